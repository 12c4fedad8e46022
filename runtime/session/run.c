// The walker: follows an entry point's table of steps with a program counter per device. No code of the artifact
// decides what runs next. A step costs some tens of nanoseconds; nothing is checked here, because table_check and
// signature_check have.
//
// A launch turns its refs into pointers and runs its kernel's phases one after the other; the cores of the team share
// the tasks of a phase and have all finished when the next one starts. A phase too small to share runs on the calling
// thread. No partition changes a bit, so neither the number of threads nor who was awake in time does.
//
// A device that has to wait for others (meet.c) leaves its team to the team's other devices; the next turn of the team comes back to it.
#include "runtime/internal.h"

#include <string.h>

typedef struct {
    Team *team;
    const Device *device;
    const TpuPhase *phase;
    uint32_t number, kernel;
    uint32_t first, last; // the device's tasks
} Part;

static void part_record(const Part *part, uint32_t thread, uint32_t first, uint32_t last, uint64_t start_ns) {
    TpurtInterval one = {.start_ns = start_ns,
                         .end_ns = clock_ns(),
                         .core = part->team->first_core + thread,
                         .device = (uint32_t)(part->device - part->team->session->devices),
                         .step = device_pc(part->device),
                         .kernel = part->kernel,
                         .phase = part->number,
                         .first_task = first,
                         .last_task = last};
    profile_add(part->team->session, &one);
}

static void part_run(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    const Part *part = context;
    first += part->first;
    last += part->first;
    if (!profile_on(part->team->session)) {
        part->phase->run(&part->team->contexts[thread], first, last);
        return;
    }
    uint32_t step = part->team->session->each_task ? 1 : last - first;
    for (uint32_t t = first; t < last; t += step) {
        uint64_t start_ns = clock_ns();
        part->phase->run(&part->team->contexts[thread], t, t + step);
        part_record(part, thread, t, t + step, start_ns);
    }
}

static inline void *ref_pointer(const Device *d, const TpuRef *ref) { return (char *)d->spaces[ref->space][ref->index] + ref->offset; }

// Of a launch or a copy, where it may be another device's.
static inline void *member_pointer(const TpurtSession *s, const Device *d, const TpuStep *step, const TpuRef *ref) {
    if (ref->member) {
        const TpuGroups *g = &s->program->table->groups[step->target];
        int32_t member = g->members[(size_t)d->number * g->n_positions + ref->member - 1];
        uint32_t here = (uint32_t)member - s->first_device;
        if (member >= 0 && here >= s->n_devices) return exchange_pointer(s, d, step, (uint32_t)member, ref);
        if (member >= 0) d = &s->devices[here];
    }
    return ref_pointer(d, ref);
}

// All of them, or the device's share.
static void choose_tasks(const Team *team, const TpuStep *step, Part *part, uint64_t *cost) {
    const TpurtSession *s = team->session;
    uint64_t n_tasks = part->phase->n_tasks;
    part->first = 0;
    part->last = part->phase->n_tasks;
    *cost = part->phase->cost;
    if (!step->count) return;
    uint64_t share = s->processes ? share_here(s, step->target, part->device) : s->program->table->groups[step->target].share[part->device->number];
    uint64_t n = meeting_of(s, step->target, part->device->number)->size;
    part->first = (uint32_t)(n_tasks * share / n);
    part->last = (uint32_t)(n_tasks * (share + 1) / n);
    *cost /= n;
}

static void run_tasks(Part *part, uint64_t cost) {
    Team *team = part->team;
    uint32_t n_tasks = part->last - part->first;
    if (team->n_threads == 1 || n_tasks == 1 || cost < TPU_SHARE_CYCLES) part_run(part, 0, 0, n_tasks);
    else pool_run(team->pool, part_run, part, n_tasks);
}

// The operations of a launch are counted with its first contraction.
static void run_counted(Part *part, uint64_t cost, Device *d, uint64_t *flops) {
    uint64_t start_ns = clock_ns(), n_tasks = part->phase->n_tasks;
    run_tasks(part, cost);
    count_add(d, part->phase->contracts ? COUNT_CONTRACT_NS : COUNT_WORK_NS, clock_ns() - start_ns);
    if (!part->phase->contracts) return;
    count_add(d, COUNT_CONTRACT_FLOPS, part->last - part->first == n_tasks ? *flops : *flops / n_tasks * (part->last - part->first));
    *flops = 0;
}

static void launch(Team *team, Device *d, const TpuStep *step) {
    const TpuKernel *kernel = &team->session->program->target->kernels[step->index];
    for (uint32_t i = 0; i < step->n_refs; i++) d->buffers[i] = member_pointer(team->session, d, step, &step->refs[i]);
    uint64_t flops = kernel->flops;
    for (uint32_t i = 0; i < kernel->n_phases; i++) {
        Part part = {.team = team, .device = d, .phase = &kernel->phases[i], .number = i, .kernel = step->index};
        uint64_t cost;
        choose_tasks(team, step, &part, &cost);
        if (part.first == part.last) continue;
        if (team->session->observed) run_counted(&part, cost, d, &flops);
        else run_tasks(&part, cost);
    }
}

static void copy(Team *team, Device *d, const TpuStep *step) {
    const TpurtSession *s = team->session;
    uint64_t start_ns = s->observed ? clock_ns() : 0;
    if (step->count) memmove(member_pointer(s, d, step, &step->refs[1]), member_pointer(s, d, step, &step->refs[0]), step->count);
    if (!s->observed) return;
    count_add(d, COUNT_WORK_NS, clock_ns() - start_ns);
    Part part = {.team = team, .device = d, .kernel = TPURT_NO_KERNEL};
    if (profile_on(s)) part_record(&part, 0, 0, 1, start_ns);
}

static uint32_t switch_case(const Device *d, const TpuStep *step) {
    int32_t index;
    memcpy(&index, ref_pointer(d, &step->refs[0]), sizeof index);
    return index >= 0 && (uint64_t)index < step->count ? (uint32_t)index : (uint32_t)step->count - 1;
}

static bool check_holds(Device *d, const TpuStep *step) {
    memcpy(&d->n_wrong, ref_pointer(d, &step->refs[0]), sizeof d->n_wrong);
    return d->n_wrong == 0;
}

static uint32_t repeat(Device *d, const TpuStep *step, uint32_t pc) {
    if (++d->counters[step->index] < step->count) return step->target;
    d->counters[step->index] = 0;
    return pc + 1;
}

// Where another round follows, arguments and results are its rows.
static bool round_next(Device *d, const TpuEntry *e) {
    if (!e->n_rounds || ++d->round >= e->n_rounds) return false;
    for (uint32_t i = 0; i < e->n_args; i++) d->rows[i] = (char *)d->rows[i] + e->args[i].type.bytes / e->n_rounds;
    for (uint32_t i = 0; i < e->n_results; i++) d->rows[e->n_args + i] = (char *)d->rows[e->n_args + i] + e->results[i].type.bytes / e->n_rounds;
    return true;
}

// One step, and the number of the next one. False: the device does not go on from here now.
static bool take_step(Team *team, Device *d, const TpuStep *step, uint32_t *pc) {
    switch (step->kind) {
    case TPU_STEP_LAUNCH: launch(team, d, step), ++*pc; break;
    case TPU_STEP_COPY: copy(team, d, step), ++*pc; break;
    case TPU_STEP_JUMP: *pc = step->target; break;
    case TPU_STEP_BRANCH: *pc = *(const char *)ref_pointer(d, &step->refs[0]) ? *pc + 1 : step->target; break;
    case TPU_STEP_SWITCH: *pc = step->target + switch_case(d, step); break;
    case TPU_STEP_REPEAT: *pc = repeat(d, step, *pc); break;
    case TPU_STEP_CHECK:
        if (!check_holds(d, step)) {
            device_state(d, DEVICE_FAILED);
            if (team->session->processes) meet_stop(team->session); // the others have to be told
            return false;
        }
        ++*pc;
        break;
    case TPU_STEP_MEET:
        if (!device_meet(team->session, d, step)) return false;
        ++*pc;
        break;
    default: // TPU_STEP_END
        if (!round_next(d, team->session->entry)) return device_state(d, DEVICE_ENDED), false;
        *pc = 0;
    }
    return true;
}

// Walks one device from its program counter to where it ends or has to wait for others. Its counter stays on that step.
static void device_walk(Team *team, Device *d) {
    const TpurtSession *s = team->session;
    const TpuStep *steps = s->entry->steps;
    uint32_t pc = device_pc(d);
    for (uint32_t i = 0; i < team->n_threads; i++) team->contexts[i].buffers = d->buffers;
    bool waited = device_is(d, DEVICE_WAITS);
    if (s->observed && !waited) count_start(d);
    if (waited) { // the others have come
        if (s->observed) count_resume(team, d);
        device_state(d, DEVICE_RUNS);
        device_go(d, ++pc);
    }
    while (!meet_stopped(s) && take_step(team, d, &steps[pc], &pc)) device_go(d, pc);
    if (s->observed && !device_is(d, DEVICE_WAITS)) d->since_ns = clock_ns();
}

bool team_turn(Team *team, bool *moved) {
    uint32_t n_waiting = 0;
    for (uint32_t i = 0; i < team->n_devices; i++) {
        Device *d = &team->devices[i];
        if (device_waits(d)) {
            n_waiting++;
        } else if (!device_is(d, DEVICE_ENDED) && !device_is(d, DEVICE_FAILED)) {
            device_walk(team, d);
            *moved = true;
            n_waiting += device_is(d, DEVICE_WAITS);
        }
    }
    return !n_waiting;
}
