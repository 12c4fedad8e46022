// What evaluating may cost: see eval.h.
#ifndef TPUCC_IR_EVAL_LIMITS_H
#define TPUCC_IR_EVAL_LIMITS_H

#include <stdint.h>

// What one evaluation may cost before it ends with a diagnostic; a field that is 0 means EVAL_MAX_*.
typedef struct {
    uint64_t max_ops;    // ops run, those of loops' bodies each time
    uint64_t max_work;   // elements made, multiplications of contractions, steps of reductions
    uint64_t max_bytes;  // of intermediate tensors alive at once
    uint64_t *work_left; // instead of max_work, what several evaluations may take together: each takes its own away; or NULL
} EvalLimits;
#define EVAL_MAX_OPS UINT64_C(100000000)
#define EVAL_MAX_WORK UINT64_C(1000000000000)
#define EVAL_MAX_BYTES (UINT64_C(1) << 36)

#endif
