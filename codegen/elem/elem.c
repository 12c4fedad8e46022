// The element emitter: which rule an op has, and where elements come from: memory, what was computed before, or the op's rule. See elem.h.
// The rules are in map.c, complex.c, bits.c, data.c and reduce.c.
#include "codegen/elem/elem.h"

#include <string.h>

ELEM_OF(none) {
    (void)e, (void)index;
    ICE("%s has no element", op_text(op->kind));
}

ELEM_OF(stage) { // it has code, but as a stage of a kernel
    (void)e, (void)index;
    ICE("%s is a stage, not an element", op_text(op->kind));
}

static EmitFn *const emit_of[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) [OP_##id] = elem_of_##emit,
#include "ir/op.def"
};

bool elem_is_known(OpKind kind) { return emit_of[kind] != elem_of_none; }

// ---- elements

static bool all_uniform(const Index *index, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        if (!index_is_uniform(&index[i])) return false;
    return true;
}

static bool needs_rounding(const Op *op, DType t) {
    bool sign = op->kind == OP_ABS || op->kind == OP_NEGATE; // which floats of more than a byte have in both ways
    bool whole = op->kind == OP_FLOOR || op->kind == OP_CEIL || op->kind == OP_ROUND_AFZ || op->kind == OP_ROUND_EVEN || op->kind == OP_SIGN;
    return !op_has(op->kind, HELD) && !op_has(op->kind, VIEW) && (!(sign || whole) || dtype_is_int(t) || dtype_is_small_float(t));
}

// Ops whose NaN end in as many zeros as what they take: instructions, and functions that multiply and add alone, in whose powers of two the bits of NaN are
// zeros.
static bool keeps_short_nan(OpKind k) {
    bool arithmetic = k == OP_ADD || k == OP_SUBTRACT || k == OP_MULTIPLY || k == OP_DIVIDE || k == OP_SQRT;
    return arithmetic || k == OP_EXP || k == OP_LOGISTIC || k == OP_TANH || k == OP_RSQRT;
}

static LLVMValueRef rounded(Elem *e, const Op *op, DType t, LLVMValueRef x) {
    return keeps_short_nan(op->kind) ? elem_rounded_sum(e, t, x) : elem_rounded(e, t, x);
}

bool elem_op_supported(const Op *op) { return !elem_is_pair_op(op) || elem_pair_known(op->kind); }

static LLVMValueRef computed(Elem *e, const Op *op, uint32_t result, const Index *index) {
    DType t = op->results[result].type->dtype;
    if (elem_is_pair_op(op)) return elem_pair_op(e, op, index);
    LLVMValueRef x = emit_of[op->kind](e, op, result, index);
    return needs_rounding(op, t) ? rounded(e, op, t, x) : x;
}

LLVMValueRef elem_at(Elem *e, const Value *v, const Index *index) {
    uint32_t rank = v->type->rank;
    LLVMValueRef known = memo_find(e, v, index, e->lanes);
    if (known) return known;
    const Block *home = v->def ? v->def->block : v->block;
    if (e->lanes > 1 && home != e->region && all_uniform(index, rank)) {
        unsigned lanes = e->lanes;
        LLVMValueRef mask = e->mask;
        const Block *region = e->region;
        e->lanes = 1;
        e->mask = NULL;
        e->region = NULL;
        LLVMValueRef x = elem_at(e, v, index);
        e->lanes = lanes;
        e->mask = mask;
        e->region = region;
        x = elem_splat(e, x);
        memo_add(e, v, index, x);
        return x;
    }
    const Place *place = v->mark;
    LLVMValueRef x;
    if (place) x = elem_load(e, v, place, index);
    else if (v->def) x = computed(e, v->def, v->index, index);
    else ICE("a block argument has no place");
    memo_add(e, v, index, x);
    return x;
}

LLVMValueRef elem_operand(Elem *e, const Op *op, uint32_t i, const Index *index) { return elem_at(e, op->operands[i], index); }

void elem_region(Elem *e, const Block *b, const LLVMValueRef *args, LLVMValueRef *out) {
    size_t mark = memo_open(e);
    const Block *outer = e->region;
    e->region = b;
    for (uint32_t i = 0; i < b->n_args; i++) memo_bind(e, b->args[i], args[i]);
    const Op *end = block_end(b);
    LLVMValueRef results[LL_MAX_CARRY];
    if (end->n_operands > LL_MAX_CARRY) ICE("a region with %u results", end->n_operands);
    for (uint32_t i = 0; i < end->n_operands; i++) results[i] = elem_at(e, end->operands[i], NULL);
    memcpy(out, results, end->n_operands * sizeof *out);
    memo_close(e, mark);
    e->region = outer;
}
