// Chooses what an op is cut along. Each operand and result proposes the factors that it is cut along as it is, the others add what does not speak against it;
// the proposal wins for which the fewest bytes are moved, and, of equal ones, that cuts the op furthest.
#include "passes/partition/choose.h"

#include <string.h>

enum { MAX_PROPOSALS = 8 };

typedef struct {
    Partition *p;
    const Op *op;
    Rule rule;
} Choosing;

// The axes of the sums, in the order of their factors.
static void sum_axes(const Choosing *x, const Choice *c, DimAxes *out) {
    *out = (DimAxes){0};
    for (uint32_t f = 0; f < x->rule.n_factors; f++)
        for (uint32_t i = 0; x->rule.sum[f] && i < c->axes[f].n; i++) out->axis[out->n++] = c->axes[f].axis[i];
}

// A dimension of the result that is to be cut by just these axes behind those by which it is: they are added up piece by piece.
static int64_t scatter_dim(const DimAxes *is, const DimAxes *to, uint32_t rank, DimAxes *over) {
    for (uint32_t d = 0; d < rank; d++) {
        if (!axes_begin(&is[d], &to[d]) || to[d].n != is[d].n + over->n || axes_set(&to[d], is[d].n) != axes_set(over, 0)) continue;
        memcpy(over->axis, to[d].axis + is[d].n, over->n);
        return d;
    }
    return -1;
}

static bool fits(const Choosing *x, const DimAxes *dims, Type t) {
    if (!type_is_tensor(t)) return true;
    for (uint32_t d = 0; d < t->rank; d++)
        if (t->dims[d] % dim_parts(x->p->mesh, &dims[d], ALL_AXES)) return false;
    return true;
}

// Fills in `out`; the bytes that each device gets.
static double evaluate(const Choosing *x, const Choice *c, Chosen *out) {
    Partition *p = x->p;
    const Rule *r = &x->rule;
    double bytes = 0;
    sum_axes(x, c, &out->over);
    for (uint32_t t = 0; t < r->n_tensors; t++) {
        Value *v = (Value *)(uintptr_t)r->values[t];
        out->tensors[t] = arena_array(p->a, DimAxes, (size_t)value_rank(v) + 1);
        choice_split(r, t, c, out->tensors[t]);
        if (!fits(x, out->tensors[t], v->type)) return -1;
        const DimAxes *now = split_of(p, v)->dims;
        if (t < x->op->n_operands && !value_is_generated(v)) split_change(p, NULL, NULL, v->type, now, out->tensors[t], &bytes);
        if (t >= x->op->n_operands && !out->over.n) split_change(p, NULL, NULL, v->type, out->tensors[t], now, &bytes);
    }
    if (!out->over.n) return bytes;
    const Value *v = &x->op->results[0];
    const DimAxes *is = out->tensors[x->op->n_operands], *to = split_of(p, v)->dims;
    uint32_t rank = value_rank(v), n = dim_parts(p->mesh, &out->over, ALL_AXES);
    DimAxes *reduced = arena_copy(p->a, is, ((size_t)rank + 1) * sizeof *is);
    out->scatter = scatter_dim(is, to, rank, &out->over);
    if (out->scatter >= 0) reduced[out->scatter] = to[out->scatter];
    out->reduced = reduced;
    bytes += parts_sum_bytes(split_part(p, v->type, is), n, out->scatter >= 0);
    split_change(p, NULL, NULL, v->type, reduced, to, &bytes);
    return bytes;
}

static void propose(const Choosing *x, uint32_t first, Choice *out) {
    *out = (Choice){0};
    choice_take(x->p, &x->rule, first, split_of(x->p, x->rule.values[first])->dims, out);
    for (uint32_t k = x->rule.n_tensors; k-- > 0;)
        if (!value_is_generated(x->rule.values[k])) choice_take(x->p, &x->rule, k, split_of(x->p, x->rule.values[k])->dims, out);
    choice_settle(x->p, &x->rule, out);
}

static uint32_t axes_product(const Partition *p, uint32_t set) {
    uint32_t n = 1;
    for (uint32_t a = 0; a < p->mesh->n_axes; a++)
        if (set >> a & 1) n *= p->mesh->axes[a].size;
    return n;
}

static Chosen *new_chosen(const Choosing *x) {
    Chosen *c = arena_new(x->p->a, Chosen);
    c->tensors = arena_array(x->p->a, DimAxes *, x->rule.n_tensors);
    c->scatter = -1;
    c->reducer = x->rule.reducer;
    return c;
}

void op_choose(Partition *p, const Op *op, Chosen *out) {
    Choosing x = {.p = p, .op = op};
    rule_make(p, op, &x.rule);
    double best = -1;
    uint32_t furthest = 0;
    for (uint32_t k = 0; p->mesh && x.rule.n_factors && k < x.rule.n_tensors && k < MAX_PROPOSALS; k++) {
        Choice c;
        Chosen *chosen = new_chosen(&x);
        propose(&x, x.rule.n_tensors - 1 - k, &c);
        double bytes = evaluate(&x, &c, chosen);
        uint32_t parts = axes_product(p, c.used);
        if (bytes < 0 || (best >= 0 && (bytes > best || (bytes == best && parts <= furthest)))) continue;
        *out = *chosen;
        best = bytes;
        furthest = parts;
    }
    if (best >= 0) return;
    *out = *new_chosen(&x); // whole
    for (uint32_t t = 0; t < x.rule.n_tensors; t++) out->tensors[t] = split_new(p, value_rank(x.rule.values[t]), false).dims;
}
