// What a convolution multiplies: tpu.conv, and what becomes one.
//
// Of a dilated image, one spatial dimension at a time. Between the elements of the image lie base - 1 zeros, so most products of a window are
// with zeros. Which are not depends only on the position of the result modulo a number of classes: results of one class meet elements at the same taps of
// the window. A class is thus a convolution of the image as it is by some of the taps, and all classes together multiply each tap with each element once.
//
//   result classes * q + r takes tap first + j * tap_step, 0 <= j < taps, times the element start + q * advance + j * step
#ifndef TPUCC_IR_OPS_CONV_CONV_H
#define TPUCC_IR_OPS_CONV_CONV_H

#include "ir/graph/graph.h"
#include "ir/ops/target_facts.h"

// A spatial dimension of a convolution, all attributes said.
typedef struct {
    int64_t in, out, window, stride, dilation, base, low, high;
} ConvDim;
ConvDim conv_dim(const Op *conv, uint32_t i);      // of tpu.conv, tpu.conv_planes, tpu.conv_depthwise
ConvDim convolution_dim(const Op *op, uint32_t i); // of stablehlo.convolution, wherever its dimensions lie
bool conv_is_dilated(const Op *conv);              // tpu.conv: is its image, anywhere?

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

// Groups: `columns` of a group of results, each of `depth` channels of the image. They share panels whole, or fill whole ones: one number divides the other.
// In panels that hold several groups, lanes take different channels; these lie in a vector of CONV_LANES at most.
enum { CONV_LANES = 64 };
typedef struct {
    int64_t n, columns, depth;
} ConvGroups;
ConvGroups conv_groups(const Op *conv);
bool conv_groups_fit(const ConvGroups *g);
int64_t conv_lanes(const ConvGroups *g); // channels of a panel that holds several groups; 0: panels have one group each
// Panels of a register tile, `most` at most: such tiles hold whole groups or lie inside of one. Registers are kept for the weights of a panel where these are
// several.
int64_t conv_tile_panels(const ConvGroups *g, int64_t most);

// Of tpu.conv_planes: its dimensions, neighbours joined that the window takes as they lie. How many rows of the result PANEL_COLUMNS pixels of it are in at
// most, and what codegen writes out of these and of the last dimension's stride.
enum { PLANES_PARTS = 6, PLANES_STRIDE = 8, DEPTHWISE_STRIDE = 4, DEPTHWISE_WINDOW = 32 };
uint32_t conv_planes_dims(const Op *conv, ConvDim *out);
uint32_t conv_dims_joined(ConvDim *dims, uint32_t n); // of the same n dimensions
int64_t planes_parts(const ConvDim *dims, uint32_t n);

// Small convolutions of a dilated image, of fewer products than these, are computed as the specification and eval have it, each product and each sum rounded:
// few products make a result, and where they cancel, what is left is all rounding errors.
enum { EXACT_STEPS = 1 << 20 };

// Long sums of single channels, none of them of zeros around the image: where an element lies is where its row begins, and how far its place in the window is
// from there. So the image may be any strided view.
enum { SEPARABLE_TERMS = 256 };
bool conv_is_separable(const Op *conv);

// Windows whose rows of channels follow each other at a constant distance, from one place to the next, through all lines of all images: of one or two
// dimensions, not in groups, of undilated images without padding whose lines are whole strides. So many results lie behind each other in a line of pixels and
// so many lines in an image; so many places, some of which no result has, does each take; from a row of the window to the next it is so many elements.
typedef struct {
    int64_t line, image;
    int64_t line_room, image_room; // places of a line; lines of an image
    int64_t places, place;         // where whole windows begin; elements from one to the next
    int64_t rows, row, row_step;   // of the window: how many, elements of each, elements from one to the next
} ConvRun;
// Padding counts as if its zeros lay there. False: they do not.
bool conv_run_find(const ConvDim *dims, uint32_t n, int64_t images, int64_t channels, ConvRun *out);
// May a matrix unit take such rows from where they lie? All of a sum in one go, and whole register tiles of places, in whole lines; rows of a matrix may end
// inside one where tiles are multiplied (ContractTile.rate; NULL: they may not).
bool conv_run_fits_units(const ConvRun *r, DType element, const ContractTile *tile);
// Is a row of the window less than a line, all of it in units of 32 bits? Tiles are then as short.
bool conv_run_is_short(const ConvRun *r, DType element);
// Of lines that are cut in register tiles of their own, since fewer places are multiplied in vain then: places of each, halves of tiles; 0: they are not.
int64_t conv_run_apart(const ConvRun *r, int64_t mr);
bool conv_run_pays(const ConvRun *r, const ContractTile *tile, int64_t rows, bool strided); // is it faster than to copy the rows?
// Of tpu.conv, if that is so and faster than to copy them.
bool conv_run_of_units(const Op *conv, const ContractTile *tile, ConvRun *out);

// A map stage whose elements are elementwise work on a depthwise convolution with its channels last and constant, finite weights makes several neighbours along
// the dimension before the channels together, for their windows overlap. conv NULL: another stage. Where image and result stay in the second cache, tasks take
// some channels at a time, and read each line of the image once for all windows that have it; else all of them, as lines lie in memory.
enum { NEIGHBOURS_MOST = 14, NEIGHBOURS_WINDOW = 9 };
typedef struct {
    const Op *conv;
    int64_t lines, together, channels; // of images of bytes, lines whose windows lie in QUADS_LANE rows of the image, else 1
} ConvNeighbours;
ConvNeighbours conv_neighbours(const Op *stage, int64_t vector_bytes, int64_t cache_bytes);

// A depthwise convolution of f32 that are bytes, as memory has them, without their zero point, by constant weights that are bytes, too: sums of products of
// bytes are the same numbers (tpu.exact). Over an image of two dimensions, in windows of QUADS_ROWS rows at most.
typedef struct {
    const Value *bytes; // the image, its elements in the order of the convolution's
    int64_t zero;
} ConvBytes;
enum { QUADS_LANE = 4, QUADS_ROWS = 8 };
bool conv_of_bytes(const Op *conv, ConvBytes *out);
bool conv_adds_whole(const Op *add, uint32_t i); // is operand i a number of each channel, the last dimension, all of them integers below 2^22?

#endif
