// What is known of ops of which nothing else is: whether their results are numbers, and that nothing keeps padded positions apart in them. See state.h.
#include "passes/padding/state.h"

// Makes an element one of those that there are, or of as few: truth values and bits.
static bool is_choice(OpKind k) { return op_has(k, CHOOSES) || op_info[k].takes == TAKES_LOGICAL || k == OP_COMPARE; }

bool padding_region_chooses(const Block *b, bool or_simple) {
    for (const Op *op = b->first; op; op = op->next) {
        if (!op_has(op->kind, END) && !is_choice(op->kind) && !(or_simple && op_has(op->kind, ASSOCIATES))) return false;
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Value *v = value_resolved(op->operands[i]);
            if ((v->def ? v->def->block : v->block) != b) return false;
        }
    }
    return true;
}

// What divides by its first operand, one way or another.
static bool divides(OpKind k) { return k == OP_CHOLESKY || k == OP_TRIANGULAR_SOLVE || k == OP_CUSTOM_CALL; }

// Of a Cholesky decomposition: zeros lie beside the diagonal.
static bool is_factor(Value *v) {
    const Op *op = value_resolved(v)->def;
    return op && op->kind == OP_CHOLESKY;
}

Fact fact_of_unknown(Padding *p, const Op *op, DType t, bool kept) {
    bool finite = op_has(op->kind, TOTAL) || divides(op->kind);
    unsigned flags = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *s = state_of(p, op->operands[i]);
        Fact f = kept ? s->kept : s->all;
        finite = finite && fact_is_finite(f) && !(type_is_tensor(op->operands[i]->type) && fact_is_huge(op->operands[i]->type->dtype, f));
        if (i == 0 && divides(op->kind)) finite = finite && (!(f.flags & FACT_SET) || is_factor(op->operands[0])); // a constant may be singular
        flags |= f.flags;
    }
    for (uint32_t r = 0; r < op->n_regions; r++) finite = finite && padding_region_chooses(op->regions[r], true);
    finite = finite && (flags & FACT_DATA || !op->n_operands);
    return fact_any(t, finite);
}

// Of an op that is refused whatever is masked before it. What a scatter adds into places, as segment_sum does, is a product as well.
static const char *help_of(const Op *op) {
    const Op *first = op->kind == OP_SCATTER ? op->regions[0]->first : NULL;
    if (first && first->kind == OP_ADD && first->next == block_end(op->regions[0]))
        return "a product adds into places as well, and there a mask is followed: one_hot(ids).T @ (updates * mask); else --dim compiles for one size";
    return "this op is proved of no padded size, whatever is done before it: --dim compiles for one size; or let it work on sizes that are numbers";
}

void rule_default(Padding *p, const Op *op) {
    Size about = NULL;
    const char *help = help_of(op);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *s = state_of(p, op->operands[i]);
        for (uint32_t k = 0; k < s->rank && !about; k++) about = factors_padded_size(&s->dims[k]);
    }
    const Op *from = padding_sized_from(p, op);
    for (uint32_t i = 0; from && i < from->n_operands && !about; i++) {
        const State *s = state_of(p, from->operands[i]);
        if (s->mix) about = s->mix->size;
        if (s->mix) break;
    }
    bool sized = from && padding_operand_mix(p, from);
    if (about || sized) {
        padding_mix(p, op, about, help, "nothing is known of how it keeps padded positions apart");
        return;
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        State *s = state_new(p, op->results[i].type);
        if (type_is_tensor(op->results[i].type)) s->all = s->kept = fact_of_unknown(p, op, op->results[i].type->dtype, false);
        state_set(p, &op->results[i], s);
    }
}
