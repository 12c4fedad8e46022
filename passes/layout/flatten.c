// A dense layer behind convolutions, as most classifiers have one: their image, channels first, is flattened into a row of its operand. Behind `sink` the image
// lies with its channels last, and would be transposed for that alone. So the layer takes it as it will lie, and its constant weights, whose rows are one for
// each element, are put into that order instead. The transpose that is written here meets the one that sinks, and both are gone.
#include "passes/layout/groups.h"
#include "passes/layout/layout.h"

static Value *seen_through_reshape(const Value *v) { return v->def && v->def->kind == OP_RESHAPE ? v->def->operands[0] : NULL; }

// Channels last to channels first?
static bool is_to_first(const Op *op) {
    Axes order = op_axes(op, ATTR_permutation);
    for (uint32_t i = 2; i < order.n; i++)
        if (order.v[i] != i - 1) return false;
    return order.n > 2 && order.v[0] == 0 && order.v[1] == order.n - 1;
}

// Does anything stand beside v that a transpose would have to move as well? Splats and repeated vectors it would not.
static bool is_free(const Value *v) {
    if (!v->type->rank || contract_is_constant(v)) return true;
    return v->def && v->def->kind == OP_BROADCAST_IN_DIM && v->def->operands[0]->type->rank <= 1;
}

// Is v made by a transpose to channels first that will sink as far as here?
static bool will_be_transposed(const Value *v) {
    for (v = value_resolved((Value *)(uintptr_t)v); v->def; v = value_resolved((Value *)(uintptr_t)v)) {
        const Op *op = v->def;
        if (op->kind == OP_TRANSPOSE) return is_to_first(op);
        if (op->kind == OP_REDUCE_WINDOW || op->kind == OP_PAD) {
            if (op->n_results != 1 || op->n_operands != 2) return false;
        } else if (!op_has(op->kind, MAP) || op->n_results != 1) {
            return false;
        }
        const Value *from = NULL;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (is_free(op->operands[i])) continue;
            if (from && from != op->operands[i]) return false;
            from = op->operands[i];
        }
        if (!from) return false;
        v = from;
    }
    return false;
}

// Rows of weights [.., K, ..] from the order C, H.. to H.., C; `at` is the dimension K, the last or the first of two.
static Value *weights_in_order(Builder *b, Value *w, uint32_t at, Type image) {
    int64_t dims[MAX_RANK], order[MAX_RANK], other = w->type->dims[1 - at];
    uint32_t n = image->rank - 1, first = at; // of the image's dimensions
    for (uint32_t i = 0; i < n; i++) dims[first + i] = image->dims[1 + i], order[first + i] = first + (i + 1) % n;
    dims[at ? 0 : n] = other, order[at ? 0 : n] = at ? 0 : n;
    return build_reshape_as(b, build_transpose(b, build_reshape(b, w, dims, n + 1), order), w->type);
}

void flatten_in_order(Module *m, Op *dot) {
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs = op_list(dot, key, DOT_LHS_CONTRACT), rhs = op_list(dot, key, DOT_RHS_CONTRACT);
    const Type x = dot->operands[0]->type, w = dot->operands[1]->type;
    Value *image = seen_through_reshape(dot->operands[0]);
    if (groups_found(dot->operands[1], rhs)) return; // whose rows are in the order of their groups
    if (!image || x->rank != 2 || w->rank != 2 || lhs.n != 1 || lhs.v[0] != 1 || !contract_is_constant(dot->operands[1])) return;
    uint32_t rank = image->type->rank;
    if (rank < 3 || rank + 1 > MAX_RANK || image->type->dims[0] != x->dims[0] || !will_be_transposed(image)) return;
    Builder b = builder_before(m, dot);
    int64_t last[MAX_RANK];
    for (uint32_t i = 0; i < rank; i++) last[i] = i == 0 ? 0 : i + 1 == rank ? 1 : i + 1;
    dot->operands[1] = weights_in_order(&b, dot->operands[1], (uint32_t)rhs.v[0], image->type);
    dot->operands[0] = build_reshape_as(&b, build_transpose(&b, image, last), x);
}
