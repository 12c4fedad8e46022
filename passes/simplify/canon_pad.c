// Pads that what reads them can do as it reads: of zeros around a convolution's image, and of the initial value around windows that are reduced.
#include "passes/simplify/rule.h"

#include <string.h>

// The pad of edges alone that makes v. NULL: another op does.
static const Op *pad_of_edges(const Value *v) {
    const Op *pad = made_by(v, OP_PAD);
    if (!pad || !v->type->n_elems || !pad->operands[0]->type->n_elems) return NULL;
    Axes low = op_axes(pad, ATTR_edge_padding_low), high = op_axes(pad, ATTR_edge_padding_high), interior = op_axes(pad, ATTR_interior_padding);
    for (uint32_t i = 0; i < v->type->rank; i++)
        if (low.v[i] < 0 || high.v[i] < 0 || interior.v[i]) return NULL;
    return pad;
}

static bool is_padded(const Op *pad, int64_t d) { return op_axes(pad, ATTR_edge_padding_low).v[d] || op_axes(pad, ATTR_edge_padding_high).v[d]; }

static bool is_positive_zero(const Canon *s, const Value *v) {
    static const char zero[16];
    const void *e = canon_splat_elem(s, v);
    return e && !memcmp(e, zero, dtype_bytes(v->type->dtype));
}

// The op reads what is padded and pads dimensions dims[0], dims[1], .. of it itself, by so much more. It does so behind dilation (`dilated`), which therefore
// may not be there. NULL: it is, or the op has negative padding.
static Value *pad_joined(Canon *s, Op *op, const Op *pad, AttrKey dilated, const int64_t *dims, uint32_t n) {
    Axes own = op_axes(op, ATTR_padding), base = op_axes(op, dilated);
    int64_t padding[2 * MAX_RANK] = {0};
    for (uint32_t i = 0; i < n; i++) {
        int64_t low = own.n ? own.v[2 * i] : 0, high = own.n ? own.v[2 * i + 1] : 0;
        if (is_padded(pad, dims[i]) && ((base.n && base.v[i] != 1) || low < 0 || high < 0)) return NULL;
        padding[2 * i] = low + op_axes(pad, ATTR_edge_padding_low).v[dims[i]];
        padding[2 * i + 1] = high + op_axes(pad, ATTR_edge_padding_high).v[dims[i]];
    }
    op->operands[0] = pad->operands[0];
    op_set_attr(s->m, op, attr_axes(&s->m->arena, ATTR_padding, padding, 2 * n));
    return &op->results[0];
}

Value *convolution_of_pad(Canon *s, Op *op) {
    const Op *pad = pad_of_edges(op->operands[0]);
    if (!pad || !is_positive_zero(s, pad->operands[1])) return NULL;
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    if (is_padded(pad, in.v[0]) || is_padded(pad, in.v[1])) return NULL;
    return pad_joined(s, op, pad, ATTR_lhs_dilation, in.v + 2, in.n - 2);
}

// Windows have their initial value wherever there is padding.
Value *windows_of_pad(Canon *s, Op *op) {
    const Op *pad = op->n_operands == 2 ? pad_of_edges(op->operands[0]) : NULL;
    if (!pad || pad->operands[1]->type != op->operands[1]->type) return NULL;
    const void *around = canon_splat_elem(s, pad->operands[1]), *init = canon_splat_elem(s, op->operands[1]);
    if (!around || !init || memcmp(around, init, dtype_bytes(op->operands[1]->type->dtype))) return NULL;
    int64_t all[MAX_RANK];
    uint32_t rank = op->operands[0]->type->rank;
    for (uint32_t i = 0; i < rank; i++) all[i] = i;
    return pad_joined(s, op, pad, ATTR_base_dilations, all, rank);
}

// Where nothing but sizes of 1 come and go, the pad comes after: nearer to what may do it.
Value *reshape_of_pad(Canon *s, Op *op) {
    const Op *pad = pad_of_edges(op->operands[0]);
    const Type to = op->results[0].type;
    int64_t now[MAX_RANK], dims[MAX_RANK], low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    if (!pad || !reshape_keeps_dims(op, now)) return NULL;
    for (uint32_t j = 0; j < to->rank; j++) dims[j] = 1;
    for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) {
        if (now[i] < 0) continue; // of size 1, which is not padded, as something is in it already
        low[now[i]] = op_axes(pad, ATTR_edge_padding_low).v[i], high[now[i]] = op_axes(pad, ATTR_edge_padding_high).v[i];
        dims[now[i]] = pad->operands[0]->type->dims[i];
    }
    return build_pad(&s->b, build_reshape(&s->b, pad->operands[0], dims, to->rank), pad->operands[1], low, high, none);
}
