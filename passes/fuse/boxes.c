// Long windows (ir/ops/reduce/window.h), and some of nine elements, where the region is one op that takes elements in any order: padding is written first, so
// that nothing asks behind it which elements are inside; a box is reduced along one dimension after the other; a window of many elements along one is a window
// over windows, so that the steps grow with the logarithm of its size. Maxima and their like may take an element more than once, and their windows overlap;
// those of sums do not. A box that is all of its operand is a reduction. What is left for others: windows that are running reductions (scans.c), along a
// dimension.
#include "passes/rewrite.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"
#include "ir/ops/reduce/window.h"

#include <string.h>

enum {
    MOST_TAPS = 8, // elements of a window that are taken one by one
    STEP_COST = 2, // of what a step makes of one element, in taps: it is stored and read again
    PAD_COST = 3,  // of an element with its padding
    LONG_COST = 4  // of a tap of a window as it is: a round of a loop, and the question whether it is inside
};

typedef struct {
    PassContext *c;
    Builder b;
    const Op *op;
    OpKind kind;
    Value *init;
    bool overlaps; // elements may be taken more than once
} Box;

// A window of `size` elements as `count` windows of `first` that begin `apart` from one another, and `rest` behind them.
typedef struct {
    int64_t first, count, apart, rest;
} Cover;

static int64_t cover_cost(const Cover *c) { return c->first + c->count + (c->rest ? c->rest + STEP_COST : 0); }

static Cover cover_of(int64_t size, bool overlaps) {
    Cover best = {0};
    for (int64_t first = 2; first <= MOST_TAPS; first++)
        for (int64_t apart = overlaps ? 1 : first; apart <= first; apart++) {
            Cover c = {first, overlaps ? (size - first) / apart + 1 : size / first, apart, overlaps ? (size - first) % apart : size % first};
            if (overlaps && c.rest) continue;
            if (!best.first || cover_cost(&c) < cover_cost(&best)) best = c;
        }
    return best;
}

// Taps of a window along one dimension for each element that it makes, and for what is made on the way; strides: those of the last step.
static double taps_along(const Box *box, int64_t size, int64_t stride) {
    if (size <= MOST_TAPS) return (double)size + STEP_COST;
    Cover c = cover_of(size, box->overlaps);
    double rest = c.rest ? (double)c.rest + STEP_COST : 0;
    return (double)stride * ((double)c.first + STEP_COST) + rest + taps_along(box, c.count, stride);
}

// ---- building

static Value *build_window(Box *box, Value *v, uint32_t dim, WindowAlong w) {
    Builder *b = &box->b;
    Arena *a = &b->m->arena;
    const Type t = v->type;
    int64_t size[MAX_RANK], strides[MAX_RANK], dilations[MAX_RANK], dims[MAX_RANK], padding[2 * MAX_RANK] = {0};
    for (uint32_t i = 0; i < t->rank; i++) size[i] = strides[i] = dilations[i] = 1, dims[i] = t->dims[i];
    size[dim] = w.size, strides[dim] = w.stride, dilations[dim] = w.dilation;
    padding[2 * dim] = w.low, padding[2 * dim + 1] = w.high;
    dims[dim] = (t->dims[dim] + w.low + w.high - (w.size - 1) * w.dilation - 1) / w.stride + 1;
    Attr attrs[] = {attr_axes(a, ATTR_window_dimensions, size, t->rank), attr_axes(a, ATTR_window_strides, strides, t->rank),
                    attr_axes(a, ATTR_window_dilations, dilations, t->rank), attr_axes(a, ATTR_padding, padding, 2 * (size_t)t->rank)};
    Type type = type_tensor(&b->m->types, t->dtype, dims, t->rank);
    Op *op = build_typed(b, OP_REDUCE_WINDOW, (Value *[]){v, box->init}, 2, attrs, w.low || w.high ? 4 : 3, &type, 1, 1);
    build_reducer(b, op->regions[0], box->kind, t->dtype);
    return op_result(op, 0);
}

// [from, from + n * stride) of a dimension, in strides.
static Value *build_part(Box *box, Value *v, uint32_t dim, int64_t from, int64_t n, int64_t stride) {
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], strides[MAX_RANK];
    for (uint32_t i = 0; i < v->type->rank; i++) limit[i] = v->type->dims[i], strides[i] = 1;
    start[dim] = from, limit[dim] = from + (n - 1) * stride + 1, strides[dim] = stride;
    return build_slice(&box->b, v, start, limit, strides);
}

// The windows along a dimension of what has its padding.
static Value *build_steps(Box *box, Value *v, uint32_t dim, WindowAlong w) {
    Cover c = cover_of(w.size, box->overlaps);
    bool worth = taps_along(box, w.size, w.stride) < (double)w.size;
    if (w.size <= MOST_TAPS || !worth) return build_window(box, v, dim, w);
    Value *parts = build_window(box, v, dim, (WindowAlong){.size = c.first, .stride = 1, .dilation = w.dilation});
    Value *all = build_steps(box, parts, dim, (WindowAlong){.size = c.count, .stride = w.stride, .dilation = w.dilation * c.apart});
    if (!c.rest) return all;
    int64_t n = (v->type->dims[dim] - (w.size - 1) * w.dilation - 1) / w.stride + 1, from = c.first * c.count * w.dilation;
    Value *rest = c.rest == 1 ? build_part(box, v, dim, from, n, w.stride)
                              : build_window(box, build_part(box, v, dim, from, v->type->dims[dim] - from, 1), dim,
                                             (WindowAlong){.size = c.rest, .stride = w.stride, .dilation = w.dilation});
    return build_binary(&box->b, box->kind, build_part(box, all, dim, 0, n, 1), rest);
}

// ---- what becomes of an op

// Dimensions that the windows move along: those with the largest strides first, whose results are small, then as they come; rows side by side before what lies
// inside of a row. Running reductions come last.
static uint32_t dims_in_order(const Op *op, uint32_t *out) {
    uint32_t n = 0;
    RunningWindow run;
    for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) {
        if (window_is_single(op, i)) continue;
        uint32_t at = n++;
        while (at && window_along(op, out[at - 1]).stride < window_along(op, i).stride && !window_runs_along(op, i, &run)) out[at] = out[at - 1], at--;
        out[at] = i;
    }
    for (uint32_t i = 0, left = n; left--;) {
        if (!window_runs_along(op, out[i], &run)) i++;
        else {
            uint32_t d = out[i];
            memmove(out + i, out + i + 1, (n - i - 1) * sizeof *out);
            out[n - 1] = d;
        }
    }
    return n;
}

static bool is_worth(const Box *box, const uint32_t *dims, uint32_t n) {
    double taps = 0, direct = LONG_COST, elems = 1;
    const Type t = box->op->operands[0]->type, to = box->op->results[0].type;
    int64_t size[MAX_RANK];
    RunningWindow run;
    for (uint32_t i = 0; i < t->rank; i++) size[i] = t->dims[i];
    bool padded = false;
    for (uint32_t i = 0; i < n; i++) {
        WindowAlong w = window_along(box->op, dims[i]);
        direct *= (double)w.size;
        if (window_runs_along(box->op, dims[i], &run)) continue;
        size[dims[i]] += w.low + w.high;
        padded |= w.low || w.high;
    }
    for (uint32_t i = 0; i < t->rank; i++) elems *= (double)size[i];
    if (padded) taps += elems * PAD_COST;
    for (uint32_t i = 0; i < n; i++) {
        WindowAlong w = window_along(box->op, dims[i]);
        elems = elems / (double)size[dims[i]] * (double)to->dims[dims[i]];
        taps += elems * (window_runs_along(box->op, dims[i], &run) ? STEP_COST : taps_along(box, w.size, w.stride));
    }
    return taps < direct * (double)to->n_elems;
}

static Value *build_padded(Box *box, Value *v) {
    int64_t low[MAX_RANK], high[MAX_RANK], none[MAX_RANK] = {0};
    bool some = false;
    RunningWindow run;
    for (uint32_t i = 0; i < v->type->rank; i++) {
        WindowAlong w = window_along(box->op, i);
        bool runs = window_runs_along(box->op, i, &run);
        low[i] = runs ? 0 : w.low, high[i] = runs ? 0 : w.high;
        some |= low[i] || high[i];
    }
    return some ? build_pad(&box->b, v, box->op->operands[1], low, high, none) : v;
}

static Value *write_steps(Box *box, const uint32_t *dims, uint32_t n) {
    RunningWindow run;
    DType t = box->op->results[0].type->dtype;
    Value *v = build_convert(&box->b, build_padded(box, box->op->operands[0]), t);
    box->init = build_scalar_as(&box->b, box->op->operands[1], t);
    for (uint32_t i = 0; i < n; i++) {
        WindowAlong w = window_along(box->op, dims[i]);
        if (window_runs_along(box->op, dims[i], &run)) {
            v = build_window(box, v, dims[i], w);
        } else {
            w.low = w.high = 0;
            v = build_steps(box, v, dims[i], w);
        }
    }
    return v;
}

// Elements in any order, and the initial value as often as it comes.
static bool is_free(Box *box) {
    const Op *op = box->op;
    if (op->n_results != 1 || !reducer_is_known(op, &box->kind) || dtype_is_complex(op->results[0].type->dtype)) return false;
    box->overlaps = op_has(box->kind, CHOOSES) || box->kind == OP_AND || box->kind == OP_OR;
    const Literal *l = value_constant(op->operands[1]);
    bool is_float = dtype_is_float(op->results[0].type->dtype);
    if (box->overlaps) return true;
    if (!l || !is_float) return l && literal_is_neutral(box->kind, l);
    return box->kind == OP_ADD && elem_to_f64(l->type->dtype, l->data) == 0; // products may overflow in one order and not in another
}

// A maximum or minimum of nine elements, with padding along the last dimension: vectors at both ends of each row would ask which elements are inside. Sums take
// less time for an element than for asking, and are better off with few.
static bool has_edges(const Op *op) {
    OpKind kind;
    if (!reducer_is_known(op, &kind) || !op_has(kind, CHOOSES) || !op->operands[0]->type->rank) return false;
    int64_t taps = 1;
    uint32_t rank = op->operands[0]->type->rank;
    for (uint32_t i = 0; i < rank; i++) taps *= window_along(op, i).size;
    WindowAlong last = window_along(op, rank - 1);
    return taps == LONG_WINDOW && last.stride == 1 && (last.low > 0 || last.high > 0);
}

static bool write_box(PassContext *c, Op *op) {
    RunningWindow run;
    Box box = {.c = c, .b = builder_before(c->m, op), .op = op};
    uint32_t dims[MAX_RANK], rank = op->operands[0]->type->rank;
    if (!(window_is_long(op) || has_edges(op)) || window_is_running(op, &run) || !op->operands[0]->type->n_elems || !op->results[0].type->n_elems) return false;
    uint32_t n = dims_in_order(op, dims);
    bool can = is_free(&box);
    for (uint32_t i = 0; i < rank; i++) can &= window_along(op, i).base == 1;
    if (!can || !is_worth(&box, dims, n)) return false;
    value_replace(&op->results[0], write_steps(&box, dims, n));
    op_unlink(op);
    return true;
}

// ---- windows that are all of the operand

static bool is_whole(const Op *op) {
    bool some = false;
    for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) {
        WindowAlong w = window_along(op, i);
        if (window_is_single(op, i)) continue;
        if (w.size != op->operands[0]->type->dims[i] || w.base != 1 || w.dilation != 1 || w.low || w.high) return false;
        some = true;
    }
    return some && window_is_long(op);
}

static void write_reduce(PassContext *c, Op *op) {
    Builder b = builder_before(c->m, op);
    uint32_t n = op->n_results, n_dims = 0, rank = 0;
    int64_t dims[MAX_RANK], kept[MAX_RANK];
    const Type t = op->results[0].type;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (window_is_single(op, i)) kept[rank++] = t->dims[i];
        else dims[n_dims++] = i;
    }
    Type *types = arena_array(&c->m->arena, Type, n);
    for (uint32_t i = 0; i < n; i++) types[i] = type_tensor(&c->m->types, op->results[i].type->dtype, kept, rank);
    Attr a = attr_axes(&c->m->arena, ATTR_dimensions, dims, n_dims);
    Op *reduce = build_typed(&b, OP_REDUCE, op->operands, op->n_operands, &a, 1, types, n, 1);
    build_region_copy(&b, op->regions[0], reduce->regions[0]);
    for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], build_reshape_as(&b, &reduce->results[i], op->results[i].type));
    op_unlink(op);
}

static void write_block(PassContext *c, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++) write_block(c, op->regions[r]);
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        if (op->kind != OP_REDUCE_WINDOW) continue;
        if (is_whole(op)) {
            write_reduce(c, op);
            c->changed = true;
        } else {
            c->changed |= write_box(c, op);
        }
    }
}

bool pass_boxes(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) write_block(c, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
