// Elementwise ops: operands are widened in chunks that stay in the first-level cache, the op runs on each element, and
// the results are rounded into place. An operand that is a splat or a scalar serves every element; if all are splats,
// so is the result, and one element is computed. Last, map itself, whose region is applied to every element.
#include "ir/eval/internal.h"

enum { CHUNK = 256 };

static bool operand_is_splat(const Tensor *t) { return t->lit.splat || t->lit.type->n_elems == 1; }

static bool map_elements(Eval *e, const Op *op, const ElementOp *el, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    bool splat = true;
    for (uint32_t i = 0; i < op->n_operands; i++) splat = splat && (operand_is_splat(&ins[i]) && ins[i].lit.data);
    size_t n = splat ? 1 : (size_t)type->n_elems, size = dtype_bytes(el->out);
    void *data;
    if (!eval_charge(e, op, n) || !tensor_make(e, op, type, splat, out, &data)) return false;

    Wide x[3][CHUNK] = {0}, r[CHUNK];
    bool fixed[3] = {true, true, true};
    for (uint32_t i = 0; i < op->n_operands; i++) {
        fixed[i] = operand_is_splat(&ins[i]);
        if (!fixed[i] || !n) continue;
        Wide w = wide_load(el->in[i], ins[i].lit.data);
        for (size_t k = 0; k < CHUNK; k++) x[i][k] = w;
    }
    for (size_t at = 0; at < n; at += CHUNK) {
        size_t part = n - at < CHUNK ? n - at : CHUNK;
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (!fixed[i]) wide_load_many(el->in[i], literal_elem(&ins[i].lit, (int64_t)at), part, x[i]);
        element_op_run(el, part, x[0], x[1], x[2], r);
        wide_store_many(el->out, (char *)data + at * size, part, r);
    }
    return true;
}

static bool map_op(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    ElementOp el;
    return element_op_make(e, op, &el) && map_elements(e, op, &el, ins, out);
}

bool eval_unary(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }
bool eval_binary(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }
bool eval_compare(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }
bool eval_multiply_add(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }
bool eval_clamp(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }
bool eval_select(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return map_op(e, op, ins, out); }

bool eval_convert(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    if (op->operands[0]->type == op->results[0].type) {
        *out = tensor_share(&ins[0], op->results[0].type);
        return true;
    }
    return map_op(e, op, ins, out);
}

bool eval_map(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Region r = {0};
    Type type = op->results[0].type;
    void *data;
    bool ok = region_make(e, op, op->regions[0], &r) && eval_charge(e, op, (uint64_t)type->n_elems) && tensor_make(e, op, type, false, out, &data);
    for (int64_t at = 0; ok && at < type->n_elems; at++) {
        Wide w;
        for (uint32_t i = 0; i < op->n_operands; i++) r.slots.items[i] = tensor_element(&ins[i], at);
        ok = region_apply(e, &r, &w);
        if (ok) wide_store(type->dtype, (char *)data + (size_t)at * dtype_bytes(type->dtype), w);
    }
    region_free(&r);
    return ok;
}
