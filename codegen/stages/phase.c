// What stages are written in, see phase.h: the range of a value that is this task's, room in the scratch of its core, vectors along the last
// dimension. A row is walked in whole vectors of LANES and one that is masked; which lanes that has does not depend on how tasks are shared among
// cores, so neither do results.
#include "codegen/stages/phase.h"

#include <stdio.h>

int64_t stage_dim(const Op *op, uint32_t i) {
    Axes map = op_axes(op, ATTR_map);
    return i < map.n ? map.v[i] : -1;
}

void stage_range(Phase *p, const Op *op, uint32_t i, LLVMValueRef *out_from, LLVMValueRef *out_to) {
    int64_t d = stage_dim(op, i);
    *out_from = d < 0 ? ll_i64(p->l, 0) : p->start[d];
    *out_to = d < 0 ? ll_i64(p->l, op->results[0].type->dims[i]) : p->end[d];
    int64_t chunk = op->kind == OP_REDUCE_CHUNKS ? op_axes(op, ATTR_window_dimensions).v[i] : 1;
    if (d < 0 || chunk == 1) return;
    *out_from = LLVMBuildUDiv(p->l->b, *out_from, ll_i64(p->l, chunk), "");
    *out_to = LLVMBuildUDiv(p->l->b, LLVMBuildAdd(p->l->b, *out_to, ll_i64(p->l, chunk - 1), ""), ll_i64(p->l, chunk), "");
}

LLVMValueRef stage_reach(Phase *p, const Op *op, AttrKey key, int64_t size) {
    LlvmCtx *l = p->l;
    if (!op_attr(op, key)) return ll_i64(l, size);
    LLVMValueRef from, to, unit = ll_i64(l, REACH_UNIT);
    stage_range(p, op, op->results[0].type->rank - (op->kind == OP_REDUCE ? 1 : 2), &from, &to);
    LLVMValueRef end = LLVMBuildAdd(l->b, to, ll_i64(l, op_int(op, key, 0) - 1 + REACH_UNIT - 1), "");
    end = ll_intrin2(l, LL_SMAX, LLVMBuildAnd(l->b, end, ll_i64(l, -REACH_UNIT), ""), unit);
    return ll_intrin2(l, LL_SMIN, end, ll_i64(l, size));
}

int64_t stage_extent(const Phase *p, const Op *op, const Value *v, uint32_t i) {
    int64_t d = stage_dim(op, i);
    return d < 0 ? v->type->dims[i] : i64_min(p->tile[d], v->type->dims[i]);
}

uint64_t phase_scratch(Phase *p, uint64_t bytes) {
    uint64_t at = p->scratch_bytes;
    p->scratch_bytes = (at + bytes + 63) & ~UINT64_C(63);
    return at;
}

LLVMValueRef phase_scratch_ptr(Phase *p, uint64_t offset) { return ll_gep_const(p->l, p->l->i8, p->scratch, (int64_t)offset); }

void phase_set_attrs(LlvmCtx *l, LLVMValueRef func, const Target *target) {
    ll_attr_text(l, func, "target-cpu", target->cpu);
    if (*target->more) ll_attr_text(l, func, "target-features", target->more);
    ll_attr_text(l, func, "tune-cpu", target->tune);
    char bits[16];
    snprintf(bits, sizeof bits, "%u", target->facts.vector_bytes * 8);
    ll_attr_text(l, func, "prefer-vector-width", bits);
    ll_attr_text(l, func, "min-legal-vector-width", bits);
}

void phase_has_dots(LlvmCtx *l, LLVMValueRef func, const Target *target) {
    char features[128];
    snprintf(features, sizeof features, "%s%s+avx512vnni", target->more, *target->more ? "," : "");
    ll_attr_text(l, func, "target-features", features);
}

void vector_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, VectorBody *body, void *context) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef lanes = ll_i64(l, LANES), mask_before = e->mask;
    unsigned lanes_before = e->lanes;
    e->lanes = LANES;
    LLVMValueRef whole = LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -LANES), ""), middle = LLVMBuildAdd(l->b, from, whole, "");
    bool some = !LLVMIsAConstantInt(whole) || LLVMConstIntGetZExtValue(whole);
    if (some) {
        LlLoop loop;
        size_t mark = memo_open(e);
        LLVMValueRef i = ll_loop_begin(l, &loop, from, middle, lanes, "i");
        e->mask = NULL;
        body(p, (Index){.base = i, .step = 1, .multiple = LANES}, context);
        ll_loop_end(l, &loop);
        memo_close(e, mark);
    }
    int64_t rest = size % LANES;
    if (rest) {
        // Only the last tile has a rest; where the range is known, the branch folds away.
        LLVMValueRef bits[LANES];
        for (int i = 0; i < LANES; i++) bits[i] = LLVMConstInt(l->i1, i < rest, 0);
        LLVMValueRef left = LLVMBuildICmp(l->b, LLVMIntSLT, middle, to, "");
        bool always = LLVMIsAConstantInt(left) != NULL;
        LlIf f;
        if (!always) ll_if(l, &f, left, "rest");
        size_t mark = memo_open(e);
        e->mask = LLVMConstVector(bits, LANES);
        if (!always || LLVMConstIntGetZExtValue(left)) body(p, (Index){.base = middle, .step = 1, .multiple = LANES}, context);
        memo_close(e, mark);
        if (!always) ll_endif(l, &f);
    }
    e->mask = mask_before;
    e->lanes = lanes_before;
}

static void batch_level(Phase *p, const Op *op, uint32_t level, Index *batch, BatchBody *body, void *context) {
    if (level + 2 == op->results[0].type->rank) {
        body(p, batch, context);
        return;
    }
    LLVMValueRef from, to;
    stage_range(p, op, level, &from, &to);
    LlLoop loop;
    batch[level] = index_scalar(ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "batch"), 1);
    batch_level(p, op, level + 1, batch, body, context);
    ll_loop_end(p->l, &loop);
}

void batch_loop(Phase *p, const Op *op, BatchBody *body, void *context) {
    Index batch[MAX_RANK] = {0};
    batch_level(p, op, 0, batch, body, context);
}
