// Types and constants of model.fb, in the order of their numbers. Large constants leave an extent to be filled in when it is known where they lie.
#include "frontend/model/model.h"
#include "frontend/model/writer.h"
#include "ir/graph/quant.h"

#include <stdlib.h>

static const uint8_t element_of[] = {
#define DTYPE(id, ...) [DT_##id] = TpumElementType_##id,
#include "ir/dtype.def"
};

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

FbRef types_put(Writer *w) {
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
            for (uint32_t k = 0; k < t->rank; k++) v[k] = numbering_find(&w->types, t->elems[k]);
            elements = fb_put_scalars(&w->b, v, t->rank, sizeof *v);
            free(v);
        }
        FbRef quantization = quantization_put(w, t->kind == TYPE_TENSOR ? t->quant : NULL);
        TpumValueType_begin(&w->b);
        TpumValueType_add_kind(&w->b, t->kind == TYPE_TENSOR ? TpumTypeKind_tensor : t->kind == TYPE_TOKEN ? TpumTypeKind_token : TpumTypeKind_tuple);
        if (t->kind == TYPE_TENSOR) TpumValueType_add_element(&w->b, element_of[t->dtype]);
        TpumValueType_add_dims(&w->b, dims);
        TpumValueType_add_elements(&w->b, elements);
        TpumValueType_add_quantization(&w->b, quantization);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}

FbRef constants_put(Writer *w) {
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
        TpumConstant_add_type(&w->b, numbering_find(&w->types, l->type));
        TpumConstant_add_splat(&w->b, l->splat);
        TpumConstant_add_data(&w->b, data);
        if (outside) w->extents[i] = TpumConstant_add_extent(&w->b, extent);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}
