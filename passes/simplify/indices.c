// See indices.h.
#include "passes/simplify/indices.h"

#include "ir/eval/eval.h"
#include "ir/infer/infer.h"

#include <string.h>

enum { MOST_STEPS = 8, MOST_OPS = 64, MOST_ELEMS = 1 << 14, MOST_WORK = 1 << 20 };

// ---- small numbers that are computed
//
// `fold` leaves iota and broadcasts alone, and so what is made of them. Here they are looked at, not replaced.

typedef struct {
    const Op *ops[MOST_OPS]; // each behind those that it depends on
    const Literal *values[MOST_OPS];
    uint32_t n;
} Cone;

static int64_t cone_find(const Cone *c, const Op *op) {
    for (uint32_t i = 0; i < c->n; i++)
        if (c->ops[i] == op) return i;
    return -1;
}

// One result, small, made by nothing but what the evaluator does for equal operands alike.
static bool is_small(const Op *op) {
    if (!op || !op_has(op->kind, PURE) || op->kind == OP_KERNEL || op->n_results != 1 || op_is_quantized(op)) return false;
    if (op->n_regions && (op->kind != OP_REDUCE || region_binary(op->regions[0]) == OP_COUNT)) return false;
    return type_is_static(op->results[0].type) && op->results[0].type->n_elems <= MOST_ELEMS;
}

// The ops that op depends on, itself the last. False: one of them is not small, or there are too many.
static bool cone_collect(Cone *c, const Op *op) {
    const Op *open[MOST_OPS];
    uint32_t next[MOST_OPS], n = 0;
    if (!is_small(op)) return false;
    open[n] = op, next[n++] = 0;
    while (n > 0) {
        const Op *top = open[n - 1];
        if (next[n - 1] == top->n_operands) {
            if (c->n == MOST_OPS) return false;
            c->ops[c->n++] = top, n--;
            continue;
        }
        const Op *def = top->operands[next[n - 1]++]->def;
        if (!is_small(def)) return false;
        if (cone_find(c, def) >= 0) continue;
        if (n == MOST_OPS) return false;
        open[n] = def, next[n++] = 0;
    }
    return true;
}

const Literal *computed_constant(Canon *s, const Value *v) {
    const Literal *l = constant_of(s, v);
    Cone c = {.n = 0};
    if (l || s->opaque || !cone_collect(&c, v->def)) return l;
    Diags quiet;
    diags_init(&quiet, "tpucc");
    bool ok = true;
    for (uint32_t i = 0; i < c.n && ok; i++) {
        const Op *op = c.ops[i];
        const Literal **ins = arena_array(&s->m->arena, const Literal *, op->n_operands + 1);
        for (uint32_t k = 0; k < op->n_operands; k++) ins[k] = c.values[cone_find(&c, op->operands[k]->def)];
        c.values[i] = value_constant(&op->results[0]);
        EvalLimits limits = {.max_work = MOST_WORK};
        if (!c.values[i]) ok = eval_op_within(s->m, op, ins, &limits, &s->m->arena, &c.values[i], &quiet);
    }
    diags_free(&quiet);
    return ok ? c.values[c.n - 1] : NULL;
}

// ---- constants that are moved

static bool follow_reshape(const Op *op, const int64_t *before, int64_t *runs) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    uint32_t j = 0;
    for (uint32_t i = 0; i < from->rank; i++) {
        runs[i] = -1;
        if (from->dims[i] == 1) continue;
        while (j < to->rank && to->dims[j] == 1) j++;
        if (j == to->rank || to->dims[j] != from->dims[i]) return false;
        runs[i] = before[j++];
    }
    return true;
}

bool movement_follow(const Op *op, int64_t *runs) {
    int64_t before[MAX_RANK];
    memcpy(before, runs, sizeof before);
    if (op->kind == OP_RESHAPE) return follow_reshape(op, before, runs);
    if (op->kind != OP_BROADCAST_IN_DIM && op->kind != OP_TRANSPOSE) return false;
    Axes to = op_axes(op, op->kind == OP_TRANSPOSE ? ATTR_permutation : ATTR_broadcast_dimensions);
    for (uint32_t i = 0; i < op->operands[0]->type->rank; i++) {
        if (op->kind == OP_TRANSPOSE) runs[to.v[i]] = before[i];
        else runs[i] = before[to.v[i]];
    }
    return true;
}

// Whole parts of floats, in types that hold each index.
static bool is_truncation(const Op *op) {
    DType to = op->results[0].type->dtype;
    return op->kind == OP_CONVERT && dtype_is_float(op->operands[0]->type->dtype) && (to == DT_I32 || to == DT_I64);
}

const Value *indices_before_truncation(const Value *starts) { return starts->def && is_truncation(starts->def) ? starts->def->operands[0] : starts; }

bool component_find(Canon *s, const Value *v, int64_t *runs, Component *out) {
    for (int step = 0; step < MOST_STEPS; step++) {
        const Op *op = v->def;
        bool moves = op && !constant_of(s, v) && (is_truncation(op) || movement_follow(op, runs));
        const Literal *l = moves ? NULL : computed_constant(s, v);
        if (l) {
            *out = (Component){l, -1};
            for (uint32_t i = 0; i < v->type->rank; i++) {
                if (v->type->dims[i] == 1) continue;
                if (out->along >= 0 || runs[i] < 0) return false;
                out->along = runs[i];
            }
            return true;
        }
        if (!moves) return false;
        v = op->operands[0];
    }
    return false;
}

const Value *component_value(const Value *starts, int64_t vector, int64_t k) {
    if (vector == starts->type->rank || starts->type->dims[vector] == 1) return starts;
    const Op *op = made_by(starts, OP_CONCATENATE);
    if (!op || op_int(op, ATTR_dimension, 0) != vector) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->dims[vector] != 1) return NULL;
    return op->operands[k];
}
