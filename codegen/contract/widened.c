// See widened.h.
#include "codegen/contract/widened.h"

#include "codegen/contract/grouped.h"

#include "ir/ops/plan.h"

enum { ROW_BYTES = PANEL_COLUMNS * sizeof(float) };
enum { MANY_GROUPS = 4 }; // of rows, which would widen the same panels as often: from so many on it is done before

static LLVMTypeRef floats(LlvmCtx *l) { return ll_vec(l->f32, PANEL_COLUMNS); }
static LLVMTypeRef words(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }

LLVMValueRef pair_first(LlvmCtx *l, LLVMValueRef unit) { return ll_bitcast(l, LLVMBuildShl(l->b, unit, ll_int(words(l), 16), ""), floats(l)); }
LLVMValueRef pair_second(LlvmCtx *l, LLVMValueRef unit) { return ll_bitcast(l, LLVMBuildAnd(l->b, unit, ll_int(words(l), -65536), ""), floats(l)); }

Widened widened_new(const Problem *q, uint32_t mr, int64_t panels, int64_t depth) {
    Widened w = {.depth = q->stored.rows ? i64_round_up(depth, GROUP_WORD_ROWS) : depth + depth % 2};
    if ((!q->pairs && !q->stored.rows && !q->narrow) || i64_min(q->tile_rows, q->rows) < MANY_GROUPS * (int64_t)mr) return w;
    w.panels = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)(panels * w.depth * PANEL_COLUMNS) * sizeof(float)));
    return w;
}

// Rows of groups, of all columns of one panel: scaled.
static void fill_groups(const Problem *q, LLVMValueRef from, LLVMValueRef to, LLVMValueRef rows) {
    LlvmCtx *l = q->p->l;
    LlLoop groups, down;
    LLVMValueRef zero = ll_i64(l, 0), step = ll_i64(l, q->stored.rows);
    LLVMValueRef k0 = ll_loop_begin(l, &groups, zero, rows, step, "group");
    LLVMValueRef group = grouped_at(q, from, k0), scales = grouped_scales(q, group), n = ll_intrin2(l, LL_SMIN, step, LLVMBuildSub(l->b, rows, k0, ""));
    LLVMValueRef k =
        ll_loop_begin(l, &down, zero, n, ll_i64(l, GROUP_WORD_ROWS), "k"); // the last rows that a group has not are written, and nothing reads them
    LLVMValueRef out = ll_gep(l, floats(l), to, LLVMBuildAdd(l->b, k0, k, ""));
    for (int i = 0; i < GROUP_WORD_ROWS; i++) {
        LLVMValueRef row = grouped_row(q, group, (GroupRow){k, i});
        ll_store(l, LLVMBuildFMul(l->b, row, scales, ""), ll_gep_const(l, floats(l), out, i), ROW_BYTES);
    }
    ll_loop_end(l, &down);
    ll_loop_end(l, &groups);
}

static void fill_pairs(const Problem *q, LLVMValueRef from, LLVMValueRef to, LLVMValueRef rows) {
    LlvmCtx *l = q->p->l;
    LlLoop down;
    LLVMValueRef k = ll_loop_begin(l, &down, ll_i64(l, 0), rows, ll_i64(l, 2), "k"); // of an odd number one more, which nothing reads
    LLVMValueRef at = LLVMBuildMul(l->b, k, ll_i64(l, PANEL_COLUMNS), ""), out = ll_gep(l, l->f32, to, at);
    LLVMValueRef unit = ll_load(l, words(l), ll_gep(l, q->packed, from, at), ROW_BYTES);
    ll_store(l, pair_first(l, unit), out, ROW_BYTES);
    ll_store(l, pair_second(l, unit), ll_gep_const(l, l->f32, out, PANEL_COLUMNS), ROW_BYTES);
    ll_loop_end(l, &down);
}

LLVMValueRef narrow_row(const Problem *q, LLVMValueRef at) {
    LlvmCtx *l = q->p->l;
    LLVMTypeRef to = ll_vec(q->sum, PANEL_COLUMNS);
    LLVMValueRef x = ll_load(l, ll_vec(q->packed, PANEL_COLUMNS), at, (unsigned)(PANEL_COLUMNS * dtype_bytes(q->packed_type)));
    if (dtype_is_float(q->packed_type)) return LLVMBuildFPExt(l->b, ll_bitcast(l, x, ll_vec(l->f16, PANEL_COLUMNS)), to, "");
    return dtype_is_signed(q->packed_type) ? LLVMBuildSExt(l->b, x, to, "") : LLVMBuildZExt(l->b, x, to, "");
}

static void fill_narrow(const Problem *q, LLVMValueRef from, LLVMValueRef to, LLVMValueRef rows) {
    LlvmCtx *l = q->p->l;
    LlLoop down;
    LLVMValueRef k = ll_loop_begin(l, &down, ll_i64(l, 0), rows, ll_i64(l, 1), "k");
    LLVMValueRef row = narrow_row(q, ll_gep(l, ll_vec(q->packed, PANEL_COLUMNS), from, k));
    ll_store(l, row, ll_gep(l, floats(l), to, k), ROW_BYTES);
    ll_loop_end(l, &down);
}

void widened_fill(const Widened *w, const Problem *q, LLVMValueRef from, LLVMValueRef columns, LLVMValueRef rows) {
    LlvmCtx *l = q->p->l;
    LlLoop across;
    LLVMValueRef zero = ll_i64(l, 0), n = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, columns, ll_i64(l, PANEL_COLUMNS - 1), ""), ll_i64(l, PANEL_COLUMNS), "");
    int64_t panel_bytes = q->stored.rows ? q->panel_bytes : q->depth * PANEL_COLUMNS * (int64_t)dtype_bytes(q->packed_type);
    LLVMValueRef panel = ll_loop_begin(l, &across, zero, n, ll_i64(l, 1), "panel");
    LLVMValueRef in = ll_gep(l, l->i8, from, LLVMBuildMul(l->b, panel, ll_i64(l, panel_bytes), ""));
    LLVMValueRef out = ll_gep(l, l->f32, w->panels, LLVMBuildMul(l->b, panel, ll_i64(l, w->depth * PANEL_COLUMNS), ""));
    if (q->stored.rows) fill_groups(q, in, out, rows);
    else if (q->narrow) fill_narrow(q, in, out, rows);
    else fill_pairs(q, in, out, rows);
    ll_loop_end(l, &across);
}
