// The stage of tpu.conv_depthwise: a channel at a time, some rows of its result together. What these read of the image is laid out first, with its borders of
// zeros and, for a stride, every stride-th column by itself: so that along the window all vectors are whole ones of neighbours, near by. Then each vector that
// is read serves all rows whose window has its line, from sums that stay in registers. Products of a result are added column by column of the window, the same
// order whatever the rows. Images and weights of 16 bits are widened as they are laid out, and once for all rows.
#include "codegen/stages/stages.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/view.h"

enum { MOST_ROWS = 8 };

typedef struct {
    const Op *op;
    View x, w;
    ConvDim down, across;
    DType image, weights;
    LLVMTypeRef scalar, vector; // of sums, and of what is laid out
    unsigned align;
    int64_t rows, lines;                   // of the result together, of the image for them
    int64_t columns, apart;                // of each phase of a line, laid out and in all
    LLVMValueRef scratch, n, c, first, to; // image, channel, rows
} Depthwise;

static LLVMValueRef add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildAdd(l->b, a, b, ""); }
static LLVMValueRef scale(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildMul(l->b, a, ll_i64(l, by), ""); }

// ---- lines of the image

// LANES numbers of the image, zeros where the mask is not. AVX2 has masks for numbers of 32 bits and more: of others it takes all, but next to both ends of
// memory.
static LLVMValueRef load_piece(Phase *p, const Depthwise *d, LLVMValueRef from, LLVMValueRef offset, LLVMValueRef mask) {
    LlvmCtx *l = p->l;
    unsigned align = (unsigned)dtype_bytes(d->image);
    LLVMTypeRef type = ll_vec(elem_memory_type(&p->e, d->image), LANES);
    int64_t last = d->x.base->type->n_elems - LANES;
    if (l->avx512 || align >= 4 || d->x.base->def || last < 0) return ll_masked_load(l, type, from, mask, NULL, align);
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntULE, offset, ll_i64(l, last), ""), "inside");
    LLVMValueRef all = LLVMBuildSelect(l->b, mask, ll_load(l, type, from, align), LLVMConstNull(type), "");
    ll_else(l, &f);
    LLVMValueRef some = ll_masked_load(l, type, from, mask, NULL, align);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, all, some);
}

// Pieces of LANES columns from `column` on, zeros where they are outside of [0, size), of a line that begins at `offset` of the image.
static void load_columns(Phase *p, const Depthwise *d, LLVMValueRef line, LLVMValueRef offset, LLVMValueRef column, LLVMValueRef size, LLVMValueRef *pieces) {
    LlvmCtx *l = p->l;
    LLVMTypeRef scalar = elem_memory_type(&p->e, d->image);
    LLVMValueRef lanes[LANES], end = ll_splat(l, LLVMBuildTrunc(l->b, size, l->i32, ""), LANES);
    for (uint32_t k = 0; k < LANES; k++) lanes[k] = ll_i32(l, k);
    for (int64_t i = 0; i < d->across.stride; i++) {
        LLVMValueRef at = add(l, column, ll_i64(l, i * LANES)), first = ll_splat(l, LLVMBuildTrunc(l->b, at, l->i32, ""), LANES);
        LLVMValueRef mask = LLVMBuildICmp(l->b, LLVMIntULT, add(l, first, LLVMConstVector(lanes, LANES)), end, "");
        LLVMValueRef from = LLVMBuildGEP2(l->b, scalar, line, &at, 1, "");
        pieces[i] = load_piece(p, d, from, d->image == DT_F32 || d->image == DT_F64 ? NULL : add(l, offset, at), mask);
        pieces[i] = elem_from_memory(&p->e, d->image, pieces[i]);
    }
}

static void lay_out_lines(Phase *p, const Depthwise *d) {
    LlvmCtx *l = p->l;
    const Place *place = d->x.base->mark;
    LlLoop lines, along;
    LLVMValueRef i = ll_loop_begin(l, &lines, ll_i64(l, 0), ll_i64(l, d->lines), ll_i64(l, 1), "line"), pieces[DEPTHWISE_STRIDE];
    LLVMValueRef row = add(l, scale(l, d->first, d->down.stride), LLVMBuildSub(l->b, i, ll_i64(l, d->down.low), ""));
    LLVMValueRef inside = LLVMBuildICmp(l->b, LLVMIntULT, row, ll_i64(l, d->down.in), "");
    LLVMValueRef size = LLVMBuildSelect(l->b, inside, ll_i64(l, d->across.in), ll_i64(l, 0), "");
    LLVMValueRef at = add(l, scale(l, d->n, d->x.strides_elems[0]), scale(l, d->c, d->x.strides_elems[1]));
    at = add(l, add(l, at, scale(l, row, d->x.strides_elems[2])), ll_i64(l, d->x.offset_elems));
    LLVMValueRef line = LLVMBuildGEP2(l->b, elem_memory_type(&p->e, d->image), place->ptr, &at, 1, ""); // outside the image nothing of it is read
    LLVMValueRef to = ll_gep(l, d->scalar, d->scratch, scale(l, i, d->across.stride * d->apart));
    LLVMValueRef k = ll_loop_begin(l, &along, ll_i64(l, 0), ll_i64(l, d->columns), ll_i64(l, LANES), "column");
    load_columns(p, d, line, at, LLVMBuildSub(l->b, scale(l, k, d->across.stride), ll_i64(l, d->across.low), ""), size, pieces);
    for (int64_t phase = 0; phase < d->across.stride; phase++) {
        LLVMValueRef x = ll_every(l, pieces, (unsigned)d->across.stride, LANES, (unsigned)phase, (unsigned)d->across.stride);
        ll_store(l, x, ll_gep(l, d->scalar, to, add(l, k, ll_i64(l, phase * d->apart))), LANES * d->align);
    }
    ll_loop_end(l, &along);
    ll_loop_end(l, &lines);
}

// What is behind the columns is multiplied in lanes that nobody stores: numbers that processors take long for shall not be there.
static void clear_rest(Phase *p, const Depthwise *d) {
    LlvmCtx *l = p->l;
    if (d->columns == d->apart) return;
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, d->lines * d->across.stride), ll_i64(l, 1), "line");
    LLVMValueRef to = ll_gep(l, d->scalar, d->scratch, scale(l, i, d->apart));
    for (int64_t k = d->columns; k < d->apart; k += LANES) ll_store(l, LLVMConstNull(d->vector), ll_gep_const(l, d->scalar, to, k), LANES * d->align);
    ll_loop_end(l, &loop);
}

// ---- sums

// The row of the window that line i of the image is at for row r of the result; -1: none.
static int64_t window_row(const Depthwise *d, int64_t i, int64_t r) {
    int64_t at = i - r * d->down.stride;
    return at >= 0 && at % d->down.dilation == 0 && at / d->down.dilation < d->down.window ? at / d->down.dilation : -1;
}

static void add_column(Phase *p, const Depthwise *d, LLVMValueRef kw, LLVMValueRef first, LLVMValueRef *sums) {
    LlvmCtx *l = p->l;
    LLVMValueRef offset = scale(l, kw, d->across.dilation), stride = ll_i64(l, d->across.stride), weights[DEPTHWISE_WINDOW];
    LLVMValueRef phase = LLVMBuildURem(l->b, offset, stride, ""), column = add(l, first, LLVMBuildUDiv(l->b, offset, stride, ""));
    LLVMValueRef line = ll_gep(l, d->scalar, d->scratch, add(l, scale(l, phase, d->apart), column));
    const Place *place = d->w.base->mark;
    LLVMTypeRef scalar = elem_memory_type(&p->e, d->weights);
    for (int64_t kh = 0; kh < d->down.window; kh++) {
        LLVMValueRef tap = add(l, kw, ll_i64(l, kh * d->across.window)),
                     at = add(l, scale(l, d->c, d->w.strides_elems[0]), scale(l, tap, d->w.strides_elems[1]));
        LLVMValueRef one = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, add(l, at, ll_i64(l, d->w.offset_elems))), (unsigned)dtype_bytes(d->weights));
        weights[kh] = ll_splat(l, elem_from_memory(&p->e, d->weights, one), LANES);
    }
    for (int64_t i = 0; i < d->lines; i++) {
        LLVMValueRef x = NULL;
        for (int64_t r = 0; r < d->rows; r++) {
            int64_t kh = window_row(d, i, r);
            if (kh < 0) continue;
            if (!x) x = ll_load(l, d->vector, ll_gep_const(l, d->scalar, line, i * d->across.stride * d->apart), d->align);
            sums[r] = ll_fma(l, x, weights[kh], sums[r]);
        }
    }
}

// Where all that is multiplied is of the result's type, so are NaN that come out.
static LLVMValueRef rounded(Elem *e, const Depthwise *d, LLVMValueRef sum) {
    DType t = d->op->results[0].type->dtype;
    return d->image == t && d->weights == t ? elem_rounded_sum(e, t, sum) : elem_rounded(e, t, sum);
}

static void store_rows(Phase *p, const Depthwise *d, Index column, LLVMValueRef *sums) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    const Value *v = &d->op->results[0];
    bool whole = d->down.out % d->rows == 0 && stage_extent(p, d->op, v, 2) % d->rows == 0;
    for (int64_t r = 0; r < d->rows; r++) {
        LLVMValueRef row = add(l, d->first, ll_i64(l, r));
        Index index[] = {index_scalar(d->n, 1), index_scalar(d->c, 1), index_scalar(row, 1), column};
        LlIf f;
        if (!whole) ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSLT, row, d->to, ""), "row");
        LLVMValueRef sum = rounded(e, d, sums[r]);
        for (const Place *at = v->mark; at; at = at->copy) elem_store(e, v, at, index, sum);
        if (!whole) ll_endif(l, &f);
    }
}

static void one_vector(Phase *p, Index column, void *context) {
    const Depthwise *d = context;
    LlvmCtx *l = p->l;
    LLVMValueRef sums[MOST_ROWS];
    LlLoop loop;
    LLVMValueRef kw = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, d->across.window), ll_i64(l, 1), "tap");
    for (int64_t r = 0; r < d->rows; r++) sums[r] = ll_loop_carry(l, &loop, LLVMConstNull(d->vector));
    add_column(p, d, kw, column.base, sums);
    for (int64_t r = 0; r < d->rows; r++) ll_loop_next(&loop, (unsigned)r, sums[r]);
    ll_loop_end(l, &loop);
    for (int64_t r = 0; r < d->rows; r++) sums[r] = ll_loop_result(&loop, (unsigned)r);
    store_rows(p, d, column, sums);
}

// ---- channels of a task

// Registers are enough for these, the weights of a column of the window, and what is read.
static int64_t rows_together(const Phase *p, int64_t out) {
    int64_t most = p->target->facts.vector_bytes >= 64 ? MOST_ROWS : MOST_ROWS / 2;
    for (int64_t n = most; n >= most / 2; n--)
        if (out % n == 0) return n;
    return i64_min(most, out);
}

static void some_rows(Phase *p, Depthwise *d) {
    LlvmCtx *l = p->l;
    LLVMValueRef from, to, rows_from;
    stage_range(p, d->op, 2, &rows_from, &d->to);
    stage_range(p, d->op, 3, &from, &to);
    LlLoop loop;
    d->first = ll_loop_begin(l, &loop, rows_from, d->to, ll_i64(l, d->rows), "rows");
    lay_out_lines(p, d);
    vector_loop(p, from, to, d->across.out, one_vector, d);
    ll_loop_end(l, &loop);
}

void emit_depthwise_stage(Phase *p, const Op *op) {
    LlvmCtx *l = p->l;
    Depthwise d = {.op = op, .down = conv_dim(op, 0), .across = conv_dim(op, 1)};
    if (!view_resolve(op->operands[0], &d.x) || !view_resolve(op->operands[1], &d.w) || !d.x.base->mark || !d.w.base->mark)
        ICE("operands of %s", op_text(op->kind));
    d.image = op->operands[0]->type->dtype, d.weights = op->operands[1]->type->dtype;
    d.scalar = elem_type(&p->e, op->results[0].type->dtype), d.vector = ll_vec(d.scalar, LANES);
    d.align = op->results[0].type->dtype == DT_F64 ? 8 : 4;
    d.rows = rows_together(p, d.down.out);
    d.lines = (d.rows - 1) * d.down.stride + (d.down.window - 1) * d.down.dilation + 1;
    int64_t further = (d.across.window - 1) * d.across.dilation / d.across.stride;
    d.columns = i64_round_up(d.across.out + further, LANES), d.apart = i64_round_up(i64_round_up(d.across.out, LANES) + further, LANES);
    d.scratch = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(d.lines * d.across.stride * d.apart) * d.align));
    clear_rest(p, &d);
    LLVMValueRef from, to;
    LlLoop images, channels;
    stage_range(p, op, 0, &from, &to);
    d.n = ll_loop_begin(l, &images, from, to, ll_i64(l, 1), "image");
    stage_range(p, op, 1, &from, &to);
    d.c = ll_loop_begin(l, &channels, from, to, ll_i64(l, 1), "channel");
    some_rows(p, &d);
    ll_loop_end(l, &channels);
    ll_loop_end(l, &images);
}
