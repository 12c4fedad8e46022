// Elementary functions as inline LLVM IR on f32 and f64, scalars and vectors. What is emitted calls nothing outside the
// module (no libm), rounds the same way for every vector width, and is straight-line apart from the cases named in the
// table.
#ifndef TPUCC_CODEGEN_EMIT_MATH_H
#define TPUCC_CODEGEN_EMIT_MATH_H

#include "codegen/llvm_util.h"

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
    MATH_POW,   // IEEE 754 pow
    MATH_ATAN2, // atan2(x, y): x is the sine's side, as StableHLO's atan2(lhs, rhs)
    MATH_REM,   // C's fmod(x, y), exact
    MATH_COUNT
} MathFn;

// The value of fn at x (and y, for the last three, else NULL), of x's type: f32, f64 or a vector of them.
LLVMValueRef emit_math(LlvmCtx *l, MathFn fn, LLVMValueRef x, LLVMValueRef y);
const char *math_name(MathFn fn);  // "exp"
unsigned math_operands(MathFn fn); // 1 or 2

#endif
