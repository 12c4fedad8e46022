// The FlatBuffers verifier: one walk over the tables that fbgen made from the schema.
//
// Invariant: a byte is read only after the range that holds it was checked, and every range that an accessor can reach
// is checked here. Sizes are size_t and compared by subtraction, so nothing wraps. Tables may be shared, so the walk is
// bounded by a number of visited things that grows with the file (each reference costs at least four bytes of it) and
// by a depth.
//
// Stricter than the official verifier: a field must lie inside its table's declared size, vtables are at least four
// bytes, a union without a tag has no value, and visited strings count towards the cap. As there, items of a vector are
// not asked to be aligned to more than the vector's length field: accessors fetch bytes, and old writers did not align.
#include "frontend/fb/fb.h"

#include <stdarg.h>
#include <stdio.h>

// The way from the root to what is being checked; lives on the stack of the walk.
typedef struct Step {
    const struct Step *up;
    const char *name;
    int64_t index; // -1: not an item of a vector
} Step;

typedef struct {
    const FbSchema *schema;
    const uint8_t *buf;
    size_t n, end, visits_left;
    unsigned depth, flags;
    FbError *err;
} Verifier;

static size_t path_write(const Step *s, char *to, size_t cap) {
    if (!s) return 0;
    size_t at = path_write(s->up, to, cap);
    if (at + 1 >= cap) return at;
    int n = s->index >= 0 ? snprintf(to + at, cap - at, "%s%s[%lld]", at ? "." : "", s->name, (long long)s->index)
                          : snprintf(to + at, cap - at, "%s%s", at ? "." : "", s->name);
    size_t room = cap - at - 1;
    return at + ((size_t)n < room ? (size_t)n : room);
}

__attribute__((format(printf, 3, 4))) static bool fail(Verifier *v, const Step *s, const char *fmt, ...) {
    v->err->path[0] = 0;
    path_write(s, v->err->path, sizeof v->err->path);
    va_list args;
    va_start(args, fmt);
    vsnprintf(v->err->text, sizeof v->err->text, fmt, args);
    va_end(args);
    return false;
}

static bool range_ok(Verifier *v, size_t at, size_t len) {
    if (at > v->n || len > v->n - at) return false;
    if (at + len > v->end) v->end = at + len;
    return true;
}

static bool visit(Verifier *v, const Step *s) {
    if (v->visits_left == 0) return fail(v, s, "too many tables and strings for a buffer of %zu bytes", v->n);
    v->visits_left--;
    return true;
}

// Follows the offset stored at `at`, whose own four bytes are known to be inside.
static bool offset_follow(Verifier *v, const Step *s, size_t at, size_t *out_at) {
    uint32_t by = fb_u32(v->buf + at);
    if (by == 0) return fail(v, s, "offset is 0");
    if (by > FB_MAX_BYTES || by >= v->n - at) return fail(v, s, "offset %u at byte %zu points past the end of the buffer (%zu bytes)", by, at, v->n);
    *out_at = at + by;
    return true;
}

// A length and that many items; the byte after the last is *out_end.
static bool items_check(Verifier *v, const Step *s, size_t at, size_t item_bytes, uint32_t *out_n, size_t *out_end) {
    if (at % 4) return fail(v, s, "vector at byte %zu is not aligned to 4", at);
    if (!range_ok(v, at, 4)) return fail(v, s, "vector at byte %zu: its length lies past the end of the buffer", at);
    uint32_t n = fb_u32(v->buf + at);
    size_t room = v->n - at - 4;
    if (n > room / item_bytes)
        return fail(v, s, "vector of %u items of %zu bytes at byte %zu passes the end of the buffer (%zu bytes)", n, item_bytes, at, v->n);
    range_ok(v, at + 4, n * item_bytes);
    *out_n = n;
    *out_end = at + 4 + n * item_bytes;
    return true;
}

static bool string_check(Verifier *v, const Step *s, size_t at) {
    uint32_t n;
    size_t end;
    if (!visit(v, s) || !items_check(v, s, at, 1, &n, &end)) return false;
    if (!range_ok(v, end, 1) || v->buf[end] != 0) return fail(v, s, "string at byte %zu does not end with a zero byte", at);
    return true;
}

static bool table_check(Verifier *v, const Step *s, size_t at, const FbObject *obj);

static bool vector_check(Verifier *v, const Step *s, size_t at, const FbField *f) {
    uint32_t n;
    size_t end;
    if (!items_check(v, s, at, f->item_size, &n, &end)) return false;
    if (f->elem != FB_STRING && (f->elem != FB_OBJ || f->is_struct)) return true;
    Step item = *s; // "ops" becomes "ops[3]"
    for (uint32_t i = 0; i < n; i++) {
        item.index = i;
        size_t to;
        if (!offset_follow(v, &item, at + 4 + (size_t)i * 4, &to)) return false;
        if (f->elem == FB_STRING ? !string_check(v, &item, to) : !table_check(v, &item, to, &v->schema->objects[f->index])) return false;
    }
    return true;
}

// The tag's one-byte field stands one slot before the value's.
static bool union_check(Verifier *v, const Step *s, const uint8_t *table, size_t at, const FbField *f) {
    const FbUnion *u = &v->schema->unions[f->index];
    const uint8_t *tag_at = fb_field(table, (uint16_t)(f->offset - 2));
    uint8_t tag = tag_at ? *tag_at : 0;
    size_t to = 0;
    if (at && !offset_follow(v, s, at, &to)) return false;
    for (uint32_t i = 0; i < u->n_cases; i++) {
        const FbCase *c = &u->cases[i];
        if (c->tag != tag) continue;
        if (!at) return fail(v, s, "union %s says %s but holds no value", u->name, c->name);
        return c->is_string ? string_check(v, s, to) : table_check(v, s, to, &v->schema->objects[c->object]);
    }
    if ((tag == 0 && !at) || v->flags & FB_SKIP_UNKNOWN_TAGS) return true; // no accessor follows the value
    return tag ? fail(v, s, "union %s has no member %u", u->name, tag) : fail(v, s, "union %s holds a value of no member", u->name);
}

// Finds a field's inline bytes: *out_at is 0 when the table leaves it out.
static bool field_find(Verifier *v, const Step *s, size_t table, const FbField *f, size_t *out_at) {
    const uint8_t *vtable = v->buf + table - fb_i32(v->buf + table);
    uint16_t vtable_bytes = fb_u16(vtable), table_bytes = fb_u16(vtable + 2);
    uint16_t by = f->offset < vtable_bytes ? fb_u16(vtable + f->offset) : 0;
    *out_at = 0;
    if (by == 0) return f->required ? fail(v, s, "required field is missing") : true;
    if (by < 4 || by > table_bytes || f->size > (size_t)(table_bytes - by))
        return fail(v, s, "field of %u bytes at %u lies outside its table of %u bytes", f->size, by, table_bytes);
    if ((table + by) % f->align) return fail(v, s, "field at byte %zu is not aligned to %u", table + by, f->align);
    *out_at = table + by;
    return true;
}

static bool field_check(Verifier *v, const Step *s, size_t table, const FbField *f) {
    size_t at, to;
    if (!field_find(v, s, table, f, &at)) return false;
    if (f->base == FB_UNION) return union_check(v, s, v->buf + table, at, f);
    if (!at) return true;
    if (f->base != FB_STRING && f->base != FB_VECTOR && (f->base != FB_OBJ || f->is_struct)) return true;
    if (!offset_follow(v, s, at, &to)) return false;
    if (f->base == FB_STRING) return string_check(v, s, to);
    if (f->base == FB_VECTOR) return vector_check(v, s, to, f);
    return table_check(v, s, to, &v->schema->objects[f->index]);
}

static bool vtable_check(Verifier *v, const Step *s, size_t at) {
    if (at % 4) return fail(v, s, "table at byte %zu is not aligned to 4", at);
    if (!range_ok(v, at, 4)) return fail(v, s, "table at byte %zu lies past the end of the buffer", at);
    int64_t vt = (int64_t)at - fb_i32(v->buf + at);
    if (vt < 0 || vt % 2 || !range_ok(v, (size_t)vt, 4))
        return fail(v, s, "table at byte %zu has its vtable at byte %lld of a buffer of %zu", at, (long long)vt, v->n);
    uint16_t vtable_bytes = fb_u16(v->buf + vt), table_bytes = fb_u16(v->buf + vt + 2);
    if (vtable_bytes < 4 || vtable_bytes % 2 || !range_ok(v, (size_t)vt, vtable_bytes))
        return fail(v, s, "vtable at byte %lld has an impossible size of %u bytes", (long long)vt, vtable_bytes);
    if (table_bytes < 4 || !range_ok(v, at, table_bytes)) return fail(v, s, "table at byte %zu has an impossible size of %u bytes", at, table_bytes);
    return true;
}

static bool table_check(Verifier *v, const Step *s, size_t at, const FbObject *obj) {
    if (v->depth >= FB_MAX_DEPTH) return fail(v, s, "tables are nested more than %d deep", FB_MAX_DEPTH);
    if (!visit(v, s) || !vtable_check(v, s, at)) return false;
    v->depth++;
    for (uint32_t i = 0; i < obj->n_fields; i++) {
        const FbField *f = &obj->fields[i];
        bool scalar = f->base < FB_STRING;
        if ((v->flags & FB_ROOT_SCALARS) && !scalar) continue;
        Step step = {s, f->name, -1};
        if (!field_check(v, &step, at, f)) return false;
    }
    v->depth--;
    return true;
}

static void ident_show(const uint8_t *bytes, char out[5]) {
    for (int i = 0; i < 4; i++) out[i] = bytes[i] >= 0x20 && bytes[i] < 0x7f ? (char)bytes[i] : '?';
    out[4] = 0;
}

bool fb_verify(const FbSchema *schema, const uint8_t *buf, size_t n, unsigned flags, FbError *err, size_t *out_end) {
    Verifier v = {.schema = schema, .buf = buf, .n = n, .visits_left = n < 1024 ? 1024 : n, .flags = flags, .err = err};
    if (out_end) *out_end = 0;
    size_t header = schema->ident[0] ? 8 : 4;
    if (n < header + 4) return fail(&v, NULL, "%zu bytes are too few for a FlatBuffer", n);
    if (n > FB_MAX_BYTES) return fail(&v, NULL, "a FlatBuffer ends below 2 GiB, this one has %zu bytes", n);
    if (schema->ident[0] && memcmp(buf + 4, schema->ident, 4) != 0) {
        char got[5];
        ident_show(buf + 4, got);
        return fail(&v, NULL, "file identifier is '%s', not '%s'", got, schema->ident);
    }
    size_t root;
    range_ok(&v, 0, header);
    if (!offset_follow(&v, NULL, 0, &root) || !table_check(&v, NULL, root, &schema->objects[schema->root])) return false;
    if (out_end) *out_end = v.end;
    return true;
}
