// See chunks.h.
#include "ir/ops/reduce/chunks.h"

#include "ir/ops/plan.h"

// Elements of a chunk. One that lanes take side by side is as long as a task wants it. Others are summed one by one, and a million elements are then as
// many chunks as each has elements. 65 vectors of 16: where each lane walks a chunk of its own, their addresses are no power of two apart, which the
// sets of a first-level cache would not bear.
enum { ROW_CHUNK = 8 << 10, CHUNK = 1040 };

bool dim_is_worth_lanes(int64_t size) { return size >= LANES / 2; }

static int64_t chunk_elems(const Op *reduce, Type t, Axes dims) {
    OpKind op;
    uint32_t last = t->rank - 1;
    bool lanes = reducer_has_lanes(reduce, &op) || reducer_is_narrow(reduce); // which will be sums of f32
    return lanes && axes_contain(dims, last) && dim_is_worth_lanes(t->dims[last]) ? ROW_CHUNK : CHUNK;
}

static bool is_long(Type t, Axes dims) {
    int64_t n = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (axes_contain(dims, i)) n = n > LONG_REDUCTION ? n : n * t->dims[i];
    return n > LONG_REDUCTION && t->n_elems;
}

bool reduction_chunk(const Op *reduce, Type t, Axes dims, int64_t *out_chunk) {
    if (!is_long(t, dims)) return false;
    for (uint32_t i = 0; i < t->rank; i++) out_chunk[i] = 1;
    int64_t left = chunk_elems(reduce, t, dims);
    for (uint32_t i = t->rank; i-- > 0 && left > 1;) {
        if (!axes_contain(dims, i)) continue;
        out_chunk[i] = i64_min(t->dims[i], left);
        left = t->dims[i] <= left ? left / t->dims[i] : 0;
    }
    return true;
}

bool reducer_is_known(const Op *reduce, OpKind *out_op) {
    const Block *b = reduce->regions[0];
    const Op *op = b->first;
    if (b->n_args != 2 || !op || op->next != b->last || op->n_operands != 2 || op->n_results != 1) return false;
    if (b->last->n_operands != 1 || b->last->operands[0] != &op->results[0]) return false;
    bool both = (op->operands[0] == b->args[0] && op->operands[1] == b->args[1]) || (op->operands[0] == b->args[1] && op->operands[1] == b->args[0]);
    *out_op = op->kind;
    return both && op_has(op->kind, ASSOCIATES);
}

bool reducer_is_sum(const Op *reduce) {
    OpKind kind;
    return reducer_is_known(reduce, &kind) && !op_has(kind, CHOOSES) && dtype_is_float(reduce->regions[0]->args[0]->type->dtype);
}

bool reducer_has_lanes(const Op *reduce, OpKind *out_op) {
    return reduce->n_results == 1 && reducer_is_known(reduce, out_op) && !dtype_is_complex(reduce->results[0].type->dtype) && !reducer_is_narrow(reduce);
}

bool reducer_takes_rows(const Op *reduce, OpKind *out_op) {
    const Type t = reduce->operands[0]->type;
    if (!t->rank || !axes_contain(op_axes(reduce, ATTR_dimensions), t->rank - 1) || !dim_is_worth_lanes(t->dims[t->rank - 1])) return false;
    return t->dtype == reduce->results[0].type->dtype && reducer_has_lanes(reduce, out_op);
}

uint32_t chunks_lane_dim(const Op *chunks) {
    const Type t = chunks->results[0].type;
    OpKind op;
    uint32_t d = t->rank - 1;
    if (dim_is_worth_lanes(op_axes(chunks, ATTR_window_dimensions).v[d]) && reducer_has_lanes(chunks, &op)) return t->rank;
    while (d && t->dims[d] == 1) d--;
    return d;
}
