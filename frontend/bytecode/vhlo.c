// What VHLO, StableHLO's versioned copy of itself, spells differently: names with a version, attributes that are always there, lists of dimensions one by one.
// An op of any version is written as today's: what a later version has besides was empty before. (StableHLO's transforms, from VHLO to a version and to
// StableHLO.)
#include "frontend/bytecode/codes.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static size_t names_count(const char *names) {
    size_t n = 1;
    for (const char *p = names; *p; p++) n += *p == ' ';
    return strchr(names, '+') ? 0 : n; // 0: of any number
}

const char *properties_of_op(const OpName *name, size_t n_values) {
    static const struct {
        DialectKind dialect;
        const char *op, *names;
    } rows[] = {
#define PROPERTIES(dialect, op, names) {DIALECT_##dialect, op, names},
#include "frontend/bytecode/properties.def"
    };
    for (size_t i = 0; i < COUNT(rows); i++)
        if (rows[i].dialect == name->dialect->kind && name_is(name->name, rows[i].op)) {
            size_t n = names_count(rows[i].names);
            if (!n || n == n_values) return rows[i].names;
        }
    return NULL;
}

// ---- Names of ops ----

// "all_gather" of "all_gather_v2"
static Name unversioned(Name n) {
    size_t len = n.len;
    while (len && n.text[len - 1] >= '0' && n.text[len - 1] <= '9') len--;
    return len > 2 && len < n.len && !memcmp(n.text + len - 2, "_v", 2) ? (Name){n.text, len - 2} : n;
}

static void spelled(const OpName *name, Text *out) {
    const Dialect *d = name->dialect;
    bool vhlo = d->kind == DIALECT_VHLO;
    Name n = vhlo ? unversioned(name->name) : name->name, of = d->name;
    if (vhlo) of = name_is(n, "func") || name_is(n, "call") ? (Name){"func", 4} : (Name){"stablehlo", 9};
    text_add(out, of.text, of.len);
    if (n.len) text_z(out, "."), text_add(out, n.text, n.len);
}

void op_name_put(const OpName *name, Text *out) {
    Text text = {0};
    spelled(name, &text);
    string_put((Name){text.items, text.n}, out);
    vec_free(&text);
}

bool op_name_is_known(const OpName *name) {
    OpKind kind;
    Text text = {0};
    spelled(name, &text);
    bool known = op_find(text.items, text.n, &kind);
    vec_free(&text);
    return known || name->dialect->kind == DIALECT_FUNC || name->dialect->kind == DIALECT_SDY || name_is(name->name, "module") ||
           name_is(name->name, "func_v1");
}

// ---- Attributes that say what is meant without them ----

typedef enum { IF_ZERO, IF_ONE, IF_LAST, IF_EMPTY, IF_ALL_ZEROS, IF_ALL_ONES, IF_ALL_DEFAULT, IF_NONE_TYPE, IF_DEFAULT, ALWAYS } Idle;
typedef struct {
    const char *op, *attr; // op NULL: of any
    Idle when;
} IdleRow;

static const IdleRow idle[] = {
    {"func", "sym_visibility", IF_EMPTY},
    {"func", "arg_attrs", IF_EMPTY},
    {"func", "res_attrs", IF_EMPTY},
    {NULL, "channel_id", IF_ZERO},
    {NULL, "use_global_device_ids", IF_ZERO},
    {NULL, "has_dynamic_root", IF_ZERO},
    {"cholesky", "lower", IF_ZERO},
    {NULL, "compare_type", IF_ZERO},
    {"composite", "version", IF_ZERO},
    {"composite", "composite_attributes", IF_EMPTY},
    {NULL, "window_strides", IF_ALL_ONES},
    {"dynamic_conv", "padding", ALWAYS}, // of its first version, where an operand said it already
    {NULL, "padding", IF_ALL_ZEROS},
    {NULL, "lhs_dilation", IF_ALL_ONES},
    {NULL, "rhs_dilation", IF_ALL_ONES},
    {NULL, "base_dilations", IF_ALL_ONES},
    {NULL, "window_dilations", IF_ALL_ONES},
    {NULL, "window_reversal", IF_ALL_ZEROS},
    {NULL, "precision_config", IF_ALL_DEFAULT},
    {NULL, "has_side_effect", IF_ZERO},
    {NULL, "backend_config", IF_EMPTY},
    {NULL, "api_version", IF_ONE},
    {NULL, "called_computations", IF_EMPTY},
    {NULL, "operand_layouts", IF_EMPTY},
    {NULL, "result_layouts", IF_EMPTY},
    {NULL, "output_operand_aliases", IF_EMPTY},
    {NULL, "known_expanding_dimensions", IF_EMPTY},
    {NULL, "known_nonexpanding_dimensions", IF_EMPTY},
    {NULL, "indices_are_sorted", IF_ZERO},
    {NULL, "unique_indices", IF_ZERO},
    {"sort", "dimension", IF_LAST},
    {"sort", "is_stable", IF_ZERO},
    {NULL, "result_accuracy", IF_DEFAULT},
    {"dot_general", "lhs_precision_type", IF_NONE_TYPE},
    {"dot_general", "rhs_precision_type", IF_NONE_TYPE},
    {"dot_general", "accumulation_type", IF_NONE_TYPE},
    {"dot_general", "lhs_component_count", IF_NONE_TYPE},
    {"dot_general", "rhs_component_count", IF_NONE_TYPE},
    {"dot_general", "num_primitive_operations", IF_NONE_TYPE},
    {"dot_general", "allow_imprecise_accumulation", IF_NONE_TYPE},
};

static bool all_are(Bytecode *b, const AttrView *v, int64_t value, bool *out) {
    IntList list = {0};
    bool ok = v->form != ATTR_IS_TENSOR || tensor_ints(b, v, &list);
    *out = list.n > 0;
    for (size_t i = 0; i < list.n; i++) *out &= list.items[i] == value;
    vec_free(&list);
    return ok;
}

static bool all_default(Bytecode *b, const AttrView *v, bool *out) {
    Cursor c = v->rest;
    uint64_t index;
    AttrView word;
    *out = v->form == ATTR_IS_ARRAY;
    for (uint64_t i = 0; i < v->n && *out; i++) {
        if (!cursor_index(b, &c, b->n_attrs, "attribute", &index) || !attr_view(b, index, &word)) return false;
        *out = word.form == ATTR_IS_WORD && !word.i;
    }
    return true;
}

static bool is_none(Bytecode *b, const AttrView *v, bool *out) {
    Text t = {0};
    bool ok = v->form != ATTR_IS_TYPE || type_put(b, v->type, &t);
    *out = ok && t.n && !strcmp(t.items, "none");
    vec_free(&t);
    return ok;
}

static bool idle_as(Bytecode *b, Idle when, const AttrView *v, bool *out) {
    bool number = v->form == ATTR_IS_INT || v->form == ATTR_IS_BOOL || v->form == ATTR_IS_WORD;
    switch (when) {
    case IF_ZERO: return *out = number && v->i == 0, true;
    case IF_LAST: return *out = number && v->i == -1, true;
    case IF_ONE: return *out = number && v->i == 1, true;
    case IF_EMPTY:
        *out = v->form == ATTR_IS_STRING                             ? !v->string.len
               : v->form == ATTR_IS_ARRAY || v->form == ATTR_IS_DICT ? !v->n
                                                                     : v->form == ATTR_IS_TENSOR && v->rest.at == v->rest.end;
        return true;
    case IF_ALL_ZEROS: return all_are(b, v, 0, out);
    case IF_ALL_ONES: return all_are(b, v, 1, out);
    case IF_ALL_DEFAULT: return all_default(b, v, out);
    case IF_NONE_TYPE: return is_none(b, v, out);
    case IF_DEFAULT: return *out = v->form == ATTR_IS_ACCURACY && !v->i, true;
    case ALWAYS: break;
    }
    return *out = true;
}

static bool is_idle(Bytecode *b, Name op, const NamedAttr *a, const AttrView *v, bool *out) {
    *out = false;
    for (size_t i = 0; i < COUNT(idle); i++)
        if ((!idle[i].op || name_is(op, idle[i].op)) && name_is(a->name, idle[i].attr)) return idle_as(b, idle[i].when, v, out);
    return true;
}

// ---- Attributes that are parts of one ----

typedef struct {
    const char *op, *attr, *spelled; // of the text: attr = #stablehlo.spelled<..>
    const char *parts[8];
    enum { LISTS, LISTS_AND_NUMBER, ALGORITHM } how;
} GroupRow;

#define GATHER_PARTS {"offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map", "index_vector_dim"}
static const GroupRow groups[] = {
    {"dot_general",
     "dot_dimension_numbers",
     "dot",
     {"lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"},
     LISTS},
    {"gather", "dimension_numbers", "gather", GATHER_PARTS, LISTS_AND_NUMBER},
    {"dynamic_gather", "dimension_numbers", "gather", GATHER_PARTS, LISTS_AND_NUMBER},
    {"scatter",
     "scatter_dimension_numbers",
     "scatter",
     {"update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims", "scatter_dims_to_operand_dims", "index_vector_dim"},
     LISTS_AND_NUMBER},
    {"dot_general",
     "algorithm",
     "dot_algorithm",
     {"lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count", "rhs_component_count", "num_primitive_operations",
      "allow_imprecise_accumulation"},
     ALGORITHM},
};

static const NamedAttr *attr_find(const NamedAttrs *attrs, const char *name) {
    for (size_t i = 0; i < attrs->n; i++)
        if (name_is(attrs->items[i].name, name)) return &attrs->items[i];
    return NULL;
}

static bool list_part_put(Bytecode *b, const char *part, const AttrView *v, size_t *n, Text *out) {
    IntList list = {0};
    bool ok = v->form == ATTR_IS_TENSOR ? tensor_ints(b, v, &list) : bytecode_refuse(b, v->place, "'%s' is no tensor", part);
    for (size_t i = 0; ok && i < list.n; i++) {
        if (!i) text_f(out, "%s%s = [", (*n)++ ? ", " : "", part);
        text_f(out, i ? ", %" PRId64 : "%" PRId64, list.items[i]);
    }
    if (list.n) text_z(out, "]");
    vec_free(&list);
    return ok;
}

static bool word_part_put(Bytecode *b, const char *part, const AttrView *v, size_t *n, Text *out) {
    text_f(out, "%s%s = ", (*n)++ ? ", " : "", part);
    if (v->form == ATTR_IS_TYPE) return type_put(b, v->type, out);
    if (v->form == ATTR_IS_BOOL) return text_z(out, v->i ? "true" : "false"), true;
    if (v->form != ATTR_IS_INT) return bytecode_refuse(b, v->place, "'%s' is no number", part);
    text_f(out, "%" PRId64, v->i);
    return true;
}

static bool group_put(Bytecode *b, const GroupRow *row, const NamedAttrs *attrs, Text *out) {
    AttrView v;
    size_t n = 0, n_parts = 0, n_none = 0;
    Text text = {0};
    bool ok = true, none;
    text_f(&text, "%s = #stablehlo.%s<", row->attr, row->spelled);
    while (n_parts < COUNT(row->parts) && row->parts[n_parts]) n_parts++;
    for (size_t i = 0; ok && i < n_parts; i++) {
        const NamedAttr *a = attr_find(attrs, row->parts[i]);
        bool list = row->how == LISTS || (row->how == LISTS_AND_NUMBER && i + 1 < n_parts);
        n_none += !a;
        if (!a || !(ok = attr_view(b, a->value, &v)) || !(ok = is_none(b, &v, &none))) continue;
        n_none += none;
        ok = list ? list_part_put(b, row->parts[i], &v, &n, &text) : word_part_put(b, row->parts[i], &v, &n, &text);
    }
    if (ok && n_none < n_parts) text_f(out, "%s%s>", out->n ? ", " : "", text.items);
    vec_free(&text);
    return ok;
}

// ---- The dimensions of a convolution ----

static const char *const conv_parts[3][3] = {{"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"},
                                             {"kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions"},
                                             {"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"}};

static bool part_of_conv(Name n) {
    for (int k = 0; k < 9; k++)
        if (name_is(n, conv_parts[k / 3][k % 3])) return true;
    return false;
}

static bool conv_spatial(Bytecode *b, const AttrView *v, ConvSide *side) {
    IntList list = {0};
    bool ok = tensor_ints(b, v, &list) && (list.n <= MAX_RANK - 2 || bytecode_refuse(b, v->place, "%zu dimensions of a convolution", list.n));
    if (ok && list.n) memcpy(side->spatial, list.items, list.n * sizeof *list.items);
    side->n_spatial = ok ? (uint32_t)list.n : 0;
    vec_free(&list);
    return ok;
}

static bool conv_group_put(Bytecode *b, const NamedAttrs *attrs, Text *out) {
    ConvSide sides[3] = {0};
    AttrView v = {.place = attrs->n ? b->attrs[attrs->items[0].value].data.at : b->bytes};
    for (int k = 0; k < 9; k++) {
        const NamedAttr *a = attr_find(attrs, conv_parts[k / 3][k % 3]);
        if (!a) return bytecode_refuse(b, v.place, "a convolution has no '%s'", conv_parts[k / 3][k % 3]);
        if (!attr_view(b, a->value, &v)) return false;
        if (v.form != (k % 3 == 2 ? ATTR_IS_TENSOR : ATTR_IS_INT)) return bytecode_refuse(b, v.place, "'%s' is of another kind", conv_parts[k / 3][k % 3]);
        if (k % 3 == 2 && !conv_spatial(b, &v, &sides[k / 3])) return false;
        if (k % 3 == 0) sides[k / 3].first = v.i;
        if (k % 3 == 1) sides[k / 3].second = v.i;
    }
    text_f(out, "%sdimension_numbers = ", out->n ? ", " : "");
    return conv_put(b, v.place, sides, out);
}

// ---- One attribute ----

static bool is_conv(Name op) { return name_is(op, "convolution") || name_is(op, "dynamic_conv"); }

static bool part_of_group(Name op, Name attr) {
    for (size_t i = 0; i < COUNT(groups); i++)
        for (size_t k = 0; name_is(op, groups[i].op) && k < COUNT(groups[i].parts) && groups[i].parts[k]; k++)
            if (name_is(attr, groups[i].parts[k])) return true;
    return is_conv(op) && part_of_conv(attr);
}

// VHLO has strings where the text has symbols.
static bool symbols_put(Bytecode *b, const AttrView *v, Text *out) {
    Cursor c = v->rest;
    Name name;
    if (v->form == ATTR_IS_STRING) return symbol_put(v->string, out), true;
    text_z(out, "[");
    for (uint64_t i = 0; i < v->n; i++) {
        if (i) text_z(out, ", ");
        if (!attr_name_read(b, &c, &name)) return false;
        symbol_put(name, out);
    }
    text_z(out, "]");
    return true;
}

static bool vhlo_attr_put(Bytecode *b, Name op, const NamedAttr *a, const AttrView *v, Text *out) {
    bool symbol = (name_is(op, "call") && name_is(a->name, "callee")) || (name_is(op, "composite") && name_is(a->name, "decomposition")) ||
                  name_is(a->name, "called_computations");
    bool channel = name_is(a->name, "channel_id") && v->form == ATTR_IS_INT;
    text_z(out, out->n ? ", " : "");
    if (channel) return text_f(out, "channel_handle = #stablehlo.channel_handle<handle = %" PRId64 ", type = 0>", v->i), true;
    name_put(a->name, out);
    if (!symbol || (v->form != ATTR_IS_STRING && v->form != ATTR_IS_ARRAY)) return attr_value_put(b, a->value, out);
    text_z(out, " = ");
    return symbols_put(b, v, out);
}

// Layouts of operands and of results are given together, where there are any.
static bool has_layouts(Bytecode *b, const NamedAttrs *attrs, bool *out) {
    static const char *const names[] = {"operand_layouts", "result_layouts"};
    *out = false;
    for (size_t i = 0; i < COUNT(names); i++) {
        const NamedAttr *a = attr_find(attrs, names[i]);
        AttrView v;
        bool none;
        if (!a) continue;
        if (!attr_view(b, a->value, &v) || !idle_as(b, IF_EMPTY, &v, &none)) return false;
        *out |= !none;
    }
    return true;
}

static bool is_layout(Name name) { return name_is(name, "operand_layouts") || name_is(name, "result_layouts"); }

static bool vhlo_attrs_put(Bytecode *b, Name op, const NamedAttrs *attrs, Text *out) {
    AttrView v;
    bool skip, layouts;
    if (!has_layouts(b, attrs, &layouts)) return false;
    for (size_t i = 0; i < attrs->n; i++) {
        const NamedAttr *a = &attrs->items[i];
        if (part_of_group(op, a->name)) continue;
        if (!attr_view(b, a->value, &v) || !is_idle(b, op, a, &v, &skip)) return false;
        skip &= !layouts || !is_layout(a->name);
        if (!skip && !vhlo_attr_put(b, op, a, &v, out)) return false;
    }
    for (size_t i = 0; i < COUNT(groups); i++)
        if (name_is(op, groups[i].op) && !group_put(b, &groups[i], attrs, out)) return false;
    return !is_conv(op) || conv_group_put(b, attrs, out);
}

// A constant is asked for when its op is read: "dense_resource" and the number of the attribute.
static bool constant_put(Bytecode *b, const NamedAttr *a, Text *out, bool *out_done) {
    AttrView v;
    *out_done = false;
    if (!name_is(a->name, "value") || a->text) return true;
    if (!attr_view(b, a->value, &v)) return false;
    if (v.form != ATTR_IS_TENSOR && v.form != ATTR_IS_RESOURCE) return true;
    text_f(out, "value = dense_resource<\"%" PRIu64 "\"> : ", a->value);
    *out_done = true;
    return type_put(b, v.type, out);
}

// StableHLO writes all attributes with its bytecode, also those that no text has: what is meant without them, of ops with a short form.
static bool is_written_idle(Bytecode *b, const OpName *name, Name op, const NamedAttr *a, bool *out) {
    AttrView v;
    bool short_form = name_is(op, "cholesky") || name_is(op, "custom_call") || name_is(op, "composite") || name_is(a->name, "result_accuracy");
    *out = false;
    if (name->dialect->kind != DIALECT_STABLEHLO || !short_form || is_layout(a->name) || name_is(a->name, "backend_config")) return true;
    return attr_view(b, a->value, &v) && is_idle(b, op, a, &v, out);
}

bool op_attrs_put(Bytecode *b, const OpName *name, const NamedAttrs *attrs, Text *out) {
    Name op = name->dialect->kind == DIALECT_VHLO ? unversioned(name->name) : name->name;
    bool constant = name_is(op, "constant") || name->dialect->kind == DIALECT_OTHER, done = false; // check.expect_eq_const
    if (name->dialect->kind == DIALECT_VHLO && !constant) return vhlo_attrs_put(b, op, attrs, out);
    for (size_t i = 0; i < attrs->n; i++) {
        const NamedAttr *a = &attrs->items[i];
        bool skip;
        if (!a->text && !is_written_idle(b, name, op, a, &skip)) return false;
        if (!a->text && skip) continue;
        text_z(out, out->n ? ", " : "");
        if (constant && !constant_put(b, a, out, &done)) return false;
        if (constant && done) continue;
        name_put(a->name, out);
        if (a->text) text_f(out, " = %s", a->text);
        else if (!attr_value_put(b, a->value, out)) return false;
    }
    return true;
}
