// See packed.h. A row is a few runs of neighbours in memory, one of a matrix, one for each ko that is not at an edge of the block of a convolution. Runs are
// copied in whole lines, short ones in vectors that hold them, one after the other: what a line has too much the next run overwrites, or the next row.
#include "codegen/contract/packed.h"

#include "ir/ops/plan.h"

static int64_t bytes_of(const Problem *q, int64_t elements) { return elements * (int64_t)dtype_bytes(q->element_type); }

enum { BLOCK = 2048, WHOLE_BLOCK = 8192 }; // bytes along K; the latter of rows that matrix units take from where they lie

// Do tasks of other columns follow each other, all with rows that are the same and lie in memory?
bool packed_keeps(const Problem *q) {
    const Phase *p = q->p;
    int64_t columns = stage_dim(q->op, q->n_batch + 1);
    if (columns < 0 || p->tasks[columns] == 1 || columns != (p->order.n ? p->order.v[p->order.n - 1] : (int64_t)p->rank - 1)) return false;
    for (uint32_t i = 0; i < q->n_batch; i++)
        if (stage_extent(p, q->op, &q->op->results[0], i) != 1) return false;
    return !rows_in_scratch(&q->a);
}

// Of a window with whole lines at each position: a part of one of them that divides it, or some of them, that divide them where there is such a number. Then
// blocks end where positions do. 0: there is none near the size.
static int64_t whole_positions(const Problem *q, int64_t line, int64_t block) {
    if (!q->indirect || q->k_inner % line) return 0;
    if (q->k_inner >= block) {
        int64_t parts = i64_ceil_div(q->k_inner, block);
        return q->k_inner % parts == 0 && q->k_inner / parts % line == 0 ? q->k_inner / parts : 0;
    }
    int64_t most = block / q->k_inner;
    for (int64_t n = most; 2 * n > most; n--)
        if (q->k_outer % n == 0) return n * q->k_inner;
    return most * q->k_inner;
}

static bool is_matrix(const Problem *q) { return !q->indirect && q->k_stride == 1 && q->k_outer == 1 && (!q->run.places || q->run.line == q->run.line_room); }

// Do rows begin in a few sets of the first cache, which hold less of them than a register tile has? By enough columns it is worth it to copy them. (Matrix
// units read whole lines of rows.)
static bool meets_in_sets(const Problem *q, PackedUnit unit) {
    enum { SETS_BYTES = 4096, WAYS = 8, ENOUGH_COLUMNS = 128 };
    return unit.rows == 1 && is_matrix(q) && bytes_of(q, q->row_stride) % SETS_BYTES == 0 && q->tile_rows > WAYS && q->tile_columns >= ENOUGH_COLUMNS;
}

// Of matrix units: rows of a matrix may end inside a line.
static bool takes_tails(const Problem *q, PackedUnit unit) { return unit.rows > 1 && is_matrix(q) && !op_attr(q->op, ATTR_terms); }

// May rows end where they do?
static bool ends_fit(const Problem *q, PackedUnit unit) { return bytes_of(q, q->k_inner) % i64_min(unit.bytes, q->line_bytes) == 0 || takes_tails(q, unit); }

// Do rows of a matrix begin inside of lines, and do enough columns pass them? A matrix unit then reads two lines for each row of a tile, which takes it up to
// twice as long as to multiply: a task copies its rows, which its core keeps for all tasks of other columns (packed_keeps).
static bool lies_across_lines(const Problem *q, PackedUnit unit) {
    enum { ENOUGH_COLUMNS = 256 };
    if (!takes_tails(q, unit) || bytes_of(q, q->row_stride) % TILE_BYTES == 0) return false;
    int64_t columns = packed_keeps(q) ? q->columns : q->tile_columns;
    return columns >= ENOUGH_COLUMNS && q->tile_rows * bytes_of(q, q->k_inner) <= (int64_t)q->p->target->facts.l2_bytes / 4;
}

static bool is_better_in_place(const Problem *q, PackedUnit unit) { return !meets_in_sets(q, unit) && !lies_across_lines(q, unit); }

// Rows of a matrix of which all register tiles are whole.
static bool is_whole(const Problem *q, PackedUnit unit) {
    return is_matrix(q) && is_better_in_place(q, unit) && q->rows % unit.rows == 0 && q->tile_rows % unit.rows == 0 && ends_fit(q, unit);
}

static bool is_run(const Problem *q, PackedUnit unit) { return q->run.places && !is_whole(q, unit) && is_better_in_place(q, unit) && ends_fit(q, unit); }

// Between blocks all sums go to memory, which takes matrix units as long as many lines of rows and panels, from the second cache as well: so blocks are as
// long as what is copied stays there, and longer where nothing is. Dot products read panels from the second cache as fast as they multiply. A sum of fewer
// elements than two blocks is not cut. Nor is one of few rows, which stay near: panels are then read as they lie.
int64_t packed_block(const Problem *q, PackedUnit unit) {
    int64_t k = q->k_outer * q->k_inner, line = TILE_BYTES / (int64_t)dtype_bytes(q->element_type);
    int64_t block = (unit.rows > 1 && is_whole(q, unit) ? WHOLE_BLOCK : BLOCK) / (int64_t)dtype_bytes(q->element_type);
    int64_t whole = whole_positions(q, line, block);
    bool few = unit.rows == 1 && q->rows <= FEW_ROWS && !q->packs;
    if (k <= 2 * block || few || is_run(q, unit) || lies_across_lines(q, unit)) return i64_round_up(k, line);
    return whole ? whole : i64_round_up(i64_ceil_div(k, k / block), line);
}

// Bytes that each position has in a block, the same in all; 0: blocks begin or end inside.
static int64_t run_bytes(const Packed *t, const Problem *q) {
    int64_t block = packed_block(q, t->unit);
    if (!q->indirect || bytes_of(q, q->k_inner) % TILE_BYTES) return 0;
    return block % q->k_inner == 0 ? bytes_of(q, q->k_inner) : q->k_inner % block == 0 ? bytes_of(q, block) : 0;
}

Packed packed_new(const Problem *q, PackedUnit unit) {
    int64_t block = packed_block(q, unit);
    bool run = is_run(q, unit);
    if (run || is_whole(q, unit)) {
        Packed t = {.in_place = true, .run = run, .unit = unit, .row_bytes = bytes_of(q, q->row_stride)};
        if (takes_tails(q, unit) && bytes_of(q, q->k_inner) % unit.bytes)
            t.tails = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)((i64_round_up(q->tile_rows, unit.rows) + 2 * unit.rows) * TILE_BYTES)));
        return t;
    }
    int64_t row_bytes = bytes_of(q, block) + TILE_BYTES; // a line more, that rows do not all begin in the same few sets of the cache
    uint64_t room = (uint64_t)(i64_round_up(q->tile_rows, unit.rows) * row_bytes + TILE_BYTES);
    return (Packed){.row_bytes = row_bytes, .unit = unit, .rows = phase_scratch_ptr(q->p, phase_scratch(q->p, room))};
}

// As many bytes as the compiler knows.
static void copy_known(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, int64_t bytes) {
    for (int64_t at = 0, piece = 32; at < bytes; at += piece) {
        while (piece > bytes - at) piece /= 2;
        LLVMValueRef x = ll_load(l, ll_vec(l->i8, (unsigned)piece), ll_gep_const(l, l->i8, from, at), 1);
        ll_store(l, x, ll_gep_const(l, l->i8, to, at), 1);
    }
}

// n of less than a line, by a processor that masks no bytes: in pieces of so many.
static void copy_pieces(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, LLVMValueRef n, int64_t element) {
    LLVMValueRef done = ll_i64(l, 0);
    for (int64_t piece = 16; piece >= element; piece = piece > element ? element : 0) {
        LLVMValueRef end = LLVMBuildAnd(l->b, n, ll_i64(l, -piece), "");
        LlLoop loop;
        LLVMValueRef at = ll_loop_begin(l, &loop, done, end, ll_i64(l, piece), "piece");
        copy_known(l, ll_gep(l, l->i8, to, at), ll_gep(l, l->i8, from, at), piece);
        ll_loop_end(l, &loop);
        done = end;
    }
}

// As many bytes as the compiler knows, in whole lines.
static void copy_lines(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, int64_t bytes) {
    LLVMTypeRef line = ll_vec(l->i8, TILE_BYTES);
    for (int64_t i = 0; i < bytes; i += TILE_BYTES) ll_store(l, ll_load(l, line, ll_gep_const(l, l->i8, from, i), 1), ll_gep_const(l, l->i8, to, i), 1);
}

// n bytes, of elements of so many; the last ones may be a whole line that has zeros behind them. Meanwhile what lies `ahead` of them is fetched; 0: nothing.
static void copy_run(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, LLVMValueRef n, int64_t element, int64_t ahead) {
    LLVMTypeRef line = ll_vec(l->i8, TILE_BYTES), bits = ll_vec(l->i1, TILE_BYTES);
    LLVMValueRef whole = LLVMBuildAnd(l->b, n, ll_i64(l, -TILE_BYTES), ""), rest = LLVMBuildSub(l->b, n, whole, "");
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), whole, ll_i64(l, TILE_BYTES), "line");
    LLVMValueRef at = ll_gep(l, l->i8, from, i);
    if (ahead) ll_prefetch(l, ll_gep_const(l, l->i8, at, ahead));
    ll_store(l, ll_load(l, line, at, 1), ll_gep(l, l->i8, to, i), 1);
    ll_loop_end(l, &loop);
    if (!l->avx512) {
        copy_pieces(l, ll_gep(l, l->i8, to, whole), ll_gep(l, l->i8, from, whole), rest, element);
        return;
    }
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntNE, rest, ll_i64(l, 0), ""), "rest");
    LLVMValueRef mask = ll_bitcast(l, LLVMBuildLShr(l->b, ll_i64(l, -1), LLVMBuildSub(l->b, ll_i64(l, TILE_BYTES), rest, ""), ""), bits);
    ll_store(l, ll_masked_load(l, line, ll_gep(l, l->i8, from, whole), mask, NULL, 1), ll_gep(l, l->i8, to, whole), 1);
    ll_endif(l, &f);
}

static LLVMValueRef scaled(LlvmCtx *l, LLVMValueRef x, int64_t by) { return LLVMBuildMul(l->b, x, ll_i64(l, by), ""); }

// The elements [k0, k0 + n) of a row of a convolution, whose pointers are those of row `slot` of group `group`.
static void copy_window(const Packed *t, const Problem *q, LLVMValueRef to, LLVMValueRef run, LLVMValueRef k0, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    int64_t element = bytes_of(q, 1);
    LLVMValueRef inner = ll_i64(l, q->k_inner), end = LLVMBuildAdd(l->b, k0, n, "");
    LLVMValueRef first = LLVMBuildUDiv(l->b, k0, inner, ""), behind = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, end, ll_i64(l, q->k_inner - 1), ""), inner, "");
    LlLoop loop;
    LLVMValueRef ko = ll_loop_begin(l, &loop, first, behind, ll_i64(l, 1), "ko");
    LLVMValueRef at = LLVMBuildMul(l->b, ko, inner, ""), next = LLVMBuildAdd(l->b, at, inner, "");
    LLVMValueRef from = ll_intrin2(l, LL_SMAX, at, k0), upto = ll_intrin2(l, LL_SMIN, next, end);
    LLVMValueRef ptr = ll_load(l, l->ptr, ll_gep(l, l->ptr, run, scaled(l, ko, t->table->mr)), 8);
    LLVMValueRef source = ll_gep(l, l->i8, ptr, scaled(l, LLVMBuildSub(l->b, from, at, ""), element));
    LLVMValueRef target = ll_gep(l, l->i8, to, scaled(l, LLVMBuildSub(l->b, from, k0, ""), element));
    copy_run(l, target, source, scaled(l, LLVMBuildSub(l->b, upto, from, ""), element), element, 0);
    ll_loop_end(l, &loop);
}

// The same where blocks end where positions do: each is a run of so many bytes.
static void copy_positions(const Packed *t, const Problem *q, LLVMValueRef to, LLVMValueRef run, LLVMValueRef k0, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    int64_t bytes = run_bytes(t, q);
    LLVMValueRef inner = ll_i64(l, q->k_inner), first = LLVMBuildUDiv(l->b, k0, inner, "");
    LLVMValueRef from = scaled(l, LLVMBuildSub(l->b, k0, LLVMBuildMul(l->b, first, inner, ""), ""), bytes_of(q, 1));
    LLVMValueRef n_runs = LLVMBuildUDiv(l->b, n, ll_i64(l, bytes / bytes_of(q, 1)), "");
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), n_runs, ll_i64(l, 1), "ko");
    LLVMValueRef ko = LLVMBuildAdd(l->b, first, i, "");
    LLVMValueRef ptr = ll_load(l, l->ptr, ll_gep(l, l->ptr, run, scaled(l, ko, t->table->mr)), 8);
    copy_lines(l, ll_gep(l, l->i8, to, scaled(l, i, bytes)), ll_gep(l, l->i8, ptr, from), bytes);
    ll_loop_end(l, &loop);
}

enum { WRITTEN_OUT = 16 };

// (An image of few channels.)
bool packed_has_short_runs(const Problem *q, PackedUnit unit) {
    bool whole = packed_block(q, unit) >= q->k_outer * q->k_inner;
    return q->indirect && whole && q->k_outer <= WRITTEN_OUT && bytes_of(q, q->k_inner) < TILE_BYTES;
}

// Each of them, all of K of row m, in the shortest vector that holds it, behind zeros that the last line has.
static void copy_short_runs(const Packed *t, const Problem *q, LLVMValueRef to, LLVMValueRef m, LLVMValueRef zeros) {
    enum { SHORTEST = 16 };
    LlvmCtx *l = q->p->l;
    int64_t bytes = bytes_of(q, q->k_inner);
    unsigned lanes = SHORTEST;
    while (lanes < bytes) lanes *= 2;
    LLVMValueRef mask = ll_mask_first(l, lanes, ll_i64(l, bytes)), from[WRITTEN_OUT];
    indirection_of_row(q, t->a, m, zeros, from);
    ll_store(l, LLVMConstNull(ll_vec(l->i8, TILE_BYTES)), ll_gep_const(l, l->i8, to, q->k_outer * bytes / TILE_BYTES * TILE_BYTES), 1);
    for (int64_t ko = 0; ko < q->k_outer; ko++) {
        LLVMValueRef target = ll_gep_const(l, l->i8, to, ko * bytes);
        if (l->avx512) ll_store(l, ll_masked_load(l, ll_vec(l->i8, lanes), from[ko], mask, NULL, 1), target, 1);
        else copy_known(l, target, from[ko], bytes);
    }
}

// Where blocks of rows come from afar: a run ends before the processor has noticed it. 0: they are near.
static int64_t bytes_to_next_row(const Problem *q) {
    int64_t bytes = bytes_of(q, q->row_stride);
    return (double)bytes * (double)q->rows > (double)q->p->target->facts.l2_bytes ? bytes : 0;
}

// Where the rows that have tails begin: the last register tile of a run may begin before those of the task do.
static LLVMValueRef first_tail(const Packed *t, const Problem *q, LLVMValueRef m_from) {
    return t->run ? ll_intrin2(q->p->l, LL_SMIN, m_from, ll_i64(q->p->l, q->rows - 2 * t->unit.rows)) : m_from;
}

static void fill_tails(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m_to, LLVMValueRef k0, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    int64_t line = TILE_BYTES / bytes_of(q, 1), rest = q->k_inner % line;
    LlIf f;
    LlLoop loop;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntEQ, LLVMBuildAdd(l->b, k0, n, ""), ll_i64(l, q->k_inner), ""), "tails");
    LLVMValueRef from = first_tail(t, q, m_from), mask = ll_mask_first(l, TILE_BYTES, ll_i64(l, bytes_of(q, rest)));
    LLVMValueRef row = ll_loop_begin(l, &loop, from, m_to, ll_i64(l, 1), "tail");
    LLVMValueRef at = LLVMBuildAdd(l->b, scaled(l, row, q->row_stride), ll_i64(l, q->k_inner - rest), "");
    LLVMValueRef bytes = ll_masked_load(l, ll_vec(l->i8, TILE_BYTES), ll_gep(l, q->element, t->a, at), mask, LLVMConstNull(ll_vec(l->i8, TILE_BYTES)), 1);
    ll_store(l, bytes, ll_gep(l, l->i8, t->tails, scaled(l, LLVMBuildSub(l->b, row, from, ""), TILE_BYTES)), TILE_BYTES);
    ll_loop_end(l, &loop);
    ll_endif(l, &f);
}

LLVMValueRef packed_tail_at(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0) {
    LlvmCtx *l = q->p->l;
    return ll_gep(l, l->i8, t->tails, scaled(l, LLVMBuildSub(l->b, m0, first_tail(t, q, m_from), ""), TILE_BYTES));
}

void packed_fill(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m_to, LLVMValueRef k0, LLVMValueRef n) {
    LlvmCtx *l = q->p->l;
    if (t->tails) fill_tails(t, q, m_from, m_to, k0, n);
    if (t->in_place) return;
    bool short_runs = packed_has_short_runs(q, t->unit);
    LLVMValueRef zeros = short_runs ? zeros_new(q) : NULL;
    LlLoop loop;
    LLVMValueRef row = ll_loop_begin(l, &loop, ll_i64(l, 0), LLVMBuildSub(l->b, m_to, m_from, ""), ll_i64(l, 1), "row");
    LLVMValueRef to = ll_gep(l, l->i8, t->rows, scaled(l, row, t->row_bytes)), bytes = scaled(l, n, bytes_of(q, 1));
    if (short_runs) {
        copy_short_runs(t, q, to, LLVMBuildAdd(l->b, m_from, row, ""), zeros);
    } else if (q->indirect) {
        LLVMValueRef mr = ll_i64(l, t->table->mr), group = LLVMBuildUDiv(l->b, row, mr, ""), slot = LLVMBuildURem(l->b, row, mr, "");
        LLVMValueRef at = LLVMBuildAdd(l->b, scaled(l, group, q->k_outer * t->table->mr), slot, "");
        LLVMValueRef pointers = ll_gep(l, l->ptr, t->table->pointers, at);
        if (run_bytes(t, q)) copy_positions(t, q, to, pointers, k0, n);
        else copy_window(t, q, to, pointers, k0, n);
    } else {
        LLVMValueRef at = LLVMBuildAdd(l->b, scaled(l, LLVMBuildAdd(l->b, m_from, row, ""), q->row_stride), k0, "");
        copy_run(l, to, ll_gep(l, q->element, t->a, at), bytes, bytes_of(q, 1), bytes_to_next_row(q));
    }
    // Lines that are copied begin with a run, not where lines of the row do: the last one may end before that of the last element does. What is one run ends in
    // a line that has its zeros.
    bool ends_in_zeros = !q->indirect && l->avx512;
    if (!short_runs && !run_bytes(t, q) && !ends_in_zeros) ll_store(l, LLVMConstNull(ll_vec(l->i8, TILE_BYTES)), ll_gep(l, l->i8, to, bytes), 1);
    ll_loop_end(l, &loop);
}

bool packed_lines_apart(const Packed *t, const Problem *q, uint32_t mr) { return t->run && t->unit.rows > 1 && conv_run_apart(&q->run, mr); }

int64_t packed_rows(const Packed *t, const Problem *q) {
    const ConvRun *r = &q->run;
    if (!t->run) return q->tile_rows;
    int64_t lines = q->tile_rows / r->line + 2, images = lines / r->image + 2; // that they lie in, whole or in part
    return i64_min((lines + images * (r->image_room - r->image)) * r->line_room, r->places);
}

LLVMValueRef packed_place(const Problem *q, LLVMValueRef m) {
    LlvmCtx *l = q->p->l;
    const ConvRun *r = &q->run;
    LLVMValueRef line = LLVMBuildUDiv(l->b, m, ll_i64(l, r->line), ""), x = LLVMBuildURem(l->b, m, ll_i64(l, r->line), "");
    LLVMValueRef image = LLVMBuildUDiv(l->b, line, ll_i64(l, r->image), ""), y = LLVMBuildURem(l->b, line, ll_i64(l, r->image), "");
    return LLVMBuildAdd(l->b, scaled(l, LLVMBuildAdd(l->b, scaled(l, image, r->image_room), y, ""), r->line_room), x, "");
}

LLVMValueRef packed_at(const Packed *t, const Problem *q, LLVMValueRef m_from, LLVMValueRef m0, LLVMValueRef k0) {
    LlvmCtx *l = q->p->l;
    if (!t->in_place) return ll_gep(l, l->i8, t->rows, scaled(l, LLVMBuildSub(l->b, m0, m_from, ""), t->row_bytes));
    return ll_gep(l, q->element, t->a, LLVMBuildAdd(l->b, scaled(l, m0, q->row_stride), k0, ""));
}
