// See computed.h. Weights that a scale, a mean or another vector of constants is put to are computed when compiling. Those that grow, bytes that become floats,
// do so where that is faster, as measured on AVX-512 with 1 MB of second and 32 MB of third cache:
//
// - More than four rows: the product packs its weights, in every run if they are not constants, or computes them beside each few rows. Bytes take 1.3 to
//   2.4 times as long with 8 rows, 1.6 to 2.9 times with 16.
// - Weights in groups, whose scales are repeated along another shape: a kernel of their own would write them in every run.
// - Two to four rows read bytes at 1.3 to 1.5 times the time of floats while these are in cache, and at 0.7 to 0.9 times where they come from
//   memory: the larger stay. One row reads bytes in the same time or in a third of it: they stay.
#include "passes/simplify/computed.h"

#include "ir/eval/eval.h"
#include "ir/ops/cost.h"

enum { MOST_STEPS = 16, FEW_ROWS = 4 };

static bool is_moved(const Op *op) { return op && op_has(op->kind, VIEW) && op->n_operands == 1 && type_is_static(op->results[0].type); }

const Literal *constant_behind(const Value *v) {
    for (uint32_t step = 0; step < MOST_STEPS && is_moved(v->def); step++) v = v->def->operands[0];
    return value_constant(v);
}

const Literal *constant_moved(Module *m, const Value *v, Arena *arena) {
    const Op *steps[MOST_STEPS];
    uint32_t n = 0;
    for (; is_moved(v->def) && n < MOST_STEPS; v = v->def->operands[0]) steps[n++] = v->def;
    const Literal *l = value_constant(v);
    Diags quiet;
    diags_init(&quiet, "tpucc");
    while (l && n-- > 0) {
        const Literal *next;
        l = eval_op(m, steps[n], &l, arena, &next, &quiet) ? next : NULL;
    }
    diags_free(&quiet);
    return l;
}

// Does it change what stands beside what, and not only dimensions of size 1?
static bool splits(const Op *op) {
    Type from = op->operands[0]->type, to = op->results[0].type;
    int64_t i = 0, k = 0;
    if (op->kind != OP_RESHAPE) return false;
    for (;; i++, k++) {
        while (i < from->rank && from->dims[i] == 1) i++;
        while (k < to->rank && to->dims[k] == 1) k++;
        if (i == from->rank || k == to->rank) return i != from->rank || k != to->rank;
        if (from->dims[i] != to->dims[k]) return true;
    }
}

static bool computes(const Op *op) { return op_has(op->kind, MAP) && op->kind != OP_CONVERT; }

// Are all operands but `but` constants?
static bool others_constant(const Op *op, uint32_t but) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (i != but && !constant_behind(value_resolved(op->operands[i]))) return false;
    return true;
}

bool computed_weights(const Uses *uses, const Op *op, Grown grown) {
    bool computed = computes(op), split = false;
    for (uint32_t step = 0; step < MOST_STEPS && op->n_results == 1; step++) {
        UseList users = uses_of(uses, &op->results[0]);
        if (users.n != 1) return false;
        Use use = users.v[0];
        op = use.op;
        switch (op->kind) {
        case OP_PACK: return true;
        case OP_CONVOLUTION: return computed && use.index == 1;
        case OP_DOT_GENERAL: {
            int64_t rows = contraction_free(op, 1 - use.index); // in each batch
            return computed && (split || grown.stored || rows > FEW_ROWS || (rows > 1 && grown.growth <= grown.most_grown));
        }
        case OP_BITCAST_CONVERT: // pairs and quads of short numbers, as units of which panels are
        case OP_TRANSPOSE:
        case OP_REVERSE:
        case OP_PAD: continue;
        case OP_RESHAPE: split |= computed && splits(op); continue;
        default:
            if (!op_has(op->kind, MAP) || !others_constant(op, use.index)) return false;
            computed |= computes(op);
        }
    }
    return false;
}
