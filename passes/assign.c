// Buffers. Every value of the function and of the regions of its loops and branches gets a place: a constant, an argument, a result, or an offset in the
// slab, so that nothing is allocated while the program runs.
//
//   1. Values that are the same memory are grouped (reshapes with their operands, an update with what it updates, a loop's state with
//      what enters and leaves it, a branch's results with what each region makes for them, an elementwise kernel's result with an operand that ends there).
//   2. A group lives from its first definition to its last use, in positions of a walk; what a loop reads from outside lives to its end.
//   3. Groups are laid out largest first, each at the lowest offset that is free for its whole life (greedy by size: Pisarchyk & Lee 2020,
//      "Efficient Memory Management for Deep Neural Net Inference").
#include "passes/dump.h"
#include "passes/overwrite.h"
#include "passes/pass.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 64 };

typedef struct {
    uint32_t parent; // union-find; a root is its own
    int64_t first, last; // positions of its life
    int64_t born;        // where the value that owns this number begins, whatever joined it
    uint64_t bytes;
    BufferKind kind;
    int64_t where;
    bool fixed;          // kind and where are decided: arguments, constants, results
} Group;

typedef struct {
    PassContext *c;
    Func *f;
    VEC(Group) groups;
    VEC(Value *) values; // of each group number, for values that own one; Value.id is its number
    int64_t position;
    uint64_t constant_bytes;
    VEC(Op *) constants; // those that have a place
    uint32_t *constant_slots; // open addressing: 1 + number in `constants`, by the bits
    size_t n_constant_slots;
} Assign;

static uint32_t root_of(Assign *a, uint32_t g) {
    while (a->groups.items[g].parent != g) g = a->groups.items[g].parent = a->groups.items[a->groups.items[g].parent].parent;
    return g;
}

static Group *group_of(Assign *a, const Value *v) { return &a->groups.items[root_of(a, v->id)]; }

static void new_group(Assign *a, Value *v, int64_t at) {
    Group g = {.parent = (uint32_t)a->groups.n, .first = at, .last = at, .born = at, .bytes = type_bytes(v->type), .kind = BUFFER_SLAB};
    v->id = (uint32_t)a->groups.n;
    vec_push(&a->groups, g);
    vec_push(&a->values, v);
}

// b's memory becomes a's. The caller has seen that they may share.
static void join(Assign *a, const Value *x, const Value *y) {
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
    q->parent = i;
}

// ---- lives

static void use(Assign *a, const Value *v, int64_t at) {
    Group *g = group_of(a, v);
    g->last = i64_max(g->last, at);
}

static bool in_block(const Value *v, const Block *b) { return (v->def ? v->def->block : v->block) == b; }

typedef struct { Assign *a; const Block *body; int64_t end; } LoopUses;

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
            join(a, body->args[i], b->args[i]);
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
        join(a, body->args[i], &op->results[i]);
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

static void note_step(Assign *a, const Op *op) {
    if (a->c->slab && op_is_step(op->kind)) vec_push(&a->c->slab->steps, ((SlabStep){op, a->position}));
}

static void number_block(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        a->position++;
        note_step(a, op);
        for (uint32_t i = 0; i < op->n_operands; i++) use(a, op->operands[i], a->position);
        if (op_has(op->kind, CONTROL)) {
            if (op->kind == OP_WHILE) number_loop(a, op);
            else number_branches(a, op);
            note_step(a, op);
            continue;
        }
        for (uint32_t i = 0; i < op->n_results; i++) {
            new_group(a, &op->results[i], a->position);
            Group *g = group_of(a, &op->results[i]);
            if (op->kind == OP_CONSTANT) g->fixed = true, g->kind = BUFFER_CONST;
            if (op_has(op->kind, VIEW)) join(a, op->operands[0], &op->results[i]);
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

// ---- sharing

// May result r of the kernel lie where operand i does? Not where another operand is a view of the same memory.
static bool may_overwrite(Assign *a, const Op *kernel, uint32_t i, uint32_t r) {
    for (uint32_t k = 0; k < kernel->n_operands; k++)
        if (k != i && group_of(a, kernel->operands[k]) == group_of(a, kernel->operands[i])) return false;
    return writes_over(kernel, i, r);
}

// Do the two live apart, but for one moment when the second is made from the first?
static bool ends_before(Assign *a, const Value *first, const Value *second) {
    return group_of(a, first)->last <= group_of(a, second)->first;
}

// What the phases of a sort hand on lies in two buffers in turn, the last of them the result.
static void share_phases(Assign *a, const Op *op) {
    if (op->kind != OP_KERNEL || op->n_regions < 2 || !only_sort(op)) return;
    uint32_t last = op->n_regions - 1;
    for (uint32_t k = 0; k < op->n_results; k++)
        for (uint32_t r = 0; r < last; r++) {
            const Value *v = block_end(op->regions[r])->operands[k];
            if ((last - r) % 2 == 0) join(a, &op->results[k], v);
            else if (r + 1 != last) join(a, block_end(op->regions[last - 1])->operands[k], v);
        }
}

// A kernel's result takes over an operand that ends there. What is updated in a result of the function is made there.
static void share_with_operands(Assign *a, Op *op) {
    bool updates = update_of(op) != NULL;
    for (uint32_t k = 0; op->kind == OP_KERNEL && k < op->n_results; k++) {
        Value *result = &op->results[k];
        for (uint32_t i = 0; i < op->n_operands; i++) {
            Value *x = op->operands[i];
            Group *g = group_of(a, x), *r = group_of(a, result);
            if (g == r || g->fixed || (r->fixed && !(updates && r->kind == BUFFER_RESULT)) || g->kind != BUFFER_SLAB) continue;
            if (!ends_before(a, x, result) || !may_overwrite(a, op, i, k)) continue;
            join(a, x, result);
            break;
        }
    }
}

static const Value *viewed(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v;
}

typedef struct { const Value *arg; bool found; } Readers;

static void find_reader(Op *op, void *context) {
    Readers *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++) r->found |= viewed(op->operands[i]) == r->arg;
}

// What a round leaves for the next one is made where the state lies, if the state has been read by then, in nested loops too.
static bool state_is_free(Assign *a, const Block *body, const Value *arg, const Value *maker_result) {
    const Op *maker = maker_result->def;
    uint32_t made_result = maker_result->index;
    bool made = false;
    for (const Op *op = body->first; op; op = op->next) {
        if (op == maker) made = true;
        Readers nested = {arg, false};
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) block_walk(op->regions[r], find_reader, &nested);
        if (made && nested.found) return false;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (viewed(op->operands[i]) != arg) continue;
            if (op == maker) {
                if (op->operands[i] != arg || !may_overwrite(a, op, i, made_result)) return false;
            } else if (made && !op_has(op->kind, VIEW)) {
                return false;
            }
        }
    }
    return true;
}

static void share_state(Assign *a, Op *loop) {
    Block *body = loop->regions[1];
    const Op *end = block_end(body);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Value *v = end->operands[i];
        const Op *maker = v->def;
        if (!maker || maker->kind != OP_KERNEL || maker->block != body) continue;
        uint32_t times = 0;
        for (uint32_t k = 0; k < end->n_operands; k++) times += end->operands[k] == v;
        Group *g = group_of(a, v), *s = group_of(a, body->args[i]);
        if (times != 1 || g == s || g->fixed || (s->fixed && s->kind != BUFFER_RESULT)) continue;
        // Nothing else of what v shares its memory with may have begun while the state was still to be read.
        if (g->first < a->groups.items[v->id].born || !state_is_free(a, body, body->args[i], v)) continue;
        join(a, body->args[i], v);
    }
    for (uint32_t i = 0; i < loop->n_operands; i++) { // and what enters is made there
        Value *v = loop->operands[i];
        uint32_t times = 0;
        for (uint32_t k = 0; k < loop->n_operands; k++) times += loop->operands[k] == v;
        Group *g = group_of(a, v), *s = group_of(a, body->args[i]);
        if (times != 1 || !v->def || g == s || g->fixed || (s->fixed && s->kind != BUFFER_RESULT) || !in_block(v, loop->block) || g->last > s->first) continue;
        join(a, body->args[i], v);
    }
}

// What a branch returns is made in the result, if it is made in that branch; the first result, where it is returned more than once.
static void share_branch(Assign *a, Op *op, const Block *region) {
    const Op *end = block_end(region);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Value *v = end->operands[i];
        uint32_t times = 0;
        for (uint32_t k = 0; k < i; k++) times += group_of(a, end->operands[k]) == group_of(a, v);
        Group *g = group_of(a, v), *r = group_of(a, &op->results[i]);
        if (times || g == r || g->fixed || (r->fixed && r->kind != BUFFER_RESULT) || !in_block(v, region)) continue;
        if (g->first < (int64_t)region->first->id) continue; // lies in what was there before the branch
        join(a, &op->results[i], v);
    }
}

static void share_block(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) share_phases(a, op);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) share_block(a, op->regions[r]);
        if (op->kind == OP_WHILE) share_state(a, op);
        for (uint32_t r = control_first_region(op); op->kind != OP_WHILE && r < op->n_regions; r++) share_branch(a, op, op->regions[r]);
    }
    for (Op *op = b->first; op; op = op->next) share_with_operands(a, op);
}

// A value that is returned is made in the caller's buffer.
static void share_results(Assign *a) {
    const Op *end = block_end(a->f->body);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Group *g = group_of(a, end->operands[i]);
        if (g->fixed) continue; // an argument, a constant, or returned twice: copied
        g->fixed = true;
        g->kind = BUFFER_RESULT;
        g->where = i;
    }
}

// ---- offsets

static int by_size(const void *x, const void *y) {
    const Group *a = *(Group *const *)x, *b = *(Group *const *)y;
    if (a->bytes != b->bytes) return a->bytes < b->bytes ? 1 : -1;
    return a < b ? -1 : a > b;
}

static int by_offset(const void *x, const void *y) {
    const Group *a = *(Group *const *)x, *b = *(Group *const *)y;
    return a->where < b->where ? -1 : a->where > b->where;
}

static uint64_t lay_out(Group **groups, size_t n) {
    qsort(groups, n, sizeof *groups, by_size);
    Group **beside = xcalloc(n, sizeof *beside);
    uint64_t top = 0;
    for (size_t i = 0; i < n; i++) {
        Group *g = groups[i];
        size_t n_beside = 0;
        for (size_t k = 0; k < i; k++)
            if (groups[k]->first <= g->last && g->first <= groups[k]->last) beside[n_beside++] = groups[k];
        qsort(beside, n_beside, sizeof *beside, by_offset);
        uint64_t at = 0;
        for (size_t k = 0; k < n_beside; k++) {
            if (at + g->bytes <= (uint64_t)beside[k]->where) break;
            uint64_t end = (uint64_t)beside[k]->where + beside[k]->bytes;
            end = (end + ALIGN - 1) / ALIGN * ALIGN;
            if (end > at) at = end;
        }
        g->where = (int64_t)at;
        if (at + g->bytes > top) top = at + g->bytes;
    }
    free(beside);
    return top;
}

static void lay_out_slab(Assign *a) {
    Group **groups = xcalloc(a->groups.n, sizeof *groups);
    size_t n = 0;
    for (size_t i = 0; i < a->groups.n; i++) {
        Group *g = &a->groups.items[i];
        if (g->parent == i && !g->fixed && g->bytes) groups[n++] = g;
    }
    uint64_t bytes = lay_out(groups, n);
    a->c->plan->slab_bytes = (bytes + 4095) / 4096 * 4096;
    free(groups);
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

static void record(Assign *a, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) record(a, op->regions[r]);
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

// plan.txt of the dumps: one line a buffer of the slab, by offset, with its life in positions and the values that share it.
static bool dump_plan(Assign *a) {
    Text text = {0};
    Group **groups = xcalloc(a->groups.n, sizeof *groups);
    size_t n = 0;
    for (size_t i = 0; i < a->groups.n; i++)
        if (a->groups.items[i].parent == i && a->groups.items[i].kind == BUFFER_SLAB) groups[n++] = &a->groups.items[i];
    if (n) qsort(groups, n, sizeof *groups, by_offset);
    text_f(&text, "slab %" PRIu64 " bytes, constants %" PRIu64 " bytes\n%12s %12s %8s %8s  values\n", a->c->plan->slab_bytes, a->constant_bytes, "offset", "bytes", "first", "last");
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

bool pass_assign(PassContext *c) {
    Assign a = {.c = c, .f = module_main(c->m)};
    if (!a.f) return true;
    for (uint32_t i = 0; i < a.f->body->n_args; i++) {
        new_group(&a, a.f->body->args[i], 0);
        Group *g = group_of(&a, a.f->body->args[i]);
        g->fixed = true, g->kind = BUFFER_ARG, g->where = i;
    }
    number_block(&a, a.f->body);
    share_results(&a);
    share_block(&a, a.f->body);
    place_constants(&a, a.f->body);
    lay_out_slab(&a);
    c->plan->constant_bytes = a.constant_bytes;
    record(&a, a.f->body);
    if (c->slab) report_lives(&a, c->slab);
    c->changed = true;
    bool ok = !c->o->dump_dir || dump_plan(&a);
    vec_free(&a.groups);
    vec_free(&a.values);
    vec_free(&a.constants);
    free(a.constant_slots);
    return ok;
}
