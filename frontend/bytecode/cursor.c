// The numbers, strings and sections that bytecode is made of, and how a file is refused. Each function says how many bytes it needs before it reads them.
#include "frontend/bytecode/parts.h"

#include <inttypes.h>
#include <string.h>

bool bytecode_refuse(Bytecode *b, const uint8_t *at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&b->d->arena, fmt, args);
    va_end(args);
    Loc place = diag_file(b->d, b->path);
    place.path = diag_file(b->d, arena_printf(&b->d->arena, "byte %zu", b->base + (size_t)(at - b->bytes))).file;
    diag_error(b->d, place, CODE_BAD_FILE, "%s", text);
    return false;
}

static bool cut_off(Bytecode *b, const Cursor *c, uint64_t n) {
    bool file = c->end == b->bytes + b->n;
    return bytecode_refuse(b, c->at, "%s%" PRIu64 " byte%s should follow, but %td are left%s", file ? "the file is cut off: " : "", n, n == 1 ? "" : "s",
                           c->end - c->at, file ? "" : " of this part of the file");
}

bool cursor_byte(Bytecode *b, Cursor *c, uint8_t *out) {
    if (c->at == c->end) return cut_off(b, c, 1);
    *out = *c->at++;
    return true;
}

// As many bytes follow the first as zeros stand at its low end.
bool cursor_number(Bytecode *b, Cursor *c, uint64_t *out) {
    uint8_t first = 0;
    if (!cursor_byte(b, c, &first)) return false;
    uint32_t more = first ? (uint32_t)__builtin_ctz(first) : 8;
    if ((size_t)(c->end - c->at) < more) return c->at--, cut_off(b, c, more + 1);
    uint64_t v = 0;
    for (uint32_t i = more; i > 0; i--) v = v << 8 | c->at[i - 1];
    c->at += more;
    *out = more == 8 ? v : (v << 8 | first) >> (more + 1);
    return true;
}

bool cursor_flagged(Bytecode *b, Cursor *c, uint64_t *out, bool *out_flag) {
    uint64_t v;
    if (!cursor_number(b, c, &v)) return false;
    *out = v >> 1, *out_flag = v & 1;
    return true;
}

bool cursor_signed(Bytecode *b, Cursor *c, int64_t *out) {
    uint64_t v;
    if (!cursor_number(b, c, &v)) return false;
    *out = (int64_t)(v >> 1 ^ (0 - (v & 1)));
    return true;
}

bool cursor_bytes(Bytecode *b, Cursor *c, uint64_t n, Cursor *out) {
    if ((uint64_t)(c->end - c->at) < n) return cut_off(b, c, n);
    *out = (Cursor){c->at, c->at + n};
    c->at += n;
    return true;
}

bool cursor_blob(Bytecode *b, Cursor *c, Cursor *out) {
    uint64_t n;
    return cursor_number(b, c, &n) && cursor_bytes(b, c, n, out);
}

bool cursor_align(Bytecode *b, Cursor *c, uint64_t alignment) {
    if (!alignment || alignment & (alignment - 1) || alignment > 1u << 30) return bytecode_refuse(b, c->at, "an alignment of %" PRIu64 " bytes", alignment);
    size_t at = (size_t)(c->at - b->bytes), skipped = (size_t)((0 - at) & (alignment - 1));
    Cursor unused;
    return cursor_bytes(b, c, skipped, &unused);
}

bool cursor_index(Bytecode *b, Cursor *c, size_t n, const char *what, uint64_t *out) {
    const uint8_t *at = c->at;
    if (!cursor_number(b, c, out)) return false;
    return *out < n || bytecode_refuse(b, at, "%s %" PRIu64 " of %zu", what, *out, n);
}

bool cursor_count(Bytecode *b, Cursor *c, const char *what, uint64_t *out) {
    const uint8_t *at = c->at;
    if (!cursor_number(b, c, out)) return false;
    if (*out <= (uint64_t)(c->end - c->at)) return true;
    return bytecode_refuse(b, at, "%" PRIu64 " %s in %td bytes", *out, what, c->end - c->at);
}

bool cursor_string(Bytecode *b, Cursor *c, Name *out) {
    uint64_t i;
    if (!cursor_index(b, c, b->n_strings, "string", &i)) return false;
    *out = b->strings[i];
    return true;
}

bool cursor_ended(Bytecode *b, const Cursor *c, const char *what) {
    return c->at == c->end || bytecode_refuse(b, c->at, "%td bytes follow the end of %s", c->end - c->at, what);
}

bool cursor_section(Bytecode *b, Cursor *c, uint8_t *out_id, Cursor *out) {
    const uint8_t *from = c->at;
    uint64_t n, alignment;
    if (!cursor_byte(b, c, out_id) || !cursor_number(b, c, &n)) return false;
    if (*out_id & 0x80 && (!cursor_number(b, c, &alignment) || !cursor_align(b, c, alignment))) return false;
    *out_id &= 0x7f;
    if (*out_id >= N_SECTIONS) return bytecode_refuse(b, from, "section %u is not known", *out_id);
    return cursor_bytes(b, c, n, out);
}

bool name_is(Name n, const char *z) { return n.len == strlen(z) && !memcmp(n.text, z, n.len); }
