// Attributes for model.fb: a member of the union for each kind of ir/attr.def. What no row of it knows is carried as MLIR text, as read_attr.c
// takes it.
#include "frontend/model/model.h"
#include "frontend/model/writer.h"

#include <stdlib.h>
#include <string.h>

static FbRef keywords_put(Writer *w, const Attr *a) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < a->n_lists; i++) vec_push(&w->stack, writer_str(w, a->strs[i]));
    FbRef ref = w->b.full ? 0 : fb_put_refs(&w->b, w->stack.items + from, a->n_lists);
    w->stack.n = from;
    return ref;
}

static FbRef bools_put(Writer *w, Axes a) {
    uint8_t *v = xcalloc(a.n ? a.n : 1, 1);
    for (uint32_t i = 0; i < a.n; i++) v[i] = a.v[i] != 0;
    FbRef ref = fb_put_scalars(&w->b, v, a.n, 1);
    free(v);
    return ref;
}

static Axes list_part(Axes list, ListPart part) {
    switch (part) {
    case PART_FIRST: return (Axes){list.v, 1};
    case PART_SECOND: return (Axes){list.v + 1, 1};
    case PART_REST: return (Axes){list.v + 2, list.n - 2};
    default: return list;
    }
}

static FbRef lists_put(Writer *w, const Attr *a, AttrKind kind) {
    ListName names[MAX_LIST_NAMES];
    uint32_t n_lists, n_names = attr_list_names(kind, names, &n_lists);
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < n_names; i++) {
        Axes part = list_part(a->lists[names[i].list], names[i].part);
        FbRef name = fb_put_shared_string(&w->b, names[i].name, strlen(names[i].name));
        FbRef values = fb_put_scalars(&w->b, part.v, part.n, sizeof *part.v);
        TpumNamedInts_begin(&w->b);
        TpumNamedInts_add_name(&w->b, name);
        TpumNamedInts_add_values(&w->b, values);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}

// A member that holds one reference.
#define MEMBER(member, field, reference)        \
    do {                                        \
        FbRef inner = reference;                \
        Tpum##member##_begin(b);                \
        Tpum##member##_add_##field(b, inner);   \
        *out_tag = TpumAttributeValue_##member; \
        return fb_table_end(b);                 \
    } while (0)
// A member that holds one number.
#define NUMBER(member, field, number)           \
    do {                                        \
        Tpum##member##_begin(b);                \
        Tpum##member##_add_##field(b, number);  \
        *out_tag = TpumAttributeValue_##member; \
        return fb_table_end(b);                 \
    } while (0)

static FbRef attr_value_put(Writer *w, const Attr *a, uint8_t *out_tag) {
    FbBuilder *b = &w->b;
    AttrKind kind = a->key == ATTR_UNKNOWN ? AK_TEXT : attr_info[a->key].kind;
    switch (kind) {
    case AK_I64: NUMBER(IntValue, value, a->i);
    case AK_F32: NUMBER(FloatValue, value, a->f);
    case AK_UNIT:
    case AK_BOOL: NUMBER(BoolValue, value, a->i != 0);
    case AK_LITERAL: NUMBER(ConstantValue, constant, numbering_find(&w->constants, a->lit));
    case AK_STR: MEMBER(StringValue, value, writer_str(w, a->s));
    case AK_SYMBOL: MEMBER(SymbolValue, name, writer_str(w, a->s));
    case AK_ENUM: MEMBER(KeywordValue, keyword, writer_str(w, a->s));
    case AK_ENUMS: MEMBER(KeywordsValue, keywords, keywords_put(w, a));
    case AK_AXES: MEMBER(IntsValue, values, fb_put_scalars(b, a->lists[0].v, a->lists[0].n, 8));
    case AK_BOOLS: MEMBER(BoolsValue, values, bools_put(w, a->lists[0]));
    case AK_PAIRS: MEMBER(PairsValue, values, fb_put_scalars(b, a->lists[0].v, a->lists[0].n, 8));
    case AK_DOT:
    case AK_RAGGED:
    case AK_CONV:
    case AK_GATHER:
    case AK_CHANNEL:
    case AK_SCATTER: MEMBER(DimensionsValue, lists, lists_put(w, a, kind));
    case AK_TEXT: MEMBER(TextValue, text, writer_str(w, a->s));
    }
    ICE("an attribute of attr.def has no kind");
}

FbRef attributes_put(Writer *w, const Op *op) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        const char *known = a->key == ATTR_UNKNOWN ? NULL : attr_info[a->key].text;
        uint8_t tag;
        FbRef name = known ? fb_put_shared_string(&w->b, known, strlen(known)) : writer_str(w, a->name);
        FbRef value = attr_value_put(w, a, &tag);
        TpumAttribute_begin(&w->b);
        TpumAttribute_add_name(&w->b, name);
        TpumAttribute_add_value_type(&w->b, tag);
        TpumAttribute_add_value(&w->b, value);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}
