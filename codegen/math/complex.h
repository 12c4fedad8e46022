// Complex functions as inline LLVM IR on pairs of f64, scalars and vectors, from the real ones of math.h. Numbers of complex<f32> are
// widened by the caller; their results are right in every case, since nothing overflows in between.
#ifndef TPUCC_CODEGEN_MATH_COMPLEX_H
#define TPUCC_CODEGEN_MATH_COMPLEX_H

#include "codegen/math/complex_type.h"
#include "ir/graph/op.h"

bool complex_fn_known(OpKind op);
// The value of the op; of abs, re alone. y: of binary ops.
Complex emit_complex_fn(LlvmCtx *l, OpKind op, Complex x, Complex y);

#endif
