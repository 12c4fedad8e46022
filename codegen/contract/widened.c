// See widened.h.
#include "codegen/contract/widened.h"

#include "ir/ops/plan.h"

enum { MANY_GROUPS = 4 }; // of rows, which would widen the same panels as often: from so many on it is done before

static LLVMTypeRef floats(LlvmCtx *l) { return ll_vec(l->f32, PANEL_COLUMNS); }
static LLVMTypeRef words(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }

LLVMValueRef pair_first(LlvmCtx *l, LLVMValueRef unit) { return ll_bitcast(l, LLVMBuildShl(l->b, unit, ll_int(words(l), 16), ""), floats(l)); }
LLVMValueRef pair_second(LlvmCtx *l, LLVMValueRef unit) { return ll_bitcast(l, LLVMBuildAnd(l->b, unit, ll_int(words(l), -65536), ""), floats(l)); }

Widened widened_new(const Problem *q, uint32_t mr, int64_t panels, int64_t depth) {
    Widened w = {.depth = depth + depth % 2};
    if (!q->pairs || i64_min(q->tile_rows, q->rows) < MANY_GROUPS * (int64_t)mr) return w;
    w.panels = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)(panels * w.depth * PANEL_COLUMNS) * sizeof(float)));
    return w;
}

void widened_fill(const Widened *w, const Problem *q, LLVMValueRef from, LLVMValueRef columns, LLVMValueRef rows) {
    LlvmCtx *l = q->p->l;
    LlLoop across, down;
    enum { ROW_BYTES = PANEL_COLUMNS * sizeof(float) };
    LLVMValueRef zero = ll_i64(l, 0), n = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, columns, ll_i64(l, PANEL_COLUMNS - 1), ""), ll_i64(l, PANEL_COLUMNS), "");
    LLVMValueRef panel = ll_loop_begin(l, &across, zero, n, ll_i64(l, 1), "panel");
    LLVMValueRef in = ll_gep(l, q->packed, from, LLVMBuildMul(l->b, panel, ll_i64(l, q->depth * PANEL_COLUMNS), ""));
    LLVMValueRef out = ll_gep(l, l->f32, w->panels, LLVMBuildMul(l->b, panel, ll_i64(l, w->depth * PANEL_COLUMNS), ""));
    LLVMValueRef k = ll_loop_begin(l, &down, zero, rows, ll_i64(l, 2), "k"); // of an odd number one more, which nothing reads
    LLVMValueRef at = LLVMBuildMul(l->b, k, ll_i64(l, PANEL_COLUMNS), ""), to = ll_gep(l, l->f32, out, at);
    LLVMValueRef unit = ll_load(l, words(l), ll_gep(l, q->packed, in, at), ROW_BYTES);
    ll_store(l, pair_first(l, unit), to, ROW_BYTES);
    ll_store(l, pair_second(l, unit), ll_gep_const(l, l->f32, to, PANEL_COLUMNS), ROW_BYTES);
    ll_loop_end(l, &down);
    ll_loop_end(l, &across);
}
