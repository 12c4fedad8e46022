// Compiled against eval: every case of the given .mlir files (cases are split by lines `// -----`) is compiled, loaded and run on 1 and 2
// threads with random inputs, and compared with the reference evaluator: integers bit for bit, floats within a bound relative to the
// largest output; both thread counts must give the same bits. A first line `// tolerance: 1e-4` of a case sets its bound.
//   differ [--mcpu=NAME] [--keep] [--seed=N] FILE...
// Prints a line a failure and `N passed, N failed`.
#define _GNU_SOURCE 1
#include "codegen/codegen.h"
#include "ir/eval.h"
#include "ir/infer.h"
#include "ir/text.h"
#include "passes/pass.h"
#include "runtime/tpurt.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint64_t seed = 1;
static const char *mcpu;

static uint64_t next_random(void) { // splitmix64 (Steele, Lea, Flood 2014)
    uint64_t z = seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static const Literal *random_literal(Arena *a, Type type) {
    void *data;
    Literal *l = literal_make(a, type, &data);
    size_t size = dtype_bytes(type->dtype);
    for (int64_t i = 0; i < type->n_elems; i++) {
        uint64_t r = next_random();
        void *at = (char *)data + (size_t)i * size;
        if (dtype_is_float(type->dtype)) elem_from_f64(type->dtype, at, (double)(r >> 11) * 0x1p-51 - 2);
        else if (type->dtype == DT_I1) elem_from_i64(type->dtype, at, (int64_t)(r & 1));
        else elem_from_i64(type->dtype, at, (int64_t)(r % 21) - (dtype_is_signed(type->dtype) ? 10 : 0));
    }
    return l;
}

static char *compare(Arena *a, const Literal *want, const void *got, double tolerance) {
    Type t = want->type;
    size_t size = dtype_bytes(t->dtype);
    double top = 0;
    for (int64_t i = 0; i < t->n_elems && dtype_is_float(t->dtype); i++) {
        double w = fabs(elem_to_f64(t->dtype, literal_elem(want, i)));
        if (isfinite(w) && w > top) top = w;
    }
    for (int64_t i = 0; i < t->n_elems; i++) {
        const void *w = literal_elem(want, i), *g = (const char *)got + (size_t)i * size;
        if (!memcmp(w, g, size)) continue;
        double x = elem_to_f64(t->dtype, g), y = elem_to_f64(t->dtype, w);
        if (dtype_is_float(t->dtype) && ((isnan(x) && isnan(y)) || x == y || fabs(x - y) <= tolerance * top)) continue;
        return arena_printf(a, "element %lld of %s is %.9g, not %.9g", (long long)i, type_name(a, t), x, y);
    }
    return NULL;
}

typedef struct {
    Arena arena;
    Diags diags;
    char so[64];
    double tolerance;
} Case;

static bool compile(Case *c, Module *m) {
    PassOptions o = pass_options_default();
    o.skip = getenv("SKIP");
    const Target *target = target_find(mcpu, &c->diags);
    if (!target) return false;
    o.target.n_cores = 2;
    o.target.matmul_rows = (int)target->mr;
    o.target.l2_bytes = target->l2_bytes;
    PassReport report = {0};
    bool ok = run_pipeline(m, &o, &c->diags, &report);
    CodegenOptions co = {.target = target, .prefix = "differ", .key = "", .n_replicas = 1};
    ok = ok && codegen(m, &report.plan, &co, OUTPUT_SO, c->so, NULL, &c->diags);
    pass_report_free(&report);
    return ok;
}

static char *run_compiled(Case *c, const Func *f, const Literal *const *args, const Literal *const *want) {
    TpurtError error = {0};
    TpurtProgram *program = NULL;
    char *wrong = NULL;
    void *got[2][16] = {{0}};
    if (tpurt_program_load(c->so, NULL, &program, &error)) return arena_printf(&c->arena, "load: %s", error.text);
    for (uint32_t threads = 1; threads <= 2 && !wrong; threads++) {
        TpurtSession *session = NULL;
        void *in[64];
        if (tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = threads}, &session, &error)) return arena_printf(&c->arena, "session: %s", error.text);
        for (uint32_t i = 0; i < f->body->n_args; i++) in[i] = (void *)(uintptr_t)args[i]->data;
        for (uint32_t i = 0; i < f->n_results; i++) {
            got[threads - 1][i] = arena_alloc(&c->arena, type_bytes(f->result_types[i]) + 64);
            memset(got[threads - 1][i], 0xa5, type_bytes(f->result_types[i]) + 64);
        }
        for (int twice = 0; twice < 2; twice++)
            if (tpurt_run_unchecked(session, 0, in, got[threads - 1], &error)) wrong = arena_printf(&c->arena, "run: %s", error.text);
        tpurt_session_destroy(session);
    }
    for (uint32_t i = 0; i < f->n_results && !wrong; i++) {
        size_t bytes = type_bytes(f->result_types[i]);
        wrong = compare(&c->arena, want[i], got[0][i], c->tolerance);
        if (!wrong && memcmp(got[0][i], got[1][i], bytes)) wrong = "1 and 2 threads differ";
        for (size_t k = 0; k < 64 && !wrong; k++)
            if (((unsigned char *)got[0][i])[bytes + k] != 0xa5) wrong = "a result was written past its end";
    }
    tpurt_program_release(program);
    return wrong;
}

static char *run_case(Case *c, const char *text, size_t len, const char *file) {
    Module *m = parse_module(text, len, file, &c->diags);
    if (!m || !verify_module(m, &c->diags)) return "does not parse";
    const Func *f = module_main(m);
    const Literal *args[64], *want[16];
    if (f->body->n_args > 64 || f->n_results > 16) return "too many arguments or results";
    for (uint32_t i = 0; i < f->body->n_args; i++) args[i] = random_literal(&c->arena, f->body->args[i]->type);
    if (!eval_func(m, f, args, &c->arena, want, &c->diags)) return "does not evaluate";
    for (uint32_t i = 0; i < f->n_results; i++) { // eval's may be splats
        void *data;
        Literal *dense = literal_make(&c->arena, want[i]->type, &data);
        for (int64_t k = 0; k < want[i]->type->n_elems; k++)
            memcpy((char *)data + (size_t)k * dtype_bytes(want[i]->type->dtype), literal_elem(want[i], k), dtype_bytes(want[i]->type->dtype));
        want[i] = dense;
    }
    char *wrong = compile(c, m) ? run_compiled(c, module_main(m), args, want) : "does not compile";
    module_free(m);
    return wrong;
}

static size_t n_passed, n_failed;

static void run_text(const char *text, size_t len, const char *file, size_t line, bool keep) {
    Case c = {.tolerance = 1e-5};
    diags_init(&c.diags, "differ");
    snprintf(c.so, sizeof c.so, "/tmp/differ.%ld.so", (long)getpid());
    const char *bound = "// tolerance:", *at = memmem(text, len, bound, strlen(bound));
    if (at) c.tolerance = strtod(at + strlen(bound), NULL);
    char *wrong = run_case(&c, text, len, file);
    if (wrong) {
        n_failed++;
        printf("%s:%zu: %s\n", file, line, wrong);
        fflush(stdout);
        diags_print(&c.diags, stderr);
    } else {
        n_passed++;
    }
    if (!keep) unlink(c.so);
    diags_free(&c.diags);
    arena_free(&c.arena);
}

static void run_file(const char *file, bool keep) {
    FILE *f = fopen(file, "rb");
    if (!f) {
        printf("%s: cannot be opened\n", file);
        n_failed++;
        return;
    }
    Text text = {0};
    char part[4096];
    for (size_t n; (n = fread(part, 1, sizeof part, f)) > 0;) text_add(&text, part, n);
    fclose(f);
    const char *at = text.items ? text.items : "", *end = at + text.n;
    size_t line = 1;
    while (at < end) {
        const char *stop = strstr(at, "// -----");
        if (!stop) stop = end;
        run_text(at, (size_t)(stop - at), file, line, keep);
        for (const char *p = at; p < stop; p++) line += *p == '\n';
        at = stop < end ? stop + strcspn(stop, "\n") : end;
    }
    vec_free(&text);
}

int main(int argc, char **argv) {
    bool keep = false;
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--mcpu=", 7)) mcpu = argv[i] + 7;
        else if (!strncmp(argv[i], "--seed=", 7)) seed = strtoull(argv[i] + 7, NULL, 10);
        else if (!strcmp(argv[i], "--keep")) keep = true;
        else run_file(argv[i], keep);
    }
    printf("%zu passed, %zu failed\n", n_passed, n_failed);
    return n_failed != 0;
}
