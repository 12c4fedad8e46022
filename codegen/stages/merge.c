// Comparing and merging rows: see sort.h. Nothing here branches on what a comparator says, but where a merge runs out of one side.
//
// Four elements are sorted in registers with five comparisons: two pairs, then the ends of both, then the middle. A merge runs from both ends
// at once, which are two independent chains of loads and comparisons, as many steps each as the shorter side has elements, so that no
// step can leave its side; what remains between them is merged from the front. Both ends agree on every element that they take if the comparator
// is an order; if it contradicts itself they may cross, and then the merge is made again from the front alone.
#include "codegen/stages/sort.h"

#include "ir/ops/sort.h"

#include <string.h>

#define B (s->p->l->b)

// ---- elements

static Index whole(LLVMValueRef i) { return (Index){.base = i, .multiple = 1}; }

static bool is_pair(const Sorter *s, const Column *c) { return c->operand >= 0 && dtype_is_complex(s->op->operands[c->operand]->type->dtype); }

static LLVMValueRef at_stride(Sorter *s, const Column *c, LLVMValueRef i) { return c->stride == 1 ? i : LLVMBuildMul(B, i, ll_i64(s->p->l, c->stride), ""); }

static LLVMValueRef load_column(Sorter *s, const Column *c, LLVMValueRef i) {
    LLVMValueRef at = at_stride(s, c, i);
    if (is_pair(s, c)) return elem_pair_load(&s->p->e, s->op->operands[c->operand]->type->dtype, c->from, whole(at));
    return ll_load(s->p->l, c->memory, ll_gep(s->p->l, c->memory, c->from, at), 0);
}

static void store_column(Sorter *s, const Column *c, LLVMValueRef buffer, LLVMValueRef i, LLVMValueRef x) {
    LLVMValueRef at = at_stride(s, c, i);
    if (is_pair(s, c)) elem_pair_store(&s->p->e, s->op->operands[c->operand]->type->dtype, buffer, whole(at), x);
    else ll_store(s->p->l, x, ll_gep(s->p->l, c->memory, buffer, at), 0);
}

void sort_copy_column(Sorter *s, const Column *c, LLVMValueRef from, LLVMValueRef i, LLVMValueRef to, LLVMValueRef at) {
    Column source = *c;
    source.from = from;
    store_column(s, c, to, at, load_column(s, &source, i));
}

typedef enum { ALL, COMPARED } Which;

static Moved load(Sorter *s, LLVMValueRef i, Which which) {
    Moved m = arena_array(s->p->arena, LLVMValueRef, s->n_columns);
    for (uint32_t k = 0; k < s->n_columns; k++)
        if (which == ALL || s->columns[k].compared) m[k] = load_column(s, &s->columns[k], i);
    return m;
}

static LLVMValueRef choose_one(Sorter *s, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no) {
    LLVMValueRef x = elem_select(&s->p->e, cond, yes, no);
    if (LLVMIsASelectInst(x)) LLVMSetMetadata(x, LLVMGetMDKindIDInContext(s->p->l->context, "unpredictable", 13), s->unpredictable);
    return x;
}

static Moved choose(Sorter *s, LLVMValueRef cond, Moved yes, Moved no) {
    Moved m = arena_array(s->p->arena, LLVMValueRef, s->n_columns);
    for (uint32_t k = 0; k < s->n_columns; k++) m[k] = choose_one(s, cond, yes[k], no[k]);
    return m;
}

// ---- comparing

static void capture(Op *op, void *context) {
    Sorter *s = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        const Block *home = v->def ? v->def->block : v->block;
        if (home == s->p->block && v->type->rank == 0) elem_at(&s->p->e, v, NULL);
    }
}

void sort_capture(Sorter *s) { block_walk(s->op->regions[0], capture, s); }

LLVMValueRef sort_element(Sorter *s, uint32_t k, LLVMValueRef moved) {
    Elem *e = &s->p->e;
    DType t = s->op->operands[k]->type->dtype;
    return elem_from_memory(e, t, ll_bitcast(e->l, moved, ll_vec(elem_memory_type(e, t), ll_lanes(ll_type(moved)))));
}

// Operand k of an element: moved along, or read by its position.
static LLVMValueRef operand_of(Sorter *s, uint32_t k, Moved m) {
    Elem *e = &s->p->e;
    const Value *v = s->op->operands[k];
    LLVMValueRef position = NULL;
    if (!s->compared[k]) return LLVMGetPoison(elem_type(e, v->type->dtype));
    for (uint32_t c = 0; c < s->n_columns; c++) {
        if (s->columns[c].operand == (int)k) return is_pair(s, &s->columns[c]) ? m[c] : sort_element(s, k, m[c]);
        if (s->columns[c].operand == POSITIONS) position = m[c];
    }
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < v->type->rank; i++) at[i] = index_const(e, 0);
    Place row = *s->aside[k];
    memset(row.origin, 0, sizeof row.origin);
    at[sort_dimension(s->op)] = whole(LLVMBuildZExt(B, position, e->l->i64, ""));
    return elem_load(e, v, &row, at);
}

LLVMValueRef sort_before(Sorter *s, Moved x, Moved y) {
    Elem *e = &s->p->e;
    const Block *region = s->op->regions[0];
    LLVMValueRef *args = arena_array(s->p->arena, LLVMValueRef, region->n_args), out;
    for (uint32_t i = 0; i < region->n_args; i++) args[i] = operand_of(s, i / 2, i % 2 ? y : x);
    elem_region(e, region, args, &out);
    return out;
}

LLVMValueRef sort_is_before(Sorter *s, LLVMValueRef j, LLVMValueRef i) { return sort_before(s, load(s, j, COMPARED), load(s, i, COMPARED)); }

// ---- four elements

static void put_in_order(Sorter *s, Moved *x, Moved *y) {
    LLVMValueRef swap = sort_before(s, *y, *x);
    Moved first = choose(s, swap, *y, *x), second = choose(s, swap, *x, *y);
    *x = first, *y = second;
}

// Two sorted pairs become one row. Of the four cases of where the ends come from, each leaves the two elements for the middle in
// their first order.
static void merge_pairs(Sorter *s, Moved v[4]) {
    LLVMValueRef low = sort_before(s, v[2], v[0]), high = sort_before(s, v[3], v[1]);
    Moved first = choose(s, low, v[2], v[0]), last = choose(s, high, v[1], v[3]);
    Moved inner = choose(s, high, v[2], v[1]), outer = choose(s, low, v[1], v[2]);
    v[1] = choose(s, low, v[0], inner);
    v[2] = choose(s, high, v[3], outer);
    v[0] = first, v[3] = last;
    put_in_order(s, &v[1], &v[2]);
}

static void sort_four(Sorter *s, LLVMValueRef at, unsigned count) {
    Moved v[4];
    LLVMValueRef i[4];
    for (unsigned k = 0; k < count; k++) {
        i[k] = LLVMBuildAdd(B, at, ll_i64(s->p->l, k), "");
        v[k] = load(s, i[k], ALL);
    }
    if (count == 4) {
        put_in_order(s, &v[0], &v[1]);
        put_in_order(s, &v[2], &v[3]);
        merge_pairs(s, v);
    } else {
        put_in_order(s, &v[0], &v[1]);
        if (count == 3) {
            put_in_order(s, &v[1], &v[2]);
            put_in_order(s, &v[0], &v[1]);
        }
    }
    for (unsigned k = 0; k < count; k++)
        for (uint32_t c = 0; c < s->n_columns; c++) store_column(s, &s->columns[c], s->columns[c].from, i[k], v[k][c]);
}

void sort_fours(Sorter *s, LLVMValueRef n, unsigned rest) {
    LlvmCtx *l = s->p->l;
    LLVMValueRef fours = LLVMBuildAnd(B, n, ll_i64(l, -4), "");
    LlLoop loop;
    if (!LLVMIsAConstantInt(fours) || LLVMConstIntGetZExtValue(fours)) {
        LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), fours, ll_i64(l, 4), "four");
        sort_four(s, i, 4);
        ll_loop_end(l, &loop);
    }
    for (unsigned r = 2; r < 4; r++) {
        if (rest != r && rest != ANY_REST) continue;
        LlIf f;
        LLVMValueRef end = LLVMBuildAdd(B, fours, ll_i64(l, r), "");
        ll_if(l, &f, LLVMBuildICmp(B, LLVMIntEQ, end, n, ""), "rest");
        sort_four(s, fours, r);
        ll_endif(l, &f);
    }
}

// ---- loops that are not counted

void while_begin(LlvmCtx *l, While *w, const LLVMValueRef *start, unsigned n) {
    *w = (While){.n = n};
    w->head = LLVMAppendBasicBlockInContext(l->context, l->func, "while");
    w->body = LLVMAppendBasicBlockInContext(l->context, l->func, "");
    w->done = LLVMAppendBasicBlockInContext(l->context, l->func, "");
    LLVMBasicBlockRef before = LLVMGetInsertBlock(l->b);
    LLVMBuildBr(l->b, w->head);
    LLVMPositionBuilderAtEnd(l->b, w->head);
    for (unsigned i = 0; i < n; i++) {
        w->phi[i] = LLVMBuildPhi(l->b, ll_type(start[i]), "");
        LLVMValueRef from = start[i];
        LLVMAddIncoming(w->phi[i], &from, &before, 1);
    }
}

void while_body(LlvmCtx *l, While *w, LLVMValueRef go_on) {
    LLVMBuildCondBr(l->b, go_on, w->body, w->done);
    LLVMPositionBuilderAtEnd(l->b, w->body);
}

void while_end(LlvmCtx *l, While *w, const LLVMValueRef *next) {
    LLVMBasicBlockRef last = LLVMGetInsertBlock(l->b);
    for (unsigned i = 0; i < w->n; i++) {
        LLVMValueRef x = next[i];
        LLVMAddIncoming(w->phi[i], &x, &last, 1);
    }
    LLVMBuildBr(l->b, w->head);
    LLVMMoveBasicBlockAfter(w->done, last);
    LLVMPositionBuilderAtEnd(l->b, w->done);
}

// ---- merging

typedef struct {
    LLVMValueRef i, i_end, j, j_end;
} Sides;

static LLVMValueRef advance(Sorter *s, LLVMValueRef x, LLVMValueRef if_set, bool backwards) {
    LLVMValueRef by = LLVMBuildZExt(B, if_set, s->p->l->i64, "");
    return backwards ? LLVMBuildSub(B, x, by, "") : LLVMBuildAdd(B, x, by, "");
}

// Element j or i goes to `at`; y and x are their columns that are compared. The other columns are read once it is known which.
static void move(Sorter *s, LLVMValueRef cond, LLVMValueRef j, Moved y, LLVMValueRef i, Moved x, LLVMValueRef at) {
    LLVMValueRef chosen = choose_one(s, cond, j, i);
    for (uint32_t k = 0; k < s->n_columns; k++) {
        const Column *c = &s->columns[k];
        store_column(s, c, c->to, at, c->compared ? choose_one(s, cond, y[k], x[k]) : load_column(s, c, chosen));
    }
}

// The first of what remains goes to `at`.
static void take_first(Sorter *s, LLVMValueRef *i, LLVMValueRef *j, LLVMValueRef at) {
    Moved x = load(s, *i, COMPARED), y = load(s, *j, COMPARED);
    LLVMValueRef second = sort_before(s, y, x);
    move(s, second, *j, y, *i, x, at);
    *i = advance(s, *i, LLVMBuildNot(B, second, ""), false);
    *j = advance(s, *j, second, false);
}

static void take_last(Sorter *s, LLVMValueRef *i_end, LLVMValueRef *j_end, LLVMValueRef at) {
    LLVMValueRef i = LLVMBuildAdd(B, *i_end, ll_i64(s->p->l, -1), ""), j = LLVMBuildAdd(B, *j_end, ll_i64(s->p->l, -1), "");
    Moved x = load(s, i, COMPARED), y = load(s, j, COMPARED);
    LLVMValueRef first = sort_before(s, y, x);
    move(s, first, i, x, j, y, at);
    *i_end = advance(s, *i_end, first, true);
    *j_end = advance(s, *j_end, LLVMBuildNot(B, first, ""), true);
}

// From both ends; what remains, or everything if the ends have crossed.
static Sides merge_ends(Sorter *s, const Sides *all, LLVMValueRef at) {
    LlvmCtx *l = s->p->l;
    LLVMValueRef n_first = LLVMBuildSub(B, all->i_end, all->i, ""), n_second = LLVMBuildSub(B, all->j_end, all->j, "");
    LLVMValueRef last = LLVMBuildAdd(B, at, LLVMBuildAdd(B, n_first, LLVMBuildAdd(B, n_second, ll_i64(l, -1), ""), ""), "");
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_intrin2(l, LL_SMIN, n_first, n_second), ll_i64(l, 1), "ends");
    LLVMValueRef v[4] = {all->i, all->j, all->i_end, all->j_end};
    for (unsigned c = 0; c < 4; c++) v[c] = ll_loop_carry(l, &loop, v[c]);
    take_first(s, &v[0], &v[1], LLVMBuildAdd(B, at, k, ""));
    take_last(s, &v[2], &v[3], LLVMBuildSub(B, last, k, ""));
    for (unsigned c = 0; c < 4; c++) ll_loop_next(&loop, c, v[c]);
    ll_loop_end(l, &loop);
    for (unsigned c = 0; c < 4; c++) v[c] = ll_loop_result(&loop, c);
    LLVMValueRef crossed = LLVMBuildOr(B, LLVMBuildICmp(B, LLVMIntSGT, v[0], v[2], ""), LLVMBuildICmp(B, LLVMIntSGT, v[1], v[3], ""), "");
    return (Sides){ll_select(l, crossed, all->i, v[0]), ll_select(l, crossed, all->i_end, v[2]), ll_select(l, crossed, all->j, v[1]),
                   ll_select(l, crossed, all->j_end, v[3])};
}

static LLVMValueRef copy(Sorter *s, LLVMValueRef from, LLVMValueRef to, LLVMValueRef at) {
    LlvmCtx *l = s->p->l;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "copy");
    LLVMValueRef out = ll_loop_carry(l, &loop, at);
    for (uint32_t c = 0; c < s->n_columns; c++) store_column(s, &s->columns[c], s->columns[c].to, out, load_column(s, &s->columns[c], i));
    ll_loop_next(&loop, 0, LLVMBuildAdd(B, out, ll_i64(l, 1), ""));
    ll_loop_end(l, &loop);
    return ll_loop_result(&loop, 0);
}

void sort_merge(Sorter *s, LLVMValueRef i, LLVMValueRef i_end, LLVMValueRef j, LLVMValueRef j_end, LLVMValueRef at) {
    LlvmCtx *l = s->p->l;
    Sides all = {i, i_end, j, j_end}, left = merge_ends(s, &all, at);
    LLVMValueRef taken = LLVMBuildAdd(B, LLVMBuildSub(B, left.i, i, ""), LLVMBuildSub(B, left.j, j, ""), "");
    LLVMValueRef start[3] = {left.i, left.j, LLVMBuildAdd(B, at, taken, "")};
    While w;
    while_begin(l, &w, start, 3);
    LLVMValueRef both = LLVMBuildAnd(B, LLVMBuildICmp(B, LLVMIntSLT, w.phi[0], left.i_end, ""), LLVMBuildICmp(B, LLVMIntSLT, w.phi[1], left.j_end, ""), "");
    while_body(l, &w, both);
    LLVMValueRef next[3] = {w.phi[0], w.phi[1], LLVMBuildAdd(B, w.phi[2], ll_i64(l, 1), "")};
    take_first(s, &next[0], &next[1], w.phi[2]);
    while_end(l, &w, next);
    LLVMValueRef out = copy(s, w.phi[0], left.i_end, w.phi[2]);
    copy(s, w.phi[1], left.j_end, out);
}
