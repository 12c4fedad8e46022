// The micro-kernel of dot products of vectors (AVX-512 VNNI and BF16): a unit of 32 bits of each row of A, in all lanes, times a vector of units of each panel,
// of which every lane adds its 4 or 2 products to its sum. Rows * panels accumulators stay in registers along K; edges are the same code with fewer rows or
// panels. Along K rows and panels have zeros up to whole lines of 64 bytes, so that a turn of the loop takes a few units without asking.
//
// Of bytes the instruction takes one side without a sign: x + 128 is that of x, by its highest bit turned, and 128 times the sum of a column, which one more
// accumulator of each panel has, is what the sums are too large by. All of it modulo 2^32. (Intel SDM volume 2, VPDPBUSD, VDPBF16PS.)
#include "codegen/contract/microkernel.h"
#include "codegen/contract/packed.h"

enum { UNIT_BYTES = 4, LINE_UNITS = TILE_BYTES / UNIT_BYTES, UNITS = 4 }; // of a turn

typedef struct {
    const MicroTile *tile;
    LlvmCtx *l;
    LLVMTypeRef sums;
    bool bytes;
    uint32_t n;
    LLVMValueRef acc[MICRO_MAX_TILE + MICRO_MAX_PANELS]; // rows * panels, and of bytes 128 times the sum of each column
} Dots;

static LLVMTypeRef units(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }

static uint32_t n_sums(const Dots *t) { return t->tile->rows * t->tile->panels; }

static LLVMValueRef multiply_add(const Dots *t, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b) {
    return t->bytes ? ll_dot_bytes(t->l, acc, a, b) : ll_dot_bf16(t->l, acc, a, b);
}

// Unit k + i of all rows.
static void add_unit(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef k, int64_t i) {
    const MicroTile *tile = t->tile;
    const Problem *q = tile->problem;
    LlvmCtx *l = t->l;
    int64_t panel = q->depth * (int64_t)dtype_bytes(q->element_type) / UNIT_BYTES;
    LLVMValueRef b_at = ll_gep(l, units(l), b, k), a_at = ll_gep(l, l->i32, a, k), column[MICRO_MAX_PANELS];
    LLVMValueRef turned = ll_int(units(l), (int32_t)0x80808080);
    for (uint32_t j = 0; j < tile->panels; j++) {
        column[j] = ll_load(l, units(l), ll_gep_const(l, units(l), b_at, j * panel + i), TILE_BYTES);
        LLVMValueRef *sum = &t->acc[n_sums(t) + j];
        if (t->bytes) *sum = multiply_add(t, *sum, turned, column[j]);
    }
    for (uint32_t row = 0; row < tile->rows; row++) {
        LLVMValueRef unit = ll_load(l, l->i32, ll_gep_const(l, l->i8, a_at, row * tile->lda_bytes + i * UNIT_BYTES), 1);
        LLVMValueRef x = ll_splat(l, unit, PANEL_COLUMNS);
        if (t->bytes) x = LLVMBuildXor(l->b, x, turned, "");
        for (uint32_t j = 0; j < tile->panels; j++) {
            LLVMValueRef *sum = &t->acc[row * tile->panels + j];
            *sum = multiply_add(t, *sum, x, column[j]);
        }
    }
}

// Rows of A, of so many units each, and what lies beside them.
static void add_rows(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n) {
    LlvmCtx *l = t->l;
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, UNITS), "k");
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    for (int64_t i = 0; i < UNITS; i++) add_unit(t, a, b, k, i);
    for (uint32_t i = 0; i < t->n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

// Runs of a window (ConvRun) one after the other, of whole lines each.
static void add_runs(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n_runs, LLVMValueRef n) {
    LlvmCtx *l = t->l;
    const Problem *q = t->tile->problem;
    LlLoop loop;
    LLVMValueRef ko = ll_loop_begin(l, &loop, ll_i64(l, 0), n_runs, ll_i64(l, 1), "ko");
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    LLVMValueRef from = LLVMBuildMul(l->b, ko, ll_i64(l, q->run.row_step * (int64_t)dtype_bytes(q->element_type)), "");
    add_rows(t, ll_gep(l, l->i8, a, from), ll_gep(l, units(l), b, LLVMBuildMul(l->b, ko, n, "")), n);
    for (uint32_t i = 0; i < t->n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

static LLVMValueRef sums_at(const Dots *t, uint32_t i) {
    const MicroTile *tile = t->tile;
    return ll_gep_const(t->l, tile->problem->sum, ll_param(t->l, 2), i / tile->panels * tile->ldc + i % tile->panels * PANEL_COLUMNS);
}

static void begin_sums(Dots *t) {
    LlvmCtx *l = t->l;
    for (uint32_t i = 0; i < t->n; i++) t->acc[i] = LLVMConstNull(t->sums);
    if (!t->tile->accumulate) return;
    LLVMValueRef there[MICRO_MAX_TILE];
    LlIf f;
    ll_if(l, &f, LLVMBuildNot(l->b, ll_param(l, 7), ""), "further");
    for (uint32_t i = 0; i < n_sums(t); i++) there[i] = ll_load(l, t->sums, sums_at(t, i), UNIT_BYTES);
    ll_else(l, &f);
    ll_endif(l, &f);
    for (uint32_t i = 0; i < n_sums(t); i++) t->acc[i] = ll_if_merge(l, &f, there[i], t->acc[i]);
}

void micro_dots(const MicroTile *tile) {
    const Problem *q = tile->problem;
    LlvmCtx *l = q->p->l;
    Dots t = {.tile = tile, .l = l, .sums = ll_vec(q->sum, PANEL_COLUMNS), .bytes = q->element_type == DT_I8};
    t.n = n_sums(&t) + (t.bytes ? tile->panels : 0);
    begin_sums(&t);
    int64_t line = TILE_BYTES / (int64_t)dtype_bytes(q->element_type);
    LLVMValueRef lines = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, ll_param(l, 4), ll_i64(l, line - 1), ""), ll_i64(l, line), "");
    LLVMValueRef n = LLVMBuildMul(l->b, lines, ll_i64(l, LINE_UNITS), "");
    if (q->run.places && q->k_outer > 1) add_runs(&t, ll_param(l, 0), ll_param(l, 1), ll_param(l, 3), n);
    else add_rows(&t, ll_param(l, 0), ll_param(l, 1), n);
    for (uint32_t i = 0; i < n_sums(&t); i++) {
        LLVMValueRef sum = t.acc[i];
        if (t.bytes) sum = LLVMBuildSub(l->b, sum, t.acc[n_sums(&t) + i % tile->panels], "");
        ll_store(l, sum, sums_at(&t, i), UNIT_BYTES);
    }
}
