// Types of elementwise ops: operands of one type (unknown dimensions merge), of the classes of element types that the
// op's section of the StableHLO specification lists, and a result that is the same, its real part, i1, or as declared. Last, map itself,
// whose region says what it does.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <string.h>

static const char *classes_text(uint32_t classes) {
    switch (classes) {
    case TAKES_LOGICAL: return "i1 or integers";
    case TAKES_INT: return "integers";
    case TAKES_FLOAT: return "floating-point numbers";
    case TAKES_ANALYTIC: return "floating-point or complex numbers";
    case TAKES_SIGNED: return "signed integers, floating-point or complex numbers";
    default: return "integers, floating-point or complex numbers";
    }
}

bool dtype_is_taken(Infer *c, uint32_t classes, DType t) {
    if (!classes || classes >> dtype_info[t].class & 1) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "works on %s, not on %s", classes_text(classes), dtype_text(t));
    if (c->op->n_operands) operand_note(c, 0, NULL);
    if (classes & TAKES_FLOAT) diag_help(c->d, "convert the operand to f32 with stablehlo.convert");
    return false;
}

static bool op_takes_dtype(Infer *c, DType t) { return dtype_is_taken(c, op_info[c->op->kind].takes, t); }

bool infer_same(Infer *c) { return operands_agree(c, 0, &c->out[0]) && op_takes_dtype(c, operand_type(c, 0)->dtype); }

bool infer_abs(Infer *c) {
    Type t = operand_type(c, 0);
    DType to = t->dtype == DT_C64 ? DT_F32 : t->dtype == DT_C128 ? DT_F64 : t->dtype;
    return op_takes_dtype(c, t->dtype) && result_set(c, 0, to, t->dims, t->rank);
}

bool infer_is_finite(Infer *c) {
    Type t = operand_type(c, 0);
    return op_takes_dtype(c, t->dtype) && result_set(c, 0, DT_I1, t->dims, t->rank);
}

// Of a real number the real part is itself, the imaginary part 0.
bool infer_part(Infer *c) { return infer_abs(c); }

bool infer_complex(Infer *c) {
    Type t;
    if (!operands_agree(c, 0, &t) || !op_takes_dtype(c, t->dtype)) return false;
    if (t->dtype != DT_F32 && t->dtype != DT_F64)
        return infer_fail(c, CODE_TYPE_MISMATCH, "complex numbers are of f32 or f64, not of %s", dtype_text(t->dtype));
    return result_set(c, 0, t->dtype == DT_F32 ? DT_C64 : DT_C128, t->dims, t->rank);
}

bool infer_reduce_precision(Infer *c) {
    if (op_int(c->op, ATTR_exponent_bits, 0) < 1)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "exponent_bits is %" PRId64 ", it must be at least 1", op_int(c->op, ATTR_exponent_bits, 0));
    if (op_int(c->op, ATTR_mantissa_bits, 0) < 0)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "mantissa_bits is %" PRId64 ", it must be at least 0", op_int(c->op, ATTR_mantissa_bits, 0));
    DType t = operand_type(c, 0)->dtype;
    if (dtype_is_float(t) && float_formats[t].specials != FLOAT_IEEE) // fewer exponents leave infinities
        return infer_fail(c, CODE_TYPE_MISMATCH, "works on floats that have infinities, which %s has not", dtype_text(t));
    return infer_same(c);
}

static bool str_is(Str s, const char *const *names, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (!strcmp(s->text, names[i])) return true;
    return false;
}

static bool compare_type_fits(Infer *c, DType t) {
    static const char *const all[] = {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"};
    Str given = op_str(c->op, ATTR_compare_type);
    if (!given) return true;
    if (!str_is(given, all, COUNT(all)))
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "compare_type is %s, it must be FLOAT, TOTALORDER, SIGNED or UNSIGNED", given->text);
    const char *want = "FLOAT";
    if (dtype_is_signed(t)) want = "SIGNED";
    else if (!dtype_is_float(t) && !dtype_is_complex(t)) want = "UNSIGNED";
    if (!strcmp(given->text, "NOTYPE") || !strcmp(given->text, want)) return true;
    if (dtype_is_float(t) && !strcmp(given->text, "TOTALORDER")) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "compare_type is %s, but the elements are %s", given->text, dtype_text(t));
    diag_help(c->d, "write %s, or leave it out", want);
    return false;
}

bool infer_compare(Infer *c) {
    static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
    Type t;
    Str direction = op_str(c->op, ATTR_comparison_direction);
    if (!str_is(direction, directions, COUNT(directions)))
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "comparison_direction is %s, it must be EQ, NE, GE, GT, LE or LT", direction->text);
    return operands_agree(c, 0, &t) && compare_type_fits(c, t->dtype) && result_set(c, 0, DT_I1, t->dims, t->rank);
}

bool infer_convert(Infer *c) {
    Type t = operand_type(c, 0), to = result_declared(c, 0);
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    return result_set(c, 0, to->dtype, t->dims, t->rank);
}

// A scalar, or of the shape of the others: merges it into *all.
static bool scalar_or_shape(Infer *c, uint32_t i, const char *called, uint32_t other, Type *all) {
    Type t = operand_type(c, i), shape = *all;
    if (type_is_scalar(t)) return true;
    Type alike = type_with_dtype(&c->m->types, t, shape->dtype);
    if (!type_agrees(alike, shape)) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "%s must be a scalar or of the operand's shape: it is %s, the operand is %s", called, infer_type_name(c, t),
                   infer_type_name(c, shape));
        operand_note(c, i, called);
        operand_note(c, other, NULL);
        diag_help(c->d, "spell a broadcast out with stablehlo.broadcast_in_dim");
        return false;
    }
    *all = type_merge(&c->m->types, shape, alike);
    return *all || infer_fail(c, CODE_TOO_LARGE, "the operands together have over %" PRId64 " elements", MAX_ELEMS);
}

bool infer_select(Infer *c) {
    DType pred = operand_type(c, 0)->dtype;
    if (pred != DT_I1) {
        infer_fail(c, CODE_TYPE_MISMATCH, "pred must be of i1, it is of %s", dtype_text(pred));
        operand_note(c, 0, "pred");
        diag_help(c->d, "compare it with zero: stablehlo.compare NE");
        return false;
    }
    Type t;
    if (!operands_agree(c, 1, &t) || !scalar_or_shape(c, 0, "pred", 1, &t)) return false;
    c->out[0] = t;
    return true;
}

bool infer_clamp(Infer *c) { // min, operand, max
    Type t = operand_type(c, 1);
    if (!operands_same_dtype(c, 1, 0) || !operands_same_dtype(c, 1, 2)) return false;
    if (!scalar_or_shape(c, 0, "min", 1, &t) || !scalar_or_shape(c, 2, "max", 1, &t)) return false;
    c->out[0] = t;
    return true;
}

bool infer_map(Infer *c) {
    uint32_t n = c->op->n_operands;
    if (!n) return infer_fail(c, CODE_BAD_STRUCTURE, "has no operands");
    Type t = operand_type(c, 0);
    if (!operand_shapes_agree(c, 0, n)) return false;
    Axes dims = op_axes(c->op, ATTR_dimensions);
    if (!attr_count(c, ATTR_dimensions, dims.n, t->rank, "the operands have rank")) return false;
    for (uint32_t i = 0; i < dims.n; i++)
        if (dims.v[i] != i) return infer_fail(c, CODE_BAD_ATTRIBUTE, "dimensions must be 0, 1, ... in order");
    const Op *end = region_form(c, 0, n, 1);
    if (!end) return false;
    for (uint32_t i = 0; i < n; i++)
        if (!region_arg_is(c, 0, i, type_scalar(&c->m->types, operand_type(c, i)->dtype))) return false;
    Type e = end->operands[0]->type;
    if (!type_is_scalar(e)) return infer_fail(c, CODE_TYPE_MISMATCH, "the region returns %s, it must be a scalar", infer_type_name(c, e));
    return result_set(c, 0, e->dtype, t->dims, t->rank);
}
