// Places: what MLIR calls locations, reduced as the text form reduces them to the first name and the first file, line and column that they mention.
#include "frontend/bytecode/parts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { LOC_CALLSITE = 10, LOC_FILE, LOC_FUSED, LOC_FUSED_METADATA, LOC_NAME, LOC_UNKNOWN, LOC_FILE_RANGE = 22 };
enum { MAX_PLACES = 4096 }; // entries that are looked at for one place

typedef struct {
    Name name, file;
    bool named, filed;
    uint64_t line, col;
    Text text; // of one that is given as text
    uint32_t n;
} Found;

static bool place_find(Bytecode *b, uint64_t index, Found *f);

// Line and column; of a range its first.
static bool file_find(Bytecode *b, Cursor *c, bool range, Found *f) {
    Name file;
    uint64_t n, line = 0, col = 0;
    if (!attr_name_read(b, c, &file)) return false;
    if (range && !cursor_count(b, c, "numbers", &n)) return false;
    if (c->at < c->end && !cursor_number(b, c, &line)) return false;
    if (c->at < c->end && !cursor_number(b, c, &col)) return false;
    if (!f->filed && line <= UINT32_MAX && col <= UINT32_MAX) f->filed = true, f->file = file, f->line = line, f->col = col;
    return true;
}

static bool next_find(Bytecode *b, Cursor *c, Found *f) {
    uint64_t index;
    return cursor_index(b, c, b->n_attrs, "attribute", &index) && place_find(b, index, f);
}

static bool list_find(Bytecode *b, Cursor *c, Found *f) {
    uint64_t n;
    if (!cursor_count(b, c, "places", &n)) return false;
    for (uint64_t i = 0; i < n && !(f->named && f->filed); i++)
        if (!next_find(b, c, f)) return false;
    return true;
}

static bool encoded_find(Bytecode *b, Cursor *c, Found *f) {
    Name name;
    uint64_t code;
    if (!cursor_number(b, c, &code)) return false;
    switch (code) {
    case LOC_CALLSITE: return next_find(b, c, f) && ((f->named && f->filed) || next_find(b, c, f));
    case LOC_FILE: return file_find(b, c, false, f);
    case LOC_FILE_RANGE: return file_find(b, c, true, f);
    case LOC_FUSED:
    case LOC_FUSED_METADATA: return list_find(b, c, f);
    case LOC_NAME:
        if (!attr_name_read(b, c, &name)) return false;
        if (!f->named) f->named = true, f->name = name;
        return f->filed || next_find(b, c, f);
    default: return true; // of another kind, or unknown
    }
}

static bool place_find(Bytecode *b, uint64_t index, Found *f) {
    Entry *e = &b->attrs[index];
    Cursor c;
    if (++f->n > MAX_PLACES || b->depth == MAX_ENTRY_NESTING) return true; // what was found is enough
    if (!entry_enter(b, b->attrs, index, "attribute", &c)) return false;
    bool ok = true;
    if (!e->encoded) ok = f->text.n || f->named || f->filed || entry_text_put(b, &c, &f->text);
    else if (e->dialect->kind == DIALECT_BUILTIN) ok = encoded_find(b, &c, f);
    b->depth--;
    e->open = false;
    return ok;
}

bool place_put(Bytecode *b, uint64_t index, Text *out) {
    Found f = {0};
    bool ok = place_find(b, index, &f);
    if (ok && (f.named || f.filed)) {
        text_z(out, " loc(");
        if (f.named) string_put(f.name, out);
        if (f.named && f.filed) text_z(out, "(");
        if (f.filed) string_put(f.file, out), text_f(out, ":%" PRIu64 ":%" PRIu64, f.line, f.col);
        text_z(out, f.named && f.filed ? "))" : ")");
    } else if (ok && f.text.n && !strncmp(f.text.items, "loc(", 4)) {
        text_f(out, " %s", f.text.items);
    }
    vec_free(&f.text);
    return ok;
}
