// What passes and costs go by of the processor that a program is compiled for. The values are rows of target.def and microkernel.def in codegen/target/,
// nowhere else.
#ifndef TPUCC_IR_OPS_TARGET_FACTS_H
#define TPUCC_IR_OPS_TARGET_FACTS_H

#include <stdint.h>

typedef struct {
    uint32_t vector_bytes; // width of a vector register
    uint32_t mr, panels;   // register tile of a contraction of f32: mr rows, panels * PANEL_COLUMNS columns
    uint64_t l2_bytes;     // of one core
} TargetFacts;

#endif
