// Ops that work on rows, or on matrices, each on its own: sort, top_k, fft, cholesky, .. Rules of `padding`: no padded dimension may be among those of a row.
#include "ir/ops/sort.h"
#include "passes/padding/state.h"

#include <inttypes.h>
#include <string.h>

// The first of the dimensions, all up to the last one, that make a row.
static uint32_t first_of_row(const Op *op) {
    uint32_t rank = op->operands[0]->type->rank, n = op->kind == OP_TOP_K ? 1 : op->kind == OP_FFT ? op_axes(op, ATTR_fft_length).n : 2;
    return n < rank ? rank - n : 0;
}

static bool row_whole(Padding *p, const Op *op, const State *s, uint32_t k) {
    if (!factors_padded(&s->dims[k])) return true;
    padding_mix(p, op, factors_padded_size(&s->dims[k]), "let the padded dimension be one that it does not work along",
                "it works along dimension %" PRIu32 ", which is padded: every result depends on all of it", k);
    return false;
}

void rule_rows(Padding *p, const Op *op) {
    uint32_t first = first_of_row(op);
    const State *model = state_of(p, op->operands[0]);
    if (padding_sized_from(p, op)) {
        rule_default(p, op);
        return;
    }
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *s = state_of(p, op->operands[i]);
        for (uint32_t k = 0; k < s->rank; k++) {
            if (k >= first && !row_whole(p, op, s, k)) return;
            if (k < first && !factors_equal(&s->dims[k], &model->dims[k])) {
                padding_mix(p, op, factors_padded_size(&s->dims[k]), "make both sizes from the same dimension",
                            "dimension %" PRIu32 " is padded in one operand and not in the other", k);
                return;
            }
        }
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        DType t = op->results[i].type->dtype;
        bool chosen = op->kind == OP_TOP_K && !i; // elements of the operand
        State *s = state_plain(p, op->results[i].type, chosen ? model->kept : fact_of_unknown(p, op, t, true));
        for (uint32_t k = 0; k < first && k < s->rank; k++) {
            s->dims[k] = model->dims[k];
            if (!factors_padded(&s->dims[k])) continue;
            s->edge[k] = chosen ? model->edge[k] : fact_any(t, false), s->side[k] = chosen ? model->side[k] : s->edge[k];
        }
        if (state_padded(s)) s->all = chosen ? model->all : fact_any(t, false);
        state_set(p, &op->results[i], s);
    }
}

// Elements change places within a row: what is known of them stays.
void rule_sort(Padding *p, const Op *op) {
    uint32_t along = sort_dimension(op);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *in = state_of(p, op->operands[i]);
        if (!row_whole(p, op, in, along)) return;
        for (uint32_t k = 0; k < in->rank; k++)
            if (!factors_equal(&in->dims[k], &state_of(p, op->operands[0])->dims[k])) {
                padding_mix(p, op, factors_padded_size(&in->dims[k]), "make both sizes from the same dimension",
                            "dimension %" PRIu32 " is padded in one operand and not in the other", k);
                return;
            }
        State *s = state_new(p, op->results[i].type);
        memcpy(s->dims, in->dims, s->rank * sizeof *s->dims);
        memcpy(s->edge, in->edge, s->rank * sizeof *s->edge);
        memcpy(s->side, in->side, s->rank * sizeof *s->side);
        s->kept = in->kept, s->all = in->all;
        state_set(p, &op->results[i], s);
    }
}

// (x - mean) / sqrt(variance + epsilon) * scale + offset. `real`: the exact run computes it too, and that is taken to be finite.
static Fact normalised(Padding *p, const Op *op, Fact x, bool real) {
    DType t = op->results[0].type->dtype;
    Fact by[4]; // scale, offset, mean, variance
    unsigned flags = x.flags;
    bool huge = fact_is_huge(t, x), ignored = false;
    for (uint32_t i = 0; i < COUNT(by); i++) {
        by[i] = state_of(p, op->operands[i + 1])->all;
        flags |= by[i].flags;
        huge |= fact_is_huge(t, by[i]);
    }
    Fact square = fact_add(t, by[3], fact_exactly(op_attr(op, ATTR_epsilon)->f), &ignored), root = fact_power(t, square, fact_exactly(-0.5));
    Fact f = fact_multiply(t, fact_multiply(t, fact_add(t, x, fact_negated(by[2]), &ignored), root), by[0]);
    f = fact_add(t, f, by[1], &ignored);
    if (!real || flags & FACT_WILD || !(flags & FACT_DATA) || !(square.lo > 0 || (by[3].flags & FACT_DATA && !(square.flags & FACT_ZERO)))) return f;
    f = fact_without(f, FACT_WILD);
    return huge ? f : fact_ordinary(t, f);
}

// batch_norm_inference: elementwise, with vectors along one dimension that the exact run uses in the same way.
void rule_norm(Padding *p, const Op *op) {
    uint32_t feature = (uint32_t)op_int(op, ATTR_feature_index, 0);
    const State *in = state_of(p, op->operands[0]);
    if (!row_whole(p, op, in, feature)) return;
    for (uint32_t i = 1; i < op->n_operands; i++)
        if (!row_whole(p, op, state_of(p, op->operands[i]), 0)) return;
    State *s = state_new(p, op->results[0].type);
    memcpy(s->dims, in->dims, s->rank * sizeof *s->dims);
    for (uint32_t k = 0; k < s->rank; k++)
        if (factors_padded(&s->dims[k])) s->edge[k] = normalised(p, op, in->edge[k], false), s->side[k] = normalised(p, op, in->side[k], false);
    s->kept = normalised(p, op, in->kept, true);
    s->all = state_padded(s) ? normalised(p, op, in->all, false) : s->kept;
    state_set(p, &op->results[0], s);
}
