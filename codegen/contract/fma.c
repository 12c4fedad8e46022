// The micro-kernel of vector units, f32 and f64, and integers of as many bits: an element of A, in all lanes, times a vector of each panel. Rows * panels
// accumulators stay in registers along K; edges are the same code with fewer rows or panels. Products are added in the order of K, one rounding each (two where
// they are rounded), and the sum of a block of K to what lies there: errors grow with the length of a block and the number of blocks, not with their product.
// Of few rows by bf16, which read one panel at a time, the sum of a block is made in parts, on every processor in as many.
#include "codegen/contract/microkernel.h"

#include "codegen/contract/grouped.h"
#include "codegen/contract/widened.h"

// The product k of a turn of the loop along K, which of what is stored together is known by its place in the turn, but for what is left behind whole turns.
typedef GroupRow Turn;

typedef struct {
    const MicroTile *tile;
    const Problem *q;
    LlvmCtx *l;
    LLVMTypeRef vector;
    uint32_t n_acc, parts;            // sums, and of each: product k of a turn goes to part k modulo so many
    LLVMValueRef acc[MICRO_MAX_TILE]; // part after part
} Micro;

typedef struct {
    LLVMValueRef row[MICRO_MAX_ROWS];      // pointer of each row at this ko, or only row[0]
    LLVMValueRef b;                        // panels at this ko
    LLVMValueRef next;                     // what to fetch during this ko
    LLVMValueRef offsets;                  // of separable rows: where each k is, from there
    LLVMValueRef scales[MICRO_MAX_PANELS]; // of the group of each panel at hand
} Strip;

// Products in one turn of the loop along K. Counting turns takes ports that multiply: with the panels in the second cache four are 5 % faster than one on
// Sapphire Rapids, eight are not faster than four.
enum { K_STEPS = 4, CACHE_LINE = 64 };
// Sums of 16 columns each that a unit with a latency of four, or two of half as wide vectors, do not wait for. How many parts a sum has for that is told by the
// problem, not by the register tile, which others may choose: it orders the sum.
enum { ENOUGH_SUMS = K_STEPS };

static LLVMValueRef sum(const Micro *t, LLVMValueRef a, LLVMValueRef b) {
    return dtype_is_float(t->q->sum_type) ? LLVMBuildFAdd(t->l->b, a, b, "") : LLVMBuildAdd(t->l->b, a, b, "");
}

static LLVMValueRef multiply_add(const Micro *t, LLVMValueRef a, LLVMValueRef b, LLVMValueRef acc) {
    if (!dtype_is_float(t->q->sum_type)) return LLVMBuildAdd(t->l->b, acc, LLVMBuildMul(t->l->b, a, b, ""), "");
    if (!t->q->rounded) return ll_fma(t->l, a, b, acc);
    return LLVMBuildFAdd(t->l->b, acc, LLVMBuildFMul(t->l->b, a, b, ""), "");
}

// Where panel j of the tile has its channels, behind those of the first.
static int64_t channels_of_panel(const Micro *t, uint32_t j) {
    const ConvGroups *g = &t->q->groups;
    return g->n > 1 ? j * PANEL_COLUMNS / g->columns * g->depth : 0;
}

// A row of panel j, of pairs of bf16.
static LLVMValueRef load_halves(const Micro *t, const Strip *s, Turn turn, uint32_t j) {
    LlvmCtx *l = t->l;
    LLVMTypeRef words = ll_vec(l->i32, PANEL_COLUMNS);
    LLVMValueRef even = turn.at < 0 ? LLVMBuildAnd(l->b, turn.first, ll_i64(l, -2), "") : turn.first;
    if (turn.at > 1) even = LLVMBuildAdd(l->b, turn.first, ll_i64(l, turn.at & -2), "");
    LLVMValueRef at = ll_gep(l, ll_vec(t->q->packed, PANEL_COLUMNS), s->b, even);
    LLVMValueRef unit = ll_load(l, words, ll_gep_const(l, t->q->packed, at, j * t->tile->panel_step), PANEL_COLUMNS * 4);
    if (turn.at < 0) {
        LLVMValueRef odd = LLVMBuildTrunc(l->b, LLVMBuildAnd(l->b, turn.first, ll_i64(l, 1), ""), l->i32, "");
        LLVMValueRef bits = LLVMBuildMul(l->b, odd, ll_i32(l, 16), "");
        unit = LLVMBuildLShr(l->b, unit, ll_splat(l, bits, PANEL_COLUMNS), "");
    }
    return turn.at > 0 && turn.at % 2 ? pair_second(l, unit) : pair_first(l, unit);
}

static LLVMValueRef load_panel(const Micro *t, LLVMValueRef b_at, uint32_t j) {
    const Problem *q = t->q;
    return ll_load(t->l, t->vector, ll_gep_const(t->l, q->element, b_at, j * t->tile->panel_step), (unsigned)(PANEL_COLUMNS * dtype_bytes(q->element_type)));
}

// What panel j multiplies with of a row's channels, one of each group.
static LLVMValueRef load_lanes(const Micro *t, LLVMValueRef at, uint32_t j) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    at = ll_gep_const(l, q->element, at, channels_of_panel(t, j));
    if (!conv_lanes(&q->groups)) return ll_splat(l, ll_load(l, q->element, at, 0), PANEL_COLUMNS);
    uint32_t columns = j + 1 == t->tile->panels && t->tile->rest ? t->tile->rest : PANEL_COLUMNS;
    unsigned n = (unsigned)(columns / q->groups.columns);
    LLVMValueRef x = ll_load(l, ll_vec(q->element, n), at, 0);
    if (n == 1) return ll_splat(l, x, PANEL_COLUMNS);
    int lanes[PANEL_COLUMNS];
    for (uint32_t c = 0; c < PANEL_COLUMNS; c++) lanes[c] = c < columns ? (int)(c / q->groups.columns) : 0;
    return ll_shuffle(l, x, NULL, lanes, PANEL_COLUMNS);
}

// Where row i has its element of ki = k.
static LLVMValueRef element_at(const Micro *t, const Strip *s, uint32_t i, LLVMValueRef k) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    if (q->separable) return ll_gep(l, q->element, s->row[i], ll_load(l, l->i64, ll_gep(l, l->i64, s->offsets, k), 8));
    if (q->indirect) return ll_gep(l, q->element, s->row[i], k);
    LLVMValueRef along = q->k_stride == 1 ? k : LLVMBuildMul(l->b, k, ll_i64(l, q->k_stride), "");
    return ll_gep_const(l, q->element, ll_gep(l, q->element, s->row[0], along), i * q->row_stride);
}

// A row of panel j, whatever it is stored as.
static LLVMValueRef load_row(const Micro *t, const Strip *s, LLVMValueRef b_at, Turn turn, uint32_t j) {
    LlvmCtx *l = t->l;
    if (t->tile->halves) return load_halves(t, s, turn, j);
    if (t->tile->narrow) return narrow_row(t->q, ll_gep_const(l, t->q->packed, b_at, j * t->tile->panel_step));
    if (!t->tile->grouped) return load_panel(t, b_at, j);
    LLVMValueRef row = grouped_row(t->q, ll_gep_const(l, l->i8, s->b, j * t->tile->panel_step), turn);
    return s->scales[j] ? LLVMBuildFMul(l->b, row, s->scales[j], "") : row;
}

static void multiply_step(Micro *t, const Strip *s, Turn turn) {
    LlvmCtx *l = t->l;
    LLVMValueRef k = turn.at > 0 ? LLVMBuildAdd(l->b, turn.first, ll_i64(l, turn.at), "") : turn.first;
    uint32_t np = t->tile->panels, part = turn.at > 0 ? (uint32_t)turn.at % t->parts : 0;
    LLVMValueRef row = t->tile->k_step == 1 ? k : LLVMBuildMul(l->b, k, ll_i64(l, t->tile->k_step), "");
    LLVMValueRef b_at = ll_gep(l, t->tile->narrow ? ll_vec(t->q->packed, PANEL_COLUMNS) : t->vector, s->b, row), b[MICRO_MAX_PANELS];
    for (uint32_t j = 0; j < np; j++) b[j] = load_row(t, s, b_at, turn, j);
    for (uint32_t i = 0; i < t->tile->rows; i++) {
        LLVMValueRef at = element_at(t, s, i, k), a = NULL;
        for (uint32_t j = 0; j < np; j++) {
            if (!j || channels_of_panel(t, j) != channels_of_panel(t, j - 1)) a = load_lanes(t, at, j);
            LLVMValueRef *acc = &t->acc[part * t->n_acc + i * np + j];
            *acc = multiply_add(t, a, b[j], *acc);
        }
    }
}

static void fetch_steps(const Micro *t, const Strip *s, LLVMValueRef k, uint32_t steps) {
    LlvmCtx *l = t->l;
    if (t->tile->ahead && !t->tile->grouped && steps > 1) {
        LLVMValueRef rows = ll_gep(l, ll_vec(t->q->packed, PANEL_COLUMNS), s->b, k);
        int64_t bytes = steps * PANEL_COLUMNS * (int64_t)dtype_bytes(t->q->packed_type);
        for (uint32_t j = 0; j < t->tile->panels; j++) micro_fetch(t->tile, ll_gep_const(l, t->q->packed, rows, j * t->tile->panel_step), bytes);
    }
    if (!t->tile->fetch) return;
    LLVMValueRef at = ll_gep(l, l->i8, s->next, LLVMBuildMul(l->b, k, ll_i64(l, t->tile->fetch), ""));
    uint32_t next = t->q->planes ? t->tile->fetch : CACHE_LINE; // one line of each plane
    for (uint32_t byte = 0; byte < t->tile->fetch * steps; byte += next) ll_prefetch(l, ll_gep_const(l, l->i8, at, byte));
}

// All accumulators over ki in [from, to), so many in one turn of the loop.
static void multiply_range(Micro *t, const Strip *s, LLVMValueRef from, LLVMValueRef to, uint32_t steps) {
    LlvmCtx *l = t->l;
    LlLoop loop;
    uint32_t n = t->n_acc * (steps == 1 ? 1 : t->parts);
    for (uint32_t i = t->n_acc; i < n; i++) t->acc[i] = LLVMConstNull(t->vector);
    LLVMValueRef k = ll_loop_begin(l, &loop, from, to, ll_i64(l, steps), "k");
    for (uint32_t i = 0; i < n; i++) t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    fetch_steps(t, s, k, steps);
    for (uint32_t i = 0; i < steps; i++) multiply_step(t, s, (Turn){k, steps % 2 ? -1 : (int)i});
    for (uint32_t i = 0; i < n; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < n; i++) t->acc[i] = ll_loop_result(&loop, i);
    for (uint32_t left = n / 2; left >= t->n_acc; left /= 2)
        for (uint32_t i = 0; i < left; i++) t->acc[i] = sum(t, t->acc[i], t->acc[left + i]);
}

// The sums of each group are scaled when it is done, where that leaves registers enough; of more rows, which share what they multiply by, each number is.
static void multiply_groups(Micro *t, const Strip *s, LLVMValueRef n) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    uint32_t np = t->tile->panels, steps = q->stored.bits == 4 ? GROUP_WORD_ROWS : K_STEPS;
    bool sums = q->rows <= FEW_ROWS;
    LLVMValueRef zero = ll_i64(l, 0), size = ll_i64(l, q->stored.rows), before[MICRO_MAX_TILE], scales[MICRO_MAX_PANELS];
    LlLoop loop;
    LLVMValueRef k0 = ll_loop_begin(l, &loop, zero, n, size, "group");
    for (uint32_t i = 0; i < t->n_acc; i++) before[i] = t->acc[i] = ll_loop_carry(l, &loop, t->acc[i]);
    Strip in = {.row = {element_at(t, s, 0, k0)}, .b = grouped_at(q, s->b, k0)};
    for (uint32_t j = 0; j < np; j++) {
        LLVMValueRef group = ll_gep_const(l, l->i8, in.b, j * t->tile->panel_step);
        micro_fetch(t->tile, group, groups_bytes(q->stored));
        scales[j] = grouped_scales(q, group);
        if (!sums) in.scales[j] = scales[j];
    }
    for (uint32_t i = 0; sums && i < t->n_acc; i++) t->acc[i] = LLVMConstNull(t->vector);
    LLVMValueRef rows = size, whole = size;
    if (q->k_inner % q->stored.rows || op_attr(q->op, ATTR_terms)) {
        rows = ll_intrin2(l, LL_SMIN, size, LLVMBuildSub(l->b, n, k0, ""));
        whole = LLVMBuildAnd(l->b, rows, ll_i64(l, -(int64_t)steps), "");
    }
    multiply_range(t, &in, zero, whole, steps);
    if (rows != size) multiply_range(t, &in, whole, rows, 1);
    for (uint32_t i = 0; sums && i < t->n_acc; i++) t->acc[i] = multiply_add(t, t->acc[i], scales[i % np], before[i]);
    for (uint32_t i = 0; i < t->n_acc; i++) ll_loop_next(&loop, i, t->acc[i]);
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n_acc; i++) t->acc[i] = ll_loop_result(&loop, i);
}

static void multiply_strip(Micro *t, const Strip *s, LLVMValueRef n) {
    LlvmCtx *l = t->l;
    if (t->tile->grouped) {
        multiply_groups(t, s, n);
        return;
    }
    int64_t k_inner = t->q->k_inner, most = t->q->planes ? t->q->k_outer * k_inner : k_inner;
    LLVMValueRef zero = ll_i64(l, 0);
    if (most < K_STEPS) {
        multiply_range(t, s, zero, n, 1);
        return;
    }
    if (k_inner % K_STEPS == 0) {
        multiply_range(t, s, zero, n, K_STEPS);
        return;
    }
    LLVMValueRef whole = LLVMBuildAnd(l->b, n, ll_i64(l, -(int64_t)K_STEPS), "");
    multiply_range(t, s, zero, whole, K_STEPS);
    multiply_range(t, s, whole, n, 1);
}

// Rows and terms that are found by tables: of several groups a channel each.
static void multiply_separable(Micro *t) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    LLVMValueRef run = ll_param(l, 0), base = q->groups.n > 1 ? ll_param(l, 5) : ll_i64(l, 0);
    Strip s = {.b = ll_param(l, 1), .next = ll_param(l, 6)};
    for (uint32_t i = 0; i < t->tile->rows; i++) s.row[i] = ll_gep(l, q->element, ll_load(l, l->ptr, ll_gep_const(l, l->ptr, run, i), 8), base);
    s.offsets = ll_load(l, l->ptr, ll_gep_const(l, l->ptr, run, t->tile->kernel->mr), 8);
    multiply_strip(t, &s, ll_param(l, 4));
}

// The same where panels hold several groups: a vector has the channels of all of them, of which each lane takes those of its group in turn.
static void multiply_lanes(Micro *t, const Strip *s) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    const ConvGroups *g = &q->groups;
    uint32_t np = t->tile->panels;
    for (uint32_t j = 0; j < np; j++) {
        uint32_t columns = j + 1 == np && t->tile->rest ? t->tile->rest : PANEL_COLUMNS;
        unsigned n = (unsigned)(columns / g->columns * g->depth);
        LLVMValueRef b[CONV_LANES];
        for (int64_t k = 0; k < g->depth; k++) b[k] = load_panel(t, ll_gep_const(l, t->vector, s->b, k), j);
        for (uint32_t i = 0; i < t->tile->rows; i++) {
            LLVMValueRef row = q->indirect ? s->row[i] : ll_gep_const(l, q->element, s->row[0], i * q->row_stride);
            LLVMValueRef x = ll_load(l, ll_vec(q->element, n), ll_gep_const(l, q->element, row, channels_of_panel(t, j)), 0);
            for (int64_t k = 0; k < g->depth; k++) {
                int lanes[PANEL_COLUMNS];
                for (uint32_t c = 0; c < PANEL_COLUMNS; c++) lanes[c] = c < columns ? (int)(c / g->columns * g->depth + k) : 0;
                LLVMValueRef a = n == 1 ? ll_splat(l, x, PANEL_COLUMNS) : ll_shuffle(l, x, NULL, lanes, PANEL_COLUMNS);
                t->acc[i * np + j] = multiply_add(t, a, b[k], t->acc[i * np + j]);
            }
        }
    }
}

// Of few rows, whose sums wait in registers.
static void multiply_blocks(Micro *t, const Strip *s, LLVMValueRef n) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    LLVMValueRef size = ll_i64(l, t->tile->block), before[MICRO_MAX_TILE];
    LlLoop loop;
    LLVMValueRef k0 = ll_loop_begin(l, &loop, ll_i64(l, 0), n, size, "kb");
    for (uint32_t i = 0; i < t->n_acc; i++) {
        before[i] = ll_loop_carry(l, &loop, dtype_is_float(q->sum_type) ? ll_real(t->vector, -0.0) : LLVMConstNull(t->vector));
        t->acc[i] = LLVMConstNull(t->vector);
    }
    LLVMValueRef b = t->tile->grouped ? grouped_at(q, s->b, k0) : ll_gep(l, ll_vec(q->packed, PANEL_COLUMNS), s->b, k0);
    LLVMValueRef next = t->tile->fetch ? ll_gep(l, l->i8, s->next, LLVMBuildMul(l->b, k0, ll_i64(l, t->tile->fetch), "")) : s->next;
    multiply_strip(t, &(Strip){.row = {element_at(t, s, 0, k0)}, .b = b, .next = next}, ll_intrin2(l, LL_SMIN, size, LLVMBuildSub(l->b, n, k0, "")));
    for (uint32_t i = 0; i < t->n_acc; i++) ll_loop_next(&loop, i, sum(t, before[i], t->acc[i]));
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < t->n_acc; i++) t->acc[i] = ll_loop_result(&loop, i);
}

static void multiply(Micro *t, const Strip *s, LLVMValueRef n) {
    if (t->tile->block) multiply_blocks(t, s, n);
    else if (conv_lanes(&t->q->groups)) multiply_lanes(t, s);
    else multiply_strip(t, s, n);
}

// Over the ko of this block: pointers from the table, one run of it a ko.
static void multiply_indirect(Micro *t) {
    const Problem *q = t->q;
    LlvmCtx *l = t->l;
    LLVMValueRef table = ll_param(l, 0), b = ll_param(l, 1), n_outer = ll_param(l, 3), n_inner = ll_param(l, 4), k_from = ll_param(l, 5);
    LlLoop outer;
    LLVMValueRef ko = ll_loop_begin(l, &outer, ll_i64(l, 0), n_outer, ll_i64(l, 1), "ko");
    for (uint32_t i = 0; i < t->n_acc; i++) t->acc[i] = ll_loop_carry(l, &outer, t->acc[i]);
    Strip s;
    uint32_t mr = t->tile->kernel->mr;
    LLVMValueRef run = ll_gep(l, l->ptr, table, LLVMBuildMul(l->b, ko, ll_i64(l, mr + q->dilated), ""));
    for (uint32_t i = 0; i < t->tile->rows; i++) s.row[i] = ll_gep(l, q->element, ll_load(l, l->ptr, ll_gep_const(l, l->ptr, run, i), 8), k_from);
    LLVMValueRef at = q->dilated ? ll_load(l, l->i64, ll_gep_const(l, l->ptr, run, mr), 8) : LLVMBuildMul(l->b, ko, ll_i64(l, q->k_inner), "");
    s.b = ll_gep(l, t->vector, b, at);
    LLVMValueRef fetched = LLVMBuildMul(l->b, LLVMBuildMul(l->b, ko, n_inner, ""), ll_i64(l, t->tile->fetch), "");
    s.next = ll_gep(l, l->i8, ll_param(l, 6), fetched);
    multiply(t, &s, n_inner);
    for (uint32_t i = 0; i < t->n_acc; i++) ll_loop_next(&outer, i, t->acc[i]);
    ll_loop_end(l, &outer);
    for (uint32_t i = 0; i < t->n_acc; i++) t->acc[i] = ll_loop_result(&outer, i);
}

static LLVMValueRef accumulator_at(const Micro *t, LLVMValueRef c, uint32_t i) {
    uint32_t np = t->tile->panels;
    return ll_gep_const(t->l, t->q->sum, c, (i / np) * t->tile->ldc + (i % np) * PANEL_COLUMNS);
}

static void store_accumulators(const Micro *t, LLVMValueRef c) {
    for (uint32_t i = 0; i < t->n_acc; i++) ll_store(t->l, t->acc[i], accumulator_at(t, c, i), (unsigned)dtype_bytes(t->q->sum_type));
}

void micro_fma(const MicroTile *tile) {
    const Problem *q = tile->problem;
    LlvmCtx *l = q->p->l;
    Micro t = {.tile = tile, .q = q, .l = l, .vector = ll_vec(q->sum, PANEL_COLUMNS), .n_acc = tile->rows * tile->panels, .parts = 1};
    if (tile->halves && q->rows <= FEW_ROWS) t.parts = ENOUGH_SUMS / (uint32_t)q->rows / (panels_are_long(q->op->operands[1]->type) ? 2 : 1);
    unsigned align = (unsigned)dtype_bytes(q->sum_type);
    LLVMValueRef c = ll_param(l, 2);
    for (uint32_t i = 0; i < t.n_acc; i++) t.acc[i] = LLVMConstNull(t.vector);
    if (q->separable) {
        multiply_separable(&t);
    } else if (q->indirect) {
        multiply_indirect(&t);
    } else {
        Strip s = {.row = {ll_param(l, 0)}, .b = ll_param(l, 1), .next = ll_param(l, 6)};
        multiply(&t, &s, ll_param(l, 4));
    }
    LlIf f;
    if (tile->accumulate) {
        ll_if(l, &f, ll_param(l, 7), "first");
        store_accumulators(&t, c);
        ll_else(l, &f);
        for (uint32_t i = 0; i < t.n_acc; i++) t.acc[i] = sum(&t, ll_load(l, t.vector, accumulator_at(&t, c, i), align), t.acc[i]);
    }
    store_accumulators(&t, c);
    if (tile->accumulate) ll_endif(l, &f);
}
