// Which kernels of an artifact are one, and what they are called: the number is that of the first of the same code.
#ifndef TPUCC_IR_OPS_KERNEL_NUMBERS_H
#define TPUCC_IR_OPS_KERNEL_NUMBERS_H

#include "ir/graph/equal.h"

// Kernels of one artifact are numbered from 0 as its entry points come to them; those of the same code are one. With `open` set, those of the same form.
typedef struct {
    AttrOpen *open;
    VEC(const Op *) ops; // the first of each
    VEC(uint64_t) hashes;
    uint32_t *slots; // open addressing: 1 + number
    size_t n_slots;
} KernelNumbers;
uint32_t kernel_number(KernelNumbers *n, const Op *kernel);
void kernel_numbers_free(KernelNumbers *n);

// What stands behind the number in a kernel's name: "_conv_add_maximum".
void kernel_name(const Op *kernel, Text *out);

#endif
