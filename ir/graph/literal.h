// Constant tensors: a type and its elements, dense and row-major, in native byte order; a splat stores one element for all.
// Immutable once made. The bytes live in the module's arena or in a file that the module keeps mapped (weights), so making a
// literal of a large weight copies nothing.
#ifndef TPUCC_IR_GRAPH_LITERAL_H
#define TPUCC_IR_GRAPH_LITERAL_H

#include "ir/graph/type.h"

typedef struct {
    Type type;
    const void *data; // type_bytes(type) bytes, or one element if splat
    bool splat;
} Literal;

// Takes the pointer; the bytes must live as long as the module.
Literal *literal_wrap(Arena *a, Type type, const void *data, bool splat);
// Zeroed room for all elements; *out_data is writable until the literal is shared.
Literal *literal_make(Arena *a, Type type, void **out_data);
Literal *literal_splat(Arena *a, Type type, const void *elem);
Literal *literal_splat_f64(Arena *a, Type type, double value); // converted to the type's dtype
Literal *literal_splat_i64(Arena *a, Type type, int64_t value);
// A 1-D (or scalar) i64 tensor from values.
static inline const void *literal_elem(const Literal *l, int64_t i) { return (const char *)l->data + (l->splat ? 0 : (size_t)i * dtype_bytes(l->type->dtype)); }
size_t literal_stored_bytes(const Literal *l);
bool literal_equal(const Literal *a, const Literal *b); // same type and bits, splat or not
uint64_t literal_hash(const Literal *l);                // equal literals hash alike
bool literal_is_finite(const Literal *l);               // no infinity, no NaN; of complex numbers: false, they are not looked into
// One element as a number; f16, bf16 and complex: the real part, exact. i64 saturates for ui64.
double elem_to_f64(DType t, const void *elem);
int64_t elem_to_i64(DType t, const void *elem);
// Stores a number; floats round to nearest even, integers wrap. Complex gets imaginary part 0.
void elem_from_f64(DType t, void *elem, double value);
void elem_from_i64(DType t, void *elem, int64_t value);
// How the bits of a float make a number: sign, exponent, fraction, from the top (IEEE 754-2019; OCP 8-bit Floating Point Specification
// 1.0; OCP Microscaling Formats 1.0; FNUZ: Noune et al. 2022, "8-bit Numerical Formats for Deep Neural Networks").
typedef enum {
    FLOAT_IEEE,   // the largest exponent is infinity and NaN
    FLOAT_FN,     // all ones but the sign is NaN; no infinity: what is too large becomes NaN
    FLOAT_FNUZ,   // the sign alone is NaN; neither infinity nor -0
    FLOAT_FINITE, // every number is finite: what is too large becomes the largest, NaN -0
    FLOAT_POWER   // no sign nor fraction: powers of two; all ones is NaN, and so is what is negative or too large; 0 becomes the least
} FloatSpecials;
typedef struct {
    int exponent_bits, fraction_bits, bias;
    FloatSpecials specials;
} FloatFormat;
extern const FloatFormat float_formats[DT_COUNT];
double small_to_f64(DType t, uint8_t bits);
uint8_t f64_to_small(DType t, double d); // to nearest even
// IEEE binary16 and bfloat16, round to nearest even.
float f16_to_f32(uint16_t h);
uint16_t f32_to_f16(float f);
uint16_t f64_to_f16(double f);
float bf16_to_f32(uint16_t h);
uint16_t f32_to_bf16(float f);
uint16_t f64_to_bf16(double f);

#endif
