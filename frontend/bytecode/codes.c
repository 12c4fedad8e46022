// What attributes are. Numbers of the encodings: mlir's BuiltinDialectBytecode, StableHLO's VhloBytecode, StablehloBytecode and
// ChloBytecode; words of enumerations by their numbers there.
#include "frontend/bytecode/codes.h"
#include "ir/text/lex.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- Words ----

typedef struct {
    const char *name;
    const char *words[8]; // by number, from `first` on
    uint32_t first;
    bool dotted; // #stablehlo.result_accuracy_mode<DEFAULT>
} Keywords;

static const Keywords keywords[] = {
    {"comparison_direction", {"EQ", "NE", "GE", "GT", "LE", "LT"}, 0, false},
    {"comparison_type", {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"}, 0, false},
    {"fft_type", {"FFT", "IFFT", "RFFT", "IRFFT"}, 0, false},
    {"precision", {"DEFAULT", "HIGH", "HIGHEST"}, 0, false},
    {"rng_algorithm", {"DEFAULT", "THREE_FRY", "PHILOX"}, 0, false},
    {"rng_distribution", {"UNIFORM", "NORMAL"}, 1, false},
    {"transpose", {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"}, 0, false},
    {"result_accuracy_mode", {"DEFAULT", "HIGHEST", "TOLERANCE"}, 0, true},
};

enum { KW_DIRECTION, KW_COMPARISON, KW_FFT, KW_PRECISION, KW_RNG, KW_DISTRIBUTION, KW_TRANSPOSE, KW_ACCURACY };

// ---- How attributes are encoded ----

#define KEYWORD(k) {.form = A_KEYWORD, .keyword = k}
#define FORM(f) {.form = f}
// clang-format off
static const AttrRow builtin_attrs[] = {
    [0] = FORM(A_ARRAY), [1] = FORM(A_DICT),    [2] = FORM(A_STRING),  [3] = FORM(A_TYPED_STRING), [4] = FORM(A_SYMBOL),       [5] = FORM(A_NESTED_SYMBOL),
    [6] = FORM(A_TYPE),  [7] = FORM(A_UNIT),    [8] = FORM(A_INTEGER), [9] = FORM(A_FLOAT),        [16] = FORM(A_RESOURCE),    [17] = FORM(A_DENSE_ARRAY),
    [18] = FORM(A_TENSOR)};
static const AttrRow vhlo_attrs[] = {
    [1] = FORM(A_ARRAY),  [2] = FORM(A_BOOL),          [3] = KEYWORD(KW_DIRECTION),  [4] = KEYWORD(KW_COMPARISON), [5] = FORM(A_API),
    [6] = FORM(A_DICT),   [7] = KEYWORD(KW_FFT),   [8] = FORM(A_FLOAT),              [9] = FORM(A_INTEGER),            [10] = FORM(A_ALIAS),
    [11] = KEYWORD(KW_PRECISION),              [12] = KEYWORD(KW_RNG),       [13] = KEYWORD(KW_DISTRIBUTION),
    [14] = FORM(A_STRING),                         [15] = FORM(A_TENSOR),            [16] = KEYWORD(KW_TRANSPOSE), [17] = FORM(A_TYPE),
    [18] = FORM(A_BOUNDS),                         [19] = KEYWORD(KW_ACCURACY),  [20] = FORM(A_ACCURACY)};
static const AttrRow stablehlo_attrs[] = {
    [1] = FORM(A_CHANNEL), [2] = KEYWORD(KW_DIRECTION), [3] = KEYWORD(KW_COMPARISON), [4] = FORM(A_CONV),
    [5] = {.form = A_FIELDS, .name = "dot",
           .fields = {"lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"}},
    [6] = KEYWORD(KW_FFT),
    [7] = {.form = A_FIELDS, .name = "gather", .scalar = true,
           .fields = {"offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map", "index_vector_dim"}},
    [8] = KEYWORD(KW_PRECISION), [9] = KEYWORD(KW_RNG), [10] = KEYWORD(KW_DISTRIBUTION),
    [11] = {.form = A_FIELDS, .name = "scatter", .scalar = true,
            .fields = {"update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
                       "index_vector_dim"}},
    [12] = KEYWORD(KW_TRANSPOSE), [13] = FORM(A_BOUNDS), [14] = FORM(A_ALIAS), [15] = FORM(A_ALGORITHM), [16] = KEYWORD(KW_ACCURACY), [17] = FORM(A_ACCURACY)};
static const AttrRow chlo_attrs[] = {[0] = KEYWORD(KW_DIRECTION), [1] = KEYWORD(KW_COMPARISON), [2] = KEYWORD(KW_PRECISION)};
// clang-format on

static AttrRow row_find(DialectKind dialect, uint64_t code) {
    static const struct {
        const AttrRow *rows;
        size_t n;
    } tables[] = {[DIALECT_BUILTIN] = {builtin_attrs, COUNT(builtin_attrs)},
                  [DIALECT_VHLO] = {vhlo_attrs, COUNT(vhlo_attrs)},
                  [DIALECT_STABLEHLO] = {stablehlo_attrs, COUNT(stablehlo_attrs)},
                  [DIALECT_CHLO] = {chlo_attrs, COUNT(chlo_attrs)}};
    if ((size_t)dialect >= COUNT(tables) || code >= tables[dialect].n) return (AttrRow){0};
    return tables[dialect].rows[code];
}

// ---- Names and strings ----

void string_put(Name n, Text *out) {
    text_z(out, "\"");
    lex_escape(n.text, n.len, out);
    text_z(out, "\"");
}

void name_put(Name n, Text *out) {
    if (lex_is_word(n.text, n.len)) text_add(out, n.text, n.len);
    else string_put(n, out);
}

void symbol_put(Name n, Text *out) {
    text_z(out, "@");
    name_put(n, out);
}

static bool string_index(Bytecode *b, uint64_t index, const uint8_t *at, Name *out) {
    AttrView v;
    if (!attr_view(b, index, &v)) return false;
    *out = v.string;
    return v.form == ATTR_IS_STRING || bytecode_refuse(b, at, "attribute %" PRIu64 " stands for a name here, but is no string", index);
}

bool attr_name_read(Bytecode *b, Cursor *c, Name *out) {
    const uint8_t *at = c->at;
    uint64_t index;
    return cursor_index(b, c, b->n_attrs, "attribute", &index) && string_index(b, index, at, out);
}

// ---- What an attribute is ----

// A number of a known width: a byte, or a signed number whose upper bits say nothing.
static bool bits_read(Bytecode *b, Cursor *c, uint32_t width, uint64_t *out) {
    uint8_t byte;
    int64_t v;
    if (width <= 8) {
        if (!cursor_byte(b, c, &byte)) return false;
        *out = byte;
        return true;
    }
    if (!cursor_signed(b, c, &v)) return false;
    *out = width >= 64 ? (uint64_t)v : (uint64_t)v & ((UINT64_C(1) << width) - 1);
    return true;
}

static bool number_view(Bytecode *b, Cursor *c, AttrView *v) {
    Shape s;
    if (!cursor_index(b, c, b->n_types, "type", &v->type) || !shape_of_type(b, v->type, v->place, &s)) return false;
    bool is_float = dtype_is_float(s.dtype);
    if (s.rank || dtype_is_complex(s.dtype) || is_float != (v->form == ATTR_IS_FLOAT)) return bytecode_refuse(b, v->place, "a number of a type that is none");
    uint32_t width = dtype_info[s.dtype].bits;
    if (!bits_read(b, c, width, &v->bits)) return false;
    v->i = (int64_t)v->bits;
    if (s.dtype == DT_I1) v->form = ATTR_IS_BOOL, v->i &= 1;
    else if (dtype_is_signed(s.dtype) && width < 64) v->i = (int64_t)(v->bits << (64 - width)) >> (64 - width);
    return true;
}

static bool tensor_view(Bytecode *b, Cursor *c, AttrView *v) { return cursor_index(b, c, b->n_types, "type", &v->type) && cursor_blob(b, c, &v->rest); }

// Element type, how many, their bytes.
static bool list_view(Bytecode *b, Cursor *c, AttrView *v) {
    return cursor_index(b, c, b->n_types, "type", &v->type) && cursor_number(b, c, &v->n) && cursor_blob(b, c, &v->rest);
}

static bool resource_view(Bytecode *b, Cursor *c, AttrView *v) {
    uint64_t i;
    if (!cursor_index(b, c, b->n_types, "type", &v->type) || !cursor_index(b, c, b->n_resources, "resource", &i)) return false;
    v->rest = b->resources[i];
    return v->rest.at || bytecode_refuse(b, v->place, "resource %" PRIu64 " is declared, but not in the file", i);
}

static bool keyword_view(Bytecode *b, Cursor *c, const Keywords *k, const char *dialect, AttrView *v) {
    uint64_t number;
    if (!cursor_number(b, c, &number)) return false;
    if (number < k->first || number - k->first >= COUNT(k->words) || !k->words[number - k->first])
        return bytecode_refuse(b, v->place, "%s has no word of number %" PRIu64, k->name, number);
    v->i = (int64_t)number;
    v->before = dialect;
    v->word = k->words[number - k->first];
    v->string = (Name){k->name, strlen(k->name)};
    v->dotted = k->dotted;
    return true;
}

// atol, rtol, ulps, mode
static bool accuracy_view(Bytecode *b, Cursor from, AttrView *v) {
    Cursor *c = &from;
    int64_t atol, rtol, ulps;
    uint64_t mode;
    AttrView m;
    if (!cursor_signed(b, c, &atol) || !cursor_signed(b, c, &rtol) || !cursor_signed(b, c, &ulps) || !cursor_index(b, c, b->n_attrs, "attribute", &mode) ||
        !attr_view(b, mode, &m))
        return false;
    if (m.form != ATTR_IS_WORD) return bytecode_refuse(b, v->place, "the mode of an accuracy is no word");
    v->i = atol || rtol || ulps || m.i; // 0: the default
    return true;
}

static bool api_view(Bytecode *b, Cursor c, AttrView *v) {
    uint64_t n;
    return cursor_number(b, &c, &n) && (v->i = (int64_t)n, true);
}

// What lies in the entry's encoding behind its code; of forms that are only written, nothing.
static bool form_view(Bytecode *b, const Dialect *dialect, const AttrRow *row, Cursor *c, AttrView *v) {
    uint64_t n;
    switch (row->form) {
    case A_ARRAY: v->form = ATTR_IS_ARRAY; return cursor_count(b, c, "elements", &v->n) && (v->rest = *c, true);
    case A_DICT: v->form = ATTR_IS_DICT; return cursor_count(b, c, "entries", &v->n) && (v->rest = *c, true);
    case A_STRING:
    case A_TYPED_STRING: v->form = ATTR_IS_STRING; return cursor_string(b, c, &v->string);
    case A_SYMBOL: v->form = ATTR_IS_SYMBOL; return attr_name_read(b, c, &v->string);
    case A_TYPE: v->form = ATTR_IS_TYPE; return cursor_index(b, c, b->n_types, "type", &v->type);
    case A_UNIT: v->form = ATTR_IS_UNIT; return true;
    case A_INTEGER: v->form = ATTR_IS_INT; return number_view(b, c, v);
    case A_FLOAT: v->form = ATTR_IS_FLOAT; return number_view(b, c, v);
    case A_RESOURCE: v->form = ATTR_IS_RESOURCE; return resource_view(b, c, v);
    case A_DENSE_ARRAY: v->form = ATTR_IS_LIST; return list_view(b, c, v);
    case A_TENSOR: v->form = ATTR_IS_TENSOR; return tensor_view(b, c, v);
    case A_BOOL: v->form = ATTR_IS_BOOL; return cursor_number(b, c, &n) && (v->i = n != 0, true);
    case A_KEYWORD: v->form = ATTR_IS_WORD; return keyword_view(b, c, &keywords[row->keyword], dialect->kind == DIALECT_CHLO ? "chlo" : "stablehlo", v);
    case A_ACCURACY: v->form = ATTR_IS_ACCURACY; return accuracy_view(b, *c, v);
    case A_API: v->form = ATTR_IS_INT; return api_view(b, *c, v);
    default: v->form = ATTR_IS_TEXT; return true;
    }
}

bool attr_view_open(Bytecode *b, uint64_t index, AttrView *out, AttrRow *out_row, Cursor *out_after) {
    const Entry *e = &b->attrs[index];
    uint64_t code;
    *out = (AttrView){.place = e->data.at};
    *out_row = (AttrRow){0};
    *out_after = e->data;
    if (!e->encoded || e->dialect->kind == DIALECT_SDY) return true;
    if (b->depth == MAX_ENTRY_NESTING) return bytecode_refuse(b, out->place, "attributes and types are nested more than %d levels deep", MAX_ENTRY_NESTING);
    if (!cursor_number(b, out_after, &code)) return false;
    *out_row = row_find(e->dialect->kind, code);
    if (out_row->form == A_UNKNOWN)
        return bytecode_refuse(b, out->place, "attribute %" PRIu64 " of the dialect %.*s is not known", code,
                               (int)(e->dialect->name.len < 60 ? e->dialect->name.len : 60), e->dialect->name.text);
    b->depth++;
    bool ok = form_view(b, e->dialect, out_row, out_after, out);
    b->depth--;
    return ok;
}

bool attr_view(Bytecode *b, uint64_t index, AttrView *out) {
    AttrRow row;
    Cursor after;
    return attr_view_open(b, index, out, &row, &after);
}
