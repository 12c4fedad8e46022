func.func @main(%x: tensor<3x14x13x10xf32>, %k: tensor<3x14x13x20xf32>) -> (tensor<3x3x10x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x14x13x10xf32>, tensor<3x14x13x20xf32>) -> tensor<3x3x10x20xf32>
  return %0 : tensor<3x3x10x20xf32>
}
// -----
func.func @main(%x: tensor<3x14x13x10xf32>, %k: tensor<3x7x7x20xf32>) -> (tensor<4x3x10x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x14x13x10xf32>, tensor<3x7x7x20xf32>) -> tensor<4x3x10x20xf32>
  return %0 : tensor<4x3x10x20xf32>
}
// -----
func.func @main(%x: tensor<3x12x14x37xf32>, %k: tensor<3x12x14x40xf32>) -> (tensor<1x1x37x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x12x14x37xf32>, tensor<3x12x14x40xf32>) -> tensor<1x1x37x40xf32>
  return %0 : tensor<1x1x37x40xf32>
}
// -----
func.func @main(%x: tensor<3x15x14x37xf32>, %k: tensor<3x8x7x40xf32>) -> (tensor<1x1x37x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x15x14x37xf32>, tensor<3x8x7x40xf32>) -> tensor<1x1x37x40xf32>
  return %0 : tensor<1x1x37x40xf32>
}
// -----
func.func @main(%x: tensor<2x14x13x130xf32>, %k: tensor<2x14x13x70xf32>) -> (tensor<3x3x130x70xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x14x13x130xf32>, tensor<2x14x13x70xf32>) -> tensor<3x3x130x70xf32>
  return %0 : tensor<3x3x130x70xf32>
}
// -----
func.func @main(%x: tensor<3x5x14x13xf32>, %k: tensor<3x18x14x13xf32>) -> (tensor<5x18x3x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x5x14x13xf32>, tensor<3x18x14x13xf32>) -> tensor<5x18x3x3xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<5x18x3x3xf32>
  %b_s = stablehlo.cosine %b_i : tensor<5x18x3x3xf32>
  %1 = stablehlo.add %0, %b_s : tensor<5x18x3x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<5x18x3x3xf32>
  %2 = stablehlo.maximum %1, %z : tensor<5x18x3x3xf32>
  return %2 : tensor<5x18x3x3xf32>
}
// -----
func.func @main(%x: tensor<3x5x24x13xf32>, %k: tensor<3x18x10x5xf32>) -> (tensor<5x18x5x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-2, 1], [2, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x5x24x13xf32>, tensor<3x18x10x5xf32>) -> tensor<5x18x5x2xf32>
  return %0 : tensor<5x18x5x2xf32>
}
// -----
func.func @main(%x: tensor<1x300x7xf32>, %k: tensor<1x300x9xf32>) -> (tensor<3x7x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x300x7xf32>, tensor<1x300x9xf32>) -> tensor<3x7x9xf32>
  return %0 : tensor<3x7x9xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x8x5xf32>, %k: tensor<2x7x6x8x6xf32>) -> (tensor<3x3x3x5x6xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x6x8x5xf32>, tensor<2x7x6x8x6xf32>) -> tensor<3x3x3x5x6xf32>
  return %0 : tensor<3x3x3x5x6xf32>
}
// -----
func.func @main(%x: tensor<2x16x16x33xf32>, %k: tensor<2x31x32x40xf32>) -> (tensor<1x3x33x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x16x33xf32>, tensor<2x31x32x40xf32>) -> tensor<1x3x33x40xf32>
  return %0 : tensor<1x3x33x40xf32>
}
// -----
func.func @main(%x: tensor<2x16x12x33xf32>, %k: tensor<2x29x32x40xf32>) -> (tensor<2x3x33x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[-1, 0], [2, -2]], lhs_dilate = [2, 3], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x12x33xf32>, tensor<2x29x32x40xf32>) -> tensor<2x3x33x40xf32>
  return %0 : tensor<2x3x33x40xf32>
}
// -----
func.func @main(%x: tensor<3x16x12x4xf32>, %k: tensor<3x30x22x3xf32>) -> (tensor<2x2x4x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x12x4xf32>, tensor<3x30x22x3xf32>) -> tensor<2x2x4x3xf32>
  return %0 : tensor<2x2x4x3xf32>
}
// -----
func.func @main(%x: tensor<3x12x13x20xf32>, %k: tensor<3x12x13x20xf32>) -> (tensor<3x3x1x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 20 : i64, feature_group_count = 1 : i64} : (tensor<3x12x13x20xf32>, tensor<3x12x13x20xf32>) -> tensor<3x3x1x20xf32>
  return %0 : tensor<3x3x1x20xf32>
}
// -----
func.func @main(%x: tensor<3x12x13x33xf32>, %k: tensor<3x6x7x66xf32>) -> (tensor<4x3x1x66xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2]} {batch_group_count = 33 : i64, feature_group_count = 1 : i64} : (tensor<3x12x13x33xf32>, tensor<3x6x7x66xf32>) -> tensor<4x3x1x66xf32>
  return %0 : tensor<4x3x1x66xf32>
}
// -----
func.func @main(%x: tensor<3x20x12x13xf32>, %k: tensor<3x20x12x13xf32>) -> (tensor<1x20x3x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 20 : i64, feature_group_count = 1 : i64} : (tensor<3x20x12x13xf32>, tensor<3x20x12x13xf32>) -> tensor<1x20x3x3xf32>
  return %0 : tensor<1x20x3x3xf32>
}
// -----
func.func @main(%x: tensor<3x12x13x20xf32>, %k: tensor<3x12x13x40xf32>) -> (tensor<3x3x4x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 5 : i64, feature_group_count = 1 : i64} : (tensor<3x12x13x20xf32>, tensor<3x12x13x40xf32>) -> tensor<3x3x4x40xf32>
  return %0 : tensor<3x3x4x40xf32>
}
// -----
func.func @main(%x: tensor<3x12x13x7xf64>, %k: tensor<3x12x13x21xf64>) -> (tensor<1x1x1x21xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 7 : i64, feature_group_count = 1 : i64} : (tensor<3x12x13x7xf64>, tensor<3x12x13x21xf64>) -> tensor<1x1x1x21xf64>
  return %0 : tensor<1x1x1x21xf64>
}
// -----
func.func @main(%x: tensor<3x12x13x7xf64>, %k: tensor<3x12x13x21xf64>) -> (tensor<2x1x7x21xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x12x13x7xf64>, tensor<3x12x13x21xf64>) -> tensor<2x1x7x21xf64>
  return %0 : tensor<2x1x7x21xf64>
}
