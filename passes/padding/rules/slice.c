// Parts of values and values put together: slice, concatenate, pad, reverse. Rules of `padding`.
#include "passes/padding/state.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool is_plain(const Factors *d) { return d->n <= 1; } // what is kept is the beginning

static const char *sized_text(Padding *p, Size s) {
    const char *t = s ? size_text(&p->sizes, s) : NULL;
    return t ? t : "a size";
}

// --- slice

typedef struct {
    const Size *start, *limit, *stride;
} Bounds;

// How many elements there are from start to limit, in steps.
static Size count(Padding *p, Size start, Size limit, Size stride) {
    int64_t *at = xcalloc(p->sizes.n_points, sizeof *at);
    for (size_t i = 0; i < p->sizes.n_points; i++) at[i] = i64_max(0, i64_ceil_div(size_at(limit, i) - size_at(start, i), size_at(stride, i)));
    Size s = size_table(&p->sizes, at);
    free(at);
    return s;
}

static bool slice_dim(Padding *p, const Op *op, const State *in, const Bounds *b, uint32_t k, State *s) {
    Size start = b->start[k], limit = b->limit[k], stride = b->stride[k], have = factors_kept(p, &in->dims[k]), zero = size_constant(&p->sizes, 0),
         one = size_constant(&p->sizes, 1);
    int64_t size = op->results[0].type->dims[k];
    if (start == zero && stride == one && limit == have) { // all of it
        s->dims[k] = in->dims[k], s->edge[k] = in->edge[k], s->side[k] = in->side[k];
        return true;
    }
    if (!start->constant || !stride->constant || !have || !is_plain(&in->dims[k])) {
        padding_mix(p, op, have,
                    size == 1 ? "count from the front, or take the element with a mask: the last one is sum(x * (iota == sum(mask) - 1))"
                              : "count from the front, or take the part before the padded dimension is made",
                    "it starts at %s along dimension %" PRIu32 ", which is elsewhere where it is padded", sized_text(p, start), k);
        return false;
    }
    if (!size_at_most(&p->sizes, limit, have)) {
        padding_mix(p, op, have, "take no more than the shortest length has, or pad in the model",
                    "along dimension %" PRIu32 " it takes elements up to %s of %s, which may be padding", k, sized_text(p, limit), sized_text(p, have));
        return false;
    }
    Size kept = count(p, start, limit, stride);
    state_set_padded(p, s, k, kept, size);
    if (!factors_padded(&s->dims[k])) return true;
    // Behind what is kept may come the rest of what the operand keeps.
    bool ends = size_at_most(&p->sizes, have, size_apply(&p->sizes, size_add, start, size_apply(&p->sizes, size_multiply, kept, stride)));
    s->edge[k] = ends ? in->edge[k] : fact_join(in->edge[k], in->kept);
    s->side[k] = ends ? in->side[k] : in->all;
    return true;
}

// Along dimensions that are cut without steps.
static void slice_order(Padding *p, const State *in, const Bounds *b, State *s) {
    int to[MAX_RANK];
    int64_t less[MAX_RANK];
    for (uint32_t k = 0; k < s->rank; k++) {
        to[k] = b->stride[k] == size_constant(&p->sizes, 1) && b->start[k]->constant ? (int)k : -1;
        less[k] = b->start[k]->at[0];
    }
    order_move(in, s, to, less);
    order_apply(p, s);
}

static bool slice_dims(Padding *p, const Op *op, const State *in, const Bounds *b, State *s) {
    for (uint32_t k = 0; k < s->rank; k++)
        if (!slice_dim(p, op, in, b, k, s)) return false;
    return true;
}

void rule_slice(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]);
    const Op *from = padding_sized_from(p, op);
    State *s = state_new(p, op->results[0].type);
    Bounds b = {0};
    if (from && from->kind != OP_REAL_DYNAMIC_SLICE) { // set_dimension_size
        rule_default(p, op);
        return;
    }
    b.start = padding_sizes_attr(p, op, ATTR_start_indices, s->rank, 0, 1);
    if (b.start) b.limit = padding_sizes_attr(p, op, ATTR_limit_indices, s->rank, 0, 2);
    if (b.limit) b.stride = padding_sizes_attr(p, op, ATTR_strides, s->rank, 1, 3);
    s->kept = in->kept, s->all = in->all;
    if (!b.stride || !slice_dims(p, op, in, &b, s)) return;
    slice_order(p, in, &b, s);
    state_set(p, &op->results[0], s);
}

// --- concatenate

static bool others_agree(Padding *p, const Op *op, uint32_t along) {
    const State *first = state_of(p, op->operands[0]);
    for (uint32_t i = 1; i < op->n_operands; i++)
        for (uint32_t k = 0; k < first->rank; k++) {
            const State *s = state_of(p, op->operands[i]);
            if (k == along || factors_equal(&s->dims[k], &first->dims[k])) continue;
            padding_mix(p, op, factors_padded_size(&s->dims[k]) ? factors_padded_size(&s->dims[k]) : factors_padded_size(&first->dims[k]),
                        "make both sizes from the same dimension",
                        "along dimension %" PRIu32 ", operands of different sizes meet that are the same only where nothing is padded", k);
            return false;
        }
    return true;
}

void rule_concatenate(Padding *p, const Op *op) {
    uint32_t along = (uint32_t)op_int(op, ATTR_dimension, 0), last = op->n_operands - 1;
    while (last && !op->operands[last]->type->dims[along]) last--;
    State *s = state_new(p, op->results[0].type);
    const State *first = state_of(p, op->operands[0]), *end = state_of(p, op->operands[last]);
    if (!others_agree(p, op, along)) return;
    memcpy(s->dims, first->dims, s->rank * sizeof *s->dims);
    s->kept = s->all = fact_none();
    Size kept = size_constant(&p->sizes, 0);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *in = state_of(p, op->operands[i]);
        if (i < last && factors_padded(&in->dims[along])) {
            padding_mix(p, op, factors_padded_size(&in->dims[along]), "put the padded operand last, or write the others into it before it is padded",
                        "along dimension %" PRIu32 ", operand %" PRIu32 " is padded, and what follows it comes behind the padding", along, i);
            return;
        }
        s->kept = fact_join(s->kept, in->kept), s->all = fact_join(s->all, in->all);
        for (uint32_t k = 0; k < s->rank; k++) {
            if (k == along) continue;
            s->edge[k] = fact_join(s->edge[k], in->edge[k]), s->side[k] = fact_join(s->side[k], in->side[k]);
        }
        Size one = factors_kept(p, &in->dims[along]);
        kept = one && kept ? size_apply(&p->sizes, size_add, kept, one) : NULL;
    }
    if (!kept || (factors_padded(&end->dims[along]) && !is_plain(&end->dims[along]))) {
        rule_default(p, op);
        return;
    }
    state_set_padded(p, s, along, kept, op->results[0].type->dims[along]);
    s->edge[along] = end->edge[along], s->side[along] = end->side[along];
    state_set(p, &op->results[0], s);
}

// --- pad

static Size padded_to(Padding *p, Size have, Size low, Size high, Size interior) {
    int64_t *at = xcalloc(p->sizes.n_points, sizeof *at);
    for (size_t i = 0; i < p->sizes.n_points; i++) {
        int64_t n = size_at(have, i);
        at[i] = i64_max(0, n + size_at(low, i) + size_at(high, i) + (n ? n - 1 : 0) * size_at(interior, i));
    }
    Size s = size_table(&p->sizes, at);
    free(at);
    return s;
}

// Elements behind the operand's are kept along a padded dimension other than k: the padded run has there what is behind both.
static bool others_reach(Padding *p, const State *in, const Size *high, uint32_t k) {
    bool any = false;
    for (uint32_t i = 0; i < in->rank; i++) any |= i != k && factors_padded(&in->dims[i]) && !size_at_most(&p->sizes, high[i], size_constant(&p->sizes, 0));
    return any;
}

// What the exact run has behind its elements are padding values; the padded run must have the same there. `others`: see others_reach.
static bool pad_dim(Padding *p, const Op *op, const State *in, bool others, const State *with, Size low, Size high, Size interior, uint32_t k, State *s) {
    const Factors *d = &in->dims[k];
    Size have = factors_kept(p, d), zero = size_constant(&p->sizes, 0);
    int64_t size = op->results[0].type->dims[k];
    Fact behind = others ? in->side[k] : in->edge[k];
    if (low == zero && high == zero && interior == zero) {
        s->dims[k] = *d, s->edge[k] = behind, s->side[k] = in->side[k];
        return true;
    }
    if (!low->constant || !interior->constant || !have || !is_plain(d)) {
        padding_mix(p, op, have, "let the padding before the elements be a number",
                    "along dimension %" PRIu32 " it puts %s elements in front, which are not as many where it is padded", k, sized_text(p, low));
        return false;
    }
    double value;
    bool zeros = fact_single(with->all, &value) && fact_is(behind, value);
    bool reaches = !size_at_most(&p->sizes, high, zero); // elements behind the operand's are kept
    if (factors_padded(d) && reaches && (!zeros || interior != zero)) {
        padding_mix(p, op, factors_padded_size(d), "multiply by the mask first, so that what is padded is zero, and pad with zeros",
                    "along dimension %" PRIu32 " it puts elements behind those that are padded, which are not the padding value", k);
        return false;
    }
    state_set_padded(p, s, k, padded_to(p, have, low, high, interior), size);
    Fact edge = fact_join(behind, others ? in->all : in->kept);
    bool same_end = zeros && size_at_most(&p->sizes, zero, high) && size_at_most(&p->sizes, zero, low) && interior == zero;
    s->edge[k] = same_end ? with->all : fact_join(edge, with->all);
    s->side[k] = same_end && fact_is(in->side[k], value) ? with->all : fact_join(in->all, with->all);
    return true;
}

void rule_pad(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]), *with = state_of(p, op->operands[1]);
    State *s = state_new(p, op->results[0].type);
    const Size *low = padding_sizes_attr(p, op, ATTR_edge_padding_low, s->rank, 0, 2);
    const Size *high = low ? padding_sizes_attr(p, op, ATTR_edge_padding_high, s->rank, 0, 3) : NULL;
    const Size *interior = high ? padding_sizes_attr(p, op, ATTR_interior_padding, s->rank, 0, 4) : NULL;
    if (!interior) return;
    s->kept = fact_join(in->kept, with->all), s->all = fact_join(in->all, with->all);
    for (uint32_t k = 0; k < s->rank; k++)
        if (!pad_dim(p, op, in, others_reach(p, in, high, k), with, low[k], high[k], interior[k], k, s)) return;
    // Rows of padding lie across the other dimensions as well.
    for (uint32_t k = 0; k < s->rank; k++)
        if (factors_padded(&s->dims[k])) s->edge[k] = fact_join(s->edge[k], with->all), s->side[k] = fact_join(s->side[k], with->all);
    state_set(p, &op->results[0], s);
}

void rule_reverse(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]);
    Axes dims = op_axes(op, ATTR_dimensions);
    for (uint32_t i = 0; i < dims.n; i++) {
        if (!factors_padded(&in->dims[dims.v[i]])) continue;
        padding_mix(p, op, factors_padded_size(&in->dims[dims.v[i]]), "reverse before the dimension is padded, or not at all",
                    "it turns around dimension %" PRId64 ", so that what is padded comes first", dims.v[i]);
        return;
    }
    State *s = state_new(p, op->results[0].type);
    *s = *in;
    s->maxima.of = NULL, s->num = NULL, s->same_as = NULL;
    s->position.dim = 0, s->order[0].known = s->order[1].known = false;
    state_set(p, &op->results[0], s);
}
