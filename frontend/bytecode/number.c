// Floating-point numbers as MLIR's printer, LLVM's APFloat, spells them: what is kept as text of an attribute is then the same out of bytecode and out of text.
// First six significant digits, cut off and not rounded, are tried; where they are another number, as many as tell all numbers of the type apart.
#include "frontend/bytecode/parts.h"
#include "ir/graph/elem_text.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHORT_DIGITS = 6, MOST_DIGITS = 800, MOST_ZEROS = 3 }; // a double has at most 767 digits, which end 1074 behind the point

// Digits d0.d1d2.. * 10^exponent
typedef struct {
    char digits[MOST_DIGITS];
    int n, exponent;
} Decimal;

static int significand_bits(DType t) {
    switch (t) {
    case DT_F64: return 53;
    case DT_F32: return 24;
    case DT_F16: return 11;
    case DT_BF16: return 8;
    default: return float_formats[t].fraction_bits + 1;
    }
}

static void drop_zeros(Decimal *d) {
    while (d->n > 1 && d->digits[d->n - 1] == '0') d->n--;
}

// Half goes up.
static void round_to(Decimal *d, int n) {
    if (d->n <= n) return;
    bool up = d->digits[n] >= '5';
    d->n = n;
    while (up && d->n && d->digits[d->n - 1] == '9') d->n--;
    if (up && !d->n) d->digits[d->n++] = '1', d->exponent++;
    else if (up) d->digits[d->n - 1]++;
    drop_zeros(d);
}

// How many decimal digits of the integer m * 5^k, of which a number is m * 2^-k = m * 5^k / 10^k, are cut off before n are rounded to: so many that about n
// are left, by bits and in whole numbers.
static int digits_cut(double m, int k, int n) {
    int bits = (int)floorl(log2l((long double)m) + (long double)k * log2l(5)) + 1, kept = (n * 196 + 58) / 59;
    return bits > kept ? (bits - kept) * 59 / 196 : 0;
}

// Of a number above 0.
static void decimal_make(double v, int n, Decimal *out) {
    int exponent, scale;
    char text[MOST_DIGITS + 16];
    double m = frexp(v, &exponent);
    while (m != floor(m)) m *= 2, exponent--; // odd
    snprintf(text, sizeof text, "%.*e", MOST_DIGITS - 1, v);
    scale = atoi(strchr(text, 'e') + 1);
    int places = exponent < 0 ? -exponent : 0, cut = digits_cut(exponent > 0 ? ldexp(m, exponent) : m, places, n);
    out->digits[0] = text[0];
    memcpy(out->digits + 1, text + 2, MOST_DIGITS - 1);
    out->exponent = scale;
    out->n = scale + 1 + places - cut;
    drop_zeros(out);
    round_to(out, n);
}

static void put_digits(const Decimal *d, int from, int to, Text *out) {
    for (int i = from; i < to; i++) text_f(out, "%c", i < d->n ? d->digits[i] : '0');
}

static void put_short(const Decimal *d, Text *out) {
    put_digits(d, 0, 1, out);
    text_z(out, ".");
    put_digits(d, 1, SHORT_DIGITS + 1, out);
    text_f(out, "e%c%02d", d->exponent < 0 ? '-' : '+', abs(d->exponent));
}

// Without an exponent where that takes few zeros; a whole number so has no point, which MLIR does not take for a floating-point number: false.
static bool put_long(const Decimal *d, int n, Text *out) {
    int e = d->exponent;
    if (e >= d->n - 1 ? e - (d->n - 1) <= MOST_ZEROS && e + 1 <= n : e >= 0 || -e <= MOST_ZEROS) {
        if (e >= d->n - 1) return false;
        put_digits(d, 0, e + 1, out);
        text_z(out, e < 0 ? "0." : ".");
        for (int i = -1; i > e; i--) text_z(out, "0");
        put_digits(d, e < 0 ? 0 : e + 1, d->n, out);
    } else {
        put_digits(d, 0, 1, out);
        text_z(out, ".");
        put_digits(d, 1, d->n > 1 ? d->n : 2, out);
        text_f(out, "E%c%d", e < 0 ? '-' : '+', abs(e));
    }
    return true;
}

static bool is_number(DType t, const void *elem, const char *text) {
    char back[8];
    elem_from_f64(t, back, strtod(text, NULL));
    return !memcmp(back, elem, dtype_bytes(t));
}

static void float_put(DType t, const void *elem, double v, Text *out) {
    Decimal d;
    Text said = {0};
    int n = 2 + significand_bits(t) * 59 / 196;
    const char *sign = signbit(v) ? "-" : "";
    text_z(&said, sign);
    if (v == 0) text_z(&said, "0.000000e+00");
    else decimal_make(fabs(v), SHORT_DIGITS, &d), put_short(&d, &said);
    if (!is_number(t, elem, said.items)) {
        uint64_t bits = 0;
        said.n = 0;
        text_z(&said, sign);
        decimal_make(fabs(v), n, &d);
        if (!put_long(&d, n, &said)) {
            said.n = 0;
            memcpy(&bits, elem, dtype_bytes(t));
            text_f(&said, "0x%" PRIX64, bits);
        }
    }
    text_z(out, said.items);
    vec_free(&said);
}

void number_put(DType t, const void *elem, Text *out) {
    if (dtype_is_complex(t)) {
        DType part = t == DT_C64 ? DT_F32 : DT_F64;
        text_z(out, "(");
        number_put(part, elem, out);
        text_z(out, ",");
        number_put(part, (const char *)elem + dtype_bytes(part), out);
        text_z(out, ")");
        return;
    }
    double v = dtype_is_float(t) ? elem_to_f64(t, elem) : NAN;
    if (isfinite(v)) float_put(t, elem, v, out);
    else elem_text(out, t, elem);
}
