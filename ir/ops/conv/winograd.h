// Winograd's minimal filtering F(m x m, 3 x 3): m * m pixels of a convolution with a window of 3 x 3 at stride 1 from (m + 2)^2 multiplications a channel
// instead of 9 * m * m. The image is cut into tiles of m + 2 pixels each way that overlap by two; tiles and kernels are transformed (B, G), multiplied point by
// point with sums over channels, which are (m + 2)^2 products of matrices, and transformed back (A): Y = A' [(G g G') * (B' d B)] A. m is 2 or 4.
// The gradient of the kernel by the gradients y of the pixels is the other way round: G' [sum over tiles of (A y A') * (B' d B)] G.
// (Winograd 1980, "Arithmetic Complexity of Computations"; Lavin & Gray 2015, "Fast Algorithms for Convolutional Neural Networks", section 4.)
#ifndef TPUCC_IR_OPS_CONV_WINOGRAD_H
#define TPUCC_IR_OPS_CONV_WINOGRAD_H

#include <stdbool.h>
#include <stdint.h>

enum { WINOGRAD_MOST = 6 }; // points along a dimension

typedef struct {
    uint32_t pixels, points;                    // m and m + 2
    double image[WINOGRAD_MOST][WINOGRAD_MOST]; // B': points x points
    double kernel[WINOGRAD_MOST][3];            // G: points x 3
    double result[4][WINOGRAD_MOST];            // A': pixels x points
} Winograd;

const Winograd *winograd_of(int64_t pixels); // NULL: there is none
static inline int64_t winograd_tiles(int64_t size, int64_t pixels) { return (size + pixels - 1) / pixels; }

#endif
