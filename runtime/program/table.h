// Following the pointers of a table that may be damaged: what table_check.c and groups_check.c share. `map`: where everything has to lie; NULL:
// anywhere. Not installed.
#ifndef TPURT_PROGRAM_TABLE_H
#define TPURT_PROGRAM_TABLE_H

#include "runtime/internal.h"

#define bad(error, ...) error_set((error), TPURT_BAD_PROGRAM, "is damaged: " __VA_ARGS__)

bool table_has_records(const ImageMap *map, const void *at, uint64_t n, size_t each, size_t align); // n of them, whole, in one segment
bool table_has_text(const ImageMap *map, const char *at);                                           // that ends in it
#define HAS(map, at, n) table_has_records(map, at, n, sizeof *(at), _Alignof(__typeof__(*(at))))

// groups_check.c: the tables of devices that exchange values, how arrays are split among partitions, and what refers to either.
TpurtStatus groups_check(const TpuProgram *t, const ImageMap *map, TpurtError *error);
TpurtStatus sharding_check(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, TpurtError *error);
bool groups_know_pieces(const TpuProgram *t, uint32_t groups, uint32_t n); // does each device that reads in them know which of n pieces is its own?
// A launch or a copy whose kernel, refs and pointers are known to be sound; `at` is its number.
TpurtStatus members_check(const TpuProgram *t, const TpuStep *step, uint32_t at, TpurtError *error);

#endif
