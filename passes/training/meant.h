// Names of losses, optimizers and the like that were meant by others: by what frameworks call them, in other case, cut short or misspelt.
#ifndef TPUCC_PASSES_TRAINING_MEANT_H
#define TPUCC_PASSES_TRAINING_MEANT_H

#include "ir/base/base.h"
#include "ir/base/guess.h"

typedef struct {
    Arena *a;
    const char *given, *exact, *shorter; // given: without case, underscores and "loss" at the end; the others: the names offered that it is, and is short for
    Guess near;
} Meant;

Meant meant_begin(Arena *a, const char *given);
void meant_offer(Meant *m, const char *name); // a name that there is
// Of those offered, the one that is meant, perhaps with values behind it (sgd:momentum=0.9); NULL: none. `option` as --help has it; "keys": what stands behind
// such a name.
const char *meant_end(const Meant *m, const char *option);

#endif
