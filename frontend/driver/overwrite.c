// No output may take the place of an input or of another output, under whatever names (same_file.h).
#define _GNU_SOURCE
#include "frontend/base/same_file.h"
#include "frontend/driver/compile.h"

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

static bool in_dump(Job *j, const char *dir, const char *path) {
    struct stat at, folder;
    return is_dump_name(path_last_part(path)) && folder_stat(&j->arena, path, &folder) && !stat(dir, &at) && at.st_dev == folder.st_dev && at.st_ino == folder.st_ino;
}

static bool dumps_onto(Job *j, const char *path) {
    const char *dir = j->o->dump_dir;
    bool onto = dir && strcmp(path, "-") != 0 && in_dump(j, dir, path);
    for (size_t i = 0; dir && !onto && j->n_entries > 1 && i < j->n_entries; i++) onto = in_dump(j, arena_printf(&j->arena, "%s/entry%zu", dir, i), path);
    return onto;
}

static bool refuse(Job *j, const char *option, const char *what) {
    diag_exit(j->d, EXIT_USAGE, (Loc){0}, "%s is also %s, which would be overwritten", option, what);
    diag_help(j->d, "give it another name");
    return false;
}

static bool check_inputs(Job *j, const char *option, const char *file) {
    const Options *o = j->o;
    if (same_file(&j->arena, file, o->model)) return refuse(j, option, "the model");
    for (size_t i = 0; i < o->weights.n; i++)
        if (same_file(&j->arena, file, o->weights.items[i])) return refuse(j, option, arena_printf(&j->arena, "a file of weights, --weights %s", o->weights.items[i]));
    return true;
}

static bool check_dump(Job *j) {
    const Options *o = j->o;
    const char *option = arena_printf(&j->arena, "--dump-ir=%s: a file that dumps write there", o->dump_dir ? o->dump_dir : "");
    bool good = !dumps_onto(j, o->model) || refuse(j, option, arena_printf(&j->arena, "the model, %s", o->model));
    for (size_t i = 0; i < o->weights.n; i++)
        good &= !dumps_onto(j, o->weights.items[i]) || refuse(j, option, arena_printf(&j->arena, "a file of weights, %s", o->weights.items[i]));
    if (dumps_onto(j, o->output)) good = refuse(j, option, arena_printf(&j->arena, "the output, %s", o->output));
    if (o->shape_report && dumps_onto(j, o->shape_report)) good = refuse(j, option, arena_printf(&j->arena, "the shape report, %s", o->shape_report));
    return good;
}

bool job_check_overwrite(Job *j) {
    const Options *o = j->o;
    bool good = check_inputs(j, arena_printf(&j->arena, "-o %s", o->output), o->output) && check_dump(j);
    if (!o->shape_report) return good;
    const char *option = arena_printf(&j->arena, "--shape-report=%s", o->shape_report);
    if (same_file(&j->arena, o->shape_report, o->output)) return refuse(j, option, "the output");
    return check_inputs(j, option, o->shape_report) && good;
}
