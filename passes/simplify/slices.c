// Elementwise work on rows of two to four of which others only take columns, one at a time: boxes as [n, 4], vectors as [n, 3]. What is taken is taken of the
// operands instead, so that each column is a vector along n and not a few elements of one. Only where that is no more work in all: together they take no more
// elements than there are. (Of longer rows, and of columns that stay together, the rows fill vectors better than what is taken of them.)
//
// Ops are looked at from the last to the first: when one is reached, all that read it have been rewritten.
#include "passes/rewrite.h"

#include <stdlib.h>

enum { MOST_OPERANDS = 4, LONGEST_ROW = 4 };

typedef struct Taken {
    Op *slice;
    struct Taken *next;
} Taken;

typedef struct {
    PassContext *c;
    Taken **added; // by Value.id: slices that were built of it
    bool *gone;    // by Op.id: nobody reads it any more, but for what will be dropped
} Slices;

static bool is_short(Type t) { return t->rank && t->n_elems && t->dims[t->rank - 1] > 1 && t->dims[t->rank - 1] <= LONGEST_ROW; }

static bool is_on_short_rows(const Op *op) {
    return op_is_elementwise(op) && op->n_results == 1 && op->n_operands <= MOST_OPERANDS && is_short(op->results[0].type);
}

// The slices that are all that reads op; NULL: there is another reader, none, or taking of the operands is more work.
static Taken *only_slices(Slices *s, const Op *op) {
    const Type t = op->results[0].type;
    UseList uses = uses_of(s->c->uses, &op->results[0]);
    Taken *all = NULL;
    int64_t taken = 0;
    for (Taken *at = s->added[op->results[0].id]; at; at = at->next) {
        Taken *copy = arena_new(s->c->scratch, Taken);
        *copy = (Taken){at->slice, all};
        all = copy;
    }
    for (uint32_t i = 0; i < uses.n; i++) {
        Op *reader = uses.v[i].op;
        if (s->gone[reader->id]) continue;
        if (reader->kind != OP_SLICE) return NULL;
        Taken *one = arena_new(s->c->scratch, Taken);
        *one = (Taken){reader, all};
        all = one;
    }
    for (Taken *at = all; at; at = at->next) {
        const Type part = at->slice->results[0].type;
        if (at->slice->block != op->block || part->dims[t->rank - 1] != 1) return NULL;
        taken += part->n_elems;
    }
    return taken <= t->n_elems ? all : NULL;
}

// A column alone is no dimension.
static Value *as_taken(Builder *b, Value *x) {
    const Type t = x->type;
    return t->rank > 1 && t->dims[t->rank - 1] == 1 ? build_reshape(b, x, t->dims, t->rank - 1) : x;
}

static void take_of_operands(Slices *s, Op *op, Op *slice) {
    Builder b = builder_before(s->c->m, slice);
    Value *operands[MOST_OPERANDS], *shape = NULL;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *x = op->operands[i];
        operands[i] = x;
        if (!x->type->rank) continue;
        Value *part = build_slice(&b, x, op_axes(slice, ATTR_start_indices).v, op_axes(slice, ATTR_limit_indices).v, op_axes(slice, ATTR_strides).v);
        Taken *one = arena_new(s->c->scratch, Taken);
        *one = (Taken){part->def, s->added[x->id]};
        s->added[x->id] = one;
        shape = operands[i] = as_taken(&b, part);
    }
    Type type = type_with_dtype(&s->c->m->types, shape->type, op->results[0].type->dtype);
    Value *made = op_result(build_like(&b, op, operands, &type), 0);
    value_replace(&slice->results[0], build_reshape_as(&b, made, slice->results[0].type));
    op_unlink(slice);
}

bool pass_slices(PassContext *c) {
    const Uses *u = c->uses;
    Slices s = {.c = c, .added = xcalloc(u->n_values, sizeof *s.added), .gone = xcalloc(u->n_ops, sizeof *s.gone)};
    for (uint32_t i = u->n_ops; i-- > 0;) {
        Op *op = u->ops[i];
        Taken *all = is_on_short_rows(op) ? only_slices(&s, op) : NULL;
        for (Taken *at = all; at; at = at->next) take_of_operands(&s, op, at->slice);
        if (all) s.gone[i] = c->changed = true;
    }
    if (c->changed) module_resolve(c->m);
    free(s.added), free(s.gone);
    return true;
}
