// Chunks of long reductions (tpu.reduce_chunks): each is reduced from its first element on, which the ops behind are computed for as it is needed. One
// that runs along the operand's last dimension is summed in lanes, as a row is (reduce.c). In any other a lane has a chunk of its own, whose elements
// it takes in order, as regions that do not commute want it: with lanes along the last dimension of the result that is not 1. Where that is the operand's last
// one, chunks of all lanes are read row by row, as they lie: in registers side by side, or by columns.c.
//
// The last chunk along a dimension may be shorter: it has code of its own, so that every loop has as many rounds as the types say.
#include "codegen/stages/columns.h"
#include "codegen/stages/stages.h"

#include "ir/ops/reduce/chunks.h"

typedef struct {
    const Op *op;
    OpKind combine;        // where the lanes of a chunk run along the operand's last dimension
    int64_t box[MAX_RANK]; // of the chunks at hand
    Index index[MAX_RANK]; // of the result
    uint32_t lane_dim;     // lanes have chunks of their own along this one; the rank: none
} Chunks;

static void chunks_here(Phase *p, Chunks *s) {
    Elem *e = &p->e;
    const Op *op = s->op;
    Axes size = op_axes(op, ATTR_window_dimensions);
    LLVMValueRef acc[LL_MAX_CARRY];
    if (s->lane_dim == size.n) {
        Index from[MAX_RANK];
        for (uint32_t i = 0; i < size.n; i++) from[i] = index_scale(e, s->index[i], size.v[i]);
        acc[0] = box_reduce(p, op, s->combine, from, s->box);
    } else {
        elem_chunk(e, op, s->index, s->box, acc);
    }
    for (uint32_t r = 0; r < op->n_results; r++) elem_store(e, &op->results[r], op->results[r].mark, s->index, acc[r]);
}

static void chunks_vector(Phase *p, Index i, void *context) {
    Chunks *s = context;
    s->index[s->lane_dim] = i;
    chunks_here(p, s);
}

static void chunks_level(Phase *p, Chunks *s, uint32_t level);

// Those along this dimension that have their whole size.
static void whole_chunks(Phase *p, Chunks *s, uint32_t level, LLVMValueRef from, LLVMValueRef to, int64_t n) {
    LlvmCtx *l = p->l;
    if (level == s->lane_dim) {
        bool last = level + 1 == s->op->operands[0]->type->rank;
        unsigned lanes = last ? columns_abreast(s->op) : LANES;
        if (lanes == LANES && last && emit_columns_chunks(p, s->op, s->index, s->box, from, to)) return;
        wide_loop(p, from, to, n, lanes, chunks_vector, s);
        return;
    }
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "chunk");
    s->index[level] = index_scalar(i, 1);
    chunks_level(p, s, level + 1);
    ll_loop_end(l, &loop);
}

static void chunks_level(Phase *p, Chunks *s, uint32_t level) {
    LlvmCtx *l = p->l;
    const Op *op = s->op;
    const Type t = op->operands[0]->type;
    size_t mark = memo_open(&p->e);
    if (level == t->rank) {
        chunks_here(p, s);
    } else if (op->results[0].type->dims[level] == 1) {
        chunks_level(p, s, level + 1); // the index is 0, as it was
    } else {
        int64_t size = op_axes(op, ATTR_window_dimensions).v[level], whole = t->dims[level] / size, rest = t->dims[level] % size;
        LLVMValueRef from, to;
        stage_range(p, op, level, &from, &to);
        whole_chunks(p, s, level, from, rest ? ll_intrin2(l, LL_SMIN, to, ll_i64(l, whole)) : to, whole);
        if (rest) {
            LlIf f;
            ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSGT, to, ll_i64(l, whole), ""), "last");
            s->box[level] = rest;
            s->index[level] = index_const(&p->e, whole);
            chunks_level(p, s, level + 1);
            s->box[level] = size;
            ll_endif(l, &f);
        }
    }
    memo_close(&p->e, mark);
}

void emit_chunks_stage(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Axes size = op_axes(op, ATTR_window_dimensions);
    Chunks s = {.op = op};
    for (uint32_t i = 0; i < t->rank; i++) s.box[i] = i64_min(size.v[i], t->dims[i]), s.index[i] = index_const(&p->e, 0);
    reducer_is_known(op, &s.combine);
    s.lane_dim = chunks_lane_dim(op);
    chunks_level(p, &s, 0);
}
