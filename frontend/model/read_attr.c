// Attributes of model.fb: a typed value in the file must be of the kind that ir/attr.def says of the op's attribute.
// One that the op does not know is carried as MLIR text, which is checked only so far that it prints as one attribute
// again.
#include "frontend/model/model.h"
#include "frontend/model/reader.h"
#include "ir/text/parse/parse.h"

#include <stdlib.h>
#include <string.h>

// ---- Values ----

static bool kind_refuse(Reader *r, const TpumAttribute *t, const char *want) {
    const char *got = TpumAttributeValue_text(TpumAttribute_value_type(t));
    return reader_refuse(r, "value", -1, "%.60s is a %s here, not %s", TpumAttribute_name(t).text, want, got ? got : "NONE");
}

static bool keyword_read(Reader *r, AttrKey key, FbString s, const char *field, int64_t index, Str *out) {
    const EnumInfo *e = enum_of(key);
    for (const char *const *w = e->words; *w; w++) {
        if (!fb_string_is(s, *w)) continue;
        *out = reader_str(r, s);
        return true;
    }
    return reader_refuse(r, field, index, "'%.60s' is no %s; one is '%s'", s.text, e->name, e->words[0]);
}

static bool keywords_read(Reader *r, const TpumKeywordsValue *v, Attr *out) {
    FbVec words = TpumKeywordsValue_keywords(v);
    Str *strs = arena_array(&r->m->arena, Str, words.n);
    for (uint32_t i = 0; i < words.n; i++)
        if (!keyword_read(r, out->key, TpumKeywordsValue_keywords_at(words, i), "value.keywords", i, &strs[i])) return false;
    out->strs = strs;
    out->n_lists = words.n;
    return true;
}

static Axes *list_new(Reader *r, uint32_t n, int64_t **out_values) {
    Axes *list = arena_new(&r->m->arena, Axes);
    *out_values = arena_array(&r->m->arena, int64_t, n);
    *list = (Axes){*out_values, n};
    return list;
}

static void ints_read(Reader *r, FbVec v, int64_t at(FbVec, uint32_t), Attr *out) {
    int64_t *values;
    out->lists = list_new(r, v.n, &values);
    out->n_lists = 1;
    for (uint32_t i = 0; i < v.n; i++) values[i] = at(v, i);
}

static void bools_read(Reader *r, FbVec v, Attr *out) {
    int64_t *values;
    out->lists = list_new(r, v.n, &values);
    out->n_lists = 1;
    for (uint32_t i = 0; i < v.n; i++) values[i] = TpumBoolsValue_values_at(v, i);
}

static bool pairs_read(Reader *r, FbVec v, Attr *out) {
    if (v.n % 2) return reader_refuse(r, "value.values", -1, "pairs of %u numbers", v.n);
    ints_read(r, v, TpumPairsValue_values_at, out);
    return true;
}

// ---- Compound values: dot, convolution, gather, scatter, a channel ----

static const ListName conv_lists[] = {{"input_batch_dimension", CONV_INPUT, PART_FIRST},
                                      {"input_feature_dimension", CONV_INPUT, PART_SECOND},
                                      {"input_spatial_dimensions", CONV_INPUT, PART_REST},
                                      {"kernel_input_feature_dimension", CONV_KERNEL, PART_FIRST},
                                      {"kernel_output_feature_dimension", CONV_KERNEL, PART_SECOND},
                                      {"kernel_spatial_dimensions", CONV_KERNEL, PART_REST},
                                      {"output_batch_dimension", CONV_OUTPUT, PART_FIRST},
                                      {"output_feature_dimension", CONV_OUTPUT, PART_SECOND},
                                      {"output_spatial_dimensions", CONV_OUTPUT, PART_REST}};
_Static_assert(COUNT(conv_lists) == MAX_LIST_NAMES, "of all kinds, a convolution has the most names");

uint32_t attr_list_names(AttrKind kind, ListName out_names[MAX_LIST_NAMES], uint32_t *out_n_lists) {
    if (kind == AK_CONV) {
        memcpy(out_names, conv_lists, sizeof conv_lists);
        *out_n_lists = CONV_LISTS;
        return COUNT(conv_lists);
    }
    if (kind == AK_CHANNEL) {
        out_names[0] = (ListName){"handle", 0, PART_FIRST}, out_names[1] = (ListName){"type", 0, PART_SECOND};
        return *out_n_lists = 1, 2;
    }
    bool dot = kind == AK_DOT || kind == AK_RAGGED;
    const char *const *fields = kind == AK_DOT ? dot_fields : kind == AK_RAGGED ? ragged_fields : kind == AK_GATHER ? gather_fields : scatter_fields;
    uint32_t n = *out_n_lists = kind == AK_DOT ? DOT_LISTS : kind == AK_RAGGED ? RAGGED_LISTS : GATHER_LISTS; // as many as SCATTER_LISTS
    for (uint32_t i = 0; i < n; i++) out_names[i] = (ListName){fields[i], i, PART_ALL};
    if (!dot) out_names[GATHER_INDEX_VECTOR].part = PART_ONE;
    return n;
}

// The list that the file calls so; a list left out is empty.
static FbVec list_find(FbVec lists, const char *name) {
    for (uint32_t i = 0; i < lists.n; i++) {
        const TpumNamedInts *l = TpumDimensionsValue_lists_at(lists, i);
        if (fb_string_is(TpumNamedInts_name(l), name)) return TpumNamedInts_values(l);
    }
    return (FbVec){NULL, 0};
}

// Every list of the file has one of the names, and no name comes twice.
static bool list_names_check(Reader *r, FbVec lists, const ListName *names, uint32_t n_names) {
    uint32_t seen = 0;
    for (uint32_t i = 0; i < lists.n; i++) {
        FbString name = TpumNamedInts_name(TpumDimensionsValue_lists_at(lists, i));
        uint32_t k = 0;
        while (k < n_names && !fb_string_is(name, names[k].name)) k++;
        if (k == n_names) return reader_refuse(r, "value.lists", i, "'%.60s' is not one of its lists; the first is '%s'", name.text, names[0].name);
        if (seen >> k & 1) return reader_refuse(r, "value.lists", i, "'%s' comes twice", names[k].name);
        seen |= 1u << k;
    }
    return true;
}

static bool dimensions_read(Reader *r, const TpumDimensionsValue *v, AttrKind kind, Attr *out) {
    ListName names[MAX_LIST_NAMES];
    uint32_t n_lists, n_names = attr_list_names(kind, names, &n_lists);
    FbVec lists = TpumDimensionsValue_lists(v);
    if (!list_names_check(r, lists, names, n_names)) return false;
    Axes *to = arena_array(&r->m->arena, Axes, n_lists);
    for (uint32_t k = 0; k < n_names; k++) {
        FbVec from = list_find(lists, names[k].name);
        bool single = names[k].part == PART_ONE || names[k].part == PART_FIRST || names[k].part == PART_SECOND;
        if (single && from.n != 1) return reader_refuse(r, "value.lists", -1, "'%s' has %u values instead of one", names[k].name, from.n);
        if (from.n > MAX_RANK) return reader_refuse(r, "value.lists", -1, "'%s' has %u values; at most %d are supported", names[k].name, from.n, MAX_RANK);
        Axes *a = &to[names[k].list]; // the parts of a list follow each other in the table
        int64_t values[MAX_RANK + 2];
        if (a->n) memcpy(values, a->v, a->n * sizeof *values);
        for (uint32_t i = 0; i < from.n; i++) values[a->n + i] = TpumNamedInts_values_at(from, i);
        *a = axes_copy(&r->m->arena, values, a->n + from.n);
    }
    out->lists = to;
    out->n_lists = n_lists;
    return true;
}

// ---- One attribute ----

static bool constant_value_read(Reader *r, uint32_t index, Attr *out) {
    if (index >= r->n_constants) return reader_refuse(r, "value.constant", -1, "constant %u of %u", index, r->n_constants);
    out->lit = r->constants[index];
    return true;
}

static bool symbol_read(Reader *r, FbString name, Attr *out) {
    if (!name.len) return reader_refuse(r, "value.name", -1, "it is empty");
    out->s = reader_str(r, name);
    return true;
}

// Reads the member that stands for the key's kind; its absence means that the file holds another one.
#define MEMBER(member)                                          \
    const Tpum##member *v = TpumAttribute_value_as_##member(t); \
    if (!v) return kind_refuse(r, t, #member)

static bool number_read(Reader *r, const TpumAttribute *t, AttrKind kind, Attr *out) {
    if (kind == AK_I64) {
        MEMBER(IntValue);
        return out->i = TpumIntValue_value(v), true;
    }
    if (kind == AK_F32) {
        MEMBER(FloatValue);
        return out->f = TpumFloatValue_value(v), true;
    }
    MEMBER(BoolValue);
    return out->i = TpumBoolValue_value(v), true;
}

static bool value_read(Reader *r, const TpumAttribute *t, Attr *out) {
    AttrKind kind = attr_info[out->key].kind;
    switch (kind) {
    case AK_I64:
    case AK_F32:
    case AK_UNIT:
    case AK_BOOL: return number_read(r, t, kind, out);
    case AK_STR: {
        MEMBER(StringValue);
        return out->s = reader_str(r, TpumStringValue_value(v)), true;
    }
    case AK_SYMBOL: {
        MEMBER(SymbolValue);
        return symbol_read(r, TpumSymbolValue_name(v), out);
    }
    case AK_ENUM: {
        MEMBER(KeywordValue);
        return keyword_read(r, out->key, TpumKeywordValue_keyword(v), "value.keyword", -1, &out->s);
    }
    case AK_ENUMS: {
        MEMBER(KeywordsValue);
        return keywords_read(r, v, out);
    }
    case AK_AXES: {
        MEMBER(IntsValue);
        return ints_read(r, TpumIntsValue_values(v), TpumIntsValue_values_at, out), true;
    }
    case AK_BOOLS: {
        MEMBER(BoolsValue);
        return bools_read(r, TpumBoolsValue_values(v), out), true;
    }
    case AK_PAIRS: {
        MEMBER(PairsValue);
        return pairs_read(r, TpumPairsValue_values(v), out);
    }
    case AK_LITERAL: {
        MEMBER(ConstantValue);
        return constant_value_read(r, TpumConstantValue_constant(v), out);
    }
    case AK_DOT:
    case AK_RAGGED:
    case AK_CONV:
    case AK_GATHER:
    case AK_CHANNEL:
    case AK_SCATTER: {
        MEMBER(DimensionsValue);
        return dimensions_read(r, v, kind, out);
    }
    case AK_TEXT: {
        MEMBER(TextValue);
        return attr_text_read(r, TpumTextValue_text(v), "value.text", -1, &out->s);
    }
    }
    ICE("an attribute of attr.def has no kind");
}

// What the op calls its own, else what passes leave on any op (tpu.*).
static AttrKey key_find(const Op *op, const TpumAttribute *t) {
    FbString name = TpumAttribute_name(t);
    AttrKey key = op_attr_key(op->kind, name.text, name.len);
    if (key != ATTR_UNKNOWN || strncmp(name.text, "tpu.", 4)) return key;
    for (int i = 0; i < ATTR_COUNT; i++)
        if (fb_string_is(name, attr_info[i].text)) return (AttrKey)i;
    return ATTR_UNKNOWN;
}

// Keeps known keys in their order and unknown ones behind them; op->attrs has room.
static bool attr_insert(Reader *r, Op *op, Attr a, FbString name) {
    uint32_t at = op->n_attrs;
    while (at && op->attrs[at - 1].key > a.key) at--;
    for (uint32_t i = at; i && op->attrs[i - 1].key == a.key; i--)
        if (op->attrs[i - 1].name == a.name) return reader_refuse(r, "name", -1, "'%.60s' comes twice", name.text);
    memmove(op->attrs + at + 1, op->attrs + at, (op->n_attrs - at) * sizeof *op->attrs);
    op->attrs[at] = a;
    op->n_attrs++;
    return true;
}

// What follows from the operands is not kept, as in the text form.
static bool is_derived(FbString name) { return fb_string_is(name, "operandSegmentSizes") || fb_string_is(name, "resultSegmentSizes"); }

static bool attribute_read(Reader *r, Op *op, const TpumAttribute *t) {
    FbString name = TpumAttribute_name(t);
    if (!name.len) return reader_refuse(r, "name", -1, "it is empty");
    Attr a = {.key = key_find(op, t)};
    if (a.key != ATTR_UNKNOWN) {
        if (!value_read(r, t, &a)) return false;
        bool says_nothing = a.key == ATTR_compare_type && !strcmp(a.s->text, "NOTYPE"); // as in the text form
        says_nothing |= attr_info[a.key].kind == AK_UNIT && !a.i;
        return says_nothing || attr_insert(r, op, a, name);
    }
    const TpumTextValue *v = TpumAttribute_value_as_TextValue(t);
    if (!v) return reader_refuse(r, "value", -1, "%s has no attribute '%.60s'; one that is only carried along is a TextValue", op_text(op->kind), name.text);
    a.name = reader_str(r, name);
    if (!attr_text_read(r, TpumTextValue_text(v), "value.text", -1, &a.s)) return false;
    return is_derived(name) || attr_insert(r, op, a, name);
}

bool attributes_read(Reader *r, Op *op, FbVec attributes) {
    if (attributes.n > MAX_ATTRS) return reader_refuse(r, "attributes", -1, "%u attributes; at most %d are supported", attributes.n, MAX_ATTRS);
    op->attrs = arena_array(&r->m->arena, Attr, attributes.n);
    for (uint32_t i = 0; i < attributes.n; i++) {
        size_t from = reader_push(r, "attributes", i);
        if (!attribute_read(r, op, TpumOp_attributes_at(attributes, i))) return false;
        reader_pop(r, from);
    }
    for (const uint8_t *k = op_info[op->kind].attrs; *k != ATTR_COUNT; k++)
        if (!(*k & ATTR_OPTIONAL) && !op_attr(op, (AttrKey)*k))
            return reader_refuse(r, "attributes", -1, "%s needs the attribute '%s'", op_text(op->kind), attr_info[*k].text);
    return true;
}
