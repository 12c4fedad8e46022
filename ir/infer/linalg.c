// Types of linear algebra, transforms, random bits, batch normalisation in training, bit casts, tuples and checks.
// Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"
#include "ir/ops/custom_call.h"
#include "ir/ops/dynamic.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool works_on(Infer *c, bool ok, const char *what) {
    if (ok) return true;
    infer_fail(c, "type-mismatch", "works on %s, not on %s", what, infer_type_name(c, operand_type(c, 0)));
    note_operand(c, 0, NULL);
    return false;
}

static bool dtype_is_analytic(DType t) { return dtype_is_float(t) || dtype_is_complex(t); }

// --- bits

// Of elements of unequal width the narrower type has one dimension more, the last, in which the wider one lies.
bool infer_bitcast_convert(Infer *c) {
    Type from = operand_type(c, 0), to = declared_tensor(c, 0);
    int64_t dims[MAX_RANK + 1];
    if (!to) return infer_fail(c, "bad-structure", "the result's type must be given");
    uint32_t a = dtype_info[from->dtype].bits, b = dtype_info[to->dtype].bits, rank = from->rank;
    if (dtype_is_complex(from->dtype) != dtype_is_complex(to->dtype))
        return infer_fail(c, "type-mismatch", "bits of %s cannot be taken for %s", dtype_text(from->dtype),
                          dtype_text(to->dtype));
    if (a % b && b % a)
        return infer_fail(c, "type-mismatch", "bits of %s cannot be taken for %s: %" PRIu32 " and %" PRIu32 " bits", dtype_text(from->dtype),
                          dtype_text(to->dtype), a, b);
    for (uint32_t i = 0; i < rank; i++) dims[i] = from->dims[i];
    if (a > b) {
        dims[rank++] = a / b;
    } else if (a < b) {
        if (!rank || !dim_agrees(dims[rank - 1], b / a))
            return infer_fail(c, "shape-mismatch", "the last dimension must be %" PRIu32 " to make %s of %s", b / a,
                              dtype_text(to->dtype), dtype_text(from->dtype));
        rank--;
    }
    return out_tensor(c, 0, to->dtype, dims, rank);
}

bool infer_get_dimension_size(Infer *c) {
    int64_t axis = op_int(c->op, ATTR_dimension, 0);
    if (!attr_axis_ok(c, ATTR_dimension, axis, operand_type(c, 0)->rank)) return false;
    int64_t size = operand_type(c, 0)->dims[axis];
    if (size <= INT32_MAX) return out_tensor(c, 0, DT_I32, NULL, 0);
    infer_fail(c, "too-large", "dimension %" PRId64 " is %" PRId64 ", and the result is an i32, which ends at 2147483647", axis, size);
    note_operand(c, 0, NULL);
    return false;
}

// --- fft

bool infer_fft(Infer *c) {
    Type t = operand_type(c, 0);
    Axes length = op_axes(c->op, ATTR_fft_length);
    const char *type = str_text(op_str(c->op, ATTR_fft_type));
    bool to_real = !strcmp(type, "IRFFT"), of_real = !strcmp(type, "RFFT");
    DType out = of_real   ? (t->dtype == DT_F32 ? DT_C64 : DT_C128)
                : to_real ? (t->dtype == DT_C64 ? DT_F32 : DT_F64)
                          : t->dtype;
    int64_t dims[MAX_RANK];
    if (!works_on(c, of_real ? t->dtype == DT_F32 || t->dtype == DT_F64 : dtype_is_complex(t->dtype),
                  of_real ? "f32 or f64 if it is RFFT" : "complex numbers"))
        return false;
    if (length.n < 1 || length.n > 3 || length.n > t->rank)
        return infer_fail(c, "bad-attribute", "fft_length has %" PRIu32 " entries, the rank is %" PRIu32, length.n,
                          t->rank);
    if (!attr_at_least(c, ATTR_fft_length, length, 0)) return false;
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[i];
    for (uint32_t i = 0; i < length.n; i++) {
        uint32_t d = t->rank - length.n + i;
        int64_t n = length.v[i];
        bool last = i + 1 == length.n;
        int64_t want = to_real && last ? (n ? n / 2 + 1 : 0) : n;
        if (!dim_agrees(dims[d], want))
            return infer_fail(c, "shape-mismatch",
                              "fft_length[%" PRIu32 "] is %" PRId64 ", which takes %" PRId64
                              " elements, the operand has %s",
                              i, n, want, dim_name(c, dims[d]));
        dims[d] = of_real && last ? (n ? n / 2 + 1 : 0) : n;
    }
    return out_tensor(c, 0, out, dims, t->rank);
}

// --- cholesky, triangular_solve

static bool is_square(Infer *c, Type t) {
    if (t->rank >= 2 && dim_agrees(t->dims[t->rank - 1], t->dims[t->rank - 2])) return true;
    infer_fail(c, "shape-mismatch", "takes square matrices, not %s", infer_type_name(c, t));
    note_operand(c, 0, NULL);
    return false;
}

bool infer_cholesky(Infer *c) {
    c->out[0] = operand_type(c, 0);
    return works_on(c, dtype_is_analytic(c->out[0]->dtype), "floating-point or complex numbers") &&
           is_square(c, c->out[0]);
}

bool infer_triangular_solve(Infer *c) {
    Type a = operand_type(c, 0), b = operand_type(c, 1);
    if (!works_on(c, dtype_is_analytic(a->dtype), "floating-point or complex numbers") || !same_dtype(c, 0, 1) ||
        !is_square(c, a))
        return false;
    bool ok = a->rank == b->rank;
    for (uint32_t i = 0; ok && i + 2 < a->rank; i++) ok = dim_agrees(a->dims[i], b->dims[i]);
    uint32_t along = b->rank - (op_int(c->op, ATTR_left_side, 0) ? 2 : 1);
    if (!ok || !dim_agrees(a->dims[a->rank - 1], b->dims[along])) {
        infer_fail(c, "shape-mismatch", "a is %s, which does not fit b, %s", infer_type_name(c, a),
                   infer_type_name(c, b));
        note_operand(c, 0, "a");
        note_operand(c, 1, "b");
        return false;
    }
    c->out[0] = b;
    return true;
}

// --- rng_bit_generator

bool infer_rng_bit_generator(Infer *c) {
    Type state = operand_type(c, 0), out = declared_tensor(c, 1);
    if (!out) return infer_fail(c, "bad-structure", "the result's type must be given");
    int64_t n = state->rank == 1 ? state->dims[0] : -1;
    if (!works_on(c, dtype_info[state->dtype].class == DC_UINT && state->rank == 1,
                  "a state that is a list of unsigned integers"))
        return false;
    const char *algorithm = str_text(op_str(c->op, ATTR_rng_algorithm));
    int64_t bits = n == DIM_UNKNOWN ? 128 : n > 1024 ? 0 : n * dtype_info[state->dtype].bits;
    bool fits = !strcmp(algorithm, "THREE_FRY") ? bits == 128 : bits == 128 || bits == 192;
    if (!fits)
        return infer_fail(c, "shape-mismatch", "the state of %s has %s bits, not those of %s", algorithm,
                          !strcmp(algorithm, "THREE_FRY") ? "128" : "128 or 192", infer_type_name(c, state));
    bool whole = 64 % dtype_info[out->dtype].bits == 0; // no integers are as wide as f6
    if (!whole || (!dtype_is_int(out->dtype) && !dtype_is_float(out->dtype)))
        return infer_fail(c, "type-mismatch", "makes integers or floating-point numbers of 2, 4, 8, .. bits, not %s",
                          dtype_text(out->dtype));
    c->out[0] = state;
    c->out[1] = out;
    return true;
}

// --- batch normalisation: training gives the result, mean and variance; grad the gradients of operand, scale, offset

static bool batch_norm(Infer *c, uint32_t n_features) {
    Type t = operand_type(c, 0);
    int64_t feature = op_int(c->op, ATTR_feature_index, 0);
    if (!works_on(c, dtype_is_float(t->dtype), "floating-point numbers") ||
        !attr_axis_ok(c, ATTR_feature_index, feature, t->rank))
        return false;
    for (uint32_t i = 1; i <= n_features; i++) {
        Type p = operand_type(c, i);
        if (!same_dtype(c, 0, i)) return false;
        if (p->rank == 1 && dim_agrees(p->dims[0], t->dims[feature])) continue;
        infer_fail(c, "shape-mismatch",
                   "operand %" PRIu32 " is %s, the first operand has %s features in dimension %" PRId64, i,
                   infer_type_name(c, p), dim_name(c, t->dims[feature]), feature);
        note_operand(c, 0, NULL);
        note_operand(c, i, NULL);
        return false;
    }
    c->out[0] = t;
    return out_tensor(c, 1, t->dtype, &t->dims[feature], 1) && out_tensor(c, 2, t->dtype, &t->dims[feature], 1);
}

bool infer_batch_norm_training(Infer *c) { return batch_norm(c, 2); }

bool infer_batch_norm_grad(Infer *c) {
    if (!batch_norm(c, 3) || !same_dtype(c, 0, 4)) return false;
    if (type_agrees(operand_type(c, 0), operand_type(c, 4))) return true;
    return infer_fail(c, "shape-mismatch", "grad_output is %s, the operand is %s",
                      infer_type_name(c, operand_type(c, 4)), infer_type_name(c, operand_type(c, 0)));
}

// --- tuples, order, checks

bool infer_tuple(Infer *c) {
    Type *elems = xcalloc((size_t)c->op->n_operands + 1, sizeof *elems);
    for (uint32_t i = 0; i < c->op->n_operands; i++) elems[i] = operand_type(c, i);
    c->out[0] = type_tuple(&c->m->types, elems, c->op->n_operands);
    free(elems);
    return c->out[0] != NULL || infer_fail(c, "too-large", "the tuple has more than %d parts, or tuples within tuples more than %d deep", MAX_TUPLE_PARTS, MAX_TUPLE_DEPTH);
}

bool infer_get_tuple_element(Infer *c) {
    Type t = operand_type(c, 0);
    int64_t i = op_int(c->op, ATTR_index, 0);
    if (t->kind != TYPE_TUPLE) return infer_fail(c, "type-mismatch", "takes a tuple, not %s", infer_type_name(c, t));
    if (i < 0 || i >= t->rank)
        return infer_fail(c, "bad-attribute", "index is %" PRId64 ", the tuple has %" PRIu32 " elements", i, t->rank);
    c->out[0] = t->elems[i];
    return true;
}

bool infer_after_all(Infer *c) {
    for (uint32_t i = 0; i < c->op->n_operands; i++)
        if (operand_type(c, i)->kind != TYPE_TOKEN)
            return infer_fail(c, "type-mismatch", "takes tokens, not %s", infer_type_name(c, operand_type(c, i)));
    c->out[0] = type_token(&c->m->types);
    return true;
}

bool infer_barrier(Infer *c) {
    if (c->op->n_results != c->op->n_operands)
        return infer_fail(c, "bad-structure", "has %" PRIu32 " operands and %" PRIu32 " results", c->op->n_operands,
                          c->op->n_results);
    for (uint32_t i = 0; i < c->op->n_operands; i++) c->out[i] = operand_type(c, i);
    return true;
}

bool infer_check_count(Infer *c) {
    if (!operand_is_scalar(c, 0, "the count")) return false;
    if (operand_type(c, 0)->dtype == DT_I64) return true;
    return infer_fail(c, "type-mismatch", "the count is %s, it must be tensor<i64>", infer_type_name(c, operand_type(c, 0)));
}

// A target that means an op has that op's types, a routine of LAPACK those of lapack.c; others have the types that are declared.
bool infer_custom_call(Infer *c) {
    const CustomTarget *t = custom_target(c->op);
    if (op_is_dynamic(c->op)) return infer_dynamic(c);
    if (!t) return infer_declared(c);
    if (t->kind == OP_COUNT) return infer_barrier(c);
    if (op_is_quantized(c->op)) {
        infer_fail(c, "type-mismatch", "the function @%s does not work on quantized tensors", t->name);
        diag_help(c->d, "dequantize the operands with stablehlo.uniform_dequantize");
        return false;
    }
    if (t->routine && !lapack_call_ok(c, t)) return false;
    if (t->kind == OP_CUSTOM_CALL) return infer_lapack(c, t);
    Attr room[CUSTOM_ATTRS];
    Op as = custom_call_as(c->m, c->op, t, room);
    Infer of = *c;
    of.op = &as;
    return infer_checked(&of);
}

bool infer_check(Infer *c) {
    const Attr *value = op_attr(c->op, ATTR_value);
    Type a = operand_type(c, 0), b = value ? value->lit->type : operand_type(c, 1);
    if (type_agrees(a, b)) return true;
    return infer_fail(c, "type-mismatch", "compares %s with %s", infer_type_name(c, a), infer_type_name(c, b));
}
