// Cuts the domain of each kernel into tasks. Contractions get macro tiles of 128x128, cut further along M and N while there are too few
// of them for all cores; the order along K stays. Other kernels get tasks of about WORK elements, along the first dimensions first, so
// that a task's elements lie together. A dimension that vectors run along is cut in multiples of LANES. Values that stay in a core's
// scratch must fit half its second cache.
#include "passes/limits.h"
#include "passes/pass.h"

#include "ir/ops/chunks.h"
#include "ir/ops/sort.h"
#include "ir/ops/stage.h"

enum { WORK = 16 << 10, MAX_TASKS = 256, SORT_WORK = 32, WORTH_GOING_TO = 32 };
static const double WORTH_SHARING = 1e6; // multiplications in a task below which a contraction is not cut any further

// How a phase with this stage is cut: fills in `tile`, a size for each dimension of the domain.
typedef void CutStage(const PassContext *c, const Op *stage, const Block *phase, Axes domain, int64_t *tile);

static int64_t count_tasks(Axes domain, const int64_t *tile) {
    int64_t n = 1;
    for (uint32_t i = 0; i < domain.n; i++) n *= i64_ceil_div(domain.v[i], tile[i]);
    return n;
}

static void cut_by_macro_tiles(const PassContext *c, const Op *op, const Block *phase, Axes domain, int64_t *tile) {
    (void)phase;
    Axes map = op_axes(op, ATTR_map);
    int64_t m = map.v[map.n - 2], n = map.v[map.n - 1], unit = pass_target(c)->mr, unit_columns = pass_target(c)->panels * PANEL_COLUMNS;
    for (uint32_t i = 0; i < domain.n; i++) tile[i] = 1;
    tile[m] = i64_min(domain.v[m], MACRO_TILE);
    tile[n] = i64_min(domain.v[n], MACRO_TILE);
    const Type x = op->operands[0]->type;
    double k = op->kind == OP_CONV ? (double)op->operands[1]->type->dims[2] : (double)x->dims[x->rank - 1];
    int64_t wanted = 2 * (int64_t)c->o->n_cores;
    while (count_tasks(domain, tile) < wanted && (double)tile[m] * (double)tile[n] * k >= 2 * WORTH_SHARING) {
        // Columns first: each part of the packed side is then still read by as few tasks.
        if (tile[n] >= tile[m] && tile[n] >= 2 * unit_columns) tile[n] = i64_round_up(i64_ceil_div(tile[n], 2), LANES);
        else if (tile[m] >= 2 * unit) tile[m] = i64_round_up(i64_ceil_div(tile[m], 2), unit);
        else if (tile[n] >= 2 * LANES) tile[n] = i64_round_up(i64_ceil_div(tile[n], 2), LANES);
        else break;
    }
}

// Elements that one cell of the domain stands for, and bytes that it keeps in scratch.
static void cell_costs(const Block *b, Axes domain, double *out_work, double *out_scratch) {
    double cells = 1;
    for (uint32_t i = 0; i < domain.n; i++) cells *= (double)domain.v[i];
    *out_work = *out_scratch = 0;
    const Op *end = block_end(b);
    for (const Op *op = b->first; op; op = op->next) {
        if (!op->n_results || (op->kind == OP_CONSTANT && !op_attr(op, ATTR_stage)) || op->kind == OP_BROADCAST_IN_DIM) continue;
        double elems = (double)op->results[0].type->n_elems;
        if (op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS) elems = (double)op->operands[0]->type->n_elems;
        if (op->kind == OP_DYNAMIC_UPDATE_SLICE) elems = (double)op->operands[1]->type->n_elems;
        if (op->kind == OP_SORT) elems *= (double)op->n_results * SORT_WORK;
        if (op->kind == OP_CHOLESKY || op->kind == OP_TRIANGULAR_SOLVE) elems *= (double)op->operands[0]->type->dims[op->operands[0]->type->rank - 1];
        if (op->kind == OP_REDUCE_WINDOW) {
            Axes w = op_axes(op, ATTR_window_dimensions);
            for (uint32_t i = 0; i < w.n; i++) elems *= (double)w.v[i];
        }
        if (op->kind == OP_CONVOLUTION || op->kind == OP_DOT_GENERAL) elems *= 16;
        *out_work += elems / cells;
        bool returned = false;
        for (uint32_t i = 0; i < end->n_operands; i++) returned |= end->operands[i]->def == op;
        if (op_attr(op, ATTR_stage) && !returned) *out_scratch += (double)type_bytes(op->results[0].type) / cells;
    }
}

static int64_t common_multiple(int64_t a, int64_t b) {
    int64_t x = a, y = b;
    while (y) {
        int64_t rest = x % y;
        x = y, y = rest;
    }
    return a / x * b;
}

// Tiles are multiples of these: of vectors where vectors run, of whole chunks, and of as many chunks as there are lanes where each has its own.
static void find_units(const Block *b, int64_t *out) {
    for (uint32_t i = 0; i < MAX_RANK; i++) out[i] = 1;
    for (const Op *op = b->first; op; op = op->next) {
        Axes map = op_axes(op, ATTR_map);
        bool chunks = op->kind == OP_REDUCE_CHUNKS;
        if (!op_attr(op, ATTR_stage) || !map.n) continue;
        uint32_t along = chunks ? chunks_lane_dim(op) : map.n - 1;
        for (uint32_t i = 0; i < map.n; i++) {
            if (map.v[i] < 0) continue;
            int64_t unit = (chunks ? op_axes(op, ATTR_window_dimensions).v[i] : 1) * (i == along ? LANES : 1);
            out[map.v[i]] = common_multiple(out[map.v[i]], unit);
        }
    }
}

static void cut_by_elements(const PassContext *c, const Op *stage, const Block *b, Axes domain, int64_t *tile) {
    (void)stage;
    int64_t unit[MAX_RANK];
    double work, scratch;
    find_units(b, unit);
    cell_costs(b, domain, &work, &scratch);
    double cells = 1;
    for (uint32_t i = 0; i < domain.n; i++) cells *= (double)domain.v[i], tile[i] = domain.v[i];
    double most = (double)(pass_target(c)->l2_bytes / 2), tasks = cells * work / WORK;
    if (tasks > MAX_TASKS) tasks = MAX_TASKS;
    if (cells * scratch / most > tasks) tasks = cells * scratch / most;
    for (uint32_t i = 0; i < domain.n && tasks > 1; i++) {
        int64_t parts = tasks < (double)domain.v[i] ? (int64_t)tasks : domain.v[i];
        if (parts <= 1) continue;
        tile[i] = i64_ceil_div(domain.v[i], parts);
        tile[i] = i64_min(i64_round_up(tile[i], unit[i]), domain.v[i]);
        tasks /= (double)i64_ceil_div(domain.v[i], tile[i]);
    }
}

// Each task walks all indices, so there are no more of them than cores, and a row that tasks share is cut into parts worth going to.
static void cut_by_cores(const PassContext *c, const Op *op, const Block *phase, Axes domain, int64_t *tile) {
    (void)phase;
    Axes map = op_axes(op, ATTR_map);
    int64_t last = map.n ? map.v[map.n - 1] : -1, parts = c->o->n_cores;
    if (op->operands[op->n_operands - 1]->type->n_elems < 2 * WORK) parts = 1;
    for (uint32_t i = 0; i < domain.n; i++) {
        tile[i] = i64_ceil_div(domain.v[i], parts);
        if (i == last) tile[i] = i64_min(i64_round_up(i64_max(tile[i], WORTH_GOING_TO), LANES), domain.v[i]);
        parts = i64_ceil_div(parts, i64_ceil_div(domain.v[i], tile[i]));
    }
}

// A sort in phases: every task has a run to sort, then, in the phases behind, as many elements of the merged ones. Else whole rows.
static void cut_by_rows(const PassContext *c, const Op *sort, const Block *phase, Axes domain, int64_t *tile) {
    if (!op_attr(sort, ATTR_tile)) {
        cut_by_elements(c, sort, phase, domain, tile);
        return;
    }
    for (uint32_t i = 0; i < domain.n; i++) tile[i] = 1;
    const Op *runs = stage_find(phase->parent->regions[0], STAGE_SORT);
    tile[sort_dimension(sort)] = op_axes(runs, ATTR_tile).v[0];
}

static CutStage *const cut_of[STAGE_COUNT] = {
#define STAGE(id, text, traits, cut, emit) [STAGE_##id] = cut_##cut,
#include "ir/ops/stage.def"
};

static void cut_phase(const PassContext *c, const Block *phase, Axes domain, int64_t *tile) {
    for (const Op *op = phase->first; op; op = op->next) {
        CutStage *cut = cut_of[stage_of(op)];
        if (!cut || cut == cut_by_elements) continue;
        cut(c, op, phase, domain, tile);
        return;
    }
    cut_by_elements(c, NULL, phase, domain, tile);
}

static void tile_op(Op *op, void *context) {
    PassContext *c = context;
    if (op->kind != OP_KERNEL) return;
    for (uint32_t r = 0; r < op->n_regions; r++) {
        Op *end = block_end(op->regions[r]);
        Axes domain = op_axes(end, ATTR_domain);
        int64_t tile[MAX_RANK];
        cut_phase(c, op->regions[r], domain, tile);
        limits_of_tasks(c, op, op->regions[r], domain, tile);
        op_set_attr(c->m, end, attr_axes(&c->m->arena, ATTR_tile, tile, domain.n));
        c->changed = true;
    }
}

bool pass_tile(PassContext *c) {
    Func *f = module_main(c->m);
    size_t n_errors = c->d->n_errors;
    if (f) block_walk(f->body, tile_op, c);
    return c->d->n_errors == n_errors;
}
