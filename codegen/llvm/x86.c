// Instructions that LLVM makes of nothing but their own intrinsics; those of AVX-512 where the context says that the processor has them (avx512). Each has a
// portable twin with the same bits, so that results do not depend on which was taken.
#include "codegen/llvm/intrinsics.h"
#include "ir/base/base.h"

#include <stdio.h>
#include <string.h>

// llvm.x86.avx512.mask.NAME.{ps,pd}.{128,256,512} of whole registers, all lanes: the operands, what masked lanes keep, the mask and, of 512 bits, rounding as
// the processor does. imm < 0: there is none.
static LLVMValueRef masked_call(LlvmCtx *l, const char *name, LLVMValueRef a, LLVMValueRef b, int imm) {
    LLVMTypeRef t = ll_type(a);
    unsigned elem_bits = ll_bits(l, t), lanes = ll_lanes(t), bits = elem_bits * lanes, n = 0;
    char full[64];
    snprintf(full, sizeof full, "llvm.x86.avx512.mask.%s.%s.%u", name, elem_bits == 64 ? "pd" : "ps", bits);
    unsigned id = LLVMLookupIntrinsicID(full, strlen(full));
    if (!id) ICE("LLVM has no intrinsic %s", full);
    LLVMValueRef args[6] = {a, b};
    n = 2;
    if (imm >= 0) args[n++] = ll_i32(l, imm);
    args[n++] = LLVMGetPoison(t);
    args[n++] = ll_int(lanes == 16 ? l->i16 : l->i8, -1);
    if (bits == 512) args[n++] = ll_i32(l, 4);
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, n, "");
}

// The same of a vector of any power of two of registers.
static LLVMValueRef by_registers(LlvmCtx *l, const char *name, LLVMValueRef a, LLVMValueRef b, int imm) {
    LLVMValueRef parts[16];
    unsigned lanes = ll_lanes(ll_type(a)), most = 512 / ll_bits(l, ll_type(a)), n = lanes > most ? lanes / most : 1;
    if (n > COUNT(parts)) ICE("%s of %u registers", name, n);
    for (unsigned i = 0; i < n; i++) parts[i] = masked_call(l, name, ll_slice(l, a, i * lanes / n, lanes / n), ll_slice(l, b, i * lanes / n, lanes / n), imm);
    for (; n > 1; n /= 2)
        for (unsigned i = 0; i < n / 2; i++) parts[i] = ll_concat(l, parts[2 * i], parts[2 * i + 1]);
    return parts[0];
}

static bool in_registers(LlvmCtx *l, LLVMTypeRef t) {
    unsigned lanes = ll_lanes(t), bits = ll_bits(l, t) * lanes;
    bool is_float = ll_elem(t) == l->f32 || ll_elem(t) == l->f64;
    return l->avx512 && is_float && bits >= 128 && !(lanes & (lanes - 1));
}

LLVMValueRef ll_scale_power(LlvmCtx *l, LLVMValueRef x, LLVMValueRef n) { return in_registers(l, ll_type(x)) ? by_registers(l, "scalef", x, n, -1) : NULL; }

// vrange: the larger or smaller one, -0 below +0, with the sign of what it takes; of a number and a NaN the number.
LLVMValueRef ll_range(LlvmCtx *l, bool maximum, LLVMValueRef a, LLVMValueRef b) {
    enum { MIN = 0, MAX = 1, SIGN_OF_TAKEN = 1 << 2 };
    return in_registers(l, ll_type(a)) ? by_registers(l, "range", a, b, (maximum ? MAX : MIN) | SIGN_OF_TAKEN) : NULL;
}

LLVMValueRef ll_lookup16(LlvmCtx *l, const double numbers[16], LLVMValueRef index) {
    static const char name[] = "llvm.x86.avx512.permvar.sf.512";
    if (!l->avx512) return NULL;
    unsigned id = LLVMLookupIntrinsicID(name, sizeof name - 1);
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMValueRef table[16], args[2];
    for (unsigned i = 0; i < 16; i++) table[i] = ll_real(l->f32, numbers[i]);
    args[0] = LLVMConstVector(table, 16), args[1] = index;
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, 2, "");
}

// vpermw and vpermi2w. A shift and a narrowing, which LLVM makes of such a shuffle of one register, take twice as long: the fence keeps it from seeing that
// half of a shuffled register is one.
LLVMValueRef ll_upper_words(LlvmCtx *l, LLVMValueRef x) {
    unsigned lanes = ll_lanes(ll_type(x));
    if (!l->avx512 || (lanes != 16 && lanes != 32)) return NULL;
    LLVMValueRef words = ll_bitcast(l, x, ll_vec(l->i16, 2 * lanes));
    int upper[32];
    for (unsigned i = 0; i < 32; i++) upper[i] = 2 * (int)(i % lanes) + 1;
    words = ll_shuffle(l, words, NULL, upper, 32);
    if (lanes == 32) return words;
    words = ll_intrin1(l, LL_FENCE, ll_bitcast(l, words, ll_vec(l->f32, 16)));
    return ll_slice(l, ll_bitcast(l, words, ll_vec(l->i16, 32)), 0, lanes);
}

// The types of a and b differ between versions of LLVM.
static LLVMValueRef dot_call(LlvmCtx *l, const char *name, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b) {
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMTypeRef type = LLVMIntrinsicGetType(l->context, id, NULL, 0), params[3];
    LLVMGetParamTypes(type, params);
    LLVMValueRef args[] = {acc, ll_bitcast(l, a, params[1]), ll_bitcast(l, b, params[2])};
    return LLVMBuildCall2(l->b, type, LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0), args, 3, "");
}

LLVMValueRef ll_dot_bytes(LlvmCtx *l, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b) { return dot_call(l, "llvm.x86.avx512.vpdpbusd.512", acc, a, b); }

// Products of words that lie side by side, and their sum: of as many lanes as a register has.
static LLVMValueRef add_pairs(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) {
    const char *name = ll_lanes(ll_type(a)) == 16 ? "llvm.x86.avx512.pmaddw.d.512" : "llvm.x86.avx2.pmadd.wd";
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name)), words = 2 * ll_lanes(ll_type(a));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMValueRef args[] = {ll_bitcast(l, a, ll_vec(l->i16, words)), ll_bitcast(l, b, ll_vec(l->i16, words))};
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, 2, "");
}

LLVMValueRef ll_dot_words(LlvmCtx *l, bool vnni, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b) {
    if (vnni) return dot_call(l, "llvm.x86.avx512.vpdpwssd.512", acc, a, b);
    unsigned half = ll_lanes(ll_type(a)) / 2;
    LLVMValueRef sums = l->avx512 ? add_pairs(l, a, b)
                                  : ll_concat(l, add_pairs(l, ll_slice(l, a, 0, half), ll_slice(l, b, 0, half)),
                                              add_pairs(l, ll_slice(l, a, half, half), ll_slice(l, b, half, half)));
    return LLVMBuildAdd(l->b, acc, sums, "");
}

LLVMValueRef ll_round_pair(LlvmCtx *l, LLVMValueRef x) {
    static const char name[] = "llvm.x86.avx512bf16.cvtne2ps2bf16.512";
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name)), half = ll_lanes(ll_type(x)) / 2;
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMValueRef args[] = {ll_slice(l, x, half, half), ll_slice(l, x, 0, half)}, f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, COUNT(args), "");
}

LLVMValueRef ll_dot_bf16(LlvmCtx *l, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b) { return dot_call(l, "llvm.x86.avx512bf16.dpbf16ps.512", acc, a, b); }

static LLVMValueRef pack(LlvmCtx *l, const char *name, LLVMValueRef a, LLVMValueRef b) {
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMValueRef args[] = {a, b};
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0), args, 2, "");
}

// Packing is done in each 16 bytes of a register: dwords of these are brought together behind it.
LLVMValueRef ll_cut_to_bytes(LlvmCtx *l, const LLVMValueRef x[4], bool sign) {
    int order[16];
    for (int i = 0; i < 16; i++) order[i] = i % 4 * 4 + i / 4;
    LLVMValueRef words[2];
    for (int i = 0; i < 2; i++) words[i] = pack(l, "llvm.x86.avx512.packssdw.512", x[2 * i], x[2 * i + 1]);
    LLVMValueRef bytes = pack(l, sign ? "llvm.x86.avx512.packsswb.512" : "llvm.x86.avx512.packuswb.512", words[0], words[1]);
    return ll_bitcast(l, ll_shuffle(l, ll_bitcast(l, bytes, ll_vec(l->i32, 16)), NULL, order, 16), ll_vec(l->i8, 64));
}

// cvtps2dq of registers of 4, 8 or 16 lanes.
static LLVMValueRef nearest_of_register(LlvmCtx *l, LLVMValueRef x) {
    unsigned lanes = ll_lanes(ll_type(x));
    const char *name = lanes == 16 ? "llvm.x86.avx512.mask.cvtps2dq.512" : lanes == 8 ? "llvm.x86.avx.cvt.ps2dq.256" : "llvm.x86.sse2.cvtps2dq";
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) ICE("LLVM has no intrinsic %s", name);
    LLVMValueRef args[4] = {x, LLVMGetPoison(ll_vec(l->i32, lanes)), ll_int(l->i16, -1), ll_i32(l, 4)}; // all lanes, rounding as the processor does
    LLVMValueRef f = LLVMGetIntrinsicDeclaration(l->module, id, NULL, 0);
    return LLVMBuildCall2(l->b, LLVMIntrinsicGetType(l->context, id, NULL, 0), f, args, lanes == 16 ? 4 : 1, "");
}

LLVMValueRef ll_nearest(LlvmCtx *l, LLVMValueRef x) {
    static const int some[4] = {0, 1, -1, -1};
    unsigned lanes = ll_lanes(ll_type(x)), most = l->avx512 ? 16 : 8;
    if (lanes == 1) return ll_slice(l, nearest_of_register(l, ll_splat(l, x, 4)), 0, 1);
    if (lanes == 2) return ll_slice(l, nearest_of_register(l, ll_shuffle(l, x, NULL, some, 4)), 0, 2);
    if (lanes <= most) return nearest_of_register(l, x);
    return ll_concat(l, ll_nearest(l, ll_slice(l, x, 0, lanes / 2)), ll_nearest(l, ll_slice(l, x, lanes / 2, lanes / 2)));
}
