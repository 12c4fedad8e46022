// See products.h.
#include "passes/products.h"

#include "ir/ops/cost.h"
#include "passes/layout/layout.h"

bool product_is_f32(const Op *op) {
    DType x = op->operands[0]->type->dtype, y = op->operands[1]->type->dtype;
    if (op->results[0].type->dtype != DT_F32 || (x != DT_F32 && y != DT_F32)) return false;
    return dtype_is_float(x) && dtype_is_float(y) && x != DT_F64 && y != DT_F64;
}

static bool is_short_float(DType t) { return t == DT_F32 || t == DT_BF16 || t == DT_F16; }

bool product_is_short(const Op *op) {
    return is_short_float(op->operands[0]->type->dtype) && is_short_float(op->operands[1]->type->dtype) && is_short_float(op->results[0].type->dtype);
}

static bool is_in_bf16(DType t) { return t == DT_BF16 || (dtype_is_small_float(t) && t != DT_F8E8M0FNU); }

bool product_is_in_bf16(const Op *op) { return is_in_bf16(op->operands[0]->type->dtype) && is_in_bf16(op->operands[1]->type->dtype); }

bool product_is_hybrid(const Op *op) {
    return op->n_operands == 2 && op->operands[1]->type->quant && !op->operands[0]->type->quant && !op->results[0].type->quant;
}

// Value.id: it is computed of constants.
static void find_computed(Op *op, void *found) {
    bool computed = op_has(op->kind, PURE) && !op->n_regions, product = op_is_product(op->kind) || op->kind == OP_RAGGED_DOT;
    for (uint32_t i = 0; i < op->n_operands; i++) computed &= value_resolved(op->operands[i])->id != 0;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = computed;
    for (uint32_t i = 0; i < op->n_regions; i++)
        for (uint32_t k = 0; k < op->regions[i]->n_args; k++) op->regions[i]->args[k]->id = 0;
    for (uint32_t i = 0; product && i < 2; i++) {
        const Value *v = value_resolved(op->operands[i]);
        *(bool *)found |= product_is_hybrid(op) || (v->id && !contract_is_constant(v));
    }
}

bool products_have_computed_weights(Module *m) {
    bool found = false;
    Func *f = module_main(m);
    for (uint32_t i = 0; f && i < f->body->n_args; i++) f->body->args[i]->id = 0;
    if (f) block_walk(f->body, find_computed, &found);
    return found;
}
