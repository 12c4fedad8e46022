// What the elementary functions are written in: a short notation for arithmetic on one shape of f32 or f64. No helper sets fast-math flags:
// error terms (a - b) - c must survive, and FMAs are written where they are meant.
#ifndef TPUCC_CODEGEN_MATH_NOTATION_H
#define TPUCC_CODEGEN_MATH_NOTATION_H

#include "codegen/llvm/llvm_util.h"
#include "ir/base/base.h"

typedef LLVMValueRef V;

// One emission: the shape of floating-point values and of the integers as wide. mant: explicit mantissa bits, bias: of
// the exponent.
typedef struct {
    LlvmCtx *l;
    LLVMTypeRef t, it;
    bool f64;
    int mant;
    int64_t bias;
} Math;

Math math_on(LlvmCtx *l, LLVMTypeRef t);
Math math_on_f64(const Math *m); // the same lanes in f64

static inline V k(const Math *m, double c) { return ll_real(m->t, c); }
static inline V ki(const Math *m, int64_t c) { return ll_int(m->it, c); }
static inline V add(const Math *m, V a, V b) { return LLVMBuildFAdd(m->l->b, a, b, ""); }
static inline V sub(const Math *m, V a, V b) { return LLVMBuildFSub(m->l->b, a, b, ""); }
static inline V mul(const Math *m, V a, V b) { return LLVMBuildFMul(m->l->b, a, b, ""); }
static inline V divide(const Math *m, V a, V b) { return LLVMBuildFDiv(m->l->b, a, b, ""); }
static inline V neg(const Math *m, V a) { return LLVMBuildFNeg(m->l->b, a, ""); }
static inline V fma3(const Math *m, V a, V b, V c) { return ll_fma(m->l, a, b, c); }
static inline V fabs1(const Math *m, V a) { return ll_intrin1(m->l, LL_FABS, a); }
static inline V copysign2(const Math *m, V mag, V sign) { return ll_intrin2(m->l, LL_COPYSIGN, mag, sign); }
static inline V iadd(const Math *m, V a, V b) { return LLVMBuildAdd(m->l->b, a, b, ""); }
static inline V isub(const Math *m, V a, V b) { return LLVMBuildSub(m->l->b, a, b, ""); }
static inline V iand(const Math *m, V a, V b) { return LLVMBuildAnd(m->l->b, a, b, ""); }
static inline V ior(const Math *m, V a, V b) { return LLVMBuildOr(m->l->b, a, b, ""); }
static inline V ixor(const Math *m, V a, V b) { return LLVMBuildXor(m->l->b, a, b, ""); }
static inline V ishl(const Math *m, V a, int n) { return LLVMBuildShl(m->l->b, a, ki(m, n), ""); }
static inline V ishr(const Math *m, V a, int n) { return LLVMBuildLShr(m->l->b, a, ki(m, n), ""); }
static inline V bits_of(const Math *m, V a) { return ll_bitcast(m->l, a, m->it); }
static inline V float_of(const Math *m, V a) { return ll_bitcast(m->l, a, m->t); }
static inline V pick(const Math *m, V c, V yes, V no) { return ll_select(m->l, c, yes, no); }
static inline V root_of(const Math *m, V a) { return ll_intrin1(m->l, LL_SQRT, a); }
static inline V lt(const Math *m, V a, V b) { return LLVMBuildFCmp(m->l->b, LLVMRealOLT, a, b, ""); }
static inline V eq(const Math *m, V a, V b) { return LLVMBuildFCmp(m->l->b, LLVMRealOEQ, a, b, ""); }
// b where the comparison is not true, so a NaN in x stays: one minps or maxps each.
static inline V at_most(const Math *m, V x, double limit) { return pick(m, lt(m, k(m, limit), x), k(m, limit), x); }
static inline V at_least(const Math *m, V x, double limit) { return pick(m, lt(m, x, k(m, limit)), k(m, limit), x); }

// c[0] + c[1] x + ... + c[n-1] x^(n-1), by Horner's rule in FMAs.
V poly_f32(const Math *m, V x, const float *c, size_t n);
V poly_f64(const Math *m, V x, const double *c, size_t n);
#define POLY32(m, x, table) poly_f32(m, x, table, COUNT(table))
#define POLY64(m, x, table) poly_f64(m, x, table, COUNT(table))

// An unevaluated sum hi + lo, |lo| at most half an ulp of hi.
typedef struct {
    V hi, lo;
} Pair;
Pair pair_sum(const Math *m, V a, V b);  // exact, any order (Knuth)
Pair pair_fast(const Math *m, V a, V b); // exact if |a| >= |b| or a = 0 (Dekker)
Pair pair_mul(const Math *m, V a, V b);  // exact

// Of functions that serve another: the processor that it is compiled for, as a number, and given to them.
uint64_t math_target_hash(V func);
void math_target_copy(V from, V to);

// f32 shapes: to f64 and back.
V math_widen(const Math *m, V x);
V math_narrow(const Math *m, V x);

#endif
