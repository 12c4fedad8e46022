// Strided views: where the elements of a value lie in the dense row-major buffer of another value that it only
// rearranges.
#ifndef TPUCC_IR_OPS_VIEW_H
#define TPUCC_IR_OPS_VIEW_H

#include "ir/graph/graph.h"

// Element [i0, i1, ..] is element offset_elems + i0 * strides_elems[0] + i1 * strides_elems[1] + .. of base's buffer. A
// stride may be 0 (repetition) or negative (reversal). The stride of a dimension of size 1 means nothing; of an empty
// view only the dims mean something.
typedef struct {
    const Value *base;
    uint32_t rank;
    int64_t dims[MAX_RANK], strides_elems[MAX_RANK], offset_elems;
} View;

// Walks from v back through reshape, transpose, slice, reverse and broadcast_in_dim, as far as the result is one
// strided view; the value where that ends is the base (v itself at worst). False only where v is no tensor of known
// shape. The graph must be verified.
bool view_resolve(const Value *v, View *out);
// The result of a bitcast_convert to wider elements whose parts lie side by side, a whole number of them from the first on: its elements are those of base's
// buffer, in units of theirs. False: it is no such op, or they do not lie so.
bool view_of_wider(const Op *bitcast, View *out);
// The dense view of a value of known shape.
void view_identity(const Value *v, View *out);
// Sees the same elements, in the same row-major order, as a tensor of `dims`. False, and *view untouched, where strides
// cannot say that or the number of elements differs.
bool view_reshape(View *view, const int64_t *dims, uint32_t rank);
// Whether consecutive elements in row-major order lie side by side, in order, from the offset on.
bool view_is_dense(const View *view);
// Whether each dimension of more than one element is one of the base's, as large; out_dims says which.
bool view_keeps_dims(const View *view, uint32_t out_dims[MAX_RANK]);
// Whether the last two dimensions are a matrix as BLAS reads it: rows contiguous, or (transposed) columns, and the other stride, which
// *out_stride_elems gets, at least as long as they are and small enough for an int.
bool view_is_matrix(const View *view, bool *out_transposed, int64_t *out_stride_elems);

#endif
