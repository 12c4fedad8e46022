// Shape inference and structural rules.
#ifndef TPUCC_IR_INFER_INFER_H
#define TPUCC_IR_INFER_INFER_H

#include "ir/infer/quant.h"

// The result types that the op's operands, attributes and regions determine, into out_types[op->n_results]. Checks
// every rule of the specification's "Constraints" of that op. For ops whose types are as declared, copies those. False:
// one diagnostic at the op, which names both facts and, where one can be guessed, the way out.
bool infer_op(Module *m, const Op *op, Type *out_types, Diags *d);

// Structure: arity, required attributes, regions' arguments and terminators, operands defined before use and in scope,
// kinds of attributes. Types: what infer_op says is what the op declares (an unknown dimension agrees with any). Goes
// on after an error and reports each independent one.
bool module_verify(Module *m, Diags *d);

// Every sharding has a mesh with as many devices as the module has partitions, and cuts what it is of without a rest (mesh.c). Part of module_verify.
void module_check_shardings(Module *m, Diags *d);

#endif
