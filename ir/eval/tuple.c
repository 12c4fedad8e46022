// Tuples, tokens and barriers. A tuple is a Buffer that holds the tensors of its elements; a token has no bytes.
#include "ir/eval/internal.h"

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
