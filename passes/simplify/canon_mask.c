// Masks: truths that are kept as integers, and comparisons of positions. Frameworks write positions as a constant 0, 1, 2, .., and a causal mask as their
// difference, in 64 bits; as iotas of 32 bits they take no memory and one comparison.
#include "passes/counts.h"
#include "passes/simplify/rule.h"

#include <string.h>

// The dimension along which c goes by one step; -1: none, or several, or by other steps.
static int64_t only_along(const Counts *c, uint32_t rank, int64_t step) {
    int64_t found = -1;
    for (uint32_t d = 0; d < rank; d++) {
        if (c->along[d] != step) continue;
        if (found >= 0) return -1;
        found = d;
    }
    return found;
}

// Sums of two indices, one less the other, as the one beside the other and a number.
Value *mask_of_counts(Canon *s, Op *op) {
    Counts x, y;
    const Type t = op->operands[0]->type;
    if (s->opaque || !counts_find(op->operands[0], &x) || !counts_find(op->operands[1], &y)) return NULL;
    if (t->dtype == DT_I32 && x.n_ops + y.n_ops <= 1) return NULL; // as it is written here
    uint32_t n = 0;
    for (uint32_t d = 0; d < t->rank; d++) {
        x.along[d] -= y.along[d];
        n += x.along[d] != 0;
    }
    int64_t first = only_along(&x, t->rank, 1), second = only_along(&x, t->rank, -1), constant = y.constant - x.constant;
    if (n != 2 || first < 0 || second < 0 || constant < -INT32_MAX / 2 || constant > INT32_MAX / 2 || t->dims[second] > INT32_MAX / 2) return NULL;
    Value *left = build_iota(&s->b, DT_I32, t, (uint32_t)first), *right = build_iota(&s->b, DT_I32, t, (uint32_t)second);
    if (constant) right = build_binary(&s->b, OP_ADD, right, build_splat(&s->b, right->type, (double)constant));
    return build_compare(&s->b, left, right, str_text(op_str(op, ATTR_comparison_direction)));
}

// What a truth is as an integer, 0 or 1; NULL: v is something else.
static Value *truth_of(const Value *v) {
    const Op *op = made_by(v, OP_CONVERT);
    bool is_it = op && op->operands[0]->type->dtype == DT_I1 && dtype_is_int(v->type->dtype) && v->type->dtype != DT_I1;
    return is_it ? op->operands[0] : NULL;
}

// b as an integer, compared with 0 or 1.
Value *mask_of_integers(Canon *s, Op *op) {
    Value *b = truth_of(op->operands[0]);
    const char *direction = str_text(op_str(op, ATTR_comparison_direction));
    bool equal = !strcmp(direction, "EQ"), zero = canon_is_number(s, op->operands[1], 0);
    if (!b || (!equal && strcmp(direction, "NE")) || (!zero && !canon_is_number(s, op->operands[1], 1))) return NULL;
    return equal == zero ? build_unary(&s->b, OP_NOT, b) : b;
}

// Logic of truths as integers, of which the lowest bit is all there is.
Value *logic_of_masks(Canon *s, Op *op) {
    Value *a = truth_of(op->operands[0]), *b = truth_of(op->operands[1]);
    if (a && b) return build_convert(&s->b, build_binary(&s->b, op->kind, a, b), op->results[0].type->dtype);
    return a && op->kind == OP_AND && canon_is_number(s, op->operands[1], 1) ? op->operands[0] : NULL;
}
