// fbgen SCHEMA.bfbs OUT PREFIX: from a binary FlatBuffers schema (flatc -b --schema) makes OUT.h, typed accessors and
// adders as static inline functions, and OUT.c, the tables of fb_verify. Names are PREFIX, the schema's name without
// its namespace, and the field: TpumOp_operands. Everything is generated from the slots and defaults that the schema
// states; nothing is laid out here. bfbs.c reads the schema.
//
// Known limit: flatc 2.0.8 stores a ulong default above the greatest long as 0.
// Refused, with a sentence: unions of structs, enum values that do not fit an int.
#include "frontend/fb/bfbs.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    const char *prefix;
    Text h, c;
} G;

// ---- Output: shared pieces ----

static void h(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
static void h(const char *fmt, ...) {
    char line[1024];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(line, sizeof line, fmt, args);
    va_end(args);
    if (n < 0 || (size_t)n >= sizeof line) bfbs_refuse("a name is too long");
    text_add(&G.h, line, (size_t)n);
}

// A scalar's default, as an expression of its C type.
static const char *default_text(const Field *f) {
    static char text[64];
    if (f->base == FB_FLOAT) snprintf(text, sizeof text, "fb_f32_of(0x%" PRIx32 "u)", fb_f32_bits((float)f->real_default));
    else if (f->base == FB_DOUBLE) snprintf(text, sizeof text, "fb_f64_of(UINT64_C(0x%" PRIx64 "))", fb_f64_bits(f->real_default));
    else if (f->base == FB_BOOL) snprintf(text, sizeof text, "%s", f->int_default ? "true" : "false");
    else snprintf(text, sizeof text, "(%s)UINT64_C(0x%" PRIx64 ")", bfbs_scalars[f->base].c, (uint64_t)f->int_default);
    return text;
}

// The value's bits as a uint64_t expression.
static const char *bits_text(uint8_t base) { return base == FB_FLOAT ? "fb_f32_bits(v)" : base == FB_DOUBLE ? "fb_f64_bits(v)" : "(uint64_t)v"; }

static const char *fetch_text(uint8_t base) {
    static char text[32];
    snprintf(text, sizeof text, "fb_%s(p)%s", bfbs_scalars[base].read, base == FB_BOOL ? " != 0" : "");
    return text;
}

static void emit_enum(size_t e) {
    const char *name = bfbs_name(e);
    size_t vals = bfbs_child(e, ENUM_VALUES);
    h("\nenum {\n");
    for (uint32_t i = 0; i < bfbs_count(vals); i++) {
        int64_t v = bfbs_number(bfbs_item(vals, i), VAL_VALUE, 8, 0);
        if (v < INT32_MIN || v > INT32_MAX) bfbs_refuse("%s: value %" PRId64 " does not fit an int", name, v);
        h("    %s%s_%s = %" PRId64 ",\n", G.prefix, name, bfbs_string(bfbs_child(bfbs_item(vals, i), VAL_NAME)), v);
    }
    h("};\nstatic inline const char *%s%s_text(int64_t v) {\n", G.prefix, name);
    h("    switch (v) {\n");
    for (uint32_t i = 0; i < bfbs_count(vals); i++)
        h("    case %" PRId64 ": return \"%s\";\n", bfbs_number(bfbs_item(vals, i), VAL_VALUE, 8, 0), bfbs_string(bfbs_child(bfbs_item(vals, i), VAL_NAME)));
    h("    default: return NULL;\n    }\n}\n");
}

// ---- Output: structs ----

static void emit_struct_member(const char *owner, const Field *f, size_t at) {
    const char *p = G.prefix;
    if (f->base == FB_ARRAY) {
        const char *t = f->elem == FB_OBJ ? bfbs_name(bfbs_object(f->index)) : NULL;
        if (t) {
            h("static inline const %s%s *%s%s_%s(const %s%s *s, uint32_t i) {\n", p, t, p, owner, f->name, p, owner);
            h("    return (const %s%s *)fb_item((FbVec){(const uint8_t *)s + %zu, %u}, i, %u);\n}\n", p, t, at, f->fixed, f->item_size);
            return;
        }
        h("static inline %s %s%s_%s(const %s%s *s, uint32_t i) {\n", bfbs_scalars[f->elem].c, p, owner, f->name, p, owner);
        h("    const uint8_t *p = fb_item((FbVec){(const uint8_t *)s + %zu, %u}, i, %u);\n", at, f->fixed, f->item_size);
        h("    return %s;\n}\n", fetch_text(f->elem));
        h("static inline void %s%s_set_%s(uint8_t s[%s%s_SIZE], uint32_t i, %s v) {\n", p, owner, f->name, p, owner, bfbs_scalars[f->elem].c);
        h("    if (i < %u) fb_set_u%d(s + %zu + i * %u, (uint%d_t)%s);\n}\n", f->fixed, 8 * bfbs_scalars[f->elem].bytes, at, f->item_size,
          8 * bfbs_scalars[f->elem].bytes, bits_text(f->elem));
        return;
    }
    if (f->base == FB_OBJ) {
        const char *t = bfbs_name(bfbs_object(f->index));
        h("static inline const %s%s *%s%s_%s(const %s%s *s) { return (const %s%s *)((const uint8_t *)s + %zu); }\n", p, t, p, owner, f->name, p, owner, p, t,
          at);
        h("static inline uint8_t *%s%s_in_%s(uint8_t s[%s%s_SIZE]) { return s + %zu; }\n", p, owner, f->name, p, owner, at);
        return;
    }
    h("static inline %s %s%s_%s(const %s%s *s) {\n    const uint8_t *p = (const uint8_t *)s + %zu;\n    return "
      "%s;\n}\n",
      bfbs_scalars[f->base].c, p, owner, f->name, p, owner, at, fetch_text(f->base));
    h("static inline void %s%s_set_%s(uint8_t s[%s%s_SIZE], %s v) { fb_set_u%d(s + %zu, (uint%d_t)%s); }\n", p, owner, f->name, p, owner,
      bfbs_scalars[f->base].c, 8 * bfbs_scalars[f->base].bytes, at, 8 * bfbs_scalars[f->base].bytes, bits_text(f->base));
}

static void emit_struct(size_t obj) {
    uint32_t n;
    Field *fields = bfbs_fields(obj, &n);
    const char *name = bfbs_name(obj);
    h("\nenum { %s%s_SIZE = %u, %s%s_ALIGN = %u };\n", G.prefix, name, bfbs_object_bytes(obj), G.prefix, name, bfbs_object_align(obj));
    for (uint32_t i = 0; i < n; i++) {
        if (fields[i].offset + (uint64_t)fields[i].size > bfbs_object_bytes(obj)) bfbs_refuse("%s.%s lies outside its struct", name, fields[i].name);
        emit_struct_member(name, &fields[i], fields[i].offset); // of a struct the offset is the member's place
    }
    free(fields);
}

// ---- Output: tables ----

static void emit_scalar(const char *owner, const Field *f) {
    const char *p = G.prefix, *c = bfbs_scalars[f->base].c;
    h("static inline %s %s%s_%s(const %s%s *t) {\n    const uint8_t *p = fb_field(t, %u);\n    return p ? %s : "
      "%s;\n}\n",
      c, p, owner, f->name, p, owner, f->offset, fetch_text(f->base), default_text(f));
    if (f->optional) {
        h("static inline bool %s%s_has_%s(const %s%s *t) { return fb_field(t, %u) != NULL; }\n", p, owner, f->name, p, owner, f->offset);
        h("static inline void %s%s_add_%s(FbBuilder *b, %s v) { fb_add_scalar(b, %u, %s, %u); }\n", p, owner, f->name, c, f->offset, bits_text(f->base),
          f->size);
        return;
    }
    h("static inline void %s%s_add_%s(FbBuilder *b, %s v) {\n    const %s otherwise = %s;\n", p, owner, f->name, c, c, default_text(f));
    if (f->base == FB_FLOAT || f->base == FB_DOUBLE) h("    if (%s == fb_%s_bits(otherwise)) return;\n", bits_text(f->base), bfbs_scalars[f->base].read);
    else h("    if (v == otherwise) return;\n");
    h("    fb_add_scalar(b, %u, %s, %u);\n}\n", f->offset, bits_text(f->base), f->size);
}

static void emit_add_ref(const char *owner, const Field *f) {
    h("static inline void %s%s_add_%s(FbBuilder *b, FbRef v) { fb_add_ref(b, %u, v); }\n", G.prefix, owner, f->name, f->offset);
}

static void emit_vector(const char *owner, const Field *f) {
    const char *p = G.prefix;
    h("static inline FbVec %s%s_%s(const %s%s *t) { return fb_vec_at(fb_target(fb_field(t, %u))); }\n", p, owner, f->name, p, owner, f->offset);
    if (bfbs_is_scalar(f->elem)) {
        h("static inline %s %s%s_%s_at(FbVec v, uint32_t i) {\n    const uint8_t *p = fb_item(v, i, %u);\n    return "
          "%s;\n}\n",
          bfbs_scalars[f->elem].c, p, owner, f->name, f->item_size, fetch_text(f->elem));
    } else if (f->elem == FB_STRING) {
        h("static inline FbString %s%s_%s_at(FbVec v, uint32_t i) { return fb_string_at(fb_target(fb_item(v, i, 4))); "
          "}\n",
          p, owner, f->name);
    } else {
        const char *t = bfbs_name(bfbs_object(f->index));
        h("static inline const %s%s *%s%s_%s_at(FbVec v, uint32_t i) {\n", p, t, p, owner, f->name);
        if (f->is_struct) h("    return (const %s%s *)fb_item(v, i, %u);\n}\n", p, t, f->item_size);
        else h("    return (const %s%s *)fb_target(fb_item(v, i, 4));\n}\n", p, t);
    }
    emit_add_ref(owner, f);
}

static void emit_object_field(const char *owner, const Field *f) {
    const char *p = G.prefix, *t = bfbs_name(bfbs_object(f->index));
    if (!f->is_struct) {
        h("static inline const %s%s *%s%s_%s(const %s%s *t) {\n    return (const %s%s *)fb_target(fb_field(t, "
          "%u));\n}\n",
          p, t, p, owner, f->name, p, owner, p, t, f->offset);
        emit_add_ref(owner, f);
        return;
    }
    h("static inline const %s%s *%s%s_%s(const %s%s *t) { return (const %s%s *)fb_field(t, %u); }\n", p, t, p, owner, f->name, p, owner, p, t, f->offset);
    h("static inline FbRef %s%s_add_%s(FbBuilder *b, const uint8_t s[%s%s_SIZE]) {\n", p, owner, f->name, p, t);
    h("    return fb_add_struct(b, %u, s, %u, %u);\n}\n", f->offset, f->size, f->align);
}

static void emit_union(const char *owner, const Field *f) {
    const char *p = G.prefix;
    size_t e = bfbs_enum(f->index), vals = bfbs_child(e, ENUM_VALUES);
    for (uint32_t i = 0; i < bfbs_count(vals); i++) {
        size_t val = bfbs_item(vals, i), type = bfbs_child(val, VAL_TYPE);
        int64_t base = type ? bfbs_number(type, TYPE_BASE, 1, 0) : 0, tag = bfbs_number(val, VAL_VALUE, 8, 0);
        const char *member = bfbs_string(bfbs_child(val, VAL_NAME));
        if (base == FB_NONE) continue;
        const char *get = base == FB_STRING ? "fb_string_at" : "";
        if (base == FB_STRING) h("static inline FbString ");
        else h("static inline const %s%s *", p, bfbs_name(bfbs_object(bfbs_number(type, TYPE_INDEX, 4, -1))));
        h("%s%s_%s_as_%s(const %s%s *t) {\n", p, owner, f->name, member, p, owner);
        h("    const uint8_t *p = %s%s_%s_type(t) == %" PRId64 " ? fb_target(fb_field(t, %u)) : NULL;\n", p, owner, f->name, tag, f->offset);
        if (base == FB_STRING) h("    return %s(p);\n}\n", get);
        else h("    return (const %s%s *)p;\n}\n", p, bfbs_name(bfbs_object(bfbs_number(type, TYPE_INDEX, 4, -1))));
    }
    emit_add_ref(owner, f);
}

static void emit_field(const char *owner, const Field *f) {
    if (bfbs_is_scalar(f->base)) {
        emit_scalar(owner, f);
    } else if (f->base == FB_STRING) {
        h("static inline FbString %s%s_%s(const %s%s *t) { return fb_string_at(fb_target(fb_field(t, %u))); }\n", G.prefix, owner, f->name, G.prefix, owner,
          f->offset);
        emit_add_ref(owner, f);
    } else if (f->base == FB_VECTOR) {
        emit_vector(owner, f);
    } else if (f->base == FB_OBJ) {
        emit_object_field(owner, f);
    } else if (f->base == FB_UNION) {
        emit_union(owner, f);
    } else {
        bfbs_refuse("%s.%s: a fixed array outside a struct", owner, f->name);
    }
}

static void emit_table(size_t obj, size_t index) {
    uint32_t n;
    Field *fields = bfbs_fields(obj, &n);
    const char *name = bfbs_name(obj);
    if (n > FB_MAX_SLOTS) bfbs_refuse("%s has %u fields, more than %d", name, n, FB_MAX_SLOTS);
    h("\nstatic inline void %s%s_begin(FbBuilder *b) { fb_table_begin(b, %u); }\n", G.prefix, name, n);
    if (n) text_f(&G.c, "static const FbField fields_%zu[] = {\n", index);
    for (uint32_t i = 0; i < n; i++) {
        const Field *f = &fields[i];
        emit_field(name, f);
        text_f(&G.c, "    {\"%s\", %u, %d, %d, %s, %s, %" PRId64 ", %u, %u, %u},\n", f->name, f->offset, f->base, f->elem, f->required ? "true" : "false",
               f->is_struct ? "true" : "false", f->index < 0 ? 0 : f->index, f->size, f->align, f->item_size);
    }
    if (n) text_z(&G.c, "};\n");
    free(fields);
}

static void emit_objects(void) {
    uint32_t n = bfbs_count(bfbs.objects);
    h("\n");
    for (uint32_t i = 0; i < n; i++) {
        const char *name = bfbs_name(bfbs_object(i));
        h("typedef struct %s%s %s%s;\n", G.prefix, name, G.prefix, name);
    }
    for (uint32_t i = 0; i < n; i++)
        if (bfbs_is_struct(bfbs_object(i))) emit_struct(bfbs_object(i));
    for (uint32_t i = 0; i < n; i++)
        if (!bfbs_is_struct(bfbs_object(i))) emit_table(bfbs_object(i), i);
    text_z(&G.c, "static const FbObject objects[] = {\n");
    for (uint32_t i = 0; i < n; i++) {
        uint32_t n_fields = bfbs_is_struct(bfbs_object(i)) ? 0 : bfbs_count(bfbs_child(bfbs_object(i), OBJECT_FIELDS));
        text_f(&G.c, "    {\"%s\", ", bfbs_name(bfbs_object(i)));
        if (n_fields) text_f(&G.c, "fields_%u, %u},\n", i, n_fields);
        else text_z(&G.c, "NULL, 0},\n");
    }
    text_z(&G.c, "};\n");
}

static uint32_t emit_union_cases(size_t e, uint32_t index) {
    size_t vals = bfbs_child(e, ENUM_VALUES);
    uint32_t n_cases = 0;
    text_f(&G.c, "static const FbCase cases_%u[] = {\n", index);
    for (uint32_t i = 0; i < bfbs_count(vals); i++) {
        size_t val = bfbs_item(vals, i), type = bfbs_child(val, VAL_TYPE);
        int64_t base = type ? bfbs_number(type, TYPE_BASE, 1, 0) : 0, tag = bfbs_number(val, VAL_VALUE, 8, 0);
        if (base == FB_NONE) continue;
        int64_t object = base == FB_STRING ? 0 : bfbs_number(type, TYPE_INDEX, 4, -1);
        if (base != FB_STRING && (base != FB_OBJ || bfbs_is_struct(bfbs_object(object))))
            bfbs_refuse("union %s: only tables and strings are supported as members", bfbs_name(e));
        if (tag < 1 || tag > 255) bfbs_refuse("union %s: tag %" PRId64, bfbs_name(e), tag);
        text_f(&G.c, "    {%" PRId64 ", %s, %" PRId64 ", \"%s\"},\n", tag, base == FB_STRING ? "true" : "false", object,
               bfbs_string(bfbs_child(val, VAL_NAME)));
        n_cases++;
    }
    if (!n_cases) bfbs_refuse("union %s has no members", bfbs_name(e));
    text_z(&G.c, "};\n");
    return n_cases;
}

// FbField.index of a union counts enums, so every enum has an entry; only those of unions are filled.
static void emit_unions(void) {
    uint32_t n = bfbs_count(bfbs.enums);
    Text rows = {0};
    for (uint32_t i = 0; i < n; i++) {
        size_t e = bfbs_enum(i);
        emit_enum(e);
        uint32_t n_cases = bfbs_number(e, ENUM_IS_UNION, 1, 0) ? emit_union_cases(e, i) : 0;
        if (n_cases) text_f(&rows, "    {\"%s\", cases_%u, %u},\n", bfbs_name(e), i, n_cases);
        else text_f(&rows, "    {\"%s\", NULL, 0},\n", bfbs_name(e));
    }
    if (!n) text_z(&rows, "    {\"\", NULL, 0},\n");
    text_f(&G.c, "static const FbUnion unions[] = {\n%s};\n", rows.items);
    vec_free(&rows);
}

// ---- Files ----

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
    G.prefix = argv[3];
    const char *out = argv[2], *slash = strrchr(out, '/'), *base = slash ? slash + 1 : out;
    bfbs_load(argv[1]);
    h("// Made by fbgen from a FlatBuffers schema; do not edit.\n#ifndef FBGEN_%s\n#define FBGEN_%s\n\n#include "
      "\"frontend/fb/fb.h\"\n\n",
      G.prefix, G.prefix);
    h("extern const FbSchema %s_schema;\n", G.prefix);
    text_f(&G.c, "// Made by fbgen from a FlatBuffers schema; do not edit.\n#include \"%s.h\"\n\n", base);
    emit_unions();
    emit_objects();
    h("\n#endif\n");
    size_t ident_at = bfbs_child(bfbs.schema, SCHEMA_IDENT);
    const char *ident = ident_at ? bfbs_string(ident_at) : "";
    if (ident[0] && strlen(ident) != 4) bfbs_refuse("the file identifier '%s' has not four characters", ident);
    text_f(&G.c, "const FbSchema %s_schema = {\"%s\", objects, unions, %u};\n", G.prefix, ident, bfbs_root());
    text_save(&G.h, out, ".h");
    text_save(&G.c, out, ".c");
    vec_free(&G.h);
    vec_free(&G.c);
    free(bfbs.buf);
    return EXIT_DONE;
}
