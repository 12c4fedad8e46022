// Which ops go into one kernel. One rule: a consumer joins the kernel of its producer when each task needs only its own tiles of the
// kernel's values. Every value of a kernel has a map from its dimensions to those of the kernel's domain (plan.h); the rule is that the
// maps along all paths from the kernel's values to the consumer agree. A reduction asks for whole rows, so the domain gives up the reduced
// dimensions if enough of it remains; the chunks of a long one (chunks.c) leave the domain as it is, and tasks are whole chunks. Bias and activation
// behind a contraction, softmax and layer norm follow from that.
//
// Views, constants and iotas belong to no kernel: they are recomputed by index in each that reads them, unless something needs
// them in memory (memory.c). Here is the pass: blocks from the inside out, each prepared (prepare.c), clustered (cluster.c, maps.c) and written anew
// (outline.c).
#include "passes/fuse/cluster.h"

#include "passes/rewrite.h"

#include <stdlib.h>

// So many views, each recomputed through the one before, end in this one.
static uint32_t count_views(const Op *op) {
    if (!op_has(op->kind, VIEW)) return 0;
    const Op *def = op->operands[0]->def;
    return 1 + (def && def->block == op->block && !node_of(def)->regular ? node_of(def)->n_views : 0);
}

static void make_nodes(Fusion *f) {
    Op *effect = NULL; // the last op with one
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = arena_new(f->c->scratch, Node);
        *n = (Node){.cluster = -1, .n_views = count_views(op)};
        n->kept = op_is_step(op->kind) || op_has(op->kind, END) || op->results[0].type->n_elems == 0 || op_is_copied(op);
        n->regular = op_is_copy(op) || (n->n_views > MAX_VIEWS && !n->kept);
        op->mark = n;
        if (op_has(op->kind, END) || op_is_pure(op)) continue;
        n->after = effect;
        effect = op;
    }
    nodes_link(f);
}

static bool fuse_block(PassContext *c, Block *b);

static void fuse_region(PassContext *c, Block *b) {
    constants_prepare(c->m, b);
    fuse_block(c, b);
}

static bool fuse_block(PassContext *c, Block *b) {
    empty_results_prepare(c->m, b);
    updates_prepare(c->m, b);
    concatenates_prepare(c->m, b);
    counted_prepare(c->m, b);
    widenings_prepare(c->m, b);
    products_prepare(c->m, b);
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_WHILE) crossing_states_prepare(c->m, op->regions[1]);
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) fuse_region(c, op->regions[r]);
    }
    Fusion f = {.c = c, .m = c->m, .block = b};
    make_nodes(&f);
    nodes_need_memory(&f);
    clusters_grow(&f);
    clusters_outline(&f);
    for (Op *op = b->first; op; op = op->next) {
        op->mark = NULL;
        for (uint32_t r = 0; r < op->n_results; r++) op->results[r].mark = NULL;
    }
    for (size_t i = 0; i < f.clusters.n; i++) vec_free(&f.clusters.items[i].ops);
    vec_free(&f.clusters);
    vec_free(&f.work);
    return true;
}

// Marks mean nodes here: none has one yet.
static void forget_mark(Op *op, void *context) {
    (void)context;
    op->mark = NULL;
}

bool pass_fuse(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) block_walk(f->body, forget_mark, NULL);
    if (f) crossing_variables_prepare(c->m, f), c->changed |= fuse_block(c, f->body);
    return true;
}
