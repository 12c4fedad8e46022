// Contractions: tpu.matmul and tpu.conv. A task is a macro tile of the result; inside it register tiles of mr rows and `panels` panels of
// 16 columns are computed by micro-kernels, functions of their own that keep their accumulators in registers along K.
//
//   C[i, j] (+)= sum over ko, ki of A_i[ko][ki] * B[j / 16][ko * KI + ki][j % 16]
//
// A is read where it lies: row i starts at a pointer per ko. For a matrix there is one ko, and rows lie a constant apart. For a
// convolution ko walks the window, and a table of pointers, made once a task, holds where each pixel's window row begins, or zeros
// outside the image (the indirection buffer of Dukhan 2019, "The Indirect Convolution Algorithm"). B is packed (tpu.pack), so every
// vector load of it is contiguous. Order along K is fixed: blocks of kc one after the other, products in order inside.
// Blocking: Goto & van de Geijn 2008, "Anatomy of High-Performance Matrix Multiplication".
#include "codegen/contract/epilogue.h"
#include "ir/ops/view.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    Phase *p;
    const Op *op;
    DType dtype;
    LLVMTypeRef scalar, vector;
    uint32_t mr, panels; // register tile
    int64_t columns;     // N of one group
    int64_t k_outer, k_inner;
    int64_t block_outer, block_inner; // of K, one pass: either block_outer is 1 or block_inner is k_inner
    bool table;          // rows through pointers
    int64_t row_stride, k_stride; // of A in elements, without a table
    int64_t ldc;         // of the accumulators in memory
    LLVMValueRef a, b, c; // of this batch: A at row 0; the first panel; accumulators of the macro tile
    LLVMValueRef rows_table;
    LLVMValueRef m_from, m_to, n_from, n_to;
    View a_view, b_view;
    const Index *batch; // of the result, MAX_RANK of them
    uint32_t n_batch;
    bool direct; // accumulators go straight to the result
    struct { uint32_t mr, np; bool accumulate; LLVMValueRef func; } micro[32];
    uint32_t n_micro;
} Contract;

// ---- the micro-kernel

typedef struct {
    LLVMValueRef row[16]; // pointer of each row at this ko, or only row[0]
    LLVMValueRef b;       // panels at this ko
} Strip;

// All accumulators over ki in [0, n).
static void micro_strip(Contract *c, uint32_t mr, uint32_t np, const Strip *s, LLVMValueRef n, LLVMValueRef *acc) {
    LlvmCtx *l = c->p->l;
    int64_t panel = c->k_outer * c->k_inner * PANEL_COLUMNS;
    LlLoop loop;
    LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, 1), "k");
    for (uint32_t i = 0; i < mr * np; i++) acc[i] = ll_loop_carry(l, &loop, acc[i]);
    LLVMValueRef b_at = ll_gep(l, c->vector, s->b, k), b[16];
    for (uint32_t j = 0; j < np; j++)
        b[j] = ll_load(l, c->vector, ll_gep_const(l, c->scalar, b_at, j * panel), (unsigned)(PANEL_COLUMNS * dtype_bytes(c->dtype)));
    LLVMValueRef step = c->k_stride == 1 ? k : LLVMBuildMul(l->b, k, ll_i64(l, c->k_stride), "");
    LLVMValueRef a_at = c->table ? NULL : ll_gep(l, c->scalar, s->row[0], step);
    for (uint32_t i = 0; i < mr; i++) {
        LLVMValueRef at = c->table ? ll_gep(l, c->scalar, s->row[i], k) : ll_gep_const(l, c->scalar, a_at, i * c->row_stride);
        LLVMValueRef a = ll_splat(l, ll_load(l, c->scalar, at, 0), PANEL_COLUMNS);
        for (uint32_t j = 0; j < np; j++) ll_loop_next(&loop, i * np + j, ll_fma(l, a, b[j], acc[i * np + j]));
    }
    ll_loop_end(l, &loop);
    for (uint32_t i = 0; i < mr * np; i++) acc[i] = ll_loop_result(&loop, i);
}

// Over the ko of this block: pointers from the table, one row of it a ko.
static void micro_table(Contract *c, uint32_t mr, uint32_t np, LLVMValueRef *acc) {
    LlvmCtx *l = c->p->l;
    LLVMValueRef table = ll_param(l, 0), b = ll_param(l, 1), n_outer = ll_param(l, 3), n_inner = ll_param(l, 4), k_from = ll_param(l, 5);
    LlLoop outer;
    LLVMValueRef ko = ll_loop_begin(l, &outer, ll_i64(l, 0), n_outer, ll_i64(l, 1), "ko");
    for (uint32_t i = 0; i < mr * np; i++) acc[i] = ll_loop_carry(l, &outer, acc[i]);
    Strip s;
    LLVMValueRef row = ll_gep(l, l->ptr, table, LLVMBuildMul(l->b, ko, ll_i64(l, c->mr), ""));
    for (uint32_t i = 0; i < mr; i++) s.row[i] = ll_gep(l, c->scalar, ll_load(l, l->ptr, ll_gep_const(l, l->ptr, row, i), 8), k_from);
    s.b = ll_gep(l, c->vector, b, LLVMBuildMul(l->b, ko, ll_i64(l, c->k_inner), ""));
    micro_strip(c, mr, np, &s, n_inner, acc);
    for (uint32_t i = 0; i < mr * np; i++) ll_loop_next(&outer, i, acc[i]);
    ll_loop_end(l, &outer);
    for (uint32_t i = 0; i < mr * np; i++) acc[i] = ll_loop_result(&outer, i);
}

// void micro(a or table, b, c, n_outer, n_inner, k_from)
static LLVMValueRef micro_function(Contract *c, uint32_t mr, uint32_t np, bool accumulate) {
    for (uint32_t i = 0; i < c->n_micro; i++)
        if (c->micro[i].mr == mr && c->micro[i].np == np && c->micro[i].accumulate == accumulate) return c->micro[i].func;
    LlvmCtx *l = c->p->l;
    LLVMValueRef outer_func = l->func;
    LLVMBasicBlockRef outer_block = LLVMGetInsertBlock(l->b);
    LLVMTypeRef params[] = {l->ptr, l->ptr, l->ptr, l->i64, l->i64, l->i64};
    char name[160];
    snprintf(name, sizeof name, "%.100s.micro%ux%u%s", c->p->name, mr, np * PANEL_COLUMNS, accumulate ? ".add" : "");
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, 6, LLVMInternalLinkage);
    ll_attr(l, func, LLVMAttributeFunctionIndex, "noinline", 0);
    phase_set_attrs(l, func, c->p->target);
    ll_param_noalias(l, 2, 0);
    LLVMValueRef acc[64], out = ll_param(l, 2);
    for (uint32_t i = 0; i < mr * np; i++) {
        LLVMValueRef at = ll_gep_const(l, c->scalar, out, (i / np) * c->ldc + (i % np) * PANEL_COLUMNS);
        acc[i] = accumulate ? ll_load(l, c->vector, at, (unsigned)dtype_bytes(c->dtype)) : ll_real(c->vector, 0);
    }
    if (c->table) {
        micro_table(c, mr, np, acc);
    } else {
        Strip s = {.row = {ll_param(l, 0)}, .b = ll_param(l, 1)};
        micro_strip(c, mr, np, &s, ll_param(l, 4), acc);
    }
    for (uint32_t i = 0; i < mr * np; i++)
        ll_store(l, acc[i], ll_gep_const(l, c->scalar, out, (i / np) * c->ldc + (i % np) * PANEL_COLUMNS), (unsigned)dtype_bytes(c->dtype));
    ll_ret(l, NULL);
    l->func = outer_func;
    LLVMPositionBuilderAtEnd(l->b, outer_block);
    if (c->n_micro == COUNT(c->micro)) ICE("too many micro-kernels");
    c->micro[c->n_micro].mr = mr;
    c->micro[c->n_micro].np = np;
    c->micro[c->n_micro].accumulate = accumulate;
    c->micro[c->n_micro++].func = func;
    return func;
}

// ---- the indirection table of a convolution: [row group][ko][mr] pointers

typedef struct {
    uint32_t n_spatial, first; // window dimensions; those from `first` on are not walked but lie in k_inner
    int64_t channels;
} Window;

static bool no_padding(const Op *op, uint32_t i) {
    Axes pad = op_axes(op, ATTR_padding);
    return pad.v[2 * i] <= 0 && pad.v[2 * i + 1] <= 0;
}

// The innermost window dimension lies contiguous with the channels where nothing of it is padding or dilated.
static Window conv_window(const Op *op) {
    Axes window = op_axes(op, ATTR_window_dimensions);
    Window w = {.n_spatial = window.n, .first = window.n, .channels = op->operands[0]->type->dims[window.n + 1]};
    uint32_t last = window.n - 1;
    if (window.n && no_padding(op, last) && op_axes(op, ATTR_window_dilations).v[last] == 1) w.first = last;
    return w;
}

// Row m of the result is a pixel; its window's position (ko) in the image, or zeros.
static LLVMValueRef window_pointer(Contract *c, const Window *w, const LLVMValueRef *pixel, LLVMValueRef image, int64_t ko, LLVMValueRef zeros) {
    LlvmCtx *l = c->p->l;
    const Op *op = c->op;
    const Type x = op->operands[0]->type;
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides);
    Axes dilation = op_axes(op, ATTR_window_dilations), pad = op_axes(op, ATTR_padding);
    int64_t k[MAX_RANK] = {0};
    for (uint32_t i = w->first; i-- > 0;) {
        k[i] = ko % window.v[i];
        ko /= window.v[i];
    }
    LLVMValueRef at = image, inside = NULL;
    for (uint32_t i = 0; i < w->n_spatial; i++) {
        LLVMValueRef pos = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, pixel[i], ll_i64(l, strides.v[i]), ""), ll_i64(l, k[i] * dilation.v[i] - pad.v[2 * i]), "");
        if (!no_padding(op, i)) {
            LLVMValueRef ok = LLVMBuildICmp(l->b, LLVMIntULT, pos, ll_i64(l, x->dims[1 + i]), "");
            inside = inside ? LLVMBuildAnd(l->b, inside, ok, "") : ok;
        }
        at = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, at, ll_i64(l, x->dims[1 + i]), ""), pos, "");
    }
    LLVMValueRef ptr = ll_gep(l, c->scalar, c->a, LLVMBuildMul(l->b, at, ll_i64(l, w->channels), ""));
    return inside ? LLVMBuildSelect(l->b, inside, ptr, zeros, "") : ptr;
}

static void fill_table(Contract *c, const Window *w) {
    LlvmCtx *l = c->p->l;
    const Op *op = c->op;
    LLVMTypeRef zero_type = LLVMArrayType2(c->scalar, (uint64_t)c->k_inner);
    LLVMValueRef zeros = LLVMAddGlobal(l->module, zero_type, "zeros");
    LLVMSetInitializer(zeros, LLVMConstNull(zero_type));
    LLVMSetLinkage(zeros, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(zeros, 1);
    LLVMSetUnnamedAddress(zeros, LLVMGlobalUnnamedAddr);
    LLVMSetAlignment(zeros, 64);
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides);
    Axes dilation = op_axes(op, ATTR_window_dilations), pad = op_axes(op, ATTR_padding);
    LlLoop loop;
    LLVMValueRef m = ll_loop_begin(l, &loop, c->m_from, c->m_to, ll_i64(l, 1), "pixel");
    LLVMValueRef pixel[MAX_RANK], rest = m;
    for (uint32_t i = w->n_spatial; i-- > 0;) {
        int64_t out = (op->operands[0]->type->dims[1 + i] + pad.v[2 * i] + pad.v[2 * i + 1] - (window.v[i] - 1) * dilation.v[i] - 1) / strides.v[i] + 1;
        pixel[i] = LLVMBuildURem(l->b, rest, ll_i64(l, out), "");
        rest = LLVMBuildUDiv(l->b, rest, ll_i64(l, out), "");
    }
    LLVMValueRef row = LLVMBuildSub(l->b, m, c->m_from, ""), mr = ll_i64(l, c->mr);
    LLVMValueRef slot = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, LLVMBuildUDiv(l->b, row, mr, ""), ll_i64(l, c->k_outer * c->mr), ""), LLVMBuildURem(l->b, row, mr, ""), "");
    for (int64_t ko = 0; ko < c->k_outer; ko++) {
        LLVMValueRef ptr = window_pointer(c, w, pixel, rest, ko, zeros);
        ll_store(l, ptr, ll_gep(l, l->ptr, c->rows_table, LLVMBuildAdd(l->b, slot, ll_i64(l, ko * c->mr), "")), 8);
    }
    ll_loop_end(l, &loop);
}

// Rows [m0, m0 + rows), columns [n0, n1) of the result, from accumulators at `acc`.
static void finish_tile(Contract *c, LLVMValueRef acc, LLVMValueRef m0, LLVMValueRef rows, LLVMValueRef n0, LLVMValueRef n1) {
    EpilogueTile t = {.acc = acc, .ldc = c->ldc, .m0 = m0, .rows = rows, .n0 = n0, .n1 = n1};
    emit_epilogue(c->p, c->op, c->batch, &t);
}

// ---- loops over register tiles

// Part of K: ko in [ko, ko + n_outer), ki in [k0, k0 + n_inner) of each.
typedef struct { LLVMValueRef ko, n_outer, k0, n_inner; } KBlock;

static void call_micro(Contract *c, LLVMValueRef func, LLVMValueRef m0, LLVMValueRef b, LLVMValueRef acc, const KBlock *k) {
    LlvmCtx *l = c->p->l;
    LLVMValueRef a;
    if (c->table) {
        LLVMValueRef group = LLVMBuildUDiv(l->b, LLVMBuildSub(l->b, m0, c->m_from, ""), ll_i64(l, c->mr), "");
        LLVMValueRef slot = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, group, ll_i64(l, c->k_outer), ""), k->ko, "");
        a = ll_gep(l, l->ptr, c->rows_table, LLVMBuildMul(l->b, slot, ll_i64(l, c->mr), ""));
    } else {
        LLVMValueRef along = LLVMBuildMul(l->b, k->k0, ll_i64(l, c->k_stride), "");
        a = ll_gep(l, c->scalar, c->a, LLVMBuildAdd(l->b, LLVMBuildMul(l->b, m0, ll_i64(l, c->row_stride), ""), along, ""));
    }
    LLVMValueRef k_at = LLVMBuildAdd(l->b, LLVMBuildMul(l->b, k->ko, ll_i64(l, c->k_inner), ""), k->k0, "");
    LLVMValueRef args[] = {a, ll_gep(l, c->vector, b, k_at), acc, k->n_outer, k->n_inner, k->k0};
    LLVMBuildCall2(l->b, LLVMGlobalGetValueType(func), func, args, 6, "");
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
typedef void SizeBody(Contract *c, int64_t size, void *context);
static void for_each_size(Contract *c, LLVMValueRef size, int64_t total, int64_t tile, int64_t unit, SizeBody *body, void *context) {
    LlvmCtx *l = c->p->l;
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

typedef struct {
    LLVMValueRef m0, rows, n0, b, acc;
    int64_t width;
    KBlock k;
    bool accumulate;
} RegisterTile;

static void tile_rows(Contract *c, int64_t rows, void *context) {
    RegisterTile *t = context;
    uint32_t np = (uint32_t)i64_ceil_div(t->width, PANEL_COLUMNS);
    call_micro(c, micro_function(c, (uint32_t)rows, np, t->accumulate), t->m0, t->b, t->acc, &t->k);
}

static LLVMValueRef min_rest(LlvmCtx *l, int64_t unit, LLVMValueRef at, LLVMValueRef end) {
    return ll_intrin2(l, LL_SMIN, ll_i64(l, unit), LLVMBuildSub(l->b, end, at, ""));
}

static int64_t rows_total(const Contract *c) { return c->op->results[0].type->dims[c->n_batch]; }
static int64_t rows_tile(const Contract *c) { return stage_extent(c->p, c->op, &c->op->results[0], c->n_batch); }
static int64_t columns_tile(const Contract *c) { return stage_extent(c->p, c->op, &c->op->results[0], c->n_batch + 1); }

// Where the accumulators of (m0, n0) lie, when they cover more than one register tile.
static LLVMValueRef accumulators(Contract *c, LLVMValueRef m0, LLVMValueRef n0) {
    LlvmCtx *l = c->p->l;
    LLVMValueRef row = LLVMBuildSub(l->b, m0, c->m_from, ""), column = LLVMBuildSub(l->b, n0, c->n_from, "");
    return ll_gep(l, c->scalar, c->c, LLVMBuildAdd(l->b, LLVMBuildMul(l->b, row, ll_i64(l, c->ldc), ""), column, ""));
}

static void group_columns(Contract *c, int64_t width, void *context) {
    RegisterTile *t = context;
    LlvmCtx *l = c->p->l;
    t->width = width;
    LlLoop loop;
    t->m0 = ll_loop_begin(l, &loop, c->m_from, c->m_to, ll_i64(l, c->mr), "m");
    t->rows = min_rest(l, c->mr, t->m0, c->m_to);
    bool register_tile = !c->direct && !t->accumulate;
    t->acc = register_tile ? c->c : accumulators(c, t->m0, t->n0);
    for_each_size(c, t->rows, rows_total(c), rows_tile(c), c->mr, tile_rows, t);
    if (register_tile) finish_tile(c, t->acc, t->m0, t->rows, t->n0, LLVMBuildAdd(l->b, t->n0, ll_i64(l, width), ""));
    ll_loop_end(l, &loop);
}

// One block of K over the whole macro tile: a group of panels stays near while all rows pass it.
static void panel_groups(Contract *c, const KBlock *k, bool accumulate) {
    LlvmCtx *l = c->p->l;
    int64_t unit = c->panels * PANEL_COLUMNS;
    RegisterTile t = {.k = *k, .accumulate = accumulate};
    LlLoop loop;
    t.n0 = ll_loop_begin(l, &loop, c->n_from, c->n_to, ll_i64(l, unit), "n");
    LLVMValueRef width = min_rest(l, unit, t.n0, c->n_to);
    t.b = ll_gep(l, c->scalar, c->b, LLVMBuildMul(l->b, t.n0, ll_i64(l, c->k_outer * c->k_inner), ""));
    for_each_size(c, width, c->columns, columns_tile(c), unit, group_columns, &t);
    ll_loop_end(l, &loop);
}

// More K than one pass takes: the macro tile's accumulators wait in memory between the passes.
static void blocked_along_k(Contract *c, int64_t n_blocks) {
    LlvmCtx *l = c->p->l;
    LlLoop zero, loop;
    LLVMValueRef m = ll_loop_begin(l, &zero, c->m_from, c->m_to, ll_i64(l, 1), "m");
    LLVMValueRef row = accumulators(c, m, c->n_from);
    LlLoop across;
    LLVMValueRef n_end = LLVMBuildSub(l->b, c->n_to, c->n_from, "");
    LLVMValueRef n = ll_loop_begin(l, &across, ll_i64(l, 0), n_end, ll_i64(l, PANEL_COLUMNS), "n");
    ll_store(l, ll_real(c->vector, 0), ll_gep(l, c->scalar, row, n), (unsigned)dtype_bytes(c->dtype));
    ll_loop_end(l, &across);
    ll_loop_end(l, &zero);
    LLVMValueRef t = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, n_blocks), ll_i64(l, 1), "kb");
    KBlock k;
    if (c->block_inner == c->k_inner) {
        k.ko = LLVMBuildMul(l->b, t, ll_i64(l, c->block_outer), "");
        k.n_outer = min_rest(l, c->block_outer, k.ko, ll_i64(l, c->k_outer));
        k.k0 = ll_i64(l, 0);
        k.n_inner = ll_i64(l, c->k_inner);
    } else {
        LLVMValueRef parts = ll_i64(l, i64_ceil_div(c->k_inner, c->block_inner));
        k.ko = LLVMBuildUDiv(l->b, t, parts, "");
        k.n_outer = ll_i64(l, 1);
        k.k0 = LLVMBuildMul(l->b, LLVMBuildURem(l->b, t, parts, ""), ll_i64(l, c->block_inner), "");
        k.n_inner = min_rest(l, c->block_inner, k.k0, ll_i64(l, c->k_inner));
    }
    panel_groups(c, &k, true);
    ll_loop_end(l, &loop);
    if (!c->direct) finish_tile(c, c->c, c->m_from, LLVMBuildSub(l->b, c->m_to, c->m_from, ""), c->n_from, c->n_to);
}

// ---- one contraction

// Cuts K and finds room for the accumulators.
static int64_t choose_blocks(Contract *c) {
    Phase *p = c->p;
    int64_t kc = K_BLOCK, n_blocks;
    c->block_inner = c->k_inner;
    c->block_outer = c->k_outer;
    if (c->k_outer * c->k_inner <= kc + kc / 2) {
        n_blocks = 1;
    } else if (c->k_inner > kc) {
        int64_t parts = i64_ceil_div(c->k_inner, kc);
        c->block_inner = i64_round_up(i64_ceil_div(c->k_inner, parts), 8);
        c->block_outer = 1;
        n_blocks = c->k_outer * i64_ceil_div(c->k_inner, c->block_inner);
    } else {
        c->block_outer = kc / c->k_inner;
        n_blocks = i64_ceil_div(c->k_outer, c->block_outer);
    }
    const Place *place = c->op->results[0].mark;
    c->direct = place && !has_epilogue(c->op) && c->columns % PANEL_COLUMNS == 0;
    if (c->direct) {
        c->ldc = place->strides[c->n_batch];
    } else {
        c->ldc = n_blocks == 1 ? c->panels * PANEL_COLUMNS : i64_round_up(columns_tile(c), PANEL_COLUMNS);
        int64_t rows = n_blocks == 1 ? c->mr : rows_tile(c);
        c->c = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(rows * c->ldc) * dtype_bytes(c->dtype)));
    }
    return n_blocks;
}

static void one_batch(Phase *p, const Index *batch, void *context) {
    Contract *c = context;
    LlvmCtx *l = p->l;
    c->batch = batch;
    c->a = batch_address(p, c->op, &c->a_view, batch);
    c->b = batch_address(p, c->op, &c->b_view, batch);
    stage_range(p, c->op, c->n_batch, &c->m_from, &c->m_to);
    stage_range(p, c->op, c->n_batch + 1, &c->n_from, &c->n_to);
    if (c->direct) {
        Index at[MAX_RANK];
        memcpy(at, batch, sizeof at);
        at[c->n_batch] = index_scalar(c->m_from, 1);
        at[c->n_batch + 1] = index_scalar(c->n_from, 1);
        c->c = elem_address(&p->e, &c->op->results[0], c->op->results[0].mark, at);
    }
    if (c->table) {
        Window w = conv_window(c->op);
        fill_table(c, &w);
    }
    int64_t n_blocks = i64_ceil_div(c->k_outer, c->block_outer) * i64_ceil_div(c->k_inner, c->block_inner);
    if (n_blocks > 1) {
        blocked_along_k(c, n_blocks);
    } else {
        KBlock k = {ll_i64(l, 0), ll_i64(l, c->k_outer), ll_i64(l, 0), ll_i64(l, c->k_inner)};
        panel_groups(c, &k, false);
    }
}

// A convolution whose pixels are rows of a matrix that lies there already: 1x1, stride 1, no padding.
static bool conv_is_matrix(const Op *op) {
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides), pad = op_axes(op, ATTR_padding);
    for (uint32_t i = 0; i < window.n; i++)
        if (window.v[i] != 1 || strides.v[i] != 1 || pad.v[2 * i] || pad.v[2 * i + 1]) return false;
    return true;
}

static void setup_conv(Contract *c, const View *a) {
    const Op *op = c->op;
    if (op_int(op, ATTR_feature_group_count, 1) != 1) ICE("a grouped tpu.conv");
    if (!view_is_dense(a)) ICE("the image of tpu.conv is not dense");
    Window w = conv_window(op);
    Axes window = op_axes(op, ATTR_window_dimensions);
    c->table = !conv_is_matrix(op);
    c->k_inner = w.channels;
    c->k_outer = 1;
    for (uint32_t i = 0; i < window.n; i++) {
        if (i < w.first) c->k_outer *= window.v[i];
        else c->k_inner *= window.v[i];
    }
    c->row_stride = w.channels;
    c->k_stride = 1;
    if (!c->table) return;
    uint64_t groups = (uint64_t)i64_ceil_div(rows_tile(c), c->mr);
    c->rows_table = phase_scratch_ptr(c->p, phase_scratch(c->p, groups * (uint64_t)c->k_outer * c->mr * 8));
}

void emit_contract_stage(Phase *p, const Op *op) {
    if (op->kind == OP_DOT_GENERAL) {
        emit_blas_stage(p, op);
        return;
    }
    const Type type = op->results[0].type;
    Contract c = {.p = p, .op = op, .dtype = type->dtype, .n_batch = type->rank - 2, .columns = type->dims[type->rank - 1]};
    c.scalar = elem_type(&p->e, c.dtype);
    c.vector = ll_vec(c.scalar, PANEL_COLUMNS);
    c.mr = p->target->facts.mr;
    c.panels = p->target->facts.panels;
    if (c.dtype == DT_F64) { // twice the registers a panel
        if (c.panels > 1) c.panels /= 2;
        else c.mr /= 2;
    }
    if (!view_resolve(op->operands[0], &c.a_view) || !view_resolve(op->operands[1], &c.b_view)) ICE("operands of %s", op_text(op->kind));
    if (op->kind == OP_CONV) {
        setup_conv(&c, &c.a_view);
    } else {
        c.k_outer = 1;
        c.k_inner = c.a_view.dims[c.n_batch + 1];
        c.row_stride = c.a_view.strides_elems[c.n_batch];
        c.k_stride = c.a_view.strides_elems[c.n_batch + 1];
    }
    choose_blocks(&c);
    batch_loop(p, op, one_batch, &c);
}
