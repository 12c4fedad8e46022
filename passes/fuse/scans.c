// Cumulative sums, maxima and their like, which frameworks write as a reduce_window as wide as its operand (ir/ops/reduce/running.h), become tpu.cumulate: as
// many steps as there are elements. A long one becomes three ops: tpu.reduce_chunks, what each chunk begins with (a running reduction of what those gave), and
// tpu.cumulate of the chunks, which tasks share. Method: Blelloch 1990, "Prefix Sums and Their Applications". Sums and products of narrow floats along
// long lines accumulate in f32 and round once.
//
// A window begins with the initial value, and has it again for each position of its padding. Where the region makes of two of them the same again, all windows
// begin with that. Else, if the region is one op with a neutral element, running reductions begin with that one, and what the initial values of each window
// make comes to it: these are a running reduction of them.
#include "passes/rewrite.h"

#include "ir/eval/eval.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/running.h"

#include <string.h>

// Lines longer than that are cut into chunks, if cores would have nothing to do otherwise: fewer than FEW_LINES, or vectors of lines. Chunks of lanes along the
// dimension, and of lanes side by side.
enum { LONG_LINE = 128 << 10, FEW_LINES = 16, LINE_CHUNK = 8 << 10, COLUMN_CHUNK = 1040 };

typedef struct {
    PassContext *c;
    Builder b;
    const Op *op; // the reduce_window
    RunningWindow w;
    DType t;   // of accumulators
    Type type; // of the operands without dimensions of size 1, and where `dim` is among those that are left
    int64_t dim;
} Scan;

// ---- what windows begin with

static bool literals_same(const Literal *a, const Literal *b) { return !memcmp(a->data, b->data, dtype_bytes(a->type->dtype)); }

// Does the region make of the initial values, and once more of them, the same to the bit?
static bool init_stays(PassContext *c, const Op *op) {
    OpKind kind;
    uint32_t n = op->n_results;
    if (reducer_is_known(op, &kind) && (op_has(kind, CHOOSES) || kind == OP_AND || kind == OP_OR)) return true;
    const Literal **ins = arena_array(c->scratch, const Literal *, 2 * (size_t)n), **outs = arena_array(c->scratch, const Literal *, n);
    Module *m = c->m;
    Op *one = op_new(m, OP_REDUCE, op->loc, 2 * n, n, 1); // of one element, the initial value: never a part of the program
    int64_t dim = 0, size = 1;
    for (uint32_t i = 0; i < n; i++) {
        const Literal *l = value_constant(op->operands[n + i]);
        if (!l || l->type->dtype != op->results[i].type->dtype) return false;
        ins[i] = literal_wrap(c->scratch, type_tensor(&m->types, l->type->dtype, &size, 1), l->data, false);
        ins[n + i] = l;
        one->operands[i] = one->operands[n + i] = op->operands[n + i];
        one->results[i].type = l->type;
    }
    one->regions[0] = op->regions[0];
    op_set_attr(m, one, attr_axes(&m->arena, ATTR_dimensions, &dim, 1));
    Diags quiet;
    diags_init(&quiet, "tpucc");
    bool same = eval_op(m, one, ins, c->scratch, outs, &quiet);
    for (uint32_t i = 0; same && i < n; i++) same = literals_same(ins[i], outs[i]);
    diags_free(&quiet);
    return same;
}

// Of a region that is one op with a neutral element: that one.
static Value *build_neutral(Scan *s, OpKind kind) {
    Type t = type_tensor(&s->c->m->types, s->t, NULL, 0);
    if (kind == OP_MULTIPLY) return build_splat(&s->b, t, 1);
    return build_splat(&s->b, t, dtype_is_float(s->t) ? -0.0 : 0); // of a sum; 0 of an exclusive or
}

// ---- building

static Type type_along(Scan *s, DType t, int64_t size) {
    int64_t dims[MAX_RANK];
    memcpy(dims, s->type->dims, s->type->rank * sizeof *dims);
    dims[s->dim] = size;
    return type_tensor(&s->c->m->types, t, dims, s->type->rank);
}

static void fill_region(Scan *s, Op *to) {
    OpKind kind;
    if (reducer_is_sum(s->op) && reducer_is_known(s->op, &kind)) build_reducer(&s->b, to->regions[0], kind, s->t);
    else build_region_copy(&s->b, s->op->regions[0], to->regions[0]);
}

static Op *build_over(Scan *s, OpKind kind, Value *const *operands, uint32_t n_operands, Type type, int64_t chunk) {
    Module *m = s->c->m;
    uint32_t n = s->op->n_results;
    int64_t box[MAX_RANK];
    Type *types = arena_array(&m->arena, Type, n);
    for (uint32_t i = 0; i < s->type->rank; i++) box[i] = i == s->dim ? chunk : 1;
    for (uint32_t i = 0; i < n; i++) types[i] = type_tensor(&m->types, operands[i]->type->dtype, type->dims, type->rank);
    Attr attrs[] = {attr_axes(&m->arena, ATTR_window_dimensions, box, s->type->rank), attr_i64(ATTR_dimension, s->dim), attr_bool(ATTR_is_reverse, true)};
    Op *op = build_typed(&s->b, kind, operands, n_operands, attrs, kind == OP_CUMULATE ? 2 + s->w.is_reverse : 1, types, n, 1);
    fill_region(s, op);
    return op;
}

static int64_t chunk_of(Scan *s, int64_t size) {
    OpKind kind;
    bool last = s->dim + 1 == s->type->rank, lanes = last && (reducer_has_lanes(s->op, &kind) || reducer_is_narrow(s->op));
    int64_t lines = s->type->n_elems / s->type->dims[s->dim] / (last ? 1 : LANES);
    // Products are not cut: those of a chunk may overflow where none of all before does.
    bool product = reducer_is_sum(s->op) && reducer_is_known(s->op, &kind) && kind == OP_MULTIPLY;
    if (size <= LONG_LINE || lines >= FEW_LINES || product || running_rounds(s->op)) return size;
    return lanes ? LINE_CHUNK : COLUMN_CHUNK;
}

static void build_running(Scan *s, Value *const *x, Value *const *start, int64_t size, Value **out);

// What chunks begin with: what those before them made. Sums of f32 are f64 on the way, as errors of these would add up.
static void build_starts(Scan *s, Value *const *x, Value *const *start, int64_t n_chunks, int64_t chunk, Value **out) {
    uint32_t n = s->op->n_results;
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    Scan wide = *s;
    if (reducer_is_sum(s->op) && s->t == DT_F32) wide.t = DT_F64;
    Value **operands = arena_array(&s->c->m->arena, Value *, n), **init = arena_array(s->c->scratch, Value *, n);
    for (uint32_t i = 0; i < n; i++) {
        DType t = wide.t == s->t ? x[i]->type->dtype : wide.t;
        operands[i] = build_convert(&s->b, x[i], t);
        init[i] = build_scalar_as(&s->b, start[i], t);
    }
    Op *chunks = build_over(&wide, OP_REDUCE_CHUNKS, operands, n, type_along(s, s->t, n_chunks), chunk);
    for (uint32_t i = 0; i < n; i++) out[i] = &chunks->results[i];
    build_running(&wide, out, init, n_chunks, out);
    low[s->dim] = s->w.is_reverse ? -1 : 1;
    high[s->dim] = -low[s->dim];
    for (uint32_t i = 0; i < n; i++) out[i] = build_convert(&s->b, build_pad(&s->b, out[i], init[i], low, high, none), x[i]->type->dtype);
}

// Running reductions of x along the dimension, `size` elements long, that begin with `start`: scalars.
static void build_running(Scan *s, Value *const *x, Value *const *start, int64_t size, Value **out) {
    uint32_t n = s->op->n_results;
    int64_t chunk = chunk_of(s, size), n_chunks = i64_ceil_div(size, chunk);
    Value **operands = arena_array(&s->c->m->arena, Value *, 2 * (size_t)n);
    memcpy(operands, x, n * sizeof(*operands));
    if (n_chunks > 1) build_starts(s, x, start, n_chunks, chunk, operands + n);
    else
        for (uint32_t i = 0; i < n; i++) operands[n + i] = build_broadcast_as(&s->b, start[i], type_along(s, start[i]->type->dtype, 1), NULL, 0);
    Op *all = build_over(s, OP_CUMULATE, operands, 2 * n, type_along(s, s->t, size), chunk);
    for (uint32_t i = 0; i < n; i++) out[i] = &all->results[i];
}

// A running reduction as the windows that it stands for have it: with initial values where they are padding alone, without what they do not reach.
static Value *build_shifted(Scan *s, Value *v, Value *init) {
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    low[s->dim] = s->w.low, high[s->dim] = s->w.high;
    return s->w.low || s->w.high ? build_pad(&s->b, v, init, low, high, none) : v;
}

// What the initial values of each window make, as many as its padding has positions and one more: v and that.
static Value *build_with_inits(Scan *s, OpKind kind, Value *v, Value *init) {
    Builder *b = &s->b;
    Scan line = *s;
    int64_t size = s->w.window + 1, n_out = v->type->dims[s->dim], dim = 0;
    line.type = type_tensor(&s->c->m->types, s->t, &size, 1);
    line.dim = 0, line.w.is_reverse = false;
    Value *neutral = build_neutral(s, kind), *all = build_broadcast_as(b, init, line.type, NULL, 0);
    build_running(&line, &all, &neutral, size, &all);
    // The largest of the windows has so many elements; the others one less each.
    int64_t most = s->w.is_reverse ? s->type->dims[s->dim] + s->w.low : n_out - s->w.low, from = s->w.window - most;
    Value *part = build_slice_along(b, all, 0, from, from + n_out);
    if (!s->w.is_reverse) part = build_reverse(b, part, &dim, 1);
    Value *wide = build_broadcast_as(b, part, v->type, &s->dim, 1);
    return build_binary(b, kind, wide, v);
}

// ---- of a block

static void simple_type(Scan *s) {
    const Type t = s->op->operands[0]->type;
    int64_t dims[MAX_RANK];
    uint32_t rank = 0;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (i == s->w.dim) s->dim = rank;
        if (i == s->w.dim || t->dims[i] != 1) dims[rank++] = t->dims[i];
    }
    s->type = type_tensor(&s->c->m->types, s->t, dims, rank);
}

// Are there as few initial values as elements, and an element in each window?
static bool has_counted_inits(const Op *op, const RunningWindow *w) {
    bool few = w->window <= 2 * op->operands[0]->type->dims[w->dim] + 2 * op->results[0].type->dims[w->dim];
    return few && w->low <= 0 && w->high <= 0 && !dtype_is_complex(op->results[0].type->dtype);
}

static bool write_scan(PassContext *c, Op *op) {
    Scan s = {.c = c, .b = builder_before(c->m, op), .op = op};
    OpKind kind = OP_COUNT;
    if (!window_is_running(op, &s.w)) return false;
    uint32_t n = op->n_results;
    bool stays = init_stays(c, op), known = reducer_is_known(op, &kind) && op_has(kind, ASSOCIATES);
    if (!stays && (!known || !has_counted_inits(op, &s.w))) return false;
    Value **x = arena_array(&c->m->arena, Value *, n), **init = arena_array(&c->m->arena, Value *, n), **start = arena_array(&c->m->arena, Value *, n);
    for (uint32_t i = 0; i < n; i++) {
        s.t = reducer_is_narrow(op) && !running_rounds(op) ? DT_F32 : op->results[i].type->dtype;
        simple_type(&s);
        x[i] = build_convert(&s.b, build_reshape_as(&s.b, op->operands[i], s.type), s.t);
        init[i] = build_scalar_as(&s.b, op->operands[n + i], s.t);
        start[i] = stays ? init[i] : build_neutral(&s, kind);
    }
    build_running(&s, x, start, s.type->dims[s.dim], x);
    for (uint32_t i = 0; i < n; i++) {
        Type to = op->results[i].type;
        Value *v = build_shifted(&s, x[i], init[i]);
        if (!stays) v = build_with_inits(&s, kind, v, init[i]);
        value_replace(&op->results[i], build_convert(&s.b, build_reshape_as(&s.b, v, to), to->dtype));
    }
    op_unlink(op);
    return true;
}

static void write_block(PassContext *c, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++) write_block(c, op->regions[r]);
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        if (op->kind == OP_REDUCE_WINDOW) c->changed |= write_scan(c, op);
    }
}

bool pass_scans(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) write_block(c, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
