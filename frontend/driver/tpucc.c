// The compiler's program: options, the job they ask for, and how it ends. What is wrong with the command line is found before any work.
#define _GNU_SOURCE
#include "frontend/driver/compile.h"
#include "frontend/driver/explain.h"
#include "frontend/advise/shapes.h"
#include "frontend/base/file.h"
#include "frontend/driver/memory_limit.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"
#include "passes/bind/bind.h"

#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *extension;
    OutputForm form;
    OutputKind kind; // of an artifact
} outputs[] = {
    {"fb", FORM_FB, 0},
    {"mlir", FORM_TEXT, 0},
    {"so", FORM_ARTIFACT, OUTPUT_SO},
    {"o", FORM_ARTIFACT, OUTPUT_O},
    {"ll", FORM_ARTIFACT, OUTPUT_LL},
    {"s", FORM_ARTIFACT, OUTPUT_S},
    {"h", FORM_ARTIFACT, OUTPUT_H},
};

// --- options

static bool usage(Diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool usage(Diags *d, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&d->arena, fmt, args);
    va_end(args);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s", text);
    return false;
}

static bool choose_form(Job *j) {
    if (j->o->explains) {
        j->form = FORM_ARTIFACT;
        return true;
    }
    const char *slash = strrchr(j->o->output, '/'), *name = slash ? slash + 1 : j->o->output, *dot = strrchr(name, '.');
    j->form = FORM_TEXT;
    if (!strcmp(j->o->output, "-")) return true;
    for (size_t i = 0; dot && i < COUNT(outputs); i++) {
        if (strcmp(dot + 1, outputs[i].extension)) continue;
        j->form = outputs[i].form;
        j->kind = outputs[i].kind;
        return true;
    }
    usage(j->d, "-o %s: the extension says what to make, and this one is not known", j->o->output);
    diag_help(j->d, "one of .so .o .fb .mlir .ll .s .h, or - for text on standard output");
    return false;
}

static bool is_identifier(const char *s) {
    if (!isalpha((unsigned char)*s) && *s != '_') return false;
    for (; *s; s++)
        if (!isalnum((unsigned char)*s) && *s != '_') return false;
    return true;
}

// "out/digits-v2.so" -> "digits_v2".
static bool choose_prefix(Job *j) {
    if (j->o->prefix) {
        j->prefix = j->o->prefix;
        return is_identifier(j->prefix) || usage(j->d, "--prefix takes a C identifier, not '%s'", j->prefix);
    }
    const char *output = j->o->output ? j->o->output : "", *slash = strrchr(output, '/'), *name = slash ? slash + 1 : output, *dot = strrchr(name, '.');
    size_t n = dot ? (size_t)(dot - name) : strlen(name);
    char *prefix = arena_printf(&j->arena, "%s%.*s", n && !isdigit((unsigned char)*name) ? "" : "_", (int)n, name);
    for (char *c = prefix; *c; c++)
        if (!isalnum((unsigned char)*c)) *c = '_';
    j->prefix = n ? prefix : "model";
    return true;
}

// Passes at level 0 make what code generation needs.
static bool skips_needed(const char *skip) {
    for (size_t i = 0; skip && i < n_passes; i++) {
        size_t n = strlen(pipeline[i].name);
        for (const char *at = skip; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
            if (!pipeline[i].level && !strncmp(at, pipeline[i].name, n) && (!at[n] || at[n] == ',')) return true;
    }
    return false;
}

// The report is of what the passes leave for code generation; its file appears last.
static bool check_report(Job *j) {
    if (!j->o->shape_report || j->form == FORM_ARTIFACT) return true;
    usage(j->d, "--shape-report tells of a compiled program, and %s is none", j->o->output);
    diag_help(j->d, "-o OUT.so, .o, .ll, .s or .h");
    return false;
}

// Sizes to choose from at run time are for programs only.
static bool check_buckets(Job *j) {
    if (j->form == FORM_ARTIFACT) return job_parse_buckets(j);
    usage(j->d, "--bucket makes a program for several sizes, and %s is none", j->o->output);
    diag_help(j->d, "-o OUT.so, .o, .ll, .s or .h; --dim binds one size");
    return false;
}

static bool check_options(Job *j) {
    const Options *o = j->o;
    bool good = true;
    if (o->explains && !o->model) return usage(j->d, "%s: tpucc explain OLD.so MODEL", o->old ? "no model was given" : "neither an artifact nor a model was given");
    if (!o->model) good = usage(j->d, "no model was given: tpucc MODEL -o OUT");
    if (!o->output && !o->explains) return usage(j->d, "no output was given: tpucc MODEL -o OUT");
    if (!choose_form(j) || !choose_prefix(j)) return false;
    good &= check_report(j);
    if (j->form == FORM_ARTIFACT && (o->passes || o->stop_after || skips_needed(o->skip))) {
        good = usage(j->d, "%s leaves out passes that compiling to %s needs",
                     o->passes       ? "--passes"
                     : o->stop_after ? "--stop-after"
                                     : "--skip",
                     o->explains ? "a program" : o->output);
        if (!o->explains) diag_help(j->d, "-o OUT.mlir, -o OUT.fb or -o - shows what the passes make");
    }
    if (o->linker && (j->form != FORM_ARTIFACT || j->kind != OUTPUT_SO))
        good = usage(j->d, "--linker makes a .so, not %s", o->output);
    j->dims = arena_array(&j->arena, DimBinding, o->dims.n);
    for (size_t i = 0; i < o->dims.n; i++) good &= dim_binding_parse(o->dims.items[i], &j->dims[i], j->d);
    if (o->buckets.n && good) good = check_buckets(j);
    j->n_entries = j->n_entries ? j->n_entries : 1;
    return good && (o->explains || job_check_overwrite(j));
}

// The words of the command, quoted for a shell where they need it.
static const char *command_text(Arena *a, int argc, char **argv) {
    Text t = {0};
    for (int i = 0; i < argc; i++) {
        if (i) text_z(&t, " ");
        text_shell(&t, argv[i]);
    }
    text_z(&t, "\n");
    const char *kept = arena_copy(a, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

// --- the program

static bool can_erase_lines(void) {
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
}

static void on_signal(int number) {
    outfile_abandon_all();
    raise(number); // the default action, which the handler's SA_RESETHAND has put back, follows when it returns
}

static void catch_signals(void) {
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    file_explain_sigbus("tpucc");
    for (size_t i = 0; i < COUNT(ends); i++) {
        struct sigaction old, action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
        sigemptyset(&action.sa_mask);
        if (!sigaction(ends[i], NULL, &old) && old.sa_handler == SIG_DFL)
            sigaction(ends[i], &action, NULL); // nohup stays
    }
}

int main(int argc, char **argv) {
    file_guard_streams();
    if (argc > 1 && !strcmp(argv[1], "shapes")) return shapes_main(argc, argv);
    Diags d;
    Options o;
    Job j = {.o = &o, .d = &d, .terminal = can_erase_lines(), .start_ms = job_clock_ms()};
    diags_init(&d, "tpucc");
    json_set_alloc_funcs(xmalloc, free); // out of memory is no syntax error
    catch_signals();
    bool good = options_parse(argc, argv, &o, &d), same = true;
    if (good && o.help && o.explains) {
        fputs(explain_help, stdout);
    } else if (good && o.help) {
        options_help(stdout);
    } else if (good && o.version) {
        puts("tpucc " TPUCC_VERSION);
    } else if (good && !o.answered) {
        j.command = o.dump_dir ? command_text(&j.arena, argc, argv) : NULL;
        good = check_options(&j) && memory_limit_set(o.memory_limit, o.model, &d) && (o.explains ? job_explain(&j, &same) : job_compile(&j));
    }
    // A full disk shows when standard output is flushed.
    if (fflush(stdout) || ferror(stdout))
        diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    job_say_nothing(&j);
    diags_print(&d, stderr);
    int code = d.n_errors ? d.exit_code : !good ? EXIT_INTERNAL : same ? EXIT_DONE : EXIT_CONTENT;
    options_free(&o);
    job_free(&j);
    diags_free(&d);
    return code;
}
