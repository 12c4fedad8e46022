// Strided views: see view.h. The ops between the value and its furthest candidate for a base are applied to the base's
// dense view one after the other; a reshape that strides cannot follow makes its own result the base of what comes
// after. Offsets and strides of views with elements stay inside the base, so their arithmetic cannot overflow; views
// without elements keep the offset 0. Reshape: groups of old and new dimensions of equal product, taken from the left;
// a group of old ones must be contiguous within itself (the rule of NumPy's no-copy reshape).
#include "ir/ops/view.h"

#include <string.h>

enum { MAX_CHAIN = 64 }; // ops that one call looks back, so that resolving every value of a long chain stays linear

void view_identity(const Value *v, View *out) {
    Type t = v->type;
    out->base = v;
    out->rank = t->rank;
    out->offset_elems = 0;
    if (t->rank) memcpy(out->dims, t->dims, t->rank * sizeof *t->dims);
    type_strides(t, out->strides_elems);
}

static bool view_is_empty(const View *w) {
    for (uint32_t i = 0; i < w->rank; i++)
        if (!w->dims[i]) return true;
    return false;
}

static int64_t n_elems(const int64_t *dims, uint32_t rank) {
    int64_t n = 1;
    for (uint32_t i = 0; i < rank; i++) n *= dims[i];
    return n;
}

// Strides for new dimensions [0, n) that together are one run with `stride` between neighbours.
static void split_run(const int64_t *dims, uint32_t n, int64_t stride, int64_t *out_strides) {
    while (n-- > 0) {
        out_strides[n] = stride;
        stride *= dims[n];
    }
}

bool view_reshape(View *view, const int64_t *dims, uint32_t rank) {
    int64_t old_dims[MAX_RANK], old_strides[MAX_RANK], strides[MAX_RANK] = {0};
    uint32_t n_old = 0;
    if (rank > MAX_RANK || n_elems(dims, rank) != n_elems(view->dims, view->rank)) return false;
    for (uint32_t i = 0; i < view->rank; i++) {
        if (view->dims[i] == 1) continue;
        old_dims[n_old] = view->dims[i];
        old_strides[n_old++] = view->strides_elems[i];
    }
    bool empty = view_is_empty(view);
    for (uint32_t o = 0, n = 0; !empty && n < rank;) {
        if (dims[n] == 1) { // its stride means nothing
            n++;
            continue;
        }
        uint32_t o_end = o, n_end = n + 1;
        int64_t have = old_dims[o_end++], want = dims[n];
        while (have != want) {
            if (have < want) have *= old_dims[o_end++];
            else want *= dims[n_end++];
        }
        for (uint32_t i = o; i + 1 < o_end; i++)
            if (old_strides[i] != old_dims[i + 1] * old_strides[i + 1]) return false;
        split_run(dims + n, n_end - n, old_strides[o_end - 1], strides + n);
        o = o_end;
        n = n_end;
    }
    view->rank = rank;
    if (rank) memcpy(view->dims, dims, rank * sizeof *dims);
    memcpy(view->strides_elems, strides, sizeof strides);
    return true;
}

static void view_transpose(View *w, Axes permutation) {
    View old = *w;
    for (uint32_t i = 0; i < w->rank; i++) {
        w->dims[i] = old.dims[permutation.v[i]];
        w->strides_elems[i] = old.strides_elems[permutation.v[i]];
    }
}

static void view_slice(View *w, Axes start, Axes step, const int64_t *dims) {
    for (uint32_t i = 0; i < w->rank; i++) {
        bool has_elems = dims[i] > 0;
        w->dims[i] = dims[i];
        if (has_elems) w->offset_elems += start.v[i] * w->strides_elems[i];
        w->strides_elems[i] = dims[i] > 1 ? w->strides_elems[i] * step.v[i] : 0; // a step may be huge where it is never taken
    }
}

static void view_reverse(View *w, Axes dimensions) {
    for (uint32_t i = 0; i < dimensions.n; i++) {
        int64_t d = dimensions.v[i];
        if (w->dims[d] > 0) w->offset_elems += (w->dims[d] - 1) * w->strides_elems[d];
        w->strides_elems[d] = -w->strides_elems[d];
    }
}

static void view_broadcast(View *w, Axes map, Type to) {
    int64_t strides[MAX_RANK] = {0};
    for (uint32_t i = 0; i < w->rank; i++)
        if (w->dims[i] != 1) strides[map.v[i]] = w->strides_elems[i];
    w->rank = to->rank;
    if (to->rank) memcpy(w->dims, to->dims, to->rank * sizeof *to->dims);
    memcpy(w->strides_elems, strides, sizeof strides);
}

static bool moves_by_strides(const Op *op) { return op_has(op->kind, VIEW) && type_is_static(op->operands[0]->type); }

static void view_apply(View *w, const Op *op) {
    Type to = op->results[0].type;
    switch (op->kind) {
    case OP_TRANSPOSE: view_transpose(w, op_axes(op, ATTR_permutation)); break;
    case OP_SLICE: view_slice(w, op_axes(op, ATTR_start_indices), op_axes(op, ATTR_strides), to->dims); break;
    case OP_REVERSE: view_reverse(w, op_axes(op, ATTR_dimensions)); break;
    case OP_BROADCAST_IN_DIM: view_broadcast(w, op_axes(op, ATTR_broadcast_dimensions), to); break;
    case OP_RESHAPE:
        if (!view_reshape(w, to->dims, to->rank)) view_identity(&op->results[0], w);
        break;
    default: ICE("%s has no strides", op_text(op->kind));
    }
    if (view_is_empty(w)) w->offset_elems = 0;
}

bool view_resolve(const Value *v, View *out) {
    const Op *chain[MAX_CHAIN];
    uint32_t n = 0;
    if (!type_is_static(v->type)) return false;
    while (n < MAX_CHAIN && v->def && moves_by_strides(v->def)) {
        chain[n++] = v->def;
        v = v->def->operands[0];
    }
    view_identity(v, out);
    while (n-- > 0) view_apply(out, chain[n]);
    return true;
}

bool view_of_wider(const Op *bitcast, View *out) {
    if (bitcast->kind != OP_BITCAST_CONVERT) return false;
    const Type from = bitcast->operands[0]->type, to = bitcast->results[0].type;
    uint32_t have = dtype_info[from->dtype].bits, want = dtype_info[to->dtype].bits;
    if (have < 8 || have >= want || dtype_is_complex(to->dtype) || !view_resolve(bitcast->operands[0], out)) return false;
    int64_t n = want / have;
    if (view_is_empty(out) || out->strides_elems[out->rank - 1] != 1 || out->offset_elems % n) return false;
    out->rank--;
    out->offset_elems /= n;
    for (uint32_t i = 0; i < out->rank; i++) {
        if (out->dims[i] != 1 && out->strides_elems[i] % n) return false;
        out->strides_elems[i] /= n;
    }
    return true;
}

bool view_is_dense(const View *view) {
    int64_t stride = 1;
    if (view_is_empty(view)) return true;
    for (uint32_t i = view->rank; i-- > 0;) {
        if (view->dims[i] == 1) continue;
        if (view->strides_elems[i] != stride) return false;
        stride *= view->dims[i];
    }
    return true;
}

bool view_keeps_dims(const View *view, uint32_t out_dims[MAX_RANK]) {
    View base;
    view_identity(view->base, &base);
    if (view->offset_elems) return false;
    for (uint32_t i = 0; i < view->rank; i++) {
        uint32_t j = 0;
        while (j < base.rank && (base.dims[j] == 1 || base.dims[j] != view->dims[i] || base.strides_elems[j] != view->strides_elems[i])) j++;
        if (j == base.rank && view->dims[i] != 1) return false;
        out_dims[i] = j;
    }
    return true;
}

bool view_is_matrix(const View *view, bool *out_transposed, int64_t *out_stride_elems) {
    if (view->rank < 2) return false;
    const int64_t *dims = view->dims + view->rank - 2, *strides = view->strides_elems + view->rank - 2;
    for (uint32_t inner = 2; inner-- > 0;) { // rows first
        uint32_t outer = 1 - inner;
        int64_t least = i64_max(dims[inner], 1), stride = dims[outer] == 1 ? least : strides[outer];
        if ((dims[inner] != 1 && strides[inner] != 1) || stride < least || stride > INT32_MAX) continue;
        *out_transposed = inner == 0;
        *out_stride_elems = stride;
        return true;
    }
    return false;
}
