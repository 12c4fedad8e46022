// Canonical forms of arithmetic, logic, comparison and conversion. Everything holds bit for bit, but a signaling NaN may become a quiet one,
// the payload of a NaN may be another, and powers are as near to the exact value as each rule for them says.
#include "passes/simplify/rule.h"

#include <math.h>
#include <string.h>

static bool is_int(const Op *op) { return dtype_is_int(op->results[0].type->dtype); }
static bool is_float(const Op *op) { return dtype_is_float(op->results[0].type->dtype); }
static bool is_bool(const Op *op) { return op->results[0].type->dtype == DT_I1; }
static bool same_operands(const Op *op) { return op->operands[0] == op->operands[1]; }

// All bits set: -1 of an integer, true.
static bool is_all_ones(const Canon *s, const Value *v) {
    const void *e = canon_splat_elem(s, v);
    const DTypeInfo *t = &dtype_info[v->type->dtype];
    if (!e || t->class == DC_FLOAT || t->class == DC_COMPLEX) return false;
    if (t->class != DC_UINT) return elem_to_i64(v->type->dtype, e) == (t->class == DC_BOOL ? 1 : -1);
    uint64_t bits = 0;
    memcpy(&bits, e, t->bytes);
    return bits == (t->bits == 64 ? UINT64_MAX : (UINT64_C(1) << t->bits) - 1);
}

static Value *constant_second(Canon *s, Op *op) {
    if (!op_has(op->kind, COMMUTES) || !value_constant(op->operands[0]) || value_constant(op->operands[1])) return NULL;
    Value *first = op->operands[0];
    op->operands[0] = op->operands[1];
    op->operands[1] = first;
    (void)s;
    return &op->results[0];
}

// x + -0 and x - +0 are x for every x, x + +0 is not where x is -0.
static Value *add_zero(Canon *s, Op *op) {
    Value *y = op->operands[1];
    bool zero = is_float(op) ? canon_is_zero(s, y, true) : canon_is_number(s, y, 0);
    return zero ? op->operands[0] : NULL;
}

static Value *subtract_zero(Canon *s, Op *op) {
    Value *y = op->operands[1];
    bool zero = is_float(op) ? canon_is_zero(s, y, false) : canon_is_number(s, y, 0);
    return zero ? op->operands[0] : NULL;
}

static Value *subtract_self(Canon *s, Op *op) { return is_int(op) && same_operands(op) ? build_splat(&s->b, op->results[0].type, 0) : NULL; }

// x - c is x + -c: one form for index arithmetic.
static Value *subtract_constant(Canon *s, Op *op) {
    const void *e = is_int(op) ? canon_splat_elem(s, op->operands[1]) : NULL;
    if (!e) return NULL;
    DType t = op->results[0].type->dtype;
    char minus[16] = {0};
    uint64_t v = (uint64_t)elem_to_i64(t, e);
    if (t == DT_UI64) memcpy(&v, e, sizeof v);
    elem_from_i64(t, minus, (int64_t)(0 - v));
    return build_binary(&s->b, OP_ADD, op->operands[0], build_splat_of(&s->b, op->results[0].type, minus));
}

// A constant, or one that is repeated.
static bool is_fixed(const Value *v) {
    const Op *b = made_by(v, OP_BROADCAST_IN_DIM);
    return value_constant(b ? b->operands[0] : v);
}

// (x + c) + d is x + (c + d): one number for each column, where biases are added to sums that lack zero points.
static Value *add_constants(Canon *s, Op *op) {
    for (uint32_t i = 0; is_int(op) && i < 2; i++) {
        const Op *inner = made_by(op->operands[i], OP_ADD);
        Value *d = op->operands[1 - i];
        if (!inner || !is_fixed(d)) continue;
        for (uint32_t k = 0; k < 2; k++)
            if (is_fixed(inner->operands[k]) && !is_fixed(inner->operands[1 - k]))
                return build_binary(&s->b, OP_ADD, inner->operands[1 - k], build_binary(&s->b, OP_ADD, inner->operands[k], d));
    }
    return NULL;
}

static Value *multiply_one(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 1) ? op->operands[0] : NULL; }

static Value *multiply_zero(Canon *s, Op *op) { return !is_float(op) && canon_is_number(s, op->operands[1], 0) ? op->operands[1] : NULL; }

static Value *divide_one(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 1) ? op->operands[0] : NULL; }

// Exact where c and 1 / c are powers of two and normal numbers of the type.
static Value *divide_power(Canon *s, Op *op) {
    static const int least_exponent[DT_COUNT] = {[DT_F16] = -14, [DT_BF16] = -126, [DT_F32] = -126, [DT_F64] = -1022};
    const void *e = is_float(op) ? canon_splat_elem(s, op->operands[1]) : NULL;
    Type t = op->results[0].type;
    int exponent, least = least_exponent[t->dtype];
    if (!e || !least || fabs(frexp(elem_to_f64(t->dtype, e), &exponent)) != 0.5) return NULL;
    if (exponent - 1 < least || 1 - exponent < least) return NULL;
    return build_binary(&s->b, OP_MULTIPLY, op->operands[0], build_splat(&s->b, t, 1 / elem_to_f64(t->dtype, e)));
}

static Value *remainder_one(Canon *s, Op *op) {
    return is_int(op) && canon_is_number(s, op->operands[1], 1) ? build_splat(&s->b, op->results[0].type, 0) : NULL;
}

static Value *power_one(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 1) ? op->operands[0] : NULL; }

// Both sides are the product rounded once; f64 may differ from a power function that is not.
static Value *power_two(Canon *s, Op *op) {
    if (!canon_is_number(s, op->operands[1], 2)) return NULL;
    return build_binary(&s->b, OP_MULTIPLY, op->operands[0], op->operands[0]);
}

static bool is_plain_float(const Op *op) {
    DType t = op->results[0].type->dtype;
    return t == DT_F16 || t == DT_BF16 || t == DT_F32 || t == DT_F64;
}

// Both sides are the quotient rounded once, as with x ^ 2.
static Value *power_inverse(Canon *s, Op *op) {
    if (!is_plain_float(op) || !canon_is_number(s, op->operands[1], -1)) return NULL;
    return build_binary(&s->b, OP_DIVIDE, build_splat(&s->b, op->results[0].type, 1), op->operands[0]);
}

// What a root takes where a power takes x: -0 to a power of n + 1/2 is what +0 is, and -inf what +inf is.
static Value *power_base(Builder *b, Value *x) {
    Value *minus = build_splat(b, x->type, -INFINITY), *plus = build_splat(b, x->type, INFINITY), *zero = build_splat(b, x->type, 0);
    Value *shifted = build_binary(b, OP_ADD, x, zero), *is_minus = build_compare(b, x, minus, "EQ");
    return build_select(b, is_minus, plus, shifted);
}

// The root is rounded once. rsqrt has its own bound (codegen/math/math.h), which is above that of pow, as if the model had said rsqrt.
static Value *power_half(Canon *s, Op *op) {
    bool root = canon_is_number(s, op->operands[1], 0.5);
    if (!is_plain_float(op) || (!root && !canon_is_number(s, op->operands[1], -0.5))) return NULL;
    return build_unary(&s->b, root ? OP_SQRT : OP_RSQRT, power_base(&s->b, op->operands[0]));
}

// x ^ n for a whole n > 0.
static Value *product_of(Builder *b, Value *x, int n) {
    Value *r = n & 1 ? x : NULL;
    while (n >>= 1) {
        x = build_binary(b, OP_MULTIPLY, x, x);
        if (n & 1) r = r ? build_binary(b, OP_MULTIPLY, r, x) : x;
    }
    return r;
}

// Multiples of 1/2. Of f32 in f64: its products, root and quotient are rounded far below the last bit of f32, and are in its range wherever the result
// is a number of f32. Products of f16 and bf16 have the bits of the power in f32 as well (every operand was compared), but not the inverse of one that
// overflows there. A power of f64 stays one: its products would be rounded several times. Products of integers wrap as powers do.
static Value *power_products(Canon *s, Op *op) {
    enum { MOST_POWER = 8 };
    Type t = op->results[0].type;
    const void *e = canon_splat_elem(s, op->operands[1]);
    bool narrow = t->dtype == DT_F16 || t->dtype == DT_BF16;
    if (!e || !(is_int(op) || narrow || t->dtype == DT_F32)) return NULL;
    double n = elem_to_f64(t->dtype, e), size = fabs(n);
    bool whole = floor(n) == n;
    if (!(size > 1 && size <= MOST_POWER && floor(2 * n) == 2 * n) || (is_int(op) && n < 0)) return NULL;
    Builder *b = &s->b;
    Value *x = build_convert(b, op->operands[0], is_int(op) ? t->dtype : narrow && whole && n > 0 ? DT_F32 : DT_F64);
    if (!whole) x = power_base(b, x);
    Value *r = product_of(b, x, (int)size);
    if (!whole) r = build_binary(b, OP_MULTIPLY, r, build_unary(b, OP_SQRT, x));
    if (n < 0) r = build_binary(b, OP_DIVIDE, build_splat(b, r->type, 1), r);
    return build_convert(b, r, t->dtype);
}

static Value *shift_zero(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 0) ? op->operands[0] : NULL; }

static Value *same_twice(Canon *s, Op *op) {
    (void)s;
    return same_operands(op) ? op->operands[0] : NULL;
}

static Value *xor_self(Canon *s, Op *op) { return same_operands(op) ? build_splat(&s->b, op->results[0].type, 0) : NULL; }

static Value *second_zero_first(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 0) ? op->operands[0] : NULL; }
static Value *second_zero_second(Canon *s, Op *op) { return canon_is_number(s, op->operands[1], 0) ? op->operands[1] : NULL; }
static Value *second_ones_first(Canon *s, Op *op) { return is_all_ones(s, op->operands[1]) ? op->operands[0] : NULL; }
static Value *second_ones_second(Canon *s, Op *op) { return is_all_ones(s, op->operands[1]) ? op->operands[1] : NULL; }

static Value *xor_ones(Canon *s, Op *op) { return is_all_ones(s, op->operands[1]) ? build_unary(&s->b, OP_NOT, op->operands[0]) : NULL; }

// max(x, -inf), min(x, inf), and the least and the greatest integer.
static Value *neutral_bound(Canon *s, Op *op) {
    const Literal *l = constant_of(s, op->operands[1]);
    return l && literal_is_neutral(op->kind, l) ? op->operands[0] : NULL;
}

static Value *twice(Canon *s, Op *op) {
    (void)s;
    Op *inner = made_by(op->operands[0], op->kind);
    return inner ? inner->operands[0] : NULL;
}

// f(f(x)) is f(x)
static Value *idempotent(Canon *s, Op *op) {
    (void)s;
    return made_by(op->operands[0], op->kind) ? op->operands[0] : NULL;
}

// --- comparison and choice

static Value *compare_self(Canon *s, Op *op) {
    DType t = op->operands[0]->type->dtype;
    if (!same_operands(op) || dtype_is_float(t) || dtype_is_complex(t)) return NULL;
    const char *direction = op_str(op, ATTR_comparison_direction)->text;
    bool holds = !strcmp(direction, "EQ") || !strcmp(direction, "LE") || !strcmp(direction, "GE");
    return build_splat(&s->b, op->results[0].type, holds);
}

static Value *compare_constant_second(Canon *s, Op *op) {
    static const char *const turned[][2] = {{"LT", "GT"}, {"GT", "LT"}, {"LE", "GE"}, {"GE", "LE"}, {"EQ", "EQ"}, {"NE", "NE"}};
    if (!value_constant(op->operands[0]) || value_constant(op->operands[1])) return NULL;
    const char *direction = op_str(op, ATTR_comparison_direction)->text;
    size_t i = 0;
    while (i < COUNT(turned) && strcmp(turned[i][0], direction)) i++;
    if (i == COUNT(turned)) return NULL;
    Value *first = op->operands[0];
    op->operands[0] = op->operands[1];
    op->operands[1] = first;
    op_set_attr(s->m, op, attr_str(ATTR_comparison_direction, module_str(s->m, turned[i][1])));
    return &op->results[0];
}

// b == true, b != false
static Value *compare_truth(Canon *s, Op *op) {
    const void *e = canon_splat_elem(s, op->operands[1]);
    if (!e || op->operands[0]->type->dtype != DT_I1) return NULL;
    const char *direction = op_str(op, ATTR_comparison_direction)->text;
    bool truth = elem_to_i64(DT_I1, e) != 0, equal = !strcmp(direction, "EQ");
    if (!equal && strcmp(direction, "NE")) return NULL;
    return truth == equal ? op->operands[0] : build_unary(&s->b, OP_NOT, op->operands[0]);
}

static Value *select_constant(Canon *s, Op *op) {
    const void *e = canon_splat_elem(s, op->operands[0]);
    return e ? op->operands[elem_to_i64(DT_I1, e) ? 1 : 2] : NULL;
}

static Value *select_same(Canon *s, Op *op) {
    (void)s;
    return op->operands[1] == op->operands[2] ? op->operands[1] : NULL;
}

static Value *select_not(Canon *s, Op *op) {
    (void)s;
    Op *inner = made_by(op->operands[0], OP_NOT);
    if (!inner) return NULL;
    Value *first = op->operands[1];
    op->operands[0] = inner->operands[0];
    op->operands[1] = op->operands[2];
    op->operands[2] = first;
    return &op->results[0];
}

// select(p, true, false) is p
static Value *select_truth(Canon *s, Op *op) {
    if (!is_bool(op) || op->operands[0]->type != op->results[0].type) return NULL;
    if (canon_is_number(s, op->operands[1], 1) && canon_is_number(s, op->operands[2], 0)) return op->operands[0];
    if (canon_is_number(s, op->operands[1], 0) && canon_is_number(s, op->operands[2], 1)) return build_unary(&s->b, OP_NOT, op->operands[0]);
    return NULL;
}

// --- conversion

static Value *convert_same(Canon *s, Op *op) {
    (void)s;
    return op->operands[0]->type == op->results[0].type ? op->operands[0] : NULL;
}

// Every value of a is one of b.
static bool widens(DType a, DType b) {
    static const unsigned digits[DT_COUNT] = {[DT_F16] = 11, [DT_BF16] = 8, [DT_F32] = 24, [DT_F64] = 53};
    const DTypeInfo *x = &dtype_info[a], *y = &dtype_info[b];
    if (x->class == DC_FLOAT && y->class == DC_FLOAT) return digits[a] && digits[a] <= digits[b] && !(a == DT_BF16 && b == DT_F16);
    if (x->class == y->class) return x->class != DC_COMPLEX && x->bits <= y->bits;
    if (x->class == DC_BOOL) return y->class == DC_SINT || y->class == DC_UINT;
    return x->class == DC_UINT && y->class == DC_SINT && x->bits < y->bits;
}

// Through a wider type of the same kind: floats to floats to anything, integers to integers to anything.
static Value *convert_twice(Canon *s, Op *op) {
    Op *inner = made_by(op->operands[0], OP_CONVERT);
    if (!inner) return NULL;
    Value *x = inner->operands[0];
    DType to = op->results[0].type->dtype;
    if (!widens(x->type->dtype, inner->results[0].type->dtype)) return NULL;
    return build_convert(&s->b, x, to);
}

// The bits in between are the same. Of three widths it is another shape that way.
static Value *bitcast_twice(Canon *s, Op *op) {
    const Op *inner = made_by(op->operands[0], OP_BITCAST_CONVERT);
    if (!inner) return NULL;
    Value *x = inner->operands[0];
    Type to = op->results[0].type;
    unsigned from = dtype_info[x->type->dtype].bits, between = dtype_info[inner->results[0].type->dtype].bits, bits = dtype_info[to->dtype].bits;
    if (from != between && between != bits && from != bits) return NULL;
    return x->type == to ? x : op_result(build_typed(&s->b, OP_BITCAST_CONVERT, &x, 1, NULL, 0, &to, 1, 0), 0);
}

// --- elementwise ops on what is repeated

typedef struct {
    Type from; // of the repeated operands
    Axes dims;
} Repeat;

// All operands are broadcasts of one shape along the same dimensions, or splats.
static bool find_repeat(const Canon *s, const Op *op, Repeat *out) {
    *out = (Repeat){0};
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        if (!type_same_shape(v->type, op->results[0].type)) return false;
        const Op *b = made_by(v, OP_BROADCAST_IN_DIM);
        if (!b) {
            if (!canon_splat_elem(s, v)) return false;
            continue;
        }
        Type from = b->operands[0]->type;
        Axes dims = op_axes(b, ATTR_broadcast_dimensions);
        if (!out->from) *out = (Repeat){from, dims};
        if (!type_same_shape(out->from, from) || (dims.n && memcmp(dims.v, out->dims.v, dims.n * sizeof *dims.v))) return false;
    }
    return out->from && out->from->n_elems < op->results[0].type->n_elems;
}

static Value *map_of_broadcasts(Canon *s, Op *op) {
    Repeat r;
    Value *operands[3];
    if (!op_has(op->kind, MAP) || !op->n_operands || op->n_operands > COUNT(operands) || !find_repeat(s, op, &r)) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *v = op->operands[i];
        const Op *b = made_by(v, OP_BROADCAST_IN_DIM);
        Type t = type_with_dtype(&s->m->types, r.from, v->type->dtype);
        operands[i] = b ? b->operands[0] : build_splat_of(&s->b, t, canon_splat_elem(s, v));
    }
    Type t = type_with_dtype(&s->m->types, r.from, op->results[0].type->dtype);
    Op *made = build_like(&s->b, op, operands, &t);
    Type to = op->results[0].type;
    return build_broadcast_as(&s->b, &made->results[0], to, r.dims.v, r.dims.n);
}

const Rule canon_arith_rules[] = {
    {OP_COUNT, "c op x -> x op c", constant_second},
    {OP_ADD, "x + 0 -> x (integers), x + -0 -> x", add_zero},
    {OP_ADD, "(x + c) + d -> x + (c + d) (integers)", add_constants},
    {OP_SUBTRACT, "x - 0 -> x", subtract_zero},
    {OP_SUBTRACT, "x - x -> 0 (integers)", subtract_self},
    {OP_SUBTRACT, "x - c -> x + -c (integers)", subtract_constant},
    {OP_MULTIPLY, "x * 1 -> x", multiply_one},
    {OP_MULTIPLY, "x * 0 -> 0 (integers)", multiply_zero},
    {OP_DIVIDE, "x / 1 -> x", divide_one},
    {OP_DIVIDE, "x / 2^n -> x * 2^-n", divide_power},
    {OP_REMAINDER, "x rem 1 -> 0 (integers)", remainder_one},
    {OP_POWER, "x ^ 1 -> x", power_one},
    {OP_POWER, "x ^ 2 -> x * x", power_two},
    {OP_POWER, "x ^ -1 -> 1 / x", power_inverse},
    {OP_POWER, "x ^ 1/2 -> sqrt(x), x ^ -1/2 -> rsqrt(x)", power_half},
    {OP_POWER, "x ^ n -> products (n small)", power_products},
    {OP_SHL, "x << 0 -> x", shift_zero},
    {OP_SHR_ARITHMETIC, "x >> 0 -> x", shift_zero},
    {OP_SHR_LOGICAL, "x >>> 0 -> x", shift_zero},
    {OP_AND, "x & x -> x", same_twice},
    {OP_AND, "x & 0 -> 0", second_zero_second},
    {OP_AND, "x & ~0 -> x", second_ones_first},
    {OP_OR, "x | x -> x", same_twice},
    {OP_OR, "x | 0 -> x", second_zero_first},
    {OP_OR, "x | ~0 -> ~0", second_ones_second},
    {OP_XOR, "x ^ x -> 0", xor_self},
    {OP_XOR, "x ^ 0 -> x", second_zero_first},
    {OP_XOR, "x ^ ~0 -> not x", xor_ones},
    {OP_MAXIMUM, "max(x, x) -> x", same_twice},
    {OP_MAXIMUM, "max(x, least) -> x", neutral_bound},
    {OP_MINIMUM, "min(x, x) -> x", same_twice},
    {OP_MINIMUM, "min(x, greatest) -> x", neutral_bound},
    {OP_NEGATE, "-(-x) -> x", twice},
    {OP_NOT, "not not x -> x", twice},
    {OP_ABS, "|| x || -> | x |", idempotent},
    {OP_FLOOR, "floor(floor x) -> floor x", idempotent},
    {OP_CEIL, "ceil(ceil x) -> ceil x", idempotent},
    {OP_COMPARE, "compare(x, x) -> constant (integers)", compare_self},
    {OP_COMPARE, "compare(c, x) -> compare(x, c)", compare_constant_second},
    {OP_COMPARE, "compare(b, true) -> b", compare_truth},
    {OP_COMPARE, "compare(b as integer, 0) -> not b, compare(b as integer, 1) -> b", mask_of_integers},
    {OP_AND, "logic of truths as integers -> of truths", logic_of_masks},
    {OP_OR, "logic of truths as integers -> of truths", logic_of_masks},
    {OP_XOR, "logic of truths as integers -> of truths", logic_of_masks},
    {OP_COMPARE, "compare of sums of indices -> compare of two iotas", mask_of_counts},
    {OP_SELECT, "select(constant, x, y) -> x or y", select_constant},
    {OP_SELECT, "select(p, x, x) -> x", select_same},
    {OP_SELECT, "select(not p, x, y) -> select(p, y, x)", select_not},
    {OP_SELECT, "select(p, true, false) -> p", select_truth},
    {OP_CONVERT, "convert(x) -> x of the same type", convert_same},
    {OP_CONVERT, "convert(convert x) -> convert x, where nothing is lost between", convert_twice},
    {OP_BITCAST_CONVERT, "bitcast_convert of bitcast_convert of x -> bitcast_convert of x", bitcast_twice},
    {OP_COUNT, "f(broadcast x, broadcast y) -> broadcast f(x, y)", map_of_broadcasts},
};
const size_t n_canon_arith_rules = COUNT(canon_arith_rules);
