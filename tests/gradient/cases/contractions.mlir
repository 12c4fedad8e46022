func.func @main(%x: tensor<3x4xf32>, %y: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x4xf32>, %y: tensor<5x4xf32>) -> tensor<3x5xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
func.func @main(%x: tensor<3x2x4xf32>, %y: tensor<4x5x2xf32>) -> tensor<2x3x5xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<3x2x4xf32>, tensor<4x5x2xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// -----
func.func @main(%x: tensor<2x3x4x5xf32>, %y: tensor<5x3x2x6xf32>) -> tensor<2x3x4x6xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4x5xf32>, tensor<5x3x2x6xf32>) -> tensor<2x3x4x6xf32>
  return %r : tensor<2x3x4x6xf32>
}
// -----
func.func @main(%x: tensor<2x3x4x5xf32>, %y: tensor<4x6x3xf32>) -> tensor<2x5x6xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [2, 0]>}> : (tensor<2x3x4x5xf32>, tensor<4x6x3xf32>) -> tensor<2x5x6xf32>
  return %r : tensor<2x5x6xf32>
}
// -----
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<f32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
// -----
func.func @main(%x: tensor<3xf32>, %y: tensor<4xf32>) -> tensor<3x4xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [], rhs_contracting_dimensions = []>}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [], rhs_contracting_dimensions = []>}> : (tensor<f32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// -----
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [], rhs_contracting_dimensions = []>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// -----
func.func @main(%x: tensor<2x3x2x4xf32>, %y: tensor<4x3x2x2xf32>) -> tensor<2x2xf32> {
  %r = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 0], rhs_batching_dimensions = [3, 2], lhs_contracting_dimensions = [3, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<2x3x2x4xf32>, tensor<4x3x2x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
// -----
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x3xf32> {
  %r = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32>
  return %r : tensor<2x4x5x7xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x3x3xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x3xf32>
  return %r : tensor<2x4x3x3xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x8x8xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x4x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 0], [2, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x4x7xf32>
  return %r : tensor<2x4x4x7xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x11x21xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x11x21xf32>
  return %r : tensor<2x4x11x21xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x3x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x3x7xf32>
  return %r : tensor<2x4x3x7xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x2x14xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 1]], lhs_dilate = [1, 2], rhs_dilate = [2, 3], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x2x14xf32>
  return %r : tensor<2x4x2x14xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32>
  return %r : tensor<2x4x5x7xf32>
}
// -----
func.func @main(%x: tensor<2x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x5x8xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [3, 2], pad = [[2, 1], [0, 3]], lhs_dilate = [2, 2], rhs_dilate = [1, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x8xf32>
  return %r : tensor<2x4x5x8xf32>
}
// -----
func.func @main(%x: tensor<2x6x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32>
  return %r : tensor<2x4x5x7xf32>
}
// -----
func.func @main(%x: tensor<2x6x5x5xf32>, %k: tensor<6x1x3x3xf32>) -> tensor<2x6x5x5xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x6x5x5xf32>, tensor<6x1x3x3xf32>) -> tensor<2x6x5x5xf32>
  return %r : tensor<2x6x5x5xf32>
}
// -----
func.func @main(%x: tensor<2x4x7x6xf32>, %k: tensor<6x2x3x2xf32>) -> tensor<2x6x4x3xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x7x6xf32>, tensor<6x2x3x2xf32>) -> tensor<2x6x4x3xf32>
  return %r : tensor<2x6x4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3x7x8xf32>, %k: tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x3x7x8xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x5x7xf32>
  return %r : tensor<2x4x5x7xf32>
}
// -----
func.func @main(%x: tensor<6x3x5x6xf32>, %k: tensor<6x3x2x2xf32>) -> tensor<2x6x5x7xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x3x5x6xf32>, tensor<6x3x2x2xf32>) -> tensor<2x6x5x7xf32>
  return %r : tensor<2x6x5x7xf32>
}
// -----
func.func @main(%x: tensor<7x2x8x3xf32>, %k: tensor<3x4x2x3xf32>) -> tensor<2x7x4x5xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [0, b, 1, f]x[0, o, 1, i]->[b, 1, f, 0], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x2x8x3xf32>, tensor<3x4x2x3xf32>) -> tensor<2x7x4x5xf32>
  return %r : tensor<2x7x4x5xf32>
}
// -----
func.func @main(%x: tensor<7x2x8x6xf32>, %k: tensor<3x4x2x3xf32>) -> tensor<2x7x4x3xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [0, b, 1, f]x[0, o, 1, i]->[b, 1, f, 0], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<7x2x8x6xf32>, tensor<3x4x2x3xf32>) -> tensor<2x7x4x3xf32>
  return %r : tensor<2x7x4x3xf32>
}
// -----
func.func @main(%x: tensor<2x3x9xf32>, %k: tensor<4x3x3xf32>) -> tensor<2x4x4xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>) -> tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}
// -----
func.func @main(%x: tensor<2x4x4x4x3xf32>, %k: tensor<2x2x2x3x5xf32>) -> tensor<2x3x2x3x5xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 2, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4x3xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x3x2x3x5xf32>
  return %r : tensor<2x3x2x3x5xf32>
}
// -----
func.func @main(%x: tensor<2x3xf32>, %k: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[o, i]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = [], reverse = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// -----
func.func @main(%x: tensor<1x1x5x5xf32>, %k: tensor<1x1x7x7xf32>) -> tensor<1x1x5x5xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x5x5xf32>, tensor<1x1x7x7xf32>) -> tensor<1x1x5x5xf32>
  return %r : tensor<1x1x5x5xf32>
}
// -----
func.func @main(%x: tensor<2x3x8x8xf32>, %k: tensor<4x3x1x1xf32>) -> tensor<2x4x4x4xf32> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x8x8xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x4x4xf32>
  return %r : tensor<2x4x4x4xf32>
}
// -----
// weights that are transposed, and one of which only features change places
func.func @main(%x: tensor<4x5xf32>, %w: tensor<3x5xf32>, %y: tensor<2x4x5xf32>, %v: tensor<3x2x5xf32>) -> (tensor<4x3xf32>, tensor<2x4x3xf32>) {
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %r = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  %u = stablehlo.transpose %v, dims = [1, 2, 0] : (tensor<3x2x5xf32>) -> tensor<2x5x3xf32>
  %s = stablehlo.dot_general %y, %u, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x5xf32>, tensor<2x5x3xf32>) -> tensor<2x4x3xf32>
  return %r, %s : tensor<4x3xf32>, tensor<2x4x3xf32>
}
// -----
// By quantized weights: what they mean is what is multiplied.
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x2xf32> {
  %w = "stablehlo.constant"() <{value = dense<[[1, -3], [20, 7], [-100, 5], [0, 127]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.05:3>>
  %0 = stablehlo.tanh %x : tensor<3x4xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x2x!quant.uniform<i8:f32, 0.05:3>>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
