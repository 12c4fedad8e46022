// The shape report of design 6: what fixes each size of an argument, what one run costs, how much of the tiles of contractions is real work, and which
// sizes are far from the multiples that hardware likes. Filled from a planned module; text.c, json.c and html.c render it.
#ifndef TPUCC_FRONTEND_REPORT_SHAPE_REPORT_H
#define TPUCC_FRONTEND_REPORT_SHAPE_REPORT_H

#include "ir/ops/kernel_numbers.h"
#include "passes/pass.h"

typedef enum { FIXED_BY_MODEL, FIXED_BY_OPTION, FIXED_BY_OTHERS } FixedBy;

typedef struct {
    int64_t size;
    const char *symbol; // "b", "2*n", or NULL
    FixedBy by;
    const char *from; // "given in the model", "--dim b=7", "it is 2*n, by --dim n=5"
} ShapeDim;

// An argument, or a scalar that became a constant (type NULL, one entry in dims: its value).
typedef struct {
    const char *name;
    uint32_t number; // in the model as first read
    Type type;
    uint64_t bytes;
    ShapeDim *dims;
    uint32_t n_dims;
    Type part;            // of a program over several partitions, where `type` is cut among them: what each has; else NULL
    const char *variable; // that it is the value of, and no argument of a call; or NULL
} ShapeArgument;

// What a program over a mesh has to exchange because of how arrays are cut.
typedef struct {
    const char *what, *op; // "all_gather", "dot_general at mlp.mlir:21:11"
    uint64_t bytes;        // that each device gets, each time
} ShapeExchange;

// What a product of the model multiplies in (--precision).
typedef struct {
    const char *op, *as, *why; // as in ProductPrecision
} ShapeProduct;

// Weights in fewer bytes (--weights-as).
typedef struct {
    const char *op, *as; // "dot_general at lm.mlir:21:11", "bf16"
    uint64_t bytes, before;
    double error; // StoredWeights
} ShapeWeights;

// A sum of products: batch times [rows, depth] x [depth, columns].
typedef struct {
    const char *op; // "matmul at dense_1 (digits.mlir:21:11)"
    int64_t batch, rows, columns, depth;
    bool tiled;                      // false: computed element by element, without tiles
    int64_t n_tiles;                 // of MACRO_TILE x MACRO_TILE that cover the result
    int64_t edge_rows, edge_columns; // what is used of the last ones
    double share;                    // real work in all of them; 1 if there is none
    double panel_share;              // of what this processor multiplies: columns come in panels of PANEL_COLUMNS, rows are exact
} ShapeContraction;

typedef struct {
    uint32_t number;       // in the program
    char *name;            // behind the program's prefix and a dot: "3_conv_add"
    double n_launches;     // a run; of branches each is counted, of open loops one round
    uint64_t flops, bytes; // of a launch
    ShapeContraction *contractions;
    uint32_t n_contractions;
} ShapeKernel;

enum { N_MULTIPLES = 3 };
extern const int64_t shape_multiples[N_MULTIPLES]; // 8, 32, 128

// A size that is far from a multiple: what rounding it up would make of it.
typedef struct {
    const char *what; // "size s (x.0)", "columns of matmul at ..."
    int64_t size;
    int64_t padded[N_MULTIPLES];
    double waste[N_MULTIPLES]; // share of the padded size that is padding
    uint32_t n_more;           // other contractions of which the same is true
} ShapeAdvice;

// The entry point as a graph. Nodes are its arguments, in order, then its steps in the order in which they are written, then its results. A loop or branch
// is two steps, with those of its regions between: its begin takes what enters, its end gives what leaves.
typedef enum { NODE_ARGUMENT, NODE_KERNEL, NODE_CHECK, NODE_BEGIN, NODE_END, NODE_RESULT, NODE_COPY } ShapeNodeKind;
enum { NO_KERNEL = UINT32_MAX };
typedef struct {
    ShapeNodeKind kind;
    const char *name;  // "x", "3_conv_add", "while, 10 rounds", "output0"
    const char *place; // "dense_1, relu_1 (digits.mlir:21-25)", or ""
    uint32_t kernel;   // row of kernels, NO_KERNEL
    uint32_t group;    // that it lies in
    uint32_t partner;  // of a begin its end, and the other way round
    double n_launches; // of a kernel, a run
    Type type;         // of an argument or result, else NULL
    Type *constants;   // that it reads
    uint32_t n_constants;
    uint64_t constant_bytes;
} ShapeNode;

// What a node hands to another one: n values, the type of the first. n is 0 where only the order is meant (into the regions of branches), and
// `back` is set from the end of a round to the begin of the next one.
typedef struct {
    uint32_t from, to, n;
    Type type;
    uint64_t bytes;
    bool back;
} ShapeEdge;

// A loop or the region of a branch. Group 0 is the entry point.
typedef struct {
    uint32_t parent;
    const char *name;
} ShapeGroup;

// A place in the slab, taken from before node `first` has run until node `last` has; both are steps.
typedef struct {
    uint64_t offset, bytes;
    uint32_t first, last;
    const char *holds; // "results of 3_conv_add, 5_reshape"
} ShapeBuffer;

// Of one entry point; a program has one for each.
typedef struct {
    const char *name; // of the entry point: "main[s=32]"
    VEC(ShapeArgument) arguments;
    VEC(ShapeKernel) kernels;
    VEC(ShapeAdvice) advice;
    VEC(ShapeExchange) exchanges;
    VEC(ShapeProduct) products;
    VEC(ShapeWeights) weights;
    VEC(const char *) assumed; // what the proof that calls may be padded takes for granted
    VEC(ShapeNode) nodes;
    uint32_t first_step, end_step; // nodes
    VEC(ShapeEdge) edges;
    VEC(ShapeGroup) groups;
    VEC(ShapeBuffer) buffers;
    uint64_t variable_bytes; // of those that the entry point reads or writes
    uint64_t flops, argument_bytes, result_bytes, weight_bytes, slab_bytes;
    RematReport remat;
    double n_tiles;                 // of all contractions in a run
    double tile_share, panel_share; // of all tiled contractions, by their products; 1 where there are none
    Arena arena;
} ShapeReport;

// From a module on which the whole pipeline has run, as the entry point `name` (NULL: called like its function). `numbers` are shared by all entry points of a
// program, in order, as codegen numbers their kernels. The report points into the module. *out starts as {0}, and is the caller's to free.
void shape_report_make(Module *m, const char *name, const PassReport *passes, KernelNumbers *numbers, ShapeReport *out);
void shape_report_free(ShapeReport *r);

// "convolution at layer1 (net.mlir:7:10)": how reports call an op.
const char *report_op(Arena *a, const Op *op);

// Part of it: nodes, edges, groups and buffers; kernels are there already. Writes over Op.id.
void shape_graph_make(Func *f, const SlabLives *slab, KernelNumbers *numbers, ShapeReport *r);

#endif
