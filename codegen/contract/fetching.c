// See fetching.h.
#include "codegen/contract/fetching.h"

// Of few rows, which read each panel from end to end. Nearer than the panels abreast are long lies what others of them have read.
int64_t bytes_ahead(const Blocking *c) {
    enum { KIB = 1024 };
    const Problem *q = c->q;
    int64_t bytes = op_fetches_panels(q->op) && !q->packs ? op_int(q->op, ATTR_prefetch, 0) * KIB : 0;
    return bytes && q->stored.rows && c->kernel->panels > 1 ? i64_max(bytes, c->kernel->panels * q->panel_bytes) : bytes;
}

// All of them then fetch the panels of those columns that come afterwards.
bool rows_follow(const Blocking *c) {
    const Phase *p = c->q->p;
    int64_t rows = stage_dim(c->q->op, c->q->n_batch);
    return rows >= 0 && p->tasks[rows] > 1 && p->order.n && p->order.v[p->order.n - 1] == rows;
}

// How many register tiles of rows a task has.
static int64_t row_tiles(const Blocking *c) {
    const Problem *q = c->q;
    if (packed_lines_apart(&c->packed, q, c->kernel->mr)) return (i64_ceil_div(q->tile_rows, q->run.line) + 1) * i64_ceil_div(q->run.line, c->kernel->mr);
    int64_t rows = c->packed.run ? i64_min(q->tile_rows * q->run.line_room / q->run.line, q->run.places) : q->tile_rows;
    return i64_ceil_div(rows, c->kernel->mr);
}

// How many register tiles of rows share it; of dot products, whether there is anything.
static int64_t fetching_groups(const Blocking *c) {
    const Problem *q = c->q;
    if (q->packs || bytes_ahead(c) || c->by_rows) return 0;
    if (q->planes) return c->block_outer == 1; // one row of each channel; of several taps most is near already
    int64_t chosen = op_int(q->op, ATTR_prefetch, -1);
    if (c->kernel->emit == micro_tiles) {
        enum { FEW_TASKS = 4 };
        // Many tasks with rows of a matrix read panels one after the other, which the first one has brought near.
        if (rows_follow(c) && q->op->kind == OP_MATMUL && q->rows > FEW_TASKS * q->tile_rows) return 0;
        int64_t groups = row_tiles(c) * (rows_follow(c) ? q->p->tasks[stage_dim(q->op, q->n_batch)] : 1);
        return chosen > 0 && groups > 1 ? groups : 0;
    }
    if (q->units) return panels_exceed_cache(q) && !micro_reads_runs(c->kernel);
    if (q->dilated || q->stored.rows || q->groups.n > 1 || (chosen < 0 ? !panels_exceed_cache(q) : !chosen)) return 0;
    return i64_min(q->tile_rows, q->rows) / c->kernel->mr / c->kernel->panels;
}

// By a matrix unit: lines of each panel and step, for each register tile of rows.
uint32_t fetched_lines(const Blocking *c) {
    int64_t n = fetching_groups(c);
    return c->kernel->emit == micro_tiles && n ? (uint32_t)i64_ceil_div(TILE_ROWS, n) : 0;
}

bool panels_are_near(const Blocking *c) { return !fetching_groups(c) && !packed_lines_apart(&c->packed, c->q, c->kernel->mr); }

// What number the task has among those of other rows.
static LLVMValueRef task_of_rows(const Blocking *c) { return LLVMBuildUDiv(c->q->p->l->b, c->m_from, ll_i64(c->q->p->l, c->q->tile_rows), ""); }

// All tasks fetch where that takes all of them; else the first ones, or those that a core has first. Tasks of other rows have the same panels as many tasks
// later as there are along the dimensions inside of that of rows.
LLVMValueRef task_fetches(const Blocking *c) {
    const Phase *p = c->q->p;
    int64_t rows = stage_dim(c->q->op, c->q->n_batch), inside = 1;
    if (!fetched_lines(c) || rows < 0 || p->tasks[rows] == 1) return NULL;
    if (rows_follow(c)) {
        int64_t enough = i64_ceil_div(i64_ceil_div(TILE_ROWS, fetched_lines(c)), row_tiles(c));
        return enough < p->tasks[rows] ? LLVMBuildICmp(p->l->b, LLVMIntSLT, task_of_rows(c), ll_i64(p->l, enough), "") : NULL;
    }
    for (uint32_t k = p->rank; k-- > 0;) {
        int64_t i = p->order.n ? p->order.v[k] : k;
        if (i == rows) break;
        inside *= p->tasks[i];
    }
    LLVMValueRef first = LLVMBuildICmp(p->l->b, LLVMIntEQ, c->m_from, ll_i64(p->l, 0), "");
    return LLVMBuildOr(p->l->b, first, LLVMBuildICmp(p->l->b, LLVMIntSLT, p->n_before, ll_i64(p->l, inside), ""), "");
}

// Bytes for each ki; 0: there are too few rows to do it in passing.
uint32_t fetched_bytes(const Blocking *c) {
    int64_t n = fetching_groups(c), bytes = PANEL_COLUMNS * (int64_t)dtype_bytes(c->q->packed_type);
    if (n && c->q->planes) return (uint32_t)(c->planes.plane * (int64_t)dtype_bytes(c->q->element_type));
    return n ? (uint32_t)i64_ceil_div(bytes, n) : 0;
}

LLVMValueRef fetched_by(const Blocking *c, const RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t n = fetching_groups(c);
    if (!n) return LLVMGetPoison(l->ptr);
    LLVMValueRef group = LLVMBuildUDiv(l->b, t->behind, ll_i64(l, c->kernel->mr), "");
    if (fetched_lines(c)) { // a step's bytes are those of its ki
        if (rows_follow(c)) group = LLVMBuildAdd(l->b, group, LLVMBuildMul(l->b, task_of_rows(c), ll_i64(l, row_tiles(c)), ""), "");
        LLVMValueRef depth = LLVMBuildMul(l->b, t->k.n_outer, t->k.n_inner, "");
        LLVMValueRef bytes = ll_i64(l, PANEL_COLUMNS * (int64_t)dtype_bytes(q->packed_type) * fetched_lines(c));
        LLVMValueRef part = LLVMBuildUDiv(l->b, LLVMBuildMul(l->b, depth, bytes, ""), ll_i64(l, TILE_ROWS), "");
        return ll_gep(l, l->i8, t->next, LLVMBuildMul(l->b, group, part, ""));
    }
    if (q->units) return LLVMBuildSelect(l->b, t->first_rows, t->b, LLVMConstNull(l->ptr), "");
    if (q->planes) return planes_ahead(&c->planes, q, c->b, LLVMBuildAdd(l->b, t->n0, ll_i64(l, c->unit), ""), t->k.k0, group);
    LLVMValueRef panel = LLVMBuildUDiv(l->b, group, ll_i64(l, n), ""), part = LLVMBuildURem(l->b, group, ll_i64(l, n), "");
    LLVMValueRef each = LLVMBuildMul(l->b, LLVMBuildMul(l->b, t->k.n_outer, t->k.n_inner, ""), ll_i64(l, fetched_bytes(c)), "");
    LLVMValueRef at = LLVMBuildMul(l->b, panel, ll_i64(l, q->depth * PANEL_COLUMNS * (int64_t)dtype_bytes(q->packed_type)), "");
    return ll_gep(l, l->i8, t->next, LLVMBuildAdd(l->b, at, LLVMBuildMul(l->b, part, each, ""), ""));
}
