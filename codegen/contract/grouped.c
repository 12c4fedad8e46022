// See grouped.h.
#include "codegen/contract/grouped.h"

LLVMValueRef grouped_at(const Problem *q, LLVMValueRef panel, LLVMValueRef k) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef group = LLVMBuildUDiv(l->b, k, ll_i64(l, q->stored.rows), "");
    return ll_gep(l, l->i8, panel, LLVMBuildMul(l->b, group, ll_i64(l, groups_bytes(q->stored)), ""));
}

LLVMValueRef grouped_scales(const Problem *q, LLVMValueRef group) {
    LlvmCtx *l = q->p->l;
    return ll_load(l, ll_vec(l->f32, PANEL_COLUMNS), group, GROUP_SCALE_BYTES);
}

// Eight rows are a word a column, which is loaded once for all of them.
static LLVMValueRef row_of_nibbles(const Problem *q, LLVMValueRef rows, GroupRow row) {
    enum { WORD_BITS = 32, BITS = 4, TOP = WORD_BITS - BITS };
    LlvmCtx *l = q->p->l;
    LLVMTypeRef words = ll_vec(l->i32, PANEL_COLUMNS);
    LLVMValueRef at = LLVMBuildUDiv(l->b, row.first, ll_i64(l, GROUP_WORD_ROWS), ""), down = ll_int(words, row.at * BITS);
    LLVMValueRef x = ll_load(l, words, ll_gep(l, words, rows, at), GROUP_SCALE_BYTES);
    if (row.at < 0) {
        LLVMValueRef inside = LLVMBuildTrunc(l->b, LLVMBuildURem(l->b, row.first, ll_i64(l, GROUP_WORD_ROWS), ""), l->i32, "");
        down = ll_splat(l, LLVMBuildMul(l->b, inside, ll_i32(l, BITS), ""), PANEL_COLUMNS);
    }
    static const double numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1};
    LLVMValueRef found = ll_lookup16(l, numbers, row.at ? LLVMBuildLShr(l->b, x, down, "") : x);
    if (found) return found;
    x = LLVMBuildShl(l->b, x, LLVMBuildSub(l->b, ll_int(words, TOP), down, ""), "");
    return LLVMBuildSIToFP(l->b, LLVMBuildAShr(l->b, x, ll_int(words, TOP), ""), ll_vec(l->f32, PANEL_COLUMNS), "");
}

LLVMValueRef grouped_row(const Problem *q, LLVMValueRef group, GroupRow row) {
    LlvmCtx *l = q->p->l;
    LLVMTypeRef bytes = ll_vec(l->i8, PANEL_COLUMNS);
    LLVMValueRef rows = ll_gep_const(l, l->i8, group, GROUP_SCALE_BYTES);
    if (q->stored.bits == 4) return row_of_nibbles(q, rows, row);
    LLVMValueRef k = row.at > 0 ? LLVMBuildAdd(l->b, row.first, ll_i64(l, row.at), "") : row.first;
    LLVMValueRef x = LLVMBuildSExt(l->b, ll_load(l, bytes, ll_gep(l, bytes, rows, k), PANEL_COLUMNS), ll_vec(l->i32, PANEL_COLUMNS), "");
    return LLVMBuildSIToFP(l->b, x, ll_vec(l->f32, PANEL_COLUMNS), "");
}
