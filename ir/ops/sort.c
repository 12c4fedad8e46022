// See sort.h. Of what a sort makes only slices from the first element on read less than all.
#include "ir/ops/sort.h"

#include "ir/ops/plan.h"

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

// Does the comparator compute from its arguments alone, without branches?
static bool compares_alone(const Block *region) {
    for (const Op *op = region->first; op; op = op->next) {
        if (op->n_regions) return false;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Value *v = op->operands[i];
            if ((v->def ? v->def->block : v->block) != region) return false;
        }
    }
    return true;
}

int64_t sort_lane_dim(const Op *sort, uint64_t cache_bytes) {
    enum { MOST_COLUMNS = 3, POSITION_BYTES = 4 };
    const Type t = sort->results[0].type;
    Axes map = op_axes(sort, ATTR_map);
    uint32_t dim = sort_dimension(sort), last = t->rank - 1;
    uint64_t bytes = POSITION_BYTES;
    if (map.n != t->rank || map.v[dim] >= 0 || t->dims[dim] < 2 || sort->n_operands > MOST_COLUMNS || sort_selects(sort)) return -1;
    for (uint32_t i = 0; i < sort->n_operands; i++) {
        if (dtype_is_complex(sort->operands[i]->type->dtype)) return -1;
        bytes += dtype_bytes(sort->operands[i]->type->dtype);
    }
    if ((double)t->dims[dim] * LANES * (double)bytes > (double)cache_bytes || !compares_alone(sort->regions[0])) return -1;
    if (dim != last) return t->dims[last] >= LANES / 2 && map.v[last] >= 0 ? (int64_t)last : -1;
    for (uint32_t d = last; d-- > 0;)
        if (t->dims[d] >= LANES && map.v[d] >= 0) return d;
    return -1;
}
