// Builders for passes and readers: an op is made, its types inferred, and put where the builder points. A mistake in the arguments
// is a bug of the caller (ICE), since the graph was verified before. C leaves open in which order the arguments of a call are evaluated, and compilers
// differ: two ops are never built among the arguments of one call.
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

Op *build_op(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs);
// With result types given instead of inferred (iota, reshape, matmul, ...).
Op *build_typed(Builder *b, OpKind kind, Value *const *operands, size_t n_operands, const Attr *attrs, size_t n_attrs,
                const Type *types, size_t n_types, size_t n_regions);
Value *build_unary(Builder *b, OpKind kind, Value *x);
Value *build_binary(Builder *b, OpKind kind, Value *x, Value *y);
Value *build_constant(Builder *b, const Literal *l);
Value *build_splat(Builder *b, Type type, double value);
Value *build_convert(Builder *b, Value *x, DType to);
Value *build_reshape(Builder *b, Value *x, const int64_t *dims, size_t rank); // x itself if the shape is the same
Value *build_transpose(Builder *b, Value *x, const int64_t *permutation);     // x itself if it is the identity
Value *build_broadcast(Builder *b, Value *x, const int64_t *dims, size_t rank, const int64_t *dimensions, size_t n);
Value *build_slice(Builder *b, Value *x, const int64_t *start, const int64_t *limit, const int64_t *strides);
Value *build_pad(Builder *b, Value *x, Value *value, const int64_t *low, const int64_t *high, const int64_t *interior);
// `direction`: "EQ", "NE", "LT", "LE", "GT", "GE"; floats by the default order, NaN unequal to all.
Value *build_compare(Builder *b, Value *x, Value *y, const char *direction);
Value *build_select(Builder *b, Value *cond, Value *yes, Value *no);
Value *build_bitcast(Builder *b, Value *x, DType to); // of the same width
// Over `dims` by one binary op on both arguments, beginning with `init`.
Value *build_reduce(Builder *b, OpKind reducer, Value *x, const int64_t *dims, size_t n, double init);

#endif
