// The custom calls whose meaning is that of an op, that of a routine of LAPACK, or nothing at all: names that PyTorch/XLA and JAX leave in
// exported programs. One table for inference, the evaluator and the pass `expand`, so that they agree.
#ifndef TPUCC_IR_OPS_CUSTOM_CALL_H
#define TPUCC_IR_OPS_CUSTOM_CALL_H

#include "ir/base/diag.h"
#include "ir/graph/graph.h"

// Factorisations in the order of LAPACK, batches before the last two dimensions; what they leave in their results is in eval/linalg/lapack.c.
typedef enum {
    LAPACK_NONE,
    LAPACK_POTRF, // a -> a, info: cholesky in one triangle
    LAPACK_TRSM,  // a, b -> x: triangular_solve
    LAPACK_GETRF, // a -> a, pivots from 1, info: LU with exchanges of rows
    LAPACK_LU,    // a -> a, pivots from 0, permutation: as XLA calls it
    LAPACK_GEQRF, // a -> a, taus: QR by reflectors
    LAPACK_ORGQR, // a, taus -> q
    LAPACK_ORMQR, // a, taus, c -> q c, or c q, or with conj(q)^T
    LAPACK_GTSV,  // dl, d, du, b -> dl, d, du, x, info: three diagonals
    LAPACK_SYEVD, // a -> vectors, values, info: eigenvalues of a Hermitian matrix
    LAPACK_EIGH,  // a -> vectors, values: as XLA calls it
    LAPACK_GESDD, // a -> a, values, u, vh, info: singular values
    LAPACK_GEHRD, // a -> a, taus, info: zeros below the diagonal under the main one
    LAPACK_SYTRD, // a -> a, diagonal, the one beside it, taus, info: a Hermitian matrix to three diagonals
    LAPACK_GEES,  // a -> t, z, values (real parts, imaginary parts of real matrices), 0, info: Schur form
    LAPACK_GEEV,  // a -> values (as above), left vectors, right vectors, info: eigenvalues of any matrix
    LAPACK_ROUTINES
} LapackRoutine;

typedef struct CustomTarget {
    const char *name;
    OpKind kind; // OP_COUNT: result i is operand i, which has its type; OP_CUSTOM_CALL: a routine that is no op
    LapackRoutine routine;
    DType dtype; // of a routine's matrices; DT_COUNT: of any floats or complex numbers
} CustomTarget;

enum { CUSTOM_ATTRS = 4, LAPACK_MOST_RESULTS = 6 };

// What the call of a custom_call means, or NULL if nothing is known of its target.
const CustomTarget *custom_target(const Op *op);
// The call as that op, for other kinds not defined: operands and results are shared with `op`, what it has for attributes (top_k's number, the
// last size of the result) lies in room[CUSTOM_ATTRS].
Op custom_call_as(Module *m, const Op *op, const CustomTarget *t, Attr *room);

// torch_xla gives a routine's results as one tuple. Fills *as: the same call with the tuple's parts as results, which lie in room[LAPACK_MOST_RESULTS]; false:
// `op` is no such call.
bool custom_call_untupled(const Op *op, Op *as, Value *room);

// The number that mhlo.backend_config = {uplo = 76 : ui8} gives `key`, true being 1; a letter is its code. False: it has none.
bool custom_config(const Op *op, const char *key, int64_t *out);
// jax.export gives the sizes of a routine's results that it leaves open as operands behind the others: how many those others are.
uint32_t lapack_operands(const CustomTarget *t);
// A vector that is known up to a factor of modulus 1 is made one of a kind by that which makes the first of its elements of more than UNIT_SHARE times the
// largest modulus real and positive: a share that elements have by chance alone.
#define UNIT_SHARE 0.61803398874989485
// The elements of a vector of this share of the largest are as large as that.
#define LARGEST_SHARE (1 - 1e-6)
#define SIZE_OPERANDS "indices_of_shape_operands" // the attribute that says so
// Whether it is `letter`.
bool custom_config_is(const Op *op, const char *key, char letter);
// Of a Hermitian matrix: whether its lower triangle is given, by `uplo`, or by XLA's text "lower,sorted,sweeps,tolerance".
bool custom_takes_lower(const Op *op);
// A call of Python, as JAX's callbacks and jax.debug leave them.
bool custom_is_callback(const Op *op);
// One that gives nothing but tokens: jax.debug.print, checks that say something, a callback that returns nothing. There is no Python when a compiled
// program runs, and its results are what they are without.
bool custom_is_idle(const Op *op);
// The error that nothing is known of the target.
void custom_call_unknown(Diags *d, const Op *op);

#endif
