// What waits for what, while clusters grow: an op for what it reads, in its regions as well, and for the op with an effect before it; a cluster for all
// that its members wait for.
//
// Clusters grow as the walk goes on, so it is not enough to look at the order of ops: an early cluster may wait for a late op by now. `latest` says
// how late; when a cluster grows, those that wait for it are told. A search for a cluster then leaves out whatever ended before it began, which is
// nearly everything: long chains of layers take linear time. Searches keep their own stack, since chains may be as long as the model.
#include "passes/fuse/cluster.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Block *b;
    VEC(Value *) values;
} Captures;

static void find_captures(Op *op, void *context) {
    Captures *c = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->block == c->b) vec_push(&c->values, op->operands[i]);
}

static void find_reads(Fusion *f, Op *op) {
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

// The op that makes the value, if it has a node.
static Op *maker(const Fusion *f, const Value *v) { return v->def && v->def->mark && v->def->block == f->block ? v->def : NULL; }

// Op number i that this one waits for, from 0 to n_reads; NULL if that is none of the block.
static Op *waited_for(const Fusion *f, const Node *n, uint32_t i) { return i < n->n_reads ? maker(f, n->reads[i]) : n->after; }

void nodes_link(Fusion *f) {
    uint32_t position = 0;
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        n->position = ++position;
        find_reads(f, op);
        for (uint32_t i = 0; i <= n->n_reads; i++)
            if (waited_for(f, n, i)) node_of(waited_for(f, n, i))->n_readers++;
    }
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        n->readers = arena_array(f->c->scratch, Op *, n->n_readers + 1);
        n->n_readers = 0;
    }
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        for (uint32_t i = 0; i <= n->n_reads; i++) {
            Node *read = waited_for(f, n, i) ? node_of(waited_for(f, n, i)) : NULL;
            if (read) read->readers[read->n_readers++] = op;
        }
    }
}

static void push_members(Fusion *f, const Cluster *c) {
    for (size_t i = 0; i < c->ops.n; i++) vec_push(&f->work, c->ops.items[i]);
}

static void waits_until(Fusion *f, Op *op, uint32_t position) {
    Node *n = node_of(op);
    Cluster *c = n->cluster < 0 ? NULL : &f->clusters.items[n->cluster];
    uint32_t *latest = c ? &c->latest : &n->latest;
    if (!*latest || *latest >= position) return;
    *latest = position;
    if (c) push_members(f, c);
    else vec_push(&f->work, op);
}

void cluster_has_grown(Fusion *f, int cluster, const Op *op) {
    Cluster *c = &f->clusters.items[cluster];
    c->latest = node_of(op)->position;
    f->work.n = 0;
    if (c->ops.n > 1) push_members(f, c);
    while (f->work.n) {
        const Node *n = node_of(f->work.items[--f->work.n]);
        for (uint32_t i = 0; i < n->n_readers; i++) waits_until(f, n->readers[i], c->latest);
    }
}

// Continues the search at the op; true if that is where it leads.
static bool search_from(Fusion *f, Op *op, int cluster) {
    Node *n = node_of(op);
    if (n->cluster == cluster) return true;
    Cluster *c = n->cluster < 0 ? NULL : &f->clusters.items[n->cluster];
    uint32_t *stamp = c ? &c->stamp : &n->stamp, latest = c ? c->latest : n->latest;
    if (*stamp == f->stamp || latest < node_of(f->clusters.items[cluster].ops.items[0])->position) return false;
    *stamp = f->stamp;
    if (c) push_members(f, c);
    else vec_push(&f->work, op);
    return false;
}

static bool search(Fusion *f, int cluster) {
    while (f->work.n) {
        const Node *n = node_of(f->work.items[--f->work.n]);
        for (uint32_t i = 0; i <= n->n_reads; i++) {
            Op *op = waited_for(f, n, i);
            if (op && search_from(f, op, cluster)) return true;
        }
    }
    return false;
}

// Who makes what op reads as its i-th, seen through views that belong to nobody.
static Op *read_from(Fusion *f, const Op *op, uint32_t i) {
    Op *def = maker(f, node_of(op)->reads[i]);
    while (def && op_has(def->kind, VIEW) && node_of(def)->cluster < 0) def = maker(f, def->operands[0]);
    return def;
}

bool cluster_is_read(Fusion *f, const Op *op, int cluster) {
    for (uint32_t i = 0; i < node_of(op)->n_reads; i++) {
        const Op *def = read_from(f, op, i);
        if (def && node_of(def)->cluster == cluster) return true;
    }
    return false;
}

bool cluster_would_wait(Fusion *f, const Op *op, int cluster) {
    f->stamp++;
    f->work.n = 0;
    for (uint32_t i = 0; i < node_of(op)->n_reads; i++) {
        Op *def = read_from(f, op, i);
        if (def && node_of(def)->cluster != cluster && search_from(f, def, cluster)) return true;
    }
    return search(f, cluster);
}
