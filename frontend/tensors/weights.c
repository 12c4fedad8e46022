// Binding tensors to the arguments of @main: see weights.h. Every name that an argument answers to is entered in one
// sorted list; where two arguments answer to the same word, an SSA name goes before a number and a number before a
// location. All tensors are looked up and checked before the first argument is touched, so that one run reports
// everything and a failure changes nothing.
#define _GNU_SOURCE
#include "frontend/tensors/weights.h"

#include "ir/base/guess.h"
#include "ir/base/shown.h"
#include "ir/builder/build.h"
#include "ir/ops/variables.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef enum { BY_SSA, BY_NUMBER, BY_LOC } NameKind;

typedef struct {
    const char *text;
    NameKind kind;
    uint32_t arg;
} Name;

// What a variable begins as; applied when all tensors are known to fit.
typedef struct {
    PortInfo *port;
    const char *name;
    const Literal *value;
} Beginning;

typedef struct {
    Module *m;
    Func *f;         // NULL: there is no @main, only variables of other functions
    VEC(Name) names; // sorted by text, kind, argument
    VEC(Beginning) beginnings;
    const Literal **values; // of each argument, NULL: it stays one
    const char **files;     // that gave it
    Arena scratch;
    Diags *d;
    bool good;
} Binder;

static const char *number_text(Arena *a, uint32_t number) { return arena_printf(a, "arg%u", number); }

// --- names

static int by_text(const void *a, const void *b) {
    const Name *x = a, *y = b;
    int order = strcmp(x->text, y->text);
    if (order) return order;
    if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
    return x->arg < y->arg ? -1 : x->arg > y->arg;
}

static void names_collect(Binder *b) {
    for (uint32_t i = 0; b->f && i < b->f->body->n_args; i++) {
        const Value *v = b->f->body->args[i];
        const PortInfo *info = &b->f->arg_info[i];
        if (v->name) vec_push(&b->names, ((Name){v->name->text, BY_SSA, i}));
        vec_push(&b->names, ((Name){number_text(&b->scratch, info->number), BY_NUMBER, i}));
        if (info->loc_name) vec_push(&b->names, ((Name){info->loc_name->text, BY_LOC, i}));
    }
    if (b->names.n) qsort(b->names.items, b->names.n, sizeof *b->names.items, by_text);
}

// The first entry of this text, or NULL.
static const Name *names_find(const Binder *b, const char *text) {
    size_t low = 0, high = b->names.n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(b->names.items[middle].text, text) < 0) low = middle + 1;
        else high = middle;
    }
    return low < b->names.n && !strcmp(b->names.items[low].text, text) ? &b->names.items[low] : NULL;
}

static bool name_ambiguous(const Binder *b, const Name *n) {
    const Name *next = n + 1;
    return next < b->names.items + b->names.n && !strcmp(next->text, n->text) && next->kind == n->kind;
}

// --- did you mean

enum { MAX_NEAR = 3 };

typedef struct {
    const char *names[MAX_NEAR]; // the nearest first
    size_t distances[MAX_NEAR], n;
} Near;

static void near_add(Near *near, const char *name, size_t distance) {
    size_t at = near->n;
    for (size_t i = 0; i < near->n; i++)
        if (!strcmp(near->names[i], name)) return;
    while (at && near->distances[at - 1] > distance) at--;
    if (at == MAX_NEAR) return;
    if (near->n < MAX_NEAR) near->n++;
    for (size_t i = near->n - 1; i > at; i--) near->names[i] = near->names[i - 1], near->distances[i] = near->distances[i - 1];
    near->names[at] = name, near->distances[at] = distance;
}

// 'a', 'b' or 'c'
static const char *near_text(Arena *a, const Near *near) {
    const char *text = "";
    for (size_t i = 0; i < near->n; i++) text = arena_printf(a, "%s%s'%s'", text, !i ? "" : i + 1 < near->n ? ", " : " or ", near->names[i]);
    return text;
}

static bool same_sizes(Type type, const Tensor *t) {
    bool same = type_is_tensor(type) && type->rank == t->rank;
    for (uint32_t i = 0; same && i < t->rank; i++) same = type->dims[i] == t->dims[i] || type->dims[i] == DIM_UNKNOWN;
    return same;
}

// Arguments that are left whose names are like the tensor's, else those of its sizes, else which are left. True: numbers are all that these are called.
static bool suggest(Binder *b, const Tensor *t) {
    Near alike = {0}, sized = {0}, left = {0};
    size_t len = strlen(t->name), least = len / 4 > 1 ? len / 4 + 1 : len < 3 ? len : 3, n_sized = 0, n_left = 0;
    bool counted = true;
    if (b->d->n_errors > DIAG_CAP) return false; // would not be shown
    for (size_t i = 0; i < b->names.n && len <= MAX_GUESSED; i++) {
        const Name *n = &b->names.items[i];
        if (n->kind == BY_NUMBER || strlen(n->text) > MAX_GUESSED || b->values[n->arg]) continue;
        size_t distance = name_ends_alike(t->name, n->text) ? 0 : edit_distance(t->name, n->text);
        bool fits = same_sizes(b->f->body->args[n->arg]->type, t);
        if (distance < least) near_add(&alike, n->text, 2 * distance + !fits); // of those as near, what fits
    }
    for (uint32_t i = 0; b->f && i < b->f->body->n_args; i++) {
        if (b->values[i]) continue;
        bool fits = same_sizes(b->f->body->args[i]->type, t);
        counted &= !strncmp(argument_name(b->f, i), "arg", 3) && strspn(argument_name(b->f, i) + 3, "0123456789") == strlen(argument_name(b->f, i) + 3);
        n_sized += fits, n_left++;
        near_add(fits ? &sized : &left, argument_name(b->f, i), 0);
    }
    Arena *a = &b->d->arena;
    const char *more = n_sized > MAX_NEAR ? arena_printf(a, " and %zu more", n_sized - MAX_NEAR) : "";
    if (alike.n) diag_help(b->d, "did you mean %s?", near_text(a, &alike));
    else if (sized.n) diag_help(b->d, "arguments of these sizes without a weight: %s%s", near_text(a, &sized), more);
    else if (left.n)
        diag_help(b->d, "%zu argument%s without a weight, none of these sizes: %s%s", n_left, n_left > 1 ? "s are" : " is", near_text(a, &left),
                  n_left > MAX_NEAR ? ", .." : "");
    if (b->f && !b->f->body->n_args) diag_note(b->d, (Loc){0}, "@%s has no arguments", str_text(b->f->name));
    return !alike.n && n_left && counted;
}

// --- binding

// Open dimensions of an argument are as large as its tensor says. The type as it is where the two do not go together, which safetensors_literal says.
static Type sized_type(Module *m, Type type, const int64_t *sizes, uint32_t rank) {
    int64_t dims[MAX_RANK];
    if (!type_is_tensor(type) || type->rank != rank) return type;
    for (uint32_t i = 0; i < rank; i++) dims[i] = type->dims[i] == DIM_UNKNOWN ? sizes[i] : type->dims[i];
    Type sized = type_quantized(&m->types, type->dtype, type->quant, dims, rank);
    return sized ? sized : type;
}

// The argument or result, of any entry point, that first names the variable, whose tensor this is.
static PortInfo *variable_port(const Binder *b, const char *name, Type *out_type) {
    const char *quoted = arena_printf(&b->d->arena, "\"%s\"", name);
    for (Func *f = b->m->first_func; f; f = f->next) {
        for (uint32_t i = 0; f->arg_info && i < f->body->n_args; i++) {
            Str said = port_attr(&f->arg_info[i], VARIABLE_ATTR);
            if (said && !strcmp(said->text, quoted)) return *out_type = f->body->args[i]->type, &f->arg_info[i];
        }
        for (uint32_t i = 0; f->result_info && i < f->n_results; i++) {
            Str said = port_attr(&f->result_info[i], VARIABLE_ATTR);
            if (said && !strcmp(said->text, quoted)) return *out_type = f->result_types[i], &f->result_info[i];
        }
    }
    return NULL;
}

// False: the tensor is no variable's.
static bool bind_variable(Binder *b, Safetensors *s, const Tensor *t) {
    Type type;
    PortInfo *port = variable_port(b, t->name, &type);
    if (!port) return false;
    bool again = port_attr(port, VARIABLE_INITIAL_ATTR) != NULL;
    for (size_t i = 0; i < b->beginnings.n; i++) again |= !strcmp(b->beginnings.items[i].name, t->name);
    const char *who = arena_printf(&b->scratch, "variable '%s'", t->name);
    const Literal *value = again ? NULL : safetensors_literal(s, t, b->m, type, who, b->d);
    if (again) diag_error(b->d, s->at, CODE_WEIGHTS, "tensor '%s' is what variable '%s' begins as, which is said already", t->name, t->name);
    if (!value) return b->good = false, true;
    vec_push(&b->beginnings, ((Beginning){port, arena_printf(&b->m->arena, "%s", t->name), value}));
    return true;
}

static void bind_tensor(Binder *b, Safetensors *s, const Tensor *t) {
    const Name *n = names_find(b, t->name);
    if (bind_variable(b, s, t)) return;
    if (!n) return; // reported when all others are bound, so that the guess is among those left
    if (name_ambiguous(b, n)) {
        diag_error(b->d, s->at, CODE_WEIGHTS, "tensor '%s': arguments %u and %u of @%s both have this name", t->name, n[0].arg, n[1].arg, str_text(b->f->name));
    } else if (b->values[n->arg]) {
        diag_error(b->d, s->at, CODE_WEIGHTS, "tensor '%s' is for argument '%s', which %s gives already", t->name, argument_name(b->f, n->arg),
                   b->files[n->arg]);
    } else {
        const char *who = arena_printf(&b->scratch, "argument '%s'", argument_name(b->f, n->arg));
        Type type = sized_type(b->m, b->f->body->args[n->arg]->type, t->dims, t->rank);
        const Literal *l = safetensors_literal(s, t, b->m, type_storage(&b->m->types, type), who, b->d);
        b->values[n->arg] = l;
        b->files[n->arg] = str_text(s->at.file);
        b->good &= l != NULL;
        return;
    }
    b->good = false;
}

// What a checkpoint of tpurun train holds beside weights belongs to the run, and need not fit.
static bool is_of_run(const Safetensors *s, const Tensor *t) { return s->of_run && (!strncmp(t->name, "optimizer/", 10) || !strncmp(t->name, "training/", 9)); }

// Every batch norm of PyTorch counts the batches that it has seen, which no export reads: a state_dict() has the counts, the model none of them.
static bool is_batch_count(const Tensor *t) {
    static const char end[] = "num_batches_tracked";
    size_t n = strlen(t->name), n_end = sizeof end - 1;
    if (n < n_end || strcmp(t->name + n - n_end, end) || (n > n_end && t->name[n - n_end - 1] != '.')) return false;
    for (uint32_t i = 0; i < t->rank; i++)
        if (t->dims[i] != 1) return false;
    return dtype_is_int(t->dtype);
}

static int is_safetensors(const struct dirent *file) {
    const char *dot = strrchr(file->d_name, '.');
    return dot && dot != file->d_name && !strcmp(dot, ".safetensors");
}

// A folder instead of the files in it, or several with commas: how they are given.
static void help_files(const char *path, Diags *d) {
    Arena *a = &d->arena;
    struct dirent **in;
    const char *flags = "";
    size_t n = strlen(path), n_files = 0;
    int n_in = scandir(path, &in, is_safetensors, alphasort);
    for (int i = 0; i < n_in; i++) {
        const char *slash = n && path[n - 1] == '/' ? "" : "/";
        if (n_files++ < MAX_NEAR) flags = arena_printf(a, "%s%s--weights %s", flags, *flags ? " " : "", shell_quote(a, "%s%s%s", path, slash, in[i]->d_name));
        free(in[i]);
    }
    if (n_in >= 0) free(in);
    if (n_in > 0) diag_help(d, "the weights in it: %s%s", flags, n_files > MAX_NEAR ? " .." : "");
    else if (!n_in) diag_help(d, "this is a folder, and no file in it is a .safetensors, of which --weights takes one");
    if (n_in >= 0 || !strchr(path, ',') || !access(path, F_OK)) return;
    for (const char *at = path; at; at = *at ? at + 1 : NULL) {
        size_t len = strcspn(at, ",");
        if (len) flags = arena_printf(a, "%s%s--weights %s", flags, *flags ? " " : "", shell_quote(a, "%.*s", (int)len, at));
        at += len;
    }
    diag_help(d, "each file has its own --weights: %s", flags);
}

static void bind_file(Binder *b, const char *path) {
    Safetensors s;
    size_t n_unfit = 0, n_counts = 0;
    bool nameless = false;
    if (!safetensors_open(path, &s, b->d)) {
        help_files(path, b->d);
        b->good = false;
        return;
    }
    for (size_t i = 0; i < s.n_tensors; i++) bind_tensor(b, &s, &s.tensors[i]);
    for (size_t i = 0; i < s.n_tensors; i++) {
        Type type;
        if (names_find(b, s.tensors[i].name) || variable_port(b, s.tensors[i].name, &type) || is_of_run(&s, &s.tensors[i])) continue;
        if (is_batch_count(&s.tensors[i])) {
            n_counts++;
            continue;
        }
        diag_error(b->d, s.at, CODE_WEIGHTS, "tensor '%s' fits no argument of @%s", s.tensors[i].name, b->f ? str_text(b->f->name) : "main");
        if (suggest(b, &s.tensors[i]) && !nameless) {
            nameless = true;
            diag_help(b->d, "the model does not have the names of its arguments; of JAX a file by jax.export has them, exported.serialize() written to "
                            "NAME.jaxexport, and so has jax.jit(f).lower(x).as_text(debug_info=True)");
        }
        if (!n_unfit++)
            diag_help(
                b->d,
                "to leave it out, in Python: import safetensors.torch as s; t = s.load_file(\"%s\"); del t[\"%s\"]; s.save_file(t, \"OTHER.safetensors\")",
                path, s.tensors[i].name);
        b->good = false;
    }
    if (n_counts)
        diag_remark(b->d, s.at, "num_batches_tracked, which batch norms of PyTorch count, is left out (%zu tensor%s)", n_counts, n_counts > 1 ? "s" : "");
    safetensors_close(&s);
}

static void replace_argument(Binder *b, uint32_t i, const Literal *l, Op *first) {
    Value *arg = b->f->body->args[i];
    const PortInfo *info = &b->f->arg_info[i];
    OpLoc loc = {.at = b->f->loc.at, .name = info->loc_name, .src_file = info->src_file, .src_line = info->src_line, .src_col = info->src_col};
    Builder at = {b->m, b->f->body, first, loc};
    Type type = sized_type(b->m, arg->type, l->type->dims, l->type->rank); // it may be quantized, the literal has the integers
    Attr value = attr_literal(ATTR_value, l);
    Op *op = build_typed(&at, OP_CONSTANT, NULL, 0, &value, 1, &type, 1, 0);
    op->results[0].name = arg->name;
    value_replace(arg, &op->results[0]);
}

// What symbols are worth by the sizes of the tensors, for the pass `bind`.
static void keep_sizes(Binder *b) {
    Module *m = b->m;
    const Block *body = b->f->body;
    size_t n = 0;
    for (uint32_t i = 0; i < body->n_args; i++) n += b->values[i] ? body->args[i]->type->rank : 0;
    KnownSize *sizes = arena_array(&m->arena, KnownSize, n);
    m->known_sizes = sizes;
    for (uint32_t i = 0; i < body->n_args; i++) {
        const PortInfo *info = &b->f->arg_info[i];
        const Literal *l = b->values[i];
        for (uint32_t k = 0; l && info->dims && k < l->type->rank; k++) {
            if (!info->dims[k]) continue;
            const char *called = arena_printf(&m->arena, "dimension %u of argument '%s'", k, argument_name(b->f, i));
            const char *from = arena_printf(&m->arena, "%s gives %s", b->files[i], type_name(&b->scratch, l->type));
            sizes[m->n_known_sizes++] = (KnownSize){info->dims[k], l->type->dims[k], called, from};
        }
    }
}

static void begin_variables(Binder *b, BoundWeights *out) {
    for (size_t i = 0; i < b->beginnings.n; i++) {
        const Beginning *x = &b->beginnings.items[i];
        if (out) vec_push(out, ((BoundWeight){x->port->number, x->value}));
        Str function = module_add_initial(b->m, x->name, x->value);
        port_set_attr(b->m, x->port, VARIABLE_INITIAL_ATTR, arena_printf(&b->scratch, "@%s", str_text(function)));
    }
}

static void replace_arguments(Binder *b, BoundWeights *out) {
    Block *body = b->f->body;
    Op *first = body->first;
    keep_sizes(b);
    for (uint32_t i = 0; i < body->n_args; i++) {
        if (!b->values[i]) continue;
        if (out) vec_push(out, ((BoundWeight){b->f->arg_info[i].number, b->values[i]}));
        replace_argument(b, i, b->values[i], first);
    }
    module_resolve(b->m);
    for (uint32_t i = body->n_args; i-- > 0;)
        if (b->values[i]) block_remove_arg(body, i);
}

// A call of @main would pass arguments that are no longer there.
typedef struct {
    Str name;
    const Op *call;
} Calls;

static void find_call(Op *op, void *context) {
    Calls *c = context;
    if (op->kind == OP_CALL && op_str(op, ATTR_callee) == c->name) c->call = op;
}

static bool may_bind(Module *m, Func *f, Diags *d) {
    Loc file = m->file ? (Loc){.file = m->file} : (Loc){0};
    if (!f || !f->body->first) {
        diag_error(d, file, CODE_WEIGHTS, "there is no function @main whose arguments --weights could give");
        return false;
    }
    Calls calls = {.name = f->name};
    for (Func *g = m->first_func; g; g = g->next) block_walk(g->body, find_call, &calls);
    if (!calls.call) return true;
    diag_error(d, op_place(calls.call), CODE_WEIGHTS, "--weights: @%s is called here, so its arguments cannot become constants", str_text(f->name));
    return false;
}

bool weights_replace(Module *m, const Literal **values, const char **files, Diags *d) {
    Func *f = module_main(m);
    if (!may_bind(m, f, d)) return false;
    Binder b = {.m = m, .f = f, .d = d, .values = values, .files = files};
    replace_arguments(&b, NULL);
    arena_free(&b.scratch);
    return true;
}

// Open dimensions are as large as tensors say; else the arguments stay.
static void size_arguments(Binder *b, BoundWeights *out) {
    keep_sizes(b);
    for (uint32_t i = 0; i < b->f->body->n_args; i++) {
        Value *arg = b->f->body->args[i];
        const Literal *l = b->values[i];
        if (!l) continue;
        arg->type = sized_type(b->m, arg->type, l->type->dims, l->type->rank);
        vec_push(out, ((BoundWeight){b->f->arg_info[i].number, l}));
    }
}

static bool bind_or_find(Module *m, const char *const *paths, size_t n_paths, bool stay, BoundWeights *out, Diags *d) {
    Func *f = module_main(m);
    if ((f || module_entries(m, NULL) < 2) && !may_bind(m, f, d)) return false;
    Binder b = {.m = m, .f = f, .d = d, .good = true};
    b.values = arena_array(&b.scratch, const Literal *, f ? f->body->n_args : 0);
    b.files = arena_array(&b.scratch, const char *, f ? f->body->n_args : 0);
    names_collect(&b);
    for (size_t i = 0; i < n_paths; i++) bind_file(&b, paths[i]);
    if (b.good && stay && f) size_arguments(&b, out);
    else if (b.good && f) replace_arguments(&b, out);
    if (b.good && !stay) begin_variables(&b, out);
    vec_free(&b.names);
    vec_free(&b.beginnings);
    arena_free(&b.scratch);
    return b.good;
}

bool weights_bind(Module *m, const char *const *paths, size_t n_paths, BoundWeights *out, Diags *d) { return bind_or_find(m, paths, n_paths, false, out, d); }
bool weights_find(Module *m, const char *const *paths, size_t n_paths, BoundWeights *out, Diags *d) { return bind_or_find(m, paths, n_paths, true, out, d); }
