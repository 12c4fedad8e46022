// Shapes of calls: how they are counted, also by many threads at once, and the file that many programs and processes add to. Program:
// lengths_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/lengths_program.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// ---- Counts

static void expect_total(const TpurtProgram *p, uint32_t n, uint64_t hits, uint64_t padded, uint64_t misses, uint64_t unlisted) {
    TpurtShapeTotals t;
    ck_assert_uint_eq(tpurt_shape_total(p, &t), n);
    ck_assert_uint_eq(t.calls[TPURT_HIT], hits);
    ck_assert_uint_eq(t.calls[TPURT_PADDED], padded);
    ck_assert_uint_eq(t.calls[TPURT_MISS], misses);
    ck_assert_uint_eq(t.unlisted[TPURT_PADDED] + t.unlisted[TPURT_MISS], unlisted);
}

START_TEST(calls_are_counted) {
    Toy toy;
    Call c, odd;
    TpurtError e;
    TpurtShapeInfo info;
    TpurtPortInfo arg;
    TpurtProgram *p = toy_load(&toy, "toy", 3, three_lengths);
    TpurtSession *s = session_of(p), *other = session_of(p);
    expect_total(p, 3, 0, 0, 0, 0);
    call_make(&c, 2, 32);
    for (int i = 0; i < 5; i++) ck_assert(!tpurt_run(i % 2 ? s : other, 1, c.args, 2, NULL, 0, NULL));
    ck_assert(!tpurt_run_unchecked(s, 1, (void *[]){memory, memory}, NULL, NULL));
    c.args[0].bytes--;
    ck_assert_int_eq(tpurt_run(s, 1, c.args, 2, NULL, 0, NULL), TPURT_MISMATCH); // of another kind: not counted
    for (int i = 0; i < 7; i++) {
        call_make(&c, 2, 40 + i % 2);
        ck_assert_int_eq(tpurt_run(s, 1, c.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    }
    call_make(&c, 2, 50);
    for (int i = 0; i < 3; i++) shape_log_add(p, TPURT_PADDED, 2, c.args, 2);
    call_make(&odd, 2, 40);
    odd.args[1].rank = 40; // cannot be kept
    ck_assert_int_eq(tpurt_run(s, 1, odd.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    odd.args[1].rank = 2, odd.args[1].dims = NULL;
    ck_assert_int_eq(tpurt_run(s, 1, odd.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    expect_total(p, 6, 6, 3, 9, 2);
    ck_assert(!tpurt_shape_describe(p, 1, &info, &e));
    ck_assert(info.outcome == TPURT_HIT && info.entry == 1 && info.count == 6 && info.arg == 2);
    ck_assert(!tpurt_shape_describe(p, 3, &info, &e));
    ck_assert(info.outcome == TPURT_MISS && info.entry == 1 && info.count == 4);
    ck_assert(info.arg == 0 && info.dim == 1 && info.got == 40 && info.compiled == 32 && !strcmp(info.symbol, "s"));
    ck_assert(!tpurt_shape_describe(p, 5, &info, &e));
    ck_assert(info.outcome == TPURT_PADDED && info.entry == 2 && info.count == 3 && info.got == 50 && info.compiled == 64);
    ck_assert(!tpurt_shape_arg(p, 4, 0, &arg, &e));
    ck_assert(arg.rank == 2 && arg.dims[0] == 2 && arg.dims[1] == 41 && arg.dtype == TPU_I32 && arg.bytes == 328);
    ck_assert(!tpurt_shape_arg(p, 0, 1, &arg, &e));
    ck_assert(arg.rank == 3 && arg.dims[1] == 14 && !strcmp(arg.name, "ma\"sk"));
    ck_assert_int_eq(tpurt_shape_arg(p, 0, 2, &arg, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_shape_describe(p, 6, &info, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "there is no shape 6; there are 6");
    ck_assert_uint_eq(tpurt_shape_total(NULL, NULL), 0);
    tpurt_session_destroy(s);
    tpurt_session_destroy(other);
    tpurt_program_release(p);
}
END_TEST

START_TEST(a_full_table_still_counts) {
    Toy toy;
    Call c;
    TpurtProgram *p = toy_load(&toy, "toy", 1, one_length);
    for (int round = 0; round < 2; round++)
        for (int64_t i = 0; i < 5000; i++) {
            call_make(&c, 2, 1000 + i);
            shape_log_add(p, TPURT_PADDED, 0, c.args, 2);
        }
    expect_total(p, 4097, 0, 10000, 0, 2 * 904);
    for (uint32_t i = 1; i < 4097; i++) {
        TpurtShapeInfo info;
        ck_assert(!tpurt_shape_describe(p, i, &info, NULL));
        ck_assert(info.count == 2 && info.got == 999 + i);
    }
    tpurt_program_release(p);
}
END_TEST

enum { N_THREADS = 4, N_CALLS = 3000 };
typedef struct {
    TpurtProgram *p;
    const char *path;
    int number;
} Worker;

static void *work(void *context) {
    Worker *w = context;
    TpurtSession *s = session_of(w->p);
    Call c;
    for (int i = 0; i < N_CALLS; i++) {
        call_make(&c, 2, i % 3 ? 128 : 129 + i % 50);
        TpurtStatus status = tpurt_run(s, 0, c.args, 2, NULL, 0, NULL);
        ck_assert_int_eq(status, i % 3 ? TPURT_OK : TPURT_MISMATCH);
        call_make(&c, 2, 1 + i % 90);
        shape_log_add(w->p, TPURT_PADDED, 0, c.args, 2);
        if (i % 500 == w->number) ck_assert(!tpurt_shape_save(w->p, w->path, NULL));
        for (uint32_t k = i % 100 ? 0 : tpurt_shape_total(w->p, NULL); k--;) {
            TpurtShapeInfo info;
            ck_assert(!tpurt_shape_describe(w->p, k, &info, NULL));
        }
    }
    tpurt_session_destroy(s);
    return NULL;
}

// ---- The file

static char folder[] = "/tmp/test_calls_XXXXXX", path[64];

static void make_folder(void) {
    strcpy(folder, "/tmp/test_calls_XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/log", folder);
}

static void remove_folder(void) {
    unlink(path);
    ck_assert_int_eq(rmdir(folder), 0); // no temporary file is left
}

// The whole file; the caller frees it.
static char *content(void) {
    FILE *f = fopen(path, "r");
    ck_assert_ptr_nonnull(f);
    char *text = calloc(1, 1 << 20);
    ck_assert(text && fread(text, 1, (1 << 20) - 1, f) < (1 << 20) - 1);
    fclose(f);
    return text;
}

// The sum of counts of the lines that have this in them.
static uint64_t sum_of(const char *part, int *out_lines) {
    char *text = content();
    uint64_t sum = 0;
    *out_lines = 0;
    for (char *line = text, *rest; *line; line = rest + 1) {
        rest = strchr(line, '\n');
        ck_assert_ptr_nonnull(rest);
        *rest = 0;
        unsigned long long n;
        ck_assert_int_eq(sscanf(line, "{\"count\": %llu, ", &n), 1);
        if (strstr(line, part)) sum += n, ++*out_lines;
    }
    free(text);
    return sum;
}

START_TEST(many_threads) {
    Toy toy;
    Worker w[N_THREADS];
    pthread_t threads[N_THREADS];
    int n;
    make_folder();
    TpurtProgram *p = toy_load(&toy, "toy", 1, one_length);
    for (int i = 0; i < N_THREADS; i++) {
        w[i] = (Worker){p, path, i};
        ck_assert(!pthread_create(&threads[i], NULL, work, &w[i]));
    }
    for (int i = 0; i < N_THREADS; i++) pthread_join(threads[i], NULL);
    expect_total(p, 1 + 50 + 90, N_THREADS * N_CALLS / 3 * 2, N_THREADS * N_CALLS, N_THREADS * N_CALLS / 3, 0);
    ck_assert(!tpurt_shape_save(p, path, NULL));
    ck_assert_uint_eq(sum_of("\"hit\"", &n), N_THREADS * N_CALLS / 3 * 2);
    ck_assert_int_eq(n, 1);
    ck_assert_uint_eq(sum_of("\"padded\"", &n), N_THREADS * N_CALLS);
    ck_assert_int_eq(n, 90);
    ck_assert_uint_eq(sum_of("\"miss\"", &n), N_THREADS * N_CALLS / 3);
    ck_assert_int_eq(n, 50);
    tpurt_program_release(p);
    remove_folder();
}
END_TEST

START_TEST(lines_of_the_file) {
    Toy toy;
    Call c;
    TpurtError e;
    make_folder();
    TpurtProgram *p = toy_load(&toy, "t\xc3\xa9\xff\"\n", 1, one_length);
    TpurtSession *s = session_of(p);
    ck_assert(!tpurt_shape_save(p, path, &e));
    ck_assert(access(path, F_OK)); // nothing to say
    call_make(&c, 2, 128);
    ck_assert(!tpurt_run(s, 0, c.args, 2, NULL, 0, NULL));
    call_make(&c, 2, 200);
    for (int i = 0; i < 2; i++) ck_assert_int_eq(tpurt_run(s, 0, c.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    c.args[0].dtype = 99;
    ck_assert_int_eq(tpurt_run(s, 0, c.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    c.args[1].rank = 77;
    ck_assert_int_eq(tpurt_run(s, 0, c.args, 2, NULL, 0, NULL), TPURT_MISMATCH);
    ck_assert(!tpurt_shape_save(p, path, &e));
    ck_assert(!tpurt_shape_save(p, path, &e)); // nothing new
    char *text = content();
    ck_assert_str_eq(text,
                     "{\"count\": 1, \"outcome\": \"hit\", \"program\": \"t\xc3\xa9\\u00ff\\\"\\n\", \"entry\": \"main\", \"args\": [{\"name\": \"ids\", "
                     "\"type\": \"i32\", \"shape\": [2, 128], \"dims\": [\"\", \"s\"]}, {\"name\": \"ma\\\"sk\", \"type\": \"f32\", \"shape\": [5, 14, 8], "
                     "\"dims\": [\"mask.0\", \"2*n\", \"n + 1\"]}], \"flops\": 128000, \"key\": \"graph=1\\ntarget=any\\n\"}\n"
                     "{\"count\": 2, \"outcome\": \"miss\", \"program\": \"t\xc3\xa9\\u00ff\\\"\\n\", \"entry\": \"main\", \"args\": [{\"name\": \"ids\", "
                     "\"type\": \"i32\", \"shape\": [2, 200], \"compiled\": [2, 128], \"dims\": [\"\", \"s\"]}, {\"name\": \"ma\\\"sk\", \"type\": \"f32\", "
                     "\"shape\": [5, 14, 8], \"dims\": [\"mask.0\", \"2*n\", \"n + 1\"]}], \"differs\": {\"arg\": \"ids\", \"dim\": 1, \"got\": 200, "
                     "\"compiled\": 128}, \"admit\": \"--dim s=200 or --bucket s=128,200\", \"flops\": 128000, \"key\": \"graph=1\\ntarget=any\\n\"}\n"
                     "{\"count\": 1, \"outcome\": \"miss\", \"program\": \"t\xc3\xa9\\u00ff\\\"\\n\", \"entry\": \"main\", \"args\": [{\"name\": \"ids\", "
                     "\"type\": \"unknown\", \"shape\": [2, 200], \"compiled_type\": \"i32\", \"compiled\": [2, 128], \"dims\": [\"\", \"s\"]}, "
                     "{\"name\": \"ma\\\"sk\", \"type\": \"f32\", \"shape\": [5, 14, 8], \"dims\": [\"mask.0\", \"2*n\", \"n + 1\"]}], \"differs\": "
                     "{\"arg\": \"ids\", \"in\": \"type\"}, \"flops\": 128000, \"key\": \"graph=1\\ntarget=any\\n\"}\n"
                     "{\"count\": 1, \"outcome\": \"miss\", \"program\": \"t\xc3\xa9\\u00ff\\\"\\n\", \"unlisted\": true, \"key\": "
                     "\"graph=1\\ntarget=any\\n\"}\n");
    free(text);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    remove_folder();
}
END_TEST

// Counts of the same shape add up; lines of other programs, and lines that are not understood, stay.
START_TEST(files_are_shared) {
    Toy toy, another;
    Call c;
    int n;
    make_folder();
    static const char strange[] = "{\"count\": 7, \"what\": \"is this\"}\n{\"count\": 99999999999999999999, \"cut";
    FILE *f = fopen(path, "w");
    ck_assert(f && fputs(strange, f) >= 0 && !fclose(f) && !chmod(path, 0640));
    for (int round = 0; round < 3; round++) {
        TpurtProgram *p = toy_load(&toy, "toy", 1, one_length), *q = toy_load(&another, "another", 1, one_length);
        call_make(&c, 2, 7);
        for (int i = 0; i < 10; i++) shape_log_add(p, TPURT_MISS, 0, c.args, 2);
        for (int i = 0; i < 3; i++) shape_log_hit(q, 0);
        ck_assert(!tpurt_shape_save(p, path, NULL) && !tpurt_shape_save(q, path, NULL));
        tpurt_program_release(p);
        tpurt_program_release(q);
    }
    struct stat st;
    ck_assert(!stat(path, &st) && (st.st_mode & 07777) == 0640);
    ck_assert_uint_eq(sum_of("\"program\": \"toy\"", &n), 30);
    ck_assert_int_eq(n, 1);
    ck_assert_uint_eq(sum_of("\"program\": \"another\"", &n), 9);
    ck_assert_int_eq(n, 1);
    ck_assert_uint_eq(sum_of("is this", &n), 7);
    char *text = content();
    ck_assert(strstr(text, "\"cut\n"));
    free(text);
    remove_folder();
}
END_TEST

START_TEST(processes_share_a_file) {
    enum { N_PROCESSES = 6, N_ROUNDS = 25 };
    pid_t children[N_PROCESSES];
    int n, status;
    make_folder();
    for (int k = 0; k < N_PROCESSES; k++) {
        children[k] = fork();
        ck_assert_int_ge(children[k], 0);
        if (children[k]) continue;
        for (int i = 0; i < N_ROUNDS; i++) {
            Toy toy;
            TpurtProgram *p = toy_load(&toy, k % 2 ? "odd" : "even", 1, one_length);
            shape_log_hit(p, 0);
            if (tpurt_shape_save(p, path, NULL)) _exit(1);
            tpurt_program_release(p);
        }
        _exit(0);
    }
    for (int k = 0; k < N_PROCESSES; k++) ck_assert(waitpid(children[k], &status, 0) == children[k] && status == 0);
    ck_assert_uint_eq(sum_of("\"odd\"", &n), N_PROCESSES * N_ROUNDS / 2);
    ck_assert_int_eq(n, 1);
    ck_assert_uint_eq(sum_of("\"even\"", &n), N_PROCESSES * N_ROUNDS / 2);
    remove_folder();
}
END_TEST

START_TEST(files_that_cannot_be_written) {
    Toy toy;
    TpurtError e;
    int n;
    make_folder();
    TpurtProgram *p = toy_load(&toy, "toy", 1, one_length);
    shape_log_hit(p, 0);
    ck_assert_int_eq(tpurt_shape_save(p, folder, &e), TPURT_SYSTEM);
    ck_assert(strstr(e.text, "Is a directory"));
    ck_assert_int_eq(tpurt_shape_save(p, "/nowhere/at/all", &e), TPURT_SYSTEM);
    ck_assert_str_eq(e.text, "cannot write the shapes of calls to '/nowhere/at/all': No such file or directory");
    FILE *f = fopen(path, "w");
    ck_assert(f && fputs("precious\n", f) >= 0 && !fclose(f));
    ck_assert_int_eq(tpurt_shape_save(p, path, &e), TPURT_SYSTEM);
    ck_assert(strstr(e.text, "holds something else than shapes of calls, and was left as it is"));
    char *text = content();
    ck_assert_str_eq(text, "precious\n");
    free(text);
    if (!access("/dev/full", W_OK)) ck_assert_int_eq(tpurt_shape_save(p, "/dev/full", &e), TPURT_SYSTEM);
    ck_assert_int_eq(tpurt_shape_save(p, NULL, &e), TPURT_BAD_CALL);
    ck_assert(!unlink(path) && !tpurt_shape_save(p, path, &e)); // nothing was lost by failing
    ck_assert_uint_eq(sum_of("\"toy\"", &n), 1);
    tpurt_program_release(p);
    remove_folder();
}
END_TEST

// ---- Memory

static long allocation_left; // how many succeed from now on
static void *failing_allocate(void *context, size_t bytes, size_t alignment) {
    (void)context;
    return allocation_left-- > 0 ? aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment) : NULL;
}
static void failing_release(void *context, void *allocated) {
    (void)context;
    free(allocated);
}

START_TEST(saving_without_memory) {
    Toy toy;
    TpurtError e;
    TpurtProgram *p;
    int n, failures = 0;
    make_folder();
    tpurt_program_release(toy_load(&toy, "toy", 3, three_lengths));
    TpurtAllocator allocator = {failing_allocate, failing_release, NULL};
    allocation_left = 1000;
    ck_assert(!tpurt_program_from_table(&toy.table, &(TpurtProgramOptions){.allocator = &allocator}, &p, &e));
    for (uint32_t i = 0; i < 3; i++) shape_log_hit(p, i);
    for (;; failures++) {
        allocation_left = failures;
        TpurtStatus status = tpurt_shape_save(p, path, &e);
        if (!status) break;
        ck_assert_int_eq(status, TPURT_OUT_OF_MEMORY);
        ck_assert(!strncmp(e.text, "out of memory: ", 15));
    }
    ck_assert_int_ge(failures, 3);
    ck_assert_uint_eq(sum_of("\"toy\"", &n), 3);
    ck_assert_int_eq(n, 3);
    tpurt_program_release(p);
    remove_folder();
}
END_TEST

START_TEST(variable_of_the_environment) {
    Toy toy;
    Call c;
    int n;
    make_folder();
    setenv("TPURT_SHAPE_LOG", path, 1);
    TpurtProgram *p = toy_load(&toy, "toy", 1, one_length);
    TpurtSession *s = session_of(p);
    unsetenv("TPURT_SHAPE_LOG");
    TpurtProgram *quiet = toy_load(&toy, "quiet", 1, one_length);
    call_make(&c, 2, 128);
    ck_assert(!tpurt_run(s, 0, c.args, 2, NULL, 0, NULL));
    tpurt_program_release(p);
    ck_assert(access(path, F_OK)); // the session holds it
    tpurt_session_destroy(s);
    shape_log_hit(quiet, 0);
    tpurt_program_release(quiet);
    ck_assert_uint_eq(sum_of("", &n), 1);
    remove_folder();
}
END_TEST

Suite *calls_suite(void);
Suite *calls_suite(void) {
    Suite *s = suite_create("calls");
    TCase *t = tcase_create("calls");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, calls_are_counted);
    tcase_add_test(t, a_full_table_still_counts);
    tcase_add_test(t, many_threads);
    tcase_add_test(t, lines_of_the_file);
    tcase_add_test(t, files_are_shared);
    tcase_add_test(t, processes_share_a_file);
    tcase_add_test(t, files_that_cannot_be_written);
    tcase_add_test(t, saving_without_memory);
    tcase_add_test(t, variable_of_the_environment);
    suite_add_tcase(s, t);
    return s;
}
