// The checks of StableHLO's tests (check.h): one that fails is a diagnostic with the first element that differs, and ends the evaluation.
#include "ir/ops/check.h"
#include "ir/eval/internal.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

// Where the number stands among all of its type: -0 and 0 at the same place.
static int64_t ordinal(DType t, double v) {
    if (t == DT_F64 || t == DT_C128) {
        int64_t bits;
        memcpy(&bits, &v, sizeof bits);
        return bits < 0 ? INT64_MIN - bits : bits;
    }
    char elem[8] = {0};
    DType part = t == DT_C64 ? DT_F32 : t;
    uint64_t bits = 0;
    wide_store(part, elem, (Wide){.f = v});
    memcpy(&bits, elem, dtype_bytes(part));
    unsigned width = dtype_info[part].bits;
    uint64_t sign = UINT64_C(1) << (width - 1);
    return bits & sign ? -(int64_t)(bits & ~sign) : (int64_t)bits;
}

static uint64_t ulps_between(DType t, double a, double b) {
    if (a == b || (isnan(a) && isnan(b))) return 0;
    if (isnan(a) || isnan(b) || isinf(a) || isinf(b)) return UINT64_MAX;
    int64_t x = ordinal(t, a), y = ordinal(t, b);
    return x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
}

static bool part_passes(const Check *c, DType t, double a, double b, uint64_t *worst) {
    if (c->how == CHECK_EQUAL) return a == b || (isnan(a) && isnan(b));
    if (c->how == CHECK_WITHIN) return a == b || (isnan(a) && isnan(b)) || fabs(a - b) <= c->tolerance;
    uint64_t n = ulps_between(t, a, b);
    if (n > *worst) *worst = n;
    return n <= c->max_ulp;
}

static bool element_passes(const Check *c, DType t, Wide a, Wide b, uint64_t *worst) {
    if (dtype_wide(t) == WC_INT) return a.i == b.i;
    if (dtype_wide(t) == WC_FLOAT) return part_passes(c, t, a.f, b.f, worst);
    return part_passes(c, t, a.c.re, b.c.re, worst) && part_passes(c, t, a.c.im, b.c.im, worst);
}

static const char *element_text(Eval *e, const Tensor *t, int64_t i) {
    DType d = t->lit.type->dtype;
    Wide w = tensor_element(t, i);
    if (dtype_wide(d) == WC_INT) return arena_printf(&e->d->arena, "%" PRId64, w.i);
    if (dtype_wide(d) == WC_FLOAT) return arena_printf(&e->d->arena, "%.17g", w.f);
    return arena_printf(&e->d->arena, "(%.17g, %.17g)", w.c.re, w.c.im);
}

static bool check_run(Eval *e, const Op *op, const Check *c, const Tensor *got, const Tensor *want) {
    Type t = type_storage(&e->m->types, got->lit.type); // of quantized ones the integers
    uint64_t worst = 0;
    int64_t n_bad = 0, first = -1;
    if (!type_is_tensor(t) || t != type_storage(&e->m->types, want->lit.type)) {
        diag_error(e->d, op_place(op), CODE_CHECK_FAILED, "%s: compares %s with %s", op_short(op->kind), type_name(&e->d->arena, t),
                   type_name(&e->d->arena, want->lit.type));
        return false;
    }
    if (!eval_charge(e, op, (uint64_t)t->n_elems)) return false;
    for (int64_t i = 0; i < t->n_elems; i++) {
        if (element_passes(c, t->dtype, tensor_element(got, i), tensor_element(want, i), &worst)) continue;
        if (!n_bad++) first = i;
    }
    if (!n_bad && worst >= c->min_ulp) return true;
    if (!n_bad) {
        diag_error(e->d, op_place(op), CODE_CHECK_FAILED, "%s: differs by at most %" PRIu64 " ULP, at least %" PRIu64 " are expected", op_short(op->kind),
                   worst, c->min_ulp);
        return false;
    }
    diag_error(e->d, op_place(op), CODE_CHECK_FAILED, "%s: %" PRId64 " of %" PRId64 " elements differ, the first at %" PRId64 ": got %s, expected %s",
               op_short(op->kind), n_bad, t->n_elems, first, element_text(e, got, first), element_text(e, want, first));
    if (c->how == CHECK_WITHIN_ULPS) diag_note(e->d, (Loc){0}, "the largest difference is %" PRIu64 " ULP", worst);
    return false;
}

bool eval_check(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)out;
    const Attr *value = op_attr(op, ATTR_value);
    Check c;
    if (!check_of(op, &c)) ICE("%s is no check", op_text(op->kind));
    Tensor expected = {0};
    if (value) expected.lit = *value->lit;
    return check_run(e, op, &c, &ins[0], value ? &expected : &ins[1]);
}

// check.eq gives a truth value for each element as well.
static bool custom_check_results(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type t = op->results[i].type;
        void *data;
        if (!type_is_tensor(t)) continue;
        if (t == ins[0].lit.type) {
            out[i] = tensor_share(&ins[0], t);
        } else {
            if (!tensor_make(e, op, t, true, &out[i], &data)) return false;
            elem_from_i64(t->dtype, data, 1);
        }
    }
    return true;
}

bool eval_check_count(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)out;
    int64_t n_bad = tensor_element(&ins[0], 0).i;
    if (!n_bad) return true;
    diag_error(e->d, op_place(op), CODE_CHECK_FAILED, "%s: %" PRId64 " elements", str_text(op_str(op, ATTR_message)), n_bad);
    return false;
}

bool eval_custom_check(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Check c;
    if (!check_of(op, &c)) ICE("%s is no check", str_text(op_str(op, ATTR_call_target_name)));
    return check_run(e, op, &c, &ins[0], &ins[1]) && custom_check_results(e, op, ins, out);
}
