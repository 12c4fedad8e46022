// Which loops are kernels: see loops.h. A loop is what a step behind it goes back to: all of them nest, and nothing else enters one. The outermost that can be
// is taken.
//
// Phases that cores would share stay launches, and so do rounds that are long beside their steps, since a profile tells more of these.
#include "codegen/artifact/loops.h"

#include "ir/ops/kernel_numbers.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_OPS = 512, MOST_STEPS = 256, CYCLES_OF_A_LAUNCH = 1600, BYTES_A_CYCLE = 32 };

typedef struct {
    Artifact *a;
    ArtifactPlan *p;
    VEC(ArtifactKernel) loops;
} Loops;

typedef struct {
    size_t first, end; // of its steps
    uint32_t loop;
} Found;
typedef VEC(Found) FoundLoops;

static bool has_target(const Step *s) {
    return s->kind == TPU_STEP_JUMP || s->kind == TPU_STEP_BRANCH || s->kind == TPU_STEP_SWITCH || s->kind == TPU_STEP_REPEAT;
}

static bool goes_back(const Step *s, size_t at) { return (s->kind == TPU_STEP_REPEAT || s->kind == TPU_STEP_JUMP) && s->target <= at; }

// ---- what can be one

static bool is_of_one_device(const Step *s) {
    for (uint32_t i = 0; i < s->n_refs; i++)
        if (s->refs[i].member) return false;
    return true;
}

static bool is_for_one_core(const KernelFacts *k) {
    for (uint32_t i = 0; i < k->n_phases; i++)
        if (k->n_tasks[i] > 1 && k->cost[i] >= TPU_SHARE_CYCLES) return false;
    return true;
}

static double cycles_of(const KernelFacts *k) {
    double cycles = 0;
    for (uint32_t i = 0; i < k->n_phases; i++) cycles += (double)k->cost[i];
    return cycles;
}

static bool step_fits(const Loops *x, const Step *s, size_t first, size_t end) {
    if (has_target(s)) return s->target >= first && s->target + (s->kind == TPU_STEP_SWITCH ? s->count : 0) <= end;
    if (s->kind == TPU_STEP_COPY) return is_of_one_device(s);
    if (s->kind != TPU_STEP_LAUNCH || s->count || !is_of_one_device(s)) return false;
    const KernelFacts *k = &x->p->kernels.items[s->index].facts;
    return !k->matrix_units && !k->dot_products && is_for_one_core(k);
}

// A loop that may never end is left at a step where another device gives up on this one.
static bool is_awaited(const Loops *x, const Step *s, size_t at) { return x->a->groups.n && s->kind == TPU_STEP_JUMP && goes_back(s, at); }

static bool loop_fits(const Loops *x, const EntrySteps *e, size_t first, size_t end) {
    double cycles = 0;
    size_t n_ops = 0, n_launches = 0;
    if (end - first > MOST_STEPS) return false;
    for (size_t i = first; i < end; i++) {
        const Step *s = &e->steps.items[i];
        if (!step_fits(x, s, first, end) || is_awaited(x, s, i)) return false;
        if (s->kind == TPU_STEP_COPY) cycles += (double)s->count / BYTES_A_CYCLE;
        if (s->kind != TPU_STEP_LAUNCH) continue;
        cycles += cycles_of(&x->p->kernels.items[s->index].facts);
        n_ops += x->p->kernels.items[s->index].n_ops;
        n_launches++;
    }
    return n_launches && n_ops <= MOST_OPS && cycles <= (double)n_launches * CYCLES_OF_A_LAUNCH;
}

// ---- one as a kernel

static uint32_t buffer_of(LoopKernel *loop, const TpuRef *ref) {
    for (uint32_t i = 0; i < loop->n_buffers; i++) {
        const TpuRef *r = &loop->refs[i];
        if (r->space == ref->space && r->index == ref->index && r->offset == ref->offset) return i;
    }
    loop->refs[loop->n_buffers] = *ref;
    return loop->n_buffers++;
}

static LoopStep loop_step(Loops *x, LoopKernel *loop, const Step *s, size_t first) {
    LoopStep to = {.kind = s->kind, .index = s->index, .count = s->count, .n_buffers = s->n_refs, .launched = s->launched};
    to.buffers = arena_array(x->a->arena, uint32_t, s->n_refs);
    for (uint32_t i = 0; i < s->n_refs; i++) to.buffers[i] = buffer_of(loop, &s->refs[i]);
    if (has_target(s)) to.target = s->target - (uint32_t)first;
    if (s->kind == TPU_STEP_REPEAT) to.index = loop->n_counters++;
    if (s->kind == TPU_STEP_LAUNCH) to.facts = arena_copy(x->a->arena, &x->p->kernels.items[s->index].facts, sizeof *to.facts);
    return to;
}

static LoopKernel *loop_new(Loops *x, const EntrySteps *e, size_t first, size_t end) {
    size_t n_refs = 0;
    for (size_t i = first; i < end; i++) n_refs += e->steps.items[i].n_refs;
    LoopKernel *loop = arena_array(x->a->arena, LoopKernel, 1);
    *loop = (LoopKernel){.steps = arena_array(x->a->arena, LoopStep, end - first), .refs = arena_array(x->a->arena, TpuRef, n_refs)};
    for (size_t i = first; i < end; i++) loop->steps[loop->n_steps++] = loop_step(x, loop, &e->steps.items[i], first);
    return loop;
}

static bool same_step(const LoopStep *a, const LoopStep *b) {
    if (a->kind != b->kind || a->index != b->index || a->target != b->target || a->count != b->count || a->n_buffers != b->n_buffers) return false;
    return !a->n_buffers || !memcmp(a->buffers, b->buffers, a->n_buffers * sizeof *a->buffers);
}

static bool same_loop(const LoopKernel *a, const LoopKernel *b) {
    if (a->n_steps != b->n_steps) return false;
    for (uint32_t i = 0; i < a->n_steps; i++)
        if (!same_step(&a->steps[i], &b->steps[i])) return false;
    return true;
}

// How often step `at` runs in one launch, as far as it is known: once a round of loops that end by a value.
static double times_of(const LoopKernel *loop, uint32_t at) {
    double n = 1;
    for (uint32_t i = at; i < loop->n_steps; i++)
        if (loop->steps[i].kind == TPU_STEP_REPEAT && loop->steps[i].target <= at) n *= (double)loop->steps[i].count;
    return n;
}

static uint64_t whole(double x) { return x < 1e18 ? (uint64_t)x : UINT64_C(1) << 60; }

static void loop_name(Loops *x, ArtifactKernel *k) {
    enum { NAME_BYTES = 80 };
    Text name = {0};
    text_f(&name, "%s.%zu_while", x->a->options->prefix, x->p->kernels.n + x->loops.n);
    for (uint32_t i = 0; i < k->loop->n_steps && name.n < NAME_BYTES; i++)
        if (k->loop->steps[i].launched) kernel_name(k->loop->steps[i].launched, &name);
    k->name = k->symbol = arena_printf(x->a->arena, "%s", name.items);
    if (x->a->options->targets->n > 1) k->symbol = arena_printf(x->a->arena, "%s.%s", k->name, x->p->target->name);
    vec_free(&name);
}

static uint32_t loop_number(Loops *x, const LoopKernel *loop) {
    for (size_t i = 0; i < x->loops.n; i++)
        if (same_loop(x->loops.items[i].loop, loop)) return (uint32_t)i;
    ArtifactKernel k = {.loop = loop, .facts = {.n_tasks = {1}, .n_phases = 1, .n_buffers = loop->n_buffers}};
    double cycles = 0, flops = 0, bytes = 0;
    for (uint32_t i = 0; i < loop->n_steps; i++) {
        const LoopStep *s = &loop->steps[i];
        if (s->kind != TPU_STEP_LAUNCH) continue;
        const ArtifactKernel *launched = &x->p->kernels.items[s->index];
        double times = times_of(loop, i);
        cycles += times * cycles_of(s->facts);
        flops += times * (double)launched->flops;
        bytes += times * (double)launched->bytes;
        k.n_ops += launched->n_ops;
        for (uint32_t r = 0; r < s->facts->n_phases; r++) k.facts.contracts[0] |= s->facts->contracts[r];
    }
    k.facts.cost[0] = whole(cycles);
    k.flops = whole(flops);
    k.bytes = whole(bytes);
    loop_name(x, &k);
    vec_push(&x->loops, k);
    return (uint32_t)x->loops.n - 1;
}

// ---- the steps without them

// Loops from the last to the first.
static void find_loops(Loops *x, const EntrySteps *e, FoundLoops *out) {
    for (size_t i = e->steps.n; i-- > 0;) {
        size_t first = e->steps.items[i].target;
        if (!goes_back(&e->steps.items[i], i) || !loop_fits(x, e, first, i + 1)) continue;
        vec_push(out, ((Found){.first = first, .end = i + 1}));
        i = first;
    }
}

// Launches of loops are numbered behind all kernels that there are.
static Step launch_of(Loops *x, const EntrySteps *e, Found *found) {
    const Step *back = &e->steps.items[found->end - 1];
    LoopKernel *loop = loop_new(x, e, found->first, found->end);
    found->loop = loop_number(x, loop);
    return (Step){.kind = TPU_STEP_LAUNCH, .index = (uint32_t)x->p->kernels.n + found->loop, .n_refs = loop->n_buffers, .refs = loop->refs, .op = back->op};
}

static void collapse_entry(Loops *x, EntrySteps *e) {
    FoundLoops found = {0};
    find_loops(x, e, &found);
    size_t n = 0, *to = xcalloc(e->steps.n + 1, sizeof *to);
    for (size_t i = 0; i < e->steps.n; i++) {
        Found *next = found.n ? &found.items[found.n - 1] : NULL;
        to[i] = n;
        Step s = e->steps.items[i];
        if (next && next->first == i) {
            s = launch_of(x, e, next);
            i = next->end - 1;
            found.n--;
        }
        e->steps.items[n++] = s;
    }
    e->steps.n = n;
    for (size_t i = 0; i < n; i++)
        if (has_target(&e->steps.items[i])) e->steps.items[i].target = (uint32_t)to[e->steps.items[i].target];
    free(to);
    vec_free(&found);
}

// ---- kernels that are still launched

// Of each kernel the op of a launch that is left: what a loop has inlined is emitted with the loop, by another thread.
static void find_launched(const Loops *x, const Op **launched) {
    for (size_t k = 0; k < x->a->n_entries; k++) {
        const EntrySteps *e = &x->p->steps[k];
        for (size_t i = 0; i < e->steps.n; i++) {
            const Step *s = &e->steps.items[i];
            if (s->kind == TPU_STEP_LAUNCH && s->launched && !launched[s->index]) launched[s->index] = s->launched;
        }
    }
}

static void renumber(Loops *x, const uint32_t *number) {
    for (size_t k = 0; k < x->a->n_entries; k++) {
        EntrySteps *e = &x->p->steps[k];
        for (size_t i = 0; i < e->steps.n; i++)
            if (e->steps.items[i].kind == TPU_STEP_LAUNCH) e->steps.items[i].index = number[e->steps.items[i].index];
    }
}

static void drop_kernels(Loops *x) {
    size_t n = x->p->kernels.n, left = 0;
    const Op **launched = xcalloc(n + 1, sizeof *launched);
    uint32_t *number = xcalloc(n + x->loops.n + 1, sizeof *number);
    find_launched(x, launched);
    for (size_t i = 0; i < n; i++) {
        if (!launched[i]) continue;
        ArtifactKernel k = x->p->kernels.items[i];
        k.op = launched[i];
        number[i] = (uint32_t)left;
        x->p->kernels.items[left++] = k;
    }
    x->p->kernels.n = left;
    for (size_t i = 0; i < x->loops.n; i++) {
        number[n + i] = (uint32_t)x->p->kernels.n;
        vec_push(&x->p->kernels, x->loops.items[i]);
    }
    renumber(x, number);
    free(launched);
    free(number);
}

void loops_collapse(Artifact *a, ArtifactPlan *p) {
    Loops x = {.a = a, .p = p};
    for (size_t i = 0; i < a->n_entries; i++) collapse_entry(&x, &p->steps[i]);
    if (x.loops.n) drop_kernels(&x);
    vec_free(&x.loops);
}
