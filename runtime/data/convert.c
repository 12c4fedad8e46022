// Numbers of one type as another: integers to floats, to integers of another type where each fits, floats to floats. Rows of files go through here, so what is
// most of them has a way of its own: equal types are copied, bytes become f32 by a table of all their values.
#include "runtime/data/data.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum { KIND_NONE, KIND_INT, KIND_UINT, KIND_FLOAT } NumberKind;
__extension__ typedef __int128 Whole; // of any integer

static NumberKind kind_of(uint32_t dtype) {
    switch (dtype) {
    case TPU_I8:
    case TPU_I16:
    case TPU_I32:
    case TPU_I64: return KIND_INT;
    case TPU_I1:
    case TPU_UI8:
    case TPU_UI16:
    case TPU_UI32:
    case TPU_UI64: return KIND_UINT;
    case TPU_F16:
    case TPU_BF16:
    case TPU_F32:
    case TPU_F64: return KIND_FLOAT;
    default: return KIND_NONE;
    }
}

bool conversion_is_possible(uint32_t from, uint32_t to) {
    if (!kind_of(from) || !kind_of(to)) return false;
    if (kind_of(to) == KIND_FLOAT) return to != TPU_F16 || from == TPU_F16;
    return kind_of(from) != KIND_FLOAT;
}

static uint64_t bits_at(const uint8_t *at, uint32_t width, bool swap) {
    uint64_t bits = 0;
    for (uint32_t i = 0; i < width; i++) bits |= (uint64_t)at[swap ? width - 1 - i : i] << 8 * i;
    return bits;
}

static double half_value(uint64_t bits) {
    int exponent = (int)(bits >> 10 & 31);
    double fraction = (double)(bits & 1023), sign = bits >> 15 ? -1 : 1;
    if (exponent == 31) return bits & 1023 ? NAN : sign * INFINITY;
    return sign * (exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24));
}

static double float_at(const uint8_t *at, uint32_t dtype, bool swap) {
    uint64_t bits = bits_at(at, tpurt_dtype_bytes(dtype), swap);
    uint32_t word = (uint32_t)bits << (dtype == TPU_BF16 ? 16 : 0);
    float narrow;
    double wide;
    memcpy(&narrow, &word, sizeof narrow);
    memcpy(&wide, &bits, sizeof wide);
    return dtype == TPU_F64 ? wide : dtype == TPU_F16 ? half_value(bits) : (double)narrow;
}

static Whole whole_at(const uint8_t *at, uint32_t dtype, bool swap) {
    uint32_t width = tpurt_dtype_bytes(dtype);
    uint64_t bits = bits_at(at, width, swap);
    if (kind_of(dtype) == KIND_UINT) return (Whole)bits;
    return (Whole)((int64_t)(bits << (64 - 8 * width)) >> (64 - 8 * width));
}

static bool whole_fits(Whole v, uint32_t dtype) {
    uint32_t bits = dtype == TPU_I1 ? 1 : 8 * tpurt_dtype_bytes(dtype);
    if (kind_of(dtype) == KIND_UINT) return v >= 0 && v >> bits == 0;
    return v >= -((Whole)1 << (bits - 1)) && v < (Whole)1 << (bits - 1);
}

static void store_float(double v, uint32_t dtype, uint8_t *to) {
    float narrow = (float)v;
    if (dtype == TPU_F64) {
        memcpy(to, &v, sizeof v);
    } else if (dtype == TPU_F32) {
        memcpy(to, &narrow, sizeof narrow);
    } else { // bf16: to the nearest, to even between two; a NaN stays one
        uint32_t bits;
        memcpy(&bits, &narrow, sizeof bits);
        uint16_t half = (uint16_t)(isnan(narrow) ? bits >> 16 | 0x40 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16);
        memcpy(to, &half, sizeof half);
    }
}

static bool convert_one(const Conversion *c, const uint8_t *from, uint8_t *to) {
    uint32_t width = tpurt_dtype_bytes(c->to);
    bool to_float = kind_of(c->to) == KIND_FLOAT;
    if (kind_of(c->from) == KIND_FLOAT && c->to == TPU_F16) { // of the same type, with the other end first
        uint16_t bits = (uint16_t)bits_at(from, 2, c->swap);
        memcpy(to, &bits, sizeof bits);
        return true;
    }
    if (to_float) {
        double v = kind_of(c->from) == KIND_FLOAT ? float_at(from, c->from, c->swap) : (double)whole_at(from, c->from, c->swap);
        store_float(c->scale == 1 && c->shift == 0 ? v : v * c->scale + c->shift, c->to, to);
        return true;
    }
    Whole v = whole_at(from, c->from, c->swap);
    uint64_t bits = (uint64_t)v;
    memcpy(to, &bits, width);
    return whole_fits(v, c->to);
}

uint64_t elems_convert(const Conversion *c, const void *from, void *to, uint64_t n) {
    const uint8_t *in = from;
    uint8_t *out = to;
    uint32_t from_bytes = tpurt_dtype_bytes(c->from), to_bytes = tpurt_dtype_bytes(c->to);
    if (c->same && n) memcpy(to, from, n * to_bytes);
    if (c->of_byte)
        for (uint64_t i = 0; i < n; i++) memcpy(out + 4 * i, &c->of_byte[in[i]], 4);
    if (c->same || c->of_byte) return n;
    for (uint64_t i = 0; i < n; i++)
        if (!convert_one(c, in + i * from_bytes, out + i * to_bytes)) return i;
    return n;
}

void elem_show(const Conversion *c, const void *from, char *to, size_t bytes) {
    if (kind_of(c->from) == KIND_FLOAT) {
        snprintf(to, bytes, "%g", float_at(from, c->from, c->swap));
        return;
    }
    Whole v = whole_at(from, c->from, c->swap);
    if (v < 0) snprintf(to, bytes, "%lld", (long long)v);
    else snprintf(to, bytes, "%llu", (unsigned long long)v);
}
