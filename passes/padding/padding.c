// Which rule says what becomes of an op's results, and what holds of every op, whatever its rule: what is made of a mixed value is mixed, numbers are
// followed, elements of a result are kept or behind what is kept, and what is kept has to be there. See state.h.
#include "passes/padding/state.h"

#include "ir/ops/custom_call.h"
#include "ir/ops/dynamic.h"

#include <inttypes.h>

// clang-format off
static PaddingRule *const rules[OP_COUNT] = {
    [OP_CONSTANT] = rule_constant, [OP_BROADCAST_IN_DIM] = rule_broadcast, [OP_IOTA] = rule_iota, [OP_RESHAPE] = rule_reshape, [OP_TRANSPOSE] = rule_transpose,
    [OP_SLICE] = rule_slice, [OP_CONCATENATE] = rule_concatenate, [OP_PAD] = rule_pad, [OP_REVERSE] = rule_reverse, [OP_GATHER] = rule_gather,
    [OP_DYNAMIC_SLICE] = rule_dynamic_slice, [OP_DYNAMIC_UPDATE_SLICE] = rule_dynamic_update, [OP_REDUCE] = rule_reduce, [OP_DOT_GENERAL] = rule_dot,
    [OP_REDUCE_WINDOW] = rule_window, [OP_CONVOLUTION] = rule_convolution, [OP_SORT] = rule_sort, [OP_TOP_K] = rule_rows, [OP_FFT] = rule_rows, [OP_CHOLESKY] = rule_rows,
    [OP_TRIANGULAR_SOLVE] = rule_rows, [OP_BATCH_NORM_INFERENCE] = rule_norm, [OP_WHILE] = rule_while, [OP_IF] = rule_branch, [OP_CASE] = rule_branch, [OP_UNIFORM_QUANTIZE] = rule_map, [OP_UNIFORM_DEQUANTIZE] = rule_map,
};
// clang-format on

// tpu.nonzero and its like are what constants made of them, at the bounds.
static bool made_by_value(Padding *p, const Op *op) {
    const Op *from = padding_sized_from(p, op);
    if (!from || !op_has(from->kind, BYVALUE) || op_is_dynamic(from)) return false;
    bool apart = !padding_operand_mix(p, from);
    for (uint32_t i = 0; i < from->n_operands; i++) apart = apart && !state_padded(state_of(p, from->operands[i]));
    if (!apart) padding_mix(p, op, NULL, "take elements with a mask instead: select(mask, x, 0)", "how many elements there are depends on padded ones");
    return !apart;
}

// What has no results does something else: a check, which has to see what the exact run has.
static void visit_effect(Padding *p, const Op *op) {
    const Mix *m = padding_operand_mix(p, op);
    for (uint32_t i = 0; i < op->n_operands && !m; i++) {
        const State *s = state_of(p, op->operands[i]);
        if (!state_padded(s)) continue;
        Mix *made = arena_new(p->a, Mix);
        *made = (Mix){op, "it takes a value whose padded positions nobody takes off", "give it a value whose size is a number", NULL, false};
        for (uint32_t k = 0; k < s->rank && !made->size; k++) made->size = factors_padded_size(&s->dims[k]);
        m = made;
    }
    if (m) padding_refuse(p, m, -1);
}

// The op that a custom call of that name stands for.
static const Op *meant(Padding *p, const Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    if (!t || t->kind == OP_COUNT || t->kind == OP_CUSTOM_CALL) return op;
    Op *as = arena_new(p->a, Op);
    *as = custom_call_as(p->c->m, op, t, arena_array(p->a, Attr, CUSTOM_ATTRS));
    return as;
}

// Rules that take nothing for granted that only the exact run vouches for.
static bool is_plain_rule(const Op *op) {
    PaddingRule *r = rules[op->kind] ? rules[op->kind] : op_has(op->kind, MAP) ? rule_map : rule_default;
    return r == rule_map || r == rule_constant || r == rule_broadcast || r == rule_iota || r == rule_reshape || r == rule_transpose || r == rule_slice ||
           r == rule_concatenate || r == rule_dynamic_slice || r == rule_dot || r == rule_reduce;
}

static bool region_tells_signs(const Block *b) {
    bool tells = false;
    for (const Op *op = b->first; op && !tells; op = op->next) {
        Fact any[3];
        for (uint32_t i = 0; i < COUNT(any); i++) any[i] = fact_any(DT_F32, false);
        tells = op_has(op->kind, MAP) && op->n_operands && op->n_operands <= COUNT(any) && fact_tells_signs(op, any);
    }
    return tells;
}

// Of ops that are not rule_map's, which asks itself: whether one tells the sign of a zero that the program makes.
static bool tells_signs(Padding *p, const Op *op) {
    bool factors = op->kind == OP_CUSTOM_CALL && custom_target(op) && custom_target(op)->kind == OP_CUSTOM_CALL;
    bool tells = factors || (op_has(op->kind, SIGNS) && !op_has(op->kind, MAP)), zero = false;
    for (uint32_t r = 0; r < op->n_regions && !op_has(op->kind, CONTROL); r++) tells = tells || region_tells_signs(op->regions[r]);
    for (uint32_t i = 0; i < op->n_operands && tells; i++) {
        const Value *v = op->operands[i];
        zero |= type_is_tensor(v->type) && dtype_is_float(v->type->dtype) && state_of(p, v)->kept.flags & FACT_ZERO;
    }
    return zero;
}

static void visit_rule(Padding *p, const Op *op) {
    if (p->beyond && !is_plain_rule(op)) {
        for (uint32_t i = 0; i < op->n_results; i++)
            state_set(p, &op->results[i],
                      state_plain(p, op->results[i].type, fact_any(type_is_tensor(op->results[i].type) ? op->results[i].type->dtype : DT_F32, false)));
        return;
    }
    if (!op->n_results) {
        visit_effect(p, op);
        return;
    }
    if (made_by_value(p, op)) return;
    op = meant(p, op);
    const Number *num = number_of_op(p, op);
    if (num) {
        number_set(p, op, num);
        return;
    }
    if (map_known_select(p, op)) return;
    if (op_has(op->kind, CONTROL)) {
        rules[op->kind](p, op);
        return;
    }
    const Mix *m = padding_operand_mix(p, op);
    if (!m && tells_signs(p, op)) padding_assume_no_signs(p, op);
    if (m && m->number) padding_mix(p, op, m->size, m->help, "%s", m->what);
    else if (m) padding_mix_as(p, op, m);
    else if (op->kind == OP_CUSTOM_CALL && custom_target(op) && custom_target(op)->kind == OP_CUSTOM_CALL) rule_rows(p, op); // factorisations
    else if (rules[op->kind]) rules[op->kind](p, op);
    else if (op_has(op->kind, MAP)) rule_map(p, op);
    else rule_default(p, op);
}

// An element is kept, or behind what is kept along some dimension.
static void narrow_all(State *s) {
    Fact f = s->kept;
    for (uint32_t k = 0; k < s->rank; k++)
        if (factors_padded(&s->dims[k])) f = fact_join(f, s->side[k]);
    s->all = fact_both(s->all, f);
}

// What is kept has to be there, at every length of which a call fits: n % 3 elements of a dimension that is 0 long where n is 6 are not.
static bool lacks_kept(Padding *p, const Op *op, const State *s) {
    for (uint32_t k = 0; k < s->rank; k++)
        for (uint32_t i = 0; i < s->dims[k].n; i++) {
            const Factor *f = &s->dims[k].f[i];
            bool fits = true;
            for (size_t n = 0; n < p->sizes.n_points && fits; n++) fits = factor_fits(f, n) || !p->fits[n];
            if (fits) continue;
            padding_mix(p, op, f->kept, "let it grow with the size that it is made from",
                        "dimension %" PRIu32 " of its result is longer at some length than where it is padded", k);
            return true;
        }
    return false;
}

// A rule that leaves a result without a word would have it taken for one that padding cannot reach.
static void visit(Padding *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) ptr_map_set(&p->states, &op->results[i], NULL);
    visit_rule(p, op);
    for (uint32_t i = 0; i < op->n_results && !p->beyond; i++) {
        State *s = ptr_map_get(&p->states, &op->results[i]);
        if (!s || s->mix) continue;
        if (lacks_kept(p, op, s)) break; // all results are mixed now
        narrow_all(s);
    }
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!ptr_map_get(&p->states, &op->results[i])) ICE("padding: no rule for %s", op_text(op->kind));
}

void padding_visit_block(Padding *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next)
        if (!op_has(op->kind, END)) visit(p, op);
}
