// The compiler as a library: what it makes in memory is what it makes in a file, and runs; what is told on the way; what is refused, and by whom.
#include "frontend/compiler/compiler.h"
#include "ir/text/text.h"
#include "runtime/tpurt.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static const char model[] = "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
                            "  %0 = stablehlo.add %x, %x : tensor<?xf32>\n"
                            "  return %0 : tensor<?xf32>\n"
                            "}\n";

static Diags diags;
static Arena arena;
static char dir[FOLDER_SIZE];

static void setup(void) {
    folder_make(dir, "compiler");
    diags_init(&diags, "test");
}

static void teardown(void) {
    folder_remove(dir);
    diags_free(&diags);
    arena_free(&arena);
}

static const char *in_dir(const char *name) { return arena_printf(&arena, "%s/%s", dir, name); }

static void put(const char *path, const char *bytes, size_t n) {
    FILE *f = fopen(path, "wb");
    ck_assert_ptr_nonnull(f);
    ck_assert_uint_eq(fwrite(bytes, 1, n, f), n);
    ck_assert_int_eq(fclose(f), 0);
}

static Text file_text(const char *path) {
    char part[4096];
    Text t = {0};
    FILE *f = fopen(path, "rb");
    ck_assert_ptr_nonnull(f);
    for (size_t n; (n = fread(part, 1, sizeof part, f));) text_add(&t, part, n);
    fclose(f);
    return t;
}

// Of 7 elements, or of two sizes.
static CompileOptions options(bool buckets) {
    static int64_t sizes[] = {4, 16};
    CompileOptions o = compile_options_default();
    o.prefix = "model";
    if (buckets) vec_push(&o.buckets, ((Bucket){.name = "x.0", .place = "--bucket x.0=4,16", .sizes = sizes, .n = 2}));
    else vec_push(&o.dims, ((DimBinding){.name = "x.0", .value = 7, .place = "--dim x.0=7"}));
    return o;
}

static void must(bool good) {
    if (!good) diags_print(&diags, stderr);
    ck_assert(good);
}

static Module *parse(void) {
    Module *m = parse_module(model, sizeof model - 1, "model.mlir", &diags);
    must(m != NULL);
    return m;
}

// From a module and from a file, to a file and to memory: the same bytes.
START_TEST(memory_is_as_files) {
    static const char *const names[] = {"x.so", "x.o", "x.ll", "x.s", "x.h", "x.fb", "x.mlir"};
    CompileOptions o = options(false);
    CompileOutput out;
    const char *file = in_dir("model.mlir"), *path = in_dir(names[_i]);
    Text memory = {0};
    put(file, model, sizeof model - 1);
    must(compile_output_parse(path, &out, &diags) && compile_file(file, &o, &out, NULL, &diags));
    out.at.memory = &memory;
    Module *m = parse();
    must(compile_module(m, &o, &out, NULL, &diags));
    Text written = file_text(path);
    ck_assert_uint_gt(memory.n, 0);
    ck_assert(memory.n == written.n && !memcmp(memory.items, written.items, memory.n));
    module_free(m);
    vec_free(&written);
    vec_free(&memory);
    compile_options_free(&o);
}
END_TEST

START_TEST(runs) {
    CompileOptions o = options(true);
    Text memory = {0};
    Module *m = parse();
    must(compile_module(m, &o, &(CompileOutput){.at = {"x.so", &memory}, .kind = OUTPUT_SO}, NULL, &diags));
    put(in_dir("x.so"), memory.items, memory.n);
    TpurtProgram *program;
    TpurtError error;
    TpurtEntryInfo entry;
    ck_assert_msg(!tpurt_program_load(in_dir("x.so"), NULL, &program, &error), "%s", error.text);
    ck_assert(!tpurt_entry_describe(program, 1, &entry, &error));
    ck_assert_str_eq(entry.name, "main[x.0=16]");
    tpurt_program_release(program);
    module_free(m);
    vec_free(&memory);
    compile_options_free(&o);
}
END_TEST

typedef struct {
    Text steps, lines;
    size_t n_planned;
    bool go_on;
} Seen;

static void see_step(void *context, const char *what) { text_f(&((Seen *)context)->steps, "%s. ", what); }
static void see_lines(void *context, const char *text) { text_z(&((Seen *)context)->lines, text); }
static bool see_plan(void *context, Module *m, const PassReport *made) {
    Seen *s = context;
    ck_assert(made->runs.n && module_main(m));
    s->n_planned++;
    return s->go_on;
}

// For each entry point.
START_TEST(tells) {
    CompileOptions o = options(true);
    Text memory = {0};
    Seen seen = {.go_on = _i == 0};
    o.mcpu = "x86-64-v3";
    o.time_passes = true;
    CompileWatch watch = {.context = &seen, .step = see_step, .lines = see_lines, .planned = see_plan};
    Module *m = parse();
    ck_assert(compile_module(m, &o, &(CompileOutput){.at = {"x.h", &memory}, .kind = OUTPUT_H}, &watch, &diags) == seen.go_on);
    ck_assert_uint_eq(seen.n_planned, seen.go_on ? 2 : 1);
    ck_assert_uint_eq(memory.n != 0, seen.go_on);
    if (seen.go_on) ck_assert_str_eq(seen.steps.items, "running passes for main[x.0=4]. running passes for main[x.0=16]. generating code for x86-64-v3. ");
    ck_assert_ptr_nonnull(strstr(seen.lines.items, "all passes"));
    ck_assert_uint_eq(diags.n_errors, 0);
    module_free(m);
    vec_free(&seen.steps);
    vec_free(&seen.lines);
    vec_free(&memory);
    compile_options_free(&o);
}
END_TEST

static void *compile_alone(void *out) {
    Diags d;
    diags_init(&d, "test");
    CompileOptions o = options(true);
    Module *m = parse_module(model, sizeof model - 1, "model.mlir", &d);
    bool good = m && compile_module(m, &o, &(CompileOutput){.at = {"x.so", out}, .kind = OUTPUT_SO}, NULL, &d);
    if (!good) diags_print(&d, stderr);
    module_free(m);
    compile_options_free(&o);
    diags_free(&d);
    return NULL;
}

START_TEST(side_by_side) {
    enum { N = 4 };
    pthread_t threads[N];
    Text made[N] = {0};
    for (int i = 0; i < N; i++) ck_assert_int_eq(pthread_create(&threads[i], NULL, compile_alone, &made[i]), 0);
    for (int i = 0; i < N; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < N; i++) {
        ck_assert_uint_gt(made[i].n, 0);
        ck_assert(made[i].n == made[0].n && !memcmp(made[i].items, made[0].items, made[0].n));
    }
    for (int i = 0; i < N; i++) vec_free(&made[i]);
}
END_TEST

// What the options ship is what the passes are told.
START_TEST(passes_know_the_target) {
    static const char *const names[] = {"x86-64-v3", "x86-64-v4"};
    for (size_t i = 0; i < COUNT(names); i++) {
        const Target *t = target_find(names[i], &diags);
        CompileOptions o = compile_options_default();
        o.control_flow = CONTROL_SELECT;
        PassOptions p = compile_pass_options(&o, t);
        ck_assert_ptr_eq(p.target, &t->facts);
        ck_assert_int_eq(p.control_flow, CONTROL_SELECT);
    }
}
END_TEST

START_TEST(refuses) {
    CompileOptions o = options(true);
    CompileOutput out;
    Text memory = {0};
    ck_assert(!compile_output_parse("x.dll", &out, &diags));
    must(compile_output_parse("x.fb", &out, &diags));
    ck_assert(!compile_check(&o, &out, &diags)); // a model has one size
    o.linker = "ld";
    Module *m = parse();
    ck_assert(!compile_module(m, &o, &(CompileOutput){.at = {"x.so", &memory}, .kind = OUTPUT_SO}, NULL, &diags));
    ck_assert_uint_eq(diags.n_errors, 3);
    ck_assert_int_eq(diags.exit_code, EXIT_USAGE);
    ck_assert_uint_eq(memory.n, 0);
    module_free(m);
    compile_options_free(&o);
}
END_TEST

// Numbers that no command line gives.
START_TEST(numbers_in_range) {
    static const uint32_t wrong[] = {0, 1025, UINT32_MAX};
    CompileOptions o = compile_options_default();
    CompileOutput out;
    must(compile_output_parse("x.so", &out, &diags) && compile_check(&o, &out, &diags));
    for (size_t i = 0; i < COUNT(wrong); i++) {
        o.n_cores = wrong[i];
        ck_assert(!compile_check(&o, &out, &diags));
    }
    Module *m = parse();
    Text memory = {0};
    ck_assert(!compile_module(m, &o, &(CompileOutput){.at = {"x.so", &memory}, .kind = OUTPUT_SO}, NULL, &diags)); // asks by itself
    module_free(m);
    ck_assert_uint_eq(diags.n_errors, COUNT(wrong) + 1);
    ck_assert_int_eq(diags.exit_code, EXIT_USAGE);
    o.n_cores = 1024;
    ck_assert(compile_check(&o, &out, &diags));
}
END_TEST

Suite *compiler_suite(void);
Suite *compiler_suite(void) {
    Suite *s = suite_create("compiler");
    TCase *t = tcase_create("compiler");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_loop_test(t, memory_is_as_files, 0, 7);
    tcase_add_test(t, runs);
    tcase_add_loop_test(t, tells, 0, 2);
    tcase_add_test(t, side_by_side);
    tcase_add_test(t, passes_know_the_target);
    tcase_add_test(t, refuses);
    tcase_add_test(t, numbers_in_range);
    suite_add_tcase(s, t);
    return s;
}
