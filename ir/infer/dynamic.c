// Types of ops whose sizes are operands (spec: "dynamic_reshape", ..): as declared while a size is unknown, else those of the static op.
// And of get_dimension_size, whose result is one.
#include "ir/ops/dynamic.h"
#include "ir/infer/infer.h"
#include "ir/infer/util.h"

#include <inttypes.h>

// How many sizes operand i has to hold; DIM_UNKNOWN where the rank is not known.
static int64_t wanted_sizes(Infer *c) {
    if (dynamic_makes_shape(c->op)) return c->op->results[0].type->rank;
    return c->op->kind == OP_DYNAMIC_CONV ? (int64_t)operand_type(c, 0)->rank - 2 : operand_type(c, 0)->rank;
}

static bool sizes_ok(Infer *c, uint32_t i, int64_t want) {
    Type t = operand_type(c, i);
    bool pairs = c->op->kind == OP_DYNAMIC_CONV;
    if (!dtype_is_int(t->dtype) || t->rank != (pairs ? 2 : 1) || (pairs && !dim_agrees(t->dims[1], 2)))
        return infer_fail(c, CODE_TYPE_MISMATCH, "operand %" PRIu32 " holds sizes: it must be a %s of integers, it is %s", i,
                          pairs ? "matrix of two columns" : "vector", infer_type_name(c, t));
    if (dim_agrees(t->dims[0], want)) return true;
    return infer_fail(c, CODE_SHAPE_MISMATCH, "operand %" PRIu32 " holds %s sizes, %" PRId64 " are needed", i, dim_name(c, t->dims[0]), want);
}

static bool one_size_ok(Infer *c) {
    Type t = operand_type(c, 1);
    if (!type_is_scalar(t) || !dtype_is_int(t->dtype)) return infer_fail(c, CODE_TYPE_MISMATCH, "the size must be an integer, it is %s", infer_type_name(c, t));
    return attr_axis_ok(c, ATTR_dimension, op_int(c->op, ATTR_dimension, 0), operand_type(c, 0)->rank);
}

// Of a custom call: one number, the sizes of its last result, or what windows have for each dimension of the operand; what they say is checked by the
// rules of the static op.
static bool call_sizes_ok(Infer *c, uint32_t i) {
    Type t = operand_type(c, i), x = operand_type(c, 0);
    AttrKey key = dynamic_size_attr(c->op, i);
    if (!type_is_tensor(t) || !dtype_is_int(t->dtype))
        return infer_fail(c, CODE_TYPE_MISMATCH, "operand %" PRIu32 " holds sizes: it must have integers, it is %s", i, infer_type_name(c, t));
    bool ok = type_is_tensor(x);
    if (key == ATTR_UNKNOWN) ok = t->rank == 1 && dim_agrees(t->dims[0], c->out[c->op->n_results - 1]->rank);
    else if (attr_info[key].kind == AK_I64) ok = t->n_elems == 1;
    else if (attr_info[key].kind == AK_PAIRS) ok = ok && t->rank == 2 && dim_agrees(t->dims[0], x->rank) && dim_agrees(t->dims[1], 2);
    else ok = ok && t->rank == 1 && dim_agrees(t->dims[0], x->rank);
    return ok || infer_fail(c, CODE_SHAPE_MISMATCH, "operand %" PRIu32 " does not hold as many sizes as are needed, it is %s", i, infer_type_name(c, t));
}

// Nobody may look at the elements of sizes before this: a vector of them may be declared as long as a tensor can be.
static bool size_operand_ok(Infer *c, uint32_t i) {
    if (c->op->kind == OP_SET_DIMENSION_SIZE) return one_size_ok(c);
    return c->op->kind == OP_CUSTOM_CALL ? call_sizes_ok(c, i) : sizes_ok(c, i, wanted_sizes(c));
}

// While sizes are unknown, dimensions that attributes name are checked with sizes of zero, by the rules of the static op.
static bool attributes_ok(Infer *c) {
    const Op *op = c->op;
    const Literal **zeros = arena_array(&c->m->arena, const Literal *, op->n_operands);
    uint32_t i = op->n_operands - 1;
    int64_t dims[] = {wanted_sizes(c), 2};
    Type made;
    if ((op->kind != OP_DYNAMIC_GATHER && op->kind != OP_DYNAMIC_CONV) || dims[0] < 0) return true;
    zeros[i] = literal_splat_i64(&c->m->arena, type_tensor(&c->m->types, DT_I64, dims, op->kind == OP_DYNAMIC_CONV ? 2 : 1), 0);
    Op *fixed = dynamic_as_static(c->m, op, zeros);
    if (!infer_op(c->m, fixed, &made, c->d)) return false;
    return made->rank == op->results[0].type->rank ||
           infer_fail(c, CODE_SHAPE_MISMATCH, "its result has rank %" PRIu32 ", the declared one %" PRIu32, made->rank, op->results[0].type->rank);
}

bool infer_dynamic(Infer *c) {
    const Op *op = c->op;
    const Literal **sizes = arena_array(&c->m->arena, const Literal *, op->n_operands);
    bool known = true;
    for (uint32_t i = 0; i < op->n_results; i++) {
        c->out[i] = result_declared(c, i);
        if (!c->out[i]) return infer_fail(c, CODE_BAD_STRUCTURE, "result %" PRIu32 " has no tensor type", i);
    }
    for (uint32_t i = 0; i < op->n_operands; i++) {
        if (!dynamic_is_size(op, i)) continue;
        if (!size_operand_ok(c, i)) return false;
        sizes[i] = value_constant(op->operands[i]);
        known &= sizes[i] != NULL;
    }
    if (!known || (op->kind == OP_SET_DIMENSION_SIZE && !type_is_static(operand_type(c, 0)))) return attributes_ok(c);
    Op *fixed = dynamic_as_static(c->m, op, sizes);
    if (!fixed) return infer_fail(c, CODE_BAD_ATTRIBUTE, "its sizes make no shape");
    return infer_op(c->m, fixed, c->out, c->d);
}

bool infer_get_dimension_size(Infer *c) {
    int64_t axis = op_int(c->op, ATTR_dimension, 0);
    if (!attr_axis_ok(c, ATTR_dimension, axis, operand_type(c, 0)->rank)) return false;
    int64_t size = operand_type(c, 0)->dims[axis];
    if (size <= INT32_MAX) return result_set(c, 0, DT_I32, NULL, 0);
    infer_fail(c, CODE_TOO_LARGE, "dimension %" PRId64 " is %" PRId64 ", and the result is an i32, which ends at 2147483647", axis, size);
    operand_note(c, 0, NULL);
    return false;
}
