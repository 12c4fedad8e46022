// What an entry point does: see artifact.h. Walks each planned function once; each op becomes steps, each distinct kernel a row of a->kernels.
#include "codegen/artifact/loops.h"
#include "codegen/stages/phase.h"

#include "ir/ops/cost.h"
#include "ir/ops/devices/devices.h"
#include "ir/ops/kernel_numbers.h"
#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Artifact *a;
    ArtifactPlan *p; // of the processor at hand
    KernelNumbers numbers;
    size_t entry;           // the one at hand, of all
    uint32_t groups;        // of the exchange at hand
    EntrySteps *e;          // its steps
    double weight;          // rounds of the loops around
    TpuRef *args, *results; // of the entry point at hand: where they lie
} Steps;

// ---- where values lie

// Pair i of an op's tpu.buffers.
static TpuRef ref_at(Steps *t, Axes at, uint32_t i) {
    if (at.n < 2 * i + 2) ICE("a value without a buffer");
    int64_t kind = at.v[2 * i], where = at.v[2 * i + 1];
    switch (kind) {
    case BUFFER_SLAB: return (TpuRef){.space = TPU_SPACE_SLAB, .offset = (uint64_t)where};
    case BUFFER_CONST: return (TpuRef){.space = TPU_SPACE_CONST, .offset = constants_offset(t->a->constants, t->entry, (uint64_t)where)};
    case BUFFER_RESULT: return t->results[where];
    case BUFFER_ARG: return t->args[where];
    case BUFFER_DEVICE: return (TpuRef){.space = TPU_SPACE_DEVICE, .offset = (uint64_t)where};
    default: ICE("a value in no buffer is read");
    }
}

static TpuRef ref_of(Steps *t, const Value *v);

// Argument i of the region of an exchange: the operand that it is, of the member that it is of.
static TpuRef member_ref(Steps *t, const Op *exchange, uint32_t i) {
    uint32_t n_members = exchange->regions[0]->n_args / exchange->n_operands;
    TpuRef ref = ref_of(t, exchange->operands[i / n_members]);
    ref.member = (uint16_t)(i % n_members + 1);
    return ref;
}

static TpuRef ref_of(Steps *t, const Value *v) {
    Axes at;
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    uint32_t i = v->index;
    if (!v->def && v->block->parent && v->block->parent->kind == OP_EXCHANGE) return member_ref(t, v->block->parent, i);
    if (v->def) {
        at = op_axes(v->def, ATTR_buffers);
    } else if (v->block->func) {
        return t->args[v->index];
    } else {
        at = op_axes(v->block->parent, ATTR_buffers); // results, then the loop's arguments
        i += v->block->parent->n_results;
    }
    return ref_at(t, at, i);
}

static bool same_ref(TpuRef a, TpuRef b) { return a.space == b.space && a.member == b.member && a.index == b.index && a.offset == b.offset; }

// ---- kernels

static void count_op(Op *op, void *context) {
    (void)op;
    ++*(size_t *)context;
}

static size_t kernel_ops(const Op *kernel) {
    size_t n = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++) block_walk(kernel->regions[r], count_op, &n);
    return n;
}

static uint32_t kernel_of(Steps *t, const Op *op) {
    Artifact *a = t->a;
    uint32_t number = kernel_number(&t->numbers, op);
    if (number < t->p->kernels.n) return number;
    ArtifactKernel k = {.op = op, .flops = kernel_flops(op), .bytes = kernel_bytes(op), .n_ops = kernel_ops(op)};
    Text name = {0};
    text_f(&name, "%s.%u", a->options->prefix, number);
    kernel_name(op, &name);
    k.name = k.symbol = arena_printf(a->arena, "%s", name.items);
    if (a->options->targets->n > 1) k.symbol = arena_printf(a->arena, "%s.%s", k.name, t->p->target->name);
    vec_free(&name);
    kernel_facts(op, &t->p->target->facts, &k.facts);
    vec_push(&t->p->kernels, k);
    return number;
}

// ---- steps

static const char *place_text(Steps *t, const Op *op) {
    Loc at = op_place(op);
    const char *kind = op_attr(op, ATTR_collective) ? str_text(op_str(op, ATTR_collective)) : op_short(op->kind), *name = at.name ? at.name->text : kind;
    if (!at.file || !at.line || t->a->options->places == PLACES_NAMES) return name;
    const char *file = strrchr(at.file->text, '/'); // without its folder: the same model gives the same bytes wherever it lies
    return arena_printf(t->a->arena, "%s at %s:%u:%u", name, file ? file + 1 : at.file->text, at.line, at.col);
}

static Step *add_step(Steps *t, TpuStepKind kind, const Op *op, size_t n_refs) {
    Step s = {.kind = kind, .n_refs = (uint32_t)n_refs, .refs = arena_array(t->a->arena, TpuRef, n_refs), .op = place_text(t, op)};
    vec_push(&t->e->steps, s);
    return &t->e->steps.items[t->e->steps.n - 1];
}

static void add_copy(Steps *t, const Op *op, TpuRef from, TpuRef to, size_t bytes) {
    if (same_ref(from, to) || !bytes) return;
    Step *s = add_step(t, TPU_STEP_COPY, op, 2);
    s->refs[0] = from;
    s->refs[1] = to;
    s->count = bytes;
    s->target = t->groups;
}

static void add_launch(Steps *t, const Op *op) {
    uint32_t kernel = kernel_of(t, op);
    const ArtifactKernel *k = &t->p->kernels.items[kernel];
    Axes at = op_axes(op, ATTR_buffers);
    // An update writes into a result that holds its operand: by assignment, or by a copy before it. So does a scatter, into each.
    for (const Op *in = op->regions[0]->first; in; in = in->next) {
        if (!stage_has(stage_of(in), STAGE_OVERWRITES)) continue;
        for (uint32_t r = 0; r < in->n_results; r++) {
            const Value *whole = in->operands[r];
            if (whole->block != op->regions[0]) ICE("an update of a value that is not an operand");
            add_copy(t, op, ref_of(t, op->operands[whole->index]), ref_of(t, &op->results[r]), type_bytes(whole->type));
        }
    }
    Step *s = add_step(t, TPU_STEP_LAUNCH, op, k->facts.n_buffers);
    s->index = kernel;
    s->launched = op;
    s->target = t->groups;
    uint32_t n = 0, copies = kernel_copies(op);
    s->count = kernel_is_shared(op);
    for (uint32_t i = 0; i < op->n_operands; i++) s->refs[n++] = ref_of(t, op->operands[i]);
    for (uint32_t i = 0; i < op->n_results * copies; i++) {
        s->refs[n] = ref_of(t, &op->results[i / copies]);
        s->refs[n++].member = (uint16_t)(copies > 1 ? i % copies + 1 : 0);
    }
    for (uint32_t i = op->n_results; n < k->facts.n_buffers; i++) // what phases hand on
        s->refs[n++] = ref_at(t, at, i);
    t->e->flops += (double)k->flops * t->weight;
}

static void add_op(Steps *t, const Op *op);
static void add_block(Steps *t, const Block *b);

// One value after the other: that none of them is overwritten before its turn is seen to by fuse (crossing_states_prepare).
static void copy_state(Steps *t, const Op *loop, Value *const *from) {
    const Block *body = loop->regions[1];
    for (uint32_t i = 0; i < body->n_args; i++) add_copy(t, loop, ref_of(t, from[i]), ref_of(t, body->args[i]), type_bytes(body->args[i]->type));
}

static void add_round(Steps *t, const Op *loop) {
    add_block(t, loop->regions[1]);
    copy_state(t, loop, block_end(loop->regions[1])->operands);
}

static void add_counted_loop(Steps *t, const Op *op, int64_t rounds) {
    uint32_t counter = t->e->n_counters++, top = (uint32_t)t->e->steps.n;
    double weight = t->weight;
    t->weight *= (double)rounds;
    add_round(t, op);
    t->weight = weight;
    Step *s = add_step(t, TPU_STEP_REPEAT, op, 0);
    s->index = counter;
    s->target = top;
    s->count = (uint64_t)rounds;
}

// top: condition; leave if it is false; round; jump to top.
static void add_open_loop(Steps *t, const Op *op) {
    uint32_t top = (uint32_t)t->e->steps.n;
    add_block(t, op->regions[0]);
    Step *leave = add_step(t, TPU_STEP_BRANCH, op, 1);
    size_t leave_at = t->e->steps.n - 1;
    leave->refs[0] = ref_of(t, block_end(op->regions[0])->operands[0]);
    add_round(t, op);
    add_step(t, TPU_STEP_JUMP, op, 0)->target = top;
    t->e->steps.items[leave_at].target = (uint32_t)t->e->steps.n;
}

static void add_loop(Steps *t, const Op *op) {
    int64_t rounds = op_int(op, ATTR_trip_count, -1);
    copy_state(t, op, op->operands);
    if (rounds < 0) add_open_loop(t, op);
    else if (rounds) add_counted_loop(t, op, rounds);
}

static void add_check(Steps *t, const Op *op) {
    Step *s = add_step(t, TPU_STEP_CHECK, op, 1);
    s->refs[0] = ref_of(t, op->operands[0]);
    s->op = arena_printf(t->a->arena, "%s: %s", s->op, str_text(op_str(op, ATTR_message)));
}

// The region, then what it returns into the op's results: assign lets no result lie where another one's value still waits.
static void add_region(Steps *t, const Op *op, uint32_t r) {
    const Op *end = block_end(op->regions[r]);
    add_block(t, op->regions[r]);
    for (uint32_t i = 0; i < op->n_results; i++) add_copy(t, op, ref_of(t, end->operands[i]), ref_of(t, &op->results[i]), type_bytes(op->results[i].type));
}

// A switch into as many jumps, one to each region (of an if: a branch past the first one); each region but the last jumps to the end.
// Of the regions' operations those of the dearest one count.
static void add_branches(Steps *t, const Op *op) {
    size_t *leave_at = xcalloc(op->n_regions, sizeof *leave_at);
    size_t first = t->e->steps.n;
    double before = t->e->flops, most = before;
    Step *choose = add_step(t, op->kind == OP_IF ? TPU_STEP_BRANCH : TPU_STEP_SWITCH, op, 1);
    choose->refs[0] = ref_of(t, op->operands[0]);
    if (op->kind == OP_CASE) {
        choose->target = (uint32_t)first + 1;
        choose->count = op->n_regions;
        for (uint32_t r = 0; r < op->n_regions; r++) add_step(t, TPU_STEP_JUMP, op, 0);
    }
    for (uint32_t r = 0; r < op->n_regions; r++) {
        t->e->flops = before;
        if (op->kind == OP_CASE) t->e->steps.items[first + 1 + r].target = (uint32_t)t->e->steps.n;
        else if (r) t->e->steps.items[first].target = (uint32_t)t->e->steps.n;
        add_region(t, op, r);
        if (t->e->flops > most) most = t->e->flops;
        leave_at[r] = t->e->steps.n;
        if (r + 1 < op->n_regions) add_step(t, TPU_STEP_JUMP, op, 0);
    }
    for (uint32_t r = 0; r + 1 < op->n_regions; r++) t->e->steps.items[leave_at[r]].target = (uint32_t)t->e->steps.n;
    t->e->flops = most;
    free(leave_at);
}

static Step *add_meeting(Steps *t, const Op *op, size_t n_refs) {
    Step *s = add_step(t, TPU_STEP_MEET, op, n_refs);
    s->index = t->groups;
    return s;
}

static bool overlap(const TpuRef *a, const TpuRef *b) {
    return a->space == b->space && a->index == b->index && a->offset < b[1].offset && b->offset < a[1].offset;
}

// What is read in pieces is read as a whole where another operand lies in the same memory, as through a view, and is not read in the same ones.
static void unite_pieces(TpuRef *refs, uint32_t n) {
    for (bool again = true; again;) {
        again = false;
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t k = 0; k < n; k++) {
                TpuRef *a = &refs[2 * i], *b = &refs[2 * k];
                bool same = a->offset == b->offset && a[1].offset == b[1].offset && a[1].member == b[1].member;
                if (same || !a[1].member || !overlap(a, b)) continue;
                a[1].member = 0;
                again = true;
            }
    }
}

// Operands are read by others from now on, whole or in pieces.
static void add_first_meeting(Steps *t, const Op *op) {
    Step *s = add_meeting(t, op, 2 * (size_t)op->n_operands);
    Axes slices = op_axes(op, ATTR_slices);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        s->refs[2 * i] = s->refs[2 * i + 1] = ref_of(t, op->operands[i]);
        s->refs[2 * i + 1].offset += type_bytes(op->operands[i]->type);
        s->refs[2 * i + 1].member = (uint16_t)(slices.n && slices.v[i] > 1 ? slices.v[i] : 0);
    }
    unite_pieces(s->refs, op->n_operands);
}

// Does a step of the exchange read what a kernel of it makes, of which this device has made its share only?
static bool reads_shares(const Op *step) {
    if (op_has(step->kind, VIEW) || op_has(step->kind, END)) return false;
    for (uint32_t i = 0; i < step->n_operands; i++) {
        const Value *v = step->operands[i];
        while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
        if (v->def && v->def->block == step->block && v->def->kind == OP_KERNEL && kernel_is_shared(v->def)) return true;
    }
    return false;
}

// What is returned as it was read at a member is taken while the members wait; what devices have made together, when they have met again.
static void add_returned(Steps *t, const Op *op, bool of_members) {
    const Op *end = block_end(op->regions[0]);
    for (uint32_t i = 0; i < op->n_results; i++) {
        TpuRef from = ref_of(t, end->operands[i]);
        if ((from.member != 0) == of_members) add_copy(t, op, from, ref_of(t, &op->results[i]), type_bytes(op->results[i].type));
    }
}

static void add_exchange(Steps *t, const Op *op) {
    t->groups = artifact_groups(t->a, op_attr(op, ATTR_members)->lit);
    add_first_meeting(t, op);
    for (const Op *in = op->regions[0]->first; in; in = in->next) {
        if (reads_shares(in)) add_meeting(t, op, 0);
        add_op(t, in);
    }
    add_returned(t, op, true);
    add_meeting(t, op, 0);
    add_returned(t, op, false);
    t->groups = 0;
}

static void add_pieces(Steps *t, const Op *op) {
    TpuRef to = ref_of(t, &op->results[0]);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        size_t bytes = type_bytes(op->operands[i]->type);
        if (bytes) add_copy(t, op, ref_of(t, op->operands[i]), to, bytes);
        to.offset += bytes;
    }
}

static void add_op(Steps *t, const Op *op) {
    if (op->kind == OP_KERNEL) add_launch(t, op);
    else if (op->kind == OP_WHILE) add_loop(t, op);
    else if (op->kind == OP_CHECK) add_check(t, op);
    else if (op->kind == OP_EXCHANGE) add_exchange(t, op);
    else if (op->kind == OP_CONCATENATE && op->results[0].type->n_elems) add_pieces(t, op);
    else if (op_has(op->kind, CONTROL)) add_branches(t, op);
    else if (!op_has(op->kind, PLANNED) && (!op->n_results || op->results[0].type->n_elems)) ICE("%s outside a kernel", op_text(op->kind));
}

static void add_block(Steps *t, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) add_op(t, op);
}

static TpuRef port_ref(int64_t variable, TpuSpace space, uint32_t *n) {
    if (variable != NO_VARIABLE) return (TpuRef){.space = TPU_SPACE_VARIABLE, .index = (uint32_t)variable};
    return (TpuRef){.space = (uint16_t)space, .index = (*n)++};
}

static void place_ports(Steps *t, const Func *f) {
    uint32_t n = 0;
    t->args = arena_array(t->a->arena, TpuRef, f->body->n_args);
    t->results = arena_array(t->a->arena, TpuRef, f->n_results);
    for (uint32_t i = 0; i < f->body->n_args; i++) t->args[i] = port_ref(arg_variable(f, i), TPU_SPACE_ARG, &n);
    n = 0;
    for (uint32_t i = 0; i < f->n_results; i++) t->results[i] = port_ref(result_variable(f, i), TPU_SPACE_RESULT, &n);
}

static bool is_copied(Steps *t, const Func *f, uint32_t i) {
    const Value *v = block_end(f->body)->operands[i];
    return type_bytes(v->type) && !same_ref(ref_of(t, v), t->results[i]);
}

static void add_result(Steps *t, const Func *f, uint32_t i) {
    const Op *end = block_end(f->body);
    add_copy(t, end, ref_of(t, end->operands[i]), t->results[i], type_bytes(end->operands[i]->type));
}

// All devices in one set: each names the next one.
static uint32_t all_devices(Steps *t) {
    Module *m = t->p->entries[0].func->module;
    uint32_t n = module_n_devices(m);
    int32_t *next = xcalloc(n, sizeof *next);
    for (uint32_t i = 0; i < n; i++) next[i] = (int32_t)((i + 1) % n);
    Type type = type_tensor(&m->types, DT_I32, (int64_t[]){n, 1}, 2);
    uint32_t groups = artifact_groups(t->a, literal_wrap(t->a->arena, type, arena_copy(t->a->arena, next, n * sizeof *next), false));
    free(next);
    return groups;
}

// A variable that several replicas read has its new value when all of them are here: they have the same one, and that of the process's first is taken.
static void add_shared_variables(Steps *t, const Func *f) {
    const Op *end = block_end(f->body);
    size_t choose_at = 0;
    for (uint32_t i = 0; i < f->n_results; i++) {
        if (result_variable(f, i) == NO_VARIABLE || !variable_is_shared(f->module, result_variable(f, i)) || !is_copied(t, f, i)) continue;
        if (!choose_at) {
            t->groups = all_devices(t);
            add_meeting(t, end, 0);
            choose_at = t->e->steps.n;
            Step *choose = add_step(t, TPU_STEP_SWITCH, end, 1);
            choose->refs[0] = (TpuRef){.space = TPU_SPACE_DEVICE, .offset = DEVICE_LOCAL};
            choose->target = (uint32_t)choose_at + 1;
            choose->count = 2;
            add_step(t, TPU_STEP_JUMP, end, 0)->target = (uint32_t)choose_at + 3;
            add_step(t, TPU_STEP_JUMP, end, 0);
            t->groups = 0;
        }
        add_result(t, f, i);
    }
    if (choose_at) t->e->steps.items[choose_at + 2].target = (uint32_t)t->e->steps.n;
}

// Results first: they may be old values of variables.
static void add_results(Steps *t, const Func *f) {
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) == NO_VARIABLE) add_result(t, f, i);
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) != NO_VARIABLE && !variable_is_shared(f->module, result_variable(f, i))) add_result(t, f, i);
    add_shared_variables(t, f);
}

static bool writes_shared(const Func *f) {
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) != NO_VARIABLE && variable_is_shared(f->module, result_variable(f, i))) return true;
    return false;
}

// The next round reads what this one has written for all replicas, as the next call would.
static void end_round(Steps *t, const Func *f) {
    if (!writes_shared(f)) return;
    t->groups = all_devices(t);
    add_meeting(t, block_end(f->body), 0);
    t->groups = 0;
}

static void add_entry(Steps *t, size_t number) {
    const CodegenEntry *entry = &t->p->entries[number];
    const Func *f = entry->func;
    t->entry = t->p->first_entry + number;
    t->e = &t->p->steps[number];
    place_ports(t, f);
    add_block(t, f->body);
    add_results(t, f);
    if (entry->n_rounds) end_round(t, f);
    t->e->flops *= entry->n_rounds ? entry->n_rounds : 1;
    add_step(t, TPU_STEP_END, block_end(f->body), 0);
}

void artifact_plan(Artifact *a) {
    const Targets *targets = a->options->targets;
    a->plans = xcalloc(targets->n, sizeof *a->plans);
    for (size_t i = 0; i < targets->n; i++) {
        ArtifactPlan *p = &a->plans[i];
        Steps steps = {.a = a, .p = p, .weight = 1};
        *p = (ArtifactPlan){.target = targets->items[i], .entries = a->entries + i * a->n_entries, .first_entry = i * a->n_entries};
        p->steps = xcalloc(a->n_entries, sizeof *p->steps);
        for (size_t k = 0; k < a->n_entries; k++) add_entry(&steps, k);
        if (a->options->loops == LOOPS_AS_KERNELS) loops_collapse(a, p);
        for (size_t k = 0; k < a->n_entries; k++) a->n_steps += (uint32_t)p->steps[k].steps.n;
        a->n_kernels += (uint32_t)p->kernels.n;
        kernel_numbers_free(&steps.numbers);
    }
}

void artifact_free(Artifact *a) {
    for (size_t i = 0; i < a->options->targets->n; i++) {
        ArtifactPlan *p = &a->plans[i];
        for (size_t k = 0; k < a->n_entries; k++) vec_free(&p->steps[k].steps);
        free(p->steps);
        vec_free(&p->kernels);
    }
    free(a->plans);
    vec_free(&a->groups);
}
