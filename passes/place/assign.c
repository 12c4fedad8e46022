// Buffers. Every value of the function and of the regions of its loops and branches gets a place: a constant, an argument, a result, or an offset in the
// slab, so that nothing is allocated while the program runs.
//
//   1. Values that are the same memory are grouped (reshapes with their operands, an update with what it updates, a loop's state with
//      what enters and leaves it, a branch's results with what each region makes for them, an elementwise kernel's result with an operand that ends there).
//   2. A group lives from its first definition to its last use, in positions of a walk; what a loop reads from outside lives to its end.
//   3. Groups are laid out, largest first, each where memory is free for its whole life (slab.c).
#include "passes/place/assign.h"
#include "passes/dump.h"
#include "passes/limits.h"
#include "passes/place/slab.h"

#include "ir/ops/variables.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = SLAB_ALIGN };

static void new_group(Assign *a, Value *v, int64_t at) {
    Group g = {.parent = (uint32_t)a->groups.n, .first = at, .last = at, .born = at, .bytes = type_bytes(v->type), .kind = BUFFER_SLAB};
    v->id = (uint32_t)a->groups.n;
    vec_push(&a->groups, g);
    vec_push(&a->values, v);
}

void assign_join(Assign *a, const Value *x, const Value *y) {
    uint32_t i = root_of(a, x->id), j = root_of(a, y->id);
    if (i == j) return;
    Group *p = &a->groups.items[i], *q = &a->groups.items[j];
    if (q->fixed) { // the decided one leads
        Group *t = p;
        p = q, q = t;
        uint32_t k = i;
        i = j, j = k;
    }
    p->first = i64_min(p->first, q->first);
    p->last = i64_max(p->last, q->last);
    p->bytes = p->bytes > q->bytes ? p->bytes : q->bytes;
    if (!p->old) p->old = q->old;
    q->parent = i;
}

// ---- lives

static void use(Assign *a, const Value *v, int64_t at) {
    Group *g = group_of(a, v);
    g->last = i64_max(g->last, at);
}

typedef struct {
    Assign *a;
    const Block *body;
    int64_t end;
} LoopUses;

static void use_in_loop(Op *op, void *context) {
    LoopUses *l = context;
    if (op->block->parent && !op_has(op->block->parent->kind, CONTROL)) return; // inside a kernel
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        const Block *b = v->def ? v->def->block : v->block;
        bool inside = false;
        for (const Block *at = b; at; at = at->parent ? at->parent->block : NULL) inside |= at == l->body;
        if (!inside) use(l->a, v, l->end);
    }
}

static void number_block(Assign *a, Block *b);

static void number_loop(Assign *a, Op *op) {
    Block *body = op->regions[1];
    int64_t start = a->position;
    for (uint32_t i = 0; i < body->n_args; i++) new_group(a, body->args[i], start);
    for (uint32_t r = control_first_region(op); r < 2; r++) {
        Block *b = op->regions[r];
        for (uint32_t i = 0; r == 0 && i < b->n_args; i++) { // the condition reads the same state
            new_group(a, b->args[i], start);
            assign_join(a, body->args[i], b->args[i]);
        }
        number_block(a, b);
        a->position++;
        const Op *end = block_end(b);
        for (uint32_t i = 0; i < end->n_operands; i++) use(a, end->operands[i], a->position);
    }
    for (uint32_t i = 0; i < body->n_args; i++) use(a, body->args[i], a->position);
    for (uint32_t r = control_first_region(op); r < 2; r++) {
        LoopUses l = {a, op->regions[r], a->position};
        block_walk(op->regions[r], use_in_loop, &l);
    }
    for (uint32_t i = 0; i < op->n_results; i++) { // the state is the result
        new_group(a, &op->results[i], a->position);
        assign_join(a, body->args[i], &op->results[i]);
    }
}

// One of the regions runs and leaves its values in the results, which are taken from the end of the first region on. Regions lie one after the other,
// so what two of them need is kept while any runs.
static void number_branches(Assign *a, Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++) {
        const Op *end = block_end(op->regions[r]);
        op->regions[r]->first->id = (uint32_t)a->position;
        number_block(a, op->regions[r]);
        a->position++;
        for (uint32_t i = 0; i < end->n_operands; i++) use(a, end->operands[i], a->position);
        for (uint32_t i = 0; i < op->n_results && r == 0; i++) new_group(a, &op->results[i], a->position);
    }
    for (uint32_t i = 0; i < op->n_results; i++) use(a, &op->results[i], a->position);
}

// Devices that share the work of an exchange store parts of what it makes in each other's memory from the moment on in which they have met, until they meet
// again.
static void keep_while_shared(Assign *a, const Op *exchange, int64_t start, int64_t end) {
    for (const Op *op = exchange->regions[0]->first; op; op = op->next) {
        for (uint32_t i = 0; op->kind == OP_KERNEL && i < op->n_results; i++) {
            Group *g = group_of(a, &op->results[i]);
            g->first = i64_min(g->first, start), g->last = i64_max(g->last, end);
        }
    }
}

// What members of the group are read at lies elsewhere: arguments of the region have no memory here. Operands are read by others until the end.
static void number_exchange(Assign *a, Op *op) {
    Block *b = op->regions[0];
    int64_t start = a->position;
    for (uint32_t i = 0; i < b->n_args; i++) {
        new_group(a, b->args[i], start);
        Group *g = group_of(a, b->args[i]);
        g->fixed = true, g->kind = BUFFER_NONE;
    }
    b->first->id = (uint32_t)start;
    number_block(a, b);
    a->position++;
    const Op *end = block_end(b);
    for (uint32_t i = 0; i < end->n_operands; i++) use(a, end->operands[i], a->position);
    for (uint32_t i = 0; i < op->n_operands; i++) use(a, op->operands[i], a->position);
    if (op_int(op, ATTR_shared, 0)) keep_while_shared(a, op, start, a->position);
    for (uint32_t i = 0; i < op->n_results; i++) new_group(a, &op->results[i], a->position);
}

static void note_step(Assign *a, const Op *op) {
    if (a->c->slab && op_is_step(op->kind)) vec_push(&a->c->slab->steps, ((SlabStep){op, a->position}));
}

static void number_block(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        a->position++;
        if (b == a->f->body) vec_push(&a->positions, a->position);
        note_step(a, op);
        for (uint32_t i = 0; i < op->n_operands; i++) use(a, op->operands[i], a->position);
        if (op_has(op->kind, CONTROL)) {
            if (op->kind == OP_WHILE) number_loop(a, op);
            else if (op->kind == OP_EXCHANGE) number_exchange(a, op);
            else number_branches(a, op);
            note_step(a, op);
            continue;
        }
        for (uint32_t i = 0; i < op->n_results; i++) {
            new_group(a, &op->results[i], a->position);
            Group *g = group_of(a, &op->results[i]);
            if (op->kind == OP_CONSTANT) g->fixed = true, g->kind = BUFFER_CONST;
            if (op->kind == OP_REPLICA_ID || op->kind == OP_PARTITION_ID)
                g->fixed = true, g->kind = BUFFER_DEVICE, g->where = op->kind == OP_REPLICA_ID ? DEVICE_REPLICA : DEVICE_PARTITION;
            if (op_has(op->kind, VIEW)) assign_join(a, op->operands[0], &op->results[i]);
        }
        for (uint32_t r = 0; op->kind == OP_KERNEL && r + 1 < op->n_regions; r++) { // what a phase hands to the next ones
            const Op *end = block_end(op->regions[r]);
            for (uint32_t i = 0; i < end->n_operands; i++) new_group(a, end->operands[i], a->position);
        }
    }
}

// ---- constants

// The slot of what has these bits, or an empty one.
static uint32_t *constant_slot(const Assign *a, const Literal *lit, uint64_t hash) {
    size_t at = (size_t)hash & (a->n_constant_slots - 1);
    for (; a->constant_slots[at]; at = (at + 1) & (a->n_constant_slots - 1)) {
        const Literal *other = op_attr(a->constants.items[a->constant_slots[at] - 1], ATTR_value)->lit;
        if (other == lit || (literal_hash(other) == hash && literal_equal(other, lit))) break;
    }
    return &a->constant_slots[at];
}

static void constant_slots_grow(Assign *a) {
    free(a->constant_slots);
    a->n_constant_slots = a->n_constant_slots ? 2 * a->n_constant_slots : 64;
    a->constant_slots = xcalloc(a->n_constant_slots, sizeof *a->constant_slots);
    for (uint32_t i = 0; i < a->constants.n; i++) {
        const Literal *lit = op_attr(a->constants.items[i], ATTR_value)->lit;
        *constant_slot(a, lit, literal_hash(lit)) = i + 1;
    }
}

static void place_constant(Assign *a, Op *op) {
    const Literal *lit = op_attr(op, ATTR_value)->lit;
    Group *g = group_of(a, &op->results[0]);
    if (2 * a->constants.n >= a->n_constant_slots) constant_slots_grow(a);
    uint32_t *slot = constant_slot(a, lit, literal_hash(lit));
    if (*slot) { // the same bits lie there once
        g->where = group_of(a, &a->constants.items[*slot - 1]->results[0])->where;
        return;
    }
    g->where = (int64_t)a->constant_bytes;
    a->constant_bytes = (a->constant_bytes + type_bytes(lit->type) + ALIGN - 1) / ALIGN * ALIGN;
    vec_push(&a->constants, op);
    *slot = (uint32_t)a->constants.n;
}

// Equal elements are inline in the kernels that read them, which leaves their constant without a use.
static bool constant_is_read(Assign *a, const Op *op) {
    const Group *g = group_of(a, &op->results[0]);
    return g->last > g->first;
}

static void place_constants(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_CONSTANT && constant_is_read(a, op)) place_constant(a, op);
        else if (op->kind == OP_CONSTANT) group_of(a, &op->results[0])->kind = BUFFER_NONE;
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) place_constants(a, op->regions[r]);
    }
}

// ---- offsets

uint64_t assign_slab(Assign *a) {
    SlabRange *ranges = xcalloc(a->groups.n, sizeof *ranges);
    size_t n = 0;
    for (size_t i = 0; i < a->groups.n; i++) {
        const Group *g = &a->groups.items[i];
        if (g->parent == i && !g->fixed && g->bytes) ranges[n++] = (SlabRange){.first = g->first, .last = g->last, .bytes = g->bytes};
    }
    uint64_t bytes = (slab_lay_out(ranges, n) + 4095) / 4096 * 4096;
    n = 0;
    for (size_t i = 0; i < a->groups.n; i++) {
        Group *g = &a->groups.items[i];
        if (g->parent == i && !g->fixed && g->bytes) g->where = (int64_t)ranges[n++].where;
    }
    free(ranges);
    return bytes;
}

// ---- limits

static bool is_in_memory(const Group *g) { return g->kind != BUFFER_NONE; }

// No value alone; so that sums of them are numbers of 64 bits.
static bool values_fit(Assign *a) {
    for (uint32_t i = 0; i < a->groups.n; i++) {
        const Value *v = a->values.items[i];
        if (type_bytes(v->type) <= MAX_BYTES || !is_in_memory(group_of(a, v))) continue;
        const Op *maker = v->def;
        if (maker && maker->kind == OP_KERNEL) maker = block_end(maker->regions[maker->n_regions - 1])->operands[v->index]->def;
        return limits_refuse(a->c->d, v->def ? op_place(v->def) : a->f->loc.at, (double)type_bytes(v->type), "%s: its result, %s,",
                             maker ? op_short(maker->kind) : "state", type_name(&a->c->d->arena, v->type));
    }
    return true;
}

static bool sums_fit(Assign *a) {
    if (a->constant_bytes > MAX_BYTES)
        return limits_refuse(a->c->d, a->f->loc.at, (double)a->constant_bytes, "@%s: all constants together", str_text(a->f->name));
    if (a->c->plan->slab_bytes <= MAX_BYTES) return true;
    return limits_refuse(a->c->d, a->f->loc.at, (double)a->c->plan->slab_bytes, "@%s: what is alive at once", str_text(a->f->name));
}

// ---- answers, for reports and on the ops

static void report_lives(Assign *a, SlabLives *slab) {
    uint32_t *number = xcalloc(a->groups.n, sizeof *number); // of a root's buffer, from 1
    for (size_t i = 0; i < a->groups.n; i++) {
        const Group *g = &a->groups.items[i];
        if (g->parent != i || g->kind != BUFFER_SLAB || !g->bytes) continue;
        vec_push(&slab->buffers, ((SlabBuffer){(uint64_t)g->where, g->bytes, g->first, g->last}));
        number[i] = (uint32_t)slab->buffers.n;
    }
    for (uint32_t i = 0; i < a->groups.n; i++) {
        uint32_t buffer = number[root_of(a, i)];
        if (buffer) vec_push(&slab->values, ((SlabValue){a->values.items[i], buffer - 1}));
    }
    free(number);
}

typedef VEC(int64_t) Numbers;

static void record_value(Assign *a, const Value *v, Numbers *out) {
    const Group *g = group_of(a, v);
    vec_push(out, g->kind);
    vec_push(out, g->where);
}

// What devices make together, and all of it lies in variables that they share, is stored once.
static void store_once(Assign *a, Op *kernel) {
    for (uint32_t i = 0; i < kernel->n_results; i++) {
        const Group *g = group_of(a, &kernel->results[i]);
        int64_t v = g->kind == BUFFER_RESULT ? result_variable(a->f, (uint32_t)g->where) : NO_VARIABLE;
        if (v == NO_VARIABLE || !variable_is_shared(a->c->m, v)) return;
    }
    op_set_attr(a->c->m, block_end(kernel->regions[0]), attr_i64(ATTR_copies, 1));
}

static void record(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) record(a, op->regions[r]);
        if (op->kind == OP_KERNEL && kernel_is_shared(op)) store_once(a, op);
        if (!op->n_results) continue;
        Numbers at = {0};
        for (uint32_t i = 0; i < op->n_results; i++) record_value(a, &op->results[i], &at);
        for (uint32_t i = 0; op->kind == OP_WHILE && i < op->regions[1]->n_args; i++) record_value(a, op->regions[1]->args[i], &at);
        for (uint32_t r = 0; op->kind == OP_KERNEL && r + 1 < op->n_regions; r++)
            for (uint32_t i = 0; i < block_end(op->regions[r])->n_operands; i++) record_value(a, block_end(op->regions[r])->operands[i], &at);
        op_set_attr(a->c->m, op, attr_axes(&a->c->m->arena, ATTR_buffers, at.items, at.n));
        vec_free(&at);
    }
}

static int by_offset(const void *x, const void *y) {
    const Group *a = *(Group *const *)x, *b = *(Group *const *)y;
    return a->where < b->where ? -1 : a->where > b->where;
}

// plan.txt of the dumps: one line a buffer of the slab, by offset, with its life in positions and the values that share it.
static bool dump_plan(Assign *a) {
    Text text = {0};
    Group **groups = xcalloc(a->groups.n, sizeof *groups);
    size_t n = 0;
    for (size_t i = 0; i < a->groups.n; i++)
        if (a->groups.items[i].parent == i && a->groups.items[i].kind == BUFFER_SLAB) groups[n++] = &a->groups.items[i];
    if (n) qsort(groups, n, sizeof *groups, by_offset);
    text_f(&text, "slab %" PRIu64 " bytes, constants %" PRIu64 " bytes\n%12s %12s %8s %8s  values\n", a->c->plan->slab_bytes, a->constant_bytes, "offset",
           "bytes", "first", "last");
    for (size_t k = 0; k < n; k++) {
        text_f(&text, "%12" PRId64 " %12" PRIu64 " %8" PRId64 " %8" PRId64 " ", groups[k]->where, groups[k]->bytes, groups[k]->first, groups[k]->last);
        for (uint32_t i = 0; i < a->groups.n; i++) {
            const Value *v = a->values.items[i];
            if (&a->groups.items[root_of(a, i)] != groups[k]) continue;
            text_f(&text, " %s:", v->def ? op_short(v->def->kind) : "state");
            type_text(v->type, &text);
        }
        text_z(&text, "\n");
    }
    bool ok = dump_text(a->c->o->dump_dir, "plan.txt", text.items, a->c->d);
    free(groups);
    vec_free(&text);
    return ok;
}

void assign_begin(Assign *a, PassContext *c) {
    *a = (Assign){.c = c, .f = module_main(c->m)};
    for (uint32_t i = 0; i < a->f->body->n_args; i++) {
        new_group(a, a->f->body->args[i], 0);
        Group *g = group_of(a, a->f->body->args[i]);
        g->fixed = true, g->kind = BUFFER_ARG, g->where = i; // of a variable too: where it lies
    }
    number_block(a, a->f->body);
    assign_share(a);
}

void assign_end(Assign *a) {
    vec_free(&a->groups);
    vec_free(&a->values);
    vec_free(&a->positions);
    vec_free(&a->constants);
    free(a->constant_slots);
    *a = (Assign){0};
}

bool pass_assign(PassContext *c) {
    Assign a;
    if (!module_main(c->m)) return true;
    assign_order_updates(module_main(c->m));
    assign_begin(&a, c);
    place_constants(&a, a.f->body);
    bool ok = values_fit(&a);
    if (ok) {
        c->plan->slab_bytes = assign_slab(&a);
        c->plan->constant_bytes = a.constant_bytes;
        ok = sums_fit(&a);
    }
    if (ok) {
        record(&a, a.f->body);
        if (c->slab) report_lives(&a, c->slab);
        c->changed = true;
        ok = !c->o->dump_dir || dump_plan(&a);
    }
    assign_end(&a);
    return ok;
}
