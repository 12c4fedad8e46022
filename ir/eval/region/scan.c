// chlo.scan, slice by slice. Source: CHLO's definition of it.
#include "ir/eval/internal.h"

#include <stdlib.h>
#include <string.h>

// Between slice `at` along the dimension and a tensor without it.
static void copy_slice(Type whole, int64_t dim, int64_t at, size_t elem_bytes, char *base, char *slice, bool out) {
    size_t inner = elem_bytes, outer = 1, length = (size_t)whole->dims[dim];
    for (uint32_t i = 0; i < whole->rank; i++) *(i < dim ? &outer : &inner) *= i == dim ? 1 : (size_t)whole->dims[i];
    for (size_t i = 0; i < outer; i++) {
        char *there = base + (i * length + (size_t)at) * inner, *here = slice + i * inner;
        if (out) memcpy(there, here, inner);
        else memcpy(here, there, inner);
    }
}

static bool dense_copy(Eval *e, const Op *op, const Tensor *from, Tensor *out, char **out_data) {
    void *data;
    size_t bytes = dtype_bytes(from->lit.type->dtype);
    if (!tensor_make(e, op, from->lit.type, false, out, &data)) return false;
    for (int64_t i = 0; i < from->lit.type->n_elems; i++) memcpy((char *)data + (size_t)i * bytes, literal_elem(&from->lit, i), bytes);
    *out_data = data;
    return true;
}

typedef struct {
    const Op *op;
    int64_t dim;
    uint32_t n_inputs, n_outputs;
    char **bytes;                    // of the inputs, then of the outputs, dense
    Tensor *args, *results, *inputs; // of one round; the inputs, dense
} Scan;

static bool scan_round(Eval *e, Scan *s, int64_t at, Tensor *carries) {
    const Op *op = s->op;
    uint32_t n_carries = op->n_operands - s->n_inputs;
    bool ok = true;
    for (uint32_t i = 0; i < op->n_operands; i++) s->args[i] = (Tensor){0};
    for (uint32_t i = 0; i < s->n_inputs && ok; i++) {
        Type whole = op->operands[i]->type;
        void *data;
        ok = tensor_make(e, op, op->regions[0]->args[i]->type, false, &s->args[i], &data);
        if (ok) copy_slice(whole, s->dim, at, dtype_bytes(whole->dtype), s->bytes[i], data, false);
    }
    for (uint32_t i = 0; i < n_carries; i++) s->args[s->n_inputs + i] = carries[i];
    bool ran = ok = ok && eval_region_run(e, op->regions[0], s->args, s->results);
    for (uint32_t i = 0; i < s->n_inputs; i++) tensor_drop(e, &s->args[i]);
    for (uint32_t i = 0; i < op->n_results && ran; i++) { // what was made is given up even if there is no room for the rest
        Tensor *t = &s->results[i];
        if (i >= s->n_outputs) {
            tensor_drop(e, &carries[i - s->n_outputs]);
            carries[i - s->n_outputs] = *t;
            continue;
        }
        Type whole = op->results[i].type;
        Tensor dense;
        char *data;
        ok = ok && dense_copy(e, op, t, &dense, &data);
        if (ok) copy_slice(whole, s->dim, at, dtype_bytes(whole->dtype), s->bytes[s->n_inputs + i], data, true);
        if (ok) tensor_drop(e, &dense);
        tensor_drop(e, t);
    }
    return ok && eval_charge(e, op, 1);
}

bool eval_scan(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    uint32_t n_inputs = (uint32_t)op_axes(op, ATTR_operandSegmentSizes).v[0], n_carries = op->n_operands - n_inputs;
    Scan s = {.op = op, .dim = op_int(op, ATTR_dimension, 0), .n_inputs = n_inputs, .n_outputs = op->n_results - n_carries};
    s.bytes = xcalloc(n_inputs + op->n_results + 1, sizeof *s.bytes);
    s.args = xcalloc(2 * op->n_operands + op->n_results + 1, sizeof *s.args);
    s.inputs = s.args + op->n_operands, s.results = s.inputs + op->n_operands;
    bool ok = true;
    void *data;
    for (uint32_t i = 0; i < n_inputs && ok; i++) ok = dense_copy(e, op, &ins[i], &s.inputs[i], &s.bytes[i]);
    for (uint32_t i = 0; i < s.n_outputs && ok; i++) {
        ok = tensor_make(e, op, op->results[i].type, false, &out[i], &data);
        if (ok) s.bytes[n_inputs + i] = data;
    }
    for (uint32_t i = 0; i < n_carries && ok; i++) out[s.n_outputs + i] = tensor_share(&ins[n_inputs + i], op->results[s.n_outputs + i].type);
    int64_t length = op->operands[0]->type->dims[s.dim];
    bool reverse = op_int(op, ATTR_is_reverse, 0) != 0;
    for (int64_t i = 0; i < length && ok; i++) ok = scan_round(e, &s, reverse ? length - 1 - i : i, out + s.n_outputs);
    for (uint32_t i = 0; i < n_inputs; i++) tensor_drop(e, &s.inputs[i]);
    free(s.bytes);
    free(s.args);
    return ok;
}
