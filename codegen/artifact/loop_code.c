// The code of a loop as a kernel: a block for each step, in which what is launched is inlined. See loops.h.
//
// Invariant: the same bits as by launches. What a step has written, the next one reads from memory: LLVM sees none of it, and can neither make one rounding of
// two nor compute less.
#include "codegen/artifact/loops.h"
#include "codegen/stages/phase.h"

typedef struct {
    LlvmCtx *l;
    Arena *arena;
    const LoopKernel *loop;
    LLVMValueRef *buffers, *counters, *phases, scratch; // phases: those of step i from first_phase[i] on
    uint32_t *first_phase;
    LLVMBasicBlockRef *blocks; // of each step, and the end
} LoopCode;

static LLVMValueRef buffer(const LoopCode *c, const LoopStep *s, uint32_t i) { return c->buffers[s->buffers[i]]; }

static LLVMBasicBlockRef next_block(const LoopCode *c, const LoopStep *s) { return c->blocks[s - c->loop->steps + 1]; }

static LLVMValueRef c64(const LoopCode *c, uint64_t v) { return LLVMConstInt(c->l->i64, v, 0); }

static void emit_launch(LoopCode *c, const LoopStep *s) {
    LLVMValueRef *args = arena_array(c->arena, LLVMValueRef, s->n_buffers + 1);
    for (uint32_t i = 0; i < s->n_buffers; i++) args[i] = buffer(c, s, i);
    args[s->n_buffers] = c->scratch;
    for (uint32_t r = 0; r < s->facts->n_phases; r++) {
        LLVMValueRef phase = c->phases[c->first_phase[s - c->loop->steps] + r];
        if (r) LLVMBuildFence(c->l->b, LLVMAtomicOrderingSequentiallyConsistent, 1, "");
        LLVMBuildCall2(c->l->b, LLVMGlobalGetValueType(phase), phase, args, s->n_buffers + 1, "");
    }
    LLVMBuildBr(c->l->b, next_block(c, s));
}

static void emit_copy(LoopCode *c, const LoopStep *s) {
    LLVMBuildMemMove(c->l->b, buffer(c, s, 1), 1, buffer(c, s, 0), 1, c64(c, s->count));
    LLVMBuildBr(c->l->b, next_block(c, s));
}

static void emit_branch(LoopCode *c, const LoopStep *s) {
    LLVMValueRef flag = ll_load(c->l, c->l->i8, buffer(c, s, 0), 1);
    LLVMValueRef goes_on = LLVMBuildICmp(c->l->b, LLVMIntNE, flag, LLVMConstNull(c->l->i8), "");
    LLVMBuildCondBr(c->l->b, goes_on, next_block(c, s), c->blocks[s->target]);
}

static void emit_switch(LoopCode *c, const LoopStep *s) {
    LLVMBasicBlockRef *to = c->blocks + s->target;
    uint32_t last = (uint32_t)s->count - 1;
    LLVMValueRef choose = LLVMBuildSwitch(c->l->b, ll_load(c->l, c->l->i32, buffer(c, s, 0), 1), to[last], last);
    for (uint32_t i = 0; i < last; i++) LLVMAddCase(choose, LLVMConstInt(c->l->i32, i, 0), to[i]);
}

static void emit_repeat(LoopCode *c, const LoopStep *s) {
    LlvmCtx *l = c->l;
    LLVMValueRef counter = c->counters[s->index];
    LLVMValueRef rounds = LLVMBuildAdd(l->b, ll_load(l, l->i64, counter, 8), c64(c, 1), "");
    LLVMValueRef again = LLVMBuildICmp(l->b, LLVMIntULT, rounds, c64(c, s->count), "");
    ll_store(l, LLVMBuildSelect(l->b, again, rounds, c64(c, 0), ""), counter, 8);
    LLVMBuildCondBr(l->b, again, c->blocks[s->target], next_block(c, s));
}

static void emit_step(LoopCode *c, const LoopStep *s) {
    switch (s->kind) {
    case TPU_STEP_LAUNCH: emit_launch(c, s); break;
    case TPU_STEP_COPY: emit_copy(c, s); break;
    case TPU_STEP_JUMP: LLVMBuildBr(c->l->b, c->blocks[s->target]); break;
    case TPU_STEP_BRANCH: emit_branch(c, s); break;
    case TPU_STEP_SWITCH: emit_switch(c, s); break;
    case TPU_STEP_REPEAT: emit_repeat(c, s); break;
    default: ICE("a step of kind %d in a loop that is a kernel", (int)s->kind);
    }
}

// What is launched, as functions to be inlined. Returns the bytes of scratch that they need.
static uint64_t emit_launched(LoopCode *c, const Target *target, const char *name) {
    uint64_t scratch_bytes = 0;
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->loop->n_steps; i++) n += c->loop->steps[i].facts ? c->loop->steps[i].facts->n_phases : 0;
    c->phases = arena_array(c->arena, LLVMValueRef, n);
    c->first_phase = arena_array(c->arena, uint32_t, c->loop->n_steps);
    n = 0;
    for (uint32_t i = 0; i < c->loop->n_steps; i++) {
        const LoopStep *s = &c->loop->steps[i];
        c->first_phase[i] = n;
        if (!s->facts) continue;
        const char *part = arena_printf(c->arena, "%s.step%u", name, i);
        uint64_t bytes = kernel_emit_inline(c->l, c->arena, target, s->launched, part, s->facts);
        if (bytes > scratch_bytes) scratch_bytes = bytes;
        for (uint32_t r = 0; r < s->facts->n_phases; r++)
            c->phases[n++] = LLVMGetNamedFunction(c->l->module, kernel_symbol(c->arena, s->facts->n_phases, part, r));
    }
    return scratch_bytes;
}

static void open_function(LoopCode *c, const Target *target, const char *name) {
    LlvmCtx *l = c->l;
    LLVMTypeRef params[] = {l->ptr, l->i32, l->i32};
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, 3, LLVMInternalLinkage);
    if (l->shared) ll_share(func, LLVMExternalLinkage);
    phase_set_attrs(l, func, target);
    LLVMValueRef buffers = ll_load(l, l->ptr, ll_param(l, 0), 8);
    c->scratch = ll_load(l, l->ptr, ll_gep_const(l, l->ptr, ll_param(l, 0), 1), 8);
    c->buffers = arena_array(c->arena, LLVMValueRef, c->loop->n_buffers);
    for (uint32_t i = 0; i < c->loop->n_buffers; i++) c->buffers[i] = ll_load(l, l->ptr, ll_gep_const(l, l->ptr, buffers, i), 8);
    c->counters = arena_array(c->arena, LLVMValueRef, c->loop->n_counters);
    for (uint32_t i = 0; i < c->loop->n_counters; i++) {
        c->counters[i] = ll_alloca(l, l->i64, 1, 8);
        ll_store(l, c64(c, 0), c->counters[i], 8);
    }
}

uint64_t loop_emit(LlvmCtx *l, Arena *arena, const Target *target, const LoopKernel *loop, const char *name) {
    LoopCode c = {.l = l, .arena = arena, .loop = loop};
    uint64_t scratch_bytes = emit_launched(&c, target, name);
    open_function(&c, target, name);
    c.blocks = arena_array(arena, LLVMBasicBlockRef, loop->n_steps + 1);
    for (uint32_t i = 0; i <= loop->n_steps; i++) c.blocks[i] = LLVMAppendBasicBlockInContext(l->context, l->func, "step");
    LLVMBuildBr(l->b, c.blocks[0]);
    for (uint32_t i = 0; i < loop->n_steps; i++) {
        LLVMPositionBuilderAtEnd(l->b, c.blocks[i]);
        LLVMBuildFence(l->b, LLVMAtomicOrderingSequentiallyConsistent, 1, "");
        emit_step(&c, &loop->steps[i]);
    }
    LLVMPositionBuilderAtEnd(l->b, c.blocks[loop->n_steps]);
    ll_ret(l, NULL);
    return scratch_bytes;
}
