// Elements of 8 or 16 bits that matrix units multiply are packed in units of 32 bits (ui32): a unit holds 4 or 2 that follow each other along K, the first one
// in the lowest bits. A column is whole tiles of 16 units long, with zeros behind its last element. What f32 is multiplied by may be units of bf16 as well,
// which vector units widen: weights of half the size, packed alike for all processors. Words may be multiplied by bytes, which are widened too: these are units
// of 16 bits (ui16).
#ifndef TPUCC_IR_OPS_UNITS_H
#define TPUCC_IR_OPS_UNITS_H

#include "ir/graph/type.h"

static inline DType unit_type(DType element, DType packed) { // of what units hold beside elements of that type
    return element == DT_F32 ? DT_BF16 : element == DT_I16 && packed == DT_UI16 ? DT_I8 : element;
}
static inline int64_t unit_elements(DType element, DType packed) {
    bool units = element != packed && (packed == DT_UI32 || (packed == DT_UI16 && element == DT_I16));
    return units ? dtype_info[packed].bits / dtype_info[unit_type(element, packed)].bits : 1;
}
// Are they multiplied as they are, by a matrix unit?
static inline bool units_are_multiplied(DType element, DType packed) { return element != DT_F32 && unit_elements(element, packed) > 1; }
static inline int64_t unit_depth(DType element, int64_t depth) { // in elements
    int64_t tile = 16 * unit_elements(element, DT_UI32);
    return depth / tile * tile + (depth % tile ? tile : 0);
}

#endif
