// The text of one element: the fewest digits that read back as the same bits; what is not finite as its bits; complex numbers in
// parentheses. By trying: 18 precisions are enough for f64, and elements are printed one at a time.
#include "ir/graph/elem_text.h"

#include "ir/graph/literal.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Digits d.ddd and exponent, as "%.*e" gives them, in the way that reads best.
static void layout_number(Text *out, const char *e_form) {
    char digits[32];
    size_t n = 0;
    const char *s = e_form;
    if (*s == '-') text_z(out, "-"), s++;
    for (; *s && *s != 'e'; s++)
        if (*s != '.') digits[n++] = *s;
    int exponent = atoi(s + 1);
    while (n > 1 && digits[n - 1] == '0') n--;
    if (exponent < -5 || exponent > 14) {
        text_f(out, "%c.%.*se%+03d", digits[0], n > 1 ? (int)n - 1 : 1, n > 1 ? digits + 1 : "0", exponent);
    } else if (exponent < 0) {
        text_f(out, "0.%.*s%.*s", -exponent - 1, "0000000000", (int)n, digits);
    } else {
        size_t whole = (size_t)exponent + 1;
        text_add(out, digits, n < whole ? n : whole);
        for (size_t i = n; i < whole; i++) text_z(out, "0");
        text_f(out, ".%.*s", n > whole ? (int)(n - whole) : 1, n > whole ? digits + whole : "0");
    }
}

static void float_text(Text *out, DType t, const void *elem) {
    double v = elem_to_f64(t, elem);
    if (!isfinite(v)) {
        uint64_t bits = 0;
        memcpy(&bits, elem, dtype_bytes(t));
        text_f(out, "0x%0*" PRIX64, (int)dtype_bytes(t) * 2, bits);
        return;
    }
    char text[40], back[8];
    for (int precision = 0; precision <= 17; precision++) {
        snprintf(text, sizeof text, "%.*e", precision, v);
        elem_from_f64(t, back, strtod(text, NULL));
        if (!memcmp(back, elem, dtype_bytes(t))) break;
    }
    layout_number(out, text);
}

void elem_text(Text *out, DType t, const void *elem) {
    if (dtype_is_complex(t)) {
        DType part = t == DT_C64 ? DT_F32 : DT_F64;
        text_z(out, "(");
        elem_text(out, part, elem);
        text_z(out, ",");
        elem_text(out, part, (const char *)elem + dtype_bytes(part));
        text_z(out, ")");
    } else if (dtype_is_float(t)) {
        float_text(out, t, elem);
    } else if (t == DT_I1) {
        text_z(out, elem_to_i64(t, elem) ? "true" : "false");
    } else if (t == DT_UI64) {
        uint64_t u;
        memcpy(&u, elem, sizeof u);
        text_f(out, "%" PRIu64, u);
    } else {
        text_f(out, "%" PRId64, elem_to_i64(t, elem));
    }
}
