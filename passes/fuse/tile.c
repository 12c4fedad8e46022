// Cuts the domain of each kernel into tasks. Contractions get macro tiles of 128x128, cut further along M and N while there are too few
// of them for all cores; the order along K stays. Other kernels get tasks of about TASK_CYCLES, along the first dimensions first, so
// that a task's elements lie together, in multiples of units (units.h). Values that stay in a core's scratch must fit half its second cache.
#include "passes/limits.h"
#include "passes/pass.h"

#include "ir/ops/across.h"
#include "ir/ops/conv/conv.h"
#include "ir/ops/cost.h"
#include "ir/ops/groups.h"
#include "ir/ops/sort.h"
#include "ir/ops/stage.h"
#include "passes/fuse/prefetch.h"
#include "passes/fuse/reach.h"
#include "passes/fuse/units.h"

#include <inttypes.h>

enum {
    TASK_CYCLES = 2 << 10,
    TASKS_A_CORE = 16,                  // the most of them where they are many: what one core is late with, others take over
    NEAR_SCRATCH = 16 << 10,            // bytes of a task's scratch that stay in the first cache, with what it reads and writes
    ROWS_OF_CACHE = 8,                  // of the second cache, the part that whole rows of a product fill
    WORTH_CUTTING = 32 << 10,           // cycles that each part of a macro tile has left
    FEWEST_COLUMNS = 2 * PANEL_COLUMNS, // of a task: enough sums are then under way in registers, and memory is read in as many streams
    DIGITS_COLUMNS = MACRO_TILE,        // of a task that makes digits of its rows, which takes as long as 64 columns gain
    OF_A_CLASS = 24,                    // rows
    MOST_ROWS = 8 * MACRO_TILE,         // where there are many classes
    SCATTER_WORTH = 32 << 10,           // elements of updates
    FEW = 4,                            // tasks of a scatter, however small its windows
    WORTH_WALKING = 128,                // elements of a window
    FEW_A_CORE = 4,                     // tasks, of which the last ones matter
    WORTH_GOING_TO = 32                 // elements of a row
};

static const double BUSY_ENOUGH = 0.75, MOSTLY_IDLE = 0.5; // tasks for each core
static const double FAR_BYTES = 6;                         // a cycle, of panels
static const double SHARED_BY_ROWS = 24, SHARED_BY_COLUMNS = 16, WORTH_BALANCING = 1.1;

// How a phase with this stage is cut: fills in `tile`, a size for each dimension of the domain.
typedef void CutStage(const PassContext *c, const Op *stage, const Block *phase, Axes domain, int64_t *tile);

static int64_t count_tasks(Axes domain, const int64_t *tile) {
    int64_t n = 1;
    for (uint32_t i = 0; i < domain.n; i++) n *= i64_ceil_div(domain.v[i], tile[i]);
    return n;
}

// The sides of a contraction as its tasks read them: rows of one, panels of columns of the other, along the whole depth.
typedef struct {
    uint32_t m, n;       // the dimensions of the domain that they run along
    int64_t unit;        // columns are cut in multiples of it
    int64_t fewest;      // columns of a task
    double column_bytes; // of a column of the panels
    double cycles;       // of an element of the result
    double cache;        // bytes of a core's second cache that panels may fill
} Sides;

static bool panels_stay(const Sides *s, int64_t columns) { return (double)columns * s->column_bytes <= s->cache; }

// Are they fetched, little by little, while others are multiplied?
static bool panels_come(const Op *op, const TargetFacts *target) { return op_is_of_matrix_unit(op, target) && op_int(op, ATTR_prefetch, 0) > 0; }

static bool rows_stay(const Op *op, const Sides *s) {
    const Type to = op->results[0].type;
    return (double)contraction_depth(op) * (double)dtype_bytes(op->operands[0]->type->dtype) * (double)to->dims[to->rank - 2] <= s->cache;
}

// Columns are cut first, down to what the register tile wants: each part of the packed side is then still read by as few tasks. More takes one thread
// longer, and is only done for cores that would have nothing: of rows, where the panels of a task stay in the cache until the next one reads them as well;
// else of columns once more; and of rows anyway before most cores are idle.
static bool cut_macro_tile(const Sides *s, const ContractTile *t, double busy, int64_t *tile) {
    int64_t *m = &tile[s->m], *n = &tile[s->n], unit = t->mr, columns = i64_max(t->panels * PANEL_COLUMNS, s->fewest), fewest = i64_max(s->fewest, s->unit);
    bool rows = *m >= 2 * unit;
    if (*n >= *m && *n >= 2 * columns) *n = i64_round_up(i64_ceil_div(*n, 2), s->unit);
    else if (busy >= BUSY_ENOUGH) return false;
    else if (rows && panels_stay(s, *n)) *m = i64_round_up(i64_ceil_div(*m, 2), unit);
    else if (*n >= 2 * fewest) *n = i64_round_up(i64_ceil_div(*n, 2), s->unit);
    else if (rows && busy < MOSTLY_IDLE) *m = i64_round_up(i64_ceil_div(*m, 2), unit);
    else return false;
    return true;
}

// Of a matrix unit and panels that do not stay in the second cache: macro tiles that a task has below each other, as many as that cache holds the rows of. It
// multiplies so fast that it would wait for panels that all of one macro tile alone read.
static int64_t tiles_below(const Op *op, const TargetFacts *target) {
    enum { BELOW_EACH_OTHER = 4 };
    if (op->kind != OP_MATMUL || !op_is_of_matrix_unit(op, target)) return 1;
    const Type to = op->results[0].type;
    double row = (double)contraction_depth(op) * (double)dtype_bytes(op->operands[0]->type->dtype), near = (double)target->l2_bytes / 2;
    if (row * (double)to->dims[to->rank - 1] <= near) return 1;
    int64_t n = BELOW_EACH_OTHER;
    while (n > 1 && (double)(n * MACRO_TILE) * row > near) n--;
    return n;
}

// Macro tiles that a task has beside each other, while there are enough tasks for all cores. By dot products of vectors, since a task copies its rows, or sums
// them up, once for all of its columns; by a matrix unit as many as half of the second cache holds the panels of, where tasks one after the other share these
// or nothing fetches them: rows are then read once for all of them.
static int64_t tiles_beside(const PassContext *c, const Op *op, Axes domain, const Sides *s) {
    enum { BESIDE_EACH_OTHER = 4 };
    const TargetFacts *target = pass_target(c);
    if (!units_are_multiplied(op->operands[0]->type->dtype, op->operands[1]->type->dtype)) return 1;
    bool tiles = op_is_of_matrix_unit(op, target);
    if (tiles && (op->kind != OP_MATMUL || (domain.v[s->m] <= FEW_A_CORE * MACRO_TILE && !panels_stay(s, domain.v[s->n])))) return 1;
    int64_t tile[MAX_RANK], n = BESIDE_EACH_OTHER;
    for (uint32_t i = 0; i < domain.n; i++) tile[i] = 1;
    tile[s->m] = MACRO_TILE;
    for (; n > 1; n--) {
        tile[s->n] = n * MACRO_TILE;
        if (count_tasks(domain, tile) >= FEW_A_CORE * (int64_t)c->o->n_cores && (!tiles || panels_stay(s, tile[s->n]))) break;
    }
    return n;
}

// Rows of a task. Where only rows of one class share weights (ir/ops/conv/conv.h), it has enough neighbours of each.
static int64_t macro_rows(const Op *op, const TargetFacts *target) {
    int64_t rows = MACRO_TILE * tiles_below(op, target);
    if (op->kind != OP_CONV || !conv_is_dilated(op)) return rows;
    ConvDim last = conv_dim(op, op_axes(op, ATTR_window_dimensions).n - 1);
    while (rows < MOST_ROWS && rows / residues_of(&last).classes < OF_A_CLASS) rows *= 2;
    return rows;
}

// Register tiles of grouped columns begin where a group does.
static int64_t column_unit(const Op *op, const ContractTile *t) {
    if (op->kind != OP_CONV || op_int(op, ATTR_feature_group_count, 1) == 1) return LANES;
    ConvGroups g = conv_groups(op);
    return conv_tile_panels(&g, t->panels) * PANEL_COLUMNS;
}

// The register tile of a contraction: the processor's, or one that was chosen.
static ContractTile contract_tile(const Op *op, const TargetFacts *target) {
    ContractTile t = target->tiles[op->operands[0]->type->dtype];
    Axes chosen = op_axes(op, ATTR_registers);
    if (chosen.n == 2) t.mr = (uint32_t)chosen.v[0], t.panels = (uint32_t)chosen.v[1];
    return t;
}

// Of windows over an image, of whose lines the last places are no rows (ConvRun), rows are cut in as many whole lines as fill a register tile. 0: others.
static int64_t line_unit(const Op *op, const ContractTile *t) {
    ConvRun run;
    if (op->kind != OP_CONV || !conv_run_of_units(op, t, &run) || run.line == run.line_room) return 0;
    int64_t unit = run.line * i64_max(t->mr / run.line_room, 1);
    return unit <= MACRO_TILE ? unit : 0;
}

// Bytes of the whole domain that lie in scratch, a part of them for each task.
static double scratch_bytes(const Block *b) {
    double bytes = 0;
    for (const Op *op = b->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_results; i++)
            if (scratch_holds(&op->results[i]) && !scratch_taken(op)) bytes += (double)type_bytes(op->results[i].type);
    return bytes;
}

// Of products of whole rows: so many that what a task has of them stays in its cache beside the panels that all of them pass, and register tiles are whole,
// vectors of other stages too, which run along rows or from row to row (rows_are_apart).
static void cut_whole_rows(const PassContext *c, const Op *op, const Block *phase, Axes domain, int64_t *tile) {
    const TargetFacts *t = pass_target(c);
    Axes map = op_axes(op, ATTR_map);
    uint32_t m = (uint32_t)map.v[map.n - 2];
    int64_t units[MAX_RANK], n_rows = 1;
    units_find(phase, t, units);
    int64_t unit = units_common(contract_tile(op, t).mr, units[m]);
    for (uint32_t i = 0; i < domain.n; i++) {
        n_rows *= domain.v[i];
        tile[i] = i64_min(units[i], domain.v[i]);
    }
    double row_bytes = scratch_bytes(phase) / (double)n_rows; // none, where all that follows is another kernel
    int64_t fit = row_bytes > 0 ? (int64_t)((double)t->l2_bytes / ROWS_OF_CACHE / row_bytes) : 0;
    int64_t few = domain.v[m] * (n_rows / domain.v[m]) / c->o->n_cores; // rows of a core
    int64_t rows = i64_max(i64_min(fit, few) / unit, 2) * unit, parts = i64_ceil_div(domain.v[m], rows);
    tile[m] = i64_min(i64_round_up(i64_ceil_div(domain.v[m], parts), unit), domain.v[m]);
}

// Cycles of a task: its products, and its panels, which come from further away.
static double task_cycles(const Sides *s, const int64_t *tile) { return (double)tile[s->n] * ((double)tile[s->m] * s->cycles + s->column_bytes / FAR_BYTES); }

// Of what all cores could do in the time of the tasks, how much is done, by tiles that are as good as large ones: what a task reads is shared by its rows
// and by its columns.
static double used(const PassContext *c, const Sides *s, Axes domain, const int64_t *tile) {
    double n_tasks = (double)count_tasks(domain, tile), cores = c->o->n_cores, elems = 1;
    double rounds = (double)(((int64_t)n_tasks + c->o->n_cores - 1) / c->o->n_cores);
    for (uint32_t i = 0; i < domain.n; i++) elems *= (double)domain.v[i];
    double each = (double)tile[s->m] * (double)tile[s->n] * (1 + SHARED_BY_ROWS / (double)tile[s->m] + SHARED_BY_COLUMNS / (double)tile[s->n]);
    return elems / (rounds * cores * each);
}

// Where tasks are few for each core, the last ones may leave most cores idle, and a smaller one at an edge its own. Tiles of equal sizes are tried then, with
// rows by whole register tiles.
static void balance(const PassContext *c, const Sides *s, const ContractTile *t, Axes domain, int64_t *tile) {
    int64_t m = domain.v[s->m], n = domain.v[s->n], unit = t->mr, best_m = tile[s->m], best_n = tile[s->n];
    int64_t fewest = i64_max(m < unit ? t->panels * PANEL_COLUMNS : s->fewest, s->unit); // a few rows of few columns are too few sums
    int64_t widest = i64_min(2 * best_n, MACRO_TILE);
    if (count_tasks(domain, tile) >= FEW_A_CORE * (int64_t)c->o->n_cores) return;
    best_m = tile[s->m] = i64_min(i64_round_up(i64_ceil_div(m, i64_ceil_div(m, best_m)), unit), best_m);
    double best = used(c, s, domain, tile) * WORTH_BALANCING;
    for (int64_t columns = fewest; columns <= i64_max(widest, fewest); columns *= 2)
        for (int64_t parts = 1; parts <= i64_ceil_div(m, 2 * unit); parts++) {
            tile[s->m] = i64_min(i64_round_up(i64_ceil_div(m, parts), unit), m);
            tile[s->n] = i64_min(i64_round_up(columns, s->unit), n);
            if (tile[s->m] > MACRO_TILE || (parts > 1 && task_cycles(s, tile) < WORTH_CUTTING / 2)) continue;
            double now = used(c, s, domain, tile);
            if (now > best) best = now, best_m = tile[s->m], best_n = tile[s->n];
        }
    tile[s->m] = best_m, tile[s->n] = best_n;
}

static void cut_for_cores(const PassContext *c, const Op *op, Axes domain, const Sides *s, const ContractTile *t, int64_t *tile) {
    bool more = true;
    while (more && task_cycles(s, tile) >= 2 * WORTH_CUTTING) {
        double busy = (double)count_tasks(domain, tile) / c->o->n_cores;
        more = busy < 1 && cut_macro_tile(s, t, busy, tile);
    }
    if (op->kind != OP_CONV || !conv_is_dilated(op)) balance(c, s, t, domain, tile);
}

// Does a task lay out its rows in another form, once for all of its columns? (Of FEW_ROWS that takes next to nothing.)
static bool makes_digits(const Op *op, const TargetFacts *t) { return t->tiles[DT_I8].mr && groups_by_digits(op) && !op_has_few_rows(op); }

static void cut_by_macro_tiles(const PassContext *c, const Op *op, const Block *phase, Axes domain, int64_t *tile) {
    const TargetFacts *t = pass_target(c);
    Axes map = op_axes(op, ATTR_map);
    if (map.v[map.n - 1] < 0) {
        cut_whole_rows(c, op, phase, domain, tile);
        return;
    }
    Sides s = {.m = (uint32_t)map.v[map.n - 2], .n = (uint32_t)map.v[map.n - 1], .cache = (double)t->l2_bytes / 2};
    ContractTile registers = contract_tile(op, t);
    s.unit = column_unit(op, &registers);
    bool digits = makes_digits(op, t);
    s.fewest = digits ? DIGITS_COLUMNS : FEWEST_COLUMNS;
    s.column_bytes = (double)contraction_depth(op) * (double)dtype_bytes(op->operands[1]->type->dtype);
    s.cycles = op_cycles(op, t) / (double)op->results[0].type->n_elems;
    int64_t lines = line_unit(op, &registers), rows = lines ? MACRO_TILE / lines * lines : macro_rows(op, t);
    if (lines) registers.mr = (uint32_t)lines;
    for (uint32_t i = 0; i < domain.n; i++) tile[i] = 1;
    Axes chosen = op_axes(op, ATTR_task);
    tile[s.m] = i64_min(domain.v[s.m], chosen.n == 2 ? i64_round_up(chosen.v[0], registers.mr) : rows);
    int64_t beside = tiles_beside(c, op, domain, &s), columns = MACRO_TILE * beside;
    if (beside > 1 && chosen.n != 2) tile[s.m] = i64_min(domain.v[s.m], MACRO_TILE);
    tile[s.n] = i64_min(domain.v[s.n], chosen.n == 2 ? i64_round_up(chosen.v[1], s.unit) : columns / s.unit * s.unit);
    const Op *packs = op->operands[1]->def; // by each task, so all rows stay together (phases.c)
    if (chosen.n != 2 && !(packs && packs->kind == OP_PACK && stage_of(packs) == STAGE_NONE)) cut_for_cores(c, op, domain, &s, &registers, tile);
    // Neighbouring tasks share panels where all of them are more than the cache holds, or come from afar while it holds all rows; else rows, or where it has
    // several macro tiles of these.
    if (digits) return; // of its rows a core makes them once, for all tasks that follow each other
    bool whole = tile[s.m] == domain.v[s.m] || tile[s.n] == domain.v[s.n];
    if (whole || tile[s.m] > MACRO_TILE || !panels_stay(&s, tile[s.n]) || (panels_stay(&s, domain.v[s.n]) && !(panels_come(op, t) && rows_stay(op, &s))))
        return;
    int64_t order[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < domain.n; i++)
        if (i != s.m) order[n++] = i;
    order[n] = s.m;
    op_set_attr(c->m, block_end(phase), attr_axes(&c->m->arena, ATTR_order, order, domain.n));
}

static double cut_dimension(int64_t size, int64_t unit, double tasks, int64_t *tile) {
    int64_t parts = tasks < (double)size ? (int64_t)tasks : size;
    if (parts <= 1) return tasks;
    *tile = i64_min(i64_round_up(i64_ceil_div(size, parts), unit), size);
    return tasks / (double)i64_ceil_div(size, *tile);
}

// Depthwise windows over bytes: each task lays out lines with what lies around its own, and packs weights. So tasks are FEW_A_CORE, of parts of lines that
// stay in the first cache, laid out, beside the image. (Those of the same channels follow each other: see order_by_channels.) NULL: there are none.
static const Op *quads_of(const Block *b, const TargetFacts *target, double *out_parts) {
    enum { COLUMN_BYTES = QUADS_LANE * 64 }; // of a column that is laid out
    for (const Op *op = b->first; op; op = op->next) {
        ConvBytes bytes;
        ConvNeighbours windows = units_neighbours(op, target);
        if (!windows.conv || !target->tiles[DT_I8].mr || !conv_of_bytes(windows.conv, &bytes)) continue;
        ConvDim across = convolution_dim(windows.conv, 1);
        *out_parts = (double)i64_ceil_div(across.out * across.stride * COLUMN_BYTES, NEAR_SCRATCH / 2);
        return op;
    }
    return NULL;
}

// Tasks that differ in other dimensions alone have what one packed for its channels.
static void order_by_channels(const PassContext *c, const Block *phase, Axes domain, int64_t channels, const int64_t *tile) {
    int64_t order[MAX_RANK];
    uint32_t n = 0;
    if (channels <= 0 || tile[channels] == domain.v[channels]) return;
    order[n++] = channels;
    for (uint32_t i = 0; i < domain.n; i++)
        if (i != channels) order[n++] = i;
    op_set_attr(c->m, block_end(phase), attr_axes(&c->m->arena, ATTR_order, order, domain.n));
}

static void cut_by_elements(const PassContext *c, const Op *stage, const Block *b, Axes domain, int64_t *tile) {
    (void)stage;
    int64_t unit[MAX_RANK];
    const TargetFacts *target = pass_target(c);
    units_find(b, target, unit);
    for (uint32_t i = 0; i < domain.n; i++) tile[i] = domain.v[i];
    double tasks = phase_cycles(b, target) / TASK_CYCLES, most = (double)c->o->n_cores * TASKS_A_CORE;
    if (c->o->task_cycles) most = tasks *= (double)TASK_CYCLES / c->o->task_cycles;
    double parts = 1;
    const Op *quads = quads_of(b, target, &parts);
    if (quads && !c->o->task_cycles) most = (double)c->o->n_cores * FEW_A_CORE;
    double bytes = scratch_bytes(b), near = bytes / NEAR_SCRATCH, scratch = bytes / (double)(target->l2_bytes / 2);
    if (near > most) most = near;
    if (tasks > most) tasks = most;
    if (scratch > tasks) tasks = scratch;
    for (const Op *op = b->first; op; op = op->next) // some channels at a time, where that is better: these are cut first
        if (units_neighbours(op, target).conv) {
            int64_t channels = op_axes(op, ATTR_map).v[op_axes(op, ATTR_map).n - 1];
            if (channels >= 0) tasks = cut_dimension(domain.v[channels], unit[channels], tasks, &tile[channels]); // else a task has all
        }
    Axes map = quads ? op_axes(quads, ATTR_map) : (Axes){0};
    if (map.n > 1 && map.v[map.n - 2] >= 0) {
        uint32_t across = (uint32_t)map.v[map.n - 2];
        tasks *= cut_dimension(domain.v[across], unit[across], parts, &tile[across]) / parts;
    }
    for (uint32_t i = 0; i < domain.n && tasks > 1; i++)
        if (tile[i] == domain.v[i]) tasks = cut_dimension(domain.v[i], unit[i], tasks, &tile[i]);
    if (map.n) order_by_channels(c, b, domain, map.v[map.n - 1], tile);
}

// Each task walks all indices, so there are no more of them than cores, and more than a FEW only where each has much of a window; a row that tasks share
// is cut into parts worth going to.
static void cut_by_cores(const PassContext *c, const Op *op, const Block *phase, Axes domain, int64_t *tile) {
    (void)phase;
    Axes map = op_axes(op, ATTR_map);
    int64_t last = map.n ? map.v[map.n - 1] : -1, window = 1;
    for (uint32_t i = 0; i < domain.n; i++) window *= domain.v[i];
    int64_t parts = i64_min(c->o->n_cores, i64_max(FEW, window / WORTH_WALKING));
    if (op->operands[op->n_operands - 1]->type->n_elems < SCATTER_WORTH) parts = 1;
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

// The devices of an exchange share the tasks of a kernel where all that it makes are maps, which each task can store for every one of them; else each
// device runs all of it. So it does where the exchange has loops or branches, in which devices do not wait for each other's shares.
static bool is_shared(const Op *kernel) {
    const Op *around = kernel->block->parent;
    if (!around || around->kind != OP_EXCHANGE || !op_int(around, ATTR_shared, 0) || kernel->n_regions != 1) return false;
    for (const Op *op = kernel->block->first; op; op = op->next)
        if (op_has(op->kind, CONTROL)) return false;
    for (const Op *op = kernel->regions[0]->first; op; op = op->next)
        if (stage_of(op) != STAGE_NONE && stage_of(op) != STAGE_MAP) return false;
    return true;
}

// Of a phase whose tasks have whole rows of a product: which dimension of the domain these are; -1: it is none.
static int whole_rows(const Block *phase) {
    const Op *product = stage_find(phase, STAGE_CONTRACT);
    Axes map = product ? op_axes(product, ATTR_map) : (Axes){0};
    return map.n && map.v[map.n - 1] < 0 ? (int)map.v[map.n - 2] : -1;
}

// Maps that read across memory say so: vectors run along two of their dimensions. Not over what is a batch to a product, of which a task has one: what packs
// for the product (phases.c) does it of rows alone, and so do maps of whole rows.
static void mark_across(Module *m, const Block *phase) {
    int rows = whole_rows(phase);
    for (Op *op = phase->first; op; op = op->next) {
        bool packs = op->kind == OP_PACK && op_attr(op, ATTR_map) && stage_of(op) == STAGE_NONE;
        int64_t d = packs || stage_of(op) == STAGE_MAP ? map_across(op) : -1;
        if (d < 0 || (packs && d != op->results[0].type->rank - 2)) continue;
        int64_t along = op_axes(op, ATTR_map).v[d];
        if (rows < 0 || along < 0 || along == rows) op_set_attr(m, op, attr_i64(ATTR_across, d));
    }
}

// No task has a part of what vectors, chunks or tiles of pixels need whole: their code does not look for ends inside a dimension. (A sort in phases does.)
static void check_units(const PassContext *c, const Block *phase, Axes domain, const int64_t *tile) {
    int64_t units[MAX_RANK];
    if (stage_find(phase, STAGE_SORT) || stage_find(phase, STAGE_MERGE)) return;
    units_find(phase, pass_target(c), units);
    for (uint32_t i = 0; i < domain.n; i++)
        if (tile[i] != domain.v[i] && tile[i] % units[i]) ICE("tasks of %" PRId64 " of dimension %u, which units of %" PRId64 " share", tile[i], i, units[i]);
}

static void tile_op(Op *op, void *context) {
    PassContext *c = context;
    if (op->kind != OP_KERNEL) return;
    for (uint32_t r = 0; r < op->n_regions; r++) {
        mark_across(c->m, op->regions[r]);
        reach_mark(c->m, op->regions[r]);
        Op *end = block_end(op->regions[r]);
        Axes domain = op_axes(end, ATTR_domain);
        int64_t tile[MAX_RANK];
        cut_phase(c, op->regions[r], domain, tile);
        check_units(c, op->regions[r], domain, tile);
        limits_of_tasks(c, op, op->regions[r], domain, tile);
        op_set_attr(c->m, end, attr_axes(&c->m->arena, ATTR_tile, tile, domain.n));
        c->changed = true;
    }
    if (!is_shared(op)) return;
    const Block *region = op->block;
    int64_t copies = region->n_args / region->parent->n_operands;
    if (copies > 1) op_set_attr(c->m, block_end(op->regions[0]), attr_i64(ATTR_copies, copies));
}

bool pass_tile(PassContext *c) {
    Func *f = module_main(c->m);
    size_t n_errors = c->d->n_errors;
    if (f) prefetch_choose(c, f);
    if (f) block_walk(f->body, tile_op, c);
    return c->d->n_errors == n_errors;
}
