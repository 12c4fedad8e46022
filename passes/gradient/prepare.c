// Ops that have no rule as they are, written as ops that have one, where they vary:
//   an initial value that changes something   op(init, the reduction without it)
//   any reduction                             a loop over the elements that one result is made of, each step the region
//   windows with holes or of any region       the elements that windows have at each position side by side, reduced
//   a product of floats by quantized weights  by the floats that these mean
// and what passes/expand has expansions for: scans, maps, batch norm, grouped products, custom calls.
#include "ir/ops/custom_call.h"
#include "passes/expand/expansion.h"
#include "passes/gradient/gradient.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_POSITIONS = 4096 }; // of a window whose elements are laid side by side

static bool is_kind(OpKind k) { return k == OP_ADD || k == OP_MULTIPLY || k == OP_MAXIMUM || k == OP_MINIMUM; }

// The one element of a constant, seen through what only moves or converts it; false: it is none.
static bool constant_number(const Value *v, double *out) {
    while (v->def && (v->def->kind == OP_BROADCAST_IN_DIM || v->def->kind == OP_RESHAPE || v->def->kind == OP_CONVERT)) v = operand_of(v->def, 0);
    const Literal *l = value_constant(v);
    if (!l || (!l->splat && l->type->n_elems != 1)) return false;
    *out = elem_to_f64(l->type->dtype, l->data);
    if (!dtype_is_complex(l->type->dtype)) return true;
    return l->type->dtype == DT_C64 ? ((const float *)l->data)[1] == 0 : ((const double *)l->data)[1] == 0;
}

static double neutral_of(OpKind kind) { return kind == OP_ADD ? 0 : kind == OP_MULTIPLY ? 1 : kind == OP_MAXIMUM ? -INFINITY : INFINITY; }

static bool has_neutral(const Op *op, OpKind kind) {
    double v;
    return constant_number(operand_of(op, 1), &v) && v == neutral_of(kind);
}

// One operand and the region one op, in the operand's type.
static OpKind plain_kind(const Op *op) {
    OpKind kind = op->n_results == 1 ? region_binary(op->regions[0]) : OP_COUNT;
    const Type t = op->results[0].type;
    bool alike = t->dtype == operand_of(op, 0)->type->dtype && t->dtype == operand_of(op, 1)->type->dtype;
    return alike && is_kind(kind) && !(dtype_is_complex(t->dtype) && (kind == OP_MAXIMUM || kind == OP_MINIMUM)) ? kind : OP_COUNT;
}

// op(init, reduce(neutral, x)); the op itself is made again with a neutral initial value.
static void split_initial(Gradient *g, Op *op, OpKind kind) {
    Builder *b = &g->b;
    Value *init = operand_of(op, 1), *y = &op->results[0], *operands[] = {operand_of(op, 0), build_scalar(b, init->type->dtype, neutral_of(kind))};
    Op *made = build_typed(b, op->kind, operands, 2, op->attrs, op->n_attrs, &y->type, 1, 1);
    build_region_copy(b, op->regions[0], made->regions[0]);
    Value *start = build_broadcast_as(b, init, y->type, NULL, 0);
    value_replace(y, build_binary(b, kind, op_result(made, 0), start));
}

// --- any reduction, as a loop

// The region's ops on whole tensors of this shape. False: it has ops that are not elementwise.
static bool lift(Gradient *g, Builder *b, const Block *region, Value *const *args, const Type shape, Value **out) {
    ValueMap map = {0};
    bool good = true;
    for (uint32_t i = 0; i < region->n_args; i++) value_map_set(&map, region->args[i], args[i]);
    for (const Op *op = region->first; good && !op_has(op->kind, END); op = op->next) {
        good = op->n_results == 1 && !op->n_regions && (op->kind == OP_CONSTANT || op_has(op->kind, MAP));
        if (!good) break;
        Type type = type_with_dtype(&g->m->types, shape, op->results[0].type->dtype);
        Value *in[4] = {NULL};
        if (op->kind == OP_CONSTANT) {
            value_map_set(&map, &op->results[0], build_splat_of(b, type, value_constant(&op->results[0])->data));
            continue;
        }
        for (uint32_t i = 0; i < op->n_operands; i++) {
            Value *v = operand_of(op, i), *known = value_map_get(&map, v);
            in[i] = known ? known : build_broadcast_as(b, v, shape, NULL, 0); // from around the region
        }
        value_map_set(&map, &op->results[0], op_result(build_like(b, op, in, &type), 0));
    }
    const Op *end = block_end(region);
    for (uint32_t i = 0; good && i < end->n_operands; i++) {
        Value *v = operand_of(end, i), *known = value_map_get(&map, v);
        out[i] = known ? known : build_broadcast_as(b, v, shape, NULL, 0);
    }
    value_map_free(&map);
    return good;
}

static bool is_liftable(const Block *region) {
    const Op *op = region->first;
    while (!op_has(op->kind, END) && op->n_results == 1 && !op->n_regions && op->n_operands <= 4 && (op->kind == OP_CONSTANT || op_has(op->kind, MAP)))
        op = op->next;
    return op_has(op->kind, END);
}

// x with the reduced dimensions as one in front of those that are kept
static Value *line_up(Builder *b, Value *x, Axes dims) {
    int64_t order[MAX_RANK], line[MAX_RANK + 1], n_line = 1;
    uint32_t n = 0, rank = 1;
    for (uint32_t i = 0; i < dims.n; i++) n_line *= x->type->dims[dims.v[i]];
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (axes_contain(dims, i)) order[n++] = i;
    line[0] = n_line;
    for (uint32_t i = 0; i < x->type->rank; i++)
        if (!axes_contain(dims, i)) order[n++] = i, line[rank++] = x->type->dims[i];
    return build_reshape(b, build_transpose(b, x, order), line, rank);
}

static bool reduce_as_loop(Gradient *g, Op *op) {
    Builder *b = &g->b, body;
    uint32_t n = op->n_results;
    const Type shape = op->results[0].type;
    if (!is_liftable(op->regions[0])) return false;
    Value **start = arena_array(&g->m->arena, Value *, n + 1), **lines = arena_array(&g->m->arena, Value *, n),
          **args = arena_array(&g->m->arena, Value *, 2 * n);
    for (uint32_t i = 0; i < n; i++) lines[i] = line_up(b, operand_of(op, i), op_axes(op, ATTR_dimensions));
    start[0] = build_splat_i64(b, type_scalar(&g->m->types, DT_I64), 0);
    for (uint32_t i = 0; i < n; i++) {
        Value *init = build_convert(b, operand_of(op, n + i), op->results[i].type->dtype);
        start[1 + i] = build_broadcast_as(b, init, shape, NULL, 0);
    }
    if (!lines[0]->type->dims[0]) {
        for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], start[1 + i]);
        return true;
    }
    Op *loop = build_loop(b, start, n + 1, lines[0]->type->dims[0], &body);
    Value *count = body.block->args[0];
    for (uint32_t i = 0; i < n; i++) {
        args[i] = body.block->args[1 + i];
        args[n + i] = build_convert(&body, build_dynamic_index(&body, lines[i], 0, count), op->results[i].type->dtype);
    }
    start[0] = plus(&body, count, build_splat_i64(&body, count->type, 1));
    if (!lift(g, &body, op->regions[0], args, shape, start + 1)) ICE("a reducer that is elementwise is not lifted");
    build_return(&body, start, n + 1);
    for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], op_result(loop, i + 1));
    return true;
}

static bool prepare_reduce(Gradient *g, Op *op) {
    OpKind kind = plain_kind(op);
    if (kind == OP_COUNT) return reduce_as_loop(g, op);
    if (kind == OP_ADD || has_neutral(op, kind)) return false;
    split_initial(g, op, kind);
    return true;
}

// --- windows

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

// Each operand: its elements at every position of the windows, one position behind the other along a new first dimension.
static Value *positions_of(Builder *b, const Op *op, Value *x, Value *init, int64_t n_positions) {
    const Type out = op->results[0].type;
    uint32_t rank = out->rank;
    int64_t low[MAX_RANK], high[MAX_RANK], interior[MAX_RANK], start[MAX_RANK], limit[MAX_RANK], strides[MAX_RANK], at[MAX_RANK] = {0},
                                                                                                                    dims[MAX_RANK + 1] = {1};
    Axes padding = op_axes(op, ATTR_padding), step = op_axes(op, ATTR_window_dilations), size = op_axes(op, ATTR_window_dimensions);
    for (uint32_t i = 0; i < rank; i++) {
        low[i] = axis_or(padding, 2 * i, 0), high[i] = axis_or(padding, 2 * i + 1, 0);
        interior[i] = axis_or(op_axes(op, ATTR_base_dilations), i, 1) - 1, strides[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1);
        dims[i + 1] = out->dims[i];
    }
    Value **parts = arena_array(&b->m->arena, Value *, (size_t)n_positions), *padded = build_pad(b, x, init, low, high, interior);
    for (int64_t p = 0; p < n_positions; p++) {
        for (uint32_t i = 0; i < rank; i++) start[i] = at[i] * axis_or(step, i, 1), limit[i] = start[i] + (out->dims[i] - 1) * strides[i] + 1;
        Value *part = build_slice(b, padded, start, limit, strides);
        parts[p] = build_reshape(b, part, dims, rank + 1);
        for (uint32_t i = rank; i-- > 0 && ++at[i] == size.v[i];) at[i] = 0;
    }
    return build_concatenate(b, parts, (size_t)n_positions, 0);
}

static bool windows_side_by_side(Gradient *g, Op *op, int64_t n_positions) {
    Builder *b = &g->b;
    uint32_t n = op->n_results;
    Value **operands = arena_array(&g->m->arena, Value *, 2 * n);
    Type *types = arena_array(&g->m->arena, Type, n);
    int64_t first = 0;
    for (uint32_t i = 0; i < n; i++) {
        operands[n + i] = operand_of(op, n + i);
        operands[i] = positions_of(b, op, operand_of(op, i), operands[n + i], n_positions);
        types[i] = op->results[i].type;
    }
    Attr dims = attr_axes(&g->m->arena, ATTR_dimensions, &first, 1);
    Op *made = build_typed(b, OP_REDUCE, operands, 2 * n, &dims, 1, types, n, 1);
    build_region_copy(b, op->regions[0], made->regions[0]);
    for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], op_result(made, i));
    return true;
}

static bool prepare_reduce_window(Gradient *g, Op *op) {
    OpKind kind = plain_kind(op);
    bool holes = false;
    int64_t n_positions = 1;
    Axes size = op_axes(op, ATTR_window_dimensions);
    for (uint32_t i = 0; i < size.n; i++) {
        holes |= axis_or(op_axes(op, ATTR_window_dilations), i, 1) != 1 || axis_or(op_axes(op, ATTR_base_dilations), i, 1) != 1;
        n_positions = n_positions > MAX_POSITIONS ? n_positions : n_positions * size.v[i];
    }
    if (!op->results[0].type->n_elems || (kind == OP_ADD && has_neutral(op, kind))) return false;
    bool extreme = kind == OP_MAXIMUM || kind == OP_MINIMUM, direct = kind == OP_ADD || (extreme && !holes);
    if (direct && has_neutral(op, kind)) return false;
    if (extreme && direct) { // where the windows have padding, its value takes part like the initial one
        split_initial(g, op, kind);
        return true;
    }
    if (n_positions <= MAX_POSITIONS) return windows_side_by_side(g, op, n_positions);
    gradient_refuse(g, op, "windows of more than 4096 elements have a gradient where they are sums, or extremes without dilation, alone",
                    "write long windows as a loop (stablehlo.while), or their reduction one dimension after the other");
    return false;
}

// A product of floats by quantized weights is that by the numbers which they mean (StableHLO, "dot_general" and "convolution", hybrid).
static bool prepare_product(Gradient *g, Op *op) {
    const Type x = operand_of(op, 0)->type, w = operand_of(op, 1)->type;
    if (x->quant || !w->quant || op->results[0].type->quant) return false;
    Value *operand = operand_of(op, 1);
    Type numbers = type_with_dtype(&g->m->types, w, x->dtype);
    op->operands[1] = op_result(build_typed(&g->b, OP_UNIFORM_DEQUANTIZE, &operand, 1, NULL, 0, &numbers, 1, 0), 0);
    return false; // it has a rule
}

static const OpKind made_of_others[] = {
    OP_BATCH_NORM_GRAD, OP_BATCH_NORM_INFERENCE, OP_BATCH_NORM_TRAINING, OP_CUSTOM_CALL, OP_MAP_REGION, OP_RAGGED_DOT, OP_SCAN};

// A routine of LAPACK that is no op becomes ops of passes, which have no rule: its call is what is refused.
static bool is_made_of_ops(const Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    return op->kind != OP_CUSTOM_CALL || (t && (t->kind != OP_CUSTOM_CALL || t->routine == LAPACK_POTRF || t->routine == LAPACK_TRSM));
}

bool op_prepare(Gradient *g, Op *op) {
    g->b = builder_before(g->m, op);
    if (op->kind == OP_REDUCE) return prepare_reduce(g, op);
    if (op->kind == OP_REDUCE_WINDOW) return prepare_reduce_window(g, op);
    if (op->kind == OP_WHILE) return control_close(g, op);
    if (op_has(op->kind, QDOT)) return prepare_product(g, op);
    for (size_t i = 0; i < COUNT(made_of_others); i++)
        if (made_of_others[i] == op->kind && is_made_of_ops(op)) return expand_one(g->c, op);
    return false;
}
