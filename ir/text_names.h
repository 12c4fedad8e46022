// What reader and printer of the text form share: spellings, and sets of names.
#ifndef TPUCC_IR_TEXT_NAMES_H
#define TPUCC_IR_TEXT_NAMES_H

#include "ir/attr.h"

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

// Interned string -> index, open addressing.
typedef struct {
    Str *keys;
    uint32_t *values;
    size_t n_slots, n_used;
} StrMap;
uint32_t *str_map_at(StrMap *m, Str key, bool *out_new); // the slot of key, made if missing
const uint32_t *str_map_find(const StrMap *m, Str key);
void str_map_free(StrMap *m);

// The argument of a function whose number is not its position says so with this attribute.
#define NUMBER_ATTR "tpu.number"

#endif
