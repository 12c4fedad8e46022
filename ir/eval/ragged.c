// chlo.ragged_dot: its operands are copied once for every group, with zeros for what is not in it, and contracted (ragged.h).
#include "ir/ops/ragged.h"
#include "ir/eval/internal.h"

#include <string.h>

// Where the operand's own prefix and ragged dimension are.
typedef struct {
    const Tensor *sizes;
    const int64_t *prefix;
    uint32_t n_prefix;
    int64_t dim;
} Cut;

// The first of the sizes that hold at `at`.
static int64_t sizes_row(const Cut *c, const Index *at) {
    Type t = c->sizes->lit.type;
    int64_t row = 0;
    for (uint32_t i = 0; i + 1 < t->rank; i++) row = row * t->dims[i] + at->at[c->prefix[i]];
    return row * t->dims[t->rank - 1];
}

// [dims..] -> [groups, dims..]. Starts are sums modulo 2^64; with negative sizes an element may be in several groups.
static bool cut(Eval *e, const Op *op, const Cut *c, const Tensor *x, Tensor *out) {
    Type from = x->lit.type, sizes = c->sizes->lit.type;
    int64_t groups = sizes->dims[sizes->rank - 1], dims[MAX_RANK + 1] = {groups};
    memcpy(dims + 1, from->dims, from->rank * sizeof *dims);
    Type to = from->rank < MAX_RANK ? type_tensor(&e->m->types, from->dtype, dims, from->rank + 1) : NULL;
    void *data;
    if (!to)
        return diag_error(e->d, op_place(op), CODE_TOO_LARGE, "%s: %lld groups of this operand are too large", op_short(op->kind), (long long)groups), false;
    if (!eval_charge(e, op, (uint64_t)to->n_elems + (uint64_t)from->n_elems) || !tensor_make(e, op, to, false, out, &data)) return false;
    size_t bytes = dtype_bytes(from->dtype);
    memset(data, 0, (size_t)to->n_elems * bytes);
    Index at = {from->rank, from->dims, {0}};
    for (int64_t i = 0; i < from->n_elems; i++, index_next(&at)) {
        int64_t row = sizes_row(c, &at);
        uint64_t start = 0;
        for (int64_t g = 0; g < groups; g++) {
            uint64_t end = start + (uint64_t)tensor_element(c->sizes, row + g).i;
            if ((int64_t)start <= at.at[c->dim] && at.at[c->dim] < (int64_t)end)
                memcpy((char *)data + (size_t)(g * from->n_elems + i) * bytes, literal_elem(&x->lit, i), bytes);
            start = end;
        }
    }
    return true;
}

bool eval_ragged_dot(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Ragged r;
    ragged_of(op, &r);
    Axes lists[DOT_LISTS];
    ragged_dot_lists(&r, lists);
    Attr numbers = {.key = ATTR_dot_dimension_numbers, .n_lists = DOT_LISTS, .lists = lists};
    Cut lhs = {&ins[2], r.lhs_prefix, r.n_prefix, r.lhs_dim}, rhs = {&ins[2], r.rhs_prefix, r.n_prefix, r.rhs_dim};
    Tensor parts[2] = {ins[0], ins[1]};
    bool made[2] = {r.mode != RAGGED_BATCH, r.mode == RAGGED_TERMS};
    bool ok = true;
    for (int i = 0; i < 2 && ok; i++) {
        if (made[i]) parts[i] = (Tensor){0};
        if (made[i]) ok = cut(e, op, i ? &rhs : &lhs, &ins[i], &parts[i]);
    }
    if (ok) {
        Value values[2] = {*op->operands[0], *op->operands[1]}, *operands[2] = {&values[0], &values[1]};
        for (int i = 0; i < 2; i++) values[i].type = parts[i].lit.type;
        Op dot = *op;
        dot.kind = OP_DOT_GENERAL, dot.operands = operands, dot.n_operands = 2, dot.attrs = &numbers, dot.n_attrs = 1;
        ok = eval_dot_general(e, &dot, parts, out);
    }
    for (int i = 0; i < 2; i++)
        if (made[i]) tensor_drop(e, &parts[i]);
    return ok;
}
