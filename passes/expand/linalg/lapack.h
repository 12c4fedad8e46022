// The expansions of custom calls that are routines of LAPACK, parts of custom_call.c, and what they share. Large matrices are worked on as
// [B, rows, columns] in f64 or its complex numbers; a list is [B, n].
#ifndef TPUCC_PASSES_EXPAND_LAPACK_H
#define TPUCC_PASSES_EXPAND_LAPACK_H

#include "ir/ops/custom_call.h"
#include "passes/expand/expansion.h"

bool expand_lapack(Expand *x, Op *op, LapackRoutine routine);                                           // lapack.c
bool expand_getrf(Expand *x, Op *op, bool of_xla);                                                      // lu.c
bool expand_geqrf(Expand *x, Op *op), expand_orgqr(Expand *x, Op *op), expand_ormqr(Expand *x, Op *op); // qr.c
bool expand_gtsv(Expand *x, Op *op);                                                                    // tridiagonal.c

enum { LAPACK_MOST_ROWS = 1 << 15 }; // of those that are factored
// Of the first n columns of a matrix, how many tpu.lu and tpu.qr factor at a time: as many as stay in the second cache, 64 at least, and so many that there are
// at most 32 leaves, as the program grows with them.
int64_t lapack_leaf(const Value *a, int64_t n);

Value *lapack_matrices(Builder *b, Value *a);                    // any number of dimensions before the last two as one
Value *lapack_flat(Builder *b, Value *a);                        // and in f64
Value *lapack_size_of(Builder *b, Value *v);                     // |re| + |im|
Value *lapack_iota(Builder *b, const Value *like, uint32_t dim); // i32
// The number, from 1, of the first diagonal element of which `holds` is true, one a matrix; 0 without.
Value *lapack_first_of_diagonal(Builder *b, Value *holds);

Value *lapack_take_rows(Builder *b, Value *v, Value *rows); // [B, m, n] and [B, k] -> [B, k, n]

#endif
