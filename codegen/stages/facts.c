// What a kernel is to its launches, before its code is: tasks and cost of each phase, buffers. Follows from the plan alone.
#include "codegen/stages/kernel.h"

#include "ir/ops/cost.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"

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
        out->cost[r] = cost < 1e18 ? (uint64_t)cost : UINT64_C(1) << 60;
        if (r + 1 < kernel->n_regions) out->n_buffers += block_end(b)->n_operands;
    }
}
