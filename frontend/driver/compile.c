// The way from a model to the output. A place that cannot be written is found before any work.
#define _GNU_SOURCE
#include "frontend/driver/compile.h"
#include "frontend/model/model.h"
#include "frontend/model/source.h"
#include "frontend/report/report.h"
#include "frontend/tensors/weights.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"
#include "ir/infer/infer.h"
#include "ir/ops/kernel_numbers.h"
#include "ir/text/text.h"
#include "runtime/tpurt.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// --- what is said on the way

double job_clock_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

// A line of -v, with the time since the start; without -v what goes on now, on a terminal only.
__attribute__((format(printf, 2, 3))) static void say(Job *j, const char *fmt, ...) {
    if (!j->o->verbose && !j->terminal) return;
    Text said = {0}, shown = {0};
    va_list args;
    va_start(args, fmt);
    text_v(&said, fmt, args);
    va_end(args);
    text_brief(&shown, said.items, said.n, MOST_WORD);
    if (j->o->verbose) fprintf(stderr, "tpucc: %8.1f ms  %s\n", job_clock_ms() - j->start_ms, shown.items);
    else fprintf(stderr, "\r\033[K%s", shown.items);
    vec_free(&said);
    vec_free(&shown);
}

void job_say_nothing(Job *j) {
    if (j->terminal && !j->o->verbose) fputs("\r\033[K", stderr);
}

const char *path_extension(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
    return dot ? dot + 1 : "";
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

// The last step of design 4: the library that will load it looks at it once, before it replaces what has its name. A file for another
// processor cannot be loaded here.
static bool load_once(Job *j, const char *path, Diags *d) {
    TpurtProgram *program;
    TpurtError error;
    if (j->kind != OUTPUT_SO || !path) return true;
    if (!strchr(path, '/')) path = arena_printf(&j->arena, "./%s", path);
    TpurtStatus status = tpurt_program_load(path, NULL, &program, &error);
    if (status == TPURT_OK) tpurt_program_release(program);
    if (status == TPURT_OK || status == TPURT_WRONG_PROCESSOR) return true;
    if (status == TPURT_SYSTEM && !strcmp(j->o->matmul, "openblas")) { // a library that only the machine that runs it needs
        diag_warning(d, diag_file(d, j->o->output), NULL, "was made, but does not load here: %s", error.text);
        return true;
    }
    bool system = status == TPURT_SYSTEM || status == TPURT_CANNOT_READ;
    diag_exit(d, system ? EXIT_SYSTEM : EXIT_INTERNAL, diag_file(d, j->o->output), "what was compiled does not load: %s", error.text);
    return false;
}

// --- stages

static ControlFlow control_flow(const Options *o) {
    return !strcmp(o->control_flow, "dynamic") ? CONTROL_DYNAMIC : !strcmp(o->control_flow, "select") ? CONTROL_SELECT : CONTROL_STATIC;
}

static ScatterWindows scatter_windows(const Options *o) { return strcmp(o->scatter, "xla") ? SCATTER_STABLEHLO : SCATTER_XLA; }

static bool chooses_passes(const Options *o) { return o->passes || o->stop_after || o->skip || o->time_passes || o->debug || o->dump_dir; }

// Sizes that options or weights give are bound in whatever the model is written as, and what --scatter says holds there.
static bool runs_passes(const Options *o, const Module *m) { return o->dims.n || m->n_known_sizes || scatter_windows(o) || chooses_passes(o); }

// A model that is only converted need not compile.
static bool verify(Job *j, Module *m) {
    PassOptions p = pass_options_default();
    p.passes = j->o->passes;
    p.control_flow = control_flow(j->o);
    return j->form == FORM_ARTIFACT || runs_passes(j->o, m) ? verify_or_refuse(m, &p, j->d) : verify_module(m, j->d);
}

static Module *read_input(Job *j) {
    say(j, "reading %s", j->o->model);
    Module *m = source_read(j->o->model, j->d);
    if (m && verify(j, m)) return m;
    module_free(m);
    return NULL;
}

// "digits.mlir: inputs: input: tensor<1x784xf32>": what weights did not give.
static void print_inputs(Job *j, Module *m) {
    enum { SHOWN = 8 };
    Func *f = module_main(m);
    uint32_t n = f->body->n_args;
    Text line = {0}, shown = {0};
    text_f(&line, "%s: %s", j->o->model, n ? "inputs: " : "no inputs: every argument is a constant now");
    for (uint32_t i = 0; i < n && (j->o->verbose || i < SHOWN); i++)
        text_f(&line, "%s%s: %s", i ? ", " : "", argument_name(f, i), type_name(&j->arena, f->body->args[i]->type));
    if (!j->o->verbose && n > SHOWN) text_f(&line, " and %u more (-v names them)", n - SHOWN);
    if (j->o->verbose) text_shown(&shown, line.items, line.n);
    else text_brief(&shown, line.items, line.n, MOST_WORD);
    job_say_nothing(j);
    fprintf(stderr, "%s\n", shown.items);
    vec_free(&line);
    vec_free(&shown);
}

static bool bind_weights(Job *j, Module *m) {
    BoundWeights bound = {0};
    if (!j->o->weights.n) return true;
    say(j, "binding weights");
    bool good = weights_bind(m, j->o->weights.items, j->o->weights.n, &bound, j->d);
    if (good && !j->quiet) print_inputs(j, m);
    if (good && j->form == FORM_ARTIFACT) job_key_weights(j, &bound);
    vec_free(&bound);
    return good;
}

Module *job_read_input(Job *j) {
    Module *m = read_input(j);
    if (!m) return NULL;
    if (j->form == FORM_ARTIFACT) job_key_model(j, m);
    if (bind_weights(j, m)) return m;
    module_free(m);
    return NULL;
}

void job_free(Job *j) {
    vec_free(&j->key_details);
    arena_free(&j->arena);
}

static void target_facts(const Target *t, TargetFacts *out) {
    out->vector_bytes = (int)t->vector_bytes;
    out->n_vectors = t->vector_bytes == 64 ? 32 : 16;
    out->matmul_rows = (int)t->mr;
    out->matmul_columns = (int)t->panels * PANEL_COLUMNS;
    out->l2_bytes = t->l2_bytes;
}

// A model is only bound: what it is written as has numbers for sizes, and no more of it is changed.
static bool only_sizes(const Options *o, const Module *m) { return runs_passes(o, m) && !chooses_passes(o); }

// A dimension that the model left open without a name is called as --dim calls it: a call that does not fit is told so.
static void name_open_dims(Module *m, const BoundDims *dims) {
    Func *f = module_main(m);
    Map numbered = {0}; // 1 + the argument, by its number + 1
    for (uint32_t a = 0; f && a < f->body->n_args; a++) *map_at_number(&numbered, (uint64_t)f->arg_info[a].number + 1, NULL) = a + 1;
    for (size_t i = 0; i < dims->n; i++) {
        const BoundDim *dim = &dims->items[i];
        const size_t *a = dim->kind == DIM_OF_ARGUMENT && dim->open ? map_find_number(&numbered, (uint64_t)dim->argument + 1) : NULL;
        uint32_t rank = a ? f->body->args[*a - 1]->type->rank : 0;
        if (dim->axis >= rank) continue;
        PortInfo *info = &f->arg_info[*a - 1];
        if (!info->dims) info->dims = arena_array(&m->arena, Str, rank);
        if (!info->dims[dim->axis]) info->dims[dim->axis] = dim->name;
    }
    map_free(&numbered);
}

static bool run_passes(Job *j, Module *m, size_t entry, struct FoldCache *folded, PassReport *report) {
    const Options *o = j->o;
    PassOptions p = pass_options_default();
    const char *name = module_main(m) ? job_entry_name(j, entry, module_main(m)) : "";
    p.passes = o->passes;
    p.skip = o->skip;
    p.stop_after = o->stop_after;
    p.dump_dir = o->dump_dir && j->n_entries > 1 ? arena_printf(&j->arena, "%s/entry%zu", o->dump_dir, entry) : o->dump_dir;
    p.command = j->command;
    p.debug = o->debug;
    p.dump_locs = o->locs;
    p.control_flow = control_flow(o);
    p.scatter = scatter_windows(o);
    p.matmul = strcmp(o->matmul, "openblas") ? MATMUL_GENERATED : MATMUL_OPENBLAS;
    p.dims = job_entry_dims(j, entry, &p.n_dims);
    p.folded = folded;
    if (j->form != FORM_ARTIFACT && only_sizes(o, m)) p.stop_after = p.scatter ? "windows" : o->dims.n ? "shapes" : "bind";
    target_facts(j->target, &p.target);
    say(j, j->n_entries > 1 ? "running passes for %s" : "running passes", name);
    bool good = run_pipeline(m, &p, j->d, report);
    if (good && j->form == FORM_ARTIFACT) name_open_dims(m, &report->dims);
    job_say_nothing(j);
    if (report->log.n) fwrite(report->log.items, 1, report->log.n, stderr);
    if (!o->time_passes) return good;
    Text text = {0};
    Text line = {0};
    if (j->n_entries > 1) text_z(&line, name), text_end_line(&text, &line);
    vec_free(&line);
    pass_report_text(report, &text);
    fputs(text.items, stderr);
    vec_free(&text);
    return good;
}

static void print_codegen_times(const CodegenStats *s) {
    fprintf(stderr,
            "%8.3f          emit %u kernels, %u steps\n%8.3f          optimise\n%8.3f          machine code\n%8.3f     "
            "     link\n",
            s->emit_ms, s->n_kernels, s->n_steps, s->optimize_ms, s->object_ms, s->link_ms);
}

typedef struct {
    Job *job;
    OutFile *report; // NULL: none
} Output;

// The program is about to get its name: the report gets its own first, since that can be taken back.
static bool accept_output(void *output, const char *path, Diags *d) {
    const Output *o = output;
    return load_once(o->job, path, d) && (!o->report || outfile_show(o->report, d));
}

static bool make_artifact(Job *j, const CodegenEntry *entries, OutFile *report) {
    Text key = {0};
    job_key_text(j, &key);
    CodegenOptions c = {.target = j->target,
                        .prefix = j->prefix,
                        .key = key.items,
                        .key_details = j->key_details.items,
                        .linker = j->o->linker,
                        .dump_dir = j->o->dump_dir,
                        .n_replicas = 1,
                        .check = &(OutCheck){accept_output, &(Output){j, report}}};
    CodegenStats stats = {0};
    say(j, "generating code for %s", j->target->name);
    bool good = codegen(entries, j->n_entries, &c, j->kind, j->o->output, &stats, j->d);
    vec_free(&key);
    job_say_nothing(j);
    if (j->o->time_passes) print_codegen_times(&stats);
    return good;
}

// All of it is written, but it has its name only when outfile_commit gives it. Pipes and devices have it at once.
static bool write_report(Job *j, const ShapeReport *entries, OutFile *out) {
    const char *file = j->o->shape_report, *slash = strrchr(j->o->model, '/');
    ReportHead head = {slash ? slash + 1 : j->o->model, j->target->name};
    Text text = {0};
    const char *missing = NULL;
    if (!strcmp(path_extension(file), "json")) report_json(entries, j->n_entries, &head, &text);
    else if (!strcmp(path_extension(file), "html")) missing = report_html(entries, j->n_entries, &head, &text);
    else report_text(entries, j->n_entries, &head, &text);
    bool good = outfile_open(out, file, false, j->d);
    if (good) outfile_write(out, text.items, text.n);
    vec_free(&text);
    if (missing) diag_warning(j->d, diag_file(j->d, file), NULL, "has no picture of the graph: %s", missing);
    return good && outfile_finish(out, j->d);
}

// Each entry point is a copy of the model that passes have worked on with its own sizes. What is wrong with the model is wrong with each
// of them: the first one's mistakes are said.
static bool make_entries(Job *j, Module *m, CodegenEntry *entries, ShapeReport *reports) {
    FuncList model = {m->first_func, m->last_func};
    KernelNumbers numbers = {0};
    struct FoldCache *folded = j->n_entries > 1 ? fold_cache_new() : NULL;
    bool good = true;
    for (size_t i = 0; good && i < j->n_entries; i++) {
        PassReport passes = {0};
        if (j->n_entries > 1) {
            module_swap_funcs(m, model);
            module_swap_funcs(m, module_copy_funcs(m));
        }
        good = run_passes(j, m, i, folded, &passes);
        if (good) {
            Func *f = module_main(m);
            entries[i] = (CodegenEntry){.name = job_entry_name(j, i, f), .func = f, .plan = passes.plan};
            good = job_entry_symbols(j, f, &passes.dims, &entries[i]);
        }
        if (good && reports) shape_report_make(m, entries[i].name, &passes, &numbers, &reports[i]);
        pass_report_free(&passes);
    }
    kernel_numbers_free(&numbers);
    fold_cache_free(folded);
    return good;
}

static bool make_reported(Job *j, const CodegenEntry *entries, const ShapeReport *reports) {
    OutFile out;
    if (!write_report(j, reports, &out)) return false;
    if (make_artifact(j, entries, &out)) return outfile_commit(&out, j->d);
    outfile_abandon(&out);
    return false;
}

// Sizes and costs are read from the plan before codegen uses it up; the report appears when the program has, and both or neither do.
static bool make_program(Job *j, Module *m) {
    CodegenEntry *entries = arena_array(&j->arena, CodegenEntry, j->n_entries);
    ShapeReport *reports = j->o->shape_report ? arena_array(&j->arena, ShapeReport, j->n_entries) : NULL;
    bool good = make_entries(j, m, entries, reports) && (reports ? make_reported(j, entries, reports) : make_artifact(j, entries, NULL));
    for (size_t i = 0; reports && i < j->n_entries; i++) shape_report_free(&reports[i]);
    return good;
}

static bool convert(Job *j, Module *m) {
    PassReport report = {0};
    bool good = !runs_passes(j->o, m) || run_passes(j, m, 0, NULL, &report);
    pass_report_free(&report);
    if (!good) return false;
    say(j, "writing %s", j->o->output);
    return j->form == FORM_FB ? write_fb(j, m) : write_text(j, m);
}

bool job_compile(Job *j) {
    if (!probe_output(j, j->o->output)) return false;
    if (j->o->shape_report && !probe_output(j, j->o->shape_report)) return false;
    j->target = target_find(j->o->mcpu, j->d);
    if (!j->target) return false;
    Module *m = job_read_input(j);
    if (!m) return false;
    bool good = j->form != FORM_ARTIFACT ? convert(j, m) : make_program(j, m);
    if (good && j->o->verbose) say(j, "wrote %s", j->o->output);
    module_free(m);
    return good;
}
