// Sort stages: rows along one dimension, or runs of rows that are too long for a core's second cache, which merge stages of later phases
// join. A row is copied into two buffers in turn, one of them the result where its elements lie side by side; runs of four are
// merged by twos until one is left (bottom-up merge sort: stable, and bounded whatever the comparator says).
#include "codegen/stages/sort.h"

#include "ir/ops/sort.h"

#include <string.h>

#define B (s->p->l->b)

// ---- what moves

typedef struct {
    const Value *v;
    bool found;
} Reading;

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

static Sorter sorter(Phase *p, const Op *op) {
    Sorter s = {.p = p, .op = op};
    s.unpredictable = LLVMMetadataAsValue(p->l->context, LLVMMDNodeInContext2(p->l->context, NULL, 0));
    s.columns = arena_array(p->arena, Column, op->n_operands + 1); // one for positions
    s.compared = arena_array(p->arena, bool, op->n_operands);
    for (uint32_t k = 0; k < op->n_operands; k++) s.compared[k] = comparator_reads(op, k);
    p->e.lanes = 1;
    sort_capture(&s);
    return s;
}

// Without AVX-512 one of two floats is chosen by a branch: their bits are moved instead. Where few elements are wanted that is faster by a fifth with it, too;
// merges are slower by a twentieth.
static LLVMTypeRef moved_type(const Sorter *s, DType t) {
    LlvmCtx *l = s->p->l;
    if (l->avx512 && !sort_selects(s->op)) return elem_memory_type(&s->p->e, t);
    return t == DT_F32 ? l->i32 : t == DT_F64 ? l->i64 : elem_memory_type(&s->p->e, t);
}

static void add_operand(Sorter *s, uint32_t k, int64_t stride) {
    LLVMTypeRef memory = moved_type(s, s->op->operands[k]->type->dtype);
    s->columns[s->n_columns++] = (Column){.operand = (int)k, .compared = s->compared[k], .stride = stride, .memory = memory};
}

// Few operands move themselves. Of many, some that are compared do, and positions by which the others are found.
static void choose_columns(Sorter *s, int64_t row) {
    const Op *op = s->op;
    bool all = op->n_operands <= MAX_COLUMNS, others = false;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        if (all || (s->n_columns < MAX_KEYS_MOVED && s->compared[k])) add_operand(s, k, 1);
        else others |= s->compared[k];
    }
    if (!all)
        s->columns[s->n_columns++] = (Column){.operand = POSITIONS, .compared = others, .stride = 1, .memory = row > INT32_MAX ? s->p->l->i64 : s->p->l->i32};
}

static bool moves(const Sorter *s, uint32_t operand) {
    for (uint32_t c = 0; c < s->n_columns; c++)
        if (s->columns[c].operand == (int)operand) return true;
    return false;
}

// ---- rows

enum { OPERANDS_A_LOOP = 16 };

typedef struct {
    Sorter s;
    uint32_t dim;
    int64_t longest;       // of the range that a task sorts
    unsigned n_levels;     // merges, one after the other
    uint32_t first, last;  // operands that a loop copies: [first, last)
    Index index[MAX_RANK]; // of the row
    LLVMValueRef from, to; // the range
    // Of each operand: the row in scratch, as a place from which any index along the dimension can be read; where a column begins and ends.
    Place **aside, **begin, **end;
    uint64_t *scratch; // offset of two rows for each operand, then of the positions
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
    for (unsigned i = 0; i < 2; i++) st->scratch[2 * op->n_operands + i] = phase_scratch(s->p, (uint64_t)st->longest * ll_bits(s->p->l, last->memory) / 8);
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
    LLVMValueRef x[OPERANDS_A_LOOP];
    st->index[st->dim] = i;
    for (uint32_t k = st->first; k < st->last; k++) x[k - st->first] = elem_at(&p->e, op->operands[k], st->index);
    for (uint32_t k = st->first; k < st->last; k++) elem_store(&p->e, &op->results[k], st->aside[k] ? st->aside[k] : st->begin[k], st->index, x[k - st->first]);
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

static bool is_stored(const SortStage *st, uint32_t k) { return !st->aside[k] && in_result(st, k); }

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
    for (uint32_t k = st->first; k < st->last; k++) {
        const Value *v = &op->results[k];
        if (is_stored(st, k)) continue;
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

// All operands, a loop for a few of them at a time: LLVM's time for a loop grows faster than what is in it.
static void copy_operands(SortStage *st, VectorBody *body, bool all) {
    uint32_t n = st->s.op->n_operands;
    for (st->first = 0; st->first < n; st->first = st->last) {
        bool stored = true;
        for (st->last = st->first; st->last < n && st->last - st->first < OPERANDS_A_LOOP; st->last++) stored &= is_stored(st, st->last);
        if (all || !stored) vector_loop(st->s.p, st->from, st->to, st->s.op->results[0].type->dims[st->dim], body, st);
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

void sort_levels(Sorter *s, unsigned n_levels, LLVMValueRef n) {
    LlvmCtx *l = s->p->l;
    if (!n_levels) return;
    LlLoop loop;
    Column start[MAX_COLUMNS];
    memcpy(start, s->columns, s->n_columns * sizeof *start);
    ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n_levels), ll_i64(l, 1), "level");
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
    memcpy(s->columns, start, s->n_columns * sizeof *start);
}

static void sort_row(SortStage *st) {
    Sorter *s = &st->s;
    Phase *p = s->p;
    int64_t size = s->op->results[0].type->dims[st->dim];
    stage_range(p, s->op, st->dim, &st->from, &st->to);
    LLVMValueRef n = LLVMBuildSub(B, st->to, st->from, "");
    place_row(st);
    copy_operands(st, load_vector, true);
    number_positions(st, n);
    sort_fours(s, n, (unsigned)(size % 4));
    sort_levels(s, st->n_levels, n);
    copy_operands(st, store_vector, false);
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
    st.s = sorter(p, op);
    choose_columns(&st.s, st.longest);
    if (sort_selects(op)) {
        emit_select_stage(&st.s, sort_wanted(op));
        return;
    }
    int64_t d = sort_lane_dim(op, p->target->facts.l2_bytes);
    if (d >= 0) {
        emit_network_stage(&st.s, (uint32_t)d);
        return;
    }
    for (int64_t run = 4; run < st.longest; run *= 2) st.n_levels++;
    reserve(&st);
    sort_level(&st, 0);
}

// ---- merging runs of a long row, a piece of the result at a time

typedef struct {
    Sorter s;
    int64_t run, piece;
    LLVMValueRef first, second, end; // two neighbouring runs: [first, second) and [second, end)
} Pair;

typedef struct {
    LLVMValueRef i, j;
} Point; // so many elements of both have been taken: [first, i) and [second, j)

// Where `taken` elements have been taken, between two points that are known. Method: merge path (Odeh, Green, Mwassi, Shmueli & Birk 2012,
// "Merge Path - Parallel Merging Made Simple").
static Point point_between(Pair *pr, LLVMValueRef taken, Point low, Point high) {
    Sorter *s = &pr->s;
    LlvmCtx *l = s->p->l;
    LLVMValueRef sum = LLVMBuildAdd(B, LLVMBuildAdd(B, taken, pr->first, ""), pr->second, ""); // of i and j
    LLVMValueRef range[2] = {ll_intrin2(l, LL_SMAX, low.i, LLVMBuildSub(B, sum, high.j, "")), ll_intrin2(l, LL_SMIN, high.i, LLVMBuildSub(B, sum, low.j, ""))};
    While w;
    while_begin(l, &w, range, 2);
    while_body(l, &w, LLVMBuildICmp(B, LLVMIntSLT, w.phi[0], w.phi[1], ""));
    LLVMValueRef i = LLVMBuildLShr(B, LLVMBuildAdd(B, w.phi[0], w.phi[1], ""), ll_i64(l, 1), "");
    LLVMValueRef j = LLVMBuildSub(B, LLVMBuildSub(B, sum, i, ""), ll_i64(l, 1), "");
    LLVMValueRef second = sort_is_before(s, j, i); // then i is not among them
    LLVMValueRef next[2] = {ll_select(l, second, w.phi[0], LLVMBuildAdd(B, i, ll_i64(l, 1), "")), ll_select(l, second, i, w.phi[1])};
    while_end(l, &w, next);
    return (Point){w.phi[0], LLVMBuildSub(B, sum, w.phi[0], "")};
}

// Where `taken` elements have been taken, a multiple of the piece or all: by halves, so that all pieces find the same points, in order,
// even if the comparator contradicts itself.
static Point point_at(Pair *pr, LLVMValueRef taken) {
    Sorter *s = &pr->s;
    LlvmCtx *l = s->p->l;
    LLVMValueRef all = LLVMBuildSub(B, pr->end, pr->first, "");
    LlLoop loop;
    int64_t n_halves = 0;
    while (pr->piece << n_halves < 2 * pr->run) n_halves++;
    ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n_halves), ll_i64(l, 1), "half");
    LLVMValueRef width = ll_loop_carry(l, &loop, ll_i64(l, pr->run)), base = ll_loop_carry(l, &loop, ll_i64(l, 0));
    Point low = {ll_loop_carry(l, &loop, pr->first), ll_loop_carry(l, &loop, pr->second)};
    Point high = {ll_loop_carry(l, &loop, pr->second), ll_loop_carry(l, &loop, pr->end)};
    LLVMValueRef middle = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, base, width, ""), all);
    Point at = point_between(pr, middle, low, high);
    LLVMValueRef above = LLVMBuildICmp(B, LLVMIntSGE, taken, middle, "");
    ll_loop_next(&loop, 0, LLVMBuildLShr(B, width, ll_i64(l, 1), ""));
    ll_loop_next(&loop, 1, ll_select(l, above, middle, base));
    ll_loop_next(&loop, 2, ll_select(l, above, at.i, low.i));
    ll_loop_next(&loop, 3, ll_select(l, above, at.j, low.j));
    ll_loop_next(&loop, 4, ll_select(l, above, high.i, at.i));
    ll_loop_next(&loop, 5, ll_select(l, above, high.j, at.j));
    ll_loop_end(l, &loop);
    LLVMValueRef is_end = LLVMBuildICmp(B, LLVMIntEQ, taken, all, "");
    return (Point){ll_select(l, is_end, pr->second, ll_loop_result(&loop, 2)), ll_select(l, is_end, pr->end, ll_loop_result(&loop, 3))};
}

static void merge_piece(Pair *pr, Index *index, uint32_t dim) {
    Sorter *s = &pr->s;
    Phase *p = s->p;
    LlvmCtx *l = p->l;
    index[dim] = index_const(&p->e, 0);
    for (uint32_t k = 0; k < s->n_columns; k++) {
        const Value *from = s->op->operands[k], *to = &s->op->results[k];
        s->columns[k].from = elem_address(&p->e, from, from->mark, index);
        s->columns[k].to = elem_address(&p->e, to, to->mark, index);
    }
    LLVMValueRef at, to, n = ll_i64(l, s->op->results[0].type->dims[dim]), run = ll_i64(l, pr->run);
    stage_range(p, s->op, dim, &at, &to);
    pr->first = LLVMBuildSub(B, at, LLVMBuildURem(B, at, ll_i64(l, 2 * pr->run), ""), "");
    pr->second = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, pr->first, run, ""), n);
    pr->end = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, pr->second, run, ""), n);
    Point low = point_at(pr, LLVMBuildSub(B, at, pr->first, "")), high = point_at(pr, LLVMBuildSub(B, to, pr->first, ""));
    sort_merge(s, low.i, high.i, low.j, high.j, at);
}

static void merge_rows(Pair *pr, Index *index, uint32_t level, uint32_t dim) {
    Phase *p = pr->s.p;
    if (level == dim) level++;
    if (level >= pr->s.op->results[0].type->rank) {
        merge_piece(pr, index, dim);
        return;
    }
    LLVMValueRef from, to;
    stage_range(p, pr->s.op, level, &from, &to);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "row");
    index[level] = index_scalar(i, 1);
    merge_rows(pr, index, level + 1, dim);
    ll_loop_end(p->l, &loop);
}

void emit_merge_stage(Phase *p, const Op *op) {
    uint32_t dim = sort_dimension(op);
    Pair pr = {.s = sorter(p, op), .run = op_axes(op, ATTR_tile).v[0], .piece = stage_extent(p, op, &op->results[0], dim)};
    for (uint32_t k = 0; k < op->n_operands; k++) add_operand(&pr.s, k, ((const Place *)op->results[k].mark)->strides[dim]);
    Index index[MAX_RANK];
    merge_rows(&pr, index, 0, dim);
}
