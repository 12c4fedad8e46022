// Floats of 16 bits as unsigned integers of 16 in the order of IEEE 754-2019's maximum and minimum, -0 below +0: one instruction then takes the larger ones of
// a vector that is half as long as one of f32, of which llvm.maximum takes three to five. Method: Herf 2001, "Radix Tricks".
//
// The bits with all but the sign turned where that is set are in order as signed integers, NaN of either sign at both ends. What is added to that, modulo 2^16,
// has both of them at one: above infinity for a maximum, below its negative for a minimum, so that NaN wins.
#include "codegen/elem/elem.h"

#include "ir/ops/reduce/chunks.h"

#define B (e->l->b)

bool reducer_is_ordered(const Op *reduce, OpKind *out_op) {
    DType t = reduce->regions[0]->args[0]->type->dtype;
    bool half = t == DT_F16 || t == DT_BF16;
    return half && reduce->n_results == 1 && reducer_is_known(reduce, out_op) && (*out_op == OP_MAXIMUM || *out_op == OP_MINIMUM);
}

static int64_t infinity_of(DType t) { return t == DT_F16 ? 0x7c00 : 0x7f80; }

// The bits of the negative ones turned: its own inverse.
static LLVMValueRef turned(Elem *e, LLVMValueRef bits) {
    LLVMTypeRef t = ll_type(bits);
    LLVMValueRef sign = LLVMBuildAShr(B, bits, ll_int(t, 15), "");
    return LLVMBuildXor(B, bits, LLVMBuildAnd(B, sign, ll_int(t, 0x7fff), ""), "");
}

LLVMValueRef elem_ordered(Elem *e, DType t, OpKind op, LLVMValueRef x) {
    int64_t least = infinity_of(t) + 1;
    LLVMValueRef bits = turned(e, elem_to_memory(e, t, x));
    return LLVMBuildAdd(B, bits, ll_int(ll_type(bits), op == OP_MAXIMUM ? least : -least), "");
}

LLVMValueRef elem_of_ordered(Elem *e, DType t, OpKind op, LLVMValueRef x) {
    int64_t least = infinity_of(t) + 1;
    LLVMTypeRef type = ll_type(x);
    bool maximum = op == OP_MAXIMUM;
    LLVMValueRef is_nan = LLVMBuildICmp(B, maximum ? LLVMIntUGE : LLVMIntULT, x, ll_int(type, maximum ? 2 * least : -2 * least), "");
    LLVMValueRef bits = turned(e, LLVMBuildAdd(B, x, ll_int(type, maximum ? -least : least), ""));
    return elem_from_memory(e, t, LLVMBuildSelect(B, is_nan, ll_int(type, -1), bits, ""));
}

LLVMValueRef elem_ordered_step(Elem *e, OpKind op, LLVMValueRef x, LLVMValueRef y) { return ll_intrin2(e->l, op == OP_MAXIMUM ? LL_UMAX : LL_UMIN, x, y); }
