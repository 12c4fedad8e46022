// Sort stages: rows along one dimension, or runs of rows that are too long for a core's second cache, which merge stages of later phases
// join. A row is copied into two buffers in turn, one of them the result where its elements lie side by side; runs of four are
// merged by twos until one is left (bottom-up merge sort: stable, and bounded whatever the comparator says).
#include "codegen/sort.h"

#include <string.h>

ELEM_OF(sort) {
    (void)e, (void)index;
    ICE("%s is a stage, not an element", op_text(op->kind));
}

#define B (s->p->l->b)

// ---- what moves

typedef struct { const Value *v; bool found; } Reading;

static void find_reading(Op *op, void *context) {
    Reading *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++) r->found |= op->operands[i] == r->v;
}

static bool comparator_reads(const Op *sort, uint32_t k) {
    Block *b = sort->regions[0];
    Reading left = {b->args[2 * k], false}, right = {b->args[2 * k + 1], false};
    block_walk(b, find_reading, &left);
    block_walk(b, find_reading, &right);
    return left.found || right.found;
}

static void add_column(Sorter *s, int operand, LLVMTypeRef memory) {
    s->columns[s->n_columns++] = (Column){.operand = operand, .memory = memory, .stride = 1};
}

static void choose_columns(Sorter *s, int64_t row) {
    Elem *e = &s->p->e;
    const Op *op = s->op;
    bool all = op->n_operands <= MAX_COLUMNS;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        if (!all && (s->n_columns == MAX_KEYS_MOVED || !comparator_reads(op, k))) continue;
        add_column(s, (int)k, elem_memory_type(e, op->operands[k]->type->dtype));
    }
    if (!all) add_column(s, POSITIONS, row > INT32_MAX ? e->l->i64 : e->l->i32);
}

static bool moves(const Sorter *s, uint32_t operand) {
    for (uint32_t c = 0; c < s->n_columns; c++)
        if (s->columns[c].operand == (int)operand) return true;
    return false;
}

static Sorter sorter(Phase *p, const Op *op, int64_t row) {
    Sorter s = {.p = p, .op = op};
    s.unpredictable = LLVMMetadataAsValue(p->l->context, LLVMMDNodeInContext2(p->l->context, NULL, 0));
    p->e.lanes = 1;
    choose_columns(&s, row);
    sort_capture(&s);
    return s;
}

// ---- rows

typedef struct {
    Sorter s;
    uint32_t dim;
    int64_t longest;         // of the range that a task sorts
    unsigned n_levels;       // merges, one after the other
    Index index[MAX_RANK];   // of the row
    LLVMValueRef from, to;   // the range
    // Of each operand: the row in scratch, as a place from which any index along the dimension can be read; where a column begins and ends.
    Place **aside, **begin, **end;
    uint64_t *scratch;       // offset of two rows for each operand, then of the positions
} SortStage;

static bool in_result(const SortStage *st, uint32_t k) {
    const Place *place = st->s.op->results[k].mark;
    return place->strides[st->dim] == 1 || st->s.op->results[k].type->dims[st->dim] == 1;
}

static Place *row_place(SortStage *st, LLVMValueRef ptr) {
    Place *place = arena_new(st->s.p->arena, Place);
    place->ptr = ptr;
    place->strides[st->dim] = 1;
    place->origin[st->dim] = st->from;
    place->stored_by = st->s.p->e.stage;
    return place;
}

static void reserve(SortStage *st) {
    Sorter *s = &st->s;
    const Op *op = s->op;
    st->scratch = arena_array(s->p->arena, uint64_t, 2 * (op->n_operands + 1));
    st->aside = arena_array(s->p->arena, Place *, op->n_operands);
    st->begin = arena_array(s->p->arena, Place *, op->n_operands);
    st->end = arena_array(s->p->arena, Place *, op->n_operands);
    s->aside = st->aside;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        uint64_t bytes = (uint64_t)st->longest * dtype_bytes(op->operands[k]->type->dtype);
        st->scratch[2 * k] = phase_scratch(s->p, bytes);
        if (moves(s, k) && !in_result(st, k)) st->scratch[2 * k + 1] = phase_scratch(s->p, bytes);
    }
    const Column *last = &s->columns[s->n_columns - 1];
    if (last->operand != POSITIONS) return;
    for (unsigned i = 0; i < 2; i++)
        st->scratch[2 * op->n_operands + i] = phase_scratch(s->p, (uint64_t)st->longest * ll_bits(s->p->l, last->memory) / 8);
}

// The buffers of this row: `from` is where the levels begin, so that they end in the result where that is one of the two.
static void place_row(SortStage *st) {
    Sorter *s = &st->s;
    Phase *p = s->p;
    bool odd = st->n_levels % 2;
    for (uint32_t k = 0; k < s->op->n_operands; k++)
        if (!moves(s, k)) st->aside[k] = row_place(st, phase_scratch_ptr(p, st->scratch[2 * k]));
    for (uint32_t c = 0; c < s->n_columns; c++) {
        Column *column = &s->columns[c];
        uint32_t k = column->operand < 0 ? s->op->n_operands : (uint32_t)column->operand;
        LLVMValueRef one = phase_scratch_ptr(p, st->scratch[2 * k]), last;
        if (column->operand >= 0 && in_result(st, k)) {
            Index at[MAX_RANK];
            memcpy(at, st->index, sizeof at);
            at[st->dim] = index_scalar(st->from, 1);
            last = elem_address(&p->e, &s->op->results[k], s->op->results[k].mark, at);
        } else {
            last = phase_scratch_ptr(p, st->scratch[2 * k + 1]);
        }
        column->from = odd ? one : last;
        column->to = odd ? last : one;
        if (column->operand < 0) continue;
        st->begin[k] = row_place(st, column->from);
        st->end[k] = row_place(st, last);
    }
}

static void load_vector(Phase *p, Index i, void *context) {
    SortStage *st = context;
    const Op *op = st->s.op;
    LLVMValueRef *x = arena_array(p->arena, LLVMValueRef, op->n_operands);
    st->index[st->dim] = i;
    for (uint32_t k = 0; k < op->n_operands; k++) x[k] = elem(&p->e, op->operands[k], st->index);
    for (uint32_t k = 0; k < op->n_operands; k++)
        elem_store(&p->e, &op->results[k], st->aside[k] ? st->aside[k] : st->begin[k], st->index, x[k]);
}

static void number_positions(SortStage *st, LLVMValueRef n) {
    LlvmCtx *l = st->s.p->l;
    const Column *c = &st->s.columns[st->s.n_columns - 1];
    if (c->operand != POSITIONS) return;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, 1), "position");
    ll_store(l, LLVMBuildTrunc(l->b, i, c->memory, ""), ll_gep(l, c->memory, c->from, i), 0);
    ll_loop_end(l, &loop);
}

static LLVMValueRef positions_at(SortStage *st, Index i) {
    Phase *p = st->s.p;
    const Column *c = &st->s.columns[st->s.n_columns - 1];
    LLVMValueRef from = st->n_levels % 2 ? c->to : c->from, at = LLVMBuildSub(p->l->b, i.base, st->from, "");
    LLVMValueRef ptr = ll_gep(p->l, c->memory, from, at);
    LLVMTypeRef shape = ll_vec(c->memory, LANES);
    LLVMValueRef x = p->e.mask ? ll_masked_load(p->l, shape, ptr, p->e.mask, NULL, 0) : ll_load(p->l, shape, ptr, 0);
    x = LLVMBuildZExt(p->l->b, x, ll_vec(p->l->i64, LANES), "");
    return LLVMBuildAdd(p->l->b, x, ll_splat(p->l, st->from, LANES), "");
}

// What did not end in its result is stored there: gathered by its position, or across the rows of the result.
static void store_vector(Phase *p, Index i, void *context) {
    SortStage *st = context;
    const Op *op = st->s.op;
    Index moved = {.multiple = 1};
    for (uint32_t k = 0; k < op->n_operands; k++) {
        const Value *v = &op->results[k];
        if (!st->aside[k] && in_result(st, k)) continue;
        st->index[st->dim] = i;
        if (st->aside[k]) {
            if (!moved.vec) moved.vec = positions_at(st, i);
            st->index[st->dim] = moved;
        }
        LLVMValueRef x = elem_load(&p->e, v, st->aside[k] ? st->aside[k] : st->end[k], st->index);
        st->index[st->dim] = i;
        elem_store(&p->e, v, v->mark, st->index, x);
    }
}

static void merge_level(Sorter *s, LLVMValueRef run, LLVMValueRef n) {
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    LLVMValueRef lo = ll_loop_begin(l, &loop, ll_i64(l, 0), n, LLVMBuildShl(B, run, ll_i64(l, 1), ""), "pair");
    LLVMValueRef mid = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, lo, run, ""), n), hi = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, mid, run, ""), n);
    sort_merge(s, lo, mid, mid, hi, lo);
    ll_loop_end(l, &loop);
}

static void merge_levels(SortStage *st, LLVMValueRef n) {
    Sorter *s = &st->s;
    LlvmCtx *l = s->p->l;
    if (!st->n_levels) return;
    LlLoop loop;
    Column start[MAX_COLUMNS];
    memcpy(start, s->columns, sizeof start);
    ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, st->n_levels), ll_i64(l, 1), "level");
    LLVMValueRef run = ll_loop_carry(l, &loop, ll_i64(l, 4));
    for (uint32_t c = 0; c < s->n_columns; c++) {
        s->columns[c].from = ll_loop_carry(l, &loop, start[c].from);
        s->columns[c].to = ll_loop_carry(l, &loop, start[c].to);
    }
    merge_level(s, run, n);
    ll_loop_next(&loop, 0, LLVMBuildShl(B, run, ll_i64(l, 1), ""));
    for (uint32_t c = 0; c < s->n_columns; c++) {
        ll_loop_next(&loop, 1 + 2 * c, s->columns[c].to);
        ll_loop_next(&loop, 2 + 2 * c, s->columns[c].from);
    }
    ll_loop_end(l, &loop);
    memcpy(s->columns, start, sizeof start);
}

static void sort_row(SortStage *st) {
    Sorter *s = &st->s;
    Phase *p = s->p;
    int64_t size = s->op->results[0].type->dims[st->dim];
    stage_range(p, s->op, st->dim, &st->from, &st->to);
    LLVMValueRef n = LLVMBuildSub(B, st->to, st->from, "");
    place_row(st);
    vector_loop(p, st->from, st->to, size, load_vector, st);
    number_positions(st, n);
    sort_fours(s, n, (unsigned)(size % 4));
    merge_levels(st, n);
    bool stored = true;
    for (uint32_t k = 0; k < s->op->n_operands; k++) stored &= !st->aside[k] && in_result(st, k);
    if (!stored) vector_loop(p, st->from, st->to, size, store_vector, st);
}

static void sort_level(SortStage *st, uint32_t level) {
    Phase *p = st->s.p;
    if (level == st->dim) level++;
    size_t mark = memo_open(&p->e);
    if (level >= st->s.op->results[0].type->rank) {
        sort_row(st);
    } else {
        LLVMValueRef from, to;
        stage_range(p, st->s.op, level, &from, &to);
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "row");
        st->index[level] = index_scalar(i, 1);
        sort_level(st, level + 1);
        ll_loop_end(p->l, &loop);
    }
    memo_close(&p->e, mark);
}

void emit_sort_stage(Phase *p, const Op *op) {
    uint32_t dim = sort_dimension(op);
    SortStage st = {.dim = dim, .longest = stage_extent(p, op, &op->results[0], dim)};
    st.s = sorter(p, op, st.longest);
    for (int64_t run = 4; run < st.longest; run *= 2) st.n_levels++;
    reserve(&st);
    sort_level(&st, 0);
}
