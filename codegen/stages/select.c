// Sort stages of which only the first elements of each row are read, few of many (top_k): a buffer holds the best so far, in order, and
// behind them what came in front of the last of those; it is sorted whenever there are as many of these. An element that is not before the
// last of the best, with which most of a row is done, costs a lane of a comparison: of a block of vectors one branch asks whether there is any. Later elements
// stand behind equal earlier ones, so the order is the one of sorting the whole row.
#include "codegen/stages/sort.h"

#include "ir/ops/sort.h"

#include <string.h>

enum { GROUPS = 4, CHUNK = GROUPS * LANES, FEWEST_NEW = 32 };

typedef struct {
    Sorter s;
    uint32_t dim;
    int64_t wanted, limit, capacity; // limit: the buffer is sorted when it holds so many
    unsigned n_levels;               // even: the buffers end as they began
    Index index[MAX_RANK];           // of the row
    Place **fresh;                   // a block of it, of each operand
    LLVMValueRef bits;               // of each group of the block: the lanes that are wanted
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
        st->fresh[k]->ptr = room(st, CHUNK, t);
        st->fresh[k]->strides[st->dim] = 1;
        st->fresh[k]->stored_by = s->p->e.stage;
    }
    st->bits = room(st, GROUPS, DT_I16);
}

// Bits of the lanes at st->index that belong before the last of the best.
static LLVMValueRef better(Select *st) {
    Sorter *s = &st->s;
    Elem *e = &s->p->e;
    LlvmCtx *l = e->l;
    const Block *region = s->op->regions[0];
    LLVMValueRef *args = arena_array(s->p->arena, LLVMValueRef, region->n_args), out;
    for (uint32_t k = 0; k < s->op->n_operands; k++) {
        const Value *v = s->op->operands[k];
        Place best = *st->fresh[k];
        best.ptr = s->columns[k].from;
        Index index[MAX_RANK];
        for (uint32_t d = 0; d < v->type->rank; d++) index[d] = index_const(e, 0);
        index[st->dim] = index_const(e, st->wanted - 1);
        args[2 * k + 1] = elem_load(e, v, &best, index);
        args[2 * k] = s->compared[k] ? elem_at(e, v, st->index) : args[2 * k + 1];
    }
    elem_region(e, region, args, &out);
    if (ll_lanes(ll_type(out)) == 1) out = ll_splat(l, out, LANES);
    if (e->mask) out = LLVMBuildAnd(B, out, e->mask, "");
    return ll_bitcast(l, out, l->i16);
}

// Group g of the block at `at`, of `n` elements that are known when this is compiled.
static void place_group(Select *st, LLVMValueRef at, unsigned g, int64_t n) {
    Elem *e = &st->s.p->e;
    LlvmCtx *l = e->l;
    e->mask = ll_first_lanes(l, LANES, n);
    st->index[st->dim] = (Index){.base = LLVMBuildAdd(l->b, at, ll_i64(l, g * LANES), ""), .step = 1, .multiple = LANES};
}

static void copy_group(Select *st, unsigned g) {
    const Op *op = st->s.op;
    Elem *e = &st->s.p->e;
    Index local[MAX_RANK];
    memcpy(local, st->index, sizeof local);
    local[st->dim] = (Index){.base = ll_i64(e->l, g * LANES), .step = 1, .multiple = LANES};
    for (uint32_t k = 0; k < op->n_operands; k++) elem_store(e, &op->results[k], st->fresh[k], local, elem_at(e, op->operands[k], st->index));
}

// Appends the elements of the block that have a bit: the count behind them.
static LLVMValueRef append(Select *st, unsigned n_groups, LLVMValueRef count) {
    Sorter *s = &st->s;
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    While w;
    LLVMValueRef g = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n_groups), ll_i64(l, 1), "group"), so_far = ll_loop_carry(l, &loop, count);
    LLVMValueRef bits = LLVMBuildZExt(B, ll_load(l, l->i16, ll_gep(l, l->i16, st->bits, g), 0), l->i64, ""), one = ll_i64(l, 1);
    while_begin(l, &w, (LLVMValueRef[]){bits, so_far}, 2);
    while_body(l, &w, LLVMBuildICmp(B, LLVMIntNE, w.phi[0], ll_i64(l, 0), ""));
    LLVMValueRef from = LLVMBuildAdd(B, LLVMBuildMul(B, g, ll_i64(l, LANES), ""), ll_ctz(l, w.phi[0]), "");
    for (uint32_t k = 0; k < s->n_columns; k++) sort_copy_column(s, &s->columns[k], st->fresh[k]->ptr, from, s->columns[k].from, w.phi[1]);
    LLVMValueRef rest = LLVMBuildAnd(B, w.phi[0], LLVMBuildSub(B, w.phi[0], one, ""), "");
    while_end(l, &w, (LLVMValueRef[]){rest, LLVMBuildAdd(B, w.phi[1], one, "")});
    ll_loop_next(&loop, 0, w.phi[1]);
    ll_loop_end(l, &loop);
    return ll_loop_result(&loop, 0);
}

// The block of n elements at `at`: what of it belongs before the last of the best, or all as long as there is none (full is false).
static LLVMValueRef look_at(Select *st, LLVMValueRef at, int64_t n, LLVMValueRef full, LLVMValueRef count) {
    Sorter *s = &st->s;
    Elem *e = &s->p->e;
    LlvmCtx *l = e->l;
    unsigned n_groups = (unsigned)i64_ceil_div(n, LANES);
    LLVMValueRef bits[GROUPS], any = ll_int(l->i16, 0), none_yet = LLVMBuildSExt(B, LLVMBuildNot(B, full, ""), l->i16, "");
    size_t mark = memo_open(e);
    e->lanes = LANES;
    for (unsigned g = 0; g < n_groups; g++) {
        int64_t left = i64_min(n - g * LANES, LANES);
        place_group(st, at, g, left);
        LLVMValueRef all = LLVMBuildAnd(B, none_yet, ll_int(l->i16, left < LANES ? (INT64_C(1) << left) - 1 : -1), "");
        bits[g] = LLVMBuildOr(B, better(st), all, "");
        any = LLVMBuildOr(B, any, bits[g], "");
    }
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(B, LLVMIntNE, any, ll_int(l->i16, 0), ""), "better");
    size_t inner = memo_open(e);
    for (unsigned g = 0; g < n_groups; g++) {
        place_group(st, at, g, i64_min(n - g * LANES, LANES));
        copy_group(st, g);
        ll_store(l, bits[g], ll_gep_const(l, l->i16, st->bits, g), 0);
    }
    e->lanes = 1, e->mask = NULL;
    LLVMValueRef more = append(st, n_groups, count);
    memo_close(e, inner);
    ll_else(l, &f);
    ll_endif(l, &f);
    memo_close(e, mark);
    return ll_if_merge(l, &f, more, count);
}

static void sort_buffer(Select *st, LLVMValueRef count) {
    sort_fours(&st->s, count, ANY_REST);
    sort_levels(&st->s, st->n_levels, count);
}

static void select_row(Select *st) {
    Sorter *s = &st->s;
    LlvmCtx *l = s->p->l;
    int64_t size = s->op->operands[0]->type->dims[st->dim], whole = size / CHUNK * CHUNK;
    LlLoop chunks;
    LLVMValueRef at = ll_loop_begin(l, &chunks, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, CHUNK), "chunk");
    LLVMValueRef count = ll_loop_carry(l, &chunks, ll_i64(l, 0)), full = ll_loop_carry(l, &chunks, LLVMConstInt(l->i1, 0, 0));
    count = look_at(st, at, CHUNK, full, count);
    LLVMValueRef tight = LLVMBuildICmp(B, LLVMIntSGE, count, ll_i64(l, st->limit), "");
    LlIf f;
    ll_if(l, &f, tight, "sort");
    ll_if_unlikely(l, &f);
    sort_buffer(st, count);
    ll_else(l, &f);
    ll_endif(l, &f);
    ll_loop_next(&chunks, 0, ll_if_merge(l, &f, ll_i64(l, st->wanted), count));
    ll_loop_next(&chunks, 1, LLVMBuildOr(B, full, tight, ""));
    ll_loop_end(l, &chunks);
    count = ll_loop_result(&chunks, 0), full = ll_loop_result(&chunks, 1);
    if (size > whole) count = look_at(st, ll_i64(l, whole), size - whole, full, count);
    sort_buffer(st, count);
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
    Select st = {.s = *s, .dim = sort_dimension(s->op), .wanted = wanted, .limit = wanted + i64_max(wanted, FEWEST_NEW), .capacity = 4, .n_levels = 0};
    while (st.capacity < st.limit + CHUNK) st.capacity *= 4, st.n_levels += 2;
    reserve(&st);
    select_level(&st, 0);
}
