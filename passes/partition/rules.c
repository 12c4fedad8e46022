// The rules of single ops: contractions, reductions, what moves elements by index. See rule.h.
#include "passes/partition/rule.h"

// ---- reshape: both shapes are refined to factors, dimension by dimension from the first on

typedef struct {
    Type t;
    uint32_t tensor, dim;
    int64_t left; // of the dimension
} Walk;

static bool walk_next(Walk *w) {
    while (w->left == 1 && w->dim + 1 < w->t->rank) w->left = w->t->dims[++w->dim];
    return w->left > 1;
}

void factors_of_reshape(const Op *op, Rule *r) {
    Walk in = {op->operands[0]->type, 0, 0, 0}, out = {op->results[0].type, 1, 0, 0};
    if (!in.t->rank || !out.t->rank || !in.t->n_elems) return;
    in.left = in.t->dims[0], out.left = out.t->dims[0];
    while (walk_next(&in) && walk_next(&out)) {
        int64_t size = i64_min(in.left, out.left);
        if (in.left % size || out.left % size) return; // what follows is not cut; dimensions in the middle of which it stops are cut before that only
        uint32_t f = rule_factor(r, size);
        rule_tie(r, 0, in.dim, f);
        rule_tie(r, 1, out.dim, f);
        in.left /= size, out.left /= size;
    }
}

// ---- contractions

static bool listed(Axes a, uint32_t dim) { return axes_contain(a, dim); }

void factors_of_dot_general(const Op *op, Rule *r) {
    Axes lb = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH), rb = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH);
    Axes lc = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT), rc = op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_CONTRACT);
    Type x = op->operands[0]->type, y = op->operands[1]->type;
    uint32_t at = 0;
    for (uint32_t i = 0; i < lb.n; i++, at++) {
        uint32_t f = rule_factor(r, x->dims[lb.v[i]]);
        rule_tie(r, 0, (uint32_t)lb.v[i], f);
        rule_tie(r, 1, (uint32_t)rb.v[i], f);
        rule_tie(r, 2, at, f);
    }
    for (uint32_t d = 0; d < x->rank; d++)
        if (!listed(lb, d) && !listed(lc, d)) rule_share(r, op, 0, d, 0, at++);
    for (uint32_t d = 0; d < y->rank; d++)
        if (!listed(rb, d) && !listed(rc, d)) rule_share(r, op, 1, d, 0, at++);
    for (uint32_t i = 0; i < lc.n; i++) {
        uint32_t f = rule_factor(r, x->dims[lc.v[i]]);
        if (f == NO_FACTOR) return;
        r->sum[f] = true;
        rule_tie(r, 0, (uint32_t)lc.v[i], f);
        rule_tie(r, 1, (uint32_t)rc.v[i], f);
    }
}

// Images, and features where they are in no groups; windows are whole.
void factors_of_convolution(const Op *op, Rule *r) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    if (op_int(op, ATTR_batch_group_count, 1) > 1) return;
    rule_share(r, op, 0, (uint32_t)in.v[0], 0, (uint32_t)out.v[0]);
    if (op_int(op, ATTR_feature_group_count, 1) > 1) return;
    rule_share(r, op, 1, (uint32_t)kernel.v[1], 0, (uint32_t)out.v[1]);
    uint32_t f = rule_factor(r, op->operands[0]->type->dims[in.v[1]]);
    r->sum[f] = true;
    rule_tie(r, 0, (uint32_t)in.v[1], f);
    rule_tie(r, 1, (uint32_t)kernel.v[0], f);
}

// ---- reductions

// May the initial value be there once in each part? op(init, init) is init.
static bool init_is_idempotent(OpKind kind, const Literal *init) {
    if (kind == OP_MAXIMUM || kind == OP_MINIMUM || kind == OP_AND || kind == OP_OR) return true;
    if (!init || init->type->rank) return false;
    if (kind != OP_ADD && kind != OP_MULTIPLY) return kind == OP_XOR && literal_is_neutral(kind, init);
    bool real = dtype_info[init->type->dtype].class != DC_COMPLEX;
    return real ? elem_to_f64(init->type->dtype, init->data) == (kind == OP_MULTIPLY) : literal_is_neutral(kind, init);
}

void factors_of_reduce(const Op *op, Rule *r) {
    Axes dims = op_axes(op, ATTR_dimensions);
    Type x = op->operands[0]->type;
    uint32_t n = op->n_results, at = 0;
    const Block *region = op->regions[0];
    OpKind kind = n == 1 ? region_binary(region) : OP_COUNT;
    bool parts = kind != OP_COUNT && op_has(kind, ASSOCIATES) && region->args[0]->type->dtype == op->results[0].type->dtype &&
                 init_is_idempotent(kind, value_constant(op->operands[1]));
    for (uint32_t d = 0; d < x->rank; d++) {
        bool reduced = listed(dims, d);
        if (reduced && !parts) continue;
        uint32_t f = rule_factor(r, x->dims[d]);
        if (f == NO_FACTOR) return;
        r->sum[f] = reduced;
        for (uint32_t i = 0; i < n; i++) {
            rule_tie(r, i, d, f);
            if (!reduced) rule_tie(r, op->n_operands + i, at, f);
        }
        at += !reduced;
    }
    r->reducer = region;
}

static int64_t or_else(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

// Dimensions along which windows are single elements.
void factors_of_reduce_window(const Op *op, Rule *r) {
    uint32_t n = op->n_results;
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides), padding = op_axes(op, ATTR_padding);
    Axes dilation = op_axes(op, ATTR_base_dilations);
    for (uint32_t d = 0; d < window.n; d++) {
        bool single = window.v[d] == 1 && or_else(strides, d, 1) == 1 && or_else(dilation, d, 1) == 1;
        if (!single || or_else(padding, 2 * d, 0) || or_else(padding, 2 * d + 1, 0)) continue;
        uint32_t f = rule_factor(r, op->operands[0]->type->dims[d]);
        for (uint32_t i = 0; i < n; i++) {
            rule_tie(r, i, d, f);
            rule_tie(r, op->n_operands + i, d, f);
        }
    }
}

void factors_of_select_and_scatter(const Op *op, Rule *r) {
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides), padding = op_axes(op, ATTR_padding);
    for (uint32_t d = 0; d < window.n; d++) {
        if (window.v[d] != 1 || or_else(strides, d, 1) != 1 || or_else(padding, 2 * d, 0) || or_else(padding, 2 * d + 1, 0)) continue;
        uint32_t f = rule_factor(r, op->operands[0]->type->dims[d]);
        rule_tie(r, 0, d, f);
        rule_tie(r, 1, d, f);
        rule_tie(r, op->n_operands, d, f);
    }
}

// ---- by index

void factors_of_dynamic_slice(const Op *op, Rule *r) {
    Type x = op->operands[0]->type, part = op->results[0].type;
    for (uint32_t d = 0; d < x->rank; d++)
        if (x->dims[d] == part->dims[d]) rule_share(r, op, 0, d, 0, d);
}

void factors_of_dynamic_update_slice(const Op *op, Rule *r) {
    Type x = op->operands[0]->type, part = op->operands[1]->type;
    for (uint32_t d = 0; d < x->rank; d++) {
        if (x->dims[d] != part->dims[d]) continue;
        uint32_t f = rule_factor(r, x->dims[d]);
        rule_tie(r, 0, d, f);
        rule_tie(r, 1, d, f);
        rule_tie(r, op->n_operands, d, f);
    }
}

// Which dimension of the indices each dimension of the result, or of the updates, runs along that is none of a window: in order, without index_vector_dim.
static uint32_t index_dim(uint32_t k, int64_t index_vector) { return k < index_vector ? k : k + 1; }

// Dimensions of the window, taken whole, run along those of the operand that are neither collapsed nor of batches, in order; the others along the indices.
static void factors_of_indexed(Rule *r, const Op *op, AttrKey key, uint32_t x, uint32_t indices, uint32_t other, Axes sizes) {
    Axes window = op_list(op, key, GATHER_OFFSET), dropped = op_list(op, key, GATHER_COLLAPSED);
    Axes batch = op_list(op, key, GATHER_OPERAND_BATCH), index_batch = op_list(op, key, GATHER_START_BATCH);
    Axes vector = op_list(op, key, GATHER_INDEX_VECTOR);
    Type whole = r->values[x]->type, rest = r->values[other]->type;
    uint32_t at_operand = 0, at_index = 0;
    for (uint32_t d = 0; d < rest->rank; d++) {
        if (listed(window, d)) {
            while (listed(dropped, at_operand) || listed(batch, at_operand)) at_operand++;
            int64_t size = sizes.n ? sizes.v[at_operand] : rest->dims[d];
            // A gather clamps where it starts, so what it takes whole it takes from the start; a scatter does not.
            bool moved = !sizes.n && listed(op_list(op, key, GATHER_START_MAP), at_operand);
            if (size == whole->dims[at_operand] && !moved) {
                uint32_t f = rule_factor(r, size);
                rule_tie(r, x, at_operand, f);
                rule_tie(r, other, d, f);
                if (!sizes.n) rule_tie(r, op->n_operands, at_operand, f);
            }
            at_operand++;
            continue;
        }
        uint32_t i = index_dim(at_index++, vector.v[0]), k = 0;
        while (k < index_batch.n && index_batch.v[k] != i) k++;
        if (!sizes.n && k == index_batch.n) continue; // updates that meet are added up where the operand is
        uint32_t f = rule_factor(r, rest->dims[d]);
        rule_tie(r, other, d, f);
        rule_tie(r, indices, i, f);
        if (k < index_batch.n) rule_tie(r, x, (uint32_t)batch.v[k], f);
        if (k < index_batch.n && !sizes.n) rule_tie(r, op->n_operands, (uint32_t)batch.v[k], f);
    }
}

void factors_of_gather(const Op *op, Rule *r) { factors_of_indexed(r, op, ATTR_gather_dimension_numbers, 0, 1, 2, op_axes(op, ATTR_slice_sizes)); }

void factors_of_scatter(const Op *op, Rule *r) {
    if (op->n_results == 1) factors_of_indexed(r, op, ATTR_scatter_dimension_numbers, 0, 1, 2, (Axes){0});
}
