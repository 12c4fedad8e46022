// Core of the element emitter: indices, loads and stores, what is remembered. See elem.h. The rules of the ops are in map.c,
// index.c and reduce.c.
#include "codegen/elem/elem.h"

#include <stdlib.h>
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

// ---- indices

Index index_const(Elem *e, int64_t v) { return (Index){.base = ll_i64(e->l, v), .multiple = v ? v : 1 << 20}; }
Index index_scalar(LLVMValueRef base, int64_t multiple) { return (Index){.base = base, .multiple = multiple}; }
bool index_is_uniform(const Index *i) { return !i->vec && i->step == 0; }

static int64_t gcd(int64_t a, int64_t b) {
    while (b) {
        int64_t r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}

LLVMValueRef index_vector(Elem *e, Index a) {
    if (a.vec) return a.vec;
    if (e->lanes == 1) return a.base;
    LLVMValueRef steps[64];
    for (unsigned i = 0; i < e->lanes; i++) steps[i] = ll_i64(e->l, a.step * i);
    return LLVMBuildAdd(e->l->b, ll_splat(e->l, a.base, e->lanes), LLVMConstVector(steps, e->lanes), "");
}

Index index_add(Elem *e, Index a, Index b) {
    if (a.vec || b.vec)
        return (Index){.vec = LLVMBuildAdd(e->l->b, index_vector(e, a), index_vector(e, b), ""), .multiple = 1};
    return (Index){.base = LLVMBuildAdd(e->l->b, a.base, b.base, ""), .step = a.step + b.step, .multiple = gcd(a.multiple, b.multiple)};
}

Index index_add_const(Elem *e, Index a, int64_t v) { return v ? index_add(e, a, index_const(e, v)) : a; }

Index index_scale(Elem *e, Index a, int64_t v) {
    if (v == 1) return a;
    if (a.vec) return (Index){.vec = LLVMBuildMul(e->l->b, a.vec, ll_int(ll_type(a.vec), v), ""), .multiple = 1};
    int64_t multiple;
    if (__builtin_mul_overflow(a.multiple, v < 0 ? -v : v ? v : 1, &multiple)) multiple = 1;
    return (Index){.base = LLVMBuildMul(e->l->b, a.base, ll_i64(e->l, v), ""), .step = a.step * v, .multiple = multiple};
}

// Indices are not negative here. Lanes that stay inside one multiple of the divisor keep the quotient uniform.
void index_divmod(Elem *e, Index a, int64_t divisor, Index *out_quotient, Index *out_rest) {
    LLVMBuilderRef b = e->l->b;
    if (divisor == 1) {
        *out_quotient = a;
        *out_rest = index_const(e, 0);
        return;
    }
    bool regular = !a.vec && (a.step == 0 || (a.step > 0 && gcd(a.multiple, divisor) >= a.step * (int64_t)e->lanes));
    if (regular) {
        LLVMValueRef d = ll_i64(e->l, divisor);
        int64_t common = gcd(a.multiple, divisor);
        *out_quotient = (Index){.base = LLVMBuildUDiv(b, a.base, d, ""), .multiple = 1};
        *out_rest = (Index){.base = LLVMBuildURem(b, a.base, d, ""), .step = a.step, .multiple = common};
        return;
    }
    LLVMValueRef v = index_vector(e, a), d = ll_int(ll_type(v), divisor);
    *out_quotient = (Index){.vec = LLVMBuildUDiv(b, v, d, ""), .multiple = 1};
    *out_rest = (Index){.vec = LLVMBuildURem(b, v, d, ""), .multiple = 1};
}

LLVMValueRef index_compare(Elem *e, LLVMIntPredicate p, Index a, int64_t v) {
    LLVMValueRef x = index_is_uniform(&a) ? a.base : index_vector(e, a);
    return LLVMBuildICmp(e->l->b, p, x, ll_int(ll_type(x), v), "");
}

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

// ---- memory

// The linear offset of every lane.
static Index offset_of(Elem *e, const Place *p, const Index *index, uint32_t rank) {
    Index at = index_const(e, 0);
    for (uint32_t i = 0; i < rank; i++) {
        Index one = index[i];
        if (p->origin[i]) one = index_add(e, one, (Index){.base = LLVMBuildNeg(e->l->b, p->origin[i], ""), .multiple = 1});
        at = index_add(e, at, index_scale(e, one, p->strides[i]));
    }
    return at;
}

LLVMValueRef elem_address(Elem *e, const Value *v, const Place *place, const Index *index) {
    Index at = offset_of(e, place, index, v->type->rank);
    return ll_gep(e->l, elem_memory_type(e, v->type->dtype), place->ptr, at.vec ? LLVMBuildExtractElement(e->l->b, at.vec, ll_i32(e->l, 0), "") : at.base);
}

static LLVMValueRef set_scope(Elem *e, LLVMValueRef inst, const char *kind) {
    if (e->scope && inst && LLVMIsAInstruction(inst))
        LLVMSetMetadata(inst, LLVMGetMDKindIDInContext(e->l->context, kind, (unsigned)strlen(kind)), e->scope);
    return inst;
}

// Lane by lane. On processors whose gathers do not speculate (CVE-2022-40982) this takes a third of the time, on others no more than theirs.
static LLVMValueRef load_apart(Elem *e, const Place *place, LLVMTypeRef scalar, Index at, unsigned align) {
    LlvmCtx *l = e->l;
    LLVMValueRef x = LLVMGetPoison(ll_vec(scalar, e->lanes)), first = ll_gep(l, scalar, place->ptr, at.base);
    for (unsigned i = 0; i < e->lanes; i++) {
        LLVMValueRef one = ll_load(l, scalar, ll_gep_const(l, scalar, first, at.step * i), align);
        if (place->stored_by != e->stage) set_scope(e, one, "noalias");
        x = LLVMBuildInsertElement(l->b, x, one, ll_i32(l, (int)i), "");
    }
    return x;
}

// A mask of one lane is a branch's business: elem_if.
LLVMValueRef elem_load(Elem *e, const Value *v, const Place *place, const Index *index) {
    LlvmCtx *l = e->l;
    DType t = v->type->dtype;
    Index at = offset_of(e, place, index, v->type->rank);
    if (dtype_is_complex(t)) return elem_pair_load(e, t, place->ptr, at);
    LLVMTypeRef scalar = elem_memory_type(e, t), shape = ll_vec(scalar, e->lanes);
    unsigned align = (unsigned)dtype_bytes(t);
    LLVMValueRef x;
    if (e->lanes == 1) {
        x = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, at.vec ? at.vec : at.base), align);
    } else if (!at.vec && at.step == 0) {
        LLVMValueRef one = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, at.base), align);
        if (place->stored_by != e->stage) set_scope(e, one, "noalias");
        return ll_splat(l, elem_from_memory(e, t, one), e->lanes);
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        x = e->mask ? ll_masked_load(l, shape, p, e->mask, NULL, align) : ll_load(l, shape, p, align);
    } else if (!at.vec && e->apart && !e->mask) {
        return elem_from_memory(e, t, load_apart(e, place, scalar, at, align));
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, place->ptr, &offsets, 1, "");
        LLVMValueRef mask = e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1);
        x = ll_gather(l, shape, ptrs, mask, NULL, align);
    }
    if (place->stored_by != e->stage) set_scope(e, x, "noalias");
    return elem_from_memory(e, t, x);
}

void elem_store(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    DType t = v->type->dtype;
    Index at = offset_of(e, place, index, v->type->rank);
    if (dtype_is_complex(t)) {
        elem_pair_store(e, t, place->ptr, at, x);
        return;
    }
    LLVMTypeRef scalar = elem_memory_type(e, t);
    x = elem_to_memory(e, t, x);
    unsigned align = (unsigned)dtype_bytes(t);
    if (e->lanes == 1) {
        set_scope(e, ll_store(l, x, ll_gep(l, scalar, place->ptr, at.vec ? at.vec : at.base), align), "alias.scope");
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        if (e->mask) ll_masked_store(l, x, p, e->mask, align);
        else set_scope(e, ll_store(l, x, p, align), "alias.scope");
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, place->ptr, &offsets, 1, "");
        ll_scatter(l, x, ptrs, e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1), align);
    }
}

// ---- elements

static bool all_uniform(const Index *index, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        if (!index_is_uniform(&index[i])) return false;
    return true;
}

// Ops whose rule leaves more digits or bits than the type has. The others move elements, choose among them or see to it themselves.
static bool needs_rounding(const Op *op, DType t) {
    if (op->kind == OP_IOTA || op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION) return true;
    switch (op->kind) {
    case OP_CONVERT: case OP_SELECT: case OP_CLAMP: case OP_MAXIMUM: case OP_MINIMUM: case OP_AND: case OP_OR: case OP_XOR: case OP_REDUCE_PRECISION: case OP_COMPLEX: case OP_REAL: case OP_IMAG: return false;
    case OP_ABS: case OP_NEGATE: return dtype_is_int(t) || dtype_is_small_float(t); // not all of those have both signs
    default: return op_has(op->kind, MAP);
    }
}

// Elementwise on complex operands.
static bool is_pair_op(const Op *op) {
    if (!op_has(op->kind, MAP) || op->kind == OP_CONVERT || op->kind == OP_SELECT || op->kind == OP_REAL || op->kind == OP_IMAG) return false;
    return op->n_operands && dtype_is_complex(op->operands[0]->type->dtype);
}

bool elem_op_supported(const Op *op) { return !is_pair_op(op) || elem_pair_known(op->kind); }

static LLVMValueRef computed(Elem *e, const Op *op, uint32_t result, const Index *index) {
    DType t = op->results[result].type->dtype;
    if (is_pair_op(op)) return elem_pair_op(e, op, index);
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
