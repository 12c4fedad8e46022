// fbgen SCHEMA.bfbs OUT PREFIX: from a binary FlatBuffers schema (flatc -b --schema) makes OUT.h, typed accessors and
// adders as static inline functions, and OUT.c, the tables of fb_verify. Names are PREFIX, the schema's name without
// its namespace, and the field: TpumOp_operands. Everything is generated from the slots and defaults that the schema
// states; nothing is laid out here.
//
// Known limit: flatc 2.0.8 stores a ulong default above the greatest long as 0.
// Refused, with a sentence: vectors of unions, unions of structs, 64-bit offsets, enum values that do not fit an int.
// The input is a FlatBuffer of reflection.fbs, whose slots stand below as numbers; it is read with bounds checked at
// each step, for no generated reader exists yet. Source of the slots: reflection.fbs of FlatBuffers 2.0.8.
#include "frontend/fb/fb.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static struct {
    const char *file, *prefix;
    uint8_t *buf;
    size_t n;
    size_t schema, objects, enums; // positions of the root table and its vectors
    Text h, c;
} G;

__attribute__((format(printf, 1, 2))) static _Noreturn void refuse(const char *fmt, ...) {
    fprintf(stderr, "fbgen: %s: error: ", G.file);
    va_list args;
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fputc('\n', stderr);
    exit(EXIT_CONTENT);
}

// ---- Checked access to the schema. Position 0 is "absent". ----

static const uint8_t *bytes_at(size_t at, size_t n) {
    if (at > G.n || n > G.n - at) refuse("not a binary schema: byte %zu of %zu is read", at, G.n);
    return G.buf + at;
}

static size_t field_at(size_t table, int slot, size_t bytes) {
    int64_t vt = (int64_t)table - fb_i32(bytes_at(table, 4));
    if (vt < 0) refuse("not a binary schema: a vtable before the file");
    uint16_t size = fb_u16(bytes_at((size_t)vt, 4)), off = (uint16_t)(4 + 2 * slot);
    if (off >= size) return 0;
    uint16_t by = fb_u16(bytes_at((size_t)vt + off, 2));
    if (by) bytes_at(table + by, bytes);
    return by ? table + by : 0;
}

static int64_t number(size_t table, int slot, size_t bytes, int64_t otherwise) {
    size_t at = field_at(table, slot, bytes);
    if (!at) return otherwise;
    const uint8_t *p = G.buf + at;
    return bytes == 1 ? fb_u8(p) : bytes == 2 ? fb_u16(p) : bytes == 4 ? fb_i32(p) : fb_i64(p);
}

static size_t follow(size_t at) {
    size_t to = at ? at + fb_u32(bytes_at(at, 4)) : 0;
    if (to) bytes_at(to, 4);
    return to;
}
static size_t child(size_t table, int slot) { return follow(field_at(table, slot, 4)); }
static uint32_t count(size_t vec) { return vec ? fb_u32(bytes_at(vec, 4)) : 0; }
static size_t item(size_t vec, size_t i) { return follow(vec + 4 + 4 * i); }

static const char *string_of(size_t at) {
    if (!at) refuse("not a binary schema: a name is missing");
    uint32_t len = fb_u32(bytes_at(at, 4));
    const char *s = (const char *)bytes_at(at + 4, (size_t)len + 1);
    if (memchr(s, 0, (size_t)len + 1) != s + len) refuse("not a binary schema: a name does not end");
    return s;
}

// ---- reflection.fbs ----

enum { SCHEMA_OBJECTS, SCHEMA_ENUMS, SCHEMA_IDENT, SCHEMA_EXT, SCHEMA_ROOT };
enum { OBJECT_NAME, OBJECT_FIELDS, OBJECT_IS_STRUCT, OBJECT_MINALIGN, OBJECT_BYTESIZE };
enum { ENUM_NAME, ENUM_VALUES, ENUM_IS_UNION, ENUM_TYPE };
enum { VAL_NAME, VAL_VALUE, VAL_OBJECT, VAL_TYPE };
enum {
    FIELD_NAME,
    FIELD_TYPE,
    FIELD_ID,
    FIELD_OFFSET,
    FIELD_INT,
    FIELD_REAL,
    FIELD_DEPRECATED,
    FIELD_REQUIRED,
    FIELD_KEY,
    FIELD_ATTRS,
    FIELD_DOC,
    FIELD_OPTIONAL,
    FIELD_PADDING,
    FIELD_OFFSET64
};
enum { TYPE_BASE, TYPE_ELEM, TYPE_INDEX, TYPE_FIXED };

typedef struct {
    const char *name;
    uint8_t base, elem;
    int64_t index;
    uint32_t fixed, id, offset;
    bool required, optional, is_struct; // is_struct: of the type or of its items
    int64_t int_default;
    double real_default;
    uint32_t size, align, item_size;
} Field;

static const struct {
    const char *c, *read;
    uint8_t bytes;
} scalar_info[] = {
    [FB_UTYPE] = {"uint8_t", "u8", 1},   [FB_BOOL] = {"bool", "u8", 1},      [FB_BYTE] = {"int8_t", "i8", 1},
    [FB_UBYTE] = {"uint8_t", "u8", 1},   [FB_SHORT] = {"int16_t", "i16", 2}, [FB_USHORT] = {"uint16_t", "u16", 2},
    [FB_INT] = {"int32_t", "i32", 4},    [FB_UINT] = {"uint32_t", "u32", 4}, [FB_LONG] = {"int64_t", "i64", 8},
    [FB_ULONG] = {"uint64_t", "u64", 8}, [FB_FLOAT] = {"float", "f32", 4},   [FB_DOUBLE] = {"double", "f64", 8},
};
static bool is_scalar(uint8_t base) { return base >= FB_UTYPE && base <= FB_DOUBLE; }

static size_t object_at(int64_t i) {
    if (i < 0 || i >= count(G.objects)) refuse("not a binary schema: object %" PRId64 " of %u", i, count(G.objects));
    return item(G.objects, (size_t)i);
}
static size_t enum_at(int64_t i) {
    if (i < 0 || i >= count(G.enums)) refuse("not a binary schema: enum %" PRId64 " of %u", i, count(G.enums));
    return item(G.enums, (size_t)i);
}
static bool object_is_struct(size_t obj) { return number(obj, OBJECT_IS_STRUCT, 1, 0); }
static uint32_t object_bytes(size_t obj) { return (uint32_t)number(obj, OBJECT_BYTESIZE, 4, 0); }
static uint32_t object_align(size_t obj) {
    int64_t a = number(obj, OBJECT_MINALIGN, 4, 1);
    return a < 1 ? 1 : (uint32_t)a;
}

// "Op" of "tpum.Op".
static const char *short_name(size_t named) {
    const char *s = string_of(child(named, 0)), *dot = strrchr(s, '.');
    return dot ? dot + 1 : s;
}

static uint32_t type_size(const char *owner, const Field *f, uint8_t base, uint32_t *out_align) {
    uint32_t size = 4;
    *out_align = 4;
    if (is_scalar(base)) return *out_align = scalar_info[base].bytes;
    if (base != FB_OBJ || !f->is_struct) return size;
    size_t obj = object_at(f->index);
    *out_align = object_align(obj);
    if (*out_align > 64 || (*out_align & (*out_align - 1))) refuse("%s.%s: alignment %u", owner, f->name, *out_align);
    return object_bytes(obj);
}

static Field field_read(const char *owner, size_t at) {
    size_t type = child(at, FIELD_TYPE);
    if (!type) refuse("%s: a field without a type", owner);
    Field f = {.name = string_of(child(at, FIELD_NAME)),
               .base = (uint8_t)number(type, TYPE_BASE, 1, 0),
               .elem = (uint8_t)number(type, TYPE_ELEM, 1, 0),
               .index = number(type, TYPE_INDEX, 4, -1),
               .fixed = (uint32_t)number(type, TYPE_FIXED, 2, 0),
               .id = (uint32_t)number(at, FIELD_ID, 2, 0),
               .offset = (uint32_t)number(at, FIELD_OFFSET, 2, 0),
               .int_default = number(at, FIELD_INT, 8, 0),
               .required = number(at, FIELD_REQUIRED, 1, 0),
               .optional = number(at, FIELD_OPTIONAL, 1, 0)};
    size_t real = field_at(at, FIELD_REAL, 8);
    f.real_default = real ? fb_f64(G.buf + real) : 0;
    if (f.base == FB_NONE || f.base > FB_ARRAY) refuse("%s.%s: type %d is not known", owner, f.name, f.base);
    if (f.base == FB_VECTOR && (f.elem == FB_UNION || f.elem == FB_UTYPE))
        refuse("%s.%s: vectors of unions are not supported; wrap the union in a table", owner, f.name);
    if (number(at, FIELD_OFFSET64, 1, 0)) refuse("%s.%s: 64-bit offsets are not supported", owner, f.name);
    uint8_t inner = f.base == FB_VECTOR || f.base == FB_ARRAY ? f.elem : f.base;
    if (inner == FB_OBJ) f.is_struct = object_is_struct(object_at(f.index));
    if (f.base == FB_VECTOR || f.base == FB_ARRAY) f.item_size = type_size(owner, &f, f.elem, &f.align);
    f.size = f.base == FB_ARRAY ? f.item_size * f.fixed : type_size(owner, &f, f.base, &f.align);
    if (f.base == FB_VECTOR) f.size = f.align = 4;
    return f;
}

// The fields in slot order; the schema lists them by name. Free with free().
static Field *fields_read(size_t obj, uint32_t *out_n) {
    size_t vec = child(obj, OBJECT_FIELDS);
    uint32_t n = count(vec);
    Field *fields = xcalloc(n ? n : 1, sizeof *fields);
    for (uint32_t i = 0; i < n; i++) {
        Field f = field_read(short_name(obj), item(vec, i));
        if (f.id >= n || fields[f.id].name) refuse("%s.%s: slot %u is impossible", short_name(obj), f.name, f.id);
        fields[f.id] = f;
    }
    *out_n = n;
    return fields;
}

// ---- Output: shared pieces ----

static void h(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
static void h(const char *fmt, ...) {
    char line[1024];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(line, sizeof line, fmt, args);
    va_end(args);
    if (n < 0 || (size_t)n >= sizeof line) refuse("a name is too long");
    text_add(&G.h, line, (size_t)n);
}

// A scalar's default, as an expression of its C type.
static const char *default_text(const Field *f) {
    static char text[64];
    if (f->base == FB_FLOAT)
        snprintf(text, sizeof text, "fb_f32_of(0x%" PRIx32 "u)", fb_f32_bits((float)f->real_default));
    else if (f->base == FB_DOUBLE)
        snprintf(text, sizeof text, "fb_f64_of(UINT64_C(0x%" PRIx64 "))", fb_f64_bits(f->real_default));
    else if (f->base == FB_BOOL)
        snprintf(text, sizeof text, "%s", f->int_default ? "true" : "false");
    else
        snprintf(text, sizeof text, "(%s)UINT64_C(0x%" PRIx64 ")", scalar_info[f->base].c, (uint64_t)f->int_default);
    return text;
}

// The value's bits as a uint64_t expression.
static const char *bits_text(uint8_t base) {
    return base == FB_FLOAT ? "fb_f32_bits(v)" : base == FB_DOUBLE ? "fb_f64_bits(v)" : "(uint64_t)v";
}

static const char *fetch_text(uint8_t base) {
    static char text[32];
    snprintf(text, sizeof text, "fb_%s(p)%s", scalar_info[base].read, base == FB_BOOL ? " != 0" : "");
    return text;
}

static void emit_enum(size_t e) {
    const char *name = short_name(e);
    size_t vals = child(e, ENUM_VALUES);
    h("\nenum {\n");
    for (uint32_t i = 0; i < count(vals); i++) {
        int64_t v = number(item(vals, i), VAL_VALUE, 8, 0);
        if (v < INT32_MIN || v > INT32_MAX) refuse("%s: value %" PRId64 " does not fit an int", name, v);
        h("    %s%s_%s = %" PRId64 ",\n", G.prefix, name, string_of(child(item(vals, i), VAL_NAME)), v);
    }
    h("};\nstatic inline const char *%s%s_text(int64_t v) {\n", G.prefix, name);
    h("    switch (v) {\n");
    for (uint32_t i = 0; i < count(vals); i++)
        h("    case %" PRId64 ": return \"%s\";\n", number(item(vals, i), VAL_VALUE, 8, 0),
          string_of(child(item(vals, i), VAL_NAME)));
    h("    default: return NULL;\n    }\n}\n");
}

// ---- Output: structs ----

static void emit_struct_member(const char *owner, const Field *f, size_t at) {
    const char *p = G.prefix;
    if (f->base == FB_ARRAY) {
        const char *t = f->elem == FB_OBJ ? short_name(object_at(f->index)) : NULL;
        if (t) {
            h("static inline const %s%s *%s%s_%s(const %s%s *s, uint32_t i) {\n", p, t, p, owner, f->name, p, owner);
            h("    return (const %s%s *)fb_item((FbVec){(const uint8_t *)s + %zu, %u}, i, %u);\n}\n", p, t, at,
              f->fixed, f->item_size);
            return;
        }
        h("static inline %s %s%s_%s(const %s%s *s, uint32_t i) {\n", scalar_info[f->elem].c, p, owner, f->name, p,
          owner);
        h("    const uint8_t *p = fb_item((FbVec){(const uint8_t *)s + %zu, %u}, i, %u);\n", at, f->fixed,
          f->item_size);
        h("    return %s;\n}\n", fetch_text(f->elem));
        h("static inline void %s%s_set_%s(uint8_t s[%s%s_SIZE], uint32_t i, %s v) {\n", p, owner, f->name, p, owner,
          scalar_info[f->elem].c);
        h("    if (i < %u) fb_set_u%d(s + %zu + i * %u, (uint%d_t)%s);\n}\n", f->fixed, 8 * scalar_info[f->elem].bytes,
          at, f->item_size, 8 * scalar_info[f->elem].bytes, bits_text(f->elem));
        return;
    }
    if (f->base == FB_OBJ) {
        const char *t = short_name(object_at(f->index));
        h("static inline const %s%s *%s%s_%s(const %s%s *s) { return (const %s%s *)((const uint8_t *)s + %zu); }\n", p,
          t, p, owner, f->name, p, owner, p, t, at);
        h("static inline uint8_t *%s%s_in_%s(uint8_t s[%s%s_SIZE]) { return s + %zu; }\n", p, owner, f->name, p, owner,
          at);
        return;
    }
    h("static inline %s %s%s_%s(const %s%s *s) {\n    const uint8_t *p = (const uint8_t *)s + %zu;\n    return "
      "%s;\n}\n",
      scalar_info[f->base].c, p, owner, f->name, p, owner, at, fetch_text(f->base));
    h("static inline void %s%s_set_%s(uint8_t s[%s%s_SIZE], %s v) { fb_set_u%d(s + %zu, (uint%d_t)%s); }\n", p, owner,
      f->name, p, owner, scalar_info[f->base].c, 8 * scalar_info[f->base].bytes, at, 8 * scalar_info[f->base].bytes,
      bits_text(f->base));
}

static void emit_struct(size_t obj) {
    uint32_t n;
    Field *fields = fields_read(obj, &n);
    const char *name = short_name(obj);
    h("\nenum { %s%s_SIZE = %u, %s%s_ALIGN = %u };\n", G.prefix, name, object_bytes(obj), G.prefix, name,
      object_align(obj));
    for (uint32_t i = 0; i < n; i++) {
        if (fields[i].offset + (uint64_t)fields[i].size > object_bytes(obj))
            refuse("%s.%s lies outside its struct", name, fields[i].name);
        emit_struct_member(name, &fields[i], fields[i].offset); // of a struct the offset is the member's place
    }
    free(fields);
}

// ---- Output: tables ----

static void emit_scalar(const char *owner, const Field *f) {
    const char *p = G.prefix, *c = scalar_info[f->base].c;
    h("static inline %s %s%s_%s(const %s%s *t) {\n    const uint8_t *p = fb_field(t, %u);\n    return p ? %s : "
      "%s;\n}\n",
      c, p, owner, f->name, p, owner, f->offset, fetch_text(f->base), default_text(f));
    if (f->optional) {
        h("static inline bool %s%s_has_%s(const %s%s *t) { return fb_field(t, %u) != NULL; }\n", p, owner, f->name, p,
          owner, f->offset);
        h("static inline void %s%s_add_%s(FbBuilder *b, %s v) { fb_add_scalar(b, %u, %s, %u); }\n", p, owner, f->name,
          c, f->offset, bits_text(f->base), f->size);
        return;
    }
    h("static inline void %s%s_add_%s(FbBuilder *b, %s v) {\n    const %s otherwise = %s;\n", p, owner, f->name, c, c,
      default_text(f));
    if (f->base == FB_FLOAT || f->base == FB_DOUBLE)
        h("    if (%s == fb_%s_bits(otherwise)) return;\n", bits_text(f->base), scalar_info[f->base].read);
    else
        h("    if (v == otherwise) return;\n");
    h("    fb_add_scalar(b, %u, %s, %u);\n}\n", f->offset, bits_text(f->base), f->size);
}

static void emit_add_ref(const char *owner, const Field *f) {
    h("static inline void %s%s_add_%s(FbBuilder *b, FbRef v) { fb_add_ref(b, %u, v); }\n", G.prefix, owner, f->name,
      f->offset);
}

static void emit_vector(const char *owner, const Field *f) {
    const char *p = G.prefix;
    h("static inline FbVec %s%s_%s(const %s%s *t) { return fb_vec_at(fb_target(fb_field(t, %u))); }\n", p, owner,
      f->name, p, owner, f->offset);
    if (is_scalar(f->elem)) {
        h("static inline %s %s%s_%s_at(FbVec v, uint32_t i) {\n    const uint8_t *p = fb_item(v, i, %u);\n    return "
          "%s;\n}\n",
          scalar_info[f->elem].c, p, owner, f->name, f->item_size, fetch_text(f->elem));
    } else if (f->elem == FB_STRING) {
        h("static inline FbString %s%s_%s_at(FbVec v, uint32_t i) { return fb_string_at(fb_target(fb_item(v, i, 4))); "
          "}\n",
          p, owner, f->name);
    } else {
        const char *t = short_name(object_at(f->index));
        h("static inline const %s%s *%s%s_%s_at(FbVec v, uint32_t i) {\n", p, t, p, owner, f->name);
        if (f->is_struct)
            h("    return (const %s%s *)fb_item(v, i, %u);\n}\n", p, t, f->item_size);
        else
            h("    return (const %s%s *)fb_target(fb_item(v, i, 4));\n}\n", p, t);
    }
    emit_add_ref(owner, f);
}

static void emit_object_field(const char *owner, const Field *f) {
    const char *p = G.prefix, *t = short_name(object_at(f->index));
    if (!f->is_struct) {
        h("static inline const %s%s *%s%s_%s(const %s%s *t) {\n    return (const %s%s *)fb_target(fb_field(t, "
          "%u));\n}\n",
          p, t, p, owner, f->name, p, owner, p, t, f->offset);
        emit_add_ref(owner, f);
        return;
    }
    h("static inline const %s%s *%s%s_%s(const %s%s *t) { return (const %s%s *)fb_field(t, %u); }\n", p, t, p, owner,
      f->name, p, owner, p, t, f->offset);
    h("static inline FbRef %s%s_add_%s(FbBuilder *b, const uint8_t s[%s%s_SIZE]) {\n", p, owner, f->name, p, t);
    h("    return fb_add_struct(b, %u, s, %u, %u);\n}\n", f->offset, f->size, f->align);
}

static void emit_union(const char *owner, const Field *f) {
    const char *p = G.prefix;
    size_t e = enum_at(f->index), vals = child(e, ENUM_VALUES);
    for (uint32_t i = 0; i < count(vals); i++) {
        size_t val = item(vals, i), type = child(val, VAL_TYPE);
        int64_t base = type ? number(type, TYPE_BASE, 1, 0) : 0, tag = number(val, VAL_VALUE, 8, 0);
        const char *member = string_of(child(val, VAL_NAME));
        if (base == FB_NONE) continue;
        const char *get = base == FB_STRING ? "fb_string_at" : "";
        if (base == FB_STRING)
            h("static inline FbString ");
        else
            h("static inline const %s%s *", p, short_name(object_at(number(type, TYPE_INDEX, 4, -1))));
        h("%s%s_%s_as_%s(const %s%s *t) {\n", p, owner, f->name, member, p, owner);
        h("    const uint8_t *p = %s%s_%s_type(t) == %" PRId64 " ? fb_target(fb_field(t, %u)) : NULL;\n", p, owner,
          f->name, tag, f->offset);
        if (base == FB_STRING)
            h("    return %s(p);\n}\n", get);
        else
            h("    return (const %s%s *)p;\n}\n", p, short_name(object_at(number(type, TYPE_INDEX, 4, -1))));
    }
    emit_add_ref(owner, f);
}

static void emit_field(const char *owner, const Field *f) {
    if (is_scalar(f->base)) {
        emit_scalar(owner, f);
    } else if (f->base == FB_STRING) {
        h("static inline FbString %s%s_%s(const %s%s *t) { return fb_string_at(fb_target(fb_field(t, %u))); }\n",
          G.prefix, owner, f->name, G.prefix, owner, f->offset);
        emit_add_ref(owner, f);
    } else if (f->base == FB_VECTOR) {
        emit_vector(owner, f);
    } else if (f->base == FB_OBJ) {
        emit_object_field(owner, f);
    } else if (f->base == FB_UNION) {
        emit_union(owner, f);
    } else {
        refuse("%s.%s: a fixed array outside a struct", owner, f->name);
    }
}

static void emit_table(size_t obj, size_t index) {
    uint32_t n;
    Field *fields = fields_read(obj, &n);
    const char *name = short_name(obj);
    if (n > FB_MAX_SLOTS) refuse("%s has %u fields, more than %d", name, n, FB_MAX_SLOTS);
    h("\nstatic inline void %s%s_begin(FbBuilder *b) { fb_table_begin(b, %u); }\n", G.prefix, name, n);
    if (n) text_f(&G.c, "static const FbField fields_%zu[] = {\n", index);
    for (uint32_t i = 0; i < n; i++) {
        const Field *f = &fields[i];
        emit_field(name, f);
        text_f(&G.c, "    {\"%s\", %u, %d, %d, %s, %s, %" PRId64 ", %u, %u, %u},\n", f->name, f->offset, f->base,
               f->elem, f->required ? "true" : "false", f->is_struct ? "true" : "false", f->index < 0 ? 0 : f->index,
               f->size, f->align, f->item_size);
    }
    if (n) text_z(&G.c, "};\n");
    free(fields);
}

static void emit_objects(void) {
    uint32_t n = count(G.objects);
    h("\n");
    for (uint32_t i = 0; i < n; i++) {
        const char *name = short_name(object_at(i));
        h("typedef struct %s%s %s%s;\n", G.prefix, name, G.prefix, name);
    }
    for (uint32_t i = 0; i < n; i++)
        if (object_is_struct(object_at(i))) emit_struct(object_at(i));
    for (uint32_t i = 0; i < n; i++)
        if (!object_is_struct(object_at(i))) emit_table(object_at(i), i);
    text_z(&G.c, "static const FbObject objects[] = {\n");
    for (uint32_t i = 0; i < n; i++) {
        uint32_t n_fields = object_is_struct(object_at(i)) ? 0 : count(child(object_at(i), OBJECT_FIELDS));
        text_f(&G.c, "    {\"%s\", ", short_name(object_at(i)));
        if (n_fields)
            text_f(&G.c, "fields_%u, %u},\n", i, n_fields);
        else
            text_z(&G.c, "NULL, 0},\n");
    }
    text_z(&G.c, "};\n");
}

static uint32_t emit_union_cases(size_t e, uint32_t index) {
    size_t vals = child(e, ENUM_VALUES);
    uint32_t n_cases = 0;
    text_f(&G.c, "static const FbCase cases_%u[] = {\n", index);
    for (uint32_t i = 0; i < count(vals); i++) {
        size_t val = item(vals, i), type = child(val, VAL_TYPE);
        int64_t base = type ? number(type, TYPE_BASE, 1, 0) : 0, tag = number(val, VAL_VALUE, 8, 0);
        if (base == FB_NONE) continue;
        int64_t object = base == FB_STRING ? 0 : number(type, TYPE_INDEX, 4, -1);
        if (base != FB_STRING && (base != FB_OBJ || object_is_struct(object_at(object))))
            refuse("union %s: only tables and strings are supported as members", short_name(e));
        if (tag < 1 || tag > 255) refuse("union %s: tag %" PRId64, short_name(e), tag);
        text_f(&G.c, "    {%" PRId64 ", %s, %" PRId64 ", \"%s\"},\n", tag, base == FB_STRING ? "true" : "false", object,
               string_of(child(val, VAL_NAME)));
        n_cases++;
    }
    if (!n_cases) refuse("union %s has no members", short_name(e));
    text_z(&G.c, "};\n");
    return n_cases;
}

// FbField.index of a union counts enums, so every enum has an entry; only those of unions are filled.
static void emit_unions(void) {
    uint32_t n = count(G.enums);
    Text rows = {0};
    for (uint32_t i = 0; i < n; i++) {
        size_t e = enum_at(i);
        emit_enum(e);
        uint32_t n_cases = number(e, ENUM_IS_UNION, 1, 0) ? emit_union_cases(e, i) : 0;
        if (n_cases)
            text_f(&rows, "    {\"%s\", cases_%u, %u},\n", short_name(e), i, n_cases);
        else
            text_f(&rows, "    {\"%s\", NULL, 0},\n", short_name(e));
    }
    if (!n) text_z(&rows, "    {\"\", NULL, 0},\n");
    text_f(&G.c, "static const FbUnion unions[] = {\n%s};\n", rows.items);
    vec_free(&rows);
}

static uint32_t root_index(void) {
    size_t root = child(G.schema, SCHEMA_ROOT);
    for (uint32_t i = 0; root && i < count(G.objects); i++)
        if (object_at(i) == root) return i;
    refuse("the schema has no root_type");
}

// ---- Files ----

static void schema_load(void) {
    FILE *f = fopen(G.file, "rb");
    if (!f) fprintf(stderr, "fbgen: %s: error: cannot open: %s\n", G.file, strerror(errno)), exit(EXIT_SYSTEM);
    VEC(uint8_t) all = {0};
    uint8_t block[4096];
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;) {
        vec_reserve(&all, all.n + n);
        memcpy(all.items + all.n, block, n);
        all.n += n;
    }
    if (ferror(f)) fprintf(stderr, "fbgen: %s: error: cannot read: %s\n", G.file, strerror(errno)), exit(EXIT_SYSTEM);
    fclose(f);
    G.buf = all.items, G.n = all.n;
    if (memcmp(bytes_at(0, 8) + 4, "BFBS", 4) != 0) refuse("not a binary schema (flatc -b --schema makes one)");
    G.schema = fb_u32(G.buf);
    G.objects = child(G.schema, SCHEMA_OBJECTS);
    G.enums = child(G.schema, SCHEMA_ENUMS);
}

static void text_save(const Text *t, const char *out, const char *extension) {
    Text name = {0};
    text_f(&name, "%s%s", out, extension);
    FILE *f = fopen(name.items, "wb");
    if (!f || fwrite(t->items, 1, t->n, f) != t->n || fclose(f))
        fprintf(stderr, "fbgen: %s: error: cannot write: %s\n", name.items, strerror(errno)), exit(EXIT_SYSTEM);
    vec_free(&name);
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: fbgen SCHEMA.bfbs OUT PREFIX   (writes OUT.h and OUT.c)\n");
        return EXIT_USAGE;
    }
    G.file = argv[1], G.prefix = argv[3];
    const char *out = argv[2], *slash = strrchr(out, '/'), *base = slash ? slash + 1 : out;
    schema_load();
    h("// Made by fbgen from a FlatBuffers schema; do not edit.\n#ifndef FBGEN_%s\n#define FBGEN_%s\n\n#include "
      "\"frontend/fb/fb.h\"\n\n",
      G.prefix, G.prefix);
    h("extern const FbSchema %s_schema;\n", G.prefix);
    text_f(&G.c, "// Made by fbgen from a FlatBuffers schema; do not edit.\n#include \"%s.h\"\n\n", base);
    emit_unions();
    emit_objects();
    h("\n#endif\n");
    size_t ident_at = child(G.schema, SCHEMA_IDENT);
    const char *ident = ident_at ? string_of(ident_at) : "";
    if (ident[0] && strlen(ident) != 4) refuse("the file identifier '%s' has not four characters", ident);
    text_f(&G.c, "const FbSchema %s_schema = {\"%s\", objects, unions, %u};\n", G.prefix, ident, root_index());
    text_save(&G.h, out, ".h");
    text_save(&G.c, out, ".c");
    vec_free(&G.h);
    vec_free(&G.c);
    free(G.buf);
    return EXIT_DONE;
}
