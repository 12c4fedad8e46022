// The walker: follows an entry point's table of steps with a program counter per replica. No code of the artifact
// decides what runs next. A step costs some tens of nanoseconds; nothing is checked here, because table_check and
// signature_check have.
//
// A launch turns its refs into pointers and runs its kernel's phases one after the other; the cores of the team share
// the tasks of a phase and have all finished when the next one starts. A phase too small to share runs on the calling
// thread. No partition changes a bit, so neither the number of threads nor who was awake in time does.
#include "runtime/internal.h"

#include <string.h>

typedef struct {
    Team *team;
    const Replica *replica;
    const TpuPhase *phase;
    uint32_t number, kernel;
} Part;

static void part_record(const Part *part, uint32_t thread, uint32_t first, uint32_t last, uint64_t start_ns) {
    TpurtInterval one = {.start_ns = start_ns,
                         .end_ns = clock_ns(),
                         .core = part->team->first_core + thread,
                         .replica = part->replica->number,
                         .step = part->replica->pc,
                         .kernel = part->kernel,
                         .phase = part->number,
                         .first_task = first,
                         .last_task = last};
    profile_add(part->team->session, &one);
}

static void part_run(void *context, uint32_t thread, uint32_t first, uint32_t last) {
    const Part *part = context;
    if (!profile_on(part->team->session)) {
        part->phase->run(&part->team->contexts[thread], first, last);
        return;
    }
    uint64_t start_ns = clock_ns();
    part->phase->run(&part->team->contexts[thread], first, last);
    part_record(part, thread, first, last, start_ns);
}

static inline void *ref_pointer(const Replica *r, const TpuRef *ref) { return (char *)r->spaces[ref->space][ref->index] + ref->offset; }

static void launch(Team *team, const Replica *r, const TpuStep *step) {
    const TpuKernel *kernel = &team->session->program->target->kernels[step->index];
    for (uint32_t i = 0; i < step->n_refs; i++) r->buffers[i] = ref_pointer(r, &step->refs[i]);
    for (uint32_t i = 0; i < kernel->n_phases; i++) {
        const TpuPhase *phase = &kernel->phases[i];
        Part part = {team, r, phase, i, step->index};
        if (team->n_threads == 1 || phase->n_tasks == 1 || phase->cost < POOL_SHARE_CYCLES) part_run(&part, 0, 0, phase->n_tasks);
        else pool_run(team->pool, part_run, &part, phase->n_tasks);
    }
}

static void copy(Team *team, const Replica *r, const TpuStep *step) {
    uint64_t start_ns = profile_on(team->session) ? clock_ns() : 0;
    if (step->count) memmove(ref_pointer(r, &step->refs[1]), ref_pointer(r, &step->refs[0]), step->count);
    Part part = {team, r, NULL, 0, TPURT_NO_KERNEL};
    if (profile_on(team->session)) part_record(&part, 0, 0, 1, start_ns);
}

static uint32_t switch_case(const Replica *r, const TpuStep *step) {
    int32_t index;
    memcpy(&index, ref_pointer(r, &step->refs[0]), sizeof index);
    return index >= 0 && (uint64_t)index < step->count ? (uint32_t)index : (uint32_t)step->count - 1;
}

static bool check_holds(Replica *r, const TpuStep *step) {
    memcpy(&r->n_wrong, ref_pointer(r, &step->refs[0]), sizeof r->n_wrong);
    return r->n_wrong == 0;
}

// Walks one replica from its program counter to the end of the entry point. A step that has to wait for others (a
// collective) would return here with the counter on it, and team_walk would go on with the next replica.
static void replica_walk(Team *team, Replica *r) {
    const TpuStep *steps = team->session->entry->steps;
    for (uint32_t i = 0; i < team->n_threads; i++) team->contexts[i].buffers = r->buffers;
    for (;;) {
        const TpuStep *step = &steps[r->pc];
        switch (step->kind) {
        case TPU_STEP_LAUNCH:
            launch(team, r, step);
            r->pc++;
            break;
        case TPU_STEP_COPY:
            copy(team, r, step);
            r->pc++;
            break;
        case TPU_STEP_JUMP: r->pc = step->target; break;
        case TPU_STEP_BRANCH: r->pc = *(const char *)ref_pointer(r, &step->refs[0]) ? r->pc + 1 : step->target; break;
        case TPU_STEP_SWITCH: r->pc = step->target + switch_case(r, step); break;
        case TPU_STEP_REPEAT: {
            bool again = ++r->counters[step->index] < step->count;
            if (!again) r->counters[step->index] = 0;
            r->pc = again ? step->target : r->pc + 1;
            break;
        }
        case TPU_STEP_CHECK:
            if (!check_holds(r, step)) return;
            r->pc++;
            break;
        default: return; // TPU_STEP_END
        }
    }
}

void team_walk(Team *team) {
    for (uint32_t i = 0; i < team->n_replicas; i++) replica_walk(team, &team->replicas[i]);
}
