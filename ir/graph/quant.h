// Quantized element types (spec: "Quantized element types"): an integer q of a storage type stands for (q - zero_point) * scale of an
// expressed type. A tensor of one has the storage type as its dtype and a Quant beside it, so that what only moves elements need not know.
// Quants are interned by the table of types: equal ones are one pointer.
#ifndef TPUCC_IR_GRAPH_QUANT_H
#define TPUCC_IR_GRAPH_QUANT_H

#include "ir/graph/op.h"
#include "ir/graph/type.h"

int64_t quant_type_min(DType storage);
int64_t quant_type_max(DType storage);
// Why a record is not a quantized type, or NULL. The text lives in `a`.
const char *quant_wrong(const Quant *q, Arena *a);
// The interned record of the same content, which must be right.
const Quant *quant_intern(TypeTable *t, const Quant *q);
// The same parameters along another dimension.
const Quant *quant_with_axis(TypeTable *t, const Quant *q, int32_t axis);
// "!quant.uniform<i8:f32, 0.5:3>"
void quant_text(const Quant *q, Text *out);

// Pair i; the scale is rounded to the expressed type.
double quant_scale(const Quant *q, uint32_t i);
// All but scales and zero points are alike (the specification's baseline_type).
bool quant_same_baseline(const Quant *a, const Quant *b);
// Order and equality of the numbers are those of their integers, and quantizing what was dequantized gives it back: so a maximum of such
// numbers is one of integers. Holds where every step of the arithmetic keeps neighbours apart.
bool quant_is_faithful(const Quant *q);

#endif
