// The steps of a planned function as a graph, and what lies in its slab while they run: see shape_report.h. What an op reads is traced through views, which
// cost nothing, to the step that makes it; constants are no nodes, since each would only hang beside its reader.
#include "frontend/report/shape_report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { NO_NODE = UINT32_MAX, MOST_NAMES = 4 };

typedef struct {
    ShapeReport *r;
    KernelNumbers *numbers;
    double weight;     // rounds of the loops around
    uint32_t group;    // that nodes are put into
    size_t first_edge; // of the node whose inputs are being added
} Drawing;

// --- names

// "dense_1, relu_1 (digits.mlir:21-25)": names and lines that the model has for the ops of a kernel.
typedef struct {
    const char *names[MOST_NAMES];
    uint32_t n_names, n_more, first_line, last_line;
    Str file;
} Places;

static void add_place(Places *p, Loc at) {
    bool known = !at.name;
    for (uint32_t i = 0; i < p->n_names && !known; i++) known = !strcmp(p->names[i], at.name->text);
    if (!known && p->n_names < MOST_NAMES) p->names[p->n_names++] = at.name->text;
    else if (!known) p->n_more++;
    if (!at.file || !at.line || (p->file && p->file != at.file)) return;
    if (!p->file || at.line < p->first_line) p->first_line = at.line;
    if (at.line > p->last_line) p->last_line = at.line;
    p->file = at.file;
}

static const char *place_text(Arena *a, const Op *op) {
    Places p = {0};
    Text t = {0};
    add_place(&p, op_place(op));
    for (uint32_t r = 0; op->kind == OP_KERNEL && r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next)
            if (in->kind != OP_CONSTANT && !op_has(in->kind, END)) add_place(&p, op_place(in));
    text_z(&t, "");
    for (uint32_t i = 0; i < p.n_names; i++) text_f(&t, "%s%s", i ? ", " : "", p.names[i]);
    if (p.n_more) text_z(&t, ", ...");
    if (p.file) {
        const char *slash = strrchr(p.file->text, '/');
        text_f(&t, "%s%s:%" PRIu32, t.n ? " (" : "", slash ? slash + 1 : p.file->text, p.first_line);
        if (p.last_line > p.first_line) text_f(&t, "-%" PRIu32, p.last_line);
        if (p.n_names) text_z(&t, ")");
    }
    const char *kept = arena_printf(a, "%s", t.items);
    vec_free(&t);
    return kept;
}

static const char *region_name(Arena *a, const Op *op, uint32_t region) {
    if (op->kind == OP_IF) return region ? "else" : "then";
    return arena_printf(a, "branch %" PRIu32, region);
}

static const char *control_name(Arena *a, const Op *op) {
    int64_t rounds = op_int(op, ATTR_trip_count, -1);
    if (op->kind != OP_WHILE) return op_short(op->kind);
    return rounds < 0 ? "while, rounds by values" : arena_printf(a, "while, %" PRId64 " round%s", rounds, rounds == 1 ? "" : "s");
}

static const char *result_name(Arena *a, const Func *f, uint32_t i) {
    const char *names[MAX_RESULT_NAMES];
    func_result_names(a, f, i, names);
    return names[0];
}

// --- nodes and edges

static uint32_t add_node(Drawing *d, ShapeNodeKind kind, const char *name) {
    vec_push(&d->r->nodes, ((ShapeNode){.kind = kind, .name = name, .place = "", .kernel = NO_KERNEL, .group = d->group}));
    d->first_edge = d->r->edges.n;
    return (uint32_t)d->r->nodes.n - 1;
}

static uint32_t add_group(Drawing *d, const char *name) {
    vec_push(&d->r->groups, ((ShapeGroup){d->group, name}));
    return (uint32_t)d->r->groups.n - 1;
}

static const Value *viewed(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v;
}

// The node that a value comes from; NO_NODE of constants and of values without elements.
static uint32_t maker_of(Drawing *d, const Value *v) {
    if (!v->def) return v->block->func ? v->index : v->block->parent ? v->block->parent->id : NO_NODE;
    if (!op_is_step(v->def->kind) && v->def->kind != OP_CONCATENATE) return NO_NODE;
    return op_has(v->def->kind, CONTROL) ? d->r->nodes.items[v->def->id].partner : v->def->id;
}

static ShapeEdge *add_edge(Drawing *d, uint32_t from, uint32_t to, Type type) {
    ShapeReport *r = d->r;
    ShapeEdge *e = NULL;
    for (size_t i = d->first_edge; i < r->edges.n && !e; i++)
        if (r->edges.items[i].from == from && r->edges.items[i].to == to && !r->edges.items[i].back) e = &r->edges.items[i];
    if (!e) {
        vec_push(&r->edges, ((ShapeEdge){.from = from, .to = to, .type = type}));
        e = &r->edges.items[r->edges.n - 1];
    }
    if (!type) return e;
    if (!e->n) e->type = type;
    e->n++;
    e->bytes += type_bytes(type);
    return e;
}

static void add_constant(Drawing *d, uint32_t to, Type t) {
    ShapeNode *n = &d->r->nodes.items[to];
    Type *more = arena_array(&d->r->arena, Type, n->n_constants + 1);
    if (n->n_constants) memcpy(more, n->constants, n->n_constants * sizeof *more);
    more[n->n_constants++] = t;
    n->constants = more;
    n->constant_bytes += type_bytes(t);
}

static void add_input(Drawing *d, const Value *operand, uint32_t to) {
    const Value *v = viewed(operand);
    uint32_t from = maker_of(d, v);
    if (from != NO_NODE) add_edge(d, from, to, operand->type);
    else if (v->def && v->def->kind == OP_CONSTANT) add_constant(d, to, v->type);
}

static void add_inputs(Drawing *d, const Op *op, uint32_t to) {
    for (uint32_t i = 0; i < op->n_operands; i++) add_input(d, op->operands[i], to);
}

// --- steps

static void add_block(Drawing *d, const Block *b);

static void add_kernel(Drawing *d, Op *op) {
    ShapeReport *r = d->r;
    uint32_t number = kernel_number(d->numbers, op), row = 0;
    while (row < r->kernels.n && r->kernels.items[row].number != number) row++;
    if (row == r->kernels.n) ICE("a kernel that no step launches");
    op->id = add_node(d, NODE_KERNEL, r->kernels.items[row].name);
    ShapeNode *n = &r->nodes.items[op->id];
    n->kernel = row;
    n->n_launches = d->weight;
    n->place = place_text(&r->arena, op);
    add_inputs(d, op, op->id);
}

// What a round leaves for the next one, where it is not what the round began with; results of a loop come from its end.
static void end_loop(Drawing *d, const Op *op, uint32_t end) {
    d->first_edge = d->r->edges.n;
    for (uint32_t r = control_first_region(op); r < 2; r++) {
        const Op *last = block_end(op->regions[r]);
        for (uint32_t i = 0; i < last->n_operands; i++) {
            const Value *v = viewed(last->operands[i]);
            if (v->def || v->block->parent != op) add_input(d, last->operands[i], end);
        }
    }
    if (d->first_edge == d->r->edges.n) add_edge(d, op->id, end, NULL);
    add_edge(d, end, op->id, NULL)->back = true;
}

static void add_loop(Drawing *d, Op *op) {
    double weight = d->weight;
    int64_t rounds = op_int(op, ATTR_trip_count, -1);
    if (rounds > 0) d->weight *= (double)rounds;
    for (uint32_t r = control_first_region(op); r < 2 && rounds; r++) add_block(d, op->regions[r]);
    d->weight = weight;
    uint32_t end = add_node(d, NODE_END, "end of while");
    if (rounds) end_loop(d, op, end);
    else add_edge(d, op->id, end, NULL);
}

static void add_branches(Drawing *d, Op *op) {
    uint32_t group = d->group, *first = xcalloc(op->n_regions, sizeof *first);
    for (uint32_t r = 0; r < op->n_regions; r++) {
        d->group = add_group(d, region_name(&d->r->arena, op, r));
        first[r] = (uint32_t)d->r->nodes.n;
        add_block(d, op->regions[r]);
        d->group = group;
        if (first[r] == d->r->nodes.n) continue;
        d->first_edge = 0;
        add_edge(d, op->id, first[r], NULL);
    }
    uint32_t end = add_node(d, NODE_END, op->kind == OP_IF ? "end of if" : "end of case");
    for (uint32_t r = 0; r < op->n_regions; r++) add_inputs(d, block_end(op->regions[r]), end);
    if (d->first_edge == d->r->edges.n) add_edge(d, op->id, end, NULL);
    free(first);
}

static void add_control(Drawing *d, Op *op) {
    uint32_t outer = d->group;
    const char *name = control_name(&d->r->arena, op);
    d->group = add_group(d, name);
    op->id = add_node(d, NODE_BEGIN, name);
    d->r->nodes.items[op->id].place = place_text(&d->r->arena, op);
    add_inputs(d, op, op->id);
    if (op->kind == OP_WHILE) add_loop(d, op);
    else add_branches(d, op);
    uint32_t end = (uint32_t)d->r->nodes.n - 1;
    d->r->nodes.items[op->id].partner = end;
    d->r->nodes.items[end].partner = op->id;
    d->group = outer;
}

static void add_block(Drawing *d, const Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_KERNEL) add_kernel(d, op);
        else if (op_has(op->kind, CONTROL)) add_control(d, op);
        else if (op->kind == OP_CHECK || op->kind == OP_CONCATENATE) {
            op->id = op->kind == OP_CHECK ? add_node(d, NODE_CHECK, "check") : add_node(d, NODE_COPY, "copies");
            d->r->nodes.items[op->id].place = place_text(&d->r->arena, op);
            add_inputs(d, op, op->id);
        }
    }
}

static void add_results(Drawing *d, const Func *f) {
    const Op *end = block_end(f->body);
    for (uint32_t i = 0; i < f->n_results; i++) {
        uint32_t node = add_node(d, NODE_RESULT, result_name(&d->r->arena, f, i));
        d->r->nodes.items[node].type = f->result_types[i];
        add_input(d, end->operands[i], node);
    }
}

// --- memory

// The first step at a position or behind it.
static size_t step_at(const SlabLives *slab, int64_t position) {
    size_t from = 0, to = slab->steps.n;
    while (from < to) {
        size_t middle = (from + to) / 2;
        if (slab->steps.items[middle].position < position) from = middle + 1;
        else to = middle;
    }
    return from;
}

// Steps of loops that never run a round are no nodes.
static uint32_t *nodes_of_steps(const ShapeReport *r, const SlabLives *slab) {
    uint32_t *nodes = xcalloc(slab->steps.n + 1, sizeof *nodes), last = r->first_step;
    for (size_t i = 0; i < slab->steps.n; i++) {
        const Op *op = slab->steps.items[i].op;
        bool known = op->id >= r->first_step && op->id < r->end_step;
        if (known) {
            const ShapeNode *n = &r->nodes.items[op->id];
            last = n->kind == NODE_BEGIN && op->id < last ? n->partner : op->id;
        }
        nodes[i] = last;
    }
    return nodes;
}

// What is named of a value in the slab: the step that makes it. Views only show it again.
static uint32_t holder(Drawing *d, const Value *v) {
    if (v->def && op_has(v->def->kind, VIEW)) return NO_NODE;
    const Op *in = v->def && v->def->block ? v->def->block->parent : NULL;
    if (in && in->kind == OP_KERNEL) return in->id; // handed on between its phases
    return maker_of(d, v);
}

static void name_buffers(Drawing *d, const SlabLives *slab) {
    ShapeReport *r = d->r;
    Text *texts = xcalloc(r->buffers.n, sizeof *texts);
    uint32_t *last = xcalloc(r->buffers.n, sizeof *last), *n_names = xcalloc(r->buffers.n, sizeof *n_names);
    for (size_t i = 0; i < slab->values.n; i++) {
        uint32_t b = slab->values.items[i].buffer, node = holder(d, slab->values.items[i].value);
        if (node < r->first_step || node >= r->end_step || (n_names[b] && last[b] == node)) continue;
        if (n_names[b]++ < MOST_NAMES) text_f(&texts[b], "%s%s", n_names[b] > 1 ? ", " : "", r->nodes.items[node].name);
        last[b] = node;
    }
    for (size_t i = 0; i < r->buffers.n; i++) {
        uint32_t more = n_names[i] > MOST_NAMES ? n_names[i] - MOST_NAMES : 0;
        if (more) text_f(&texts[i], " and %" PRIu32 " more", more);
        r->buffers.items[i].holds = arena_printf(&r->arena, "%s", texts[i].items ? texts[i].items : "");
        vec_free(&texts[i]);
    }
    free(texts);
    free(last);
    free(n_names);
}

static void add_buffers(Drawing *d, const SlabLives *slab) {
    if (!slab->steps.n) return;
    uint32_t *nodes = nodes_of_steps(d->r, slab);
    for (size_t i = 0; i < slab->buffers.n; i++) {
        const SlabBuffer *b = &slab->buffers.items[i];
        size_t first = step_at(slab, b->first), end = step_at(slab, b->last + 1);
        if (first == slab->steps.n) first--;
        if (end <= first) end = first + 1;
        vec_push(&d->r->buffers, ((ShapeBuffer){.offset = b->offset, .bytes = b->bytes, .first = nodes[first], .last = nodes[end - 1]}));
    }
    name_buffers(d, slab);
    free(nodes);
}

void shape_graph_make(Func *f, const SlabLives *slab, KernelNumbers *numbers, ShapeReport *r) {
    Drawing d = {.r = r, .numbers = numbers, .weight = 1};
    add_group(&d, r->name);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        add_node(&d, NODE_ARGUMENT, argument_name(f, i));
        r->nodes.items[i].type = f->body->args[i]->type;
    }
    for (size_t i = 0; i < slab->steps.n; i++) ((Op *)(uintptr_t)slab->steps.items[i].op)->id = NO_NODE;
    r->first_step = (uint32_t)r->nodes.n;
    add_block(&d, f->body);
    r->end_step = (uint32_t)r->nodes.n;
    add_buffers(&d, slab);
    add_results(&d, f);
}
