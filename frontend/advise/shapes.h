// `tpucc shapes`: which sizes to compile for, given the calls that libtpurt has counted (TPURT_SHAPE_LOG).
//
//   log files -> CallLog, one for each program: its open dimensions and how often each size of them was called
//             -> Choice: sizes to compile for, and what padding to them costs
//
// Work is taken to grow in proportion to the product of the open dimensions: an element is one unit of each of them, and padding is the
// share of the computed elements that nobody asked for.
#ifndef TPUCC_FRONTEND_ADVISE_SHAPES_H
#define TPUCC_FRONTEND_ADVISE_SHAPES_H

#include "ir/base/diag.h"

enum { MAX_VARIABLES = 3, MAX_COMPILES = 64 };

// An open dimension whose size differs between calls.
typedef struct {
    const char *name; // of --bucket: a symbol "s", or "x.1": argument x, dimension 1
    const char *also; // ", mask.1": dimensions without a name that always have the same size; or ""
} Variable;

typedef struct {
    int64_t sizes[MAX_VARIABLES];
    uint64_t count;
} CallPoint;

enum { CALLS_HIT, CALLS_PADDED, CALLS_MISS, N_OUTCOMES };

typedef struct {
    const char *program;
    Variable variables[MAX_VARIABLES];
    uint32_t n_variables;
    CallPoint *points; // all different, in order of their sizes
    size_t n_points;
    uint64_t n_calls;              // of the points
    uint64_t outcomes[N_OUTCOMES]; // of all calls
    uint64_t n_unlisted;           // counted without their shapes
    uint64_t n_left_out;           // whose shapes no size of the variables would admit
    double flops_per_element;      // 0: not known
} CallLog;

typedef struct {
    CallLog *items;
    size_t n;
} CallLogs;

// Reads the files as one log. False: diagnostics were added, with the line of each mistake. Everything is in `arena`.
bool call_logs_read(const char *const *paths, size_t n_paths, Arena *arena, CallLogs *out, Diags *d);
// The same for one log in memory; `name` is its name in diagnostics.
bool call_logs_parse(const char *name, const void *bytes, size_t n_bytes, Arena *arena, CallLogs *out, Diags *d);

// ---- Advice (advice.c)

typedef struct {
    int64_t *sizes[MAX_VARIABLES]; // in order; NULL: one compilation for each shape, see shapes_multiples
    size_t n_sizes[MAX_VARIABLES];
    uint64_t n_compiles;
    double elements; // computed by all calls
    double padding;  // the share of them that is padding, 0 <= padding < 1
} Choice;

// The sizes that waste least with at most n_compiles compilations, all multiples of `align`, the largest not below any size called.
// One variable: the optimum. Two or three: each split of the compilations over the variables (the product of their numbers of
// sizes), where sizes of one variable are the optimum given those of the others, in turns until nothing improves. 1 <= n_compiles <=
// MAX_COMPILES. Sizes are in `arena`.
Choice shapes_advise(const CallLog *log, uint32_t n_compiles, int64_t align, Arena *arena);
// Every size rounded up to a multiple; 1: no padding.
Choice shapes_multiples(const CallLog *log, int64_t multiple);
// What these sizes cost; n_compiles is their product.
Choice shapes_cost(const CallLog *log, const Choice *sizes);

// `tpucc shapes ...`: argv[1] is "shapes". The exit code of the program.
int shapes_main(int argc, char **argv);

#endif
