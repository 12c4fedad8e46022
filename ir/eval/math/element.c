// One element at a time: loading and storing with widening and rounding, and MAP ops made ready to run (ElementOp), so
// that the choice by element type is made once an op and not once an element.
#include "ir/eval/internal.h"

#include <math.h>
#include <string.h>

WideClass dtype_wide(DType t) {
    DTypeClass c = dtype_info[t].class;
    return c == DC_COMPLEX ? WC_COMPLEX : c == DC_FLOAT ? WC_FLOAT : WC_INT;
}

// clang-format off: one row a type
static void load_aligned(DType t, const void *p, size_t n, Wide *out) {
    switch (t) {
    case DT_I1:
        for (size_t i = 0; i < n; i++) out[i].i = ((const uint8_t *)p)[i] != 0;
        break;
    case DT_I2:
    case DT_I4:
    case DT_I8:
        for (size_t i = 0; i < n; i++) out[i].i = ((const int8_t *)p)[i];
        break;
    case DT_UI2:
    case DT_UI4:
    case DT_UI8:
        for (size_t i = 0; i < n; i++) out[i].i = ((const uint8_t *)p)[i];
        break;
    case DT_I16:
        for (size_t i = 0; i < n; i++) out[i].i = ((const int16_t *)p)[i];
        break;
    case DT_UI16:
        for (size_t i = 0; i < n; i++) out[i].i = ((const uint16_t *)p)[i];
        break;
    case DT_I32:
        for (size_t i = 0; i < n; i++) out[i].i = ((const int32_t *)p)[i];
        break;
    case DT_UI32:
        for (size_t i = 0; i < n; i++) out[i].i = ((const uint32_t *)p)[i];
        break;
    case DT_I64:
    case DT_UI64:
        for (size_t i = 0; i < n; i++) out[i].i = ((const int64_t *)p)[i];
        break;
    case DT_F16:
        for (size_t i = 0; i < n; i++) out[i].f = f16_to_f32(((const uint16_t *)p)[i]);
        break;
    case DT_BF16:
        for (size_t i = 0; i < n; i++) out[i].f = bf16_to_f32(((const uint16_t *)p)[i]);
        break;
    case DT_F32:
        for (size_t i = 0; i < n; i++) out[i].f = ((const float *)p)[i];
        break;
    case DT_F64:
        for (size_t i = 0; i < n; i++) out[i].f = ((const double *)p)[i];
        break;
    case DT_C64:
        for (size_t i = 0; i < n; i++) out[i] = (Wide){.c = {((const float *)p)[2 * i], ((const float *)p)[2 * i + 1]}};
        break;
    case DT_C128: memcpy(out, p, n * sizeof *out); break;
    case DT_F4E2M1FN: case DT_F6E2M3FN: case DT_F6E3M2FN: case DT_F8E3M4: case DT_F8E4M3:
    case DT_F8E4M3B11FNUZ: case DT_F8E4M3FN: case DT_F8E4M3FNUZ: case DT_F8E5M2: case DT_F8E5M2FNUZ: case DT_F8E8M0FNU:
        for (size_t i = 0; i < n; i++) out[i].f = small_to_f64(t, ((const uint8_t *)p)[i]);
        break;
    case DT_COUNT: break;
    }
}
// clang-format on

// Bytes in a mapped file may lie anywhere.
void wide_load_many(DType t, const void *data, size_t n, Wide *out) {
    _Alignas(16) char part[1024];
    size_t size = dtype_bytes(t), room = sizeof part / size;
    if ((uintptr_t)data % (size < 8 ? size : 8) == 0) {
        load_aligned(t, data, n, out);
        return;
    }
    for (size_t at = 0; at < n; at += room) {
        size_t count = n - at < room ? n - at : room;
        memcpy(part, (const char *)data + at * size, count * size);
        load_aligned(t, part, count, out + at);
    }
}

static int8_t wrap_signed(int64_t v, unsigned bits) { return (int8_t)((int8_t)((uint64_t)v << (8 - bits)) >> (8 - bits)); }

// clang-format off
void wide_store_many(DType t, void *p, size_t n, const Wide *w) {
    switch (t) {
    case DT_I1: for (size_t i = 0; i < n; i++) ((uint8_t *)p)[i] = w[i].i != 0; break;
    case DT_I2: for (size_t i = 0; i < n; i++) ((int8_t *)p)[i] = wrap_signed(w[i].i, 2); break;
    case DT_I4: for (size_t i = 0; i < n; i++) ((int8_t *)p)[i] = wrap_signed(w[i].i, 4); break;
    case DT_UI2: for (size_t i = 0; i < n; i++) ((uint8_t *)p)[i] = w[i].i & 3; break;
    case DT_UI4: for (size_t i = 0; i < n; i++) ((uint8_t *)p)[i] = w[i].i & 15; break;
    case DT_I8: case DT_UI8: for (size_t i = 0; i < n; i++) ((uint8_t *)p)[i] = (uint8_t)w[i].i; break;
    case DT_I16: case DT_UI16: for (size_t i = 0; i < n; i++) ((uint16_t *)p)[i] = (uint16_t)w[i].i; break;
    case DT_I32: case DT_UI32: for (size_t i = 0; i < n; i++) ((uint32_t *)p)[i] = (uint32_t)w[i].i; break;
    case DT_I64: case DT_UI64: for (size_t i = 0; i < n; i++) ((int64_t *)p)[i] = w[i].i; break;
    case DT_F16: for (size_t i = 0; i < n; i++) ((uint16_t *)p)[i] = f64_to_f16(w[i].f); break;
    case DT_BF16: for (size_t i = 0; i < n; i++) ((uint16_t *)p)[i] = f64_to_bf16(w[i].f); break;
    case DT_F32: for (size_t i = 0; i < n; i++) ((float *)p)[i] = (float)w[i].f; break;
    case DT_F64: for (size_t i = 0; i < n; i++) ((double *)p)[i] = w[i].f; break;
    case DT_C64:
        for (size_t i = 0; i < n; i++) {
            ((float *)p)[2 * i] = (float)w[i].c.re;
            ((float *)p)[2 * i + 1] = (float)w[i].c.im;
        }
        break;
    case DT_C128: memcpy(p, w, n * sizeof *w); break;
    case DT_F4E2M1FN: case DT_F6E2M3FN: case DT_F6E3M2FN: case DT_F8E3M4: case DT_F8E4M3:
    case DT_F8E4M3B11FNUZ: case DT_F8E4M3FN: case DT_F8E4M3FNUZ: case DT_F8E5M2: case DT_F8E5M2FNUZ: case DT_F8E8M0FNU:
        for (size_t i = 0; i < n; i++) ((uint8_t *)p)[i] = f64_to_small(t, w[i].f);
        break;
    case DT_COUNT: break;
    }
}
// clang-format on

Wide wide_load(DType t, const void *elem) {
    Wide w;
    wide_load_many(t, elem, 1, &w);
    return w;
}

void wide_store(DType t, void *elem, Wide w) { wide_store_many(t, elem, 1, &w); }

Wide wide_round(DType t, Wide w) {
    _Alignas(16) char elem[16];
    if (t == DT_F32) return (Wide){.f = (double)(float)w.f};
    wide_store(t, elem, w);
    return wide_load(t, elem);
}

// How ops run

static Wide run_int1(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)b, (void)c, (Wide){.i = e->int1(e->int_type, a.i)}; }
static Wide run_int2(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)c, (Wide){.i = e->int2(e->int_type, a.i, b.i)}; }
static Wide run_float1(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)b, (void)c, (Wide){.f = e->float1(a.f)}; }
static Wide run_float2(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)c, (Wide){.f = e->float2(a.f, b.f)}; }
static Wide run_complex1(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)b, (void)c, e->complex1(a); }
static Wide run_complex2(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)c, e->complex2(a, b); }

// Every product rounds to f32, as in contractions: where they cancel, what is left is then what others get as well.
static Wide run_multiply_c64(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)e, (void)c;
    float x = (float)a.c.re, y = (float)a.c.im, u = (float)b.c.re, v = (float)b.c.im;
    float xu = x * u, yv = y * v, xv = x * v, yu = y * u;
    return (Wide){.c = {(double)(xu - yv), (double)(xv + yu)}};
}

static Wide run_long1(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    return (Wide){.f = (double)e->long1(a.f)};
}

static Wide run_long2(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    return (Wide){.f = (double)e->long2(a.f, b.f)};
}

// The two commonest forms without the call between; any other as it is.
void element_op_run(const ElementOp *e, size_t n, const Wide *a, const Wide *b, const Wide *c, Wide *out) {
    if (e->run == run_float2) {
        for (size_t i = 0; i < n; i++) out[i].f = e->float2(a[i].f, b[i].f);
    } else if (e->run == run_float1) {
        for (size_t i = 0; i < n; i++) out[i].f = e->float1(a[i].f);
    } else {
        for (size_t i = 0; i < n; i++) out[i] = e->run(e, a[i], b[i], c[i]);
    }
}

static Wide run_is_finite(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)e, (void)b, (void)c;
    return (Wide){.i = isfinite(a.f) != 0};
}

enum { LESS, EQUAL, GREATER, UNORDERED };

static Wide run_compare_int(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    bool less = e->int_type.is_signed ? a.i < b.i : (uint64_t)a.i < (uint64_t)b.i;
    return (Wide){.i = e->truth[a.i == b.i ? EQUAL : less ? LESS : GREATER]};
}

static Wide run_compare_float(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    return (Wide){.i = e->truth[a.f < b.f ? LESS : a.f > b.f ? GREATER : a.f == b.f ? EQUAL : UNORDERED]};
}

// -NaN < -inf < ... < -0 < 0 < ... < inf < NaN (IEEE 754-2019, 5.10): the order of the bits, with those of negative
// numbers flipped.
static Wide run_compare_total(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    int64_t x = a.i < 0 ? a.i ^ INT64_MAX : a.i, y = b.i < 0 ? b.i ^ INT64_MAX : b.i;
    return (Wide){.i = e->truth[x < y ? LESS : x > y ? GREATER : EQUAL]};
}

static Wide run_compare_complex(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    bool by_im = a.c.re == b.c.re; // the order is that of the real parts, then of the imaginary ones
    double x = by_im ? a.c.im : a.c.re, y = by_im ? b.c.im : b.c.re;
    return (Wide){.i = e->truth[x < y ? LESS : x > y ? GREATER : x == y ? EQUAL : UNORDERED]};
}

static Wide run_select(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, a.i ? b : c; }

static Wide run_clamp_int(const ElementOp *e, Wide a, Wide b, Wide c) {
    return (Wide){.i = scalar_int_min(e->int_type, scalar_int_max(e->int_type, b.i, a.i), c.i)};
}

static Wide run_clamp_float(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (Wide){.f = scalar_float_min(scalar_float_max(b.f, a.f), c.f)}; }

static Wide run_clamp_complex(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)e;
    return binary_fns[OP_MINIMUM].complex2(binary_fns[OP_MAXIMUM].complex2(b, a), c);
}

// Conversions

static Wide run_same(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (void)b, (void)c, a; }
static Wide run_int_to_bool(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (void)b, (void)c, (Wide){.i = a.i != 0}; }
static Wide run_float_to_bool(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (void)b, (void)c, (Wide){.i = a.f != 0}; }
static Wide run_complex_to_bool(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)e, (void)b, (void)c;
    return (Wide){.i = a.c.re != 0}; // as for any real type, the imaginary part is dropped
}

// To double; where 64 bits do not fit, to an odd significand, so that rounding again to a shorter float is as good as
// rounding once (Boldo and Melquiond 2008, "Emulation of FMA and correctly rounded sums"). To f64 itself the first
// rounding is the only one.
static double int_to_f64(IntType t, int64_t v, DType to) {
    double d = t.is_signed ? (double)v : (double)(uint64_t)v;
    if (to == DT_F64 || to == DT_C128) return d;
    long double exact = t.is_signed ? (long double)v : (long double)(uint64_t)v;
    if ((long double)d == exact) return d;
    Wide w = {.f = d};
    if (!(w.i & 1)) w.i += ((long double)d < exact) == (d > 0) ? 1 : -1;
    return w.f;
}

static Wide run_int_to_float(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    return (Wide){.c = {int_to_f64(e->int_type, a.i, e->out), 0}};
}

static Wide run_float_to_complex(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (void)b, (void)c, (Wide){.c = {a.f, 0}}; }

// int_type is the target's.
static Wide run_float_to_int(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    double x = trunc(a.f);
    unsigned bits = e->int_type.bits;
    if (isnan(x)) return (Wide){.i = 0};
    if (!e->int_type.is_signed) {
        if (x <= 0) return (Wide){.i = 0};
        return (Wide){.i = (int64_t)(x >= ldexp(1, (int)bits) ? UINT64_MAX >> (64 - bits) : (uint64_t)x)};
    }
    double limit = ldexp(1, (int)bits - 1);
    if (x < -limit) return (Wide){.i = INT64_MIN >> (64 - bits)};
    return (Wide){.i = x >= limit ? INT64_MAX >> (64 - bits) : (int64_t)x};
}

static void convert_make(ElementOp *e) {
    WideClass from = dtype_wide(e->in[0]), to = dtype_wide(e->out);
    if (e->out == DT_I1) {
        e->run = from == WC_COMPLEX ? run_complex_to_bool : from == WC_FLOAT ? run_float_to_bool : run_int_to_bool;
    } else if (from == WC_INT) {
        e->run = to == WC_INT ? run_same : run_int_to_float;
    } else if (to == WC_INT) {
        e->int_type = (IntType){dtype_info[e->out].bits, dtype_is_signed(e->out)};
        e->run = run_float_to_int;
    } else {
        e->run = from == WC_FLOAT && to == WC_COMPLEX ? run_float_to_complex : run_same;
    }
}

// Making an op ready

static bool compare_make(Eval *e, const Op *op, ElementOp *out) {
    // clang-format off
    static const struct { const char *name; uint8_t truth[4]; } directions[] = {
        {"EQ", {0, 1, 0, 0}}, {"NE", {1, 0, 1, 1}}, {"LT", {1, 0, 0, 0}}, {"LE", {1, 1, 0, 0}}, {"GT", {0, 0, 1, 0}}, {"GE", {0, 1, 1, 0}},
    };
    // clang-format on
    const char *name = str_text(op_str(op, ATTR_comparison_direction));
    size_t i = 0;
    while (i < COUNT(directions) && strcmp(directions[i].name, name)) i++;
    if (i == COUNT(directions)) {
        diag_error(e->d, op_place(op), CODE_BAD_ATTRIBUTE, "compare: no comparison direction is called '%s'", name);
        diag_help(e->d, "EQ, NE, GE, GT, LE and LT are");
        return false;
    }
    memcpy(out->truth, directions[i].truth, sizeof out->truth);
    WideClass class = dtype_wide(out->in[0]);
    bool total = class == WC_FLOAT && !strcmp(str_text(op_str(op, ATTR_compare_type)), "TOTALORDER");
    out->run = total ? run_compare_total : class == WC_INT ? run_compare_int : class == WC_FLOAT ? run_compare_float : run_compare_complex;
    return true;
}

static Wide run_truth(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    return (Wide){.i = e->float1(a.f) != 0};
}

static Wide run_complex_of(const ElementOp *e, Wide a, Wide b, Wide c) { return (void)e, (void)c, (Wide){.c = {a.f, b.f}}; }
static Wide run_real(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    return (Wide){.f = dtype_is_complex(e->in[0]) ? a.c.re : a.f};
}
static Wide run_imag(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    return (Wide){.f = dtype_is_complex(e->in[0]) ? a.c.im : 0};
}

static uint64_t float_bits(DType t, double v) {
    uint64_t bits = 0;
    wide_store(t, &bits, (Wide){.f = v});
    return bits;
}

// The bits of the number itself are rounded to nearest even, what the exponent cannot hold becomes infinite or 0.
static Wide run_reduce_precision(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)b, (void)c;
    DType t = e->out;
    unsigned m = (unsigned)float_formats[t].fraction_bits, width = dtype_info[t].bits, exponent = width - 1 - m;
    if (isnan(a.f) && e->mantissa_bits > 0) return a;
    uint64_t x = float_bits(t, a.f), sign = UINT64_C(1) << (width - 1), exponents = sign - (UINT64_C(1) << m);
    if (isnan(a.f)) return x = (x & sign) | exponents, wide_load(t, &x);
    if ((unsigned)e->mantissa_bits < m) {
        unsigned drop = m - (unsigned)e->mantissa_bits;
        uint64_t last = UINT64_C(1) << drop;
        x = (x + ((x & last) >> drop) + (last >> 1) - 1) & ~(last - 1);
    }
    if ((unsigned)e->exponent_bits < exponent) {
        uint64_t bias = (UINT64_C(1) << (exponent - 1)) - 1, reduced = (UINT64_C(1) << (e->exponent_bits - 1)) - 1;
        uint64_t have = x & exponents;
        if (have > (bias + reduced) << m) x = (x & sign) | exponents;
        else if (have <= (bias - reduced) << m) x &= sign;
    }
    return wide_load(t, &x);
}

// The next number of the type from a towards b.
static Wide run_next_after(const ElementOp *e, Wide a, Wide b, Wide c) {
    (void)c;
    if (isnan(a.f) || isnan(b.f)) return (Wide){.f = NAN};
    if (a.f == b.f) return b;
    uint64_t x = float_bits(e->out, a.f), sign = UINT64_C(1) << (dtype_info[e->out].bits - 1);
    if (a.f == 0) x = (b.f < 0 ? sign : 0) | 1;
    else x += (a.f < b.f) == (a.f > 0) ? 1 : UINT64_MAX;
    return wide_load(e->out, &x);
}

static Wide run_multiply_add(const ElementOp *e, Wide a, Wide b, Wide c) {
    return (Wide){.f = e->out == DT_F32 ? (double)fmaf((float)a.f, (float)b.f, (float)c.f) : fma(a.f, b.f, c.f)};
}

static bool has_unary(const UnaryFns *f) { return f->int1 || f->float1 || f->long1 || f->complex1; }
static bool has_binary(const BinaryFns *f) { return f->int2 || f->float2 || f->long2 || f->complex2; }

// An op is a row of one of the tables.
const UnaryFns *unary_of(OpKind op) { return has_unary(&unary_fns[op]) ? &unary_fns[op] : &special_unary[op]; }
const BinaryFns *binary_of(OpKind op) { return has_binary(&binary_fns[op]) ? &binary_fns[op] : &special_binary[op]; }

// Ops that have no function of one kind of number only.
static bool own_make(const Op *op, ElementOp *out) {
    switch (op->kind) {
    case OP_COMPLEX: out->run = run_complex_of; return true;
    case OP_REAL: out->run = run_real; return true;
    case OP_IMAG: out->run = run_imag; return true;
    case OP_NEXT_AFTER: out->run = run_next_after; return true;
    case OP_MULTIPLY_ADD: out->run = run_multiply_add; return true;
    case OP_REDUCE_PRECISION:
        out->run = run_reduce_precision;
        out->exponent_bits = (int)i64_min(op_int(op, ATTR_exponent_bits, 0), 64);
        out->mantissa_bits = (int)i64_min(op_int(op, ATTR_mantissa_bits, 0), 64);
        return true;
    case OP_IS_INF:
    case OP_IS_POS_INF:
    case OP_IS_NEG_INF:
        out->run = run_truth;
        out->float1 = unary_of(op->kind)->float1;
        return true;
    default: return false;
    }
}

static bool unary_make(const Op *op, ElementOp *out) {
    const UnaryFns *fns = unary_of(op->kind);
    switch (dtype_wide(out->in[0])) {
    case WC_INT: return out->run = run_int1, (out->int1 = fns->int1) != NULL;
    case WC_COMPLEX: return out->run = run_complex1, (out->complex1 = fns->complex1) != NULL;
    case WC_FLOAT: break;
    }
    if (op->kind == OP_IS_FINITE) return out->run = run_is_finite, true;
    if (fns->long1 && (out->in[0] == DT_F64 || !fns->float1)) return out->run = run_long1, out->long1 = fns->long1, true;
    return out->run = run_float1, (out->float1 = fns->float1) != NULL;
}

static bool binary_make(const Op *op, ElementOp *out) {
    const BinaryFns *fns = binary_of(op->kind);
    switch (dtype_wide(out->in[0])) {
    case WC_INT: return out->run = run_int2, (out->int2 = fns->int2) != NULL;
    case WC_COMPLEX:
        if (op->kind == OP_MULTIPLY && out->in[0] == DT_C64) return out->run = run_multiply_c64, true;
        return out->run = run_complex2, (out->complex2 = fns->complex2) != NULL;
    case WC_FLOAT: break;
    }
    if (fns->long2 && (out->in[0] == DT_F64 || !fns->float2)) return out->run = run_long2, out->long2 = fns->long2, true;
    return out->run = run_float2, (out->float2 = fns->float2) != NULL;
}

bool element_op_make(Eval *e, const Op *op, ElementOp *out) {
    *out = (ElementOp){.n_args = op->n_operands, .out = op->results[0].type->dtype};
    for (uint32_t i = 0; i < op->n_operands && i < 3; i++) out->in[i] = op->operands[i]->type->dtype;
    out->int_type = (IntType){dtype_info[out->in[0]].bits, dtype_is_signed(out->in[0])};
    bool known = true;
    switch (op->kind) {
    case OP_COMPARE: return compare_make(e, op, out);
    case OP_CONVERT: convert_make(out); break;
    case OP_SELECT:
    case OP_RARELY: out->run = run_select; break;
    case OP_CLAMP:
        out->run = dtype_wide(out->in[0]) == WC_INT ? run_clamp_int : dtype_wide(out->in[0]) == WC_FLOAT ? run_clamp_float : run_clamp_complex;
        break;
    default: known = own_make(op, out) ? true : op->n_operands == 1 ? unary_make(op, out) : binary_make(op, out);
    }
    if (!known) {
        diag_error(e->d, op_place(op), CODE_TYPE_MISMATCH, "%s: elements of type %s have no such operation", op_short(op->kind), dtype_text(out->in[0]));
        diag_help(e->d, "convert the operand to another element type first");
    }
    return known;
}
