// What the parts of the reader of model.fb have in common: how they refuse, with the path of what is being read; places, and the text that is
// carried along, which is checked only so far that it prints as one attribute again.
#include "frontend/model/reader.h"

#include "ir/text/dims.h"
#include "ir/text/parse/parse.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

bool reader_refuse(Reader *r, const char *field, int64_t index, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&r->d->arena, fmt, args);
    va_end(args);
    size_t from = r->path.n;
    const char *dot = r->path.n && field ? "." : "";
    if (field && index >= 0) text_f(&r->path, "%s%s[%" PRId64 "]", dot, field, index);
    else if (field) text_f(&r->path, "%s%s", dot, field);
    Loc at = diag_file(r->d, r->file_name);
    if (r->path.n) at.path = diag_file(r->d, r->path.items).file; // the module, and its strings, will be gone
    diag_error(r->d, at, CODE_BAD_FILE, "%s", text);
    reader_pop(r, from);
    return false;
}

size_t reader_push(Reader *r, const char *field, uint32_t index) {
    size_t from = r->path.n;
    text_f(&r->path, "%s%s[%u]", from ? "." : "", field, index);
    return from;
}

void reader_pop(Reader *r, size_t from) {
    r->path.n = from;
    if (r->path.items) r->path.items[from] = 0;
}

Str reader_str(Reader *r, FbString s) { return s.text ? str_intern(&r->m->strings, s.text, s.len) : NULL; }

OpLoc location_read(Reader *r, const TpumLocation *l) {
    OpLoc loc = {.at = {.file = r->m->file, .path = str_intern(&r->m->strings, r->path.items, r->path.n)}};
    if (!l) return loc;
    loc.at.name = loc.name = reader_str(r, TpumLocation_name(l));
    loc.src_file = reader_str(r, TpumLocation_file(l));
    loc.src_line = TpumLocation_line(l);
    loc.src_col = TpumLocation_col(l);
    return loc;
}

bool fb_string_is(FbString s, const char *z) { return s.len == strlen(z) && !memcmp(s.text, z, s.len); }

bool fb_string_is_ssa_name(FbString s) { return s.len && (lex_is_value_name(s.text, s.len) || strspn(s.text, "0123456789") == s.len); }

bool attr_text_read(Reader *r, FbString s, const char *field, int64_t index, Str *out) {
    *out = NULL;
    if (!s.text) return true;
    Diags quiet;
    diags_init(&quiet, "");
    Parser p = {.m = r->m, .d = &quiet, .lex = lex_start(s.text, s.len)};
    Text t = {0};
    parse_next(&p);
    bool ok = parse_attr_text(&p, &t), whole = ok && p.tok.kind == TOK_END;
    if (whole) *out = str_intern(&r->m->strings, t.items, t.n);
    else reader_refuse(r, field, index, "not one MLIR attribute: %s", ok ? "text follows its end" : quiet.list.items[0].text);
    vec_free(&t);
    diags_free(&quiet);
    return whole;
}

static bool named_text_read(Reader *r, const TpumNamedText *t, uint32_t index, NamedTexts *list) {
    FbString name = TpumNamedText_name(t);
    if (!name.len) return reader_refuse(r, "attributes", index, "its name is empty");
    if (fb_string_is(name, NUMBER_ATTR)) return reader_refuse(r, "attributes", index, "the number of an argument is the field 'number'");
    if (fb_string_is(name, DIMS_ATTR)) return reader_refuse(r, "attributes", index, "the names of dimensions are the field 'symbols'");
    NamedText out = {.name = reader_str(r, name)};
    for (uint32_t i = 0; i < list->n; i++)
        if (list->v[i].name == out.name) return reader_refuse(r, "attributes", index, "'%.60s' comes twice", name.text);
    if (!attr_text_read(r, TpumNamedText_text(t), "attributes", index, &out.value)) return false;
    list->v[list->n++] = out;
    return true;
}

bool named_texts_read(Reader *r, FbVec v, const TpumNamedText *at(FbVec, uint32_t), NamedTexts *out) {
    if (v.n > MAX_ATTRS) return reader_refuse(r, "attributes", -1, "%u attributes; at most %d are supported", v.n, MAX_ATTRS);
    NamedText *room = arena_array(&r->m->arena, NamedText, (size_t)v.n + out->n);
    if (out->n) memcpy(room, out->v, out->n * sizeof *room);
    out->v = room;
    for (uint32_t i = 0; i < v.n; i++)
        if (!named_text_read(r, at(v, i), i, out)) return false;
    return true;
}
