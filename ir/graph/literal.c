// Constant tensors and the conversion of single elements: see literal.h. The floats of few bits are in small_float.c.
#include "ir/graph/literal.h"

#include <math.h>
#include <string.h>

Literal *literal_wrap(Arena *a, Type type, const void *data, bool splat) {
    Literal *l = arena_new(a, Literal);
    *l = (Literal){type, data, splat};
    return l;
}

Literal *literal_make(Arena *a, Type type, void **out_data) {
    *out_data = arena_alloc(a, type_bytes(type));
    return literal_wrap(a, type, *out_data, false);
}

Literal *literal_splat(Arena *a, Type type, const void *elem) { return literal_wrap(a, type, arena_copy(a, elem, dtype_bytes(type->dtype)), true); }

Literal *literal_splat_f64(Arena *a, Type type, double value) {
    char elem[16] = {0};
    elem_from_f64(type->dtype, elem, value);
    return literal_splat(a, type, elem);
}

Literal *literal_splat_i64(Arena *a, Type type, int64_t value) {
    char elem[16] = {0};
    elem_from_i64(type->dtype, elem, value);
    return literal_splat(a, type, elem);
}

size_t literal_stored_bytes(const Literal *l) { return l->splat ? dtype_bytes(l->type->dtype) : type_bytes(l->type); }

bool literal_equal(const Literal *a, const Literal *b) {
    if (a == b) return true;
    if (a->type != b->type) return false;
    if (a->type->n_elems == 0) return true;
    if (a->splat == b->splat) return a->data == b->data || !memcmp(a->data, b->data, literal_stored_bytes(a));
    size_t size = dtype_bytes(a->type->dtype);
    for (int64_t i = 0; i < a->type->n_elems; i++)
        if (memcmp(literal_elem(a, i), literal_elem(b, i), size)) return false;
    return true;
}

enum { HASHED_ELEMS = 512 }; // of those that have more, evenly

// From the type and elements: a splat hashes like the same values written out.
uint64_t literal_hash(const Literal *l) {
    uint64_t h = bytes_hash(&l->type, sizeof l->type, 1);
    size_t size = dtype_bytes(l->type->dtype);
    int64_t n = l->type->n_elems, most = n - 1;
    for (int64_t i = 0; i < n && i < HASHED_ELEMS; i++) h = bytes_hash(literal_elem(l, n <= HASHED_ELEMS ? i : i * most / (HASHED_ELEMS - 1)), size, h);
    return h;
}

// clang-format off
#define LOAD(T, p) ({ T load_value; memcpy(&load_value, p, sizeof load_value); load_value; })
#define STORE(T, p, v) do { T store_value = (T)(v); memcpy(p, &store_value, sizeof store_value); } while (0)
// clang-format on

bool literal_is_finite(const Literal *l) {
    DType t = l->type->dtype;
    if (!dtype_is_float(t)) return !dtype_is_complex(t);
    for (int64_t i = 0, n = l->splat ? 1 : l->type->n_elems; i < n; i++)
        if (!isfinite(elem_to_f64(t, literal_elem(l, i)))) return false;
    return true;
}

double elem_to_f64(DType t, const void *elem) {
    switch (t) {
    case DT_F16: return f16_to_f32(LOAD(uint16_t, elem));
    case DT_BF16: return bf16_to_f32(LOAD(uint16_t, elem));
    case DT_F32:
    case DT_C64: return LOAD(float, elem);
    case DT_F64:
    case DT_C128: return LOAD(double, elem);
    case DT_UI64: return (double)LOAD(uint64_t, elem);
    default: return dtype_is_small_float(t) ? small_to_f64(t, LOAD(uint8_t, elem)) : (double)elem_to_i64(t, elem);
    }
}

// Out of range saturates, NaN is 0: only for callers that ask for the integer in a float.
static int64_t f64_to_i64(double d) {
    if (isnan(d)) return 0;
    return d >= 0x1p63 ? INT64_MAX : d < -0x1p63 ? INT64_MIN : (int64_t)d;
}

int64_t elem_to_i64(DType t, const void *elem) {
    // clang-format off
    switch (t) {
    case DT_I1: return LOAD(uint8_t, elem) != 0;
    case DT_I2: case DT_I4: case DT_I8: return LOAD(int8_t, elem);
    case DT_UI2: case DT_UI4: case DT_UI8: return LOAD(uint8_t, elem);
    case DT_I16: return LOAD(int16_t, elem);
    case DT_UI16: return LOAD(uint16_t, elem);
    case DT_I32: return LOAD(int32_t, elem);
    case DT_UI32: return LOAD(uint32_t, elem);
    case DT_I64: return LOAD(int64_t, elem);
    case DT_UI64: {
        uint64_t u = LOAD(uint64_t, elem);
        return u > INT64_MAX ? INT64_MAX : (int64_t)u;
    }
    default: return f64_to_i64(elem_to_f64(t, elem));
    }
    // clang-format on
}

void elem_from_f64(DType t, void *elem, double value) {
    // clang-format off
    switch (t) {
    case DT_F16: STORE(uint16_t, elem, f64_to_f16(value)); break;
    case DT_BF16: STORE(uint16_t, elem, f64_to_bf16(value)); break;
    case DT_F32: STORE(float, elem, value); break;
    case DT_F64: STORE(double, elem, value); break;
    case DT_C64: STORE(float, elem, value); memset((char *)elem + 4, 0, 4); break;
    case DT_C128: STORE(double, elem, value); memset((char *)elem + 8, 0, 8); break;
    case DT_I1: STORE(uint8_t, elem, value != 0); break;
    default:
        if (dtype_is_small_float(t)) STORE(uint8_t, elem, f64_to_small(t, value));
        else elem_from_i64(t, elem, f64_to_i64(value));
    }
    // clang-format on
}

// The low `bits` of v, sign-extended: how types of 2 and 4 bits are kept in their byte.
static int64_t narrow(int64_t v, unsigned bits) { return (int64_t)((uint64_t)v << (64 - bits)) >> (64 - bits); }

void elem_from_i64(DType t, void *elem, int64_t value) {
    // clang-format off
    switch (t) {
    case DT_I1: STORE(uint8_t, elem, value != 0); break;
    case DT_I2: STORE(int8_t, elem, narrow(value, 2)); break;
    case DT_I4: STORE(int8_t, elem, narrow(value, 4)); break;
    case DT_UI2: STORE(uint8_t, elem, value & 3); break;
    case DT_UI4: STORE(uint8_t, elem, value & 15); break;
    case DT_I8: case DT_UI8: STORE(uint8_t, elem, value); break;
    case DT_I16: case DT_UI16: STORE(uint16_t, elem, value); break;
    case DT_I32: case DT_UI32: STORE(uint32_t, elem, value); break;
    case DT_I64: case DT_UI64: STORE(int64_t, elem, value); break;
    default: elem_from_f64(t, elem, (double)value);
    }
    // clang-format on
}
