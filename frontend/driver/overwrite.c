// No output may take the place of an input or of another output, under whatever names (same_file.h).
#define _GNU_SOURCE
#include "frontend/driver/overwrite.h"

#include "frontend/base/same_file.h"
#include "frontend/compiler/compiler.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

// "03-fold.mlir", "00-read.safetensors", ..: the files of a dump (passes/dump.h, codegen).
static bool is_dump_name(const char *name) {
    static const char *const others[] = {"command.txt", "plan.txt", "module.ll", "module.opt.ll", "module.s"};
    for (size_t i = 0; i < COUNT(others); i++)
        if (!strcmp(name, others[i])) return true;
    size_t n = strspn(name, "0123456789");
    const char *dot = strrchr(name, '.');
    return n >= 2 && name[n] == '-' && dot && (!strcmp(dot, ".mlir") || !strcmp(dot, ".safetensors"));
}

static bool in_dump(Arena *a, const char *dir, const char *path) {
    struct stat at, folder;
    return is_dump_name(path_last_part(path)) && folder_stat(a, path, &folder) && !stat(dir, &at) && at.st_dev == folder.st_dev && at.st_ino == folder.st_ino;
}

typedef struct {
    const Options *o;
    Diags *d;
    Arena *a;
} Outputs;

static bool dumps_onto(const Outputs *x, const char *path) {
    const CompileOptions *o = &x->o->compile;
    const char *dir = o->dump_dir;
    size_t n_entries = compile_entries(o);
    bool onto = dir && strcmp(path, "-") != 0 && in_dump(x->a, dir, path);
    for (size_t i = 0; dir && !onto && n_entries > 1 && i < n_entries; i++) onto = in_dump(x->a, arena_printf(x->a, "%s/entry%zu", dir, i), path);
    return onto;
}

static bool refuse(const Outputs *x, const char *option, const char *what) {
    cli_refuse(x->d, "%s is also %s, which would be overwritten", option, what);
    diag_help(x->d, "give it another name");
    return false;
}

static bool check_inputs(const Outputs *x, const char *option, const char *file) {
    const Strings *weights = &x->o->compile.weights;
    if (file_is_same(x->a, file, x->o->model)) return refuse(x, option, "the model");
    for (size_t i = 0; i < weights->n; i++)
        if (file_is_same(x->a, file, weights->items[i])) return refuse(x, option, arena_printf(x->a, "a file of weights, --weights %s", weights->items[i]));
    for (size_t i = 0; i < x->o->compared.n; i++) {
        const char *text = x->o->compared.items[i], *equals = strchr(text, '=');
        if (file_is_same(x->a, file, equals ? equals + 1 : text)) return refuse(x, option, arena_printf(x->a, "an input, --compare-precision %s", text));
    }
    if (x->o->compile.tuned && file_is_same(x->a, file, x->o->compile.tuned)) return refuse(x, option, "the file of choices");
    return true;
}

static bool check_tune(const Outputs *x) {
    const char *file = x->o->tune;
    if (!file) return true;
    const char *option = arena_printf(x->a, "--tune=%s", file);
    if (file_is_same(x->a, file, x->o->output)) return refuse(x, option, "the output");
    if (x->o->compile.shape_report && file_is_same(x->a, file, x->o->compile.shape_report)) return refuse(x, option, "the shape report");
    return check_inputs(x, option, file);
}

static bool check_dump(const Outputs *x) {
    const CompileOptions *o = &x->o->compile;
    const char *option = arena_printf(x->a, "--dump-ir=%s: a file that dumps write there", o->dump_dir ? o->dump_dir : "");
    bool good = !dumps_onto(x, x->o->model) || refuse(x, option, arena_printf(x->a, "the model, %s", x->o->model));
    for (size_t i = 0; i < o->weights.n; i++)
        good &= !dumps_onto(x, o->weights.items[i]) || refuse(x, option, arena_printf(x->a, "a file of weights, %s", o->weights.items[i]));
    if (dumps_onto(x, x->o->output)) good = refuse(x, option, arena_printf(x->a, "the output, %s", x->o->output));
    if (o->shape_report && dumps_onto(x, o->shape_report)) good = refuse(x, option, arena_printf(x->a, "the shape report, %s", o->shape_report));
    return good;
}

static bool check_report(const Outputs *x) {
    const char *report = x->o->compile.shape_report;
    if (!report) return true;
    const char *option = arena_printf(x->a, "--shape-report=%s", report);
    if (file_is_same(x->a, report, x->o->output)) return refuse(x, option, "the output");
    return check_inputs(x, option, report);
}

bool overwrite_check(const Options *o, Diags *d) {
    Arena a = {0};
    Outputs x = {o, d, &a};
    bool good = check_inputs(&x, arena_printf(&a, "-o %s", o->output), o->output) && check_dump(&x);
    good &= check_report(&x);
    good &= check_tune(&x);
    arena_free(&a);
    return good;
}
