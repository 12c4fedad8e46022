// See digits.h.
#include "codegen/contract/digits.h"

#include "codegen/contract/grouped.h"
#include "codegen/contract/microkernel.h"

enum { LINE_BYTES = 64, WORD_BYTES = 4, BEGIN_BYTES = 16, DIGIT_BITS = 8 };
// f32: below 2^22 is what, times 2^-e, has this exponent at most; 1.5 * 2^23 added makes the lowest bits of a sum a whole number.
enum { EXPONENT_BIAS = 127, MANTISSA_BITS = 23, TOP = 21, LEAST = TOP + 1, INFINITE = 255, ROUNDER = 0x4b400000, NOT_A_NUMBER = 0x7fc00000 };

int64_t digits_group_bytes(const Problem *q) { return i64_round_up(DIGITS * q->stored.rows + BEGIN_BYTES, LINE_BYTES); }

// A word that is NULL when the phase begins.
static LLVMValueRef word_new(LlvmCtx *l) {
    LLVMValueRef word = ll_alloca(l, l->ptr, 1, 8);
    LLVMBasicBlockRef here = LLVMGetInsertBlock(l->b);
    LLVMPositionBuilderBefore(l->b, LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(l->func)));
    ll_store(l, LLVMConstNull(l->ptr), word, 8);
    LLVMPositionBuilderAtEnd(l->b, here);
    return word;
}

// Tasks of a launch that differ in columns alone, or in batches that share rows, have the same rows, and as many of them where the first one is the same. What
// is no operand of the phase may be another for each of them.
Digits digits_new(const Problem *q) {
    int64_t group = digits_group_bytes(q), row = groups_count(q->stored, q->k_inner) * group;
    LLVMValueRef rows = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)(q->tile_rows * row)));
    bool once = !q->a.base->def && q->row_stride; // else rows that a task has more than the one before lie where that has its own
    return (Digits){group, row, rows, once ? word_new(q->p->l) : NULL};
}

LLVMValueRef digits_at(const Digits *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0) {
    LlvmCtx *l = q->p->l;
    return ll_gep(l, l->i8, t->rows, LLVMBuildMul(l->b, LLVMBuildSub(l->b, m0, m_from, ""), ll_i64(l, t->row_bytes), ""));
}

// ---- rows

static LLVMTypeRef words(LlvmCtx *l) { return ll_vec(l->i32, PANEL_COLUMNS); }
static LLVMTypeRef floats(LlvmCtx *l) { return ll_vec(l->f32, PANEL_COLUMNS); }

// Numbers k to k + 15 of a row at `x`, those from `end` on 0.
static LLVMValueRef load_numbers(const Problem *q, LLVMValueRef x, LLVMValueRef k, LLVMValueRef end) {
    LlvmCtx *l = q->p->l;
    bool whole = q->k_inner % q->stored.rows == 0;
    LLVMValueRef mask = whole ? ll_mask_first(l, PANEL_COLUMNS, ll_i64(l, PANEL_COLUMNS)) : ll_mask_first(l, PANEL_COLUMNS, LLVMBuildSub(l->b, end, k, ""));
    if (q->k_stride == 1 && whole) return ll_load(l, floats(l), ll_gep(l, l->f32, x, k), 4);
    if (q->k_stride == 1) return ll_masked_load(l, floats(l), ll_gep(l, l->f32, x, k), mask, NULL, 4);
    LLVMValueRef lanes[PANEL_COLUMNS];
    for (int i = 0; i < PANEL_COLUMNS; i++) lanes[i] = ll_i64(l, i);
    LLVMValueRef at = LLVMBuildAdd(l->b, ll_splat(l, k, PANEL_COLUMNS), LLVMConstVector(lanes, PANEL_COLUMNS), "");
    at = LLVMBuildMul(l->b, at, ll_splat(l, ll_i64(l, q->k_stride), PANEL_COLUMNS), "");
    return ll_gather(l, floats(l), ll_gep(l, l->f32, x, at), mask, NULL, 4);
}

static LLVMValueRef larger(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    (void)user;
    return ll_intrin2(l, LL_SMAX, a, b);
}

static LLVMValueRef plus(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    (void)user;
    return LLVMBuildAdd(l->b, a, b, "");
}

// The exponent of the largest of n vectors, as f32 have it: the largest encoding without its sign, NaN above all.
static LLVMValueRef largest_exponent(LlvmCtx *l, const LLVMValueRef *x, int64_t n) {
    LLVMValueRef most = NULL, unsigned_bits = ll_int(words(l), INT32_MAX);
    for (int64_t i = 0; i < n; i++) {
        LLVMValueRef bits = LLVMBuildAnd(l->b, ll_bitcast(l, x[i], words(l)), unsigned_bits, "");
        most = most ? larger(l, NULL, most, bits) : bits;
    }
    return LLVMBuildLShr(l->b, ll_fold_lanes(l, most, larger, NULL), ll_i32(l, MANTISSA_BITS), "");
}

static LLVMValueRef power_of_two(LlvmCtx *l, LLVMValueRef biased) { return ll_bitcast(l, LLVMBuildShl(l->b, biased, ll_i32(l, MANTISSA_BITS), ""), l->f32); }

// What is left of v when its lowest digit is taken off.
static LLVMValueRef without_digit(LlvmCtx *l, LLVMValueRef v) {
    LLVMValueRef rounded = LLVMBuildAdd(l->b, v, ll_int(words(l), 1 << (DIGIT_BITS - 1)), "");
    return LLVMBuildAShr(l->b, rounded, ll_int(words(l), DIGIT_BITS), "");
}

// As weights have them: of 8 bits in their order, of 4 bits of each eight the even ones, then the odd ones.
static void store_digits(const Problem *q, LLVMValueRef v, LLVMValueRef to) {
    static const int nibbles[PANEL_COLUMNS] = {0, 2, 4, 6, 1, 3, 5, 7, 8, 10, 12, 14, 9, 11, 13, 15};
    LlvmCtx *l = q->p->l;
    LLVMValueRef bytes = LLVMBuildTrunc(l->b, v, ll_vec(l->i8, PANEL_COLUMNS), "");
    ll_store(l, q->stored.bits == 4 ? ll_shuffle(l, bytes, NULL, nibbles, PANEL_COLUMNS) : bytes, to, PANEL_COLUMNS);
}

static int64_t bias(const Problem *q) { return 1 << (q->stored.bits - 1); }

// One group of a row.
static void fill_group(const Problem *q, LLVMValueRef to, LLVMValueRef x, LLVMValueRef k, LLVMValueRef end) {
    enum { MOST = GROUP_MOST / PANEL_COLUMNS };
    LlvmCtx *l = q->p->l;
    int64_t n = q->stored.rows / PANEL_COLUMNS;
    LLVMValueRef numbers[MOST], left[DIGITS] = {0};
    for (int64_t i = 0; i < n; i++) numbers[i] = load_numbers(q, x, LLVMBuildAdd(l->b, k, ll_i64(l, i * PANEL_COLUMNS), ""), end);
    LLVMValueRef found = largest_exponent(l, numbers, n), exponent = ll_intrin2(l, LL_SMAX, found, ll_i32(l, LEAST));
    LLVMValueRef up = ll_splat(l, power_of_two(l, LLVMBuildSub(l->b, ll_i32(l, 2 * EXPONENT_BIAS + TOP), exponent, "")), PANEL_COLUMNS);
    LLVMValueRef rounder = ll_int(words(l), ROUNDER);
    for (int64_t i = 0; i < n; i++) {
        LLVMValueRef v = LLVMBuildSub(l->b, ll_bitcast(l, ll_fma(l, numbers[i], up, ll_bitcast(l, rounder, floats(l))), words(l)), rounder, "");
        for (int d = 0; d < DIGITS; d++) {
            store_digits(q, v, ll_gep_const(l, l->i8, to, d * q->stored.rows + i * PANEL_COLUMNS));
            left[d] = left[d] ? plus(l, NULL, left[d], v) : v;
            v = without_digit(l, v);
        }
    }
    LLVMValueRef begin = ll_gep_const(l, l->i8, to, DIGITS * q->stored.rows), sum = ll_fold_lanes(l, left[0], plus, NULL);
    for (int d = 0; d < DIGITS; d++) { // the sum of a digit is what is left with it less what is left without
        LLVMValueRef next = d + 1 < DIGITS ? ll_fold_lanes(l, left[d + 1], plus, NULL) : ll_i32(l, 0);
        LLVMValueRef digits = LLVMBuildSub(l->b, sum, LLVMBuildShl(l->b, next, ll_i32(l, DIGIT_BITS), ""), "");
        ll_store(l, LLVMBuildMul(l->b, digits, ll_i32(l, -bias(q)), ""), ll_gep_const(l, l->i32, begin, d), WORD_BYTES);
        sum = next;
    }
    LLVMValueRef down = power_of_two(l, LLVMBuildSub(l->b, exponent, ll_i32(l, TOP - DIGIT_BITS * (DIGITS - 1)), "")); // times the highest digit
    LLVMValueRef finite = LLVMBuildICmp(l->b, LLVMIntNE, found, ll_i32(l, INFINITE), "");
    LLVMValueRef scale = LLVMBuildSelect(l->b, finite, down, ll_bitcast(l, ll_i32(l, NOT_A_NUMBER), l->f32), "");
    ll_store(l, scale, ll_gep_const(l, l->i32, begin, DIGITS), WORD_BYTES);
}

void digits_fill(const Digits *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    LlLoop rows, groups;
    LlIf other;
    if (t->of) {
        LLVMValueRef first = ll_gep(l, l->f32, a, LLVMBuildMul(l->b, m_from, ll_i64(l, q->row_stride), ""));
        ll_if(l, &other, LLVMBuildICmp(l->b, LLVMIntNE, ll_load(l, l->ptr, t->of, 8), first, ""), "other");
        ll_store(l, first, t->of, 8);
    }
    LLVMValueRef m = ll_loop_begin(l, &rows, m_from, m_to, ll_i64(l, 1), "row");
    LLVMValueRef x = ll_gep(l, l->f32, a, LLVMBuildMul(l->b, m, ll_i64(l, q->row_stride), "")), to = digits_at(t, q, m_from, m);
    LLVMValueRef k = ll_loop_begin(l, &groups, ll_i64(l, 0), n, ll_i64(l, q->stored.rows), "group");
    LLVMValueRef group = LLVMBuildUDiv(l->b, k, ll_i64(l, q->stored.rows), "");
    fill_group(q, ll_gep(l, l->i8, to, LLVMBuildMul(l->b, group, ll_i64(l, t->group_bytes), "")), x, k, n);
    ll_loop_end(l, &groups);
    ll_loop_end(l, &rows);
    if (t->of) ll_endif(l, &other);
}

// ---- the micro-kernel

enum { LINES = 2 }; // of weights of a panel, in a turn of the loop, at most: sums of few rows would wait for each other

typedef struct {
    const MicroTile *tile;
    const Problem *q;
    LlvmCtx *l;
    uint32_t n, lines;                                  // rows * panels; of a panel, in a turn
    LLVMValueRef acc[MICRO_MAX_TILE];                   // sums of scaled groups
    LLVMValueRef sums[LINES * DIGITS * MICRO_MAX_TILE]; // of the group at hand, those of each line of a turn
} Micro;

// Rows of a group as quads, byte by byte of a column: one of 8 bits, two of 4 bits, of the even and of the odd rows.
static void load_quads(const Micro *t, LLVMValueRef line, LLVMValueRef out[2]) {
    static const int spread[] = {0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15};
    LlvmCtx *l = t->l;
    LLVMValueRef x = ll_load(l, words(l), line, LINE_BYTES);
    if (t->q->stored.bits == 4) {
        LLVMValueRef low = ll_int(words(l), 0x0f0f0f0f), turned = ll_int(words(l), 0x08080808);
        LLVMValueRef odd = LLVMBuildLShr(l->b, x, ll_int(words(l), 4), "");
        out[0] = LLVMBuildXor(l->b, LLVMBuildAnd(l->b, x, low, ""), turned, "");
        out[1] = LLVMBuildXor(l->b, LLVMBuildAnd(l->b, odd, low, ""), turned, "");
        return;
    }
    int within[LINE_BYTES];
    for (int i = 0; i < LINE_BYTES; i++) within[i] = i / PANEL_COLUMNS * PANEL_COLUMNS + spread[i % PANEL_COLUMNS];
    LLVMTypeRef bytes = ll_vec(l->i8, LINE_BYTES);
    x = ll_shuffle(l, ll_bitcast(l, ll_shuffle(l, x, NULL, spread, PANEL_COLUMNS), bytes), NULL, within, LINE_BYTES);
    out[0] = LLVMBuildXor(l->b, ll_bitcast(l, x, words(l)), ll_int(words(l), (int32_t)0x80808080), "");
}

// Is what comes later fetched line by line? Where memory is read fastest in several streams, fetching a group at once would take all places of misses.
static bool fetches_lines(const Micro *t) { return t->q->p->target->facts.streams > 1 && !t->tile->ahead_lines; }

// Line i of a group of each panel.
static void multiply_line(Micro *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef i, uint32_t set) {
    LlvmCtx *l = t->l;
    uint32_t np = t->tile->panels, n_quads = t->q->stored.bits == 4 ? 2 : 1;
    LLVMValueRef line = ll_gep(l, words(l), b, i), quads[MICRO_MAX_PANELS][2];
    for (uint32_t j = 0; j < np; j++) {
        LLVMValueRef from = ll_gep_const(l, l->i8, line, j * t->tile->panel_step);
        if (fetches_lines(t)) micro_fetch(t->tile, from, LINE_BYTES);
        load_quads(t, from, quads[j]);
    }
    for (uint32_t row = 0; row < t->tile->rows; row++) {
        for (uint32_t part = 0; part < n_quads * DIGITS; part++) {
            uint32_t d = part / n_quads, quad = part % n_quads;
            LLVMValueRef at = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, i, ll_i64(l, n_quads), ""), ll_i64(l, quad), "");
            LLVMValueRef digits = ll_gep_const(l, l->i8, a, row * t->tile->lda_bytes + d * t->q->stored.rows);
            LLVMValueRef x = ll_splat(l, ll_load(l, l->i32, ll_gep(l, l->i32, digits, at), WORD_BYTES), PANEL_COLUMNS);
            for (uint32_t j = 0; j < np; j++) {
                LLVMValueRef *sum = &t->sums[((set * DIGITS + d) * t->tile->rows + row) * np + j];
                *sum = ll_dot_bytes(l, *sum, quads[j][quad], x);
            }
        }
    }
}

static LLVMValueRef begin_at(const Micro *t, LLVMValueRef a, uint32_t row) {
    return ll_gep_const(t->l, t->l->i8, a, row * t->tile->lda_bytes + DIGITS * t->q->stored.rows);
}

// What the sums of a group add to those of all.
static void add_group(Micro *t, LLVMValueRef a, LLVMValueRef b) {
    LlvmCtx *l = t->l;
    uint32_t np = t->tile->panels;
    for (uint32_t row = 0; row < t->tile->rows; row++) {
        LLVMValueRef power = ll_splat(l, ll_load(l, l->f32, ll_gep_const(l, l->i32, begin_at(t, a, row), DIGITS), WORD_BYTES), PANEL_COLUMNS);
        for (uint32_t j = 0; j < np; j++) {
            LLVMValueRef sum = NULL, *acc = &t->acc[row * np + j];
            for (uint32_t d = DIGITS; d-- > 0;) {
                LLVMValueRef x = LLVMBuildSIToFP(l->b, t->sums[(d * t->tile->rows + row) * np + j], floats(l), "");
                sum = sum ? ll_fma(l, x, ll_real(floats(l), 1.0 / (1 << DIGIT_BITS * (DIGITS - 1 - d))), sum) : x;
            }
            LLVMValueRef scales = grouped_scales(t->q, ll_gep_const(l, l->i8, b, j * t->tile->panel_step));
            *acc = ll_fma(l, sum, LLVMBuildFMul(l->b, scales, power, ""), *acc);
        }
    }
}

static void multiply_group(Micro *t, LLVMValueRef a, LLVMValueRef b) {
    LlvmCtx *l = t->l;
    uint32_t np = t->tile->panels, n = t->n * DIGITS;
    int64_t fetched = fetches_lines(t) ? GROUP_SCALE_BYTES : groups_bytes(t->q->stored);
    for (uint32_t j = 0; j < np; j++) micro_fetch(t->tile, ll_gep_const(l, l->i8, b, j * t->tile->panel_step), fetched);
    int64_t lines = t->q->stored.rows * t->q->stored.bits / 8 * PANEL_COLUMNS / LINE_BYTES;
    for (uint32_t i = 0; i < t->lines * n; i++) {
        uint32_t d = i / t->n, row = i % t->n / np;
        if (i >= n) {
            t->sums[i] = LLVMConstNull(words(l));
            continue;
        }
        t->sums[i] = ll_splat(l, ll_load(l, l->i32, ll_gep_const(l, l->i32, begin_at(t, a, row), d), WORD_BYTES), PANEL_COLUMNS);
    }
    LLVMValueRef rows = ll_gep_const(l, l->i8, b, GROUP_SCALE_BYTES);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, lines), ll_i64(l, t->lines), "line");
    for (uint32_t s = 0; s < t->lines * n; s++) t->sums[s] = ll_loop_carry(l, &loop, t->sums[s]);
    for (uint32_t line = 0; line < t->lines; line++) multiply_line(t, a, rows, LLVMBuildAdd(l->b, i, ll_i64(l, line), ""), line);
    for (uint32_t s = 0; s < t->lines * n; s++) ll_loop_next(&loop, s, t->sums[s]);
    ll_loop_end(l, &loop);
    for (uint32_t s = 0; s < t->lines * n; s++) t->sums[s] = ll_loop_result(&loop, s);
    for (uint32_t s = n; s < t->lines * n; s++) t->sums[s % n] = LLVMBuildAdd(l->b, t->sums[s % n], t->sums[s], "");
    add_group(t, a, b);
}

static LLVMValueRef result_at(const Micro *t, uint32_t i) {
    uint32_t np = t->tile->panels;
    return ll_gep_const(t->l, t->l->f32, ll_param(t->l, 2), i / np * t->tile->ldc + i % np * PANEL_COLUMNS);
}

static void store_results(const Micro *t) {
    for (uint32_t i = 0; i < t->n; i++) ll_store(t->l, t->acc[i], result_at(t, i), WORD_BYTES);
}

void micro_digits(const MicroTile *tile) {
    const Problem *q = tile->problem;
    LlvmCtx *l = q->p->l;
    Micro t = {.tile = tile, .q = q, .l = l, .n = tile->rows * tile->panels, .lines = q->rows <= FEW_ROWS ? LINES : 1};
    phase_has_dots(l, l->func, q->p->target);
    int64_t digits = digits_group_bytes(q), group = groups_bytes(q->stored);
    for (uint32_t i = 0; i < t.n; i++) t.acc[i] = LLVMConstNull(floats(l));
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, 4), ll_i64(l, q->stored.rows), "group");
    for (uint32_t i = 0; i < t.n; i++) t.acc[i] = ll_loop_carry(l, &loop, t.acc[i]);
    LLVMValueRef at = LLVMBuildUDiv(l->b, k, ll_i64(l, q->stored.rows), "");
    LLVMValueRef a = ll_gep(l, l->i8, ll_param(l, 0), LLVMBuildMul(l->b, at, ll_i64(l, digits), ""));
    multiply_group(&t, a, ll_gep(l, l->i8, ll_param(l, 1), LLVMBuildMul(l->b, at, ll_i64(l, group), "")));
    for (uint32_t i = 0; i < t.n; i++) ll_loop_next(&loop, i, t.acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t.n; i++) t.acc[i] = ll_loop_result(&loop, i);
    LlIf f;
    if (tile->accumulate) {
        ll_if(l, &f, ll_param(l, 7), "first");
        store_results(&t);
        ll_else(l, &f);
        for (uint32_t i = 0; i < t.n; i++) t.acc[i] = LLVMBuildFAdd(l->b, ll_load(l, floats(l), result_at(&t, i), WORD_BYTES), t.acc[i], "");
    }
    store_results(&t);
    if (tile->accumulate) ll_endif(l, &f);
}
