// See planes.h. PANEL_COLUMNS neighbouring pixels of a result lie in a few of its rows, in parts. What a tap reads for a part is a run of the image's row,
// every stride-th element of it, as far as it is inside the image: an interval of lanes. So a vector of the panel is one masked load a part where the stride is
// 1, else one for each PANEL_COLUMNS elements of the run, and what the stride leaves of them is put together afterwards. Where the lanes begin and end does not
// depend on the channel.
#include "codegen/contract/planes.h"

#include "ir/ops/plan.h"

static LLVMValueRef add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildAdd(l->b, a, b, ""); }
static LLVMValueRef sub(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildSub(l->b, a, b, ""); }
static LLVMValueRef scale(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildMul(l->b, a, ll_i64(l, by), ""); }
static LLVMValueRef quotient(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildUDiv(l->b, a, ll_i64(l, by), ""); }
static LLVMValueRef rest_of(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildURem(l->b, a, ll_i64(l, by), ""); }

Planes planes_new(const Problem *q, int64_t panels, int64_t depth) {
    uint64_t bytes = (uint64_t)(panels * depth * PANEL_COLUMNS) * dtype_bytes(q->element_type);
    Planes t = {.panels = phase_scratch_ptr(q->p, phase_scratch(q->p, bytes)), .n_panels = panels, .plane = 1};
    t.n = conv_planes_dims(q->op, t.dims);
    for (uint32_t i = 0; i < t.n; i++) t.plane *= t.dims[i].in;
    return t;
}

LLVMValueRef planes_weights(const Problem *q, const Index *batch) {
    LlvmCtx *l = q->p->l;
    const Place *place = q->a.base->mark;
    if (!place) ICE("the weights of %s are not in memory", op_text(q->op->kind));
    LLVMValueRef group = rest_of(l, batch[0].base, q->a.dims[0]), at = scale(l, group, q->a.strides_elems[0]);
    return ll_gep(l, q->element, place->ptr, add(l, at, ll_i64(l, q->a.offset_elems)));
}

LLVMValueRef planes_image(const Problem *q, const Index *batch) {
    LlvmCtx *l = q->p->l;
    const Place *place = q->b.base->mark;
    if (!place) ICE("the image of %s is not in memory", op_text(q->op->kind));
    int64_t each = q->k_inner * q->b.strides_elems[1]; // of a group of an image
    return ll_gep(l, q->element, place->ptr, add(l, scale(l, batch[0].base, each), ll_i64(l, q->b.offset_elems)));
}

enum { MOST_PARTS = 16, MOST_PIECES = 8, WRITTEN_OUT = 4 };
_Static_assert((int)MOST_PARTS >= (int)PLANES_PARTS && (int)MOST_PIECES >= (int)PLANES_STRIDE, "what conv_planes_fit admits");

// Of one vector and tap: where each part's lane 0 would lie in a channel, and which elements behind it are read, piece by piece.
typedef struct {
    uint32_t n_parts, n_pieces;
    LLVMValueRef offset[MOST_PARTS], mask[MOST_PARTS][MOST_PIECES];
} Vector;

// Part `s` of the vector at (row, column): its row of the image, and whether there is one.
static LLVMValueRef row_offset(const Planes *t, LlvmCtx *l, LLVMValueRef row, const LLVMValueRef *tap, LLVMValueRef *out_inside) {
    LLVMValueRef at = ll_i64(l, 0), inside = NULL;
    int64_t stride = t->dims[t->n - 1].in;
    for (uint32_t i = t->n - 1; i-- > 0;) {
        const ConvDim *d = &t->dims[i];
        LLVMValueRef out = i ? rest_of(l, row, d->out) : row;
        if (i) row = quotient(l, row, d->out);
        LLVMValueRef pos = add(l, scale(l, out, d->stride), sub(l, scale(l, tap[i], d->dilation), ll_i64(l, d->low)));
        LLVMValueRef ok = LLVMBuildICmp(l->b, LLVMIntULT, pos, ll_i64(l, d->in), "");
        if (!i) ok = LLVMBuildAnd(l->b, ok, LLVMBuildICmp(l->b, LLVMIntULT, out, ll_i64(l, d->out), ""), ""); // else behind the last pixel
        inside = inside ? LLVMBuildAnd(l->b, inside, ok, "") : ok;
        at = add(l, at, scale(l, pos, stride));
        stride *= d->in;
    }
    *out_inside = inside;
    return at;
}

static LLVMValueRef clamp_from_zero(LlvmCtx *l, LLVMValueRef x) { return ll_intrin2(l, LL_SMAX, x, ll_i64(l, 0)); }

// Elements [from, from + count) behind the first of piece 0.
static void set_masks(LlvmCtx *l, Vector *v, uint32_t part, LLVMValueRef from, LLVMValueRef count) {
    for (uint32_t p = 0; p < v->n_pieces; p++) {
        LLVMValueRef lanes[PANEL_COLUMNS];
        for (uint32_t i = 0; i < PANEL_COLUMNS; i++) lanes[i] = ll_i32(l, p * PANEL_COLUMNS + i);
        LLVMValueRef first = ll_splat(l, LLVMBuildTrunc(l->b, from, l->i32, ""), PANEL_COLUMNS);
        LLVMValueRef n = ll_splat(l, LLVMBuildTrunc(l->b, count, l->i32, ""), PANEL_COLUMNS);
        v->mask[part][p] = LLVMBuildICmp(l->b, LLVMIntULT, LLVMBuildSub(l->b, LLVMConstVector(lanes, PANEL_COLUMNS), first, ""), n, "");
    }
}

static void find_parts(const Planes *t, LlvmCtx *l, LLVMValueRef row, LLVMValueRef column, const LLVMValueRef *tap, Vector *v) {
    const ConvDim *d = &t->dims[t->n - 1];
    LLVMValueRef shift = sub(l, scale(l, tap[t->n - 1], d->dilation), ll_i64(l, d->low)), zero = ll_i64(l, 0);
    // Columns [low, high) of a row of the result find this tap inside the row of the image.
    LLVMValueRef low = quotient(l, clamp_from_zero(l, sub(l, ll_i64(l, d->stride - 1), shift)), d->stride);
    LLVMValueRef high = quotient(l, clamp_from_zero(l, sub(l, ll_i64(l, d->in - 1 + d->stride), shift)), d->stride);
    high = ll_intrin2(l, LL_SMIN, high, ll_i64(l, d->out));
    for (uint32_t s = 0; s < v->n_parts; s++) {
        LLVMValueRef inside, first = sub(l, ll_i64(l, s * d->out), column); // the lane of the row's first column
        v->offset[s] = row_offset(t, l, add(l, row, ll_i64(l, s)), tap, &inside);
        v->offset[s] = add(l, v->offset[s], sub(l, shift, scale(l, first, d->stride)));
        LLVMValueRef n = clamp_from_zero(l, sub(l, high, low)), count = sub(l, scale(l, n, d->stride), ll_i64(l, d->stride - 1));
        LLVMValueRef some = LLVMBuildICmp(l->b, LLVMIntSGT, n, zero, "");
        if (inside) some = LLVMBuildAnd(l->b, some, inside, "");
        set_masks(l, v, s, scale(l, add(l, first, low), d->stride), LLVMBuildSelect(l->b, some, count, zero, ""));
    }
}

static void pack_vector(const Planes *t, const Problem *q, const Vector *v, LLVMValueRef image, LLVMValueRef offset, LLVMValueRef to) {
    LlvmCtx *l = q->p->l;
    LLVMTypeRef type = ll_vec(q->element, PANEL_COLUMNS);
    unsigned align = (unsigned)dtype_bytes(q->element_type);
    LLVMValueRef pieces[MOST_PIECES];
    for (uint32_t p = 0; p < v->n_pieces; p++) pieces[p] = LLVMConstNull(type);
    for (uint32_t s = 0; s < v->n_parts; s++)
        for (uint32_t p = 0; p < v->n_pieces; p++) {
            LLVMValueRef at = add(l, add(l, offset, v->offset[s]), ll_i64(l, p * PANEL_COLUMNS)); // perhaps outside the image, where no lane is
            LLVMValueRef ptr = LLVMBuildGEP2(l->b, q->element, image, &at, 1, "");
            pieces[p] = ll_masked_load(l, type, ptr, v->mask[s][p], pieces[p], align);
        }
    ll_store(l, ll_every(l, pieces, v->n_pieces, PANEL_COLUMNS, 0, (unsigned)t->dims[t->n - 1].stride), to, PANEL_COLUMNS * align);
}

static void pack_channels(const Planes *t, const Problem *q, const Vector *v, LLVMValueRef image, LLVMValueRef offset, LLVMValueRef to, const PlanesBox *box) {
    LlvmCtx *l = q->p->l;
    LLVMTypeRef type = ll_vec(q->element, PANEL_COLUMNS);
    if (q->k_inner <= WRITTEN_OUT && LLVMIsAConstantInt(box->k0) && LLVMIsAConstantInt(box->n_inner)) {
        for (int64_t c = 0; c < q->k_inner; c++)
            pack_vector(t, q, v, image, add(l, offset, ll_i64(l, c * t->plane)), ll_gep_const(l, type, to, c * t->n_panels));
        return;
    }
    LlLoop loop;
    LLVMValueRef c = ll_loop_begin(l, &loop, ll_i64(l, 0), box->n_inner, ll_i64(l, 1), "channel");
    pack_vector(t, q, v, image, add(l, offset, scale(l, add(l, box->k0, c), t->plane)), ll_gep(l, type, to, scale(l, c, t->n_panels)));
    ll_loop_end(l, &loop);
}

static bool is_padded(const Planes *t) {
    bool padded = false;
    for (uint32_t i = 0; i < t->n; i++) padded |= t->dims[i].low > 0 || t->dims[i].high > 0;
    return padded;
}

// How much further all taps read than the first where no window reaches beyond the image.
static LLVMValueRef tap_offset(const Planes *t, LlvmCtx *l, const LLVMValueRef *tap) {
    LLVMValueRef at = ll_i64(l, 0);
    int64_t stride = 1;
    for (uint32_t i = t->n; i-- > 0; stride *= t->dims[i].in) at = add(l, at, scale(l, tap[i], stride * t->dims[i].dilation));
    return at;
}

void planes_pack(const Planes *t, const Problem *q, LLVMValueRef image, const PlanesBox *box) {
    LlvmCtx *l = q->p->l;
    const ConvDim *last = &t->dims[t->n - 1];
    LLVMTypeRef type = ll_vec(q->element, PANEL_COLUMNS);
    Vector v = {.n_parts = (uint32_t)planes_parts(t->dims, t->n), .n_pieces = (uint32_t)((PANEL_COLUMNS - 1) * last->stride / PANEL_COLUMNS + 1)};
    LlLoop across, taps;
    LLVMValueRef n = ll_loop_begin(l, &across, ll_i64(l, 0), box->width, ll_i64(l, PANEL_COLUMNS), "panel"), at = add(l, box->n0, n);
    LLVMValueRef row = t->n > 1 ? quotient(l, at, last->out) : ll_i64(l, 0), column = t->n > 1 ? rest_of(l, at, last->out) : at;
    LLVMValueRef panel = ll_gep(l, q->element, t->panels, n), tap[MAX_RANK];
    for (uint32_t i = 0; i < t->n; i++) tap[i] = ll_i64(l, 0);
    bool padded = is_padded(t);
    if (!padded) find_parts(t, l, row, column, tap, &v);
    LLVMValueRef ko = ll_loop_begin(l, &taps, ll_i64(l, 0), box->n_outer, ll_i64(l, 1), "tap"), left = add(l, box->ko, ko);
    for (uint32_t i = t->n; i-- > 0;) {
        if (t->dims[i].window == 1) continue;
        tap[i] = i ? rest_of(l, left, t->dims[i].window) : left;
        left = quotient(l, left, t->dims[i].window);
    }
    if (padded) find_parts(t, l, row, column, tap, &v);
    LLVMValueRef offset = padded ? ll_i64(l, 0) : tap_offset(t, l, tap);
    pack_channels(t, q, &v, image, offset, ll_gep(l, type, panel, scale(l, LLVMBuildMul(l->b, ko, box->n_inner, ""), t->n_panels)), box);
    ll_loop_end(l, &taps);
    ll_loop_end(l, &across);
}

LLVMValueRef planes_ahead(const Planes *t, const Problem *q, LLVMValueRef image, LLVMValueRef n0, LLVMValueRef k0, LLVMValueRef i) {
    LlvmCtx *l = q->p->l;
    const ConvDim *last = &t->dims[t->n - 1];
    i = rest_of(l, i, t->n_panels * last->stride);
    LLVMValueRef column = add(l, n0, scale(l, quotient(l, i, last->stride), PANEL_COLUMNS)), row = ll_i64(l, 0), tap[MAX_RANK], inside;
    for (uint32_t d = 0; d < t->n; d++) tap[d] = ll_i64(l, 0);
    if (t->n > 1) row = quotient(l, column, last->out), column = rest_of(l, column, last->out);
    LLVMValueRef at = add(l, row_offset(t, l, row, tap, &inside), scale(l, column, last->stride));
    at = add(l, add(l, at, scale(l, rest_of(l, i, last->stride), PANEL_COLUMNS)), scale(l, k0, t->plane));
    return LLVMBuildGEP2(l->b, q->element, image, &at, 1, "");
}
