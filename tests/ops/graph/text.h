// What the makers of random graphs (elementwise.c and its neighbours) are written with: values that know how far two correct compilers may be apart on them,
// choices, and ops as text in MLIR's generic form.
//
// The error model. A float carries `mag`, which no element exceeds, and `err`, the largest difference that two correct programs may have in an
// element: what the operands differ by times the op's slope over their range, plus a few units in the last place of its type at `mag` for the op's
// own rounding (functions within 3 ULP, sums in any order, multiply-add fused or not). Ops that are steep somewhere (log, divide, power, ..) get
// operands clamped to where they are not. Values with err = 0 are the same in every correct compiler: what only moved, what was rounded once from
// such values, and floats that are multiples of a common `grain` and need no more bits than their type has, whose sums and products are exact in
// any order. Whatever jumps (comparisons, sorts, floor, conversions to integers, ..) takes only those. The bound of a result is its err, and
// 0 asks for equality (of NaN with NaN, of zeros of either sign). Integers never differ.
#ifndef TPUCC_TESTS_OPS_GRAPH_TEXT_H
#define TPUCC_TESTS_OPS_GRAPH_TEXT_H

#include "ir/graph/literal.h"
#include "tests/ops/inputs.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_DIMS = 8, MAX_SIZE = 1 << 13, MAX_PARTS = 8 };

typedef struct {
    DType dtype;
    unsigned rank;
    int64_t dims[MAX_DIMS];
    unsigned id, part;
    bool argument, parts; // %aID; one of several results, %vID#part
    double mag;           // no element, and no part of a complex one, is larger; INFINITY: NaN and infinities as well
    double err;           // see above
    double grain;         // a power of 2 that every element is a multiple of, or 0
    const char *quant;    // a quantized element type stored as dtype, or NULL
    bool pure;            // the same bits, down to the signs of zeros and the payloads of NaN
} Val;

typedef struct {
    size_t at;
    unsigned id; // of the results
} Item;

typedef struct {
    Arena arena;
    uint64_t random;
    Text body, functions, inputs;
    VEC(Val) vals; // in scope
    VEC(Val) args;
    VEC(Item) items;         // of the body, outside of regions
    VEC(unsigned char) used; // by id: is an operand
    DType liked[2];          // types that values have more often than others
    unsigned last_id, depth; // regions around
    unsigned n_functions;
    bool portable;      // random_graph_portable: no elements of less than 8 bits, nothing that XLA:CPU takes otherwise
    bool in_function;   // no new arguments
    bool selects, open; // run-time values choose branches; how often a loop runs
} Graph;

typedef bool Maker(Graph *g); // appends ops and pushes their results; false: appended nothing that counts
typedef struct {
    Maker *make;
    unsigned weight;
} Step;
typedef struct {
    const char *name;
    const Step *steps; // up to one without a maker
    unsigned weight;
} Family;
extern const Family elementwise_family, chlo_family, convert_family, movement_family, dynamic_family, reduce_family, norm_family, contract_family,
    gather_family, sort_family, linalg_family, control_family, plain_family, quant_family;
bool step_any(Graph *g); // of any family

// Sets of element types: bits 1 << DType. Letters: B i1, S signed, U unsigned, F f16 bf16 f32 f64, P f32 f64, C complex, Q types that are only stored.
uint64_t types(const char *letters);
uint64_t any_type(const Graph *g);
static inline bool in_set(uint64_t set, DType t) { return set >> t & 1; }
static inline bool is_float(DType t) { return dtype_is_float(t); }
static inline bool is_inexact(DType t) { return dtype_is_float(t) || dtype_is_complex(t); }
DType part_of(DType t);   // of complex<f32>: f32; else the type
double unit_of(DType t);  // the distance from 1 to the next number
double int_most(DType t); // the largest magnitude of an integer type
bool same_shape(Val a, Val b);
bool same_type(Val a, Val b);
int64_t elems(Val v);
int64_t extent(Val v); // elements if no dimension were 0: reductions and products leave such a dimension out and keep the rest

unsigned below(Graph *g, unsigned n); // 0 .. n - 1; 0 for n = 0
static inline bool one_in(Graph *g, unsigned n) { return below(g, n) == 0; }
int64_t size(Graph *g); // of a dimension
void shuffle(Graph *g, unsigned *out, unsigned n);
DType type_of(Graph *g, uint64_t set);
Val random_shape(Graph *g, DType t);
enum { FINITE = 1, EXACT = 2, BITS = 4, RANKED = 8, SOME = 16 }; // SOME: at least one element
bool suits(Val v, uint64_t set, unsigned wants);
Val pick(Graph *g, uint64_t set, unsigned wants);        // a value in scope, recent ones more often; a new argument where none suits
bool find(Graph *g, Val like, unsigned wants, Val *out); // a value of that type in scope
Val partner(Graph *g, Val like, unsigned wants);         // one of that type: in scope, broadcast to it, a constant or an argument

// Attributes as text: name = array<i64: ...>, [...], name = dense<[[..], ..]> : tensor<nx2xi64>.
const char *list(Graph *g, const char *name, const unsigned *v, unsigned n);
const char *list_int(Graph *g, const char *name, const int *v, unsigned n);
const char *bracket(Graph *g, const unsigned *v, unsigned n);
const char *pairs(Graph *g, const char *name, const int *v, unsigned n);
const char *enumerated(Graph *g, const char *name, const char *kind, const char *value);
const char *scalar_type(Graph *g, DType t); // tensor<f32>
const char *type_text_of(Graph *g, Val v);

// Ops; `like` is the result but for its name. Names without a dot are of stablehlo.
Val emit(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, Val like);
Val emit1(Graph *g, const char *op, Val x, Val like);
Val emit2(Graph *g, const char *op, Val x, Val y, Val like);
void emit_parts(Graph *g, const char *op, const char *attrs, const Val *in, unsigned n, const char *regions, Val *out, unsigned n_out); // out: like, then named
void put_name(Graph *g, Val v, Text *out);
void put_names(Graph *g, const Val *v, unsigned n, Text *out);
void put_types(Graph *g, const Val *v, unsigned n, Text *out); // (a, b)
void item_begin(Graph *g, unsigned id);
Val name_it(Graph *g, Val like);

Val splat(Graph *g, Val like, double value);
Val scalar(Graph *g, DType t, double value);
Val constant(Graph *g, Val like);                              // random elements
Val integers(Graph *g, DType t, const int64_t *v, unsigned n); // tensor<nxt>
typedef enum { PLAIN, WHOLE, SPECIAL, INDEX } InputKind;       // uniform in [-2, 2); whole numbers of -4..4; anything; 0..most
Val argument_of(Graph *g, Val like, InputKind kind, int64_t most);
Val argument(Graph *g, Val like, unsigned wants);
Val broadcast(Graph *g, Val x, Val to, const unsigned *dims);
Val clamped(Graph *g, Val x, double low, double high); // each part of a float; its size first, where low > 0
Val rounded(Val v, double ulps);                       // after an op of its own rounding
Val joined(Val a, Val b);                              // bounds of values that come from either
Val settle(Graph *g, Val v);                           // scaled down where it may be large
void push(Graph *g, Val v);
bool done(Graph *g, Val v); // settle, push, true

// A region of a sum, product, extreme or bit operation of two arguments of type t.
const char *reducer(Graph *g, DType t, const char *op);

// Chooses results, writes the module, frees the graph. only: one result alone, -1 for all; dead ops go with the others. Returns how many there are.
unsigned graph_end(Graph *g, int only, Text *out);

#endif
