// A folder of torch_xla: its one function (or `forward`) is read as bytecode, its meta file as JSON, which must say of each argument what it is. Names of files
// come from the meta file: only names of files in their folder are opened.
#define _GNU_SOURCE
#include "frontend/containers/torch_xla.h"

#include "frontend/base/file.h"
#include "frontend/bytecode/bytecode.h"
#include "frontend/tensors/npy.h"

#include "ir/base/shown.h"

#include <dirent.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_SPEC_DEPTH = 64, MAX_NAME = 1000 }; // containers in containers; bytes

typedef VEC(Str) Names;

// What an argument that stays begins with.
typedef struct {
    const Value *arg;
    const Literal *value;
} Beginning;

typedef struct {
    const char *path;      // the folder
    const char *meta_path; // of the function's meta file
    Diags *d;
    Arena arena;
    Module *m;
    Func *main;
    const Literal **values; // of main's arguments, NULL: it stays one
    const char **files;
    bool *parameters;    // which of them are
    uint64_t *positions; // of those that are not, in the call
    Names inputs;        // of what the function was called with, in order
    BoundWeights *begin; // NULL: every parameter that has a file is a constant
    VEC(Beginning) beginnings;
} Folder;

static bool is_folder(const char *path) {
    struct stat st;
    return !stat(path, &st) && S_ISDIR(st.st_mode);
}

bool torch_xla_is_folder(const char *path) {
    Arena a = {0};
    bool is = is_folder(path) && is_folder(arena_printf(&a, "%s/functions", path));
    arena_free(&a);
    return is;
}

static bool refuse(Folder *f, const char *file, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
static bool refuse(Folder *f, const char *file, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&f->d->arena, fmt, args);
    va_end(args);
    diag_error(f->d, diag_file(f->d, file), CODE_BAD_FILE, "%s", text);
    return false;
}

// ---- The function ----

static int name_ends(const struct dirent *e) {
    size_t n = strlen(e->d_name);
    return n > 5 && !strcmp(e->d_name + n - 5, ".meta");
}

// functions/NAME of the one meta file, or of forward.meta.
static const char *function_find(Folder *f) {
    struct dirent **list = NULL;
    const char *dir = arena_printf(&f->arena, "%s/functions", f->path), *found = NULL;
    int n = scandir(dir, &list, name_ends, alphasort);
    Text names = {0};
    for (int i = 0; i < n; i++) {
        const char *name = list[i]->d_name;
        text_f(&names, "%s%.*s", i ? ", " : "", (int)strlen(name) - 5, name);
        if (n == 1 || !strcmp(name, "forward.meta")) found = arena_printf(&f->arena, "%s/%.*s", dir, (int)strlen(name) - 5, name);
    }
    if (n <= 0) refuse(f, dir, "there is no .meta file, which torch_xla writes beside each function");
    else if (!found) refuse(f, dir, "it holds several functions: %s", names.items), diag_help(f->d, "keep one of them, or call it forward");
    for (int i = 0; i < n; i++) free(list[i]);
    free(list);
    vec_free(&names);
    return found;
}

static bool program_read(Folder *f, const char *function) {
    const char *path = arena_printf(&f->arena, "%s.bytecode", function);
    FileMap map;
    if (!file_map(path, &map, f->d)) return false;
    if (!bytecode_is_model(map.bytes, map.n_bytes)) {
        refuse(f, path, "this is no MLIR bytecode");
    } else if ((f->m = bytecode_read(map.bytes, map.n_bytes, path, f->d))) {
        module_keep_map(f->m, map.bytes, map.n_bytes);
        f->main = module_main(f->m);
        return f->main || refuse(f, path, "the program has no function @main");
    }
    file_unmap(&map);
    return false;
}

// ---- Names of what goes in and comes out ----

typedef struct {
    Folder *f;
    Text name; // of the container read now
    Names *leaves;
    bool keys; // there is a dictionary
} Tree;

// Names of the leaves of a tree of Python's containers, as torch.utils._pytree writes it: {"type", "context", "children_spec"}; a dictionary's context is
// JSON in a string, its keys.
static bool leaves_name(Tree *t, const json_t *spec, uint32_t depth) {
    const json_t *children = json_object_get(spec, "children_spec");
    if (!json_is_object(spec) || depth > MAX_SPEC_DEPTH || t->name.n > MAX_NAME)
        return refuse(t->f, t->f->meta_path, "input_pytree_spec or output_pytree_spec is no tree of containers");
    if (!json_is_string(json_object_get(spec, "type"))) {
        vec_push(t->leaves, str_intern(&t->f->m->strings, t->name.items, t->name.n));
        return true;
    }
    const char *context = json_string_value(json_object_get(spec, "context"));
    json_t *keys = context ? json_loads(context, JSON_DECODE_ANY, NULL) : NULL;
    size_t from = t->name.n;
    bool ok = true;
    for (size_t i = 0; ok && i < json_array_size(children); i++) {
        const char *key = json_string_value(json_array_get(keys, i));
        t->keys |= key != NULL;
        t->name.n = from;
        if (key && !from) text_z(&t->name, key); // a keyword argument
        else if (key) text_f(&t->name, "['%s']", key);
        else text_f(&t->name, "[%zu]", i);
        ok = leaves_name(t, json_array_get(children, i), depth + 1);
    }
    t->name.n = from;
    json_decref(keys);
    return ok;
}

static bool tree_name(Tree *t, const json_t *spec, const char *name) {
    t->name.n = 0;
    text_z(&t->name, name);
    return leaves_name(t, spec, 0);
}

// A spec is JSON in a string, [version, tree].
static json_t *spec_parse(const json_t *meta, const char *key) {
    const char *text = json_string_value(json_object_get(meta, key));
    return text ? json_loads(text, 0, NULL) : NULL;
}

// ((arguments), {keyword arguments}): args[0]['x'], and 'x' of a keyword argument
static bool inputs_name(Folder *f, const json_t *meta) {
    json_t *spec = spec_parse(meta, "input_pytree_spec");
    const json_t *children = json_object_get(json_array_get(spec, 1), "children_spec");
    Tree t = {.f = f, .leaves = &f->inputs};
    bool ok = json_array_size(children) != 2 || (tree_name(&t, json_array_get(children, 0), "args") && tree_name(&t, json_array_get(children, 1), ""));
    vec_free(&t.name);
    json_decref(spec);
    return ok;
}

// Results have names where one of them is in a dictionary: result['y'].
static bool outputs_name(Folder *f, const json_t *meta) {
    json_t *spec = spec_parse(meta, "output_pytree_spec");
    Names names = {0};
    Tree t = {.f = f, .leaves = &names};
    bool ok = json_array_size(spec) < 2 || tree_name(&t, json_array_get(spec, 1), "result");
    if (ok && t.keys && names.n == f->main->n_results)
        for (uint32_t i = 0; i < names.n; i++) f->main->result_info[i].loc_name = names.items[i];
    vec_free(&names);
    vec_free(&t.name);
    json_decref(spec);
    return ok;
}

// ---- Arguments ----

static bool is_file_name(const char *name) { return *name && *name != '.' && !strchr(name, '/') && strlen(name) < 256; }

// The array in DIR/KIND/NAME is what argument i stands for; a parameter whose file is not there stays one.
static bool array_bind(Folder *f, uint32_t i, const char *kind, const char *name, bool required) {
    const char *path = arena_printf(&f->arena, "%s/%s/%s", f->path, kind, name);
    if (!is_file_name(name)) return refuse(f, f->meta_path, "'%.100s' is no name of a file in %s", name, kind);
    if (!required && access(path, F_OK)) return true;
    const char *who = arena_printf(&f->arena, "argument %u of @main, '%s'", i, name);
    f->values[i] = npy_literal(path, f->m, f->main->body->args[i]->type, who, f->d);
    f->files[i] = path;
    return f->values[i] != NULL;
}

static bool argument_bind(Folder *f, uint32_t i, const json_t *location) {
    const char *type = json_string_value(json_object_get(location, "type_")), *name = json_string_value(json_object_get(location, "name"));
    json_int_t position = json_integer_value(json_object_get(location, "position"));
    PortInfo *info = &f->main->arg_info[i];
    if (!type || !name) return refuse(f, f->meta_path, "input_locations[%u] has no 'type_' or no 'name'", i);
    f->main->body->args[i]->name = NULL; // %arg3, which the reader of bytecode has made
    if (!strcmp(type, "parameter")) {
        info->loc_name = module_str(f->m, name);
        f->parameters[i] = true;
        return array_bind(f, i, "data", name, false);
    }
    if (!strcmp(type, "constant")) return array_bind(f, i, "constants", arena_printf(&f->arena, "%lld", (long long)position), true);
    if (strcmp(type, "input_arg")) return refuse(f, f->meta_path, "input_locations[%u] is of the type '%.40s', which is not known", i, type);
    if (position >= 0 && (uint64_t)position < f->inputs.n) info->loc_name = f->inputs.items[position];
    f->positions[i] = position >= 0 ? (uint64_t)position : UINT64_MAX;
    return true;
}

// Parameters without a file, where others have one.
static void arguments_tell(Folder *f) {
    enum { SHOWN = 8 };
    uint32_t n_bound = 0, n_left = 0;
    Text left = {0};
    for (uint32_t i = 0; i < f->main->body->n_args; i++) {
        n_bound += f->values[i] != NULL;
        if (!f->parameters[i] || f->values[i]) continue;
        if (n_left++ < SHOWN) text_f(&left, "%s%s", n_left > 1 ? ", " : "", argument_name(f->main, i));
    }
    if (n_left > SHOWN) text_f(&left, " and %u more", n_left - SHOWN);
    if (n_bound && n_left) {
        diag_remark(f->d, diag_file(f->d, f->path), "there is no file in data for these parameters, which stay arguments: %s", left.items);
        diag_help(f->d, "--weights F.safetensors binds them by these names");
    }
    vec_free(&left);
}

// Training begins with what these have.
static void parameters_keep(Folder *f) {
    for (uint32_t i = 0; f->begin && i < f->main->body->n_args; i++) {
        const Value *arg = f->main->body->args[i];
        if (!f->parameters[i] || !f->values[i] || !dtype_is_float(arg->type->dtype)) continue;
        vec_push(&f->beginnings, ((Beginning){arg, f->values[i]}));
        f->values[i] = NULL;
    }
    if (!f->beginnings.n) return;
    diag_remark(f->d, diag_file(f->d, f->path), "%zu parameter%s with values in data", f->beginnings.n, f->beginnings.n > 1 ? "s begin" : " begins");
    diag_help(f->d, "--frozen NAME,.. keeps those that are not to be trained; without the folder data all begin at random");
}

// What calls give has the order of the call, which is not that of the program; parameters that have no file come behind.
static void arguments_sort(Folder *f) {
    Value **args = f->main->body->args;
    uint32_t n = f->main->body->n_args;
    for (uint32_t i = 1; i < n; i++) {
        Value *v = args[i];
        PortInfo info = f->main->arg_info[i];
        uint64_t position = f->positions[i];
        uint32_t at = i;
        for (; at && f->positions[at - 1] > position; at--)
            args[at] = args[at - 1], f->main->arg_info[at] = f->main->arg_info[at - 1], f->positions[at] = f->positions[at - 1], args[at]->index = at;
        args[at] = v, f->main->arg_info[at] = info, f->positions[at] = position, v->index = at;
    }
}

static bool arguments_bind(Folder *f, const json_t *meta) {
    const json_t *locations = json_object_get(meta, "input_locations");
    uint32_t n = f->main->body->n_args;
    if (!json_is_array(locations)) return refuse(f, f->meta_path, "there is no list input_locations: is this torch_xla's?");
    if (json_array_size(locations) != n) return refuse(f, f->meta_path, "%zu input_locations for the %u arguments of @main", json_array_size(locations), n);
    f->values = arena_array(&f->arena, const Literal *, n);
    f->files = arena_array(&f->arena, const char *, n);
    f->parameters = arena_array(&f->arena, bool, n);
    f->positions = arena_array(&f->arena, uint64_t, n);
    for (uint32_t i = 0; i < n; i++)
        if (!argument_bind(f, i, json_array_get(locations, i))) return false;
    arguments_tell(f);
    parameters_keep(f);
    uint32_t n_left = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!f->values[i]) f->positions[n_left++] = f->parameters[i] ? UINT64_MAX : f->positions[i];
    if (!weights_replace(f->m, f->values, f->files, f->d)) return false;
    arguments_sort(f);
    for (uint32_t i = 0; i < f->main->body->n_args; i++) f->main->arg_info[i].number = i; // of those that are left
    for (size_t i = 0; i < f->beginnings.n; i++) vec_push(f->begin, ((BoundWeight){f->beginnings.items[i].arg->index, f->beginnings.items[i].value}));
    return true;
}

static bool meta_read(Folder *f, const char *function) {
    FileMap map;
    json_error_t err;
    f->meta_path = arena_printf(&f->arena, "%s.meta", function);
    if (!file_map(f->meta_path, &map, f->d)) return false;
    json_t *meta = json_loadb((const char *)map.bytes, map.n_bytes, JSON_REJECT_DUPLICATES, &err);
    file_unmap(&map);
    if (!meta) {
        Loc at = diag_file(f->d, f->meta_path);
        at.line = (uint32_t)(err.line > 0 ? err.line : 1), at.col = (uint32_t)(err.column > 0 ? err.column : 1);
        diag_error(f->d, at, CODE_BAD_FILE, "no JSON: %s", err.text);
        return false;
    }
    bool ok = inputs_name(f, meta) && outputs_name(f, meta) && arguments_bind(f, meta);
    json_decref(meta);
    return ok;
}

Module *torch_xla_read(const char *path, BoundWeights *begin, Diags *d) {
    Folder f = {.path = path, .d = d, .begin = begin};
    const char *function = function_find(&f);
    bool ok = function && program_read(&f, function) && meta_read(&f, function);
    if (!ok && f.m) module_free(f.m);
    vec_free(&f.inputs);
    vec_free(&f.beginnings);
    arena_free(&f.arena);
    return ok ? f.m : NULL;
}

void torch_xla_tell_of_folder(const char *path, Diags *d) {
    static const char inner[] = "functions/";
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    size_t n = sizeof inner - 1, n_dir = slash ? (size_t)(slash + 1 - path) : 0;
    if (n_dir < n || !dot || dot < slash || strncmp(slash + 1 - n, inner, n) || (n_dir > n && path[n_dir - n - 1] != '/')) return;
    if (access(arena_printf(&d->arena, "%.*s.meta", (int)(dot - path), path), F_OK)) return;
    n_dir -= n_dir > n + 1 ? n + 1 : n; // with no slash behind it, but that of the root
    diag_remark(d, diag_file(d, path), "this is the program of a folder of torch_xla, whose weights are not bound when it is read alone");
    diag_help(d, "tpucc %s -o OUT", n_dir ? shell_quote(&d->arena, "%.*s", (int)n_dir, path) : ".");
}
