// How much of what a sort makes is read: see sort.h. Only slices from the first element on say less than all.
#include "ir/ops/sort.h"

enum { MAX_CHOSEN = 4096, MAX_COLUMNS_CHOSEN = 3, LONG_ROW = 128, RATIO = 8 };

typedef struct {
    const Op *sort;
    bool found;
} Reading;

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
