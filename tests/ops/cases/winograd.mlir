// tolerance: 5e-5
// Convolutions of 3 x 3 with a kernel that is known: even tiles, a border all around, values of a result that is added to.
func.func @main(%x: tensor<1x12x12x32xf32>, %r: tensor<1x12x12x48xf32>) -> tensor<1x12x12x48xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<14144xf32>
  %e = stablehlo.slice %d [0:13824] : (tensor<14144xf32>) -> tensor<13824xf32>
  %w = stablehlo.reshape %e : (tensor<13824xf32>) -> tensor<3x3x32x48xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x12x32xf32>, tensor<3x3x32x48xf32>) -> tensor<1x12x12x48xf32>
  %z = stablehlo.add %y, %r : tensor<1x12x12x48xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<1x12x12x48xf32>
  %o = stablehlo.maximum %z, %zero : tensor<1x12x12x48xf32>
  return %o : tensor<1x12x12x48xf32>
}
// -----
// tolerance: 5e-5
// Tiles that reach beyond the result both ways, several images, channels and features that fill no vector, no border on one side and two on the other.
func.func @main(%x: tensor<3x17x22x37xf32>) -> tensor<3x15x24x41xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<14144xf32>
  %e = stablehlo.slice %d [0:13653] : (tensor<14144xf32>) -> tensor<13653xf32>
  %w = stablehlo.reshape %e : (tensor<13653xf32>) -> tensor<3x3x37x41xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x17x22x37xf32>, tensor<3x3x37x41xf32>) -> tensor<3x15x24x41xf32>
  return %y : tensor<3x15x24x41xf32>
}
// -----
// tolerance: 5e-5
// Channels first, as PyTorch has them, and a bias for each.
func.func @main(%x: tensor<2x64x14x14xf32>, %b: tensor<64xf32>) -> tensor<2x64x14x14xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<36992xf32>
  %e = stablehlo.slice %d [0:36864] : (tensor<36992xf32>) -> tensor<36864xf32>
  %w = stablehlo.reshape %e : (tensor<36864xf32>) -> tensor<64x64x3x3xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x14x14xf32>, tensor<64x64x3x3xf32>) -> tensor<2x64x14x14xf32>
  %each = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<2x64x14x14xf32>
  %o = stablehlo.add %y, %each : tensor<2x64x14x14xf32>
  return %o : tensor<2x64x14x14xf32>
}
// -----
// tolerance: 5e-5
// A window that is reversed along one dimension, and a width that takes one tile.
func.func @main(%x: tensor<8x16x6x32xf32>) -> tensor<8x14x4x32xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<9248xf32>
  %e = stablehlo.slice %d [0:9216] : (tensor<9248xf32>) -> tensor<9216xf32>
  %w = stablehlo.reshape %e : (tensor<9216xf32>) -> tensor<3x3x32x32xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x6x32xf32>, tensor<3x3x32x32xf32>) -> tensor<8x14x4x32xf32>
  return %y : tensor<8x14x4x32xf32>
}
// -----
// tolerance: 5e-5
// Reversed along both, one layer behind the other.
func.func @main(%x: tensor<1x19x21x32xf32>) -> tensor<1x19x21x32xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<9248xf32>
  %e = stablehlo.slice %d [0:9216] : (tensor<9248xf32>) -> tensor<9216xf32>
  %w = stablehlo.reshape %e : (tensor<9216xf32>) -> tensor<3x3x32x32xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x19x21x32xf32>, tensor<3x3x32x32xf32>) -> tensor<1x19x21x32xf32>
  %t = stablehlo.tanh %y : tensor<1x19x21x32xf32>
  %v = stablehlo.convolution(%t, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x19x21x32xf32>, tensor<3x3x32x32xf32>) -> tensor<1x19x21x32xf32>
  return %v : tensor<1x19x21x32xf32>
}
// -----
// tolerance: 5e-5
// A dilated window, by phases that are of unequal sizes, of a result that is cut off, and a bias for each.
func.func @main(%x: tensor<2x64x41x43xf32>, %b: tensor<64xf32>) -> tensor<2x64x40x44xf32> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<36992xf32>
  %e = stablehlo.slice %d [0:36864] : (tensor<36992xf32>) -> tensor<36864xf32>
  %w = stablehlo.reshape %e : (tensor<36864xf32>) -> tensor<64x64x3x3xf32>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 1], [3, 4]], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x41x43xf32>, tensor<64x64x3x3xf32>) -> tensor<2x64x40x44xf32>
  %each = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<2x64x40x44xf32>
  %o = stablehlo.add %y, %each : tensor<2x64x40x44xf32>
  return %o : tensor<2x64x40x44xf32>
}
// -----
// tolerance: 5e-5
// Padding that is no multiple of the dilation, as a border of one pixel of a window that skips every second one.
func.func @main(%x: tensor<1x64x22x24xf32>) -> (tensor<1x64x20x24xf32>, tensor<1x64x20x22xf32>, tensor<1x64x22x24xf32>, tensor<1x64x24x28xf32>, tensor<1x64x21x25xf32>, tensor<1x64x20x24xf32>, tensor<1x64x18x20xf32>) {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf32>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<544xf32>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<36992xf32>
  %e = stablehlo.slice %d [0:36864] : (tensor<36992xf32>) -> tensor<36864xf32>
  %w = stablehlo.reshape %e : (tensor<36864xf32>) -> tensor<64x64x3x3xf32>
  %y0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x20x24xf32>
  %y1 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x20x22xf32>
  %y2 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 1], [1, 3]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x22x24xf32>
  %y3 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[4, 4], [5, 5]], rhs_dilate = [3, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x24x28xf32>
  %y4 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 3], [7, 0]], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x21x25xf32>
  %y5 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [7, 1]], rhs_dilate = [4, 4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x20x24xf32>
  %y6 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[-1, 1], [1, -1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x22x24xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x18x20xf32>
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6 : tensor<1x64x20x24xf32>, tensor<1x64x20x22xf32>, tensor<1x64x22x24xf32>, tensor<1x64x24x28xf32>, tensor<1x64x21x25xf32>, tensor<1x64x20x24xf32>, tensor<1x64x18x20xf32>
}
// -----
// tolerance: 2e-3
// Of f16: what it is by products of f16, rounded once.
func.func @main(%x: tensor<1x12x12x32xf16>, %r: tensor<1x12x12x48xf16>) -> tensor<1x12x12x48xf16> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xf16>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>) -> tensor<544xf16>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>, tensor<544xf16>) -> tensor<14144xf16>
  %e = stablehlo.slice %d [0:13824] : (tensor<14144xf16>) -> tensor<13824xf16>
  %w = stablehlo.reshape %e : (tensor<13824xf16>) -> tensor<3x3x32x48xf16>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x12x32xf16>, tensor<3x3x32x48xf16>) -> tensor<1x12x12x48xf16>
  %z = stablehlo.add %y, %r : tensor<1x12x12x48xf16>
  %zero = stablehlo.constant dense<0.0> : tensor<1x12x12x48xf16>
  %o = stablehlo.maximum %z, %zero : tensor<1x12x12x48xf16>
  return %o : tensor<1x12x12x48xf16>
}
// -----
// tolerance: 2e-2
// Of bf16: what it is by products of bf16, rounded once.
func.func @main(%x: tensor<1x12x12x32xbf16>, %r: tensor<1x12x12x48xbf16>) -> tensor<1x12x12x48xbf16> {
  %a = stablehlo.constant dense<[0.5, -1.25, 0.75, 1.5, -0.375, 2.0, -0.625, 0.875, -1.75, 1.125, 0.25, -0.5, 1.75, -2.25, 0.125, -0.875, 1.0]> : tensor<17xbf16>
  %c = stablehlo.concatenate %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, dim = 0 : (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>) -> tensor<544xbf16>
  %d = stablehlo.concatenate %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, dim = 0 : (tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>, tensor<544xbf16>) -> tensor<14144xbf16>
  %e = stablehlo.slice %d [0:13824] : (tensor<14144xbf16>) -> tensor<13824xbf16>
  %w = stablehlo.reshape %e : (tensor<13824xbf16>) -> tensor<3x3x32x48xbf16>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x12x32xbf16>, tensor<3x3x32x48xbf16>) -> tensor<1x12x12x48xbf16>
  %z = stablehlo.add %y, %r : tensor<1x12x12x48xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<1x12x12x48xbf16>
  %o = stablehlo.maximum %z, %zero : tensor<1x12x12x48xbf16>
  return %o : tensor<1x12x12x48xbf16>
}
