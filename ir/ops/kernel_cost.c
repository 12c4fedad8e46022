// Costs of kernels: see kernel_cost.h. A product counts two operations a term, an elementwise op and a reduction one an element.
#include "ir/ops/kernel_cost.h"

int64_t contraction_depth(const Op *op) {
    const Type x = op->operands[0]->type;
    if (op->kind == OP_MATMUL) return x->dims[x->rank - 1];
    if (op->kind == OP_CONV) return op->operands[1]->type->dims[2];
    if (op->kind == OP_DOT_GENERAL) {
        Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
        int64_t n = 1;
        for (uint32_t i = 0; i < contract.n; i++) n *= x->dims[contract.v[i]];
        return n;
    }
    if (op->kind != OP_CONVOLUTION) return 0;
    int64_t out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1];
    return op->operands[1]->type->n_elems / i64_max(op->results[0].type->dims[out], 1);
}

static double op_flops(const Op *op) {
    if (!op->n_results) return 0;
    double n = (double)op->results[0].type->n_elems;
    if (op_is_product(op->kind)) {
        n *= 2 * (double)contraction_depth(op);
    } else if (op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS) {
        n = (double)op->operands[0]->type->n_elems;
    } else if (op->kind == OP_REDUCE_WINDOW) {
        Axes w = op_axes(op, ATTR_window_dimensions);
        for (uint32_t i = 0; i < w.n; i++) n *= (double)w.v[i];
    } else if (!op_has(op->kind, MAP) || !dtype_is_float(op->results[0].type->dtype)) {
        return 0;
    }
    return n;
}

uint64_t kernel_flops(const Op *kernel) {
    double n = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next) n += op_flops(op);
    return n < 1e19 ? (uint64_t)n : UINT64_MAX;
}

uint64_t kernel_bytes(const Op *kernel) {
    uint64_t n = 0;
    for (uint32_t i = 0; i < kernel->n_operands; i++) n += type_bytes(kernel->operands[i]->type);
    for (uint32_t i = 0; i < kernel->n_results; i++) n += type_bytes(kernel->results[i].type);
    return n;
}
