// What is the same in all replicas, bit for bit: `alike` proves it of new values of variables that they share, `shards` shares the work on it.
#ifndef TPUCC_PASSES_SHAPES_ALIKE_H
#define TPUCC_PASSES_SHAPES_ALIKE_H

#include "passes/pass.h"

typedef struct {
    uint32_t n_replicas;
    PtrMap cause; // Value or Op: of each value that may differ, what it depends on. Only grows
    bool grew;
} Alike;

// Of the values of a function of a program with one partition.
void alike_find(Func *f, Alike *out);
static inline void alike_free(Alike *a) { ptr_map_free(&a->cause); }
// NULL: all replicas have the same.
static inline const void *alike_cause(const Alike *a, const Value *v) { return ptr_map_get(&a->cause, v); }
// Do all replicas read the operands of all in the same order?
bool alike_members(const Op *exchange);
// Is a result of the function a variable that replicas share?
bool func_writes_shared(const Func *f);

#endif
