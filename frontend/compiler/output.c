// What a compilation leaves: a model in some format, or an artifact, and the shape report beside it. A file that a program is written to has its name only
// when libtpurt has loaded it.
#define _GNU_SOURCE
#include "frontend/compiler/compilation.h"

#include "ir/ops/devices/devices.h"

#include "frontend/report/report.h"
#include "runtime/tpurt.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

// --- what the name says

static const struct {
    const char *extension; // NULL: those of the formats that models are written in
    OutputKind kind;
} artifacts[] = {{"so", OUTPUT_SO}, {"o", OUTPUT_O}, {NULL, 0}, {"ll", OUTPUT_LL}, {"s", OUTPUT_S}, {"h", OUTPUT_H}};

static void list_extensions(Text *out) {
    for (size_t i = 0; i < COUNT(artifacts); i++) {
        if (artifacts[i].extension) text_f(out, "%s.%s", i ? " " : "", artifacts[i].extension);
        for (size_t k = 0; !artifacts[i].extension && k < n_model_formats; k++)
            if (model_formats[k].write) text_f(out, " .%s", model_formats[k].extension);
    }
}

bool compile_output_parse(const char *path, CompileOutput *out, Diags *d) {
    const char *dot = strrchr(file_name(path), '.'), *extension = !strcmp(path, "-") ? "mlir" : dot ? dot + 1 : "";
    *out = (CompileOutput){.at.path = path, .format = format_of_extension(extension)};
    if (out->format) return true;
    for (size_t i = 0; i < COUNT(artifacts); i++) {
        if (!artifacts[i].extension || strcmp(extension, artifacts[i].extension)) continue;
        out->kind = artifacts[i].kind;
        return true;
    }
    struct stat st;
    if (!stat(path, &st) && S_ISDIR(st.st_mode)) {
        size_t n = strlen(path);
        cli_refuse(d, "-o %s: this is a folder", path);
        diag_help(d, "-o %s%smodel.so makes a program there", path, n && path[n - 1] == '/' ? "" : "/");
        return false;
    }
    Text all = {0};
    list_extensions(&all);
    cli_refuse(d, "-o %s: the extension says what to make, and this one is not known", path);
    diag_help(d, "one of %s, or - for text on standard output", all.items);
    vec_free(&all);
    return false;
}

static bool is_identifier(const char *s) {
    if (!isalpha((unsigned char)*s) && *s != '_') return false;
    for (; *s; s++)
        if (!isalnum((unsigned char)*s) && *s != '_') return false;
    return true;
}

const char *output_prefix(const CompileOptions *o, const CompileOutput *out, Arena *a) {
    if (o->prefix) return is_identifier(o->prefix) ? o->prefix : NULL;
    const char *name = file_name(out->at.path ? out->at.path : ""), *dot = strrchr(name, '.');
    size_t n = dot ? (size_t)(dot - name) : strlen(name);
    char *prefix = arena_printf(a, "%s%.*s", n && !isdigit((unsigned char)*name) ? "" : "_", (int)n, name);
    for (char *c = prefix; *c; c++)
        if (!isalnum((unsigned char)*c)) *c = '_';
    return n ? prefix : "model";
}

// --- before the work

bool output_probe(Compilation *c) {
    if (!c->out->at.memory && !outfile_probe(c->out->at.path, c->d)) return false;
    return !c->o->shape_report || outfile_probe(c->o->shape_report, c->d);
}

// --- a model

static void write_piece(void *to, const void *bytes, size_t n_bytes) { outfile_write(to, bytes, n_bytes); }

bool output_model(Compilation *c, Module *m) {
    OutFile out;
    compilation_step(c, "writing %s", c->out->at.path);
    if (!outfile_open_at(&out, &c->out->at, false, c->d)) return false;
    if (c->out->format->write(m, c->o->locs, (ByteSink){write_piece, &out}, c->d)) return outfile_commit(&out, c->d);
    outfile_abandon(&out);
    return false;
}

// --- an artifact

// The last step of design 4: the library that will load it looks at it once, before it replaces what has its name. A file for another
// processor cannot be loaded here.
static bool load_once(Compilation *c, const char *path, Diags *d) {
    TpurtProgram *program;
    TpurtError error;
    if (c->out->kind != OUTPUT_SO || !path) return true;
    if (!strchr(path, '/')) path = arena_printf(&c->arena, "./%s", path);
    TpurtStatus status = tpurt_program_load(path, &(TpurtProgramOptions){.target = "auto"}, &program, &error);
    if (status == TPURT_OK) tpurt_program_release(program);
    if (status == TPURT_OK || status == TPURT_WRONG_PROCESSOR) return true;
    if (status == TPURT_SYSTEM && c->o->matmul == MATMUL_OPENBLAS) { // a library that only the machine that runs it needs
        diag_warning(d, diag_file(d, c->out->at.path), CODE_NONE, "was made, but does not load here: %s", error.text);
        return true;
    }
    bool system = status == TPURT_SYSTEM || status == TPURT_CANNOT_READ;
    diag_exit(d, system ? EXIT_SYSTEM : EXIT_INTERNAL, diag_file(d, c->out->at.path), "what was compiled does not load: %s", error.text);
    return false;
}

typedef struct {
    Compilation *c;
    OutFile *report; // NULL: none
} Acceptance;

// The program is about to get its name: the report gets its own first, since that can be taken back.
static bool accept_output(void *with, const char *path, Diags *d) {
    const Acceptance *a = with;
    return load_once(a->c, path, d) && (!a->report || outfile_show(a->report, d));
}

static void tell_times(Compilation *c, const CodegenStats *s) {
    Text text = {0};
    text_f(&text,
           "%8.3f          emit %u kernels, %u steps\n%8.3f          optimise\n%8.3f          machine code\n%8.3f     "
           "     link\n",
           s->emit_ms, s->n_kernels, s->n_steps, s->optimize_ms, s->object_ms, s->link_ms);
    compilation_lines(c, &text);
    vec_free(&text);
}

bool output_artifact(Compilation *c, const Module *m, const CodegenEntry *entries, OutFile *report) {
    Text key = {0};
    key_text(c, &key);
    CodegenOptions options = {.targets = &c->targets,
                              .prefix = c->prefix,
                              .key = key.items,
                              .key_details = c->key_details.items,
                              .places = c->o->places,
                              .loops = c->o->loops,
                              .linker = c->o->linker,
                              .dump_dir = c->o->dump_dir,
                              .n_replicas = module_n_replicas(m),
                              .n_partitions = module_n_partitions(m),
                              .check = &(OutCheck){accept_output, &(Acceptance){c, report}}};
    CodegenStats stats = {0};
    compilation_step(c, "generating code for %s", targets_text(&c->targets, &c->arena, ", "));
    size_t n_entries;
    const CodegenEntry *all = steps_add(c, entries, &n_entries);
    bool good = all && codegen_run(all, n_entries, &options, c->out->kind, &c->out->at, &stats, c->d);
    vec_free(&key);
    if (c->o->time_passes) tell_times(c, &stats);
    return good;
}

// --- the report

static const char *json(const ShapeReport *entries, size_t n, const ReportHead *head, Text *out) { return report_json(entries, n, head, out), NULL; }
static const char *text(const ShapeReport *entries, size_t n, const ReportHead *head, Text *out) { return report_text(entries, n, head, out), NULL; }

// Rendered by extension, text if by none; what is missing in it, or NULL.
static const struct {
    const char *extension;
    const char *(*render)(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out);
} renderings[] = {{"json", json}, {"html", report_html}, {"", text}};

bool output_check_report(const CompileOptions *o, Diags *d) {
    static const char *const others[] = {"csv", "docx", "dot", "gif", "gz",  "htm", "html", "jpeg", "jpg",  "json", "pdf", "png",
                                         "ps",  "pptx", "svg", "tex", "tsv", "xls", "xlsx", "xml",  "yaml", "yml",  "zip"};
    const char *dot = o->shape_report ? strrchr(file_name(o->shape_report), '.') : NULL;
    for (size_t i = 0; dot && i < COUNT(renderings); i++)
        if (!strcmp(dot + 1, renderings[i].extension)) return true;
    for (size_t i = 0; dot && i < COUNT(others); i++) {
        if (strcasecmp(dot + 1, others[i]) != 0) continue;
        cli_refuse(d, "--shape-report=%s: no shape report is written as %s", o->shape_report, dot);
        diag_help(d, "it is a page in FILE.html, JSON in FILE.json, and text in other files, as %.*s.txt", (int)(dot - o->shape_report), o->shape_report);
        return false;
    }
    return true;
}

bool output_report(Compilation *c, const ShapeReport *entries, OutFile *out) {
    const char *file = c->o->shape_report, *dot = strrchr(file_name(file), '.');
    const char *others[MOST_TARGETS];
    for (size_t k = 1; k < c->targets.n; k++) others[k - 1] = c->targets.items[k]->name;
    ReportHead head = {file_name(c->model), c->targets.items[0]->name, others, c->targets.n - 1};
    Text made = {0};
    size_t i = 0;
    while (i + 1 < COUNT(renderings) && strcmp(dot ? dot + 1 : "", renderings[i].extension)) i++;
    const char *missing = renderings[i].render(entries, c->n_entries, &head, &made);
    bool good = outfile_open(out, file, false, c->d);
    if (good) outfile_write(out, made.items, made.n);
    vec_free(&made);
    if (missing) diag_warning(c->d, diag_file(c->d, file), CODE_NONE, "has no picture of the graph: %s", missing);
    return good && outfile_finish(out, c->d);
}
