// Shape inference as a table: one row is an op with its operand types, attributes and regions in a small notation, and
// what comes out: the result types, or (after '!') the start of the message. Then the notes and helps of some messages
// word for word, and random attributes, which must never do more than fail.
#define _GNU_SOURCE 1

#include "ir/infer/infer.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    OpKind kind;
    const char *operands; // "4x?xf32 f32"
    const char *attrs;    // "permutation=1,0;dimension=2"; lists of a compound attribute are separated by '|'
    const char *want;     // "tensor<4xf32>" or "!message"
    const char *declared; // result types, where the op needs them
    const char *regions;  // "f32 f32 : 0" takes two scalars and returns the first; regions are separated by '/'
} Case;

#define W8 "window_dimensions=2,2"
#define GATHER1 "slice_sizes=1,5;dimension_numbers=1|0|||0|1"

// clang-format off
static const Case cases[] = {
    // elementwise
    {OP_ADD, "2x3xf32 2x3xf32", "", "tensor<2x3xf32>", 0, 0},
    {OP_ADD, "2x?xf32 ?x3xf32", "", "tensor<2x3xf32>", 0, 0},
    {OP_ADD, "2x3xf32 2x4xf32", "", "!add: shapes differ: operand 0 is tensor<2x3xf32>, operand 1 is tensor<2x4xf32>", 0, 0},
    {OP_ADD, "2x3xf32 3xf32", "", "!add: shapes differ", 0, 0},
    {OP_ADD, "2xf32 2xi32", "", "!add: element types differ: operand 0 has f32, operand 1 has i32", 0, 0},
    {OP_ADD, "2xf32", "", "!add: takes 2 operands, has 1", 0, 0},
    {OP_ADD, "281474976710656x?xi8 ?x2048xi8", "", "!add: the operands together have over", 0, 0},
    {OP_ADD, "2xi1 2xi1", "", "tensor<2xi1>", 0, 0},
    {OP_SUBTRACT, "2xi1 2xi1", "", "!subtract: works on integers, floating-point or complex numbers, not on i1", 0, 0},
    {OP_ABS, "2xcomplex<f64>", "", "tensor<2xf64>", 0, 0},
    {OP_ABS, "2xui8", "", "!abs: works on signed integers", 0, 0},
    {OP_AND, "2xf32 2xf32", "", "!and: works on i1 or integers, not on f32", 0, 0},
    {OP_LOGISTIC, "2xi32", "", "!logistic: works on floating-point or complex numbers, not on i32", 0, 0},
    {OP_POPCNT, "2xi1", "", "!popcnt: works on integers, not on i1", 0, 0},
    {OP_FLOOR, "2xcomplex<f32>", "", "!floor: works on floating-point numbers", 0, 0},
    {OP_IS_FINITE, "2xbf16", "", "tensor<2xi1>", 0, 0},
    {OP_ERF, "4xf32", "", "tensor<4xf32>", 0, 0},
    {OP_COMPARE, "2xf32 ?xf32", "comparison_direction=LT;compare_type=TOTALORDER", "tensor<2xi1>", 0, 0},
    {OP_COMPARE, "2xi1 2xi1", "comparison_direction=EQ;compare_type=UNSIGNED", "tensor<2xi1>", 0, 0},
    {OP_COMPARE, "2xi32 2xi32", "comparison_direction=LT;compare_type=UNSIGNED", "!compare: compare_type is UNSIGNED, but the elements are i32", 0, 0},
    {OP_COMPARE, "2xi32 2xi32", "comparison_direction=LESS", "!compare: comparison_direction is LESS", 0, 0},
    {OP_COMPARE, "2xi32 2xi32", "", "!compare: the attribute comparison_direction is missing", 0, 0},
    {OP_CONVERT, "2x?xf32", "", "tensor<2x?xi8>", "2x3xi8", 0},
    {OP_SELECT, "i1 2xf32 2xf32", "", "tensor<2xf32>", 0, 0},
    {OP_SELECT, "?x3xi1 2x?xf32 2x?xf32", "", "tensor<2x3xf32>", 0, 0},
    {OP_SELECT, "3xi1 2xf32 2xf32", "", "!select: pred must be a scalar or of the operand's shape: it is tensor<3xi1>", 0, 0},
    {OP_SELECT, "2xi8 2xf32 2xf32", "", "!select: pred must be of i1, it is of i8", 0, 0},
    {OP_SELECT, "i1 2xf32 3xf32", "", "!select: shapes differ: operand 1", 0, 0},
    {OP_CLAMP, "f32 2xf32 2xf32", "", "tensor<2xf32>", 0, 0},
    {OP_CLAMP, "3xf32 2xf32 f32", "", "!clamp: min must be a scalar", 0, 0},
    {OP_CLAMP, "i32 2xf32 f32", "", "!clamp: element types differ", 0, 0},
    // movement
    {OP_IOTA, "", "iota_dimension=1", "tensor<2x3xi32>", "2x3xi32", 0},
    {OP_IOTA, "", "iota_dimension=2", "!iota: iota_dimension is 2, the rank is 2", "2x3xi32", 0},
    {OP_IOTA, "", "iota_dimension=0", "!iota: works on integers", "2xi1", 0},
    {OP_BROADCAST_IN_DIM, "1x3xf32", "broadcast_dimensions=2,1", "tensor<4x3x5xf32>", "4x3x5xf32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=1", "tensor<?x3xf32>", "?x?xf32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=1", "!broadcast_in_dim: operand dimension 0 is 3, result dimension 1 is 4", "3x4xf32", 0},
    {OP_BROADCAST_IN_DIM, "1x3xf32", "broadcast_dimensions=1,1", "!broadcast_in_dim: broadcast_dimensions names dimension 1 a second time", "3x3xf32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=-1", "!broadcast_in_dim: broadcast_dimensions names dimension -1, there are 2", "3x3xf32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=0,1", "!broadcast_in_dim: broadcast_dimensions has 2 entries, the operand has rank 1", "3x3xf32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=0", "!broadcast_in_dim: the operand has elements of f32, the result of i32", "3xi32", 0},
    {OP_BROADCAST_IN_DIM, "3xf32", "broadcast_dimensions=0", "!broadcast_in_dim: the result's type must be given", 0, 0},
    {OP_RESHAPE, "2x6xf32", "", "tensor<3x4xf32>", "3x4xf32", 0},
    {OP_RESHAPE, "2x6xf32", "", "tensor<3x4xf32>", "3x?xf32", 0},
    {OP_RESHAPE, "2x6xf32", "", "tensor<?x?xf32>", "?x?xf32", 0},
    {OP_RESHAPE, "2x6xf32", "", "!reshape: the operand tensor<2x6xf32> has 12 elements, which do not fill the result tensor<5x?xf32>", "5x?xf32", 0},
    {OP_RESHAPE, "2x6xf32", "", "!reshape: the operand tensor<2x6xf32> has 12", "0x?xf32", 0},
    {OP_RESHAPE, "0xf32", "", "tensor<0x?xf32>", "0x?xf32", 0},
    {OP_RESHAPE, "1x1xf32", "", "tensor<f32>", "f32", 0},
    {OP_TRANSPOSE, "2x3x4xf32", "permutation=2,0,1", "tensor<4x2x3xf32>", 0, 0},
    {OP_TRANSPOSE, "2x3x4xf32", "permutation=2,0", "!transpose: permutation has 2 entries, the operand has rank 3", 0, 0},
    {OP_TRANSPOSE, "2x3xf32", "permutation=1,1", "!transpose: permutation names dimension 1 a second time", 0, 0},
    {OP_SLICE, "10x?xf32", "start_indices=1,0;limit_indices=10,7;strides=3,2", "tensor<3x4xf32>", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=10;limit_indices=10;strides=9223372036854775807", "tensor<0xf32>", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=0;limit_indices=10;strides=9223372036854775807", "tensor<1xf32>", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=1;limit_indices=11;strides=1", "!slice: dimension 0 ends at 11, the operand has 10 there", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=5;limit_indices=4;strides=1", "!slice: dimension 0 starts at 5 and ends before, at 4", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=-1;limit_indices=4;strides=1", "!slice: start_indices[0] is -1", 0, 0},
    {OP_SLICE, "10xf32", "start_indices=0;limit_indices=4;strides=0", "!slice: strides[0] is 0, it must be at least 1", 0, 0},
    {OP_REVERSE, "2x3xf32", "dimensions=1", "tensor<2x3xf32>", 0, 0},
    {OP_REVERSE, "2x3xf32", "dimensions=1,1", "!reverse: dimensions names dimension 1 a second time", 0, 0},
    {OP_CONCATENATE, "2x3xf32 2x4xf32 2x0xf32", "dimension=1", "tensor<2x7xf32>", 0, 0},
    {OP_CONCATENATE, "?x3xf32 2x?xf32", "dimension=1", "tensor<2x?xf32>", 0, 0},
    {OP_CONCATENATE, "2x3xf32 3x3xf32", "dimension=1", "!concatenate: operands differ outside dimension 1", 0, 0},
    {OP_CONCATENATE, "f32 f32", "dimension=0", "!concatenate: dimension is 0, the rank is 0", 0, 0},
    {OP_CONCATENATE, "", "dimension=0", "!concatenate: takes at least one operand", 0, 0},
    {OP_CONCATENATE, "288230376151711744xi8 288230376151711744xi8", "dimension=0", "!concatenate: the result has over", 0, 0},
    {OP_PAD, "3x2xf32 f32", "edge_padding_low=1,-1;edge_padding_high=2,0;interior_padding=1,0", "tensor<8x1xf32>", 0, 0},
    {OP_PAD, "0xf32 f32", "edge_padding_low=1;edge_padding_high=0;interior_padding=9223372036854775807", "tensor<1xf32>", 0, 0},
    {OP_PAD, "3xf32 f32", "edge_padding_low=-2;edge_padding_high=-2;interior_padding=0", "!pad: negative padding takes more than dimension 0 has", 0, 0},
    {OP_PAD, "3xf32 f32", "edge_padding_low=1;edge_padding_high=0;interior_padding=9223372036854775807", "!pad: the padding makes dimension 0 too large", 0, 0},
    {OP_PAD, "3xf32 1xf32", "edge_padding_low=1;edge_padding_high=0;interior_padding=0", "!pad: padding_value must be a scalar", 0, 0},
    {OP_PAD, "3xf32 i32", "edge_padding_low=1;edge_padding_high=0;interior_padding=0", "!pad: element types differ", 0, 0},
    {OP_DYNAMIC_SLICE, "4x5xf32 i32 i32", "slice_sizes=2,5", "tensor<2x5xf32>", 0, 0},
    {OP_DYNAMIC_SLICE, "4x5xf32 i32 i32", "slice_sizes=2,6", "!dynamic_slice: slice_sizes[1] is 6, the operand has 5 there", 0, 0},
    {OP_DYNAMIC_SLICE, "4x5xf32 i32", "slice_sizes=2,5", "!dynamic_slice: takes one start index per dimension: 1 given", 0, 0},
    {OP_DYNAMIC_SLICE, "4x5xf32 i32 i64", "slice_sizes=2,5", "!dynamic_slice: element types differ", 0, 0},
    {OP_DYNAMIC_SLICE, "4xf32 f32", "slice_sizes=2", "!dynamic_slice: start indices are integers, operand 1 has f32", 0, 0},
    {OP_DYNAMIC_SLICE, "4xf32 1xi32", "slice_sizes=2", "!dynamic_slice: a start index must be a scalar", 0, 0},
    {OP_DYNAMIC_SLICE, "", "slice_sizes=2", "!dynamic_slice: takes at least one operand", 0, 0},
    {OP_DYNAMIC_UPDATE_SLICE, "4x5xf32 1x5xf32 i64 i64", "", "tensor<4x5xf32>", 0, 0},
    {OP_DYNAMIC_UPDATE_SLICE, "4x5xf32 1x6xf32 i64 i64", "", "!dynamic_update_slice: the update tensor<1x6xf32> does not fit", 0, 0},
    {OP_DYNAMIC_UPDATE_SLICE, "4x5xf32 5xf32 i64 i64", "", "!dynamic_update_slice: the update", 0, 0},
    // gather: offset_dims | collapsed_slice_dims | operand_batching_dims | start_indices_batching_dims | start_index_map | index_vector_dim
    {OP_GATHER, "7x5xf32 3x1xi32", GATHER1, "tensor<3x5xf32>", 0, 0},
    {OP_GATHER, "7x5xf32 3xi32", GATHER1, "tensor<3x5xf32>", 0, 0}, // index_vector_dim == rank
    {OP_GATHER, "7x5xf32 3x2xi32", GATHER1, "!gather: start_index_map names 1 dimensions, an index vector has 2", 0, 0},
    {OP_GATHER, "7x5xf32 3x1xf32", GATHER1, "!gather: start_indices are integers, not f32", 0, 0},
    {OP_GATHER, "7x4xf32 3x1xi32", GATHER1, "!gather: slice_sizes[1] is 5, the operand has 4 there", 0, 0},
    {OP_GATHER, "?x?xf32 ?x1xi32", GATHER1, "tensor<?x5xf32>", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=1,3|1|0|1|1,2|3", "tensor<2x4x9x5x3xf32>", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x8x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=1,3|1|0|1|1,2|3", "!gather: batches differ: operand dimension 0 is 9, start_indices dimension 1 is 8", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=2,1,4,5;dimension_numbers=1,3|1|0|1|1,2|3", "!gather: dimension 0 is collapsed or a batch", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=3,1|1|0|1|1,2|3", "!gather: offset_dims must be in ascending order", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=1,3|0|0|1|1,2|3", "!gather: operand_batching_dims names dimension 0 a second time", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=1,3|1|0|3|1,2|3", "!gather: index_vector_dim 3 is also one of start_indices_batching_dims", 0, 0},
    {OP_GATHER, "9x8x7x6xf32 2x9x3x2xi64", "slice_sizes=1,1,4,5;dimension_numbers=1,5|1|0|1|1,2|3", "!gather: offset_dims names dimension 5, there are 5", 0, 0},
    {OP_GATHER, "7x5xf32 3x1xi32", "slice_sizes=1,5;dimension_numbers=1||||0|1", "!gather: offset_dims (1), collapsed_slice_dims (0)", 0, 0},
    {OP_GATHER, "7x5xf32 3x1xi32", "slice_sizes=1,5;dimension_numbers=1|0|||0|3", "!gather: index_vector_dim is 3, start_indices has rank 2", 0, 0},
    {OP_GATHER, "7x5xf32 3x1xi32", "slice_sizes=1,5;dimension_numbers=1|0|||0|-9223372036854775808", "!gather: index_vector_dim is", 0, 0},
    // dot_general: lhs_batch | rhs_batch | lhs_contract | rhs_contract
    {OP_DOT_GENERAL, "32x784xf32 784x10xf32", "dot_dimension_numbers=||1|0", "tensor<32x10xf32>", 0, 0},
    {OP_DOT_GENERAL, "32x784xf32 10x784xf32", "dot_dimension_numbers=||1|0", "!dot_general: contracted sizes differ: lhs dimension 1 is 784, rhs dimension 0 is 10", 0, 0},
    {OP_DOT_GENERAL, "?x5x2xi8 3x2x7xi8", "dot_dimension_numbers=0|0|2|1", "tensor<3x5x7xi32>", "3x5x7xi32", 0},
    {OP_DOT_GENERAL, "4x5x2xi8 3x2x7xi8", "dot_dimension_numbers=0|0|2|1", "!dot_general: batch sizes differ: lhs dimension 0 is 4, rhs dimension 0 is 3", 0, 0},
    {OP_DOT_GENERAL, "4x5x2xf32 3x2x7xf32", "dot_dimension_numbers=0||2|1", "!dot_general: batching_dims: lhs names 1, rhs 0", 0, 0},
    {OP_DOT_GENERAL, "4x5xf32 5x4xf32", "dot_dimension_numbers=||0,1|1,0", "tensor<f32>", 0, 0},
    {OP_DOT_GENERAL, "4xf32 5xf32", "dot_dimension_numbers=|||", "tensor<4x5xf32>", 0, 0},
    {OP_DOT_GENERAL, "4x4xf32 4x4xf32", "dot_dimension_numbers=0|0|0|0", "!dot_general: contracting_dims of lhs names dimension 0 a second time", 0, 0},
    {OP_DOT_GENERAL, "4x4xf32 4x4xf32", "dot_dimension_numbers=||2|0", "!dot_general: contracting_dims of lhs names dimension 2, there are 2", 0, 0},
    {OP_DOT_GENERAL, "4x4xf32 4x4xbf16", "dot_dimension_numbers=||1|0", "!dot_general: element types differ", 0, 0},
    {OP_DOT_GENERAL, "4x4xf32 4x4xf32", "dot_dimension_numbers=||1|0", "!dot_general: elements of f32 cannot make a result of i32", "4x4xi32", 0},
    {OP_DOT_GENERAL, "281474976710656x1xi8 1x2048xi8", "dot_dimension_numbers=||1|0", "!dot_general: the result has over", 0, 0},
    // convolution: {batch, feature, spatial..} of input | {input feature, output feature, spatial..} of kernel | output
    {OP_CONVOLUTION, "1x28x28x3xf32 5x5x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,3,1,2|2,3,0,1|0,3,1,2", "tensor<1x24x24x8xf32>", 0, 0},
    {OP_CONVOLUTION, "2x28x28x6xf32 3x3x2x9xf32", "window_strides=2,2;padding=1,1,0,1;lhs_dilation=2,1;rhs_dilation=1,2;window_reversal=1,0;feature_group_count=3;batch_group_count=1;dimension_numbers=0,3,1,2|2,3,0,1|3,0,2,1", "tensor<9x13x28x2xf32>", 0, 0},
    {OP_CONVOLUTION, "4x5x3xf32 3x3x6xf32", "feature_group_count=1;batch_group_count=2;dimension_numbers=0,2,1|1,2,0|0,2,1", "tensor<2x3x6xf32>", 0, 0},
    {OP_CONVOLUTION, "4x3xf32 3x6xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,1|0,1|0,1", "tensor<4x6xf32>", 0, 0},
    {OP_CONVOLUTION, "?x?x28x3xf32 5x5x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,3,1,2|2,3,0,1|0,3,1,2", "tensor<?x?x24x8xf32>", 0, 0},
    {OP_CONVOLUTION, "1x4x3xf32 9x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "tensor<1x0x8xf32>", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "padding=-1,-2;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "tensor<1x4x8xf32>", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "padding=-9,-2;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: negative padding takes more than window dimension 0 has", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "rhs_dilation=9223372036854775807;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: padding and dilation make window dimension 0 too large", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "padding=9223372036854775807,1;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: padding and dilation", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "padding=1,1,1,1;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: padding has 2 pairs, the number of spatial dimensions is 1", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "window_strides=0;feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: window_strides[0] is 0", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,2|1,2,0|0,2,1", "!convolution: dimension_numbers: input dimensions are 2", 0, 0},
    {OP_CONVOLUTION, "1x9x3xf32 3x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,1|0,2,1", "!convolution: kernel dimensions names dimension 1 a second time", 0, 0},
    {OP_CONVOLUTION, "1x9x4xf32 3x3x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: input features differ: lhs dimension 2 is 4 in 1 group, rhs dimension 1 is 3", 0, 0},
    {OP_CONVOLUTION, "1x9x4xf32 3x2x8xf32", "feature_group_count=3;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: feature_group_count is 3, which does not divide lhs dimension 2 of 4", 0, 0},
    {OP_CONVOLUTION, "1x9x4xf32 3x2x9xf32", "feature_group_count=2;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: feature_group_count is 2, which does not divide rhs dimension 2 of 9", 0, 0},
    {OP_CONVOLUTION, "1x9x4xf32 3x2x9xf32", "feature_group_count=2;batch_group_count=2;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: feature_group_count is 2 and batch_group_count 2, one of them must be 1", 0, 0},
    {OP_CONVOLUTION, "1x9x4xf32 3x2x9xf32", "feature_group_count=-1;batch_group_count=2;dimension_numbers=0,2,1|1,2,0|0,2,1", "!convolution: feature_group_count is -1", 0, 0},
    {OP_CONVOLUTION, "9xf32 3xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0|0|0", "!convolution: lhs and rhs must be of one rank of at least 2", 0, 0},
    // reductions
    {OP_REDUCE, "2x3x4xf32 f32", "dimensions=2,0", "tensor<3xf32>", 0, "f32 f32 : 0"},
    {OP_REDUCE, "2x?xf32 2x3xi32 f32 i32", "dimensions=0", "tensor<3xf32> tensor<3xi32>", "3xf32 3xi32", "f32 i32 f32 i32 : 0 1"},
    {OP_REDUCE, "2x3xbf16 bf16", "dimensions=0", "tensor<3xf32>", 0, "f32 f32 : 0"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: the region reduces elements of bf16, operand 0 has f32", 0, "bf16 bf16 : 0"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: region 0 takes 1 arguments, it is given 2", 0, "f32 : 0"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: region 0 returns 2 values, 1 are expected", 0, "f32 f32 : 0 1"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: argument 0 of the region is tensor<1xf32>, it must be a scalar", 0, "1xf32 1xf32 : 0"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: argument 1 of region 0 is tensor<i32>", 0, "f32 i32 : 0"},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=0", "!reduce: region 0 does not end with stablehlo.return", 0, ""},
    {OP_REDUCE, "2x3xf32 1xf32", "dimensions=0", "!reduce: an initial value must be a scalar", 0, "f32 f32 : 0"},
    {OP_REDUCE_CHUNKS, "2x2049xbf16 2x2049xi32", "window_dimensions=1,1024", "tensor<2x3xf32> tensor<2x3xi32>", "2x3xf32 2x3xi32", "f32 i32 f32 i32 : 0 1"},
    {OP_REDUCE_CHUNKS, "4xi8", "window_dimensions=0", "!reduce_chunks: window_dimensions[0] is 0", 0, "i8 i8 : 0"},
    {OP_REDUCE_CHUNKS, "4xi8", "window_dimensions=2,2", "!reduce_chunks: window_dimensions has 2 entries, the input has rank 1", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x2049xf32 2x2049xi32 2x3xf32 2x3xi32", "dimension=1;window_dimensions=1,1024", "tensor<2x2049xf32> tensor<2x2049xi32>", "2x2049xf32 2x2049xi32", "f32 i32 f32 i32 : 0 1"},
    {OP_CUMULATE, "2x5xi8 1x5xi8", "dimension=0;window_dimensions=2,1;is_reverse=1", "tensor<2x5xi8>", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x5xi8 2x5xi8", "dimension=0;window_dimensions=2,1", "!cumulate: operand 1 has to have a value for each chunk, it is tensor<2x5xi8>", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x5xi8 1x5xi8", "dimension=0;window_dimensions=9223372036854775807,1", "tensor<2x5xi8>", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x5xi8 1x5xi8", "dimension=0;window_dimensions=2,2", "!cumulate: window_dimensions[1] is not 1: chunks are of one dimension", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x5xi8 1x5xi8", "dimension=2;window_dimensions=2,1", "!cumulate: dimension is 2, the rank is 2", 0, "i8 i8 : 0"},
    {OP_CUMULATE, "2x5xi8", "dimension=0;window_dimensions=2,1", "!cumulate: takes as many values to start with as inputs", 0, "i8 i8 : 0"},
    {OP_FFT_ROWS, "3x32xf32 3x32xf32 2x50xf32", "", "tensor<3x32xf32> tensor<3x32xf32>", "3x32xf32 3x32xf32", 0},
    {OP_FFT_ROWS, "3x34xf32 3x34xf32 2x52xf32", "", "!fft: takes parts [R, N], N one of the lengths", "3x34xf32 3x34xf32", 0},
    {OP_FFT_ROWS, "3x32xf32 3x32xf32 2x49xf32", "", "!fft: takes parts [R, N]", "3x32xf32 3x32xf32", 0},
    {OP_LU, "2x7x4xf32", "", "tensor<2x7x4xf32> tensor<2x4xi32> tensor<2x7xi32>", "2x7x4xf32 2x4xi32 2x7xi32", 0},
    {OP_LU, "4x7xf32", "", "!lu: takes matrices of columns, and at least as many rows, not tensor<4x7xf32>", "4x7xf32 7xi32 4xi32", 0},
    {OP_QR, "7x4xcomplex<f32>", "", "tensor<7x4xcomplex<f32>> tensor<4xcomplex<f32>>", "7x4xcomplex<f32> 4xcomplex<f32>", 0},
    {OP_SCHUR, "2x4x4xf64", "", "tensor<2x4x4xf64> tensor<2x1xi32> tensor<2x4x4xf64>", "2x4x4xf64 2x1xi32 2x4x4xf64", 0},
    {OP_SCHUR, "4x4xf64", "", "!schur: has 2 or 3 results, not 1", "4x4xf64", 0},
    {OP_TRIANGULAR_VECTORS, "4x4xf64", "", "!triangular_vectors: works on complex numbers of f64", "4x4xf64", 0},
    {OP_TRIDIAGONAL, "3x4x4xcomplex<f64>", "", "tensor<3x2x4xf64> tensor<3x4x4xcomplex<f64>> tensor<3x4xcomplex<f64>>", "3x2x4xf64 3x4x4xcomplex<f64> 3x4xcomplex<f64>", 0},
    {OP_BIDIAGONAL, "4x4xf64", "", "tensor<2x4xf64> tensor<4x4xf64> tensor<4xf64> tensor<4x4xf64> tensor<4xf64>", "2x4xf64 4x4xf64 4xf64 4x4xf64 4xf64", 0},
    {OP_HESSENBERG, "0x0xf64", "", "!hessenberg: takes matrices with elements, not tensor<0x0xf64>", "0x0xf64 0x0xf64 0xf64", 0},
    {OP_TRIDIAGONAL_EIGEN, "3x2x4xf64", "", "tensor<3x1x4xf64> tensor<3x1xi32> tensor<3x4x4xf64>", "3x1x4xf64 3x1xi32 3x4x4xf64", 0},
    {OP_TRIDIAGONAL_EIGEN, "2x4xf32", "", "!tridiagonal_eigen: takes two diagonals of f64, not tensor<2x4xf32>", "1x4xf64 1xi32", 0},
    {OP_BIDIAGONAL_SVD, "2x4xf64", "", "!bidiagonal_svd: has 2 or 4 results, not 3", "1x4xf64 1xi32 4x4xf64", 0},
    {OP_QR, "7x4xi32", "", "!qr: works on floating-point or complex numbers", "7x4xi32 4xi32", 0},
    {OP_REDUCE, "2x3xf32 f32", "dimensions=2", "!reduce: dimensions names dimension 2, there are 2", 0, "f32 f32 : 0"},
    {OP_REDUCE, "2x3xf32", "dimensions=0", "!reduce: takes as many initial values as inputs, has 1 operands", 0, "f32 f32 : 0"},
    {OP_REDUCE, "2x3xf32 3x2xf32 f32 f32", "dimensions=0", "!reduce: inputs differ", "3xf32 3xf32", "f32 f32 f32 f32 : 0 1"},
    {OP_REDUCE_WINDOW, "4x?x7xf32 f32", "window_dimensions=1,2,3;window_strides=1,1,2;padding=0,0,0,0,1,1", "tensor<4x?x4xf32>", 0, "f32 f32 : 0"},
    {OP_REDUCE_WINDOW, "4x5xf32 f32", W8 ";base_dilations=2,1;window_dilations=3,1", "tensor<4x4xf32>", 0, "f32 f32 : 0"},
    {OP_REDUCE_WINDOW, "4x5xf32 f32", "window_dimensions=0,1", "!reduce_window: window_dimensions[0] is 0", 0, "f32 f32 : 0"},
    {OP_REDUCE_WINDOW, "4x5xf32 f32", "window_dimensions=2", "!reduce_window: window_dimensions has 1 entry, the input has rank 2", 0, "f32 f32 : 0"},
    {OP_REDUCE_WINDOW, "4x5xf32 f32", W8 ";padding=0,0", "!reduce_window: padding has 1 pairs, the input has rank 2", 0, "f32 f32 : 0"},
    {OP_REDUCE_WINDOW, "4x0xf32 f32", W8, "tensor<3x0xf32>", 0, "f32 f32 : 0"},
    {OP_BATCH_NORM_INFERENCE, "2x3xf32 3xf32 3xf32 3xf32 3xf32", "epsilon=0.5;feature_index=1", "tensor<2x3xf32>", 0, 0},
    {OP_BATCH_NORM_INFERENCE, "2x3xf32 3xf32 3xf32 2xf32 3xf32", "epsilon=0.5;feature_index=1", "!batch_norm_inference: mean is tensor<2xf32>, the operand has 3 features in dimension 1", 0, 0},
    {OP_BATCH_NORM_INFERENCE, "2x3xf32 3xf32 3xf32 3xf32 3xf32", "epsilon=0.5;feature_index=2", "!batch_norm_inference: feature_index is 2, the rank is 2", 0, 0},
    // control
    {OP_WHILE, "i32 i1", "", "tensor<i32> tensor<i1>", "i32 i1", "i32 i1 : 1/i32 i1 : 0 1"},
    {OP_WHILE, "i32 i1", "", "!while: region 0 returns tensor<i32> as value 0, it must be tensor<i1>", "i32 i1", "i32 i1 : 0/i32 i1 : 0 1"},
    {OP_WHILE, "i32 i1", "", "!while: region 1 returns tensor<i1> as value 0, it must be tensor<i32>", "i32 i1", "i32 i1 : 1/i32 i1 : 1 0"},
    {OP_WHILE, "i32 i1", "", "!while: carries 2 values, has 1 results", "i32", "i32 i1 : 1/i32 i1 : 0 1"},
    {OP_WHILE, "i32 i1", "", "!while: argument 0 of region 0 is tensor<i8>, it is given tensor<i32>", "i32 i1", "i8 i1 : 1/i32 i1 : 0 1"},
    {OP_KERNEL, "4xf32 i32", "", "tensor<i32>", "i32", "4xf32 i32 : 0 0/4xf32 i32 4xf32 4xf32 : 1"},
    {OP_KERNEL, "4xf32 i32", "", "!kernel: region 1 takes 3 arguments, it is given 4", "i32", "4xf32 i32 : 0 0/4xf32 i32 4xf32 : 1"},
    {OP_KERNEL, "4xf32", "", "!kernel: has no region", "4xf32", 0},
    // packed forms
    {OP_PACK, "5x784x10xf32", "tpu.panel=16", "tensor<5x1x784x16xf32>", 0, 0},
    {OP_PACK, "784x33xf32", "tpu.panel=16", "tensor<3x784x16xf32>", 0, 0},
    {OP_PACK, "784xf32", "tpu.panel=16", "!pack: takes [.., K, N], the operand has rank 1", 0, 0},
    {OP_PACK, "784x3xf32", "tpu.panel=0", "!pack: panels are 1 to 4096 wide, not 0", 0, 0},
    {OP_PACK_GROUPS, "5x100x33xf32", "tpu.group=64;tpu.bits=8", "tensor<5x3x2x1088xui8>", 0, 0},
    {OP_MATMUL, "5x32x100xf32 5x3x2x1088xui8", "tpu.group=64;tpu.bits=8", "tensor<5x32x33xf32>", "5x32x33xf32", 0},
    {OP_MATMUL, "5x32x784xf32 5x3x784x16xf32", "", "tensor<5x32x33xf32>", "5x32x33xf32", 0},
    {OP_MATMUL, "5x32x784xf32 5x3x784x16xf32", "", "!matmul: 49 columns do not fill 3 panel(s) of 16", "5x32x49xf32", 0},
    {OP_MATMUL, "32x784xf32 3x783x16xf32", "", "!matmul: tensor<32x784xf32> with packed", "32x33xf32", 0},
    {OP_CONV, "1x28x28x4xf32 1x1x18x16xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,1;padding=1,1,0,0;feature_group_count=2", "tensor<364x10xf32>", "364x10xf32", 0},
    {OP_CONV, "1x28x28x4xf32 1x1x18x16xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,1;padding=1,1,0,0;feature_group_count=2", "!conv: 34 columns do not fill 1 panel(s)", "364x34xf32", 0},
    {OP_CONV, "1x28x28x4xf32 1x1x18x16xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,1;padding=1,1,0,0;feature_group_count=2", "!conv: feature_group_count is 2, which does not divide the 11", "364x11xf32", 0},
    {OP_CONV, "2x7x5x4xf32 1x1x36x16xf32", "window_dimensions=3,3;window_strides=1,1;base_dilations=2,3;window_dilations=1,1;padding=1,2,0,0;feature_group_count=1", "tensor<308x10xf32>", "308x10xf32", 0},
    {OP_CONV, "1x28x28x4xf32 1x1x18x16xf32", "window_dimensions=3,2;window_strides=2,1;window_dilations=1,1;padding=1,1,0,0;feature_group_count=2", "!conv: tensor<1x28x28x4xf32> with packed", "378x10xf32", 0},
    {OP_CONV_PLANES, "3x4x28x26xf32 2x5x18xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,2;padding=1,1,0,0;feature_group_count=2", "tensor<6x5x308xf32>", "6x5x308xf32", 0},
    {OP_CONV_PLANES, "3x4x28x26xf32 2x5x18xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,2;padding=1,1,0,0;feature_group_count=4", "!conv_planes: tensor<3x4x28x26xf32> with packed", "6x5x308xf32", 0},
    {OP_CONV_PLANES, "3x4x28x26xf32 2x5x18xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,2;padding=1,1,0,0;feature_group_count=3", "!conv_planes: feature_group_count is 3, which does not divide the 4", "6x5x308xf32", 0},
    {OP_CONV_DEPTHWISE, "3x4x28x26xbf16 4x9xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,2;padding=1,1,0,0", "tensor<3x4x14x22xbf16>", "3x4x14x22xbf16", 0},
    {OP_CONV_DEPTHWISE, "3x4x28x26xf32 5x9xf32", "window_dimensions=3,3;window_strides=2,1;window_dilations=1,2;padding=1,1,0,0", "!conv_depthwise: tensor<3x4x28x26xf32> with packed", "3x4x14x22xf32", 0},
    {OP_CALL, "4xf32", "callee=@f", "tensor<4xf32>", "4xf32", 0},
    {OP_CALL, "4xf32", "", "!call: the attribute callee is missing", "4xf32", 0},
};
// clang-format on

// --- the notation

static Type read_type(Module *m, const char *text, size_t len) {
    int64_t dims[MAX_RANK];
    size_t rank = 0, at = 0;
    DType dtype;
    while (!dtype_parse(text + at, len - at, &dtype)) {
        char *end;
        if (text[at] == '?') {
            dims[rank++] = DIM_UNKNOWN;
            at += 2;
        } else {
            dims[rank++] = strtoll(text + at, &end, 10);
            ck_assert_msg(*end == 'x', "type %.*s", (int)len, text);
            at = (size_t)(end - text) + 1;
        }
    }
    Type t = type_tensor(&m->types, dtype, dims, rank);
    ck_assert_ptr_nonnull(t);
    return t;
}

// Types up to the end or one of `stop`; returns how many characters were read.
static size_t read_types(Module *m, const char *text, const char *stop, Type *out, uint32_t *out_n) {
    size_t at = 0;
    for (*out_n = 0; text && text[at] && !strchr(stop, text[at]);) {
        size_t len = strcspn(text + at, " ");
        out[(*out_n)++] = read_type(m, text + at, len);
        at += len + (text[at + len] == ' ');
    }
    return at;
}

static Attr read_attr(Module *m, AttrKey key, const char *text, size_t len) {
    int64_t v[64];
    Axes lists[8];
    size_t n = 0, start = 0, n_lists = 0;
    char copy[256];
    ck_assert_uint_lt(len, sizeof copy);
    memcpy(copy, text, len);
    copy[len] = 0;
    switch (attr_info[key].kind) {
    case AK_SYMBOL: return attr_str(key, module_str(m, copy + 1));
    case AK_ENUM: return attr_str(key, module_str(m, copy));
    case AK_F32: return attr_f32(key, strtod(copy, NULL));
    case AK_I64: return attr_i64(key, strtoll(copy, NULL, 10));
    default: break;
    }
    for (char *p = copy;; p++) {
        char *end = p;
        int64_t x = strtoll(p, &end, 10);
        if (end != p) v[n++] = x;
        p = end;
        if (*p == ',') continue;
        lists[n_lists++] = (Axes){v + start, (uint32_t)(n - start)};
        start = n;
        if (!*p) break;
    }
    return attr_lists(&m->arena, key, lists, n_lists);
}

static void read_attrs(Module *m, Op *op, const char *text) {
    while (*text) {
        size_t name = strcspn(text, "="), len = strcspn(text, ";");
        AttrKey key = op_attr_key(op->kind, text, name);
        ck_assert_msg(key != ATTR_UNKNOWN, "attribute in %s", text);
        op_set_attr(m, op, read_attr(m, key, text + name + 1, len - name - 1));
        text += len + (text[len] == ';');
    }
}

static const char *read_region(Module *m, Block *b, const char *text) {
    Type types[8];
    uint32_t n;
    size_t len = read_types(m, text, ":", types, &n);
    for (uint32_t i = 0; i < n; i++) block_add_arg(m, b, types[i], NULL);
    text += len;
    if (*text != ':') return text;
    Value *returned[8];
    uint32_t n_returned = 0;
    for (text += 1; *text && *text != '/'; text++)
        if (*text != ' ') returned[n_returned++] = b->args[*text - '0'];
    Op *end = op_new(m, OP_RETURN, (OpLoc){0}, n_returned, 0, 0);
    for (uint32_t i = 0; i < n_returned; i++) end->operands[i] = returned[i];
    block_append(b, end);
    return text + (*text == '/');
}

static Op *read_case(Module *m, const Case *c) {
    Type types[8], results[8];
    uint32_t n, n_results, n_regions = c->regions != NULL;
    Func *f = module_add_func(m, module_str(m, "main"));
    read_types(m, c->operands, "", types, &n);
    read_types(m, c->declared, "", results, &n_results);
    for (const char *p = c->regions; p && *p; p++) n_regions += *p == '/';
    Op *op = op_new(m, c->kind, (OpLoc){0}, n, c->declared ? n_results : 1, n_regions);
    for (uint32_t i = 0; i < n; i++) op->operands[i] = block_add_arg(m, f->body, types[i], i ? NULL : module_str(m, "x"));
    for (uint32_t i = 0; i < n_results; i++) op->results[i].type = results[i];
    read_attrs(m, op, c->attrs);
    const char *p = c->regions;
    for (uint32_t i = 0; i < n_regions; i++) p = read_region(m, op->regions[i], p);
    return op;
}

static void types_to_text(const Type *types, uint32_t n, Text *out) {
    for (uint32_t i = 0; i < n; i++) {
        if (i) text_z(out, " ");
        type_text(types[i], out);
    }
}

START_TEST(every_case_gives_its_types_or_its_message) {
    const Case *c = &cases[_i];
    Module *m = module_new();
    Diags d;
    Type out[8];
    Text got = {0};
    diags_init(&d, "tpucc");
    Op *op = read_case(m, c);
    bool ok = infer_op(m, op, out, &d);
    ck_assert_uint_eq(d.n_errors, !ok);
    if (ok) types_to_text(out, op->n_results, &got);
    else text_f(&got, "!%s", d.list.items[0].text);
    size_t len = *c->want == '!' ? strlen(c->want) : got.n;
    ck_assert_msg(!strncmp(got.items, c->want, len) && strlen(c->want) == len, "%s %s %s\n  want %s\n  got  %s", op_text(c->kind), c->operands, c->attrs,
                  c->want, got.items);
    if (!ok) ck_assert_int_ne(d.list.items[0].code, CODE_NONE);
    vec_free(&got);
    diags_free(&d);
    module_free(m);
}
END_TEST

// --- messages as printed

static void printed(const Case *c, const char *want) {
    Module *m = module_new();
    Diags d;
    Type out[8];
    char *text;
    size_t len;
    diags_init(&d, "tpucc");
    ck_assert(!infer_op(m, read_case(m, c), out, &d));
    FILE *f = open_memstream(&text, &len);
    diags_print(&d, f);
    fclose(f);
    ck_assert_str_eq(text, want);
    free(text);
    diags_free(&d);
    module_free(m);
}

START_TEST(a_message_names_operands_and_a_way_out) {
    printed(&(Case){OP_DOT_GENERAL, "32x784xf32 10x784xf32", "dot_dimension_numbers=||1|0", 0, 0, 0},
            "tpucc: error: dot_general: contracted sizes differ: lhs dimension 1 is 784, rhs dimension 0 is 10 "
            "[shape-mismatch]\n"
            "  note: lhs is input 0 '%x': tensor<32x784xf32>\n"
            "  note: rhs is input 1: tensor<10x784xf32>\n"
            "  help: did you mean contracting_dims = [1] x [1]?\n");
    printed(&(Case){OP_ADD, "2x3xf32 3xf32", "", 0, 0, 0},
            "tpucc: error: add: shapes differ: operand 0 is tensor<2x3xf32>, operand 1 is tensor<3xf32> [shape-mismatch]\n"
            "  note: operand 0 is input 0 '%x': tensor<2x3xf32>\n"
            "  note: operand 1 is input 1: tensor<3xf32>\n"
            "  help: nothing is broadcast by itself: spell it out with stablehlo.broadcast_in_dim\n");
    printed(&(Case){OP_CONVOLUTION, "1x9x4xf32 3x1x8xf32", "feature_group_count=1;batch_group_count=1;dimension_numbers=0,2,1|1,2,0|0,2,1", 0, 0, 0},
            "tpucc: error: convolution: input features differ: lhs dimension 2 is 4 in 1 group, rhs dimension 1 is 1 "
            "[shape-mismatch]\n"
            "  note: lhs is input 0 '%x': tensor<1x9x4xf32>\n"
            "  note: rhs is input 1: tensor<3x1x8xf32>\n"
            "  help: did you mean feature_group_count = 4?\n");
    printed(&(Case){OP_TRANSPOSE, "2x3xf32", "permutation=1,2", 0, 0, 0},
            "tpucc: error: transpose: permutation names dimension 2, there are 2 [bad-attribute]\n"
            "  note: operand 0 is input 0 '%x': tensor<2x3xf32>\n");
}
END_TEST

START_TEST(a_token_is_no_tensor) {
    Module *m = module_new();
    Diags d;
    Type out[1];
    diags_init(&d, "tpucc");
    Func *f = module_add_func(m, module_str(m, "main"));
    Op *op = op_new(m, OP_NEGATE, (OpLoc){0}, 1, 1, 0);
    op->operands[0] = block_add_arg(m, f->body, type_token(&m->types), NULL);
    ck_assert(!infer_op(m, op, out, &d));
    ck_assert_str_eq(d.list.items[0].text, "negate: operand 0 is no tensor but !stablehlo.token");
    diags_free(&d);
    module_free(m);
}
END_TEST

// --- untrusted attributes

static int64_t odd_number(int64_t was) {
    static const int64_t odd[] = {0, 1, -1, 2, 31, 32, 63, 64, INT64_MIN, INT64_MAX, INT64_MIN + 1, INT64_MAX - 1, MAX_ELEMS, INT64_C(1) << 62};
    return random_next() % 3 ? was : odd[random_next() % COUNT(odd)];
}

static void spoil(Module *m, Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        Attr a = op->attrs[i];
        if (attr_info[a.key].kind == AK_I64) {
            a = attr_i64(a.key, odd_number(a.i));
        } else if (a.n_lists) {
            Axes lists[8];
            for (uint32_t k = 0; k < a.n_lists; k++) {
                int64_t v[80];
                uint32_t n = random_next() % 8 ? a.lists[k].n : (uint32_t)(random_next() % 80);
                for (uint32_t j = 0; j < n; j++) v[j] = odd_number(j < a.lists[k].n ? a.lists[k].v[j] : (int64_t)j);
                lists[k] = axes_copy(&m->arena, v, n);
            }
            a = attr_lists(&m->arena, a.key, lists, a.n_lists);
        }
        op_set_attr(m, op, a);
    }
}

START_TEST(spoilt_attributes_only_fail) {
    int n_ok = 0, n_failed = 0;
    for (size_t i = 0; i < COUNT(cases); i++) {
        if (!*cases[i].attrs) continue;
        for (int k = 0; k < 200; k++) {
            random_state = i * 1000 + (uint64_t)k;
            Module *m = module_new();
            Diags d;
            Type out[8] = {0};
            diags_init(&d, "tpucc");
            Op *op = read_case(m, &cases[i]);
            spoil(m, op);
            bool ok = infer_op(m, op, out, &d);
            ck_assert_uint_eq(d.n_errors, !ok);
            for (uint32_t r = 0; ok && r < op->n_results; r++) ck_assert_ptr_nonnull(out[r]);
            *(ok ? &n_ok : &n_failed) += 1;
            diags_free(&d);
            module_free(m);
        }
    }
    ck_assert_int_gt(n_ok, 500);
    ck_assert_int_gt(n_failed, 5000);
}
END_TEST

Suite *infer_suite(void);
Suite *infer_suite(void) {
    Suite *s = suite_create("infer");
    TCase *t = tcase_create("infer");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, every_case_gives_its_types_or_its_message, 0, (int)COUNT(cases));
    tcase_add_test(t, a_message_names_operands_and_a_way_out);
    tcase_add_test(t, a_token_is_no_tensor);
    tcase_add_test(t, spoilt_attributes_only_fail);
    suite_add_tcase(s, t);
    return s;
}
