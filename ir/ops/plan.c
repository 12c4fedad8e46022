// What is read of a sort, what a kernel is called and costs: see plan.h.
#include "ir/ops/plan.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_CHOSEN = 4096, MAX_COLUMNS_CHOSEN = 3, LONG_ROW = 4096, RATIO = 8, MAX_NAME = 64 };

typedef struct { const Op *sort; bool found; } Reading;

static void find_reading(Op *op, void *context) {
    Reading *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++) r->found |= op->operands[i]->def == r->sort;
}

int64_t sort_wanted(const Op *sort) {
    uint32_t dim = sort_dimension(sort);
    int64_t all = sort->results[0].type->dims[dim], wanted = 0;
    for (const Op *op = sort->block->first; op; op = op->next) {
        Reading inside = {sort, false};
        for (uint32_t r = 0; r < op->n_regions; r++) block_walk(op->regions[r], find_reading, &inside);
        if (inside.found) return all;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (op->operands[i]->def != sort) continue;
            if (op->kind != OP_SLICE) return all;
            wanted = i64_max(wanted, op_axes(op, ATTR_limit_indices).v[dim]);
        }
    }
    return wanted;
}

bool sort_selects(const Op *sort) {
    int64_t all = sort->results[0].type->dims[sort_dimension(sort)];
    if (sort->n_operands > MAX_COLUMNS_CHOSEN || all < LONG_ROW) return false;
    int64_t wanted = sort_wanted(sort);
    return wanted > 0 && wanted <= MAX_CHOSEN && wanted * RATIO <= all;
}

static void name_part(Text *out, size_t start, const Op *op) {
    if ((op->kind == OP_CONSTANT && !op_attr(op, ATTR_stage)) || op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_RESHAPE || op_has(op->kind, END)) return;
    if (out->n - start + strlen(op_short(op->kind)) < MAX_NAME) text_f(out, "_%s", op_short(op->kind));
}

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

void kernel_name(const Op *kernel, Text *out) {
    size_t start = out->n;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next) name_part(out, start, op);
}

int64_t contraction_depth(const Op *op) {
    const Type x = op->operands[0]->type;
    if (op->kind == OP_MATMUL) return x->dims[x->rank - 1];
    if (op->kind == OP_CONV) return op->operands[1]->type->dims[2];
    if (op->kind == OP_DOT_GENERAL) {
        Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
        int64_t n = 1;
        for (uint32_t i = 0; i < contract.n; i++) n *= x->dims[contract.v[i]];
        return n;
    }
    if (op->kind != OP_CONVOLUTION) return 0;
    int64_t out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1];
    return op->operands[1]->type->n_elems / i64_max(op->results[0].type->dims[out], 1);
}

static double op_flops(const Op *op) {
    if (!op->n_results) return 0;
    double n = (double)op->results[0].type->n_elems;
    if (op_is_product(op->kind)) {
        n *= 2 * (double)contraction_depth(op);
    } else if (op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS) {
        n = (double)op->operands[0]->type->n_elems;
    } else if (op->kind == OP_REDUCE_WINDOW) {
        Axes w = op_axes(op, ATTR_window_dimensions);
        for (uint32_t i = 0; i < w.n; i++) n *= (double)w.v[i];
    } else if (!op_has(op->kind, MAP) || !dtype_is_float(op->results[0].type->dtype)) {
        return 0;
    }
    return n;
}

uint64_t kernel_flops(const Op *kernel) {
    double n = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next) n += op_flops(op);
    return n < 1e19 ? (uint64_t)n : UINT64_MAX;
}

uint64_t kernel_bytes(const Op *kernel) {
    uint64_t n = 0;
    for (uint32_t i = 0; i < kernel->n_operands; i++) n += type_bytes(kernel->operands[i]->type);
    for (uint32_t i = 0; i < kernel->n_results; i++) n += type_bytes(kernel->results[i].type);
    return n;
}
