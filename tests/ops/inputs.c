// See inputs.h. Random numbers: splitmix64 (Steele, Lea, Flood 2014). Plain floats are uniform in [-2, 2), plain integers in [-10, 10]
// or [0, 20]. Special numbers come in an order that differs from argument to argument, so that two arguments meet in many pairs.
#define _GNU_SOURCE 1
#include "tests/ops/inputs.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t random_next(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

typedef struct {
    bool special, range;
    int64_t low, high;
} Request;

static const char *find(const char *text, size_t len, const char *what) { return memmem(text, len, what, strlen(what)); }

bool inputs_special(const char *text, size_t len) {
    const char *at = find(text, len, "// input");
    return at && find(at, (size_t)(text + len - at), "special") != NULL;
}

// The comment after `title`, if there is one.
static bool request_read(const char *text, size_t len, const char *title, Request *out) {
    const char *at = find(text, len, title);
    if (!at) return false;
    char line[80] = "";
    size_t left = (size_t)(text + len - at) - strlen(title);
    snprintf(line, sizeof line, "%.*s", (int)(left < sizeof line ? left : sizeof line - 1), at + strlen(title));
    long long low, high;
    if (sscanf(line, " range(%lld, %lld)", &low, &high) == 2) *out = (Request){.range = true, .low = low, .high = high};
    else out->special = !strncmp(line, " special", 8);
    return true;
}

static void special_float(DType t, void *at, uint64_t r) {
    static const double some[] = {
        0,     -0.0,   1,    -1,    0.5, -0.5,  1.5, 2.5,  -2.5,    2,       -2,         3,           INFINITY,   -INFINITY, NAN,          1e-3,          -1e-3,
        1e-10, -1e-10, 88,   -88,   89,  -104,  100, -100, 1e4,     -1e4,    1e10,       -1e10,       8388607.5,  16777216,  2147483648.0, -2147483649.0, 1e18,
        -1e18, 1e19,   9.75, 127.5, 128, 255.5, 256, -129, 32767.5, 65535.5, 0.49999997, -0.99999994, 0.99999994, 1.0000001};
    static const double of_f32[] = {FLT_MAX, -FLT_MAX, FLT_MIN, -FLT_MIN, 1e-45, -1e-45, 1e-40, -1e-40, 1e38, -1e38};
    static const double of_f64[] = {DBL_MAX, -DBL_MAX, DBL_MIN, -DBL_MIN, 4.9e-324, -4.9e-324, 1e-310, 1e308, -1e308, 4503599627370495.5};
    size_t n = r % (sizeof some / sizeof *some + 10);
    double x = n < 10 ? (t == DT_F64 ? of_f64 : of_f32)[n] : some[n - 10];
    if (r >> 32 & 1) x = ldexp((double)(int64_t)(r >> 11) * 0x1p-52, (int)(r >> 33 & 63) - 32); // and numbers of all sizes
    elem_from_f64(t, at, x);
}

static void special_int(DType t, void *at, uint64_t r) {
    unsigned bits = dtype_info[t].bits;
    uint64_t top = UINT64_C(1) << (bits - 1), v;
    switch (r % 12) {
    case 0: v = 0; break;
    case 1: v = 1; break;
    case 2: v = UINT64_MAX; break;
    case 3: v = top; break;
    case 4: v = top - 1; break;
    case 5: v = top + 1; break;
    case 6: v = bits; break;
    case 7: v = bits - 1; break;
    case 8: v = r >> 32 & 7; break;
    default: v = r >> 8; break;
    }
    elem_from_i64(t, at, (int64_t)v);
}

static void plain(DType t, void *at, uint64_t r) {
    if (dtype_is_float(t)) elem_from_f64(t, at, (double)(r >> 11) * 0x1p-51 - 2);
    else if (t == DT_I1) elem_from_i64(t, at, (int64_t)(r & 1));
    else elem_from_i64(t, at, (int64_t)(r % 21) - (dtype_is_signed(t) ? 10 : 0));
}

// One number; of a complex one, each part on its own.
static void number(const Request *q, DType t, void *at, uint64_t *random) {
    if (dtype_is_complex(t)) {
        DType part = t == DT_C64 ? DT_F32 : DT_F64;
        number(q, part, at, random);
        number(q, part, (char *)at + dtype_bytes(part), random);
        return;
    }
    uint64_t r = random_next(random);
    if (q->range) elem_from_i64(t, at, q->low + (int64_t)(r % (uint64_t)(q->high - q->low + 1)));
    else if (q->special && dtype_is_float(t)) special_float(t, at, r);
    else if (q->special && t != DT_I1) special_int(t, at, r);
    else plain(t, at, r);
}

const Literal *input_make(Arena *a, Type type, uint32_t n_arg, const char *text, size_t len, uint64_t *random) {
    Request q = {0};
    char title[32];
    request_read(text, len, "// inputs:", &q);
    snprintf(title, sizeof title, "// input %u:", n_arg);
    request_read(text, len, title, &q);
    void *data;
    Literal *l = literal_make(a, type, &data);
    for (int64_t i = 0; i < type->n_elems; i++) number(&q, type->dtype, (char *)data + (size_t)i * dtype_bytes(type->dtype), random);
    return l;
}
