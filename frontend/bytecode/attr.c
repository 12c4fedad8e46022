// What attributes are written as.
#include "frontend/bytecode/codes.h"
#include "ir/text/names.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// i64 and f64 are what numbers in a list are of where nothing is said.
static void type_drop(Text *out, size_t from) {
    static const char *const plain[] = {" : i64", " : f64"};
    if (!strncmp(out->items + from, "0x", 2)) return; // the bits of a number would be an integer
    for (size_t i = 0; i < COUNT(plain); i++) {
        size_t n = strlen(plain[i]);
        bool ends = out->n >= from + n && !memcmp(out->items + out->n - n, plain[i], n);
        if (ends) out->items[out->n -= n] = 0;
    }
}

static bool array_put(Bytecode *b, const AttrView *v, Cursor *c, Text *out) {
    uint64_t index;
    AttrView element;
    text_z(out, "[");
    for (uint64_t i = 0; i < v->n; i++) {
        if (i) text_z(out, ", ");
        size_t from = out->n;
        if (!cursor_index(b, c, b->n_attrs, "attribute", &index) || !attr_view(b, index, &element) || !attr_put(b, index, out)) return false;
        if (element.form == ATTR_IS_INT || element.form == ATTR_IS_FLOAT) type_drop(out, from);
    }
    text_z(out, "]");
    return true;
}

bool attr_value_put(Bytecode *b, uint64_t index, Text *out) {
    AttrView v;
    size_t from = out->n;
    text_z(out, " = ");
    if (!attr_view(b, index, &v) || !attr_put(b, index, out)) return false;
    if (v.form == ATTR_IS_UNIT) out->items[out->n = from] = 0;
    return true;
}

static bool dict_put(Bytecode *b, const AttrView *v, Cursor *c, Text *out) {
    uint64_t index;
    Name name;
    text_z(out, "{");
    for (uint64_t i = 0; i < v->n; i++) {
        if (i) text_z(out, ", ");
        if (!attr_name_read(b, c, &name)) return false;
        name_put(name, out);
        if (!cursor_index(b, c, b->n_attrs, "attribute", &index) || !attr_value_put(b, index, out)) return false;
    }
    text_z(out, "}");
    return true;
}

// [1, 2] of signed numbers
static bool numbers_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n;
    int64_t v;
    if (!cursor_count(b, c, "numbers", &n)) return false;
    text_z(out, "[");
    for (uint64_t i = 0; i < n; i++) {
        if (!cursor_signed(b, c, &v)) return false;
        text_f(out, i ? ", %" PRId64 : "%" PRId64, v);
    }
    text_z(out, "]");
    return true;
}

// #stablehlo.bounds<4, ?>
static bool bounds_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n;
    int64_t v;
    if (!cursor_count(b, c, "numbers", &n)) return false;
    text_z(out, "#stablehlo.bounds<");
    for (uint64_t i = 0; i < n; i++) {
        if (!cursor_signed(b, c, &v)) return false;
        if (v == INT64_MIN) text_z(out, i ? ", ?" : "?");
        else text_f(out, i ? ", %" PRId64 : "%" PRId64, v);
    }
    text_z(out, ">");
    return true;
}

static bool alias_put(Bytecode *b, Cursor *c, Text *out) {
    int64_t operand;
    text_z(out, "#stablehlo.output_operand_alias<output_tuple_indices = ");
    if (!numbers_put(b, c, out) || !cursor_signed(b, c, &operand)) return false;
    text_f(out, ", operand_index = %" PRId64 ", operand_tuple_indices = ", operand);
    if (!numbers_put(b, c, out)) return false;
    text_z(out, ">");
    return true;
}

static bool channel_put(Bytecode *b, Cursor *c, Text *out) {
    int64_t handle, type;
    if (!cursor_signed(b, c, &handle) || !cursor_signed(b, c, &type)) return false;
    text_f(out, "#stablehlo.channel_handle<handle = %" PRId64 ", type = %" PRId64 ">", handle, type);
    return true;
}

static bool accuracy_put(Bytecode *b, Cursor *c, Text *out) {
    int64_t tolerance[2], ulps;
    uint64_t mode;
    if (!cursor_signed(b, c, &tolerance[0]) || !cursor_signed(b, c, &tolerance[1]) || !cursor_signed(b, c, &ulps) ||
        !cursor_index(b, c, b->n_attrs, "attribute", &mode))
        return false;
    text_z(out, "#stablehlo.result_accuracy<");
    if (tolerance[0]) text_z(out, "atol = "), number_put(DT_F64, &tolerance[0], out), text_z(out, ", ");
    if (tolerance[1]) text_z(out, "rtol = "), number_put(DT_F64, &tolerance[1], out), text_z(out, ", ");
    if (ulps) text_f(out, "ulps = %" PRId64 ", ", ulps);
    text_z(out, "mode = ");
    if (!attr_put(b, mode, out)) return false;
    text_z(out, ">");
    return true;
}

// #stablehlo.dot<lhs_batching_dimensions = [0], ..>: empty lists are left out.
static bool fields_put(Bytecode *b, const AttrRow *row, Cursor *c, Text *out) {
    size_t n = 0;
    text_f(out, "#stablehlo.%s<", row->name);
    for (size_t i = 0; i < COUNT(row->fields) && row->fields[i]; i++) {
        bool scalar = row->scalar && i + 1 == COUNT(row->fields);
        Cursor ahead = *c;
        uint64_t count = 1;
        int64_t v;
        if (!scalar && !cursor_number(b, &ahead, &count)) return false;
        if (!count) {
            *c = ahead;
            continue;
        }
        text_f(out, "%s%s = ", n++ ? ", " : "", row->fields[i]);
        if (!scalar) {
            if (!numbers_put(b, c, out)) return false;
        } else if (cursor_signed(b, c, &v)) {
            text_f(out, "%" PRId64, v);
        } else {
            return false;
        }
    }
    text_z(out, ">");
    return true;
}

// [b, f, 0, 1]: which of the dimensions each one is.
static bool conv_side_put(Bytecode *b, const uint8_t *at, const char *letters, const ConvSide *side, Text *out) {
    char place[MAX_RANK][4] = {{0}};
    uint32_t rank = side->n_spatial + 2;
    for (uint32_t i = 0; i < rank; i++) {
        int64_t d = i == 0 ? side->first : i == 1 ? side->second : side->spatial[i - 2];
        if (d < 0 || d >= rank || place[d][0]) return bytecode_refuse(b, at, "the dimensions of a convolution are not 0 to %u, each once", rank - 1);
        if (i < 2) place[d][0] = letters[i];
        else if (i < 12) place[d][0] = (char)('0' + (i - 2));
        else place[d][0] = (char)('0' + (i - 2) / 10), place[d][1] = (char)('0' + (i - 2) % 10);
    }
    for (uint32_t i = 0; i < rank; i++) text_f(out, i ? ", %s" : "[%s", place[i]);
    text_z(out, "]");
    return true;
}

bool conv_put(Bytecode *b, const uint8_t *at, const ConvSide sides[3], Text *out) {
    text_z(out, "#stablehlo.conv<");
    if (!conv_side_put(b, at, "bf", &sides[0], out)) return false;
    text_z(out, "x");
    if (!conv_side_put(b, at, "io", &sides[1], out)) return false;
    text_z(out, "->");
    if (!conv_side_put(b, at, "bf", &sides[2], out)) return false;
    text_z(out, ">");
    return true;
}

static bool conv_encoded_put(Bytecode *b, Cursor *c, Text *out) {
    const uint8_t *at = c->at;
    ConvSide sides[3] = {0};
    for (int k = 0; k < 3; k++) {
        uint64_t n;
        if (!cursor_signed(b, c, &sides[k].first) || !cursor_signed(b, c, &sides[k].second) || !cursor_count(b, c, "dimensions", &n)) return false;
        if (n > MAX_RANK - 2) return bytecode_refuse(b, at, "%" PRIu64 " dimensions of a convolution", n);
        sides[k].n_spatial = (uint32_t)n;
        for (uint32_t i = 0; i < n; i++)
            if (!cursor_signed(b, c, &sides[k].spatial[i])) return false;
    }
    return conv_put(b, at, sides, out);
}

static bool algorithm_put(Bytecode *b, Cursor *c, Text *out) {
    static const char *const types[] = {"lhs_precision_type", "rhs_precision_type", "accumulation_type"};
    static const char *const counts[] = {"lhs_component_count", "rhs_component_count", "num_primitive_operations"};
    uint64_t type;
    int64_t n;
    uint8_t imprecise;
    text_z(out, "#stablehlo.dot_algorithm<");
    for (size_t i = 0; i < COUNT(types); i++) {
        text_f(out, "%s = ", types[i]);
        if (!cursor_index(b, c, b->n_types, "type", &type) || !type_put(b, type, out)) return false;
        text_z(out, ", ");
    }
    for (size_t i = 0; i < COUNT(counts); i++) {
        if (!cursor_signed(b, c, &n)) return false;
        text_f(out, "%s = %" PRId64 ", ", counts[i], n);
    }
    if (!cursor_byte(b, c, &imprecise)) return false;
    text_f(out, "allow_imprecise_accumulation = %s>", imprecise ? "true" : "false");
    return true;
}

static bool typed_put(Bytecode *b, uint64_t type, Text *out) {
    text_z(out, " : ");
    return type_put(b, type, out);
}

static bool float_put(Bytecode *b, const AttrView *v, Text *out) {
    Shape s;
    if (!shape_of_type(b, v->type, v->place, &s)) return false;
    number_put(s.dtype, &v->bits, out); // of the machine's byte order, which is the file's: the lowest bytes are first
    return typed_put(b, v->type, out);
}

static bool int_put(Bytecode *b, const AttrView *v, Text *out) {
    Shape s;
    if (!shape_of_type(b, v->type, v->place, &s)) return false;
    if (s.dtype == DT_UI64) text_f(out, "%" PRIu64, v->bits);
    else text_f(out, "%" PRId64, v->i);
    return typed_put(b, v->type, out);
}

static bool nested_symbol_put(Bytecode *b, Cursor *c, Text *out) {
    Name name;
    uint64_t n, index;
    if (!attr_name_read(b, c, &name) || !cursor_count(b, c, "symbols", &n)) return false;
    symbol_put(name, out);
    for (uint64_t i = 0; i < n; i++) {
        text_z(out, "::");
        if (!cursor_index(b, c, b->n_attrs, "attribute", &index) || !attr_put(b, index, out)) return false;
    }
    return true;
}

// What has been looked at, or what is only written.
static bool form_put(Bytecode *b, const AttrRow *row, const AttrView *v, Cursor *c, Text *out) {
    uint64_t n;
    switch (row->form) {
    case A_ARRAY: return array_put(b, v, c, out);
    case A_DICT: return dict_put(b, v, c, out);
    case A_STRING: return string_put(v->string, out), true;
    case A_TYPED_STRING: return string_put(v->string, out), cursor_index(b, c, b->n_types, "type", &n);
    case A_SYMBOL: return symbol_put(v->string, out), true;
    case A_NESTED_SYMBOL: return nested_symbol_put(b, c, out);
    case A_TYPE: return type_put(b, v->type, out);
    case A_UNIT: return text_z(out, "unit"), true;
    case A_INTEGER:
    case A_BOOL: return v->form == ATTR_IS_BOOL ? (text_z(out, v->i ? "true" : "false"), true) : int_put(b, v, out);
    case A_FLOAT: return float_put(b, v, out);
    case A_DENSE_ARRAY:
    case A_RESOURCE:
    case A_TENSOR: return tensor_put(b, v, out);
    case A_API: return cursor_number(b, c, &n) && (text_f(out, "%" PRIu64 " : i32", n), true);
    case A_KEYWORD: return text_f(out, v->dotted ? "#%s.%s<%s>" : "#%s<%s %s>", v->before, v->string.text, v->word), true;
    case A_ALIAS: return alias_put(b, c, out);
    case A_BOUNDS: return bounds_put(b, c, out);
    case A_ACCURACY: return accuracy_put(b, c, out);
    case A_CHANNEL: return channel_put(b, c, out);
    case A_CONV: return conv_encoded_put(b, c, out);
    case A_FIELDS: return fields_put(b, row, c, out);
    case A_ALGORITHM: return algorithm_put(b, c, out);
    case A_UNKNOWN: break;
    }
    ICE("an attribute of no form");
}

bool attr_put(Bytecode *b, uint64_t index, Text *out) {
    Cursor c;
    AttrView v;
    AttrRow row;
    size_t from = out->n;
    if (!entry_enter(b, b->attrs, index, "attribute", &c)) return false;
    if (!b->attrs[index].encoded) {
        if (!entry_text_put(b, &c, out)) return false;
    } else if (b->attrs[index].dialect->kind == DIALECT_SDY) {
        if (!sdy_put(b, &c, out)) return false;
    } else if (!attr_view_open(b, index, &v, &row, &c) || !form_put(b, &row, &v, &c, out)) {
        return false;
    }
    return entry_leave(b, b->attrs, index, &c, out, from);
}
