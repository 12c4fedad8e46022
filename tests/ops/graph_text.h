// What the steps of random_graph.c are written with: values with a shape and bounds, ops as text, choices.
#ifndef TPUCC_TESTS_OPS_GRAPH_TEXT_H
#define TPUCC_TESTS_OPS_GRAPH_TEXT_H

#include "ir/base.h"
#include "tests/ops/inputs.h"

#include <stdio.h>

enum { MAX_DIMS = 8, MAX_SIZE = 1 << 15 };
typedef enum { F32, F64, I1, I8, I16, I32, I64, UI8, UI16, UI32, UI64, N_TYPES } DType_;

typedef struct {
    DType_ dtype;
    unsigned rank;
    int64_t dims[MAX_DIMS];
    unsigned id, part;
    bool argument, parts; // %aID; one of several results, %vID#part
    double mag;           // no element is larger
    double err;           // what rounding may have done, in units of 2^-23
    bool exact;           // the same bits from every correct compiler
    const char *quant;    // a quantized element type stored as dtype, or NULL
} Val;

typedef struct {
    Arena arena;
    uint64_t random;
    Text body;
    VEC(Val) vals; // in scope
    VEC(Val) args;
    unsigned last_id, depth;
    unsigned loop_id; // of the loop that began last
} Graph;

static inline bool is_float(DType_ t) { return t == F32 || t == F64; }
bool is_f32(const Val *v);
bool same_shape(Val a, Val b);
bool same_type(Val a, Val b);
int64_t elems(Val v);

unsigned below(Graph *g, unsigned n); // 0 .. n - 1; 0 for n = 0
int64_t size(Graph *g);               // of a dimension
void shuffle(Graph *g, unsigned *out, unsigned n);
Val pick(Graph *g, bool (*want)(const Val *)); // a value in scope, recent ones more often

// Attributes as text: name = array<i64: ...>, [...], name = dense<[[..], ..]> : tensor<nx2xi64>.
const char *list(Graph *g, const char *name, const unsigned *v, unsigned n);
const char *list_int(Graph *g, const char *name, const int *v, unsigned n);
const char *bracket(Graph *g, const unsigned *v, unsigned n);
const char *pairs(Graph *g, const char *name, const int *v, unsigned n);

// Ops; `like` is the result but for its name.
Val emit(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, Val like);
Val emit1(Graph *g, const char *op, Val x, Val like); // of stablehlo
Val emit2(Graph *g, const char *op, Val x, Val y, Val like);
Val emit_region(Graph *g, const char *op, const char *attrs, const char *reducer, const Val *in, unsigned n, Val like); // reducer NULL: the second
// The first of n results; the others differ in `part`. Sorted by operand `key`.
Val emit_sort(Graph *g, const Val *in, unsigned n, unsigned dim, unsigned key, const char *direction);
Val emit_reduce(Graph *g, const char *reducer, Val x, Val init, const unsigned *dims, unsigned n, Val like);
Val splat(Graph *g, Val like, double value);
Val constant(Graph *g, Val like, bool dense); // random elements
Val argument(Graph *g, Val like);
Val broadcast(Graph *g, Val x, Val to, const unsigned *dims);
Val settle(Graph *g, Val v); // scaled down where it may be large
void push(Graph *g, Val v);

void loop_begin(Graph *g, const Val *before, unsigned n, unsigned rounds, Val *out_state); // state 0 counts; its name is loop_id
void loop_end(Graph *g, const Val *left, unsigned n);
void graph_end(Graph *g, Text *out); // chooses results, writes the module, frees the graph

#endif
