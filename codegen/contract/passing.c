// See passing.h.
#include "codegen/contract/passing.h"

#include "codegen/contract/epilogue.h"
#include "codegen/contract/fetching.h"
#include "codegen/contract/grouped.h"

LLVMValueRef min_rest(LlvmCtx *l, int64_t unit, LLVMValueRef at, LLVMValueRef end) {
    return ll_intrin2(l, LL_SMIN, ll_i64(l, unit), LLVMBuildSub(l->b, end, at, ""));
}

// What a full tile and the last one leave over in multiples of `unit`: at most two sizes, without repetition.
static uint32_t remainders(int64_t size, int64_t tile, int64_t unit, int64_t out[2]) {
    int64_t rest[2] = {i64_min(tile, size) % unit, size % tile % unit};
    uint32_t n = 0;
    if (rest[0] && size >= tile) out[n++] = rest[0];
    if (rest[1] && (!n || rest[1] != out[0])) out[n++] = rest[1];
    return n;
}

void for_each_size(Blocking *c, LLVMValueRef size, int64_t total, int64_t tile, int64_t unit, SizeBody *body, void *context) {
    LlvmCtx *l = c->q->p->l;
    int64_t sizes[3];
    uint32_t n = remainders(total, tile, unit, sizes);
    if (i64_min(total, tile) >= unit) sizes[n++] = unit;
    for (uint32_t i = 0; i < n; i++) {
        if (n == 1) {
            body(c, sizes[i], context);
            return;
        }
        LlIf f;
        ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntEQ, size, ll_i64(l, sizes[i]), ""), "size");
        body(c, sizes[i], context);
        ll_endif(l, &f);
    }
}

bool tiles_have_all_columns(const Blocking *c) { return c->kernel->emit == micro_tiles && c->q->p->tile_columns == c->q->columns; }

// ---- a register tile

static void finish_tile(Blocking *c, EpilogueTile t) {
    t.ldc = c->ldc;
    emit_epilogue(c->q->p, c->q->op, c->batch, &t);
}

LLVMValueRef first_k(const Problem *q, const KBlock *k) {
    LlvmCtx *l = q->p->l;
    return LLVMBuildAdd(l->b, LLVMBuildMul(l->b, k->ko, ll_i64(l, q->k_inner), ""), k->k0, "");
}

static void call_micro(Blocking *c, LLVMValueRef func, const RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    const KBlock *k = &t->k;
    LLVMValueRef a, k_from = q->planes ? first_k(q, k) : k->k0;
    if (q->groups.n > 1) {
        LLVMValueRef group = LLVMBuildUDiv(l->b, t->n0, ll_i64(l, q->groups.columns), "");
        LLVMValueRef channel = LLVMBuildMul(l->b, group, ll_i64(l, q->groups.depth), "");
        k_from = q->separable ? channel : LLVMBuildAdd(l->b, k_from, channel, "");
    }
    if (c->digits.rows) {
        a = digits_at(&c->digits, q, c->m_from, t->m0);
    } else if (q->units) {
        a = packed_at(&c->packed, q, c->m_from, t->m0, k->k0);
    } else if (q->separable) {
        a = separable_at(&c->separable, q, c->m_from, t->m0);
    } else if (q->dilated) {
        a = t->run;
    } else if (q->indirect) {
        a = indirection_at(&c->table, q, c->m_from, t->m0, k->ko);
    } else {
        LLVMValueRef along = LLVMBuildMul(l->b, k_from, ll_i64(l, q->k_stride), "");
        a = ll_gep(l, q->element, c->a, LLVMBuildAdd(l->b, LLVMBuildMul(l->b, t->m0, ll_i64(l, q->row_stride), ""), along, ""));
    }
    LLVMValueRef b = t->b;
    if (q->stored.rows && !c->widened.panels) b = grouped_at(q, b, first_k(q, k));
    else if (!q->planes && !q->packs && !c->widened.panels) b = ll_gep(l, ll_vec(q->packed, PANEL_COLUMNS), b, first_k(q, k));
    LLVMValueRef n_inner = q->planes ? LLVMBuildMul(l->b, k->n_outer, k->n_inner, "") : k->n_inner;
    LLVMValueRef args[10] = {a, b, t->acc, k->n_outer, n_inner, k_from, fetched_by(c, t), k->first ? k->first : LLVMConstInt(l->i1, 1, 0)};
    unsigned n = 8;
    if (c->packed.tails) args[n++] = packed_tail_at(&c->packed, q, c->m_from, t->m0);
    if (c->row_sums) {
        args[n++] = ll_gep(l, l->i32, c->row_sums, t->behind);
        args[n++] = LLVMBuildICmp(l->b, LLVMIntEQ, t->n0, c->n_from, "");
    }
    LLVMBuildCall2(l->b, LLVMGlobalGetValueType(func), func, args, n, "");
}

static void tile_rows(Blocking *c, int64_t rows, void *context) {
    RegisterTile *t = context;
    MicroTile micro = {.problem = c->q, .kernel = c->kernel, .rows = (uint32_t)rows, .accumulate = t->k.first != NULL};
    micro.ldc = t->straight ? c->straight_ldc : c->ldc;
    micro.fetch = fetched_bytes(c), micro.ahead = bytes_ahead(c), micro.block = c->block_in_micro;
    micro.ahead_lines = op_int(c->q->op, ATTR_prefetch_lines, 0);
    micro.panel_step = c->q->planes ? PANEL_COLUMNS : c->q->depth * PANEL_COLUMNS;
    micro.k_step = c->q->planes ? c->unit / PANEL_COLUMNS : 1;
    micro.halves = c->q->pairs && !c->widened.panels;
    micro.grouped = c->q->stored.rows && !c->widened.panels;
    micro.narrow = c->q->narrow && !c->widened.panels;
    micro.row_sums = c->row_sums != NULL;
    micro.tails = c->packed.tails != NULL, micro.lines = fetched_lines(c);
    if (micro.grouped) micro.panel_step = c->q->panel_bytes;
    if (c->digits.rows) micro.lda_bytes = c->digits.row_bytes;
    if (c->widened.panels) micro.panel_step = c->widened.depth * PANEL_COLUMNS;
    micro.panels = (uint32_t)i64_ceil_div(t->width, PANEL_COLUMNS);
    if (c->q->units) micro.rows = (uint32_t)i64_round_up(rows, c->packed.unit.rows), micro.lda_bytes = c->packed.row_bytes;
    if (conv_lanes(&c->q->groups) || (c->direct && micro_stores_columns(c->kernel))) micro.rest = (uint32_t)(t->width % PANEL_COLUMNS);
    LlIf f;
    if (c->fetches) ll_if(c->q->p->l, &f, c->fetches, "fetches");
    call_micro(c, micro_function(&c->functions, &micro), t);
    if (!c->fetches) return;
    ll_else(c->q->p->l, &f);
    micro.lines = 0;
    call_micro(c, micro_function(&c->functions, &micro), t);
    ll_endif(c->q->p->l, &f);
}

// ---- where sums lie, and what becomes of them

// Where (m0, n0) lies in a macro tile.
static LLVMValueRef in_macro_tile(Blocking *c, LLVMValueRef tile, int64_t ldc, LLVMValueRef m0, LLVMValueRef n0) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef row = LLVMBuildSub(l->b, m0, c->m_from, ""), column = LLVMBuildSub(l->b, n0, c->n_from, "");
    return ll_gep(l, c->q->sum, tile, LLVMBuildAdd(l->b, LLVMBuildMul(l->b, row, ll_i64(l, ldc), ""), column, ""));
}

// Where the accumulators of (m0, n0) lie, when they cover more than one register tile.
static LLVMValueRef accumulators(Blocking *c, LLVMValueRef m0, LLVMValueRef n0) { return in_macro_tile(c, c->c, c->ldc, m0, n0); }

// Are all columns of the register tile those of whole panels, whose sums go straight to the result if its rows do?
static bool columns_go_straight(const Blocking *c, const RegisterTile *t) {
    return c->straight_ldc && (t->width % PANEL_COLUMNS == 0 || tiles_have_all_columns(c));
}

static void set_straight(Blocking *c, RegisterTile *t) {
    t->straight = true;
    t->acc = in_macro_tile(c, c->straight, c->straight_ldc, t->m0, t->n0);
}

// Of a dilated image: rows as they are listed.
static void listed_rows(Blocking *c, RegisterTile *t) {
    LlvmCtx *l = c->q->p->l;
    LlLoop loop;
    LLVMValueRef g = ll_loop_begin(l, &loop, ll_i64(l, 0), c->dilated.n_groups, ll_i64(l, 1), "group");
    DilatedGroup group = dilated_group(&c->dilated, c->q, g);
    t->acc = c->c, t->run = group.run, t->k.n_outer = group.n_taps;
    tile_rows(c, c->kernel->mr, t);
    LLVMValueRef n1 = LLVMBuildAdd(l->b, t->n0, ll_i64(l, t->width), "");
    finish_tile(c, (EpilogueTile){.acc = t->acc, .rows = group.n_rows, .n0 = t->n0, .n1 = n1, .list = group.rows});
    ll_loop_end(l, &loop);
}

// What of the places [place, end) are rows of C: all of a matrix, else those of each line of pixels. Sums of the first of these lie where the register tile
// begins, or some rows behind that.
static void finish_places(Blocking *c, const RegisterTile *t, LLVMValueRef place, LLVMValueRef end) {
    const ConvRun *r = &c->q->run;
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef room = ll_i64(l, r->line_room), one = ll_i64(l, 1), n1 = c->by_rows ? c->n_to : LLVMBuildAdd(l->b, t->n0, ll_i64(l, t->width), "");
    if (r->line == r->line_room && r->image == r->image_room) {
        LLVMValueRef at = LLVMBuildMul(l->b, LLVMBuildSub(l->b, place, t->m0, ""), ll_i64(l, c->ldc), ""), rows = LLVMBuildSub(l->b, end, place, "");
        finish_tile(c, (EpilogueTile){.acc = ll_gep(l, c->q->sum, t->acc, at), .m0 = place, .rows = rows, .n0 = t->n0, .n1 = n1});
        return;
    }
    LLVMValueRef last = LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, end, one, ""), room, "");
    LlLoop loop;
    LLVMValueRef line = ll_loop_begin(l, &loop, LLVMBuildUDiv(l->b, place, room, ""), LLVMBuildAdd(l->b, last, one, ""), one, "line");
    LLVMValueRef begin = LLVMBuildMul(l->b, line, room, ""), image = LLVMBuildUDiv(l->b, line, ll_i64(l, r->image_room), "");
    LLVMValueRef y = LLVMBuildURem(l->b, line, ll_i64(l, r->image_room), "");
    LLVMValueRef from = ll_intrin2(l, LL_SMAX, begin, place), to = ll_intrin2(l, LL_SMIN, LLVMBuildAdd(l->b, begin, ll_i64(l, r->line), ""), end);
    LLVMValueRef has = LLVMBuildAnd(l->b, LLVMBuildICmp(l->b, LLVMIntSLT, from, to, ""), LLVMBuildICmp(l->b, LLVMIntSLT, y, ll_i64(l, r->image), ""), "");
    LLVMValueRef rows = LLVMBuildSelect(l->b, has, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, 0), "");
    LLVMValueRef of_line = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, image, ll_i64(l, r->image), ""), y, "");
    LLVMValueRef m0 = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, of_line, ll_i64(l, r->line), ""), LLVMBuildSub(l->b, from, begin, ""), "");
    LLVMValueRef at = LLVMBuildMul(l->b, LLVMBuildSub(l->b, from, t->m0, ""), ll_i64(l, c->ldc), "");
    finish_tile(c, (EpilogueTile){.acc = ll_gep(l, c->q->sum, t->acc, at), .m0 = m0, .rows = rows, .n0 = t->n0, .n1 = n1});
    ll_loop_end(l, &loop);
}

// ---- rows that pass a group of panels

// So many rows of a matrix: whole tiles of them go to the result, others by way of scratch.
static void straight_rows(Blocking *c, int64_t rows, void *context) {
    RegisterTile *t = context;
    LlvmCtx *l = c->q->p->l;
    if (rows % c->packed.unit.rows == 0) {
        set_straight(c, t);
        tile_rows(c, rows, t);
        return;
    }
    t->straight = false, t->acc = c->c;
    tile_rows(c, rows, t);
    LLVMValueRef n1 = LLVMBuildAdd(l->b, t->n0, ll_i64(l, t->width), "");
    finish_tile(c, (EpilogueTile){.acc = t->acc, .m0 = t->m0, .rows = ll_i64(l, rows), .n0 = t->n0, .n1 = n1});
}

static void tile_of_matrix(Blocking *c, RegisterTile *t) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef m0 = t->place;
    LLVMValueRef rows = min_rest(l, c->kernel->mr, m0, c->m_to), n1 = LLVMBuildAdd(l->b, t->n0, ll_i64(l, t->width), "");
    LlIf f;
    t->m0 = m0, t->straight = false;
    if (columns_go_straight(c, t)) {
        for_each_size(c, rows, c->q->rows, c->q->tile_rows, c->kernel->mr, straight_rows, t);
        return;
    }
    t->acc = c->direct || t->k.first ? accumulators(c, t->m0, t->n0) : c->c;
    for_each_size(c, rows, c->q->rows, c->q->tile_rows, c->kernel->mr, tile_rows, t);
    if (c->direct) return;
    if (t->k.last) ll_if(l, &f, t->k.last, "last");
    finish_tile(c, (EpilogueTile){.acc = t->acc, .m0 = m0, .rows = rows, .n0 = t->n0, .n1 = n1});
    if (t->k.last) ll_endif(l, &f);
}

LLVMValueRef first_place(const Blocking *c) { return c->packed.run ? packed_place(c->q, c->m_from) : c->m_from; }

LLVMValueRef last_place(const Blocking *c) {
    LlvmCtx *l = c->q->p->l;
    return c->packed.run ? LLVMBuildAdd(l->b, packed_place(c->q, LLVMBuildSub(l->b, c->m_to, ll_i64(l, 1), "")), ll_i64(l, 1), "") : c->m_to;
}

// Is half of a register tile enough for the places from there on?
static LLVMValueRef are_few(const Blocking *c, const RegisterTile *t) {
    LlvmCtx *l = c->q->p->l;
    return LLVMBuildICmp(l->b, LLVMIntSLE, LLVMBuildSub(l->b, t->end, t->place, ""), ll_i64(l, c->kernel->mr / 2), "");
}

// As many places as a register tile has: the last tile begins earlier, where that many are still there.
static LLVMValueRef begin_of_tile(const Blocking *c, LLVMValueRef place, LLVMValueRef few) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef rows = LLVMBuildSelect(l->b, few, ll_i64(l, c->kernel->mr / 2), ll_i64(l, c->kernel->mr), "");
    return ll_intrin2(l, LL_SMIN, place, LLVMBuildSub(l->b, ll_i64(l, c->q->run.places), rows, ""));
}

static void places_of_run(Blocking *c, RegisterTile *t, LLVMValueRef few) {
    LlIf f;
    ll_if(c->q->p->l, &f, few, "few");
    tile_rows(c, c->kernel->mr / 2, t);
    ll_else(c->q->p->l, &f);
    tile_rows(c, c->kernel->mr, t);
    ll_endif(c->q->p->l, &f);
}

static LLVMValueRef behind_tile(const Blocking *c, const RegisterTile *t) {
    LlvmCtx *l = c->q->p->l;
    return ll_intrin2(l, LL_SMIN, t->end, LLVMBuildAdd(l->b, t->place, ll_i64(l, c->kernel->mr), ""));
}

// Do all register tiles have rows of their task alone? (The last one may begin earlier.)
static bool tiles_are_inside(const Blocking *c) {
    const Problem *q = c->q;
    int64_t last = q->rows - (i64_ceil_div(q->rows, q->tile_rows) - 1) * q->tile_rows;
    return q->tile_rows % c->kernel->mr == 0 && last >= c->kernel->mr;
}

static LLVMValueRef tile_is_inside(const Blocking *c, const RegisterTile *t, LLVMValueRef few) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef rows = LLVMBuildSelect(l->b, few, ll_i64(l, c->kernel->mr / 2), ll_i64(l, c->kernel->mr), "");
    LLVMValueRef begins = LLVMBuildICmp(l->b, LLVMIntSGE, t->m0, c->m_from, "");
    return LLVMBuildAnd(l->b, begins, LLVMBuildICmp(l->b, LLVMIntSLE, LLVMBuildAdd(l->b, t->m0, rows, ""), c->m_to, ""), "");
}

static void tile_of_run(Blocking *c, RegisterTile *t) {
    LLVMValueRef few = are_few(c, t);
    bool straight = columns_go_straight(c, t), always = straight && tiles_are_inside(c);
    LlIf inside;
    t->m0 = begin_of_tile(c, t->place, few);
    if (straight && !always) ll_if(c->q->p->l, &inside, tile_is_inside(c, t, few), "inside");
    if (straight) {
        set_straight(c, t);
        places_of_run(c, t, few);
    }
    if (always) return;
    if (straight) ll_else(c->q->p->l, &inside);
    t->straight = false, t->acc = c->c;
    places_of_run(c, t, few);
    finish_places(c, t, t->place, behind_tile(c, t));
    if (straight) ll_endif(c->q->p->l, &inside);
}

// The register tile at t->place, behind so many rows of those that begin at `from`; NULL: none.
static void tile_of_rows(Blocking *c, RegisterTile *t, LLVMValueRef from, LLVMValueRef before) {
    LlvmCtx *l = c->q->p->l;
    t->behind = LLVMBuildSub(l->b, t->place, from, "");
    if (before) t->behind = LLVMBuildAdd(l->b, t->behind, before, "");
    t->first_rows = LLVMBuildICmp(l->b, LLVMIntEQ, t->place, from, "");
    if (c->packed.run) tile_of_run(c, t);
    else tile_of_matrix(c, t);
}

void pass_register_tile(Blocking *c, int64_t width, void *context) {
    RegisterTile *t = context;
    t->width = width;
    t->end = last_place(c);
    tile_of_rows(c, t, first_place(c), NULL);
}

// Those from `from` up to t->end.
static void pass_rows(Blocking *c, RegisterTile *t, LLVMValueRef from, LLVMValueRef before) {
    LlvmCtx *l = c->q->p->l;
    LlLoop loop;
    t->place = ll_loop_begin(l, &loop, from, t->end, ll_i64(l, c->kernel->mr), "rows");
    tile_of_rows(c, t, from, before);
    ll_loop_end(l, &loop);
}

// Line after line, as much of each as the task has.
static void pass_lines(Blocking *c, RegisterTile *t) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef size = ll_i64(l, c->q->run.line), one = ll_i64(l, 1), first = LLVMBuildUDiv(l->b, c->m_from, size, "");
    LLVMValueRef end = LLVMBuildAdd(l->b, LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, c->m_to, one, ""), size, ""), one, "");
    LLVMValueRef from = first_place(c), to = last_place(c);
    LlLoop loop;
    LLVMValueRef line = ll_loop_begin(l, &loop, first, end, one, "line"), begin = packed_place(c->q, LLVMBuildMul(l->b, line, size, ""));
    LLVMValueRef before = LLVMBuildMul(l->b, LLVMBuildSub(l->b, line, first, ""), ll_i64(l, i64_round_up(c->q->run.line, c->kernel->mr)), "");
    t->end = ll_intrin2(l, LL_SMIN, to, LLVMBuildAdd(l->b, begin, size, ""));
    pass_rows(c, t, ll_intrin2(l, LL_SMAX, from, begin), before);
    ll_loop_end(l, &loop);
}

void pass_panels(Blocking *c, int64_t width, void *context) {
    RegisterTile *t = context;
    t->width = width;
    t->end = c->q->dilated ? NULL : last_place(c);
    if (c->q->dilated) listed_rows(c, t);
    else if (packed_lines_apart(&c->packed, c->q, c->kernel->mr)) pass_lines(c, t);
    else pass_rows(c, t, first_place(c), NULL);
}

// ---- rows that pass all panels
//
// Where panels are few and short, what bounds a product is what is stored: a line of the result is written in one go, which processors foresee, if a register
// tile's rows pass all panels, and are then finished along all columns. Panels are few when they stay in the first cache; they are near if many tasks share
// them. Of bf16 it takes a fiftieth longer.

bool passes_by_rows(const Blocking *c) {
    enum { NEAR_BYTES = 20 << 10, MANY_TASKS = 4 };
    const Problem *q = c->q;
    int64_t panels = i64_round_up(q->tile_columns, c->unit) * q->depth * (int64_t)dtype_bytes(q->packed_type);
    bool many = q->rows > MANY_TASKS * q->tile_rows && q->tile_columns > c->unit, bytes = dtype_bytes(q->element_type) == 1;
    return c->kernel->emit == micro_tiles && c->n_blocks == 1 && many && bytes && panels <= NEAR_BYTES && !packed_lines_apart(&c->packed, q, c->kernel->mr);
}

// Of columns that are one register tile's.
static void tile_by_rows(Blocking *c, int64_t width, void *context) {
    RegisterTile *t = context;
    LlvmCtx *l = c->q->p->l;
    t->width = width;
    t->acc = ll_gep(l, c->q->sum, c->c, LLVMBuildSub(l->b, t->n0, c->n_from, ""));
    if (c->packed.run) places_of_run(c, t, t->run);
    else for_each_size(c, min_rest(l, c->kernel->mr, t->m0, c->m_to), c->q->rows, c->q->tile_rows, c->kernel->mr, tile_rows, t);
}

void pass_by_rows(Blocking *c, RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    LlLoop rows, groups;
    LLVMValueRef from = first_place(c);
    t->end = last_place(c);
    t->place = t->m0 = ll_loop_begin(l, &rows, from, t->end, ll_i64(l, c->kernel->mr), "rows");
    t->behind = LLVMBuildSub(l->b, t->place, from, "");
    if (c->packed.run) t->run = are_few(c, t), t->m0 = begin_of_tile(c, t->place, t->run);
    t->n0 = ll_loop_begin(l, &groups, c->n_from, c->n_to, ll_i64(l, c->unit), "n");
    t->b = ll_gep(l, q->packed, c->b, LLVMBuildMul(l->b, t->n0, ll_i64(l, q->depth), ""));
    for_each_size(c, min_rest(l, c->unit, t->n0, c->n_to), q->columns, q->tile_columns, c->unit, tile_by_rows, t);
    ll_loop_end(l, &groups);
    t->acc = c->c, t->n0 = c->n_from;
    LLVMValueRef n_rows = min_rest(l, c->kernel->mr, t->place, c->m_to);
    if (c->packed.run) finish_places(c, t, t->place, behind_tile(c, t));
    else finish_tile(c, (EpilogueTile){.acc = c->c, .m0 = t->place, .rows = n_rows, .n0 = c->n_from, .n1 = c->n_to});
    ll_loop_end(l, &rows);
}
