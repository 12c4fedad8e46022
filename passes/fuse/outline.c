// Clusters become tpu.kernel ops: which of a cluster's values are materialised by a stage, which are its operands and results, and the
// order of kernels in the block. A value is materialised if it is read outside the cluster, if it is a reduction, or if two stages would
// repeat work on it.
#include "passes/fuse/cluster.h"

#include "ir/ops/cost.h"
#include "ir/ops/stage.h"
#include "ir/ops/view.h"

#include <stdlib.h>

// ---- stages

enum { ROOT_NONE = 0, ROOT_MANY = -1 };

typedef struct {
    int root;                        // the one stage that recomputes it, ROOT_NONE or ROOT_MANY
    bool staged, returned, repeated; // repeated: read through a broadcast
    bool moved;                      // read through a view that changes the index
    bool covered;                    // read by windows, which have each element more than once
    uint32_t n_reads;
} Member;

typedef struct {
    Fusion *f;
    Cluster *c;
    int number;
    Member *members; // by Op.id
} Outline;

static Member *member_of(const Outline *o, const Op *op) {
    return op->mark && op->block == o->f->block && node_of(op)->cluster == o->number ? &o->members[op->id] : NULL;
}

static void add_root(Member *m, int root) {
    if (root == ROOT_NONE || m->root == root) return;
    m->root = m->root == ROOT_NONE ? root : ROOT_MANY;
}

// The reader `root` reads v, through views that are recomputed.
static void reads_value(Outline *o, const Value *v, int root, bool repeated, bool moved, bool covered) {
    Op *def = v->def;
    if (!def || !def->mark || def->block != o->f->block) return;
    Member *m = member_of(o, def);
    if (m) {
        add_root(m, root);
        m->repeated |= repeated;
        m->moved |= moved;
        m->covered |= covered;
        m->n_reads++;
    } else if (node_of(def)->cluster < 0 && op_has(def->kind, VIEW) && !node_of(def)->kept) {
        bool again = def->kind == OP_BROADCAST_IN_DIM && def->results[0].type->n_elems > def->operands[0]->type->n_elems;
        reads_value(o, def->operands[0], root, repeated || again, moved || def->kind != OP_BROADCAST_IN_DIM, covered);
    }
}

// Rows that a product reads are there before it begins.
static void rows_in_memory(Outline *o, const Value *v) {
    View view;
    Member *m = view_resolve(v, &view) && view.base->def ? member_of(o, view.base->def) : NULL;
    if (m) m->staged = true;
}

// Backwards: an op is recomputed by the stages that read it, unless it has one of its own.
static void choose_stages(Outline *o) {
    for (size_t k = o->c->ops.n; k-- > 0;) {
        Op *op = o->c->ops.items[k];
        Member *m = &o->members[op->id];
        m->returned |= op->kind == OP_REDUCE_CHUNKS;                 // its tasks have no scratch for it, if nothing reads it
        bool heavy = op_is_expensive(op->kind) || op_is_copy(op);    // a copy brings elements together for who repeats them
        bool part = op->kind == OP_CONCATENATE && node_of(op)->late; // of another one, which reads it in few places
        bool element = op->kind == OP_CONVERT && node_of(op)->late;  // of few windows, which widen it as they read it
        m->staged |= m->returned || stage_made_by(op->kind) != STAGE_NONE || op_is_contraction(o->f, op);
        m->staged |= (m->root == ROOT_MANY && heavy && !o->c->contract) || (m->repeated && heavy && !part && !o->c->contract);
        m->staged |= m->moved && m->n_reads > 1 && !part; // at several indices: chains of them would grow without bound
        if (m->root == ROOT_NONE || (m->covered && !element)) m->staged = true;
        int root = m->staged ? (int)k + 1 : m->root;
        for (uint32_t i = 0; i < op->n_operands; i++) reads_value(o, op->operands[i], root, false, false, op->kind == OP_REDUCE_WINDOW);
        if (op_is_contraction(o->f, op)) rows_in_memory(o, op->operands[0]);
    }
}

static Stage stage_for(const Fusion *f, const Cluster *c, const Op *op) {
    if (op_is_contraction(f, op)) return STAGE_CONTRACT;
    Stage own = stage_made_by(op->kind);
    return own != STAGE_NONE ? own : c->contract ? STAGE_EPILOGUE : STAGE_MAP;
}

// ---- building

typedef struct {
    Outline *o;
    Block *body;
    ValueMap map;          // original -> inside
    VEC(Value *) operands; // originals
} Making;

static Value *inside(Making *mk, Value *v);

static Value *clone_inside(Making *mk, Op *op) {
    Module *m = mk->o->f->m;
    for (uint32_t i = 0; i < op->n_operands; i++) value_map_set(&mk->map, op->operands[i], inside(mk, op->operands[i]));
    // What a reducer's region reads from around it becomes known as well.
    Op *copy = op_clone(m, op, &mk->map);
    block_append(mk->body, copy);
    return &copy->results[0];
}

static bool recomputed(const Fusion *f, const Value *v) {
    const Op *op = v->def;
    if (!op || !op_is_cheap(op)) return false;
    if (op->kind == OP_CONSTANT) return value_constant(v)->type->n_elems == 1 || value_constant(v)->splat;
    if (op->kind == OP_IOTA) return true;
    return op->block == f->block && op->mark && !node_of(op)->regular && !node_of(op)->kept && node_of(op)->cluster < 0;
}

static Value *inside(Making *mk, Value *v) {
    Value *have = value_map_get(&mk->map, v);
    if (have) return have;
    if (recomputed(mk->o->f, v)) {
        Value *copy = clone_inside(mk, v->def);
        value_map_set(&mk->map, v, copy);
        return copy;
    }
    vec_push(&mk->operands, v);
    Value *arg = block_add_arg(mk->o->f->m, mk->body, v->type, NULL);
    value_map_set(&mk->map, v, arg);
    return arg;
}

// A view that lies in memory itself, since what reads it could not follow it.
static bool is_written(const Fusion *f, const Value *v) {
    const Op *op = v->def;
    return op && op->block == f->block && op->mark && op_has(op->kind, VIEW) && (node_of(op)->regular || node_of(op)->kept);
}

// Operands that are read in memory, whatever they are made of: contractions read through strides, updates write into one.
static void arguments_first(Making *mk, const Op *op) {
    bool contracts = op_is_contraction(mk->o->f, op) || op->kind == OP_CONV_DEPTHWISE;
    uint32_t n = contracts ? 2 : op_written_operands(op);
    for (uint32_t i = 0; i < n; i++) {
        if (is_written(mk->o->f, op->operands[i])) continue;
        View view = {.base = op->operands[i]};
        if (contracts && !view_resolve(op->operands[i], &view)) ICE("operand of %s", op_text(op->kind));
        Value *base = (Value *)(uintptr_t)view.base;
        if (value_map_get(&mk->map, base)) continue;
        vec_push(&mk->operands, base);
        value_map_set(&mk->map, base, block_add_arg(mk->o->f->m, mk->body, base->type, NULL));
    }
}

static void set_plan_attrs(Fusion *f, const Cluster *c, const Op *op, Op *copy) {
    Module *m = f->m;
    const DimMap *map = op->results[0].mark;
    int64_t v[MAX_RANK], renumber[MAX_RANK];
    int64_t n = 0;
    if (map_is_diagonal(map, op->results[0].type->rank)) ICE("tasks would make the diagonal of %s alone", op_text(op->kind));
    for (uint32_t d = 0; d < c->rank; d++) renumber[d] = c->domain[d] ? n++ : -1;
    for (uint32_t i = 0; i < op->results[0].type->rank; i++) v[i] = map->d[i] < 0 ? -1 : renumber[map->d[i]];
    stage_set(m, copy, stage_for(f, c, op));
    op_set_attr(m, copy, attr_axes(&m->arena, ATTR_map, v, op->results[0].type->rank));
}

static void captured_inside(Op *op, void *context) {
    Making *mk = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        const Block *b = v->def ? v->def->block : v->block;
        if (b == mk->o->f->block || (v->def == NULL && b->func)) inside(mk, op->operands[i]);
    }
}

static Op *make_kernel(Outline *o) {
    Fusion *f = o->f;
    Module *m = f->m;
    Cluster *c = o->c;
    Making mk = {.o = o, .body = block_new(m)};
    VEC(Value *) returned = {0};
    for (size_t k = 0; k < c->ops.n; k++) {
        Op *op = c->ops.items[k];
        Member *mem = &o->members[op->id];
        arguments_first(&mk, op);
        for (uint32_t i = 0; i < op->n_operands; i++) value_map_set(&mk.map, op->operands[i], inside(&mk, op->operands[i]));
        for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], captured_inside, &mk);
        Op *copy = op_clone(m, op, &mk.map);
        block_append(mk.body, copy);
        if (mem->staged) set_plan_attrs(f, c, op, copy);
        for (uint32_t r = 0; r < op->n_results && mem->returned; r++) vec_push(&returned, &op->results[r]);
    }
    Op *kernel = op_new(m, OP_KERNEL, c->ops.items[c->ops.n - 1]->loc, mk.operands.n, returned.n, 1);
    Op *end = op_new(m, OP_RETURN, kernel->loc, returned.n, 0, 0);
    for (size_t i = 0; i < mk.operands.n; i++) kernel->operands[i] = mk.operands.items[i];
    for (size_t i = 0; i < returned.n; i++) {
        end->operands[i] = value_map_get(&mk.map, returned.items[i]);
        kernel->results[i].type = returned.items[i]->type;
        value_replace(returned.items[i], &kernel->results[i]);
    }
    int64_t domain[MAX_RANK];
    uint32_t rank = 0;
    for (uint32_t d = 0; d < c->rank; d++)
        if (c->domain[d]) domain[rank++] = c->domain[d];
    op_set_attr(m, end, attr_axes(&m->arena, ATTR_domain, domain, rank));
    block_append(mk.body, end);
    kernel->regions[0] = mk.body;
    mk.body->parent = kernel;
    value_map_free(&mk.map);
    vec_free(&mk.operands);
    vec_free(&returned);
    return kernel;
}

// ---- which values leave their cluster

typedef struct {
    Fusion *f;
    Member **members;
} Leaving;

static void leave(Leaving *l, const Value *v, int reader) {
    Op *def = v->def;
    if (!def || !def->mark || def->block != l->f->block) return;
    Node *n = node_of(def);
    if (n->cluster >= 0) {
        if (n->cluster != reader) l->members[n->cluster][def->id].returned = true;
    } else if (op_has(def->kind, VIEW)) { // recomputed by its reader, or kept: then it is another name
        leave(l, def->operands[0], n->kept ? -1 : reader);
    }
}

static void leave_captured(Op *op, void *context) {
    Leaving *l = context;
    for (uint32_t i = 0; i < op->n_operands; i++) leave(l, op->operands[i], -1);
}

static void find_leaving(Leaving *l) {
    for (Op *op = l->f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        bool reads = n->cluster >= 0 || n->kept;
        for (uint32_t i = 0; reads && i < op->n_operands; i++) leave(l, op->operands[i], n->cluster);
        for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], leave_captured, l);
    }
}

// ---- order

// An op or a cluster that is being placed, behind all that it waits for.
typedef struct {
    Op *op;          // of a cluster: any member
    size_t member;   // of the cluster, and
    uint32_t waited; // of what it waits for: what comes next
} Placing;

typedef VEC(Placing) PlacingStack; // chains may be as long as the model

static Cluster *cluster_of(Fusion *f, const Op *op) { return node_of(op)->cluster < 0 ? NULL : &f->clusters.items[node_of(op)->cluster]; }

static void place_begin(Fusion *f, Op *op, PlacingStack *stack) {
    Cluster *c = cluster_of(f, op);
    bool *begun = c ? &c->placed : &node_of(op)->placed;
    if (*begun) return;
    *begun = true;
    vec_push(stack, ((Placing){op, 0, 0}));
}

// What the op on the top waits for next, NULL when that is all.
static Op *place_next(Fusion *f, Placing *top) {
    const Cluster *c = cluster_of(f, top->op);
    for (; top->member < (c ? c->ops.n : 1); top->member++, top->waited = 0) {
        const Node *n = node_of(c ? c->ops.items[top->member] : top->op);
        while (top->waited <= n->n_reads) {
            uint32_t i = top->waited++;
            Op *op = i == 0 ? n->after : n->reads[i - 1]->def;
            if (op && op->block == f->block && op->mark) return op; // else an argument, or of another block
        }
    }
    return NULL;
}

static void place_end(Fusion *f, const Placing *done) {
    Cluster *c = cluster_of(f, done->op);
    if (c) {
        if (c->kernel->n_results) block_append(f->block, c->kernel); // else nothing reads what it makes, as happens where dce has not run
    } else if (node_of(done->op)->kept || done->op->kind == OP_CONSTANT) {
        block_append(f->block, done->op);
    } // other views are recomputed inside kernels
}

static void place(Fusion *f, Op *op, PlacingStack *stack) {
    place_begin(f, op, stack);
    while (stack->n) {
        Op *next = place_next(f, &stack->items[stack->n - 1]);
        if (next) place_begin(f, next, stack);
        else place_end(f, &stack->items[--stack->n]);
    }
}

void clusters_outline(Fusion *f) {
    size_t n = f->clusters.n;
    Member **members = xcalloc(n, sizeof *members);
    for (size_t i = 0; i < n; i++) {
        Cluster *c = &f->clusters.items[i];
        members[i] = xcalloc(c->ops.n, sizeof **members);
        for (size_t k = 0; k < c->ops.n; k++) c->ops.items[k]->id = (uint32_t)k;
    }
    Leaving l = {f, members};
    find_leaving(&l);
    for (size_t i = 0; i < n; i++) {
        Cluster *c = &f->clusters.items[i];
        if (!c->ops.n) continue; // now part of another one
        Outline o = {.f = f, .c = c, .number = (int)i, .members = members[i]};
        choose_stages(&o);
        c->kernel = make_kernel(&o);
        f->c->changed = true;
    }
    // Everything is appended again, each after what it reads.
    VEC(Op *) ops = {0};
    for (Op *op = f->block->first; op; op = op->next) vec_push(&ops, op);
    f->block->first = f->block->last = NULL;
    PlacingStack stack = {0};
    for (size_t i = 0; i < ops.n; i++)
        if (node_of(ops.items[i])->cluster >= 0 || node_of(ops.items[i])->kept) place(f, ops.items[i], &stack);
    vec_free(&stack);
    vec_free(&ops);
    block_resolve(f->block);
    for (size_t i = 0; i < n; i++) free(members[i]);
    free(members);
}
