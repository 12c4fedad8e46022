// One shape for elementwise work on the same elements. Normalisation by groups of channels sees an image as [images, groups, channels of a group, rows,
// columns] for its sums and as [images, channels, rows, columns] for what it does with them; neither fits the other's maps, so that it would be two kernels,
// and rows of 28 columns are no whole vectors. All of it is elementwise, reduces, repeats or only says another shape, and so can be done in any shape in which
// each reduced and each repeated dimension is whole dimensions. The shape with the fewest is taken: here [images, groups, channels of a group, rows x columns].
//
// Values that are connected by such ops (a family) have the same elements in the same order. What has to begin a dimension is a cut: the number of elements
// in front of it divides their number. What reads or makes values of a family from outside sees them through a reshape, which is only a name.
#include "ir/builder/build.h"
#include "ir/ops/plan.h"
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

enum { FEWEST_ELEMS = 1 << 10, SHORT_ROW = 4 * LANES };

typedef struct {
    int64_t cuts[MAX_RANK]; // rising: products of the first dimensions of the shape, without 1 and all
    uint32_t n;
    bool bad, reduces, reshapes, contracts; // bad: no shape would do
    int64_t last;                           // the shortest last dimension of what is reduced
    int64_t dims[MAX_RANK];                 // of the shape, n + 1 of them
} Family;

typedef struct {
    PassContext *c;
    VEC(Family) families;
    VEC(uint32_t) joined; // of each family, the one that it was joined to; itself
} Merging;

static bool is_big(const Value *v) { return v->type->kind == TYPE_TENSOR && v->type->n_elems >= FEWEST_ELEMS; }

// Value.id: 1 + the number of a family, 0: none
static uint32_t family_of(Merging *g, const Value *v) {
    uint32_t f = v->id - 1;
    while (g->joined.items[f] != f) f = g->joined.items[f];
    return f;
}

static bool is_contraction(const Value *v) {
    const Op *op = v->def;
    while (op && op_has(op->kind, VIEW)) op = op->operands[0]->def;
    return op && (op->kind == OP_MATMUL || op->kind == OP_CONV || op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION || op->kind == OP_WINOGRAD_PIXELS);
}

static Family *enter(Merging *g, Value *v) {
    if (!v->id) {
        vec_push(&g->joined, (uint32_t)g->families.n);
        vec_push(&g->families, ((Family){.last = INT64_MAX}));
        v->id = (uint32_t)g->families.n;
    }
    return &g->families.items[family_of(g, v)];
}

static void add_cut(Family *f, Type t, int64_t cut) {
    uint32_t at = 0;
    if (cut <= 1 || cut >= t->n_elems) return;
    while (at < f->n && f->cuts[at] < cut) at++;
    if (at < f->n && f->cuts[at] == cut) return;
    if (f->n + 1 == MAX_RANK) {
        f->bad = true;
        return;
    }
    memmove(f->cuts + at + 1, f->cuts + at, (f->n - at) * sizeof *f->cuts);
    f->cuts[at] = cut;
    f->n++;
}

static void join(Merging *g, Value *a, Value *b) {
    enter(g, a), enter(g, b);
    uint32_t x = family_of(g, a), y = family_of(g, b);
    if (x == y) return;
    Family *to = &g->families.items[x], *from = &g->families.items[y];
    g->joined.items[y] = x;
    to->bad |= from->bad, to->reduces |= from->reduces, to->reshapes |= from->reshapes, to->contracts |= from->contracts;
    to->last = i64_min(to->last, from->last);
    for (uint32_t i = 0; i < from->n; i++) add_cut(to, a->type, from->cuts[i]);
}

// Dimensions of more than one element that are of a kind (`in`) and those that are not lie in dimensions of their own.
static void cut_between(Family *f, Type t, const bool *in) {
    int64_t before = 1;
    int last = -1;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->dims[i] == 1) continue;
        if (last >= 0 && last != in[i]) add_cut(f, t, before);
        last = in[i];
        before *= t->dims[i];
    }
}

// Which dimensions of its result a broadcast has from its operand; false: in another order.
static bool repeated_dims(const Op *op, bool *out_kept) {
    Axes at = op_axes(op, ATTR_broadcast_dimensions);
    const Type from = op->operands[0]->type, to = op->results[0].type;
    memset(out_kept, 0, MAX_RANK * sizeof *out_kept);
    for (uint32_t i = 0; i < at.n; i++) {
        if (i && at.v[i] <= at.v[i - 1]) return false;
        out_kept[at.v[i]] = from->dims[i] == to->dims[at.v[i]];
    }
    return true;
}

static bool is_elementwise(const Op *op) { return op_is_elementwise(op) && op->n_results == 1 && op->n_operands <= 4 && is_big(&op->results[0]); }

static bool is_row_sum(const Op *op) { return op->kind == OP_REDUCE && op->n_results == 1 && op->n_operands == 2 && is_big(op->operands[0]); }

static bool is_renamed(const Op *op) { return op->kind == OP_RESHAPE && is_big(&op->results[0]); }

static bool is_repeated(const Op *op) {
    bool kept[MAX_RANK];
    return op->kind == OP_BROADCAST_IN_DIM && is_big(&op->results[0]) && op->operands[0]->type->n_elems < op->results[0].type->n_elems &&
           repeated_dims(op, kept);
}

static bool has_other_dims(Type a, Type b) {
    uint32_t i = 0, j = 0;
    while (true) {
        while (i < a->rank && a->dims[i] == 1) i++;
        while (j < b->rank && b->dims[j] == 1) j++;
        if (i == a->rank || j == b->rank) return i != a->rank || j != b->rank;
        if (a->dims[i++] != b->dims[j++]) return true;
    }
}

static void find_families(Merging *g, Op *op) {
    bool in[MAX_RANK] = {0};
    if (is_elementwise(op)) {
        enter(g, &op->results[0]);
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (op->operands[i]->type->rank) join(g, &op->results[0], op->operands[i]);
    } else if (is_renamed(op)) {
        join(g, &op->results[0], op->operands[0]);
        enter(g, &op->results[0])->reshapes |= has_other_dims(op->operands[0]->type, op->results[0].type);
    } else if (is_row_sum(op)) {
        const Type t = op->operands[0]->type;
        Family *f = enter(g, op->operands[0]);
        for (uint32_t i = 0; i < t->rank; i++) in[i] = axes_contain(op_axes(op, ATTR_dimensions), i);
        cut_between(f, t, in);
        f->reduces = true;
        f->bad |= !in[t->rank - 1]; // such sums read rows of the last dimension as they lie, and its size is what tasks are cut by
        f->last = i64_min(f->last, t->dims[t->rank - 1]);
    } else if (is_repeated(op)) {
        repeated_dims(op, in);
        cut_between(enter(g, &op->results[0]), op->results[0].type, in);
    }
}

// What others make, if it is of a family: the shape does not matter to them, unless they take work on it into their tiles.
static void look_at_edges(Merging *g, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->id && is_contraction(op->operands[i])) g->families.items[family_of(g, op->operands[i])].contracts = true;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].id && is_contraction(&op->results[i])) g->families.items[family_of(g, &op->results[i])].contracts = true;
    if (op->kind == OP_IOTA && op->results[0].id) g->families.items[family_of(g, &op->results[0])].bad = true;
}

// Is there a shape, and one that is worth it: sums see another one than the rest does, or rows are no whole vectors?
static bool settle(Family *f, int64_t n_elems) {
    int64_t before = 1;
    if (f->bad || f->contracts || !f->reduces) return false;
    for (uint32_t i = 0; i <= f->n; i++) {
        int64_t next = i < f->n ? f->cuts[i] : n_elems;
        if (next % before) return false;
        f->dims[i] = next / before;
        before = next;
    }
    return f->last < f->dims[f->n] && f->last % LANES && (f->reshapes || f->last < SHORT_ROW);
}

// ---- rewriting

typedef struct {
    Builder b;
    const Family *f;
} Rewriting;

static Value *in_shape(Rewriting *w, Value *v) {
    v = value_resolved(v);
    const Literal *l = value_constant(v);
    Type type = type_tensor(&w->b.m->types, v->type->dtype, w->f->dims, w->f->n + 1);
    if (l && l->splat) return build_splat_of(&w->b, type, l->data);
    while (v->type != type && v->def && v->def->kind == OP_RESHAPE) v = value_resolved(v->def->operands[0]);
    return build_reshape_as(&w->b, v, type);
}

// The shape's dimensions that are of a kind, and their sizes. Each holds some of t's that are all of it, or a part of one.
static uint32_t dims_of_kind(const Family *f, Type t, const bool *in, bool wanted, int64_t *out_dims, int64_t *out_sizes) {
    uint32_t n = 0;
    int64_t from = 1;
    for (uint32_t at = 0; at <= f->n; at++) {
        int64_t before = 1;
        uint32_t i = 0;
        while (i < t->rank && (t->dims[i] == 1 || before * t->dims[i] <= from)) before *= t->dims[i++];
        if (i < t->rank && in[i] == wanted) out_sizes[n] = f->dims[at], out_dims[n++] = at;
        from *= f->dims[at];
    }
    return n;
}

static Value *reduce_again(Rewriting *w, Op *op) {
    const Type t = op->operands[0]->type;
    bool in[MAX_RANK];
    int64_t dims[MAX_RANK], sizes[MAX_RANK], kept[MAX_RANK], reduced[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) in[i] = axes_contain(op_axes(op, ATTR_dimensions), i);
    uint32_t n = dims_of_kind(w->f, t, in, true, dims, reduced), n_kept = dims_of_kind(w->f, t, in, false, kept, sizes);
    Type type = type_tensor(&w->b.m->types, op->results[0].type->dtype, sizes, n_kept);
    Value *operands[] = {in_shape(w, op->operands[0]), op->operands[1]};
    Op *made = build_like(&w->b, op, operands, &type);
    made->regions = op->regions;
    made->n_regions = 1;
    made->regions[0]->parent = made;
    op_set_attr(w->b.m, made, attr_axes(&w->b.m->arena, ATTR_dimensions, dims, n));
    return op_result(made, 0);
}

static Value *repeat_again(Rewriting *w, Op *op) {
    bool kept[MAX_RANK];
    int64_t dims[MAX_RANK], sizes[MAX_RANK];
    repeated_dims(op, kept);
    uint32_t n = dims_of_kind(w->f, op->results[0].type, kept, true, dims, sizes);
    Type type = type_tensor(&w->b.m->types, op->results[0].type->dtype, w->f->dims, w->f->n + 1);
    Value *x = build_reshape(&w->b, op->operands[0], sizes, n);
    return build_broadcast_as(&w->b, x, type, dims, n);
}

static Value *map_again(Rewriting *w, Op *op) {
    Value *operands[4];
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = op->operands[i]->type->rank ? in_shape(w, op->operands[i]) : op->operands[i];
    Type type = type_tensor(&w->b.m->types, op->results[0].type->dtype, w->f->dims, w->f->n + 1);
    return op_result(build_like(&w->b, op, operands, &type), 0);
}

static void rewrite(Merging *g, Op *op) {
    const Value *v = is_row_sum(op) ? op->operands[0] : op->n_results ? &op->results[0] : NULL;
    Rewriting w = {.b = builder_before(g->c->m, op), .f = v && v->id ? &g->families.items[family_of(g, v)] : NULL};
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
    if (!w.f || !w.f->dims[0]) return; // of none, or of one that keeps its shapes
    Value *made;
    if (is_row_sum(op)) made = reduce_again(&w, op);
    else if (is_elementwise(op)) made = map_again(&w, op);
    else if (is_repeated(op)) made = repeat_again(&w, op);
    else return; // a reshape goes when nobody reads it
    value_replace(&op->results[0], build_reshape_as(&w.b, made, op->results[0].type));
    op_unlink(op);
    g->c->changed = true;
}

static void rewrite_block(Merging *g, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; r < op->n_regions && op_has(op->kind, CONTROL); r++) rewrite_block(g, op->regions[r]);
        rewrite(g, op);
    }
}

static void forget_numbers(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i]->id = 0;
}

static void find_op(Op *op, void *context) { find_families(context, op); }
static void look_at_op(Op *op, void *context) { look_at_edges(context, op); }

typedef struct {
    Merging *g;
    bool any;
} Settling;

static void settle_of(Op *op, void *context) {
    Settling *s = context;
    if (!is_row_sum(op) || !op->operands[0]->id) return;
    Family *f = &s->g->families.items[family_of(s->g, op->operands[0])];
    if (f->dims[0] || f->bad) return;
    if (settle(f, op->operands[0]->type->n_elems)) s->any = true;
    else f->dims[0] = 0, f->bad = true;
}

bool pass_merge(PassContext *c) {
    Func *f = module_main(c->m);
    if (!f) return true;
    Merging g = {.c = c};
    block_walk(f->body, forget_numbers, NULL);
    block_walk(f->body, find_op, &g);
    block_walk(f->body, look_at_op, &g);
    Settling s = {&g, false};
    block_walk(f->body, settle_of, &s);
    if (s.any) rewrite_block(&g, f->body);
    if (c->changed) module_resolve(c->m);
    vec_free(&g.families);
    vec_free(&g.joined);
    return true;
}
