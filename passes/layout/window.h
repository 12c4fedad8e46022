// How the window of a convolution walks over an image [N, spatial.., C], and the image as who multiplies likes to find it.
#ifndef TPUCC_PASSES_LAYOUT_WINDOW_H
#define TPUCC_PASSES_LAYOUT_WINDOW_H

#include "ir/builder/build.h"
#include "ir/ops/target_facts.h"

typedef struct {
    uint32_t n; // spatial dimensions
    int64_t window[MAX_RANK], strides[MAX_RANK], base[MAX_RANK], dilation[MAX_RANK], padding[2 * MAX_RANK];
} ConvWindow;

bool window_has_padding(const ConvWindow *w);
bool window_is_dilated(const ConvWindow *w); // is the image?

// The image with its borders of zeros made real: with few channels the window's rows are then contiguous in memory.
Value *window_pad(Builder *b, Value *x, ConvWindow *w);

// Of windows of few channels, or at a stride: the image with real borders, of which a matrix unit takes the rows of windows from where they lie. Where they are
// whole units then, it has a channel of zeros more, and so has the kernel [.., I, O]. NULL: windows are better off in another way. `rows`: results of a
// feature.
Value *window_take_rows(Builder *b, Value *x, Value **kernel, ConvWindow *w, int64_t rows, const ContractTile *tile);

// With its borders real, may a matrix unit take the rows of windows from where they lie (ConvRun)? Else each task copies its own.
bool window_rows_lie(const Value *x, const ConvWindow *w);

// For a matrix unit, windows that advance by more than a pixel, which tasks would copy once for each of their columns: side by side in one image instead, of
// windows of one pixel. `out`: dimensions of the result, [N, spatial..]. The image itself where that is no better.
Value *window_gather(Builder *b, Value *x, ConvWindow *w, const int64_t *out, int64_t features);

#endif
