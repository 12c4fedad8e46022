// What a table has to hold before anything of it runs, damaged in one place at a time, and which of its targets a processor gets: the features that it has are
// told by the tests.
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/runtime/mesh_program.h"
#include "tests/unit/runtime/toy_program.h"

#include "runtime/internal.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// A copy of everything that a test may damage.
typedef struct {
    TpuProgram program;
    TpuEntry entries[3];
    TpuStep steps[17];
    TpuPort args[3];
    TpuRef refs[2];
    TpuTarget target;
    TpuKernel kernels[5];
    TpuPhase phase;
    int64_t dims[2];
} Damaged;

static void copy_toy(Damaged *d) {
    d->program = toy_tpu_program;
    memcpy(d->entries, toy_entries, sizeof d->entries);
    memcpy(d->steps, toy_steps_steps, sizeof d->steps);
    memcpy(d->args, toy_steps_args, sizeof d->args);
    memcpy(d->refs, toy_in_to_slab, sizeof d->refs);
    memcpy(d->kernels, toy_kernels, sizeof d->kernels);
    d->target = toy_targets[0];
    d->phase = toy_add1_phases[0];
    d->dims[0] = 2, d->dims[1] = 3;
    d->program.entries = d->entries, d->entries[1].steps = d->steps, d->entries[1].args = d->args;
    d->steps[0].refs = d->refs;
    d->program.targets = &d->target, d->target.kernels = d->kernels, d->kernels[1].phases = &d->phase;
}

static void expect_bad(Damaged *d, TpurtStatus want) {
    TpurtProgram *p = (TpurtProgram *)d;
    TpurtError e;
    TpurtStatus status = tpurt_program_from_table(&d->program, NULL, &p, &e);
    ck_assert_msg(status == want, "status %d: %s", (int)status, e.text);
    ck_assert_ptr_null(p);
    ck_assert_uint_gt(strlen(e.text), 10);
    copy_toy(d);
}

#define BAD(change) (d.change, expect_bad(&d, TPURT_BAD_PROGRAM))

START_TEST(damaged_tables) {
    Damaged d;
    copy_toy(&d);
    BAD(program.magic++);
    BAD(program.n_entries = 0);
    BAD(program.entries = NULL);
    BAD(program.n_targets = 0);
    BAD(program.n_replicas = 0);
    BAD(program.name = NULL);
    BAD(program.constants = NULL);
    BAD(program.constants = (const char *)toy_weights + 4);
    BAD(entries[1].n_steps = 0);
    BAD(entries[1].name = NULL);
    BAD(entries[1].n_steps = 16); // the last one falls off the end
    BAD(entries[1].n_counters = 1);
    BAD(entries[0].n_rounds = 3); // rows: 64 of its argument, none of its second result
    BAD(entries[1].n_rounds = 1);
    BAD(entries[2].n_rounds = 1);
    BAD(entries[1].slab_bytes = 131);
    BAD(steps[0].kind = 7);
    BAD(steps[0].n_refs = 1);
    BAD(steps[0].refs = NULL);
    BAD(steps[0].count = 5);
    BAD(steps[2].target = 17);
    BAD(steps[3].index = 5);
    BAD(steps[3].n_refs = 0);
    BAD(steps[4].count = 0);
    BAD(steps[4].count = 13);
    BAD(steps[4].target = UINT32_MAX);
    BAD(steps[5].target = 17);
    BAD(steps[9].index = 2);
    BAD(steps[9].target = 17);
    BAD(refs[0].space = TPU_SPACE_VARIABLE);
    BAD(refs[0].index = 3);
    BAD(refs[0].offset = UINT64_MAX);
    BAD(refs[1].index = 1);
    BAD(args[0].type.dtype = 15);
    BAD(args[0].type.bytes = 2);
    BAD(args[0].type.rank = 33);
    BAD(args[0].names = NULL);
    d.args[0].type.rank = 2, d.args[0].type.bytes = 6, d.args[0].type.dims = d.dims;
    BAD(dims[0] = -1);
    d.args[0].type.rank = 2, d.args[0].type.bytes = 6, d.args[0].type.dims = d.dims;
    BAD(dims[0] = INT64_MAX);
    BAD(phase.n_tasks = 0);
    BAD(phase.run = NULL);
    BAD(kernels[1].phases = NULL);
    BAD(target.kernels = NULL);
    d.program.version++, expect_bad(&d, TPURT_WRONG_VERSION);
    d.program.program_bytes--, expect_bad(&d, TPURT_WRONG_VERSION);
    ck_assert_int_eq(table_check(&d.program, NULL, NULL), TPURT_OK);
}
END_TEST

// ---- Devices that exchange values

static void expect_bad_mesh(const Mesh *m, int line) {
    TpurtError e;
    TpurtStatus status = table_check(&m->program, NULL, &e);
    ck_assert_msg(status == TPURT_BAD_PROGRAM && strlen(e.text) > 10, "line %d: status %d: %s", line, (int)status, e.text);
}

// One thing is changed, and then as it was.
#define BAD_MESH(place, wrong)                \
    do {                                      \
        __typeof__(place) before = (place);   \
        (place) = (__typeof__(place))(wrong); \
        expect_bad_mesh(m, __LINE__);         \
        (place) = before;                     \
    } while (0)

START_TEST(damaged_groups) {
    Mesh *m = mesh_make(3, 2);
    TpuGroups *g = &m->groups[COLUMNS];
    int32_t *members = (int32_t *)(uintptr_t)g->members;
    uint32_t *set = (uint32_t *)(uintptr_t)g->set, *share = (uint32_t *)(uintptr_t)g->share;
    TpuStep *meet = &m->steps[MAIN][2], *mix = &m->steps[MAIN][3], *sum = &m->steps[SHARED][2];
    ck_assert_int_eq(table_check(&m->program, NULL, NULL), TPURT_OK);
    BAD_MESH(m->program.n_partitions, 0);
    BAD_MESH(m->program.n_partitions, MAX_DEVICES / 3 + 1);
    BAD_MESH(m->program.n_replicas, 0x80000000u);
    BAD_MESH(m->program.groups, NULL);
    BAD_MESH(m->program.n_groups, PAIRS);
    BAD_MESH(g->n_sets, 0);
    BAD_MESH(g->n_sets, 1);
    BAD_MESH(g->n_sets, 3);
    BAD_MESH(g->n_sets, 7);
    BAD_MESH(g->n_positions, 2); // the kernel's buffers are of three
    BAD_MESH(g->members, NULL);
    BAD_MESH(g->set, NULL);
    BAD_MESH(g->share, NULL);
    BAD_MESH(members[0], 6);
    BAD_MESH(members[0], -2);
    BAD_MESH(members[0], 1); // of the other set
    BAD_MESH(set[0], 1);
    BAD_MESH(set[0], 2);
    BAD_MESH(share[0], 1);
    BAD_MESH(share[0], 3);
    BAD_MESH(meet->index, N_GROUPS);
    BAD_MESH(meet->op, NULL);
    BAD_MESH(meet->n_refs, 1);
    BAD_MESH(meet->refs, NULL);
    BAD_MESH(mesh_read[0].offset, 16); // behind its end
    BAD_MESH(mesh_read[1].offset, TPU_PAGE + 1);
    BAD_MESH(mesh_read[1].space, TPU_SPACE_CONST);
    BAD_MESH(mesh_read[1].member, 1);
    BAD_MESH(mix->target, N_GROUPS);
    BAD_MESH(m->refs[ALL][2].member, 7);
    BAD_MESH(m->refs[ALL][0].space, TPU_SPACE_VARIABLE);
    BAD_MESH(sum->count, 2);
    BAD_MESH(sum->target, N_GROUPS);
    BAD_MESH(m->kernels[N_GROUPS].n_phases, 0);
    BAD_MESH(m->read_pieces[1].member, 4); // device 5 is the sixth of its members
    BAD_MESH(m->read_pieces[1].member, 7); // 3072 bytes
    BAD_MESH(m->read_pieces[0].member, 6);
    TpuRef self[] = {{TPU_SPACE_DEVICE, 0, 0, 0}, {TPU_SPACE_SLAB, 0, 0, 0}};
    m->steps[MAIN][0].refs = self; // a copy of 8 bytes
    ck_assert_int_eq(table_check(&m->program, NULL, NULL), TPURT_OK);
    BAD_MESH(self[0].offset, 8);
    BAD_MESH(self[0].index, 1);
    BAD_MESH(self[1].member, 7);
    TpuRef of_another[] = {{TPU_SPACE_ARG, 1, 0, 0}};
    BAD_MESH(m->steps[FAULTS][0].refs, of_another);
    mesh_free(m);
}
END_TEST

START_TEST(damaged_shardings) {
    Mesh *m = mesh_make(1, 4);
    uint32_t n_parts[] = {2, 2}, part[] = {0, 0, 0, 1, 1, 0, 1, 1};
    int64_t dims[] = {8, 3};
    TpuSharding sharding = {n_parts, part};
    TpuPort arg = {.type = {TPU_F32, 2, dims, 4 * 24}, .sharding = &sharding};
    TpuEntry *entry = &m->entries[FAULTS];
    m->steps[FAULTS][0] = (TpuStep){.kind = TPU_STEP_END};
    entry->n_steps = 1, entry->args = &arg, entry->whole = 1;
    ck_assert_int_eq(table_check(&m->program, NULL, NULL), TPURT_OK);
    BAD_MESH(entry->whole, 0);
    BAD_MESH(entry->whole, 2);
    BAD_MESH(n_parts[0], 0);
    BAD_MESH(n_parts[0], 4);
    BAD_MESH(n_parts[0], 5);
    BAD_MESH(n_parts[0], 1);
    BAD_MESH(part[7], 2);
    BAD_MESH(part[7], 0); // nobody holds the last part
    BAD_MESH(sharding.n_parts, NULL);
    BAD_MESH(sharding.part, NULL);
    TpuSymbol symbol = {"s", 8, 1, 0};
    entry->symbols = &symbol;
    BAD_MESH(entry->n_symbols, 1);
    dims[0] = INT64_MAX / 16, dims[1] = 1, arg.type.bytes = 4 * (uint64_t)(INT64_MAX / 16), n_parts[1] = 1;
    memset(part, 0, sizeof part), part[2] = 1;
    ck_assert_int_eq(table_check(&m->program, NULL, NULL), TPURT_OK);
    dims[0] *= 8, arg.type.bytes *= 8;
    expect_bad_mesh(m, __LINE__);
    mesh_free(m);
}
END_TEST

enum {
    V3 = TPU_CPU_AVX2 | TPU_CPU_FMA | TPU_CPU_F16C | TPU_CPU_BMI2 | TPU_CPU_LZCNT | TPU_CPU_MOVBE,
    V4 = V3 | TPU_CPU_AVX512F | TPU_CPU_AVX512BW | TPU_CPU_AVX512DQ | TPU_CPU_AVX512VL | TPU_CPU_AVX512CD
};

static TpuProgram toy_for(TpuTarget *targets, uint32_t n) {
    TpuProgram table = toy_tpu_program;
    for (uint32_t i = 0; i < n; i++) targets[i].kernels = toy_kernels;
    table.targets = targets, table.n_targets = n;
    return table;
}

static void expect_refused(const TpuProgram *table, const char *name, uint64_t have, TpurtStatus code, const char *text) {
    TpurtError e;
    ck_assert_ptr_null(target_choose(table, name, have, &e));
    ck_assert_int_eq(e.code, code);
    ck_assert_str_eq(e.text, text);
}

START_TEST(missing_features) {
    TpuTarget targets[] = {{.name = "haswell", .features = TPU_CPU_AVX2 | TPU_CPU_FMA}};
    TpuProgram table = toy_for(targets, 1);
    ck_assert_ptr_eq(target_choose(&table, NULL, UINT64_MAX, NULL), &targets[0]);
    expect_refused(&table, NULL, TPU_CPU_AVX2, TPURT_WRONG_PROCESSOR,
                   "compiled for haswell; this processor lacks fma; tpucc compiles for processors with all of x86-64-v3 (AVX2, FMA, ..), and this is none");
    targets[0].features |= UINT64_C(1) << 60;
    expect_refused(&table, NULL, V3, TPURT_WRONG_PROCESSOR,
                   "compiled for haswell; this processor lacks features that this library does not know; compile again with tpucc ... --mcpu=x86-64-v3");
    targets[0].features = TPU_CPU_AVX2 | TPU_CPU_AMX_TILE | TPU_CPU_AMX_INT8;
    expect_refused(&table, NULL, V3 | TPU_CPU_AVX512F, TPURT_WRONG_PROCESSOR,
                   "compiled for haswell; this processor lacks amx-tile, amx-int8; compile again with tpucc ... --mcpu=x86-64-v3");
    expect_refused(&table, NULL, V4 | TPU_CPU_AVX512VNNI | TPU_CPU_AVX512BF16, TPURT_WRONG_PROCESSOR,
                   "compiled for haswell; this processor lacks amx-tile, amx-int8; compile again with tpucc ... --mcpu=cascadelake");
    expect_refused(&table, NULL, V4 | TPU_CPU_AVX512VNNI | TPU_CPU_AVX512BF16 | TPU_CPU_FAST_BF16, TPURT_WRONG_PROCESSOR,
                   "compiled for haswell; this processor lacks amx-tile, amx-int8; compile again with tpucc ... --mcpu=znver4");
    targets[0].features = UINT64_C(1) << 61;
    TpurtProgram *p;
    ck_assert_int_eq(tpurt_program_from_table(&table, NULL, &p, NULL), TPURT_WRONG_PROCESSOR);
}
END_TEST

// Of several targets the best that runs; where some need the same, the one that was made for such a processor.
START_TEST(several_targets) {
    const uint64_t v4 = V3 | TPU_CPU_AVX512F, amx = v4 | TPU_CPU_AMX_TILE;
    TpuTarget targets[] = {{.name = "best", .features = v4, .made_for = amx},
                           {.name = "middle", .features = v4, .made_for = v4},
                           {.name = "least", .features = V3, .made_for = V3}};
    TpuProgram table = toy_for(targets, 3);
    ck_assert_ptr_eq(target_choose(&table, NULL, amx, NULL), &targets[0]);
    ck_assert_ptr_eq(target_choose(&table, "auto", v4, NULL), &targets[1]);
    ck_assert_ptr_eq(target_choose(&table, "", V3, NULL), &targets[2]);
    targets[1].made_for = amx | TPU_CPU_AVX512FP16; // for neither, but better than less
    ck_assert_ptr_eq(target_choose(&table, NULL, v4, NULL), &targets[0]);
    ck_assert_ptr_eq(target_choose(&table, "middle", v4, NULL), &targets[1]);
    ck_assert_ptr_eq(target_choose(&table, "least", amx, NULL), &targets[2]);
    expect_refused(&table, NULL, V3 & ~(uint64_t)(TPU_CPU_FMA | TPU_CPU_F16C), TPURT_WRONG_PROCESSOR,
                   "compiled for best, middle and least, of which the last asks for the least; this processor lacks fma, f16c; tpucc compiles for processors "
                   "with all of x86-64-v3 (AVX2, FMA, ..), and this is none");
    expect_refused(&table, "middle", V3, TPURT_WRONG_PROCESSOR,
                   "the kernels for middle are asked for; this processor lacks avx512f; of what it was compiled for, it can run least");
    expect_refused(
        &table, "middle", TPU_CPU_AVX2, TPURT_WRONG_PROCESSOR,
        "the kernels for middle are asked for; this processor lacks fma, f16c, bmi2, avx512f, lzcnt, movbe; it can run none of what it was compiled for");
    expect_refused(&table, "zen9", amx, TPURT_NOT_FOUND, "has no kernels for 'zen9', which are asked for; it was compiled for best, middle and least");
    setenv("TPURT_TARGET", "least", 1);
    ck_assert_ptr_eq(target_choose(&table, NULL, v4, NULL), &targets[2]);
    ck_assert_ptr_eq(target_choose(&table, "middle", v4, NULL), &targets[1]);
    ck_assert_ptr_eq(target_choose(&table, "auto", v4, NULL), &targets[0]);
    unsetenv("TPURT_TARGET");
}
END_TEST

// A target with entry points of its own is all that the program is once it is chosen, and they are checked like the program's.
START_TEST(own_entries) {
    TpurtProgram *p;
    TpurtError e;
    TpurtProgramInfo info;
    TpurtTargetInfo target;
    TpuEntry own[3];
    memcpy(own, toy_entries, sizeof own);
    own[1].slab_bytes = 3 * TPU_PAGE;
    TpuTarget targets[] = {{.name = "never", .features = UINT64_C(1) << 59, .entries = toy_entries, .n_kernels = 5},
                           {.name = "here", .entries = own, .n_kernels = 5}};
    TpuProgram table = toy_for(targets, 2);
    ck_assert_int_eq(tpurt_program_from_table(&table, NULL, &p, &e), TPURT_OK);
    tpurt_program_describe(p, &info, NULL);
    ck_assert_str_eq(info.target, "here");
    ck_assert_uint_eq(info.n_targets, 2);
    TpurtEntryInfo entry;
    tpurt_entry_describe(p, 1, &entry, NULL);
    ck_assert_uint_eq(entry.slab_bytes, 3 * TPU_PAGE);
    ck_assert_int_eq(tpurt_target_describe(p, 0, &target, &e), TPURT_OK);
    ck_assert(!target.chosen && !strcmp(target.name, "never") && !strcmp(target.lacks, "features that this library does not know"));
    ck_assert_int_eq(tpurt_target_describe(p, 1, &target, &e), TPURT_OK);
    ck_assert(target.chosen && !*target.lacks);
    ck_assert_int_eq(tpurt_target_describe(p, 2, &target, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "there is no processor 2; the program was compiled for 2");
    ck_assert_int_eq(tpurt_target_describe(p, 0, NULL, &e), TPURT_BAD_CALL);
    tpurt_program_release(p);
    ck_assert_int_eq(tpurt_program_from_table(&table, &(TpurtProgramOptions){.target = "never"}, &p, &e), TPURT_WRONG_PROCESSOR);
    ck_assert_int_eq(tpurt_program_from_table(&table, &(TpurtProgramOptions){.target = "else"}, &p, NULL), TPURT_NOT_FOUND);
    own[1].slab_bytes = 131;
    ck_assert_int_eq(table_check(&table, NULL, NULL), TPURT_BAD_PROGRAM);
    own[1] = toy_entries[1];
    targets[1].n_kernels = 4;
    ck_assert_int_eq(table_check(&table, NULL, NULL), TPURT_BAD_PROGRAM);
    targets[1].n_kernels = 5;
    targets[0].entries = own; // not the program's
    ck_assert_int_eq(table_check(&table, NULL, NULL), TPURT_BAD_PROGRAM);
    targets[0].entries = toy_entries;
    targets[0].n_kernels = 4;
    ck_assert_int_eq(table_check(&table, NULL, NULL), TPURT_BAD_PROGRAM);
    targets[0].n_kernels = 5;
    ck_assert_int_eq(table_check(&table, NULL, NULL), TPURT_OK);
}
END_TEST

Suite *table_check_suite(void);
Suite *table_check_suite(void) {
    Suite *s = suite_create("table_check");
    TCase *t = tcase_create("table_check");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, damaged_tables);
    tcase_add_test(t, damaged_groups);
    tcase_add_test(t, damaged_shardings);
    tcase_add_test(t, missing_features);
    tcase_add_test(t, several_targets);
    tcase_add_test(t, own_entries);
    suite_add_tcase(s, t);
    return s;
}
