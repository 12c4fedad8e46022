// Attributes and constants of the text form. Numbers print as elem_text says; a constant whose elements are all alike prints one; more
// than 64 elements print as raw bytes.
#include "ir/graph/elem_text.h"
#include "ir/text/lex.h"
#include "ir/text/print/print.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LISTED = 64 };

static const char *listed(Text *out, Type type, uint32_t dim, const char *elem) {
    if (dim == type->rank) {
        elem_text(out, type->dtype, elem);
        return elem + dtype_bytes(type->dtype);
    }
    text_z(out, "[");
    for (int64_t i = 0; i < type->dims[dim]; i++) {
        if (i) text_z(out, ", ");
        elem = listed(out, type, dim + 1, elem);
    }
    text_z(out, "]");
    return elem;
}

static void add_hex(Text *out, const uint8_t *data, size_t n) {
    static const char digit[] = "0123456789ABCDEF";
    vec_reserve(out, out->n + 2 * n + 1);
    char *to = out->items + out->n;
    for (size_t i = 0; i < n; i++) {
        *to++ = digit[data[i] >> 4];
        *to++ = digit[data[i] & 15];
    }
    *to = 0;
    out->n += 2 * n;
}

static void raw_bytes(Text *out, const Literal *l) {
    const uint8_t *data = l->data;
    DType t = l->type->dtype;
    text_z(out, "\"0x");
    if (dtype_info[t].bits < 8) {
        uint8_t mask = (uint8_t)((1u << dtype_info[t].bits) - 1);
        for (int64_t i = 0; i < l->type->n_elems; i++) add_hex(out, (uint8_t[]){data[i] & mask}, 1);
    } else {
        add_hex(out, data, type_bytes(l->type));
    }
    text_z(out, "\"");
}

static bool all_alike(const Literal *l) {
    if (l->splat || l->type->n_elems == 1) return true;
    size_t size = dtype_bytes(l->type->dtype);
    return !memcmp(l->data, (const char *)l->data + size, type_bytes(l->type) - size);
}

static void resource_name(Printer *p, const char *name) {
    print_text(p, "dense_resource<");
    if (lex_is_word(name, strlen(name))) print_text(p, name);
    else print_string(p, name, strlen(name));
    print_text(p, ">");
}

void print_literal(Printer *p, const Literal *l) {
    const char *blob = NULL;
    bool empty = l->type->n_elems == 0, alike = !empty && all_alike(l);
    if (!empty && !alike && p->o.max_inline_bytes && p->o.blob && type_bytes(l->type) > p->o.max_inline_bytes) blob = p->o.blob(p->o.context, l);
    if (blob) {
        resource_name(p, blob);
    } else {
        print_text(p, "dense<");
        if (alike) elem_text(p->out, l->type->dtype, l->data);
        else if (!empty && l->type->n_elems > MAX_LISTED) raw_bytes(p->out, l);
        else if (!empty) listed(p->out, l->type, 0, l->data);
        print_text(p, ">");
    }
    print_text(p, " : ");
    print_type(p, l->type);
}

// Values by kind.

void print_ints(Printer *p, Axes a) {
    for (uint32_t i = 0; i < a.n; i++) print_fmt(p, i ? ", %" PRId64 : "%" PRId64, a.v[i]);
}

static void print_axes(Printer *p, const Attr *a) {
    Axes list = a->n_lists ? a->lists[0] : (Axes){0};
    print_text(p, a->key == ATTR_operandSegmentSizes ? "array<i32" : "array<i64"); // MLIR's own attribute has 32 bits
    if (list.n) print_text(p, ": ");
    print_ints(p, list);
    print_text(p, ">");
}

static void print_bools(Printer *p, const Attr *a) {
    Axes list = a->n_lists ? a->lists[0] : (Axes){0};
    print_text(p, "array<i1");
    for (uint32_t i = 0; i < list.n; i++) print_fmt(p, "%s%s", i ? ", " : ": ", list.v[i] ? "true" : "false");
    print_text(p, ">");
}

static void print_pairs(Printer *p, const Attr *a) {
    Axes list = a->n_lists ? a->lists[0] : (Axes){0};
    print_text(p, list.n ? "dense<[" : "dense<");
    for (uint32_t i = 0; i + 1 < list.n; i += 2) print_fmt(p, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", list.v[i], list.v[i + 1]);
    print_fmt(p, "%s> : tensor<%ux2xi64>", list.n ? "]" : "", list.n / 2);
}

static void print_i64(Printer *p, const Attr *a) { print_fmt(p, "%" PRId64 " : i64", a->i); }
static void print_bool(Printer *p, const Attr *a) { print_text(p, a->i ? "true" : "false"); }
static void print_str(Printer *p, const Attr *a) { print_string(p, str_text(a->s), a->s ? a->s->len : 0); }
static void print_symbol_attr(Printer *p, const Attr *a) { print_symbol(p, a->s); }
static void print_literal_attr(Printer *p, const Attr *a) { print_literal(p, a->lit); }

static void print_f32(Printer *p, const Attr *a) {
    char elem[4];
    elem_from_f64(DT_F32, elem, a->f);
    elem_text(p->out, DT_F32, elem);
    print_text(p, " : f32");
}

static void print_enum(Printer *p, const Attr *a) { print_fmt(p, "%s<%s %.40s>", enum_of(a->key)->dialect, enum_of(a->key)->name, str_text(a->s)); }

static void print_enums(Printer *p, const Attr *a) {
    print_text(p, "[");
    for (uint32_t i = 0; i < a->n_lists; i++)
        print_fmt(p, "%s%s<%s %.40s>", i ? ", " : "", enum_of(a->key)->dialect, enum_of(a->key)->name, str_text(a->strs[i]));
    print_text(p, "]");
}

static void print_fields(Printer *p, const Attr *a, const char *dialect_name, const char *const *names, uint32_t n) {
    bool any = false;
    print_text(p, dialect_name);
    for (uint32_t i = 0; i < n && i < a->n_lists; i++) {
        Axes list = a->lists[i];
        bool scalar = !strcmp(names[i], gather_fields[GATHER_INDEX_VECTOR]);
        if (!list.n || (scalar && list.v[0] == 0)) continue;
        print_fmt(p, scalar ? "%s%s = " : "%s%s = [", any ? ", " : "", names[i]);
        print_ints(p, list);
        if (!scalar) print_text(p, "]");
        any = true;
    }
    print_text(p, ">");
}

static void print_channel(Printer *p, const Attr *a) {
    print_fmt(p, "#stablehlo.channel_handle<handle = %" PRId64 ", type = %" PRId64 ">", a->lists[0].v[0], a->lists[0].v[1]);
}

static void print_text_attr(Printer *p, const Attr *a) { print_text(p, str_text(a->s)); }

static void print_dot(Printer *p, const Attr *a) { print_fields(p, a, "#stablehlo.dot<", dot_fields, DOT_LISTS); }
static void print_ragged(Printer *p, const Attr *a) { print_fields(p, a, "#chlo.ragged_dot<", ragged_fields, RAGGED_LISTS); }
static void print_gather(Printer *p, const Attr *a) { print_fields(p, a, "#stablehlo.gather<", gather_fields, GATHER_LISTS); }

static void print_scatter(Printer *p, const Attr *a) { print_fields(p, a, "#stablehlo.scatter<", scatter_fields, SCATTER_LISTS); }

// {0, 3, 1, 2} -> [b, 0, 1, f]
static void conv_list(Printer *p, const Attr *a, uint32_t which, char first, char second) {
    Axes list = which < a->n_lists ? a->lists[which] : (Axes){0};
    print_text(p, "[");
    for (uint32_t at = 0; at < list.n; at++) {
        uint32_t i = 0;
        while (i < list.n && list.v[i] != at) i++;
        if (at) print_text(p, ", ");
        if (i < 2) print_fmt(p, "%c", i ? second : first);
        else if (i < list.n) print_fmt(p, "%u", i - 2);
        else print_text(p, "?"); // no dimension stands here: not a valid op
    }
    print_text(p, "]");
}

void print_conv_dims(Printer *p, const Attr *a) {
    conv_list(p, a, CONV_INPUT, 'b', 'f');
    print_text(p, "x");
    conv_list(p, a, CONV_KERNEL, 'i', 'o');
    print_text(p, "->");
    conv_list(p, a, CONV_OUTPUT, 'b', 'f');
}

static void print_conv(Printer *p, const Attr *a) {
    print_text(p, "#stablehlo.conv<");
    print_conv_dims(p, a);
    print_text(p, ">");
}

static void (*const print_kind[])(Printer *p, const Attr *a) = {[AK_I64] = print_i64,
                                                                [AK_F32] = print_f32,
                                                                [AK_BOOL] = print_bool,
                                                                [AK_UNIT] = print_bool,
                                                                [AK_CHANNEL] = print_channel,
                                                                [AK_STR] = print_str,
                                                                [AK_SYMBOL] = print_symbol_attr,
                                                                [AK_ENUM] = print_enum,
                                                                [AK_ENUMS] = print_enums,
                                                                [AK_AXES] = print_axes,
                                                                [AK_BOOLS] = print_bools,
                                                                [AK_PAIRS] = print_pairs,
                                                                [AK_DOT] = print_dot,
                                                                [AK_RAGGED] = print_ragged,
                                                                [AK_CONV] = print_conv,
                                                                [AK_GATHER] = print_gather,
                                                                [AK_SCATTER] = print_scatter,
                                                                [AK_LITERAL] = print_literal_attr,
                                                                [AK_TEXT] = print_text_attr};

void print_attr_value(Printer *p, const Attr *a) { print_kind[attr_info[a->key].kind](p, a); }

// Lists.

static void attr_name(Printer *p, const char *name, size_t len) {
    if (lex_is_word(name, len)) text_add(p->out, name, len);
    else print_string(p, name, len);
}

void print_some_attrs(Printer *p, const Op *op, AttrKeys shown, int which, const char *before, const char *after) {
    bool any = false;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        bool unknown = a->key == ATTR_UNKNOWN;
        if (!(which & (unknown ? UNKNOWN_KEYS : KNOWN_KEYS)) || (!unknown && (shown >> a->key & 1)) || (unknown && a->name == p->said)) continue;
        print_text(p, any ? ", " : before);
        any = true;
        if (!unknown) {
            print_text(p, attr_info[a->key].text);
            if (attr_info[a->key].kind == AK_UNIT) continue;
            print_text(p, " = ");
            print_attr_value(p, a);
            continue;
        }
        attr_name(p, a->name->text, a->name->len);
        if (a->s) print_text(p, " = "), text_add(p->out, a->s->text, a->s->len);
    }
    if (any) print_text(p, after);
}

void print_attrs(Printer *p, const Op *op, AttrKeys shown, const char *before, const char *after) {
    print_some_attrs(p, op, shown, KNOWN_KEYS | UNKNOWN_KEYS, before, after);
}

void print_named_texts(Printer *p, NamedTexts list) {
    print_text(p, "{");
    for (uint32_t i = 0; i < list.n; i++) {
        if (i) print_text(p, ", ");
        attr_name(p, list.v[i].name->text, list.v[i].name->len);
        if (list.v[i].value) print_text(p, " = "), text_add(p->out, list.v[i].value->text, list.v[i].value->len);
    }
    print_text(p, "}");
}
