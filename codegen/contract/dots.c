// The micro-kernel of dot products of vectors (AVX-512 VNNI and BF16): a unit of 32 bits of each row of A, in all lanes, times a vector of units of each panel,
// of which every lane adds its 4 or 2 products to its sum. Rows * panels accumulators stay in registers along K; edges are the same code with fewer rows or
// panels. Along K rows and panels have zeros behind their last unit up to what a turn of the loop takes, which does not ask then.
//
// Of bytes the instruction takes one side without a sign: w + 128 is that of w, by its highest bit turned, and 128 times the sum of a row of A is what its sums
// are too large by. It is made for the first panels that the rows meet, kept for those that follow, and sums begin with so much less. All of it modulo 2^32.
// (Intel SDM volume 2, VPDPBUSD, VDPBF16PS.)
#include "codegen/contract/microkernel.h"
#include "codegen/contract/packed.h"

#include <string.h>

enum { UNIT_BYTES = 4, UNITS = DOT_BYTES / UNIT_BYTES }; // of a turn
enum { AHEAD = 32 };                                     // units of panels that are fetched before they are needed, by the first rows that pass
enum { C = 2, N_RUNS = 3, N_INNER = 4, FETCHED = 6, FIRST = 7, ROW_SUMS = 8, FIRST_PANELS = 9 }; // parameters (microkernel.h)

typedef struct {
    const MicroTile *tile;
    LlvmCtx *l;
    LLVMTypeRef sums;
    bool bytes;
    uint32_t n;
    LLVMValueRef acc[MICRO_MAX_TILE];
} Dots;

static LLVMTypeRef units(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }

// Unit k + i of all rows.
static void add_unit(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef k, int64_t i, bool fetches) {
    const MicroTile *tile = t->tile;
    const Problem *q = tile->problem;
    LlvmCtx *l = t->l;
    int64_t panel = q->depth * (int64_t)dtype_bytes(q->element_type) / UNIT_BYTES;
    LLVMValueRef b_at = ll_gep(l, units(l), b, k), a_at = ll_gep(l, l->i32, a, k), column[MICRO_MAX_PANELS];
    for (uint32_t j = 0; j < tile->panels; j++) {
        column[j] = ll_load(l, units(l), ll_gep_const(l, units(l), b_at, j * panel + i), TILE_BYTES);
        if (t->bytes) column[j] = LLVMBuildXor(l->b, column[j], ll_int(units(l), (int32_t)0x80808080), "");
        if (fetches) ll_prefetch(l, ll_gep_const(l, units(l), b_at, j * panel + i + AHEAD));
    }
    for (uint32_t row = 0; row < tile->rows; row++) {
        LLVMValueRef x = ll_load(l, l->i32, ll_gep_const(l, l->i8, a_at, row * tile->lda_bytes + i * UNIT_BYTES), 1);
        x = ll_splat(l, x, PANEL_COLUMNS);
        for (uint32_t j = 0; j < tile->panels; j++) {
            LLVMValueRef *sum = &t->acc[row * tile->panels + j];
            *sum = t->bytes ? ll_dot_bytes(l, *sum, column[j], x) : ll_dot_bf16(l, *sum, column[j], x);
        }
    }
}

typedef void AddRun(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n);

// Rows of A, of so many units each, and what lies beside them.
static void add_rows(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n, bool fetches) {
    LlvmCtx *l = t->l;
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, UNITS), "k");
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    for (int64_t i = 0; i < UNITS; i++) add_unit(t, a, b, k, i, fetches);
    for (uint32_t i = 0; i < t->n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

static void add_near(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n) { add_rows(t, a, b, n, false); }
static void add_far(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n) { add_rows(t, a, b, n, true); }

// 128 times the sum of each row, in lanes.
static void sum_rows(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n) {
    LlvmCtx *l = t->l;
    LLVMTypeRef line = ll_vec(l->i8, TILE_BYTES);
    LLVMValueRef bytes = LLVMBuildMul(l->b, n, ll_i64(l, UNIT_BYTES), "");
    LlLoop loop;
    (void)b;
    LLVMValueRef at = ll_loop_begin(l, &loop, ll_i64(l, 0), bytes, ll_i64(l, TILE_BYTES), "line");
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    LLVMValueRef mask = ll_mask_first(l, TILE_BYTES, LLVMBuildSub(l->b, bytes, at, ""));
    for (uint32_t i = 0; i < t->n; i++) {
        LLVMValueRef x = ll_masked_load(l, line, ll_gep_const(l, l->i8, ll_gep(l, l->i8, a, at), i * t->tile->lda_bytes), mask, NULL, 1);
        ll_loop_next(&loop, i, ll_dot_bytes(l, t->acc[i], ll_int(units(l), (int32_t)0x80808080), ll_bitcast(l, x, units(l))));
    }
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

// Runs of a window (ConvRun) one after the other, or the one that there is.
static void each_run(Dots *t, LLVMValueRef n, AddRun *add) {
    LlvmCtx *l = t->l;
    const Problem *q = t->tile->problem;
    LLVMValueRef a = ll_param(l, 0), b = ll_param(l, 1);
    if (!q->run.places || q->k_outer == 1) {
        add(t, a, b, n);
        return;
    }
    LlLoop loop;
    LLVMValueRef ko = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, N_RUNS), ll_i64(l, 1), "ko");
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    LLVMValueRef from = LLVMBuildMul(l->b, ko, ll_i64(l, q->run.row_step * (int64_t)dtype_bytes(q->element_type)), "");
    add(t, ll_gep(l, l->i8, a, from), ll_gep(l, units(l), b, LLVMBuildMul(l->b, ko, n, "")), n);
    for (uint32_t i = 0; i < t->n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

static LLVMValueRef combine(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    (void)user;
    return LLVMBuildAdd(l->b, a, b, "");
}

static LLVMValueRef row_sum_at(const Dots *t, uint32_t row) { return ll_gep_const(t->l, t->l->i32, ll_param(t->l, ROW_SUMS), row); }

static void make_row_sums(const Dots *whole, LLVMValueRef n) {
    LlvmCtx *l = whole->l;
    Dots t = *whole;
    LlIf f;
    ll_if(l, &f, ll_param(l, FIRST_PANELS), "rows");
    t.n = t.tile->rows;
    for (uint32_t i = 0; i < t.n; i++) t.acc[i] = LLVMConstNull(units(l));
    each_run(&t, n, sum_rows);
    for (uint32_t i = 0; i < t.n; i++) ll_store(l, LLVMBuildNeg(l->b, ll_fold_lanes(l, t.acc[i], combine, NULL), ""), row_sum_at(&t, i), UNIT_BYTES);
    ll_endif(l, &f);
}

static LLVMValueRef sums_at(const Dots *t, uint32_t i) {
    const MicroTile *tile = t->tile;
    return ll_gep_const(t->l, tile->problem->sum, ll_param(t->l, C), i / tile->panels * tile->ldc + i % tile->panels * PANEL_COLUMNS);
}

static void begin_sums(Dots *t) {
    LlvmCtx *l = t->l;
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = LLVMConstNull(t->sums);
    if (t->tile->accumulate) {
        LLVMValueRef there[MICRO_MAX_TILE];
        LlIf f;
        ll_if(l, &f, LLVMBuildNot(l->b, ll_param(l, FIRST), ""), "further");
        for (uint32_t i = 0; i < t->n; i++) there[i] = ll_load(l, t->sums, sums_at(t, i), UNIT_BYTES);
        ll_else(l, &f);
        ll_endif(l, &f);
        for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_if_merge(l, &f, there[i], t->acc[i]);
    }
    for (uint32_t i = 0; i < t->n && t->bytes; i++) {
        LLVMValueRef less = ll_splat(l, ll_load(l, l->i32, row_sum_at(t, i / t->tile->panels), UNIT_BYTES), PANEL_COLUMNS);
        t->acc[i] = LLVMBuildAdd(l->b, t->acc[i], less, "");
    }
}

// Rows that are the first to pass panels from far away fetch these ahead.
static void add_all(Dots *t, LLVMValueRef n) {
    LlvmCtx *l = t->l;
    if (!t->tile->fetch) {
        each_run(t, n, add_near);
        return;
    }
    LlIf fresh;
    Dots far = *t;
    ll_if(l, &fresh, LLVMBuildIsNotNull(l->b, ll_param(l, FETCHED), ""), "fresh");
    each_run(&far, n, add_far);
    ll_else(l, &fresh);
    each_run(t, n, add_near);
    ll_endif(l, &fresh);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_if_merge(l, &fresh, far.acc[i], t->acc[i]);
}

void micro_dots(const MicroTile *tile) {
    const Problem *q = tile->problem;
    LlvmCtx *l = q->p->l;
    Dots t = {.tile = tile, .l = l, .sums = ll_vec(q->sum, PANEL_COLUMNS), .bytes = q->element_type == DT_I8, .n = tile->rows * tile->panels};
    int64_t elements = DOT_BYTES / (int64_t)dtype_bytes(q->element_type);
    LLVMValueRef turns = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, ll_param(l, N_INNER), ll_i64(l, elements - 1), ""), ll_i64(l, elements), "");
    LLVMValueRef n = LLVMBuildMul(l->b, turns, ll_i64(l, UNITS), "");
    if (t.bytes) make_row_sums(&t, n);
    begin_sums(&t);
    add_all(&t, n);
    for (uint32_t i = 0; i < t.n; i++) ll_store(l, t.acc[i], sums_at(&t, i), UNIT_BYTES);
}
