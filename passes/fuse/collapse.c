// Neighbouring dimensions of a kernel's domain become one where the last is short and no whole vectors: vectors run along it, and an image of 7x7 would be 7
// of them with 7 elements each instead of 4 with 49. They may where each value of the kernel has either both, side by side, or neither: work element by
// element, what repeats vectors along the others, and movement that leaves the second of the two as it is. (As MLIR's Linalg collapses dimensions of loops.)
//
// A vector along short rows would forbid it: what a picture's three channels are multiplied by. It is repeated before the kernel, for as many rows as become
// one.
//
// Of each value a mask says which of its dimensions may be one with the next; of the domain too. All begin as "yes", each op forbids what it could not follow
// and says which are the same question of different values, until nothing changes. Then the kernel is written anew in place. Its operands and results have
// other shapes by that, which they get from a reshape around it: no more than another name.
#include "ir/builder/build.h"
#include "ir/ops/stage.h"
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

enum {
    LONG_ROW = 16 * LANES, // of which the last vector matters little
    MOST_REPEATED = 4096,  // elements of a vector that is repeated; they stay in the first cache
    WORTH_REPEATING = 8    // times as many elements in the kernel
};

typedef struct {
    Module *m;
    const Block *body;
    VEC(uint32_t) masks; // by Value.id - 1, of values of the body: bit i is of dimensions i and i + 1
    uint32_t domain;     // the same of the domain
    bool changed;
} Collapse;

static bool is_inside(const Collapse *k, const Value *v) { return (v->def ? v->def->block : v->block) == k->body; }

static uint32_t *mask_of(Collapse *k, const Value *v) { return &k->masks.items[v->id - 1]; }

static void set_mask(Collapse *k, uint32_t *mask, uint32_t to) {
    k->changed |= *mask != to;
    *mask = to;
}

static void forbid(Collapse *k, uint32_t *mask, uint32_t bits) { set_mask(k, mask, *mask & ~bits); }

static void forbid_all(Collapse *k, const Value *v) { forbid(k, mask_of(k, v), UINT32_MAX); }

// Bit i of one and bit j of the other are the same question.
static void same(Collapse *k, uint32_t *a, uint32_t i, uint32_t *b, uint32_t j) {
    bool both = *a >> i & *b >> j & 1;
    if (!both) forbid(k, a, UINT32_C(1) << i), forbid(k, b, UINT32_C(1) << j);
}

static void all_same(Collapse *k, const Value *a, const Value *b) {
    uint32_t both = *mask_of(k, a) & *mask_of(k, b);
    set_mask(k, mask_of(k, a), both), set_mask(k, mask_of(k, b), both);
}

// ---- what an op forbids

typedef void Follow(Collapse *k, const Op *op);

static void follow_elementwise(Collapse *k, const Op *op) {
    const Value *r = &op->results[0];
    for (uint32_t i = 1; i < op->n_results; i++) all_same(k, r, &op->results[i]);
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->rank) all_same(k, r, op->operands[i]);
}

// What is repeated along both dimensions, or neither. Dimensions of one element that become more are of the first kind.
static void follow_broadcast(Collapse *k, const Op *op) {
    const Value *x = op->operands[0], *r = &op->results[0];
    Axes at = op_axes(op, ATTR_broadcast_dimensions);
    int from[MAX_RANK];
    for (uint32_t i = 0; i < r->type->rank; i++) from[i] = -1;
    for (uint32_t a = 0; a < at.n; a++) from[at.v[a]] = (int)a;
    for (uint32_t i = 0; i + 1 < r->type->rank; i++) {
        int a = from[i], b = from[i + 1];
        bool has = a >= 0 && x->type->dims[a] == r->type->dims[i], has_next = b >= 0 && x->type->dims[b] == r->type->dims[i + 1];
        if (has != has_next || (a >= 0 && b >= 0 && b != a + 1)) forbid(k, mask_of(k, r), UINT32_C(1) << i);
        else if (a >= 0 && b >= 0) same(k, mask_of(k, r), i, mask_of(k, x), (uint32_t)a);
    }
    for (uint32_t a = 0; a + 1 < at.n; a++) {
        if (at.v[a + 1] == at.v[a] + 1) same(k, mask_of(k, x), a, mask_of(k, r), (uint32_t)at.v[a]);
        else forbid(k, mask_of(k, x), UINT32_C(1) << a);
    }
}

static void follow_constant(Collapse *k, const Op *op) {
    const Literal *l = value_constant(&op->results[0]);
    if (!l->splat && l->type->n_elems != 1) forbid_all(k, &op->results[0]);
}

static void follow_iota(Collapse *k, const Op *op) {
    uint32_t d = (uint32_t)op_int(op, ATTR_iota_dimension, 0);
    forbid(k, mask_of(k, &op->results[0]), UINT32_C(1) << d | (d ? UINT32_C(1) << (d - 1) : 0));
}

static void follow_slice(Collapse *k, const Op *op) {
    const Value *x = op->operands[0], *r = &op->results[0];
    Axes step = op_axes(op, ATTR_strides);
    for (uint32_t i = 0; i + 1 < r->type->rank; i++)
        if (step.v[i] != 1 || x->type->dims[i + 1] != r->type->dims[i + 1]) forbid(k, mask_of(k, r), UINT32_C(1) << i);
    all_same(k, x, r);
}

static void follow_pad(Collapse *k, const Op *op) {
    const Value *r = &op->results[0];
    Axes low = op_axes(op, ATTR_edge_padding_low), high = op_axes(op, ATTR_edge_padding_high), between = op_axes(op, ATTR_interior_padding);
    for (uint32_t i = 0; i + 1 < r->type->rank; i++)
        if (between.v[i] || low.v[i + 1] || high.v[i + 1] || between.v[i + 1]) forbid(k, mask_of(k, r), UINT32_C(1) << i);
    all_same(k, op->operands[0], r);
}

static void follow_concatenate(Collapse *k, const Op *op) {
    const Value *r = &op->results[0];
    int64_t d = op_int(op, ATTR_dimension, 0);
    if (d) forbid(k, mask_of(k, r), UINT32_C(1) << (d - 1));
    for (uint32_t i = 0; i < op->n_operands; i++) all_same(k, r, op->operands[i]);
}

static void follow_transpose(Collapse *k, const Op *op) {
    const Value *x = op->operands[0], *r = &op->results[0];
    Axes order = op_axes(op, ATTR_permutation);
    uint32_t together = 0; // of the operand
    for (uint32_t i = 0; i + 1 < order.n; i++) {
        if (order.v[i + 1] != order.v[i] + 1) {
            forbid(k, mask_of(k, r), UINT32_C(1) << i);
            continue;
        }
        same(k, mask_of(k, r), i, mask_of(k, x), (uint32_t)order.v[i]);
        together |= UINT32_C(1) << order.v[i];
    }
    forbid(k, mask_of(k, x), ~together);
}

static void follow_reverse(Collapse *k, const Op *op) {
    const Value *r = &op->results[0];
    Axes dims = op_axes(op, ATTR_dimensions);
    for (uint32_t i = 0; i + 1 < r->type->rank; i++)
        if (axes_contain(dims, i) != axes_contain(dims, i + 1)) forbid(k, mask_of(k, r), UINT32_C(1) << i);
    all_same(k, op->operands[0], r);
}

// Where both shapes begin a dimension behind as many elements, both still do or neither.
static void follow_reshape(Collapse *k, const Op *op) {
    const Value *x = op->operands[0], *r = &op->results[0];
    int64_t before = 1, behind;
    for (uint32_t i = 0; i + 1 < x->type->rank; i++) {
        before *= x->type->dims[i], behind = 1;
        for (uint32_t j = 0; j + 1 < r->type->rank; j++) {
            behind *= r->type->dims[j];
            if (behind == before) same(k, mask_of(k, x), i, mask_of(k, r), j);
        }
    }
}

static void follow_return(Collapse *k, const Op *op) { (void)k, (void)op; }

static Follow *follow_of(const Op *op) {
    switch (op->kind) {
    case OP_BROADCAST_IN_DIM: return follow_broadcast;
    case OP_CONSTANT: return follow_constant;
    case OP_IOTA: return follow_iota;
    case OP_SLICE: return follow_slice;
    case OP_PAD: return follow_pad;
    case OP_CONCATENATE: return follow_concatenate;
    case OP_TRANSPOSE: return follow_transpose;
    case OP_REVERSE: return follow_reverse;
    case OP_RESHAPE: return follow_reshape;
    case OP_RETURN: return follow_return;
    default: return op_is_elementwise(op) ? follow_elementwise : NULL;
    }
}

static void forbid_read(Op *op, void *context) {
    Collapse *k = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (is_inside(k, op->operands[i])) forbid_all(k, op->operands[i]);
}

// Of an op that nobody knows here nothing is changed, nor of what its regions read.
static void follow(Collapse *k, Op *op) {
    Follow *f = follow_of(op);
    if (f) {
        f(k, op);
        return;
    }
    forbid_read(op, k);
    for (uint32_t i = 0; i < op->n_results; i++) forbid_all(k, &op->results[i]);
    for (uint32_t r = 0; r < op->n_regions; r++) block_walk(op->regions[r], forbid_read, k);
}

// Dimensions of a value that has a place run along those of the domain.
static void follow_map(Collapse *k, const Op *op, Axes domain) {
    Axes map = op_axes(op, ATTR_map);
    if (!op_attr(op, ATTR_map)) return;
    uint32_t has = 0, together = 0; // of the domain: dimensions; pairs
    for (uint32_t i = 0; i < map.n; i++) {
        if (map.v[i] >= 0) has |= UINT32_C(1) << map.v[i];
        if (i + 1 == map.n) continue;
        bool pair = map.v[i] >= 0 && map.v[i + 1] == map.v[i] + 1;
        if (pair) together |= UINT32_C(1) << map.v[i];
        for (uint32_t r = 0; r < op->n_results; r++) {
            uint32_t *mask = mask_of(k, &op->results[r]);
            if (pair) same(k, mask, i, &k->domain, (uint32_t)map.v[i]);
            else forbid(k, mask, UINT32_C(1) << i);
        }
    }
    for (uint32_t d = 0; d + 1 < domain.n; d++)
        if ((has >> d & 3) && !(together >> d & 1)) forbid(k, &k->domain, UINT32_C(1) << d);
}

// Forwards and backwards, so that long chains need few rounds.
static void follow_all(Collapse *k, Axes domain) {
    do {
        k->changed = false;
        for (Op *op = k->body->first; op; op = op->next) follow(k, op), follow_map(k, op, domain);
        for (Op *op = k->body->last; op; op = op->prev) follow(k, op), follow_map(k, op, domain);
    } while (k->changed);
}

// ---- writing the kernel anew

// Where dimension i is found among those that are left.
static int64_t dim_now(uint32_t mask, int64_t i) { return i - __builtin_popcount(mask & ((UINT32_C(1) << i) - 1)); }
static bool begins(uint32_t mask, uint32_t i) { return !i || !(mask >> (i - 1) & 1); }

static uint32_t dims_now(uint32_t mask, const int64_t *dims, uint32_t n, int64_t *out) {
    uint32_t rank = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (begins(mask, i)) out[rank++] = dims[i];
        else out[rank - 1] *= dims[i];
    }
    return rank;
}

static Type type_now(Collapse *k, const Value *v) {
    int64_t dims[MAX_RANK];
    uint32_t rank = dims_now(*mask_of(k, v), v->type->dims, v->type->rank, dims);
    return rank == v->type->rank ? v->type : type_tensor(&k->m->types, v->type->dtype, dims, rank);
}

// Elements of the dimensions that follow dimension i in one with it.
static int64_t elems_behind(uint32_t mask, Type t, uint32_t i) {
    int64_t n = 1;
    for (; mask >> i & 1; i++) n *= t->dims[i + 1];
    return n;
}

static void set_axes(Collapse *k, Op *op, AttrKey key, const int64_t *v, uint32_t n) { op_set_attr(k->m, op, attr_axes(&k->m->arena, key, v, n)); }

// A number for each dimension: those of the first ones that are left, in elements of what follows them if it is a place.
static void scale_axes(Collapse *k, Op *op, AttrKey key, uint32_t mask, Type t, bool place) {
    Axes old = op_axes(op, key);
    int64_t v[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < old.n; i++)
        if (begins(mask, i)) v[n++] = old.v[i] * (place ? elems_behind(mask, t, i) : 1);
    set_axes(k, op, key, v, n);
}

static void rewrite_attrs(Collapse *k, Op *op) {
    const Type from = op->n_operands ? op->operands[0]->type : NULL;
    uint32_t of_result = op->n_results ? *mask_of(k, &op->results[0]) : 0, of_operand = op->n_operands ? *mask_of(k, op->operands[0]) : 0, n = 0;
    int64_t v[MAX_RANK];
    switch (op->kind) {
    case OP_BROADCAST_IN_DIM:
    case OP_TRANSPOSE: {
        bool repeats = op->kind == OP_BROADCAST_IN_DIM;
        AttrKey key = repeats ? ATTR_broadcast_dimensions : ATTR_permutation;
        Axes at = op_axes(op, key);
        for (uint32_t i = 0; i < at.n; i++)
            if (begins(repeats ? of_operand : of_result, i)) v[n++] = dim_now(repeats ? of_result : of_operand, at.v[i]);
        set_axes(k, op, key, v, n);
        break;
    }
    case OP_REVERSE: {
        Axes dims = op_axes(op, ATTR_dimensions);
        for (uint32_t i = 0; i < dims.n; i++)
            if (begins(of_result, (uint32_t)dims.v[i])) v[n++] = dim_now(of_result, dims.v[i]);
        set_axes(k, op, ATTR_dimensions, v, n);
        break;
    }
    case OP_CONSTANT: {
        Type t = type_now(k, &op->results[0]);
        if (t != op->results[0].type) op_set_attr(k->m, op, attr_literal(ATTR_value, literal_splat(&k->m->arena, t, value_constant(&op->results[0])->data)));
        break;
    }
    case OP_IOTA: op_set_attr(k->m, op, attr_i64(ATTR_iota_dimension, dim_now(of_result, op_int(op, ATTR_iota_dimension, 0)))); break;
    case OP_CONCATENATE: op_set_attr(k->m, op, attr_i64(ATTR_dimension, dim_now(of_result, op_int(op, ATTR_dimension, 0)))); break;
    case OP_SLICE:
        scale_axes(k, op, ATTR_start_indices, of_result, from, true);
        scale_axes(k, op, ATTR_limit_indices, of_result, from, true);
        scale_axes(k, op, ATTR_strides, of_result, from, false);
        break;
    case OP_PAD:
        scale_axes(k, op, ATTR_edge_padding_low, of_result, from, true);
        scale_axes(k, op, ATTR_edge_padding_high, of_result, from, true);
        scale_axes(k, op, ATTR_interior_padding, of_result, from, false);
        break;
    default: break;
    }
    Axes map = op_axes(op, ATTR_map);
    if (!op_attr(op, ATTR_map)) return;
    n = 0;
    for (uint32_t i = 0; i < map.n; i++)
        if (begins(of_result, i)) v[n++] = map.v[i] < 0 ? -1 : dim_now(k->domain, map.v[i]);
    set_axes(k, op, ATTR_map, v, n);
}

// The op itself is made again, with results of other types.
static void rewrite_kernel(Collapse *k, Op *kernel, Axes domain) {
    Block *body = kernel->regions[0];
    Op *end = block_end(body);
    Builder b = builder_before(k->m, kernel);
    int64_t dims[MAX_RANK];
    uint32_t rank = dims_now(k->domain, domain.v, domain.n, dims);
    for (Op *op = body->first; op; op = op->next) rewrite_attrs(k, op);
    set_axes(k, end, ATTR_domain, dims, rank);
    for (uint32_t i = 0; i < body->n_args; i++) {
        body->args[i]->type = type_now(k, body->args[i]);
        kernel->operands[i] = build_reshape_as(&b, value_resolved(kernel->operands[i]), body->args[i]->type);
    }
    for (Op *op = body->first; op; op = op->next)
        for (uint32_t r = 0; r < op->n_results; r++) op->results[r].type = type_now(k, &op->results[r]);
    Type *types = arena_array(&k->m->arena, Type, kernel->n_results);
    for (uint32_t i = 0; i < kernel->n_results; i++) types[i] = end->operands[i]->type;
    Op *made = build_like(&b, kernel, kernel->operands, types);
    made->regions = kernel->regions;
    made->n_regions = 1;
    body->parent = made;
    for (uint32_t i = 0; i < kernel->n_results; i++) value_replace(&kernel->results[i], build_reshape_as(&b, &made->results[i], kernel->results[i].type));
    op_unlink(kernel);
}

// ---- vectors along short rows

static bool ends_with_rows(Type t, int64_t rows, int64_t columns) { return t->rank >= 2 && t->dims[t->rank - 2] == rows && t->dims[t->rank - 1] == columns; }

static bool is_along_rows(const Op *op) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    return op->kind == OP_BROADCAST_IN_DIM && !op->operands[0]->def && from->rank == 1 && from->n_elems > 1 && to->rank >= 2 &&
           op_axes(op, ATTR_broadcast_dimensions).v[0] == to->rank - 1;
}

// What is repeated along both of the last two dimensions, or neither.
static bool is_along_both(const Op *op) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Axes at = op_axes(op, ATTR_broadcast_dimensions);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < at.n; i++) kept += at.v[i] + 2 >= to->rank && from->dims[i] > 1;
    return kept == 0 || kept == 2;
}

// Of an operand that may be such a vector, too.
static bool is_as_long(const Op *op, int64_t columns) {
    const Type from = op->operands[0]->type;
    return !op->operands[0]->def && from->rank == 1 && from->n_elems == columns;
}

// Is the kernel work on rows and columns that could be one, but for vectors along its rows?
static bool has_vectors(const Block *body, int64_t rows, int64_t columns, uint32_t rank) {
    bool any = false;
    for (const Op *op = body->first; op; op = op->next) {
        if (op->kind == OP_RETURN) continue;
        const Type t = op->results[0].type;
        Axes map = op_axes(op, ATTR_map);
        bool vector = is_along_rows(op), repeats = op->kind == OP_BROADCAST_IN_DIM && (vector || (is_along_both(op) && !is_as_long(op, columns)));
        if (op->kind != OP_CONSTANT && !repeats && !op_is_elementwise(op)) return false;
        if (t->n_elems != 1 && !ends_with_rows(t, rows, columns)) return false;
        if (map.n && (map.n < 2 || map.v[map.n - 1] != rank - 1 || map.v[map.n - 2] != rank - 2)) return false;
        any |= vector;
    }
    return any;
}

// [rows, columns] of a vector: known at once, or by a kernel of its own.
static Value *repeated_rows(Builder *b, Value *v, Type type) {
    const Literal *l = value_constant(v);
    Module *m = b->m;
    if (l) {
        void *data;
        Literal *made = literal_make(&m->arena, type, &data);
        size_t bytes = dtype_bytes(type->dtype);
        for (int64_t i = 0; i < type->n_elems; i++) memcpy((char *)data + (size_t)i * bytes, literal_elem(l, i % type->dims[1]), bytes);
        return build_constant(b, made);
    }
    Op *kernel = op_new(m, OP_KERNEL, b->loc, 1, 1, 1), *end = op_new(m, OP_RETURN, b->loc, 1, 0, 0);
    Block *body = kernel->regions[0] = block_new(m);
    body->parent = kernel;
    Builder in = builder_in(b, body);
    int64_t column = 1, map[] = {0, 1};
    Value *y = build_broadcast_as(&in, block_add_arg(m, body, v->type, NULL), type, &column, 1);
    stage_set(m, y->def, STAGE_MAP);
    op_set_attr(m, y->def, attr_axes(&m->arena, ATTR_map, map, 2));
    op_set_attr(m, end, attr_axes(&m->arena, ATTR_domain, type->dims, 2));
    end->operands[0] = y;
    block_append(body, end);
    kernel->operands[0] = v;
    kernel->results[0].type = type;
    op_insert_before(kernel, b->before);
    return &kernel->results[0];
}

static void repeat_vectors(PassContext *c, Op *kernel) {
    Block *body = kernel->regions[0];
    Axes domain = op_axes(block_end(body), ATTR_domain);
    if (domain.n < 2) return;
    int64_t rows = domain.v[domain.n - 2], columns = domain.v[domain.n - 1], elems = 1;
    for (uint32_t i = 0; i < domain.n; i++) elems *= domain.v[i];
    if (columns >= LANES || columns < 2 || rows < 2 || rows * columns > MOST_REPEATED || elems < WORTH_REPEATING * rows * columns) return;
    if (!has_vectors(body, rows, columns, domain.n)) return;
    Builder b = builder_before(c->m, kernel);
    c->changed = true;
    for (Op *op = body->first; op; op = op->next) {
        if (op->kind != OP_BROADCAST_IN_DIM || op_axes(op, ATTR_broadcast_dimensions).n != 1 || op->operands[0]->type->n_elems == 1) continue;
        Value *arg = op->operands[0];
        if (!is_along_rows(op) && arg->type->rank == 1) continue; // another vector, along none of both
        if (arg->type->rank == 1) {                               // not yet by another one that reads it
            uint32_t i = 0;
            while (body->args[i] != arg) i++;
            arg->type = type_tensor(&c->m->types, arg->type->dtype, (int64_t[]){rows, columns}, 2);
            kernel->operands[i] = repeated_rows(&b, value_resolved(kernel->operands[i]), arg->type);
        }
        int64_t rank = op->results[0].type->rank, at[] = {rank - 2, rank - 1};
        op_set_attr(c->m, op, attr_axes(&c->m->arena, ATTR_broadcast_dimensions, at, 2));
    }
}

// ---- which

static void number(Collapse *k, Value *v) {
    vec_push(&k->masks, v->type->kind == TYPE_TENSOR && v->type->rank ? (UINT32_C(1) << (v->type->rank - 1)) - 1 : 0);
    v->id = (uint32_t)k->masks.n;
}

// Of what the domain may, from its last dimension on what makes that whole vectors, or long.
static uint32_t worth_it(uint32_t may, Axes domain) {
    uint32_t chosen = 0, d = domain.n - 1;
    for (int64_t row = domain.v[d]; d && may >> (d - 1) & 1 && row % LANES && row < LONG_ROW; d--) {
        chosen |= UINT32_C(1) << (d - 1);
        row *= domain.v[d - 1];
    }
    return chosen;
}

static void collapse_kernel(PassContext *c, Op *kernel) {
    Block *body = kernel->regions[0];
    Axes domain = op_axes(block_end(body), ATTR_domain);
    Collapse k = {.m = c->m, .body = body};
    if (domain.n < 2) return;
    for (uint32_t i = 0; i < body->n_args; i++) number(&k, body->args[i]);
    for (Op *op = body->first; op; op = op->next)
        for (uint32_t r = 0; r < op->n_results; r++) number(&k, &op->results[r]);
    k.domain = (UINT32_C(1) << (domain.n - 1)) - 1;
    follow_all(&k, domain);
    k.domain = worth_it(k.domain, domain);
    if (k.domain) {
        follow_all(&k, domain);
        rewrite_kernel(&k, kernel, domain);
        c->changed = true;
    }
    vec_free(&k.masks);
}

// Not in an exchange, which has nothing but kernels.
static void collapse_op(Op *op, void *context) {
    const Op *around = op->block->parent;
    if (op->kind == OP_KERNEL && op->n_regions == 1 && !(around && around->kind == OP_EXCHANGE)) {
        repeat_vectors(context, op);
        collapse_kernel(context, op);
    }
}

bool pass_collapse(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) block_walk(f->body, collapse_op, c);
    if (c->changed) module_resolve(c->m);
    return true;
}
