// StableHLO's own test files, read, verified and run twice, by the evaluator and compiled (compiled.h): each case (files are split at lines
// `// -----`) in processes of its own, under limits of time and memory, so that one that runs wild fails alone. A case runs @main, or
// each function that takes nothing if there is no @main; it passes if all checks in it hold. Cases for devices
// that run different functions or for a host that feeds them are left out, files with RUN-DISABLED are listed apart.
//   conform [--jobs=N] [--seconds=N] [--megabytes=N] [--only=eval|compiled] [--quiet] [--passed] < LIST     lines of LIST: family TAB path
// A family that begins with '+' (which is not part of its name) counts files, not cases: one passes with all its cases.
// Prints a line a failing case with the reason, the families that are not whole, the processor time that a compiled case takes, and last
// `compiled PASSED/ALL families MEAN%` and the same of eval. --passed prints the cases that pass instead of those that fail.
#define _GNU_SOURCE 1
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "tests/conformance/compiled.h"
#include "tests/conformance/parallel.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
    char *family, *path;
    char *text;                      // of the case
    unsigned number;                 // of the case in its file, 0 if it is the only one
    bool disabled, passed, compiled; // compiled: else evaluated
    double cpu_ms;
    char reason[512];
    pid_t pid;
    int pipe;
} Case;

typedef VEC(Case) Cases;

static struct {
    unsigned jobs, seconds, megabytes;
    bool quiet, passed;
    const char *only;
} set = {.jobs = 2, .seconds = 20, .megabytes = 4096};

// ---- one case, in the child

static void say_why(const Diags *d, const char *otherwise, Text *out) {
    for (size_t i = 0; i < d->list.n; i++) {
        const Diag *g = &d->list.items[i];
        if (g->kind != DIAG_ERROR) continue;
        text_f(out, "%u: %s%s%s%s", g->at.line, g->text, g->code ? " [" : "", g->code ? diag_code_text(g->code) : "", g->code ? "]" : "");
        return;
    }
    text_z(out, otherwise);
}

static bool eval_one(Module *m, const Func *f, Diags *d) {
    Arena arena = {0};
    const Literal **out = arena_array(&arena, const Literal *, f->n_results + 1);
    bool ok = eval_func(m, f, NULL, &arena, out, d);
    arena_free(&arena);
    return ok;
}

// Compiling uses a module up: each function is read again.
static bool compile_case(const Case *c, const char *text, size_t len, Module *m, Diags *d, Text *out_reason) {
    const Func *f = module_find_func(m, module_str(m, "main"));
    for (const Func *at = f ? f : m->first_func; at; at = f ? NULL : at->next) {
        if (at->body->n_args) continue;
        Module *again = parse_module(text, len, c->path, d);
        bool ok = again && module_verify(again, d);
        if (ok && parallel_find(m)) ok = parallel_run(m, again, d, out_reason);
        else ok = ok && compiled_run(again, module_find_func(again, module_str(again, str_text(at->name))), d, out_reason);
        if (!ok && d->n_errors) say_why(d, "", out_reason);
        if (again) module_free(again);
        if (!ok) return false;
    }
    return true;
}

static bool eval_case(Module *m, Diags *d) {
    const Func *f = module_find_func(m, module_str(m, "main"));
    if (f) return eval_one(m, f, d);
    for (f = m->first_func; f; f = f->next)
        if (!f->body->n_args && !eval_one(m, f, d)) return false;
    return true;
}

static bool run_part(const Case *c, const char *text, size_t len, Text *out_reason) {
    Diags d;
    diags_init(&d, "conform");
    Module *m = parse_module(text, len, c->path, &d);
    bool ok = m && module_verify(m, &d) && (c->compiled ? compile_case(c, text, len, m, &d, out_reason) : eval_case(m, &d));
    if (!ok && !out_reason->n) say_why(&d, "no reason was given", out_reason);
    if (m) module_free(m);
    diags_free(&d);
    return ok;
}

// Where the part of a file that begins here ends.
static const char *part_end(const char *at) {
    const char *stop = strstr(at, "\n// -----");
    return stop ? stop : at + strlen(at);
}

static bool run_case(const Case *c, Text *out_reason) {
    for (const char *at = c->text; *at;) {
        const char *stop = part_end(at);
        if (memmem(at, (size_t)(stop - at), "func", 4) && !run_part(c, at, (size_t)(stop - at), out_reason)) return false;
        at = *stop ? stop + 1 : stop;
    }
    return true;
}

static void child_limits(void) {
    struct rlimit cpu = {set.seconds, set.seconds + 1}, room = {(rlim_t)set.megabytes << 20, (rlim_t)set.megabytes << 20};
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_AS, &room);
    alarm(4 * set.seconds); // of a busy machine
}

static bool case_start(Case *c) {
    int ends[2];
    if (pipe(ends)) return false;
    fflush(stdout);
    c->pid = fork();
    if (c->pid == 0) {
        Text reason = {0};
        child_limits();
        bool ok = run_case(c, &reason);
        size_t n = reason.n < sizeof c->reason - 1 ? reason.n : sizeof c->reason - 1;
        if (n && write(ends[1], reason.items, n) < 0) _exit(3);
        _exit(ok ? 0 : 1);
    }
    close(ends[1]);
    c->pipe = ends[0];
    if (c->pid < 0) close(ends[0]);
    return c->pid > 0;
}

static void case_end(Case *c, int status, const struct rusage *used) {
    c->cpu_ms = 1e3 * (double)(used->ru_utime.tv_sec + used->ru_stime.tv_sec) + 1e-3 * (double)(used->ru_utime.tv_usec + used->ru_stime.tv_usec);
    size_t n = 0;
    for (ssize_t got; n < sizeof c->reason - 1 && (got = read(c->pipe, c->reason + n, sizeof c->reason - 1 - n)) > 0;) n += (size_t)got;
    c->reason[n] = 0;
    close(c->pipe);
    c->passed = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (WIFSIGNALED(status)) snprintf(c->reason, sizeof c->reason, "killed by %s", strsignal(WTERMSIG(status)));
    if (!c->passed && !c->reason[0]) snprintf(c->reason, sizeof c->reason, "ended with %d", WEXITSTATUS(status));
    c->pid = 0;
}

static void cases_run(Cases *cases) {
    unsigned n_running = 0;
    for (size_t next = 0; next < cases->n || n_running;) {
        if (next < cases->n && n_running < set.jobs) {
            if (case_start(&cases->items[next])) n_running++;
            else snprintf(cases->items[next].reason, sizeof cases->items[next].reason, "no process could be started");
            next++;
            continue;
        }
        int status;
        struct rusage used;
        pid_t pid = wait4(-1, &status, 0, &used);
        for (size_t i = 0; i < next; i++)
            if (cases->items[i].pid == pid) case_end(&cases->items[i], status, &used);
        n_running--;
    }
}

// ---- files

static bool left_out(const char *path, const char *text, size_t len) {
    static const char *const words[] = {"interpreter.probe", "stablehlo.infeed", "stablehlo.outfeed", "stablehlo.send", "stablehlo.recv"};
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (!strcmp(name, "printing.mlir") || !strcmp(name, "api_input_arguments.mlir")) return true;
    for (size_t i = 0; i < COUNT(words); i++)
        if (memmem(text, len, words[i], strlen(words[i]))) return true;
    return false;
}

static bool file_read(const char *path, Text *out) {
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    char part[65536];
    for (size_t got; (got = fread(part, 1, sizeof part, f)) > 0;) text_add(out, part, got);
    text_z(out, "");
    fclose(f);
    return true;
}

static void file_add(Cases *cases, const char *family, const char *path) {
    Text text = {0};
    if (!file_read(path, &text) || !text.items) {
        fprintf(stderr, "conform: cannot read %s\n", path);
        exit(3);
    }
    bool disabled = strstr(text.items, "RUN-DISABLED") != NULL;
    bool whole = *family == '+', several = *part_end(text.items) != 0;
    unsigned number = 0;
    for (const char *at = text.items; *at;) {
        const char *stop = whole ? at + strlen(at) : part_end(at);
        size_t len = (size_t)(stop - at);
        number++;
        Case c = {.number = whole || !several ? 0 : number, .disabled = disabled};
        for (int compiled = 0; compiled < 2 && memmem(at, len, "func", 4) && !left_out(path, at, len); compiled++) {
            if (set.only && strcmp(set.only, compiled ? "compiled" : "eval")) continue;
            c.family = strdup(family + whole), c.path = strdup(path), c.text = strndup(at, len), c.compiled = compiled;
            vec_push(cases, c);
        }
        at = *stop ? stop + 1 : stop;
    }
    vec_free(&text);
}

static void list_read(Cases *out) {
    char *line = NULL;
    size_t cap = 0;
    while (getline(&line, &cap, stdin) > 0) {
        line[strcspn(line, "\n")] = 0;
        char *tab = strchr(line, '\t');
        if (!tab) continue;
        *tab = 0;
        file_add(out, line, tab + 1);
    }
    free(line);
}

// ---- figures

static const char *how(const Case *c) { return c->compiled ? "compiled" : "eval"; }

static void case_print(const Case *c, const char *before) {
    printf("%s %s%s", how(c), before, c->path);
    if (c->number) printf("#%u", c->number);
    if (!c->passed) printf(": %s", c->reason);
    printf("\n");
}

static int by_family(const void *a, const void *b) {
    const Case *x = a, *y = b;
    int order = y->compiled - x->compiled;
    if (!order) order = strcmp(x->family, y->family);
    if (!order) order = strcmp(x->path, y->path);
    return order ? order : (x->number > y->number) - (x->number < y->number);
}

static int by_time(const void *a, const void *b) {
    const Case *x = *(Case *const *)a, *y = *(Case *const *)b;
    return (x->cpu_ms > y->cpu_ms) - (x->cpu_ms < y->cpu_ms);
}

// Of the cases that are compiled: reading, compiling, linking, loading and running.
static void times(Case *cases, size_t n) {
    Case **sorted = xcalloc(n, sizeof *sorted);
    for (size_t i = 0; i < n; i++) sorted[i] = &cases[i];
    qsort(sorted, n, sizeof *sorted, by_time);
    printf("processor time: median %.0f ms, the most %.0f ms (%s)\n", sorted[n / 2]->cpu_ms, sorted[n - 1]->cpu_ms, sorted[n - 1]->path);
    free(sorted);
}

static void figures(const Case *cases, size_t n_cases, Text *out) {
    double sum = 0;
    size_t n_families = 0, n_passed = 0, n = 0;
    for (size_t i = 0, end; i < n_cases; i = end) {
        size_t passed = 0, counted = 0;
        for (end = i; end < n_cases && !strcmp(cases[i].family, cases[end].family); end++) {
            counted += !cases[end].disabled;
            passed += !cases[end].disabled && cases[end].passed;
        }
        if (!counted) continue;
        sum += (double)passed / (double)counted;
        n_families++;
        n += counted, n_passed += passed;
        if (passed < counted && !set.quiet) printf("%s family %s: %zu of %zu\n", how(cases), cases[i].family, passed, counted);
    }
    text_f(out, "%s %zu/%zu families %.1f%%\n", how(cases), n_passed, n, n_families ? 100 * sum / (double)n_families : 0);
}

int main(int argc, char **argv) {
    Cases cases = {0};
    for (int i = 1; i < argc; i++) {
        char *value = strchr(argv[i], '=');
        unsigned n = value ? (unsigned)strtoul(value + 1, NULL, 10) : 0;
        if (!strncmp(argv[i], "--jobs=", 7) && n) set.jobs = n;
        else if (!strncmp(argv[i], "--seconds=", 10) && n) set.seconds = n;
        else if (!strncmp(argv[i], "--megabytes=", 12) && n) set.megabytes = n;
        else if (!strcmp(argv[i], "--only=eval") || !strcmp(argv[i], "--only=compiled")) set.only = argv[i] + 7;
        else if (!strcmp(argv[i], "--quiet")) set.quiet = true;
        else if (!strcmp(argv[i], "--passed")) set.passed = true;
        else return fprintf(stderr, "conform: what is %s?\n", argv[i]), 2;
    }
    list_read(&cases);
    cases_run(&cases);
    qsort(cases.items, cases.n, sizeof *cases.items, by_family);
    for (size_t i = 0; i < cases.n; i++) {
        const Case *c = &cases.items[i];
        if (set.passed ? c->passed && !c->disabled : !c->passed && !c->disabled && !set.quiet) case_print(c, "");
        if (c->disabled && !set.passed && !set.quiet) case_print(c, c->passed ? "disabled upstream, passes: " : "disabled upstream: ");
    }
    if (set.passed) return 0;
    size_t n_compiled = 0;
    while (n_compiled < cases.n && cases.items[n_compiled].compiled) n_compiled++;
    size_t n_evaluated = cases.n - n_compiled;
    Text last = {0};
    if (n_compiled) figures(cases.items, n_compiled, &last);
    if (n_evaluated) figures(cases.items + n_compiled, n_evaluated, &last);
    if (n_compiled) times(cases.items, n_compiled);
    printf("%s", last.items ? last.items : "");
    return 0;
}
