// dot_general: rules of `padding`. Along a padded dimension that is contracted, one factor has to be zero and the other one a number.
#include "passes/padding/state.h"

#include <inttypes.h>

typedef struct {
    Padding *p;
    const Op *op;
    const State *side[2];
    Axes batch[2], contract[2];
    bool padded; // a contracted dimension is
    double n;
    DType type;
} Dot;

// Products vanish where one factor is zero and the other one a number.
static bool vanishes(Fact a, Fact b) {
    if (fact_is_none(a) || fact_is_none(b)) return true;
    return (fact_is(a, 0) && fact_is_finite(b)) || (fact_is(b, 0) && fact_is_finite(a));
}

static bool check_contracted(Dot *x, uint32_t i) {
    uint32_t l = (uint32_t)x->contract[0].v[i], r = (uint32_t)x->contract[1].v[i];
    Fact a = x->side[0]->edge[l], b = x->side[1]->edge[r];
    if (vanishes(a, b)) return true;
    bool zero = fact_is(a, 0) || fact_is(b, 0);
    padding_mix(
        x->p, x->op, factors_padded_size(&x->side[0]->dims[l]),
        zero ? "select(mask, x, 0) instead of x * mask: 0 * NaN is NaN; or keep divisors away from 0 where the mask is 0; a mask before a softmax is -1e9 "
               "or finfo.min, not -inf"
             : "multiply one operand by the mask, or mask before the softmax that makes it: select(mask, x, -1e9)",
        zero ? "it sums along dimension %" PRIu32 " of lhs and %" PRIu32
               " of rhs over padded positions, where one is zero but the other one may be infinite or NaN"
             : "it sums along dimension %" PRIu32 " of lhs and %" PRIu32 " of rhs over padded positions, which are not known to be zero in either",
        l, r);
    return false;
}

static bool check_contraction(Dot *x) {
    for (uint32_t i = 0; i < x->contract[0].n; i++) {
        uint32_t l = (uint32_t)x->contract[0].v[i], r = (uint32_t)x->contract[1].v[i];
        x->n *= (double)x->op->operands[0]->type->dims[l];
        if (!factors_equal(&x->side[0]->dims[l], &x->side[1]->dims[r])) {
            padding_mix(x->p, x->op,
                        factors_padded_size(&x->side[0]->dims[l]) ? factors_padded_size(&x->side[0]->dims[l]) : factors_padded_size(&x->side[1]->dims[r]),
                        "make both sizes from the same dimension",
                        "dimension %" PRIu32 " of lhs meets dimension %" PRIu32 " of rhs, and only one of them is padded, or not in the same way", l, r);
            return false;
        }
        if (!factors_padded(&x->side[0]->dims[l])) continue;
        bool again = x->padded;
        x->padded = true;
        if (!check_contracted(x, i)) return false;
        if (again && !vanishes(x->side[0]->side[l], x->side[1]->side[r])) {
            padding_mix(x->p, x->op, factors_padded_size(&x->side[0]->dims[l]), "multiply one operand by the mask",
                        "it sums over positions that are padded along two dimensions, which are not known to be zero");
            return false;
        }
    }
    return true;
}

static Fact product(const Dot *x, Fact a, Fact b) {
    if (fact_is_none(a) || fact_is_none(b)) return fact_none();
    return fact_sum(x->type, fact_multiply(x->type, a, b), x->n);
}

static Fact rows_of(const Dot *x, uint32_t side) { return x->padded ? x->side[side]->all : x->side[side]->kept; }

static void dot_free(const Dot *x, uint32_t side, uint32_t k, State *s, uint32_t at) {
    const State *in = x->side[side];
    s->dims[at] = in->dims[k];
    if (!factors_padded(&in->dims[k])) return;
    s->edge[at] = product(x, x->padded ? in->side[k] : in->edge[k], rows_of(x, 1 - side));
    s->side[at] = product(x, in->side[k], x->side[1 - side]->all);
}

static bool dot_batch(const Dot *x, uint32_t i, State *s) {
    uint32_t l = (uint32_t)x->batch[0].v[i], r = (uint32_t)x->batch[1].v[i];
    s->dims[i] = x->side[0]->dims[l];
    if (!factors_equal(&s->dims[i], &x->side[1]->dims[r])) {
        padding_mix(x->p, x->op, factors_padded_size(&s->dims[i]) ? factors_padded_size(&s->dims[i]) : factors_padded_size(&x->side[1]->dims[r]),
                    "make both sizes from the same dimension",
                    "its batch dimension %" PRIu32 " is padded in one operand, and in the other one not, or in another way", i);
        return false;
    }
    if (!factors_padded(&s->dims[i])) return true;
    s->side[i] = product(x, x->side[0]->side[l], x->side[1]->side[r]);
    s->edge[i] = x->padded ? s->side[i] : product(x, x->side[0]->edge[l], x->side[1]->edge[r]);
    return true;
}

void rule_dot(Padding *p, const Op *op) {
    Dot x = {.p = p, .op = op, .n = 1, .type = op->results[0].type->dtype};
    for (uint32_t i = 0; i < 2; i++) {
        x.side[i] = state_of(p, op->operands[i]);
        x.batch[i] = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + i);
        x.contract[i] = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT + i);
    }
    State *s = state_new(p, op->results[0].type);
    if (!check_contraction(&x)) return;
    for (uint32_t i = 0; i < x.batch[0].n; i++)
        if (!dot_batch(&x, i, s)) return;
    uint32_t at = x.batch[0].n;
    for (uint32_t side = 0; side < 2; side++)
        for (uint32_t k = 0; k < x.side[side]->rank; k++)
            if (!axes_contain(x.batch[side], k) && !axes_contain(x.contract[side], k)) dot_free(&x, side, k, s, at++);
    s->all = product(&x, x.side[0]->all, x.side[1]->all);
    s->kept = product(&x, x.padded ? x.side[0]->all : x.side[0]->kept, x.padded ? x.side[1]->all : x.side[1]->kept);
    if (!(product(&x, x.side[0]->kept, x.side[1]->kept).flags & FACT_FIXED)) s->kept = fact_without(s->kept, FACT_SET); // data, and zeros of the padding
    if (!p->beyond && fact_is_finite(x.side[0]->kept) && fact_is_finite(x.side[1]->kept)) s->kept = fact_of_data(s->kept);
    state_set(p, &op->results[0], s);
}
