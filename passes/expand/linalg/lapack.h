// The expansions of custom calls that are routines of LAPACK, parts of custom_call.c, and what they share. Those that build loops work on
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
int64_t
lapack_leaf(int64_t n); // of n columns, how many are factored one by one: 64, or so many that there are at most 32 leaves, as the program grows with them

Value *lapack_flat(Builder *b, Value *a);                        // any number of dimensions before the last two as one, f64
Value *lapack_size_of(Builder *b, Value *v);                     // |re| + |im|
Value *lapack_iota(Builder *b, const Value *like, uint32_t dim); // i32
// The number, from 1, of the first diagonal element of which `holds` is true, one a matrix; 0 without.
Value *lapack_first_of_diagonal(Builder *b, Value *holds);

Value *lapack_take(Builder *b, Value *v, uint32_t dim, Value *at); // v without `dim`, where that is `at`, one index a matrix, [B]
Value *lapack_take_rows(Builder *b, Value *v, Value *rows);        // [B, m, n] and [B, k] -> [B, k, n]

#endif
