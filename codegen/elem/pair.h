// Complex numbers in the element emitter: a register is a pair {re, im} of the part's type, each a scalar or a vector; in memory the parts lie side by side.
// What every rule may be handed is in elem.h (elem_pair..); here is what rules on complex numbers are written in.
#ifndef TPUCC_CODEGEN_ELEM_PAIR_H
#define TPUCC_CODEGEN_ELEM_PAIR_H

#include "codegen/elem/elem.h"
#include "codegen/math/complex.h"

bool elem_is_pair(LLVMValueRef x);
LLVMTypeRef elem_part_type(Elem *e, DType t); // of a complex type
Complex elem_parts(Elem *e, LLVMValueRef x);
LLVMValueRef elem_pair_product(Elem *e, Complex x, Complex y);

#endif
