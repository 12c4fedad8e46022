// Elementwise ops: rules of `padding`. What is known of a result's elements is what the op makes of what is known of the operands', region by region.
#include "ir/graph/quant.h"
#include "passes/padding/state.h"

#include <inttypes.h>
#include <string.h>

typedef enum { KEPT, ALL, EDGE, SIDE } Region;

static Fact region_of(const State *s, Region r, uint32_t dim) {
    if (!s->rank) return s->all;
    return r == KEPT ? s->kept : r == ALL ? s->all : r == EDGE ? s->edge[dim] : s->side[dim];
}

static bool is_quantized(const Op *op) {
    bool any = op->results[0].type->quant != NULL;
    for (uint32_t i = 0; i < op->n_operands; i++) any |= op->operands[i]->type->quant != NULL;
    return any;
}

// Stored integers are not what they stand for; that lies where their scales put it.
static Fact fact_of_stored(const Op *op) {
    DType t = op->results[0].type->dtype;
    const Quant *q = op->operands[0]->type->quant;
    if (op->kind != OP_UNIFORM_DEQUANTIZE || !q || !dtype_is_float(t)) return fact_any(t, true);
    Fact f = fact_none();
    for (uint32_t i = 0; i < q->n; i++) {
        double scale = quant_scale(q, i), zero = (double)q->zero_points[i];
        f = fact_join(f, fact_between(((double)q->min - zero) * scale, ((double)q->max - zero) * scale));
    }
    return fact_in(t, fact_widened(t, f, 1));
}

// `real`: the exact run computes it too, and that is taken to be finite.
static Fact map_region(const Op *op, const State *const *in, Region r, uint32_t dim, bool real, bool *assumes) {
    Fact facts[3];
    unsigned flags = 0;
    bool huge = false, same = op->n_operands == 2 && value_resolved(op->operands[0]) == value_resolved(op->operands[1]);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        facts[i] = region_of(in[i], r, dim);
        flags |= facts[i].flags;
        huge |= fact_is_huge(op->operands[i]->type->dtype, facts[i]);
    }
    DType t = op->results[0].type->dtype;
    if (is_quantized(op)) return fact_of_stored(op);
    Fact f = fact_of_op(op, facts, t, same, assumes);
    if (!real || !dtype_is_float(t) || flags & FACT_WILD || !fact_excused(op, facts)) return f;
    f = fact_without(f, FACT_WILD);
    return huge ? f : fact_ordinary(t, f);
}

static bool operands_agree(Padding *p, const Op *op, const State *const *in, const State **out_model) {
    *out_model = NULL;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (in[i]->rank == op->results[0].type->rank && (!*out_model || state_padded(in[i]))) *out_model = in[i];
    for (uint32_t i = 0; i < op->n_operands; i++)
        for (uint32_t k = 0; k < in[i]->rank; k++) {
            const Factors *a = &(*out_model)->dims[k], *b = &in[i]->dims[k];
            if (factors_equal(a, b)) continue;
            Size one = factors_kept(p, a), two = factors_kept(p, b);
            const char *x = one ? size_text(&p->sizes, one) : NULL, *y = two ? size_text(&p->sizes, two) : NULL;
            padding_mix(p, op, factors_padded_size(a) ? factors_padded_size(a) : factors_padded_size(b), "make both sizes from the same dimension",
                        "along dimension %" PRIu32 ", operands of size %s and %s meet, which are the same only where nothing is padded", k, x ? x : "?",
                        y ? y : "?");
            return false;
        }
    return true;
}

static Fact not_above(Fact f) { return fact_without(fact_at_most(f, 0), FACT_INF); }

// The greatest element along some dimensions, subtracted: 0 is among the differences, and none is greater.
static void subtract_maxima(const Op *op, const State *const *in, State *s) {
    const Maxima *m = &in[1]->maxima;
    if (m->of != value_resolved(op->operands[0]) || !m->real_kept) return;
    for (uint32_t k = 0; k < s->rank; k++)
        if (m->over >> k & 1 ? m->from[k] >= 0 : m->from[k] != (int)k && op->results[0].type->dims[k] != 1) return;
    s->peak_over = m->over;
    s->peak = 0;
    s->peak_everywhere = m->real;
    s->kept = not_above(s->kept), s->all = not_above(s->all);
    for (uint32_t k = 0; k < s->rank; k++) s->edge[k] = not_above(s->edge[k]), s->side[k] = not_above(s->side[k]);
}

// What begins below 0 is something else without a sign.
static Position held_position(Position at, DType t) {
    bool wraps = dtype_is_int(t) && !dtype_is_signed(t) && at.plus < 0;
    return wraps || fabs(at.plus) > MOST_POSITION ? (Position){0, 0} : at;
}

// index + number, index - number, of whole numbers; conversions keep it.
static Position map_position(const Op *op, const State *const *in) {
    const Position none = {0, 0};
    Type t = op->results[0].type;
    bool exact = !in[0]->position.dim || !dtype_is_float(t->dtype) || t->dims[in[0]->position.dim - 1] <= MOST_POSITION; // a float holds each
    if (op->kind == OP_CONVERT && !dtype_is_small_float(t->dtype) && dtype_info[t->dtype].bits >= 32 && exact) return held_position(in[0]->position, t->dtype);
    if (op->kind != OP_ADD && op->kind != OP_SUBTRACT && op->kind != OP_MULTIPLY) return none;
    uint32_t index = in[0]->position.dim ? 0 : 1;
    Fact other = in[1 - index]->all;
    double by;
    if (op->kind == OP_MULTIPLY) return fact_is(other, 1) ? in[index]->position : none; // as jax.numpy.arange has it
    if (!in[index]->position.dim || !fact_single(other, &by) || by != floor(by) || (op->kind == OP_SUBTRACT && index)) return none;
    return held_position((Position){in[index]->position.dim, in[index]->position.plus + (op->kind == OP_ADD ? by : -by)}, t->dtype);
}

// x * 1, x + 0, x - 0: of the operand, the same but for the sign of a zero.
static const Value *map_same(const Op *op, const State *const *in) {
    for (uint32_t i = 0; i < 2 && op->n_operands == 2; i++) {
        Fact other = in[1 - i]->all;
        bool same = op->kind == OP_MULTIPLY ? fact_is(other, 1) : (op->kind == OP_ADD || (op->kind == OP_SUBTRACT && !i)) && fact_is(other, 0);
        if (same && in[i]->same_as && !fact_is_none(other)) return in[i]->same_as;
    }
    return NULL;
}

static void map_relations(const Op *op, const State *const *in, State *s) {
    bool to_float = op->kind == OP_CONVERT && dtype_is_float(op->results[0].type->dtype) && !dtype_is_small_float(op->results[0].type->dtype);
    for (uint32_t i = 0; i < 2 && op->kind == OP_MAXIMUM; i++)
        if (in[i]->maxima.of && fact_is(in[1 - i]->all, -(double)INFINITY)) s->maxima = in[i]->maxima;
    if (op->kind == OP_SUBTRACT) subtract_maxima(op, in, s);
    if (op->kind != OP_EXP && !(to_float && (in[0]->peak == 0 || in[0]->peak == 1))) return;
    s->peak_over = in[0]->peak_over;
    s->peak = op->kind == OP_EXP ? in[0]->peak == 0 : in[0]->peak;
    s->peak_everywhere = in[0]->peak_everywhere;
}

void rule_map(Padding *p, const Op *op) {
    const State *in[3], *model;
    bool assumes = false;
    if (op->n_operands > COUNT(in) || !op->n_operands) {
        rule_default(p, op);
        return;
    }
    for (uint32_t i = 0; i < op->n_operands; i++) in[i] = state_of(p, op->operands[i]);
    if (!operands_agree(p, op, in, &model)) return;
    State *s = state_new(p, op->results[0].type);
    if (model) memcpy(s->dims, model->dims, s->rank * sizeof *s->dims);
    bool padded = state_padded(s);
    s->kept = map_region(op, in, KEPT, 0, !p->beyond, &assumes);
    s->all = padded ? map_region(op, in, ALL, 0, false, &assumes) : s->kept;
    for (uint32_t k = 0; k < s->rank; k++) {
        if (!factors_padded(&s->dims[k])) continue;
        s->edge[k] = map_region(op, in, EDGE, k, false, &assumes);
        s->side[k] = map_region(op, in, SIDE, k, false, &assumes);
    }
    Fact kept[COUNT(in)];
    for (uint32_t i = 0; i < op->n_operands; i++) kept[i] = region_of(in[i], KEPT, 0);
    if (fact_tells_signs(op, kept)) padding_assume_no_signs(p, op);
    s->position = map_position(op, in);
    s->same_as = map_same(op, in);
    if (op->kind == OP_COMPARE) order_compare(op, &in[0]->position, &in[1]->position, s);
    if (!is_quantized(op)) order_map(op, in, s);
    order_apply(p, s);
    if (assumes && padded && !p->beyond)
        padding_assume(p, "what %s adds to a mask is at most %s [3]", padding_place_text(p, op), padding_ordinary_text(op->results[0].type->dtype));
    map_relations(op, in, s);
    state_set(p, &op->results[0], s);
}

// A selection whose predicate is known is one operand.
bool map_known_select(Padding *p, const Op *op) {
    const State *which = op->kind == OP_SELECT ? state_of(p, op->operands[0]) : NULL;
    if (!which || which->mix || !(fact_is(which->all, 0) || fact_is(which->all, 1))) return false;
    const State *taken = state_of(p, op->operands[fact_is(which->all, 1) ? 1 : 2]), *other = state_of(p, op->operands[fact_is(which->all, 1) ? 2 : 1]);
    for (uint32_t k = 0; k < taken->rank && !taken->mix; k++) { // sizes that meet are for rule_map to refuse
        if (!other->mix && !factors_equal(&taken->dims[k], &other->dims[k])) return false;
        if (which->rank && !factors_equal(&taken->dims[k], &which->dims[k])) return false;
    }
    State *s = arena_new(p->a, State);
    *s = *taken;
    state_set(p, &op->results[0], s);
    return true;
}
