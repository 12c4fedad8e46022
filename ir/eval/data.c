// Ops that make constants or move elements. Each works out strides and copies once (copy.c); what a value says
// (the indices of gather and of the dynamic slices) is clamped so that the slice lies inside, as the StableHLO
// specification has it.
#include "ir/eval/internal.h"

#include <stdlib.h>
#include <string.h>

static size_t type_elem_bytes(Type t) { return dtype_bytes(t->dtype); }

// A splat whose result is the same splat.
static bool share_splat(const Op *op, const Tensor *in, Tensor *out) {
    if (!in->lit.splat) return false;
    *out = tensor_share(in, op->results[0].type);
    return true;
}

static bool result_make(Eval *e, const Op *op, Tensor *out, void **out_data) {
    Type type = op->results[0].type;
    return eval_charge(e, op, (uint64_t)type->n_elems) && tensor_make(e, op, type, false, out, out_data);
}

bool eval_constant(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e, (void)ins;
    *out = (Tensor){*op_attr(op, ATTR_value)->lit, NULL};
    return true;
}

bool eval_reshape(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e;
    *out = tensor_share(&ins[0], op->results[0].type);
    return true;
}

bool eval_iota(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)ins;
    Type type = op->results[0].type;
    void *data;
    if (!result_make(e, op, out, &data)) return false;
    if (type->n_elems == 0) return true;
    uint32_t along = (uint32_t)op_int(op, ATTR_iota_dimension, 0);
    size_t size = type_elem_bytes(type);
    char *numbers = xmalloc(size_mul((size_t)type->dims[along], size));
    for (int64_t i = 0; i < type->dims[along]; i++) elem_from_i64(type->dtype, numbers + (size_t)i * size, i);
    Copy c = {type->rank, {0}, {0}, {0}};
    memcpy(c.dims, type->dims, type->rank * sizeof *c.dims);
    type_byte_strides(type, c.dst);
    c.src[along] = (int64_t)size;
    copy_run(c, size, data, numbers);
    free(numbers);
    return true;
}

bool eval_broadcast_in_dim(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    if (share_splat(op, &ins[0], out)) return true;
    if (from->n_elems == 1) { // one element for all is a splat
        *out = tensor_share(&ins[0], type);
        out->lit.splat = true;
        return true;
    }
    void *data;
    if (!result_make(e, op, out, &data)) return false;
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    int64_t strides[MAX_RANK];
    type_byte_strides(from, strides);
    Copy c = {type->rank, {0}, {0}, {0}};
    memcpy(c.dims, type->dims, type->rank * sizeof *c.dims);
    type_byte_strides(type, c.dst);
    for (uint32_t i = 0; i < dims.n; i++) c.src[dims.v[i]] = from->dims[i] == 1 ? 0 : strides[i];
    copy_run(c, type_elem_bytes(type), data, ins[0].lit.data);
    return true;
}

bool eval_transpose(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (share_splat(op, &ins[0], out)) return true;
    if (!result_make(e, op, out, &data)) return false;
    Axes permutation = op_axes(op, ATTR_permutation);
    int64_t dst[MAX_RANK], src[MAX_RANK];
    type_byte_strides(type, dst);
    type_byte_strides(ins[0].lit.type, src);
    Copy c = {0};
    for (uint32_t i = 0; i < type->rank; i++) copy_add_dim(&c, type->dims[i], dst[i], src[permutation.v[i]]);
    copy_run(c, type_elem_bytes(type), data, ins[0].lit.data);
    return true;
}

bool eval_slice(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (share_splat(op, &ins[0], out)) return true;
    if (!result_make(e, op, out, &data)) return false;
    Axes start = op_axes(op, ATTR_start_indices), step = op_axes(op, ATTR_strides);
    int64_t dst[MAX_RANK], src[MAX_RANK];
    type_byte_strides(type, dst);
    type_byte_strides(ins[0].lit.type, src);
    const char *from = ins[0].lit.data;
    Copy c = {0};
    for (uint32_t i = 0; i < type->rank; i++) {
        from += type->n_elems ? start.v[i] * src[i] : 0;
        copy_add_dim(&c, type->dims[i], dst[i], type->dims[i] > 1 ? src[i] * step.v[i] : 0);
    }
    copy_run(c, type_elem_bytes(type), data, from);
    return true;
}

bool eval_reverse(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (share_splat(op, &ins[0], out)) return true;
    if (!result_make(e, op, out, &data)) return false;
    Axes dims = op_axes(op, ATTR_dimensions);
    int64_t strides[MAX_RANK];
    type_byte_strides(type, strides);
    const char *from = ins[0].lit.data;
    Copy c = {0};
    for (uint32_t i = 0; i < type->rank; i++) {
        bool back = axes_contain(dims, i) && type->dims[i] > 0;
        from += back ? (type->dims[i] - 1) * strides[i] : 0;
        copy_add_dim(&c, type->dims[i], strides[i], back ? -strides[i] : strides[i]);
    }
    copy_run(c, type_elem_bytes(type), data, from);
    return true;
}

bool eval_concatenate(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (!result_make(e, op, out, &data)) return false;
    uint32_t along = (uint32_t)op_int(op, ATTR_dimension, 0);
    int64_t dst[MAX_RANK];
    type_byte_strides(type, dst);
    char *to = data;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        Type from = ins[k].lit.type;
        Copy c = {from->rank, {0}, {0}, {0}};
        memcpy(c.dims, from->dims, from->rank * sizeof *c.dims);
        memcpy(c.dst, dst, from->rank * sizeof *dst);
        literal_byte_strides(&ins[k].lit, c.src);
        copy_run(c, type_elem_bytes(type), to, ins[k].lit.data);
        to += from->dims[along] * dst[along];
    }
    return true;
}

// Elements first..end-1 of n land inside: element k at low + k * step, which negative padding may put outside. False:
// none does.
static bool pad_range(int64_t n, int64_t n_out, int64_t low, int64_t step, int64_t *out_first, int64_t *out_end) {
    __int128 below = -(__int128)low, room = (__int128)n_out - low; // of any size as they were read
    __int128 first = below > 0 ? (below + step - 1) / step : 0, end = room > 0 ? (room + step - 1) / step : 0;
    if (end > n) end = n;
    if (first >= end) return false;
    *out_first = (int64_t)first;
    *out_end = (int64_t)end;
    return true;
}

bool eval_pad(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    void *data;
    if (!result_make(e, op, out, &data)) return false;
    size_t size = type_elem_bytes(type);
    elems_fill(data, ins[1].lit.data, size, (size_t)type->n_elems);
    Axes low = op_axes(op, ATTR_edge_padding_low), interior = op_axes(op, ATTR_interior_padding);
    int64_t dst[MAX_RANK], src[MAX_RANK];
    type_byte_strides(type, dst);
    literal_byte_strides(&ins[0].lit, src);
    char *to = data;
    const char *at = ins[0].lit.data;
    Copy c = {0};
    for (uint32_t i = 0; i < type->rank; i++) {
        int64_t step = from->dims[i] > 1 ? interior.v[i] + 1 : 1, first, end;
        if (!pad_range(from->dims[i], type->dims[i], low.v[i], step, &first, &end)) return true;
        to += (int64_t)((uint64_t)low.v[i] + (uint64_t)first * (uint64_t)step) * dst[i]; // inside, whatever low is
        at += first * src[i];
        copy_add_dim(&c, end - first, end - first > 1 ? dst[i] * step : 0, src[i]);
    }
    copy_run(c, size, to, at);
    return true;
}

// Slices whose place is a value

static int64_t clamp_start(const Tensor *index, int64_t i, int64_t room) {
    int64_t at = elem_to_i64(index->lit.type->dtype, literal_elem(&index->lit, i));
    return i64_max(0, i64_min(at, room));
}

bool eval_dynamic_slice(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    void *data;
    if (share_splat(op, &ins[0], out)) return true;
    if (!result_make(e, op, out, &data)) return false;
    Copy c = {type->rank, {0}, {0}, {0}};
    memcpy(c.dims, type->dims, type->rank * sizeof *c.dims);
    type_byte_strides(type, c.dst);
    type_byte_strides(from, c.src);
    const char *at = ins[0].lit.data;
    for (uint32_t i = 0; i < type->rank; i++) at += clamp_start(&ins[1 + i], 0, from->dims[i] - type->dims[i]) * c.src[i];
    copy_run(c, type_elem_bytes(type), data, at);
    return true;
}

bool eval_dynamic_update_slice(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, update = ins[1].lit.type;
    void *data;
    if (!result_make(e, op, out, &data)) return false;
    size_t size = type_elem_bytes(type);
    if (ins[0].lit.splat) elems_fill(data, ins[0].lit.data, size, (size_t)type->n_elems);
    else if (type->n_elems) memcpy(data, ins[0].lit.data, type_bytes(type));
    Copy c = {type->rank, {0}, {0}, {0}};
    memcpy(c.dims, update->dims, type->rank * sizeof *c.dims);
    type_byte_strides(type, c.dst);
    literal_byte_strides(&ins[1].lit, c.src);
    char *to = data;
    for (uint32_t i = 0; i < type->rank; i++) to += clamp_start(&ins[2 + i], 0, type->dims[i] - update->dims[i]) * c.dst[i];
    copy_run(c, size, to, ins[1].lit.data);
    return true;
}

// The element of start_indices at batch position `at`, component k of the index vector.
static int64_t gather_start_offset(Type indices, int64_t vector_dim, const int64_t *strides, const Index *at, int64_t k) {
    int64_t offset = 0;
    for (uint32_t i = 0, b = 0; i < indices->rank; i++) offset += strides[i] * (i == vector_dim ? k : at->at[b++]);
    return offset;
}

// Where the slice for the batch position begins, in bytes from the operand's first element.
static int64_t gather_slice_start(const Op *op, const Tensor *ins, const Index *at, const int64_t *src) {
    Type from = ins[0].lit.type, indices = ins[1].lit.type;
    Axes map = op_list(op, ATTR_gather_dimension_numbers, GATHER_START_MAP);
    Axes batch = op_list(op, ATTR_gather_dimension_numbers, GATHER_OPERAND_BATCH);
    Axes start_batch = op_list(op, ATTR_gather_dimension_numbers, GATHER_START_BATCH);
    int64_t vector_dim = op_list(op, ATTR_gather_dimension_numbers, GATHER_INDEX_VECTOR).v[0];
    Axes sizes = op_axes(op, ATTR_slice_sizes);
    int64_t strides[MAX_RANK], bytes = 0;
    type_strides(indices, strides);
    for (uint32_t k = 0; k < map.n; k++) {
        int64_t d = map.v[k], offset = gather_start_offset(indices, vector_dim, strides, at, k);
        bytes += clamp_start(&ins[1], offset, from->dims[d] - sizes.v[d]) * src[d];
    }
    for (uint32_t k = 0; k < batch.n; k++) { // dimensions of the indices past the index vector come one earlier in the batch position
        int64_t d = start_batch.v[k];
        bytes += at->at[d < vector_dim ? d : d - 1] * src[batch.v[k]];
    }
    return bytes;
}

bool eval_gather(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (share_splat(op, &ins[0], out)) return true;
    if (!result_make(e, op, out, &data)) return false;
    if (type->n_elems == 0) return true;
    Axes offset = op_list(op, ATTR_gather_dimension_numbers, GATHER_OFFSET);
    Axes collapsed = op_list(op, ATTR_gather_dimension_numbers, GATHER_COLLAPSED);
    Axes batch = op_list(op, ATTR_gather_dimension_numbers, GATHER_OPERAND_BATCH);
    Axes sizes = op_axes(op, ATTR_slice_sizes);
    int64_t dst[MAX_RANK], src[MAX_RANK], batch_dims[MAX_RANK], batch_strides[MAX_RANK];
    type_byte_strides(type, dst);
    type_byte_strides(ins[0].lit.type, src);
    Copy slice = {0}; // of one batch position
    for (uint32_t i = 0, k = 0; i < ins[0].lit.type->rank; i++) {
        if (axes_contain(collapsed, i) || axes_contain(batch, i)) continue;
        copy_add_dim(&slice, sizes.v[i], dst[offset.v[k]], src[i]);
        k++;
    }
    Index at = {0, batch_dims, {0}};
    for (uint32_t i = 0; i < type->rank; i++) {
        if (axes_contain(offset, i)) continue;
        batch_dims[at.rank] = type->dims[i], batch_strides[at.rank++] = dst[i];
    }
    do {
        char *to = data;
        for (uint32_t i = 0; i < at.rank; i++) to += at.at[i] * batch_strides[i];
        copy_run(slice, type_elem_bytes(type), to, (const char *)ins[0].lit.data + gather_slice_start(op, ins, &at, src));
    } while (index_next(&at));
    return true;
}
