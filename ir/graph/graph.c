// Building and changing the graph: see graph.h.
#include "ir/graph/graph.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

Module *module_new(void) {
    Module *m = xcalloc(1, sizeof *m);
    m->strings.arena = &m->arena;
    m->types.arena = &m->arena;
    return m;
}

void module_free(Module *m) {
    if (!m) return;
    for (size_t i = 0; i < m->n_maps; i++) munmap((void *)(uintptr_t)m->maps[i].base, m->maps[i].bytes);
    free(m->maps);
    ptr_map_free(&m->func_of.map);
    interner_free(&m->strings);
    type_table_free(&m->types);
    arena_free(&m->arena);
    free(m);
}

void module_keep_map(Module *m, const void *base, size_t bytes) {
    if (m->n_maps == m->cap_maps) m->maps = vec_grow(m->maps, &m->cap_maps, m->n_maps + 1, sizeof *m->maps);
    m->maps[m->n_maps].base = base;
    m->maps[m->n_maps++].bytes = bytes;
}

Str module_str(Module *m, const char *text) { return str_intern_z(&m->strings, text); }

Func *module_add_func(Module *m, Str name) {
    Func *f = arena_new(&m->arena, Func);
    f->module = m;
    f->name = name;
    f->body = block_new(m);
    f->body->func = f;
    if (m->last_func) m->last_func->next = f;
    else m->first_func = f;
    m->last_func = f;
    return f;
}

// The table follows functions that were appended; whoever changes the list or a name in another way empties it.
Func *module_find_func(Module *m, Str name) {
    if (m->func_of.first != m->first_func) module_forget_names(m);
    Func *f = m->func_of.last ? m->func_of.last->next : m->first_func;
    for (; f; f = f->next) {
        if (f->name && !ptr_map_get(&m->func_of.map, f->name)) ptr_map_set(&m->func_of.map, f->name, f); // the first of a name
        m->func_of.first = m->first_func;
        m->func_of.last = f;
    }
    return name ? ptr_map_get(&m->func_of.map, name) : NULL;
}

void module_forget_names(Module *m) {
    ptr_map_free(&m->func_of.map);
    m->func_of.first = m->func_of.last = NULL;
}

static bool is_private(const Func *f) { return f->visibility && !strcmp(f->visibility->text, "private"); }

static bool is_main(const Func *f) { return f->name && !strcmp(f->name->text, "main"); }

Func *module_main(const Module *m) {
    Func *only = NULL;
    size_t n_public = 0;
    for (Func *f = m->first_func; f && m->entry; f = f->next)
        if (f->name == m->entry) return f;
    for (Func *f = m->first_func; f; f = f->next) {
        if (is_main(f)) return f;
        if (!is_private(f)) only = f, n_public++;
    }
    return n_public == 1 ? only : NULL;
}

size_t module_entries(const Module *m, Func **out) {
    size_t n = 0;
    for (Func *f = m->first_func; f; f = f->next) {
        if (!is_main(f) && !(f->visibility && !strcmp(f->visibility->text, "public"))) continue;
        if (out) out[n] = f;
        n++;
    }
    Func *only = n ? NULL : module_main(m);
    if (only && out) out[0] = only;
    return n + (only != NULL);
}

const NamedText *named_text(const NamedTexts *texts, const char *name) {
    for (uint32_t i = 0; i < texts->n; i++)
        if (!strcmp(texts->v[i].name->text, name)) return &texts->v[i];
    return NULL;
}

Str port_attr(const PortInfo *port, const char *name) {
    const NamedText *found = named_text(&port->attrs, name);
    return found ? found->value : NULL;
}

void named_text_set(Module *m, NamedTexts *texts, const char *name, const char *text) {
    NamedText *v = arena_array(&m->arena, NamedText, (size_t)texts->n + 1); // others may share the list
    uint32_t at = 0;
    for (uint32_t i = 0; i < texts->n; i++) v[i] = texts->v[i];
    while (at < texts->n && strcmp(v[at].name->text, name) != 0) at++;
    if (at == texts->n) texts->n++;
    v[at] = (NamedText){module_str(m, name), module_str(m, text)};
    texts->v = v;
}

void port_set_attr(Module *m, PortInfo *port, const char *name, const char *text) { named_text_set(m, &port->attrs, name, text); }

// "arg3" is what any printer calls an argument: no name that a person knows.
static bool is_made_name(Str name) { return name->len > 3 && !strncmp(name->text, "arg", 3) && strspn(name->text + 3, "0123456789") == name->len - 3; }

static bool is_same_name(Str a, Str b) { return a == b || (a && b && a->len == b->len && !memcmp(a->text, b->text, a->len)); }

// No other argument is called so.
static bool is_own_name(const Func *f, uint32_t i, Str name) {
    for (uint32_t k = 0; k < f->body->n_args; k++)
        if (k != i && (is_same_name(f->body->args[k]->name, name) || is_same_name(f->arg_info[k].loc_name, name))) return false;
    return true;
}

// The name that is shown, or NULL: there is only the number.
static Str shown_name(const Func *f, uint32_t i) {
    Str ssa = f->body->args[i]->name, loc = f->arg_info ? f->arg_info[i].loc_name : NULL;
    if (!loc || !loc->len || (ssa && !(is_made_name(ssa) && is_own_name(f, i, loc)))) return ssa;
    return loc;
}

static char *number_name(Arena *a, const Func *f, uint32_t i) { return arena_printf(a, "arg%" PRIu32, f->arg_info ? f->arg_info[i].number : i); }

const char *argument_name(Func *f, uint32_t i) {
    Str shown = shown_name(f, i);
    return shown ? shown->text : number_name(&f->module->arena, f, i);
}

uint32_t argument_names(Arena *a, const Func *f, uint32_t i, const char *out_names[MAX_ARGUMENT_NAMES]) {
    Str ssa = f->body->args[i]->name, loc = f->arg_info ? f->arg_info[i].loc_name : NULL, shown = shown_name(f, i);
    const char *all[] = {str_text(shown), str_text(ssa), str_text(loc), number_name(a, f, i)};
    uint32_t n = 0;
    for (uint32_t k = 0; k < COUNT(all); k++) {
        bool fresh = *all[k];
        for (uint32_t j = 0; j < n; j++) fresh &= strcmp(all[k], out_names[j]) != 0;
        if (fresh) out_names[n++] = all[k];
    }
    return n;
}

bool argument_answers(const Func *f, uint32_t i, const char *name) {
    const Value *v = f->body->args[i];
    const PortInfo *info = f->arg_info ? &f->arg_info[i] : NULL;
    char number[24];
    snprintf(number, sizeof number, "arg%u", info ? info->number : i);
    return (v->name && !strcmp(v->name->text, name)) || !strcmp(number, name) || (info && info->loc_name && !strcmp(info->loc_name->text, name));
}

// Attributes are MLIR text: NULL for what is no string, or an empty one.
static const char *jax_result_name(Arena *a, const PortInfo *info) {
    for (uint32_t k = 0; k < info->attrs.n; k++) {
        const NamedText *attr = &info->attrs.v[k];
        if (strcmp(attr->name->text, "jax.result_info") || !attr->value) continue;
        const char *text = attr->value->text;
        size_t len = strlen(text);
        return len > 2 && *text == '"' ? arena_printf(a, "%.*s", (int)len - 2, text + 1) : NULL;
    }
    return NULL;
}

uint32_t func_result_names(Arena *a, const Func *f, uint32_t i, const char *out_names[MAX_RESULT_NAMES]) {
    const PortInfo *info = f->result_info ? &f->result_info[i] : NULL;
    const char *jax = info ? jax_result_name(a, info) : NULL;
    uint32_t n = 0;
    if (jax) out_names[n++] = jax;
    if (info && info->loc_name && (!jax || strcmp(jax, info->loc_name->text) != 0)) out_names[n++] = info->loc_name->text;
    const char *number = arena_printf(a, "output%" PRIu32, i);
    if (!n || strcmp(out_names[0], number) != 0) out_names[n++] = number;
    return n;
}

static PortInfo *copy_ports(Module *m, const PortInfo *from, const Type *types, size_t n) {
    if (!from) return NULL;
    PortInfo *to = arena_copy(&m->arena, from, n * sizeof *from);
    for (size_t i = 0; i < n; i++)
        if (from[i].dims) to[i].dims = arena_copy(&m->arena, from[i].dims, types[i]->rank * sizeof *from[i].dims);
    return to;
}

static void copy_func(Module *m, const Func *f) {
    ValueMap map = {0};
    Func *to = module_add_func(m, f->name);
    Block *body = to->body;
    uint32_t n_args = f->body->n_args;
    Type *types = arena_array(&m->arena, Type, n_args);
    *to = *f;
    to->body = body;
    to->next = NULL;
    for (uint32_t i = 0; i < n_args; i++) {
        types[i] = f->body->args[i]->type;
        value_map_set(&map, f->body->args[i], block_add_arg(m, body, types[i], f->body->args[i]->name));
    }
    to->arg_info = copy_ports(m, f->arg_info, types, n_args);
    to->result_info = copy_ports(m, f->result_info, f->result_types, f->n_results);
    to->result_types = arena_copy(&m->arena, f->result_types, f->n_results * sizeof *f->result_types);
    block_clone_into(m, f->body, body, NULL, &map, true);
    value_map_free(&map);
}

FuncList module_copy_funcs(Module *m) {
    FuncList own = module_swap_funcs(m, (FuncList){NULL, NULL});
    for (const Func *f = own.first; f; f = f->next) copy_func(m, f);
    return module_swap_funcs(m, own);
}

FuncList module_swap_funcs(Module *m, FuncList funcs) {
    FuncList old = {m->first_func, m->last_func};
    m->first_func = funcs.first;
    m->last_func = funcs.last;
    module_forget_names(m);
    return old;
}

void module_keep_funcs(Module *m, bool (*keep)(const Func *f, void *context), void *context) {
    Func *first = NULL, *last = NULL;
    for (Func *f = m->first_func, *next; f; f = next) {
        next = f->next;
        if (!keep(f, context)) continue;
        f->next = NULL;
        if (last) last->next = f;
        else first = f;
        last = f;
    }
    module_swap_funcs(m, (FuncList){first, last});
}

Block *block_new(Module *m) { return arena_new(&m->arena, Block); }

Value *block_add_arg(Module *m, Block *b, Type type, Str name) {
    if (!(b->n_args & (b->n_args - 1))) { // grow at powers of two
        Value **args = arena_array(&m->arena, Value *, b->n_args ? 2 * (size_t)b->n_args : 1);
        if (b->n_args) memcpy(args, b->args, b->n_args * sizeof *args);
        b->args = args;
    }
    Value *v = arena_new(&m->arena, Value);
    *v = (Value){.type = type, .block = b, .index = b->n_args, .name = name};
    b->args[b->n_args++] = v;
    return v;
}

void block_remove_arg(Block *b, uint32_t i) {
    // A count that crosses a power of two downwards makes the next block_add_arg copy: harmless.
    memmove(b->args + i, b->args + i + 1, (b->n_args - i - 1) * sizeof *b->args);
    b->n_args--;
    for (uint32_t j = i; j < b->n_args; j++) b->args[j]->index = j;
    if (b->func && b->func->arg_info) {
        PortInfo *info = b->func->arg_info;
        memmove(info + i, info + i + 1, (b->n_args - i) * sizeof *info);
    }
}

Op *op_new(Module *m, OpKind kind, OpLoc loc, size_t n_operands, size_t n_results, size_t n_regions) {
    Op *op = arena_new(&m->arena, Op);
    *op = (Op){.kind = kind, .loc = loc, .n_operands = (uint32_t)n_operands, .n_results = (uint32_t)n_results, .n_regions = (uint32_t)n_regions};
    op->operands = arena_array(&m->arena, Value *, n_operands);
    op->results = arena_array(&m->arena, Value, n_results);
    op->regions = arena_array(&m->arena, Block *, n_regions);
    for (uint32_t i = 0; i < n_results; i++) op->results[i] = (Value){.def = op, .index = i};
    for (uint32_t i = 0; i < n_regions; i++) {
        op->regions[i] = block_new(m);
        op->regions[i]->parent = op;
    }
    return op;
}

void block_append(Block *b, Op *op) {
    op->block = b;
    op->prev = b->last;
    op->next = NULL;
    if (b->last) b->last->next = op;
    else b->first = op;
    b->last = op;
}

void op_insert_before(Op *op, Op *at) {
    op->block = at->block;
    op->prev = at->prev;
    op->next = at;
    if (at->prev) at->prev->next = op;
    else at->block->first = op;
    at->prev = op;
}

void op_unlink(Op *op) {
    Block *b = op->block;
    if (op->prev) op->prev->next = op->next;
    else b->first = op->next;
    if (op->next) op->next->prev = op->prev;
    else b->last = op->prev;
    op->block = NULL;
    op->prev = op->next = NULL;
}

void op_set_operands(Module *m, Op *op, Value *const *operands, size_t n) {
    op->operands = arena_copy(&m->arena, operands, size_mul(n, sizeof *operands));
    op->n_operands = (uint32_t)n;
}

const Attr *op_attr(const Op *op, AttrKey key) {
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == key) return &op->attrs[i];
    return NULL;
}

void op_set_attr(Module *m, Op *op, Attr a) {
    uint32_t at = 0;
    while (at < op->n_attrs && (op->attrs[at].key < a.key || (a.key == ATTR_UNKNOWN && op->attrs[at].key == ATTR_UNKNOWN && op->attrs[at].name != a.name)))
        at++;
    bool replaces = at < op->n_attrs && op->attrs[at].key == a.key && op->attrs[at].name == a.name;
    Attr *attrs = arena_array(&m->arena, Attr, (size_t)op->n_attrs + !replaces); // literals may share the old array
    if (at) memcpy(attrs, op->attrs, at * sizeof *attrs);
    attrs[at] = a;
    uint32_t rest = op->n_attrs - at - replaces;
    if (rest) memcpy(attrs + at + 1, op->attrs + at + replaces, rest * sizeof *attrs);
    op->attrs = attrs;
    op->n_attrs += !replaces;
}

void op_remove_attr(Op *op, AttrKey key) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key != key) op->attrs[n++] = op->attrs[i];
    op->n_attrs = n;
}

int64_t op_int(const Op *op, AttrKey key, int64_t otherwise) {
    const Attr *a = op_attr(op, key);
    return a ? a->i : otherwise;
}

Axes op_axes(const Op *op, AttrKey key) { return op_list(op, key, 0); }

Axes op_list(const Op *op, AttrKey key, uint32_t i) {
    const Attr *a = op_attr(op, key);
    return a && i < a->n_lists ? a->lists[i] : (Axes){0};
}

Str op_str(const Op *op, AttrKey key) {
    const Attr *a = op_attr(op, key);
    return a ? a->s : NULL;
}

void value_replace(Value *from, Value *to) {
    to = value_resolved(to);
    if (from == to) return;
    if (from->replaced) ICE("a value is replaced twice");
    from->replaced = to;
}

// All of a chain leads to its end at once from then on: chains may be as long as the model.
static Value *resolve(Value *v) {
    Value *end = value_resolved(v);
    for (Value *next; v->replaced; v = next) {
        next = v->replaced;
        v->replaced = end;
    }
    return end;
}

void block_resolve(Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = resolve(op->operands[i]);
        for (uint32_t i = 0; i < op->n_regions; i++) block_resolve(op->regions[i]);
    }
}

void module_resolve(Module *m) {
    for (Func *f = m->first_func; f; f = f->next) block_resolve(f->body);
}

static Value *mapped(const ValueMap *map, Value *v) {
    Value *to = value_map_get(map, v);
    return to ? to : v;
}

Op *op_clone(Module *m, const Op *op, ValueMap *map) {
    Op *copy = op_new(m, op->kind, op->loc, op->n_operands, op->n_results, op->n_regions);
    for (uint32_t i = 0; i < op->n_operands; i++) copy->operands[i] = mapped(map, op->operands[i]);
    copy->n_attrs = op->n_attrs;
    copy->attrs = arena_copy(&m->arena, op->attrs, op->n_attrs * sizeof *op->attrs);
    for (uint32_t i = 0; i < op->n_results; i++) {
        copy->results[i].type = op->results[i].type;
        copy->results[i].name = op->results[i].name;
        value_map_set(map, &op->results[i], &copy->results[i]);
    }
    for (uint32_t i = 0; i < op->n_regions; i++) {
        const Block *from = op->regions[i];
        for (uint32_t j = 0; j < from->n_args; j++)
            value_map_set(map, from->args[j], block_add_arg(m, copy->regions[i], from->args[j]->type, from->args[j]->name));
        block_clone_into(m, from, copy->regions[i], NULL, map, true);
    }
    return copy;
}

void block_clone_into(Module *m, const Block *from, Block *to, Op *at, ValueMap *map, bool with_end) {
    for (const Op *op = from->first; op; op = op->next) {
        if (!with_end && op_has(op->kind, END)) continue;
        Op *copy = op_clone(m, op, map);
        if (at) op_insert_before(copy, at);
        else block_append(to, copy);
    }
}

void block_walk(Block *b, void (*fn)(Op *op, void *context), void *context) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        fn(op, context);
        for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], fn, context);
    }
}
