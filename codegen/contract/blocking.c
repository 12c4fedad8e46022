// See blocking.h. A task is a macro tile of the result. The order along K is fixed: sums of blocks of K_BLOCK one after the other, products in order inside, of
// few rows by bf16 in parts (fma.c). Accumulators lie in the result itself where nothing follows and rows are whole panels; else in scratch, for one register
// tile where K is one block, for the whole macro tile where it is more.
#include "codegen/contract/blocking.h"

#include "codegen/contract/epilogue.h"
#include "codegen/contract/fetching.h"
#include "codegen/contract/grouped.h"
#include "codegen/contract/passing.h"

#include <string.h>

// Column n, first ki of the block: where its panel lies.
static LLVMValueRef panel_at(const Blocking *c, LLVMValueRef n, LLVMValueRef k) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    if (q->stored.rows) {
        LLVMValueRef panel = LLVMBuildUDiv(l->b, n, ll_i64(l, PANEL_COLUMNS), "");
        return grouped_at(q, ll_gep(l, l->i8, c->b, LLVMBuildMul(l->b, panel, ll_i64(l, q->panel_bytes), "")), k);
    }
    LLVMValueRef at = LLVMBuildMul(l->b, n, ll_i64(l, q->depth), "");
    return ll_gep(l, q->packed, c->b, LLVMBuildAdd(l->b, at, LLVMBuildMul(l->b, k, ll_i64(l, PANEL_COLUMNS), ""), ""));
}

// The group of panels behind that of column n0, or some groups further: of this block of K, of the next one, or of the next columns, which another task may
// have. Where tasks of other rows follow, the group of the columns behind theirs.
static LLVMValueRef next_group(const Blocking *c, const KBlock *k, LLVMValueRef n0) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t group = c->kernel->panels * PANEL_COLUMNS, ahead = i64_max(op_int(q->op, ATTR_prefetch, 1), 1);
    LLVMValueRef n = LLVMBuildAdd(l->b, n0, ll_i64(l, ahead * group), ""), zero = ll_i64(l, 0);
    LLVMValueRef ki = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, k->ko, ll_i64(l, q->k_inner), ""), k->k0, "");
    if (c->kernel->emit == micro_tiles && rows_follow(c)) return panel_at(c, LLVMBuildAdd(l->b, n0, ll_i64(l, q->tile_columns), ""), ki);
    LLVMValueRef behind = LLVMBuildAdd(l->b, ki, LLVMBuildMul(l->b, k->n_outer, k->n_inner, ""), "");
    LLVMValueRef inside = LLVMBuildICmp(l->b, LLVMIntSLT, n, c->n_to, ""),
                 last = LLVMBuildICmp(l->b, LLVMIntSGE, behind, ll_i64(l, q->k_outer * q->k_inner), "");
    LLVMValueRef over = LLVMBuildSub(l->b, n, c->n_to, ""),
                 further = ahead > 1 ? LLVMBuildSub(l->b, over, LLVMBuildURem(l->b, over, ll_i64(l, group), ""), "") : zero;
    LLVMValueRef other_columns = panel_at(c, LLVMBuildAdd(l->b, c->n_to, further, ""), zero);
    LLVMValueRef other_block = panel_at(c, LLVMBuildAdd(l->b, c->n_from, further, ""), behind);
    LLVMValueRef later = LLVMBuildSelect(l->b, last, other_columns, other_block, "");
    return LLVMBuildSelect(l->b, inside, panel_at(c, n, ki), later, "");
}

static LLVMValueRef place_panels(const Blocking *c, RegisterTile *t, const KBlock *k) {
    const Problem *q = c->q;
    LLVMValueRef width = min_rest(q->p->l, c->unit, t->n0, c->n_to);
    if (q->planes) {
        planes_pack(&c->planes, q, c->b, &(PlanesBox){t->n0, width, k->ko, k->n_outer, k->k0, k->n_inner});
        t->b = c->planes.panels;
    } else if (q->packs) {
        t->b = packing_at(&c->packing, q, c->n_from, t->n0);
    } else {
        t->b = panel_at(c, t->n0, ll_i64(q->p->l, 0));
        t->next = next_group(c, k, t->n0);
    }
    return width;
}

// By a matrix unit: are panels near, and rows of a task so many bytes that they do not stay in the first cache while all of them pass one group after the
// other? By dot products of short rows: lines of the result are then stored from end to end.
static bool has_groups_inside(const Blocking *c) {
    enum { NEAR_ROWS = 16 << 10 };
    const Problem *q = c->q;
    int64_t depth = c->block_outer * c->block_inner;
    if (c->kernel->emit == micro_dots) return micro_rows_are_short(q) && q->rows > FEW_ROWS && panels_are_near(c);
    int64_t panels = i64_round_up(q->tile_columns, PANEL_COLUMNS) * depth * (int64_t)dtype_bytes(q->element_type);
    if (c->kernel->emit != micro_tiles || !panels_are_near(c)) return false;
    return panels <= NEAR_ROWS || q->tile_rows * depth * (int64_t)dtype_bytes(q->element_type) > NEAR_ROWS;
}

// One block of K over the whole macro tile, by a matrix unit whose panels are near: rows of a register tile stay in the first cache while they pass all panels,
// which processors foresee, as they do not rows that lie far apart.
static void groups_inside(Blocking *c, RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    LlLoop rows, groups;
    t->place = ll_loop_begin(l, &rows, first_place(c), last_place(c), ll_i64(l, c->kernel->mr), "rows");
    t->n0 = ll_loop_begin(l, &groups, c->n_from, c->n_to, ll_i64(l, c->unit), "n");
    LLVMValueRef width = place_panels(c, t, &t->k);
    for_each_size(c, width, q->columns, q->tile_columns, c->unit, pass_register_tile, t);
    ll_loop_end(l, &groups);
    ll_loop_end(l, &rows);
}

// Those of a task whose rows are the same as of the one before are there.
static void pack_rows(const Blocking *c, const KBlock *k) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    LlIf f;
    bool keeps = c->n_blocks == 1 && (!c->packed.in_place || c->packed.tails) && packed_keeps(q);
    if (keeps) {
        LLVMValueRef first = LLVMBuildICmp(l->b, LLVMIntEQ, q->p->n_before, ll_i64(l, 0), "");
        ll_if(l, &f, LLVMBuildOr(l->b, first, LLVMBuildICmp(l->b, LLVMIntEQ, c->n_from, ll_i64(l, 0), ""), ""), "rows");
    }
    packed_fill(&c->packed, q, c->m_from, c->m_to, k->k0, k->n_inner);
    if (keeps) ll_endif(l, &f);
}

// One block of K over the whole macro tile: a group of panels stays near while all rows pass it.
static void panel_groups(Blocking *c, const KBlock *k) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t unit = c->unit;
    RegisterTile t = {.k = *k};
    if (q->separable) separable_terms(&c->separable, q, k->k0, k->n_inner);
    if (q->units) pack_rows(c, k);
    if (q->packs) packing_fill(&c->packing, q, c->batch, c->n_from, c->n_to, k->k0, k->n_inner);
    if (c->digits.rows) digits_fill(&c->digits, q, c->a, c->m_from, c->m_to, k->n_inner);
    if (c->by_rows) {
        pass_by_rows(c, &t);
        return;
    }
    if (has_groups_inside(c)) {
        groups_inside(c, &t);
        return;
    }
    LlLoop loop;
    t.n0 = ll_loop_begin(l, &loop, c->n_from, c->n_to, ll_i64(l, unit), "n");
    LLVMValueRef width = place_panels(c, &t, k);
    if (c->widened.panels) {
        widened_fill(&c->widened, q, panel_at(c, t.n0, first_k(q, k)), width, k->n_inner);
        t.b = c->widened.panels;
    }
    for_each_size(c, width, q->columns, q->tile_columns, unit, pass_panels, &t);
    ll_loop_end(l, &loop);
}

// More K than one pass takes: the macro tile's accumulators wait in memory between the passes. The first pass overwrites what lies there: to clear it before
// would wait for each of its lines, with nothing to do meanwhile.
static void blocked_along_k(Blocking *c) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    LlLoop loop;
    LLVMValueRef n_blocks = ll_i64(l, c->n_blocks);
    if (op_attr(q->op, ATTR_terms)) // one ko
        n_blocks = LLVMBuildUDiv(l->b, LLVMBuildAdd(l->b, c->k_to, ll_i64(l, c->block_inner - 1), ""), ll_i64(l, c->block_inner), "");
    LLVMValueRef t = ll_loop_begin(l, &loop, ll_i64(l, 0), n_blocks, ll_i64(l, 1), "kb");
    KBlock k;
    if (q->units) {
        k.ko = ll_i64(l, 0);
        k.n_outer = ll_i64(l, 1);
        k.k0 = LLVMBuildMul(l->b, t, ll_i64(l, c->block_inner), "");
        k.n_inner = min_rest(l, c->block_inner, k.k0, c->k_to);
    } else if (c->block_inner == q->k_inner) {
        k.ko = LLVMBuildMul(l->b, t, ll_i64(l, c->block_outer), "");
        k.n_outer = min_rest(l, c->block_outer, k.ko, ll_i64(l, q->k_outer));
        k.k0 = ll_i64(l, 0);
        k.n_inner = ll_i64(l, q->k_inner);
    } else {
        LLVMValueRef parts = ll_i64(l, i64_ceil_div(q->k_inner, c->block_inner));
        k.ko = LLVMBuildUDiv(l->b, t, parts, "");
        k.n_outer = ll_i64(l, 1);
        k.k0 = LLVMBuildMul(l->b, LLVMBuildURem(l->b, t, parts, ""), ll_i64(l, c->block_inner), "");
        k.n_inner = min_rest(l, c->block_inner, k.k0, c->k_to);
    }
    k.first = LLVMBuildICmp(l->b, LLVMIntEQ, t, ll_i64(l, 0), "");
    k.last = LLVMBuildICmp(l->b, LLVMIntEQ, t, LLVMBuildSub(l->b, n_blocks, ll_i64(l, 1), ""), "");
    panel_groups(c, &k);
    ll_loop_end(l, &loop);
}

// ---- one contraction

// Rows of A that stay in the first cache whatever K is: panels are read from end to end, since what comes from memory comes fastest in one run.
static bool few_rows(const Problem *q) { return q->op->kind == OP_MATMUL && !q->units && !q->packs && q->rows <= FEW_ROWS; }

static void cut_k(Blocking *c) {
    const Problem *q = c->q;
    c->block_inner = q->k_inner;
    c->block_outer = q->k_outer;
    if (q->units) { // all of K is one ko, rows of A are packed
        int64_t block = packed_block(q, micro_unit(q, c->kernel));
        bool whole = block >= q->k_outer * q->k_inner && q->run.places;
        c->block_outer = whole ? q->k_outer : 1;
        c->block_inner = whole ? q->k_inner : block;
        c->n_blocks = i64_ceil_div(q->k_outer * q->k_inner, c->block_outer * c->block_inner);
        return;
    }
    if (!q->dilated && q->k_outer * q->k_inner > K_BLOCK + K_BLOCK / 2) {
        if (q->k_inner > K_BLOCK) {
            int64_t parts = i64_ceil_div(q->k_inner, K_BLOCK);
            c->block_inner = i64_round_up(i64_ceil_div(q->k_inner, parts), i64_max(q->stored.rows, LANES)); // of groups, and of what packing turns
            c->block_outer = 1;
        } else {
            c->block_outer = K_BLOCK / q->k_inner;
        }
    }
    if (c->kernel->emit == micro_digits) c->block_inner = q->k_inner; // whose sums of groups wait in registers
    else if (few_rows(q) && c->block_inner < q->k_inner) c->block_in_micro = c->block_inner, c->block_inner = q->k_inner;
    c->n_blocks = i64_ceil_div(q->k_outer, c->block_outer) * i64_ceil_div(q->k_inner, c->block_inner);
}

// A matrix unit stores whole panels and whole tiles of rows; of a matrix, most of them are.
static bool tiles_go_straight(const Blocking *c) {
    const Problem *q = c->q;
    bool rows_are_of_result = !q->run.places || (q->run.line == q->run.line_room && q->run.image == q->run.image_room);
    return c->kernel->emit == micro_tiles && rows_are_of_result && c->n_blocks == 1 && q->groups.n == 1;
}

static void place_accumulators(Blocking *c) {
    const Problem *q = c->q;
    const Place *place = q->op->results[0].mark;
    bool whole = !q->units || (q->rows % c->packed.unit.rows == 0 && q->tile_rows % c->packed.unit.rows == 0 && !c->packed.run);
    bool fits = micro_stores_columns(c->kernel) || (place && place->strides[q->n_batch] % PANEL_COLUMNS == 0) || tiles_have_all_columns(c);
    c->direct = place && !op_has_epilogue(q->op) && fits && !q->dilated && whole;
    if (c->direct) {
        c->ldc = place->strides[q->n_batch];
        return;
    }
    if (place && !op_has_epilogue(q->op) && tiles_go_straight(c)) c->straight_ldc = place->strides[q->n_batch];
    c->by_rows = !c->straight_ldc && passes_by_rows(c);
    c->ldc = c->n_blocks == 1 && !c->by_rows ? c->unit : i64_round_up(q->tile_columns, PANEL_COLUMNS);
    int64_t rows = c->n_blocks == 1 ? c->kernel->mr : q->units ? i64_round_up(q->tile_rows, c->packed.unit.rows) : q->tile_rows;
    c->c = phase_scratch_ptr(q->p, phase_scratch(q->p, (uint64_t)(rows * c->ldc) * dtype_bytes(q->sum_type)));
}

static void one_batch(Phase *p, const Index *batch, void *context) {
    Blocking *c = context;
    const Problem *q = c->q;
    LlvmCtx *l = p->l;
    c->batch = batch;
    c->a = q->planes ? planes_weights(q, batch) : batch_address(p, q->op, &q->a, batch);
    c->b = q->planes ? planes_image(q, batch) : q->packs ? NULL : batch_address(p, q->op, &q->b, batch);
    c->packed.a = c->a;
    stage_range(p, q->op, q->n_batch, &c->m_from, &c->m_to);
    stage_range(p, q->op, q->n_batch + 1, &c->n_from, &c->n_to);
    if (op_attr(q->op, ATTR_reach)) c->n_to = stage_reach(p, q->op, ATTR_reach, q->columns);
    c->fetches = task_fetches(c);
    c->k_to = stage_reach(p, q->op, ATTR_terms, q->units && !q->run.places ? q->k_outer * q->k_inner : q->k_inner);
    if (c->direct || c->straight_ldc) {
        Index at[MAX_RANK];
        memcpy(at, batch, sizeof at);
        at[q->n_batch] = index_scalar(c->m_from, 1);
        at[q->n_batch + 1] = index_scalar(c->n_from, 1);
        LLVMValueRef result = elem_address(&p->e, &q->op->results[0], q->op->results[0].mark, at);
        *(c->direct ? &c->c : &c->straight) = result;
    }
    if (q->separable) separable_rows(&c->separable, q, c->a, c->m_from, c->m_to);
    else if (q->dilated) dilated_fill(&c->dilated, q, c->a, c->m_from, c->m_to);
    else if (c->table.mr) indirection_fill(&c->table, q, c->a, c->m_from, c->m_to);
    if (c->n_blocks > 1) {
        blocked_along_k(c);
    } else {
        panel_groups(c, &(KBlock){.ko = ll_i64(l, 0), .n_outer = ll_i64(l, c->block_outer), .k0 = ll_i64(l, 0), .n_inner = c->k_to});
    }
}

void emit_blocks(const Problem *q, const Microkernel *kernel) {
    Blocking c = {.q = q, .kernel = kernel, .unit = conv_tile_panels(&q->groups, kernel->panels) * PANEL_COLUMNS};
    if (q->dilated) c.dilated = dilated_new(q, kernel->mr);
    else if (q->indirect && !(q->units && packed_has_short_runs(q, micro_unit(q, kernel)))) c.table = indirection_new(q, kernel->mr);
    cut_k(&c);
    Problem own = *q;
    if (q->packs) {
        own.depth = c.n_blocks > 1 ? c.block_inner : q->depth;
        q = c.q = &own;
        c.packing = packing_new(q);
    }
    if (q->planes) c.planes = planes_new(q, c.unit / PANEL_COLUMNS, c.block_outer * c.block_inner);
    if (kernel->emit == micro_digits) c.digits = digits_new(q);
    else if (q->pairs || q->stored.rows || q->narrow) c.widened = widened_new(q, kernel->mr, c.unit / PANEL_COLUMNS, c.block_inner);
    if (q->separable) c.separable = separable_new(q, kernel->mr, c.block_inner);
    if (q->units) c.packed = packed_new(q, micro_unit(q, kernel)), c.packed.table = &c.table;
    place_accumulators(&c);
    if (q->units && micro_has_row_sums(kernel)) {
        uint64_t rows = (uint64_t)i64_round_up(packed_rows(&c.packed, q), kernel->mr);
        c.row_sums = phase_scratch_ptr(q->p, phase_scratch(q->p, rows * sizeof(int32_t)));
    }
    if (kernel->emit == micro_tiles) q->p->tile_line = q->line_bytes;
    batch_loop(q->p, q->op, one_batch, &c);
}
