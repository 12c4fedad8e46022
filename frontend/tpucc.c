// The compiler's program: options, then read -> weights -> passes -> output, as design 3 says. What is wrong with the
// command line, and a place that cannot be written, is found before any work; what is wrong with the model is said in
// one go at the end. Every end, also by a signal, leaves either the old output or the whole new one.
#define _GNU_SOURCE
#include "codegen/codegen.h"
#include "frontend/key.h"
#include "frontend/model.h"
#include "frontend/options.h"
#include "frontend/report.h"
#include "frontend/shapes.h"
#include "frontend/source.h"
#include "frontend/weights.h"
#include "ir/infer.h"
#include "ir/outfile.h"
#include "ir/text.h"
#include "passes/bind.h"
#include "passes/pass.h"
#include "runtime/tpurt.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef enum { FORM_FB, FORM_TEXT, FORM_ARTIFACT } OutputForm;

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

typedef struct {
    const Options *o;
    Diags *d;
    Arena arena;
    OutputForm form;
    OutputKind kind;
    const char *prefix, *command;
    const Target *target;
    uint64_t graph_key, weights_key;
    DimBinding *dims; // of --dim, in order
    bool terminal; // stderr shows progress
    double start_ms;
} Job;

// --- what is said on the way

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

// A line of -v, with the time since the start; without -v what goes on now, on a terminal only.
__attribute__((format(printf, 2, 3))) static void say(Job *j, const char *fmt, ...) {
    if (!j->o->verbose && !j->terminal) return;
    va_list args;
    va_start(args, fmt);
    if (j->o->verbose)
        fprintf(stderr, "tpucc: %8.1f ms  ", now_ms() - j->start_ms);
    else
        fputs("\r\033[K", stderr);
    vfprintf(stderr, fmt, args);
    if (j->o->verbose) fputc('\n', stderr);
    va_end(args);
}

static bool can_erase_lines(void) {
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
}

static void say_nothing(Job *j) {
    if (j->terminal && !j->o->verbose) fputs("\r\033[K", stderr);
}

// --- options

static bool usage(Diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool usage(Diags *d, const char *fmt, ...) {
    char text[400];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s", text);
    return false;
}

static bool choose_form(Job *j) {
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
    const char *slash = strrchr(j->o->output, '/'), *name = slash ? slash + 1 : j->o->output, *dot = strrchr(name, '.');
    size_t n = dot ? (size_t)(dot - name) : strlen(name);
    char *prefix = arena_printf(&j->arena, "%s%.*s", n && !isdigit((unsigned char)*name) ? "" : "_", (int)n, name);
    for (char *c = prefix; *c; c++)
        if (!isalnum((unsigned char)*c)) *c = '_';
    j->prefix = n ? prefix : "model";
    return true;
}

static bool runs_passes(const Options *o) {
    return o->dims.n || o->passes || o->stop_after || o->skip || o->time_passes || o->debug || o->dump_dir;
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

static const char *extension_of(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
    return dot ? dot + 1 : "";
}

// The report is of what the passes leave for code generation; its file is written last.
static bool check_report(Job *j) {
    const char *file = j->o->shape_report;
    if (!file) return true;
    if (j->form != FORM_ARTIFACT) {
        usage(j->d, "--shape-report tells of a compiled program, and %s is none", j->o->output);
        diag_help(j->d, "-o OUT.so, .o, .ll, .s or .h");
        return false;
    }
    if (!strcmp(extension_of(file), "html")) return usage(j->d, "--shape-report=%s: reports in HTML are not supported yet", file);
    return strcmp(file, j->o->output) || usage(j->d, "--shape-report=%s is also the output", file);
}

static bool check_options(Job *j) {
    const Options *o = j->o;
    bool good = true;
    if (!o->model) good = usage(j->d, "no model was given: tpucc MODEL -o OUT");
    if (!o->output) return usage(j->d, "no output was given: tpucc MODEL -o OUT");
    if (!choose_form(j) || !choose_prefix(j)) return false;
    good &= check_report(j);
    if (j->form == FORM_ARTIFACT && (o->passes || o->stop_after || skips_needed(o->skip))) {
        good = usage(j->d, "%s leaves out passes that compiling to %s needs",
                     o->passes       ? "--passes"
                     : o->stop_after ? "--stop-after"
                                     : "--skip",
                     o->output);
        diag_help(j->d, "-o OUT.mlir, -o OUT.fb or -o - shows what the passes make");
    }
    if (o->linker && (j->form != FORM_ARTIFACT || j->kind != OUTPUT_SO))
        good = usage(j->d, "--linker makes a .so, not %s", o->output);
    j->dims = arena_array(&j->arena, DimBinding, o->dims.n);
    for (size_t i = 0; i < o->dims.n; i++) good &= dim_binding_parse(o->dims.items[i], &j->dims[i], j->d);
    return good;
}

// The words of the command, quoted for a shell where they need it.
static const char *command_text(Arena *a, int argc, char **argv) {
    Text t = {0};
    for (int i = 0; i < argc; i++) {
        bool plain =
            *argv[i] &&
            !argv[i][strspn(argv[i], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%")];
        text_f(&t, i ? " %s" : "%s", plain ? "" : "'");
        for (const char *c = argv[i]; *c; c++) {
            if (*c == '\'')
                text_z(&t, "'\\''");
            else
                text_add(&t, c, 1);
        }
        if (!plain) text_z(&t, "'");
    }
    text_z(&t, "\n");
    const char *kept = arena_copy(a, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

// --- output

// Finds an unwritable output before the work. Pipes and devices are left alone: their reader would see an end.
static bool probe_output(Job *j, const char *path) {
    struct stat st;
    OutFile out;
    if (!stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode)) return true;
    if (!strcmp(path, "-")) return true;
    if (!outfile_open(&out, path, false, j->d)) return false;
    outfile_abandon(&out);
    return true;
}

static void write_piece(void *to, const void *bytes, size_t n_bytes) { outfile_write(to, bytes, n_bytes); }

static bool write_fb(Job *j, Module *m) {
    OutFile out;
    if (!outfile_open(&out, j->o->output, false, j->d)) return false;
    if (write_model(m, (ByteSink){write_piece, &out}, j->d)) return outfile_commit(&out, j->d);
    outfile_abandon(&out);
    return false;
}

static bool write_text(Job *j, Module *m) {
    OutFile out;
    Text text = {0};
    PrintOptions options = {.locs = j->o->locs};
    if (!outfile_open(&out, j->o->output, false, j->d)) return false;
    print_module(m, &options, &text);
    outfile_write(&out, text.items, text.n);
    vec_free(&text);
    return outfile_commit(&out, j->d);
}

// The last step of design 4: the library that will load it looks at it once. A file for another processor cannot be
// loaded here.
static bool load_once(Job *j) {
    struct stat st;
    TpurtProgram *program;
    TpurtError error;
    if (j->kind != OUTPUT_SO || stat(j->o->output, &st) || !S_ISREG(st.st_mode)) return true;
    const char *path = strchr(j->o->output, '/') ? j->o->output : arena_printf(&j->arena, "./%s", j->o->output);
    TpurtStatus status = tpurt_program_load(path, NULL, &program, &error);
    if (status == TPURT_OK) tpurt_program_release(program);
    if (status == TPURT_OK || status == TPURT_WRONG_PROCESSOR) return true;
    if (status == TPURT_SYSTEM && !strcmp(j->o->matmul, "openblas")) { // a library that only the machine that runs it needs
        diag_warning(j->d, diag_file(j->d, j->o->output), NULL, "was made, but does not load here: %s", error.text);
        return true;
    }
    unlink(j->o->output);
    bool bug = status != TPURT_SYSTEM && status != TPURT_CANNOT_READ && status != TPURT_OUT_OF_MEMORY;
    diag_exit(j->d, bug ? EXIT_INTERNAL : EXIT_SYSTEM, diag_file(j->d, j->o->output),
              "what was compiled does not load: %s", error.text);
    return false;
}

// --- stages

static ControlFlow control_flow(const Options *o) {
    return !strcmp(o->control_flow, "dynamic") ? CONTROL_DYNAMIC : !strcmp(o->control_flow, "select") ? CONTROL_SELECT : CONTROL_STATIC;
}

// A model that is only converted need not compile.
static bool verify(Job *j, Module *m) {
    PassOptions p = pass_options_default();
    p.passes = j->o->passes;
    p.control_flow = control_flow(j->o);
    return j->form == FORM_ARTIFACT || runs_passes(j->o) ? verify_or_refuse(m, &p, j->d) : verify_module(m, j->d);
}

static Module *read_input(Job *j) {
    say(j, "reading %s", j->o->model);
    Module *m = source_read(j->o->model, j->d);
    if (m && verify(j, m) && (j->form != FORM_ARTIFACT || key_of_module(m, &j->graph_key, j->d))) return m;
    module_free(m);
    return NULL;
}

// "digits.mlir: inputs: input: tensor<1x784xf32>": what weights did not give.
static void print_inputs(Job *j, Module *m) {
    enum { SHOWN = 8 };
    Func *f = module_main(m);
    uint32_t n = f->body->n_args;
    say_nothing(j);
    fprintf(stderr, "%s: %s", j->o->model, n ? "inputs: " : "no inputs: every argument is a constant now");
    for (uint32_t i = 0; i < n && (j->o->verbose || i < SHOWN); i++)
        fprintf(stderr, "%s%s: %s", i ? ", " : "", argument_name(f, i), type_name(&j->arena, f->body->args[i]->type));
    if (!j->o->verbose && n > SHOWN) fprintf(stderr, " and %u more (-v names them)", n - SHOWN);
    fputc('\n', stderr);
}

static bool bind_weights(Job *j, Module *m) {
    if (!j->o->weights.n) return true;
    say(j, "binding weights");
    if (!weights_bind(m, j->o->weights.items, j->o->weights.n, j->d)) return false;
    print_inputs(j, m);
    return j->form != FORM_ARTIFACT || key_of_files(j->o->weights.items, j->o->weights.n, &j->weights_key, j->d);
}

static void target_facts(const Target *t, TargetFacts *out) {
    out->vector_bytes = (int)t->vector_bytes;
    out->n_vectors = t->vector_bytes == 64 ? 32 : 16;
    out->matmul_rows = (int)t->mr;
    out->matmul_columns = (int)t->panels * PANEL_COLUMNS;
    out->l2_bytes = t->l2_bytes;
}

// A model is only bound: what it is written as has numbers for sizes, and no more of it is changed.
static bool only_dims(const Options *o) { return o->dims.n && !(o->passes || o->stop_after || o->skip || o->time_passes || o->debug || o->dump_dir); }

// A dimension that the model left open without a name is called as --dim calls it: a call that does not fit is told so.
static void name_open_dims(Module *m, const BoundDims *dims) {
    Func *f = module_main(m);
    for (size_t i = 0; f && i < dims->n; i++) {
        const BoundDim *dim = &dims->items[i];
        for (uint32_t a = 0; dim->kind == DIM_OF_ARGUMENT && dim->open && a < f->body->n_args; a++) {
            PortInfo *info = &f->arg_info[a];
            uint32_t rank = f->body->args[a]->type->rank;
            if (info->number != dim->argument || dim->axis >= rank) continue;
            if (!info->dims) info->dims = arena_array(&m->arena, Str, rank);
            if (!info->dims[dim->axis]) info->dims[dim->axis] = dim->name;
        }
    }
}

static bool run_passes(Job *j, Module *m, PassReport *report) {
    const Options *o = j->o;
    PassOptions p = pass_options_default();
    p.passes = o->passes;
    p.skip = o->skip;
    p.stop_after = o->stop_after;
    p.dump_dir = o->dump_dir;
    p.command = j->command;
    p.debug = o->debug;
    p.dump_locs = o->locs;
    p.control_flow = control_flow(o);
    p.matmul = strcmp(o->matmul, "openblas") ? MATMUL_GENERATED : MATMUL_OPENBLAS;
    p.dims = j->dims;
    p.n_dims = o->dims.n;
    if (j->form != FORM_ARTIFACT && only_dims(o)) p.stop_after = "shapes";
    target_facts(j->target, &p.target);
    say(j, "running passes");
    bool good = run_pipeline(m, &p, j->d, report);
    if (good && j->form == FORM_ARTIFACT) name_open_dims(m, &report->dims);
    say_nothing(j);
    if (report->log.n) fwrite(report->log.items, 1, report->log.n, stderr);
    if (!o->time_passes) return good;
    Text text = {0};
    pass_report_text(report, &text);
    fputs(text.items, stderr);
    vec_free(&text);
    return good;
}

static const char *key_text(Job *j) {
    Text t = {0};
    text_f(&t, "graph=%016" PRIx64 "\n", j->graph_key);
    if (j->o->weights.n) text_f(&t, "weights=%016" PRIx64 "\n", j->weights_key);
    text_f(&t, "target=%s\nmatmul=%s\nprecision=%s\ncontrol-flow=%s\n", j->target->name,
           !strcmp(j->o->matmul, "auto") ? "generated" : j->o->matmul, j->o->precision, j->o->control_flow);
    for (size_t i = 0; i < j->o->dims.n; i++) text_f(&t, "dim.%s=%" PRId64 "\n", j->dims[i].name, j->dims[i].value);
    if (j->o->skip) text_f(&t, "skip=%s\n", j->o->skip);
    const char *kept = arena_copy(&j->arena, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

static void print_codegen_times(const CodegenStats *s) {
    fprintf(stderr,
            "%8.3f          emit %u kernels, %u steps\n%8.3f          optimise\n%8.3f          machine code\n%8.3f     "
            "     link\n",
            s->emit_ms, s->n_kernels, s->n_steps, s->optimize_ms, s->object_ms, s->link_ms);
}

static bool make_artifact(Job *j, Module *m, const PassReport *report) {
    CodegenOptions c = {.target = j->target,
                        .prefix = j->prefix,
                        .key = key_text(j),
                        .linker = j->o->linker,
                        .dump_dir = j->o->dump_dir,
                        .n_replicas = 1};
    CodegenStats stats = {0};
    say(j, "generating code for %s", j->target->name);
    bool good = codegen(m, &report->plan, &c, j->kind, j->o->output, &stats, j->d);
    say_nothing(j);
    if (j->o->time_passes) print_codegen_times(&stats);
    return good && load_once(j);
}

static bool write_report(Job *j, const ShapeReport *r) {
    const char *file = j->o->shape_report, *slash = strrchr(j->o->model, '/');
    ReportHead head = {slash ? slash + 1 : j->o->model, j->target->name};
    Text text = {0};
    OutFile out;
    if (!strcmp(extension_of(file), "json")) report_json(r, &head, &text);
    else report_text(r, &head, &text);
    bool good = outfile_open(&out, file, false, j->d);
    if (good) outfile_write(&out, text.items, text.n);
    vec_free(&text);
    return good && outfile_commit(&out, j->d);
}

// Sizes and costs are read from the plan before codegen uses it up; the report appears when the program has.
static bool make_artifact_and_report(Job *j, Module *m, const PassReport *passes) {
    ShapeReport r = {0};
    if (j->o->shape_report) shape_report_make(m, passes, &r);
    bool good = make_artifact(j, m, passes) && (!j->o->shape_report || write_report(j, &r));
    shape_report_free(&r);
    return good;
}

static bool convert(Job *j, Module *m, PassReport *report) {
    if (runs_passes(j->o) && !run_passes(j, m, report)) return false;
    say(j, "writing %s", j->o->output);
    return j->form == FORM_FB ? write_fb(j, m) : write_text(j, m);
}

static bool compile(Job *j) {
    if (!check_options(j) || !probe_output(j, j->o->output)) return false;
    if (j->o->shape_report && !probe_output(j, j->o->shape_report)) return false;
    j->target = target_find(j->o->mcpu, j->d);
    if (!j->target) return false;
    Module *m = read_input(j);
    if (!m) return false;
    PassReport report = {0};
    bool good = bind_weights(j, m);
    if (good && j->form != FORM_ARTIFACT)
        good = convert(j, m, &report);
    else if (good)
        good = run_passes(j, m, &report) && make_artifact_and_report(j, m, &report);
    if (good && j->o->verbose) say(j, "wrote %s", j->o->output);
    pass_report_free(&report);
    module_free(m);
    return good;
}

// --- the program

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
    if (argc > 1 && !strcmp(argv[1], "shapes")) return shapes_main(argc, argv);
    Diags d;
    Options o;
    Job j = {.o = &o, .d = &d, .terminal = can_erase_lines(), .start_ms = now_ms()};
    diags_init(&d, "tpucc");
    catch_signals();
    bool good = options_parse(argc, argv, &o, &d);
    if (good && o.help) {
        options_help(stdout);
    } else if (good && o.version) {
        puts("tpucc " TPUCC_VERSION);
    } else if (good && !o.answered) {
        j.command = o.dump_dir ? command_text(&j.arena, argc, argv) : NULL;
        good = compile(&j);
    }
    // A full disk shows when standard output is flushed.
    if (fflush(stdout) || ferror(stdout))
        diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    say_nothing(&j);
    diags_print(&d, stderr);
    int code = d.n_errors ? d.exit_code : good ? EXIT_DONE : EXIT_INTERNAL;
    options_free(&o);
    arena_free(&j.arena);
    diags_free(&d);
    return code;
}
