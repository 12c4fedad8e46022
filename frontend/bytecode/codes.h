// How attributes are encoded, by the dialect's code, for those who look at them (codes.c) and who write them (attr.c).
#ifndef TPUCC_FRONTEND_BYTECODE_CODES_H
#define TPUCC_FRONTEND_BYTECODE_CODES_H

#include "frontend/bytecode/parts.h"

typedef enum {
    // clang-format off
    A_UNKNOWN, A_ARRAY, A_DICT, A_STRING, A_TYPED_STRING, A_SYMBOL, A_NESTED_SYMBOL, A_TYPE, A_UNIT, A_INTEGER, A_FLOAT, A_RESOURCE, A_DENSE_ARRAY, A_TENSOR,
    A_BOOL, A_API, A_KEYWORD, A_ALIAS, A_BOUNDS, A_ACCURACY, A_CHANNEL, A_CONV, A_FIELDS, A_ALGORITHM
    // clang-format on
} CodeForm;
typedef struct {
    CodeForm form;
    uint8_t keyword;              // of KEYWORD
    const char *name, *fields[6]; // of FIELDS; the last one, of `scalar`, is one number
    bool scalar;
} AttrRow;

// What the entry's encoding says, and where the reading of it stands then: behind what *out holds, or behind the code.
bool attr_view_open(Bytecode *b, uint64_t index, AttrView *out, AttrRow *out_row, Cursor *out_after);

// One side of a convolution's dimension_numbers: [b, f, 0, 1] by where each stands.
typedef struct {
    int64_t first, second, spatial[MAX_RANK];
    uint32_t n_spatial;
} ConvSide;
bool conv_put(Bytecode *b, const uint8_t *at, const ConvSide sides[3], Text *out);

#endif
