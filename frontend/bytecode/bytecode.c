// MLIR bytecode to graph: the sections and tables of the file are checked whole, its ops written as text, and that is read (ir/text). Nothing is believed: no
// index before it was compared with what it counts, no count before the bytes that it takes are there. Format: mlir/docs/BytecodeFormat.md, versions 0 to 6.
#include "frontend/bytecode/bytecode.h"

#include "frontend/bytecode/parts.h"
#include "ir/text/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t magic[4] = {'M', 'L', 0xef, 'R'};

bool bytecode_is_model(const uint8_t *bytes, size_t n_bytes) { return n_bytes >= sizeof magic && !memcmp(bytes, magic, sizeof magic); }

// ---- The tables ----

static bool sections_read(Bytecode *b, Cursor *c) {
    static const char *const names[N_SECTIONS] = {"strings", "dialects", "attributes and types", "offsets of attributes and types", "ops"};
    while (c->at < c->end) {
        const uint8_t *at = c->at;
        uint8_t id;
        Cursor data;
        if (!cursor_section(b, c, &id, &data)) return false;
        if (b->given[id]) return bytecode_refuse(b, at, "section %u comes twice", id);
        b->given[id] = true, b->sections[id] = data;
    }
    for (int i = 0; i <= SECTION_IR; i++)
        if (!b->given[i]) return bytecode_refuse(b, c->end, "the file is cut off: it ends without its section of %s", names[i]);
    return true;
}

// Sizes in reverse order, then the strings, each with a NUL.
static bool strings_read(Bytecode *b) {
    Cursor c = b->sections[SECTION_STRING];
    uint64_t n, size;
    if (!cursor_count(b, &c, "strings", &n)) return false;
    b->strings = arena_array(&b->arena, Name, n);
    b->n_strings = n;
    const uint8_t *end = c.end;
    for (uint64_t i = n; i > 0; i--) {
        const uint8_t *at = c.at;
        if (!cursor_number(b, &c, &size)) return false;
        size_t left = end > c.at ? (size_t)(end - c.at) : 0; // sizes come from the one side, strings from the other
        if (!size || size > left) return bytecode_refuse(b, at, "a string of %" PRIu64 " bytes; %zu are left", size, left);
        end -= size;
        b->strings[i - 1] = (Name){(const char *)end, size - 1};
    }
    return c.at == end || bytecode_refuse(b, c.at, "the sizes of strings end at another byte than that where the strings begin");
}

static DialectKind dialect_kind(Name n) {
    static const struct {
        const char *name;
        DialectKind kind;
    } known[] = {{"builtin", DIALECT_BUILTIN}, {"vhlo", DIALECT_VHLO}, {"stablehlo", DIALECT_STABLEHLO}, {"chlo", DIALECT_CHLO}, {"quant", DIALECT_QUANT},
                 {"func", DIALECT_FUNC},       {"sdy", DIALECT_SDY}};
    for (size_t i = 0; i < COUNT(known); i++)
        if (name_is(n, known[i].name)) return known[i].kind;
    return DIALECT_OTHER;
}

static bool dialect_read(Bytecode *b, Cursor *c, Dialect *out) {
    const uint8_t *at = c->at;
    uint64_t i;
    uint8_t id;
    bool versioned = false;
    Cursor version;
    if (b->version < WITH_DIALECT_VERSIONS ? !cursor_number(b, c, &i) : !cursor_flagged(b, c, &i, &versioned)) return false;
    if (i >= b->n_strings) return bytecode_refuse(b, at, "string %" PRIu64 " of %zu", i, b->n_strings);
    *out = (Dialect){b->strings[i], dialect_kind(b->strings[i])};
    if (!versioned) return true;
    if (!cursor_section(b, c, &id, &version)) return false;
    return id == SECTION_DIALECT_VERSIONS || bytecode_refuse(b, at, "section %u where the version of a dialect should be", id);
}

static bool op_name_read(Bytecode *b, Cursor *c, const Dialect *dialect, OpName *out) {
    const uint8_t *at = c->at;
    uint64_t i;
    bool registered = false;
    if (b->version < WITH_PROPERTIES ? !cursor_number(b, c, &i) : !cursor_flagged(b, c, &i, &registered)) return false;
    if (i >= b->n_strings) return bytecode_refuse(b, at, "string %" PRIu64 " of %zu", i, b->n_strings);
    *out = (OpName){dialect, b->strings[i], registered};
    return true;
}

// Groups of names, each of a dialect, up to the end.
static bool op_names_read(Bytecode *b, Cursor *c) {
    VEC(OpName) names = {0};
    uint64_t n, which;
    OpName name;
    bool ok = b->version < WITH_SHORT_ARGUMENTS || cursor_number(b, c, &n); // how many, which the groups say again
    while (ok && c->at < c->end) {
        ok = cursor_index(b, c, b->n_dialects, "dialect", &which) && cursor_count(b, c, "names", &n);
        for (uint64_t i = 0; ok && i < n; i++)
            if ((ok = op_name_read(b, c, &b->dialects[which], &name))) vec_push(&names, name);
    }
    b->op_names = arena_copy(&b->arena, names.items, names.n * sizeof *names.items);
    b->n_op_names = names.n;
    vec_free(&names);
    return ok;
}

static bool dialects_read(Bytecode *b) {
    Cursor c = b->sections[SECTION_DIALECT];
    uint64_t n;
    if (!cursor_count(b, &c, "dialects", &n)) return false;
    b->dialects = arena_array(&b->arena, Dialect, n);
    b->n_dialects = n;
    for (uint64_t i = 0; i < n; i++)
        if (!dialect_read(b, &c, &b->dialects[i])) return false;
    return op_names_read(b, &c);
}

static bool properties_table_read(Bytecode *b) {
    Cursor c = b->sections[SECTION_PROPERTIES];
    uint64_t n;
    if (!b->given[SECTION_PROPERTIES] || c.at == c.end) return true;
    if (!cursor_count(b, &c, "properties", &n)) return false;
    b->properties = arena_array(&b->arena, Cursor, n);
    b->n_properties = n;
    for (uint64_t i = 0; i < n; i++)
        if (!cursor_blob(b, &c, &b->properties[i])) return false;
    return cursor_ended(b, &c, "the properties");
}

// Of one provider: keys, sizes and kinds, for which the other section has the bytes. Those of dialects are what attributes name.
static bool resource_group_read(Bytecode *b, Cursor *c, Cursor *data, bool of_dialect) {
    enum { KIND_BLOB = 0 };
    VEC(Cursor) list = {0};
    uint64_t n, size;
    Name key;
    uint8_t kind;
    Cursor bytes;
    bool ok = cursor_count(b, c, "resources", &n);
    for (uint64_t i = 0; ok && i < n; i++) {
        ok = cursor_string(b, c, &key) && cursor_number(b, c, &size) && cursor_byte(b, c, &kind) && cursor_bytes(b, data, size, &bytes);
        if (ok) vec_push(&list, kind == KIND_BLOB && size ? bytes : (Cursor){0});
    }
    if (ok && of_dialect) {
        Cursor *all = arena_array(&b->arena, Cursor, b->n_resources + list.n);
        if (b->n_resources) memcpy(all, b->resources, b->n_resources * sizeof *all);
        if (list.n) memcpy(all + b->n_resources, list.items, list.n * sizeof *all);
        b->resources = all;
        b->n_resources += list.n;
    }
    vec_free(&list);
    return ok;
}

static bool resources_read(Bytecode *b) {
    Cursor c = b->sections[SECTION_RESOURCE_OFFSET], data = b->sections[SECTION_RESOURCE];
    uint64_t n, unused;
    Name key;
    if (b->given[SECTION_RESOURCE] != b->given[SECTION_RESOURCE_OFFSET])
        return bytecode_refuse(b, b->bytes + b->n, "of the two sections of resources there is one");
    if (!b->given[SECTION_RESOURCE]) return true;
    if (!cursor_count(b, &c, "groups of resources", &n)) return false;
    for (uint64_t i = 0; i < n; i++)
        if (!cursor_string(b, &c, &key) || !resource_group_read(b, &c, &data, false)) return false;
    while (c.at < c.end)
        if (!cursor_index(b, &c, b->n_dialects, "dialect", &unused) || !resource_group_read(b, &c, &data, true)) return false;
    return true;
}

// Groups of a dialect: sizes, one after the other, of what lies in the other section.
static bool entries_read(Bytecode *b, Cursor *c, Cursor *data, Entry *entries, size_t n) {
    uint64_t which, count, size;
    for (size_t i = 0; i < n;) {
        const uint8_t *at = c->at;
        if (!cursor_index(b, c, b->n_dialects, "dialect", &which) || !cursor_count(b, c, "entries", &count)) return false;
        if (count > n - i) return bytecode_refuse(b, at, "%" PRIu64 " attributes or types; %zu are left", count, n - i);
        for (uint64_t k = 0; k < count; k++, i++) {
            entries[i].dialect = &b->dialects[which];
            if (!cursor_flagged(b, c, &size, &entries[i].encoded) || !cursor_bytes(b, data, size, &entries[i].data)) return false;
        }
    }
    return true;
}

static bool entry_tables_read(Bytecode *b) {
    Cursor c = b->sections[SECTION_ATTR_TYPE_OFFSET], data = b->sections[SECTION_ATTR_TYPE];
    uint64_t n_attrs, n_types;
    if (!cursor_count(b, &c, "attributes", &n_attrs) || !cursor_count(b, &c, "types", &n_types)) return false;
    b->attrs = arena_array(&b->arena, Entry, n_attrs), b->n_attrs = n_attrs;
    b->types = arena_array(&b->arena, Entry, n_types), b->n_types = n_types;
    return entries_read(b, &c, &data, b->attrs, n_attrs) && entries_read(b, &c, &data, b->types, n_types) && cursor_ended(b, &c, "the sizes of attributes");
}

static bool tables_read(Bytecode *b) {
    Cursor c = {b->bytes + sizeof magic, b->bytes + b->n};
    const uint8_t *at = c.at;
    if (!cursor_number(b, &c, &b->version)) return false;
    if (b->version > NEWEST_VERSION) return bytecode_refuse(b, at, "bytecode of version %" PRIu64 "; versions 0 to %d are read", b->version, NEWEST_VERSION);
    const uint8_t *nul = c.at < c.end ? memchr(c.at, 0, (size_t)(c.end - c.at)) : NULL;
    if (!nul) return bytecode_refuse(b, c.at, "the file is cut off in the name of the program that wrote it");
    c.at = nul + 1;
    return sections_read(b, &c) && strings_read(b) && properties_table_read(b) && dialects_read(b) && resources_read(b) && entry_tables_read(b);
}

// ---- The text ----

static const Literal *constant_find(void *context, Module *m, const char *name, Type type) {
    Bytecode *b = context;
    uint64_t index = strtoull(name, NULL, 10);
    AttrView v;
    if (index >= b->n_attrs || !attr_view(b, index, &v)) return NULL;
    if (v.form != ATTR_IS_TENSOR && v.form != ATTR_IS_RESOURCE) return NULL;
    return tensor_literal(b, &v, m, type);
}

// A line of the text is an op of the file, whose byte messages name.
static Loc place_of_line(void *context, Module *m, uint32_t line) {
    Bytecode *b = context;
    size_t low = 0, high = b->lines.n; // the last that is not behind it
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (b->lines.items[middle].line <= line) low = middle;
        else high = middle;
    }
    size_t at = b->lines.n ? b->lines.items[low].at : 0;
    char text[32];
    int n = snprintf(text, sizeof text, "byte %zu", b->base + at);
    return (Loc){.path = str_intern(&m->strings, text, (size_t)n)};
}

// Of several mistakes the first is said, with what explains it.
static void first_append(Diags *to, const Diags *from) {
    for (size_t i = 0, n = 0; i < from->list.n; i++) {
        const Diag *g = &from->list.items[i];
        n += g->kind == DIAG_ERROR;
        if (n > 1) return;
        diags_append_one(to, g, from->exit_code);
    }
}

Module *bytecode_read_within(const uint8_t *bytes, size_t n_bytes, size_t at, const char *path, Diags *d) {
    Diags found;
    diags_init(&found, d->program);
    Bytecode b = {.bytes = bytes, .n = n_bytes, .base = at, .path = path, .d = &found};
    b.budget = ((size_t)64 << 20) + n_bytes * 1000;
    Module *m = NULL;
    if (tables_read(&b) && ops_put(&b)) m = parse_made_module(b.text.items, b.text.n, path, &(MadeText){constant_find, place_of_line, &b}, &found);
    first_append(d, &found);
    bool file = found.n_errors && found.list.items[0].code == CODE_BAD_FILE;
    if (file) diag_help(d, "write the file again, or text: exported.mlir_module() of jax.export, stablehlo-opt of bytecode that it reads");
    diags_free(&found);
    vec_free(&b.text);
    vec_free(&b.lines);
    arena_free(&b.arena);
    return m;
}

Module *bytecode_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) { return bytecode_read_within(bytes, n_bytes, 0, path, d); }
