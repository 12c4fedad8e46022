// What somebody has measured of contractions on a machine (`tpucc --tune`, frontend/tune): choices that stand for those of the cost model. A contraction is
// found by what it is, its key: one op of StableHLO as text, with images channel last and matrices as [.., M, K] and [.., K, N], and `%constant` where that
// operand is one; `%constant_bf16` where it is stored in fewer bytes than it is multiplied as, `%constant_int8` in groups of integers of so many bits
// (ir/ops/groups.h). Passes stay functions of the model, the options and these choices.
//
// All choices but `winograd` only say how the same sums are cut and fetched: results keep their bits. Winograd's method rounds differently, within the bounds
// that the cost model keeps as well (layout/winograd.h), and only where --conv=auto allows it.
#ifndef TPUCC_PASSES_TUNED_H
#define TPUCC_PASSES_TUNED_H

#include <stddef.h>
#include <stdint.h>

#define TUNED_CONSTANT "%constant"
#define TUNED_GROUPS "_int" // behind it, and before the bits

enum { TUNED_NOT = -1 }; // as the cost model says
typedef struct {
    const char *kernel;    // the key
    int64_t winograd;      // side of the tiles of pixels, 2 or 4; 0: multiply directly
    int64_t rows, columns; // of a task
    int64_t mr, panels;    // of a register tile: see ContractTile
    int64_t prefetch;      // how many groups of panels ahead the next ones are fetched; 0: they are not. Of FEW_ROWS it chooses nothing
} TunedKernel;

typedef struct {
    TunedKernel *kernels; // sorted by key, each once
    size_t n;
} Tuned;

// A contraction that could be tuned, as `layout` met it.
typedef struct {
    const char *kernel;
    uint32_t methods; // bits by TunedKernel.winograd: what it may be done with
    int plain;        // neither groups nor dilated images: register tiles may have any size
} Tunable;

#endif
