// A program of R replicas times P partitions that do nothing but exchange numbers, made for any R and P, and what has to come of it. Its groups: all
// devices; those of a replica (rows); those of a partition (columns); a ring; pairs, of which each second device sends, and the last ones take no part.
//
//   main(x: ui64, rounds) -> (y: ui64)    rounds times, through each of the groups in turn: y = the members' values, mixed in order
//   shared(x: 37xui64) -> (37xui64)       the sums over all devices, of which each computes its share for all
//   faults(what: ui64)                    see FAULT_*
//   pieces(x: n x 64xui64, place: ui64) -> (64xui64)    of each device's n pieces its own, mixed in order
#ifndef MESH_PROGRAM_H
#define MESH_PROGRAM_H

#include "runtime/internal.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ALL, ROWS, COLUMNS, RING, PAIRS, N_GROUPS, WIDE = 37, MESH_STEPS = 64, MESH_REFS = 64, ROUNDS = 5, PIECE = 64 };
enum { MIX, COPY_BACK, SUM, DELAY, N_KERNELS };
enum { MAIN, SHARED, FAULTS, PIECES, N_MESH_ENTRIES };
// What argument `what` of a device makes it do in `faults`.
typedef enum {
    FAULT_NONE,   // meets all, then its row and then its column
    FAULT_ENDS,   // ends at once
    FAULT_ELSE,   // meets all at another step
    FAULT_CHECK,  // fails its check
    FAULT_TURNED, // meets all, then its column and then its row
    FAULT_SLEEPS, // sleeps 0.4 seconds first
    FAULT_N
} MeshFault;

typedef struct {
    uint32_t n_replicas, n_partitions, n_devices;
    TpuGroups groups[N_GROUPS];
    TpuRef *refs[N_GROUPS + 2]; // of MIX with each groups, of SUM, of PIECES
    TpuRef read_pieces[2];
    int64_t pieces_dims[1];
    TpuPort pieces_args[2];
    TpuStep steps[N_MESH_ENTRIES][MESH_STEPS];
    uint32_t n_steps[N_MESH_ENTRIES];
    TpuKernel kernels[N_GROUPS + 4];
    TpuTarget target;
    TpuEntry entries[N_MESH_ENTRIES];
    TpuProgram program;
} Mesh;

static uint32_t mesh_most_delay_us; // of DELAY
static bool mesh_has_others;        // programs run in several processes

static inline uint64_t mesh_mix(uint64_t sum, uint64_t value) { return (sum ^ value) * UINT64_C(0x9e3779b97f4a7c15) + (sum >> 29); }

// buffers: n, own result, n members' values.
static inline void mesh_mix_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    uint64_t n = *(const uint64_t *)c->buffers[0], sum = n;
    (void)first, (void)last;
    for (uint64_t i = 0; i < n; i++) sum = mesh_mix(sum, *(const uint64_t *)c->buffers[2 + i]);
    *(uint64_t *)c->buffers[1] = sum;
}

// Members in other processes are this device itself.
static inline bool mesh_is_new(void *const *buffers, uint64_t i) {
    for (uint64_t k = 0; mesh_has_others && k < i; k++)
        if (buffers[k] == buffers[i]) return false;
    return true;
}

// buffers: n, n members' operands, n members' results.
static inline void mesh_sum_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    uint64_t n = *(const uint64_t *)c->buffers[0];
    for (uint32_t t = first; t < last; t++) {
        uint64_t sum = 0;
        for (uint64_t i = 0; i < n; i++) sum = mesh_mix(sum, ((const uint64_t *)c->buffers[1 + i])[t]);
        for (uint64_t i = 0; i < n; i++)
            if (mesh_is_new(c->buffers + 1 + n, i)) ((uint64_t *)c->buffers[1 + n + i])[t] += sum;
    }
}

// buffers: n, the device's place, its result, n members' operands.
static inline void mesh_pieces_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    uint64_t n = *(const uint64_t *)c->buffers[0], place = *(const uint64_t *)c->buffers[1];
    (void)first, (void)last;
    for (uint32_t k = 0; k < PIECE; k++) {
        uint64_t sum = 0;
        for (uint64_t i = 0; i < n; i++) sum = mesh_mix(sum, ((const uint64_t *)c->buffers[3 + i])[place * PIECE + k]);
        ((uint64_t *)c->buffers[2])[k] = sum;
    }
}

// buffers: a value that decides how long.
static inline void mesh_delay_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    (void)first, (void)last;
    if (!mesh_most_delay_us) return;
    uint64_t us = *(const uint64_t *)c->buffers[0] % mesh_most_delay_us;
    if (us % 3 == 0) nanosleep(&(struct timespec){.tv_nsec = (long)us * 1000}, NULL);
}

static inline void mesh_sleep_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    (void)c, (void)first, (void)last;
    nanosleep(&(struct timespec){.tv_nsec = 400000000}, NULL);
}

static const TpuPhase mesh_mix_phase = {mesh_mix_kernel, 1, 0, 10}, mesh_sum_phase = {mesh_sum_kernel, WIDE, 0, 10000000},
                      mesh_pieces_phase = {mesh_pieces_kernel, 1, 0, 10}, mesh_delay_phase = {mesh_delay_kernel, 1, 0, 10},
                      mesh_sleep_phase = {mesh_sleep_kernel, 1, 0, 10};
static const int64_t mesh_wide[] = {WIDE}, mesh_piece[] = {PIECE};
static const TpuPort mesh_scalar[] = {{.type = {TPU_UI64, 0, NULL, 8}}}, mesh_array[] = {{.type = {TPU_UI64, 1, mesh_wide, 8 * WIDE}}},
                     mesh_part[] = {{.type = {TPU_UI64, 1, mesh_piece, 8 * PIECE}}};
static const TpuRef mesh_in[] = {{TPU_SPACE_ARG, 0, 0, 0}, {TPU_SPACE_SLAB, 0, 0, 0}}, mesh_back[] = {{TPU_SPACE_SLAB, 0, 0, 64}, {TPU_SPACE_SLAB, 0, 0, 0}};
static const TpuRef mesh_read_wide[] = {{TPU_SPACE_ARG, 0, 0, 0}, {TPU_SPACE_ARG, 0, 0, 8 * WIDE}};
static TpuRef mesh_read[] = {{TPU_SPACE_SLAB, 0, 0, 0}, {TPU_SPACE_SLAB, 0, 0, 8}}; // from, to
static const TpuRef mesh_out[] = {{TPU_SPACE_SLAB, 0, 0, 0}, {TPU_SPACE_RESULT, 0, 0, 0}}, mesh_what[] = {{TPU_SPACE_ARG, 0, 0, 0}};
static const TpuRef mesh_check[] = {{TPU_SPACE_ARG, 0, 0, 0}};
static const TpuRef mesh_zeros[] = {{TPU_SPACE_CONST, 0, 0, 8 * (MAX_DEVICES + 1)}, {TPU_SPACE_RESULT, 0, 0, 0}};

// Numbers 0 to MAX_DEVICES, then zeros: how many members a kernel has is read from here.
static inline const uint64_t *mesh_constants(void) {
    static _Alignas(TPU_PAGE) uint64_t numbers[MAX_DEVICES + 1 + WIDE];
    for (uint64_t i = 0; i <= MAX_DEVICES; i++) numbers[i] = i;
    return numbers;
}

static inline void *mesh_array_of(size_t n, size_t each) {
    void *array = calloc(n ? n : 1, each);
    ck_assert_ptr_nonnull(array);
    return array;
}

// Device d's set and members, all of the same number of positions.
static inline void mesh_members(const Mesh *m, int kind, uint32_t d, uint32_t *set, uint32_t *share, int32_t *members) {
    uint32_t p = d % m->n_partitions, r = d / m->n_partitions, n = m->n_devices;
    switch (kind) {
    case ALL:
        *set = 0, *share = n - 1 - d;
        for (uint32_t i = 0; i < n; i++) members[i] = (int32_t)((i * 7 + 3) % n * (n % 7 != 0) + (n % 7 == 0) * i);
        break;
    case ROWS:
        *set = r, *share = p;
        for (uint32_t i = 0; i < m->n_partitions; i++) members[i] = (int32_t)(r * m->n_partitions + i);
        break;
    case COLUMNS:
        *set = p, *share = r;
        for (uint32_t i = 0; i < m->n_replicas; i++) members[i] = (int32_t)(i * m->n_partitions + p);
        break;
    case RING:
        *set = 0, *share = d;
        members[0] = -1, members[1] = (int32_t)((d + 1) % n);
        break;
    default: { // PAIRS: 0 and 1, 2 and 3; the last two or three are alone
        bool alone = d / 2 * 2 + 2 >= n;
        uint32_t n_pairs = n > 2 ? (n - 1) / 2 : 0;
        *set = alone ? n_pairs + d - 2 * n_pairs : d / 2, *share = alone ? 0 : d % 2;
        members[0] = alone || d % 2 == 0 ? -1 : (int32_t)d - 1;
        break;
    }
    }
}

static inline void mesh_groups(Mesh *m) {
    uint32_t n = m->n_devices, n_pairs = n > 2 ? (n - 1) / 2 : 0;
    const uint32_t positions[] = {n, m->n_partitions, m->n_replicas, 2, 1}, sets[] = {1, m->n_replicas, m->n_partitions, 1, n - n_pairs};
    for (int g = 0; g < N_GROUPS; g++) {
        int32_t *members = mesh_array_of((size_t)n * positions[g], sizeof *members);
        uint32_t *set = mesh_array_of(n, sizeof *set), *share = mesh_array_of(n, sizeof *share);
        for (uint32_t d = 0; d < n; d++) mesh_members(m, g, d, &set[d], &share[d], members + (size_t)d * positions[g]);
        m->groups[g] = (TpuGroups){positions[g], sets[g], members, set, share};
        TpuRef *refs = m->refs[g] = mesh_array_of(positions[g] + 2, sizeof *refs);
        refs[0] = (TpuRef){TPU_SPACE_CONST, 0, 0, 8 * positions[g]};
        refs[1] = (TpuRef){TPU_SPACE_SLAB, 0, 0, 64};
        for (uint32_t i = 0; i < positions[g]; i++) refs[2 + i] = (TpuRef){TPU_SPACE_SLAB, (uint16_t)(i + 1), 0, 0};
        m->kernels[g] = (TpuKernel){"mix", &mesh_mix_phase, 1, positions[g] + 2, 0, 0, 0};
    }
    TpuRef *refs = m->refs[N_GROUPS] = mesh_array_of(2 * (size_t)n + 1, sizeof *refs);
    refs[0] = (TpuRef){TPU_SPACE_CONST, 0, 0, 8 * n};
    for (uint32_t i = 0; i < n; i++) {
        refs[1 + i] = (TpuRef){TPU_SPACE_ARG, (uint16_t)(i + 1), 0, 0};
        refs[1 + n + i] = (TpuRef){TPU_SPACE_RESULT, (uint16_t)(i + 1), 0, 0};
    }
    m->kernels[N_GROUPS] = (TpuKernel){"sum", &mesh_sum_phase, 1, 2 * n + 1, 0, 0, 0};
    m->kernels[N_GROUPS + 1] = (TpuKernel){"delay", &mesh_delay_phase, 1, 1, 0, 0, 0};
    m->kernels[N_GROUPS + 2] = (TpuKernel){"sleep", &mesh_sleep_phase, 1, 1, 0, 0, 0};
}

static inline void mesh_add_pieces(Mesh *m) {
    uint32_t n = m->n_devices;
    TpuRef *refs = m->refs[N_GROUPS + 1] = mesh_array_of((size_t)n + 3, sizeof *refs);
    refs[0] = (TpuRef){TPU_SPACE_CONST, 0, 0, 8 * n};
    refs[1] = (TpuRef){TPU_SPACE_ARG, 0, 1, 0};
    refs[2] = (TpuRef){TPU_SPACE_RESULT, 0, 0, 0};
    for (uint32_t i = 0; i < n; i++) refs[3 + i] = (TpuRef){TPU_SPACE_ARG, (uint16_t)(i + 1), 0, 0};
    m->kernels[N_GROUPS + 3] = (TpuKernel){"pieces", &mesh_pieces_phase, 1, n + 3, 0, 0, 0};
    m->pieces_dims[0] = (int64_t)n * PIECE;
    m->pieces_args[0] = (TpuPort){.type = {TPU_UI64, 1, m->pieces_dims, 8 * PIECE * (uint64_t)n}};
    m->pieces_args[1] = mesh_scalar[0];
    m->read_pieces[0] = (TpuRef){TPU_SPACE_ARG, 0, 0, 0};
    m->read_pieces[1] = (TpuRef){TPU_SPACE_ARG, (uint16_t)n, 0, 8 * PIECE * (uint64_t)n};
}

static inline uint32_t mesh_step(Mesh *m, int entry, TpuStep step) {
    m->steps[entry][m->n_steps[entry]] = step;
    return m->n_steps[entry]++;
}

static inline void mesh_main(Mesh *m) {
    static const char *const names[] = {"meet all", "meet rows", "meet columns", "meet ring", "meet pairs"};
    mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_COPY, .n_refs = 2, .refs = mesh_in, .count = 8});
    for (uint32_t g = 0; g < N_GROUPS; g++) {
        mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_LAUNCH, .index = N_GROUPS + 1, .n_refs = 1, .refs = mesh_in + 1, .op = "delay"});
        mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_MEET, .index = g, .n_refs = 2, .refs = mesh_read, .op = names[g]});
        mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_LAUNCH, .index = g, .target = g, .n_refs = m->kernels[g].n_buffers, .refs = m->refs[g], .op = "mix"});
        mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_MEET, .index = g, .op = names[g]});
        mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_COPY, .n_refs = 2, .refs = mesh_back, .count = 8});
    }
    mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_REPEAT, .target = 1, .count = ROUNDS});
    mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_COPY, .n_refs = 2, .refs = mesh_out, .count = 8});
    mesh_step(m, MAIN, (TpuStep){.kind = TPU_STEP_END});
}

static inline void mesh_shared(Mesh *m) {
    mesh_step(m, SHARED, (TpuStep){.kind = TPU_STEP_COPY, .n_refs = 2, .refs = mesh_zeros, .count = 8 * WIDE});
    mesh_step(m, SHARED, (TpuStep){.kind = TPU_STEP_MEET, .n_refs = 2, .refs = mesh_read_wide, .op = "all_reduce"});
    mesh_step(m, SHARED, (TpuStep){.kind = TPU_STEP_LAUNCH, .index = N_GROUPS, .n_refs = 2 * m->n_devices + 1, .refs = m->refs[N_GROUPS], .count = 1});
    mesh_step(m, SHARED, (TpuStep){.kind = TPU_STEP_MEET, .op = "all_reduce"});
    mesh_step(m, SHARED, (TpuStep){.kind = TPU_STEP_END});
}

static inline void mesh_pieces(Mesh *m) {
    uint32_t n = m->n_devices + 3;
    mesh_step(m, PIECES, (TpuStep){.kind = TPU_STEP_MEET, .n_refs = 2, .refs = m->read_pieces, .op = "reduce_scatter"});
    mesh_step(m, PIECES, (TpuStep){.kind = TPU_STEP_LAUNCH, .index = N_GROUPS + 3, .n_refs = n, .refs = m->refs[N_GROUPS + 1]});
    mesh_step(m, PIECES, (TpuStep){.kind = TPU_STEP_MEET, .op = "reduce_scatter"});
    mesh_step(m, PIECES, (TpuStep){.kind = TPU_STEP_END});
}

static inline void mesh_faults(Mesh *m) {
    const TpuStep all = {.kind = TPU_STEP_MEET, .index = ALL, .n_refs = 2, .refs = mesh_read, .op = "meet all"},
                  row = {.kind = TPU_STEP_MEET, .index = ROWS, .n_refs = 2, .refs = mesh_read, .op = "meet rows"},
                  column = {.kind = TPU_STEP_MEET, .index = COLUMNS, .n_refs = 2, .refs = mesh_read, .op = "meet columns"}, end = {.kind = TPU_STEP_END};
    mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_SWITCH, .target = 1, .n_refs = 1, .refs = mesh_what, .count = FAULT_N});
    for (uint32_t i = 0; i < FAULT_N; i++) mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_JUMP});
    TpuStep *cases = m->steps[FAULTS] + 1;
    cases[FAULT_NONE].target = mesh_step(m, FAULTS, all);
    mesh_step(m, FAULTS, row), mesh_step(m, FAULTS, column);
    cases[FAULT_ENDS].target = mesh_step(m, FAULTS, end);
    TpuStep other = all;
    other.op = "meet all elsewhere";
    cases[FAULT_ELSE].target = mesh_step(m, FAULTS, other), mesh_step(m, FAULTS, end);
    cases[FAULT_CHECK].target = mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_CHECK, .n_refs = 1, .refs = mesh_check, .op = "check"});
    mesh_step(m, FAULTS, end);
    cases[FAULT_TURNED].target =
        mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_MEET, .index = COLUMNS, .n_refs = 2, .refs = mesh_read, .op = "columns first"});
    mesh_step(m, FAULTS, row), mesh_step(m, FAULTS, all), mesh_step(m, FAULTS, end);
    cases[FAULT_SLEEPS].target = mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_LAUNCH, .index = N_GROUPS + 2, .n_refs = 1, .refs = mesh_what, .op = "sleep"});
    mesh_step(m, FAULTS, (TpuStep){.kind = TPU_STEP_JUMP, .target = cases[FAULT_NONE].target});
    mesh_step(m, FAULTS, end);
}

static inline Mesh *mesh_make(uint32_t n_replicas, uint32_t n_partitions) {
    Mesh *m = mesh_array_of(1, sizeof *m);
    m->n_replicas = n_replicas, m->n_partitions = n_partitions, m->n_devices = n_replicas * n_partitions;
    mesh_groups(m), mesh_add_pieces(m), mesh_main(m), mesh_shared(m), mesh_pieces(m), mesh_faults(m);
    m->target = (TpuTarget){"any", 0, m->kernels, 0, 0, 0, 0};
    m->entries[MAIN] = (TpuEntry){.name = "main", .args = mesh_scalar, .results = mesh_scalar, .n_args = 1, .n_results = 1, .n_counters = 1};
    m->entries[SHARED] = (TpuEntry){.name = "shared", .args = mesh_array, .results = mesh_array, .n_args = 1, .n_results = 1};
    m->entries[FAULTS] = (TpuEntry){.name = "faults", .args = mesh_scalar, .n_args = 1};
    m->entries[PIECES] = (TpuEntry){.name = "pieces", .args = m->pieces_args, .results = mesh_part, .n_args = 2, .n_results = 1};
    for (int i = 0; i < N_MESH_ENTRIES; i++) m->entries[i].steps = m->steps[i], m->entries[i].n_steps = m->n_steps[i], m->entries[i].slab_bytes = TPU_PAGE;
    m->program = (TpuProgram){.magic = TPU_ABI_MAGIC,
                              .version = TPU_ABI_VERSION,
                              .program_bytes = sizeof(TpuProgram),
                              .name = "mesh",
                              .compiler = "by hand",
                              .key = "",
                              .entries = m->entries,
                              .targets = &m->target,
                              .n_entries = N_MESH_ENTRIES,
                              .n_targets = 1,
                              .n_kernels = N_GROUPS + 4,
                              .n_replicas = n_replicas,
                              .constants = mesh_constants(),
                              .constant_bytes = 8 * (MAX_DEVICES + 1 + WIDE),
                              .n_partitions = n_partitions,
                              .n_groups = N_GROUPS,
                              .groups = m->groups};
    return m;
}

static inline void mesh_free(Mesh *m) {
    for (int g = 0; g <= N_GROUPS + 1; g++) free(m->refs[g]);
    for (int g = 0; g < N_GROUPS; g++)
        free((void *)(uintptr_t)m->groups[g].members), free((void *)(uintptr_t)m->groups[g].set), free((void *)(uintptr_t)m->groups[g].share);
    free(m);
}

// What `main` has to make of these values, in place.
static inline void mesh_want(const Mesh *m, uint64_t *values) {
    uint64_t *next = mesh_array_of(m->n_devices, sizeof *next);
    for (int round = 0; round < ROUNDS; round++)
        for (int g = 0; g < N_GROUPS; g++) {
            const TpuGroups *x = &m->groups[g];
            for (uint32_t d = 0; d < m->n_devices; d++) {
                next[d] = x->n_positions;
                for (uint32_t i = 0; i < x->n_positions; i++) {
                    int32_t member = x->members[d * x->n_positions + i];
                    next[d] = mesh_mix(next[d], values[member < 0 ? d : (uint32_t)member]);
                }
            }
            memcpy(values, next, m->n_devices * sizeof *values);
        }
    free(next);
}

#endif
