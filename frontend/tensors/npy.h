// Files of NumPy's .npy format: how tensors come in and go out of tpurun. Versions 1.0, 2.0 and 3.0, little endian,
// row-major or Fortran order (turned into row-major), element types i1 i8..i64 ui8..ui64 f16 f32 f64 complex<f32>
// complex<f64>; bf16 as NumPy writes ml_dtypes' arrays ('<V2') or by its name. Nothing in a file is believed before it
// is checked against the size. Format: numpy/lib/format.py's description, "NPY format specification".
#ifndef TPUCC_FRONTEND_TENSORS_NPY_H
#define TPUCC_FRONTEND_TENSORS_NPY_H

#include "ir/graph/graph.h"

typedef struct {
    DType dtype;
    uint32_t rank;
    int64_t dims[MAX_RANK];
    size_t bytes; // of data
    void *data;   // row-major, aligned to 64, never NULL; owned by the array: npy_free
} NpyArray;

// Reads a file (pipes too). False: a diagnostic was added, EXIT_SYSTEM if the file cannot be read, else EXIT_CONTENT;
// *out is empty.
bool npy_read(const char *path, NpyArray *out, Diags *d);
// The same from memory; `at` is the place that diagnostics name.
bool npy_parse(const void *file, size_t size, Loc at, NpyArray *out, Diags *d);
void npy_free(NpyArray *a); // also of an empty one
// Can the array of a file stand for elements of this type and shape? False: a diagnostic says what both are and, where that helps, what makes a file that
// fits; `who` names what it is given for ("argument 'x'").
bool npy_check(const NpyArray *a, const char *file, const char *who, DType dtype, uint32_t rank, const int64_t *dims, Diags *d);
bool npy_fits(const NpyArray *a, DType dtype, uint32_t rank, const int64_t *dims); // by its type and shape
// A help for an argument, where only the number of rows, the first dimension, is another one, or there is one row: true. For npy_check, which says no such
// thing.
bool npy_help_rows(const NpyArray *a, const char *file, DType dtype, uint32_t rank, const int64_t *dims, Diags *d);
const char *tensor_text(Arena *a, DType dtype, uint32_t rank, const int64_t *dims); // "tensor<2x?xf32>"
// The array of a file as a constant of `type`, whose open dimensions it settles: its bytes stay in the file, mapped as long as the module, where they are in
// order and aligned. NULL: one diagnostic says what is wrong; `who` names what the array is for ("argument %x").
const Literal *npy_literal(const char *path, Module *m, Type type, const char *who, Diags *d);
// What an element type is called and stored as in a file: i2 and i4 as i8, ui2 and ui4 as ui8, and so are the
// bits of floats of a byte: NumPy's names for those do not tell one from another.
DType npy_stored_dtype(DType dtype);
// What Python calls the type that it is stored as: "float32" in quotes, ml_dtypes.bfloat16.
void npy_add_dtype(DType dtype, Text *out);
// Writes version 1.0. The file appears whole or not at all. `data` is dense, row-major.
bool npy_write(const char *path, DType dtype, uint32_t rank, const int64_t *dims, const void *data, Diags *d);

#endif
