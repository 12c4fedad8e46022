// An expansion of the pass `expand`: ops that are made of other ops, so that only few reach layout, fusion and codegen.
//
// An expansion is a row of expand.c: it is handed an op whose types are known, builds what stands for it through x->b (which
// stands before the op), calls value_replace for each result, and returns true; the walk then drops the op and visits what was built, so
// an expansion may use ops that are expanded themselves. False: the op stays as it is; it is refused if it is NOCODE, or with the reason that the
// expansion adds. Regions of reducers and sorts are visited as well, where everything has rank 0. Each expansion says how near it comes to the op's meaning in
// ir/eval.
#ifndef TPUCC_PASSES_EXPAND_EXPANSION_H
#define TPUCC_PASSES_EXPAND_EXPANSION_H

#include "ir/builder/build.h"
#include "passes/pass.h"

typedef struct {
    PassContext *c;
    Module *m;
    Builder b;
} Expand;

typedef bool ExpandFn(Expand *x, Op *op);

// expand.c: what stands for the op's results is put before it, and the caller unlinks it; false: it has no expansion, or a diagnostic was added.
bool expand_one(PassContext *c, Op *op);

// refuse.c: an op without code, where `some_types` have an expansion; its results, and arguments and results of f, that are no tensors
void expand_refuse(Expand *x, const Op *op, bool some_types);
void expand_refuse_types(Expand *x, const Op *op);
void expand_refuse_ports(Expand *x, const Func *f);
// Refuses op, whose code would be as large as `n`, if n is over `most`; `what` is counted. True: refused, the expansion returns false.
bool expand_too_large(Expand *x, const Op *op, const char *what, int64_t n, int64_t most);

ExpandFn expand_custom_call;                                                                 // custom_call.c
ExpandFn expand_check;                                                                       // check.c
ExpandFn expand_map;                                                                         // map.c
ExpandFn expand_rng_bit_generator;                                                           // random.c
ExpandFn expand_batch_norm_inference, expand_batch_norm_training, expand_batch_norm_grad;    // norm.c
ExpandFn expand_square, expand_conj, expand_is_inf, expand_mulhi, expand_get_dimension_size; // chlo.c
ExpandFn expand_contraction;                                                                 // contract.c
ExpandFn expand_fft;                                                                         // fft.c
ExpandFn expand_cholesky, expand_triangular_solve;                                           // linalg.c
ExpandFn expand_scatter, expand_select_and_scatter;                                          // scatter.c
ExpandFn expand_top_k;                                                                       // sort.c
ExpandFn expand_all_reduce, expand_all_gather, expand_reduce_scatter, expand_all_to_all;     // collective.c
ExpandFn expand_collective_permute, expand_collective_broadcast, expand_collective_reduce, expand_replica_id, expand_partition_id;

void expand_quantized(PassContext *c); // quant.c: of the whole module, before the table's
// quant_bytes.c: the sum of products of a quantized op in i32, zero points taken off, if the processor multiplies bytes and i32 holds it, which is less than
// `bound`; or NULL.
Value *expand_product_of_bytes(Builder *b, const Op *op, const TargetFacts *target, double bound);
ExpandFn expand_ragged_dot; // ragged.c
ExpandFn expand_reduction;  // reduce.c: of reduce and reduce_window
ExpandFn expand_scan;       // scan.c

#endif
