// The FlatBuffer is verified whole (fb_verify) before anything of it is read, the program within by the reader of bytecode. What the two say of each other is
// checked: how many arguments and results there are.
#include "frontend/containers/jax_export.h"

#include "frontend/bytecode/bytecode.h"
#include "frontend/fb/fb.h"
#include "frontend/schema/jax_export.h"
#include "ir/text/dims.h"

#include <stdlib.h>
#include <string.h>

// In which main's arguments are: the index of the platform where there are several, then those that are kept.
enum { OLDEST_CONVENTION = 9, NEWEST_CONVENTION = 10 };
enum { MODULE_SLOT = 30 }; // of Exported's vtable

typedef struct {
    const char *path;
    Diags *d;
    Module *m;
    Func *main;
    const JaxeExported *exported;
} Export;

// Only bytes that are there are looked at; whether they are right is seen later.
bool jax_export_is_model(const uint8_t *bytes, size_t n) {
    if (n < 8) return false;
    size_t root = fb_u32(bytes);
    if (root > n - 4) return false;
    int64_t vtable = (int64_t)root - fb_i32(bytes + root);
    if (vtable < 4 || (uint64_t)vtable > n - 4 || fb_u16(bytes + vtable) < MODULE_SLOT + 2 || (uint64_t)vtable + MODULE_SLOT + 2 > n) return false;
    size_t field = root + fb_u16(bytes + vtable + MODULE_SLOT);
    if (field == root || field > n - 4) return false;
    size_t module = field + fb_u32(bytes + field);
    return module <= n - 4 && bytecode_is_model(bytes + module + 4, n - module - 4);
}

static bool refuse(Export *e, const char *field, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
static bool refuse(Export *e, const char *field, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&e->d->arena, fmt, args);
    va_end(args);
    Loc at = diag_file(e->d, e->path);
    if (field && *field) at.path = diag_file(e->d, field).file;
    diag_error(e->d, at, CODE_BAD_FILE, "%s", text);
    return false;
}

// ---- What it was exported for ----

static bool convention_check(Export *e) {
    unsigned version = JaxeExported_calling_convention(e->exported);
    if (version >= OLDEST_CONVENTION && version <= NEWEST_CONVENTION) return true;
    refuse(e, "calling_convention", "calling convention %u of jax.export; %d to %d are read", version, OLDEST_CONVENTION, NEWEST_CONVENTION);
    if (version < OLDEST_CONVENTION) diag_help(e->d, "export it with JAX of 2024 or later");
    return false;
}

// Which platform's part is taken: the CPU's, if it was exported for one.
static uint32_t platform_choose(Export *e, FbVec platforms) {
    Text names = {0};
    for (uint32_t i = 0; i < platforms.n; i++) {
        FbString p = JaxeExported_platforms_at(platforms, i);
        if (p.len == 3 && !memcmp(p.text, "cpu", 3)) {
            vec_free(&names);
            return i;
        }
        text_f(&names, "%s%.40s", i ? ", " : "", p.text);
    }
    if (platforms.n) {
        diag_remark(e->d, diag_file(e->d, e->path), "this program was exported for %s, not for cpu: what it calls there has to have a meaning here",
                    names.items);
        diag_help(e->d, "where it has none, export it for this: jax.export.export(f, platforms=[\"cpu\"])(..)");
    }
    vec_free(&names);
    return 0;
}

// Argument `i` of main becomes a number.
static void argument_settle(Export *e, uint32_t i, int64_t value) {
    Block *body = e->main->body;
    Op *op = op_new(e->m, OP_CONSTANT, e->main->loc, 0, 1, 0);
    op_result(op, 0)->type = body->args[i]->type;
    op_set_attr(e->m, op, attr_literal(ATTR_value, literal_splat_i64(&e->m->arena, body->args[i]->type, value)));
    if (body->first) op_insert_before(op, body->first);
    else block_append(body, op);
    value_replace(body->args[i], op_result(op, 0));
    module_resolve(e->m);
    block_remove_arg(body, i);
    for (uint32_t k = i; k < body->n_args; k++) e->main->arg_info[k].number = k;
}

static bool is_global(const PortInfo *info, const char *name) {
    for (uint32_t i = 0; i < info->attrs.n; i++) {
        Str v = info->attrs.v[i].value;
        if (v && !strcmp(info->attrs.v[i].name->text, "jax.global_constant") && v->len == strlen(name) + 2 && !memcmp(v->text + 1, name, v->len - 2))
            return true;
    }
    return false;
}

static bool platform_settle(Export *e) {
    uint32_t chosen = platform_choose(e, JaxeExported_platforms(e->exported));
    Block *body = e->main->body;
    if (!body->n_args || !is_global(&e->main->arg_info[0], "_platform_index")) return true;
    Type t = body->args[0]->type;
    if (!type_is_static(t) || t->rank || !dtype_is_int(t->dtype)) return refuse(e, "module", "the index of the platform is no integer");
    argument_settle(e, 0, chosen);
    return true;
}

// ---- Names ----

enum { MAX_NAME = 1000 }; // bytes
typedef VEC(Str) Names;

// Python's way of writing a string.
static void key_add(Text *out, FbString key) {
    bool quote = memchr(key.text, '\'', key.len) && !memchr(key.text, '"', key.len);
    text_z(out, quote ? "[\"" : "['");
    for (uint32_t i = 0; i < key.len; i++) {
        if (key.text[i] == '\\' || (key.text[i] == '\'' && !quote)) text_z(out, "\\");
        text_add(out, key.text + i, 1);
    }
    text_z(out, quote ? "\"]" : "']");
}

static bool leaves_name(Export *e, const JaxeTree *t, Text *name, size_t most, Names *out);

static bool children_name(Export *e, const JaxeTree *t, Text *name, size_t most, Names *out) {
    FbVec children = JaxeTree_children(t), keys = JaxeTree_keys(t);
    uint8_t kind = (uint8_t)JaxeTree_kind(t);
    size_t from = name->n;
    if (kind == JaxeTreeKind_dict && keys.n != children.n) return refuse(e, "in_tree", "a dictionary of %u keys and %u values", keys.n, children.n);
    for (uint32_t i = 0; i < children.n; i++) {
        if (kind == JaxeTreeKind_dict) key_add(name, JaxeTree_keys_at(keys, i));
        else text_f(name, kind == JaxeTreeKind_custom ? "[<flat index %u>]" : "[%u]", i);
        if (!leaves_name(e, JaxeTree_children_at(children, i), name, most, out)) return false;
        name->items[name->n = from] = 0;
    }
    return true;
}

static bool leaves_name(Export *e, const JaxeTree *t, Text *name, size_t most, Names *out) {
    uint8_t kind = (uint8_t)JaxeTree_kind(t);
    if (kind == JaxeTreeKind_none) return true;
    if (kind > JaxeTreeKind_custom) return refuse(e, "in_tree", "node %u of a tree is not known", kind);
    if (name->n > MAX_NAME) return refuse(e, "in_tree", "a name of more than %d bytes", MAX_NAME);
    if (kind != JaxeTreeKind_leaf) return children_name(e, t, name, most, out);
    if (out->n == most) return refuse(e, "in_tree", "a tree has more than %zu leaves, which is how many arrays there are", most);
    vec_push(out, str_intern(&e->m->strings, name->items, name->n));
    return true;
}

static bool tree_name(Export *e, const JaxeTree *t, const char *root, size_t most, Names *out) {
    Text name = {0};
    text_z(&name, root);
    bool ok = !t || leaves_name(e, t, &name, most, out);
    vec_free(&name);
    return ok;
}

// ((arguments), {keyword arguments})
static bool inputs_name(Export *e, size_t most, Names *out) {
    const JaxeTree *t = JaxeExported_in_tree(e->exported);
    FbVec children = t ? JaxeTree_children(t) : (FbVec){0};
    if (!t || JaxeTree_kind(t) != JaxeTreeKind_tuple || children.n != 2) return tree_name(e, t, "args", most, out);
    return tree_name(e, JaxeTree_children_at(children, 0), "args", most, out) && tree_name(e, JaxeTree_children_at(children, 1), "kwargs", most, out);
}

// The argument's name in the function that main passes it to: JAX wraps programs of open sizes, and names the arguments of what it wraps.
static Str callee_name(Export *e, const Value *argument) {
    for (const Op *op = e->main->body->first; op; op = op->next) {
        if (op->kind != OP_CALL) continue;
        Func *f = module_find_func(e->m, op_str(op, ATTR_callee));
        for (uint32_t i = 0; f && i < op->n_operands && i < f->body->n_args; i++)
            if (op->operands[i] == argument && f->arg_info[i].loc_name) return f->arg_info[i].loc_name;
    }
    return NULL;
}

// Array `leaf` of in_tree, or NULL.
static const JaxeAbstract *aval_of(Export *e, uint32_t leaf) {
    FbVec all = JaxeExported_avals(e->exported), numbers = JaxeExported_in_aval_numbers(e->exported), avals = JaxeExported_in_avals(e->exported);
    if (leaf < numbers.n && JaxeExported_in_aval_numbers_at(numbers, leaf) < all.n)
        return JaxeExported_avals_at(all, JaxeExported_in_aval_numbers_at(numbers, leaf));
    return leaf < avals.n ? JaxeExported_in_avals_at(avals, leaf) : NULL;
}

// Open sizes by the names that they have in Python.
static void dims_name(Export *e, const JaxeAbstract *a, Type type, PortInfo *info) {
    FbVec shape = a ? JaxeAbstract_shape(a) : (FbVec){0};
    if (info->dims || !type_is_tensor(type) || shape.n != type->rank) return;
    Str *dims = arena_array(&e->m->arena, Str, (size_t)type->rank + 1);
    for (uint32_t i = 0; i < type->rank; i++) {
        FbString s = JaxeAbstract_shape_at(shape, i);
        if (type->dims[i] != DIM_UNKNOWN || !s.len || strlen(s.text) != s.len || dim_wrong(s.text)) continue;
        dims[i] = str_intern(&e->m->strings, s.text, s.len);
    }
    if (dims_any(dims, type->rank)) info->dims = dims;
}

// Names that no file says, %arg0, give way.
static bool arguments_name(Export *e) {
    FbVec kept = JaxeExported_kept(e->exported);
    Block *body = e->main->body;
    Names names = {0};
    bool ok = inputs_name(e, UINT16_MAX, &names);
    if (ok && kept.n != body->n_args) ok = refuse(e, "kept", "%u arrays are kept, but main has %u arguments", kept.n, body->n_args);
    for (uint32_t i = 0; ok && i < kept.n; i++) {
        uint32_t leaf = JaxeExported_kept_at(kept, i);
        PortInfo *info = &e->main->arg_info[i];
        if (leaf >= names.n) {
            ok = refuse(e, "kept", "array %u of %zu is kept", leaf, names.n);
            break;
        }
        if (!info->loc_name) info->loc_name = callee_name(e, body->args[i]);
        if (!info->loc_name) info->loc_name = names.items[leaf];
        body->args[i]->name = NULL;
        dims_name(e, aval_of(e, leaf), body->args[i]->type, info);
    }
    vec_free(&names);
    return ok;
}

static bool has_info(const PortInfo *info) {
    for (uint32_t i = 0; i < info->attrs.n; i++)
        if (!strcmp(info->attrs.v[i].name->text, "jax.result_info")) return true;
    return false;
}

static bool results_name(Export *e) {
    Names names = {0};
    uint32_t n = e->main->n_results;
    bool ok = tree_name(e, JaxeExported_out_tree(e->exported), "result", n, &names);
    if (ok && names.n != n) ok = refuse(e, "out_tree", "%zu leaves, but main has %u results", names.n, n);
    for (uint32_t i = 0; ok && i < n; i++)
        if (!has_info(&e->main->result_info[i]) && !e->main->result_info[i].loc_name) e->main->result_info[i].loc_name = names.items[i];
    vec_free(&names);
    return ok;
}

// ---- The file ----

static bool program_read(Export *e, const uint8_t *bytes) {
    FbVec module = JaxeExported_module(e->exported);
    if (JaxeExported_ordered_effects(e->exported).n) {
        refuse(e, "ordered_effects", "the program has ordered effects, such as prints, which are arguments and results of main");
        diag_help(e->d, "export it without: a program that is served has no callbacks");
        return false;
    }
    e->m = bytecode_read_within(module.items, module.n, (size_t)(module.items - bytes), e->path, e->d);
    if (!e->m) return false;
    e->main = module_main(e->m);
    if (!e->main) return refuse(e, "module", "the program has no function @main");
    return platform_settle(e) && arguments_name(e) && results_name(e);
}

Module *jax_export_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    Export e = {.path = path, .d = d};
    FbError err;
    size_t end;
    if (!fb_verify(&Jaxe_schema, bytes, n_bytes < FB_MAX_BYTES ? n_bytes : FB_MAX_BYTES, 0, &err, &end)) {
        refuse(&e, err.path, "%s", err.text);
        diag_help(d, "the file is cut off or damaged: write it again");
        return NULL;
    }
    e.exported = fb_root(bytes);
    if (convention_check(&e) && program_read(&e, bytes)) return e.m;
    if (e.m) module_free(e.m);
    return NULL;
}
