// The file of choices that `tpucc --tune` writes and `tpucc --tuned=FILE` reads: JSON, with a line for each contraction.
//
//   {"tpucc choices": 1, "compiler": "tpucc 0.1.0 (LLVM 22.1.8)", "target": "znver5", "cores": 16,
//    "kernels": [
//     {"kernel": "stablehlo.dot_general %x, %constant, ..", "task": [64, 128], "registers": [8, 3], "prefetch": 2, "winograd": 4, "us": 81.2,
//     "us_before": 95.0}
//    ]}
//
// What a kernel's line leaves out the cost model chooses. The times are for people. All else decides what is compiled, and is part of the artifact's key, by
// its hash. Nothing of a file is believed: a file of another compiler, target or number of cores, a key or a number that is not known is refused, by one
// diagnostic with the code [tuned-choices].
#ifndef TPUCC_FRONTEND_CHOICES_CHOICES_H
#define TPUCC_FRONTEND_CHOICES_CHOICES_H

#include "ir/base/diag.h"
#include "passes/tuned.h"

enum { CHOICES_VERSION = 1, CHOICES_MOST_REGISTERS = 64, CHOICES_MOST_ROWS = 16, CHOICES_MOST_TASK = 1 << 16, CHOICES_MOST_AHEAD = 8 };

// What choices are good for: they were measured by this compiler, for this processor, cut for so many cores. Those that are read are for one of several.
enum { CHOICES_MOST_TARGETS = 32 };
typedef struct {
    const char *compiler, *targets[CHOICES_MOST_TARGETS];
    size_t n_targets;
    uint32_t n_cores;
} ChoicesFor;

// Strings are in the arena. *out_target: of now->targets the one that it is for.
bool choices_read(const char *path, const ChoicesFor *now, Arena *a, Tuned *out, size_t *out_target, Diags *d);

// Of what is chosen, not of times: the same choices give the same hash, in any order.
uint64_t choices_hash(const Tuned *t);

// Sorts by key, as Tuned wants it.
void choices_sort(Tuned *t);

typedef struct {
    double us, us_before; // of a run by this choice and by the cost model's; 0: not said
} ChoiceTime;
void choices_text(const ChoicesFor *now, const Tuned *t, const ChoiceTime *times, Text *out); // times: as many as kernels

#endif
