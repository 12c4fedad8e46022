// The stage of contractions, tpu.matmul and tpu.conv. Four things that know little of each other:
//   problem.h      what is multiplied, as one sum for each element           blocking.h   how a task cuts it, along K, columns and rows
//   microkernel.h  who computes a register tile: rows of microkernel.def     epilogue.h   what follows on a tile
// A dot_general that reaches code is OpenBLAS's (blas.c), which shares the epilogue.
#include "codegen/contract/blocking.h"
#include "codegen/contract/digits.h"
#include "ir/ops/cost.h"

// Of few rows, which read panels from end to end: one panel after the other, but two abreast where they are long and nothing is fetched ahead. What the
// processor foresees of memory comes a tenth to a quarter faster in two streams. Others read more of them abreast, in the caches too: bf16 and bytes come in
// two and four 1.2 to 1.4 times as fast as in one; bytes that are fetched ahead in two, which share the digits that they multiply. Weights of 4 bits are bound
// by what is computed.
static uint32_t panels_of_few_rows(const Problem *q) {
    const TargetFacts *facts = &q->p->target->facts;
    bool shorter = q->pairs || q->stored.rows;
    if (facts->streams > 1 && shorter && q->stored.bits != 4)
        return panels_exceed_cache(q) && !(q->stored.rows && op_int(q->op, ATTR_prefetch, 0)) ? facts->streams : 2;
    return shorter && panels_are_long(q->op->operands[1]->type) && !op_int(q->op, ATTR_prefetch, 0) ? 2 : 1;
}

// The same by vectors of 32 bytes, of which a row of a panel is two sums: they would wait for themselves. But f32 that comes from memory, fetched some pages
// ahead, comes a tenth faster in one stream.
static uint32_t panels_of_few_sums(const Problem *q, const Microkernel *kernel) {
    enum { PAGE_KIB = 4 };
    if (q->pairs || dtype_bytes(q->sum_type) != sizeof(float)) return kernel->panels;
    return q->stored.rows || op_int(q->op, ATTR_prefetch, 0) <= PAGE_KIB ? 2 : 1;
}

enum { FEWEST_SUMS = 4 }; // rows by a panel whose sums do not wait for themselves

static void spread_rows(int64_t rows, Microkernel *kernel) { kernel->mr = (uint32_t)i64_ceil_div(rows, i64_ceil_div(rows, kernel->mr)); }

// Of more rows, by vectors of 32 bytes: a last tile of one to three rows takes as long as one of four, so rows are spread evenly.
static void take_even_tile(const Problem *q, Microkernel *kernel) {
    int64_t rows = i64_min(q->tile_rows, q->rows);
    if (rows < kernel->mr || rows % kernel->mr < FEWEST_SUMS) spread_rows(rows, kernel);
}

// The same by vectors of 64 bytes: where there are fewer tiles of rows than a tile has panels, none fetches what comes next (fetching.h), and of constants that
// do not stay in the second cache that takes up to 1.6 times as long as tiles of one panel, which do. But three or four rows of f32 by several panels come as
// fast by what the processor foresees. Rows that several tasks share keep their tile, which the last of these has fewer of.
static void take_fetching_tile(const Problem *q, Microkernel *kernel) {
    if (q->stored.rows || q->p->target->facts.streams > 1 || q->tile_rows < q->rows || q->rows < FEWEST_SUMS + !q->pairs) return;
    if (q->rows / kernel->mr >= kernel->panels || !panels_exceed_cache(q)) return;
    kernel->mr = microkernel_find(q->p->target, q->element_type, q->sum_type, 1, false)->mr, kernel->panels = 1;
    spread_rows(q->rows, kernel);
}

// Of more rows than FEW_ROWS: one panel after the other while that is read from afar, else two, which share the digits.
static void take_digits_tile(const Problem *q, Microkernel *kernel) {
    bool fetching = q->rows <= GROUP_ROWS_FETCHING;
    kernel->mr = fetching ? 6 : 4;
    kernel->panels = fetching || q->tile_columns <= PANEL_COLUMNS ? 1 : 2;
}

// Of short rows: what bounds a product is to store sums, where these do not stay in the first cache. Its lines come fastest in long runs: a register tile is as
// many sums, of fewer rows and more panels.
static void take_longer_runs(const Problem *q, Microkernel *kernel) {
    enum { FIRST_CACHE = 48 << 10, LONGEST_RUN = 8 };
    double bytes = (double)q->rows * (double)q->columns * (double)dtype_bytes(q->sum_type);
    if (kernel->emit != micro_dots || kernel->panels == 1 || q->rows <= FEW_ROWS || !micro_rows_are_short(q) || bytes <= FIRST_CACHE) return;
    int64_t panels = i64_min(i64_ceil_div(q->tile_columns, PANEL_COLUMNS), LONGEST_RUN);
    while (kernel->panels < panels && kernel->mr % 2 == 0) kernel->panels *= 2, kernel->mr /= 2;
}

void emit_contract_stage(Phase *p, const Op *op) {
    if (op->kind == OP_DOT_GENERAL) {
        emit_blas_stage(p, op);
        return;
    }
    Problem q;
    problem_init(&q, p, op);
    int64_t panels = conv_tile_panels(&q.groups, p->target->facts.tiles[q.element_type].panels);
    Microkernel kernel = *microkernel_find(p->target, q.element_type, q.sum_type, i64_min(panels, i64_ceil_div(q.tile_columns, PANEL_COLUMNS)),
                                           op_is_small(op, &p->target->facts));
    if (p->target->dot_features && groups_by_digits(op)) kernel.emit = micro_digits, take_digits_tile(&q, &kernel);
    if (kernel.emit == micro_fma && op->kind == OP_MATMUL && !q.packs) {
        bool halves = p->target->facts.vector_bytes < PANEL_COLUMNS * sizeof(float); // a vector has half of a panel's columns
        if (q.rows > FEW_ROWS) (halves ? take_even_tile : take_fetching_tile)(&q, &kernel);
        else if (halves) kernel.panels = panels_of_few_sums(&q, &kernel);
    }
    if ((kernel.emit == micro_digits || kernel.emit == micro_dots || q.pairs) && q.rows <= FEW_ROWS) kernel.panels = panels_of_few_rows(&q);
    // Of one tile of rows, whose sums would wait for themselves if there were two.
    if (kernel.emit == micro_tiles && q.tile_rows <= TILE_ROWS && !q.run.places && q.groups.n == 1) kernel.mr = TILE_ROWS, kernel.panels = 2 * kernel.panels;
    take_longer_runs(&q, &kernel);
    Axes chosen = op_axes(op, ATTR_registers);
    if (chosen.n == 2 && kernel.emit != micro_digits) kernel.mr = (uint32_t)chosen.v[0], kernel.panels = (uint32_t)chosen.v[1];
    if (kernel.mr > MICRO_MAX_ROWS || kernel.panels > MICRO_MAX_PANELS || kernel.mr * kernel.panels > MICRO_MAX_TILE) ICE("a register tile is too large");
    emit_blocks(&q, &kernel);
}
