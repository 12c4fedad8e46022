// The slow reference meaning of every op: what constant folding, tests, fuzzers and `tpurun --interpret` mean by it.
// Written for reading, not for speed; the arithmetic is the StableHLO specification's, f16 and bf16 through f32, sums
// in index order.
//
// Where the specification leaves room: elementary functions of f32, f16 and bf16 are computed in double and rounded
// once, those of f64 in long double; dot_general, convolution, tpu.matmul, tpu.conv and batch_norm_inference accumulate
// in double (integers modulo 2^64) and round once to the result's type; so do reduce and reduce_window where they are long sums
// or products, or such of floats shorter than 32 bits, and round after every step of the region else (region/reduce.c). convert
// to an integer truncates, saturates, and makes 0 of NaN. Padding of reduce_window takes part with the initial value. Reductions
// between devices begin with the operand of a group's first member and take the others in order.
#ifndef TPUCC_IR_EVAL_EVAL_H
#define TPUCC_IR_EVAL_EVAL_H

#include "ir/eval/limits.h"
#include "ir/graph/graph.h"

// Results go into out[op->n_results], allocated from `arena`, or share the bytes of an operand or a constant. Operand i
// is ins[i]; regions may use values around them only through `op`'s operands, or constants. False: a diagnostic was
// added (an op without meaning at run time, an element type that it does not serve, an endless loop over the limits).
// Types must have been verified and be static.
bool eval_op(Module *m, const Op *op, const Literal *const *ins, Arena *arena, const Literal **out, Diags *d);
// A function on its arguments. Calls, loops and kernels included. Intermediate tensors are freed after their last use.
bool eval_func(Module *m, const Func *f, const Literal *const *args, Arena *arena, const Literal **out, Diags *d);
// The same under limits of the caller's; `limits` may be NULL.
bool eval_op_within(Module *m, const Op *op, const Literal *const *ins, const EvalLimits *limits, Arena *arena, const Literal **out, Diags *d);
bool eval_func_within(Module *m, const Func *f, const Literal *const *args, const EvalLimits *limits, Arena *arena, const Literal **out, Diags *d);
// The function on each of n_replicas * n_partitions devices (at most MAX_DEVICES of ir/ops/devices/devices.h), which meet at the ops between devices; the
// limits are for all of them together. Arguments of device 0 first, then of device 1, ..; results likewise. The functions above run on one device.
bool eval_devices(Module *m, const Func *f, uint32_t n_replicas, uint32_t n_partitions, const Literal *const *args, const EvalLimits *limits, Arena *arena,
                  const Literal **out, Diags *d);

// eval_func for who looks at what ops make: `made` is called after each op, after those of loops and of called functions each time they run. Scalar regions,
// as reductions have, are part of their op. Operands and results are there as long as the call lasts. False: a diagnostic was added, and evaluation ends.
typedef struct EvalWatch {
    void *context;
    bool (*made)(void *context, const Op *op, const Literal *const *ins, const Literal *const *outs);
} EvalWatch;
bool eval_func_watched(Module *m, const Func *f, const Literal *const *args, const EvalWatch *watch, Arena *arena, const Literal **out, Diags *d);

#endif
