// Convolutions of images that lie plane by plane (tpu.conv_planes): rows of the contraction are features, columns are pixels, so that results lie plane by
// plane as well. What the windows of a few panels of pixels read along a block of K is packed by the task that multiplies with it, and stays near while all its
// rows pass. Goto & van de Geijn 2008; in im2col's terms, a panel at a time.
#ifndef TPUCC_CODEGEN_CONTRACT_PLANES_H
#define TPUCC_CODEGEN_CONTRACT_PLANES_H

#include "codegen/contract/problem.h"

// What is packed: columns [n0, n0 + width), of taps [ko, ko + n_outer) the channels [k0, k0 + n_inner).
typedef struct {
    LLVMValueRef n0, width, ko, n_outer, k0, n_inner;
} PlanesBox;

// Dimensions of the image, as few as say the same: neighbours that the window takes as they lie are joined.
typedef struct {
    LLVMValueRef panels; // in scratch: for each k PANEL_COLUMNS of all of them
    int64_t n_panels;
    uint32_t n;
    ConvDim dims[MAX_RANK];
    int64_t plane; // elements of a channel
} Planes;

Planes planes_new(const Problem *q, int64_t panels, int64_t depth); // room in scratch for so many
LLVMValueRef planes_weights(const Problem *q, const Index *batch);  // of this group
LLVMValueRef planes_image(const Problem *q, const Index *batch);    // the first of its channels
// Line i of what the columns from n0 on are packed from, of channel k0; those of the next channels lie `plane` elements apart.
LLVMValueRef planes_ahead(const Planes *t, const Problem *q, LLVMValueRef image, LLVMValueRef n0, LLVMValueRef k0, LLVMValueRef i);
void planes_pack(const Planes *t, const Problem *q, LLVMValueRef image, const PlanesBox *box);

#endif
