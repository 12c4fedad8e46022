// Winograd's transforms (ir/ops/conv/winograd.h): a tile of the image, or of sums, at a time, for a vector of channels, in registers. Each task has some of
// the tiles, with all of their points. Sums have one fixed order.
#include "codegen/stages/stages.h"

#include "ir/ops/conv/winograd.h"

#define B (p->l->b)

typedef void Transform(Phase *p, const Winograd *w, const LLVMValueRef *in, LLVMValueRef *out);

typedef struct {
    const Op *op;
    const Winograd *w;
    Transform *transform; // along one dimension: of `taken` elements, `made` ones
    uint32_t taken, made;
    bool points, inside;               // points: of pixels are made, and not the other way; inside: no pixel of this tile lies beyond the border
    int64_t low[2];                    // pixels before those that are a tile's own
    Index batch, row, column, channel; // of the tile
} Tile;

static LLVMValueRef plus(Phase *p, double factor, LLVMValueRef x, LLVMValueRef y) { return ll_fma(p->l, ll_real(ll_type(x), factor), x, y); } // factor * x + y
static LLVMValueRef sum(Phase *p, LLVMValueRef x, LLVMValueRef y) { return LLVMBuildFAdd(B, x, y, ""); }
static LLVMValueRef difference(Phase *p, LLVMValueRef x, LLVMValueRef y) { return LLVMBuildFSub(B, x, y, ""); }

// ---- along one dimension

// B' d
static void transform_image(Phase *p, const Winograd *w, const LLVMValueRef *d, LLVMValueRef *out) {
    if (w->pixels == 2) {
        out[0] = difference(p, d[0], d[2]);
        out[1] = sum(p, d[1], d[2]);
        out[2] = difference(p, d[2], d[1]);
        out[3] = difference(p, d[1], d[3]);
        return;
    }
    LLVMValueRef even = plus(p, -4, d[2], d[4]), odd = plus(p, -4, d[1], d[3]);
    LLVMValueRef far_even = difference(p, d[4], d[2]), far_odd = difference(p, d[3], d[1]);
    out[0] = plus(p, 4, d[0], plus(p, -5, d[2], d[4]));
    out[1] = sum(p, even, odd);
    out[2] = difference(p, even, odd);
    out[3] = plus(p, 2, far_odd, far_even);
    out[4] = plus(p, -2, far_odd, far_even);
    out[5] = plus(p, 4, d[1], plus(p, -5, d[3], d[5]));
}

// A d
static void transform_gradient(Phase *p, const Winograd *w, const LLVMValueRef *d, LLVMValueRef *out) {
    out[0] = d[0];
    if (w->pixels == 2) {
        out[1] = sum(p, d[0], d[1]);
        out[2] = difference(p, d[0], d[1]);
        out[3] = LLVMBuildFNeg(B, d[1], "");
        return;
    }
    LLVMValueRef even = sum(p, d[0], d[2]), odd = sum(p, d[1], d[3]);
    LLVMValueRef far_even = plus(p, 4, d[2], d[0]), far_odd = plus(p, 4, d[3], d[1]);
    out[1] = sum(p, even, odd);
    out[2] = difference(p, even, odd);
    out[3] = plus(p, 2, far_odd, far_even);
    out[4] = plus(p, -2, far_odd, far_even);
    out[5] = d[3];
}

// A' m
static void transform_sums(Phase *p, const Winograd *w, const LLVMValueRef *m, LLVMValueRef *out) {
    LLVMValueRef near_sum = sum(p, m[1], m[2]), near_difference = difference(p, m[1], m[2]);
    if (w->pixels == 2) {
        out[0] = sum(p, m[0], near_sum);
        out[1] = difference(p, near_difference, m[3]);
        return;
    }
    LLVMValueRef far_sum = sum(p, m[3], m[4]), far_difference = difference(p, m[3], m[4]);
    out[0] = sum(p, sum(p, m[0], near_sum), far_sum);
    out[1] = plus(p, 2, far_difference, near_difference);
    out[2] = plus(p, 4, far_sum, near_sum);
    out[3] = sum(p, plus(p, 8, far_difference, near_difference), m[5]);
}

// ---- a tile

typedef struct {
    const Tile *tile;
    Index at[4];
} Pixel;

static LLVMValueRef pixel_element(Elem *e, void *context) {
    const Pixel *x = context;
    return elem_at(e, x->tile->op->operands[0], x->at);
}

static LLVMValueRef pixel_zero(Elem *e, void *context) {
    const Pixel *x = context;
    return elem_number(e, x->tile->op->results[0].type->dtype, 0, true);
}

static LLVMValueRef load_pixel(Phase *p, const Tile *t, uint32_t i, uint32_t j) {
    Elem *e = &p->e;
    const Type x = t->op->operands[0]->type;
    int64_t m = t->w->pixels;
    Pixel pixel = {.tile = t, .at = {t->batch, t->row, t->column, t->channel}};
    pixel.at[1] = index_add_const(e, index_scale(e, t->row, m), i - t->low[0]);
    pixel.at[2] = index_add_const(e, index_scale(e, t->column, m), j - t->low[1]);
    if (t->inside) return pixel_element(e, &pixel);
    LLVMValueRef row = LLVMBuildICmp(B, LLVMIntULT, pixel.at[1].base, ll_i64(p->l, x->dims[1]), "");
    LLVMValueRef column = LLVMBuildICmp(B, LLVMIntULT, pixel.at[2].base, ll_i64(p->l, x->dims[2]), "");
    return elem_if(e, LLVMBuildAnd(B, row, column, ""), x->dtype, pixel_element, pixel_zero, &pixel);
}

static LLVMValueRef load_point(Phase *p, const Tile *t, uint32_t i, uint32_t j) {
    if (t->points) return load_pixel(p, t, i, j);
    Index at[] = {index_const(&p->e, i * t->w->points + j), t->batch, t->row, t->column, t->channel};
    return elem_at(&p->e, t->op->operands[0], at);
}

static void store_at(Phase *p, const Tile *t, const Index *index, LLVMValueRef x) {
    const Value *v = &t->op->results[0];
    for (const Place *at = v->mark; at; at = at->copy) elem_store(&p->e, v, at, index, x);
}

static void store_point(Phase *p, const Tile *t, uint32_t i, uint32_t j, LLVMValueRef x) {
    Index index[] = {index_const(&p->e, i * t->w->points + j), t->batch, t->row, t->column, t->channel};
    store_at(p, t, index, x);
}

// One that there is: the last tiles may reach beyond the result.
static void store_pixel(Phase *p, const Tile *t, uint32_t i, uint32_t j, LLVMValueRef x) {
    Elem *e = &p->e;
    const int64_t *size = t->op->results[0].type->dims;
    int64_t m = t->w->pixels;
    Index at[] = {t->batch, index_add_const(e, index_scale(e, t->row, m), i), index_add_const(e, index_scale(e, t->column, m), j), t->channel};
    LLVMValueRef exists = NULL;
    for (uint32_t d = 1; d < 3; d++) {
        if ((d == 1 ? i : j) < (uint32_t)((size[d] - 1) % m + 1)) continue; // in every tile
        LLVMValueRef inside = index_compare(e, LLVMIntSLT, at[d], size[d]);
        exists = exists ? LLVMBuildAnd(B, exists, inside, "") : inside;
    }
    LlIf f;
    if (exists) ll_if(p->l, &f, exists, "exists");
    store_at(p, t, at, x);
    if (exists) ll_endif(p->l, &f);
}

static void tile_vector(Phase *p, Index channel, void *context) {
    Tile *t = context;
    LLVMValueRef half[WINOGRAD_MOST][WINOGRAD_MOST];
    t->channel = channel;
    for (uint32_t j = 0; j < t->taken; j++) {
        LLVMValueRef in[WINOGRAD_MOST], out[WINOGRAD_MOST];
        for (uint32_t i = 0; i < t->taken; i++) in[i] = load_point(p, t, i, j);
        t->transform(p, t->w, in, out);
        for (uint32_t i = 0; i < t->made; i++) half[i][j] = out[i];
    }
    for (uint32_t i = 0; i < t->made; i++) {
        LLVMValueRef out[WINOGRAD_MOST];
        t->transform(p, t->w, half[i], out);
        for (uint32_t j = 0; j < t->made; j++) {
            if (t->points) store_point(p, t, i, j, out[j]);
            else store_pixel(p, t, i, j, out[j]);
        }
    }
}

// ---- the tiles of a task

static void all_channels(Phase *p, Tile *t) {
    uint32_t last = t->op->results[0].type->rank - 1;
    LLVMValueRef from, to;
    stage_range(p, t->op, last, &from, &to);
    size_t mark = memo_open(&p->e);
    vector_loop(p, from, to, t->op->results[0].type->dims[last], tile_vector, t);
    memo_close(&p->e, mark);
}

// Is all that a tile of this row, or of this column, reads inside the image?
static LLVMValueRef is_inside(Phase *p, const Tile *t, Index at, uint32_t dim) {
    int64_t low = t->low[dim], size = t->op->operands[0]->type->dims[1 + dim];
    LLVMValueRef first = LLVMBuildSub(B, LLVMBuildMul(B, at.base, ll_i64(p->l, t->w->pixels), ""), ll_i64(p->l, low), "");
    LLVMValueRef begins = LLVMBuildICmp(B, LLVMIntSGE, first, ll_i64(p->l, 0), "");
    return LLVMBuildAnd(B, begins, LLVMBuildICmp(B, LLVMIntSLE, first, ll_i64(p->l, size - t->taken), ""), "");
}

static void one_tile(Phase *p, Tile *t) {
    if (!t->points) {
        all_channels(p, t);
        return;
    }
    LlIf f;
    LLVMValueRef rows = is_inside(p, t, t->row, 0);
    ll_if(p->l, &f, LLVMBuildAnd(B, rows, is_inside(p, t, t->column, 1), ""), "inside");
    t->inside = true;
    all_channels(p, t);
    ll_else(p->l, &f);
    t->inside = false;
    all_channels(p, t);
    ll_endif(p->l, &f);
}

static void tile_level(Phase *p, Tile *t, uint32_t level) {
    if (level == 3) {
        one_tile(p, t);
        return;
    }
    Index *const at[] = {&t->batch, &t->row, &t->column};
    LLVMValueRef from, to;
    stage_range(p, t->op, level + t->points, &from, &to);
    if (!t->points && level) { // pixels; a task begins with a tile
        from = LLVMBuildUDiv(B, from, ll_i64(p->l, t->w->pixels), "");
        to = LLVMBuildUDiv(B, LLVMBuildAdd(B, to, ll_i64(p->l, t->w->pixels - 1), ""), ll_i64(p->l, t->w->pixels), "");
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    *at[level] = index_scalar(ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "tile"), 1);
    tile_level(p, t, level + 1);
    ll_loop_end(p->l, &loop);
    memo_close(&p->e, mark);
}

void emit_winograd_stage(Phase *p, const Op *op) {
    Tile t = {.op = op, .w = winograd_of(op_int(op, ATTR_output_tile, 0)), .points = op->kind != OP_WINOGRAD_PIXELS};
    t.taken = op->kind == OP_WINOGRAD_GRADIENT ? t.w->pixels : t.w->points;
    t.made = t.points ? t.w->points : t.w->pixels;
    t.transform = op->kind == OP_WINOGRAD_IMAGE ? transform_image : op->kind == OP_WINOGRAD_GRADIENT ? transform_gradient : transform_sums;
    if (op->kind == OP_WINOGRAD_IMAGE)
        for (uint32_t i = 0; i < 2; i++) t.low[i] = op_axes(op, ATTR_padding).v[2 * i];
    tile_level(p, &t, 0);
}
