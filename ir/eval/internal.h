// What the files of the evaluator share: tensors with a count of users, the context of one evaluation, elements widened
// for arithmetic, and strided copies. Only files of this room, and of the rooms in it, include this.
//
// Arithmetic is done on widened elements (Wide): integers as 64 bits, floats as double. For +, -, *, / and sqrt on f32,
// f16 and bf16 rounding the double result once gives the correctly rounded result of the narrow operation, since 53 >=
// 2 * 24 + 2 (Figueroa 1995, "When is double rounding innocuous?"); so one path serves every type.
#ifndef TPUCC_IR_EVAL_INTERNAL_H
#define TPUCC_IR_EVAL_INTERNAL_H

#include "ir/eval/limits.h"
#include "ir/graph/graph.h"

// Bytes that several tensors may share; freed with the last of them.
typedef struct {
    size_t n_users, n_bytes;
    _Alignas(16) char bytes[];
} Buffer;

// A literal and what keeps its bytes alive: a Buffer, or NULL where somebody else does (the caller, a constant, the
// arena).
typedef struct {
    Literal lit;
    Buffer *owner;
} Tensor;

typedef struct Plan Plan;
typedef struct World World;
typedef struct {
    const Plan *plan;
    Tensor *slots; // one a value of the plan
} Frame;

typedef struct {
    Module *m;
    Diags *d;
    Arena *arena; // results go here; NULL: into Buffers
    EvalLimits limits;
    uint64_t n_ops, work;
    size_t live_bytes;
    Frame *frame;                              // of the function being run, or of the regions of the op being run; NULL where there is none
    Plan *plans;                               // made so far
    int depth;                                 // of regions and calls that are being run
    uint32_t n_replicas, n_partitions, device; // that is running
    World *world;                              // where it meets others; NULL: there is one device
    const struct EvalWatch *watch;             // or NULL
} Eval;

typedef bool EvalFn(Eval *e, const Op *op, const Tensor *ins, Tensor *out);
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) EvalFn eval_##eval;
#include "ir/op.def"

// eval.c: ops, blocks and functions, from inside of the rules of others.
// Runs a block of the current frame; out[i] is what its terminator's operand i is. The caller drops what it gets.
bool eval_block(Eval *e, const Block *b, const Tensor *args, Tensor *out);
// Runs a region on whole tensors, each result in a Buffer of its own, whatever e->arena is.
bool eval_region_run(Eval *e, const Block *b, const Tensor *args, Tensor *out);
bool eval_call_func(Eval *e, const Func *f, const Tensor *args, Tensor *out);
bool eval_fixed(Eval *e, const Op *op, const Tensor *ins, Tensor *out); // another op that stands for the one at hand

// devices/world.c. A function on as many devices, each with its arguments and its results, one after the other.
bool world_run(Eval *e, const Func *f, uint32_t n_replicas, uint32_t n_partitions, const Tensor *args, Tensor *out);

// frame.c
// The value of v, which some op around here uses; NULL if it is not known (a diagnostic at `user` was added).
const Tensor *eval_value(Eval *e, const Op *user, const Value *v, Tensor *scratch);
const Plan *plan_make(Eval *e, const Func *func, const Op *root); // of a function, or where func is NULL of the regions of root; each made once
void plans_free(Eval *e);
Frame frame_make(const Plan *p);
void frame_free(Eval *e, Frame *f);
void frame_set(Eval *e, const Value *v, Tensor t); // in the current frame; t is its own from here on
void frame_drop_dead(Eval *e, const Op *op);       // what nothing uses behind the op

// tensor.c
bool eval_charge(Eval *e, const Op *op, uint64_t work); // false: over the limit
bool eval_room(Eval *e, const Op *op, double bytes);    // false: more than may be alive at once
// A tensor with room for all elements, or for one if splat; *out_data is to be filled.
bool tensor_make(Eval *e, const Op *op, Type type, bool splat, Tensor *out, void **out_data);
Tensor tensor_share(const Tensor *t, Type type);                    // the same bytes as another type
void tensor_drop(Eval *e, Tensor *t);                               // gives up one use; t is empty afterwards
bool results_make(Eval *e, const Op *op, Tensor *out, void **data); // all results, not splats

// What a custom_call may be
EvalFn eval_lapack;       // linalg/lapack.c: a routine that is no op
EvalFn eval_custom_check; // check.c: a check, which may give results

// contract.c: makes result 0 of an op that costs `work` multiplications, if there is room for its operands widened
bool eval_begin_widened(Eval *e, const Op *op, double work, Tensor *out, void **out_data);

// quant.c: an op with quantized operands or results; fn is what it is without
bool eval_quantized(Eval *e, const Op *op, EvalFn *fn, const Tensor *ins, Tensor *out);

// math/element.c: one element
typedef union {
    int64_t i; // signed types sign-extended, unsigned ones and i1 zero-extended
    double f;
    struct {
        double re, im;
    } c;
} Wide;

typedef struct {
    unsigned bits;
    bool is_signed;
} IntType;
typedef enum { WC_INT, WC_FLOAT, WC_COMPLEX } WideClass;
WideClass dtype_wide(DType t);

// A MAP op made ready to run on elements. run's result is not rounded to `out` yet: wide_store and wide_round do that.
typedef struct ElementOp ElementOp;
struct ElementOp {
    Wide (*run)(const ElementOp *e, Wide a, Wide b, Wide c);
    uint32_t n_args;
    DType in[3], out;
    IntType int_type;                 // of operand 0
    int exponent_bits, mantissa_bits; // of reduce_precision
    union {
        int64_t (*int1)(IntType, int64_t);
        int64_t (*int2)(IntType, int64_t, int64_t);
        double (*float1)(double);
        double (*float2)(double, double);
        long double (*long1)(long double);
        long double (*long2)(long double, long double);
        Wide (*complex1)(Wide);
        Wide (*complex2)(Wide, Wide);
        uint8_t truth[4]; // of a comparison: the result for less, equal, greater, unordered
    };
};
bool element_op_make(Eval *e, const Op *op, ElementOp *out);
void element_op_run(const ElementOp *e, size_t n, const Wide *a, const Wide *b, const Wide *c, Wide *out);

Wide wide_load(DType t, const void *elem);
void wide_store(DType t, void *elem, Wide w);
Wide wide_round(DType t, Wide w); // what loading gives after storing
void wide_load_many(DType t, const void *data, size_t n, Wide *out);
void wide_store_many(DType t, void *data, size_t n, const Wide *w);
static inline Wide tensor_element(const Tensor *t, int64_t at) { return wide_load(t->lit.type->dtype, literal_elem(&t->lit, at)); }

// math/scalar.c: the functions of single elements by op
typedef struct {
    int64_t (*int1)(IntType, int64_t);
    double (*float1)(double);
    long double (*long1)(long double); // for f64, where it is better than float1
    Wide (*complex1)(Wide);
} UnaryFns;
typedef struct {
    int64_t (*int2)(IntType, int64_t, int64_t);
    double (*float2)(double, double);
    long double (*long2)(long double, long double);
    Wide (*complex2)(Wide, Wide);
} BinaryFns;
extern const UnaryFns unary_fns[OP_COUNT];
extern const BinaryFns binary_fns[OP_COUNT];
const UnaryFns *unary_of(OpKind op); // element.c: these, or those of math/special.c; no functions where the op has none
const BinaryFns *binary_of(OpKind op);
int64_t scalar_int_max(IntType t, int64_t a, int64_t b);
int64_t scalar_int_min(IntType t, int64_t a, int64_t b);
double scalar_float_max(double a, double b);
double scalar_float_min(double a, double b);

// copy.c: a counter over an index space, the last dimension fastest: do ... while (index_next(&i)).
typedef struct {
    uint32_t rank;
    const int64_t *dims;
    int64_t at[MAX_RANK];
} Index;
bool index_next(Index *i);
int64_t index_dot(const Index *i, const int64_t *strides);

// region/region.c: a region of scalars, applied many times. Its arguments are put into slots 0..n_args-1.
typedef struct {
    ElementOp op;
    uint32_t args[3], result;
} RegionStep;
typedef struct {
    const Op *op; // that holds the region
    uint32_t n_args, n_results;
    VEC(RegionStep) steps;
    VEC(Wide) slots;          // arguments, constants, results of steps
    VEC(const Value *) names; // of slots
    uint32_t *returned;       // slots
    const Block *block;       // to be run instead, if there is no program
    Value *const *args;       // of the region
    Tensor *scratch;          // arguments and results of the block
} Region;
bool region_make(Eval *e, const Op *op, const Block *b, Region *out); // region_free also after false
void region_free(Region *r);
bool region_apply(Eval *e, Region *r, Wide *out); // what the region returns

// region/window.c: a window over an operand, dimension by dimension, from the op's window_* and padding attributes.
typedef struct {
    uint32_t rank;
    int64_t size[MAX_RANK], stride[MAX_RANK], base[MAX_RANK], dilation[MAX_RANK], low[MAX_RANK];
} Window;
Window *window_make(const Op *op, uint32_t rank); // freed by the caller
// The element that position `in` of the window at `out` covers, or -1 for padding.
int64_t window_element(const Window *w, Type from, const int64_t *strides, const Index *out, const Index *in);

// math/special.c: functions of CHLO in long double; the complex ones in double
extern const UnaryFns special_unary[OP_COUNT];
long double eval_digamma(long double x);
long double eval_zeta_left(long double x, long double q, bool x_even); // the sum of (q + k)^-x, q < 0 and whole x, no pole
extern const BinaryFns special_binary[OP_COUNT];

// copy.c: copies between strided arrays. Strides are in bytes and may be 0 or negative.
typedef struct {
    uint32_t rank;
    int64_t dims[MAX_RANK], dst[MAX_RANK], src[MAX_RANK];
} Copy;
void copy_run(Copy c, size_t elem_bytes, void *dst, const void *src);
static inline void copy_add_dim(Copy *c, int64_t dim, int64_t dst, int64_t src) { c->dims[c->rank] = dim, c->dst[c->rank] = dst, c->src[c->rank++] = src; }
void elems_fill(void *dst, const void *elem, size_t elem_bytes, size_t n);
// Row-major strides in bytes, and those of the stored elements: all 0 for a splat.
void type_byte_strides(Type t, int64_t *out);
void literal_byte_strides(const Literal *l, int64_t *out);

#endif
