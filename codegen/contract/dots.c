// The micro-kernel of dot products of vectors (AVX-512 VNNI and BF16): a unit of 32 bits of each row of A, in all lanes, times a vector of units of each panel,
// of which every lane adds its 4 or 2 products to its sum. Rows * panels accumulators stay in registers along K; edges are the same code with fewer rows or
// panels. Where that are few, each sum is made in parts, which the processor adds to at once. In the last unit zeros follow what is left of K.
//
// Of bytes the instruction takes one side without a sign: w + 128 is that of w, by its highest bit turned, and 128 times the sum of a row of A is what its sums
// are too large by. It is made for the first panels that the rows meet, kept for those that follow, and sums begin with so much less. All of it modulo 2^32.
// (Intel SDM volume 2, VPDPBUSD, VDPBF16PS.)
#include "codegen/contract/microkernel.h"
#include "codegen/contract/packed.h"

#include <string.h>

enum { UNIT_BYTES = DOT_BYTES };
// Of a turn. One of words where products and sums are two instructions: of several, LLVM adds these up first, in registers that there are not.
enum { UNITS = 4 };
enum { ENOUGH_SUMS = 8 }; // that a product with a latency of four to six, one or two of them at once, does not wait for
// Units of panels that are fetched before they are needed, by the first rows that pass: a page, at whose end processors look no further. Half of it takes 1.3
// to 1.7 times as long from memory (3 to 8 rows, Zen 4).
enum { AHEAD = 64 };
enum { C = 2, N_RUNS = 3, N_INNER = 4, FETCHED = 6, FIRST = 7, ROW_SUMS = 8, FIRST_PANELS = 9 }; // parameters (microkernel.h)

typedef struct {
    const MicroTile *tile;
    LlvmCtx *l;
    LLVMTypeRef sums;
    DType element;
    bool bytes, vnni;
    bool halves;                      // units of panels are bytes, which become words
    int64_t units;                    // of a turn
    int64_t all;                      // of a row, where the compiler knows them and writes them out; else 0
    uint32_t n, parts;                // sums, and of each: unit k goes to part k modulo so many
    LLVMValueRef acc[MICRO_MAX_TILE]; // part after part
} Dots;

static LLVMTypeRef units(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }
// A row of a panel as it lies: units, or of words that are stored as bytes halves of them.
static LLVMTypeRef row_of_panel(const Dots *t) { return t->halves ? ll_vec(t->l->i16, PANEL_COLUMNS) : units(t->l); }

static LLVMValueRef load_column(const Dots *t, LLVMValueRef at) {
    LlvmCtx *l = t->l;
    if (!t->halves) return ll_load(l, units(l), at, TILE_BYTES);
    LLVMValueRef bytes = ll_load(l, ll_vec(l->i8, TILE_BYTES / 2), at, TILE_BYTES / 2);
    return ll_bitcast(l, LLVMBuildSExt(l->b, bytes, ll_vec(l->i16, TILE_BYTES / 2), ""), units(l));
}

// Unit i of row `row`, in all lanes.
static LLVMValueRef load_unit(const Dots *t, LLVMValueRef a, uint32_t row, int64_t i) {
    LlvmCtx *l = t->l;
    return ll_splat(l, ll_load(l, l->i32, ll_gep_const(l, l->i8, a, row * t->tile->lda_bytes + i * UNIT_BYTES), 1), PANEL_COLUMNS);
}

// Row i of panel j, from `at` on, for products. Where it `fetches`, what lies some way behind it is brought near.
static LLVMValueRef load_row_of_panel(const Dots *t, LLVMValueRef at, uint32_t j, int64_t i, bool fetches) {
    const Problem *q = t->tile->problem;
    LlvmCtx *l = t->l;
    int64_t panel = q->depth * (int64_t)dtype_bytes(q->element_type) / UNIT_BYTES;
    LLVMTypeRef line = row_of_panel(t);
    LLVMValueRef x = load_column(t, ll_gep_const(l, line, at, j * panel + i));
    if (fetches) ll_prefetch(l, ll_gep_const(l, line, at, j * panel + i + AHEAD));
    return t->bytes ? LLVMBuildXor(l->b, x, ll_int(units(l), (int32_t)0x80808080), "") : x;
}

static LLVMValueRef add_products(const Dots *t, LLVMValueRef sum, LLVMValueRef column, LLVMValueRef x) {
    if (t->bytes) return ll_dot_bytes(t->l, sum, column, x);
    return t->element == DT_I16 ? ll_dot_words(t->l, t->vnni, sum, column, x) : ll_dot_bf16(t->l, sum, column, x);
}

// Unit k + i of all rows. What there is less of, rows or panels, stays in registers meanwhile.
static void add_unit(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef k, int64_t i, bool fetches) {
    const MicroTile *tile = t->tile;
    LlvmCtx *l = t->l;
    LLVMValueRef b_at = ll_gep(l, row_of_panel(t), b, k), a_at = ll_gep(l, l->i32, a, k), kept[MICRO_MAX_PANELS];
    LLVMValueRef *sums = &t->acc[i % t->parts * t->n];
    if (tile->rows < tile->panels) {
        for (uint32_t row = 0; row < tile->rows; row++) kept[row] = load_unit(t, a_at, row, i);
        for (uint32_t j = 0; j < tile->panels; j++) {
            LLVMValueRef column = load_row_of_panel(t, b_at, j, i, fetches);
            for (uint32_t row = 0; row < tile->rows; row++) sums[row * tile->panels + j] = add_products(t, sums[row * tile->panels + j], column, kept[row]);
        }
        return;
    }
    for (uint32_t j = 0; j < tile->panels; j++) kept[j] = load_row_of_panel(t, b_at, j, i, fetches);
    for (uint32_t row = 0; row < tile->rows; row++) {
        LLVMValueRef x = load_unit(t, a_at, row, i);
        for (uint32_t j = 0; j < tile->panels; j++) sums[row * tile->panels + j] = add_products(t, sums[row * tile->panels + j], kept[j], x);
    }
}

typedef void AddRun(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n);

// Units [from, to) of rows of A, so many in one turn of the loop, and what lies beside them.
static void add_range(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef from, LLVMValueRef to, int64_t units, bool fetches) {
    LlvmCtx *l = t->l;
    uint32_t n = t->n * (units == 1 ? 1 : t->parts);
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, from, to, ll_i64(l, units), "k");
    for (uint32_t i = 0; i < n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    for (int64_t i = 0; i < units; i++) add_unit(t, a, b, k, i, fetches);
    for (uint32_t i = 0; i < n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < n; i++) t->acc[i] = ll_loop_result(&loop, i);
}

// Are rows whole turns?
static bool is_whole(const Dots *t) {
    const Problem *q = t->tile->problem;
    return q->k_inner * (int64_t)dtype_bytes(q->element_type) % (t->units * UNIT_BYTES) == 0;
}

static void add_rows(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n, bool fetches) {
    LlvmCtx *l = t->l;
    for (int64_t i = 0; i < t->all; i++) add_unit(t, a, b, ll_i64(l, 0), i, fetches);
    if (t->all) return;
    LLVMValueRef turns = is_whole(t) ? n : LLVMBuildAnd(l->b, n, ll_i64(l, -t->units), "");
    add_range(t, a, b, ll_i64(l, 0), turns, t->units, fetches);
    if (turns != n) add_range(t, a, b, turns, n, 1, fetches);
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

// The same of rows of a few units, which come in all lanes: adding up lanes would take longer than to multiply.
static void sum_short_rows(Dots *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef n) {
    (void)b, (void)n;
    for (uint32_t row = 0; row < t->n; row++)
        for (int64_t i = 0; i < t->all; i++) t->acc[row] = ll_dot_bytes(t->l, t->acc[row], ll_int(units(t->l), (int32_t)0x80808080), load_unit(t, a, row, i));
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
    uint32_t n_acc = t->n * t->parts;
    LLVMValueRef ko = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, N_RUNS), ll_i64(l, 1), "ko");
    for (uint32_t i = 0; i < n_acc; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    LLVMValueRef from = LLVMBuildMul(l->b, ko, ll_i64(l, q->run.row_step * (int64_t)dtype_bytes(q->element_type)), "");
    add(t, ll_gep(l, l->i8, a, from), ll_gep(l, row_of_panel(t), b, LLVMBuildMul(l->b, ko, n, "")), n);
    for (uint32_t i = 0; i < n_acc; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < n_acc; i++) t->acc[i] = ll_loop_result(&loop, i);
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
    t.n = t.tile->rows, t.parts = 1;
    for (uint32_t i = 0; i < t.n; i++) t.acc[i] = LLVMConstNull(units(l));
    each_run(&t, n, t.all ? sum_short_rows : sum_rows);
    for (uint32_t i = 0; i < t.n; i++) {
        LLVMValueRef sum = t.all ? LLVMBuildExtractElement(l->b, t.acc[i], ll_i64(l, 0), "") : ll_fold_lanes(l, t.acc[i], combine, NULL);
        ll_store(l, LLVMBuildNeg(l->b, sum, ""), row_sum_at(&t, i), UNIT_BYTES);
    }
    ll_endif(l, &f);
}

static LLVMValueRef sums_at(const Dots *t, uint32_t i) {
    const MicroTile *tile = t->tile;
    return ll_gep_const(t->l, tile->problem->sum, ll_param(t->l, C), i / tile->panels * tile->ldc + i % tile->panels * PANEL_COLUMNS);
}

// The columns that there are of a panel; NULL: all.
static LLVMValueRef columns_of(const Dots *t, uint32_t i) {
    const MicroTile *tile = t->tile;
    bool cut = tile->rest && (i + 1) % tile->panels == 0;
    return cut ? ll_mask_first(t->l, PANEL_COLUMNS, ll_i64(t->l, tile->rest)) : NULL;
}

static LLVMValueRef plus(const Dots *t, LLVMValueRef a, LLVMValueRef b) {
    return t->element == DT_BF16 ? LLVMBuildFAdd(t->l->b, a, b, "") : LLVMBuildAdd(t->l->b, a, b, "");
}

// Sums of blocks before this one are asked for now and added in the end.
static void begin_sums(Dots *t) {
    LlvmCtx *l = t->l;
    for (uint32_t i = 0; i < t->n * t->parts; i++) t->acc[i] = LLVMConstNull(t->sums);
    for (uint32_t i = 0; i < t->n && t->bytes; i++) t->acc[i] = ll_splat(l, ll_load(l, l->i32, row_sum_at(t, i / t->tile->panels), UNIT_BYTES), PANEL_COLUMNS);
    for (uint32_t i = 0; i < t->n && t->tile->accumulate; i++) ll_prefetch(l, sums_at(t, i));
}

static void store_sums(Dots *t) {
    LlvmCtx *l = t->l;
    for (uint32_t i = t->n; i < t->n * t->parts; i++) t->acc[i % t->n] = plus(t, t->acc[i % t->n], t->acc[i]);
    if (t->tile->accumulate) {
        LLVMValueRef sum[MICRO_MAX_TILE];
        LlIf f;
        ll_if(l, &f, LLVMBuildNot(l->b, ll_param(l, FIRST), ""), "further");
        for (uint32_t i = 0; i < t->n; i++) {
            LLVMValueRef mask = columns_of(t, i), at = sums_at(t, i);
            LLVMValueRef there = mask ? ll_masked_load(l, t->sums, at, mask, NULL, UNIT_BYTES) : ll_load(l, t->sums, at, UNIT_BYTES);
            sum[i] = plus(t, there, t->acc[i]);
        }
        ll_else(l, &f);
        ll_endif(l, &f);
        for (uint32_t i = 0; i < t->n; i++) t->acc[i] = ll_if_merge(l, &f, sum[i], t->acc[i]);
    }
    for (uint32_t i = 0; i < t->n; i++) {
        LLVMValueRef mask = columns_of(t, i);
        if (mask) ll_masked_store(l, t->acc[i], sums_at(t, i), mask, UNIT_BYTES);
        else ll_store(l, t->acc[i], sums_at(t, i), UNIT_BYTES);
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
    for (uint32_t i = 0; i < t->n * t->parts; i++) t->acc[i] = ll_if_merge(l, &fresh, far.acc[i], t->acc[i]);
}

void micro_dots(const MicroTile *tile) {
    const Problem *q = tile->problem;
    LlvmCtx *l = q->p->l;
    Dots t = {.tile = tile, .l = l, .sums = ll_vec(q->sum, PANEL_COLUMNS), .element = q->element_type, .n = tile->rows * tile->panels};
    t.bytes = t.element == DT_I8, t.vnni = q->p->target->dot_features != 0, t.halves = q->packed_type != q->element_type;
    t.units = t.vnni || t.element != DT_I16 ? UNITS : 1;
    if (t.units == UNITS && !tile->accumulate && micro_rows_are_short(q)) t.all = i64_ceil_div(q->k_inner * (int64_t)dtype_bytes(q->element_type), UNIT_BYTES);
    for (t.parts = 1; !t.all && t.parts < t.units && 2 * t.parts * t.n <= ENOUGH_SUMS;) t.parts *= 2;
    int64_t turn = (is_whole(&t) ? t.units : 1) * UNIT_BYTES / (int64_t)dtype_bytes(q->element_type); // in elements
    LLVMValueRef turns = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, ll_param(l, N_INNER), ll_i64(l, turn - 1), ""), ll_i64(l, turn), "");
    LLVMValueRef n = is_whole(&t) ? LLVMBuildMul(l->b, turns, ll_i64(l, t.units), "") : turns;
    if (t.vnni && t.element != DT_BF16) phase_has_dots(l, l->func, q->p->target);
    if (t.bytes) make_row_sums(&t, n);
    begin_sums(&t);
    add_all(&t, n);
    store_sums(&t);
}
