// Sorting rows side by side, a lane each (sort_lane_dim): elements are compared and exchanged in the same places whatever they are, so vectors of them are.
// Few are exchanged with their neighbours, round after round, in registers: odd-even transposition, which puts nothing before its equal. More wait in scratch
// and are sorted by merge exchange, about n (log2 n)^2 / 4 comparisons (Batcher 1968, "Sorting networks and their applications"; Knuth, The Art of Computer
// Programming, volume 3, 5.2.2 M). Equal ones are told apart by their positions then: by an operand that counts along the row, or one more column.
#include "codegen/stages/sort.h"

#include "ir/ops/sort.h"

#include <string.h>

#define B (n->s->p->l->b)

enum { IN_REGISTERS = 12, MOST_CODE = 640 }; // elements of a row; ops of all comparators

typedef struct {
    Sorter *s;
    const Op *op;
    uint32_t dim, d;
    int64_t size;          // of rows
    bool short_rows;       // exchanges are written out
    int positions;         // the column; -1: none
    LLVMValueRef *buffer;  // of each column: element by element, LANES rows each
    LLVMValueRef row, to;  // the first of these rows, and where those of the task end
    Index index[MAX_RANK]; // along d and dim as it comes
} Network;

static LLVMTypeRef vector_of(const Network *n, uint32_t c) { return ll_vec(n->s->columns[c].memory, LANES); }
static LLVMValueRef waiting_at(const Network *n, uint32_t c, LLVMValueRef i) { return ll_gep(n->s->p->l, vector_of(n, c), n->buffer[c], i); }
static DType type_of(const Network *n, uint32_t k) { return n->op->operands[k]->type->dtype; }

// ---- in and out

// Elements [at, at + count) of all rows, of operand k: rows that are there no more are the last one again.
static void load_turned(Network *n, uint32_t k, LLVMValueRef at, int64_t count) {
    Phase *p = n->s->p;
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef x[LANES], last = LLVMBuildSub(B, n->to, ll_i64(l, 1), "");
    e->mask = ll_first_lanes(l, LANES, count);
    n->index[n->dim] = (Index){.base = at, .step = 1, .multiple = LANES};
    for (int i = 0; i < LANES; i++) {
        size_t mark = memo_open(e);
        n->index[n->d] = index_scalar(ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, n->row, ll_i64(l, i), ""), last), 1);
        x[i] = elem_to_memory(e, type_of(n, k), elem_at(e, n->op->operands[k], n->index));
        memo_close(e, mark);
    }
    e->mask = NULL;
    ll_transpose(l, x, LANES);
    for (int64_t i = 0; i < count; i++) ll_store(l, x[i], waiting_at(n, k, LLVMBuildAdd(B, at, ll_i64(l, i), "")), 0);
}

static void store_turned(Network *n, uint32_t k, LLVMValueRef at, int64_t count) {
    Phase *p = n->s->p;
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef x[LANES];
    for (int64_t i = 0; i < LANES; i++) {
        if (i < count) x[i] = ll_load(l, vector_of(n, k), waiting_at(n, k, LLVMBuildAdd(B, at, ll_i64(l, i), "")), 0);
        else x[i] = LLVMGetPoison(vector_of(n, k));
    }
    ll_transpose(l, x, LANES);
    n->index[n->dim] = (Index){.base = at, .step = 1, .multiple = LANES};
    for (int i = 0; i < LANES; i++) {
        LLVMValueRef row = LLVMBuildAdd(B, n->row, ll_i64(l, i), "");
        LlIf f;
        ll_if(l, &f, LLVMBuildICmp(B, LLVMIntSLT, row, n->to, ""), "row");
        e->mask = ll_first_lanes(l, LANES, count);
        n->index[n->d] = index_scalar(row, 1);
        const Value *v = &n->op->results[k];
        elem_store(e, v, v->mark, n->index, sort_element(n->s, k, x[i]));
        ll_endif(l, &f);
    }
    e->mask = NULL;
}

// Element `at` of each row, of operand k, where rows lie side by side.
static void load_beside(Network *n, uint32_t k, LLVMValueRef at) {
    Elem *e = &n->s->p->e;
    n->index[n->dim] = index_scalar(at, 1);
    size_t mark = memo_open(e);
    LLVMValueRef x = elem_to_memory(e, type_of(n, k), elem_at(e, n->op->operands[k], n->index));
    memo_close(e, mark);
    ll_store(e->l, x, waiting_at(n, k, at), 0);
}

static void store_beside(Network *n, uint32_t k, LLVMValueRef at) {
    Elem *e = &n->s->p->e;
    const Value *v = &n->op->results[k];
    n->index[n->dim] = index_scalar(at, 1);
    elem_store(e, v, v->mark, n->index, sort_element(n->s, k, ll_load(e->l, vector_of(n, k), waiting_at(n, k, at), 0)));
}

static void move_turned(Network *n, bool out) {
    LlvmCtx *l = n->s->p->l;
    void (*move)(Network *, uint32_t, LLVMValueRef, int64_t) = out ? store_turned : load_turned;
    int64_t whole = n->size / LANES * LANES;
    for (uint32_t k = 0; k < n->op->n_operands; k++) {
        LlLoop loop;
        LLVMValueRef at = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, LANES), "block");
        move(n, k, at, LANES);
        ll_loop_end(l, &loop);
        if (n->size > whole) move(n, k, ll_i64(l, whole), n->size - whole);
    }
}

static void move_beside(Network *n, bool out) {
    LlvmCtx *l = n->s->p->l;
    LlLoop loop;
    n->index[n->d] = (Index){.base = n->row, .step = 1, .multiple = LANES};
    LLVMValueRef at = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n->size), ll_i64(l, 1), "element");
    for (uint32_t k = 0; k < n->op->n_operands; k++) (out ? store_beside : load_beside)(n, k, at);
    ll_loop_end(l, &loop);
}

// The last rows may be fewer than there are lanes.
static void move_rows(Network *n, bool out) {
    LlvmCtx *l = n->s->p->l;
    Elem *e = &n->s->p->e;
    int64_t rest = n->op->results[0].type->dims[n->d] % LANES;
    if (n->dim + 1 == n->op->results[0].type->rank) {
        move_turned(n, out);
        return;
    }
    LlIf f;
    LLVMValueRef all = LLVMBuildICmp(B, LLVMIntSLE, LLVMBuildAdd(B, n->row, ll_i64(l, LANES), ""), n->to, "");
    if (rest) ll_if(l, &f, all, "all");
    move_beside(n, out);
    if (!rest) return;
    ll_else(l, &f);
    e->mask = ll_first_lanes(l, LANES, rest);
    move_beside(n, out);
    e->mask = NULL;
    ll_endif(l, &f);
}

static void number_rows(Network *n) {
    LlvmCtx *l = n->s->p->l;
    if (n->positions < (int)n->op->n_operands) return;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n->size), ll_i64(l, 1), "position");
    ll_store(l, ll_splat(l, LLVMBuildTrunc(B, i, l->i32, ""), LANES), waiting_at(n, (uint32_t)n->positions, i), 0);
    ll_loop_end(l, &loop);
}

// ---- exchanges

static Moved load_element(Network *n, LLVMValueRef i) {
    Moved m = arena_array(n->s->p->arena, LLVMValueRef, n->s->n_columns);
    for (uint32_t c = 0; c < n->s->n_columns; c++) m[c] = ll_load(n->s->p->l, vector_of(n, c), waiting_at(n, c, i), 0);
    return m;
}

static void store_element(Network *n, LLVMValueRef i, Moved m) {
    for (uint32_t c = 0; c < n->s->n_columns; c++) ll_store(n->s->p->l, m[c], waiting_at(n, c, i), 0);
}

// An answer of each lane, where the processor has no registers for such: all bits of 32.
static LLVMValueRef answer(Network *n, LLVMValueRef bits) {
    LlvmCtx *l = n->s->p->l;
    return l->avx512 ? bits : LLVMBuildSExt(B, bits, ll_vec(l->i32, LANES), "");
}

// x, which lies before y, and y are put in order.
static void exchange(Network *n, Moved *x, Moved *y) {
    Sorter *s = n->s;
    LLVMValueRef swap = answer(n, sort_before(s, *y, *x));
    if (n->positions >= 0) {
        LLVMValueRef same = LLVMBuildNot(B, answer(n, sort_before(s, *x, *y)), "");
        LLVMValueRef behind = answer(n, LLVMBuildICmp(B, LLVMIntSLT, (*y)[n->positions], (*x)[n->positions], ""));
        swap = LLVMBuildOr(B, swap, LLVMBuildAnd(B, same, behind, ""), "");
    }
    Moved first = arena_array(s->p->arena, LLVMValueRef, s->n_columns), second = arena_array(s->p->arena, LLVMValueRef, s->n_columns);
    for (uint32_t c = 0; c < s->n_columns; c++) {
        first[c] = (*x)[c], second[c] = (*y)[c];
        ll_exchange(s->p->l, swap, &first[c], &second[c]);
    }
    *x = first, *y = second;
}

static void sort_in_registers(Network *n) {
    LlvmCtx *l = n->s->p->l;
    Moved m[IN_REGISTERS];
    for (int64_t i = 0; i < n->size; i++) m[i] = load_element(n, ll_i64(l, i));
    for (int64_t round = 0; round < n->size; round++)
        for (int64_t i = round % 2; i + 1 < n->size; i += 2) exchange(n, &m[i], &m[i + 1]);
    for (int64_t i = 0; i < n->size; i++) store_element(n, ll_i64(l, i), m[i]);
}

// Those of them i in [from, end) whose bit p is the same as that of `from`, with those d behind.
static void exchange_apart(Network *n, LLVMValueRef from, LLVMValueRef end, LLVMValueRef p, LLVMValueRef d) {
    LlvmCtx *l = n->s->p->l;
    LlLoop runs, run;
    LLVMValueRef first = ll_loop_begin(l, &runs, from, end, LLVMBuildShl(B, p, ll_i64(l, 1), ""), "run");
    LLVMValueRef i = ll_loop_begin(l, &run, first, ll_intrin2(l, LL_SMIN, LLVMBuildAdd(B, first, p, ""), end), ll_i64(l, 1), "i");
    LLVMValueRef j = LLVMBuildAdd(B, i, d, "");
    Moved x = load_element(n, i), y = load_element(n, j);
    exchange(n, &x, &y);
    store_element(n, i, x);
    store_element(n, j, y);
    ll_loop_end(l, &run);
    ll_loop_end(l, &runs);
}

static void merge_exchange(Network *n) {
    LlvmCtx *l = n->s->p->l;
    int64_t levels = 0;
    while (INT64_C(1) << levels < n->size) levels++;
    LLVMValueRef top = ll_i64(l, INT64_C(1) << (levels - 1)), one = ll_i64(l, 1), zero = ll_i64(l, 0), size = ll_i64(l, n->size);
    LlLoop outer, inner;
    LLVMValueRef level = ll_loop_begin(l, &outer, zero, ll_i64(l, levels), one, "level"), p = LLVMBuildLShr(B, top, level, "");
    exchange_apart(n, zero, LLVMBuildSub(B, size, p, ""), p, p);
    LLVMValueRef j = ll_loop_begin(l, &inner, zero, level, one, "step");
    LLVMValueRef d = LLVMBuildSub(B, LLVMBuildLShr(B, top, j, ""), p, "");
    exchange_apart(n, p, LLVMBuildSub(B, size, d, ""), p, d);
    ll_loop_end(l, &inner);
    ll_loop_end(l, &outer);
}

// ---- the rows of a task

// The operand that counts along the row, whose numbers fit it.
static int counting_operand(const Network *n) {
    for (uint32_t k = 0; k < n->op->n_operands; k++) {
        const Op *def = n->op->operands[k]->def;
        DType t = type_of(n, k);
        if (def && def->kind == OP_IOTA && op_int(def, ATTR_iota_dimension, -1) == n->dim && (t == DT_I32 || t == DT_I64)) return (int)k;
    }
    return -1;
}

static void add_columns(Network *n) {
    Sorter *s = n->s;
    LlvmCtx *l = s->p->l;
    n->positions = -1;
    if (!n->short_rows) {
        n->positions = counting_operand(n);
        if (n->positions < 0) {
            n->positions = (int)s->n_columns;
            s->columns[s->n_columns++] = (Column){.operand = POSITIONS, .stride = 1, .memory = l->i32};
        }
    }
    n->buffer = arena_array(s->p->arena, LLVMValueRef, s->n_columns);
    for (uint32_t c = 0; c < s->n_columns; c++) {
        uint64_t bytes = (uint64_t)n->size * LANES * ll_bits(l, s->columns[c].memory) / 8;
        n->buffer[c] = phase_scratch_ptr(s->p, phase_scratch(s->p, bytes));
    }
}

static void sort_rows(Network *n) {
    move_rows(n, false);
    number_rows(n);
    if (n->short_rows) sort_in_registers(n);
    else merge_exchange(n);
    move_rows(n, true);
}

static void network_level(Network *n, uint32_t level) {
    Phase *p = n->s->p;
    bool innermost = level == n->op->results[0].type->rank;
    uint32_t along = innermost ? n->d : level;
    if (!innermost && (level == n->dim || level == n->d)) {
        network_level(n, level + 1);
        return;
    }
    LlLoop loop;
    LLVMValueRef from;
    stage_range(p, n->op, along, &from, &n->to);
    size_t mark = memo_open(&p->e);
    n->row = ll_loop_begin(p->l, &loop, from, n->to, ll_i64(p->l, innermost ? LANES : 1), "row");
    n->index[along] = index_scalar(n->row, 1);
    if (innermost) sort_rows(n);
    else network_level(n, level + 1);
    ll_loop_end(p->l, &loop);
    memo_close(&p->e, mark);
}

void emit_network_stage(Sorter *s, uint32_t d) {
    Network n = {.s = s, .op = s->op, .dim = sort_dimension(s->op), .d = d};
    Elem *e = &s->p->e;
    if (n.op->n_operands > MAX_COLUMNS) ICE("%u operands are sorted side by side", n.op->n_operands);
    n.size = n.op->results[0].type->dims[n.dim];
    int64_t n_ops = 0;
    for (const Op *op = n.op->regions[0]->first; op; op = op->next) n_ops++;
    n.short_rows = n.size <= IN_REGISTERS && n_ops * n.size * (n.size - 1) / 2 <= MOST_CODE;
    add_columns(&n);
    unsigned lanes = e->lanes;
    e->lanes = LANES;
    network_level(&n, 0);
    e->lanes = lanes;
}
