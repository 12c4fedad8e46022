// Floats of 16 bits and fewer: see literal.h. They are rounded to nearest, ties to even, from a double through the bits, so that no double
// rounding happens on the way (IEEE 754-2019, 4.3.1). Every one of their numbers is a double.
#include "ir/graph/literal.h"

#include <math.h>
#include <string.h>

const FloatFormat float_formats[DT_COUNT] = {
    [DT_F16] = {5, 10, 15, FLOAT_IEEE},          [DT_BF16] = {8, 7, 127, FLOAT_IEEE},      [DT_F32] = {8, 23, 127, FLOAT_IEEE},
    [DT_F64] = {11, 52, 1023, FLOAT_IEEE},       [DT_F4E2M1FN] = {2, 1, 1, FLOAT_FINITE},  [DT_F6E2M3FN] = {2, 3, 1, FLOAT_FINITE},
    [DT_F6E3M2FN] = {3, 2, 3, FLOAT_FINITE},     [DT_F8E3M4] = {3, 4, 3, FLOAT_IEEE},      [DT_F8E4M3] = {4, 3, 7, FLOAT_IEEE},
    [DT_F8E4M3B11FNUZ] = {4, 3, 11, FLOAT_FNUZ}, [DT_F8E4M3FN] = {4, 3, 7, FLOAT_FN},      [DT_F8E4M3FNUZ] = {4, 3, 8, FLOAT_FNUZ},
    [DT_F8E5M2] = {5, 2, 15, FLOAT_IEEE},        [DT_F8E5M2FNUZ] = {5, 2, 16, FLOAT_FNUZ}, [DT_F8E8M0FNU] = {8, 0, 127, FLOAT_POWER},
};

static float float_of_bits(uint32_t b) {
    float f;
    memcpy(&f, &b, 4);
    return f;
}

float bf16_to_f32(uint16_t h) { return float_of_bits((uint32_t)h << 16); }

float f16_to_f32(uint16_t h) {
    uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = (h >> 10) & 31, fraction = h & 1023;
    if (exponent == 31) return float_of_bits(sign | 0x7f800000 | fraction << 13);
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
    return float_of_bits(sign | (exponent + 112) << 23 | fraction << 13);
}

double small_to_f64(DType t, uint8_t bits) {
    const FloatFormat *f = &float_formats[t];
    int width = f->exponent_bits + f->fraction_bits, top = (1 << f->exponent_bits) - 1, ones = (1 << width) - 1;
    int size = bits & ones, exponent = size >> f->fraction_bits, fraction = size & ((1 << f->fraction_bits) - 1);
    if (f->specials == FLOAT_POWER) return size == ones ? (double)NAN : ldexp(1, size - f->bias);
    bool minus = bits >> width & 1;
    double sign = minus ? -1 : 1;
    if (f->specials == FLOAT_IEEE && exponent == top) return copysign(fraction ? (double)NAN : (double)INFINITY, sign);
    if (f->specials == FLOAT_FN && size == ones) return copysign(NAN, sign);
    if (f->specials == FLOAT_FNUZ && minus && !size) return (double)NAN;
    int whole = exponent ? fraction | 1 << f->fraction_bits : fraction;
    return copysign(ldexp(whole, (exponent ? exponent : 1) - f->bias - f->fraction_bits), sign);
}

// The nearest power of two by significand, halves up, as rounding to an even significand of one bit does.
static uint32_t power_bits(const FloatFormat *f, double x) {
    int e, nan = (1 << f->exponent_bits) - 1;
    if (isnan(x) || x < 0 || isinf(x)) return (uint32_t)nan;
    if (x == 0) return 0;
    double m = frexp(x, &e); // 0.5 <= m < 1
    int bits = e - 1 + f->bias + (m >= 0.75);
    return (uint32_t)(bits < 0 ? 0 : bits > nan ? nan : bits);
}

static uint32_t nan_bits(const FloatFormat *f, uint32_t sign) {
    uint32_t width = (uint32_t)(f->exponent_bits + f->fraction_bits), ones = (1u << width) - 1;
    switch (f->specials) {
    case FLOAT_IEEE: return sign | (ones & ~((1u << (f->fraction_bits - 1)) - 1));
    case FLOAT_FN: return sign | ones;
    default: return 1u << width;
    }
}

// What is past the largest number, or infinite.
static uint32_t over_bits(const FloatFormat *f, uint32_t sign) {
    uint32_t ones = (1u << (f->exponent_bits + f->fraction_bits)) - 1;
    if (f->specials == FLOAT_IEEE) return sign | (ones & ~((1u << f->fraction_bits) - 1));
    return f->specials == FLOAT_FINITE ? sign | ones : nan_bits(f, sign);
}

// By its bits: x = significand * 2^exponent.
static uint32_t round_f64(double x, DType t) {
    const FloatFormat *f = &float_formats[t];
    if (f->specials == FLOAT_POWER) return power_bits(f, x);
    int width = f->exponent_bits + f->fraction_bits, ones = (1 << width) - 1;
    uint32_t sign = signbit(x) ? 1u << width : 0;
    if (isnan(x)) return nan_bits(f, sign);
    if (isinf(x)) return over_bits(f, sign);
    if (x == 0) return f->specials == FLOAT_FNUZ ? 0 : sign;
    int e;
    frexp(x, &e);
    int least = 1 - f->bias;
    int unit = (e - 1 < least ? least : e - 1) - f->fraction_bits; // exponent of the last place
    double scaled = ldexp(fabs(x), -unit), whole = floor(scaled), rest = scaled - whole;
    if (rest > 0.5 || (rest == 0.5 && fmod(whole, 2) == 1)) whole += 1;
    uint32_t w = (uint32_t)whole;
    if (w >> (f->fraction_bits + 1)) w >>= 1, unit++;
    int exponent = w >> f->fraction_bits ? unit + f->fraction_bits + f->bias : 0;
    int top = (1 << f->exponent_bits) - (f->specials == FLOAT_IEEE); // the first exponent that has no numbers
    if (exponent >= top) return over_bits(f, sign);
    uint32_t size = (uint32_t)exponent << f->fraction_bits | (w & ((1u << f->fraction_bits) - 1));
    if (f->specials == FLOAT_FN && size == (uint32_t)ones) return over_bits(f, sign);
    return f->specials == FLOAT_FNUZ && !size ? 0 : sign | size;
}

uint8_t f64_to_small(DType t, double d) { return (uint8_t)round_f64(d, t); }
uint16_t f64_to_f16(double d) { return (uint16_t)round_f64(d, DT_F16); }
uint16_t f32_to_f16(float f) { return (uint16_t)round_f64(f, DT_F16); }
uint16_t f64_to_bf16(double d) { return (uint16_t)round_f64(d, DT_BF16); }
uint16_t f32_to_bf16(float f) { return (uint16_t)round_f64(f, DT_BF16); }
