// sin, cos, tan and atan2. tan and atan2 of f32 are computed in f64 and rounded once, and so are sin and cos beyond 2^17; below that they are
// computed in f32, by Cody and Waite's subtraction with parts of 24 bits, of which the first leaves no error.
//
// |x| = q pi/2 + r with |r| <= pi/4. Up to 2^30: Cody and Waite's subtraction of q times pi/2 in two (f32) or three
// (f64) parts with FMA. Beyond, in a branch that a whole vector skips unless a lane needs it: Payne and Hanek's (1983)
// multiplication of the mantissa by the bits of 2/pi that matter, 128 of them kept, in an internal function of the
// module that works on one number. sin and cos on the reduced argument are minimax polynomials; what r lost in rounding
// is carried along in f64.
#include "codegen/math/families.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

typedef struct {
    V hi, lo, q; // q: integers whose two lowest bits are the quadrant
} Reduced;

// The 192 bits of 2/pi that start at bit `from` behind the point of the table (which starts with a word of zeros).
static void load_window(LlvmCtx *l, V table, V from, V out[3]) {
    LLVMBuilderRef b = l->b;
    V word = LLVMBuildLShr(b, from, ll_i64(l, 6), ""), shift = LLVMBuildAnd(b, from, ll_i64(l, 63), ""), w[4];
    for (int i = 0; i < 4; i++) {
        V at = LLVMBuildAdd(b, word, ll_i64(l, i), "");
        w[i] = ll_load(l, l->i64, ll_gep(l, l->i64, table, at), 8);
    }
    for (int i = 0; i < 3; i++) {
        V high = LLVMBuildShl(b, w[i], shift, "");
        // A shift by 64 is poison: one and then 63 - shift.
        V rest = LLVMBuildLShr(b, w[i + 1], ll_i64(l, 1), "");
        V low = LLVMBuildLShr(b, rest, LLVMBuildXor(b, shift, ll_i64(l, 63), ""), "");
        out[i] = LLVMBuildOr(b, high, low, "");
    }
}

static V table_two_over_pi(LlvmCtx *l) {
    enum { N = COUNT(TWO_OVER_PI) + 1 };
    V words[N] = {ll_i64(l, 0)};
    for (int i = 1; i < N; i++) words[i] = LLVMConstInt(l->i64, TWO_OVER_PI[i - 1], 0);
    V g = LLVMAddGlobal(l->module, LLVMArrayType2(l->i64, N), "tpu.two_over_pi");
    LLVMSetInitializer(g, LLVMConstArray2(l->i64, words, N));
    LLVMSetLinkage(g, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(g, 1);
    LLVMSetUnnamedAddress(g, LLVMGlobalUnnamedAddr);
    LLVMSetAlignment(g, 8);
    return g;
}

// |x| 2/(4 pi) modulo 1 as a 128-bit fraction: mantissa times window, of which the lowest 192 bits left of the window
// count.
static V quarter_turns(LlvmCtx *l, V bits, LLVMTypeRef i128) {
    LLVMBuilderRef b = l->b;
    V field = LLVMBuildAnd(b, LLVMBuildLShr(b, bits, ll_i64(l, 52), ""), ll_i64(l, 2047), "");
    V mantissa = LLVMBuildOr(b, LLVMBuildShl(b, bits, ll_i64(l, 11), ""), ll_int(l->i64, INT64_MIN), "");
    // x = mantissa 2^(field - 1086). Bits of 2/pi of weight 2^-j matter from j = field - 1088 on; the table's first is
    // 64 lower.
    V window[3], wide_m = LLVMBuildZExt(b, mantissa, i128, "");
    load_window(l, table_two_over_pi(l), LLVMBuildSub(b, field, ll_i64(l, 1088 - 64), ""), window);
    V g[3];
    for (int i = 0; i < 3; i++) g[i] = LLVMBuildMul(b, LLVMBuildZExt(b, window[i], i128, ""), wide_m, "");
    V s64 = ll_int(i128, 64);
    V sum = LLVMBuildAdd(b, LLVMBuildShl(b, g[0], s64, ""), g[1], "");
    return LLVMBuildAdd(b, sum, LLVMBuildLShr(b, g[2], s64, ""), "");
}

// A positive 128-bit integer below 2^126 times 2^-126 pi/2 as a pair: 53 bits and the 53 after them.
static Pair angle_of(LlvmCtx *l, const Math *d, V n, LLVMTypeRef i128) {
    LLVMBuilderRef b = l->b;
    V zeros = ll_clz(l, LLVMBuildOr(b, n, ll_int(i128, 1), "")); // at least 2
    V top = LLVMBuildShl(b, n, zeros, "");
    V hi = LLVMBuildTrunc(b, LLVMBuildLShr(b, top, ll_int(i128, 75), ""), l->i64, "");
    V lo = LLVMBuildTrunc(b, LLVMBuildLShr(b, top, ll_int(i128, 22), ""), l->i64, "");
    lo = LLVMBuildAnd(b, lo, ll_i64(l, (INT64_C(1) << 53) - 1), "");
    // hi stands for hi 2^(75 - zeros - 126) turns, lo for 2^-53 of that.
    V exponent = LLVMBuildSub(b, ll_i64(l, 1023 + 75 - 126), LLVMBuildTrunc(b, zeros, l->i64, ""), "");
    V scale = ll_bitcast(l, LLVMBuildShl(b, exponent, ll_i64(l, 52), ""), l->f64);
    V x = mul(d, LLVMBuildSIToFP(b, hi, l->f64, ""), scale);
    V x_lo = mul(d, LLVMBuildSIToFP(b, lo, l->f64, ""), mul(d, scale, k(d, 0x1p-53)));
    Pair r = pair_mul(d, x, k(d, PIO2[0]));
    r.lo = fma3(d, x, k(d, PIO2[1]), fma3(d, x_lo, k(d, PIO2[0]), r.lo));
    return pair_fast(d, r.hi, r.lo);
}

// void tpu.reduce_pi_2(double x, double *hi, double *lo, int64_t *q) for finite |x| > 2^30: in the module once for each
// processor that its callers are compiled for.
static V reduce_function(LlvmCtx *l) {
    V outer = l->func;
    char name[48];
    snprintf(name, sizeof name, "tpu.reduce_pi_2.%016" PRIx64, math_target_hash(outer));
    V f = LLVMGetNamedFunction(l->module, name);
    if (f) return f;
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->b);
    LLVMBuilderRef b = l->b;
    LLVMTypeRef i128 = LLVMIntTypeInContext(l->context, 128), params[] = {l->f64, l->ptr, l->ptr, l->ptr};
    f = ll_helper_begin(l, name, params, 4);
    math_target_copy(outer, f);
    ll_attr(l, f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "noinline", 0);
    Math d = math_on(l, l->f64);
    V x = ll_param(l, 0), turns = quarter_turns(l, ll_bitcast(l, x, l->i64), i128);
    V one = ll_int(i128, 1), quadrant_bit = LLVMBuildShl(b, one, ll_int(i128, 126), "");
    V rounding = LLVMBuildShl(b, one, ll_int(i128, 125), "");
    V q = LLVMBuildLShr(b, LLVMBuildAdd(b, turns, rounding, ""), ll_int(i128, 126), "");
    V diff = LLVMBuildSub(b, turns, LLVMBuildMul(b, q, quadrant_bit, ""), "");
    V below = LLVMBuildICmp(b, LLVMIntSLT, diff, ll_int(i128, 0), "");
    Pair r = angle_of(l, &d, pick(&d, below, LLVMBuildNeg(b, diff, ""), diff), i128);
    V minus = LLVMBuildFCmp(b, LLVMRealOLT, x, k(&d, 0), "");
    V flip = LLVMBuildXor(b, below, minus, "");
    V q64 = LLVMBuildTrunc(b, q, l->i64, "");
    ll_store(l, pick(&d, flip, neg(&d, r.hi), r.hi), ll_param(l, 1), 8);
    ll_store(l, pick(&d, flip, neg(&d, r.lo), r.lo), ll_param(l, 2), 8);
    ll_store(l, pick(&d, minus, LLVMBuildNeg(b, q64, ""), q64), ll_param(l, 3), 8);
    ll_ret(l, NULL);
    l->func = outer;
    LLVMPositionBuilderAtEnd(b, here);
    return f;
}

// Runs the function on each lane of x that is finite and large, between memory copies of the reduced values.
static Reduced reduce_large(const Math *d, V x, Reduced r) {
    LlvmCtx *l = d->l;
    V f = reduce_function(l);
    V all[] = {x, r.hi, r.lo, r.q}, at[4];
    for (int i = 0; i < 4; i++) {
        at[i] = ll_alloca(l, ll_type(all[i]), 1, 0);
        ll_store(l, all[i], at[i], 0);
    }
    LlLoop loop;
    V i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, ll_lanes(d->t)), ll_i64(l, 1), "lane");
    Math one = math_on(l, l->f64);
    V xi = ll_load(l, l->f64, ll_gep(l, l->f64, at[0], i), 8), ax = fabs1(&one, xi);
    LlIf large;
    ll_if(l, &large, LLVMBuildAnd(l->b, lt(&one, k(&one, 0x1p30), ax), lt(&one, ax, k(&one, INFINITY)), ""), "large");
    V args[] = {xi, ll_gep(l, l->f64, at[1], i), ll_gep(l, l->f64, at[2], i), ll_gep(l, l->i64, at[3], i)};
    LLVMBuildCall2(l->b, LLVMGlobalGetValueType(f), f, args, 4, "");
    ll_endif(l, &large);
    ll_loop_end(l, &loop);
    return (Reduced){ll_load(l, d->t, at[1], 0), ll_load(l, d->t, at[2], 0), ll_load(l, d->it, at[3], 0)};
}

// Does a lane of x need the slow reduction?
static V any_large(const Math *m, V x) { return ll_any(m->l, lt(m, k(m, 0x1p30), fabs1(m, x))); }

// x = q pi/2 + hi + lo. `pair`: lo matters (f64 results); else hi alone is good to f32's needs and lo is 0. some_large: of x, in whatever type it came.
static Reduced reduce(const Math *d, V x, V some_large, bool pair) {
    V t = fma3(d, x, k(d, 0.63661977236758134308), k(d, 0x1.8p52)), n = sub(d, t, k(d, 0x1.8p52));
    V r0 = fma3(d, n, k(d, -PIO2[0]), x); // exact
    Reduced r = {.lo = k(d, 0), .q = bits_of(d, t)};
    if (pair) {
        Pair w = pair_mul(d, n, k(d, PIO2[1])), s = pair_sum(d, r0, neg(d, w.hi));
        r.hi = s.hi;
        r.lo = fma3(d, n, k(d, -PIO2[2]), sub(d, s.lo, w.lo));
    } else {
        r.hi = fma3(d, n, k(d, -PIO2[1]), r0);
    }
    LlvmCtx *l = d->l;
    LlIf large;
    ll_if(l, &large, some_large, "reduce");
    ll_if_unlikely(l, &large);
    Reduced slow = reduce_large(d, x, r);
    ll_else(l, &large);
    ll_endif(l, &large);
    return (Reduced){ll_if_merge(l, &large, slow.hi, r.hi), ll_if_merge(l, &large, slow.lo, r.lo), ll_if_merge(l, &large, slow.q, r.q)};
}

// For f32 a product with 1 + z S, which keeps the sign of zero.
static V sin_reduced(const Math *d, Reduced r, bool pair) {
    V z = mul(d, r.hi, r.hi);
    if (!pair) return mul(d, r.hi, fma3(d, z, POLY64(d, z, SIN_F32), k(d, 1)));
    V cube = mul(d, r.hi, z);
    return add(d, r.hi, fma3(d, cube, POLY64(d, z, SIN_F64), r.lo));
}

// 1 - z/2 + (z^2 C - hi lo), with what rounding 1 - z/2 loses put back where f64 is asked for.
static V cos_reduced(const Math *d, Reduced r, bool pair) {
    V z = mul(d, r.hi, r.hi);
    if (!pair) return fma3(d, z, fma3(d, z, POLY64(d, z, COS_F32), k(d, -0.5)), k(d, 1));
    V half = mul(d, k(d, 0.5), z), w = sub(d, k(d, 1), half);
    V lost = sub(d, sub(d, k(d, 1), w), half);
    V tail = fma3(d, mul(d, z, z), POLY64(d, z, COS_F64), fma3(d, neg(d, r.hi), r.lo, lost));
    return add(d, w, tail);
}

static V quadrant_odd(const Math *m, V q) {
    V bit = iand(m, q, ki(m, 1));
    return LLVMBuildICmp(m->l->b, LLVMIntNE, bit, ki(m, 0), "");
}

// Changes v's sign where the given bit of q is set.
static V sign_by_bit(const Math *m, V v, V q, int bit) {
    V sign = ishl(m, ishr(m, q, bit), m->f64 ? 63 : 31);
    return float_of(m, ixor(m, bits_of(m, v), sign));
}

// f32, |x| <= F32_LIMIT: multiples of pi/2 are few enough for the first difference to be exact and for three parts to leave nothing that is felt.
static const double F32_LIMIT = 0x1p17;

// x = q pi/2 + hi - lo. Rounding hi is what errors are made of.
static Reduced reduce_f32(const Math *m, V x) {
    V t = fma3(m, x, k(m, 0.63661977236758134308), k(m, 0x1.8p23)), n = sub(m, t, k(m, 0x1.8p23));
    V first = fma3(m, n, k(m, -(double)PIO2_F32[0]), x);
    V hi = fma3(m, n, k(m, -(double)PIO2_F32[1]), first);
    return (Reduced){.hi = hi, .lo = mul(m, n, k(m, (double)PIO2_F32[2])), .q = bits_of(m, t)};
}

// r - (lo + r^3 S), which keeps the sign of zero.
static V sin_f32(const Math *m, Reduced r) {
    V z = mul(m, r.hi, r.hi);
    return sub(m, r.hi, fma3(m, mul(m, r.hi, z), POLY32(m, z, SIN_SHORT_F32), r.lo));
}

static V cos_f32(const Math *m, Reduced r) {
    V z = mul(m, r.hi, r.hi), half = fma3(m, z, POLY32(m, z, COS_SHORT_F32), k(m, -0.5));
    return fma3(m, z, half, k(m, 1));
}

// f64 shapes. turn: 0 for sin, 1 for cos = sin of a quarter turn more.
static V sine(const Math *d, V x, V some_large, bool pair, int turn) {
    Reduced r = reduce(d, x, some_large, pair);
    V q = turn ? iadd(d, r.q, ki(d, 1)) : r.q;
    V y = pick(d, quadrant_odd(d, q), cos_reduced(d, r, pair), sin_reduced(d, r, pair));
    return sign_by_bit(d, y, q, 1);
}

static V tangent(const Math *d, V x, V some_large, bool pair) {
    Reduced r = reduce(d, x, some_large, pair);
    V s = sin_reduced(d, r, pair), c = cos_reduced(d, r, pair), odd = quadrant_odd(d, r.q);
    V y = divide(d, pick(d, odd, c, s), pick(d, odd, s, c));
    return sign_by_bit(d, y, r.q, 0);
}

// sin and tan of so small a number are the number; this also keeps what f64 denormals have left, and the sign of zero.
static V keep_tiny(const Math *m, V x, V y) { return pick(m, lt(m, fabs1(m, x), k(m, 0x1p-28)), x, y); }

// Lanes beyond the limit are computed in f64, in a branch; those beside them keep what they have.
static V sine_f32(const Math *m, V x, int turn) {
    LlvmCtx *l = m->l;
    Reduced r = reduce_f32(m, x);
    V q = turn ? iadd(m, r.q, ki(m, 1)) : r.q;
    V y = sign_by_bit(m, pick(m, quadrant_odd(m, q), cos_f32(m, r), sin_f32(m, r)), q, 1);
    V beyond = lt(m, k(m, F32_LIMIT), fabs1(m, x));
    LlIf far;
    ll_if(l, &far, ll_any(l, beyond), "far");
    ll_if_unlikely(l, &far);
    Math d = math_on_f64(m);
    V slow = pick(m, beyond, math_narrow(m, sine(&d, math_widen(m, x), any_large(m, x), false, turn)), y);
    ll_else(l, &far);
    ll_endif(l, &far);
    return ll_if_merge(l, &far, slow, y);
}

V math_sin(const Math *m, V x) { return m->f64 ? keep_tiny(m, x, sine(m, x, any_large(m, x), true, 0)) : sine_f32(m, x, 0); }
V math_cos(const Math *m, V x) { return m->f64 ? sine(m, x, any_large(m, x), true, 1) : sine_f32(m, x, 1); }

V math_tan(const Math *m, V x) {
    Math d = math_on_f64(m);
    V some_large = any_large(m, x);
    if (m->f64) return keep_tiny(m, x, tangent(m, x, some_large, true));
    return math_narrow(m, tangent(&d, math_widen(m, x), some_large, false));
}

// The first octant by a polynomial in q = smaller / larger, then the reflections at pi/4, pi/2 and 0. Infinities and
// zeros that would make q a NaN are given the quotient 1 and 0 that IEEE 754's table of special cases amounts to.
static V atan2_f64(const Math *d, V y, V x, bool f32) {
    LLVMBuilderRef b = d->l->b;
    V ax = fabs1(d, x), ay = fabs1(d, y), steep = lt(d, ax, ay);
    V large = pick(d, steep, ay, ax), small = pick(d, steep, ax, ay);
    V q = divide(d, small, large);
    q = pick(d, eq(d, small, k(d, INFINITY)), k(d, 1), q);
    q = pick(d, eq(d, large, k(d, 0)), k(d, 0), q);
    V z = mul(d, q, q);
    V a = f32 ? mul(d, q, POLY64(d, z, ATAN_F32)) : fma3(d, mul(d, q, z), POLY64(d, z, ATAN_F64), q);
    V up = sub(d, k(d, PIO2[0]), sub(d, a, k(d, PIO2[1])));
    a = pick(d, steep, up, a);
    V left = LLVMBuildICmp(b, LLVMIntSLT, bits_of(d, x), ki(d, 0), "");
    V back = sub(d, k(d, PI_PARTS[0]), sub(d, a, k(d, PI_PARTS[1])));
    a = copysign2(d, pick(d, left, back, a), y);
    return pick(d, LLVMBuildFCmp(b, LLVMRealUNO, x, y, ""), add(d, x, y), a);
}

V math_atan2(const Math *m, V y, V x) {
    Math d = math_on_f64(m);
    if (m->f64) return atan2_f64(m, y, x, false);
    return math_narrow(m, atan2_f64(&d, math_widen(m, y), math_widen(m, x), true));
}
