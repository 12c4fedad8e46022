// Attention: a product, work on whole rows of it, and a product of these rows with something else, one kernel. A task has some rows of the first product, all
// of their columns, in its scratch, which the second one reads as they lie there; neither the scores nor what is made of them is ever in memory.
//
// It pays where a reduction of rows lies in between: what is elementwise goes into the register tiles of the first product (an epilogue), and rows need not be
// whole. And only where there are enough rows for all cores, and some of them fit into the second cache.
#include "passes/fuse/cluster.h"

#include "ir/ops/cost.h"
#include "ir/ops/view.h"
#include "passes/layout/layout.h"

enum {
    MOST_BETWEEN = 64,  // ops that are looked at behind a product
    FEWEST_ROWS = 2,    // register tiles that a task has of them at least
    NOT_WORTH = 1 << 20 // multiply-adds that few cores may as well do
};

typedef struct {
    const Op *ops[MOST_BETWEEN];
    uint32_t n;
    bool reduces;
} Between;

static void look_at(Between *b, const Op *op) {
    for (uint32_t i = 0; i < b->n; i++)
        if (b->ops[i] == op) return;
    if (b->n < MOST_BETWEEN) b->ops[b->n++] = op;
}

static bool reduces_rows(const Op *op) {
    Axes dims = op_axes(op, ATTR_dimensions);
    return op->kind == OP_REDUCE && dims.n == 1 && dims.v[0] == op->operands[0]->type->rank - 1;
}

static bool is_between(const Fusion *f, const Op *op) {
    if (op->block != f->block || !op->mark || node_of(op)->kept || node_of(op)->regular) return false;
    return op_has(op->kind, MAP) || op_has(op->kind, VIEW) || reduces_rows(op);
}

// Every task reads all of the other operand, and there are many of them: weights, which are large, are better read by few.
static bool is_of_arguments(const Op *op) { return op->kind == OP_MATMUL && !contract_is_constant(op->operands[1]); }

// Is there a product whose first operand is made of rows of op's?
static bool leads_to_product(const Fusion *f, const Op *op) {
    Between b = {0};
    bool found = false;
    look_at(&b, op);
    for (uint32_t i = 0; i < b.n; i++) {
        const Node *n = node_of(b.ops[i]);
        for (uint32_t k = 0; k < n->n_readers; k++) {
            const Op *reader = n->readers[k];
            b.reduces |= reduces_rows(reader);
            if (is_between(f, reader)) look_at(&b, reader);
            else found |= is_of_arguments(reader) && reader->block == f->block && reader->operands[0]->def == b.ops[i];
        }
    }
    return found && b.reduces;
}

bool product_keeps_rows(const Fusion *f, const Op *op) {
    if (!is_of_arguments(op)) return false;
    const TargetFacts *target = pass_target(f->c);
    const Type t = op->results[0].type;
    int64_t rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1], fewest = FEWEST_ROWS * target->tiles[op->operands[0]->type->dtype].mr;
    double bytes = (double)fewest * (double)i64_round_up(columns, PANEL_COLUMNS) * (double)dtype_bytes(t->dtype);
    int64_t tasks = t->n_elems / (rows * columns) * i64_ceil_div(rows, fewest);
    if (columns < LANES || bytes > (double)target->l2_bytes / 2) return false;
    if (tasks < f->c->o->n_cores && op_steps(op) > NOT_WORTH) return false;
    return leads_to_product(f, op);
}

// A product joins the cluster that made the rows of its first operand, each of them whole in a task, if the second one is made elsewhere.
bool product_map(const Fusion *f, const Op *op, int cluster, DimMap *out) {
    const Type t = op->results[0].type;
    uint32_t depth = t->rank - 1;
    View view;
    DimMap rows, panels;
    if (!is_of_arguments(op) || cluster_map_of(f, op->operands[0], cluster, &rows) != PATH_INSIDE ||
        cluster_map_of(f, op->operands[1], cluster, &panels) != PATH_OUTSIDE)
        return false;
    if (!view_resolve(op->operands[0], &view) || !view_keeps_dims(&view, (uint32_t[MAX_RANK]){0})) return false;
    if (rows.d[depth] >= 0) return false;
    for (uint32_t i = 0; i + 1 < t->rank; i++) out->d[i] = rows.d[i] == MAP_FREE ? MAP_LOCAL : rows.d[i];
    out->d[depth] = MAP_LOCAL;
    return true;
}

bool rows_are_apart(const Fusion *f, const Op *op, int cluster, const DimMap *map) {
    const Op *product = f->clusters.items[cluster].ops.items[0];
    const DimMap *rows = product->results[0].mark;
    uint32_t m = product->results[0].type->rank - 2, rank = op->results[0].type->rank;
    return rank && map->d[rank - 1] >= 0 && map->d[rank - 1] != rows->d[m];
}
