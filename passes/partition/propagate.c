// Spreads what is said of some values over the others, forwards and backwards, until nothing new comes of it. A dimension that is said to be closed stays; an
// open one is only ever cut further, so this ends. What comes first wins: operands before results, ops in their order.
#include "passes/partition/rule.h"

#include <string.h>

// ---- what is said

static bool refuse_quantized(Partition *p, Loc at, Type t, const Split *s) {
    if (!t->quant || split_whole(s->dims, s->rank)) return false;
    diag_error(p->c->d, at, CODE_UNSUPPORTED_OP, "partition: %s is to be cut into parts, which quantized tensors are not", type_name(&p->c->d->arena, t));
    diag_help(p->c->d, "shard it behind uniform_dequantize, or leave it whole");
    return true;
}

static bool one_mesh(Partition *p, Loc at, const Mesh *mesh) {
    if (mesh->n_axes && !p->mesh) p->mesh = mesh;
    if (!mesh->n_axes || mesh_equal(mesh, p->mesh)) return true;
    diag_error(p->c->d, at, CODE_UNSUPPORTED_OP, "partition: the program uses two meshes, %s and %s", p->mesh->name, mesh->name);
    diag_help(p->c->d, "write all shardings with the axes of one");
    return false;
}

static bool give(Partition *p, Loc at, const Value *v, const Sharding *s) {
    Split *to = split_of(p, v);
    if (!one_mesh(p, at, s->mesh)) return false;
    memcpy(to->dims, s->dims, s->rank * sizeof *s->dims);
    return !refuse_quantized(p, at, v->type, to);
}

// The module is verified: what is read here has been read before.
static Sharding must_read(Partition *p, Str text) {
    Sharding s;
    const char *why;
    if (!sharding_read(p->m, text, p->a, &s, &why)) ICE("a sharding of a verified module: %s", why);
    return s;
}

static Manual must_read_manual(Partition *p, const Op *op) {
    Manual manual;
    const char *why;
    if (!manual_read(p->m, op, p->a, &manual, &why)) ICE("a manual computation of a verified module: %s", why);
    return manual;
}

// The axes behind those that the region is written for one part of: how its own values are cut.
static void give_inner(Partition *p, const Value *v, const Sharding *s, uint32_t manual) {
    Split *to = split_of(p, v);
    for (uint32_t d = 0; d < s->rank; d++) {
        to->dims[d] = (DimAxes){0};
        for (uint32_t i = 0; i < s->dims[d].n; i++)
            if (!(manual >> s->dims[d].axis[i] & 1)) to->dims[d].axis[to->dims[d].n++] = s->dims[d].axis[i];
    }
}

static void close_dims(Split *s) {
    for (uint32_t d = 0; d < s->rank; d++) s->dims[d].open = false;
}

static bool give_manual(Partition *p, Op *op) {
    Manual manual = must_read_manual(p, op);
    if (!one_mesh(p, op_place(op), manual.mesh)) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) give_inner(p, op->regions[0]->args[i], &manual.in[i], manual.axes);
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (!give(p, op_place(op), &op->results[i], &manual.out[i])) return false;
        close_dims(split_of(p, &op->results[i]));
    }
    return true;
}

// Carried values have one split all the way round.
static void join_while(Partition *p, Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        Split *s = split_of(p, &op->results[i]);
        ptr_map_set(&p->splits, op->regions[0]->args[i], s);
        ptr_map_set(&p->splits, op->regions[1]->args[i], s);
    }
}

typedef struct {
    Partition *p;
    bool ok;
} Giving;

static void give_op(Op *op, void *context) {
    Giving *g = context;
    Partition *p = g->p;
    Str text = sharding_of_op(op);
    if (!g->ok) return;
    if (op->kind == OP_WHILE) join_while(p, op);
    if (op->kind == OP_MANUAL_COMPUTATION) {
        g->ok = give_manual(p, op);
    } else if (op->kind == OP_SHARDING_CONSTRAINT) {
        Sharding s = must_read(p, op_str(op, ATTR_sharding));
        g->ok = give(p, op_place(op), &op->results[0], &s);
    } else if (text) {
        Sharding *list;
        uint32_t n;
        const char *why;
        if (!shardings_read(p->m, text, p->a, &list, &n, &why)) ICE("shardings of a verified module: %s", why);
        for (uint32_t i = 0; g->ok && i < n; i++) g->ok = give(p, op_place(op), &op->results[i], &list[i]);
    }
}

bool splits_given(Partition *p, Func *f) {
    Giving g = {p, true};
    p->results = arena_array(p->a, Split, (size_t)f->n_results + 1);
    for (uint32_t i = 0; g.ok && i < f->body->n_args; i++) {
        Str text = sharding_of_port(&f->arg_info[i]);
        if (!text) continue;
        Sharding s = must_read(p, text);
        g.ok = give(p, f->loc.at, f->body->args[i], &s);
    }
    for (uint32_t i = 0; g.ok && i < f->n_results; i++) {
        Str text = sharding_of_port(&f->result_info[i]);
        if (!text) continue;
        Sharding s = must_read(p, text);
        p->results[i] = (Split){s.rank, s.dims};
        g.ok = one_mesh(p, f->loc.at, s.mesh) && !refuse_quantized(p, f->loc.at, f->result_types[i], &p->results[i]);
    }
    block_walk(f->body, give_op, &g);
    return g.ok;
}

// ---- spreading it

static void spread(Partition *p, const Value *v, Split *s, const DimAxes *like) {
    for (uint32_t d = 0; d < s->rank; d++) split_grow(p, s, v->type, d, &like[d]);
}

static void spread_both(Partition *p, const Value *a, const Value *b) {
    Split *x = split_of(p, a), *y = split_of(p, b);
    if (x == y) return;
    spread(p, b, y, x->dims);
    spread(p, a, x, y->dims);
}

static void spread_rule(Partition *p, const Op *op, bool backwards) {
    Rule r;
    Choice c = {0};
    DimAxes dims[MAX_RANK];
    rule_make(p, op, &r);
    if (!r.n_factors) return;
    for (uint32_t k = 0; k < r.n_tensors; k++) {
        uint32_t t = backwards ? r.n_tensors - 1 - k : k;
        if (!value_is_generated(r.values[t])) choice_take(p, &r, t, split_of(p, r.values[t])->dims, &c);
    }
    choice_settle(p, &r, &c);
    if (!c.used) return;
    for (uint32_t t = 0; t < r.n_tensors; t++) {
        if (value_is_generated(r.values[t])) continue;
        choice_split(&r, t, &c, dims);
        spread(p, r.values[t], split_of(p, r.values[t]), dims);
    }
}

static void spread_block(Partition *p, Block *b, bool backwards);

static void spread_regions(Partition *p, Op *op, bool backwards) {
    for (uint32_t i = 0; i < op->n_regions; i++) {
        Block *b = op->regions[i];
        const Op *end = block_end(b);
        spread_block(p, b, backwards);
        if (op->kind == OP_WHILE && i == 0) continue; // the predicate
        if (op->kind == OP_MANUAL_COMPUTATION) continue;
        for (uint32_t k = 0; k < op->n_results; k++) spread_both(p, &op->results[k], end->operands[k]);
    }
}

static void spread_manual(Partition *p, Op *op) {
    Manual manual = must_read_manual(p, op);
    for (uint32_t i = 0; i < op->n_operands; i++) spread(p, op->operands[i], split_of(p, op->operands[i]), manual.in[i].dims);
}

static void spread_op(Partition *p, Op *op, bool backwards) {
    bool control = op_has(op->kind, CONTROL) || op->kind == OP_MANUAL_COMPUTATION;
    if (op->kind == OP_SHARDING_CONSTRAINT) spread_both(p, op->operands[0], &op->results[0]);
    else if (op->kind == OP_MANUAL_COMPUTATION) spread_manual(p, op);
    else if (!control && !op_has(op->kind, END)) spread_rule(p, op, backwards);
    for (uint32_t i = 0; op->kind == OP_WHILE && i < op->n_operands; i++) spread_both(p, op->operands[i], &op->results[i]);
    if (control) spread_regions(p, op, backwards);
}

static void spread_block(Partition *p, Block *b, bool backwards) {
    for (Op *op = backwards ? b->last : b->first; op; op = backwards ? op->prev : op->next) spread_op(p, op, backwards);
}

void splits_propagate(Partition *p, Func *f) {
    const Op *end = block_end(f->body);
    do {
        p->grown = false;
        for (uint32_t i = 0; i < f->n_results; i++)
            if (p->results[i].dims) spread(p, end->operands[i], split_of(p, end->operands[i]), p->results[i].dims);
        spread_block(p, f->body, false);
        spread_block(p, f->body, true);
    } while (p->grown);
}
