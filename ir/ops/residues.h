// Convolutions of a dilated image, one spatial dimension at a time. Between the elements of the image lie base - 1 zeros, so most products of a window are
// with zeros. Which are not depends only on the position of the result modulo a number of classes: results of one class meet elements at the same taps of
// the window. A class is thus a convolution of the image as it is by some of the taps, and all classes together multiply each tap with each element once.
//
//   result classes * q + r takes tap first + j * tap_step, 0 <= j < taps, times the element start + q * advance + j * step
#ifndef TPUCC_IR_OPS_RESIDUES_H
#define TPUCC_IR_OPS_RESIDUES_H

#include "ir/graph/graph.h"

// A spatial dimension of a convolution, all attributes said.
typedef struct {
    int64_t in, out, window, stride, dilation, base, low, high;
} ConvDim;
ConvDim conv_dim(const Op *conv, uint32_t i); // of tpu.conv
bool conv_is_dilated(const Op *conv);         // tpu.conv: is its image, anywhere?

typedef struct {
    ConvDim dim;
    int64_t classes, tap_step, step, advance;
} Residues;
typedef struct {
    int64_t taps, first, start;
} ResidueClass;
Residues residues_of(const ConvDim *dim);
ResidueClass residues_class(const Residues *r, int64_t which); // first and start count only where there are taps
int64_t residues_most_taps(const Residues *r);                 // of a class

#endif
