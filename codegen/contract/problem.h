// What a contraction multiplies, whoever does it: a dot product or a convolution, seen as one sum for each element of the result.
//
//   C[i, j] = sum over ko, ki of A_i[ko][ki] * B[j / 16][ko * k_inner + ki][j % 16]
//
// A is read where it lies: row i starts at a place per ko. For a matrix there is one ko, and rows lie a constant apart. For a convolution ko walks the
// window, and where each pixel's window row begins stands in a table (indirection.h). B is packed (tpu.pack), so every vector load of it is contiguous.
#ifndef TPUCC_CODEGEN_CONTRACT_PROBLEM_H
#define TPUCC_CODEGEN_CONTRACT_PROBLEM_H

#include "codegen/stages/stages.h"
#include "ir/ops/conv/conv.h"
#include "ir/ops/groups.h"
#include "ir/ops/view.h"

enum { TILE_ROWS = 16, TILE_BYTES = 64 }; // of a tile of a matrix unit: rows, and bytes of each at most

typedef struct {
    Phase *p;
    const Op *op;
    View a, b;
    uint32_t n_batch;                          // dimensions of the result before M and N
    DType element_type, packed_type, sum_type; // of A; of B; of C
    LLVMTypeRef element, packed, sum;          // as in memory
    int64_t rows, columns;                     // of C
    int64_t tile_rows, tile_columns;           // the most of a task
    int64_t k_outer, k_inner;
    int64_t depth;                // of panels: k_outer * k_inner, and zeros behind that where they are in units
    bool units;                   // B is in units of 32 bits, which a matrix unit takes (ir/ops/units.h)
    bool pairs;                   // B is in units of two bf16, which become the f32 that A is
    Groups stored;                // B is in groups of bytes, which become f32; rows 0: it is not
    int64_t panel_bytes;          // of them
    bool narrow;                  // B is of shorter numbers, which become what A is
    bool indirect;                // rows of A through pointers
    bool dilated;                 // of them, those of one class of rows after the other: see conv.h. Not every ko of B counts then, and a table says which
    bool separable;               // rows begin where a table says, and how far from there each k is says another one: see separable.h
    bool planes;                  // B is packed by each task from an image: see planes.h
    const Op *packs;              // B is packed by each task, as this op says: see packing.h. Else NULL
    int64_t row_stride, k_stride; // of A in elements, else
    ConvRun run;                  // of units: rows as a matrix unit takes them from where they lie, those of a matrix in one line; places 0: it does not
    int64_t line_bytes;           // of a row of A, that a step of a matrix unit takes
    bool rounded;                 // products are, before they are added
    ConvGroups groups;            // their channels lie side by side in a row of A, k_inner of each
} Problem;

void problem_init(Problem *q, Phase *p, const Op *op);
bool panels_exceed_cache(const Problem *q); // are they more than stays of them in the second cache, a quarter of it?
bool rows_in_scratch(const View *view);     // does a task have these rows in its scratch? Others are not there then
LLVMValueRef batch_address(Phase *p, const Op *op, const View *operand, const Index *batch); // of an operand's first element

// Window dimensions of a convolution; those from `first` on are not walked but lie in k_inner.
typedef struct {
    uint32_t n_spatial, first;
    int64_t channels;
} Window;
Window conv_window(const Op *op);
bool conv_is_padded(const Op *op, uint32_t i); // does dimension i of the window reach beyond the image?
LLVMValueRef zeros_new(const Problem *q);      // as many as products lie side by side, for windows beyond the image

#endif
