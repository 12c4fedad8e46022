// For tests alone: the checks of StableHLO's tests as elementwise work, a count of what is wrong, and a tpu.check that reads it. What passes and what fails is
// what ir/eval/check.c says, exactly: distances in ULP are counted on the bits of the numbers, absolute differences in f64.
#include "passes/expand/expansion.h"

#include "ir/ops/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

static Value *both(Builder *b, Value *x, Value *y) { return build_binary(b, OP_AND, x, y); }

// The same number, or both NaN.
static Value *differ(Builder *b, Value *x, Value *y) {
    Value *ne = build_compare(b, x, y, "NE");
    if (!dtype_is_float(x->type->dtype)) return ne;
    Value *x_nan = build_compare(b, x, x, "NE"), *y_nan = build_compare(b, y, y, "NE");
    return both(b, ne, build_unary(b, OP_NOT, both(b, x_nan, y_nan)));
}

static Value *splat(Builder *b, Type type, DType t, double v) { return build_splat(b, type_with_dtype(&b->m->types, type, t), v); }

// Where the number stands among all of its type, as i64; -0 and 0 at the same place.
static Value *ordinal(Builder *b, Value *x) {
    static const DType ints[] = {[4] = DT_I4, [8] = DT_I8, [16] = DT_I16, [32] = DT_I32, [64] = DT_I64};
    unsigned bits = dtype_info[x->type->dtype].bits;
    Value *i = build_convert(b, build_bitcast(b, x, ints[bits]), DT_I64);
    Value *sign = splat(b, x->type, DT_I64, -ldexp(1, (int)bits - 1)), *zero = splat(b, x->type, DT_I64, 0);
    Value *negative = build_compare(b, i, zero, "LT");
    return build_select(b, negative, build_binary(b, OP_SUBTRACT, sign, i), i);
}

static Value *distance(Builder *b, Value *x, Value *y) { // ui64
    Value *i = ordinal(b, x), *k = ordinal(b, y), *more = build_compare(b, i, k, "GT");
    Value *above = build_binary(b, OP_SUBTRACT, i, k), *below = build_binary(b, OP_SUBTRACT, k, i);
    return build_convert(b, build_select(b, more, above, below), DT_UI64);
}

static Value *bits_constant(Builder *b, Type like, uint64_t v) { return build_splat_of(b, type_with_dtype(&b->m->types, like, DT_UI64), &v); }

// Which elements of one part are wrong. *out_ulps: how far apart they are, UINT64_MAX where only one of them is finite; else it stays NULL.
static Value *wrong_part(Builder *b, const Check *c, Value *x, Value *y, Value **out_ulps) {
    Value *ne = differ(b, x, y);
    if (c->how == CHECK_EQUAL || !dtype_is_float(x->type->dtype)) return ne;
    if (c->how == CHECK_WITHIN) {
        Value *l = build_convert(b, x, DT_F64), *r = build_convert(b, y, DT_F64), *apart = build_unary(b, OP_ABS, build_binary(b, OP_SUBTRACT, l, r));
        Value *within = build_compare(b, apart, splat(b, x->type, DT_F64, c->tolerance), "LE");
        return both(b, ne, build_unary(b, OP_NOT, within));
    }
    Value *x_finite = build_unary(b, OP_IS_FINITE, x), *y_finite = build_unary(b, OP_IS_FINITE, y), *finite = both(b, x_finite, y_finite);
    Value *ulps = distance(b, x, y), *apart = build_select(b, finite, ulps, bits_constant(b, x->type, UINT64_MAX));
    *out_ulps = build_select(b, ne, apart, bits_constant(b, x->type, 0));
    return build_compare(b, *out_ulps, bits_constant(b, x->type, c->max_ulp), "GT");
}

static Value *over_all(Builder *b, OpKind reducer, Value *x) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    return x->type->rank ? build_reduce(b, reducer, x, dims, x->type->rank, 0) : x;
}

static void add_check(Builder *b, Value *count, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
static void add_check(Builder *b, Value *count, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&b->m->arena, fmt, args);
    va_end(args);
    Attr message = attr_str(ATTR_message, module_str(b->m, text));
    build_typed(b, OP_CHECK, &count, 1, &message, 1, NULL, 0, 0);
}

static void build_check(Expand *e, const Check *c, Value *x, Value *y) {
    Builder *b = &e->b;
    Value *ulps = NULL, *wrong;
    if (dtype_is_complex(x->type->dtype)) {
        Value *more = NULL, *x_re = build_unary(b, OP_REAL, x), *y_re = build_unary(b, OP_REAL, y);
        Value *x_im = build_unary(b, OP_IMAG, x), *y_im = build_unary(b, OP_IMAG, y);
        wrong = wrong_part(b, c, x_re, y_re, &ulps);
        wrong = build_binary(b, OP_OR, wrong, wrong_part(b, c, x_im, y_im, &more));
        if (ulps) ulps = build_binary(b, OP_MAXIMUM, ulps, more);
    } else {
        wrong = wrong_part(b, c, x, y, &ulps);
    }
    Value *count = over_all(b, OP_ADD, build_convert(b, wrong, DT_I64));
    if (c->how == CHECK_EQUAL) add_check(b, count, "differ from what is expected");
    else if (c->how == CHECK_WITHIN) add_check(b, count, "differ by more than %g from what is expected", c->tolerance);
    else add_check(b, count, "differ by more than %" PRIu64 " ULP from what is expected", c->max_ulp);
    if (!ulps || !c->min_ulp) return;
    Value *worst = over_all(b, OP_MAXIMUM, ulps), *little = build_compare(b, worst, bits_constant(b, worst->type, c->min_ulp), "LT");
    add_check(b, build_convert(b, little, DT_I64), "differ by less than the %" PRIu64 " ULP that are expected", c->min_ulp);
}

// Types of which there is no ordinal: see `ordinal`.
static bool has_check(const Check *c, const Value *x, const Value *y) {
    if (!type_is_tensor(x->type) || x->type != y->type) return false;
    return c->how != CHECK_WITHIN_ULPS || !dtype_is_float(x->type->dtype) || dtype_info[x->type->dtype].bits != 6;
}

// Custom calls of checks have results: what was got, or a truth value for each element.
static void replace_results(Expand *e, Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type t = op->results[i].type;
        bool same = t == op->operands[0]->type;
        value_replace(&op->results[i], same ? op->operands[0] : build_splat(&e->b, t, 1));
    }
}

bool expand_check(Expand *e, Op *op) {
    Check c;
    if (!check_of(op, &c)) return false;
    const Attr *value = op_attr(op, ATTR_value);
    Value *got = op->operands[0], *want = value ? build_constant(&e->b, value->lit) : op->operands[1];
    if (!has_check(&c, got, want)) return false;
    build_check(e, &c, got, want);
    replace_results(e, op);
    return true;
}
