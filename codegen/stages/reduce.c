// Reduce stages. Along the operand's last dimension: LANES accumulators side by side, UNROLL of them in turn for long rows, folded in a
// fixed tree, the initial value last. Several rows go side by side where registers suffice, and where elements of the result share what they are computed from
// (ir/ops/reduce/shared.h) some of these beside some rows. The shape depends on the program alone, so neither cores nor processors change a bit. The extremes
// of floats of 16 bits are found without widening them, see "words". Everything else, other regions included, is in index order with lanes along the result:
// row by row (columns.c) or element by element (elem/reduce.c).
#include "codegen/stages/columns.h"
#include "codegen/stages/pairs.h"
#include "codegen/stages/stages.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/shared.h"

#include <string.h>

enum { SUMS = 4, LONG_ROW = SUMS * LANES };
_Static_assert((int)LONG_ROW == (int)REACH_UNIT, "of a short row all counts, of a long one whole turns");
enum { BOXES_ABREAST = SHARED_ABREAST, SHORT_BOXES_ABREAST = 4 }; // the latter where two registers of 16 are one sum
_Static_assert((int)ROWS_ABREAST <= (int)BOXES_ABREAST && (int)MOST_SHARED <= (int)BOXES_ABREAST, "rows are boxes");
_Static_assert((int)ROWS_ABREAST *(int)SUMS <= (int)LL_MAX_CARRY, "a loop carries the sums of all rows");

// What is carried of words: the largest as signed numbers, the least and the largest as unsigned ones.
enum { SIGNED_MOST, LEAST, MOST, WORDS };

typedef struct {
    const Index *from;  // of the operand: where the box begins; without a base: at 0
    Index at[MAX_RANK]; // of the operand
    LLVMValueRef acc[SUMS];
} Row;

// Boxes of one size that are reduced side by side, each in its own sums: what they have in common is loaded once, and no sum waits for another's end.
typedef struct {
    const Op *op;
    OpKind combine;
    const int64_t *box; // their size; 1: nothing to walk along
    Row row[BOXES_ABREAST];
    uint32_t n_rows, n_acc; // what is carried of each
    uint32_t turn;          // vectors of each that are read in a round
    uint32_t reading;       // so many of them read what the others share with them
    int64_t ahead;          // elements from there to what others will read next; 0: that is near
    bool words;
    const Op *product; // of bf16, of which pairs are summed up; or NULL
    int64_t lanes;     // of what is read at a time
    LLVMValueRef end;  // so many of the last dimension count (stage_reach); NULL: all
} Rows;

static LLVMValueRef combine(Elem *e, const Rows *r, LLVMValueRef a, LLVMValueRef b) {
    LLVMValueRef args[2] = {a, b}, out;
    elem_region(e, r->op->regions[0], args, &out);
    return out;
}

// Of what is put together in the end, or under a mask: both may be products, and LLVM would make one of them part of an FMA, or none, by how wide registers
// are.
static LLVMValueRef combine_rounded(Elem *e, const Rows *r, LLVMValueRef a, LLVMValueRef b) {
    e->no_fma = true;
    LLVMValueRef x = combine(e, r, a, b);
    e->no_fma = false;
    return x;
}

// ---- words

// The bits of floats without their sign have the order of their sizes. So the largest of numbers that are not all negative is the largest signed word, else
// the least unsigned one, and the least is the largest unsigned word where that is negative; NaN are beyond the infinity of their sign. Three instructions,
// none of which waits for another, for numbers that stay as short as they are.
static bool are_words(const Op *op, OpKind kind) {
    const Value *x = op->operands[0];
    DType t = x->type->dtype;
    if ((kind != OP_MAXIMUM && kind != OP_MINIMUM) || (t != DT_BF16 && t != DT_F16) || op->results[0].type->dtype != t) return false;
    while (!x->mark && x->def && op_has(x->def->kind, VIEW)) x = x->def->operands[0];
    return x->mark && !((const Place *)x->mark)->wide; // what is computed is wide already
}

static LLVMValueRef words_two(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    static const LlIntrin of[WORDS] = {[SIGNED_MOST] = LL_SMAX, [LEAST] = LL_UMIN, [MOST] = LL_UMAX};
    const uint32_t *which = user;
    return ll_intrin2(l, of[*which], a, b);
}

static LLVMValueRef words_folded(Elem *e, const Rows *r, const Row *row) {
    LlvmCtx *l = e->l;
    DType t = r->op->results[0].type->dtype;
    LLVMValueRef w[WORDS], zero = ll_int(l->i16, 0);
    for (uint32_t i = 0; i < WORDS; i++) w[i] = ll_fold_lanes(l, row->acc[i], words_two, &i);
    bool maximum = r->combine == OP_MAXIMUM;
    LLVMValueRef negative = LLVMBuildICmp(l->b, LLVMIntSLT, maximum ? w[SIGNED_MOST] : w[MOST], zero, "");
    LLVMValueRef word = maximum ? LLVMBuildSelect(l->b, negative, w[LEAST], w[SIGNED_MOST], "") : LLVMBuildSelect(l->b, negative, w[MOST], w[LEAST], "");
    int64_t infinity = t == DT_BF16 ? 0x7f80 : 0x7c00;
    LLVMValueRef nan = LLVMBuildICmp(l->b, LLVMIntSGT, w[SIGNED_MOST], ll_int(l->i16, infinity), "");
    LLVMValueRef negative_nan = LLVMBuildICmp(l->b, LLVMIntUGT, w[MOST], ll_int(l->i16, infinity | 0x8000), "");
    LLVMValueRef x = elem_from_memory(e, t, word), ones = ll_bitcast(l, ll_int(l->i32, (int64_t)0xffff0000), l->f32);
    return LLVMBuildSelect(l->b, LLVMBuildOr(l->b, nan, negative_nan, ""), ones, x, ""); // the NaN that a maximum makes (llvm/intrinsics.c)
}

// A vector, which is number `a` of the round.
static void take_vector(Elem *e, const Rows *r, Row *row, uint32_t a, LLVMValueRef x) {
    if (!r->words) {
        row->acc[a] = combine(e, r, row->acc[a], x);
        return;
    }
    LLVMValueRef word = elem_to_memory(e, r->op->results[0].type->dtype, x);
    for (uint32_t i = 0; i < WORDS; i++) row->acc[i] = words_two(e->l, &i, row->acc[i], word);
}

// ---- rows

// From element i on, under a mask or NULL.
static void take(Phase *p, Rows *r, Row *row, uint32_t a, LLVMValueRef i, LLVMValueRef mask) {
    Elem *e = &p->e;
    const Value *x = r->op->operands[0];
    DType t = r->op->results[0].type->dtype;
    uint32_t last = x->type->rank - 1;
    row->at[last] = (Index){.base = i, .step = 1, .multiple = LANES};
    if (row->from[last].base) row->at[last] = index_add(e, row->at[last], row->from[last]);
    e->mask = mask;
    LLVMValueRef taken = r->product ? pairs_along(e, r->product, row->acc[a], row->at) : elem_converted(e, elem_at(e, x, row->at), x->type->dtype, t);
    e->mask = NULL;
    if (r->product) {
        row->acc[a] = taken;
        return;
    }
    if (mask) taken = LLVMBuildSelect(p->l->b, mask, taken, reducer_neutral(e, r->combine, t, true), "");
    e->no_fma = mask != NULL;
    take_vector(e, r, row, a, taken);
    e->no_fma = false;
}

static void carry_sums(Rows *r, LlvmCtx *l, LlLoop *loop) {
    for (uint32_t i = 0; i < r->n_rows; i++)
        for (uint32_t a = 0; a < r->n_acc; a++) r->row[i].acc[a] = ll_loop_carry(l, loop, r->row[i].acc[a]);
}

static void next_sums(Rows *r, LlvmCtx *l, LlLoop *loop) {
    for (uint32_t i = 0; i < r->n_rows * r->n_acc; i++) ll_loop_next(loop, i, r->row[i / r->n_acc].acc[i % r->n_acc]);
    ll_loop_end(l, loop);
    for (uint32_t i = 0; i < r->n_rows * r->n_acc; i++) r->row[i / r->n_acc].acc[i % r->n_acc] = ll_loop_result(loop, i);
}

// [whole, size): fewer than a round has vectors, the last one masked.
static void reduce_rest(Phase *p, Rows *r, int64_t whole, int64_t size) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    for (int64_t i = whole; i < size; i += r->lanes) {
        size_t mark = memo_open(e);
        uint32_t a = (uint32_t)((i - whole) / r->lanes);
        LLVMValueRef at = ll_i64(l, i), mask = ll_first_lanes(l, (unsigned)r->lanes, size - i);
        for (Row *row = r->row; row < r->row + r->n_rows; row++) take(p, r, row, a, at, mask);
        memo_close(e, mark);
    }
}

// The same where that counts: rows of which not all does end at a whole turn.
static void reduce_rest_if(Phase *p, Rows *r, int64_t whole, int64_t size) {
    LlvmCtx *l = p->l;
    Row before[BOXES_ABREAST];
    memcpy(before, r->row, sizeof before);
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSGT, r->end, ll_i64(l, whole), ""), "rest");
    reduce_rest(p, r, whole, size);
    ll_else(l, &f);
    ll_endif(l, &f);
    for (uint32_t i = 0; i < r->n_rows; i++)
        for (uint32_t a = 0; a < r->n_acc; a++) r->row[i].acc[a] = ll_if_merge(l, &f, r->row[i].acc[a], before[i].acc[a]);
}

// The sums over the last dimension, whole vectors first.
static void reduce_along(Phase *p, Rows *r) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    int64_t size = r->box[r->op->operands[0]->type->rank - 1], step = (int64_t)r->turn * r->lanes, whole = size / step * step;
    LlLoop loop;
    if (whole) {
        size_t mark = memo_open(e);
        int64_t before = e->ahead;
        LLVMValueRef to = r->end ? ll_intrin2(l, LL_SMIN, r->end, ll_i64(l, whole)) : ll_i64(l, whole);
        LLVMValueRef j = ll_loop_begin(l, &loop, ll_i64(l, 0), to, ll_i64(l, step), "j");
        carry_sums(r, l, &loop);
        for (uint32_t a = 0; a < r->turn; a++) {
            LLVMValueRef at = LLVMBuildAdd(l->b, j, ll_i64(l, a * r->lanes), "");
            for (uint32_t i = 0; i < r->n_rows; i++) {
                e->ahead = i < r->reading ? r->ahead : 0;
                take(p, r, &r->row[i], a, at, NULL);
            }
            e->ahead = before;
        }
        next_sums(r, l, &loop);
        memo_close(e, mark);
    }
    if (r->end && whole < size) reduce_rest_if(p, r, whole, size);
    else reduce_rest(p, r, whole, size);
}

// The boxes' dimensions before the last one, in order.
static void reduce_boxes(Phase *p, Rows *r, uint32_t level) {
    const Type t = r->op->operands[0]->type;
    while (level + 1 < t->rank && r->box[level] == 1) level++;
    if (level + 1 >= t->rank) {
        reduce_along(p, r);
        return;
    }
    LlvmCtx *l = p->l;
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, r->box[level]), ll_i64(l, 1), "k");
    carry_sums(r, l, &loop);
    for (Row *row = r->row; row < r->row + r->n_rows; row++) {
        row->at[level] = index_scalar(i, 1);
        if (row->from[level].base) row->at[level] = index_add(&p->e, row->at[level], row->from[level]);
    }
    reduce_boxes(p, r, level + 1);
    next_sums(r, l, &loop);
    memo_close(&p->e, mark);
}

typedef struct {
    Elem *e;
    const Rows *rows;
} Folding;

static LLVMValueRef fold_two(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    Folding *f = user;
    unsigned lanes = f->e->lanes;
    f->e->lanes = ll_lanes(ll_type(a));
    LLVMValueRef x = combine_rounded(f->e, f->rows, a, b);
    f->e->lanes = lanes;
    (void)l;
    return x;
}

// What is in the lanes of each box is put together, into a lane of the result.
static LLVMValueRef rows_folded(Elem *e, Rows *r) {
    LLVMValueRef sums[BOXES_ABREAST];
    Folding f = {e, r};
    for (uint32_t i = 0; i < r->n_rows; i++) {
        LLVMValueRef *acc = r->row[i].acc;
        if (r->n_acc == SUMS) {
            acc[0] = combine_rounded(e, r, acc[0], acc[2]);
            acc[1] = combine_rounded(e, r, acc[1], acc[3]);
            acc[0] = combine_rounded(e, r, acc[0], acc[1]);
        }
        sums[i] = acc[0];
    }
    return ll_fold_rows(e->l, sums, r->n_rows, fold_two, &f);
}

static LLVMValueRef rows_of_words_folded(Elem *e, Rows *r) {
    LLVMValueRef out = words_folded(e, r, &r->row[0]);
    if (r->n_rows > 1) out = ll_splat(e->l, out, r->n_rows);
    for (uint32_t i = 1; i < r->n_rows; i++) out = LLVMBuildInsertElement(e->l->b, out, words_folded(e, r, &r->row[i]), ll_i32(e->l, (int)i), "");
    return out;
}

// A lane for each box. `sums`: of a long row. Others that share are sums enough. `sharing`: so many times those that are read.
static LLVMValueRef reduce_abreast(Phase *p, const Op *op, OpKind combine_by, uint32_t sums, uint32_t sharing, const Index (*from)[MAX_RANK], uint32_t n,
                                   const int64_t *box) {
    Elem *e = &p->e;
    uint32_t rank = op->operands[0]->type->rank;
    Rows r = {.op = op, .combine = combine_by, .box = box, .n_rows = n, .reading = n / sharing, .words = are_words(op, combine_by), .product = pairs_of(p, op)};
    r.lanes = r.product ? 2 * LANES : LANES;
    r.turn = box[rank - 1] >= LONG_ROW ? sums : 1, r.n_acc = r.words ? WORDS : r.turn;
    if (columns_are_afar(p, op)) r.ahead = r.reading * box[rank - 1];
    if (r.turn == SUMS && op_attr(op, ATTR_terms)) r.end = stage_reach(p, op, ATTR_terms, box[rank - 1]);
    unsigned lanes = e->lanes;
    e->lanes = LANES;
    for (uint32_t i = 0; i < n; i++) {
        r.row[i].from = from[i];
        memcpy(r.row[i].at, from[i], sizeof r.row[i].at);
        LLVMValueRef first = reducer_neutral(e, combine_by, op->results[0].type->dtype, true);
        if (r.words) first = elem_to_memory(e, op->results[0].type->dtype, first);
        for (uint32_t a = 0; a < r.n_acc; a++) r.row[i].acc[a] = first;
    }
    reduce_boxes(p, &r, 0);
    LLVMValueRef out = r.words ? rows_of_words_folded(e, &r) : rows_folded(e, &r);
    e->lanes = lanes;
    return out;
}

LLVMValueRef box_reduce(Phase *p, const Op *op, OpKind combine_by, const Index *from, const int64_t *box) {
    Index at[1][MAX_RANK];
    memcpy(at[0], from, sizeof at[0]);
    return reduce_abreast(p, op, combine_by, SUMS, 1, at, 1, box);
}

typedef struct {
    const Op *op;
    OpKind combine;
    Index index[MAX_RANK]; // of the result
    uint32_t abreast;      // elements of it that are computed side by side, along its last dimension
    int64_t shared;        // another dimension, along which so many are at each of these; -1: there is none
    uint32_t sharing, most_sharing;
} Reduction;

// Rows of so many columns each, of which index has the one of each element.
static void store_rows(Elem *e, const Value *v, const Index (*index)[MAX_RANK], uint32_t n, uint32_t columns, LLVMValueRef all) {
    uint32_t last = v->type->rank - 1;
    bool neighbours = columns > 1 && ((const Place *)v->mark)->strides[last] == 1;
    if (!neighbours) columns = 1;
    for (uint32_t k = 0; k < n; k += columns) {
        Index at[MAX_RANK];
        memcpy(at, index[k], sizeof at);
        if (neighbours) at[last].step = 1;
        e->lanes = columns;
        elem_store(e, v, v->mark, at, n == 1 ? all : ll_slice(e->l, all, k, columns));
    }
    e->lanes = 1;
}

// From this index of the result on, so many along its last dimension.
static void reduce_elements(Phase *p, Reduction *r, uint32_t columns) {
    Elem *e = &p->e;
    LlvmCtx *l = p->l;
    const Op *op = r->op;
    const Value *v = &op->results[0];
    Axes dims = op_axes(op, ATTR_dimensions);
    const Type t = op->operands[0]->type;
    Index index[BOXES_ABREAST][MAX_RANK], from[BOXES_ABREAST][MAX_RANK];
    int64_t box[MAX_RANK];
    uint32_t n = columns * r->sharing;
    for (uint32_t k = 0; k < n; k++) {
        uint32_t column = k % columns, row = k / columns;
        memcpy(index[k], r->index, sizeof index[k]);
        if (column) index[k][v->type->rank - 1].base = LLVMBuildAdd(l->b, r->index[v->type->rank - 1].base, ll_i64(l, column), "");
        if (row) index[k][r->shared].base = LLVMBuildAdd(l->b, r->index[r->shared].base, ll_i64(l, row), "");
        for (uint32_t i = 0, kept = 0; i < t->rank; i++) {
            bool reduced = axes_contain(dims, i);
            box[i] = reduced ? t->dims[i] : 1;
            from[k][i] = !reduced ? index[k][kept++] : box[i] == 1 ? index_const(e, 0) : (Index){0}; // all of it: nothing to add
        }
    }
    e->lanes = 1;
    LLVMValueRef first = elem_at(e, op->operands[1], NULL), sums, args[2], all;
    sums = reduce_abreast(p, op, r->combine, r->shared < 0 ? SUMS : 1, r->sharing, from, n, box);
    e->lanes = ll_lanes(ll_type(sums));
    args[0] = sums, args[1] = elem_splat(e, first);
    elem_region(e, op->regions[0], args, &all);
    e->lanes = 1;
    store_rows(e, v, index, n, n > 1 ? columns : 1, all);
}

static void reduce_level(Phase *p, Reduction *r, uint32_t level);

// [from, to) of this dimension of the result, in steps of n.
static void reduce_range(Phase *p, Reduction *r, uint32_t level, LLVMValueRef from, LLVMValueRef to, uint32_t n) {
    LlvmCtx *l = p->l;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, n), "row");
    size_t mark = memo_open(&p->e);
    r->index[level] = index_scalar(i, 1);
    if (level == r->shared) r->sharing = n;
    if (level + 1 == r->op->results[0].type->rank) reduce_elements(p, r, n);
    else reduce_level(p, r, level + 1);
    memo_close(&p->e, mark);
    ll_loop_end(l, &loop);
}

static void reduce_level(Phase *p, Reduction *r, uint32_t level) {
    LlvmCtx *l = p->l;
    const Type t = r->op->results[0].type;
    LLVMValueRef from, to, middle;
    uint32_t abreast = level == r->shared ? r->most_sharing : level + 1 == t->rank ? r->abreast : 1;
    stage_range(p, r->op, level, &from, &to);
    if (abreast > 1 && t->dims[level] >= abreast) {
        middle = LLVMBuildSub(l->b, to, LLVMBuildURem(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, abreast), ""), "");
        reduce_range(p, r, level, from, middle, abreast);
        from = middle;
    }
    reduce_range(p, r, level, from, to, 1);
}

static void reduce_result(Phase *p, Reduction *r) {
    if (r->op->results[0].type->rank) reduce_level(p, r, 0);
    else reduce_elements(p, r, 1);
}

// Where what is read most is the same along a dimension in front of the last one.
static void share_rows(const Phase *p, Reduction *r) {
    const Type t = r->op->results[0].type;
    int64_t shared = shared_dim_of(r->op);
    if (shared < 0 || shared + 1 == t->rank) return;
    uint32_t most = p->target->facts.vector_bytes >= LANES * sizeof(float) ? BOXES_ABREAST : SHORT_BOXES_ABREAST;
    if (dtype_bytes(t->dtype) > sizeof(float)) most /= 2;
    r->shared = shared;
    r->most_sharing = (uint32_t)i64_min(t->dims[shared], most);
    r->abreast = most / r->most_sharing;
}

void emit_reduce_stage(Phase *p, const Op *op) {
    if (op->kind == OP_REDUCE_CHUNKS) {
        emit_chunks_stage(p, op);
        return;
    }
    Reduction r = {.op = op, .abreast = op_attr(op, ATTR_terms) ? 1 : rows_abreast(p, op->operands[0]), .shared = -1, .sharing = 1};
    if (reducer_takes_rows(op, &r.combine)) share_rows(p, &r), reduce_result(p, &r);
    else if (!emit_columns_reduce(p, op)) emit_map_stage(p, op);
}
