// The element emitter: which rule an op has, what is remembered, and where elements come from: memory, what was computed before, or the
// op's rule. See elem.h. The rules are in map.c, complex.c, bits.c, data.c and reduce.c.
#include "codegen/elem/elem.h"

#include <string.h>

ELEM_OF(none) {
    (void)e, (void)index;
    ICE("%s has no element", op_text(op->kind));
}

static EmitFn *const emit_of[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) [OP_##id] = elem_of_##emit,
#include "ir/op.def"
};

bool elem_is_known(OpKind kind) { return emit_of[kind] != elem_of_none; }

// ---- remembered values

static bool same_index(const Index *a, const Index *b, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++) {
        if (a[i].vec != b[i].vec) return false;
        if (!a[i].vec && (a[i].base != b[i].base || a[i].step != b[i].step)) return false;
    }
    return true;
}

static LLVMValueRef memo_find(const Elem *e, const Value *v, const Index *index, unsigned lanes) {
    for (size_t i = e->memo.n; i-- > 0;) {
        const Memo *m = &e->memo.items[i];
        if (m->value == v && m->lanes == lanes && (!m->index || same_index(m->index, index, v->type->rank))) return m->result;
    }
    return NULL;
}

static void memo_add(Elem *e, const Value *v, const Index *index, LLVMValueRef x) {
    Memo m = {v, NULL, e->lanes, x};
    if (index) m.index = arena_copy(e->arena, index, v->type->rank * sizeof *index);
    vec_push(&e->memo, m);
}

void memo_results(Elem *e, const Op *op, const Index *index, const LLVMValueRef *x) {
    for (uint32_t i = 0; i < op->n_results; i++) memo_add(e, &op->results[i], index, x[i]);
}

void memo_bind(Elem *e, const Value *v, LLVMValueRef x) {
    Memo m = {v, NULL, elem_lanes(x), x};
    vec_push(&e->memo, m);
}

// ---- elements

static bool all_uniform(const Index *index, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        if (!index_is_uniform(&index[i])) return false;
    return true;
}

static bool needs_rounding(const Op *op, DType t) {
    bool sign = op->kind == OP_ABS || op->kind == OP_NEGATE; // which floats of more than a byte have in both ways
    return !op_has(op->kind, HELD) && !op_has(op->kind, VIEW) && (!sign || dtype_is_int(t) || dtype_is_small_float(t));
}

bool elem_op_supported(const Op *op) { return !elem_is_pair_op(op) || elem_pair_known(op->kind); }

static LLVMValueRef computed(Elem *e, const Op *op, uint32_t result, const Index *index) {
    DType t = op->results[result].type->dtype;
    if (elem_is_pair_op(op)) return elem_pair_op(e, op, index);
    LLVMValueRef x = emit_of[op->kind](e, op, result, index);
    return needs_rounding(op, t) ? elem_rounded(e, t, x) : x;
}

LLVMValueRef elem(Elem *e, const Value *v, const Index *index) {
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
        LLVMValueRef x = elem(e, v, index);
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

LLVMValueRef elem_operand(Elem *e, const Op *op, uint32_t i, const Index *index) { return elem(e, op->operands[i], index); }

LLVMValueRef elem_if(Elem *e, LLVMValueRef cond, DType type, ElemThunk *yes, ElemThunk *no, void *context) {
    LlvmCtx *l = e->l;
    (void)type;
    size_t mark = memo_open(e);
    if (ll_lanes(ll_type(cond)) > 1) {
        LLVMValueRef outer = e->mask;
        e->mask = outer ? LLVMBuildAnd(l->b, outer, cond, "") : cond;
        LLVMValueRef a = yes(e, context);
        memo_close(e, mark);
        LLVMValueRef not = LLVMBuildNot(l->b, cond, "");
        e->mask = outer ? LLVMBuildAnd(l->b, outer, not, "") : not;
        LLVMValueRef b = no(e, context);
        memo_close(e, mark);
        e->mask = outer;
        return elem_select(e, cond, a, b);
    }
    if (LLVMIsConstant(cond) && LLVMIsAConstantInt(cond)) return LLVMConstIntGetZExtValue(cond) ? yes(e, context) : no(e, context);
    LlIf f;
    ll_if(l, &f, cond, "in");
    LLVMValueRef a = yes(e, context);
    memo_close(e, mark);
    ll_else(l, &f);
    LLVMValueRef b = no(e, context);
    memo_close(e, mark);
    ll_endif(l, &f);
    return ll_if_merge(l, &f, a, b);
}

void elem_region(Elem *e, const Block *b, const LLVMValueRef *args, LLVMValueRef *out) {
    size_t mark = memo_open(e);
    const Block *outer = e->region;
    e->region = b;
    for (uint32_t i = 0; i < b->n_args; i++) memo_bind(e, b->args[i], args[i]);
    const Op *end = block_end(b);
    LLVMValueRef results[LL_MAX_CARRY];
    if (end->n_operands > LL_MAX_CARRY) ICE("a region with %u results", end->n_operands);
    for (uint32_t i = 0; i < end->n_operands; i++) results[i] = elem(e, end->operands[i], NULL);
    memcpy(out, results, end->n_operands * sizeof *out);
    memo_close(e, mark);
    e->region = outer;
}
