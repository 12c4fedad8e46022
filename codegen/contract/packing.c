// See packing.h. The dimensions of the packed value are those of the domain, and behind these the panels and the rows of panels (passes/fuse/phases.c), whose
// ranges are those of the block at hand.
#include "codegen/contract/packing.h"

#include "ir/ops/plan.h"

#include <string.h>

enum { UNIT_ROWS = 16, ROWS_AHEAD = 32 }; // of a line of units; of a matrix, from memory

static uint32_t batch_dims(const Problem *q) { return q->packs->results[0].type->rank - 3; }

// Elements of a row of panels.
static int64_t row_elements(const Problem *q) { return unit_elements(q->element_type, q->packs->results[0].type->dtype); }

Packing packing_new(const Problem *q) {
    uint32_t n = batch_dims(q);
    Packing t = {0};
    int64_t columns = i64_round_up(q->tile_columns, PANEL_COLUMNS), rows = q->depth / row_elements(q);
    t.panels = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)(columns * q->depth) * dtype_bytes(q->element_type)));
    t.place.ptr = t.panels;
    t.place.strides[n] = rows * PANEL_COLUMNS;
    t.place.strides[n + 1] = PANEL_COLUMNS;
    t.place.strides[n + 2] = 1;
    return t;
}

// Rows of a matrix in memory lie too far apart for a processor to foresee them: elements from what is read to what is fetched meanwhile. 0: nothing is.
static int64_t elements_ahead(const Problem *q) {
    const Value *v = q->packs->operands[0];
    if (type_bytes(v->type) < 4 * q->p->target->facts.l2_bytes || op_attr(q->packs, ATTR_across)) return 0;
    while (v->def && v->def->n_operands == 1 && !v->mark) v = v->def->operands[0];
    const Type t = v->type;
    return !v->def && t->rank >= 2 && t->dims[t->rank - 1] == q->columns ? ROWS_AHEAD * q->columns : 0;
}

static LLVMValueRef panels_of(LlvmCtx *l, LLVMValueRef columns) { return LLVMBuildLShr(l->b, columns, ll_i64(l, __builtin_ctz(PANEL_COLUMNS)), ""); }

void packing_fill(Packing *t, const Problem *q, const Index *batch, LLVMValueRef n_from, LLVMValueRef n_to, LLVMValueRef k0, LLVMValueRef n) {
    Phase *p = q->p;
    LlvmCtx *l = p->l;
    Value *packed = &q->packs->results[0];
    int64_t unit = row_elements(q), tile[MAX_RANK];
    uint32_t at = p->rank, n_batch = batch_dims(q);
    LLVMValueRef start[MAX_RANK], end[MAX_RANK], one = ll_i64(l, 1);
    memcpy(start, p->start, sizeof start);
    memcpy(end, p->end, sizeof end);
    memcpy(tile, p->tile, p->rank * sizeof *tile);
    for (uint32_t i = 0; i < n_batch; i++) {
        int64_t d = stage_dim(q->packs, i);
        t->place.origin[i] = batch[i].base;
        if (d >= 0) p->start[d] = batch[i].base, p->end[d] = LLVMBuildAdd(l->b, batch[i].base, one, ""), tile[d] = 1;
    }
    p->start[at] = panels_of(l, n_from);
    p->end[at] = panels_of(l, LLVMBuildAdd(l->b, n_to, ll_i64(l, PANEL_COLUMNS - 1), ""));
    p->start[at + 1] = LLVMBuildUDiv(l->b, k0, ll_i64(l, unit), "");
    if (unit > 1) {
        n = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, n, ll_i64(l, UNIT_ROWS * unit - 1), ""), ll_i64(l, UNIT_ROWS * unit), "");
        n = LLVMBuildMul(l->b, n, ll_i64(l, UNIT_ROWS), "");
    }
    p->end[at + 1] = LLVMBuildAdd(l->b, p->start[at + 1], n, "");
    tile[at] = i64_ceil_div(q->tile_columns, PANEL_COLUMNS), tile[at + 1] = q->depth / unit;
    const int64_t *before = p->tile;
    p->tile = tile;
    t->place.origin[n_batch] = p->start[at], t->place.origin[n_batch + 1] = p->start[at + 1];
    packed->mark = &t->place;
    size_t mark = memo_open(&p->e);
    int64_t ahead = p->e.ahead;
    p->e.ahead = elements_ahead(q);
    emit_map_stage(p, q->packs);
    p->e.ahead = ahead;
    memo_close(&p->e, mark);
    packed->mark = NULL;
    p->tile = before;
    memcpy(p->start, start, sizeof start);
    memcpy(p->end, end, sizeof end);
}

LLVMValueRef packing_at(const Packing *t, const Problem *q, LLVMValueRef n_from, LLVMValueRef n0) {
    LlvmCtx *l = q->p->l;
    return ll_gep(l, q->packed, t->panels, LLVMBuildMul(l->b, LLVMBuildSub(l->b, n0, n_from, ""), ll_i64(l, q->depth), ""));
}
