// Contractions of element types that no micro-kernel multiplies, as those of a type that one does, between conversions: operands are exact in the wider type,
// sums are rounded to the result's type once. Floats of 16 bits and fewer are so multiplied and summed up in f32, as eval has it but for the order of sums, or
// those of 8 as bf16 where the processor multiplies these;
// integers modulo 2^32 or 2^64, of which the result's bits are the lowest, and those that words hold as words, whose products are twice as fast. Constants of
// products are not converted before: see stored_weights in contract.c. Kernels of convolutions are, so that Winograd's transform knows them (winograd.c); else
// they would be when they are packed.
#include "passes/layout/bf16.h"
#include "passes/layout/groups.h"
#include "passes/layout/layout.h"
#include "passes/products.h"

// Do words hold these integers, and are words multiplied?
static bool are_words(const Op *op, const TargetFacts *target) {
    DType to = op->results[0].type->dtype;
    bool fit = target->tiles[DT_I16].sum == DT_I32 && dtype_is_int(to) && dtype_info[to].bits <= 32;
    for (uint32_t i = 0; i < 2; i++) {
        DType t = op->operands[i]->type->dtype;
        fit &= dtype_is_int(t) && dtype_info[t].bits <= (dtype_is_signed(t) ? 16 : 8);
    }
    return fit;
}

// The type to sum up in; DT_COUNT: there is none.
static DType sum_type(const Op *op) {
    DType to = op->results[0].type->dtype, f[2] = {op->operands[0]->type->dtype, op->operands[1]->type->dtype};
    if (dtype_is_complex(to) || to == DT_I1 || !op->results[0].type->n_elems || !op->operands[0]->type->n_elems) return DT_COUNT;
    if (!dtype_is_float(to)) return dtype_info[to].bits > 32 ? DT_I64 : DT_I32;
    bool wide = to == DT_F64;
    for (uint32_t i = 0; i < 2; i++) wide |= f[i] == DT_F64;
    return wide ? DT_F64 : DT_F32;
}

static bool are_bf16(const Op *op, const TargetFacts *target) { return product_is_in_bf16(op) && target->tiles[DT_BF16].sum == DT_F32 && !bf16_is_slower(op); }

static Value *kernel_widened(Builder *b, Value *kernel, DType t) {
    const Literal *l = value_constant(kernel);
    DType from = kernel->type->dtype;
    void *data;
    if (l && t == DT_BF16) return build_constant(b, constant_evaluated(b->m, build_convert(b, kernel, t)));
    if (!l || t != DT_F32 || !dtype_is_float(from)) return build_convert(b, kernel, t);
    if (l->splat) return build_splat(b, type_with_dtype(&b->m->types, l->type, t), elem_to_f64(from, l->data));
    Literal *made = literal_make(&b->m->arena, type_with_dtype(&b->m->types, l->type, t), &data);
    for (int64_t i = 0; i < l->type->n_elems; i++) ((float *)data)[i] = (float)elem_to_f64(from, literal_elem(l, i));
    return build_constant(b, made);
}

Op *contract_widened(Module *m, Op *op, const TargetFacts *target) {
    DType sum_of = sum_type(op), left = op->operands[0]->type->dtype, right = op->operands[1]->type->dtype;
    DType t = sum_of;
    if (sum_of == DT_I32 && are_words(op, target) && (left != DT_I16 || right != DT_I16)) t = DT_I16;
    if (sum_of == DT_F32 && are_bf16(op, target) && (left != DT_BF16 || right != DT_BF16)) t = DT_BF16;
    Type to = op->results[0].type;
    if (t == DT_COUNT || (to->dtype == t && left == t && right == t)) return NULL;
    Builder b = builder_before(m, op);
    Value *x[2] = {NULL, NULL};
    for (uint32_t i = 0; i < 2; i++) {
        DType from = op->operands[i]->type->dtype;
        // Integers become floats rounded to the result's type, which they are multiplied in.
        bool rounds = dtype_is_float(to->dtype) && !dtype_is_float(from);
        if (i == 1 && op->kind == OP_CONVOLUTION) x[i] = kernel_widened(&b, build_convert(&b, op->operands[i], rounds ? to->dtype : from), t);
        else x[i] = build_convert(&b, build_convert(&b, op->operands[i], rounds ? to->dtype : from), t);
    }
    Type sum = type_with_dtype(&m->types, to, sum_of);
    Op *made = build_like(&b, op, x, &sum);
    made->id = op->id; // where its image lies (planes_mark)
    value_replace(&op->results[0], build_convert(&b, op_result(made, 0), to->dtype));
    op_unlink(op);
    return made;
}
