// Reductions that keep the last dimension, and chunks of such: rows of the operand are added to a row of the result, ROWS of them in one pass, so that memory
// is read as it lies and what was summed up so far stays in the first cache, where it is loaded and stored once for all of them. Every element takes the
// operand's in index order, from the initial value on, as the rule of the op does (elem/reduce.c), so bits do not depend on the form.
#include "codegen/stages/columns.h"

#include "codegen/stages/pairs.h"

#include "ir/ops/cost.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/shared.h"

#include <string.h>

enum {
    ROWS = 8,                // of a pass
    SUMS_ABREAST = 4,        // of a vector of columns, beside as many that are read as a pass has rows
    MUCH_CODE = 8,           // of an element, that is not repeated for each of them
    STRIP_BYTES = 8192,      // of the result, that passes stay in
    SHARED_BYTES = 16 << 10, // the same where elements share what is read
    RUN_BYTES = 512,         // of neighbours: a shorter row is read together with the next
    MOST_OPS = 64,           // that are looked at
    REGISTERS = 16,          // of sums that are made side by side, where a processor has 32; with shorter ones the first cache holds them
    LONG_ROW_BYTES = 384     // of a shorter row sums would wait for those of the one before
};

typedef struct {
    const Op *op;
    uint32_t n; // results
    // The dimensions of the operand that are reduced, in order, and so many elements of each. Rows of a pass are neighbours along the last of them.
    uint32_t dims[MAX_RANK], n_dims;
    int64_t sizes[MAX_RANK];
    const Op *product;     // of bf16, of which pairs are summed up; or NULL
    int64_t rows;          // of a pass
    uint32_t first_column; // the first dimension of the result that passes run along
    uint32_t strip_dim;    // the one that is cut in strips: this, or the last, where elements along another share what is read of it
    uint32_t shared;       // that one; else any
    uint32_t sharing;      // elements of it, where a task has all of them; else 0
    uint32_t abreast;      // of them, that are computed side by side; else 1
    unsigned in_registers; // so many columns at a time stay in registers until all rows were added; 0: passes
    Index index[MAX_RANK]; // of the result
    Index k[MAX_RANK];     // of the operand's dimensions that are reduced; of a chunk, from its first element on
    int64_t ahead;         // elements from what a pass reads to what the next one will; 0: that is near
    LLVMValueRef row;      // the first of this pass, NULL: nothing is read, the initial values are stored
    int64_t strip;
    LLVMValueRef strip_from, strip_to;
} Columns;

// Of what is read once for all elements that share it.
static uint64_t bytes_read(const Phase *p, const Op *reduce) {
    int64_t shared = shared_dim_of(reduce);
    uint64_t bytes = type_bytes(reduce->operands[0]->type) / (uint64_t)(shared < 0 ? 1 : reduce->results[0].type->dims[shared]);
    return pairs_of(p, reduce) ? bytes * sizeof(uint16_t) / sizeof(float) : bytes;
}

bool columns_are_afar(const Phase *p, const Op *reduce) {
    enum { AFAR = 16 }; // second caches
    return bytes_read(p, reduce) >= AFAR * p->target->facts.l2_bytes;
}

static uint32_t along_of(const Columns *c) { return c->dims[c->n_dims - 1]; }

static bool is_reduced(const Columns *c, uint32_t d) {
    for (uint32_t i = 0; i < c->n_dims; i++)
        if (c->dims[i] == d) return true;
    return false;
}

static LLVMValueRef columns_first(Elem *e, const Columns *c, uint32_t r) {
    OpKind combine;
    if (c->op->kind == OP_REDUCE) return elem_at(e, c->op->operands[c->n + r], NULL);
    reducer_is_known(c->op, &combine);
    return reducer_neutral(e, combine, c->op->results[r].type->dtype, true);
}

static void operand_at(Elem *e, const Columns *c, Index *at) {
    Axes chunk = c->op->kind == OP_REDUCE ? (Axes){0} : op_axes(c->op, ATTR_window_dimensions);
    uint32_t rank = c->op->operands[0]->type->rank;
    for (uint32_t d = 0, kept = 0; d < rank; d++) {
        bool reduced = is_reduced(c, d);
        if (!chunk.n) at[d] = reduced ? c->k[d] : c->index[kept++];
        else at[d] = index_scale(e, c->index[d], chunk.v[d]);
        if (chunk.n && reduced) at[d] = index_add(e, at[d], c->k[d]);
    }
}

static void row_at(Elem *e, Columns *c, int64_t k, Index *at) {
    c->k[along_of(c)] = index_scalar(LLVMBuildAdd(e->l->b, c->row, ll_i64(e->l, k), ""), 1);
    operand_at(e, c, at);
}

// The rows of a pass.
static void take_rows(Elem *e, Columns *c, LLVMValueRef *acc) {
    const Op *op = c->op;
    LLVMValueRef args[2 * LL_MAX_CARRY];
    for (int64_t k = 0; k < c->rows; k++) {
        Index at[MAX_RANK];
        row_at(e, c, k, at);
        for (uint32_t r = 0; r < c->n; r++) {
            const Value *x = op->operands[r];
            args[r] = acc[r], args[c->n + r] = elem_converted(e, elem_at(e, x, at), x->type->dtype, op->regions[0]->args[r]->type->dtype);
        }
        elem_region(e, op->regions[0], args, acc);
    }
}

static void take_pairs(Elem *e, Columns *c, LLVMValueRef *acc) {
    for (int64_t k = 0; k < c->rows; k += 2) {
        Index at[MAX_RANK], next[MAX_RANK];
        row_at(e, c, k, at);
        if (k + 1 < c->rows) row_at(e, c, k + 1, next);
        acc[0] = pairs_across(e, c->product, acc[0], at, k + 1 < c->rows ? next : NULL);
    }
}

// The next rows, of all elements that share them.
static void take_shared(Elem *e, Columns *c, Index first, LLVMValueRef *acc) {
    int64_t before = e->ahead;
    for (uint32_t a = 0; a < c->sharing; a++) {
        c->index[c->shared] = a ? index_scalar(LLVMBuildAdd(e->l->b, first.base, ll_i64(e->l, a), ""), 1) : first;
        e->ahead = a ? 0 : c->ahead;
        if (c->product) take_pairs(e, c, &acc[a]);
        else take_rows(e, c, &acc[a]);
    }
    e->ahead = before;
    c->index[c->shared] = first;
}

// All rows of a few columns.
static void columns_in_registers(Phase *p, Index i, void *context) {
    Columns *c = context;
    Elem *e = &p->e;
    LlvmCtx *l = p->l;
    const Value *v = &c->op->results[0];
    LLVMValueRef acc[MOST_SHARED];
    Index first = c->index[c->shared];
    int64_t rows = c->rows, size = c->sizes[0], whole = size / rows * rows;
    c->index[v->type->rank - 1] = i;
    for (uint32_t a = 0; a < c->sharing; a++) {
        acc[a] = columns_first(e, c, 0);
        if (elem_lanes(acc[a]) == 1) acc[a] = elem_splat(e, acc[a]);
    }
    if (whole) {
        LlLoop loop;
        size_t mark = memo_open(e);
        c->row = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, rows), "k");
        for (uint32_t a = 0; a < c->sharing; a++) acc[a] = ll_loop_carry(l, &loop, acc[a]);
        take_shared(e, c, first, acc);
        for (uint32_t a = 0; a < c->sharing; a++) ll_loop_next(&loop, a, acc[a]);
        ll_loop_end(l, &loop);
        for (uint32_t a = 0; a < c->sharing; a++) acc[a] = ll_loop_result(&loop, a);
        memo_close(e, mark);
    }
    c->row = ll_i64(l, whole), c->rows = size - whole;
    if (whole < size) take_shared(e, c, first, acc);
    c->rows = rows;
    for (uint32_t a = 0; a < c->sharing; a++) {
        c->index[c->shared] = a ? index_scalar(LLVMBuildAdd(l->b, first.base, ll_i64(l, a), ""), 1) : first;
        elem_store(e, v, v->mark, c->index, acc[a]);
    }
    c->index[c->shared] = first;
}

// Of all elements that share what is read: that is written between their loads and their stores, once for all of them.
static void columns_vector(Phase *p, Index i, void *context) {
    Columns *c = context;
    Elem *e = &p->e;
    LlvmCtx *l = p->l;
    const Op *op = c->op;
    LLVMValueRef acc[MOST_SHARED][LL_MAX_CARRY];
    c->index[op->results[0].type->rank - 1] = i;
    Index first = c->index[c->shared];
    int64_t before = e->ahead;
    for (uint32_t a = 0; a < c->abreast; a++) {
        if (a) c->index[c->shared] = index_scalar(LLVMBuildAdd(l->b, first.base, ll_i64(l, a), ""), 1);
        for (uint32_t r = 0; r < c->n; r++) {
            const Value *v = &op->results[r];
            acc[a][r] = c->row ? elem_load(e, v, v->mark, c->index) : columns_first(e, c, r);
        }
        e->ahead = a ? 0 : c->ahead;
        if (c->row && c->product) take_pairs(e, c, acc[a]);
        else if (c->row) take_rows(e, c, acc[a]);
        e->ahead = before;
    }
    for (uint32_t a = c->abreast; a-- > 0;) {
        c->index[c->shared] = a ? index_scalar(LLVMBuildAdd(l->b, first.base, ll_i64(l, a), ""), 1) : first;
        for (uint32_t r = 0; r < c->n; r++) elem_store(e, &op->results[r], op->results[r].mark, c->index, acc[a][r]);
    }
}

// A pass over this strip of the result.
static void columns_pass(Phase *p, Columns *c, uint32_t level) {
    const Type t = c->op->results[0].type;
    LlvmCtx *l = p->l;
    LLVMValueRef from = c->strip_from, to = c->strip_to;
    if (level != c->strip_dim) stage_range(p, c->op, level, &from, &to);
    if (level + 1 == t->rank) {
        bool whole = p->target->facts.vector_bytes >= LANES * sizeof(float);
        wide_loop(p, from, to, t->dims[level], c->product && whole ? 2 * LANES : LANES, columns_vector, c); // of 16 bits: whole lines of memory
        return;
    }
    if (level == c->shared && c->sharing) {
        for (uint32_t done = 0; done < c->sharing; done += c->abreast) {
            c->abreast = (uint32_t)i64_min(c->sharing - done, c->product ? MOST_SHARED : SUMS_ABREAST);
            c->index[level] = index_scalar(LLVMBuildAdd(l->b, from, ll_i64(l, done), ""), 1);
            columns_pass(p, c, level + 1);
        }
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    c->index[level] = index_scalar(ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "column"), 1);
    columns_pass(p, c, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

// The dimensions that are reduced, in order; along the last of them so many rows in a pass.
static void reduce_rows_of(Phase *p, Columns *c, uint32_t nth) {
    LlvmCtx *l = p->l;
    bool last = nth + 1 == c->n_dims;
    uint32_t d = c->dims[nth];
    int64_t size = c->sizes[nth], rows = last ? c->rows : 1, whole = size / rows * rows;
    size_t mark = memo_open(&p->e);
    if (whole) {
        LlLoop loop;
        LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, rows), "k");
        c->row = i;
        c->k[d] = index_scalar(i, rows);
        if (last) columns_pass(p, c, c->first_column);
        else reduce_rows_of(p, c, nth + 1);
        ll_loop_end(l, &loop);
    }
    memo_close(&p->e, mark);
    if (whole == size) return;
    c->row = ll_i64(l, whole);
    c->rows = size - whole;
    columns_pass(p, c, c->first_column);
    c->rows = rows;
    memo_close(&p->e, mark);
}

// Columns [from, to) of the dimension that is cut in strips.
static void reduce_strips(Phase *p, Columns *c, LLVMValueRef from, LLVMValueRef to) {
    LlvmCtx *l = p->l;
    if (c->in_registers) {
        LLVMValueRef first, end;
        stage_range(p, c->op, c->shared, &first, &end);
        c->index[c->shared] = index_scalar(first, 1);
        wide_loop(p, from, to, c->op->results[0].type->dims[c->strip_dim], c->in_registers, columns_in_registers, c);
        return;
    }
    LLVMValueRef strip = ll_i64(l, c->strip);
    LlLoop loop;
    c->strip_from = ll_loop_begin(l, &loop, from, to, strip, "strip");
    c->strip_to = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(l->b, c->strip_from, strip, ""), to);
    c->row = NULL;
    columns_pass(p, c, c->first_column);
    reduce_rows_of(p, c, 0);
    ll_loop_end(l, &loop);
}

static void columns_level(Phase *p, Columns *c, uint32_t level) {
    LlvmCtx *l = p->l;
    LLVMValueRef from, to;
    bool is_first = level == c->first_column;
    stage_range(p, c->op, is_first ? c->strip_dim : level, &from, &to);
    if (is_first) {
        reduce_strips(p, c, from, to);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    c->index[level] = index_scalar(ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row"), 1);
    columns_level(p, c, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

// What is computed for an element of v.
static uint32_t code_of(const Value *v, uint32_t *n_ops) {
    const Op *op = v->def;
    if (!op || stage_of(op) != STAGE_NONE || ++*n_ops > MOST_OPS) return 0;
    uint32_t code = op_has(op->kind, MAP) ? op_code(op) : 0;
    if (!op_has(op->kind, MAP) && !op_has(op->kind, VIEW) && op->kind != OP_CONSTANT && op->kind != OP_IOTA) code = MUCH_CODE + 1;
    for (uint32_t i = 0; i < op->n_operands; i++) code += code_of(op->operands[i], n_ops);
    return code;
}

// Of the dimensions behind the last reduced one as many as a strip has room for, and some of the next.
static void cut_strips(const Phase *p, Columns *c) {
    const Value *v = &c->op->results[0];
    int64_t bytes = (int64_t)dtype_bytes(v->type->dtype);
    uint32_t before = c->op->kind == OP_REDUCE ? along_of(c) + 1 - c->n_dims : v->type->rank - 1; // dimensions that passes do not run along
    int64_t shared = shared_dim_of(c->op);
    c->first_column = c->strip_dim = v->type->rank - 1;
    if (shared >= before && shared + 1 == c->strip_dim) { // rows of a pass are in the first cache beside the sums, until the last of these has had them
        c->first_column = c->shared = (uint32_t)shared;
        if (stage_extent(p, c->op, v, c->shared) == v->type->dims[shared]) c->sharing = (uint32_t)v->type->dims[shared];
        c->strip = i64_round_up(SHARED_BYTES / bytes / i64_max(v->type->dims[shared], ROWS), LANES);
        return;
    }
    while (c->first_column > before && bytes * stage_extent(p, c->op, v, c->first_column) < STRIP_BYTES) bytes *= stage_extent(p, c->op, v, c->first_column--);
    c->strip_dim = c->first_column;
    c->strip = i64_max(STRIP_BYTES / bytes, 1);
    if (c->first_column + 1 == v->type->rank) c->strip = i64_round_up(c->strip, LANES);
}

// How many columns at a time, if rows are so short that it may as well read these of all of them, with their sums in registers; else 0. Of what comes from
// memory a processor foresees runs alone.
static unsigned fits_registers(const Phase *p, const Columns *c) {
    enum { SHORT_ROW_BYTES = 2048, ENOUGH_SUMS = 10, NEAR = 8 }; // NEAR: second caches
    const Type t = c->op->results[0].type;
    int64_t columns = t->dims[t->rank - 1];
    uint64_t bytes = bytes_read(p, c->op);
    bool near = (uint64_t)columns * (c->product ? sizeof(uint16_t) : dtype_bytes(t->dtype)) <= SHORT_ROW_BYTES && bytes <= NEAR * p->target->facts.l2_bytes;
    unsigned vectors = c->sharing * 4 <= REGISTERS ? 4 : 2, sums = (unsigned)i64_min(vectors, columns / LANES) * c->sharing;
    if (!c->sharing || c->n != 1 || c->n_dims != 1 || p->target->facts.vector_bytes < LANES * dtype_bytes(t->dtype)) return 0;
    return near && sums >= ENOUGH_SUMS ? vectors * LANES : 0;
}

// How many rows a pass has; 0: what is computed for an element is looked at no further.
static int64_t rows_of_pass(const Op *op) {
    uint32_t n_ops = 0, code = 0;
    for (uint32_t r = 0; r < op->n_results; r++) code += code_of(op->operands[r], &n_ops);
    return n_ops > MOST_OPS ? 0 : code > MUCH_CODE ? 1 : ROWS;
}

// Elements from one of dimension d to the next.
static int64_t run_of(Type t, uint32_t d) {
    int64_t n = 1;
    while (++d < t->rank) n *= t->dims[d];
    return n;
}

static bool has_columns(const Op *op, uint32_t n_reduced) {
    const Type t = op->operands[0]->type;
    return n_reduced && t->rank >= 2 && t->n_elems && t->dims[t->rank - 1] >= LANES / 2;
}

bool emit_columns_reduce(Phase *p, const Op *op) {
    const Type t = op->operands[0]->type;
    Axes dims = op_axes(op, ATTR_dimensions);
    Columns c = {.op = op, .n = op->n_results, .rows = rows_of_pass(op), .abreast = 1};
    if (op->kind != OP_REDUCE || !has_columns(op, dims.n) || axes_contain(dims, t->rank - 1)) return false;
    int64_t n_rows = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (axes_contain(dims, i)) n_rows *= c.sizes[c.n_dims] = t->dims[i], c.dims[c.n_dims++] = i;
    for (uint32_t r = 0; r < c.n; r++) {
        DType own = op->results[r].type->dtype;
        if (op->regions[0]->args[r]->type->dtype != own || op->operands[r]->type->dtype != own || !op->results[r].mark) return false;
    }
    if (n_rows <= ROWS || !c.rows) return false; // written out, in registers
    c.product = pairs_of(p, op);
    if (columns_are_afar(p, op) || op_int(op, ATTR_prefetch, 0)) c.ahead = c.rows * run_of(t, along_of(&c));
    cut_strips(p, &c);
    if ((c.in_registers = fits_registers(p, &c))) c.rows = 2;
    columns_level(p, &c, 0);
    return true;
}

// What is reduced, as lanes side by side have it.
typedef struct {
    int64_t n_elems, row_bytes; // of the whole, and of its longest row in memory
    uint32_t n_ops;
} Run;

// Is it one run of memory, or the same for all of them?
static bool is_run(const Value *v, Run *r) {
    const Op *op = v->def;
    if (v->mark || !op || op->kind == OP_CONSTANT) {
        if (v->type->n_elems == r->n_elems) r->row_bytes = i64_max(r->row_bytes, v->type->dims[v->type->rank - 1] * (int64_t)dtype_bytes(v->type->dtype));
        return true;
    }
    if (++r->n_ops > MOST_OPS) return false;
    if (op->kind == OP_BROADCAST_IN_DIM && !axes_contain(op_axes(op, ATTR_broadcast_dimensions), v->type->rank - 1)) return true;
    if (!op_has(op->kind, MAP) && op->kind != OP_BROADCAST_IN_DIM) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!is_run(op->operands[i], r)) return false;
    return true;
}

// Chunks that keep the last dimension, of what is cheap to compute from runs.
static bool keeps_runs(const Op *chunks, Run *r) {
    const Type t = chunks->operands[0]->type;
    *r = (Run){.n_elems = t->n_elems};
    bool kept = op_axes(chunks, ATTR_window_dimensions).v[t->rank - 1] == 1;
    return chunks->n_results == 1 && kept && rows_of_pass(chunks) == ROWS && is_run(chunks->operands[0], r);
}

bool emit_columns_chunks(Phase *p, const Op *op, const Index *index, const int64_t *box, LLVMValueRef from, LLVMValueRef to) {
    const Type t = op->operands[0]->type, to_type = op->results[0].type;
    Columns c = {.op = op, .n = 1, .rows = ROWS, .abreast = 1};
    OpKind combine;
    Run run;
    int64_t n_rows = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (box[i] > 1) n_rows *= c.sizes[c.n_dims] = box[i], c.dims[c.n_dims++] = i;
    if (!keeps_runs(op, &run) || run.row_bytes < LONG_ROW_BYTES || !has_columns(op, c.n_dims) || n_rows <= ROWS || !op->results[0].mark) return false;
    if (!reducer_has_lanes(op, &combine)) return false; // which has a neutral element
    memcpy(c.index, index, t->rank * sizeof *index);
    cut_strips(p, &c);
    // Rows that are taken whole are read in one stream, which a processor foresees, if a pass has one of them.
    int64_t columns = to_type->dims[to_type->rank - 1];
    if (stage_extent(p, op, &op->results[0], to_type->rank - 1) == columns && columns <= c.strip) c.rows = 1;
    reduce_strips(p, &c, from, to);
    return true;
}

unsigned columns_abreast(const Op *chunks) {
    const Type t = chunks->results[0].type;
    int64_t columns = t->dims[t->rank - 1];
    Run run;
    bool fits = columns > LANES && columns <= REGISTERS * LANES && (columns & (columns - 1)) == 0;
    return fits && keeps_runs(chunks, &run) ? (unsigned)columns : LANES;
}
