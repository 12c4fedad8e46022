// Maps of a depthwise convolution of bytes whose channels are last, where the processor has dot products of bytes. Four rows of a window are the bytes of a
// lane of 32 bits: a column of the window is then one instruction for 16 channels. A line of results has the rows that it reads laid out so first, a column of
// the image after the other, 64 channels of it at a time, with the zero point around the image; every column then serves all windows that have it.
//
// The instruction takes the image without a sign: bytes with one are 128 more there, and so is the zero point, and what that times the sum of the weights is
// the sums begin without. What becomes of them (bias, scale, activation) the element emitter makes of each, as everywhere.
#include "codegen/stages/stages.h"

#include "ir/ops/conv/conv.h"

enum { ROWS = QUADS_LANE, BLOCK = 64, VECTORS = BLOCK / LANES, VECTOR_BYTES = 4 * LANES };

typedef struct {
    const Op *op, *conv;
    ConvBytes of;
    ConvDim down, across;
    const Value *weights, *bias; // the latter may be NULL
    const Value *sums;           // of products, and of the bias
    Axes kernel;                 // its dimensions
    int64_t channels, lines_together, together, quads, columns;
    LLVMValueRef image, around; // bytes; as many as are read of a pixel, of what lies around the image
    LLVMValueRef lines, packed; // scratch: what is laid out, weights
    bool stay;                  // weights of all channels of a task are packed, and tasks of the same ones that follow find them there
    LLVMValueRef block, end;    // channels, so many vectors of them
    LLVMValueRef packed_from;   // the first channel that is packed
    int64_t vectors;
    LLVMValueRef from, to; // of a line of results
    Index index[MAX_RANK];
} Quads;

#define B (p->l->b)

static LLVMTypeRef lanes_of(LlvmCtx *l) { return ll_vec(l->i32, LANES); }
static LLVMValueRef plus(Phase *p, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildAdd(B, a, b, ""); }
static LLVMValueRef times(Phase *p, LLVMValueRef a, int64_t b) { return LLVMBuildMul(B, a, ll_i64(p->l, b), ""); }

// 128 more than bytes with a sign; nothing for those without.
static int turn(const Quads *s) { return s->of.bytes->type->dtype == DT_I8 ? 0x80 : 0; }
static int64_t border(const Quads *s) { return s->of.zero + turn(s); }
static bool begins(const Quads *s) { return border(s) || s->bias; } // with other sums than 0

static bool is_dense(const Value *v) {
    const Place *place = v->mark;
    int64_t stride = 1;
    for (uint32_t i = v->type->rank; place && i-- > 0; stride *= v->type->dims[i])
        if (place->origin[i] || (v->type->dims[i] > 1 && place->strides[i] != stride)) return false;
    return place != NULL;
}

// What the sums alone go to, if that adds a bias.
static void find_bias(Quads *s, const Op *conv) {
    const Op *add = NULL;
    s->sums = &conv->results[0];
    if (s->op == conv) return;
    for (const Op *op = conv->next; op; op = op->next)
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (op->operands[i] != s->sums) continue;
            if (add || op->kind != OP_ADD || op_attr(op, ATTR_stage) || !conv_adds_whole(op, 1 - i)) return;
            add = op, s->bias = op->operands[1 - i];
        }
    if (add) s->sums = &add->results[0];
}

static bool find(const Phase *p, const Op *op, Quads *s) {
    ConvNeighbours n = conv_neighbours(op, p->target->facts.vector_bytes, p->target->facts.l2_bytes);
    if (!p->target->dot_features || !n.conv) return false;
    *s = (Quads){.op = op,
                 .conv = n.conv,
                 .weights = n.conv->operands[1],
                 .kernel = op_list(n.conv, ATTR_conv_dimension_numbers, CONV_KERNEL),
                 .together = n.together};
    s->lines_together = n.lines;
    if (!conv_of_bytes(n.conv, &s->of) || !is_dense(s->of.bytes)) return false;
    s->down = convolution_dim(n.conv, 0), s->across = convolution_dim(n.conv, 1);
    s->channels = op->results[0].type->dims[3];
    s->quads = i64_ceil_div(s->down.window, ROWS);
    find_bias(s, n.conv);
    return true;
}

// ---- weights

static int64_t packed_vectors(const Quads *s) { return (s->quads + s->lines_together - 1) * s->across.window + 1; } // of LANES channels

static LLVMValueRef weights_at(Phase *p, const Quads *s, LLVMValueRef channel, int64_t which) {
    LLVMValueRef vector = LLVMBuildUDiv(B, LLVMBuildSub(B, channel, s->packed_from, ""), ll_i64(p->l, LANES), "");
    int64_t n = packed_vectors(s);
    return ll_gep(p->l, lanes_of(p->l), s->packed, plus(p, times(p, vector, n), ll_i64(p->l, which)));
}

// Bytes of whole numbers as f32: three of them, 128 more each, are a number of 24 bits.
static LLVMValueRef packed_weights(Phase *p, const Quads *s, Index channel, int64_t quad, int64_t column) {
    LlvmCtx *l = p->l;
    LLVMTypeRef floats = ll_vec(l->f32, LANES);
    LLVMValueRef all = ll_real(floats, 0x808080), last = NULL;
    for (int64_t row = 0; row < ROWS && quad * ROWS + row < s->down.window; row++) {
        Index w[4];
        w[s->kernel.v[0]] = index_const(&p->e, 0), w[s->kernel.v[1]] = channel;
        w[s->kernel.v[2]] = index_const(&p->e, quad * ROWS + row), w[s->kernel.v[3]] = index_const(&p->e, column);
        LLVMValueRef x = elem_at(&p->e, s->weights, w);
        if (row == ROWS - 1) last = x;
        else all = ll_fma(l, x, ll_real(floats, (double)(1 << 8 * row)), all);
    }
    all = LLVMBuildXor(B, LLVMBuildFPToSI(B, all, lanes_of(l), ""), ll_int(lanes_of(l), 0x808080), "");
    if (last) all = LLVMBuildOr(B, all, LLVMBuildShl(B, LLVMBuildFPToSI(B, last, lanes_of(l), ""), ll_int(lanes_of(l), 24), ""), "");
    return all;
}

// Of some channels the weights of each quad and column, those of further lines behind them, and then what sums begin with.
static void pack_weights(Phase *p, Index channel, void *context) {
    const Quads *s = context;
    LlvmCtx *l = p->l;
    LLVMValueRef zero = ll_int(lanes_of(l), border(s) * 0x01010101), sum = LLVMConstNull(lanes_of(l));
    int64_t n = s->quads * s->across.window, further = (s->lines_together - 1) * s->across.window;
    for (int64_t i = 0; i < n; i++) {
        LLVMValueRef w = packed_weights(p, s, channel, i / s->across.window, i % s->across.window);
        if (border(s)) sum = ll_dot_bytes(l, sum, zero, w);
        ll_store(l, w, weights_at(p, s, channel.base, i), VECTOR_BYTES);
        for (int64_t line = 1; line < s->lines_together; line++) {
            LLVMValueRef later = LLVMBuildShl(B, w, ll_int(lanes_of(l), 8 * line * s->down.stride), "");
            ll_store(l, later, weights_at(p, s, channel.base, line * s->across.window + i), VECTOR_BYTES);
        }
    }
    LLVMValueRef begin = LLVMBuildNeg(B, sum, "");
    if (s->bias) {
        Index index[4] = {index_const(&p->e, 0), index_const(&p->e, 0), index_const(&p->e, 0), channel};
        begin = LLVMBuildAdd(B, begin, LLVMBuildFPToSI(B, elem_at(&p->e, s->bias, index), lanes_of(l), ""), "");
    }
    if (begins(s)) ll_store(l, begin, weights_at(p, s, channel.base, n + further), VECTOR_BYTES);
}

// ---- lines of the image

// Bytes that are read of a pixel where nothing is masked, and how many of them may lie behind its channels.
static int64_t width_of(const Quads *s) { return s->vectors == 3 ? BLOCK : s->vectors * LANES; }
static int64_t excess(const Quads *s) { return s->vectors == VECTORS && s->channels % BLOCK == 0 ? 0 : width_of(s); }

// How pixels are read: they are in the image; it or what lies around it is chosen; no byte behind their channels, for the image may end there.
typedef enum { INSIDE, CHOSEN, MASKED } Reading;

static LLVMValueRef read_pixel(Phase *p, const Quads *s, LLVMValueRef row, LLVMValueRef column, Reading how) {
    LlvmCtx *l = p->l;
    unsigned width = (unsigned)width_of(s);
    LLVMTypeRef bytes = ll_vec(l->i8, width);
    LLVMValueRef at = plus(p, times(p, plus(p, times(p, s->index[0].base, s->down.in), row), s->across.in), column);
    at = plus(p, times(p, at, s->channels), s->block);
    LLVMValueRef from = LLVMBuildGEP2(B, l->i8, s->image, &at, 1, ""); // outside the image nothing of it is read
    if (how == INSIDE) return ll_load(l, bytes, from, 1);
    LLVMValueRef inside =
        LLVMBuildAnd(B, LLVMBuildICmp(B, LLVMIntULT, row, ll_i64(l, s->down.in), ""), LLVMBuildICmp(B, LLVMIntULT, column, ll_i64(l, s->across.in), ""), "");
    if (how == CHOSEN) return ll_load(l, bytes, LLVMBuildSelect(B, inside, from, s->around, ""), 1);
    LLVMValueRef n = LLVMBuildSelect(B, inside, LLVMBuildSub(B, s->end, s->block, ""), ll_i64(l, 0), "");
    return ll_masked_load(l, bytes, from, ll_mask_first(l, width, n), ll_int(bytes, (int8_t)s->of.zero), 1);
}

// A pixel's channels of the block, or their zero point: dwords of a vector are brought to where unpacking leaves them in order.
static LLVMValueRef pixel(Phase *p, const Quads *s, LLVMValueRef row, LLVMValueRef column, Reading how) {
    LlvmCtx *l = p->l;
    int order[LANES];
    for (int i = 0; i < LANES; i++) order[i] = i % 4 < s->vectors ? i % 4 * 4 + i / 4 : -1;
    LLVMValueRef x = read_pixel(p, s, row, column, how);
    if (turn(s)) x = LLVMBuildXor(B, x, ll_int(ll_type(x), (int8_t)turn(s)), "");
    x = ll_bitcast(l, x, ll_vec(l->i32, (unsigned)width_of(s) / 4));
    return ll_bitcast(l, ll_shuffle(l, x, NULL, order, LANES), ll_vec(l->i8, BLOCK));
}

// Elements of `size` bytes of the halves of each 16 bytes, in turns.
static LLVMValueRef unpack(Phase *p, LLVMValueRef a, LLVMValueRef b, unsigned size, bool high) {
    int order[BLOCK];
    for (unsigned i = 0; i < BLOCK; i++) {
        unsigned in = i % 16, element = in / size;
        order[i] = (int)(i / 16 * 16 + (high ? 8 : 0) + element / 2 * size + in % size + (element % 2 ? BLOCK : 0));
    }
    return ll_shuffle(p->l, a, b, order, BLOCK);
}

static LLVMValueRef line_at(Phase *p, const Quads *s, int64_t quad, LLVMValueRef column) {
    return ll_gep(p->l, lanes_of(p->l), s->lines, times(p, plus(p, column, ll_i64(p->l, quad * s->columns)), VECTORS));
}

static LLVMValueRef first_row(Phase *p, const Quads *s) { return LLVMBuildSub(B, times(p, s->index[1].base, s->down.stride), ll_i64(p->l, s->down.low), ""); }
static LLVMValueRef first_column(Phase *p, const Quads *s) { return LLVMBuildSub(B, times(p, s->from, s->across.stride), ll_i64(p->l, s->across.low), ""); }

static int64_t rows_read(const Quads *s) { return (s->lines_together - 1) * s->down.stride + s->down.window; }

static void lay_out_column(Phase *p, const Quads *s, LLVMValueRef column, Reading how) {
    LlvmCtx *l = p->l;
    LLVMValueRef first = first_row(p, s), x = plus(p, first_column(p, s), column);
    for (int64_t quad = 0; quad < s->quads; quad++) {
        LLVMValueRef rows[ROWS], to = line_at(p, s, quad, column);
        for (int64_t i = 0; i < ROWS; i++) {
            int64_t row = quad * ROWS + i; // behind the windows weights are 0
            rows[i] = row < rows_read(s) ? pixel(p, s, plus(p, first, ll_i64(l, row * s->down.dilation)), x, how) : rows[i - 1];
        }
        for (unsigned i = 0; i < s->vectors; i++) {
            LLVMValueRef low = unpack(p, rows[0], rows[1], 1, i / 2), high = unpack(p, rows[2], rows[3], 1, i / 2);
            LLVMValueRef quads = ll_bitcast(l, unpack(p, low, high, 2, i % 2), lanes_of(l));
            ll_store(l, quads, ll_gep_const(l, lanes_of(l), to, i), VECTOR_BYTES);
        }
    }
}

static void lay_out_columns(Phase *p, const Quads *s, LLVMValueRef from, LLVMValueRef to, Reading how) {
    LlLoop loop;
    lay_out_column(p, s, ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, 1), "column"), how);
    ll_loop_end(p->l, &loop);
}

// Columns inside the image are read as they are, where all rows are, too.
static void lay_out_line(Phase *p, const Quads *s) {
    LlvmCtx *l = p->l;
    LLVMValueRef last = times(p, LLVMBuildSub(B, LLVMBuildSub(B, s->to, s->from, ""), ll_i64(l, 1), ""), s->across.stride);
    LLVMValueRef n = plus(p, last, ll_i64(l, (s->across.window - 1) * s->across.dilation + 1)), zero = ll_i64(l, 0);
    LLVMValueRef row = first_row(p, s), rows = ll_i64(l, s->down.in - (rows_read(s) - 1) * s->down.dilation);
    LLVMValueRef inside = LLVMBuildAnd(B, LLVMBuildICmp(B, LLVMIntSGE, row, zero, ""), LLVMBuildICmp(B, LLVMIntSLT, row, rows, ""), "");
    LLVMValueRef before = ll_intrin2(l, LL_SMAX, LLVMBuildNeg(B, first_column(p, s), ""), zero);
    LLVMValueRef upto = LLVMBuildSub(B, ll_i64(l, s->across.in - i64_ceil_div(excess(s), s->channels)), first_column(p, s), "");
    LLVMValueRef to = ll_intrin2(l, LL_SMAX, ll_intrin2(l, LL_SMIN, upto, n), zero);
    LLVMValueRef from = LLVMBuildSelect(B, inside, ll_intrin2(l, LL_SMIN, before, to), to, "");
    lay_out_columns(p, s, zero, from, CHOSEN);
    lay_out_columns(p, s, from, to, INSIDE);
    lay_out_columns(p, s, to, n, excess(s) ? MASKED : CHOSEN);
}

// ---- sums

typedef struct {
    Quads *s;
    int64_t line;
    LLVMValueRef first;
    int64_t n;
    LLVMValueRef sums[NEIGHBOURS_MOST];
} Group;

static Index *begin_result(Phase *p, int64_t u, void *context) {
    const Group *g = context;
    Quads *s = g->s;
    s->index[2] = index_add_const(&p->e, index_scalar(g->first, 1), u);
    memo_add(&p->e, s->sums, s->index, LLVMBuildSIToFP(B, g->sums[u], ll_vec(p->l->f32, LANES), ""));
    return s->index;
}

static void finish(Phase *p, void *context) {
    const Group *g = context;
    emit_elements(p, g->s->op, g->n, begin_result, context);
}

// n neighbours of a line, one of those that are laid out together.
static void results(Phase *p, Index channel, void *context) {
    Group *g = context;
    Quads *s = g->s;
    LlvmCtx *l = p->l;
    LLVMValueRef begin = NULL;
    int64_t columns = s->quads * s->across.window, behind = columns + (s->lines_together - 1) * s->across.window;
    LLVMValueRef vector = LLVMBuildUDiv(B, LLVMBuildSub(B, channel.base, s->block, ""), ll_i64(l, LANES), "");
    LLVMValueRef column = times(p, LLVMBuildSub(B, g->first, s->from, ""), s->across.stride);
    if (begins(s)) begin = ll_load(l, lanes_of(l), weights_at(p, s, channel.base, behind), VECTOR_BYTES);
    for (int64_t u = 0; u < g->n; u++) g->sums[u] = begin ? begin : LLVMConstNull(lanes_of(l));
    for (int64_t i = 0; i < columns; i++) {
        LLVMValueRef w = ll_load(l, lanes_of(l), weights_at(p, s, channel.base, g->line * s->across.window + i), VECTOR_BYTES);
        LLVMValueRef line = ll_gep(l, lanes_of(l), line_at(p, s, i / s->across.window, column), vector);
        for (int64_t u = 0; u < g->n; u++) {
            int64_t at = u * s->across.stride + i % s->across.window * s->across.dilation;
            g->sums[u] = ll_dot_bytes(l, g->sums[u], ll_load(l, lanes_of(l), ll_gep_const(l, lanes_of(l), line, at * VECTORS), VECTOR_BYTES), w);
        }
    }
    s->index[2] = index_scalar(g->first, 1), s->index[3] = channel;
    for_rare_columns(p, s->conv, s->op, s->index, finish, g);
}

// Groups of `n` results up to `to`.
static LLVMValueRef emit_groups(Phase *p, Quads *s, int64_t line, LLVMValueRef from, LLVMValueRef to, int64_t n) {
    LlvmCtx *l = p->l;
    LlLoop loop;
    LLVMValueRef many = LLVMBuildUDiv(B, LLVMBuildSub(B, to, from, ""), ll_i64(l, n), ""), end = plus(p, from, times(p, many, n));
    size_t mark = memo_open(&p->e);
    Group g = {.s = s, .line = line, .n = n};
    g.first = ll_loop_begin(l, &loop, from, end, ll_i64(l, n), "group");
    vector_loop(p, s->block, s->end, s->channels, results, &g);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
    return end;
}

static void emit_line(Phase *p, Quads *s, int64_t line) {
    LLVMValueRef rest = emit_groups(p, s, line, s->from, s->to, s->together);
    emit_groups(p, s, line, rest, s->to, 1);
}

// Lines from `first` on that are laid out together, those of them before `end`.
static void emit_some_lines(Phase *p, Quads *s, LLVMValueRef first, LLVMValueRef end) {
    s->index[1] = index_scalar(first, 1);
    lay_out_line(p, s);
    for (int64_t line = 0; line < s->lines_together; line++) {
        LlIf f;
        LLVMValueRef row = plus(p, first, ll_i64(p->l, line));
        if (line) ll_if(p->l, &f, LLVMBuildICmp(B, LLVMIntSLT, row, end, ""), "line");
        s->index[1] = index_scalar(row, 1);
        emit_line(p, s, line);
        if (line) ll_endif(p->l, &f);
    }
}

static void emit_lines(Phase *p, Quads *s) {
    LlLoop images, rows;
    LLVMValueRef from, to;
    stage_range(p, s->op, 2, &s->from, &s->to);
    stage_range(p, s->op, 0, &from, &to);
    s->index[0] = index_scalar(ll_loop_begin(p->l, &images, from, to, ll_i64(p->l, 1), "image"), 1);
    stage_range(p, s->op, 1, &from, &to);
    emit_some_lines(p, s, ll_loop_begin(p->l, &rows, from, to, ll_i64(p->l, s->lines_together), "row"), to);
    ll_loop_end(p->l, &rows);
    ll_loop_end(p->l, &images);
}

static LLVMValueRef vectors(Phase *p, int64_t n) { return phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(n * VECTOR_BYTES))); }

static void emit_blocks(Phase *p, Quads *s, LLVMValueRef from, LLVMValueRef to, int64_t n_vectors) {
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    s->vectors = n_vectors;
    s->block = ll_loop_begin(p->l, &loop, from, to, ll_i64(p->l, BLOCK), "channels");
    s->end = ll_intrin2(p->l, LL_SMIN, plus(p, s->block, ll_i64(p->l, BLOCK)), to);
    if (!s->stay) s->packed_from = s->block, vector_loop(p, s->block, s->end, s->channels, pack_weights, s);
    emit_lines(p, s);
    ll_loop_end(p->l, &loop);
    memo_close(&p->e, mark);
}

// Has no task before this one packed weights of the same channels? Tasks of the same ones follow each other where channels are not cut, or the first of the
// order. NULL: it may be so of any task.
static LLVMValueRef first_of_channels(const Phase *p, const Op *op) {
    LlvmCtx *l = p->l;
    int64_t channels = op_axes(op, ATTR_map).v[3];
    LLVMValueRef first = LLVMConstInt(l->i1, 1, 0), zero = ll_i64(l, 0), begins = LLVMBuildICmp(B, LLVMIntEQ, p->n_before, zero, "");
    if (channels < 0 || p->tasks[channels] == 1) return begins;
    if (!p->order.n || p->order.v[0] != channels) return NULL;
    for (uint32_t i = 0; i < p->rank; i++)
        if (i != channels) first = LLVMBuildAnd(B, first, LLVMBuildICmp(B, LLVMIntEQ, p->start[i], zero, ""), "");
    return LLVMBuildOr(B, begins, first, "");
}

// Of all channels of a task, where they stay in the first cache beside what is laid out.
static void pack_channels(Phase *p, Quads *s, LLVMValueRef from, LLVMValueRef to, int64_t n_vectors) {
    enum { NEAR_BYTES = 8 << 10 };
    LlIf f;
    LLVMValueRef first = first_of_channels(p, s->op);
    s->stay = first && n_vectors * packed_vectors(s) * VECTOR_BYTES <= NEAR_BYTES;
    s->packed = vectors(p, (s->stay ? n_vectors : VECTORS) * packed_vectors(s));
    if (!s->stay) return;
    s->packed_from = from;
    ll_if(p->l, &f, first, "packs");
    vector_loop(p, from, to, s->channels, pack_weights, s);
    ll_endif(p->l, &f);
}

bool emit_quads_map(Phase *p, const Op *op) {
    Quads s;
    if (!find(p, op, &s)) return false;
    phase_has_dots(p->l, p->l->func, p->target);
    LLVMValueRef from, to;
    int64_t extent = stage_extent(p, op, &op->results[0], 3), rest = extent == s.channels ? extent % BLOCK : BLOCK;
    s.columns = (stage_extent(p, op, &op->results[0], 2) - 1) * s.across.stride + (s.across.window - 1) * s.across.dilation + 1;
    s.image = ((const Place *)s.of.bytes->mark)->ptr;
    s.lines = vectors(p, s.quads * s.columns * VECTORS);
    s.around = vectors(p, 1);
    ll_store(p->l, ll_int(ll_vec(p->l->i8, BLOCK), (int8_t)s.of.zero), s.around, BLOCK);
    stage_range(p, op, 3, &from, &to);
    pack_channels(p, &s, from, to, i64_ceil_div(extent, LANES));
    LLVMValueRef whole = plus(p, from, LLVMBuildAnd(B, LLVMBuildSub(B, to, from, ""), ll_i64(p->l, -BLOCK), ""));
    emit_blocks(p, &s, from, whole, VECTORS);
    if (s.channels % BLOCK || extent % BLOCK) emit_blocks(p, &s, whole, to, i64_ceil_div(rest, LANES));
    return true;
}
