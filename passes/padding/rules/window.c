// Windows: reduce_window and convolution. Rules of `padding`. Along a padded dimension a window of the padded run takes in padding where that of the exact run
// takes in nothing; that does no harm where no kept window reaches so far, or where the padding changes no result.
#include "passes/padding/state.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Size window, stride, base, dilation, low, high;
    const Factors *in;
    uint32_t dim; // of the operand
    int64_t out_size;
    // found:
    Size have, kept; // of the operand, of the result
    bool copied;     // the dimension stays as it is
    bool reaches;    // windows that are kept take in what is padded
    bool touches;    // but each of them also takes in what is kept
    bool straddles;  // windows that are not kept may take in what is
    bool any_number; // of elements that are not there: reducing them has to change nothing
} Axis;

typedef struct {
    int64_t have, window, stride, base, dilation, low, high;
} Numbers;

static Numbers numbers_at(const Axis *a, size_t point) {
    return (Numbers){size_at(a->have, point),     size_at(a->window, point), size_at(a->stride, point), size_at(a->base, point),
                     size_at(a->dilation, point), size_at(a->low, point),    size_at(a->high, point)};
}

static int64_t count(Numbers v) {
    int64_t base = v.have ? (v.have - 1) * v.base + 1 : 0, room = base + v.low + v.high, size = v.window ? (v.window - 1) * v.dilation + 1 : 0;
    return size == 0 || room < size || v.stride < 1 ? 0 : (room - size) / v.stride + 1;
}

static bool is_one(const Axis *a) {
    const Size all[] = {a->window, a->stride, a->base};
    for (size_t i = 0; i < COUNT(all); i++)
        if (!all[i]->constant || all[i]->at[0] != 1) return false;
    return a->low->constant && !a->low->at[0] && a->high->constant && !a->high->at[0];
}

static bool is_fixed(const Axis *a) { return a->window->constant && a->low->constant; }

// The window that ends at each element and begins before the first one, at every length: a cumulative sum.
static bool is_causal(const Padding *p, const Axis *a) {
    bool ok = a->stride->constant && a->stride->at[0] == 1 && a->base->at[0] == 1 && a->dilation->at[0] == 1;
    for (size_t i = 0; i < p->sizes.n_points && ok; i++) {
        Numbers v = numbers_at(a, i);
        ok = v.low == v.window - 1 && v.window >= v.have && count(v) <= v.window;
    }
    return ok;
}

// The window that takes in everything from some place on.
static bool is_rest(const Padding *p, const Axis *a) {
    bool ok = a->low->constant && a->base->at[0] == 1 && a->dilation->at[0] == 1;
    for (size_t i = 0; i < p->sizes.n_points && ok; i++) {
        Numbers v = numbers_at(a, i);
        ok = v.window - 1 - v.low >= v.have - 1;
    }
    return ok;
}

// How many windows are kept, and of how many elements, is the exact run's; where they lie is the padded run's.
static void look_at_points(const Padding *p, Axis *a) {
    Numbers b = numbers_at(a, p->sizes.n_points - 1);
    a->touches = true;
    for (size_t i = 0; i < p->sizes.n_points; i++) {
        Numbers v = numbers_at(a, i);
        int64_t n = count(v), last = (n - 1) * b.stride - b.low, end = v.have * b.base;
        if (n && last + (b.window - 1) * b.dilation >= end) a->reaches = true;
        if (n && (v.have < 1 || last > v.have - 1 || b.base != 1 || b.dilation != 1)) a->touches = false;
        if (n * b.stride - b.low < end) a->straddles = true;
    }
}

static Size counts(Padding *p, const Axis *a) {
    int64_t *at = xcalloc(p->sizes.n_points, sizeof *at);
    for (size_t i = 0; i < p->sizes.n_points; i++) at[i] = count(numbers_at(a, i));
    Size s = size_table(&p->sizes, at);
    free(at);
    return s;
}

static bool axis_settle(Padding *p, const Op *op, Axis *a) {
    a->copied = is_one(a);
    if (a->copied) return true;
    a->have = factors_kept(p, a->in);
    bool known = a->have && a->in->n <= 1 && a->stride->constant && a->base->constant && a->dilation->constant;
    bool follows = known && (is_fixed(a) || is_causal(p, a) || is_rest(p, a));
    if (!follows) {
        padding_mix(p, op, factors_padded_size(a->in) ? factors_padded_size(a->in) : a->window,
                    "let window, stride and the padding in front be numbers; round the size up in the model",
                    "its windows along dimension %" PRIu32 " lie elsewhere where it is padded", a->dim);
        return false;
    }
    a->kept = counts(p, a);
    a->any_number = !is_fixed(a);
    look_at_points(p, a);
    return true;
}

// --- reduce_window

typedef struct {
    Padding *p;
    const Op *op;
    uint32_t rank, n_reach;
    Axis axes[MAX_RANK];
    double n; // elements of a window
} Windows;

// The sizes of custom_call @stablehlo.dynamic_reduce_window are its last five operands.
static bool read_windows(Windows *w) {
    static const struct {
        AttrKey key;
        int64_t otherwise;
    } rows[] = {{ATTR_window_dimensions, 1}, {ATTR_window_strides, 1}, {ATTR_base_dilations, 1}, {ATTR_window_dilations, 1}, {ATTR_padding, 0}};
    const Op *from = padding_sized_from(w->p, w->op);
    const Size *v[COUNT(rows)];
    for (size_t i = 0; i < COUNT(rows); i++) {
        int operand = from ? (int)(from->n_operands - COUNT(rows) + i) : -1;
        v[i] = padding_sizes_attr(w->p, w->op, rows[i].key, i == 4 ? 2 * w->rank : w->rank, rows[i].otherwise, operand);
        if (!v[i]) return false;
    }
    const State *in = state_of(w->p, w->op->operands[0]);
    w->n = 1;
    for (uint32_t k = 0; k < w->rank; k++) {
        w->axes[k] = (Axis){.window = v[0][k],
                            .stride = v[1][k],
                            .base = v[2][k],
                            .dilation = v[3][k],
                            .low = v[4][2 * k],
                            .high = v[4][2 * k + 1],
                            .in = &in->dims[k],
                            .dim = k,
                            .out_size = w->op->results[0].type->dims[k]};
        w->n *= (double)size_bound(&w->p->sizes, v[0][k]);
        if (!axis_settle(w->p, w->op, &w->axes[k])) return false;
        w->n_reach += w->axes[k].reaches && factors_padded(w->axes[k].in);
    }
    return true;
}

static bool check_window(const Windows *w, const State *in, const State *init, const Reducer *r, DType t) {
    bool touches = true, outside = false;
    for (uint32_t k = 0; k < w->rank; k++) {
        touches = touches && (w->axes[k].copied || w->axes[k].touches);
        outside |= !w->axes[k].copied && (w->axes[k].reaches || w->axes[k].any_number);
    }
    if (outside && !reducer_ignores(r, init->all, fact_none(), true, init->all, t)) {
        padding_mix(w->p, w->op, NULL, "begin with the neutral element: 0 for a sum, -inf for a maximum",
                    "its initial value stands for what is not there, in other numbers where it is padded");
        return false;
    }
    for (uint32_t k = 0; k < w->rank; k++) {
        if (w->axes[k].copied || !w->axes[k].reaches || !factors_padded(w->axes[k].in)) continue;
        Fact padding = w->n_reach > 1 ? in->side[k] : in->edge[k], beside = touches ? in->kept : init->all;
        // What a mask leaves of a window may be nothing: only what is no greater than the rest does.
        bool masked = fact_is_masked(t, padding) && fact_most(padding) > fact_least(beside) && fact_most(padding) > fact_least(init->all);
        if (!masked && reducer_ignores(r, padding, beside, false, init->all, t)) continue;
        padding_mix(w->p, w->op, factors_padded_size(w->axes[k].in), reducer_help(w->p, r, t),
                    "%s over windows along dimension %" PRIu32 " takes in padded positions, which may change it", r->name, k);
        return false;
    }
    return true;
}

// Whether every window takes in an element, and not only where the reduction starts.
static bool windows_full(const Windows *w) {
    Sizes *s = &w->p->sizes;
    bool full = true;
    for (uint32_t k = 0; k < w->rank && full; k++) {
        const Axis *a = &w->axes[k];
        Size first = size_apply(s, size_subtract, a->window, a->low); // elements of the first window
        full = a->copied || (a->touches && first && size_least(s, first) >= 1);
    }
    return full;
}

static void window_result(const Windows *w, uint32_t i) {
    const Op *op = w->op;
    const State *in = state_of(w->p, op->operands[i]), *init = state_of(w->p, op->operands[op->n_operands / 2 + i]);
    DType t = op->results[i].type->dtype;
    const Reducer *r = reducer_of(op);
    State *s = state_new(w->p, op->results[i].type);
    Fact ever = fact_join(in->all, init->all);
    bool several = op->n_operands != 2;
    s->all = several ? fact_any(t, false) : reducer_apply(r, ever, init->all, w->n, t);
    s->kept = several ? fact_of_unknown(w->p, op, t, false) : s->all;
    if (!several && r->kind != OP_COUNT && fact_is_finite(in->kept) && (fact_is_finite(init->all) || windows_full(w))) s->kept = fact_of_data(s->kept);
    for (uint32_t k = 0; k < s->rank; k++) {
        const Axis *a = &w->axes[k];
        if (a->copied) s->dims[k] = *a->in;
        else state_set_padded(w->p, s, k, a->kept, a->out_size);
        if (!factors_padded(&s->dims[k])) continue;
        bool apart = !several && (a->copied || !a->straddles);
        s->side[k] = apart ? reducer_apply(r, a->copied ? fact_join(in->side[k], init->all) : fact_join(in->side[k], init->all), init->all, w->n, t) : s->all;
        s->edge[k] = s->side[k];
    }
    state_set(w->p, &op->results[i], s);
}

void rule_window(Padding *p, const Op *op) {
    Windows w = {.p = p, .op = op, .rank = op->operands[0]->type->rank};
    const Reducer *r = op->n_operands == 2 ? reducer_of(op) : NULL;
    if (!read_windows(&w)) return;
    for (uint32_t i = 0; i < op->n_operands / 2; i++) {
        const State *in = state_of(p, op->operands[i]), *init = state_of(p, op->operands[op->n_operands / 2 + i]);
        for (uint32_t k = 0; k < w.rank; k++)
            if (!factors_equal(&in->dims[k], w.axes[k].in) ||
                (!r && !w.axes[k].copied && (w.axes[k].reaches || w.axes[k].any_number) && (factors_padded(&in->dims[k]) || w.axes[k].any_number))) {
                rule_default(p, op);
                return;
            }
        if (r && !check_window(&w, in, init, r, op->results[0].type->dtype)) return;
    }
    for (uint32_t i = 0; i < op->n_operands / 2; i++) window_result(&w, i);
}

// --- convolution

typedef struct {
    Padding *p;
    const Op *op;
    const State *x, *kernel;
    Axes in, by, out; // batch or input, feature or output, spatial..
    State *s;
} Conv;

static bool refuse_conv(const Conv *c, Size about, const char *what) {
    padding_mix(c->p, c->op, about, "let only the batch and the spatial dimensions of its lhs be padded", "%s", what);
    return false;
}

static bool conv_features(const Conv *c) {
    const Factors *f = &c->x->dims[c->in.v[1]], *i = &c->kernel->dims[c->by.v[0]], *o = &c->kernel->dims[c->by.v[1]], *b = &c->x->dims[c->in.v[0]];
    bool groups = op_int(c->op, ATTR_feature_group_count, 1) != 1, batch_groups = op_int(c->op, ATTR_batch_group_count, 1) != 1;
    if (factors_padded(f) || factors_padded(i))
        return refuse_conv(c, factors_padded_size(f) ? factors_padded_size(f) : factors_padded_size(i), "its features are padded, over which it sums");
    if (factors_padded(o) && (groups || batch_groups)) return refuse_conv(c, factors_padded_size(o), "its output features are padded, which are in groups");
    if (factors_padded(b) && batch_groups) return refuse_conv(c, factors_padded_size(b), "its batch is padded, which is in groups");
    for (uint32_t k = 2; k < c->by.n; k++)
        if (factors_padded(&c->kernel->dims[c->by.v[k]]))
            return refuse_conv(c, factors_padded_size(&c->kernel->dims[c->by.v[k]]), "its kernel is padded along a spatial dimension");
    return true;
}

static Fact conv_fact(const Conv *c, Fact x, Fact kernel) {
    if (fact_is_none(x) || fact_is_none(kernel)) return fact_none();
    DType t = c->op->results[0].type->dtype;
    double n = (double)c->kernel->rank ? (double)c->op->operands[1]->type->n_elems : 1;
    return fact_sum(t, fact_join(fact_multiply(t, x, kernel), fact_exactly(0)), n);
}

static void conv_outer(const Conv *c) {
    uint32_t b = (uint32_t)c->in.v[0], ob = (uint32_t)c->out.v[0], o = (uint32_t)c->by.v[1], of = (uint32_t)c->out.v[1];
    if (factors_padded(&c->x->dims[b])) {
        c->s->dims[ob] = c->x->dims[b];
        c->s->edge[ob] = c->s->side[ob] = conv_fact(c, c->x->side[b], c->kernel->all);
    }
    if (factors_padded(&c->kernel->dims[o])) {
        c->s->dims[of] = c->kernel->dims[o];
        c->s->edge[of] = c->s->side[of] = conv_fact(c, c->x->all, c->kernel->side[o]);
    }
}

static bool conv_spatial(const Conv *c) {
    uint32_t n = c->in.n - 2, n_reach = 0;
    const Op *from = padding_sized_from(c->p, c->op);
    const Size *stride = padding_sizes_attr(c->p, c->op, ATTR_window_strides, n, 1, -1), *base = padding_sizes_attr(c->p, c->op, ATTR_lhs_dilation, n, 1, -1);
    const Size *dilation = padding_sizes_attr(c->p, c->op, ATTR_rhs_dilation, n, 1, -1),
               *padding = padding_sizes_attr(c->p, c->op, ATTR_padding, 2 * n, 0, from ? 2 : -1);
    if (!padding) return false;
    Axis axes[MAX_RANK];
    for (uint32_t k = 0; k < n; k++) {
        Axis *a = &axes[k];
        *a = (Axis){.window = size_constant(&c->p->sizes, c->op->operands[1]->type->dims[c->by.v[k + 2]]),
                    .stride = stride[k],
                    .base = base[k],
                    .dilation = dilation[k],
                    .low = padding[2 * k],
                    .high = padding[2 * k + 1],
                    .in = &c->x->dims[c->in.v[k + 2]],
                    .dim = (uint32_t)c->in.v[k + 2],
                    .out_size = c->op->results[0].type->dims[c->out.v[k + 2]]};
        if (!axis_settle(c->p, c->op, a)) return false;
        n_reach += !a->copied && a->reaches && factors_padded(a->in);
    }
    for (uint32_t k = 0; k < n; k++) {
        const Axis *a = &axes[k];
        uint32_t to = (uint32_t)c->out.v[k + 2];
        Fact behind = n_reach > 1 ? c->x->side[a->dim] : c->x->edge[a->dim];
        if (!a->copied && a->reaches && factors_padded(a->in) && !(fact_is(behind, 0) && fact_is_finite(c->kernel->all))) {
            padding_mix(c->p, c->op, factors_padded_size(a->in), "multiply by the mask before it, so that what is padded is zero like what is around an image",
                        "its windows along dimension %" PRIu32 " take in padded positions, which are not known to be zero", a->dim);
            return false;
        }
        if (a->copied) c->s->dims[to] = *a->in;
        else state_set_padded(c->p, c->s, to, a->kept, a->out_size);
        if (!factors_padded(&c->s->dims[to])) continue;
        c->s->edge[to] = c->s->side[to] = conv_fact(c, a->copied || !a->straddles ? c->x->side[a->dim] : c->x->all, c->kernel->all);
    }
    return true;
}

void rule_convolution(Padding *p, const Op *op) {
    AttrKey key = ATTR_conv_dimension_numbers;
    Conv c = {p,
              op,
              state_of(p, op->operands[0]),
              state_of(p, op->operands[1]),
              op_list(op, key, CONV_INPUT),
              op_list(op, key, CONV_KERNEL),
              op_list(op, key, CONV_OUTPUT),
              NULL};
    c.s = state_new(p, op->results[0].type);
    c.s->all = conv_fact(&c, c.x->all, c.kernel->all);
    c.s->kept = c.s->all;
    if (fact_is_finite(c.x->kept) && fact_is_finite(c.kernel->kept)) c.s->kept = fact_of_data(c.s->kept);
    if (!conv_features(&c)) return;
    conv_outer(&c);
    if (conv_spatial(&c)) state_set(p, &op->results[0], c.s);
}
