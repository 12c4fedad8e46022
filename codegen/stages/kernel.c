// A kernel's functions: of each phase the loop over its tasks, and in a task the stages in order. See kernel.h and ir/ops/plan.h.
#include "codegen/stages/kernel.h"

#include "codegen/llvm/tiles.h"
#include "codegen/stages/stages.h"
#include "ir/ops/cost.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What a stage stores is read by none of its own loads of other places: LLVM may keep those in registers across the stores.
static void new_scope(Phase *p, const char *name) {
    LlvmCtx *l = p->l;
    LLVMMetadataRef id = LLVMMDStringInContext2(l->context, name, strlen(name));
    LLVMMetadataRef domain = LLVMMDNodeInContext2(l->context, &id, 1);
    LLVMMetadataRef parts[2] = {id, domain};
    LLVMMetadataRef scope = LLVMMDNodeInContext2(l->context, parts, 2);
    p->e.scope = LLVMMetadataAsValue(l->context, LLVMMDNodeInContext2(l->context, &scope, 1));
}

// Of a row that is computed inside another stage.
static void emit_none_stage(Phase *p, const Op *op) { (void)p, (void)op; }

typedef void EmitStage(Phase *p, const Op *op);

static EmitStage *const emit_of[STAGE_COUNT] = {
#define STAGE(id, text, traits, cut, emit) [STAGE_##id] = emit_##emit##_stage,
#include "ir/ops/stage.def"
};

// Of a task that is one run of a value's elements: how far from it the next one's are. While a stage computes on what another has read before, nothing comes
// from memory, unless it asks for what the next task will read.
static int64_t elements_of_task(const Phase *p, const Op *op) {
    const Type t = op->results[0].type;
    int64_t n = 1;
    for (uint32_t i = 0; i < t->rank; i++) {
        int64_t extent = stage_extent(p, op, &op->results[0], i);
        if (n > 1 && extent != t->dims[i]) return 0;
        n *= extent;
    }
    return n < t->n_elems && type_bytes(t) >= 4 * p->target->facts.l2_bytes ? n : 0; // else it stays in the cache by itself
}

static void emit_stages(Phase *p) {
    uint32_t number = 0;
    for (const Op *op = p->block->first; op; op = op->next) {
        Stage stage = stage_of(op);
        if (stage == STAGE_NONE) continue;
        p->e.stage = ++number;
        char name[64];
        snprintf(name, sizeof name, "%.48s.%u", p->name, number);
        new_scope(p, name);
        size_t mark = memo_open(&p->e);
        p->e.ahead = number > 1 && stage == STAGE_MAP ? elements_of_task(p, op) : 0;
        emit_of[stage](p, op);
        memo_close(&p->e, mark);
    }
}

static void decode_task(Phase *p, LLVMValueRef task) {
    LlvmCtx *l = p->l;
    for (uint32_t k = p->rank; k-- > 0;) {
        uint32_t i = p->order.n ? (uint32_t)p->order.v[k] : k;
        LLVMValueRef n = ll_i64(l, p->tasks[i]), at = ll_i64(l, 0);
        if (p->tasks[i] > 1) {
            at = LLVMBuildURem(l->b, task, n, "");
            task = LLVMBuildUDiv(l->b, task, n, "");
        }
        p->start[i] = LLVMBuildMul(l->b, at, ll_i64(l, p->tile[i]), "");
        LLVMValueRef size = ll_i64(l, p->domain[i]);
        p->end[i] = LLVMBuildAdd(l->b, p->start[i], ll_i64(l, p->tile[i]), "");
        if (p->tasks[i] == 1) p->end[i] = size;
        else if (p->domain[i] % p->tile[i]) p->end[i] = ll_intrin2(l, LL_SMIN, p->end[i], size);
    }
}

// Tasks first <= t < last; NULL: all.
static void emit_tasks(Phase *p, LLVMValueRef first, LLVMValueRef last) {
    LlvmCtx *l = p->l;
    int64_t n_tasks = 1;
    for (uint32_t i = 0; i < p->rank; i++) n_tasks *= p->tasks[i];
    LlLoop loop;
    bool loops = first || n_tasks > 1;
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b);
    LLVMValueRef task = ll_i64(l, 0);
    if (loops) task = ll_loop_begin(l, &loop, first ? first : task, last ? last : ll_i64(l, n_tasks), ll_i64(l, 1), "task");
    p->n_before = first ? LLVMBuildSub(l->b, task, first, "") : task;
    decode_task(p, task);
    phase_place_scratch(p);
    emit_stages(p);
    if (loops) ll_loop_end(l, &loop);
    if (!p->tile_line) return;
    LLVMBasicBlockRef behind = LLVMGetInsertBlock(l->b);
    LLVMPositionBuilderBefore(l->b, LLVMGetBasicBlockTerminator(before));
    ll_tile_begin(l, p->tile_rows, (unsigned)p->tile_line, p->tile_columns); // some hundred cycles: once for all tasks
    LLVMPositionBuilderAtEnd(l->b, behind);
    ll_tile_end(l);
}

static void emit_phase(Phase *p, const char *name) {
    LlvmCtx *l = p->l;
    LLVMTypeRef params[] = {l->ptr, l->i32, l->i32};
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, 3, LLVMInternalLinkage);
    if (l->shared) ll_share(func, LLVMExternalLinkage);
    phase_set_attrs(l, func, p->target);
    p->buffers = ll_load(l, l->ptr, ll_param(l, 0), 8);
    p->scratch = ll_load(l, l->ptr, ll_gep_const(l, l->ptr, ll_param(l, 0), 1), 8);
    phase_place_buffers(p);
    LLVMValueRef first = LLVMBuildZExt(l->b, ll_param(l, 1), l->i64, ""), last = LLVMBuildZExt(l->b, ll_param(l, 2), l->i64, "");
    emit_tasks(p, first, last);
    ll_ret(l, NULL);
}

static void emit_inline_phase(Phase *p, const char *name, uint32_t n_buffers) {
    LlvmCtx *l = p->l;
    LLVMTypeRef *params = arena_array(p->arena, LLVMTypeRef, n_buffers + 1);
    for (uint32_t i = 0; i <= n_buffers; i++) params[i] = l->ptr;
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, n_buffers + 1, LLVMInternalLinkage);
    ll_attr(l, func, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, "alwaysinline", 0);
    phase_set_attrs(l, func, p->target);
    p->scratch = ll_param(l, n_buffers);
    phase_place_buffers(p);
    emit_tasks(p, NULL, NULL);
    if (p->tile_line) ICE("a kernel of matrix units is not inlined");
    ll_ret(l, NULL);
}

const char *kernel_symbol(Arena *arena, uint32_t n_phases, const char *name, uint32_t r) {
    return n_phases == 1 ? name : arena_printf(arena, "%s.phase%u", name, r);
}

// Where all products of a phase have the same few rows, tiles of A and of sums have as many: loads and multiplications take that much less time, and rows are
// taken from where they lie.
static uint32_t rows_of_tiles(const Block *phase, const Target *target) {
    int64_t rows = 0;
    for (const Op *op = phase->first; op; op = op->next) {
        if (!op_is_of_matrix_unit(op, &target->facts)) continue;
        const Type to = op->results[0].type;
        int64_t n = op->kind == OP_MATMUL ? i64_min(to->dims[to->rank - 2], LL_TILE_ROWS) : LL_TILE_ROWS;
        rows = rows && rows != n ? LL_TILE_ROWS : n;
    }
    return rows ? (uint32_t)rows : LL_TILE_ROWS;
}

// Where the only product of a phase has fewer columns than a panel, and nothing follows it there, tiles of sums have as many: they go straight to the result.
static uint32_t columns_of_tiles(const Block *phase, const Target *target) {
    int64_t columns = 0;
    for (const Op *op = phase->first; op; op = op->next) {
        if (stage_of(op) == STAGE_EPILOGUE) return LL_TILE_COLUMNS;
        if (!op_is_of_matrix_unit(op, &target->facts)) continue;
        const Type to = op->results[0].type;
        columns = !columns && op->kind == OP_MATMUL ? i64_min(to->dims[to->rank - 1], LL_TILE_COLUMNS) : LL_TILE_COLUMNS;
    }
    return columns ? (uint32_t)columns : LL_TILE_COLUMNS;
}

static uint64_t emit_phases(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name, const KernelFacts *inlined) {
    uint64_t scratch_bytes = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        Block *b = kernel->regions[r];
        Axes domain = op_axes(block_end(b), ATTR_domain), tile = op_axes(block_end(b), ATTR_tile);
        Phase p = {.l = l,
                   .arena = arena,
                   .target = target,
                   .kernel = kernel,
                   .block = b,
                   .name = name,
                   .rank = domain.n,
                   .domain = domain.v,
                   .tile_rows = rows_of_tiles(b, target),
                   .tile_columns = columns_of_tiles(b, target),
                   .tile = tile.v,
                   .order = op_axes(block_end(b), ATTR_order)};
        p.e = (Elem){.l = l, .arena = arena, .lanes = 1};
        for (uint32_t i = 0; i < p.rank; i++) p.tasks[i] = i64_ceil_div(p.domain[i], p.tile[i]);
        const char *symbol = kernel_symbol(arena, kernel->n_regions, name, r);
        if (inlined) emit_inline_phase(&p, symbol, inlined->n_buffers);
        else emit_phase(&p, symbol);
        if (p.scratch_bytes > scratch_bytes) scratch_bytes = p.scratch_bytes;
        vec_free(&p.e.memo);
    }
    return scratch_bytes;
}

uint64_t kernel_emit(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name) {
    return emit_phases(l, arena, target, kernel, name, NULL);
}

uint64_t kernel_emit_inline(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name, const KernelFacts *facts) {
    return emit_phases(l, arena, target, kernel, name, facts);
}
