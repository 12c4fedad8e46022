// Elementary functions as inline LLVM IR on f32 and f64, scalars and vectors. What is emitted calls nothing outside the
// module (no libm) on x86-64 with FMA, needs no fast-math, and gives the same bits for every number of lanes, on AVX2
// and on AVX-512.
//
// Largest error in ULP against the exact value, over all inputs: denormal arguments and results, overflow, infinities,
// NaN and the sign of zero are those of IEEE 754 and C. f32 was measured on all 2^32 inputs (pairs: 5e7 random ones),
// f64 on 1e7 random inputs over all exponents; tests/math/ulp_sweep.c measures again, tests/unit/codegen/test_math.c holds it.
//
//               f32    f64                        f32    f64                            f32    f64
//   exp         0.90   0.98         logistic      1.48   1.45        sin              1.54   0.86
//   exp2        0.88   0.87         erf           1.66   1.20        cos              1.55   0.86
//   expm1       1.44   1.81         sqrt          0.50   0.50        tan              0.501  2.36
//   log         0.91   0.83         rsqrt         1.49   1.50        pow              0.505  0.84
//   log2        1.70   1.57         cbrt          0.501  0.501       atan2            0.507  1.68
//   log1p       1.43   1.40         tanh          1.61   1.93        all others       exact  exact
//
// These were measured on every 4099th f32 and on 1e6 random f64 (zeta, polygamma: 2e4 pairs):
//
//   acos        0.501  2.07          atan          0.506  1.64          erf_inv     0.507  1.26
//   acosh       0.501  2.39          atanh         0.501  2.01          lgamma      0.501  2.2   f32 near zeros: of the largest term
//   asin        0.501  2.27          cosh          1.50   1.31          digamma     0.501  1.9   likewise
//   asinh       0.501  1.71          sinh          2.13   2.24          zeta        0.501  0.61
//   erfc        4.09   0.98          bessel_i1e    0.501  2.93          polygamma   0.501  0.73
//
// sinh and cosh of f32 against CHLO's expansion e^(x + log(1/2)) - .., in f32, which is what other compilers compute.
//
// Straight-line code, except: rem is a loop that runs once unless operands are 2^50 apart; sin, cos and tan branch to a
// slow reduction (an internal function "tpu.reduce_pi_2...", one per target processor in a module) when a lane exceeds
// 2^30, sin and cos of f32 to f64 when one exceeds 2^17; zeta and polygamma are loops over terms, mostly 10 to 20. They leave the builder in a new basic block.
// lgamma and digamma of f64, zeta and polygamma are calls of internal functions "tpu.lgamma...", one per shape and target processor in a module.
#ifndef TPUCC_CODEGEN_MATH_MATH_H
#define TPUCC_CODEGEN_MATH_MATH_H

#include "codegen/llvm/llvm_util.h"

typedef enum {
    MATH_EXP,
    MATH_EXP2,
    MATH_EXPM1,
    MATH_LOG,
    MATH_LOG2,
    MATH_LOG1P,
    MATH_TANH,
    MATH_LOGISTIC, // 1 / (1 + e^-x)
    MATH_ERF,
    MATH_SQRT,
    MATH_RSQRT, // 1 / sqrt(x)
    MATH_CBRT,
    MATH_SIN,
    MATH_COS,
    MATH_TAN,
    MATH_FLOOR,
    MATH_CEIL,
    MATH_ROUND_AFZ,  // halves away from zero
    MATH_ROUND_EVEN, // halves to even
    MATH_SIGN,       // -1, -0, +0, +1 or NaN
    MATH_ABS,
    MATH_ACOS,
    MATH_ACOSH,
    MATH_ASIN,
    MATH_ASINH,
    MATH_ATAN,
    MATH_ATANH,
    MATH_COSH, // f32: by CHLO's e^(x + log(1/2)), with its error
    MATH_SINH, // likewise where |x| >= 1
    MATH_ERFC,
    MATH_ERF_INV,
    MATH_LGAMMA, // log |gamma(x)|
    MATH_DIGAMMA,
    MATH_BESSEL_I1E, // e^-|x| I1(x)
    MATH_POW,        // IEEE 754 pow
    MATH_ATAN2,      // atan2(x, y): x is the sine's side, as StableHLO's atan2(lhs, rhs)
    MATH_REM,        // C's fmod(x, y), exact
    MATH_POLYGAMMA,  // of order x at y
    MATH_ZETA,       // Hurwitz's: the sum of (y + k)^-x
    MATH_COUNT
} MathFn;

// The value of fn at x (and y, for the last five, else NULL), of x's type: f32, f64 or a vector of them of any length.
// Other types are the caller's to widen.
LLVMValueRef emit_math(LlvmCtx *l, MathFn fn, LLVMValueRef x, LLVMValueRef y);
// x / s rounded, in every lane, for an s (a scalar) that many vectors are divided by, in a loop that it does not change in: twice as fast as divisions on
// AVX-512, with the same bits. Leaves the builder in a new basic block.
LLVMValueRef emit_divide_by(LlvmCtx *l, LLVMValueRef x, LLVMValueRef s);
// A number that is rounded to the same f16 (half) or bf16 as x / s, where both are of that type, for such an s: in one instruction, or two. Leaves the builder
// in a new basic block.
LLVMValueRef emit_divide_short(LlvmCtx *l, bool half, LLVMValueRef x, LLVMValueRef s);
// x / s rounded of numbers that are known to be far from both ends, but for zeros, which may lose their sign; in two instructions where s is a constant and
// they do.
LLVMValueRef emit_divide_usual(LlvmCtx *l, LLVMValueRef x, LLVMValueRef s);
const char *math_name(MathFn fn);  // "exp"
unsigned math_operands(MathFn fn); // 1 or 2

#endif
