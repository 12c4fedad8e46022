// tolerance: 1e-5
// A box filter of each channel by itself: a kernel of equal elements.
func.func @main(%x: tensor<1x16x16x16xf32>) -> (tensor<1x16x16x16xf32>, tensor<1x16x14x14xf32>) {
  %k = stablehlo.constant dense<0.25> : tensor<16x1x3x3xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x16x16xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x16x16xf32>
  %z = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x16x16xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x14x14xf32>
  return %y, %z : tensor<1x16x16x16xf32>, tensor<1x16x14x14xf32>
}
// -----
// tolerance: 1e-5
// The same of an image of equal elements.
func.func @main(%k: tensor<16x1x3x3xf32>) -> tensor<1x16x56x56xf32> {
  %x = stablehlo.constant dense<1.5> : tensor<1x16x56x56xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x56x56xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x56x56xf32>
  return %y : tensor<1x16x56x56xf32>
}
// -----
// Short floats, whose rounding is a map over a whole that a maximum takes at once.
func.func @main(%x: tensor<1x5x5x16xbf16>) -> (tensor<1x5x5x16xbf16>, tensor<bf16>) {
  %w = stablehlo.constant dense<[[[[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0]]]]> : tensor<1x1x1x16xbf16>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x5x5x16xbf16>, tensor<1x1x1x16xbf16>) -> tensor<1x5x5x16xbf16>
  %c = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%y init: %c) applies stablehlo.maximum across dimensions = [0, 1, 2, 3] : (tensor<1x5x5x16xbf16>, tensor<bf16>) -> tensor<bf16>
  return %y, %m : tensor<1x5x5x16xbf16>, tensor<bf16>
}
// -----
// tolerance: 4e-3
// Planes of 16 bits: read as they are, summed up in f32, rounded once, whatever is done with that.
func.func @main(%x: tensor<2x20x31x30xbf16>, %w: tensor<20x1x5x5xbf16>, %b: tensor<20xbf16>) -> (tensor<2x20x31x15xbf16>, tensor<2x20x31x28xbf16>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x31x30xbf16>, tensor<20x1x5x5xbf16>) -> tensor<2x20x31x15xbf16>
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [1, 1]], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x31x30xbf16>, tensor<20x1x5x5xbf16>) -> tensor<2x20x31x28xbf16>
  %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<20xbf16>) -> tensor<2x20x31x28xbf16>
  %3 = stablehlo.add %1, %2 : tensor<2x20x31x28xbf16>
  %4 = stablehlo.maximum %3, %1 : tensor<2x20x31x28xbf16>
  return %0, %4 : tensor<2x20x31x15xbf16>, tensor<2x20x31x28xbf16>
}
// -----
// tolerance: 4e-3
// inputs: special
func.func @main(%x: tensor<1x16x4x32xbf16>, %w: tensor<16x1x1x1xbf16>) -> tensor<1x16x4x32xbf16> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x4x32xbf16>, tensor<16x1x1x1xbf16>) -> tensor<1x16x4x32xbf16>
  return %0 : tensor<1x16x4x32xbf16>
}
// -----
// tolerance: 1e-3
// f16 by constants, with sums that stay f32 and sums that are read twice.
func.func @main(%x: tensor<1x16x9x32xf16>) -> (tensor<1x16x9x32xf32>, tensor<1x16x9x32xf16>, tensor<1x16x9x32xf32>) {
  %c = stablehlo.constant dense<[[[[1.0, -0.3, 2.7]]]]> : tensor<1x1x1x3xf16>
  %v = stablehlo.broadcast_in_dim %c, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf16>) -> tensor<16x1x1x3xf16>
  %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x9x32xf16>, tensor<16x1x1x3xf16>) -> tensor<1x16x9x32xf32>
  %1 = stablehlo.convert %0 : (tensor<1x16x9x32xf32>) -> tensor<1x16x9x32xf16>
  %2 = stablehlo.convolution(%x, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [2, 2]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x9x32xf16>, tensor<16x1x1x3xf16>) -> tensor<1x16x9x32xf32>
  return %0, %1, %2 : tensor<1x16x9x32xf32>, tensor<1x16x9x32xf16>, tensor<1x16x9x32xf32>
}
