// Stages that compute one element after the other, in rows of vectors: a map stage stores every element of its result where it lies, an
// update the elements of a box, at its clamped start in the result. Maps that read across memory are in turn.c.
#include "codegen/stages/stages.h"
#include "codegen/stages/turn.h"

typedef struct {
    const Op *op;
    Index index[MAX_RANK];
    uint32_t rank;
    const Value *later; // what another stage of the task stores to memory where this one stores to scratch, or NULL
} MapStage;

// While a stage computes on what is near, nothing comes from memory unless it is asked for: here the lines that a later stage of the task will write, where a
// task has more of them than the first cache holds (fewer would push out what is read), and all tasks more than the second.
static const Value *stored_later(const Phase *p, const Op *op) {
    enum { FIRST_CACHE = 48 << 10 };
    const Value *v = &op->results[0];
    const Type t = v->type;
    if (op->n_results != 1 || !scratch_holds(v) || dtype_is_complex(t->dtype) || type_bytes(t) < 2 * p->target->facts.l2_bytes) return NULL;
    int64_t bytes = (int64_t)dtype_bytes(t->dtype);
    for (uint32_t i = 0; i < t->rank; i++) bytes *= stage_extent(p, op, v, i);
    for (const Op *next = op->next; next && bytes > FIRST_CACHE; next = next->next) {
        const Value *w = &next->results[0];
        if (stage_of(next) != STAGE_MAP || next->n_results != 1 || scratch_holds(w) || !w->mark || w->type != t) continue;
        bool same = true;
        for (uint32_t i = 0; i < t->rank; i++) same &= stage_dim(op, i) == stage_dim(next, i);
        if (same) return w;
    }
    return NULL;
}

static void map_vector(Phase *p, Index i, void *context) {
    MapStage *s = context;
    if (s->rank) s->index[s->rank - 1] = i;
    LLVMValueRef x[LL_MAX_CARRY];
    for (uint32_t r = 0; r < s->op->n_results; r++) { // emit_of, not elem: the value has a place already
        const Value *v = &s->op->results[r];
        Place *place = v->mark;
        ((Value *)(uintptr_t)v)->mark = NULL;
        x[r] = elem_at(&p->e, v, s->index);
        ((Value *)(uintptr_t)v)->mark = place;
    }
    if (s->later && !p->e.mask) elem_write_soon(&p->e, s->later, s->later->mark, s->index);
    for (uint32_t r = 0; r < s->op->n_results; r++)
        for (const Place *at = s->op->results[r].mark; at; at = at->copy) elem_store(&p->e, &s->op->results[r], at, s->index, x[r]);
}

// Along the last dimension.
static void map_row(Phase *p, MapStage *s, LLVMValueRef from, LLVMValueRef to) {
    int64_t size = s->op->results[0].type->dims[s->rank - 1];
    if (op_attr(s->op, ATTR_reach)) to = stage_reach(p, s->op, ATTR_reach, size);
    wide_loop(p, from, to, size, s->op->n_results == 1 ? lanes_abreast(p, &s->op->results[0]) : LANES, map_vector, s);
}

// Panels from `from` on, some of them row by row together. Gives the first that is left.
static LLVMValueRef panels_abreast(Phase *p, MapStage *s, uint32_t level, LLVMValueRef from, LLVMValueRef to) {
    LlvmCtx *l = p->l;
    LLVMValueRef n = LLVMBuildSub(l->b, to, from, ""), whole = LLVMBuildAdd(l->b, from, LLVMBuildAnd(l->b, n, ll_i64(l, -PANELS_ABREAST), ""), "");
    LLVMValueRef k_from, k_to, column_from, column_to;
    stage_range(p, s->op, level + 1, &k_from, &k_to);
    stage_range(p, s->op, level + 2, &column_from, &column_to);
    LlLoop panels, rows;
    LLVMValueRef panel = ll_loop_begin(l, &panels, from, whole, ll_i64(l, PANELS_ABREAST), "panels");
    LLVMValueRef k = ll_loop_begin(l, &rows, k_from, k_to, ll_i64(l, 1), "row");
    s->index[level + 1] = index_scalar(k, 1);
    for (int64_t i = 0; i < PANELS_ABREAST; i++) {
        size_t mark = memo_open(&p->e);
        s->index[level] = index_scalar(LLVMBuildAdd(l->b, panel, ll_i64(l, i), ""), 1);
        map_row(p, s, column_from, column_to);
        memo_close(&p->e, mark);
    }
    ll_loop_end(l, &rows);
    ll_loop_end(l, &panels);
    return whole;
}

static void map_level(Phase *p, MapStage *s, uint32_t level) {
    LlvmCtx *l = p->l;
    if (s->rank == 0) {
        map_vector(p, (Index){0}, s);
        return;
    }
    LLVMValueRef from, to;
    stage_range(p, s->op, level, &from, &to);
    if (level + 1 == s->rank) {
        map_row(p, s, from, to);
        return;
    }
    if (s->op->kind == OP_PACK && level + 3 == s->rank) from = panels_abreast(p, s, level, from, to);
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row");
    s->index[level] = index_scalar(i, 1);
    map_level(p, s, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

void emit_map_stage(Phase *p, const Op *op) {
    if (emit_turned_map(p, op) || emit_quads_map(p, op) || emit_neighbours_map(p, op)) return;
    MapStage s = {.op = op, .rank = op->results[0].type->rank, .later = stored_later(p, op)};
    map_level(p, &s, 0);
}

static void update_vector(Phase *p, Index i, void *context) {
    MapStage *s = context;
    const Op *op = s->op;
    Elem *e = &p->e;
    if (s->rank) s->index[s->rank - 1] = i;
    LLVMValueRef x = elem_at(e, op->operands[1], s->index);
    Index at[MAX_RANK];
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    for (uint32_t d = 0; d < s->rank; d++) {
        int64_t most = op->results[0].type->dims[d] - op->operands[1]->type->dims[d];
        at[d] = s->index[d];
        if (!most) continue;
        e->lanes = 1, e->mask = NULL;
        at[d] = index_add(e, at[d], index_clamped(e, elem_at(e, op->operands[2 + d], NULL), op->operands[2 + d]->type->dtype, most));
        e->lanes = lanes, e->mask = mask;
    }
    elem_store(e, &op->results[0], op->results[0].mark, at, x);
}

static void update_level(Phase *p, MapStage *s, uint32_t level) {
    LlvmCtx *l = p->l;
    if (s->rank == 0) {
        update_vector(p, (Index){0}, s);
        return;
    }
    if (level + 1 == s->rank) {
        vector_loop(p, p->start[level], p->end[level], s->op->operands[1]->type->dims[level], update_vector, s);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, p->start[level], p->end[level], ll_i64(l, 1), "row");
    s->index[level] = index_scalar(i, 1);
    update_level(p, s, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

void emit_update_stage(Phase *p, const Op *op) {
    MapStage s = {.op = op, .rank = op->results[0].type->rank};
    update_level(p, &s, 0);
}
