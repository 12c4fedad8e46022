// A complex number as two registers.
#ifndef TPUCC_CODEGEN_MATH_COMPLEX_TYPE_H
#define TPUCC_CODEGEN_MATH_COMPLEX_TYPE_H

#include "codegen/llvm/llvm_util.h"

typedef struct {
    LLVMValueRef re, im;
} Complex;

#endif
