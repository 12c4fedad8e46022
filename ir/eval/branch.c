// Branches, composites, tuples and tokens. A tuple is a Buffer that holds the tensors of its elements; a token has no
// bytes.
#include "ir/eval/internal.h"

#include <stdlib.h>
#include <string.h>

// The region's values live in Buffers whatever the op's results do.
static bool branch_run(Eval *e, const Op *op, uint32_t which, Tensor *out) {
    Arena *arena = e->arena;
    e->arena = NULL;
    bool ok = eval_block(e, op->regions[which], NULL, out);
    e->arena = arena;
    return ok;
}

bool eval_if(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    return branch_run(e, op, tensor_element(&ins[0], 0).i ? 0 : 1, out);
}

bool eval_case(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    int64_t i = tensor_element(&ins[0], 0).i;
    return branch_run(e, op, i < 0 || i >= op->n_regions ? op->n_regions - 1 : (uint32_t)i, out);
}

bool eval_composite(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Func *f = module_find_func(e->m, op_str(op, ATTR_decomposition));
    bool fits = f && f->body->n_args == op->n_operands && f->n_results == op->n_results;
    for (uint32_t i = 0; fits && i < op->n_operands; i++) fits = f->body->args[i]->type == op->operands[i]->type;
    for (uint32_t i = 0; fits && i < op->n_results; i++) fits = f->result_types[i] == op->results[i].type;
    if (fits) return eval_call_func(e, f, ins, out);
    diag_error(e->d, op_place(op), "bad-structure", "composite: no function @%s takes its operands and gives its results",
               str_text(op_str(op, ATTR_decomposition)));
    return false;
}

bool eval_barrier(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e;
    for (uint32_t i = 0; i < op->n_results; i++) out[i] = tensor_share(&ins[i], op->results[i].type);
    return true;
}

bool eval_after_all(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e, (void)ins;
    out[0] = (Tensor){{.type = op->results[0].type}, NULL};
    return true;
}

bool eval_tuple(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    size_t bytes = size_mul(op->n_operands + 1, sizeof(Tensor));
    if (!eval_room(e, op, (double)bytes)) return false;
    Buffer *b = xcalloc(1, sizeof *b + bytes);
    b->n_users = 1, b->n_bytes = bytes;
    e->live_bytes += bytes;
    Tensor *elems = (Tensor *)b->bytes;
    for (uint32_t i = 0; i < op->n_operands; i++) elems[i] = tensor_share(&ins[i], ins[i].lit.type);
    *out = (Tensor){{.type = op->results[0].type, .data = b->bytes}, b};
    return true;
}

bool eval_get_tuple_element(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)e;
    const Tensor *elems = ins[0].lit.data;
    *out = tensor_share(&elems[op_int(op, ATTR_index, 0)], op->results[0].type);
    return true;
}

bool eval_get_dimension_size(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    void *data;
    if (!tensor_make(e, op, op->results[0].type, false, out, &data)) return false;
    *(int32_t *)data = (int32_t)ins[0].lit.type->dims[op_int(op, ATTR_dimension, 0)];
    return true;
}

// Integers in their own bits: sub-byte types lie side by side, the first in the lowest bits.
static void bits_read(DType t, const char *from, int64_t n, unsigned char *to) {
    unsigned bits = dtype_info[t].bits;
    if (bits >= 8) {
        memcpy(to, from, (size_t)n * dtype_bytes(t));
        return;
    }
    for (int64_t i = 0; i < n; i++)
        to[i * bits / 8] |= (unsigned char)(((unsigned char)from[i] & ((1u << bits) - 1)) << (i * bits % 8));
}

static void bits_write(DType t, const void *data, int64_t n, char *to) {
    unsigned bits = dtype_info[t].bits;
    if (bits >= 8) {
        memcpy(to, data, (size_t)n * dtype_bytes(t));
        return;
    }
    const unsigned char *from = data;
    for (int64_t i = 0; i < n; i++) {
        int64_t v = (from[i * bits / 8] >> (i * bits % 8)) & ((1u << bits) - 1);
        if (dtype_is_float(t)) to[i] = (char)v;
        else wide_store(t, to + i, (Wide){.i = v});
    }
}

bool eval_bitcast_convert(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type from = ins[0].lit.type, to = op->results[0].type;
    void *data;
    if (from->dtype == to->dtype) {
        *out = tensor_share(&ins[0], to);
        return true;
    }
    if (!eval_charge(e, op, (uint64_t)to->n_elems) || !tensor_make(e, op, to, false, out, &data)) return false;
    if (dtype_info[from->dtype].bits < 8 && dtype_info[from->dtype].bits == dtype_info[to->dtype].bits) {
        for (int64_t i = 0; i < to->n_elems; i++) bits_write(to->dtype, literal_elem(&ins[0].lit, i), 1, (char *)data + i);
        return true;
    }
    size_t elem = dtype_bytes(from->dtype), bits = (size_t)from->n_elems * dtype_info[from->dtype].bits;
    unsigned char *flat = xcalloc(bits / 8 + 1, 1);
    char *dense = xmalloc(size_mul((size_t)from->n_elems, elem) + 1);
    for (int64_t i = 0; i < from->n_elems; i++) memcpy(dense + (size_t)i * elem, literal_elem(&ins[0].lit, i), elem);
    bits_read(from->dtype, dense, from->n_elems, flat);
    bits_write(to->dtype, flat, to->n_elems, data);
    free(flat);
    free(dense);
    return true;
}
