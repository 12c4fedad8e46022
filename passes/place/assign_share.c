// What may share memory in the slab, once lives are known: results of the function with what is returned, a loop's state with what is made for the next
// round and with what enters, a branch's results with what its regions make, buffers of a sort in turn, a kernel's result with an operand that ends there.
// Invariant: groups are joined only where no value of one is read after a value of the other was written. Uses of a loop's state are collected in one
// walk of its body, so that all of it is linear in operands.
#include "passes/place/assign.h"
#include "passes/place/overwrite.h"

#include "ir/ops/devices/devices.h"
#include "ir/ops/variables.h"

#include <stdlib.h>

static bool in_block(const Value *v, const Block *b) { return (v->def ? v->def->block : v->block) == b; }

// May result r of the kernel lie where operand i does? Not where another operand is a view of the same memory.
static bool may_overwrite(Assign *a, const Op *kernel, uint32_t i, uint32_t r) {
    for (uint32_t k = 0; k < kernel->n_operands; k++)
        if (k != i && group_of(a, kernel->operands[k]) == group_of(a, kernel->operands[i])) return false;
    return overwrite_allowed(kernel, i, r);
}

// Do the two live apart, but for one moment when the second is made from the first?
static bool ends_before(Assign *a, const Value *first, const Value *second) { return group_of(a, first)->last <= group_of(a, second)->first; }

// What the phases of a sort hand on lies in two buffers in turn, the last of them the result.
static void share_phases(Assign *a, const Op *op) {
    if (op->kind != OP_KERNEL || op->n_regions < 2 || !overwrite_sort(op)) return;
    uint32_t last = op->n_regions - 1;
    for (uint32_t k = 0; k < op->n_results; k++)
        for (uint32_t r = 0; r < last; r++) {
            const Value *v = block_end(op->regions[r])->operands[k];
            if ((last - r) % 2 == 0) assign_join(a, &op->results[k], v);
            else if (r + 1 != last) assign_join(a, block_end(op->regions[last - 1])->operands[k], v);
        }
}

// The old value's last reader may be what makes the new one: a kernel that has read an element when it writes there, or a loop that the old value enters.
static bool takes_over(Assign *a, const Op *maker, uint32_t result, const Value *old) {
    uint32_t n = 0, at = 0;
    for (uint32_t i = 0; i < maker->n_operands; i++)
        if (group_of(a, maker->operands[i]) == group_of(a, old)) n++, at = i;
    if (n != 1) return false;
    return maker->kind == OP_WHILE ? at == result : maker->kind == OP_KERNEL && overwrite_in_turn(maker, at, result);
}

bool assign_ends_old(Assign *a, const Value *made, const Value *old) {
    const Value *v = viewed(made);
    if (!old) return true;
    int64_t last = group_of(a, old)->last, first = group_of(a, made)->first;
    return last < first || (last == first && v->def && takes_over(a, v->def, v->index, old));
}

// A kernel's result takes over an operand that ends there. What is updated in a result of the function is made there.
static void share_with_operands(Assign *a, Op *op) {
    bool updates = overwrite_update(op) != NULL;
    for (uint32_t k = 0; op->kind == OP_KERNEL && k < op->n_results; k++) {
        Value *result = &op->results[k];
        for (uint32_t i = 0; i < op->n_operands; i++) {
            Value *x = op->operands[i];
            Group *g = group_of(a, x), *r = group_of(a, result);
            if (g == r || g->fixed || (r->fixed && !(updates && r->kind == BUFFER_RESULT)) || g->kind != BUFFER_SLAB) continue;
            if (!ends_before(a, x, result) || !may_overwrite(a, op, i, k) || !assign_ends_old(a, x, r->old)) continue;
            assign_join(a, x, result);
            break;
        }
    }
}

// Where a loop's body reads its state, in the order of the body. An op that holds regions reads what is read inside.
typedef struct {
    const Op *op;
    uint32_t operand; // of op; NESTED: inside
    size_t at;        // number of op in the body
    size_t next;      // read of the same argument, 0: none
} StateRead;

enum { NESTED = UINT32_MAX };

typedef struct {
    Map arg_number, op_number; // of the body
    VEC(StateRead) reads;      // from 1 on
    size_t *first, *last;      // by argument
    const Op *op;              // whose regions are walked
    size_t at;
} StateReads;

static void note_read(StateReads *s, const Op *op, const Value *v, uint32_t operand) {
    const size_t *arg = map_find(&s->arg_number, viewed(v));
    if (!arg) return;
    vec_push(&s->reads, ((StateRead){op, operand, s->at, 0}));
    size_t n = s->reads.n - 1;
    if (s->last[*arg]) s->reads.items[s->last[*arg]].next = n;
    else s->first[*arg] = n;
    s->last[*arg] = n;
}

static void note_nested_reads(Op *op, void *context) {
    StateReads *s = context;
    for (uint32_t i = 0; i < op->n_operands; i++) note_read(s, s->op, op->operands[i], NESTED);
}

static void find_state_reads(const Block *body, StateReads *s) {
    vec_push(&s->reads, ((StateRead){0}));
    s->first = xcalloc(2 * (size_t)body->n_args, sizeof *s->first);
    s->last = s->first + body->n_args;
    for (uint32_t i = 0; i < body->n_args; i++) *map_at(&s->arg_number, body->args[i], NULL) = i;
    for (const Op *op = body->first; op; op = op->next) {
        *map_at(&s->op_number, op, NULL) = ++s->at;
        s->op = op;
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) block_walk(op->regions[r], note_nested_reads, s);
        for (uint32_t i = 0; i < op->n_operands; i++) note_read(s, op, op->operands[i], i);
    }
}

static void state_reads_free(StateReads *s) {
    map_free(&s->arg_number);
    map_free(&s->op_number);
    vec_free(&s->reads);
    free(s->first);
}

// What a round leaves for the next one is made where the state lies, if the state has been read by then, in nested loops too.
static bool state_is_free(Assign *a, const StateReads *s, uint32_t arg, const Value *state, const Value *made) {
    const Op *maker = made->def;
    size_t made_at = *map_find(&s->op_number, maker);
    for (size_t k = s->first[arg]; k; k = s->reads.items[k].next) {
        const StateRead *r = &s->reads.items[k];
        if (r->at < made_at) continue;
        if (r->operand == NESTED) return false;
        if (r->op == maker) {
            if (maker->operands[r->operand] != state || !may_overwrite(a, maker, r->operand, made->index)) return false;
        } else if (!op_has(r->op->kind, VIEW)) {
            return false;
        }
    }
    return true;
}

// How often each value is among them.
static Map count_values(Value *const *v, uint32_t n) {
    Map times = {0};
    for (uint32_t i = 0; i < n; i++) ++*map_at(&times, v[i], NULL);
    return times;
}

static void share_state_made(Assign *a, const Block *body, const StateReads *reads) {
    const Op *end = block_end(body);
    Map times = count_values(end->operands, end->n_operands);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Value *v = end->operands[i];
        const Op *maker = v->def;
        if (!maker || maker->kind != OP_KERNEL || maker->block != body) continue;
        Group *g = group_of(a, v), *s = group_of(a, body->args[i]);
        if (*map_find(&times, v) != 1 || g == s || g->fixed || (s->fixed && s->kind != BUFFER_RESULT)) continue;
        // Nothing else of what v shares its memory with may have begun while the state was still to be read.
        if (g->first < a->groups.items[v->id].born || !state_is_free(a, reads, i, body->args[i], v) || !assign_ends_old(a, v, s->old)) continue;
        assign_join(a, body->args[i], v);
    }
    map_free(&times);
}

static void share_state(Assign *a, Op *loop) {
    Block *body = loop->regions[1];
    StateReads reads = {0};
    find_state_reads(body, &reads);
    share_state_made(a, body, &reads);
    state_reads_free(&reads);
    Map times = count_values(loop->operands, loop->n_operands);
    for (uint32_t i = 0; i < loop->n_operands; i++) { // and what enters is made there
        Value *v = loop->operands[i];
        Group *g = group_of(a, v), *s = group_of(a, body->args[i]);
        if (*map_find(&times, v) != 1 || !v->def || g == s || g->fixed || (s->fixed && s->kind != BUFFER_RESULT) || !in_block(v, loop->block) ||
            g->last > s->first || !assign_ends_old(a, v, s->old))
            continue;
        assign_join(a, body->args[i], v);
    }
    map_free(&times);
}

// What a branch returns is made in the result, if it is made in that branch; the first result, where it is returned more than once.
static void share_branch(Assign *a, Op *op, const Block *region) {
    const Op *end = block_end(region);
    Map returned = {0}; // results by group: joining one to another's would make them the same memory
    for (uint32_t i = 0; i < end->n_operands; i++) {
        bool fresh;
        Value *v = end->operands[i];
        Group *g = group_of(a, v), *r = group_of(a, &op->results[i]);
        map_at(&returned, g, &fresh);
        if (!fresh || g == r || g->fixed || (r->fixed && r->kind != BUFFER_RESULT) || !in_block(v, region)) continue;
        if (g->first < (int64_t)region->first->id || !assign_ends_old(a, v, r->old)) continue; // lies in what was there before the branch
        assign_join(a, &op->results[i], v);
        map_at(&returned, group_of(a, v), NULL);
    }
    map_free(&returned);
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

// What devices make together of the new value of a variable that they share: in an exchange of all of them, by a kernel of which each runs some tasks. Or NULL.
static const Value *made_together(const Assign *a, const Value *v) {
    const Op *x = viewed(v)->def;
    if (!x || x->kind != OP_EXCHANGE) return NULL;
    const Value *made = viewed(block_end(x->regions[0])->operands[viewed(v)->index]);
    const Op *kernel = made->def;
    bool shared = kernel && kernel->kind == OP_KERNEL && kernel->block == x->regions[0] && kernel_is_shared(kernel);
    return shared && kernel_copies(kernel) == module_n_devices(a->c->m) ? made : NULL;
}

// May it be made where the old value lies? The devices have met before the first of them writes: what read the old value on the way there has done so on all
// of them. From then on the kernel that makes the new value alone may read it, element by element.
static bool ends_old_together(Assign *a, const Value *made, const Value *old) {
    const Op *kernel = made->def;
    if (!old) return true;
    int64_t last = group_of(a, old)->last;
    if (last < (int64_t)kernel->block->first->id) return true;
    if (last != a->groups.items[made->id].born || !takes_over(a, kernel, made->index, old)) return false;
    for (const Op *op = kernel->block->first; op != kernel; op = op->next)
        for (uint32_t i = 0; i < op->n_operands && !op_has(op->kind, VIEW); i++)
            if (group_of(a, op->operands[i]) == group_of(a, old)) return false;
    return true;
}

static void share_together(Assign *a, uint32_t result, const Value *old) {
    const Value *v = block_end(a->f->body)->operands[result], *made = made_together(a, v);
    if (!made || group_of(a, made)->fixed || !ends_old_together(a, made, old)) return;
    Group *g = group_of(a, v);
    g->fixed = true;
    g->kind = BUFFER_RESULT;
    g->where = result;
    g->old = old;
    assign_join(a, v, made);
}

// A value that is returned is made in the caller's buffer. That of a variable is made where the variable lies if its old value has been read by then, on all
// devices that read it; else it is copied there at the end.
static void share_results(Assign *a, bool variables) {
    const Op *end = block_end(a->f->body);
    const Module *m = a->c->m;
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Group *g = group_of(a, end->operands[i]);
        int64_t v = result_variable(a->f, i);
        if (g->fixed || (v != NO_VARIABLE) != variables) continue; // fixed: an argument, a constant, or returned twice: copied
        uint32_t arg = variables ? func_variable_arg(a->f, v) : UINT32_MAX;
        const Value *old = arg == UINT32_MAX ? NULL : a->f->body->args[arg];
        if (variables && variable_is_shared(m, v)) {
            share_together(a, i, old);
            continue;
        }
        if (variables && !assign_ends_old(a, end->operands[i], old)) continue;
        g->fixed = true;
        g->kind = BUFFER_RESULT;
        g->where = i;
        g->old = old;
    }
}

void assign_share(Assign *a) {
    share_results(a, true);
    share_results(a, false);
    share_block(a, a->f->body);
}
