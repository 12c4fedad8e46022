// What the files of tpurun share: the options, and one description of what runs, be it a compiled program or, with
// --interpret, a model.
#ifndef TPUCC_FRONTEND_RUNNER_TPURUN_H
#define TPUCC_FRONTEND_RUNNER_TPURUN_H

#include "frontend/cli/cli.h"
#include "frontend/tensors/npy.h"
#include "ir/graph/type.h"
#include "passes/bind/bind.h"
#include "runtime/tpurt.h"

// NAME=F.npy of the command line; what the name means is a Target.
typedef struct {
    const char *name, *file;
} Binding;
typedef VEC(Binding) Bindings;

typedef VEC(uint32_t) Cores;
typedef VEC(double) Doubles;

typedef struct {
    bool asked;
    double seconds;
} Bench;

typedef struct {
    const char *program; // the file to run
    Bindings inputs, outputs, expected;
    double rtol, atol;
    uint32_t n_threads, n_replicas; // 0: not given
    double timeout;                 // seconds; 0: not given
    Bench bench;
    bool pin;
    Cores cores; // processors to be bound to; none: not given
    bool monitor, describe, json, devices, verify, interpret, help, version;
    const char *profile; // file, or NULL
    Cores simulated;     // numbers of cores; none: not given
    const char *entry;   // name, or NULL
    const char *target;  // likewise
    Strings weights;     // of --interpret, as what follows
    DimBindings dims;
    unsigned control_flow, scatter, precision, weights_as; // ControlFlow + 1, ScatterWindows + 1, PrecisionKind + 1, WeightsKind + 1; 0: not given
    const char *load_variables, *save_variables;           // files, or NULL
    bool mpi;
    TpurtTransport *transport; // of --mpi, once it is open
    bool crowded;              // there are more words than the command takes
    bool answered;             // =help was given, and answered on standard output
} RunOptions;

// Fills `out`; false: diagnostics were added. Strings point into argv or into the arena of d. Freed with
// run_options_free.
bool run_options_parse(int argc, char **argv, RunOptions *out, Diags *d);
void run_options_free(RunOptions *o);
void run_options_help(FILE *out);
bool run_options_run(const RunOptions *o); // do they ask for a run, not for a description or a verdict alone?

// An argument or a result.
typedef struct {
    const char *name;
    DType dtype;
    uint32_t rank;
    const int64_t *dims;
    size_t bytes;
} Port;
// "tensor<2x3xf32>" in the arena of d.
const char *port_type(Diags *d, DType dtype, uint32_t rank, const int64_t *dims);

typedef struct Model Model;
struct Model {
    const char *file;
    Port *args, *results; // in the arena of the Diags
    uint32_t n_args, n_results, n_replicas, n_partitions, n_threads;
    uint32_t n_copies;                        // how often arguments are given: for each replica, or for each device; those of a replica one after the other
    uint32_t first_copy, n_own, first_device; // of this process: copies that it has arguments and results of, its first device
    double load_ms;                           // from the path to ready to run
    // Index of an argument (or result) with this name; false: a diagnostic, EXIT_USAGE, was added.
    bool (*find)(Model *m, bool result, const char *name, uint32_t *out_index, Diags *d);
    // args: n_own * n_args pointers; results likewise, with room for them.
    bool (*run)(Model *m, void *const *args, void *const *results, Diags *d);
    // The sizes of the inputs (by argument, NULL: not given) decide what runs: sets those of arguments and results. NULL: they are fixed.
    bool (*fit)(Model *m, const NpyArray *const *given, Diags *d);
    void (*close)(Model *m);
    TpurtProgram *program; // compiled only
    TpurtSession *session;
    uint32_t entry;
    TpurtBuffer *buffers; // of fit: all arguments, then results; in the arena of the Diags
    void *state;          // of the interpreter
    Port *variables;      // in the arena of the Diags
    bool *of_replica;     // of each: does every replica have a value of its own?
    bool *used;           // of each: by the entry point that runs
    uint32_t n_variables;
    void *(*variable)(Model *m, uint32_t index, uint32_t replica); // where its value lies
};

// variables.c
bool variables_load(Model *m, const char *file, Diags *d);
bool variables_save(Model *m, const char *file, Diags *d);
bool variables_asked(const Model *m, const RunOptions *o, Diags *d); // may what the options ask for be done?

// targets.c. An argument or result, of the copies first <= i < last.
typedef enum { TARGET_ALL, TARGET_REPLICA, TARGET_DEVICE } TargetLevel; // what the name says more about goes before what it says less about
typedef struct {
    uint32_t index, first, last;
    TargetLevel level;
    int32_t axis; // -1; else one array holds those of all replicas, side by side along this dimension
} Target;
// False: a diagnostic, EXIT_USAGE, was added.
bool target_resolve(Model *m, const char *name, bool result, Target *out, Diags *d);
// All of a list; with `once`, one that means the same as an earlier one is refused.
bool targets_resolve(Model *m, const Bindings *list, bool result, bool once, Target **out, Diags *d);
const char *copy_name(const Model *m, uint32_t copy, Diags *d); // "2", "2.1"
// n_parts of these side by side; axis -1: just this.
Port port_joined(const Port *port, int32_t axis, uint32_t n_parts, Diags *d);
// Copies part number `part` of the whole, of n_parts such ports along the axis, in or out.
void part_move(const Port *port, int32_t axis, uint32_t n_parts, uint32_t part, char *whole, char *piece, bool out);

// processes.c. Where --mpi is not given, this process is all there are.
bool processes_open(RunOptions *o, Diags *d);
bool rank_is_first(const RunOptions *o);
void processes_print(const RunOptions *o, const Diags *d); // what has gone wrong, with the process's number
void processes_stop(const RunOptions *o, const Diags *d);  // the others are told that this one has failed
void processes_close(RunOptions *o, int code);
bool processes_agree(const RunOptions *o, uint64_t *number, Diags *d);         // the first one's number is that of all
bool processes_share(const RunOptions *o, void *data, size_t bytes, Diags *d); // likewise
bool copy_is_here(const Model *m, uint32_t copy);
bool copy_is_ours(const Model *m, uint32_t copy); // and its first device is: each copy is one process's
bool copies_are_here(const Model *m, uint32_t first, uint32_t last);
// An array of a copy comes to the first process from the one whose it is; called by all for all copies, in order. `data` is read there, and written here.
bool copy_bring(const Model *m, const RunOptions *o, uint32_t copy, void *data, size_t bytes, Diags *d);

// interpret.c
bool interpreted_open(Model *m, const RunOptions *o, Diags *d);
// compiled.c
bool compiled_open(Model *m, const RunOptions *o, Diags *d);
bool compiled_verify(const RunOptions *o, Diags *d); // --verify
TpurtStatus compiled_load(const RunOptions *o, TpurtProgram **out, TpurtError *e);
bool compiled_said(Diags *d, const char *file, const TpurtError *e);                  // false
bool compiled_unloaded(Diags *d, const char *file, bool trains, const TpurtError *e); // of a file that is not loaded: it may be a model; false
DType compiled_dtype(uint32_t number);                                                // of one in tpurt.h
void memory_help(Diags *d);                                                           // of an error that says what there is too little memory for
// describe.c
bool compiled_describe(const RunOptions *o, Diags *d);
// bench.c: of times that are sorted.
bool bench_prints_json(const RunOptions *o);
void bench_print(const Model *m, const Doubles *ms, bool json);
// profile.c: into the file; with `table`, the longest kernels on standard output.
bool compiled_profile(Model *m, const char *file, bool table, void *const *args, void *const *results, Diags *d);
// simulate.c
bool compiled_simulate(Model *m, const Cores *cores, void *const *args, void *const *results, Diags *d);
bool numbers_parse(const CliOption *x, const char *value, void *list, Diags *d);
// devices.c
void compiled_devices(const Model *m);
bool cores_parse(const CliOption *x, const char *value, void *list, Diags *d);
// monitor.c
typedef struct Monitor Monitor;
Monitor *monitor_begin(const Model *m, Diags *d); // NULL: a diagnostic was added
void monitor_end(Monitor *m);
// buckets.c
bool compiled_pads(const Model *m); // has the program entry points that calls are padded to?
TpurtStatus compiled_fit(Model *m, const NpyArray *const *given, Diags *d, TpurtError *error);
TpurtStatus compiled_run_any(Model *m, void *const *args, void *const *results, TpurtError *error);
// compare.c: |got - want| <= atol + rtol * |want| everywhere, NaN equal to NaN; else a diagnostic that names the
// worst element.
bool array_compare(const Port *port, const void *got, const NpyArray *want, const char *file, const char *who, const RunOptions *o, Diags *d);
void value_text(DType dtype, const void *elem, Text *out);

// misfit.c. Helps behind what npy_check has said of the file of an argument, where it knew no way out: `whole` is what the file should hold.
void help_shape(const Model *m, const Target *t, const char *file, const Port *whole, const NpyArray *a, Diags *d);
// Of one whose sizes decide what runs, where nothing fits: it may have one dimension too many or too few.
void help_rank(const Model *m, uint32_t index, const char *file, const NpyArray *a, Diags *d);

int train_main(int argc, char **argv); // train/train.c: `tpurun train`

#endif
