// What a kernel is to its launches, before its code is: tasks and cost of each phase, buffers. Follows from the plan alone.
#include "codegen/stages/kernel.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/cost.h"
#include "ir/ops/groups.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"

// In units, of words or of others.
static bool multiplies_units(const Op *op, bool words) {
    if (stage_of(op) != STAGE_CONTRACT) return false;
    DType t = op->operands[0]->type->dtype;
    return (t == DT_I16) == words && units_are_multiplied(t, op->operands[1]->type->dtype);
}

static bool uses_matrix_units(const Op *op) { return op_attr(op, ATTR_for_units) || multiplies_units(op, false); }

static bool uses_dot_products(const Op *op) {
    ConvBytes bytes;
    if (op->kind == OP_CONVOLUTION && conv_of_bytes(op, &bytes)) return true;
    return multiplies_units(op, true) || (stage_of(op) == STAGE_CONTRACT && groups_by_digits(op));
}

static void find_contraction(Op *op, void *found) {
    if (stage_of(op) == STAGE_CONTRACT) *(bool *)found = true;
}

void kernel_facts(const Op *kernel, const TargetFacts *target, KernelFacts *out) {
    *out = (KernelFacts){.n_phases = kernel->n_regions, .n_buffers = kernel->n_operands + kernel->n_results * kernel_copies(kernel)};
    if (kernel->n_regions > MAX_PHASES) ICE("a kernel of %u phases", kernel->n_regions);
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        Block *b = kernel->regions[r];
        Axes domain = op_axes(block_end(b), ATTR_domain), tile = op_axes(block_end(b), ATTR_tile);
        uint64_t n_tasks = 1;
        for (uint32_t i = 0; i < domain.n; i++) n_tasks *= (uint64_t)i64_ceil_div(domain.v[i], tile.v[i]);
        if (n_tasks > UINT32_MAX) ICE("a kernel of %llu tasks", (unsigned long long)n_tasks);
        double cost = phase_cycles(b, target);
        out->n_tasks[r] = (uint32_t)n_tasks;
        block_walk(b, find_contraction, &out->contracts[r]);
        for (const Op *op = b->first; op; op = op->next) {
            out->matrix_units |= uses_matrix_units(op);
            out->dot_products |= uses_dot_products(op);
        }
        out->cost[r] = cost < 1e18 ? (uint64_t)cost : UINT64_C(1) << 60;
        if (r + 1 < kernel->n_regions) out->n_buffers += block_end(b)->n_operands;
    }
}
