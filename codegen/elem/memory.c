// Elements of values that have a Place: where they lie, loads and stores of one, of neighbouring ones, of lanes that are known to lie near each other, or
// apart. Stores are in the alias scope of their stage, loads of what other stages stored outside of it: LLVM may keep those in registers across the stores.
#include "codegen/elem/elem.h"

#include <string.h>

static DType stored_type(const Value *v, const Place *place) {
    DType t = v->type->dtype;
    return place->wide && (t == DT_F16 || t == DT_BF16) ? DT_F32 : t;
}

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

// Where lanes lie anywhere, dimensions along which all of them have one index move the pointer: what is left may be the same for many rows, and fit 32 bits.
static LLVMValueRef split_offset(Elem *e, const Value *v, const Place *place, const Index *index, Index *out_at) {
    uint32_t rank = v->type->rank;
    Index same[MAX_RANK], apart[MAX_RANK], zero = index_const(e, 0);
    bool known = true;
    for (uint32_t i = 0; i < rank; i++) known &= index_is_known(&index[i]);
    if (known) {
        *out_at = offset_of(e, place, index, rank);
        return place->ptr;
    }
    Place from = *place;
    for (uint32_t i = 0; i < rank; i++) {
        bool uniform = index_is_uniform(&index[i]);
        same[i] = uniform ? index[i] : zero, apart[i] = uniform ? zero : index[i];
        if (!uniform) from.origin[i] = NULL;
    }
    DType t = stored_type(v, place);
    LLVMTypeRef scalar = dtype_is_complex(t) ? elem_pair_type(e, t, 1) : elem_memory_type(e, t);
    LLVMValueRef ptr = ll_gep(e->l, scalar, place->ptr, offset_of(e, &from, same, rank).base);
    from = *place;
    for (uint32_t i = 0; i < rank; i++)
        if (index_is_uniform(&index[i])) from.origin[i] = NULL;
    *out_at = offset_of(e, &from, apart, rank);
    return ptr;
}

LLVMValueRef elem_address(Elem *e, const Value *v, const Place *place, const Index *index) {
    Index at = offset_of(e, place, index, v->type->rank);
    return ll_gep(e->l, elem_memory_type(e, stored_type(v, place)), place->ptr,
                  at.vec ? LLVMBuildExtractElement(e->l->b, at.vec, ll_i32(e->l, 0), "") : at.base);
}

static LLVMValueRef set_scope(Elem *e, LLVMValueRef inst, const char *kind) {
    if (e->scope && inst && LLVMIsAInstruction(inst)) LLVMSetMetadata(inst, LLVMGetMDKindIDInContext(e->l->context, kind, (unsigned)strlen(kind)), e->scope);
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

// The first and the last lane that are active, of a mask that is known when this is compiled. False: it is not, or none is.
static bool active_lanes(const Elem *e, unsigned *out_first, unsigned *out_last) {
    *out_first = 0, *out_last = e->lanes - 1;
    if (!e->mask) return true;
    bool some = false;
    for (unsigned i = 0; i < e->lanes; i++) {
        LLVMValueRef bit = LLVMIsConstant(e->mask) ? LLVMGetAggregateElement(e->mask, i) : NULL;
        if (!bit || !LLVMIsAConstantInt(bit)) return false;
        if (!LLVMConstIntGetZExtValue(bit)) continue;
        if (!some) *out_first = i;
        *out_last = i, some = true;
    }
    return some;
}

unsigned elem_last_lane(const Elem *e) {
    unsigned first, last;
    return active_lanes(e, &first, &last) ? last : e->lanes - 1;
}

// Every other element: two neighbouring vectors, the first of which begins with the first element that is wanted, and the second of which ends with the last.
// NULL where these lie in one vector, or it is not known which are.
static LLVMValueRef load_every_other(Elem *e, const Place *place, LLVMTypeRef scalar, Index at, unsigned align) {
    LlvmCtx *l = e->l;
    unsigned first, last, n = e->lanes;
    int lanes[MOST_LANES];
    if (n != LANES || !active_lanes(e, &first, &last) || 2 * (last - first) + 1 < n) return NULL;
    unsigned from[2] = {2 * first, 2 * last + 1 - n};
    LLVMValueRef base = ll_gep(l, scalar, place->ptr, at.base), x[2];
    for (unsigned s = 0; s < 2; s++) {
        x[s] = ll_load(l, ll_vec(scalar, n), ll_gep_const(l, scalar, base, from[s]), align);
        if (place->stored_by != e->stage) set_scope(e, x[s], "noalias");
    }
    for (unsigned i = 0; i < n; i++) {
        lanes[i] = -1; // masked
        if (i >= first && i <= last) lanes[i] = (int)(2 * i < from[0] + n ? 2 * i - from[0] : 2 * i - from[1] + n);
    }
    return ll_shuffle(l, x[0], x[1], lanes, n);
}

// The elements between the first and the last that a lane wants: true where they are few and all of that is known. Both of these are wanted, so nothing
// behind the end of a buffer is among them.
static bool find_window(const Elem *e, const Index *at, int64_t *out_first, unsigned *out_n) {
    enum { MOST_VECTORS = 4 };
    int64_t first = INT64_MAX, last = INT64_MIN;
    if (!index_is_known(at) || (e->mask && !LLVMIsConstant(e->mask))) return false;
    for (unsigned i = 0; i < e->lanes; i++) {
        LLVMValueRef bit = e->mask ? LLVMGetAggregateElement(e->mask, i) : NULL;
        if (e->mask && (!bit || !LLVMIsAConstantInt(bit))) return false;
        if (bit && !LLVMConstIntGetZExtValue(bit)) continue;
        first = i64_min(first, index_offset(at, i));
        last = i64_max(last, index_offset(at, i));
    }
    if (first > last || last - first >= MOST_VECTORS * (int64_t)e->lanes) return false;
    *out_first = first;
    *out_n = (unsigned)(last - first + 1);
    return true;
}

// n neighbours, in vectors of a power of two: the last one masked, where LLVM would load what is left of it in pieces.
static LLVMValueRef load_neighbours(LlvmCtx *l, LLVMTypeRef scalar, LLVMValueRef p, unsigned n, unsigned align) {
    unsigned whole = 1;
    while (whole < n) whole *= 2;
    if (!l->avx512 || whole == n || n == 1) return ll_load(l, ll_vec(scalar, n), p, align);
    LLVMValueRef bits[4 * MOST_LANES];
    for (unsigned i = 0; i < whole; i++) bits[i] = LLVMConstInt(l->i1, i < n, 0);
    return ll_masked_load(l, ll_vec(scalar, whole), p, LLVMConstVector(bits, whole), NULL, align);
}

// They are loaded whole, and each lane takes its own.
static LLVMValueRef load_window(Elem *e, const Place *place, LLVMTypeRef scalar, const Index *at, int64_t first, unsigned n, unsigned align) {
    LlvmCtx *l = e->l;
    LLVMValueRef p = ll_gep_const(l, scalar, ll_gep(l, scalar, place->ptr, at->base), first), x = load_neighbours(l, scalar, p, n, align);
    if (place->stored_by != e->stage) set_scope(e, x, "noalias");
    if (n == 1) return ll_splat(l, x, e->lanes);
    int lanes[MOST_LANES];
    for (unsigned i = 0; i < e->lanes; i++) {
        int64_t lane = index_offset(at, i) - first;
        lanes[i] = lane >= 0 && lane < (int64_t)n ? (int)lane : -1; // masked
    }
    return ll_shuffle(l, x, NULL, lanes, e->lanes);
}

// Backwards: the vector that ends at the first lane, turned round, and the mask with it.
static LLVMValueRef load_backwards(Elem *e, LLVMValueRef from, LLVMTypeRef scalar, Index at, unsigned align) {
    LlvmCtx *l = e->l;
    int lanes[MOST_LANES];
    for (unsigned i = 0; i < e->lanes; i++) lanes[i] = (int)(e->lanes - 1 - i);
    LLVMValueRef p = ll_gep_const(l, scalar, ll_gep(l, scalar, from, at.base), 1 - (int64_t)e->lanes);
    LLVMValueRef mask = ll_shuffle(l, e->mask, NULL, lanes, e->lanes);
    return ll_shuffle(l, ll_masked_load(l, ll_vec(scalar, e->lanes), p, mask, NULL, align), NULL, lanes, e->lanes);
}

// Lanes that are known to lie near each other; NULL: they are not.
static LLVMValueRef load_near(Elem *e, const Place *place, LLVMTypeRef scalar, const Index *at, unsigned align) {
    int64_t first;
    unsigned n;
    LLVMValueRef x = !at->vec && at->step == 2 ? load_every_other(e, place, scalar, *at, align) : NULL;
    if (!x && find_window(e, at, &first, &n)) x = load_window(e, place, scalar, at, first, n, align);
    return x;
}

// The lines of all lanes, `from` elements behind p.
static void prefetch_lines(Elem *e, LLVMTypeRef scalar, LLVMValueRef p, int64_t from, unsigned bytes) {
    enum { LINE_BYTES = 64 };
    for (unsigned i = 0; i < e->lanes; i += LINE_BYTES / bytes) {
        LLVMValueRef at = ll_i64(e->l, from + i);
        ll_prefetch(e->l, LLVMBuildGEP2(e->l->b, scalar, p, &at, 1, ""));
    }
}

// A mask of one lane is a branch's business: elem_if.
LLVMValueRef elem_load(Elem *e, const Value *v, const Place *place, const Index *index) {
    LlvmCtx *l = e->l;
    DType t = stored_type(v, place);
    Index at;
    LLVMValueRef from = split_offset(e, v, place, index, &at);
    if (dtype_is_complex(t)) return elem_pair_load(e, t, from, at);
    LLVMTypeRef scalar = elem_memory_type(e, t), shape = ll_vec(scalar, e->lanes);
    unsigned align = (unsigned)dtype_bytes(t);
    LLVMValueRef x;
    if (e->lanes == 1) {
        x = ll_load(l, scalar, ll_gep(l, scalar, from, at.vec ? at.vec : at.base), align);
    } else if (!at.vec && at.step == 0) {
        LLVMValueRef one = ll_load(l, scalar, ll_gep(l, scalar, place->ptr, at.base), align);
        if (place->stored_by != e->stage) set_scope(e, one, "noalias");
        return ll_splat(l, elem_from_memory(e, t, one), e->lanes);
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        x = e->mask ? ll_masked_load(l, shape, p, e->mask, NULL, align) : ll_load(l, shape, p, align);
        if (e->ahead && place->stored_by == 0 && !e->mask) {
            prefetch_lines(e, scalar, p, e->ahead, align); // which may lie behind the end: nothing is read
        }
    } else if ((x = load_near(e, place, scalar, &at, align))) {
        return elem_from_memory(e, t, x);
    } else if (!at.vec && at.step == -1 && e->mask) {
        x = load_backwards(e, from, scalar, at, align);
    } else if (!at.vec && e->apart && !e->mask) {
        return elem_from_memory(e, t, load_apart(e, place, scalar, at, align));
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, from, &offsets, 1, "");
        LLVMValueRef mask = e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1);
        x = ll_gather(l, shape, ptrs, mask, NULL, align);
    }
    if (place->stored_by != e->stage) set_scope(e, x, "noalias");
    return elem_from_memory(e, t, x);
}

void elem_store(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x) {
    LlvmCtx *l = e->l;
    DType t = stored_type(v, place);
    Index at;
    LLVMValueRef to = split_offset(e, v, place, index, &at);
    if (dtype_is_complex(t)) {
        elem_pair_store(e, t, to, at, x);
        return;
    }
    LLVMTypeRef scalar = elem_memory_type(e, t);
    x = elem_to_memory(e, t, x);
    unsigned align = (unsigned)dtype_bytes(t);
    if (e->lanes == 1) {
        set_scope(e, ll_store(l, x, ll_gep(l, scalar, to, at.vec ? at.vec : at.base), align), "alias.scope");
    } else if (!at.vec && at.step == 1) {
        LLVMValueRef p = ll_gep(l, scalar, place->ptr, at.base);
        if (e->mask) ll_masked_store(l, x, p, e->mask, align);
        else set_scope(e, ll_store(l, x, p, align), "alias.scope");
    } else {
        LLVMValueRef offsets = index_vector(e, at);
        LLVMValueRef ptrs = LLVMBuildGEP2(l->b, scalar, to, &offsets, 1, "");
        ll_scatter(l, x, ptrs, e->mask ? e->mask : ll_int(ll_vec(l->i1, e->lanes), -1), align);
    }
}

void elem_store_run(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x) {
    set_scope(e, ll_store(e->l, x, elem_address(e, v, place, index), (unsigned)dtype_bytes(v->type->dtype)), "alias.scope");
}

void elem_write_soon(Elem *e, const Value *v, const Place *place, const Index *index) {
    DType t = v->type->dtype;
    LLVMTypeRef scalar = elem_memory_type(e, t);
    LLVMValueRef p = elem_address(e, v, place, index);
    prefetch_lines(e, scalar, p, 0, (unsigned)dtype_bytes(t));
}
