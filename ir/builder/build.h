// Builders for passes and readers: each op is one call, its type inferred, and is put where the builder points. A mistake in the arguments
// is a bug of the caller (ICE), since the graph was verified before. C leaves open in which order the arguments of a call are evaluated, and compilers
// differ: two ops are never built among the arguments of one call.
//
// What takes a Type `shape` uses its dimensions alone. Lists of dimensions and sizes are copied.
#ifndef TPUCC_IR_BUILDER_BUILD_H
#define TPUCC_IR_BUILDER_BUILD_H

#include "ir/graph/graph.h"

typedef struct {
    Module *m;
    Block *block;
    Op *before; // NULL: at the end of the block
    OpLoc loc;
} Builder;

static inline Builder builder_before(Module *m, Op *op) { return (Builder){m, op->block, op, op->loc}; }
static inline Builder builder_in(const Builder *b, Block *block) { return (Builder){b->m, block, NULL, b->loc}; } // at its end, said to be where b is

// ---- any op

Op *build_op(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs);
// With result types given instead of inferred, and regions to be filled.
Op *build_typed(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs, const Type *types, size_t n_types,
                size_t n_regions);
// An op again with its attributes, but without regions: as many operands, and results of these types.
Op *build_like(Builder *b, const Op *op, Value *const *operands, const Type *types);

// ---- constants (constant.c)

Value *build_constant(Builder *b, const Literal *l);
Value *build_splat(Builder *b, Type type, double value);
Value *build_splat_i64(Builder *b, Type type, int64_t value);
Value *build_splat_of(Builder *b, Type type, const void *elem);
Value *build_scalar(Builder *b, DType t, double value);
Value *build_scalar_as(Builder *b, Value *x, DType t); // build_convert, where x is a constant of floats already done: behind `fold` nobody else does it
// One number an element; converted to t.
Value *build_numbers(Builder *b, DType t, const double *values, const int64_t *dims, size_t rank);
Value *build_integers(Builder *b, const int64_t *values, const int64_t *dims, size_t rank); // of i64

// ---- elementwise (build.c)

Value *build_unary(Builder *b, OpKind kind, Value *x);
Value *build_binary(Builder *b, OpKind kind, Value *x, Value *y);
Value *build_convert(Builder *b, Value *x, DType to); // x itself if it is of this type
Value *build_bitcast(Builder *b, Value *x, DType to); // of the same width
// `direction`: "EQ", "NE", "LT", "LE", "GT", "GE"; floats by the default order, NaN unequal to all.
Value *build_compare(Builder *b, Value *x, Value *y, const char *direction);
Value *build_compare_as(Builder *b, Value *x, Value *y, const char *direction, const char *compare_type); // "TOTALORDER", "UNSIGNED", ..
Value *build_select(Builder *b, Value *cond, Value *yes, Value *no);
Value *build_clamp(Builder *b, Value *low, Value *x, Value *high);

// ---- movement (movement.c)

Value *build_iota(Builder *b, DType t, Type shape, uint32_t dim);
Value *build_reshape(Builder *b, Value *x, const int64_t *dims, size_t rank); // x itself if the shape is the same
Value *build_reshape_as(Builder *b, Value *x, Type shape);
Value *build_transpose(Builder *b, Value *x, const int64_t *permutation); // x itself if it is the identity
Value *build_broadcast(Builder *b, Value *x, const int64_t *dims, size_t rank, const int64_t *dimensions, size_t n);
Value *build_broadcast_as(Builder *b, Value *x, Type shape, const int64_t *dimensions, size_t n);
Value *build_slice(Builder *b, Value *x, const int64_t *start, const int64_t *limit, const int64_t *strides);
Value *build_slice_along(Builder *b, Value *x, uint32_t dim, int64_t from, int64_t to); // [from, to) of one dimension, all of the others
Value *build_pad(Builder *b, Value *x, Value *value, const int64_t *low, const int64_t *high, const int64_t *interior);
Value *build_reverse(Builder *b, Value *x, const int64_t *dims, size_t n);
Value *build_concatenate(Builder *b, Value *const *parts, size_t n, uint32_t dim);
// `starts`: a scalar for each dimension.
Value *build_dynamic_slice(Builder *b, Value *x, Value *const *starts, const int64_t *sizes);
Value *build_dynamic_update_slice(Builder *b, Value *whole, Value *part, Value *const *starts);
// x without `dim`, where that is the scalar `at`; `whole` with v there.
Value *build_dynamic_index(Builder *b, Value *x, uint32_t dim, Value *at);
Value *build_dynamic_update_index(Builder *b, Value *whole, Value *v, uint32_t dim, Value *at);
Value *build_gather(Builder *b, Value *x, Value *indices, const Axes lists[GATHER_LISTS], const int64_t *sizes);

// ---- contractions (contract.c)

Value *build_dot(Builder *b, Value *x, Value *y, const Axes lists[DOT_LISTS], DType to);
// A dot_general or convolution again with operands whose dimensions are in another order, which the lists tell.
Value *build_contraction_like(Builder *b, const Op *op, Value *x, Value *y, const Axes *lists);

// ---- regions (region.c)

void build_return(Builder *b, Value *const *values, size_t n);
// The region `to`, empty so far: one binary op on two scalars; what `from` has, its arguments and its end too.
void build_reducer(Builder *b, Block *to, OpKind kind, DType t);
void build_region_copy(Builder *b, const Block *from, Block *to);
// Over `dims` by one binary op on both arguments, beginning with `init`.
Value *build_reduce(Builder *b, OpKind reducer, Value *x, const int64_t *dims, size_t n, double init);
// `padding`: two numbers a dimension.
Value *build_reduce_window(Builder *b, OpKind reducer, Value *x, const int64_t *window, const int64_t *padding, double init);
// Along `dim`, equal ones in their order. The comparator is to be filled: two scalars an operand.
Op *build_sort(Builder *b, Value *const *operands, size_t n, uint32_t dim);
// A while of n rounds over `start`, of which the first is a counter from 0. *out_body builds its body, whose arguments are the state;
// it has to count, and to end with build_return.
Op *build_loop(Builder *b, Value *const *start, size_t n_state, int64_t n, Builder *out_body);

#endif
