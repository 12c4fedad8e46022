// Types of ops on quantized tensors: the op's own rules run on a shadow of it whose types are the expressed ones (where it computes) or
// the stored ones (where it moves), and what they say is given back the quantization that is declared or that the operands have. The rules
// are those of the specification's sections but where models go further: storage of as many bits as the expressed type, kernels with
// zero points, operands of a product that are stored differently.
#include "ir/graph/quant.h"
#include "ir/infer/quant.h"

#include "ir/infer/util.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const Quant *type_quant(Type t) { return t && t->kind == TYPE_TENSOR ? t->quant : NULL; }
static const Quant *operand_quant(const Infer *c, uint32_t i) { return type_quant(operand_type(c, i)); }
static const Quant *declared_quant(const Infer *c, uint32_t i) { return type_quant(c->op->results[i].type); }

bool op_is_quantized(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (type_quant(op->operands[i]->type)) return true;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (type_quant(op->results[i].type)) return true;
    return false;
}

Op *op_shadow(TypeTable *types, const Op *op, Type of(TypeTable *, Type)) {
    size_t n = op->n_operands, m = op->n_results;
    struct {
        Op op;
        Value values[];
    } *s = xcalloc(1, sizeof *s + (n + m) * sizeof(Value) + (n + 1) * sizeof(Value *));
    Value **operands = (Value **)&s->values[n + m];
    s->op = *op;
    s->op.operands = operands, s->op.results = s->values + n;
    for (size_t i = 0; i < n + m; i++) {
        Value *v = &s->values[i];
        *v = i < n ? *op->operands[i] : op->results[i - n];
        if (v->type) v->type = of(types, v->type);
        if (i < n) operands[i] = v;
    }
    return &s->op;
}

// --- what declared and given quantizations have to have in common

static bool same_kind(Infer *c, const Quant *a, const Quant *b, bool stored) {
    if (a->expressed == b->expressed && (!stored || (a->storage == b->storage && a->axis == b->axis))) return true;
    Text x = {0}, y = {0};
    quant_text(a, &x);
    quant_text(b, &y);
    infer_fail(c, CODE_TYPE_MISMATCH, "%s cannot be mixed with %s: only scales and zero points may differ", x.items, y.items);
    vec_free(&x);
    vec_free(&y);
    diag_help(c->d, "make them alike with stablehlo.uniform_quantize");
    return false;
}

static bool all_per_tensor(Infer *c) {
    for (uint32_t i = 0; i < c->op->n_operands; i++)
        if (operand_quant(c, i) && quant_per_axis(operand_quant(c, i))) {
            infer_fail(c, CODE_TYPE_MISMATCH, "works on tensors with one scale, operand %" PRIu32 " has one for each slice of dimension %d", i,
                       operand_quant(c, i)->axis);
            operand_note(c, i, NULL);
            return false;
        }
    return true;
}

static bool out_quantized(Infer *c, uint32_t i, Type shape, const Quant *q) {
    c->out[i] = type_quantized(&c->m->types, q->storage, q, shape->dims, shape->rank);
    if (c->out[i]) return true;
    return infer_fail(c, CODE_SHAPE_MISMATCH, "the result %s has no dimension %d of size %" PRIu32 ", which its scales are for", infer_type_name(c, shape),
                      q->axis, q->n);
}

// The rules of the unquantized op, on a shadow; its results go into c->out.
static bool infer_shadow(Infer *c, bool (*fn)(Infer *), Type of(TypeTable *, Type)) {
    Op *shadow = op_shadow(&c->m->types, c->op, of);
    Infer s = {.m = c->m, .op = shadow, .out = c->out, .d = c->d, .quantized = true};
    bool ok = fn(&s);
    free(shadow);
    return ok;
}

// --- computed in floats

static bool float_operands(Infer *c, const Quant **out) {
    bool elementwise = op_has(c->op->kind, MAP);
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        const Quant *q = operand_quant(c, i);
        if (!q && operand_type(c, i)->dtype == DT_I1) continue; // select's pred
        if (!q) {
            infer_fail(c, CODE_TYPE_MISMATCH, "operand %" PRIu32 " is not quantized, another value is: %s", i, infer_type_name(c, operand_type(c, i)));
            operand_note(c, i, NULL);
            diag_help(c->d, "quantize it with stablehlo.uniform_quantize");
            return false;
        }
        if (*out && !same_kind(c, *out, q, elementwise)) return false;
        *out = q;
    }
    return elementwise || all_per_tensor(c);
}

static bool infer_float(Infer *c, bool (*fn)(Infer *)) {
    const Quant *first = NULL;
    if (!float_operands(c, &first) || !infer_shadow(c, fn, type_expressed)) return false;
    for (uint32_t i = 0; i < c->op->n_results; i++) {
        const Quant *q = c->op->results[i].type ? declared_quant(c, i) : first; // of an op under construction: like the operands
        if (!dtype_is_float(c->out[i]->dtype)) continue;                        // truth values
        if (!q)
            return infer_fail(c, CODE_TYPE_MISMATCH, "the operands are quantized, so the result is; it is declared %s",
                              infer_type_name(c, c->op->results[i].type));
        if (first && !same_kind(c, first, q, op_has(c->op->kind, MAP))) return false;
        if (!out_quantized(c, i, c->out[i], q)) return false;
    }
    return true;
}

// --- products

int32_t dot_result_axis(const Op *op, int32_t axis) {
    if (op->kind == OP_CONVOLUTION) return (int32_t)op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1];
    const AttrKey k = ATTR_dot_dimension_numbers;
    Axes batch = op_list(op, k, DOT_RHS_BATCH), contract = op_list(op, k, DOT_RHS_CONTRACT);
    Axes left = op_list(op, k, DOT_LHS_CONTRACT);
    uint64_t used = 0;
    for (uint32_t i = 0; i < batch.n; i++) {
        if (batch.v[i] == axis) return (int32_t)i;
        used |= UINT64_C(1) << batch.v[i];
    }
    for (uint32_t i = 0; i < contract.n; i++) used |= UINT64_C(1) << contract.v[i];
    uint32_t at = op->operands[0]->type->rank - left.n; // batch and free dimensions of lhs come first
    for (int32_t i = 0; i < axis; i++) at += !(used >> i & 1);
    return (int32_t)at;
}

// A scale for each slice of what is summed over would be no factor of the sum.
static bool dot_axis_ok(Infer *c, const Quant *rhs) {
    if (!quant_per_axis(rhs)) return true;
    if (c->op->kind == OP_CONVOLUTION) {
        int64_t feature = op_list(c->op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[1];
        if (rhs->axis == feature) return true;
        return infer_fail(c, CODE_TYPE_MISMATCH, "rhs is quantized along dimension %d, it must be the output features, %" PRId64, rhs->axis, feature);
    }
    Axes contract = op_list(c->op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT);
    for (uint32_t i = 0; i < contract.n; i++)
        if (contract.v[i] == rhs->axis) return infer_fail(c, CODE_TYPE_MISMATCH, "rhs is quantized along dimension %d, which is contracted", rhs->axis);
    return true;
}

static bool infer_dot(Infer *c, bool (*fn)(Infer *)) {
    const Quant *lhs = operand_quant(c, 0), *rhs = operand_quant(c, 1), *to = declared_quant(c, 0);
    if (!rhs || (lhs && !to) || (!lhs && to))
        return infer_fail(c, CODE_TYPE_MISMATCH, "either all is quantized, or rhs alone: lhs is %s, rhs is %s, the result is %s",
                          infer_type_name(c, operand_type(c, 0)), infer_type_name(c, operand_type(c, 1)),
                          c->op->results[0].type ? infer_type_name(c, c->op->results[0].type) : "not declared");
    if (!infer_shadow(c, fn, type_expressed) || !dot_axis_ok(c, rhs)) return false;
    if (!lhs) return true;
    if (quant_per_axis(lhs)) return infer_fail(c, CODE_TYPE_MISMATCH, "lhs must have one scale, it has one for each slice of dimension %d", lhs->axis);
    if (!same_kind(c, lhs, rhs, false) || !same_kind(c, lhs, to, false)) return false;
    if (quant_per_axis(to) && (!quant_per_axis(rhs) || to->axis != dot_result_axis(c->op, rhs->axis)))
        return infer_fail(c, CODE_TYPE_MISMATCH, "the result is quantized along dimension %d, rhs is not along that one", to->axis);
    return out_quantized(c, 0, c->out[0], to);
}

// --- moved

// One pair becomes as many as the dimension has, which the declared type, where there is one, spells out.
static const Quant *repeated(Infer *c, const Quant *q, int32_t axis, int64_t n) {
    const Quant *declared = declared_quant(c, 0);
    if (n == DIM_UNKNOWN || n == q->n || q->n != 1) return quant_with_axis(&c->m->types, q, axis);
    if (!declared || declared->n != n) {
        infer_fail(c, CODE_TYPE_MISMATCH, "the result must have %" PRId64 " scales for dimension %d, each that of the operand", n, axis);
        return NULL;
    }
    Quant many = *q;
    double *scales = xcalloc((size_t)n + 1, sizeof *scales);
    int64_t *zeros = xcalloc((size_t)n + 1, sizeof *zeros);
    for (int64_t i = 0; i < n; i++) scales[i] = q->scales[0], zeros[i] = q->zero_points[0];
    many.axis = axis, many.n = (uint32_t)n, many.scales = scales, many.zero_points = zeros;
    const Quant *made = quant_intern(&c->m->types, &many);
    free(scales);
    free(zeros);
    return made;
}

// The dimension of the result that has the same slices as dimension `axis` of the operand, or -1.
static int32_t reshaped_axis(Type from, Type to, int32_t axis) {
    int64_t outer = 1, before = 1;
    for (int32_t i = 0; i < axis; i++) outer *= from->dims[i];
    for (uint32_t i = 0; i < to->rank && type_is_static(to); before *= to->dims[i++])
        if (before == outer && to->dims[i] == from->dims[axis]) return (int32_t)i;
    return -1;
}

// What q of operand 0 becomes; NULL: said why.
static const Quant *moved(Infer *c, const Quant *q, Type to) {
    const Op *op = c->op;
    int32_t axis = q->axis;
    if (!quant_per_axis(q)) return q;
    if (op->kind == OP_TRANSPOSE) {
        Axes p = op_axes(op, ATTR_permutation);
        for (uint32_t i = 0; i < p.n; i++)
            if (p.v[i] == axis) return quant_with_axis(&c->m->types, q, (int32_t)i);
    } else if (op->kind == OP_BROADCAST_IN_DIM) {
        int64_t at = op_axes(op, ATTR_broadcast_dimensions).v[axis];
        return repeated(c, q, (int32_t)at, to->dims[at]);
    } else if (op->kind == OP_RESHAPE) {
        int32_t at = type_is_static(operand_type(c, 0)) ? reshaped_axis(operand_type(c, 0), to, axis) : -1;
        if (at >= 0) return quant_with_axis(&c->m->types, q, at);
        infer_fail(c, CODE_TYPE_MISMATCH, "the operand is quantized along dimension %d, whose slices are not those of a dimension of %s", axis,
                   infer_type_name(c, to));
        return NULL;
    }
    all_per_tensor(c);
    return NULL;
}

static bool infer_move(Infer *c, bool (*fn)(Infer *)) {
    const Quant *q = operand_quant(c, 0);
    uint32_t n_data = c->op->kind == OP_CONCATENATE ? c->op->n_operands : c->op->kind == OP_PAD || c->op->kind == OP_DYNAMIC_UPDATE_SLICE ? 2 : 1;
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        if (operand_quant(c, i) == (i < n_data ? q : NULL)) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "element types differ: operand 0 is %s, operand %" PRIu32 " is %s", infer_type_name(c, operand_type(c, 0)), i,
                   infer_type_name(c, operand_type(c, i)));
        operand_note(c, i, NULL);
        diag_help(c->d, "make them alike with stablehlo.uniform_quantize");
        return false;
    }
    if (!infer_shadow(c, fn, type_storage)) return false;
    if (!q) return true; // the result alone is declared quantized: told by whoever compares
    const Quant *to = moved(c, q, c->out[0]);
    return to && out_quantized(c, 0, c->out[0], to);
}

// --- worked on by a region of scalars

// The operand whose elements argument i of a region is given.
static uint32_t fed_by(const Op *op, uint32_t region_arg) {
    uint32_t n = (op->n_operands - 1) / 2;
    switch (op->kind) {
    case OP_SORT: return region_arg / 2;
    case OP_SCATTER: return region_arg < n ? region_arg : region_arg + 1;
    case OP_SELECT_AND_SCATTER: return 0;
    default: return region_arg;
    }
}

static bool region_is_fed(Infer *c) {
    for (uint32_t r = 0; r < c->op->n_regions; r++) {
        const Block *b = c->op->regions[r];
        for (uint32_t i = 0; i < b->n_args; i++) {
            uint32_t from = fed_by(c->op, i);
            if (from >= c->op->n_operands || operand_quant(c, from) == type_quant(b->args[i]->type)) continue;
            infer_fail(c, CODE_TYPE_MISMATCH, "argument %" PRIu32 " of region %" PRIu32 " is %s, it is given elements of %s", i, r,
                       infer_type_name(c, b->args[i]->type), infer_type_name(c, operand_type(c, from)));
            diag_help(c->d, "make the operand alike with stablehlo.uniform_quantize");
            return false;
        }
    }
    return true;
}

static bool infer_region(Infer *c, bool (*fn)(Infer *)) {
    const Op *op = c->op;
    if (!all_per_tensor(c) || !infer_shadow(c, fn, type_storage) || !region_is_fed(c)) return false;
    const Op *end = op->n_regions ? block_end(op->regions[0]) : NULL;
    for (uint32_t i = 0; i < op->n_results && i < op->n_operands; i++) {
        const Quant *q = operand_quant(c, i);
        bool maps = op->kind == OP_MAP_REGION, reduces = op->kind == OP_REDUCE || op->kind == OP_REDUCE_WINDOW || op->kind == OP_SCATTER;
        const Quant *returned = end && i < end->n_operands ? type_quant(end->operands[i]->type) : NULL;
        if (maps) q = returned;
        if (reduces && returned != q)
            return infer_fail(c, CODE_TYPE_MISMATCH, "the region returns %s as value %" PRIu32 ", it is given elements of %s",
                              infer_type_name(c, end->operands[i]->type), i, infer_type_name(c, operand_type(c, i)));
        if (q && !out_quantized(c, i, c->out[i], q)) return false;
    }
    return true;
}

// --- the ops that there are for quantized types

bool infer_uniform_quantize(Infer *c) {
    Type from = operand_type(c, 0);
    const Quant *q = declared_quant(c, 0);
    if (!q) return infer_fail(c, CODE_TYPE_MISMATCH, "the result must be quantized");
    DType given = from->quant ? from->quant->expressed : from->dtype;
    if (given != q->expressed) {
        infer_fail(c, CODE_TYPE_MISMATCH, "the result expresses %s, the operand is %s", dtype_text(q->expressed), infer_type_name(c, from));
        operand_note(c, 0, NULL);
        return false;
    }
    return out_quantized(c, 0, from, q);
}

bool infer_uniform_dequantize(Infer *c) {
    Type from = operand_type(c, 0);
    if (from->quant) return result_set(c, 0, from->quant->expressed, from->dims, from->rank);
    infer_fail(c, CODE_TYPE_MISMATCH, "works on quantized tensors, not on %s", infer_type_name(c, from));
    operand_note(c, 0, NULL);
    return false;
}

static bool infer_quantized_constant(Infer *c) {
    Type stored = op_attr(c->op, ATTR_value)->lit->type, to = c->op->results[0].type;
    if (type_storage(&c->m->types, to) != stored)
        return infer_fail(c, CODE_TYPE_MISMATCH, "the value is %s, the result %s is stored as %s", infer_type_name(c, stored), infer_type_name(c, to),
                          infer_type_name(c, type_storage(&c->m->types, to)));
    c->out[0] = to;
    return true;
}

static bool infer_own(Infer *c, bool (*fn)(Infer *)) {
    if (c->op->kind == OP_CONSTANT) return infer_quantized_constant(c);
    if (c->op->kind != OP_BITCAST_CONVERT) return fn(c);
    const Quant *q = declared_quant(c, 0);
    return infer_shadow(c, fn, type_storage) && (!q || out_quantized(c, 0, c->out[0], q));
}

bool infer_quantized(Infer *c, bool (*fn)(Infer *)) {
    switch (op_info[c->op->kind].traits & QUANT) {
    case QFLOAT: return infer_float(c, fn);
    case QMOVE: return infer_move(c, fn);
    case QDOT: return infer_dot(c, fn);
    case QREGION: return infer_region(c, fn);
    case QCARRY: return fn(c);
    case QOWN: return infer_own(c, fn);
    default: break;
    }
    infer_fail(c, CODE_TYPE_MISMATCH, "does not work on quantized tensors");
    diag_help(c->d, "dequantize the operands with stablehlo.uniform_dequantize");
    return false;
}
