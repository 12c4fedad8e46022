// Kernels numbered by their code, in a table with open addressing; names made of their ops: see kernel_numbers.h.
#include "ir/ops/kernel_numbers.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_NAME = 64 };

static uint32_t *kernel_slot(const KernelNumbers *n, const Op *kernel, uint64_t hash) {
    size_t at = (size_t)hash & (n->n_slots - 1);
    for (; n->slots[at]; at = (at + 1) & (n->n_slots - 1)) {
        uint32_t i = n->slots[at] - 1;
        if (n->hashes.items[i] == hash && op_same_form(n->ops.items[i], kernel, n->open)) break;
    }
    return &n->slots[at];
}

static void kernel_slots_grow(KernelNumbers *n) {
    free(n->slots);
    n->n_slots = n->n_slots ? 2 * n->n_slots : 64;
    n->slots = xcalloc(n->n_slots, sizeof *n->slots);
    for (size_t i = 0; i < n->ops.n; i++) { // no two are the same
        size_t at = (size_t)n->hashes.items[i] & (n->n_slots - 1);
        while (n->slots[at]) at = (at + 1) & (n->n_slots - 1);
        n->slots[at] = (uint32_t)i + 1;
    }
}

uint32_t kernel_number(KernelNumbers *n, const Op *kernel) {
    if (2 * n->ops.n >= n->n_slots) kernel_slots_grow(n);
    uint64_t hash = op_form_hash(kernel, n->open);
    uint32_t *slot = kernel_slot(n, kernel, hash);
    if (!*slot) {
        vec_push(&n->ops, kernel);
        vec_push(&n->hashes, hash);
        *slot = (uint32_t)n->ops.n;
    }
    return *slot - 1;
}

void kernel_numbers_free(KernelNumbers *n) {
    vec_free(&n->ops);
    vec_free(&n->hashes);
    free(n->slots);
    n->slots = NULL;
    n->n_slots = 0;
}

static void name_part(Text *out, size_t start, const Op *op) {
    if ((op->kind == OP_CONSTANT && !op_attr(op, ATTR_stage)) || op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_RESHAPE || op_has(op->kind, END)) return;
    if (out->n - start + strlen(op_short(op->kind)) < MAX_NAME) text_f(out, "_%s", op_short(op->kind));
}

void kernel_name(const Op *kernel, Text *out) {
    size_t start = out->n;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next) name_part(out, start, op);
}
