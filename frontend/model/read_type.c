// Types and constants of model.fb. A constant's bytes lie in the FlatBuffer or behind it; where they lie, that they are as many as the type has,
// that extents do not overlap and that elements under eight bits are numbers of their type is checked before any is used. They are not copied.
#include "frontend/model/model.h"
#include "frontend/model/reader.h"
#include "ir/graph/quant.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "constants are used as they lie in the file");

static const DType dtype_of[] = {
#define DTYPE(id, ...) [TpumElementType_##id] = DT_##id,
#include "ir/dtype.def"
};

static bool quantization_read(Reader *r, const TpumQuantization *t, DType storage, const Quant **out) {
    FbVec scales = TpumQuantization_scales(t), zeros = TpumQuantization_zero_points(t);
    uint8_t expressed = TpumQuantization_expressed(t);
    if (expressed >= COUNT(dtype_of)) return reader_refuse(r, "quantization", -1, "element type %u is not known", expressed);
    if (!scales.n || scales.n != zeros.n) return reader_refuse(r, "quantization", -1, "%u scales and %u zero points", scales.n, zeros.n);
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
    return wrong ? reader_refuse(r, "quantization", -1, "%s", wrong) : true;
}

static bool tensor_read(Reader *r, const TpumValueType *t, Type *out) {
    FbVec dims = TpumValueType_dims(t);
    uint8_t element = TpumValueType_element(t);
    if (element >= COUNT(dtype_of)) return reader_refuse(r, "element", -1, "element type %u is not known", element);
    if (dims.n > MAX_RANK) return reader_refuse(r, "dims", -1, "%u dimensions; at most %d are supported", dims.n, MAX_RANK);
    int64_t v[MAX_RANK];
    for (uint32_t i = 0; i < dims.n; i++) {
        v[i] = TpumValueType_dims_at(dims, i);
        if (v[i] < -1) return reader_refuse(r, "dims", i, "dimension %" PRId64 " is negative; -1 means not known yet", v[i]);
        if (v[i] == -1) v[i] = DIM_UNKNOWN;
    }
    *out = type_tensor(&r->m->types, dtype_of[element], v, dims.n);
    if (!*out || (*out)->n_elems > MAX_ELEMS) return reader_refuse(r, "dims", -1, "the tensor has more than 2^48 elements");
    const TpumQuantization *given = TpumValueType_quantization(t);
    const Quant *q = NULL;
    if (!given) return true;
    if (!quantization_read(r, given, dtype_of[element], &q)) return false;
    *out = type_quantized(&r->m->types, dtype_of[element], q, v, dims.n);
    return *out ? true : reader_refuse(r, "quantization", -1, "the tensor has no dimension %d of size %u", q->axis, q->n);
}

// Elements come before the tuple, so there is no cycle.
static bool tuple_read(Reader *r, const TpumValueType *t, uint32_t index, Type *out) {
    FbVec elements = TpumValueType_elements(t);
    Type *v = xcalloc(elements.n ? elements.n : 1, sizeof *v);
    bool ok = true;
    for (uint32_t i = 0; i < elements.n && ok; i++) {
        uint32_t e = TpumValueType_elements_at(elements, i);
        if (e >= index) {
            ok = reader_refuse(r, "elements", i, "type %u does not come before this one (%u)", e, index);
        } else {
            v[i] = r->types[e];
        }
    }
    *out = ok ? type_tuple(&r->m->types, v, elements.n) : NULL;
    if (ok && !*out)
        ok = reader_refuse(r, "elements", -1, "the tuple has more than %d parts, or tuples within tuples more than %d deep", MAX_TUPLE_PARTS, MAX_TUPLE_DEPTH);
    free(v);
    return ok;
}

bool types_read(Reader *r) {
    FbVec types = TpumModel_types(r->model);
    r->types = xcalloc(types.n ? types.n : 1, sizeof *r->types);
    r->n_types = types.n;
    for (uint32_t i = 0; i < types.n; i++) {
        size_t from = reader_push(r, "types", i);
        const TpumValueType *t = TpumModel_types_at(types, i);
        Type *to = &r->types[i];
        switch (TpumValueType_kind(t)) {
        case TpumTypeKind_tensor:
            if (!tensor_read(r, t, to)) return false;
            break;
        case TpumTypeKind_token: *to = type_token(&r->m->types); break;
        case TpumTypeKind_tuple:
            if (!tuple_read(r, t, i, to)) return false;
            break;
        default: return reader_refuse(r, "kind", -1, "type kind %u is not known", TpumValueType_kind(t));
        }
        reader_pop(r, from);
    }
    return true;
}

bool type_at(Reader *r, const char *field, uint32_t index, Type *out) {
    if (index >= r->n_types) return reader_refuse(r, field, -1, "type %u of %u", index, r->n_types);
    *out = r->types[index];
    return true;
}

static bool extent_check(Reader *r, const TpumExtent *e, size_t want) {
    uint64_t offset = TpumExtent_offset(e), size = TpumExtent_size(e);
    if (size != want) return reader_refuse(r, "extent", -1, "%" PRIu64 " bytes; the type has %zu", size, want);
    if (offset % MODEL_EXTERN_ALIGN) return reader_refuse(r, "extent", -1, "offset %" PRIu64 " is not a multiple of %d", offset, MODEL_EXTERN_ALIGN);
    if (offset < r->fb_end) return reader_refuse(r, "extent", -1, "offset %" PRIu64 " lies inside the FlatBuffer, which ends at %zu", offset, r->fb_end);
    if (offset > r->n || size > r->n - offset)
        return reader_refuse(r, "extent", -1, "bytes %" PRIu64 " to %" PRIu64 " pass the end of the file (%zu bytes); is it cut off?", offset, offset + size,
                             r->n);
    return true;
}

// Types under eight bits take a byte each, of which only their own values may be used.
static bool elements_check(Reader *r, DType dtype, const uint8_t *data, size_t n) {
    uint32_t bits = dtype_info[dtype].bits;
    if (bits >= 8) return true;
    int low = dtype_is_signed(dtype) ? -(1 << (bits - 1)) : 0, high = low + (1 << bits) - 1;
    for (size_t i = 0; i < n; i++) {
        int v = dtype_is_signed(dtype) ? (int8_t)data[i] : data[i];
        if (v < low || v > high) return reader_refuse(r, NULL, -1, "element %zu is %d, which is no %s", i, v, dtype_text(dtype));
    }
    return true;
}

static bool constant_read(Reader *r, const TpumConstant *c, const Literal **out) {
    Type type = NULL;
    if (!type_at(r, "type", TpumConstant_type(c), &type)) return false;
    if (type_has_quant(type))
        return reader_refuse(r, "type", -1, "a constant is given as the integers that are stored, not as %s", type_name(&r->d->arena, type));
    if (!type_is_static(type)) return reader_refuse(r, "type", -1, "a constant is a tensor whose dimensions are known, not %s", type_name(&r->d->arena, type));
    FbVec inside = TpumConstant_data(c);
    const TpumExtent *outside = TpumConstant_extent(c);
    bool splat = TpumConstant_splat(c);
    size_t want = splat ? dtype_bytes(type->dtype) : type_bytes(type);
    const uint8_t *data = inside.items;
    if (inside.n && outside) return reader_refuse(r, NULL, -1, "data and extent are both given");
    if (outside) {
        if (!extent_check(r, outside, want)) return false;
        data = r->bytes + TpumExtent_offset(outside);
    } else if (inside.n != want) {
        return reader_refuse(r, "data", -1, "%u bytes; %s%s takes %zu", inside.n, splat ? "an element of " : "", type_name(&r->d->arena, type), want);
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
        size_t from = reader_push(r, "constants", ranges[i].constant);
        ok = reader_refuse(r, "extent", -1, "overlaps the bytes of constants[%u]", ranges[i - 1].constant);
        reader_pop(r, from);
    }
    free(ranges);
    return ok;
}

bool constants_read(Reader *r) {
    FbVec constants = TpumModel_constants(r->model);
    r->constants = xcalloc(constants.n ? constants.n : 1, sizeof *r->constants);
    r->n_constants = constants.n;
    for (uint32_t i = 0; i < constants.n; i++) {
        size_t from = reader_push(r, "constants", i);
        if (!constant_read(r, TpumModel_constants_at(constants, i), &r->constants[i])) return false;
        reader_pop(r, from);
    }
    return overlaps_check(r, constants);
}
