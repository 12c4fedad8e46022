// What waits for what, while clusters grow: an op for what it reads, in its regions as well, and for the op with an effect before it; a cluster for all
// that its members wait for.
#include "passes/cluster.h"

#include <stdlib.h>
#include <string.h>

typedef struct { const Block *b; VEC(Value *) values; } Captures;

static void find_captures(Op *op, void *context) {
    Captures *c = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->block == c->b) vec_push(&c->values, op->operands[i]);
}

void node_find_reads(Fusion *f, Op *op) {
    Node *n = node_of(op);
    n->reads = op->operands, n->n_reads = op->n_operands;
    Captures captured = {.b = f->block};
    for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], find_captures, &captured);
    if (captured.values.n) {
        n->n_reads += (uint32_t)captured.values.n;
        n->reads = arena_array(f->c->scratch, Value *, n->n_reads);
        memcpy(n->reads, op->operands, op->n_operands * sizeof *n->reads);
        memcpy(n->reads + op->n_operands, captured.values.items, captured.values.n * sizeof *n->reads);
    }
    vec_free(&captured.values);
}

static bool depends_on(Fusion *f, const Value *v, int cluster, uint32_t stamp);

static bool reads_depend(Fusion *f, const Op *op, int cluster, uint32_t stamp) {
    for (uint32_t i = 0; i < node_of(op)->n_reads; i++)
        if (depends_on(f, node_of(op)->reads[i], cluster, stamp)) return true;
    return false;
}

static bool op_depends(Fusion *f, Op *op, int cluster, uint32_t stamp) {
    if (!op->mark || op->block != f->block) return false;
    Node *n = node_of(op);
    if (n->cluster == cluster) return true;
    if (op->id == stamp) return false;
    op->id = stamp;
    if (n->cluster >= 0) { // whatever its cluster reads
        Cluster *c = &f->clusters.items[n->cluster];
        for (size_t k = 0; k < c->ops.n; k++) {
            Op *member = c->ops.items[k];
            member->id = stamp;
            if (reads_depend(f, member, cluster, stamp)) return true;
        }
        return false;
    }
    return reads_depend(f, op, cluster, stamp) || (n->after && op_depends(f, n->after, cluster, stamp));
}

static bool depends_on(Fusion *f, const Value *v, int cluster, uint32_t stamp) {
    return v->def && op_depends(f, v->def, cluster, stamp);
}

bool cluster_would_wait(Fusion *f, const Op *op, int cluster) {
    static _Thread_local uint32_t stamp;
    for (uint32_t i = 0; i < node_of(op)->n_reads; i++) {
        const Value *v = node_of(op)->reads[i];
        while (v->def && v->def->mark && v->def->block == f->block && op_has(v->def->kind, VIEW) && node_of(v->def)->cluster < 0) v = v->def->operands[0];
        if (!v->def || !v->def->mark || v->def->block != f->block || node_of(v->def)->cluster == cluster) continue;
        if (++stamp == 0) stamp = 1;
        if (depends_on(f, v, cluster, stamp | 0x80000000u)) return true;
    }
    return false;
}
