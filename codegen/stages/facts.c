// What a kernel is to its launches, before its code is: tasks and cost of each phase, buffers. Follows from the plan alone.
#include "codegen/stages/kernel.h"
#include "codegen/stages/phase.h"

#include "ir/ops/sort.h"

// In cycles: only their order of magnitude matters, to tell what is worth sharing among cores.
static double op_cost(const Op *op) {
    double elems = op->n_results ? (double)op->results[0].type->n_elems : 0;
    switch (op->kind) {
    case OP_MATMUL: return 2 * elems * (double)op->operands[0]->type->dims[op->operands[0]->type->rank - 1] / 32;
    case OP_CONV: return 2 * elems * (double)op->operands[1]->type->dims[2] / 32;
    case OP_DOT_GENERAL: {
        Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
        for (uint32_t i = 0; i < contract.n; i++) elems *= (double)op->operands[0]->type->dims[contract.v[i]];
        return stage_of(op) == STAGE_CONTRACT ? elems / 16 : elems / 4;
    }
    case OP_CONVOLUTION: return elems * (double)op->operands[1]->type->n_elems / (double)i64_max(op->results[0].type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1]], 1) / 4;
    case OP_CHOLESKY: case OP_TRIANGULAR_SOLVE: return elems * (double)op->operands[0]->type->dims[op->operands[0]->type->rank - 1] / 4;
    case OP_REDUCE: case OP_REDUCE_CHUNKS: return (double)op->operands[0]->type->n_elems / 8;
    case OP_REDUCE_WINDOW: {
        Axes w = op_axes(op, ATTR_window_dimensions);
        for (uint32_t i = 0; i < w.n; i++) elems *= (double)w.v[i];
        return elems / 4;
    }
    case OP_DYNAMIC_UPDATE_SLICE: return (double)op->operands[1]->type->n_elems / 8;
    case OP_SORT:
        if (stage_of(op) == STAGE_MERGE) return 8 * elems * op->n_results;
        return elems * op->n_results * 4 * (64 - __builtin_clzll((uint64_t)op->results[0].type->dims[sort_dimension(op)] | 1));
    case OP_SCATTER: return (double)op->n_results * (double)op->operands[op->n_operands - 1]->type->n_elems;
    case OP_EXP: case OP_TANH: case OP_LOGISTIC: case OP_ERF: case OP_LOG: return elems;
    case OP_POWER: case OP_SINE: case OP_COSINE: case OP_TAN: case OP_ATAN2: case OP_REMAINDER: return 8 * elems;
    case OP_CONSTANT: return op_attr(op, ATTR_stage) ? elems / 8 : 0;
    case OP_IOTA: case OP_BROADCAST_IN_DIM: case OP_RETURN: return 0;
    default: return elems / 8;
    }
}

void kernel_facts(const Op *kernel, KernelFacts *out) {
    *out = (KernelFacts){.n_phases = kernel->n_regions, .n_buffers = kernel->n_operands + kernel->n_results};
    if (kernel->n_regions > MAX_PHASES) ICE("a kernel of %u phases", kernel->n_regions);
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        const Block *b = kernel->regions[r];
        Axes domain = op_axes(block_end(b), ATTR_domain), tile = op_axes(block_end(b), ATTR_tile);
        uint64_t n_tasks = 1;
        for (uint32_t i = 0; i < domain.n; i++) n_tasks *= (uint64_t)i64_ceil_div(domain.v[i], tile.v[i]);
        if (n_tasks > UINT32_MAX) ICE("a kernel of %llu tasks", (unsigned long long)n_tasks);
        double cost = 0;
        for (const Op *op = b->first; op; op = op->next) cost += op_cost(op);
        out->n_tasks[r] = (uint32_t)n_tasks;
        out->cost[r] = cost < 1e18 ? (uint64_t)cost : UINT64_C(1) << 60;
        if (r + 1 < kernel->n_regions) out->n_buffers += block_end(b)->n_operands;
    }
}
