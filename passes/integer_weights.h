// Weights that a quantized model has as integers, which become floats where nobody asks for less. Products of few rows take two to four times as long to read
// them.
#ifndef TPUCC_PASSES_INTEGER_WEIGHTS_H
#define TPUCC_PASSES_INTEGER_WEIGHTS_H

#include "passes/pass.h"

// A remark that names --weights-as, if products of f32, or of one row of bf16 or f16, have a million such weights or more.
void integer_weights_note(PassContext *c);

#endif
