// Long reductions (ir/ops/reduce/chunks.h) become two ops: tpu.reduce_chunks, whose chunks are tasks that the cores share and that compute their elements as
// they need them (fuse.c), and a reduction of what these gave, with the initial value. That one is cut again while it is long itself.
//
// Dimensions of size 1 are dropped, and neighbouring reduced dimensions of what lies in memory become one: chunks are then as even as they can be, and
// vectors run along the longest dimension there is.
#include "passes/pass.h"

#include "ir/builder/build.h"
#include "ir/ops/reduce/chunks.h"

typedef struct {
    int64_t dims[MAX_RANK], reduced[MAX_RANK];
    uint32_t rank, n_reduced;
} Form;

// Is the value read from memory, whatever becomes of the ops around it? Else its reader may compute its elements.
static bool lies_in_memory(const Value *v) {
    const Op *def = v->def;
    return !def || !(op_has(def->kind, MAP) || op_has(def->kind, VIEW) || def->kind == OP_IOTA || def->kind == OP_REDUCE || def->kind == OP_BITCAST_CONVERT);
}

// Without sizes of 1; joins: neighbours that are reduced are one dimension.
static void simple_form(const int64_t *dims, uint32_t rank, Axes reduced, bool joins, Form *out) {
    *out = (Form){0};
    bool before = false; // was the last dimension reduced?
    for (uint32_t i = 0; i < rank; i++) {
        bool now = axes_contain(reduced, i);
        if (dims[i] == 1) continue;
        if (now && before && joins) {
            out->dims[out->rank - 1] *= dims[i];
            continue;
        }
        if (now) out->reduced[out->n_reduced++] = out->rank;
        out->dims[out->rank++] = dims[i];
        before = now;
    }
}

static Axes reduced_of(const Form *f) { return (Axes){f->reduced, f->n_reduced}; }

static Op *build_chunks(Builder *b, const Op *op, const Form *form, Value *const *values) {
    Module *m = b->m;
    int64_t chunk[MAX_RANK], parts[MAX_RANK];
    reduction_chunk(op, values[0]->type, reduced_of(form), chunk);
    for (uint32_t i = 0; i < form->rank; i++) parts[i] = i64_ceil_div(form->dims[i], chunk[i]);
    Type *types = arena_array(&m->arena, Type, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) types[i] = type_tensor(&m->types, op->results[i].type->dtype, parts, form->rank);
    Attr a = attr_axes(&m->arena, ATTR_window_dimensions, chunk, form->rank);
    Op *chunks = build_typed(b, OP_REDUCE_CHUNKS, values, op->n_results, &a, 1, types, op->n_results, 1);
    build_region_copy(b, op->regions[0], chunks->regions[0]);
    return chunks;
}

static Op *build_whole(Builder *b, const Op *op, const Form *form, Op *chunks) {
    Module *m = b->m;
    uint32_t n = op->n_results, n_kept = 0;
    Form parts;
    simple_form(chunks->results[0].type->dims, form->rank, reduced_of(form), true, &parts);
    int64_t kept[MAX_RANK];
    for (uint32_t i = 0; i < parts.rank; i++)
        if (!axes_contain(reduced_of(&parts), i)) kept[n_kept++] = parts.dims[i];
    Type *types = arena_array(&m->arena, Type, n);
    Value **operands = arena_array(&m->arena, Value *, 2 * (size_t)n);
    for (uint32_t i = 0; i < n; i++) {
        operands[i] = build_reshape(b, op_result(chunks, i), parts.dims, parts.rank);
        operands[n + i] = build_convert(b, op->operands[n + i], op->results[i].type->dtype);
        types[i] = type_tensor(&m->types, op->results[i].type->dtype, kept, n_kept);
    }
    Attr a = attr_axes(&m->arena, ATTR_dimensions, parts.reduced, parts.n_reduced);
    Op *whole = build_typed(b, OP_REDUCE, operands, 2 * (size_t)n, &a, 1, types, n, 1);
    build_region_copy(b, op->regions[0], whole->regions[0]);
    return whole;
}

// The reduction of what the chunks gave, or NULL where the op is not long.
static Op *cut(PassContext *c, Op *op) {
    const Type t = op->operands[0]->type;
    Axes dims = op_axes(op, ATTR_dimensions);
    int64_t chunk[MAX_RANK];
    if (!reduction_chunk(op, t, dims, chunk)) return NULL;
    bool joins = true;
    for (uint32_t i = 0; i < op->n_results; i++) joins &= lies_in_memory(op->operands[i]);
    Form form;
    simple_form(t->dims, t->rank, dims, joins, &form);
    Builder b = builder_before(c->m, op);
    Value **values = arena_array(c->scratch, Value *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) { // a chunk begins with an element: it is of the type that the region works on
        values[i] = build_reshape(&b, op->operands[i], form.dims, form.rank);
        values[i] = build_convert(&b, values[i], op->results[i].type->dtype);
    }
    Op *whole = build_whole(&b, op, &form, build_chunks(&b, op, &form, values));
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], build_reshape_as(&b, op_result(whole, i), op->results[i].type));
    op_unlink(op);
    c->changed = true;
    return whole;
}

// A value in memory made wider, which takes less time to do again than to read.
static Op *widening_of(const Value *v) {
    Op *def = v->def;
    if (!def || def->kind != OP_CONVERT || !lies_in_memory(def->operands[0])) return NULL;
    return dtype_bytes(def->operands[0]->type->dtype) < dtype_bytes(v->type->dtype) ? def : NULL;
}

// What chunks are widened from is as large as memory may be: others that read the wide elements get their own as well, so that they lie nowhere.
static void widen_for_each(PassContext *c, Block *b) {
    block_resolve(b);
    for (Op *op = b->first; op; op = op->next) op->id = 0;
    for (const Op *op = b->first; op; op = op->next)
        for (uint32_t i = 0; op->kind == OP_REDUCE_CHUNKS && i < op->n_operands; i++)
            if (widening_of(op->operands[i])) widening_of(op->operands[i])->id = 1;
    for (Op *op = b->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_operands; i++) {
            Op *from = widening_of(op->operands[i]);
            bool computes = op_has(op->kind, MAP) || op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS;
            if (!from || !from->id || from->block != b || !computes) continue;
            if (from->id++ == 1) continue; // the first keeps it
            Builder build = builder_before(c->m, op);
            op->operands[i] = build_convert(&build, from->operands[0], from->results[0].type->dtype);
            op->operands[i]->def->id = 0;
        }
}

static void cut_block(PassContext *c, Block *b) {
    bool some = false;
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++) cut_block(c, op->regions[r]);
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        while (op && op->kind == OP_REDUCE) op = cut(c, op), some |= op != NULL;
    }
    if (some) widen_for_each(c, b);
}

bool pass_chunks(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) cut_block(c, f->body);
    if (c->changed) module_resolve(c->m);
    return true;
}
