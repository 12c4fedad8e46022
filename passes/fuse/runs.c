// Sorts of rows that are too long for a core's second cache, or too few for all cores, become phases: runs of the rows are sorted, a task
// each; then neighbouring runs are merged, by twos, until one is left. How long a run is depends on the sizes and on what the program is
// compiled for, never on the number of threads. Every phase holds the whole sort: a sort of what is sorted in part is the same.
#include "passes/pass.h"
#include "passes/place/overwrite.h"

#include "ir/builder/build.h"
#include "ir/ops/sort.h"
#include "ir/ops/stage.h"

enum { MIN_RUN = 8 << 10, MAX_MERGES = 24 };

// Elements that a task sorts: a power of two, or the whole row.
static int64_t run_length(const PassContext *c, const Op *sort) {
    const Type t = sort->results[0].type;
    int64_t n = t->dims[sort_dimension(sort)], bytes = 0, run = MIN_RUN;
    for (uint32_t i = 0; i < sort->n_results; i++) bytes += (int64_t)dtype_bytes(sort->results[i].type->dtype);
    while (run < n && 2 * run * bytes <= (int64_t)pass_target(c)->l2_bytes / 2) run *= 2;
    int64_t cores = c->o->n_cores, rows = t->n_elems / n;
    while (run > MIN_RUN && rows * i64_ceil_div(n, run) < cores) run /= 2;
    return i64_min(run, n);
}

// ---- building

static void set_stage(PassContext *c, Op *sort, Stage stage, int64_t run) {
    Module *m = c->m;
    const Type t = sort->results[0].type;
    int64_t map[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) map[i] = i;
    stage_set(m, sort, stage);
    op_set_attr(m, sort, attr_axes(&m->arena, ATTR_map, map, t->rank));
    op_set_attr(m, sort, attr_axes(&m->arena, ATTR_tile, &run, 1));
    op_set_attr(m, block_end(sort->block), attr_axes(&m->arena, ATTR_domain, t->dims, t->rank));
}

typedef struct {
    const Op *op;
    bool found;
} Using;

static void find_use(Op *op, void *context) {
    Using *u = context;
    for (uint32_t i = 0; i < op->n_operands; i++) u->found |= op->operands[i]->def == u->op;
}

static void drop_unused(Block *b) {
    for (Op *op = b->last->prev, *prev; op; op = prev) {
        prev = op->prev;
        Using u = {op, false};
        block_walk(b, find_use, &u);
        if (!u.found) op_unlink(op);
    }
}

static void build_phase(PassContext *c, Op *phases, uint32_t r, const Op *kernel, int64_t run) {
    Block *to = phases->regions[r], *from = kernel->regions[0];
    ValueMap map = {0};
    for (uint32_t i = 0; i < kernel->n_operands; i++) {
        Value *arg = block_add_arg(c->m, to, kernel->operands[i]->type, NULL);
        value_map_set(&map, from->args[i], arg);
    }
    for (uint32_t i = 0; i < r * kernel->n_results; i++) block_add_arg(c->m, to, kernel->results[i % kernel->n_results].type, NULL);
    block_clone_into(c->m, from, to, NULL, &map, true);
    value_map_free(&map);
    Op *sort = block_end(to)->operands[0]->def;
    set_stage(c, sort, r ? STAGE_MERGE : STAGE_SORT, run);
    if (!r) return;
    for (uint32_t i = 0; i < sort->n_operands; i++) sort->operands[i] = to->args[kernel->n_operands + (r - 1) * kernel->n_results + i];
    drop_unused(to);
}

static bool split(PassContext *c, Op *kernel) {
    const Op *sort = overwrite_sort(kernel);
    if (!sort || kernel->n_regions != 1) return false;
    int64_t n = sort->results[0].type->dims[sort_dimension(sort)], run = run_length(c, sort);
    uint32_t n_merges = 0;
    while (run << n_merges < n) n_merges++;
    if (!n_merges || n_merges > MAX_MERGES) return false;
    Op *phases = op_new(c->m, OP_KERNEL, kernel->loc, kernel->n_operands, kernel->n_results, 1 + n_merges);
    for (uint32_t i = 0; i < kernel->n_operands; i++) phases->operands[i] = kernel->operands[i];
    op_insert_before(phases, kernel);
    for (uint32_t r = 0; r <= n_merges; r++) build_phase(c, phases, r, kernel, r ? run << (r - 1) : run);
    for (uint32_t i = 0; i < kernel->n_results; i++) {
        phases->results[i].type = kernel->results[i].type;
        value_replace(&kernel->results[i], &phases->results[i]);
    }
    op_unlink(kernel);
    return true;
}

static void split_block(PassContext *c, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++) split_block(c, op->regions[r]);
        if (op->kind == OP_KERNEL) c->changed |= split(c, op);
    }
}

bool pass_runs(PassContext *c) {
    Func *f = module_main(c->m);
    if (!f) return true;
    split_block(c, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
