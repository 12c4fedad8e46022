// Variables: sets of them, what sessions share, who is refused when, tables that say something wrong of them. A program by hand:
//   add(x) w += x;   get() -> w;   count() n += 1, one n for each replica;   hold(x) waits inside a call that reads or writes w, as the table says
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/runtime/counting.h"

#include "runtime/tpurt.h"

#include <check.h>
#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <string.h>

enum { N = 4, W = 0, COUNT = 1, NOTHING = 2, N_VARIABLES = 3, ADD = 0, GET = 1, COUNTS = 2, HOLD = 3, N_ENTRIES = 4 };

static _Alignas(64) const float weights[16] = {[3] = 1, [4] = 2, [5] = 3, [6] = 4}; // what w begins as
static atomic_int held, let_go;

static void add(const TpuContext *x, uint32_t first, uint32_t last) {
    const float *in = x->buffers[1];
    float *w = x->buffers[2];
    for (uint32_t i = first; i < last; i++) w[i] += in[i];
}
static void count(const TpuContext *x, uint32_t first, uint32_t last) {
    (void)first, (void)last;
    ++*(int64_t *)x->buffers[0];
}
static void hold(const TpuContext *x, uint32_t first, uint32_t last) {
    (void)x, (void)first, (void)last;
    atomic_store(&held, 1);
    while (!atomic_load(&let_go)) sched_yield();
}

static const TpuPhase add_phase = {add, N, 0, 10}, count_phase = {count, 1, 0, 10}, hold_phase = {hold, 1, 0, 10};
static const TpuKernel kernels[] = {{"add", &add_phase, 1, 3, 0, 0, 0}, {"count", &count_phase, 1, 1, 0, 0, 0}, {"hold", &hold_phase, 1, 1, 0, 0, 0}};
static const TpuTarget target = {"any", 0, kernels, 0, 0, 0, 0};
static const int64_t four[] = {N}, none[] = {0, 3};
static const TpuPort vector = {.type = {TPU_F32, 1, four, 4 * N}};

// A copy of everything that a test may change.
typedef struct {
    TpuProgram program;
    TpuEntry entries[N_ENTRIES];
    TpuVariable variables[N_VARIABLES];
    TpuRef add_refs[3], get_refs[2], count_refs[1], hold_refs[1];
    TpuStep steps[N_ENTRIES][2];
    TpuUse uses[N_ENTRIES][1];
} Toy;

static void toy_make(Toy *t, uint32_t n_replicas) {
    *t = (Toy){.variables = {{"w", {TPU_F32, 1, four, 4 * N}, TPU_VARIABLE_OF_PROCESS, 0, 12},
                             {"n", {TPU_I64, 0, NULL, 8}, TPU_VARIABLE_OF_REPLICA, 0, TPU_NO_INITIAL},
                             {"nothing", {TPU_F32, 2, none, 0}, TPU_VARIABLE_OF_PROCESS, 0, TPU_NO_INITIAL}},
               .add_refs = {{TPU_SPACE_VARIABLE, 0, W, 0}, {TPU_SPACE_ARG, 0, 0, 0}, {TPU_SPACE_VARIABLE, 0, W, 0}},
               .get_refs = {{TPU_SPACE_VARIABLE, 0, W, 0}, {TPU_SPACE_RESULT, 0, 0, 0}},
               .count_refs = {{TPU_SPACE_VARIABLE, 0, COUNT, 0}},
               .hold_refs = {{TPU_SPACE_VARIABLE, 0, W, 0}},
               .uses = {{{W, TPU_READS | TPU_WRITES}}, {{W, TPU_READS}}, {{COUNT, TPU_READS | TPU_WRITES}}, {{W, TPU_READS}}}};
    const TpuStep steps[] = {{TPU_STEP_LAUNCH, 0, 0, 3, t->add_refs, 0, "add"},
                             {TPU_STEP_COPY, 0, 0, 2, t->get_refs, 4 * N, "get"},
                             {TPU_STEP_LAUNCH, 1, 0, 1, t->count_refs, 0, "count"},
                             {TPU_STEP_LAUNCH, 2, 0, 1, t->hold_refs, 0, "hold"}};
    static const char *const names[] = {"add", "get", "count", "hold"};
    for (uint32_t i = 0; i < N_ENTRIES; i++) {
        t->steps[i][0] = steps[i];
        t->entries[i] = (TpuEntry){.name = names[i], .steps = t->steps[i], .n_steps = 2, .n_uses = 1, .uses = t->uses[i], .function = i};
    }
    t->entries[ADD].args = &vector, t->entries[ADD].n_args = 1;
    t->entries[GET].results = &vector, t->entries[GET].n_results = 1;
    t->program = (TpuProgram){.magic = TPU_ABI_MAGIC,
                              .version = TPU_ABI_VERSION,
                              .program_bytes = sizeof(TpuProgram),
                              .name = "variables",
                              .compiler = "by hand",
                              .key = "",
                              .entries = t->entries,
                              .targets = &target,
                              .n_entries = N_ENTRIES,
                              .n_targets = 1,
                              .n_kernels = 3,
                              .n_replicas = n_replicas,
                              .constants = weights,
                              .constant_bytes = sizeof weights,
                              .n_partitions = 1,
                              .variables = t->variables,
                              .n_variables = N_VARIABLES};
}

static TpurtProgram *load(const Toy *t, const TpurtAllocator *allocator) {
    TpurtProgram *p;
    TpurtError e;
    TpurtStatus status = tpurt_program_from_table(&t->program, &(TpurtProgramOptions){.allocator = allocator}, &p, &e);
    ck_assert_msg(!status, "%s", e.text);
    return p;
}

static TpurtSession *session(TpurtProgram *p, TpurtVariables *shared, uint32_t n_replicas) {
    TpurtSession *s;
    TpurtError e;
    TpurtStatus status = tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 2, .n_replicas = n_replicas, .variables = shared}, &s, &e);
    ck_assert_msg(!status, "%s", e.text);
    return s;
}

static TpurtBuffer buffer(float *x) { return (TpurtBuffer){x, 4 * N, TPU_F32, 1, four}; }

static void expect_w(TpurtSession *s, float first) {
    float y[N];
    TpurtBuffer out = buffer(y);
    TpurtError e;
    ck_assert_msg(!tpurt_run(s, GET, NULL, 0, &out, 1, &e), "%s", e.text);
    for (int i = 0; i < N; i++) ck_assert_float_eq(y[i], first + (float)i);
}

static void add_ones(TpurtSession *s) {
    float ones[] = {1, 1, 1, 1};
    TpurtBuffer in = buffer(ones);
    TpurtError e;
    ck_assert_msg(!tpurt_run(s, ADD, &in, 1, NULL, 0, &e), "%s", e.text);
}

// Several rounds of a call are several calls: each reads what the one before has written.
START_TEST(rounds) {
    enum { ROUNDS = 3 };
    static const int64_t dims[] = {ROUNDS, N};
    static const TpuPort rows = {.type = {TPU_F32, 2, dims, 4 * ROUNDS * N}};
    float x[ROUNDS][N] = {{1, 1, 1, 1}, {10, 10, 10, 10}, {100, 100, 100, 100}}, y[ROUNDS][N] = {{0}};
    TpurtBuffer in = {x, sizeof x, TPU_F32, 2, dims}, out = {y, sizeof y, TPU_F32, 2, dims};
    TpurtEntryInfo info;
    TpurtError e;
    Toy t;
    toy_make(&t, 1);
    t.entries[ADD].args = &rows, t.entries[GET].results = &rows;
    t.entries[ADD].n_rounds = t.entries[GET].n_rounds = t.entries[COUNTS].n_rounds = ROUNDS;
    TpurtProgram *p = load(&t, NULL);
    TpurtSession *s = session(p, NULL, 1);
    ck_assert(!tpurt_entry_describe(p, ADD, &info, &e) && info.n_rounds == ROUNDS);
    for (int call = 1; call < 4; call++) {
        ck_assert_msg(!tpurt_run(s, ADD, &in, 1, NULL, 0, &e), "%s", e.text);
        ck_assert_msg(!tpurt_run(s, GET, NULL, 0, &out, 1, &e), "%s", e.text);
        for (int r = 0; r < ROUNDS; r++)
            for (int i = 0; i < N; i++) ck_assert_float_eq(y[r][i], (float)(111 * call + 1 + i));
        ck_assert_msg(!tpurt_run(s, COUNTS, NULL, 0, NULL, 0, &e), "%s", e.text); // without rows
        int64_t n = 0;
        ck_assert(!tpurt_variable_read(tpurt_session_variables(s), COUNT, 0, &(TpurtBuffer){&n, 8, TPU_I64, 0, NULL}, &e));
        ck_assert_int_eq(n, ROUNDS * call);
    }
    in.bytes -= 4;
    ck_assert_int_eq(tpurt_run(s, ADD, &in, 1, NULL, 0, &e), TPURT_MISMATCH);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    t.get_refs[1].offset = 4; // beyond the row
    ck_assert_int_eq(tpurt_program_from_table(&t.program, NULL, &p, &e), TPURT_BAD_PROGRAM);
}
END_TEST

START_TEST(described) {
    Toy t;
    toy_make(&t, 1);
    TpurtProgram *p = load(&t, NULL);
    TpurtVariableInfo info;
    TpurtProgramInfo program;
    TpurtError e;
    uint32_t i;
    ck_assert(!tpurt_program_describe(p, &program, &e) && program.n_variables == N_VARIABLES);
    ck_assert(!tpurt_variable_find(p, "n", &i, &e) && i == COUNT);
    ck_assert(!tpurt_variable_describe(p, COUNT, &info, &e) && info.of_replica && !info.initial && info.bytes == 8 && !info.rank);
    ck_assert(!tpurt_variable_describe(p, W, &info, &e) && !info.of_replica && info.initial == (const char *)weights + 12);
    ck_assert_int_eq(tpurt_variable_find(p, "v", &i, &e), TPURT_NOT_FOUND);
    ck_assert_str_eq(e.text, "there is no variable 'v'; there is 'w', 'n', 'nothing'");
    ck_assert_int_eq(tpurt_variable_describe(p, 3, &info, &e), TPURT_BAD_CALL);
    ck_assert(!tpurt_variable_use(p, ADD, W, &i, &e) && i == (TPU_READS | TPU_WRITES));
    ck_assert(!tpurt_variable_use(p, ADD, COUNT, &i, &e) && !i);
    ck_assert_int_eq(tpurt_variable_use(p, N_ENTRIES, W, &i, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_entry_fit(p, NULL, 0, &i, &e), TPURT_BAD_CALL); // get or count?
    ck_assert_str_eq(e.text, "shapes alone do not say which function is meant: the entry points are 'add', 'get', 'count', 'hold'");
    ck_assert_int_eq(tpurt_entry_match(p, NULL, 0, &i, &e), TPURT_BAD_CALL);
    tpurt_program_release(p);
}
END_TEST

// Each session has its own, or shares one set, which lives as long as anybody has it.
START_TEST(shared_and_own) {
    Toy t;
    toy_make(&t, 1);
    TpurtProgram *p = load(&t, NULL);
    TpurtVariables *set;
    TpurtError e;
    ck_assert(!tpurt_variables_create(p, 0, &set, &e) && tpurt_variables_replicas(set) == 1);
    TpurtSession *one = session(p, set, 0), *other = session(p, set, 0), *own = session(p, NULL, 0);
    ck_assert_ptr_eq(tpurt_session_variables(one), set);
    tpurt_variables_release(set);
    expect_w(one, 1);
    add_ones(one);
    expect_w(one, 2);
    expect_w(other, 2);
    expect_w(own, 1);
    tpurt_session_destroy(one);
    add_ones(other);
    expect_w(other, 3);
    ck_assert(!tpurt_variables_reset(tpurt_session_variables(other), &e));
    expect_w(other, 1);
    Toy another;
    toy_make(&another, 1);
    TpurtProgram *q = load(&another, NULL);
    TpurtSession *s;
    ck_assert_int_eq(tpurt_session_create(q, &(TpurtSessionOptions){.variables = tpurt_session_variables(own)}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "the variables are those of another program");
    tpurt_program_release(p);
    tpurt_program_release(q);
    tpurt_session_destroy(own);
    tpurt_session_destroy(other);
}
END_TEST

START_TEST(read_and_written) {
    Toy t;
    toy_make(&t, 1);
    TpurtProgram *p = load(&t, NULL);
    TpurtSession *s = session(p, NULL, 0);
    TpurtVariables *v = tpurt_session_variables(s);
    float x[N] = {5, 6, 7, 8}, y[N];
    int64_t n = 7;
    TpurtBuffer in = buffer(x), out = buffer(y), scalar = {&n, 8, TPU_I64, 0, NULL}, empty = {NULL, 0, TPU_F32, 2, none};
    TpurtError e;
    void *at;
    ck_assert(!tpurt_variable_write(v, W, 0, &in, &e) && !tpurt_variable_read(v, W, 0, &out, &e) && !memcmp(x, y, sizeof x));
    expect_w(s, 5);
    ck_assert(!tpurt_variable_write(v, COUNT, 0, &scalar, &e) && !tpurt_run(s, COUNTS, NULL, 0, NULL, 0, &e));
    ck_assert(!tpurt_variable_data(v, COUNT, 0, &at, &e) && *(int64_t *)at == 8);
    ck_assert(!tpurt_variable_read(v, NOTHING, 0, &empty, &e) && !tpurt_variable_write(v, NOTHING, 0, &empty, &e));
    ck_assert_int_eq(tpurt_variable_write(v, W, 0, &scalar, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "variable 'w' is tensor<4xf32>, the buffer is tensor<i64>");
    in.bytes--;
    ck_assert_int_eq(tpurt_variable_write(v, W, 0, &in, &e), TPURT_MISMATCH);
    ck_assert_int_eq(tpurt_variable_write(v, COUNT, 1, &scalar, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "variable 'n' has no value 1; it has 1");
    ck_assert_int_eq(tpurt_variable_read(v, N_VARIABLES, 0, &out, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_variable_read(NULL, W, 0, &out, &e), TPURT_BAD_CALL);
    // What is written is in no buffer of the call, and nothing is written into what is kept.
    ck_assert(!tpurt_variable_data(v, W, 0, &at, &e));
    TpurtBuffer inside = buffer(at);
    ck_assert_int_eq(tpurt_run(s, ADD, &inside, 1, NULL, 0, &e), TPURT_MISMATCH);
    ck_assert_int_eq(tpurt_run(s, GET, NULL, 0, &inside, 1, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "a result buffer lies where the variables are");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(one_of_each_replica) {
    Toy t;
    toy_make(&t, 3);
    for (int i = 0; i < N_ENTRIES; i++) t.uses[i][0].kind &= i == COUNTS ? ~0u : TPU_READS; // else three replicas are what was compiled
    TpurtProgram *p = load(&t, NULL);
    TpurtError e;
    for (uint32_t n = 1; n <= 8; n++) {
        TpurtSession *s = session(p, NULL, n);
        for (uint32_t i = 0; i < 5; i++) ck_assert(!tpurt_run(s, COUNTS, NULL, 0, NULL, 0, &e));
        for (uint32_t r = 0; r < n; r++) {
            int64_t got = 0;
            ck_assert(!tpurt_variable_read(tpurt_session_variables(s), COUNT, r, &(TpurtBuffer){&got, 8, TPU_I64, 0, NULL}, &e));
            ck_assert_int_eq(got, 5);
        }
        tpurt_session_destroy(s);
    }
    TpurtVariables *two;
    TpurtSession *s;
    ck_assert(!tpurt_variables_create(p, 2, &two, &e));
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.variables = two}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "the variables are those of 2 replicas, the session has 3");
    tpurt_variables_release(two);
    tpurt_variables_release(NULL);
    ck_assert_int_eq(tpurt_variables_create(p, 5000, &two, &e), TPURT_BAD_CALL);
    ck_assert_ptr_null(two);
    tpurt_program_release(p);
    toy_make(&t, 1);
    p = load(&t, NULL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_replicas = 2}, &s, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "the program writes variables that all replicas share, of which it has just 1; for 2 compile it with --replicas 2");
    tpurt_program_release(p);
}
END_TEST

static void *run_hold(void *s) {
    tpurt_run(s, HOLD, NULL, 0, NULL, 0, NULL);
    return NULL;
}

// Calls that read go on beside each other; one that writes has the set to itself.
static void beside(uint32_t kind, TpurtStatus reads, TpurtStatus writes) {
    Toy t;
    toy_make(&t, 1);
    t.uses[HOLD][0].kind = kind;
    TpurtProgram *p = load(&t, NULL);
    TpurtVariables *set;
    TpurtError e;
    ck_assert(!tpurt_variables_create(p, 0, &set, &e));
    TpurtSession *one = session(p, set, 0), *other = session(p, set, 0);
    pthread_t thread;
    float x[N] = {0}, y[N];
    TpurtBuffer in = buffer(x), out = buffer(y);
    atomic_store(&held, 0), atomic_store(&let_go, 0);
    ck_assert(!pthread_create(&thread, NULL, run_hold, one));
    while (!atomic_load(&held)) sched_yield();
    ck_assert_int_eq(tpurt_run(other, GET, NULL, 0, &out, 1, &e), reads);
    ck_assert_int_eq(tpurt_variable_read(set, W, 0, &out, &e), reads);
    ck_assert_int_eq(tpurt_run(other, ADD, &in, 1, NULL, 0, &e), writes);
    ck_assert_int_eq(tpurt_variable_write(set, W, 0, &in, &e), writes);
    ck_assert_int_eq(tpurt_variables_reset(set, &e), writes);
    atomic_store(&let_go, 1);
    pthread_join(thread, NULL);
    add_ones(other);
    expect_w(one, 2);
    tpurt_session_destroy(one);
    tpurt_session_destroy(other);
    tpurt_variables_release(set);
    tpurt_program_release(p);
}

START_TEST(busy) {
    beside(TPU_READS, TPURT_OK, TPURT_BUSY);
    beside(TPU_READS | TPU_WRITES, TPURT_BUSY, TPURT_BUSY);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    Toy t;
    toy_make(&t, 1);
    long n = 1;
    for (bool done = false; !done; n++) {
        Counting counting = {0};
        TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
        TpurtProgram *p = load(&t, &allocator);
        TpurtVariables *set;
        TpurtSession *s = NULL;
        TpurtError e;
        counting.fail_at = counting.made + n;
        TpurtStatus status = tpurt_variables_create(p, 1, &set, &e);
        if (!status) status = tpurt_session_create(p, NULL, &s, &e);
        ck_assert(!status || status == TPURT_OUT_OF_MEMORY);
        done = !status;
        tpurt_session_destroy(s);
        tpurt_variables_release(set);
        tpurt_program_release(p);
        ck_assert_int_eq(counting.live, 0);
    }
    ck_assert_int_ge(n, 8);
    static const int64_t huge[] = {INT64_MAX / 8};
    t.variables[W].type = (TpuType){TPU_F32, 1, huge, INT64_MAX / 8 * 4};
    t.variables[W].initial = TPU_NO_INITIAL;
    Counting counting = {0}; // which gives no more than a terabyte
    TpurtProgram *p = load(&t, &(TpurtAllocator){counting_allocate, counting_release, &counting});
    TpurtVariables *set;
    TpurtError e;
    ck_assert_int_eq(tpurt_variables_create(p, 1, &set, &e), TPURT_OUT_OF_MEMORY);
    ck_assert_int_eq(tpurt_variables_create(p, 4096, &set, &e), TPURT_OUT_OF_MEMORY);
    tpurt_program_release(p);
    ck_assert_int_eq(counting.live, 0);
}
END_TEST

#define BAD(change)                                                                                            \
    do {                                                                                                       \
        TpurtProgram *p = (TpurtProgram *)(void *)&t;                                                          \
        TpurtError e;                                                                                          \
        toy_make(&t, 1);                                                                                       \
        t.change;                                                                                              \
        ck_assert_msg(tpurt_program_from_table(&t.program, NULL, &p, &e) == TPURT_BAD_PROGRAM, "%s", #change); \
        ck_assert_ptr_null(p);                                                                                 \
    } while (0)

START_TEST(damaged_tables) {
    Toy t;
    BAD(program.variables = NULL);
    BAD(program.n_variables = 0);
    BAD(variables[W].name = NULL);
    BAD(variables[W].name = "");
    BAD(variables[W].scope = 2);
    BAD(variables[W].initial = sizeof weights - 4 * N + 1);
    BAD(variables[W].initial = UINT64_MAX - 1);
    BAD(variables[W].type.bytes = 4 * N - 4);
    BAD(variables[W].type.dtype = 0);
    BAD(variables[W].type.dims = NULL);
    BAD(variables[W].type.rank = 33);
    BAD(entries[ADD].uses = NULL);
    BAD(entries[ADD].n_uses = 0); // the steps name a variable nevertheless
    BAD(entries[ADD].function = N_ENTRIES);
    BAD(uses[ADD][0].variable = COUNT);
    BAD(uses[ADD][0].variable = N_VARIABLES);
    BAD(uses[ADD][0].kind = 0);
    BAD(uses[ADD][0].kind = 4);
    BAD(add_refs[0].index = N_VARIABLES);
    BAD(add_refs[2].offset = 4 * N + 1);
    BAD(get_refs[0].offset = 1);      // more than there is
    BAD(get_refs[1] = t.get_refs[0]); // written, which it only reads
}
END_TEST

Suite *variables_suite(void);
Suite *variables_suite(void) {
    Suite *s = suite_create("variables");
    TCase *t = tcase_create("variables");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, rounds);
    tcase_add_test(t, described);
    tcase_add_test(t, shared_and_own);
    tcase_add_test(t, read_and_written);
    tcase_add_test(t, one_of_each_replica);
    tcase_add_test(t, busy);
    tcase_add_test(t, every_allocation_may_fail);
    tcase_add_test(t, damaged_tables);
    suite_add_tcase(s, t);
    return s;
}
