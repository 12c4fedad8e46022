// Sinking of transposes and reshapes. Moving one behind the op that reads it is always right where the op works element by element, or
// along dimensions that the movement keeps apart; what stands beside the moved operand is seen through the inverse movement, which is
// free for splats, broadcasts and values that lie in memory (reshape) and folds away for constants. Ops are looked at in order, those that a
// movement makes included, so that it sinks as far as it goes in one run; it only ever moves down, so the run ends.
// The graph does not multiply: a movement that nothing reads any more is taken out at once, one that others read still is copied only as long as
// the function stays within twice its size, and an op passes MAX_PASSED movements at most, so that work is linear in the ops. For this uses are
// counted in Value.id and the movements that an op has passed in Op.id, kept up to date by every step (`settle`).
#include "passes/layout/layout.h"

#include <string.h>

// ---- seeing a value through a movement

static bool is_splat(const Value *v) {
    const Literal *c = value_constant(v);
    return c && c->splat;
}

static Value *splat_as(Builder *b, const Value *v, const int64_t *dims, uint32_t rank) {
    Type type = type_tensor(&b->m->types, v->type->dtype, dims, rank);
    return build_splat_of(b, type, value_constant(v)->data);
}

Value *movement_transpose(Builder *b, Value *x, const int64_t *permutation) {
    const Type t = x->type;
    int64_t dims[MAX_RANK], to[MAX_RANK], inverse[MAX_RANK];
    permutation_invert(permutation, t->rank, inverse);
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[permutation[i]];
    if (is_splat(x)) return splat_as(b, x, dims, t->rank);
    if (x->def && x->def->kind == OP_BROADCAST_IN_DIM) {
        Axes old = op_axes(x->def, ATTR_broadcast_dimensions);
        for (uint32_t i = 0; i < old.n; i++) to[i] = inverse[old.v[i]];
        bool rising = true; // the specification allows any order, the other passes expect rising ones
        for (uint32_t i = 1; i < old.n; i++) rising &= to[i - 1] < to[i];
        if (rising) return build_broadcast(b, x->def->operands[0], dims, t->rank, to, old.n);
    }
    if (x->def && x->def->kind == OP_TRANSPOSE) { // one of two
        Axes first = op_axes(x->def, ATTR_permutation);
        for (uint32_t i = 0; i < t->rank; i++) to[i] = first.v[permutation[i]];
        return build_transpose(b, x->def->operands[0], to);
    }
    return build_transpose(b, x, permutation);
}

// Groups of dimensions of equal size: from[i0, i1) and to[j0, j1) hold the same elements, none of it can be cut smaller.
typedef struct {
    uint32_t i0, i1, j0, j1;
} Group;

static uint32_t reshape_groups(Type from, Type to, Group *out) {
    uint32_t i = 0, j = 0, n = 0;
    if (from->n_elems == 0) return 0;
    while (i < from->rank || j < to->rank) {
        Group g = {i, i, j, j};
        int64_t have = i < from->rank ? from->dims[i++] : 1, want = j < to->rank ? to->dims[j++] : 1;
        while (have != want) {
            if (have < want) have *= from->dims[i++];
            else want *= to->dims[j++];
        }
        g.i1 = i, g.j1 = j;
        out[n++] = g;
    }
    return n;
}

// reshape(broadcast(x)) as broadcast(reshape(x)), where each group is either wholly new or wholly x's.
static Value *reshape_broadcast(Builder *b, const Op *op, Type to) {
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    const Value *x = op->operands[0];
    Group groups[2 * MAX_RANK];
    uint32_t n = reshape_groups(op->results[0].type, to, groups), n_dims = 0;
    if (!n && to->rank) return NULL;
    int64_t shape[MAX_RANK], at[MAX_RANK];
    for (uint32_t i = 1; i < dims.n; i++)
        if (dims.v[i - 1] >= dims.v[i]) return NULL;
    for (uint32_t g = 0; g < n; g++) {
        uint32_t of_x = 0, big = 0;
        for (uint32_t d = groups[g].i0; d < groups[g].i1; d++) {
            bool size_one = op->results[0].type->dims[d] == 1, found = false;
            for (uint32_t k = 0; k < dims.n; k++) found |= dims.v[k] == d && (x->type->dims[k] != 1 || size_one);
            big += !size_one;
            of_x += found && !size_one;
        }
        if (of_x && of_x != big) return NULL;
        for (uint32_t d = groups[g].j0; of_x && d < groups[g].j1; d++) shape[n_dims] = to->dims[d], at[n_dims++] = d;
    }
    Value *inner = build_reshape(b, (Value *)(uintptr_t)x, shape, n_dims);
    return build_broadcast_as(b, inner, to, at, n_dims);
}

Value *movement_reshape(Builder *b, Value *x, Type to) {
    if (is_splat(x)) return splat_as(b, x, to->dims, to->rank);
    if (x->def && x->def->kind == OP_BROADCAST_IN_DIM) {
        Value *moved = reshape_broadcast(b, x->def, to);
        if (moved) return moved;
    }
    if (x->def && x->def->kind == OP_RESHAPE) return build_reshape_as(b, x->def->operands[0], to);
    return build_reshape_as(b, x, to);
}

// ---- elementwise ops

static Op *moved_operand(const Op *op, OpKind kind) {
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *def = op->operands[i]->def;
        if (def && def->kind == kind && op->operands[i]->type->rank && type_same_shape(op->operands[i]->type, op->results[0].type)) return def;
    }
    return NULL;
}

// Do these dimensions of what is transposed come in the same order before?
static bool stays_in_order(Axes dims, Axes permutation) {
    for (uint32_t i = 1; i < dims.n; i++)
        if (permutation.v[dims.v[i - 1]] >= permutation.v[dims.v[i]]) return false;
    return true;
}

// Nothing has to be moved in memory for it.
static bool transpose_is_free(const Value *x, Axes permutation) {
    if (!x->type->rank || value_constant(x)) return true;
    if (!x->def) return false;
    if (x->def->kind == OP_TRANSPOSE) {
        Axes p = op_axes(x->def, ATTR_permutation);
        return !memcmp(p.v, permutation.v, p.n * sizeof *p.v);
    }
    return x->def->kind == OP_BROADCAST_IN_DIM && stays_in_order(op_axes(x->def, ATTR_broadcast_dimensions), permutation);
}

static Op *rebuild_map(Builder *b, const Op *op, Value *const *operands, Type shape) {
    Type type = type_tensor(&b->m->types, op->results[0].type->dtype, shape->dims, shape->rank);
    return build_like(b, op, operands, &type);
}

// The operands of an op seen through the inverse of the permutation. False: one of them lies in memory, and would have to be transposed: no gain, unless
// several gain.
static bool operands_before(Builder *b, const Op *op, Axes permutation, Value **out) {
    int64_t inverse[MAX_RANK];
    permutation_invert(permutation.v, permutation.n, inverse);
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!transpose_is_free(op->operands[i], permutation)) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) out[i] = op->operands[i]->type->rank ? movement_transpose(b, op->operands[i], inverse) : op->operands[i];
    return true;
}

static bool sink_map_transpose(Module *m, Op *op) {
    const Op *moved = moved_operand(op, OP_TRANSPOSE);
    Value *operands[8];
    Builder b = builder_before(m, op);
    if (!moved || op->n_operands > COUNT(operands)) return false;
    Axes permutation = op_axes(moved, ATTR_permutation);
    if (!operands_before(&b, op, permutation, operands)) return false;
    Op *made = rebuild_map(&b, op, operands, moved->operands[0]->type);
    value_replace(&op->results[0], build_transpose(&b, op_result(made, 0), permutation.v));
    op_unlink(op);
    return true;
}

// Between shapes of one rank the op moves only if no other operand has to be reshaped for it, or two reshapes that pull apart would
// move it back and forth for ever.
static bool reshapes_all(const Op *op, Type from) {
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *x = op->operands[i];
        if (!x->type->rank || value_constant(x) || is_splat(x)) continue;
        if (!x->def || x->def->kind != OP_RESHAPE || !type_same_shape(x->def->operands[0]->type, from)) return false;
    }
    return true;
}

static bool sink_map_reshape(Module *m, Op *op) {
    const Op *moved = moved_operand(op, OP_RESHAPE);
    if (!moved || !moved->operands[0]->def || value_constant(moved->operands[0])) return false;
    const Type from = moved->operands[0]->type, to = moved->results[0].type;
    if (from->rank > to->rank) return false; // towards fewer, longer dimensions only
    if (from->rank == to->rank && !reshapes_all(op, from)) return false;
    Builder b = builder_before(m, op);
    Value *operands[8];
    if (op->n_operands > COUNT(operands)) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = op->operands[i]->type->rank ? movement_reshape(&b, op->operands[i], from) : op->operands[i];
    Op *made = rebuild_map(&b, op, operands, from);
    value_replace(&op->results[0], build_reshape_as(&b, op_result(made, 0), to));
    op_unlink(op);
    return true;
}

// ---- reductions

static Op *rebuild_reduce(Module *m, Builder *b, Op *op, Value *x, const int64_t *dims, uint32_t n_dims, Type type) {
    Value *operands[] = {x, op->operands[1]};
    Op *made = build_like(b, op, operands, &type);
    made->regions = op->regions;
    made->n_regions = 1;
    made->regions[0]->parent = made;
    op_set_attr(m, made, attr_axes(&m->arena, ATTR_dimensions, dims, n_dims));
    return made;
}

static int compare_i64(const int64_t *a, uint32_t n, int64_t v) {
    for (uint32_t i = 0; i < n; i++)
        if (a[i] == v) return 1;
    return 0;
}

static bool sink_reduce_transpose(Module *m, Op *op) {
    Op *moved = op->operands[0]->def;
    Axes permutation = op_axes(moved, ATTR_permutation), dims = op_axes(op, ATTR_dimensions);
    int64_t reduced[MAX_RANK], kept[MAX_RANK], sizes[MAX_RANK], order[MAX_RANK];
    uint32_t n_kept = 0, n_sizes = 0;
    Type from = moved->operands[0]->type;
    for (uint32_t i = 0, n = 0; i < permutation.n; i++)
        if (axes_contain(dims, i)) reduced[n++] = permutation.v[i];
    for (uint32_t i = 0; i < permutation.n; i++)
        if (!axes_contain(dims, i)) kept[n_kept++] = permutation.v[i];
    for (uint32_t i = 0; i < from->rank; i++)
        if (!compare_i64(reduced, dims.n, i)) sizes[n_sizes++] = from->dims[i];
    for (uint32_t i = 0; i < n_kept; i++) { // rank of the kept source dimension among the kept ones
        order[i] = 0;
        for (uint32_t j = 0; j < n_kept; j++) order[i] += kept[j] < kept[i];
    }
    for (uint32_t i = 0; i < dims.n; i++) // rising, as the text form prints them
        for (uint32_t j = i + 1; j < dims.n; j++)
            if (reduced[j] < reduced[i]) {
                int64_t t = reduced[i];
                reduced[i] = reduced[j];
                reduced[j] = t;
            }
    Builder b = builder_before(m, op);
    Type type = type_tensor(&m->types, op->results[0].type->dtype, sizes, n_sizes);
    Op *made = rebuild_reduce(m, &b, op, moved->operands[0], reduced, dims.n, type);
    value_replace(&op->results[0], build_transpose(&b, op_result(made, 0), order));
    op_unlink(op);
    return true;
}

// Where each group of the reshape is kept or reduced as a whole.
static bool sink_reduce_reshape(Module *m, Op *op) {
    Op *moved = op->operands[0]->def;
    Type from = moved->operands[0]->type, to = moved->results[0].type;
    Axes dims = op_axes(op, ATTR_dimensions);
    Group groups[2 * MAX_RANK];
    uint32_t n = reshape_groups(from, to, groups), n_reduced = 0, n_kept = 0;
    if (!n || from->rank > to->rank) return false;
    int64_t reduced[MAX_RANK], kept[MAX_RANK];
    for (uint32_t g = 0; g < n; g++) {
        uint32_t in = 0, big = 0;
        for (uint32_t d = groups[g].j0; d < groups[g].j1; d++) {
            big += to->dims[d] != 1;
            in += to->dims[d] != 1 && axes_contain(dims, d);
        }
        if (in && in != big) return false;
        for (uint32_t d = groups[g].i0; d < groups[g].i1; d++) {
            if (in) reduced[n_reduced++] = d;
            else kept[n_kept++] = from->dims[d];
        }
    }
    if (!n_reduced) return false;
    Builder b = builder_before(m, op);
    Type type = type_tensor(&m->types, op->results[0].type->dtype, kept, n_kept);
    Op *made = rebuild_reduce(m, &b, op, moved->operands[0], reduced, n_reduced, type);
    value_replace(&op->results[0], build_reshape_as(&b, op_result(made, 0), op->results[0].type));
    op_unlink(op);
    return true;
}

static bool sink_reduce(Module *m, Op *op) {
    if (op->n_operands != 2 || !op->operands[0]->def) return false;
    if (op->operands[0]->def->kind == OP_TRANSPOSE) return sink_reduce_transpose(m, op);
    return op->operands[0]->def->kind == OP_RESHAPE && sink_reduce_reshape(m, op);
}

// ---- windows and pads: one number a dimension, which the transpose puts in another order

static void permute_attr(Module *m, Op *op, AttrKey key, const int64_t *from_new, uint32_t rank, uint32_t width) {
    Axes old = op_axes(op, key);
    if (!old.n) return;
    int64_t v[2 * MAX_RANK];
    for (uint32_t i = 0; i < rank; i++)
        for (uint32_t k = 0; k < width; k++) v[i * width + k] = old.v[(size_t)from_new[i] * width + k];
    op_set_attr(m, op, attr_axes(&m->arena, key, v, (size_t)rank * width));
}

static bool sink_window_transpose(Module *m, Op *op) {
    Op *moved = op->operands[0]->def;
    if (op->n_results != 1 || op->n_operands != 2 || !moved || moved->kind != OP_TRANSPOSE) return false;
    static const AttrKey keys[] = {ATTR_window_dimensions, ATTR_window_strides,    ATTR_base_dilations,  ATTR_window_dilations,
                                   ATTR_edge_padding_low,  ATTR_edge_padding_high, ATTR_interior_padding};
    Axes permutation = op_axes(moved, ATTR_permutation);
    uint32_t rank = permutation.n;
    int64_t inverse[MAX_RANK], dims[MAX_RANK]; // inverse[i]: where dimension i of the source stands in the transposed
    permutation_invert(permutation.v, rank, inverse);
    for (uint32_t i = 0; i < rank; i++) dims[i] = op->results[0].type->dims[inverse[i]];
    Builder b = builder_before(m, op);
    Value *operands[] = {moved->operands[0], op->operands[1]};
    Type type = type_tensor(&m->types, op->results[0].type->dtype, dims, rank);
    Op *made = build_like(&b, op, operands, &type);
    made->regions = op->regions;
    made->n_regions = op->n_regions;
    if (op->n_regions) made->regions[0]->parent = made;
    for (size_t i = 0; i < COUNT(keys); i++) permute_attr(m, made, keys[i], inverse, rank, 1);
    permute_attr(m, made, ATTR_padding, inverse, rank, 2);
    value_replace(&op->results[0], build_transpose(&b, op_result(made, 0), permutation.v));
    op_unlink(op);
    return true;
}

// ---- slices, concatenations, reshapes of transposes

static bool sink_slice(Module *m, Op *op) {
    const Op *moved = op->operands[0]->def;
    if (!moved || moved->kind != OP_TRANSPOSE) return false;
    Axes permutation = op_axes(moved, ATTR_permutation), old[3] = {op_axes(op, ATTR_start_indices), op_axes(op, ATTR_limit_indices), op_axes(op, ATTR_strides)};
    int64_t cut[3][MAX_RANK];
    for (uint32_t k = 0; k < 3; k++)
        for (uint32_t i = 0; i < permutation.n; i++) cut[k][permutation.v[i]] = old[k].v[i];
    Builder b = builder_before(m, op);
    Value *v = build_slice(&b, moved->operands[0], cut[0], cut[1], cut[2]);
    value_replace(&op->results[0], build_transpose(&b, v, permutation.v));
    op_unlink(op);
    return true;
}

static const Op *moved_part(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->kind == OP_TRANSPOSE) return op->operands[i]->def;
    return NULL;
}

// Where all parts are transposed alike.
static bool sink_concatenate(Module *m, Op *op) {
    const Op *moved = moved_part(op);
    if (!moved) return false;
    Axes permutation = op_axes(moved, ATTR_permutation);
    Builder b = builder_before(m, op);
    Value **parts = arena_array(&m->arena, Value *, op->n_operands);
    if (!operands_before(&b, op, permutation, parts)) return false;
    Value *v = build_concatenate(&b, parts, op->n_operands, (uint32_t)permutation.v[op_int(op, ATTR_dimension, 0)]);
    value_replace(&op->results[0], build_transpose(&b, v, permutation.v));
    op_unlink(op);
    return true;
}

// Does dimension b follow a, but for sizes of 1?
static bool are_together(const Type t, uint32_t a, uint32_t b) {
    if (b <= a) return false;
    for (uint32_t d = a + 1; d < b; d++)
        if (t->dims[d] != 1) return false;
    return true;
}

// Where dimensions that the reshape makes one are neighbours before the transpose as well, and sizes of 1 anywhere.
static bool sink_reshape_transpose(Module *m, Op *op) {
    const Op *moved = op->operands[0]->def;
    if (!moved || moved->kind != OP_TRANSPOSE) return false;
    Axes permutation = op_axes(moved, ATTR_permutation);
    const Type from = moved->results[0].type, to = op->results[0].type;
    Group groups[2 * MAX_RANK];
    uint32_t n = reshape_groups(from, to, groups), rank = 0, order[2 * MAX_RANK];
    if (!n) return false;
    int64_t first[2 * MAX_RANK], dims[MAX_RANK], after[MAX_RANK];
    for (uint32_t g = 0; g < n; g++) {
        first[g] = -1; // dimension of what is transposed, that of a group of sizes of 1 before all others
        for (uint32_t d = groups[g].i0, next = 0; d < groups[g].i1; d++) {
            if (from->dims[d] == 1) continue;
            if (first[g] < 0) first[g] = permutation.v[d], next = (uint32_t)first[g];
            else if (!are_together(moved->operands[0]->type, next, (uint32_t)permutation.v[d])) return false;
            next = (uint32_t)permutation.v[d];
        }
        order[g] = g;
        for (uint32_t k = g; k > 0 && first[order[k - 1]] > first[g]; k--) order[k] = order[k - 1], order[k - 1] = g;
    }
    for (uint32_t d = 0; d < to->rank; d++) // sizes of 1 first, so that equal movements are written alike
        if (to->dims[d] == 1) after[d] = rank, dims[rank++] = 1;
    for (uint32_t k = 0; k < n; k++)
        for (uint32_t d = groups[order[k]].j0; d < groups[order[k]].j1; d++)
            if (to->dims[d] != 1) after[d] = rank, dims[rank++] = to->dims[d];
    Builder b = builder_before(m, op);
    Value *v = movement_reshape(&b, moved->operands[0], type_tensor(&m->types, to->dtype, dims, rank));
    value_replace(&op->results[0], build_transpose(&b, v, after));
    op_unlink(op);
    return true;
}

// ---- pairs

static bool merge_pair(Module *m, Op *op) {
    Op *first = op->operands[0]->def;
    if (!first || first->kind != op->kind) return false;
    Builder b = builder_before(m, op);
    const Type to = op->results[0].type;
    Value *v;
    if (op->kind == OP_RESHAPE) {
        v = build_reshape_as(&b, first->operands[0], to);
    } else {
        Axes p = op_axes(first, ATTR_permutation), q = op_axes(op, ATTR_permutation);
        int64_t both[MAX_RANK];
        for (uint32_t i = 0; i < q.n; i++) both[i] = p.v[q.v[i]];
        v = build_transpose(&b, first->operands[0], both);
    }
    value_replace(&op->results[0], v);
    op_unlink(op);
    return true;
}

// A reshape of a broadcast or a splat needs no elements at all.
static bool reshape_of_nothing(Module *m, Op *op) {
    Value *x = op->operands[0];
    if (!x->def || x->def->kind != OP_BROADCAST_IN_DIM) return false;
    Builder b = builder_before(m, op);
    Value *v = reshape_broadcast(&b, x->def, op->results[0].type);
    if (!v) return false;
    value_replace(&op->results[0], v);
    op_unlink(op);
    return true;
}

static bool sink_op(Module *m, Op *op) {
    switch (op->kind) {
    case OP_TRANSPOSE: return merge_pair(m, op);
    case OP_RESHAPE: return merge_pair(m, op) || reshape_of_nothing(m, op) || sink_reshape_transpose(m, op);
    case OP_SLICE: return sink_slice(m, op);
    case OP_CONCATENATE: return sink_concatenate(m, op);
    case OP_REDUCE: return sink_reduce(m, op);
    case OP_REDUCE_WINDOW:
    case OP_PAD: return sink_window_transpose(m, op);
    default: return op_has(op->kind, MAP) && op->n_results == 1 && (sink_map_transpose(m, op) || sink_map_reshape(m, op));
    }
}

// ---- the walk

enum { MAX_PASSED = 16 }; // movements by one op; networks whose movements cancel need four

static size_t count_uses(Block *b) {
    size_t n_ops = 0;
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->id = 0;
    for (Op *op = b->first; op; op = op->next) {
        n_ops++;
        op->id = 0;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i]->id++;
        for (uint32_t i = 0; i < op->n_regions; i++) n_ops += count_uses(op->regions[i]);
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = 0;
    }
    return n_ops;
}

void movement_begin(Func *f, MovementRoom *out) { out->n_ops = (int64_t)count_uses(f->body), out->most = 64 + 2 * out->n_ops; }

static bool is_movement(const Op *op) {
    return op->kind == OP_TRANSPOSE || op->kind == OP_RESHAPE || op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_CONSTANT;
}

// One use of v less: what moved it there goes as well, once nothing reads it.
static void drop_use(MovementRoom *room, Value *v, Op **before) {
    while (--v->id == 0 && v->def && is_movement(v->def)) {
        Op *dead = v->def;
        if (*before == dead) *before = dead->prev;
        op_unlink(dead);
        room->n_ops--;
        if (!dead->n_operands) break;
        v = dead->operands[0];
    }
}

// After a step that put ops between `before` and `next` in the place of `op`, and replaced its result by theirs.
static void settle(MovementRoom *room, const Op *op, Op **before, const Op *next, const Block *b) {
    for (Op *made = *before ? (*before)->next : b->first; made != next; made = made->next) {
        room->n_ops++;
        if (made->kind == op->kind) made->id = op->id + 1;
        for (uint32_t i = 0; i < made->n_operands; i++) made->operands[i]->id++;
    }
    room->n_ops--;
    value_resolved(op->results[0].replaced)->id += op->results[0].id;
    for (uint32_t i = 0; i < op->n_operands; i++) drop_use(room, op->operands[i], before);
}

bool movement_sink(Module *m, Block *b, MovementRoom *room) {
    bool changed = false;
    for (Op *op = b->first, *next; op; op = next) {
        Op *before = op->prev;
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        for (uint32_t r = 0; r < op->n_regions && op_has(op->kind, CONTROL); r++) block_resolve(op->regions[r]);
        if (op->id >= MAX_PASSED || room->n_ops >= room->most || !sink_op(m, op)) continue;
        changed = true;
        settle(room, op, &before, next, b);
        next = before ? before->next : b->first; // what was made may sink further
    }
    return changed;
}
