// Dimension numbers of chlo.ragged_dot: see ragged.h.
#include "ir/ops/ragged.h"

static Axes list_of(const Op *op, uint32_t i) { return op_list(op, ATTR_ragged_dot_dimension_numbers, i); }

static void add_prefix(Ragged *r, int64_t lhs, int64_t rhs) {
    r->lhs_prefix[r->n_prefix] = lhs;
    r->rhs_prefix[r->n_prefix++] = rhs;
}

// The pairs of two lists up to the ragged dimension; true if it is among them.
static bool prefix_of_pairs(Ragged *r, Axes lhs, Axes rhs) {
    for (uint32_t i = 0; i < lhs.n; i++) {
        if (lhs.v[i] == r->lhs_dim) return r->rhs_dim = rhs.v[i], true;
        add_prefix(r, lhs.v[i], rhs.v[i]);
    }
    return false;
}

static void mode_of(const Op *op, Ragged *r) {
    Axes batch = list_of(op, DOT_LHS_BATCH), contract = list_of(op, DOT_LHS_CONTRACT);
    r->mode = RAGGED_BATCH;
    if (prefix_of_pairs(r, batch, list_of(op, DOT_RHS_BATCH))) return;
    r->mode = RAGGED_TERMS;
    if (axes_contain(contract, r->lhs_dim)) {
        prefix_of_pairs(r, contract, list_of(op, DOT_RHS_CONTRACT));
        return;
    }
    r->mode = RAGGED_ROWS;
    for (int64_t i = 0; i < r->lhs_dim; i++)
        if (!axes_contain(batch, i) && !axes_contain(contract, i)) add_prefix(r, i, -1);
}

static void dot_add(Ragged *r, uint32_t list, int64_t dim) { r->dot[list][r->n_dot[list]++] = dim; }

void ragged_of(const Op *op, Ragged *out) {
    *out = (Ragged){.lhs_dim = list_of(op, RAGGED_LHS).v[0], .rhs_dim = -1};
    mode_of(op, out);
    Axes group = list_of(op, RAGGED_GROUP);
    if (out->mode == RAGGED_TERMS) dot_add(out, DOT_LHS_BATCH, 0), dot_add(out, DOT_RHS_BATCH, 0);
    if (out->mode == RAGGED_ROWS && group.n) dot_add(out, DOT_LHS_CONTRACT, 0), dot_add(out, DOT_RHS_CONTRACT, group.v[0]);
    for (uint32_t i = 0; i < DOT_LISTS; i++) {
        bool lhs = i == DOT_LHS_BATCH || i == DOT_LHS_CONTRACT;
        int64_t in_front = out->mode == RAGGED_TERMS || (out->mode == RAGGED_ROWS && lhs);
        for (uint32_t k = 0; k < list_of(op, i).n; k++) dot_add(out, i, list_of(op, i).v[k] + in_front);
    }
}

void ragged_dot_lists(const Ragged *r, Axes out[DOT_LISTS]) {
    for (uint32_t i = 0; i < DOT_LISTS; i++) out[i] = (Axes){r->dot[i], r->n_dot[i]};
}
