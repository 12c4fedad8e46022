// Reads binary FlatBuffers schemas for fbgen; see bfbs.h. Refused, with a sentence: vectors of unions, 64-bit offsets.
#include "frontend/fb/bfbs.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Bfbs bfbs;

void bfbs_refuse(const char *fmt, ...) {
    fprintf(stderr, "fbgen: %s: error: ", bfbs.file);
    va_list args;
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fputc('\n', stderr);
    exit(EXIT_CONTENT);
}

static const uint8_t *bytes_at(size_t at, size_t n) {
    if (at > bfbs.n || n > bfbs.n - at) bfbs_refuse("not a binary schema: byte %zu of %zu is read", at, bfbs.n);
    return bfbs.buf + at;
}

static size_t bfbs_field(size_t table, int slot, size_t bytes) {
    int64_t vt = (int64_t)table - fb_i32(bytes_at(table, 4));
    if (vt < 0) bfbs_refuse("not a binary schema: a vtable before the file");
    uint16_t size = fb_u16(bytes_at((size_t)vt, 4)), off = (uint16_t)(4 + 2 * slot);
    if (off >= size) return 0;
    uint16_t by = fb_u16(bytes_at((size_t)vt + off, 2));
    if (by) bytes_at(table + by, bytes);
    return by ? table + by : 0;
}

int64_t bfbs_number(size_t table, int slot, size_t bytes, int64_t otherwise) {
    size_t at = bfbs_field(table, slot, bytes);
    if (!at) return otherwise;
    const uint8_t *p = bfbs.buf + at;
    return bytes == 1 ? fb_u8(p) : bytes == 2 ? fb_u16(p) : bytes == 4 ? fb_i32(p) : fb_i64(p);
}

static size_t follow(size_t at) {
    size_t to = at ? at + fb_u32(bytes_at(at, 4)) : 0;
    if (to) bytes_at(to, 4);
    return to;
}
size_t bfbs_child(size_t table, int slot) { return follow(bfbs_field(table, slot, 4)); }
uint32_t bfbs_count(size_t vec) { return vec ? fb_u32(bytes_at(vec, 4)) : 0; }
size_t bfbs_item(size_t vec, size_t i) { return follow(vec + 4 + 4 * i); }

const char *bfbs_string(size_t at) {
    if (!at) bfbs_refuse("not a binary schema: a name is missing");
    uint32_t len = fb_u32(bytes_at(at, 4));
    const char *s = (const char *)bytes_at(at + 4, (size_t)len + 1);
    if (memchr(s, 0, (size_t)len + 1) != s + len) bfbs_refuse("not a binary schema: a name does not end");
    return s;
}

const Scalar bfbs_scalars[] = {
    [FB_UTYPE] = {"uint8_t", "u8", 1},  [FB_BOOL] = {"bool", "u8", 1},        [FB_BYTE] = {"int8_t", "i8", 1},  [FB_UBYTE] = {"uint8_t", "u8", 1},
    [FB_SHORT] = {"int16_t", "i16", 2}, [FB_USHORT] = {"uint16_t", "u16", 2}, [FB_INT] = {"int32_t", "i32", 4}, [FB_UINT] = {"uint32_t", "u32", 4},
    [FB_LONG] = {"int64_t", "i64", 8},  [FB_ULONG] = {"uint64_t", "u64", 8},  [FB_FLOAT] = {"float", "f32", 4}, [FB_DOUBLE] = {"double", "f64", 8},
};

size_t bfbs_object(int64_t i) {
    if (i < 0 || i >= bfbs_count(bfbs.objects)) bfbs_refuse("not a binary schema: object %" PRId64 " of %u", i, bfbs_count(bfbs.objects));
    return bfbs_item(bfbs.objects, (size_t)i);
}
size_t bfbs_enum(int64_t i) {
    if (i < 0 || i >= bfbs_count(bfbs.enums)) bfbs_refuse("not a binary schema: enum %" PRId64 " of %u", i, bfbs_count(bfbs.enums));
    return bfbs_item(bfbs.enums, (size_t)i);
}
bool bfbs_is_struct(size_t obj) { return bfbs_number(obj, OBJECT_IS_STRUCT, 1, 0); }
uint32_t bfbs_object_bytes(size_t obj) { return (uint32_t)bfbs_number(obj, OBJECT_BYTESIZE, 4, 0); }
uint32_t bfbs_object_align(size_t obj) {
    int64_t a = bfbs_number(obj, OBJECT_MINALIGN, 4, 1);
    return a < 1 ? 1 : (uint32_t)a;
}

const char *bfbs_name(size_t named) {
    const char *s = bfbs_string(bfbs_child(named, 0)), *dot = strrchr(s, '.');
    return dot ? dot + 1 : s;
}

static uint32_t type_size(const char *owner, const Field *f, uint8_t base, uint32_t *out_align) {
    uint32_t size = 4;
    *out_align = 4;
    if (bfbs_is_scalar(base)) return *out_align = bfbs_scalars[base].bytes;
    if (base != FB_OBJ || !f->is_struct) return size;
    size_t obj = bfbs_object(f->index);
    *out_align = bfbs_object_align(obj);
    if (*out_align > 64 || (*out_align & (*out_align - 1))) bfbs_refuse("%s.%s: alignment %u", owner, f->name, *out_align);
    return bfbs_object_bytes(obj);
}

static Field field_read(const char *owner, size_t at) {
    size_t type = bfbs_child(at, FIELD_TYPE);
    if (!type) bfbs_refuse("%s: a field without a type", owner);
    Field f = {.name = bfbs_string(bfbs_child(at, FIELD_NAME)),
               .base = (uint8_t)bfbs_number(type, TYPE_BASE, 1, 0),
               .elem = (uint8_t)bfbs_number(type, TYPE_ELEM, 1, 0),
               .index = bfbs_number(type, TYPE_INDEX, 4, -1),
               .fixed = (uint32_t)bfbs_number(type, TYPE_FIXED, 2, 0),
               .id = (uint32_t)bfbs_number(at, FIELD_ID, 2, 0),
               .offset = (uint32_t)bfbs_number(at, FIELD_OFFSET, 2, 0),
               .int_default = bfbs_number(at, FIELD_INT, 8, 0),
               .required = bfbs_number(at, FIELD_REQUIRED, 1, 0),
               .optional = bfbs_number(at, FIELD_OPTIONAL, 1, 0)};
    size_t real = bfbs_field(at, FIELD_REAL, 8);
    f.real_default = real ? fb_f64(bfbs.buf + real) : 0;
    if (f.base == FB_NONE || f.base > FB_ARRAY) bfbs_refuse("%s.%s: type %d is not known", owner, f.name, f.base);
    if (f.base == FB_VECTOR && (f.elem == FB_UNION || f.elem == FB_UTYPE))
        bfbs_refuse("%s.%s: vectors of unions are not supported; wrap the union in a table", owner, f.name);
    if (bfbs_number(at, FIELD_OFFSET64, 1, 0)) bfbs_refuse("%s.%s: 64-bit offsets are not supported", owner, f.name);
    uint8_t inner = f.base == FB_VECTOR || f.base == FB_ARRAY ? f.elem : f.base;
    if (inner == FB_OBJ) f.is_struct = bfbs_is_struct(bfbs_object(f.index));
    if (f.base == FB_VECTOR || f.base == FB_ARRAY) f.item_size = type_size(owner, &f, f.elem, &f.align);
    f.size = f.base == FB_ARRAY ? f.item_size * f.fixed : type_size(owner, &f, f.base, &f.align);
    if (f.base == FB_VECTOR) f.size = f.align = 4;
    return f;
}

Field *bfbs_fields(size_t obj, uint32_t *out_n) {
    size_t vec = bfbs_child(obj, OBJECT_FIELDS);
    uint32_t n = bfbs_count(vec);
    Field *fields = xcalloc(n ? n : 1, sizeof *fields);
    for (uint32_t i = 0; i < n; i++) {
        Field f = field_read(bfbs_name(obj), bfbs_item(vec, i));
        if (f.id >= n || fields[f.id].name) bfbs_refuse("%s.%s: slot %u is impossible", bfbs_name(obj), f.name, f.id);
        fields[f.id] = f;
    }
    *out_n = n;
    return fields;
}

uint32_t bfbs_root(void) {
    size_t root = bfbs_child(bfbs.schema, SCHEMA_ROOT);
    for (uint32_t i = 0; root && i < bfbs_count(bfbs.objects); i++)
        if (bfbs_object(i) == root) return i;
    bfbs_refuse("the schema has no root_type");
}

void bfbs_load(const char *file) {
    bfbs.file = file;
    FILE *f = fopen(bfbs.file, "rb");
    if (!f) fprintf(stderr, "fbgen: %s: error: cannot open: %s\n", bfbs.file, strerror(errno)), exit(EXIT_SYSTEM);
    VEC(uint8_t) all = {0};
    uint8_t block[4096];
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;) {
        vec_reserve(&all, all.n + n);
        memcpy(all.items + all.n, block, n);
        all.n += n;
    }
    if (ferror(f)) fprintf(stderr, "fbgen: %s: error: cannot read: %s\n", bfbs.file, strerror(errno)), exit(EXIT_SYSTEM);
    fclose(f);
    bfbs.buf = all.items, bfbs.n = all.n;
    if (memcmp(bytes_at(0, 8) + 4, "BFBS", 4) != 0) bfbs_refuse("not a binary schema (flatc -b --schema makes one)");
    bfbs.schema = fb_u32(bfbs.buf);
    bfbs.objects = bfbs_child(bfbs.schema, SCHEMA_OBJECTS);
    bfbs.enums = bfbs_child(bfbs.schema, SCHEMA_ENUMS);
}
