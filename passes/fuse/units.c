// See units.h.
#include "passes/fuse/units.h"

#include "ir/ops/across.h"
#include "ir/ops/linalg.h"
#include "ir/ops/plan.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"
#include "ir/ops/reduce/shared.h"
#include "ir/ops/sort.h"
#include "ir/ops/stage.h"

enum {
    RUN_BYTES = 512,      // of neighbours that a task reads at least, of what it reduces along another dimension
    FAR_RUN_BYTES = 2048, // where that comes from memory: the processor notices so late that neighbours will be read
    NEAR_SUMS = 8192,     // bytes of what chunks are reduced to, of one row of them
    FEW_RUNS = 4          // of a row: what is left for other cores then
};

int64_t units_common(int64_t a, int64_t b) {
    int64_t x = a, y = b;
    while (y) {
        int64_t rest = x % y;
        x = y, y = rest;
    }
    return a / x * b;
}

// Of a reduction whose rows are read as they lie (codegen/stages/columns.c).
static bool keeps_last(const Op *op) { return op->kind == OP_REDUCE && !axes_contain(op_axes(op, ATTR_dimensions), op->operands[0]->type->rank - 1); }

// Do rows, numbered by the domain, lie together? Not where a task has the same row of several matrices.
static bool rows_lie_together(const Op *reduce, OpKind *out_combine) {
    Axes map = op_axes(reduce, ATTR_map);
    for (uint32_t i = 0; i < map.n; i++)
        if (map.v[i] < 0 && reduce->results[0].type->dims[i] > 1) return false;
    return reducer_takes_rows(reduce, out_combine);
}

ConvNeighbours units_neighbours(const Op *op, const TargetFacts *target) {
    bool stage = op_attr(op, ATTR_stage) && op_axes(op, ATTR_map).n;
    return stage ? conv_neighbours(op, target->vector_bytes, target->l2_bytes) : (ConvNeighbours){.conv = NULL};
}

// Of a row of what is reduced along another dimension, the elements that a task reads of it at least.
static int64_t run_of(const Op *reduce, const TargetFacts *target) {
    const Type t = reduce->operands[0]->type;
    int64_t bytes = (int64_t)dtype_bytes(reduce->results[0].type->dtype), run = RUN_BYTES, row = t->dims[t->rank - 1] * bytes;
    if (type_bytes(t) > 2 * target->l2_bytes) run = i64_max(run, i64_min(FAR_RUN_BYTES, row / FEW_RUNS));
    return i64_round_up(i64_max(run / bytes, LANES), LANES);
}

// Of chunks, which are tasks enough for many cores: rows are not cut where their sums stay in the first cache.
static int64_t run_of_chunks(const Op *chunks) {
    const Type t = chunks->results[0].type;
    return i64_round_up(i64_min(t->dims[t->rank - 1], NEAR_SUMS / (int64_t)dtype_bytes(t->dtype)), LANES);
}

void units_find(const Block *b, const TargetFacts *target, int64_t *out) {
    for (uint32_t i = 0; i < MAX_RANK; i++) out[i] = 1;
    for (const Op *op = b->first; op; op = op->next) {
        Axes map = op_axes(op, ATTR_map);
        bool sums = op->kind == OP_REDUCE_CHUNKS, runs = op->kind == OP_CUMULATE, chunks = sums || runs;
        if (!op_attr(op, ATTR_stage) || !map.n) continue;
        OpKind combine;
        ConvNeighbours windows = units_neighbours(op, target);
        bool rows = op->kind == OP_REDUCE && rows_lie_together(op, &combine);
        uint32_t along = sums ? chunks_lane_dim(op) : runs ? cumulate_lane_dim(op) : rows ? map.n : map.n - 1;
        uint32_t across = (uint32_t)op_int(op, ATTR_across, -1);
        for (uint32_t i = 0; i < map.n; i++) {
            if (map.v[i] < 0) continue;
            int64_t unit = i == across ? LANES : i != along ? 1 : runs ? cumulate_lines(op) : LANES;
            if (i == along && keeps_last(op)) unit = run_of(op, target);
            if (i == along && sums && i + 1 == map.n && op_axes(op, ATTR_window_dimensions).v[i] == 1) unit = run_of_chunks(op);
            if (op->kind == OP_PACK && i + 3 == map.n) unit = PANELS_ABREAST;
            if ((op->kind == OP_SORT && i == sort_lane_dim(op, target->l2_bytes)) || i == linalg_lane_dim(op)) unit = LANES;
            if (windows.conv && i + 3 == map.n) unit *= windows.lines;
            if (windows.conv && i + 2 == map.n) unit *= windows.together;
            if (windows.conv && i + 1 == map.n) unit = windows.channels;
            if (chunks) unit *= op_axes(op, ATTR_window_dimensions).v[i];
            if (op->kind == OP_WINOGRAD_PIXELS && (i == 1 || i == 2)) unit *= op_int(op, ATTR_output_tile, 1);
            out[map.v[i]] = units_common(out[map.v[i]], unit);
        }
        int64_t shared = shared_dim_of(op), last = op->results[0].type->rank - 1;
        if (shared < 0 || map.v[shared] < 0) continue;
        int64_t size = op->results[0].type->dims[shared];
        out[map.v[shared]] = size;
        if (shared < last && map.v[last] >= 0 && reducer_takes_rows(op, &combine)) out[map.v[last]] = units_common(out[map.v[last]], SHARED_ABREAST / size);
    }
}
