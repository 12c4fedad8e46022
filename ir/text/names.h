// What reader and printer of the text form share: spellings.
#ifndef TPUCC_IR_TEXT_NAMES_H
#define TPUCC_IR_TEXT_NAMES_H

#include "ir/graph/attr.h"

extern const char *const dot_fields[DOT_LISTS];
extern const char *const ragged_fields[RAGGED_LISTS];
extern const char *const gather_fields[GATHER_LISTS];
extern const char *const scatter_fields[SCATTER_LISTS];

// A keyword attribute DIALECT<NAME WORD> and the words that it may be.
typedef struct {
    const char *dialect, *name;
    const char *const *words; // ended by NULL
} EnumInfo;
const EnumInfo *enum_of(AttrKey key); // NULL if the key is no enumeration

// The argument of a function whose number is not its position says so with this attribute.
#define NUMBER_ATTR "tpu.number"
#define RESULT_ATTR "jax.result_info"

#endif
