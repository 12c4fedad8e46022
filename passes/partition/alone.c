// Collectives whose groups have one member each, and permutations in which everybody gets its own: nobody gets anything from another device, so they are
// dropped. JAX writes them for a shard_map over axes of size 1 and leaves out the manual computation around them, so that they stand among whole arrays.
#include "passes/partition/partition.h"

#include "ir/ops/devices/groups.h"

typedef struct {
    Module *m;
    Arena *a;
    Diags quiet; // what is wrong with one is said where it is expanded
    bool any;
} Dropping;

static bool is_alone(Dropping *x, const Op *op) {
    uint32_t n_replicas = module_n_replicas(x->m), n_partitions = module_n_partitions(x->m);
    const uint32_t *sources;
    Groups g;
    bool pairs = op->kind == OP_COLLECTIVE_PERMUTE;
    if (!(pairs ? sources_make(op, n_replicas, n_partitions, x->a, &sources, &x->quiet) : groups_make(op, n_replicas, n_partitions, x->a, &g, &x->quiet)))
        return false;
    for (uint32_t d = 0; d < n_replicas * n_partitions; d++)
        if (pairs ? sources[d] != d : g.group[d] == NO_DEVICE || group_size(&g, g.group[d]) != 1) return false;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].type != op->operands[i]->type) return false;
    return true;
}

static void drop(Op *op, void *context) {
    Dropping *x = context;
    if (!op_is_collective(op->kind) || !is_alone(x, op)) return;
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], op->operands[i]);
    op_unlink(op);
    x->any = true;
}

bool collectives_drop_alone(Module *m, Block *b, Arena *a) {
    Dropping x = {.m = m, .a = a};
    diags_init(&x.quiet, "tpucc");
    block_walk(b, drop, &x);
    diags_free(&x.quiet);
    return x.any;
}
