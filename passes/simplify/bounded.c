// scatter(x, set_dimension_size(indices, n, d), set_dimension_size(updates, n, e)), where updates run along e as indices do along d: the first n of a known
// number of updates. Updates whose index is outside of the input are left out, so all take part, those from n on with an index that is outside whatever the
// window is: the least number of its type.
#include "passes/simplify/bounded.h"

#include "ir/builder/build.h"
#include "ir/ops/scatter.h"

// What is made shorter, by an op whose operand has a known shape; NULL: nothing.
static const Op *shortened(const Op *op, uint32_t operand) {
    const Op *def = value_resolved(op->operands[operand])->def;
    return def && def->kind == OP_SET_DIMENSION_SIZE && type_is_static(def->operands[0]->type) ? def : NULL;
}

static bool matches(const Op *op, const ScatterDims *dims, const Op *indices) {
    int64_t d = op_int(indices, ATTR_dimension, 0);
    if (d == dims->vector || !dtype_is_signed(indices->operands[0]->type->dtype)) return false;
    for (uint32_t i = 0; i < dims->n; i++) {
        const Op *updates = shortened(op, dims->n + 1 + i);
        if (!updates || value_resolved(updates->operands[1]) != value_resolved(indices->operands[1])) return false;
        if (op_int(updates, ATTR_dimension, 0) != dims->of_indices[d]) return false;
        if (updates->operands[0]->type->dims[dims->of_indices[d]] != indices->operands[0]->type->dims[d]) return false;
    }
    return true;
}

bool bounded_scatter_rewrite(PassContext *c, Op *op) {
    ScatterDims dims;
    if (op->kind != OP_SCATTER) return false;
    const Op *indices = shortened(op, op->n_operands / 2);
    if (!indices) return false;
    scatter_dims(op, &dims);
    if (!matches(op, &dims, indices)) return false;
    Builder b = builder_before(c->m, op);
    Value *all = indices->operands[0], *n = indices->operands[1];
    Type type = all->type, counts = type_tensor(&c->m->types, n->type->dtype, type->dims, type->rank);
    Value *at = build_iota(&b, n->type->dtype, counts, (uint32_t)op_int(indices, ATTR_dimension, 0));
    Value *within = build_compare(&b, at, build_broadcast_as(&b, n, counts, NULL, 0), "LT");
    uint32_t bits = (uint32_t)dtype_info[type->dtype].bits;
    Value *outside = build_splat_i64(&b, type, bits < 64 ? -(INT64_C(1) << (bits - 1)) : INT64_MIN);
    op->operands[dims.n] = build_select(&b, within, all, outside);
    for (uint32_t i = dims.n + 1; i < op->n_operands; i++) op->operands[i] = shortened(op, i)->operands[0];
    return c->changed = true;
}
