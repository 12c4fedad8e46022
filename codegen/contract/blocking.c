// See blocking.h. A task is a macro tile of the result. The order along K is fixed: sums of blocks of K_BLOCK one after the other, products in order inside, of
// few rows by bf16 in parts (fma.c). Accumulators lie in the result itself where nothing follows and rows are whole panels; else in scratch, for one register
// tile where K is one block, for the whole macro tile where it is more.
#include "codegen/contract/blocking.h"

#include "codegen/contract/digits.h"
#include "codegen/contract/dilated.h"
#include "codegen/contract/epilogue.h"
#include "codegen/contract/grouped.h"
#include "codegen/contract/indirection.h"
#include "codegen/contract/packed.h"
#include "codegen/contract/packing.h"
#include "codegen/contract/planes.h"
#include "codegen/contract/separable.h"
#include "codegen/contract/widened.h"
#include "codegen/llvm/tiles.h"

#include <string.h>

typedef struct {
    const Problem *q;
    const Microkernel *kernel;
    MicroFunctions functions;
    Indirection table;                // of q->indirect
    Dilated dilated;                  // of q->dilated instead
    Separable separable;              // of q->separable
    Planes planes;                    // of q->planes
    Packed packed;                    // of q->units
    Packing packing;                  // of q->packs
    Widened widened;                  // of q->pairs
    Digits digits;                    // of micro_digits
    int64_t unit;                     // columns of a register tile
    int64_t block_outer, block_inner; // of K, one pass: either block_outer is 1 or block_inner is k_inner
    int64_t n_blocks;
    int64_t block_in_micro; // of sums that a micro-kernel cuts; 0: it does not
    bool direct;            // accumulators go straight to the result
    int64_t ldc;            // of the accumulators in memory
    const Index *batch;     // of the result, MAX_RANK of them
    LLVMValueRef row_sums;  // of a task (microkernel.h), NULL: none
    LLVMValueRef a, b, c;   // of this batch: A at row 0; the first panel; accumulators of the macro tile
    LLVMValueRef m_from, m_to, n_from, n_to;
    LLVMValueRef k_to; // products that count, of what k_inner is
} Blocking;

// Part of K: ko in [ko, ko + n_outer), ki in [k0, k0 + n_inner) of each.
typedef struct {
    LLVMValueRef ko, n_outer, k0, n_inner;
    LLVMValueRef first, last; // whether it is that, where there are several; NULL: it is all of K
} KBlock;

typedef struct {
    LLVMValueRef m0, rows, n0, b, acc, run;
    LLVMValueRef first_rows; // whether no rows have passed these panels
    LLVMValueRef behind;     // rows of the task before these
    LLVMValueRef next;       // group of panels, at the first of its ki
    int64_t width;
    KBlock k;
} RegisterTile;

static LLVMValueRef min_rest(LlvmCtx *l, int64_t unit, LLVMValueRef at, LLVMValueRef end) {
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

// Code for a size that is `unit` or one of the remainders.
typedef void SizeBody(Blocking *c, int64_t size, void *context);
static void for_each_size(Blocking *c, LLVMValueRef size, int64_t total, int64_t tile, int64_t unit, SizeBody *body, void *context) {
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

// ---- a register tile

static void finish_tile(Blocking *c, EpilogueTile t) {
    t.ldc = c->ldc;
    emit_epilogue(c->q->p, c->q->op, c->batch, &t);
}

// ---- what comes next
//
// The first rows that pass a group of panels would wait for each line of it. So while rows pass one group, the next one is brought near: each register tile
// fetches a part of a panel, as many of them one panel as there are rows for. What stays near by itself is not fetched. A matrix unit has time for it: the
// first rows fetch what they are about to need.

static LLVMValueRef first_k(const Problem *q, const KBlock *k) {
    LlvmCtx *l = q->p->l;
    return LLVMBuildAdd(l->b, LLVMBuildMul(l->b, k->ko, ll_i64(l, q->k_inner), ""), k->k0, "");
}

// Of few rows, which read each panel from end to end.
static int64_t bytes_ahead(const Blocking *c) {
    enum { KIB = 1024 };
    return op_has_few_rows(c->q->op) && !c->q->packs ? op_int(c->q->op, ATTR_prefetch, 0) * KIB : 0;
}

static int64_t fetching_groups(const Blocking *c) {
    const Problem *q = c->q;
    if (q->packs || bytes_ahead(c)) return 0;
    if (q->planes) return c->block_outer == 1; // one row of each channel; of several taps most is near already
    uint64_t bytes = (uint64_t)(q->columns * q->depth) * dtype_bytes(q->packed_type);
    int64_t chosen = op_int(q->op, ATTR_prefetch, -1);
    if (q->units) return bytes > q->p->target->facts.l2_bytes / 4 && !micro_reads_runs(c->kernel);
    if (q->dilated || q->stored.rows || q->groups.n > 1 || (chosen < 0 ? bytes <= q->p->target->facts.l2_bytes / 4 : !chosen)) return 0;
    return i64_min(q->tile_rows, q->rows) / c->kernel->mr / c->kernel->panels;
}

// Bytes for each ki; 0: there are too few rows to do it in passing.
static uint32_t fetch_step(const Blocking *c) {
    int64_t n = fetching_groups(c), bytes = PANEL_COLUMNS * (int64_t)dtype_bytes(c->q->packed_type);
    if (n && c->q->planes) return (uint32_t)(c->planes.plane * (int64_t)dtype_bytes(c->q->element_type));
    return n ? (uint32_t)i64_ceil_div(bytes, n) : 0;
}

static LLVMValueRef fetched_by(const Blocking *c, const RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t n = fetching_groups(c);
    if (!n) return LLVMGetPoison(l->ptr);
    LLVMValueRef group = LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, t->m0, c->m_from, ""), ll_i64(l, c->kernel->mr), "");
    if (q->units) return LLVMBuildSelect(l->b, t->first_rows, t->b, LLVMConstNull(l->ptr), "");
    if (q->planes) return planes_ahead(&c->planes, q, c->b, LLVMBuildAdd(l->b, t->n0, ll_i64(l, c->unit), ""), t->k.k0, group);
    LLVMValueRef panel = LLVMBuildUDiv(l->b, group, ll_i64(l, n), ""), part = LLVMBuildURem(l->b, group, ll_i64(l, n), "");
    LLVMValueRef each = LLVMBuildMul(l->b, LLVMBuildMul(l->b, t->k.n_outer, t->k.n_inner, ""), ll_i64(l, fetch_step(c)), "");
    LLVMValueRef at = LLVMBuildMul(l->b, panel, ll_i64(l, q->depth * PANEL_COLUMNS * (int64_t)dtype_bytes(q->packed_type)), "");
    return ll_gep(l, l->i8, t->next, LLVMBuildAdd(l->b, at, LLVMBuildMul(l->b, part, each, ""), ""));
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
    if (c->row_sums) {
        args[n++] = ll_gep(l, l->i32, c->row_sums, t->behind);
        args[n++] = LLVMBuildICmp(l->b, LLVMIntEQ, t->n0, c->n_from, "");
    }
    LLVMBuildCall2(l->b, LLVMGlobalGetValueType(func), func, args, n, "");
}

static void tile_rows(Blocking *c, int64_t rows, void *context) {
    RegisterTile *t = context;
    MicroTile micro = {.problem = c->q, .kernel = c->kernel, .rows = (uint32_t)rows, .accumulate = t->k.first != NULL, .ldc = c->ldc};
    micro.fetch = fetch_step(c), micro.ahead = bytes_ahead(c), micro.block = c->block_in_micro;
    micro.panel_step = c->q->planes ? PANEL_COLUMNS : c->q->depth * PANEL_COLUMNS;
    micro.k_step = c->q->planes ? c->unit / PANEL_COLUMNS : 1;
    micro.halves = c->q->pairs && !c->widened.panels;
    micro.grouped = c->q->stored.rows && !c->widened.panels;
    micro.narrow = c->q->narrow && !c->widened.panels;
    micro.row_sums = c->row_sums != NULL;
    if (micro.grouped) micro.panel_step = c->q->panel_bytes;
    if (c->digits.rows) micro.lda_bytes = c->digits.row_bytes;
    if (c->widened.panels) micro.panel_step = c->widened.depth * PANEL_COLUMNS;
    micro.panels = (uint32_t)i64_ceil_div(t->width, PANEL_COLUMNS);
    if (c->q->units) micro.rows = (uint32_t)i64_round_up(rows, c->packed.unit.rows), micro.lda_bytes = c->packed.row_bytes;
    if (conv_lanes(&c->q->groups) || (c->direct && micro_stores_columns(c->kernel))) micro.rest = (uint32_t)(t->width % PANEL_COLUMNS);
    call_micro(c, micro_function(&c->functions, &micro), t);
}

// ---- groups of rows, groups of panels, blocks of K

// Where the accumulators of (m0, n0) lie, when they cover more than one register tile.
static LLVMValueRef accumulators(Blocking *c, LLVMValueRef m0, LLVMValueRef n0) {
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef row = LLVMBuildSub(l->b, m0, c->m_from, ""), column = LLVMBuildSub(l->b, n0, c->n_from, "");
    return ll_gep(l, c->q->sum, c->c, LLVMBuildAdd(l->b, LLVMBuildMul(l->b, row, ll_i64(l, c->ldc), ""), column, ""));
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

// What of the places [place, end) are rows of C: those of each line of pixels. Their sums follow those of `first`, where the register tile begins.
static void finish_lines(Blocking *c, const RegisterTile *t, LLVMValueRef first, LLVMValueRef place, LLVMValueRef end) {
    const ConvRun *r = &c->q->run;
    LlvmCtx *l = c->q->p->l;
    LLVMValueRef room = ll_i64(l, r->line_room), one = ll_i64(l, 1), n1 = LLVMBuildAdd(l->b, t->n0, ll_i64(l, t->width), "");
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
    LLVMValueRef at = LLVMBuildMul(l->b, LLVMBuildSub(l->b, from, first, ""), ll_i64(l, c->ldc), "");
    finish_tile(c, (EpilogueTile){.acc = ll_gep(l, c->q->sum, t->acc, at), .m0 = m0, .rows = rows, .n0 = t->n0, .n1 = n1});
    ll_loop_end(l, &loop);
}

// Places of a run, as many as a register tile has: the last tile begins earlier, where that many are still there. Half of one where that is enough.
static void places_of_run(Blocking *c, RegisterTile *t) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t mr = c->kernel->mr, half = mr / 2;
    LLVMValueRef one = ll_i64(l, 1), to = LLVMBuildAdd(l->b, packed_place(q, LLVMBuildSub(l->b, c->m_to, one, "")), one, "");
    LlLoop loop;
    LlIf f;
    LLVMValueRef place = ll_loop_begin(l, &loop, packed_place(q, c->m_from), to, ll_i64(l, mr), "place");
    LLVMValueRef rest = LLVMBuildSub(l->b, to, place, ""), few = LLVMBuildICmp(l->b, LLVMIntSLE, rest, ll_i64(l, half), "");
    LLVMValueRef rows = LLVMBuildSelect(l->b, few, ll_i64(l, half), ll_i64(l, mr), "");
    t->m0 = ll_intrin2(l, LL_SMIN, place, LLVMBuildSub(l->b, ll_i64(l, q->run.places), rows, ""));
    t->acc = c->c;
    t->first_rows = LLVMBuildICmp(l->b, LLVMIntEQ, place, packed_place(q, c->m_from), "");
    t->behind = LLVMBuildSub(l->b, place, packed_place(q, c->m_from), "");
    ll_if(l, &f, few, "few");
    tile_rows(c, half, t);
    ll_else(l, &f);
    tile_rows(c, mr, t);
    ll_endif(l, &f);
    finish_lines(c, t, t->m0, place, ll_intrin2(l, LL_SMIN, to, LLVMBuildAdd(l->b, place, ll_i64(l, mr), "")));
    ll_loop_end(l, &loop);
}

static void group_columns(Blocking *c, int64_t width, void *context) {
    RegisterTile *t = context;
    LlvmCtx *l = c->q->p->l;
    int64_t mr = c->kernel->mr;
    t->width = width;
    if (c->q->dilated) {
        listed_rows(c, t);
        return;
    }
    if (c->packed.run) {
        places_of_run(c, t);
        return;
    }
    LlLoop loop;
    t->m0 = ll_loop_begin(l, &loop, c->m_from, c->m_to, ll_i64(l, mr), "m");
    t->rows = min_rest(l, mr, t->m0, c->m_to);
    t->first_rows = LLVMBuildICmp(l->b, LLVMIntEQ, t->m0, c->m_from, "");
    t->behind = LLVMBuildSub(l->b, t->m0, c->m_from, "");
    t->acc = c->direct || t->k.first ? accumulators(c, t->m0, t->n0) : c->c;
    for_each_size(c, t->rows, c->q->rows, c->q->tile_rows, mr, tile_rows, t);
    if (!c->direct) {
        LlIf f;
        if (t->k.last) ll_if(l, &f, t->k.last, "last");
        LLVMValueRef n1 = LLVMBuildAdd(l->b, t->n0, ll_i64(l, width), "");
        finish_tile(c, (EpilogueTile){.acc = t->acc, .m0 = t->m0, .rows = t->rows, .n0 = t->n0, .n1 = n1});
        if (t->k.last) ll_endif(l, &f);
    }
    ll_loop_end(l, &loop);
}

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
// have.
static LLVMValueRef next_group(const Blocking *c, const KBlock *k, LLVMValueRef n0) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t group = c->kernel->panels * PANEL_COLUMNS, ahead = i64_max(op_int(q->op, ATTR_prefetch, 1), 1);
    LLVMValueRef n = LLVMBuildAdd(l->b, n0, ll_i64(l, ahead * group), ""), zero = ll_i64(l, 0);
    LLVMValueRef ki = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, k->ko, ll_i64(l, q->k_inner), ""), k->k0, "");
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

// One block of K over the whole macro tile: a group of panels stays near while all rows pass it.
static void panel_groups(Blocking *c, const KBlock *k) {
    const Problem *q = c->q;
    LlvmCtx *l = q->p->l;
    int64_t unit = c->unit;
    RegisterTile t = {.k = *k};
    if (q->separable) separable_terms(&c->separable, q, k->k0, k->n_inner);
    if (q->units) packed_fill(&c->packed, q, c->m_from, c->m_to, k->k0, k->n_inner);
    if (q->packs) packing_fill(&c->packing, q, c->batch, c->n_from, c->n_to, k->k0, k->n_inner);
    if (c->digits.rows) digits_fill(&c->digits, q, c->a, c->m_from, c->m_to, k->n_inner);
    LlLoop loop;
    t.n0 = ll_loop_begin(l, &loop, c->n_from, c->n_to, ll_i64(l, unit), "n");
    LLVMValueRef width = min_rest(l, unit, t.n0, c->n_to);
    if (q->planes) {
        planes_pack(&c->planes, q, c->b, &(PlanesBox){t.n0, width, k->ko, k->n_outer, k->k0, k->n_inner});
        t.b = c->planes.panels;
    } else if (q->packs) {
        t.b = packing_at(&c->packing, q, c->n_from, t.n0);
    } else {
        t.b = panel_at(c, t.n0, ll_i64(l, 0));
        t.next = next_group(c, k, t.n0);
    }
    if (c->widened.panels) {
        widened_fill(&c->widened, q, panel_at(c, t.n0, first_k(q, k)), width, k->n_inner);
        t.b = c->widened.panels;
    }
    for_each_size(c, width, q->columns, q->tile_columns, unit, group_columns, &t);
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
        int64_t block = packed_block(q, micro_unit(c->kernel));
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
    if (few_rows(q) && c->block_inner < q->k_inner) c->block_in_micro = c->block_inner, c->block_inner = q->k_inner;
    c->n_blocks = i64_ceil_div(q->k_outer, c->block_outer) * i64_ceil_div(q->k_inner, c->block_inner);
}

static void place_accumulators(Blocking *c) {
    const Problem *q = c->q;
    const Place *place = q->op->results[0].mark;
    bool whole = !q->units || (q->rows % c->packed.unit.rows == 0 && q->tile_rows % c->packed.unit.rows == 0 && !c->packed.run);
    bool fits = micro_stores_columns(c->kernel) || (place && place->strides[q->n_batch] % PANEL_COLUMNS == 0);
    c->direct = place && !op_has_epilogue(q->op) && fits && !q->dilated && whole;
    if (c->direct) {
        c->ldc = place->strides[q->n_batch];
        return;
    }
    c->ldc = c->n_blocks == 1 ? c->unit : i64_round_up(q->tile_columns, PANEL_COLUMNS);
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
    c->k_to = stage_reach(p, q->op, ATTR_terms, q->units && !q->run.places ? q->k_outer * q->k_inner : q->k_inner);
    if (c->direct) {
        Index at[MAX_RANK];
        memcpy(at, batch, sizeof at);
        at[q->n_batch] = index_scalar(c->m_from, 1);
        at[q->n_batch + 1] = index_scalar(c->n_from, 1);
        c->c = elem_address(&p->e, &q->op->results[0], q->op->results[0].mark, at);
    }
    if (q->separable) separable_rows(&c->separable, q, c->a, c->m_from, c->m_to);
    else if (q->dilated) dilated_fill(&c->dilated, q, c->a, c->m_from, c->m_to);
    else if (q->indirect) indirection_fill(&c->table, q, c->a, c->m_from, c->m_to);
    if (c->n_blocks > 1) {
        blocked_along_k(c);
    } else {
        panel_groups(c, &(KBlock){.ko = ll_i64(l, 0), .n_outer = ll_i64(l, c->block_outer), .k0 = ll_i64(l, 0), .n_inner = c->k_to});
    }
}

void emit_blocks(const Problem *q, const Microkernel *kernel) {
    Blocking c = {.q = q, .kernel = kernel, .unit = conv_tile_panels(&q->groups, kernel->panels) * PANEL_COLUMNS};
    if (q->dilated) c.dilated = dilated_new(q, kernel->mr);
    else if (q->indirect) c.table = indirection_new(q, kernel->mr);
    cut_k(&c);
    Problem own = *q;
    if (q->packs) {
        own.depth = c.n_blocks > 1 ? c.block_inner : q->depth;
        q = c.q = &own;
        c.packing = packing_new(q);
    }
    if (q->planes) c.planes = planes_new(q, c.unit / PANEL_COLUMNS, c.block_outer * c.block_inner);
    if (q->pairs || q->stored.rows || q->narrow) c.widened = widened_new(q, kernel->mr, c.unit / PANEL_COLUMNS, c.block_inner);
    if (kernel->emit == micro_digits) c.digits = digits_new(q);
    if (q->separable) c.separable = separable_new(q, kernel->mr, c.block_inner);
    if (q->units) c.packed = packed_new(q, micro_unit(kernel)), c.packed.table = &c.table;
    place_accumulators(&c);
    if (q->units && micro_has_row_sums(kernel)) {
        uint64_t rows = (uint64_t)i64_round_up(packed_rows(&c.packed, q), kernel->mr);
        c.row_sums = phase_scratch_ptr(q->p, phase_scratch(q->p, rows * sizeof(int32_t)));
    }
    bool tiles = q->units && kernel->emit == micro_tiles;
    if (tiles) ll_tile_begin(q->p->l);
    batch_loop(q->p, q->op, one_batch, &c);
    if (tiles) ll_tile_end(q->p->l);
}
