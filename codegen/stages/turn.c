// Map stages that read across memory (ir/ops/across.h). What lies along another dimension d of the result is computed with lanes along d, for as many
// elements of the last dimension as there are lanes, and turned in registers, so that loads and stores are vectors both. Where the result is turned itself,
// it is stored from there; else what is turned waits in a small block for the rest of the stage, which runs row by row.
//
// Blocks are square but for the edges, whose sizes are known: tasks are cut in multiples of LANES along both dimensions (passes/fuse/units.c). Blocks along d
// that share a pair of lines of memory follow one another.
#include "codegen/stages/turn.h"

#include "ir/ops/across.h"

enum { LINES_BYTES = 128 }; // two lines of memory, which processors fetch in pairs

typedef struct {
    const Op *op;
    const Value *result;
    Turned turned;
    uint32_t d, last;
    unsigned side; // of a block
    Index index[MAX_RANK];
    LLVMValueRef block[MAX_TURNED]; // of what waits, rows of `side` elements
    LLVMValueRef row_from, row_to;  // along d: a pair of lines of memory
    LLVMValueRef row;               // of the block at hand: its first index along d
    LLVMValueRef column;            // and along the last dimension
    unsigned n_rows, n_columns;
} Turn;

// The result is stored where its place is, but computed here.
static LLVMValueRef computed_at(Phase *p, const Value *v, const Index *index) {
    Value *result = (Value *)(uintptr_t)v;
    Place *place = result->mark;
    result->mark = NULL;
    LLVMValueRef x = elem_at(&p->e, v, index);
    result->mark = place;
    return x;
}

static void store_result(Phase *p, const Turn *t, LLVMValueRef x) {
    for (const Place *at = t->result->mark; at; at = at->copy) elem_store(&p->e, t->result, at, t->index, x);
}

// Rows of v in this block, each along the last dimension, as in memory or in parts of complex numbers.
typedef struct {
    LLVMValueRef part[2][LANES];
} Rows;

static void turned_rows(Phase *p, Turn *t, const Value *v, Rows *out) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    DType type = v->type->dtype;
    unsigned n_parts = dtype_is_complex(type) ? 2 : 1;
    e->mask = ll_first_lanes(l, t->side, t->n_rows);
    t->index[t->d] = (Index){.base = t->row, .step = 1, .multiple = t->side};
    for (unsigned i = 0; i < t->n_columns; i++) {
        size_t mark = memo_open(e);
        t->index[t->last] = index_scalar(LLVMBuildAdd(l->b, t->column, ll_i64(l, i), ""), 1);
        LLVMValueRef x = computed_at(p, v, t->index);
        memo_close(e, mark);
        for (unsigned k = 0; k < n_parts; k++) out->part[k][i] = n_parts == 2 ? elem_part(e, x, k) : elem_to_memory(e, type, x);
    }
    for (unsigned k = 0; k < n_parts; k++) {
        for (unsigned i = t->n_columns; i < t->side; i++) out->part[k][i] = LLVMGetPoison(ll_type(out->part[k][0]));
        ll_transpose(l, out->part[k], t->side);
    }
    e->mask = ll_first_lanes(l, t->side, t->n_columns);
    t->index[t->last] = (Index){.base = t->column, .step = 1, .multiple = t->side};
}

// Rows of a few elements, which the block has whole, one behind the other in memory.
static bool has_run(const Turn *t) {
    const Type to = t->result->type;
    bool run = to->dims[t->last] <= FEW_CHANNELS && to->dims[t->last] == t->n_columns && !dtype_is_complex(to->dtype);
    for (const Place *at = t->result->mark; at; at = at->copy) run &= at->strides[t->last] == 1 && at->strides[t->d] == t->n_columns;
    return run;
}

// Their elements as they lie, all of them one store: masks of a few lanes each would be slow stores where they are not the processor's own.
static void store_run(Phase *p, Turn *t) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef column[FEW_CHANNELS] = {NULL}, all;
    int lanes[FEW_CHANNELS * LANES];
    unsigned n = t->n_columns, side = t->side;
    e->mask = ll_first_lanes(l, side, t->n_rows);
    t->index[t->d] = (Index){.base = t->row, .step = 1, .multiple = side};
    for (unsigned i = 0; i < n; i++) {
        size_t mark = memo_open(e);
        t->index[t->last] = index_scalar(ll_i64(l, i), 1);
        column[i] = elem_to_memory(e, t->result->type->dtype, computed_at(p, t->result, t->index));
        if (e->mask) column[i] = ll_stored_in_part(l, column[i]);
        memo_close(e, mark);
    }
    all = ll_concat(l, column[0], column[n > 1]);
    if (n > 2) all = ll_concat(l, all, ll_concat(l, column[2], column[n - 1]));
    for (unsigned i = 0; i < n * t->n_rows; i++) lanes[i] = (int)(i % n * side + i / n);
    all = ll_shuffle(l, all, NULL, lanes, n * t->n_rows);
    t->index[t->d] = index_scalar(t->row, 1), t->index[t->last] = index_scalar(ll_i64(l, 0), 1);
    for (const Place *at = t->result->mark; at; at = at->copy) elem_store_run(e, t->result, at, t->index, all);
}

static void store_turned(Phase *p, Turn *t) {
    Elem *e = &p->e;
    Rows rows;
    if (has_run(t)) {
        store_run(p, t);
        return;
    }
    turned_rows(p, t, t->result, &rows);
    DType type = t->result->type->dtype;
    for (unsigned i = 0; i < t->n_rows; i++) {
        t->index[t->d] = index_scalar(LLVMBuildAdd(p->l->b, t->row, ll_i64(p->l, i), ""), 1);
        bool pair = dtype_is_complex(type);
        store_result(p, t, pair ? elem_pair(e, rows.part[0][i], rows.part[1][i]) : elem_from_memory(e, type, rows.part[0][i]));
    }
}

// Element i of a waiting row, of part k.
static LLVMValueRef waiting_at(const Phase *p, const Turn *t, uint32_t n, LLVMTypeRef row_type, LLVMValueRef row, unsigned part) {
    return ll_gep(p->l, row_type, t->block[n], LLVMBuildAdd(p->l->b, row, ll_i64(p->l, part * t->side), ""));
}

static void keep_turned(Phase *p, Turn *t, uint32_t n) {
    Rows rows;
    const Value *v = t->turned.v[n];
    turned_rows(p, t, v, &rows);
    for (unsigned k = 0; k < (dtype_is_complex(v->type->dtype) ? 2U : 1U); k++)
        for (unsigned i = 0; i < t->n_rows; i++) ll_store(p->l, rows.part[k][i], waiting_at(p, t, n, ll_type(rows.part[k][i]), ll_i64(p->l, i), k), 0);
}

static void remember_row(Phase *p, Turn *t, uint32_t n, LLVMValueRef row) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    const Value *v = t->turned.v[n];
    DType type = v->type->dtype;
    LLVMValueRef x;
    if (dtype_is_complex(type)) {
        LLVMTypeRef part = ll_vec(type == DT_C64 ? l->f32 : l->f64, t->side);
        LLVMValueRef re = ll_load(l, part, waiting_at(p, t, n, part, row, 0), 0);
        x = elem_pair(e, re, ll_load(l, part, waiting_at(p, t, n, part, row, 1), 0));
    } else {
        LLVMTypeRef shape = ll_vec(elem_memory_type(e, type), t->side);
        x = elem_from_memory(e, type, ll_load(l, shape, waiting_at(p, t, n, shape, row, 0), 0));
    }
    memo_add(e, v, t->index, x);
}

static void finish_rows(Phase *p, Turn *t) {
    LlvmCtx *l = p->l;
    for (uint32_t n = 0; n < t->turned.n; n++) keep_turned(p, t, n);
    LlLoop loop;
    LLVMValueRef row = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, t->n_rows), ll_i64(l, 1), "row");
    t->index[t->d] = index_scalar(LLVMBuildAdd(l->b, t->row, row, ""), 1);
    for (uint32_t n = 0; n < t->turned.n; n++) remember_row(p, t, n, row);
    store_result(p, t, computed_at(p, t->result, t->index));
    ll_loop_end(l, &loop);
}

static void block_here(Phase *p, Turn *t) {
    Elem *e = &p->e;
    size_t mark = memo_open(e);
    LLVMValueRef mask = e->mask;
    unsigned lanes = e->lanes;
    e->lanes = t->side;
    if (t->turned.v[0] == t->result) store_turned(p, t);
    else finish_rows(p, t);
    e->lanes = lanes;
    e->mask = mask;
    memo_close(e, mark);
}

// ---- the blocks of a task

// [from, to) of a dimension of `size` in parts of `unit`, the last of which may be shorter: as vector_loop has it.
typedef void PartBody(Phase *p, Turn *t, LLVMValueRef at, unsigned n);
static void for_parts(Phase *p, Turn *t, LLVMValueRef from, LLVMValueRef to, int64_t size, unsigned unit, PartBody *body) {
    LlvmCtx *l = p->l;
    LLVMValueRef whole = LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -(int64_t)unit), ""), middle = LLVMBuildAdd(l->b, from, whole, "");
    unsigned rest = (unsigned)(size % unit);
    if (size >= unit) {
        LlLoop loop;
        LLVMValueRef at = ll_loop_begin(l, &loop, from, middle, ll_i64(l, unit), "block");
        body(p, t, at, unit);
        ll_loop_end(l, &loop);
    }
    if (!rest) return;
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSLT, middle, to, ""), "rest");
    body(p, t, middle, rest);
    ll_endif(l, &f);
}

static void with_rows(Phase *p, Turn *t, LLVMValueRef at, unsigned n) {
    t->row = at;
    t->n_rows = n;
    block_here(p, t);
}

static void with_columns(Phase *p, Turn *t, LLVMValueRef at, unsigned n) {
    t->column = at;
    t->n_columns = n;
    for_parts(p, t, t->row_from, t->row_to, t->result->type->dims[t->d], t->side, with_rows);
}

// Along d as far as a pair of lines reaches, then on along the last dimension.
static void turn_plane(Phase *p, Turn *t) {
    LlvmCtx *l = p->l;
    LLVMValueRef from, to, column_from, column_to;
    stage_range(p, t->op, t->d, &from, &to);
    stage_range(p, t->op, t->last, &column_from, &column_to);
    LLVMValueRef line = ll_i64(l, i64_max(LINES_BYTES / (int64_t)dtype_bytes(t->turned.v[0]->type->dtype), t->side));
    LlLoop loop;
    t->row_from = ll_loop_begin(l, &loop, from, to, line, "line");
    t->row_to = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(l->b, t->row_from, line, ""), to);
    for_parts(p, t, column_from, column_to, t->result->type->dims[t->last], t->side, with_columns);
    ll_loop_end(l, &loop);
}

static void turn_level(Phase *p, Turn *t, uint32_t level) {
    if (level == t->last) {
        turn_plane(p, t);
    } else if (level == t->d) {
        turn_level(p, t, level + 1);
    } else {
        LlvmCtx *l = p->l;
        LLVMValueRef from, to;
        stage_range(p, t->op, level, &from, &to);
        LlLoop loop;
        t->index[level] = index_scalar(ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row"), 1);
        turn_level(p, t, level + 1);
        ll_loop_end(l, &loop);
    }
}

// Bytes of an element in a register; complex numbers are turned in two parts.
static unsigned register_bytes(DType t) { return dtype_is_float(t) && dtype_bytes(t) < 4 ? 4 : (unsigned)dtype_bytes(t); }

// As many lanes as a vector has; half of them where rows begin anywhere in a line of memory as long as a vector, which then lies in two lines each time.
static unsigned block_side(const Phase *p, const Turn *t) {
    enum { LINE_BYTES = 64 };
    const Type to = t->result->type;
    unsigned widest = 1, bytes = p->target->facts.vector_bytes;
    for (uint32_t i = 0; i < t->turned.n; i++) widest = (unsigned)i64_max(widest, register_bytes(t->turned.v[i]->type->dtype));
    bool aligned = to->dims[t->d] * (int64_t)dtype_bytes(to->dtype) % bytes == 0 && to->dims[t->last] * (int64_t)dtype_bytes(to->dtype) % bytes == 0;
    if (bytes == LINE_BYTES && !aligned) bytes /= 2;
    return (unsigned)i64_min(LANES, bytes / widest);
}

bool emit_turned_map(Phase *p, const Op *op) {
    int64_t d = op_int(op, ATTR_across, -1);
    if (d < 0) return false;
    Turn t = {.op = op, .result = &op->results[0], .turned = map_turned(op, (uint32_t)d), .d = (uint32_t)d};
    if (!t.turned.n) return false;
    t.last = t.result->type->rank - 1;
    t.side = block_side(p, &t);
    for (uint32_t i = 0; i < t.turned.n && t.turned.v[0] != t.result; i++) {
        uint64_t bytes = (uint64_t)t.side * t.side * dtype_bytes(t.turned.v[i]->type->dtype);
        t.block[i] = phase_scratch_ptr(p, phase_scratch(p, bytes));
    }
    turn_level(p, &t, 0);
    return true;
}
