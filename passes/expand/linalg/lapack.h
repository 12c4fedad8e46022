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
bool expand_syevd(Expand *x, Op *op, bool has_info);                                                    // eigen.c
bool expand_gesdd(Expand *x, Op *op);                                                                   // svd.c
bool expand_gehrd(Expand *x, Op *op), expand_sytrd(Expand *x, Op *op);                                  // narrow.c
bool expand_gees(Expand *x, Op *op), expand_geev(Expand *x, Op *op);                                    // schur.c

enum {
    LAPACK_MOST_ROWS = 1 << 15,    // of those that are factored
    LAPACK_MOST_VECTORS = 1 << 12, // of those that iterate, as many vectors of which lie in a core's scratch
};
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

// ---- of [B, m, n] in f64 or its complex numbers

// A matrix as Q N P*, N narrow, by tpu.tridiagonal, tpu.bidiagonal or tpu.hessenberg, P being Q but for a bidiagonal one: the vectors of the reflectors as
// columns, the first one first, with their zeros and ones.
typedef struct {
    Value *narrow;                                // [B, 2, n] f64, two diagonals; or [B, n, n]
    Value *left, *left_taus, *right, *right_taus; // [B, n, n], [B, n]
} Narrow;

Narrow lapack_narrow(Builder *b, OpKind kind, Value *a);                                 // reflect.c
Op *lapack_of_diagonals(Builder *b, OpKind kind, Value *diagonals, uint32_t n_matrices); // tpu.tridiagonal_eigen, tpu.bidiagonal_svd

Value *lapack_reflect(Builder *b, Value *v, Value *taus, Value *c);    // Q c (qr.c)
void lapack_qr(Builder *b, Value *a, Value **out_a, Value **out_taus); // as geqrf leaves it
Value *lapack_unit_lower(Builder *b, Value *a, int64_t k);             // the vectors of its first k reflectors

// Matrices that are finite, others being zeros; where squares might overflow, divided by `unit`, [B].
typedef struct {
    Value *a, *finite, *unit;
} Scaled;

Value *lapack_mirrored(Builder *b, Value *a, bool lower);                // the given triangle, with a real diagonal, as a whole matrix (eigen.c)
Scaled lapack_scaled(Builder *b, Value *a, bool wide_range);             // eigen.c
Value *lapack_unscaled(Builder *b, const Scaled *s, Value *v);           // times `unit`
Value *lapack_if_finite(Builder *b, const Scaled *s, Value *v);          // else NaN
Value *lapack_over(Builder *b, Value *x, const Value *like);             // x [B] for each element of a matrix or list
Value *lapack_real_or_complex(Builder *b, Value *re, const Value *like); // re of the type of `like`
// Factors of the columns of v, [B, n], that make them one of a kind: the first element of more than UNIT_SHARE times the largest modulus becomes real and
// positive.
Value *lapack_phases(Builder *b, Value *v);
void lapack_result(Builder *b, Op *op, uint32_t i, Value *v); // v as result i, of its type and shape
bool lapack_is_read(const Op *op, uint32_t i);                // by anything that counts

#endif
