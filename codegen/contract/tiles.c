// The micro-kernel of AMX: up to 2 x 2 or 1 x 4 tiles of accumulators, 16 rows and 16 columns of 32 bits each, stay in registers along K. A step takes a line
// of 64 bytes of each row of A, as a tile, and of each panel of B 16 units of each column, which lie together. All tiles have one shape, but those of sums and
// A fewer rows where products have no more (Phase.tile_rows), those of sums and B fewer columns likewise (Phase.tile_columns), and those of A shorter rows,
// of B fewer, where lines are (Phase.tile_line). One configuration serves; it is a thread's, and is set for all tasks of a phase that a core has taken
// (stages/kernel.c). Source: Intel SDM volume 1, chapter 18.
#include "codegen/llvm/tiles.h"
#include "codegen/contract/microkernel.h"
#include "codegen/contract/packed.h"

enum { SUMS = 0, ROWS = 4, UNIT_BYTES = 4 }; // the first tile of sums, of which there are 4, and of A

static LlTileProduct product_of(DType t) { return t == DT_BF16 ? LL_TILE_BF16 : t == DT_I8 ? LL_TILE_I8 : LL_TILE_UI8; }

static unsigned tiles_of_rows(const MicroTile *t) { return t->rows / t->problem->p->tile_rows; } // one, where these are fewer than a tile may have

// Of accumulator tile i.
static LLVMValueRef sums_at(const MicroTile *t, unsigned i) {
    int64_t row = i / t->panels * t->problem->p->tile_rows, column = i % t->panels * PANEL_COLUMNS;
    return ll_gep_const(t->problem->p->l, t->problem->p->l->i8, ll_param(t->problem->p->l, 2), (row * t->ldc + column) * UNIT_BYTES);
}

// Of panel j: what A leaves is for B, in turns. (Of short lines or few columns tiles of A and of B have two shapes.)
static unsigned column_tile(const MicroTile *t, unsigned j) {
    bool apart = t->problem->line_bytes < TILE_BYTES || t->problem->p->tile_columns < PANEL_COLUMNS;
    unsigned first = ROWS + (apart ? LL_TILES_OF_A : tiles_of_rows(t));
    return first + j % (LL_TILES - first);
}

// The products of a line of each row of A, lda_bytes apart, and what lies beside it. Each tile of B is loaded just before it is first needed: to load all of
// them before the first multiplication takes a twentieth longer. But where what comes next is fetched meanwhile, that comes behind them, and takes a twentieth
// less so where others share the core.
static void add_step(const MicroTile *t, LLVMValueRef a, int64_t lda_bytes, LLVMValueRef b, LLVMValueRef fetched) {
    const Problem *q = t->problem;
    LlvmCtx *l = q->p->l;
    unsigned rows = tiles_of_rows(t), panels = t->panels;
    int64_t panel = q->depth * PANEL_COLUMNS * (int64_t)dtype_bytes(q->element_type), lines = t->lines;
    bool first = fetched && rows > 1;
    for (unsigned j = 0; j < panels && first; j++) ll_tile_load(l, column_tile(t, j), ll_gep_const(l, l->i8, b, j * panel), TILE_BYTES);
    for (int64_t j = 0; j < panels && fetched; j++)
        for (int64_t i = 0; i < lines; i++) ll_prefetch(l, ll_gep_const(l, l->i8, fetched, j * panel + i * TILE_BYTES));
    for (unsigned i = 0; i < rows; i++) {
        ll_tile_load(l, ROWS + i, ll_gep_const(l, l->i8, a, i * TILE_ROWS * lda_bytes), lda_bytes);
        for (unsigned j = 0; j < panels; j++) {
            if (i == 0 && !first) ll_tile_load(l, column_tile(t, j), ll_gep_const(l, l->i8, b, j * panel), TILE_BYTES);
            ll_tile_multiply(l, product_of(q->element_type), SUMS + i * panels + j, ROWS + i, column_tile(t, j));
        }
    }
}

static LLVMTypeRef line_type(const MicroTile *t) { return LLVMArrayType2(t->problem->p->l->i8, (uint64_t)t->problem->line_bytes); }
static LLVMTypeRef tile_type(const MicroTile *t) { // of B: a line for each unit of those of A
    return LLVMArrayType2(t->problem->p->l->i8, (uint64_t)(t->problem->line_bytes / UNIT_BYTES * TILE_BYTES));
}

// What a row of A, of so many lines, and what lies beside it add. Meanwhile lines of other panels are fetched from `next` on, if that is not NULL.
static void add_row(const MicroTile *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef steps, LLVMValueRef next) {
    LlvmCtx *l = t->problem->p->l;
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), steps, ll_i64(l, 1), "k");
    LLVMValueRef a_at = ll_gep(l, line_type(t), a, k), b_at = ll_gep(l, tile_type(t), b, k);
    add_step(t, a_at, t->lda_bytes, b_at, next ? ll_gep(l, ll_vec(l->i8, t->lines * TILE_BYTES), next, k) : NULL);
    ll_loop_end(l, &loop);
}

void micro_tiles(const MicroTile *t) {
    const Problem *q = t->problem;
    LlvmCtx *l = q->p->l;
    unsigned rows = tiles_of_rows(t), panels = t->panels, element = (unsigned)dtype_bytes(q->element_type);
    int64_t ldc = t->ldc * UNIT_BYTES;
    LLVMValueRef a = ll_param(l, 0), b = ll_param(l, 1);
    LlIf f;
    if (t->accumulate) {
        ll_if(l, &f, LLVMBuildNot(l->b, ll_param(l, 7), ""), "further");
        for (unsigned i = 0; i < rows * panels; i++) ll_tile_load(l, SUMS + i, sums_at(t, i), ldc);
        ll_else(l, &f);
    }
    for (unsigned i = 0; i < rows * panels; i++) ll_tile_zero(l, SUMS + i);
    if (t->accumulate) ll_endif(l, &f);
    LLVMValueRef line = ll_i64(l, q->line_bytes / element);
    LLVMValueRef last = ll_i64(l, t->tails ? 0 : q->line_bytes / element - 1); // of a line: it is a step like others, or the tails are
    LLVMValueRef steps = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, ll_param(l, 4), last, ""), line, "");
    LLVMValueRef next = t->lines ? ll_param(l, 6) : NULL;
    LlLoop outer;
    bool several = q->run.places && q->k_outer > 1;
    if (several) {
        LLVMValueRef ko = ll_loop_begin(l, &outer, ll_i64(l, 0), ll_param(l, 3), ll_i64(l, 1), "ko");
        a = ll_gep(l, l->i8, a, LLVMBuildMul(l->b, ko, ll_i64(l, q->run.row_step * element), ""));
        b = ll_gep(l, tile_type(t), b, LLVMBuildMul(l->b, ko, steps, ""));
        if (next) next = ll_gep(l, ll_vec(l->i8, t->lines * TILE_BYTES), next, LLVMBuildMul(l->b, ko, steps, ""));
    }
    add_row(t, a, b, steps, next);
    if (several) ll_loop_end(l, &outer);
    if (t->tails) {
        LlIf rest;
        LLVMValueRef whole = LLVMBuildMul(l->b, steps, line, "");
        ll_if(l, &rest, LLVMBuildICmp(l->b, LLVMIntNE, ll_param(l, 4), whole, ""), "rest");
        add_step(t, ll_param(l, 8), TILE_BYTES, ll_gep(l, ll_vec(l->i8, TILE_ROWS * TILE_BYTES), b, steps), NULL);
        ll_endif(l, &rest);
    }
    for (unsigned i = 0; i < rows * panels; i++) ll_tile_store(l, SUMS + i, sums_at(t, i), ldc);
}
