// Reductions and contractions as elements: a nest of loops whose accumulators start from the initial values, in index order, with
// lanes along the result. Serves every region, window and type; the fast forms are stages (stages/reduce.c, contract/).
#include "codegen/elem/elem.h"

#include "ir/ops/reduce/chunks.h"

#include <string.h>

#define B (e->l->b)

enum { UNROLL = 9, UNROLL_INSIDE = 16 }; // of windows that have no padding

static const struct {
    OpKind op;
    double of_float;
    int of_int;
} neutral[] = {{OP_ADD, -0.0, 0}, {OP_MULTIPLY, 1, 1}, {OP_MAXIMUM, -__builtin_inf(), 0}, {OP_MINIMUM, __builtin_inf(), 0}, {OP_AND, 0, -1},
               {OP_OR, 0, 0},     {OP_XOR, 0, 0}};

LLVMValueRef reducer_neutral(Elem *e, OpKind op, DType t, bool vector) {
    LLVMTypeRef type = ll_vec(elem_type(e, t), vector ? e->lanes : 1);
    for (size_t i = 0; i < COUNT(neutral); i++) {
        if (neutral[i].op != op) continue;
        if (dtype_is_float(t)) return ll_real(type, neutral[i].of_float);
        unsigned bits = dtype_info[t].bits;
        int64_t most = dtype_is_signed(t) ? (int64_t)(~UINT64_C(0) >> (65 - bits)) : -1; // all ones is the largest unsigned
        int64_t least = dtype_is_signed(t) ? -most - 1 : 0;
        if (op == OP_MAXIMUM) return ll_int(type, least);
        if (op == OP_MINIMUM) return ll_int(type, most);
        return ll_int(type, neutral[i].of_int);
    }
    ICE("no neutral element");
}

// ---- reduce

typedef struct {
    const Op *op;
    const Index *index;
    uint32_t n;   // operands that are reduced together
    bool inside;  // windows have no padding
    OpKind order; // of windows: their maximum or minimum, of ordered integers; OP_COUNT: none of these
} Reduction;

// Element or initial value of operand i, as the region wants it: it may accumulate in a wider type.
static LLVMValueRef region_arg(Elem *e, const Op *op, uint32_t i, LLVMValueRef x) {
    return elem_converted(e, x, op->operands[i]->type->dtype, op->regions[0]->args[i % op->n_results]->type->dtype);
}

// The same, where the reduction is one of ordered integers.
static LLVMValueRef ordered_arg(Elem *e, const Reduction *r, uint32_t i, LLVMValueRef x) {
    x = region_arg(e, r->op, i, x);
    return r->order == OP_COUNT ? x : elem_ordered(e, r->op->regions[0]->args[0]->type->dtype, r->order, x);
}

static void reduce_step(Elem *e, const Index *k, LLVMValueRef *acc, void *context) {
    const Reduction *r = context;
    Axes dims = op_axes(r->op, ATTR_dimensions);
    Index at[MAX_RANK];
    LLVMValueRef args[LL_MAX_CARRY];
    bool apart = e->apart;
    for (uint32_t i = 0, kept = 0; i < r->op->operands[0]->type->rank; i++) {
        uint32_t reduced = 0;
        while (reduced < dims.n && dims.v[reduced] != i) reduced++;
        at[i] = reduced < dims.n ? k[reduced] : r->index[kept++];
    }
    e->apart = true; // where rows are short, lanes lie apart
    for (uint32_t i = 0; i < r->n; i++) {
        args[i] = acc[i];
        args[r->n + i] = region_arg(e, r->op, i, elem_at(e, r->op->operands[i], at));
    }
    e->apart = apart;
    elem_region(e, r->op->regions[0], args, acc);
}

ELEM_OF(reduce) {
    Reduction r = {.op = op, .index = index, .n = op->n_operands / 2};
    Axes dims = op_axes(op, ATTR_dimensions);
    int64_t sizes[MAX_RANK];
    LLVMValueRef acc[LL_MAX_CARRY];
    for (uint32_t i = 0; i < dims.n; i++) sizes[i] = op->operands[0]->type->dims[dims.v[i]];
    for (uint32_t i = 0; i < r.n; i++) acc[i] = region_arg(e, op, r.n + i, elem_at(e, op->operands[r.n + i], NULL));
    elem_nest(e, sizes, dims.n, UNROLL, acc, r.n, reduce_step, &r);
    memo_results(e, op, index, acc);
    return acc[result];
}

// ---- chunks

typedef struct {
    const Op *op;
    const Index *index;
    Axes size;               // of whole chunks
    uint32_t dims[MAX_RANK]; // that the nest runs along
    uint32_t n_dims;
    bool neutral; // accumulators begin with the neutral element, else with the first
} Chunk;

static void chunk_elements(Elem *e, const Chunk *c, const Index *k, LLVMValueRef *out) {
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < c->size.n; i++) at[i] = index_scale(e, c->index[i], c->size.v[i]);
    for (uint32_t i = 0; i < c->n_dims; i++) at[c->dims[i]] = index_add(e, at[c->dims[i]], k[i]);
    e->apart = true;
    for (uint32_t i = 0; i < c->op->n_results; i++) out[i] = region_arg(e, c->op, i, elem_at(e, c->op->operands[i], at));
    e->apart = false;
}

static void chunk_step(Elem *e, const Index *k, LLVMValueRef *acc, void *context) {
    const Chunk *c = context;
    uint32_t n = c->op->n_results;
    LLVMValueRef args[2 * LL_MAX_CARRY], next[LL_MAX_CARRY], first = ll_int(e->l->i1, 1);
    for (uint32_t i = 0; i < n; i++) args[i] = acc[i];
    chunk_elements(e, c, k, args + n);
    elem_region(e, c->op->regions[0], args, next);
    for (uint32_t i = 0; i < c->n_dims && !c->neutral; i++) first = LLVMBuildAnd(B, first, index_compare(e, LLVMIntEQ, k[i], 0), "");
    for (uint32_t i = 0; i < n; i++) acc[i] = c->neutral ? next[i] : elem_select(e, first, acc[i], next[i]);
}

void elem_chunk(Elem *e, const Op *op, const Index *index, const int64_t *box, LLVMValueRef *acc) {
    Chunk c = {.op = op, .index = index, .size = op_axes(op, ATTR_window_dimensions)};
    int64_t sizes[MAX_RANK];
    Index first[MAX_RANK];
    for (uint32_t i = 0; i < c.size.n; i++)
        if (box[i] > 1) sizes[c.n_dims] = box[i], first[c.n_dims] = index_const(e, 0), c.dims[c.n_dims++] = i;
    OpKind kind;
    DType t = op->results[0].type->dtype;
    c.neutral = reducer_is_known(op, &kind) && !dtype_is_complex(t);
    if (c.neutral) acc[0] = reducer_neutral(e, kind, t, true);
    else chunk_elements(e, &c, first, acc);
    elem_nest(e, sizes, c.n_dims, UNROLL, acc, op->n_results, chunk_step, &c);
}

ELEM_OF(reduce_chunks) {
    (void)e, (void)index;
    ICE("%s is a stage, not an element", op_text(op->kind));
}

ELEM_OF(cumulate) {
    (void)e, (void)index;
    ICE("%s is a stage, not an element", op_text(op->kind));
}

// ---- windows

// NULL: true.
typedef struct {
    LLVMValueRef uniform, lanes; // i1; a bit a lane
} Conds;

// Position `out * stride + k * dilation - low` of a dimension dilated by `base` and of size `size`: the index of the element there,
// and the conditions under which there is one, which no cond asks for where there always is.
typedef struct {
    int64_t stride, dilation, low, base, size, window, out;
} WindowDim;

static Index window_position(Elem *e, const WindowDim *w, Index out, Index k, Conds *cond) {
    Index at = index_add_const(e, index_add(e, index_scale(e, out, w->stride), index_scale(e, k, w->dilation)), -w->low);
    int64_t extent = (w->size - 1) * w->base + 1, last = (w->out - 1) * w->stride + (w->window - 1) * w->dilation - w->low;
    LLVMValueRef conds[3];
    unsigned n = 0;
    if (!cond) return at;
    if (w->low > 0) conds[n++] = index_compare(e, LLVMIntSGE, at, 0);
    if (last >= extent) conds[n++] = index_compare(e, LLVMIntSLT, at, extent);
    if (w->base > 1) {
        Index q, rest;
        index_divmod(e, at, w->base, &q, &rest);
        conds[n++] = index_compare(e, LLVMIntEQ, rest, 0);
        at = q;
    }
    for (unsigned i = 0; i < n; i++) {
        LLVMValueRef *both = ll_lanes(ll_type(conds[i])) == 1 ? &cond->uniform : &cond->lanes;
        *both = *both ? LLVMBuildAnd(B, *both, conds[i], "") : conds[i];
    }
    return at;
}

typedef struct {
    const Value *value, *otherwise; // otherwise NULL: zero
    const Reduction *reduction;     // of which they are argument `arg`, or NULL
    uint32_t arg;
    LLVMValueRef lanes; // that are inside
    Index at[MAX_RANK];
} Inside;

static LLVMValueRef inside_value(Elem *e, void *context) {
    const Inside *in = context;
    LLVMValueRef x = elem_at(e, in->value, in->at);
    return in->reduction ? ordered_arg(e, in->reduction, in->arg, x) : x;
}

static LLVMValueRef outside_value(Elem *e, void *context) {
    const Inside *in = context;
    LLVMValueRef x = in->otherwise ? elem_at(e, in->otherwise, NULL) : elem_number(e, in->value->type->dtype, 0, true);
    return in->reduction ? ordered_arg(e, in->reduction, in->reduction->n + in->arg, x) : x;
}

static LLVMValueRef inside_lanes(Elem *e, void *context) {
    const Inside *in = context;
    return elem_if(e, in->lanes, in->value->type->dtype, inside_value, outside_value, context);
}

// Lanes of which it is known when this is compiled whether they are inside (memory.c makes use of it) stay apart from what is asked of all of them.
static LLVMValueRef where_inside(Elem *e, Inside *in, Conds cond) {
    DType t = in->value->type->dtype;
    if (!cond.lanes) return cond.uniform ? elem_if(e, cond.uniform, t, inside_value, outside_value, in) : inside_value(e, in);
    in->lanes = cond.lanes;
    if (!cond.uniform) return inside_lanes(e, in);
    if (LLVMIsConstant(cond.lanes)) return elem_if(e, cond.uniform, t, inside_lanes, outside_value, in);
    in->lanes = LLVMBuildAnd(B, ll_splat(e->l, cond.uniform, e->lanes), cond.lanes, "");
    return inside_lanes(e, in);
}

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return a.n ? a.v[i] : otherwise; }

static WindowDim window_dim(const Op *op, uint32_t i) {
    return (WindowDim){.stride = axis_or(op_axes(op, ATTR_window_strides), i, 1),
                       .dilation = axis_or(op_axes(op, ATTR_window_dilations), i, 1),
                       .low = axis_or(op_axes(op, ATTR_padding), 2 * i, 0),
                       .base = axis_or(op_axes(op, ATTR_base_dilations), i, 1),
                       .size = op->operands[0]->type->dims[i],
                       .window = op_axes(op, ATTR_window_dimensions).v[i],
                       .out = op->results[0].type->dims[i]};
}

static void window_step(Elem *e, const Index *k, LLVMValueRef *acc, void *context) {
    const Reduction *r = context;
    Conds cond = {0};
    LLVMValueRef args[LL_MAX_CARRY];
    Inside in = {.reduction = r};
    for (uint32_t i = 0; i < r->op->operands[0]->type->rank; i++) {
        WindowDim w = window_dim(r->op, i);
        in.at[i] = window_position(e, &w, r->index[i], k[i], r->inside ? NULL : &cond);
    }
    for (uint32_t i = 0; i < r->n; i++) {
        in.value = r->op->operands[i];
        in.otherwise = r->op->operands[r->n + i];
        in.arg = i;
        args[i] = acc[i];
        args[r->n + i] = where_inside(e, &in, cond);
    }
    if (r->order == OP_COUNT) elem_region(e, r->op->regions[0], args, acc);
    else acc[0] = elem_ordered_step(e, r->order, args[0], args[1]);
}

// i1: do all of these windows lie inside the operand? NULL where that is not known for lanes together.
static LLVMValueRef windows_inside(Elem *e, const Op *op, const Index *index) {
    LLVMValueRef all = ll_int(e->l->i1, 1);
    unsigned last = elem_last_lane(e);
    for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) {
        WindowDim w = window_dim(op, i);
        if (w.base != 1) return NULL;
        int64_t from = -w.low, to = (w.out - 1) * w.stride + (w.window - 1) * w.dilation - w.low;
        if (from >= 0 && to < w.size) continue;
        if (index[i].vec || index[i].step < 0) return NULL;
        LLVMValueRef first = LLVMBuildMul(B, index[i].base, ll_i64(e->l, w.stride), "");
        int64_t reach = index[i].step * last * w.stride + (w.window - 1) * w.dilation; // of the last lane's window, from where the first one's begins
        if (from < 0) all = LLVMBuildAnd(B, all, LLVMBuildICmp(B, LLVMIntSGE, first, ll_i64(e->l, w.low), ""), "");
        if (to >= w.size) all = LLVMBuildAnd(B, all, LLVMBuildICmp(B, LLVMIntSLT, first, ll_i64(e->l, w.size + w.low - reach), ""), "");
    }
    return all;
}

static void windows_reduce(Elem *e, Reduction *r, bool inside, LLVMValueRef *acc) {
    Axes window = op_axes(r->op, ATTR_window_dimensions);
    size_t mark = memo_open(e);
    r->inside = inside;
    for (uint32_t i = 0; i < r->n; i++) acc[i] = ordered_arg(e, r, r->n + i, elem_at(e, r->op->operands[r->n + i], NULL));
    elem_nest(e, window.v, window.n, inside ? UNROLL_INSIDE : UNROLL, acc, r->n, window_step, r);
    memo_close(e, mark);
}

// Where lanes lie apart in the operand, and some of the first ones outside: their windows are those at the beginning of a row, of which it is then known which
// elements are inside. So these are loaded as they lie near each other (memory.c), and not gathered.
static void windows_at_edge(Elem *e, Reduction *r, LLVMValueRef *acc) {
    const Index *index = r->index;
    uint32_t last = r->op->operands[0]->type->rank - 1; // there is one, as there are lanes
    WindowDim w = e->lanes > 1 ? window_dim(r->op, last) : (WindowDim){0};
    if (w.stride <= 1 || w.low <= 0 || index[last].vec || index[last].step != 1) {
        windows_reduce(e, r, false, acc);
        return;
    }
    Index *begin = arena_copy(e->arena, index, (last + 1) * sizeof *begin); // not on a stack that is deep here
    LLVMValueRef *other = arena_array(e->arena, LLVMValueRef, r->n);
    begin[last].base = ll_i64(e->l, 0);
    LlIf f;
    ll_if(e->l, &f, LLVMBuildICmp(B, LLVMIntEQ, index[last].base, begin[last].base, ""), "begin");
    r->index = begin;
    windows_reduce(e, r, false, acc);
    ll_else(e->l, &f);
    r->index = index;
    windows_reduce(e, r, false, other);
    ll_endif(e->l, &f);
    for (uint32_t i = 0; i < r->n; i++) acc[i] = ll_if_merge(e->l, &f, acc[i], other[i]);
}

// Nothing is asked of elements where all windows at hand lie inside.
ELEM_OF(reduce_window) {
    Reduction r = {.op = op, .index = index, .n = op->n_operands / 2};
    if (!reducer_is_ordered(op, &r.order)) r.order = OP_COUNT;
    LLVMValueRef *acc = arena_array(e->arena, LLVMValueRef, r.n), *edge = arena_array(e->arena, LLVMValueRef, r.n); // not on a stack that is deep here
    LLVMValueRef inside = windows_inside(e, op, index);
    if (inside && LLVMIsAConstantInt(inside) && LLVMConstIntGetZExtValue(inside)) {
        windows_reduce(e, &r, true, acc);
    } else if (inside && !LLVMIsAConstantInt(inside)) {
        LlIf f;
        ll_if(e->l, &f, inside, "inside");
        windows_reduce(e, &r, true, acc);
        ll_else(e->l, &f);
        windows_at_edge(e, &r, edge);
        ll_endif(e->l, &f);
        for (uint32_t i = 0; i < r.n; i++) acc[i] = ll_if_merge(e->l, &f, acc[i], edge[i]);
    } else {
        windows_reduce(e, &r, false, acc);
    }
    if (r.order != OP_COUNT) acc[0] = elem_of_ordered(e, op->results[0].type->dtype, r.order, acc[0]);
    memo_results(e, op, index, acc);
    return acc[result];
}

// ---- contractions of any shape and type

static LLVMValueRef multiply_add(Elem *e, DType t, LLVMValueRef x, LLVMValueRef y, LLVMValueRef acc) {
    if (dtype_is_complex(t)) return elem_pair_multiply_add(e, x, y, acc);
    if (dtype_is_float(t)) return ll_fma(e->l, x, y, acc);
    if (t == DT_I1) return LLVMBuildOr(B, acc, LLVMBuildAnd(B, x, y, ""), "");
    return LLVMBuildAdd(B, acc, LLVMBuildMul(B, x, y, ""), "");
}

static void dot_step(Elem *e, const Index *k, LLVMValueRef *acc, void *context) {
    const Reduction *r = context;
    DType t = r->op->results[0].type->dtype;
    LLVMValueRef side[2];
    uint32_t free = op_list(r->op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH).n; // where the next free dimension lies in the result
    for (uint32_t s = 0; s < 2; s++) {
        const Value *v = r->op->operands[s];
        Axes batch = op_list(r->op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + s);
        Axes contract = op_list(r->op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT + s);
        Index at[MAX_RANK];
        for (uint32_t d = 0; d < v->type->rank; d++) {
            bool found = false;
            for (uint32_t i = 0; i < batch.n; i++)
                if (batch.v[i] == d) at[d] = r->index[i], found = true;
            for (uint32_t i = 0; i < contract.n; i++)
                if (contract.v[i] == d) at[d] = k[i], found = true;
            if (!found) at[d] = r->index[free++];
        }
        side[s] = elem_converted(e, elem_at(e, v, at), v->type->dtype, t);
    }
    acc[0] = multiply_add(e, t, side[0], side[1], acc[0]);
}

ELEM_OF(dot_general) {
    Reduction r = {.op = op, .index = index};
    Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
    int64_t sizes[MAX_RANK];
    for (uint32_t i = 0; i < contract.n; i++) sizes[i] = op->operands[0]->type->dims[contract.v[i]];
    LLVMValueRef acc = elem_number(e, op->results[0].type->dtype, 0, true);
    elem_nest(e, sizes, contract.n, UNROLL, &acc, 1, dot_step, &r);
    return acc;
}

// Convolutions of dilated input: each product and each sum rounded, see ir/ops/conv/conv.h.
static LLVMValueRef multiply_then_add(Elem *e, DType t, LLVMValueRef x, LLVMValueRef y, LLVMValueRef acc) {
    if (t != DT_F32 && t != DT_F64) return multiply_add(e, t, x, y, acc);
    return LLVMBuildFAdd(B, acc, LLVMBuildFMul(B, x, y, ""), "");
}

static bool is_dilated(Axes a) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] != 1) return true;
    return false;
}

// k: the spatial window, then the input feature inside its group.
static void conv_step(Elem *e, const Index *k, LLVMValueRef *acc, void *context) {
    const Reduction *r = context;
    const Op *op = r->op;
    const Value *x = op->operands[0], *w = op->operands[1];
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    uint32_t n_spatial = in.n - 2;
    int64_t groups = op_int(op, ATTR_feature_group_count, 1), batch_groups = op_int(op, ATTR_batch_group_count, 1);
    int64_t features = op->results[0].type->dims[out.v[1]], group_features = w->type->dims[kernel.v[0]];
    Index feature = r->index[out.v[1]], group, rest, at_w[MAX_RANK];
    Inside inside = {.value = x};
    Conds cond = {0};
    for (uint32_t i = 0; i < n_spatial; i++) {
        WindowDim d = {.stride = axis_or(op_axes(op, ATTR_window_strides), i, 1),
                       .dilation = axis_or(op_axes(op, ATTR_rhs_dilation), i, 1),
                       .low = axis_or(op_axes(op, ATTR_padding), 2 * i, 0),
                       .base = axis_or(op_axes(op, ATTR_lhs_dilation), i, 1),
                       .size = x->type->dims[in.v[2 + i]],
                       .window = w->type->dims[kernel.v[2 + i]],
                       .out = op->results[0].type->dims[out.v[2 + i]]};
        inside.at[in.v[2 + i]] = window_position(e, &d, r->index[out.v[2 + i]], k[i], &cond);
        bool reversed = axis_or(op_axes(op, ATTR_window_reversal), i, 0);
        at_w[kernel.v[2 + i]] = reversed ? index_add_const(e, index_scale(e, k[i], -1), d.window - 1) : k[i];
    }
    index_divmod(e, feature, features / groups, &group, &rest);
    inside.at[in.v[1]] = groups == 1 ? k[n_spatial] : index_add(e, index_scale(e, group, group_features), k[n_spatial]);
    inside.at[in.v[0]] = r->index[out.v[0]];
    if (batch_groups > 1) {
        index_divmod(e, feature, features / batch_groups, &group, &rest);
        inside.at[in.v[0]] = index_add(e, index_scale(e, group, x->type->dims[in.v[0]] / batch_groups), r->index[out.v[0]]);
    }
    at_w[kernel.v[0]] = k[n_spatial];
    at_w[kernel.v[1]] = feature;
    DType t = op->results[0].type->dtype;
    LLVMValueRef a = elem_converted(e, where_inside(e, &inside, cond), x->type->dtype, t), b = elem_converted(e, elem_at(e, w, at_w), w->type->dtype, t);
    acc[0] = (is_dilated(op_axes(op, ATTR_lhs_dilation)) ? multiply_then_add : multiply_add)(e, t, a, b, acc[0]);
}

ELEM_OF(convolution) {
    Reduction r = {.op = op, .index = index};
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    int64_t sizes[MAX_RANK];
    for (uint32_t i = 2; i < kernel.n; i++) sizes[i - 2] = op->operands[1]->type->dims[kernel.v[i]];
    sizes[kernel.n - 2] = op->operands[1]->type->dims[kernel.v[0]];
    LLVMValueRef acc = elem_number(e, op->results[0].type->dtype, 0, true);
    elem_nest(e, sizes, kernel.n - 1, UNROLL, &acc, 1, conv_step, &r);
    return acc;
}

ELEM_OF(contract) {
    (void)e, (void)index;
    ICE("%s is a stage, not an element", op_text(op->kind));
}
