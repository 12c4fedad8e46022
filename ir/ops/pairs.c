// See pairs.h.
#include "ir/ops/pairs.h"

#include "ir/ops/reduce/chunks.h"

static bool is_short(DType t, DType sum) { return sum == DT_F32 ? t == DT_BF16 : t == DT_I8 || t == DT_UI8; }

static bool is_widened(const Value *v, DType sum) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v->def && v->def->kind == OP_CONVERT && is_short(v->def->operands[0]->type->dtype, sum);
}

bool pairs_are_summed(const Op *reduce) {
    const Op *product = reduce->kind == OP_REDUCE && reduce->n_results == 1 ? reduce->operands[0]->def : NULL;
    if (!product || product->kind != OP_MULTIPLY) return false;
    OpKind combine;
    DType sum = product->results[0].type->dtype;
    bool known = (sum == DT_I32 || (sum == DT_F32 && op_attr(reduce, ATTR_for_units))) && reduce->results[0].type->dtype == sum;
    if (!known || !reducer_is_known(reduce, &combine) || combine != OP_ADD) return false;
    return is_widened(product->operands[0], sum) && is_widened(product->operands[1], sum);
}
