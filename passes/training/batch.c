// Another number of examples than the model was written for (--batch): which dimension of which value counts examples is followed from the arguments to the
// results, op by op, and then all of these get the new size. A value counts them in one dimension, in which each example may have several elements one behind
// the other, as [B * T, D] has, or all examples come several times, as in [T * B, D]. Ops that mix examples, or of which it is not known how, are refused by
// name; nothing is guessed from sizes alone.
#include "ir/ops/custom_call.h"
#include "passes/training/trainer.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t dim;
    int64_t inner; // elements of an example along it, one behind the other
    int64_t outer; // how often all examples come
} Mark;

typedef struct {
    Trainer *t;
    int64_t from, to;
    PtrMap marks;
    bool changed, good;
    bool last; // the round in which operands without examples get them, by repetition
} Batch;

static Value *operand(const Op *op, uint32_t i) { return value_resolved(op->operands[i]); }
static const Mark *mark_of(const Batch *b, const Value *v) { return ptr_map_get(&b->marks, v); }
static int64_t elements(const Mark *m, int64_t examples) { return m->outer * examples * m->inner; }

static void refuse(Batch *b, const Op *op, const char *why) {
    Trainer *t = b->t;
    if (!b->good) return;
    b->good = false;
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    diag_error(t->c->d, op_place(op), CODE_NOT_TRAINABLE, "%s%s%s: %s; so a batch of %" PRId64 " cannot be made of one of %" PRId64, op_text(op->kind),
               target ? " @" : "", target ? target->text : "", why, b->to, b->from);
    diag_help(t->c->d, "write or export the model for batches of %" PRId64 ", or leave the size open", b->to);
}

// Along `dim`, as `like` along its own.
static void mark(Batch *b, const Op *op, const Value *v, uint32_t dim, const Mark *like) {
    const Mark *has = mark_of(b, v);
    bool same = has && has->dim == dim && has->inner == like->inner && has->outer == like->outer;
    if (has && !same) refuse(b, op, "its operands count examples in different dimensions");
    if (!has && v->type->dims[dim] != elements(like, b->from)) refuse(b, op, "a dimension that counts examples has another size");
    if (has || !b->good) return;
    Mark *m = arena_new(b->t->c->scratch, Mark);
    *m = (Mark){dim, like->inner, like->outer};
    ptr_map_set(&b->marks, v, m);
    b->changed = true;
}

// Can a value that depends on no example be made as large as the batch? Of a batch of one what was computed is repeated instead.
static bool can_follow(const Batch *b, const Value *v, uint32_t dim) {
    const Op *op = v->def;
    if (!op) return v->block->parent != NULL;
    if (op->kind == OP_CONSTANT) return value_constant(v)->splat || value_constant(v)->type->n_elems == 1;
    if (op->kind == OP_IOTA) return op_int(op, ATTR_iota_dimension, 0) != dim;
    if (op->kind == OP_DOT_GENERAL || op->kind == OP_RESHAPE) return b->from > 1;
    return op->kind == OP_BROADCAST_IN_DIM || op_has(op->kind, MAP) || op_has(op->kind, CONTROL);
}

static void repeat_operand(Batch *b, Op *op, uint32_t i, uint32_t dim) {
    Builder before = builder_before(b->t->m, op);
    Value *v = operand(op, i);
    int64_t dims[MAX_RANK], same[MAX_RANK];
    for (uint32_t k = 0; k < v->type->rank; k++) dims[k] = v->type->dims[k], same[k] = k;
    dims[dim] = b->to;
    op->operands[i] = build_broadcast(&before, v, dims, v->type->rank, same, v->type->rank);
}

static void want(Batch *b, Op *op, uint32_t i, uint32_t dim, const Mark *like) {
    const Value *v = operand(op, i);
    bool one = elements(like, b->from) == 1 && v->type->dims[dim] == 1;
    if (mark_of(b, v) || can_follow(b, v, dim)) mark(b, op, v, dim, like);
    else if (b->last && !one) refuse(b, op, "an operand is as large as the batch, and depends on no example"); // before it may only not be known yet
    else if (b->last) repeat_operand(b, op, i, dim);
}

static const Mark *first_mark(const Batch *b, const Op *op, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (mark_of(b, operand(op, i))) return mark_of(b, operand(op, i));
    return NULL;
}

// --- rules

static void rule_map(Batch *b, Op *op) {
    const Mark *m = first_mark(b, op, op->n_operands);
    uint32_t rank = op->results[0].type->rank;
    if (!m) m = mark_of(b, &op->results[0]);
    if (!m) return;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (operand(op, i)->type->rank == rank && rank) want(b, op, i, m->dim, m);
    mark(b, op, &op->results[0], m->dim, m);
}

static void rule_broadcast(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0)), *made = mark_of(b, &op->results[0]);
    Axes to = op_axes(op, ATTR_broadcast_dimensions);
    const Type x = operand(op, 0)->type, y = op->results[0].type;
    if (m && x->dims[m->dim] != y->dims[to.v[m->dim]]) refuse(b, op, "it repeats an example");
    else if (m) mark(b, op, &op->results[0], (uint32_t)to.v[m->dim], m);
    for (uint32_t k = 0; !m && made && k < to.n; k++)
        if (to.v[k] == made->dim && x->dims[k] == y->dims[made->dim] && x->dims[k] != 1) want(b, op, 0, k, made);
}

// Where y of the same elements counts the examples that x counts by m: in front of them there are as many elements as before. `outer` is 0: nowhere.
static Mark reshaped(const Batch *b, Type x, const Mark *m, Type y) {
    int64_t before = m->outer, prefix = 1;
    Mark found = {0};
    for (uint32_t i = 0; i < m->dim; i++) before *= x->dims[i];
    for (uint32_t j = 0; j < y->rank && prefix <= before; prefix *= y->dims[j++]) {
        int64_t outer = before / prefix, all = outer * b->from;
        if (before % prefix || y->dims[j] % all) continue;
        bool alone = y->dims[j] == all; // of several dimensions in a batch of one, that which has nothing else
        bool better = outer < found.outer || (alone && (j == m->dim || found.inner != 1));
        if (!found.outer || better) found = (Mark){j, y->dims[j] / all, outer};
    }
    return found;
}

static void rule_reshape(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0)), *made = mark_of(b, &op->results[0]);
    const Type x = operand(op, 0)->type, y = op->results[0].type;
    if (!m && !made) return;
    if (!x->n_elems) return refuse(b, op, "it is of no elements");
    Mark found = m ? reshaped(b, x, m, y) : reshaped(b, y, made, x);
    if (!found.outer) refuse(b, op, "it takes examples apart");
    else if (m) mark(b, op, &op->results[0], found.dim, &found);
    else if (b->from > 1) want(b, op, 0, found.dim, &found);
}

static void rule_transpose(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    Axes p = op_axes(op, ATTR_permutation);
    for (uint32_t k = 0; m && k < p.n; k++)
        if (p.v[k] == m->dim) mark(b, op, &op->results[0], k, m);
}

static void rule_reduce(Batch *b, Op *op) {
    const Mark *m = first_mark(b, op, op->n_operands / 2);
    Axes dims = op_axes(op, ATTR_dimensions);
    uint32_t less = 0;
    if (!m) return;
    if (axes_contain(dims, m->dim)) return refuse(b, op, "it goes over the examples");
    for (uint32_t k = 0; k < dims.n; k++) less += dims.v[k] < m->dim;
    for (uint32_t i = 0; i < op->n_operands / 2; i++) want(b, op, i, m->dim, m);
    for (uint32_t i = 0; i < op->n_results; i++) mark(b, op, &op->results[i], m->dim - less, m);
}

static int64_t place_of(Axes list, uint32_t dim) {
    for (uint32_t k = 0; k < list.n; k++)
        if (list.v[k] == dim) return k;
    return -1;
}

// Back from the result, where no operand depends on examples: to those whose dimension it is.
static void dot_follow(Batch *b, Op *op, const Axes *batch, const Axes *over) {
    const Mark *made = mark_of(b, &op->results[0]);
    uint32_t place = batch[0].n;
    if (!made || b->from == 1 || first_mark(b, op, 2)) return;
    for (uint32_t side = 0; side < 2; side++) {
        if (made->dim < batch[0].n) want(b, op, side, (uint32_t)batch[side].v[made->dim], made);
        for (uint32_t k = 0; k < operand(op, side)->type->rank; k++) {
            if (place_of(batch[side], k) >= 0 || place_of(over[side], k) >= 0) continue;
            if (place++ == made->dim) want(b, op, side, k, made);
        }
    }
}

static void rule_dot(Batch *b, Op *op) {
    const AttrKey key = ATTR_dot_dimension_numbers;
    Axes batch[] = {op_list(op, key, DOT_LHS_BATCH), op_list(op, key, DOT_RHS_BATCH)},
         over[] = {op_list(op, key, DOT_LHS_CONTRACT), op_list(op, key, DOT_RHS_CONTRACT)};
    dot_follow(b, op, batch, over);
    for (uint32_t side = 0; side < 2; side++) {
        const Mark *m = mark_of(b, operand(op, side));
        if (!m) continue;
        int64_t in_batch = place_of(batch[side], m->dim);
        if (place_of(over[side], m->dim) >= 0) return refuse(b, op, "it goes over the examples");
        if (in_batch >= 0) {
            want(b, op, 1 - side, (uint32_t)batch[1 - side].v[in_batch], m);
            mark(b, op, &op->results[0], (uint32_t)in_batch, m);
            continue;
        }
        uint32_t place = batch[side].n + (side ? operand(op, 0)->type->rank - batch[0].n - over[0].n : 0);
        for (uint32_t k = 0; k < m->dim; k++) place += place_of(batch[side], k) < 0 && place_of(over[side], k) < 0;
        mark(b, op, &op->results[0], place, m);
    }
}

static void rule_convolution(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    if (mark_of(b, operand(op, 1))) return refuse(b, op, "its kernel depends on examples");
    if (m && (m->dim != in.v[0] || op_int(op, ATTR_batch_group_count, 1) != 1)) return refuse(b, op, "it goes over the examples");
    if (m) mark(b, op, &op->results[0], (uint32_t)out.v[0], m);
}

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static void rule_window(Batch *b, Op *op) {
    const Mark *m = first_mark(b, op, op->n_operands / 2);
    if (!m) return;
    Axes padding = op_axes(op, ATTR_padding);
    if (axis_or(op_axes(op, ATTR_window_dimensions), m->dim, 1) != 1 || axis_or(op_axes(op, ATTR_window_strides), m->dim, 1) != 1 ||
        axis_or(op_axes(op, ATTR_base_dilations), m->dim, 1) != 1 || axis_or(padding, 2 * m->dim, 0) || axis_or(padding, 2 * m->dim + 1, 0))
        return refuse(b, op, "its windows go over the examples");
    for (uint32_t i = 0; i < op->n_operands / 2; i++) want(b, op, i, m->dim, m);
    for (uint32_t i = 0; i < op->n_results; i++) mark(b, op, &op->results[i], m->dim, m);
}

static void rule_pad(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    if (!m) return;
    static const AttrKey keys[] = {ATTR_edge_padding_low, ATTR_edge_padding_high, ATTR_interior_padding};
    for (size_t k = 0; k < COUNT(keys); k++)
        if (op_axes(op, keys[k]).v[m->dim]) return refuse(b, op, "it pads the batch");
    mark(b, op, &op->results[0], m->dim, m);
}

static void rule_concatenate(Batch *b, Op *op) {
    const Mark *m = first_mark(b, op, op->n_operands);
    if (!m) return;
    if (op_int(op, ATTR_dimension, 0) == m->dim) return refuse(b, op, "it puts batches behind each other");
    for (uint32_t i = 0; i < op->n_operands; i++) want(b, op, i, m->dim, m);
    mark(b, op, &op->results[0], m->dim, m);
}

// Whole examples, all of them.
static void rule_slice(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    if (!m) return;
    if (operand(op, 0)->type->dims[m->dim] != op->results[0].type->dims[m->dim]) return refuse(b, op, "it takes some of the examples");
    mark(b, op, &op->results[0], m->dim, m);
}

static void rule_update_slice(Batch *b, Op *op) {
    const Mark *m = first_mark(b, op, 2);
    if (!m) m = mark_of(b, &op->results[0]);
    if (!m) return;
    if (operand(op, 1)->type->dims[m->dim] != operand(op, 0)->type->dims[m->dim]) return refuse(b, op, "it writes some of the examples");
    for (uint32_t i = 0; i < 2; i++) want(b, op, i, m->dim, m);
    mark(b, op, &op->results[0], m->dim, m);
}

// Rows of a table, by indices of examples.
static void rule_gather(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 1));
    const AttrKey key = ATTR_gather_dimension_numbers;
    Axes offset = op_list(op, key, GATHER_OFFSET);
    int64_t vector = op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    if (mark_of(b, operand(op, 0)) || op_list(op, key, GATHER_START_BATCH).n) return refuse(b, op, "what it takes from depends on examples");
    if (!m) return;
    if (m->dim == vector) return refuse(b, op, "its indices go over the examples");
    uint32_t place = m->dim - (m->dim > vector), k = 0;
    for (uint32_t d = 0; d < op->results[0].type->rank; d++) {
        if (axes_contain(offset, d)) continue;
        if (k++ == place) mark(b, op, &op->results[0], d, m);
    }
}

static void rule_along(Batch *b, Op *op, int64_t dim, uint32_t n, const char *why) { // operands and results alike, but along `dim`
    const Mark *m = first_mark(b, op, n);
    if (!m) return;
    if (dim == m->dim) return refuse(b, op, why);
    for (uint32_t i = 0; i < n; i++) want(b, op, i, m->dim, m);
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].type->rank == operand(op, 0)->type->rank) mark(b, op, &op->results[i], m->dim, m);
}

static void rule_reverse(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    if (!m) return;
    if (axes_contain(op_axes(op, ATTR_dimensions), m->dim)) return refuse(b, op, "it turns the order of the examples around");
    mark(b, op, &op->results[0], m->dim, m);
}

// Each feature is normalized by itself. So layer norms of torch_xla go over [1, examples, ..], whose features are examples. In a batch of one, of
// [1, positions, ..], these are not told from norms over all examples at each position.
static void rule_batch_norm_training(Batch *b, Op *op) {
    const Mark *m = mark_of(b, operand(op, 0));
    int64_t features = op_int(op, ATTR_feature_index, 0);
    if (!m) return;
    if (features != m->dim && b->from == 1) return refuse(b, op, "in a batch of one it is not known whether it goes over examples or in each of them");
    mark(b, op, &op->results[0], m->dim, m);
    if (features != m->dim) return;
    for (uint32_t i = 1; i < op->n_operands; i++) want(b, op, i, 0, m);
    for (uint32_t i = 1; i < op->n_results; i++) mark(b, op, &op->results[i], 0, m);
}

static void walk(Batch *b, Block *block);

// Of a carried value, what it begins with, its arguments, what the body makes of it and the result count alike.
static void rule_while(Batch *b, Op *op) {
    Op *end = block_end(op->regions[1]);
    for (uint32_t r = 0; r < 2; r++) walk(b, op->regions[r]);
    for (uint32_t k = 0; k < op->n_operands; k++) {
        const Mark *m = mark_of(b, operand(op, k));
        if (!m) m = mark_of(b, operand(end, k));
        if (!m) m = mark_of(b, op->regions[1]->args[k]);
        if (!m) m = mark_of(b, &op->results[k]);
        if (!m) continue;
        want(b, op, k, m->dim, m), want(b, end, k, m->dim, m);
        for (uint32_t r = 0; r < 2; r++) mark(b, op, op->regions[r]->args[k], m->dim, m);
        mark(b, op, &op->results[k], m->dim, m);
    }
}

static void rule_branch(Batch *b, Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++) walk(b, op->regions[r]);
    for (uint32_t k = 0; k < op->n_results; k++) {
        const Mark *m = mark_of(b, &op->results[k]);
        for (uint32_t r = 0; !m && r < op->n_regions; r++) m = mark_of(b, operand(block_end(op->regions[r]), k));
        if (!m) continue;
        for (uint32_t r = 0; r < op->n_regions; r++) want(b, block_end(op->regions[r]), k, m->dim, m);
        mark(b, op, &op->results[k], m->dim, m);
    }
}

// A call that is elementwise, as torch_xla writes erf, or that says something of its operand.
static bool calls_map(const Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    bool elementwise = t && (t->kind == OP_COUNT || (t->kind != OP_CUSTOM_CALL && op_has(t->kind, MAP)));
    return elementwise && op->n_operands && op->n_results == 1 && op->results[0].type == operand(op, 0)->type;
}

static void rule(Batch *b, Op *op) {
    switch (op->kind) {
    case OP_BROADCAST_IN_DIM: rule_broadcast(b, op); return;
    case OP_RESHAPE: rule_reshape(b, op); return;
    case OP_TRANSPOSE: rule_transpose(b, op); return;
    case OP_REDUCE: rule_reduce(b, op); return;
    case OP_DOT_GENERAL: rule_dot(b, op); return;
    case OP_CONVOLUTION: rule_convolution(b, op); return;
    case OP_REDUCE_WINDOW: rule_window(b, op); return;
    case OP_PAD: rule_pad(b, op); return;
    case OP_CONCATENATE: rule_concatenate(b, op); return;
    case OP_SLICE:
    case OP_DYNAMIC_SLICE: rule_slice(b, op); return;
    case OP_DYNAMIC_UPDATE_SLICE: rule_update_slice(b, op); return;
    case OP_GATHER: rule_gather(b, op); return;
    case OP_SORT: rule_along(b, op, op_int(op, ATTR_dimension, (int64_t)op->results[0].type->rank - 1), op->n_operands, "it orders the examples"); return;
    case OP_TOP_K: rule_along(b, op, (int64_t)op->results[0].type->rank - 1, 1, "it orders the examples"); return;
    case OP_REVERSE: rule_reverse(b, op); return;
    case OP_BATCH_NORM_TRAINING: rule_batch_norm_training(b, op); return;
    case OP_BATCH_NORM_INFERENCE: rule_along(b, op, op_int(op, ATTR_feature_index, 0), 1, "examples are its features"); return;
    case OP_WHILE: rule_while(b, op); return;
    case OP_IF:
    case OP_CASE: rule_branch(b, op); return;
    default: break;
    }
    if (op_has(op->kind, MAP) || calls_map(op)) rule_map(b, op);
    else if (!op_has(op->kind, END) && first_mark(b, op, op->n_operands)) refuse(b, op, "it is not known how it goes over examples");
}

static void walk(Batch *b, Block *block) {
    for (Op *op = block->first; op && b->good; op = op->next) rule(b, op);
}

// --- rewriting

static Type resized(const Batch *b, const Value *v) {
    const Mark *m = mark_of(b, v);
    int64_t dims[MAX_RANK];
    if (!m) return v->type;
    memcpy(dims, v->type->dims, v->type->rank * sizeof *dims);
    dims[m->dim] = elements(m, b->to);
    return type_tensor(&b->t->m->types, v->type->dtype, dims, v->type->rank);
}

static void resize_attribute(Batch *b, Op *op, AttrKey key, const Value *v) {
    const Mark *m = mark_of(b, v);
    int64_t all[MAX_RANK];
    Axes a = op_axes(op, key);
    memcpy(all, a.v, a.n * sizeof *all);
    all[m->dim] = elements(m, b->to);
    op_set_attr(b->t->m, op, attr_axes(&b->t->m->arena, key, all, a.n));
}

static void resize_op(Op *op, void *context) {
    Batch *b = context;
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = &op->results[i];
        Type type = resized(b, v);
        if (type == v->type) continue;
        if (op->kind == OP_CONSTANT) op_set_attr(b->t->m, op, attr_literal(ATTR_value, literal_splat(&b->t->m->arena, type, value_constant(v)->data)));
        if (op->kind == OP_SLICE) resize_attribute(b, op, ATTR_limit_indices, v);
        if (op->kind == OP_DYNAMIC_SLICE) resize_attribute(b, op, ATTR_slice_sizes, v);
        v->type = type;
    }
    for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++)
        for (uint32_t k = 0; k < op->regions[r]->n_args; k++) op->regions[r]->args[k]->type = resized(b, op->regions[r]->args[k]);
}

static void resize(Batch *b) {
    Func *f = b->t->main;
    b->last = true;
    walk(b, f->body);
    if (!b->good) return;
    block_walk(f->body, resize_op, b);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        Value *arg = f->body->args[i];
        arg->type = resized(b, arg);
        b->t->ports[i].type = b->t->ports[i].role == ROLE_DATA ? arg->type : b->t->ports[i].type;
    }
    for (uint32_t i = 0; i < f->n_results; i++) f->result_types[i] = operand(block_end(f->body), i)->type;
}

bool batch_change(Trainer *t, int64_t from) {
    Batch b = {.t = t, .from = from, .to = t->batch, .good = true};
    const Mark whole = {0, 1, 1};
    Block *body = t->main->body;
    for (uint32_t i = 0; i < body->n_args; i++) {
        Type type = body->args[i]->type;
        if (t->ports[i].role == ROLE_DATA && type->rank && type->dims[0] == from) mark(&b, block_end(body), body->args[i], 0, &whole);
    }
    for (b.changed = true; b.changed && b.good;) {
        b.changed = false;
        walk(&b, body);
    }
    if (b.good) resize(&b);
    ptr_map_free(&b.marks);
    return b.good;
}
