// model.fb to graph. The FlatBuffer is verified whole before anything is read (fb_verify); this file then checks what a
// schema cannot say: indices, definitions before uses, counts, sizes of constants, their place in the file, text that
// is carried along.
//
// Invariants: no index from the file is used before it was compared with the size of what it counts. A value is defined
// once and visible from its definition to the end of its region, so a module that comes out has no dangling operand.
// The first mistake ends the reading with one diagnostic. Work and memory are linear in the file's size; the depth is
// bounded by the verifier.
#include "frontend/model/model.h"
#include "frontend/model/read_attr.h"
#include "ir/graph/quant.h"
#include "ir/text/dims.h"
#include "ir/text/parse.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "constants are used as they lie in the file");

static const DType dtype_of[] = {
#define DTYPE(id, ...) [TpumElementType_##id] = DT_##id,
#include "ir/dtype.def"
};

bool refuse(Reader *r, const char *field, int64_t index, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&r->d->arena, fmt, args);
    va_end(args);
    size_t from = r->path.n;
    const char *dot = r->path.n && field ? "." : "";
    if (field && index >= 0)
        text_f(&r->path, "%s%s[%" PRId64 "]", dot, field, index);
    else if (field)
        text_f(&r->path, "%s%s", dot, field);
    Loc at = diag_file(r->d, r->file_name);
    if (r->path.n) at.path = diag_file(r->d, r->path.items).file; // the module, and its strings, will be gone
    diag_error(r->d, at, "bad-file", "%s", text);
    path_pop(r, from);
    return false;
}

size_t path_push(Reader *r, const char *field, uint32_t index) {
    size_t from = r->path.n;
    text_f(&r->path, "%s%s[%u]", from ? "." : "", field, index);
    return from;
}

void path_pop(Reader *r, size_t from) {
    r->path.n = from;
    if (r->path.items) r->path.items[from] = 0;
}

Str str_read(Reader *r, FbString s) { return s.text ? intern(&r->m->strings, s.text, s.len) : NULL; }

// ---- Types ----

static bool quantization_read(Reader *r, const TpumQuantization *t, DType storage, const Quant **out) {
    FbVec scales = TpumQuantization_scales(t), zeros = TpumQuantization_zero_points(t);
    uint8_t expressed = TpumQuantization_expressed(t);
    if (expressed >= COUNT(dtype_of)) return refuse(r, "quantization", -1, "element type %u is not known", expressed);
    if (!scales.n || scales.n != zeros.n)
        return refuse(r, "quantization", -1, "%u scales and %u zero points", scales.n, zeros.n);
    double *scale = xcalloc(scales.n, sizeof *scale);
    int64_t *zero = xcalloc(scales.n, sizeof *zero);
    for (uint32_t i = 0; i < scales.n; i++) {
        scale[i] = TpumQuantization_scales_at(scales, i);
        zero[i] = TpumQuantization_zero_points_at(zeros, i);
    }
    Quant q = {.storage = storage,
               .expressed = dtype_of[expressed],
               .axis = TpumQuantization_dimension(t),
               .n = scales.n,
               .min = TpumQuantization_storage_min(t),
               .max = TpumQuantization_storage_max(t),
               .scales = scale,
               .zero_points = zero};
    const char *wrong = quant_wrong(&q, &r->d->arena);
    if (!wrong) *out = quant_intern(&r->m->types, &q);
    free(scale);
    free(zero);
    return wrong ? refuse(r, "quantization", -1, "%s", wrong) : true;
}

static bool tensor_read(Reader *r, const TpumType *t, Type *out) {
    FbVec dims = TpumType_dims(t);
    uint8_t element = TpumType_element(t);
    if (element >= COUNT(dtype_of)) return refuse(r, "element", -1, "element type %u is not known", element);
    if (dims.n > MAX_RANK) return refuse(r, "dims", -1, "%u dimensions; at most %d are supported", dims.n, MAX_RANK);
    int64_t v[MAX_RANK];
    for (uint32_t i = 0; i < dims.n; i++) {
        v[i] = TpumType_dims_at(dims, i);
        if (v[i] < -1) return refuse(r, "dims", i, "dimension %" PRId64 " is negative; -1 means not known yet", v[i]);
        if (v[i] == -1) v[i] = DIM_UNKNOWN;
    }
    *out = type_tensor(&r->m->types, dtype_of[element], v, dims.n);
    if (!*out || (*out)->n_elems > MAX_ELEMS) return refuse(r, "dims", -1, "the tensor has more than 2^48 elements");
    const TpumQuantization *given = TpumType_quantization(t);
    const Quant *q = NULL;
    if (!given) return true;
    if (!quantization_read(r, given, dtype_of[element], &q)) return false;
    *out = type_quantized(&r->m->types, dtype_of[element], q, v, dims.n);
    return *out ? true : refuse(r, "quantization", -1, "the tensor has no dimension %d of size %u", q->axis, q->n);
}

// Elements come before the tuple, so there is no cycle.
static bool tuple_read(Reader *r, const TpumType *t, uint32_t index, Type *out) {
    FbVec elements = TpumType_elements(t);
    Type *v = xcalloc(elements.n ? elements.n : 1, sizeof *v);
    bool ok = true;
    for (uint32_t i = 0; i < elements.n && ok; i++) {
        uint32_t e = TpumType_elements_at(elements, i);
        if (e >= index) {
            ok = refuse(r, "elements", i, "type %u does not come before this one (%u)", e, index);
        } else {
            v[i] = r->types[e];
        }
    }
    *out = ok ? type_tuple(&r->m->types, v, elements.n) : NULL;
    if (ok && !*out)
        ok = refuse(r, "elements", -1, "the tuple has more than %d parts, or tuples within tuples more than %d deep", MAX_TUPLE_PARTS, MAX_TUPLE_DEPTH);
    free(v);
    return ok;
}

static bool types_read(Reader *r) {
    FbVec types = TpumModel_types(r->model);
    r->types = xcalloc(types.n ? types.n : 1, sizeof *r->types);
    r->n_types = types.n;
    for (uint32_t i = 0; i < types.n; i++) {
        size_t from = path_push(r, "types", i);
        const TpumType *t = TpumModel_types_at(types, i);
        Type *to = &r->types[i];
        switch (TpumType_kind(t)) {
        case TpumTypeKind_tensor:
            if (!tensor_read(r, t, to)) return false;
            break;
        case TpumTypeKind_token: *to = type_token(&r->m->types); break;
        case TpumTypeKind_tuple:
            if (!tuple_read(r, t, i, to)) return false;
            break;
        default: return refuse(r, "kind", -1, "type kind %u is not known", TpumType_kind(t));
        }
        path_pop(r, from);
    }
    return true;
}

static bool type_at(Reader *r, const char *field, uint32_t index, Type *out) {
    if (index >= r->n_types) return refuse(r, field, -1, "type %u of %u", index, r->n_types);
    *out = r->types[index];
    return true;
}

// ---- Constants ----

static bool extent_check(Reader *r, const TpumExtent *e, size_t want) {
    uint64_t offset = TpumExtent_offset(e), size = TpumExtent_size(e);
    if (size != want) return refuse(r, "extent", -1, "%" PRIu64 " bytes; the type has %zu", size, want);
    if (offset % MODEL_EXTERN_ALIGN)
        return refuse(r, "extent", -1, "offset %" PRIu64 " is not a multiple of %d", offset, MODEL_EXTERN_ALIGN);
    if (offset < r->fb_end)
        return refuse(r, "extent", -1, "offset %" PRIu64 " lies inside the FlatBuffer, which ends at %zu", offset,
                      r->fb_end);
    if (offset > r->n || size > r->n - offset)
        return refuse(r, "extent", -1,
                      "bytes %" PRIu64 " to %" PRIu64 " pass the end of the file (%zu bytes); is it cut off?", offset,
                      offset + size, r->n);
    return true;
}

// Types under eight bits take a byte each, of which only their own values may be used.
static bool elements_check(Reader *r, DType dtype, const uint8_t *data, size_t n) {
    uint32_t bits = dtype_info[dtype].bits;
    if (bits >= 8) return true;
    int low = dtype_is_signed(dtype) ? -(1 << (bits - 1)) : 0, high = low + (1 << bits) - 1;
    for (size_t i = 0; i < n; i++) {
        int v = dtype_is_signed(dtype) ? (int8_t)data[i] : data[i];
        if (v < low || v > high)
            return refuse(r, NULL, -1, "element %zu is %d, which is no %s", i, v, dtype_text(dtype));
    }
    return true;
}

static bool constant_read(Reader *r, const TpumConstant *c, const Literal **out) {
    Type type = NULL;
    if (!type_at(r, "type", TpumConstant_type(c), &type)) return false;
    if (type_has_quant(type))
        return refuse(r, "type", -1, "a constant is given as the integers that are stored, not as %s",
                      type_name(&r->d->arena, type));
    if (!type_is_static(type))
        return refuse(r, "type", -1, "a constant is a tensor whose dimensions are known, not %s",
                      type_name(&r->d->arena, type));
    FbVec inside = TpumConstant_data(c);
    const TpumExtent *outside = TpumConstant_extent(c);
    bool splat = TpumConstant_splat(c);
    size_t want = splat ? dtype_bytes(type->dtype) : type_bytes(type);
    const uint8_t *data = inside.items;
    if (inside.n && outside) return refuse(r, NULL, -1, "data and extent are both given");
    if (outside) {
        if (!extent_check(r, outside, want)) return false;
        data = r->bytes + TpumExtent_offset(outside);
    } else if (inside.n != want) {
        return refuse(r, "data", -1, "%u bytes; %s%s takes %zu", inside.n, splat ? "an element of " : "",
                      type_name(&r->d->arena, type), want);
    }
    if (!elements_check(r, type->dtype, data, want / dtype_bytes(type->dtype))) return false;
    size_t align = dtype_bytes(type->dtype) < 8 ? dtype_bytes(type->dtype) : 8;
    if (want == 0 || (uintptr_t)data % align) data = arena_copy(&r->m->arena, want ? data : (const uint8_t *)"", want);
    *out = literal_wrap(&r->m->arena, type, data, splat);
    return true;
}

typedef struct {
    uint64_t offset, size;
    uint32_t constant;
} Range;

static int range_compare(const void *a, const void *b) {
    const Range *x = a, *y = b;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    return x->constant < y->constant ? -1 : x->constant > y->constant;
}

static bool overlaps_check(Reader *r, FbVec constants) {
    Range *ranges = xcalloc(constants.n ? constants.n : 1, sizeof *ranges);
    uint32_t n = 0;
    for (uint32_t i = 0; i < constants.n; i++) {
        const TpumExtent *e = TpumConstant_extent(TpumModel_constants_at(constants, i));
        if (e && TpumExtent_size(e)) ranges[n++] = (Range){TpumExtent_offset(e), TpumExtent_size(e), i};
    }
    qsort(ranges, n, sizeof *ranges, range_compare);
    bool ok = true;
    for (uint32_t i = 1; i < n && ok; i++) {
        if (ranges[i].offset - ranges[i - 1].offset >= ranges[i - 1].size) continue;
        size_t from = path_push(r, "constants", ranges[i].constant);
        ok = refuse(r, "extent", -1, "overlaps the bytes of constants[%u]", ranges[i - 1].constant);
        path_pop(r, from);
    }
    free(ranges);
    return ok;
}

static bool constants_read(Reader *r) {
    FbVec constants = TpumModel_constants(r->model);
    r->constants = xcalloc(constants.n ? constants.n : 1, sizeof *r->constants);
    r->n_constants = constants.n;
    for (uint32_t i = 0; i < constants.n; i++) {
        size_t from = path_push(r, "constants", i);
        if (!constant_read(r, TpumModel_constants_at(constants, i), &r->constants[i])) return false;
        path_pop(r, from);
    }
    return overlaps_check(r, constants);
}

// ---- Values ----

// Looks up a value that is about to be defined by `field[i]`.
static bool value_declare(Reader *r, const char *field, uint32_t i, uint32_t value, Type *out_type, Str *out_name) {
    if (value >= r->values.n) return refuse(r, field, i, "value %u of %u", value, r->values.n);
    if (r->defined[value]) return refuse(r, field, i, "value %u is defined twice", value);
    const TpumValue *v = TpumFunction_values_at(r->values, value);
    if (TpumValue_type(v) >= r->n_types)
        return refuse(r, field, i, "value %u has type %u of %u", value, TpumValue_type(v), r->n_types);
    FbString name = TpumValue_name(v);
    if (name.text && !text_is_ssa_name(name))
        return refuse(r, field, i, "value %u: its name may have letters, digits, '_', '$', '.' and '-' only", value);
    *out_type = r->types[TpumValue_type(v)];
    *out_name = str_read(r, name);
    return true;
}

static void value_define(Reader *r, uint32_t value, Value *v) {
    r->defined[value] = v;
    vec_push(&r->scope, value);
}

// Values of a region cannot be used after it.
static void scope_close(Reader *r, size_t from) {
    while (r->scope.n > from) r->hidden[r->scope.items[--r->scope.n]] = 1;
}

static bool operand_read(Reader *r, uint32_t i, uint32_t value, Value **out) {
    if (value >= r->values.n) return refuse(r, "operands", i, "value %u of %u", value, r->values.n);
    if (!r->defined[value]) return refuse(r, "operands", i, "value %u is used before it is defined", value);
    if (r->hidden[value]) return refuse(r, "operands", i, "value %u belongs to a region that has ended", value);
    *out = r->defined[value];
    return true;
}

// ---- Locations, carried text ----

static OpLoc location_read(Reader *r, const TpumLocation *l) {
    OpLoc loc = {.at = {.file = r->m->file, .path = intern(&r->m->strings, r->path.items, r->path.n)}};
    if (!l) return loc;
    loc.at.name = loc.name = str_read(r, TpumLocation_name(l));
    loc.src_file = str_read(r, TpumLocation_file(l));
    loc.src_line = TpumLocation_line(l);
    loc.src_col = TpumLocation_col(l);
    return loc;
}

static bool named_text_read(Reader *r, const TpumNamedText *t, uint32_t index, NamedTexts *list) {
    FbString name = TpumNamedText_name(t);
    if (!name.len) return refuse(r, "attributes", index, "its name is empty");
    if (text_is(name, NUMBER_ATTR))
        return refuse(r, "attributes", index, "the number of an argument is the field 'number'");
    if (text_is(name, DIMS_ATTR))
        return refuse(r, "attributes", index, "the names of dimensions are the field 'symbols'");
    NamedText out = {.name = str_read(r, name)};
    for (uint32_t i = 0; i < list->n; i++)
        if (list->v[i].name == out.name) return refuse(r, "attributes", index, "'%.60s' comes twice", name.text);
    if (!attr_text_read(r, TpumNamedText_text(t), "attributes", index, &out.value)) return false;
    list->v[list->n++] = out;
    return true;
}

// Adds to what *out holds already.
static bool named_texts_read(Reader *r, FbVec v, const TpumNamedText *at(FbVec, uint32_t), NamedTexts *out) {
    if (v.n > MAX_ATTRS) return refuse(r, "attributes", -1, "%u attributes; at most %d are supported", v.n, MAX_ATTRS);
    NamedText *room = arena_array(&r->m->arena, NamedText, (size_t)v.n + out->n);
    if (out->n) memcpy(room, out->v, out->n * sizeof *room);
    out->v = room;
    for (uint32_t i = 0; i < v.n; i++)
        if (!named_text_read(r, at(v, i), i, out)) return false;
    return true;
}

// What the dimensions are called: see ir/text/dims.h.
static bool symbols_read(Reader *r, FbVec symbols, FbString at(FbVec, uint32_t), Type type, Str **out) {
    if (!symbols.n) return true;
    if (!type_is_tensor(type) || symbols.n != type->rank)
        return refuse(r, "symbols", -1, "%u names for %s", symbols.n, type_name(&r->d->arena, type));
    Str *dims = arena_array(&r->m->arena, Str, symbols.n);
    for (uint32_t i = 0; i < symbols.n; i++) {
        FbString s = at(symbols, i);
        if (!s.len) continue;
        dims[i] = str_read(r, s);
        if (strlen(s.text) != s.len || !dim_is_wellformed(s.text))
            return refuse(r, "symbols", i, "'%.60s' is neither a name nor a size made of names, such as 2*n + 1", s.text);
    }
    if (dims_any(dims, symbols.n)) *out = dims;
    return true;
}

static void port_location_read(Reader *r, const TpumLocation *l, PortInfo *out) {
    if (!l) return;
    out->loc_name = str_read(r, TpumLocation_name(l));
    out->src_file = str_read(r, TpumLocation_file(l));
    out->src_line = TpumLocation_line(l);
    out->src_col = TpumLocation_col(l);
}

// ---- Ops ----

static bool count_check(Reader *r, const char *field, OpKind kind, int want, uint32_t got) {
    if (want == ANY || (uint32_t)want == got) return true;
    return refuse(r, field, -1, "%s takes %d, not %u", op_text(kind), want, got);
}

static bool block_read(Reader *r, Block *b, FbVec ops, const TpumOp *at(FbVec, uint32_t));

static bool region_read(Reader *r, Block *b, const TpumRegion *t) {
    size_t scope = r->scope.n;
    FbVec arguments = TpumRegion_arguments(t);
    for (uint32_t i = 0; i < arguments.n; i++) {
        uint32_t value = TpumRegion_arguments_at(arguments, i);
        Type type = NULL;
        Str name = NULL;
        if (!value_declare(r, "arguments", i, value, &type, &name)) return false;
        value_define(r, value, block_add_arg(r->m, b, type, name));
    }
    if (!block_read(r, b, TpumRegion_ops(t), TpumRegion_ops_at)) return false;
    scope_close(r, scope);
    return true;
}

static bool regions_read(Reader *r, Op *op, FbVec regions) {
    for (uint32_t i = 0; i < regions.n; i++) {
        size_t from = path_push(r, "regions", i);
        if (!region_read(r, op->regions[i], TpumOp_regions_at(regions, i))) return false;
        path_pop(r, from);
    }
    return true;
}

static bool results_read(Reader *r, Op *op, FbVec results) {
    for (uint32_t i = 0; i < results.n; i++) {
        uint32_t value = TpumOp_results_at(results, i);
        Value *v = op_result(op, i);
        if (!value_declare(r, "results", i, value, &v->type, &v->name)) return false;
        value_define(r, value, v);
    }
    return true;
}

static bool op_read(Reader *r, Block *b, const TpumOp *t) {
    FbString name = TpumOp_name(t);
    FbVec operands = TpumOp_operands(t), results = TpumOp_results(t), regions = TpumOp_regions(t);
    OpKind kind;
    if (!op_find(name.text, name.len, &kind))
        return refuse(r, "name", -1, "the operation %.100s is not supported", name.text);
    const OpInfo *info = &op_info[kind];
    if (!count_check(r, "operands", kind, info->ins, operands.n) ||
        !count_check(r, "results", kind, info->outs, results.n) ||
        !count_check(r, "regions", kind, info->regions, regions.n))
        return false;
    Op *op = op_new(r->m, kind, location_read(r, TpumOp_location(t)), operands.n, results.n, regions.n);
    for (uint32_t i = 0; i < operands.n; i++)
        if (!operand_read(r, i, TpumOp_operands_at(operands, i), &op->operands[i])) return false;
    if (!attributes_read(r, op, TpumOp_attributes(t)) || !regions_read(r, op, regions) || !results_read(r, op, results))
        return false;
    block_append(b, op);
    return true;
}

static bool block_read(Reader *r, Block *b, FbVec ops, const TpumOp *at(FbVec, uint32_t)) {
    for (uint32_t i = 0; i < ops.n; i++) {
        size_t from = path_push(r, "ops", i);
        if (!op_read(r, b, at(ops, i))) return false;
        if (op_has(b->last->kind, END) != (i + 1 == ops.n))
            return refuse(r, NULL, -1,
                          i + 1 == ops.n ? "the last operation must be a return, not %s"
                                         : "%s is not the last operation",
                          op_text(b->last->kind));
        path_pop(r, from);
    }
    return ops.n ? true : refuse(r, "ops", -1, "there are no operations, not even a return");
}

// ---- Functions ----

static bool argument_read(Reader *r, Func *f, const TpumArgument *a, uint32_t i) {
    Type type = NULL;
    Str name = NULL;
    if (!value_declare(r, "value", -1, TpumArgument_value(a), &type, &name)) return false;
    if (name && !name_claim(r, name))
        return refuse(r, "value", -1, "another argument is called %s as well", name->text);
    value_define(r, TpumArgument_value(a), block_add_arg(r->m, f->body, type, name));
    PortInfo *info = &f->arg_info[i];
    int32_t number = TpumArgument_number(a);
    if (number < -1) return refuse(r, "number", -1, "%" PRId32 " is not the number of an argument", number);
    info->number = number < 0 ? i : (uint32_t)number;
    port_location_read(r, TpumArgument_location(a), info);
    return symbols_read(r, TpumArgument_symbols(a), TpumArgument_symbols_at, type, &info->dims) &&
           named_texts_read(r, TpumArgument_attributes(a), TpumArgument_attributes_at, &info->attrs);
}

static bool result_read(Reader *r, Func *f, const TpumResult *t, uint32_t i) {
    PortInfo *info = &f->result_info[i];
    info->number = i;
    if (!type_at(r, "type", TpumResult_type(t), &f->result_types[i])) return false;
    port_location_read(r, TpumResult_location(t), info);
    return symbols_read(r, TpumResult_symbols(t), TpumResult_symbols_at, f->result_types[i], &info->dims) &&
           named_texts_read(r, TpumResult_attributes(t), TpumResult_attributes_at, &info->attrs);
}

static bool ports_read(Reader *r, Func *f, const TpumFunction *t) {
    FbVec arguments = TpumFunction_arguments(t), results = TpumFunction_results(t);
    f->arg_info = arena_array(&r->m->arena, PortInfo, arguments.n);
    f->result_info = arena_array(&r->m->arena, PortInfo, results.n);
    f->result_types = arena_array(&r->m->arena, Type, results.n);
    f->n_results = results.n;
    for (uint32_t i = 0; i < arguments.n; i++) {
        size_t from = path_push(r, "arguments", i);
        if (!argument_read(r, f, TpumFunction_arguments_at(arguments, i), i)) return false;
        path_pop(r, from);
    }
    for (uint32_t i = 0; i < results.n; i++) {
        size_t from = path_push(r, "results", i);
        if (!result_read(r, f, TpumFunction_results_at(results, i), i)) return false;
        path_pop(r, from);
    }
    return true;
}

static bool visibility_read(Reader *r, FbString s, Str *out) {
    *out = str_read(r, s);
    if (!s.text || text_is(s, "public") || text_is(s, "private") || text_is(s, "nested")) return true;
    return refuse(r, "visibility", -1, "'%.40s' is neither \"public\" nor \"private\"", s.text);
}

static bool function_body_read(Reader *r, const TpumFunction *t, Str name) {
    Func *f = module_add_func(r->m, name);
    f->loc = location_read(r, TpumFunction_location(t));
    return visibility_read(r, TpumFunction_visibility(t), &f->visibility) &&
           named_texts_read(r, TpumFunction_attributes(t), TpumFunction_attributes_at, &f->attrs) &&
           ports_read(r, f, t) && block_read(r, f->body, TpumFunction_ops(t), TpumFunction_ops_at);
}

static bool function_read(Reader *r, const TpumFunction *t) {
    FbString name = TpumFunction_name(t);
    if (!name.len) return refuse(r, "name", -1, "it is empty");
    r->values = TpumFunction_values(t);
    r->defined = xcalloc(r->values.n + (size_t)1, sizeof *r->defined);
    r->hidden = xcalloc(r->values.n + (size_t)1, 1);
    r->scope.n = 0;
    names_clear(r);
    bool ok = function_body_read(r, t, str_read(r, name));
    free(r->defined);
    free(r->hidden);
    return ok;
}

static bool functions_read(Reader *r) {
    FbVec functions = TpumModel_functions(r->model);
    if (!functions.n) return refuse(r, "functions", -1, "the file holds no function");
    for (uint32_t i = 0; i < functions.n; i++) { // before any body uses the table of names
        FbString name = TpumFunction_name(TpumModel_functions_at(functions, i));
        if (name_claim(r, str_read(r, name))) continue;
        path_push(r, "functions", i);
        return refuse(r, "name", -1, "another function is called %.100s as well", name.text);
    }
    for (uint32_t i = 0; i < functions.n; i++) {
        size_t from = path_push(r, "functions", i);
        if (!function_read(r, TpumModel_functions_at(functions, i))) return false;
        path_pop(r, from);
    }
    return true;
}

// ---- The file ----

static bool version_check(Reader *r) {
    unsigned major = TpumModel_version_major(r->model), minor = TpumModel_version_minor(r->model);
    if (major == MODEL_MAJOR && minor <= MODEL_MINOR) return true;
    if (major == 0)
        return refuse(r, "version_major", -1, "the file states no version of its format; this is %d.%d", MODEL_MAJOR,
                      MODEL_MINOR);
    return refuse(r, major == MODEL_MAJOR ? "version_minor" : "version_major", -1,
                  "the file has format version %u.%u; this program reads %d.0 to %d.%d", major, minor, MODEL_MAJOR,
                  MODEL_MAJOR, MODEL_MINOR);
}

// The version first, from the root's scalars alone: a newer file may hold what this schema does not know.
static bool verify(Reader *r) {
    FbError err;
    size_t n = r->n < FB_MAX_BYTES ? r->n : FB_MAX_BYTES;
    if (!fb_verify(&Tpum_schema, r->bytes, n, FB_ROOT_SCALARS, &err, NULL)) goto bad;
    r->model = fb_root(r->bytes);
    if (!version_check(r)) return false;
    if (fb_verify(&Tpum_schema, r->bytes, n, 0, &err, &r->fb_end)) return true;
bad:
    return refuse(r, err.path[0] ? err.path : NULL, -1, "%s", err.text);
}

static bool model_read(Reader *r) {
    if (!verify(r)) return false;
    Module *m = r->m;
    FbString name = TpumModel_name(r->model);
    if (name.text && !name.len) return refuse(r, "name", -1, "it is empty");
    m->name = str_read(r, name);
    m->loc = location_read(r, TpumModel_location(r->model));
    if (TpumModel_variables(r->model).n)
        return refuse(r, "variables", -1, "variables are reserved; format version %d.%d has none", MODEL_MAJOR,
                      MODEL_MINOR);
    return named_texts_read(r, TpumModel_attributes(r->model), TpumModel_attributes_at, &m->attrs) && types_read(r) &&
           constants_read(r) && functions_read(r);
}

bool model_is(const uint8_t *bytes, size_t n_bytes) { return n_bytes >= 8 && !memcmp(bytes + 4, Tpum_schema.ident, 4); }

Module *read_model(const uint8_t *bytes, size_t n_bytes, const char *file_name, Diags *d) {
    Module *m = module_new();
    m->file = module_str(m, file_name);
    Reader r = {.m = m, .d = d, .bytes = bytes, .n = n_bytes, .file_name = file_name};
    text_z(&r.path, "");
    bool ok = model_read(&r);
    free(r.types);
    free(r.constants);
    free(r.names);
    vec_free(&r.scope);
    vec_free(&r.path);
    if (ok) return m;
    module_free(m);
    return NULL;
}
