// Types, as the text form spells them. Numbers of the encodings: mlir's BuiltinDialectBytecode and QuantDialectBytecode, StableHLO's VhloBytecode and
// StablehloBytecode.
#include "frontend/bytecode/parts.h"
#include "ir/graph/elem_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// How the types of a dialect are encoded, by their code.
typedef enum { T_UNKNOWN, T_WORD, T_INTEGER, T_COMPLEX, T_FUNCTION, T_TENSOR, T_TENSOR_ENCODED, T_TUPLE, T_UNRANKED, T_QUANT, T_QUANT_AXIS } TypeForm;
typedef struct {
    TypeForm form;
    const char *word;
} TypeRow;

#define WORD(text) {T_WORD, text}
#define OF(form) {form, NULL}
// clang-format off
static const TypeRow builtin_types[] = {
    [0] = OF(T_INTEGER), [1] = WORD("index"), [2] = OF(T_FUNCTION), [3] = WORD("bf16"),      [4] = WORD("f16"),       [5] = WORD("f32"),
    [6] = WORD("f64"), [7] = WORD("f80"),   [8] = WORD("f128"), [9] = OF(T_COMPLEX),       [12] = WORD("none"),     [13] = OF(T_TENSOR),
    [14] = OF(T_TENSOR_ENCODED),              [15] = OF(T_TUPLE),   [18] = OF(T_UNRANKED),     [21] = WORD("tf32"),     [22] = WORD("f8E5M2"),
    [23] = WORD("f8E4M3"),                  [24] = WORD("f8E4M3FN"),                     [25] = WORD("f8E5M2FNUZ"),
    [26] = WORD("f8E4M3FNUZ"),              [27] = WORD("f8E4M3B11FNUZ"),                [28] = WORD("f8E3M4"),   [29] = WORD("f4E2M1FN"),
    [30] = WORD("f6E2M3FN"),                [31] = WORD("f6E3M2FN"),                     [32] = WORD("f8E8M0FNU")};
static const TypeRow vhlo_types[] = {
    [0] = WORD("i1"),        [1] = OF(T_COMPLEX),       [2] = WORD("bf16"),      [3] = WORD("f16"),         [4] = WORD("f32"),
    [5] = WORD("f64"),       [6] = WORD("f8E4M3FN"),  [7] = WORD("f8E5M2"),    [8] = OF(T_FUNCTION),        [9] = WORD("index"),
    [10] = WORD("i4"),       [11] = WORD("i8"),       [12] = WORD("i16"),      [13] = WORD("i32"),        [14] = WORD("i64"),
    [15] = WORD("ui4"),      [16] = WORD("ui8"),      [17] = WORD("ui16"),     [18] = WORD("ui32"),       [19] = WORD("ui64"),
    [20] = OF(T_TENSOR),       [21] = OF(T_TENSOR_ENCODED),                        [22] = WORD("!stablehlo.token"),
    [23] = OF(T_TUPLE),        [24] = OF(T_QUANT),        [25] = OF(T_UNRANKED),     [26] = WORD("!shape.witness"),
    [27] = WORD("f8E4M3FNUZ"),                        [28] = WORD("f8E5M2FNUZ"),                          [29] = WORD("f8E4M3B11FNUZ"),
    [30] = OF(T_QUANT_AXIS),   [31] = WORD("i2"),       [32] = WORD("ui2"),      [33] = WORD("none"),       [34] = WORD("tf32"),
    [35] = WORD("f8E4M3"),   [36] = WORD("f8E3M4"),   [37] = WORD("f4E2M1FN"), [38] = WORD("f6E2M3FN"),   [39] = WORD("f6E3M2FN"),
    [40] = WORD("f8E8M0FNU")};
static const TypeRow stablehlo_types[] = {[0] = WORD("!stablehlo.token")};
static const TypeRow quant_types[] = {[4] = OF(T_QUANT), [5] = OF(T_QUANT_AXIS)};

// clang-format on

static TypeRow row_find(DialectKind dialect, uint64_t code) {
    static const struct {
        const TypeRow *rows;
        size_t n;
    } tables[] = {[DIALECT_BUILTIN] = {builtin_types, COUNT(builtin_types)},
                  [DIALECT_VHLO] = {vhlo_types, COUNT(vhlo_types)},
                  [DIALECT_STABLEHLO] = {stablehlo_types, COUNT(stablehlo_types)},
                  [DIALECT_QUANT] = {quant_types, COUNT(quant_types)}};
    if ((size_t)dialect >= COUNT(tables) || code >= tables[dialect].n) return (TypeRow){0};
    return tables[dialect].rows[code];
}

// ---- Entries ----

bool entry_enter(Bytecode *b, Entry *entries, uint64_t i, const char *what, Cursor *out) {
    Entry *e = &entries[i];
    if (e->open) return bytecode_refuse(b, e->data.at, "%s %" PRIu64 " holds itself", what, i);
    if (b->depth == MAX_ENTRY_NESTING) return bytecode_refuse(b, e->data.at, "attributes and types are nested more than %d levels deep", MAX_ENTRY_NESTING);
    b->depth++;
    e->open = true;
    *out = e->data;
    return true;
}

bool entry_leave(Bytecode *b, Entry *entries, uint64_t i, const Cursor *c, const Text *out, size_t from) {
    b->depth--;
    entries[i].open = false;
    if (!cursor_ended(b, c, "an attribute or a type")) return false;
    size_t made = out->n - from;
    if (made > b->budget) return bytecode_refuse(b, entries[i].data.at, "attributes and types within each other stand for more text than is read");
    b->budget -= made;
    return true;
}

bool entry_text_put(Bytecode *b, Cursor *c, Text *out) {
    const uint8_t *nul = c->at < c->end ? memchr(c->at, 0, (size_t)(c->end - c->at)) : NULL;
    if (!nul) return bytecode_refuse(b, c->at, "the text of an attribute or a type does not end");
    for (; c->at < nul; c->at++) text_add(out, *c->at == '\n' || *c->at == '\r' ? " " : (const char *)c->at, 1);
    c->at = nul + 1;
    return true;
}

// ---- Types ----

bool type_list_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n, index;
    if (!cursor_count(b, c, "types", &n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        if (i) text_z(out, ", ");
        if (!cursor_index(b, c, b->n_types, "type", &index) || !type_put(b, index, out)) return false;
    }
    return true;
}

static bool one_type_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t index;
    return cursor_index(b, c, b->n_types, "type", &index) && type_put(b, index, out);
}

static bool dims_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n;
    int64_t d;
    if (!cursor_count(b, c, "dimensions", &n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        const uint8_t *at = c->at;
        if (!cursor_signed(b, c, &d)) return false;
        if (d == INT64_MIN) text_z(out, "?x");
        else if (d < 0) return bytecode_refuse(b, at, "a dimension of size %" PRId64, d);
        else text_f(out, "%" PRId64 "x", d);
    }
    return true;
}

static bool tensor_type_put(Bytecode *b, Cursor *c, bool encoded, Text *out) {
    uint64_t encoding = 0;
    if (encoded && !cursor_index(b, c, b->n_attrs, "attribute", &encoding)) return false;
    text_z(out, "tensor<");
    if (!dims_put(b, c, out) || !one_type_put(b, c, out)) return false;
    if (encoded) {
        text_z(out, ", ");
        if (!attr_put(b, encoding, out)) return false;
    }
    text_z(out, ">");
    return true;
}

// (width << 2) | signedness: none, signed, unsigned
static bool integer_put(Bytecode *b, Cursor *c, Text *out) {
    static const char *const prefix[] = {"i", "si", "ui", "?"};
    uint64_t v;
    if (!cursor_number(b, c, &v)) return false;
    text_f(out, "%s%" PRIu64, prefix[v & 3], v >> 2);
    return true;
}

// A float of 64 bits, as the signed number of its bits.
static bool scale_put(Bytecode *b, Cursor *c, Text *out) {
    int64_t bits;
    if (!cursor_signed(b, c, &bits)) return false;
    elem_text(out, DT_F64, &bits);
    return true;
}

static bool quant_single_put(Bytecode *b, Cursor *c, int64_t range[2], Text *out) {
    int64_t zero;
    if (!scale_put(b, c, out) || !cursor_signed(b, c, &zero) || !cursor_signed(b, c, &range[0]) || !cursor_signed(b, c, &range[1])) return false;
    if (zero) text_f(out, ":%" PRId64, zero);
    return true;
}

// :axis, {scale:zero, ..}; the scales all come first.
static bool quant_axis_put(Bytecode *b, Cursor *c, int64_t range[2], uint64_t *out_axis, Text *out) {
    uint64_t n, n_zeros;
    int64_t zero;
    if (!cursor_number(b, c, out_axis) || !cursor_signed(b, c, &range[0]) || !cursor_signed(b, c, &range[1]) || !cursor_count(b, c, "scales", &n)) return false;
    Cursor scales = *c;
    for (uint64_t i = 0; i < n; i++)
        if (!cursor_signed(b, c, &zero)) return false;
    const uint8_t *at = c->at;
    if (!cursor_count(b, c, "zero points", &n_zeros)) return false;
    if (n_zeros != n) return bytecode_refuse(b, at, "%" PRIu64 " scales and %" PRIu64 " zero points", n, n_zeros);
    for (uint64_t i = 0; i < n; i++) {
        if (i) text_z(out, ", ");
        if (!scale_put(b, &scales, out) || !cursor_signed(b, c, &zero)) return false;
        if (zero) text_f(out, ":%" PRId64, zero);
    }
    return true;
}

// flags, storage and expressed type, then a pair or many. The lowest flag says that the storage is signed.
static bool quant_put(Bytecode *b, Cursor *c, bool per_axis, Text *out) {
    uint64_t flags, axis = 0;
    int64_t range[2] = {0};
    Text storage = {0}, expressed = {0}, pairs = {0};
    text_z(&pairs, "");
    bool ok = cursor_number(b, c, &flags) && one_type_put(b, c, &storage) && one_type_put(b, c, &expressed) &&
              (per_axis ? quant_axis_put(b, c, range, &axis, &pairs) : quant_single_put(b, c, range, &pairs));
    if (ok) {
        size_t skip = strspn(storage.items, "isu"); // i8, and ui8 where the text says u8
        text_f(out, "!quant.uniform<%s%s<%" PRId64 ":%" PRId64 ">:%s", flags & 1 ? "i" : "u", storage.items + skip, range[0], range[1], expressed.items);
        if (per_axis) text_f(out, ":%" PRIu64 ", {%s}>", axis, pairs.items);
        else text_f(out, ", %s>", pairs.items);
    }
    vec_free(&storage);
    vec_free(&expressed);
    vec_free(&pairs);
    return ok;
}

static bool function_put(Bytecode *b, Cursor *c, Text *out) {
    text_z(out, "(");
    if (!type_list_put(b, c, out)) return false;
    text_z(out, ") -> (");
    if (!type_list_put(b, c, out)) return false;
    text_z(out, ")");
    return true;
}

static bool within(bool ok, Text *out, const char *end) {
    if (ok) text_z(out, end);
    return ok;
}

static bool encoded_put(Bytecode *b, const Dialect *dialect, Cursor *c, Text *out) {
    const uint8_t *at = c->at;
    uint64_t code;
    if (!cursor_number(b, c, &code)) return false;
    TypeRow row = row_find(dialect->kind, code);
    switch (row.form) {
    case T_WORD: text_z(out, row.word); return true;
    case T_INTEGER: return integer_put(b, c, out);
    case T_COMPLEX: text_z(out, "complex<"); return within(one_type_put(b, c, out), out, ">");
    case T_FUNCTION: return function_put(b, c, out);
    case T_TENSOR: return tensor_type_put(b, c, false, out);
    case T_TENSOR_ENCODED: return tensor_type_put(b, c, true, out);
    case T_TUPLE: text_z(out, "tuple<"); return within(type_list_put(b, c, out), out, ">");
    case T_UNRANKED: text_z(out, "tensor<*x"); return within(one_type_put(b, c, out), out, ">");
    case T_QUANT: return quant_put(b, c, false, out);
    case T_QUANT_AXIS: return quant_put(b, c, true, out);
    case T_UNKNOWN: break;
    }
    return bytecode_refuse(b, at, "type %" PRIu64 " of the dialect %.*s is not known", code, (int)(dialect->name.len < 60 ? dialect->name.len : 60),
                           dialect->name.text);
}

bool type_put(Bytecode *b, uint64_t index, Text *out) {
    Cursor c;
    size_t from = out->n;
    if (!entry_enter(b, b->types, index, "type", &c)) return false;
    const Entry *e = &b->types[index];
    if (!(e->encoded ? encoded_put(b, e->dialect, &c, out) : entry_text_put(b, &c, out))) return false;
    return entry_leave(b, b->types, index, &c, out, from);
}

// ---- Shapes ----

static bool number_type(Bytecode *b, uint64_t index, const uint8_t *at, Shape *out) {
    Text t = {0};
    bool ok = type_put(b, index, &t);
    out->is_index = ok && !strcmp(t.items, "index");
    if (out->is_index) out->dtype = DT_I64;
    else if (ok && !dtype_parse(t.items, t.n, &out->dtype)) ok = bytecode_refuse(b, at, "numbers of the type %.100s", t.items);
    vec_free(&t);
    return ok;
}

static bool shape_dims(Bytecode *b, Cursor *c, Shape *out) {
    uint64_t n;
    const uint8_t *at = c->at;
    if (!cursor_count(b, c, "dimensions", &n)) return false;
    if (n > MAX_RANK) return bytecode_refuse(b, at, "%" PRIu64 " dimensions; at most %d are supported", n, MAX_RANK);
    out->rank = (uint32_t)n;
    for (uint32_t i = 0; i < out->rank; i++) {
        at = c->at;
        if (!cursor_signed(b, c, &out->dims[i])) return false;
        if (out->dims[i] < 0) return bytecode_refuse(b, at, "a constant has a dimension that is not known");
        if (__builtin_mul_overflow(out->n_elems, out->dims[i], &out->n_elems) || out->n_elems > MAX_ELEMS)
            return bytecode_refuse(b, at, "a constant has more than 2^48 elements");
    }
    return true;
}

bool shape_of_type(Bytecode *b, uint64_t index, const uint8_t *at, Shape *out) {
    *out = (Shape){.n_elems = 1};
    const Entry *e = &b->types[index];
    Cursor c = e->data;
    uint64_t code = 0, element;
    if (!e->encoded) return number_type(b, index, at, out);
    if (!cursor_number(b, &c, &code)) return false;
    TypeForm form = row_find(e->dialect->kind, code).form;
    if (form != T_TENSOR && form != T_TENSOR_ENCODED) return number_type(b, index, at, out);
    if (form == T_TENSOR_ENCODED && !cursor_number(b, &c, &element)) return false;
    return shape_dims(b, &c, out) && cursor_index(b, &c, b->n_types, "type", &element) && number_type(b, element, at, out);
}
