// Graph to model.fb. One walk numbers values, types and constants in the order in which the module mentions them; a
// second writes, children before parents, as FlatBuffers wants it. Then the large constants get their places behind the
// FlatBuffer.
//
// Invariants: everything that read_model reads is written, so that reading gives the same module; the bytes depend on
// the module alone. What was built is verified before a byte of it leaves, so that no file is written that would be
// refused.
#include "frontend/fb/fb.h"
#include "frontend/model/model.h"
#include "frontend/model/reader.h"
#include "ir/graph/quant.h"
#include "ir/text/dims.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "constants are written as they lie in memory");

static const uint8_t element_of[] = {
#define DTYPE(id, ...) [DT_##id] = TpumElementType_##id,
#include "ir/dtype.def"
};

// Numbers for pointers, in the order of asking.
typedef struct {
    const void **keys; // by number
    size_t n, cap;
    Map number_of;
} Numbering;

typedef struct {
    Module *m;
    FbBuilder b;
    Numbering types, constants;
    FbRef *extents;   // by constant: where its Extent lies in the builder; 0 if the bytes are inside
    VEC(FbRef) stack; // references of vectors under construction
} Writer;

// True if the key is new.
static bool number_give(Numbering *t, const void *key) {
    bool fresh;
    uintptr_t *number = map_at(&t->number_of, (uintptr_t)key, &fresh);
    if (!fresh) return false;
    *number = t->n;
    if (t->n == t->cap) t->keys = vec_grow(t->keys, &t->cap, t->n + 1, sizeof *t->keys);
    t->keys[t->n++] = key;
    return true;
}

static uint32_t number_of(const Numbering *t, const void *key) {
    const uintptr_t *number = map_find(&t->number_of, (uintptr_t)key);
    if (!number) ICE("write_model meets what its first walk has not");
    return (uint32_t)*number;
}

static void numbering_free(Numbering *t) {
    free(t->keys);
    map_free(&t->number_of);
}

// ---- First walk ----

static void type_number(Writer *w, Type t) {
    if (t->kind == TYPE_TUPLE)
        for (uint32_t i = 0; i < t->rank; i++) type_number(w, t->elems[i]); // before the tuple, as the reader wants it
    number_give(&w->types, t);
}

static void value_number(Writer *w, Value *v, uint32_t *n_values) {
    v->id = (*n_values)++;
    type_number(w, v->type);
}

static void block_number(Writer *w, Block *b, uint32_t *n_values) {
    for (uint32_t i = 0; i < b->n_args; i++) value_number(w, b->args[i], n_values);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_attrs; i++) {
            const Attr *a = &op->attrs[i];
            if (a->key == ATTR_UNKNOWN || attr_info[a->key].kind != AK_LITERAL) continue;
            if (number_give(&w->constants, a->lit)) type_number(w, a->lit->type);
        }
        for (uint32_t i = 0; i < op->n_regions; i++) block_number(w, op->regions[i], n_values);
        for (uint32_t i = 0; i < op->n_results; i++) value_number(w, &op->results[i], n_values);
    }
}

// ---- Pieces ----

static FbRef str_put(Writer *w, Str s) { return s ? fb_put_shared_string(&w->b, s->text, s->len) : 0; }

// Collect references on the stack, then make a vector of those above `from`; an empty one is left out.
static FbRef refs_close(Writer *w, size_t from) {
    FbRef ref = 0;
    if (!w->b.full && w->stack.n > from) ref = fb_put_refs(&w->b, w->stack.items + from, w->stack.n - from);
    w->stack.n = from;
    return ref;
}

static FbRef location_put(Writer *w, Str name, Str file, uint32_t line, uint32_t col) {
    if (!name && !file && !line && !col) return 0;
    FbRef name_ref = str_put(w, name), file_ref = str_put(w, file);
    TpumLocation_begin(&w->b);
    TpumLocation_add_name(&w->b, name_ref);
    TpumLocation_add_file(&w->b, file_ref);
    TpumLocation_add_line(&w->b, line);
    TpumLocation_add_col(&w->b, col);
    return fb_table_end(&w->b);
}

static FbRef op_location_put(Writer *w, const OpLoc *l) {
    return location_put(w, l->name, l->src_file, l->src_line, l->src_col);
}

static FbRef named_texts_put(Writer *w, NamedTexts t) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < t.n; i++) {
        FbRef name = str_put(w, t.v[i].name), text = str_put(w, t.v[i].value);
        TpumNamedText_begin(&w->b);
        TpumNamedText_add_name(&w->b, name);
        TpumNamedText_add_text(&w->b, text);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

// Version 1.0 has names of open dimensions, 1.2 sizes made of them, and names of what is a number.
static bool port_needs_sizes(const PortInfo *p, Type type) {
    for (uint32_t i = 0; p->dims && type_is_tensor(type) && i < type->rank; i++)
        if (p->dims[i] && (type->dims[i] != DIM_UNKNOWN || !dim_is_symbol(p->dims[i]->text))) return true;
    return false;
}

static bool func_needs_sizes(const Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (port_needs_sizes(&f->arg_info[i], f->body->args[i]->type)) return true;
    for (uint32_t i = 0; i < f->n_results; i++)
        if (port_needs_sizes(&f->result_info[i], f->result_types[i])) return true;
    return false;
}

// The lowest version that has all that is used.
static uint16_t version_minor(const Writer *w) {
    for (const Func *f = w->m->first_func; f; f = f->next)
        if (func_needs_sizes(f)) return 2;
    for (size_t i = 0; i < w->types.n; i++) {
        Type t = w->types.keys[i];
        if (type_has_quant(t) || (t->kind == TYPE_TENSOR && dtype_is_small_float(t->dtype))) return 1;
    }
    return 0;
}

static FbRef quantization_put(Writer *w, const Quant *q) {
    if (!q) return 0;
    FbRef scales = fb_put_scalars(&w->b, q->scales, q->n, sizeof *q->scales);
    FbRef zeros = fb_put_scalars(&w->b, q->zero_points, q->n, sizeof *q->zero_points);
    TpumQuantization_begin(&w->b);
    TpumQuantization_add_expressed(&w->b, element_of[q->expressed]);
    TpumQuantization_add_dimension(&w->b, q->axis);
    TpumQuantization_add_storage_min(&w->b, q->min);
    TpumQuantization_add_storage_max(&w->b, q->max);
    TpumQuantization_add_scales(&w->b, scales);
    TpumQuantization_add_zero_points(&w->b, zeros);
    return fb_table_end(&w->b);
}

static FbRef types_put(Writer *w) {
    size_t from = w->stack.n;
    for (size_t i = 0; i < w->types.n; i++) {
        Type t = w->types.keys[i];
        FbRef dims = 0, elements = 0;
        if (t->kind == TYPE_TENSOR && t->rank) {
            int64_t v[MAX_RANK];
            for (uint32_t k = 0; k < t->rank; k++) v[k] = t->dims[k] == DIM_UNKNOWN ? -1 : t->dims[k];
            dims = fb_put_scalars(&w->b, v, t->rank, sizeof *v);
        } else if (t->kind == TYPE_TUPLE) {
            uint32_t *v = xcalloc(t->rank ? t->rank : 1, sizeof *v);
            for (uint32_t k = 0; k < t->rank; k++) v[k] = number_of(&w->types, t->elems[k]);
            elements = fb_put_scalars(&w->b, v, t->rank, sizeof *v);
            free(v);
        }
        FbRef quantization = quantization_put(w, t->kind == TYPE_TENSOR ? t->quant : NULL);
        TpumType_begin(&w->b);
        TpumType_add_kind(&w->b, t->kind == TYPE_TENSOR  ? TpumTypeKind_tensor
                                 : t->kind == TYPE_TOKEN ? TpumTypeKind_token
                                                         : TpumTypeKind_tuple);
        if (t->kind == TYPE_TENSOR) TpumType_add_element(&w->b, element_of[t->dtype]);
        TpumType_add_dims(&w->b, dims);
        TpumType_add_elements(&w->b, elements);
        TpumType_add_quantization(&w->b, quantization);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

static FbRef constants_put(Writer *w) {
    size_t from = w->stack.n;
    w->extents = xcalloc(w->constants.n ? w->constants.n : 1, sizeof *w->extents);
    for (size_t i = 0; i < w->constants.n; i++) {
        const Literal *l = w->constants.keys[i];
        size_t bytes = literal_stored_bytes(l);
        bool outside = bytes >= MODEL_EXTERN_BYTES;
        FbRef data = outside ? 0 : fb_put_bytes(&w->b, l->data, bytes, 1, 16);
        uint8_t extent[TpumExtent_SIZE] = {0};
        TpumExtent_set_size(extent, bytes);
        TpumConstant_begin(&w->b);
        TpumConstant_add_type(&w->b, number_of(&w->types, l->type));
        TpumConstant_add_splat(&w->b, l->splat);
        TpumConstant_add_data(&w->b, data);
        if (outside) w->extents[i] = TpumConstant_add_extent(&w->b, extent);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

// ---- Attributes ----

static FbRef keywords_put(Writer *w, const Attr *a) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < a->n_lists; i++) vec_push(&w->stack, str_put(w, a->strs[i]));
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
    return refs_close(w, from);
}

// A member that holds one reference.
#define MEMBER(member, field, reference)                                                                               \
    do {                                                                                                               \
        FbRef inner = reference;                                                                                       \
        Tpum##member##_begin(b);                                                                                       \
        Tpum##member##_add_##field(b, inner);                                                                          \
        *out_tag = TpumAttributeValue_##member;                                                                        \
        return fb_table_end(b);                                                                                        \
    } while (0)
// A member that holds one number.
#define NUMBER(member, field, number)                                                                                  \
    do {                                                                                                               \
        Tpum##member##_begin(b);                                                                                       \
        Tpum##member##_add_##field(b, number);                                                                         \
        *out_tag = TpumAttributeValue_##member;                                                                        \
        return fb_table_end(b);                                                                                        \
    } while (0)

static FbRef attr_value_put(Writer *w, const Attr *a, uint8_t *out_tag) {
    FbBuilder *b = &w->b;
    AttrKind kind = a->key == ATTR_UNKNOWN ? AK_TEXT : attr_info[a->key].kind;
    switch (kind) {
    case AK_I64: NUMBER(IntValue, value, a->i);
    case AK_F32: NUMBER(FloatValue, value, a->f);
    case AK_BOOL: NUMBER(BoolValue, value, a->i != 0);
    case AK_LITERAL: NUMBER(ConstantValue, constant, number_of(&w->constants, a->lit));
    case AK_STR: MEMBER(StringValue, value, str_put(w, a->s));
    case AK_SYMBOL: MEMBER(SymbolValue, name, str_put(w, a->s));
    case AK_ENUM: MEMBER(KeywordValue, keyword, str_put(w, a->s));
    case AK_ENUMS: MEMBER(KeywordsValue, keywords, keywords_put(w, a));
    case AK_AXES: MEMBER(IntsValue, values, fb_put_scalars(b, a->lists[0].v, a->lists[0].n, 8));
    case AK_BOOLS: MEMBER(BoolsValue, values, bools_put(w, a->lists[0]));
    case AK_PAIRS: MEMBER(PairsValue, values, fb_put_scalars(b, a->lists[0].v, a->lists[0].n, 8));
    case AK_DOT:
    case AK_RAGGED:
    case AK_CONV:
    case AK_GATHER:
    case AK_SCATTER: MEMBER(DimensionsValue, lists, lists_put(w, a, kind));
    case AK_TEXT: MEMBER(TextValue, text, str_put(w, a->s));
    }
    ICE("an attribute of attr.def has no kind");
}

static FbRef attributes_put(Writer *w, const Op *op) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        const char *known = a->key == ATTR_UNKNOWN ? NULL : attr_info[a->key].text;
        uint8_t tag;
        FbRef name = known ? fb_put_shared_string(&w->b, known, strlen(known)) : str_put(w, a->name);
        FbRef value = attr_value_put(w, a, &tag);
        TpumAttribute_begin(&w->b);
        TpumAttribute_add_name(&w->b, name);
        TpumAttribute_add_value_type(&w->b, tag);
        TpumAttribute_add_value(&w->b, value);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

// ---- Ops ----

// Indices of values; nothing for an empty list.
static FbRef values_put(Writer *w, Value *const *pointers, Value *values, uint32_t n) {
    if (!n) return 0;
    uint32_t *v = xcalloc(n, sizeof *v);
    for (uint32_t i = 0; i < n; i++) v[i] = pointers ? value_resolved(pointers[i])->id : values[i].id;
    FbRef ref = fb_put_scalars(&w->b, v, n, sizeof *v);
    free(v);
    return ref;
}

static FbRef block_put(Writer *w, const Block *b);

static FbRef regions_put(Writer *w, const Op *op) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < op->n_regions; i++) {
        const Block *b = op->regions[i];
        FbRef ops = block_put(w, b), arguments = values_put(w, b->args, NULL, b->n_args);
        TpumRegion_begin(&w->b);
        TpumRegion_add_arguments(&w->b, arguments);
        TpumRegion_add_ops(&w->b, ops);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

static FbRef op_put(Writer *w, const Op *op) {
    FbRef regions = regions_put(w, op), attributes = attributes_put(w, op), location = op_location_put(w, &op->loc);
    FbRef operands = values_put(w, op->operands, NULL, op->n_operands),
          results = values_put(w, NULL, op->results, op->n_results);
    FbRef name = fb_put_shared_string(&w->b, op_text(op->kind), strlen(op_text(op->kind)));
    TpumOp_begin(&w->b);
    TpumOp_add_name(&w->b, name);
    TpumOp_add_operands(&w->b, operands);
    TpumOp_add_results(&w->b, results);
    TpumOp_add_attributes(&w->b, attributes);
    TpumOp_add_regions(&w->b, regions);
    TpumOp_add_location(&w->b, location);
    return fb_table_end(&w->b);
}

static FbRef block_put(Writer *w, const Block *b) {
    size_t from = w->stack.n;
    for (const Op *op = b->first; op; op = op->next) {
        FbRef ref = op_put(w, op);
        vec_push(&w->stack, ref);
    }
    return refs_close(w, from);
}

// ---- Functions ----

// A result's name that is a number is what any printer would give it.
static bool name_is_hint(const Value *v) {
    if (!v->name || !v->def) return v->name != NULL;
    return strspn(v->name->text, "0123456789") != v->name->len;
}

static void value_table_put(Writer *w, const Value *v) {
    FbRef name = name_is_hint(v) ? str_put(w, v->name) : 0;
    TpumValue_begin(&w->b);
    TpumValue_add_type(&w->b, number_of(&w->types, v->type));
    TpumValue_add_name(&w->b, name);
    vec_push(&w->stack, fb_table_end(&w->b));
}

// In the order of block_number.
static void value_tables_put(Writer *w, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) value_table_put(w, b->args[i]);
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_regions; i++) value_tables_put(w, op->regions[i]);
        for (uint32_t i = 0; i < op->n_results; i++) value_table_put(w, &op->results[i]);
    }
}

static FbRef symbols_put(Writer *w, const Str *dims, Type type) {
    if (!type_is_tensor(type) || !dims_any(dims, type->rank)) return 0;
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < type->rank; i++)
        vec_push(&w->stack, fb_put_shared_string(&w->b, str_text(dims[i]), dims[i] ? dims[i]->len : 0));
    return refs_close(w, from);
}

static FbRef port_location_put(Writer *w, const PortInfo *p) {
    return location_put(w, p->loc_name, p->src_file, p->src_line, p->src_col);
}

static FbRef arguments_put(Writer *w, const Func *f) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        const PortInfo *p = &f->arg_info[i];
        FbRef location = port_location_put(w, p), symbols = symbols_put(w, p->dims, f->body->args[i]->type);
        FbRef attributes = named_texts_put(w, p->attrs);
        TpumArgument_begin(&w->b);
        TpumArgument_add_value(&w->b, f->body->args[i]->id);
        TpumArgument_add_location(&w->b, location);
        TpumArgument_add_number(&w->b, p->number == i ? -1 : (int32_t)p->number);
        TpumArgument_add_attributes(&w->b, attributes);
        TpumArgument_add_symbols(&w->b, symbols);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

static FbRef results_put(Writer *w, const Func *f) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < f->n_results; i++) {
        const PortInfo *p = &f->result_info[i];
        FbRef location = port_location_put(w, p), symbols = symbols_put(w, p->dims, f->result_types[i]);
        FbRef attributes = named_texts_put(w, p->attrs);
        TpumResult_begin(&w->b);
        TpumResult_add_type(&w->b, number_of(&w->types, f->result_types[i]));
        TpumResult_add_location(&w->b, location);
        TpumResult_add_attributes(&w->b, attributes);
        TpumResult_add_symbols(&w->b, symbols);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return refs_close(w, from);
}

static FbRef function_put(Writer *w, Func *f) {
    uint32_t n_values = 0;
    block_number(w, f->body, &n_values);
    FbRef ops = block_put(w, f->body);
    size_t from = w->stack.n;
    value_tables_put(w, f->body);
    FbRef values = refs_close(w, from), arguments = arguments_put(w, f), results = results_put(w, f);
    FbRef attributes = named_texts_put(w, f->attrs), location = op_location_put(w, &f->loc);
    FbRef name = str_put(w, f->name), visibility = str_put(w, f->visibility);
    TpumFunction_begin(&w->b);
    TpumFunction_add_name(&w->b, name);
    TpumFunction_add_visibility(&w->b, visibility);
    TpumFunction_add_values(&w->b, values);
    TpumFunction_add_arguments(&w->b, arguments);
    TpumFunction_add_results(&w->b, results);
    TpumFunction_add_ops(&w->b, ops);
    TpumFunction_add_attributes(&w->b, attributes);
    TpumFunction_add_location(&w->b, location);
    return fb_table_end(&w->b);
}

static FbRef functions_put(Writer *w) {
    size_t from = w->stack.n;
    for (Func *f = w->m->first_func; f; f = f->next) {
        for (uint32_t i = 0; i < f->n_results; i++) type_number(w, f->result_types[i]);
        FbRef ref = function_put(w, f);
        vec_push(&w->stack, ref);
    }
    return refs_close(w, from);
}

// ---- The file ----

static FbRef model_put(Writer *w) {
    FbRef functions = functions_put(w); // numbers the types and constants on its way
    FbRef constants = constants_put(w), types = types_put(w), attributes = named_texts_put(w, w->m->attrs);
    FbRef location = op_location_put(w, &w->m->loc), name = str_put(w, w->m->name),
          producer = fb_put_string(&w->b, "tpucc", 5);
    TpumModel_begin(&w->b);
    TpumModel_add_version_major(&w->b, MODEL_MAJOR);
    TpumModel_add_version_minor(&w->b, version_minor(w));
    TpumModel_add_producer(&w->b, producer);
    TpumModel_add_name(&w->b, name);
    TpumModel_add_types(&w->b, types);
    TpumModel_add_constants(&w->b, constants);
    TpumModel_add_functions(&w->b, functions);
    TpumModel_add_attributes(&w->b, attributes);
    TpumModel_add_location(&w->b, location);
    return fb_table_end(&w->b);
}

static uint64_t extern_align(uint64_t at) {
    return (at + MODEL_EXTERN_ALIGN - 1) / MODEL_EXTERN_ALIGN * MODEL_EXTERN_ALIGN;
}

static void extents_place(Writer *w, uint64_t at) {
    for (size_t i = 0; i < w->constants.n; i++) {
        if (!w->extents[i]) continue;
        at = extern_align(at);
        TpumExtent_set_offset(fb_patch(&w->b, w->extents[i]), at);
        at += literal_stored_bytes(w->constants.keys[i]);
    }
}

static void file_write(const Writer *w, const uint8_t *bytes, size_t n, ByteSink sink) {
    static const uint8_t zeros[MODEL_EXTERN_ALIGN];
    uint64_t at = n;
    sink.write(sink.to, bytes, n);
    for (size_t i = 0; i < w->constants.n; i++) {
        if (!w->extents[i]) continue;
        const Literal *l = w->constants.keys[i];
        sink.write(sink.to, zeros, (size_t)(extern_align(at) - at));
        sink.write(sink.to, l->data, literal_stored_bytes(l));
        at = extern_align(at) + literal_stored_bytes(l);
    }
}

bool write_model(Module *m, ByteSink sink, Diags *d) {
    Writer w = {.m = m};
    fb_builder_init(&w.b);
    const uint8_t *bytes;
    size_t n, end;
    FbRef root = model_put(&w);
    FbError err;
    bool ok = fb_finish(&w.b, root, Tpum_schema.ident, &bytes, &n);
    if (!ok) {
        diag_error(d, (Loc){.file = m->file}, "too-large",
                   "the model without its large constants takes more than the 2 GiB of a FlatBuffer");
    } else if (!fb_verify(&Tpum_schema, bytes, n, 0, &err, &end)) {
        ok = false;
        diag_error(d, (Loc){.file = m->file}, "too-large", "the model cannot be written as .fb: %s: %s", err.path, err.text);
    } else {
        extents_place(&w, n);
        file_write(&w, bytes, n, sink);
    }
    fb_builder_free(&w.b);
    numbering_free(&w.types);
    numbering_free(&w.constants);
    free(w.extents);
    vec_free(&w.stack);
    return ok;
}
