// What the stages of linear algebra compute in: numbers of f64 or pairs of them, scalars and vectors, and matrices of such numbers in scratch, row by row.
#ifndef TPUCC_CODEGEN_STAGES_WORK_H
#define TPUCC_CODEGEN_STAGES_WORK_H

#include "codegen/math/complex_type.h"
#include "codegen/stages/stages.h"

// A matrix in scratch: row r has `pitch` real parts from r * row_elems on, then, where numbers are complex, the imaginary ones.
typedef struct {
    Phase *p;
    LlvmCtx *l;
    DType dtype; // of the operands and results
    bool complex;
    LLVMValueRef rows;
    int64_t pitch, row_elems;
} Work;

Work work_begin(Phase *p, DType t, int64_t n_rows, int64_t pitch);

// Numbers; im is NULL where all are real.
Complex work_number(const Work *w, LLVMValueRef re); // without an imaginary part
Complex work_negated(const Work *w, Complex a);
Complex work_conjugate(const Work *w, Complex a);
Complex work_splat(const Work *w, Complex a, unsigned lanes);
Complex work_multiply_add(const Work *w, Complex a, Complex b, Complex c); // c + a * b
Complex work_quotient(const Work *w, Complex a, Complex b);
Complex work_select(const Work *w, LLVMValueRef cond, Complex yes, Complex no);
LLVMValueRef work_size(const Work *w, Complex a); // |re| + |im|

// Elements of operands and results, at the element emitter's lanes and mask; and one of them.
Complex work_element(const Work *w, const Value *v, const Index *index);
Complex work_scalar(const Work *w, const Value *v, const Index *index);
void work_store_element(const Work *w, const Value *v, const Index *index, Complex x);

// Numbers in scratch, from a column on as many as `shape` (of f64) has.
LLVMValueRef work_address(const Work *w, LLVMValueRef row, LLVMValueRef column);
Complex work_load(const Work *w, LLVMTypeRef shape, LLVMValueRef row, LLVMValueRef column);
void work_store(const Work *w, LLVMValueRef row, LLVMValueRef column, Complex x);

// The matrix of v that is at hand, as rows in scratch from the first one on; its columns are filled with zeros up to whole vectors.
void work_matrix_read(const Work *w, const Value *v, const Index *batch);
void work_matrix_write(const Work *w, const Value *v, const Index *batch);

// Numbers that a loop carries: added behind ll_loop_begin, one after the other, from `first` on.
Complex work_carry(const Work *w, LlLoop *loop, Complex start);
void work_next(const Work *w, LlLoop *loop, unsigned number, Complex x);
Complex work_result(const Work *w, const LlLoop *loop, unsigned number);

// Squares and sums of squares below it may have lost digits, or are of numbers that have. Reflectors and rotations made of such would not be unitary: where the
// matrix was scaled (lapack_scaled) they are none, and what they would have moved, 1e-40 of the matrix at most, is dropped.
#define LEAST_SQUARE 1e-280

// Matrices of LU and QR are factored in blocks of so many columns.
enum { BLOCK = LANES };

// A matrix [M, N] of the operand in scratch, at least as many rows as columns; both are rounded up to blocks and filled with zeros. Its block of columns at
// hand is also kept turned, row by column, so that vectors run along rows in both.
typedef struct {
    Work a, panel;
    const Op *op;
    int64_t rows, columns;
} Factored;

Factored factored_begin(Phase *p, const Op *op);
void factored_read(Factored *f, const Index *batch);
void factored_write(Factored *f, const Index *batch);
// The block of columns from k on, its rows from k on: from the matrix into the panel, and from the panel into `to`, at column `column`.
void panel_take(Factored *f, LLVMValueRef k);
void panel_put(Factored *f, LLVMValueRef k, Work *to, LLVMValueRef column);
// Rows [from, rows) of the vector of columns at j, less BLOCK columns of `left` from `left_column` on times rows of `right`, from right_row on, from its
// right_column on.
void factored_subtract(Factored *f, LLVMValueRef from, LLVMValueRef j, const Work *left, LLVMValueRef left_column, const Work *right, LLVMValueRef right_row,
                       LLVMValueRef right_column);

bool emit_linalg_lanes(Phase *p, const Op *op); // lanes.c; false: each matrix by itself
void emit_lu_matrix(Phase *p, const Op *op);
void emit_qr_matrix(Phase *p, const Op *op);
void emit_tridiagonal(Phase *p, const Op *op), emit_bidiagonal(Phase *p, const Op *op), emit_hessenberg(Phase *p, const Op *op); // reduce.c
void emit_schur(Phase *p, const Op *op);                                                                                         // schur.c
void emit_triangular_vectors(Phase *p, const Op *op);                                                                            // vectors.c
void emit_tridiagonal_eigen(Phase *p, const Op *op);                                                                             // eigen.c
void emit_bidiagonal_svd(Phase *p, const Op *op);                                                                                // svd.c

#endif
