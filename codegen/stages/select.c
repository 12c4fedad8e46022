// Sort stages of which only the first elements of each row are read, few of many (top_k): a buffer holds the best so far, in order, and
// behind them what came in front of the last of those; it is sorted whenever it is nearly full. An element that is not before the
// last of the best, with which most of a row is done, costs a lane of a comparison. Later elements stand behind equal earlier ones, so the
// order is the one of sorting the whole row.
#include "codegen/stages/sort.h"

#include "ir/ops/sort.h"

#include <string.h>

enum { CHUNK = 256 };

typedef struct {
    Sorter s;
    uint32_t dim;
    int64_t wanted, capacity;
    unsigned n_levels;     // even: the buffers end as they began
    Index index[MAX_RANK]; // of the row
    LLVMValueRef chunk;    // where the chunk of the row begins that is looked at
    Place **fresh;         // it, of each operand
} Select;

#define B (s->p->l->b)

static LLVMValueRef room(Select *st, int64_t elems, DType t) {
    Phase *p = st->s.p;
    return phase_scratch_ptr(p, phase_scratch(p, (uint64_t)elems * dtype_bytes(t)));
}

static void reserve(Select *st) {
    Sorter *s = &st->s;
    st->fresh = arena_array(s->p->arena, Place *, s->n_columns);
    for (uint32_t k = 0; k < s->n_columns; k++) {
        DType t = s->op->operands[k]->type->dtype;
        s->columns[k].from = room(st, st->capacity, t);
        s->columns[k].to = room(st, st->capacity, t);
        st->fresh[k] = arena_new(s->p->arena, Place);
        st->fresh[k]->ptr = room(st, CHUNK + LANES, t);
        st->fresh[k]->strides[st->dim] = 1;
        st->fresh[k]->stored_by = s->p->e.stage;
    }
}

static void load_vector(Phase *p, Index i, void *context) {
    Select *st = context;
    const Op *op = st->s.op;
    LLVMValueRef *x = arena_array(p->arena, LLVMValueRef, op->n_operands);
    st->index[st->dim] = i;
    for (uint32_t k = 0; k < op->n_operands; k++) x[k] = elem_at(&p->e, op->operands[k], st->index);
    for (uint32_t k = 0; k < op->n_operands; k++) elem_store(&p->e, &op->results[k], st->fresh[k], st->index, x[k]);
}

// Bits of the lanes, from element `at` of the chunk on, that belong before the last of the best.
static LLVMValueRef better(Select *st, LLVMValueRef at) {
    Sorter *s = &st->s;
    Elem *e = &s->p->e;
    LlvmCtx *l = e->l;
    const Block *region = s->op->regions[0];
    LLVMValueRef *args = arena_array(s->p->arena, LLVMValueRef, region->n_args), out;
    for (uint32_t i = 0; i < region->n_args; i++) {
        const Value *v = s->op->operands[i / 2];
        Place place = *st->fresh[i / 2];
        memset(place.origin, 0, sizeof place.origin);
        Index index[MAX_RANK];
        for (uint32_t d = 0; d < v->type->rank; d++) index[d] = index_const(e, 0);
        if (i % 2) place.ptr = s->columns[i / 2].from;
        index[st->dim] = i % 2 ? index_const(e, st->wanted - 1) : (Index){.base = at, .step = 1, .multiple = LANES};
        e->lanes = LANES;
        args[i] = elem_load(e, v, &place, index);
    }
    elem_region(e, region, args, &out);
    e->lanes = 1;
    if (ll_lanes(ll_type(out)) == 1) out = ll_splat(l, out, LANES);
    return ll_bitcast(l, out, l->i16);
}

// Appends the elements of these bits: the count behind them.
static LLVMValueRef append(Select *st, LLVMValueRef bits, LLVMValueRef at, LLVMValueRef count) {
    Sorter *s = &st->s;
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, LANES), ll_i64(l, 1), "lane");
    LLVMValueRef n = ll_loop_carry(l, &loop, count), from = LLVMBuildAdd(B, at, i, "");
    // Stored in any case, counted if it belongs there.
    for (uint32_t k = 0; k < s->n_columns; k++) sort_copy_column(s, &s->columns[k], st->fresh[k]->ptr, from, s->columns[k].from, n);
    LLVMValueRef bit = LLVMBuildLShr(B, bits, LLVMBuildTrunc(B, i, l->i16, ""), "");
    ll_loop_next(&loop, 0, LLVMBuildAdd(B, n, LLVMBuildZExt(B, LLVMBuildTrunc(B, bit, l->i1, ""), l->i64, ""), ""));
    ll_loop_end(l, &loop);
    return ll_loop_result(&loop, 0);
}

// The lanes of a group at `at`, of a chunk of n elements. `full`: there is a last of the best.
static LLVMValueRef look_at(Select *st, LLVMValueRef at, LLVMValueRef n, LLVMValueRef full, LLVMValueRef count) {
    Sorter *s = &st->s;
    LlvmCtx *l = s->p->l;
    LLVMValueRef inside = ll_bitcast(l, ll_mask_first(l, LANES, LLVMBuildSub(B, n, at, "")), l->i16);
    LLVMValueRef bits = LLVMBuildAnd(B, inside, LLVMBuildOr(B, better(st, at), LLVMBuildSExt(B, LLVMBuildNot(B, full, ""), l->i16, ""), ""), "");
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(B, LLVMIntNE, bits, ll_int(l->i16, 0), ""), "better");
    LLVMValueRef more = append(st, bits, at, count);
    ll_else(l, &f);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, more, count);
}

static void select_row(Select *st) {
    Sorter *s = &st->s;
    Phase *p = s->p;
    LlvmCtx *l = p->l;
    int64_t size = s->op->operands[0]->type->dims[st->dim];
    LLVMValueRef n = ll_i64(l, size);
    LlLoop chunks, groups;
    size_t mark = memo_open(&p->e);
    st->chunk = ll_loop_begin(l, &chunks, ll_i64(l, 0), n, ll_i64(l, CHUNK), "chunk");
    LLVMValueRef count = ll_loop_carry(l, &chunks, ll_i64(l, 0)), full = ll_loop_carry(l, &chunks, LLVMConstInt(l->i1, 0, 0));
    LLVMValueRef end = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, st->chunk, ll_i64(l, CHUNK), ""), n), length = LLVMBuildSub(B, end, st->chunk, "");
    for (uint32_t k = 0; k < s->n_columns; k++) st->fresh[k]->origin[st->dim] = st->chunk;
    vector_loop(p, st->chunk, end, size, load_vector, st);
    LLVMValueRef at = ll_loop_begin(l, &groups, ll_i64(l, 0), length, ll_i64(l, LANES), "group");
    LLVMValueRef so_far = ll_loop_carry(l, &groups, count);
    ll_loop_next(&groups, 0, look_at(st, at, length, full, so_far));
    ll_loop_end(l, &groups);
    count = ll_loop_result(&groups, 0);
    LLVMValueRef last = LLVMBuildICmp(B, LLVMIntEQ, end, n, "");
    LLVMValueRef tight = LLVMBuildICmp(B, LLVMIntSGT, count, ll_i64(l, st->capacity - CHUNK - LANES), "");
    LlIf f;
    ll_if(l, &f, LLVMBuildOr(B, last, tight, ""), "sort");
    sort_fours(s, count, ANY_REST);
    sort_levels(s, st->n_levels, count);
    LLVMValueRef kept = ll_intrin2(l, LL_SMIN, count, ll_i64(l, st->wanted));
    ll_else(l, &f);
    ll_endif(l, &f);
    ll_loop_next(&chunks, 0, ll_if_merge(l, &f, kept, count));
    ll_loop_next(&chunks, 1, LLVMBuildOr(B, full, tight, ""));
    ll_loop_end(l, &chunks);
    memo_close(&p->e, mark);
}

static void store_vector(Phase *p, Index i, void *context) {
    Select *st = context;
    const Op *op = st->s.op;
    st->index[st->dim] = i;
    for (uint32_t k = 0; k < op->n_results; k++) {
        Place best = *st->fresh[k];
        best.ptr = st->s.columns[k].from;
        memset(best.origin, 0, sizeof best.origin);
        elem_store(&p->e, &op->results[k], op->results[k].mark, st->index, elem_load(&p->e, &op->results[k], &best, st->index));
    }
}

static void select_level(Select *st, uint32_t level) {
    Phase *p = st->s.p;
    if (level == st->dim) level++;
    size_t mark = memo_open(&p->e);
    if (level >= st->s.op->results[0].type->rank) {
        select_row(st);
        vector_loop(p, ll_i64(p->l, 0), ll_i64(p->l, st->wanted), st->wanted, store_vector, st);
    } else {
        LLVMValueRef from, to;
        stage_range(p, st->s.op, level, &from, &to);
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "row");
        st->index[level] = index_scalar(i, 1);
        select_level(st, level + 1);
        ll_loop_end(p->l, &loop);
    }
    memo_close(&p->e, mark);
}

void emit_select_stage(Sorter *s, int64_t wanted) {
    Select st = {.s = *s, .dim = sort_dimension(s->op), .wanted = wanted, .capacity = 4, .n_levels = 0};
    while (st.capacity < 4 * CHUNK || st.capacity < 2 * wanted + CHUNK) st.capacity *= 4, st.n_levels += 2;
    reserve(&st);
    select_level(&st, 0);
}
