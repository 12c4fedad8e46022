// What fuse does to a block before it makes clusters: see cluster.h.
#include "passes/fuse/cluster.h"

#include "ir/graph/uses.h"
#include "ir/ops/cost.h"
#include "ir/ops/pairs.h"
#include "ir/ops/reduce/shared.h"
#include "ir/ops/variables.h"
#include "passes/rewrite.h"

enum {
    WORTH_SHARING = 1 << 20, // bytes that the cores copy together
    MAX_PARTS = 64,          // operands of a concatenate: its kernel asks for every element which of them it lies in
};

bool block_is_inside(const Block *b, const Block *outer) {
    while (b) {
        if (b == outer) return true;
        b = b->parent ? b->parent->block : NULL;
    }
    return false;
}

// Constants and what is made of them alone is made again inside loops and branches, instead of waiting for them in memory.
static bool is_free_standing(const Op *op) {
    for (uint32_t n_views = 0; op_has(op->kind, VIEW) && n_views < MAX_VIEWS && op->operands[0]->def; n_views++) op = op->operands[0]->def;
    if (op->kind == OP_CONSTANT) return value_constant(&op->results[0])->splat || op->results[0].type->n_elems == 1;
    return op->kind == OP_IOTA;
}

typedef struct {
    Module *m;
    Block *into;
    Op *first;
    ValueMap map;
} Bringing; // copies go before `first`, in order

static Value *bring(Bringing *br, Value *v) {
    Value *have = value_map_get(&br->map, v);
    if (have) return have;
    Op *op = v->def;
    for (uint32_t i = 0; i < op->n_operands; i++) bring(br, op->operands[i]);
    Op *copy = op_clone(br->m, op, &br->map);
    op_insert_before(copy, br->first);
    return &copy->results[0];
}

static void bring_operands(Op *op, void *context) {
    Bringing *br = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *def = op->operands[i]->def;
        if (def && !block_is_inside(def->block, br->into) && is_free_standing(def)) op->operands[i] = bring(br, op->operands[i]);
    }
}

void constants_prepare(Module *m, Block *into) {
    Bringing br = {.m = m, .into = into, .first = into->first};
    block_walk(into, bring_operands, &br);
    value_map_free(&br.map);
}

// A reshape to the same type, which gets a kernel of its own.
static Value *build_copy(Builder *b, Value *v) {
    Type type = v->type;
    return op_result(build_typed(b, OP_RESHAPE, &v, 1, NULL, 0, &type, 1, 0), 0);
}

// States that change places: a round's end copies one after the other, so what it copies may not be another state itself.
void crossing_states_prepare(Module *m, Block *body) {
    Op *end = block_end(body);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        const Value *v = end->operands[i];
        while (v->def && v->def->block == body && v->def->kind == OP_RESHAPE) v = v->def->operands[0];
        if (v->block != body || v->index == i) continue;
        Builder b = builder_before(m, end);
        end->operands[i] = build_copy(&b, end->operands[i]);
    }
}

bool op_is_copy(const Op *op) { return op->kind == OP_RESHAPE && op->operands[0]->type == op->results[0].type; }

// The old value of a variable that is a result, or another variable's new value, is copied before the variable gets its new one.
void crossing_variables_prepare(Module *m, Func *f) {
    Op *end = block_end(f->body);
    for (uint32_t i = 0; i < f->n_results; i++) {
        const Value *v = end->operands[i];
        int64_t to = result_variable(f, i);
        while (v->def && v->def->kind == OP_RESHAPE) v = v->def->operands[0];
        int64_t from = v->block != f->body ? NO_VARIABLE : arg_variable(f, v->index);
        if (from == NO_VARIABLE || from == to || func_variable_result(f, from) == UINT32_MAX) continue;
        Builder b = builder_before(m, end);
        end->operands[i] = build_copy(&b, end->operands[i]);
    }
}

// A variable that has a new value when the function ends, which is made where it lies.
static bool is_updated(const Value *v) {
    Func *f = v->block->func;
    int64_t variable = arg_variable(f, v->index);
    return variable != NO_VARIABLE && !variable_is_shared(f->module, variable) && func_variable_result(f, variable) != UINT32_MAX;
}

// May an update not write over v? Arguments and constants are never written; of the large ones the cores make a copy together. Equal
// elements are not even stored.
static bool needs_copy(const Value *v) {
    const Literal *l = value_constant(v);
    if (v->block && v->block->func && is_updated(v)) return false;
    if (l && l->splat) return l->type->n_elems > 1;
    return (l || (v->block && v->block->func)) && type_bytes(v->type) >= WORTH_SHARING;
}

void updates_prepare(Module *m, Block *body) {
    for (Op *op = body->first; op; op = op->next)
        for (uint32_t i = 0; i < op_written_operands(op); i++) {
            if (!needs_copy(op->operands[i])) continue;
            Builder b = builder_before(m, op);
            op->operands[i] = build_copy(&b, op->operands[i]);
        }
}

// Whose operands lie one after the other in the result. In a kernel each of them would cost code; a step that copies costs 100 bytes. Equal elements are
// not stored only to be copied, and much is copied by all cores.
bool op_is_copied(const Op *op) {
    if (op->kind != OP_CONCATENATE || op->n_operands <= MAX_PARTS || type_bytes(op->results[0].type) > WORTH_SHARING) return false;
    for (int64_t i = 0; i < op_int(op, ATTR_dimension, 0); i++)
        if (op->results[0].type->dims[i] != 1) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (value_constant(op->operands[i]) && value_constant(op->operands[i])->splat) return false;
    return true;
}

// A concatenate of many operands becomes one of concatenates, each of MAX_PARTS at most.
static void split_concatenate(Module *m, Op *op) {
    Builder b = builder_before(m, op);
    uint32_t n = op->n_operands;
    Value **parts = op->operands;
    while (n > MAX_PARTS) {
        uint32_t n_made = 0;
        for (uint32_t i = 0; i < n; i += MAX_PARTS) {
            uint32_t k = n - i < MAX_PARTS ? n - i : MAX_PARTS;
            parts[n_made++] = k == 1 ? parts[i] : build_concatenate(&b, parts + i, k, (uint32_t)op_int(op, ATTR_dimension, 0));
        }
        n = n_made;
    }
    op->n_operands = n;
}

void concatenates_prepare(Module *m, Block *body) {
    for (Op *op = body->first; op; op = op->next)
        if (op->kind == OP_CONCATENATE && op->n_operands > MAX_PARTS && !op_is_copied(op)) split_concatenate(m, op);
}

// ---- masks
//
// A comparison of iotas is as cheap as a load of what it gives. Where it is made once for many readers, one of which repeats it along heads, it would be a
// kernel of its own, or draw its readers into one whose domain has no heads. So each elementwise reader makes it again, in its own shape.

enum { MAX_COUNTED = 12 }; // ops of such an expression

// Is v made of iotas and equal elements? Then *n has grown by its ops, *works says whether any of them computes.
static bool is_counted(const Value *v, uint32_t *n, bool *works) {
    const Op *op = v->def;
    if (!op || ++*n > MAX_COUNTED || op->n_results != 1 || op->n_regions) return false;
    if (op->kind == OP_IOTA) return true;
    if (op->kind == OP_CONSTANT) return value_constant(v)->splat || v->type->n_elems == 1;
    int64_t dims[MAX_RANK];
    if (op->kind == OP_RESHAPE) return v->type->rank && reshape_keeps_dims(op, dims) && is_counted(op->operands[0], n, works);
    bool moves = op->kind == OP_BROADCAST_IN_DIM;
    if (!moves && (!op_has(op->kind, MAP) || op_is_expensive(op->kind))) return false;
    *works |= !moves;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Type t = op->operands[i]->type;
        for (uint32_t d = 0; moves && d < t->rank; d++)
            if (t->dims[d] != v->type->dims[op_axes(op, ATTR_broadcast_dimensions).v[d]]) return false;
        if (!moves && t->rank != v->type->rank) return false;
        if (!is_counted(op->operands[i], n, works)) return false;
    }
    return true;
}

// v again, repeated along what `shape` has besides: its dimension i is dims[i] there.
static Value *counted_again(Builder *b, const Value *v, Type shape, const int64_t *dims) {
    const Op *op = v->def;
    b->loc = op->loc;
    Type type = type_tensor(&b->m->types, v->type->dtype, shape->dims, shape->rank);
    if (op->kind == OP_IOTA) return build_iota(b, v->type->dtype, shape, (uint32_t)dims[op_int(op, ATTR_iota_dimension, 0)]);
    if (op->kind == OP_CONSTANT) return build_splat_of(b, type, literal_elem(value_constant(v), 0));
    Value *operands[3];
    int64_t through[MAX_RANK];
    if (op->kind == OP_RESHAPE) {
        reshape_keeps_dims(op, through);
        for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) through[i] = through[i] < 0 ? 0 : dims[through[i]];
        return counted_again(b, op->operands[0], shape, through);
    }
    if (op->kind == OP_BROADCAST_IN_DIM) {
        for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) through[i] = dims[op_axes(op, ATTR_broadcast_dimensions).v[i]];
        return counted_again(b, op->operands[0], shape, through);
    }
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = counted_again(b, op->operands[i], shape, dims);
    b->loc = op->loc;
    return op_result(build_like(b, op, operands, &type), 0);
}

void counted_prepare(Module *m, Block *body) {
    int64_t same[MAX_RANK];
    for (uint32_t i = 0; i < MAX_RANK; i++) same[i] = i;
    for (Op *op = body->first; op; op = op->next) {
        uint32_t n = 0;
        bool works = false;
        if (!op_has(op->kind, MAP) || op->n_regions || is_counted(&op->results[0], &n, &works)) continue;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Value *v = op->operands[i];
            n = 0, works = false;
            if (!v->type->rank || !v->def || v->def->block != body || !is_counted(v, &n, &works) || !works) continue;
            Builder b = builder_before(m, op);
            op->operands[i] = counted_again(&b, v, v->type, same);
        }
    }
}

// ---- what is stored in fewer bits
//
// A value of bytes, bf16 or f16 is read as it is stored: each elementwise reader that joins it with something else widens it for itself, where it reads it, and
// does again what cheap work on constants alone follows (of quantized bytes: less the zero point, times the scale). So the wide one need not lie in memory.

enum { MAX_WIDENING = 4 }; // ops of such a chain

static bool is_constant(const Value *v) {
    const Op *op = v->def;
    for (uint32_t n_views = 0; op && op_has(op->kind, VIEW) && n_views < MAX_VIEWS; n_views++) op = op->operands[0]->def;
    return op && op->kind == OP_CONSTANT;
}

// The one operand of cheap elementwise work that is no constant (of a conversion: the one that it has), or NULL.
static Value *worked_on(const Op *op) {
    Value *found = NULL;
    if (!op_has(op->kind, MAP) || op->n_regions || op->n_results != 1 || op_is_expensive(op->kind)) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        if (op->kind != OP_CONVERT && is_constant(op->operands[i])) continue;
        if (found) return NULL;
        found = op->operands[i];
    }
    return found;
}

bool op_widens(const Op *op) {
    if (op->kind != OP_CONVERT) return false;
    const Type from = op->operands[0]->type, to = op->results[0].type;
    bool narrow = from->dtype == DT_BF16 || from->dtype == DT_F16 || from->dtype == DT_I8 || from->dtype == DT_UI8;
    return narrow && from->rank > 0 && dtype_bytes(to->dtype) > dtype_bytes(from->dtype);
}

Value *widened_value(const Op *op) {
    uint64_t bytes = op && op->n_results == 1 ? dtype_bytes(op->results[0].type->dtype) : 0;
    for (uint32_t n = 0; op && n < MAX_WIDENING; n++) {
        Value *v = worked_on(op);
        if (!v) return NULL;
        if (op_widens(op)) return dtype_bytes(v->type->dtype) < bytes ? v : NULL;
        op = v->def && v->def->block == op->block ? v->def : NULL;
    }
    return NULL;
}

static bool joins_values(const Op *op, const Block *body) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) n += !is_constant(op->operands[i]);
    return op->block == body && op_has(op->kind, MAP) && !op->n_regions && n > 1;
}

// v again, from what it is widened from.
static Value *widen_again(Builder *b, Value *v, const Value *from) {
    const Op *chain[MAX_WIDENING];
    uint32_t n = 0;
    for (; v != from; v = worked_on(v->def)) chain[n++] = v->def;
    while (n-- > 0) {
        const Op *op = chain[n];
        const Value *before = worked_on(op);
        Value **operands = arena_copy(&b->m->arena, op->operands, op->n_operands * sizeof *operands);
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (operands[i] == before) operands[i] = v;
        b->loc = op->loc;
        v = op_result(build_like(b, op, operands, &op->results[0].type), 0);
    }
    return v;
}

// A conversion always is. What follows on it is only if no other reader wants its value in memory: who reads both there reads more than one of them.
static bool is_done_again(const Op *op, UseList users, const Block *body) {
    for (uint32_t i = 0; i < users.n && !op_widens(op); i++)
        if (!joins_values(users.v[i].op, body) && !widened_value(users.v[i].op)) return false;
    return true;
}

static bool has_readers(const Uses *uses, const Value *v) {
    UseList users = uses_of(uses, v);
    for (uint32_t i = 0; i < users.n; i++)
        if (users.v[i].op->block) return true;
    return false;
}

static void drop_unread_widenings(Block *body) {
    Uses uses;
    uses_make(body, &uses);
    for (Op *op = body->last, *before; op; op = before) {
        before = op->prev;
        if (widened_value(op) && !has_readers(&uses, &op->results[0])) op_unlink(op);
    }
    uses_free(&uses);
}

void widenings_prepare(Module *m, Block *body) {
    Uses uses;
    bool some = false;
    uses_make(body, &uses);
    for (Op *op = body->first; op; op = op->next) {
        const Value *from = widened_value(op);
        if (!from) continue;
        UseList users = uses_of(&uses, &op->results[0]);
        if (!is_done_again(op, users, body)) continue;
        for (uint32_t i = 0; i < users.n; i++) {
            if (!joins_values(users.v[i].op, body)) continue;
            Builder b = builder_before(m, users.v[i].op);
            users.v[i].op->operands[users.v[i].index] = widen_again(&b, &op->results[0], from);
            some = true;
        }
    }
    uses_free(&uses);
    if (some) drop_unread_widenings(body);
}

// Nothing has to be computed for a result without elements.
void empty_results_prepare(Module *m, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        bool empty = op->n_results > 0 && op->kind != OP_CONSTANT && op_has(op->kind, PURE);
        for (uint32_t i = 0; i < op->n_results; i++) empty &= op->results[i].type->n_elems == 0;
        if (!empty) continue;
        Builder build = builder_before(m, op);
        for (uint32_t i = 0; i < op->n_results; i++) {
            char none[16] = {0};
            value_replace(&op->results[i], build_splat_of(&build, op->results[i].type, none));
        }
        op_unlink(op);
    }
    block_resolve(b);
}

// ---- sums of products
//
// Of a few vectors by a matrix that is read as it lies, elements that are multiplied together with neighbours are brought beside each other.
//
// What a processor multiplies as it lies, or nearly so (ir/ops/pairs.h), is widened behind its repetition: what is repeated would have a kernel of its
// own that widens it, and its elements would be no neighbours of the length that is multiplied.

// The dimension of v's repetition that is summed up, in memory: where its elements are no neighbours, but would be if v lay in another order, v in that. What
// is last there and in the product is read as vectors in any case.
static Value *with_neighbours(Builder *b, Value *v, Axes at, const Op *reduce) {
    Axes reduced = op_axes(reduce, ATTR_dimensions);
    const Op *moves = v->def && v->def->kind == OP_TRANSPOSE ? v->def : NULL;
    uint32_t rank = v->type->rank, along = rank, last = rank - 1, product_last = reduce->operands[0]->type->rank - 1;
    for (uint32_t i = 0; moves && i < rank; i++)
        if (op_axes(moves, ATTR_permutation).v[i] == rank - 1) last = i;
    for (uint32_t i = 0; i < rank; i++)
        if (axes_contain(reduced, (uint32_t)at.v[i])) along = i;
    if (along == rank || along == last || v->type->dims[last] == 1 || (at.v[last] == product_last && !axes_contain(reduced, product_last))) return v;
    int64_t order[MAX_RANK], back[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < rank; i++)
        if (i != along) order[n++] = i;
    order[n] = along;
    for (uint32_t i = 0; i < rank; i++) back[order[i]] = i;
    return build_transpose(b, build_copy(b, build_transpose(b, v, order)), back);
}

static void widen_behind(Module *m, const Uses *uses, const Op *reduce, uint32_t i) {
    Op *product = reduce->operands[0]->def, *repeats = product->operands[i]->def;
    Op *widens = repeats && repeats->kind == OP_BROADCAST_IN_DIM ? repeats->operands[0]->def : NULL;
    if (!widens || !op_widens(widens) || widens->block != product->block || repeats->block != product->block) return;
    Builder b = builder_before(m, product);
    Axes at = op_axes(repeats, ATTR_broadcast_dimensions);
    Value *v = widens->operands[0];
    bool small = v->type->n_elems <= reduce->operands[0]->type->n_elems / (2 * MOST_SHARED); // a vector, or a few: not the matrix
    if (small) v = with_neighbours(&b, v, at, reduce);
    v = build_broadcast_as(&b, v, repeats->results[0].type, at.v, at.n);
    product->operands[i] = build_convert(&b, v, repeats->results[0].type->dtype);
    if (uses_of(uses, &repeats->results[0]).n == 1) op_unlink(repeats);
}

// What is not widened, of several vectors along rows.
static void bring_together(Module *m, const Uses *uses, const Op *reduce, uint32_t i) {
    Op *product = reduce->operands[0]->def, *repeats = product->operands[i]->def;
    Axes reduced = op_axes(reduce, ATTR_dimensions);
    bool along = axes_contain(reduced, product->results[0].type->rank - 1);
    if (!repeats || repeats->kind != OP_BROADCAST_IN_DIM || repeats->block != product->block || !along || shared_dim_of(reduce) < 0) return;
    Builder b = builder_before(m, product);
    Axes at = op_axes(repeats, ATTR_broadcast_dimensions);
    Value *v = repeats->operands[0], *now = v;
    if (v->type->n_elems <= product->results[0].type->n_elems / (2 * MOST_SHARED)) now = with_neighbours(&b, v, at, reduce);
    if (now == v) return;
    product->operands[i] = build_broadcast_as(&b, now, repeats->results[0].type, at.v, at.n);
    if (uses_of(uses, &repeats->results[0]).n == 1) op_unlink(repeats);
}

void products_prepare(Module *m, Block *body) {
    Uses uses;
    bool some = false;
    uses_make(body, &uses);
    for (Op *op = body->first; op; op = op->next) {
        const Op *product = op->kind == OP_REDUCE && op->n_results == 1 ? op->operands[0]->def : NULL;
        if (!product || product->kind != OP_MULTIPLY || product->block != body) continue;
        bool pairs = pairs_are_summed(op);
        for (uint32_t i = 0; i < 2; i++) (pairs ? widen_behind : bring_together)(m, &uses, op, i);
        some |= pairs;
    }
    uses_free(&uses);
    if (some) drop_unread_widenings(body);
}
