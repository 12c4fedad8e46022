// What flows between products of bf16 is stored as bf16: a value of f32 that these and elementwise work alone read is rounded once, where it is made, and
// elementwise work reads what the products do; maxima of windows too, if products alone read these. Half as many bytes are then written and read, of a residual
// stream above all. What a sum or a result of the model reads stays f32, and so do softmax and norms, which is elementwise work on sums, and what a product of
// three bf16 needs the rest of. It runs as the end of `precision`, which knows its own roundings from those that the model writes.
#include "ir/graph/uses.h"
#include "ir/ops/reduce/chunks.h"
#include "passes/layout/layout.h"

#include <stdlib.h>

typedef struct {
    const Uses *uses;
    bool *rounds; // Op.id: its result is nothing but operands of products of bf16
    bool *normed; // Op.id: elementwise work on a sum, or a sum
    bool *whole;  // Value.id: an operand of a product of three
} Activations;

static void mark_norms(Activations *a) {
    for (uint32_t i = 0; i < a->uses->n_ops; i++) {
        const Op *op = a->uses->ops[i];
        a->normed[i] = op->kind == OP_REDUCE || op->kind == OP_REDUCE_WINDOW;
        if (op_has(op->kind, MAP) || op_has(op->kind, VIEW))
            for (uint32_t k = 0; k < op->n_operands; k++) a->normed[i] |= op->operands[k]->def && a->normed[op->operands[k]->def->id];
    }
}

static void mark_readers(Activations *a, const OpList *roundings) {
    for (size_t i = 0; i < roundings->n; i++)
        if (roundings->items[i]->id < a->uses->n_ops && a->uses->ops[roundings->items[i]->id] == roundings->items[i]) a->rounds[roundings->items[i]->id] = true;
    for (uint32_t i = a->uses->n_ops; i-- > 0;) {
        const Op *op = a->uses->ops[i];
        if (!op_has(op->kind, VIEW) || op->n_results != 1) continue;
        UseList users = uses_of(a->uses, &op->results[0]);
        bool all = users.n > 0;
        for (uint32_t u = 0; u < users.n; u++) all = all && a->rounds[users.v[u].op->id];
        a->rounds[i] = all;
    }
}

enum { LARGE_IMAGE = 1 << 20 }; // bytes: smaller ones stay near, and rounding them costs more than it saves

// A convolution of each channel by itself stays f32 (it multiplies little), but reads its image as what that is stored as (layout.c).
static bool is_image_of_depthwise(const Use *u) {
    const Op *op = u->op;
    if (op->kind != OP_CONVOLUTION || u->index || op->results[0].type->dtype != DT_F32) return false;
    if (type_bytes(op->operands[0]->type) < LARGE_IMAGE) return false;
    int64_t channels = op->operands[0]->type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT).v[1]];
    return channels > 1 && op_int(op, ATTR_feature_group_count, 1) == channels;
}

// The largest of each window, which products alone read: the same of numbers that were rounded before. (What else reads these has them rounded then, as
// beside a product.)
static bool is_rounded_maximum(const Activations *a, const Op *op) {
    OpKind combine;
    if (op->kind != OP_REDUCE_WINDOW || op->n_results != 1 || !reducer_is_known(op, &combine) || combine != OP_MAXIMUM) return false;
    UseList users = uses_of(a->uses, &op->results[0]);
    for (uint32_t i = 0; i < users.n; i++)
        if (!a->rounds[users.v[i].op->id]) return false;
    return users.n > 0;
}

static bool is_stored(const Activations *a, const Value *v) {
    if (!v->def || v->type->dtype != DT_F32 || !v->type->rank || op_has(v->def->kind, VIEW) || value_constant(v)) return false;
    if (a->rounds[v->def->id] || a->normed[v->def->id] || a->whole[v->id]) return false;
    UseList users = uses_of(a->uses, v);
    bool multiplied = false, else_read = false;
    for (uint32_t i = 0; i < users.n; i++) {
        const Op *user = users.v[i].op;
        bool rounds = a->rounds[user->id], image = is_image_of_depthwise(&users.v[i]), maximum = is_rounded_maximum(a, user);
        if (!rounds && !image && !maximum && !op_has(user->kind, MAP)) return false;
        multiplied |= rounds || image || maximum, else_read |= !rounds;
    }
    return multiplied && else_read; // what products alone read is rounded there, and made so
}

static void store(Module *m, const Activations *a, Value *v) {
    Builder b = builder_before(m, v->def->next);
    b.loc = v->def->loc;
    Value *stored = build_convert(&b, v, DT_BF16), *read = build_convert(&b, stored, DT_F32);
    if (stored->def && stored->def->kind == OP_CONVERT) op_set_attr(m, stored->def, attr_bool(ATTR_for_units, true));
    UseList users = uses_of(a->uses, v);
    for (uint32_t i = 0; i < users.n; i++) {
        Op *user = users.v[i].op;
        if (user->kind == OP_CONVERT && user->results[0].type->dtype == DT_BF16 && a->rounds[user->id]) {
            value_replace(&user->results[0], stored);
            op_unlink(user);
        } else {
            user->operands[users.v[i].index] = read;
        }
    }
}

static void mark_whole(Activations *a, const OpList *whole) {
    for (size_t i = 0; i < whole->n; i++) {
        const Value *v = whole->items[i]->operands[0];
        for (; v; v = v->def && op_has(v->def->kind, VIEW) ? v->def->operands[0] : NULL)
            if (v->id < a->uses->n_values && a->uses->values[v->id] == v) a->whole[v->id] = true;
    }
}

bool activations_store(Module *m, Func *f, const OpList *roundings, const OpList *whole) {
    Uses uses;
    uses_make(f->body, &uses);
    size_t n = uses.n_ops + 1;
    bool *marks = xcalloc(2 * n + uses.n_values, sizeof *marks), changed = false;
    Activations a = {&uses, marks, marks + n, marks + 2 * n};
    mark_readers(&a, roundings);
    mark_norms(&a);
    mark_whole(&a, whole);
    for (uint32_t i = 0; i < uses.n_values; i++) {
        if (!is_stored(&a, uses.values[i])) continue;
        store(m, &a, uses.values[i]);
        changed = true;
    }
    free(marks);
    uses_free(&uses);
    return changed;
}
