// Passes: graph to graph. What a pass gets, what it may rely on, and how the program runs all of them.
//
// A pass is a function in a file of its own and a row of the table in pipeline.c. It takes a module that verifies and leaves one that
// verifies; it sets c->changed if it changed anything; false means that it added a diagnostic. Passes never call each other.
// The runner does the rest: it computes what a pass needs, verifies, dumps, times and resets the scratch arena.
#ifndef TPUCC_PASSES_PASS_H
#define TPUCC_PASSES_PASS_H

#include "ir/graph/uses.h"
#include "ir/ops/plan.h"
#include "ir/ops/target_facts.h"
#include "passes/tuned.h"

// What may become of if, case and while whose predicate depends on run-time values (design 5).
typedef enum { CONTROL_STATIC, CONTROL_SELECT, CONTROL_DYNAMIC } ControlFlow;

// Whose kernels multiply f32 and f64 matrices.
typedef enum { MATMUL_GENERATED, MATMUL_OPENBLAS } MatmulKernels;

// In which contractions of f32 multiply: f32, bf16, or as each op's precision_config has it (layout/precision.c).
typedef enum { PRECISION_F32, PRECISION_BF16, PRECISION_MODEL } PrecisionKind;

// As what weights of matrix products and gathered tables of f32 are stored (layout/weights.c).
typedef enum {
    WEIGHTS_F32,
    WEIGHTS_BF16,
    WEIGHTS_INT8, // in groups of 64, of others where that takes fewer bytes or changes nothing, or of as many as stand behind it
    WEIGHTS_INT8_32,
    WEIGHTS_INT8_64,
    WEIGHTS_INT8_128,
    WEIGHTS_INT4,
    WEIGHTS_INT4_32,
    WEIGHTS_INT4_64,
    WEIGHTS_INT4_128
} WeightsKind;

// What a scatter does with a window of updates that lies partly outside its operand: keeps the part inside, or leaves it out.
typedef enum { CONV_AUTO, CONV_DIRECT } ConvKernels; // auto: by fewer multiplications where that is cheaper (layout/winograd.h)
typedef enum { SCATTER_STABLEHLO, SCATTER_XLA } ScatterWindows;

// --dim NAME=VALUE, --dim NAME=SYMBOL, or one of the sizes of --bucket. NAME is a symbol, a dimension of an argument ("x.0") or a scalar integer argument.
typedef struct {
    const char *name;
    int64_t value;
    const char *place;  // "--dim b=7", "--bucket s=32,64,128", for messages
    bool padded;        // calls with a smaller size are padded to this one with zeros at the end of their arguments, and keep of each result
                        // the first elements along each dimension
    const char *called; // --dim x.0=b: no number, but what a dimension without a name is called; or NULL
} DimBinding;

struct Padding;
struct Training;

enum { DEFAULT_CORES = 16, REMAT_AUTO = -1 };
#define GRAD_ALL "*" // every argument of floating-point or complex numbers

typedef struct {
    const char *passes;     // names between commas: only these, in this order; NULL: all
    const char *skip;       // names between commas, not run; NULL: none
    const char *stop_after; // the last pass to run; NULL: all
    const char *dump_dir;   // NULL: no dumps
    const char *command;    // for command.txt of the dumps; may be NULL
    const char *debug;      // names of passes that log what they did, between commas; NULL: none
    int opt_level;          // rows of the table above it are left out, unless `passes` names them
    bool check;             // verify after each pass and look for changes that are not reported, whatever the pass says
    bool dump_locs;         // loc(...) in dumps
    bool opaque_constants;  // for tests alone, no program sets it: no decision looks into constants, so that tests of single ops run what they test
    uint32_t task_cycles;   // for tests alone as well: kernels are cut into tasks of so many cycles, however many these are; 0: as is best
    ControlFlow control_flow;
    MatmulKernels matmul;
    ConvKernels conv;
    PrecisionKind precision;
    WeightsKind weights_as;
    double weights_error; // more is refused; 0: by what they are stored as
    const Tuned *tuned;   // choices that were measured; NULL: none, the cost model chooses
    ScatterWindows scatter;
    int64_t fold_bytes;        // a folded result may be larger than its operands by this much
    uint64_t fold_work;        // multiplications and steps of reductions that folding one op may take
    const TargetFacts *target; // of the processor's row in codegen's table, by which the lower passes decide
    const TargetFacts *best;   // of the best of several processors that a program is for: what decides how sums are rounded, and so what is computed of weights
                               // when compiling, is decided by it for all of them; NULL: by `target`
    uint32_t n_cores;          // that kernels with few tasks are cut for. Not the host's: an artifact depends on the model, the options and the target
                               // alone, and runs with any number of threads
    uint32_t n_processes;      // that the devices are dealt to
    uint64_t processes_bytes;  // sums of at least as many bytes of each device's are made inside each process first
    int64_t remat;             // bytes that the slab may take: values are computed again instead of kept; REMAT_AUTO: what is cheap; 0: all are kept
    const char *grad;          // names of arguments between commas, or GRAD_ALL: main gives the gradient with respect to them as well; NULL: no
    const char *grad_of;       // names of results between commas, of which; NULL: of all
    const struct Training *training; // main becomes the functions of a training by these wishes (passes/training/options.h); NULL: it stays
    const DimBinding *dims;          // what the pass `bind` makes numbers of
    size_t n_dims;
    void (*see_padding)(void *context, const struct Padding *p);  // tests look at what the proof of padding knows (passes/padding/state.h), at its end; or NULL
    void (*see_pass)(void *context, const char *pass, Module *m); // looks at what each pass leaves; may give ops names (OpLoc.name), and no more; or NULL
    void *see_context;
    bool ask_tunables;        // PassReport.tunables
    bool ask_fills;           // PassReport.fills: repeats the proof for each argument
    struct FoldCache *folded; // shared by runs on copies of one module's functions: large constants are computed once; or NULL
} PassOptions;

// Of the pass `fold`. It holds nothing of the module's, which has to outlive it.
struct FoldCache *fold_cache_new(void);
void fold_cache_free(struct FoldCache *cache);

PassOptions pass_options_default(void); // everything on; `check` in builds without NDEBUG; no target, which passes from `layout` on ask for

typedef struct {
    const char *name;
    int64_t time_ns;
    size_t n_ops; // left behind, nested ones included
    bool changed;
} PassRun;

// What a symbol, a dimension of an argument or a scalar argument is worth, and what said so. Strings are the module's.
typedef struct {
    enum { DIM_OF_SYMBOL, DIM_OF_ARGUMENT, DIM_OF_SCALAR } kind;
    uint32_t argument, axis; // of an argument or scalar: PortInfo.number
    Str name;                // "b"; "2*n" or, without a name, "x.1"; "n"
    int64_t value;
    Str from;           // "--dim b=7", "declared tensor<7xf32>", "it is 2*n, by --dim n=5"
    const Op *constant; // what stands for a scalar now
    bool open;          // the model did not say it
    bool padded;        // it follows from a binding that calls are padded to
    bool called;        // of an argument: the model names the size; else `name` is its place, "x.1"
} BoundDim;
typedef VEC(BoundDim) BoundDims;
typedef VEC(Str) Strs;
typedef VEC(const Op *) OpList;
typedef VEC(Tunable) Tunables;

// What lies in the slab, where and for how long, as assign planned it: for reports. Positions count what happens in the function in the order in which
// it is written, regions included.
typedef struct {
    uint64_t offset, bytes;
    int64_t first, last; // positions of its life, both in it
} SlabBuffer;
typedef struct {
    const Value *value;
    uint32_t buffer;
} SlabValue;
typedef struct {
    const Op *op;
    int64_t position;
} SlabStep; // of an op with regions its begin and, behind the steps of its regions, its end
typedef struct {
    VEC(SlabBuffer) buffers;
    VEC(SlabValue) values; // both in order of position
    VEC(SlabStep) steps;
} SlabLives;

// What happened, for --time-passes, --debug and code generation.
// A collective that a pass put in.
typedef struct {
    OpKind kind;
    uint64_t bytes; // that each device gets from others, or adds to others' sums
    const Op *op;   // that it is for: of the program over whole arrays, or the collective that it is a part of
} InsertedCollective;
typedef VEC(InsertedCollective) InsertedCollectives;

// Weights that are stored in fewer bytes.
typedef struct {
    const Op *op; // that reads them
    const char *as;
    int64_t before, bytes; // as the model has them; stored
    double error;          // the root of the mean square of what that changes, beside that of the weights
} StoredWeights;
typedef VEC(StoredWeights) StoredWeightsList;

// In what a product of the model multiplies, where --precision asks for less than f32.
typedef struct {
    const Op *op;    // as the model has it
    const char *as;  // "f32", "bf16", "three of bf16"
    const char *why; // it stays f32; or NULL
} ProductPrecision;
typedef VEC(ProductPrecision) ProductPrecisions;

// What became of PassOptions.remat.
typedef struct {
    bool asked;            // a size was, or kernels are run again
    uint64_t bytes_before; // of the slab, if all values were kept
    uint32_t n_kernels;    // that are run again
    double share;          // of the time of main's kernels that this takes, by the cost model
} RematReport;

// What the proof of padding allows an argument to hold behind its elements where a call is padded. The runtime writes zeros, whatever is allowed.
typedef enum {
    PADDING_ZEROS,
    PADDING_NUMBERS, // what a model computes with
    PADDING_ANYTHING // however large, infinite, or NaN
} PaddingFill;
typedef VEC(PaddingFill) PaddingFills;

typedef struct {
    VEC(PassRun) runs;
    Text log;           // what passes named in `debug` say
    BoundDims dims;     // what the pass `bind` found: all sizes of the arguments, and the symbols
    PaddingFills fills; // by argument of main, where PassOptions.ask_fills and sizes are padded
    Strs assumed;       // what was taken for granted where calls are padded: "values of the arguments are finite, and nothing overflows"
    InsertedCollectives inserted;
    StoredWeightsList stored;
    ProductPrecisions products;
    Tunables tunables; // where PassOptions.ask_tunables; strings are the module's
    size_t n_tuned;    // contractions that PassOptions.tuned has a choice for
    RematReport remat;
    Plan plan;
    SlabLives slab;
} PassReport;

void pass_report_free(PassReport *r);
void pass_report_text(const PassReport *r, Text *out); // the table of times

// Runs the pipeline on a module as it was read. False: diagnostics were added, and the module may be half way (valid after the last pass that
// returned true). `out_report` may be NULL; else it starts as {0} and is the caller's to free.
bool pipeline_run(Module *m, const PassOptions *o, Diags *d, PassReport *out_report);

// module_verify, which pipeline_run begins with; where only types are wrong, all independent mistakes in one run: those that `shapes` would find as well.
bool pipeline_verify(Module *m, const PassOptions *o, Diags *d);

// Has each name of such a list (--passes, --skip, --stop-after) a pass? NULL: no list. False: a diagnostic names the `option`, EXIT_USAGE.
bool pass_names_check(const char *option, const char *names, Diags *d);

// The names and help of all passes, for --help.
void passes_help(Text *out);

// --- for passes

typedef struct {
    Module *m;
    Diags *d;
    Arena *scratch; // emptied when the pass returns: nothing in the module may point into it
    const PassOptions *o;
    const Uses *uses;              // of main's body, where the row asks for USES; stale after the first change
    Plan *plan;                    // PLAN: what assign fills in
    SlabLives *slab;               // of the report, likewise
    BoundDims *dims;               // of the report
    Strs *assumed;                 // of the report
    PaddingFills *fills;           // of the report
    InsertedCollectives *inserted; // of the report
    StoredWeightsList *stored;     // of the report
    ProductPrecisions *products;   // of the report
    Tunables *tunables;            // of the report
    size_t *n_tuned;               // of the report
    RematReport *remat;            // of the report
    PtrMap *open;                  // in shapes, where calls are padded: of a reshape whose result has an open size, the Type that was written; or NULL
    PtrMap *sized;                 // in shapes: of an op that was made of one whose operands say how large results are, the first result, and that op; or NULL
    OpList *asserted;              // in shapes: what the model asserts of sizes, where calls are padded; or NULL
    Text *log;                     // NULL unless `debug` names this pass
    bool changed;                  // set by the pass
} PassContext;

typedef bool PassFn(PassContext *c);

const TargetFacts *pass_target(const PassContext *c); // what runs such a pass without a target is wrong: an ICE
const TargetFacts *pass_best(const PassContext *c);   // PassOptions.best, or the target

// Of a model whose types are wrong, as the verifier said: what `shapes` would refuse in main and does not follow from those mistakes. The module is
// of no further use.
void shapes_refuse_more(PassContext *c);

enum { USES = 1 }; // Pass.needs

typedef struct {
    const char *name;
    PassFn *run;
    int level; // the least opt_level that runs it
    unsigned needs;
    bool fixpoint; // neighbours with it are repeated together until none changes anything
    const char *help;
} Pass;

extern const Pass pipeline[];
extern const size_t n_passes;

PassFn pass_mark, pass_taps, pass_precision, pass_weights, pass_layout, pass_groups, pass_sink, pass_shards, pass_exchange, pass_merge, pass_boxes, pass_scans,
    pass_chunks, pass_fuse, pass_collapse, pass_slices, pass_phases, pass_runs, pass_tile, pass_share, pass_remat, pass_assign;
PassFn pass_symbols, pass_gspmd, pass_inline, pass_plain, pass_bind, pass_shapes, pass_windows, pass_alike, pass_gradient, pass_training, pass_partition,
    pass_devices, pass_canon, pass_fold, pass_cse, pass_dce;
PassFn pass_fold_scale, pass_processes, pass_expand;

#endif
