func.func @main(%x: tensor<2x7x8x5xf32>, %k: tensor<5x3x2x18xf32>) -> (tensor<3x2x10x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[i, 0, 1, o]->[0, b, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xf32>, tensor<5x3x2x18xf32>) -> tensor<3x2x10x18xf32>
  return %0 : tensor<3x2x10x18xf32>
}
// -----
func.func @main(%x: tensor<2x7x5x8xf32>, %k: tensor<5x18x2x3xf32>) -> (tensor<3x2x18x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f, 1]x[i, o, 1, 0]->[0, b, f, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x5x8xf32>, tensor<5x18x2x3xf32>) -> tensor<3x2x18x10xf32>
  return %0 : tensor<3x2x18x10xf32>
}
// -----
func.func @main(%x: tensor<2x8x7x5xf32>, %k: tensor<3x5x2x18xf32>) -> (tensor<3x18x2x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 1, 0, f]x[0, i, 1, o]->[0, f, b, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x7x5xf32>, tensor<3x5x2x18xf32>) -> tensor<3x18x2x10xf32>
  return %0 : tensor<3x18x2x10xf32>
}
// -----
func.func @main(%x: tensor<2x8x5x7xf32>, %k: tensor<3x5x18x2xf32>) -> (tensor<2x10x3x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 1, f, 0]x[0, i, o, 1]->[b, 1, 0, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x5x7xf32>, tensor<3x5x18x2xf32>) -> tensor<2x10x3x18xf32>
  return %0 : tensor<2x10x3x18xf32>
}
// -----
func.func @main(%x: tensor<2x5x7x8xf32>, %k: tensor<5x18x2x3xf32>) -> (tensor<2x18x10x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 1, 0]->[b, f, 1, 0], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x7x8xf32>, tensor<5x18x2x3xf32>) -> tensor<2x18x10x3xf32>
  return %0 : tensor<2x18x10x3xf32>
}
// -----
func.func @main(%x: tensor<2x5x8x7xf32>, %k: tensor<18x3x5x2xf32>) -> (tensor<2x10x3x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 1, 0]x[o, 0, i, 1]->[b, 1, 0, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x8x7xf32>, tensor<18x3x5x2xf32>) -> tensor<2x10x3x18xf32>
  return %0 : tensor<2x10x3x18xf32>
}
// -----
func.func @main(%x: tensor<7x2x8x5xf32>, %k: tensor<18x5x2x3xf32>) -> (tensor<3x2x10x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, b, 1, f]x[o, i, 1, 0]->[0, b, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x2x8x5xf32>, tensor<18x5x2x3xf32>) -> tensor<3x2x10x18xf32>
  return %0 : tensor<3x2x10x18xf32>
}
// -----
func.func @main(%x: tensor<7x2x5x8xf32>, %k: tensor<18x3x5x2xf32>) -> (tensor<2x3x10x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, b, f, 1]x[o, 0, i, 1]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x2x5x8xf32>, tensor<18x3x5x2xf32>) -> tensor<2x3x10x18xf32>
  return %0 : tensor<2x3x10x18xf32>
}
// -----
func.func @main(%x: tensor<7x8x2x5xf32>, %k: tensor<5x2x3x18xf32>) -> (tensor<10x18x3x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, 1, b, f]x[i, 1, 0, o]->[1, f, 0, b], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x8x2x5xf32>, tensor<5x2x3x18xf32>) -> tensor<10x18x3x2xf32>
  return %0 : tensor<10x18x3x2xf32>
}
// -----
func.func @main(%x: tensor<7x8x5x2xf32>, %k: tensor<2x18x5x3xf32>) -> (tensor<10x3x18x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, 1, f, b]x[1, o, i, 0]->[1, 0, f, b], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x8x5x2xf32>, tensor<2x18x5x3xf32>) -> tensor<10x3x18x2xf32>
  return %0 : tensor<10x3x18x2xf32>
}
// -----
func.func @main(%x: tensor<7x5x2x8xf32>, %k: tensor<5x3x18x2xf32>) -> (tensor<18x2x3x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, f, b, 1]x[i, 0, o, 1]->[f, b, 0, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x5x2x8xf32>, tensor<5x3x18x2xf32>) -> tensor<18x2x3x10xf32>
  return %0 : tensor<18x2x3x10xf32>
}
// -----
func.func @main(%x: tensor<7x5x8x2xf32>, %k: tensor<5x3x2x18xf32>) -> (tensor<10x18x2x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, f, 1, b]x[i, 0, 1, o]->[1, f, b, 0], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x5x8x2xf32>, tensor<5x3x2x18xf32>) -> tensor<10x18x2x3xf32>
  return %0 : tensor<10x18x2x3xf32>
}
// -----
func.func @main(%x: tensor<8x2x7x5xf32>, %k: tensor<18x2x3x5xf32>) -> (tensor<2x18x3x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, b, 0, f]x[o, 1, 0, i]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x2x7x5xf32>, tensor<18x2x3x5xf32>) -> tensor<2x18x3x10xf32>
  return %0 : tensor<2x18x3x10xf32>
}
// -----
func.func @main(%x: tensor<8x2x5x7xf32>, %k: tensor<18x5x2x3xf32>) -> (tensor<2x3x10x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, b, f, 0]x[o, i, 1, 0]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x2x5x7xf32>, tensor<18x5x2x3xf32>) -> tensor<2x3x10x18xf32>
  return %0 : tensor<2x3x10x18xf32>
}
// -----
func.func @main(%x: tensor<8x7x2x5xf32>, %k: tensor<2x5x18x3xf32>) -> (tensor<18x10x2x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, 0, b, f]x[1, i, o, 0]->[f, 1, b, 0], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x7x2x5xf32>, tensor<2x5x18x3xf32>) -> tensor<18x10x2x3xf32>
  return %0 : tensor<18x10x2x3xf32>
}
// -----
func.func @main(%x: tensor<8x7x5x2xf32>, %k: tensor<5x2x3x18xf32>) -> (tensor<3x2x18x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, 0, f, b]x[i, 1, 0, o]->[0, b, f, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x7x5x2xf32>, tensor<5x2x3x18xf32>) -> tensor<3x2x18x10xf32>
  return %0 : tensor<3x2x18x10xf32>
}
// -----
func.func @main(%x: tensor<8x5x2x7xf32>, %k: tensor<5x18x2x3xf32>) -> (tensor<2x10x18x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, f, b, 0]x[i, o, 1, 0]->[b, 1, f, 0], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x5x2x7xf32>, tensor<5x18x2x3xf32>) -> tensor<2x10x18x3xf32>
  return %0 : tensor<2x10x18x3xf32>
}
// -----
func.func @main(%x: tensor<8x5x7x2xf32>, %k: tensor<3x18x2x5xf32>) -> (tensor<3x10x18x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [1, f, 0, b]x[0, o, 1, i]->[0, 1, f, b], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x5x7x2xf32>, tensor<3x18x2x5xf32>) -> tensor<3x10x18x2xf32>
  return %0 : tensor<3x10x18x2xf32>
}
// -----
func.func @main(%x: tensor<5x2x7x8xf32>, %k: tensor<5x2x18x3xf32>) -> (tensor<2x10x3x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, b, 0, 1]x[i, 1, o, 0]->[b, 1, 0, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x2x7x8xf32>, tensor<5x2x18x3xf32>) -> tensor<2x10x3x18xf32>
  return %0 : tensor<2x10x3x18xf32>
}
// -----
func.func @main(%x: tensor<5x2x8x7xf32>, %k: tensor<2x5x3x18xf32>) -> (tensor<10x2x3x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, b, 1, 0]x[1, i, 0, o]->[1, b, 0, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x2x8x7xf32>, tensor<2x5x3x18xf32>) -> tensor<10x2x3x18xf32>
  return %0 : tensor<10x2x3x18xf32>
}
// -----
func.func @main(%x: tensor<5x7x2x8xf32>, %k: tensor<2x18x3x5xf32>) -> (tensor<2x18x3x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, b, 1]x[1, o, 0, i]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x7x2x8xf32>, tensor<2x18x3x5xf32>) -> tensor<2x18x3x10xf32>
  return %0 : tensor<2x18x3x10xf32>
}
// -----
func.func @main(%x: tensor<5x7x8x2xf32>, %k: tensor<3x18x2x5xf32>) -> (tensor<10x18x3x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, 1, b]x[0, o, 1, i]->[1, f, 0, b], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x7x8x2xf32>, tensor<3x18x2x5xf32>) -> tensor<10x18x3x2xf32>
  return %0 : tensor<10x18x3x2xf32>
}
// -----
func.func @main(%x: tensor<5x8x2x7xf32>, %k: tensor<3x5x2x18xf32>) -> (tensor<10x3x18x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 1, b, 0]x[0, i, 1, o]->[1, 0, f, b], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x8x2x7xf32>, tensor<3x5x2x18xf32>) -> tensor<10x3x18x2xf32>
  return %0 : tensor<10x3x18x2xf32>
}
// -----
func.func @main(%x: tensor<5x8x7x2xf32>, %k: tensor<2x3x18x5xf32>) -> (tensor<18x10x2x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 1, 0, b]x[1, 0, o, i]->[f, 1, b, 0], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x8x7x2xf32>, tensor<2x3x18x5xf32>) -> tensor<18x10x2x3xf32>
  return %0 : tensor<18x10x2x3xf32>
}
// -----
func.func @main(%x: tensor<2x30x4xf32>, %k: tensor<3x4x9xf32>) -> (tensor<2x30x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x30x4xf32>, tensor<3x4x9xf32>) -> tensor<2x30x9xf32>
  return %0 : tensor<2x30x9xf32>
}
// -----
func.func @main(%x: tensor<2x4x30xf32>) -> (tensor<2x9x14xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<108xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<108xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<108xf32>
  %k_s = stablehlo.sine %k_m : tensor<108xf32>
  %k = stablehlo.reshape %k_s : (tensor<108xf32>) -> tensor<9x4x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x30xf32>, tensor<9x4x3xf32>) -> tensor<2x9x14xf32>
  return %0 : tensor<2x9x14xf32>
}
// -----
func.func @main(%x: tensor<2x30x8xf32>, %k: tensor<5x1x8xf32>) -> (tensor<2x30x8xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<2x30x8xf32>, tensor<5x1x8xf32>) -> tensor<2x30x8xf32>
  return %0 : tensor<2x30x8xf32>
}
// -----
func.func @main(%x: tensor<2x30x8xf32>, %k: tensor<5x8x17xf32>) -> (tensor<2x55x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x30x8xf32>, tensor<5x8x17xf32>) -> tensor<2x55x17xf32>
  return %0 : tensor<2x55x17xf32>
}
// -----
func.func @main(%x: tensor<1x5x6x7x3xf32>, %k: tensor<2x3x2x3x18xf32>) -> (tensor<1x5x3x7x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 2, 1], pad = [[1, 0], [1, 1], [0, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x6x7x3xf32>, tensor<2x3x2x3x18xf32>) -> tensor<1x5x3x7x18xf32>
  return %0 : tensor<1x5x3x7x18xf32>
}
// -----
func.func @main(%x: tensor<1x3x5x6x7xf32>) -> (tensor<1x18x3x4x5xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<648xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<648xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<648xf32>
  %k_s = stablehlo.sine %k_m : tensor<648xf32>
  %k = stablehlo.reshape %k_s : (tensor<648xf32>) -> tensor<18x3x2x3x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [2, 1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5x6x7xf32>, tensor<18x3x2x3x2xf32>) -> tensor<1x18x3x4x5xf32>
  return %0 : tensor<1x18x3x4x5xf32>
}
// -----
func.func @main(%x: tensor<1x5x6x7x4xf32>, %k: tensor<2x3x2x2x6xf32>) -> (tensor<1x4x4x6x6xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x5x6x7x4xf32>, tensor<2x3x2x2x6xf32>) -> tensor<1x4x4x6x6xf32>
  return %0 : tensor<1x4x4x6x6xf32>
}
// -----
func.func @main(%x: tensor<3x7xf32>, %k: tensor<7x5xf32>) -> (tensor<3x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[i, o]->[b, f], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x7xf32>, tensor<7x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x7xf32>, %k: tensor<5x7xf32>) -> (tensor<5x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f]x[o, i]->[f, b], window = {stride = [], pad = [], lhs_dilate = [], rhs_dilate = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x7xf32>, tensor<5x7xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
// -----
func.func @main(%x: tensor<2x7x8x5xf64>, %k: tensor<3x2x5x18xf64>) -> (tensor<2x3x10x18xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xf64>, tensor<3x2x5x18xf64>) -> tensor<2x3x10x18xf64>
  return %0 : tensor<2x3x10x18xf64>
}
// -----
func.func @main(%x: tensor<2x7x8x6xf64>, %k: tensor<3x2x1x6xf64>) -> (tensor<2x5x7x6xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xf64>, tensor<3x2x1x6xf64>) -> tensor<2x5x7x6xf64>
  return %0 : tensor<2x5x7x6xf64>
}
// -----
func.func @main(%x: tensor<2x7x8x5xi8>, %k: tensor<3x2x5x18xi8>) -> (tensor<2x3x10x18xi8>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xi8>, tensor<3x2x5x18xi8>) -> tensor<2x3x10x18xi8>
  return %0 : tensor<2x3x10x18xi8>
}
// -----
func.func @main(%x: tensor<2x7x8x6xi8>, %k: tensor<3x2x1x6xi8>) -> (tensor<2x5x7x6xi8>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xi8>, tensor<3x2x1x6xi8>) -> tensor<2x5x7x6xi8>
  return %0 : tensor<2x5x7x6xi8>
}
// -----
func.func @main(%x: tensor<2x7x8x5xi16>, %k: tensor<3x2x5x18xi16>) -> (tensor<2x3x10x18xi16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xi16>, tensor<3x2x5x18xi16>) -> tensor<2x3x10x18xi16>
  return %0 : tensor<2x3x10x18xi16>
}
// -----
func.func @main(%x: tensor<2x7x8x6xi16>, %k: tensor<3x2x1x6xi16>) -> (tensor<2x5x7x6xi16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xi16>, tensor<3x2x1x6xi16>) -> tensor<2x5x7x6xi16>
  return %0 : tensor<2x5x7x6xi16>
}
// -----
func.func @main(%x: tensor<2x7x8x5xi32>, %k: tensor<3x2x5x18xi32>) -> (tensor<2x3x10x18xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xi32>, tensor<3x2x5x18xi32>) -> tensor<2x3x10x18xi32>
  return %0 : tensor<2x3x10x18xi32>
}
// -----
func.func @main(%x: tensor<2x7x8x6xi32>, %k: tensor<3x2x1x6xi32>) -> (tensor<2x5x7x6xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xi32>, tensor<3x2x1x6xi32>) -> tensor<2x5x7x6xi32>
  return %0 : tensor<2x5x7x6xi32>
}
// -----
func.func @main(%x: tensor<2x7x8x5xi64>, %k: tensor<3x2x5x18xi64>) -> (tensor<2x3x10x18xi64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xi64>, tensor<3x2x5x18xi64>) -> tensor<2x3x10x18xi64>
  return %0 : tensor<2x3x10x18xi64>
}
// -----
func.func @main(%x: tensor<2x7x8x6xi64>, %k: tensor<3x2x1x6xi64>) -> (tensor<2x5x7x6xi64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xi64>, tensor<3x2x1x6xi64>) -> tensor<2x5x7x6xi64>
  return %0 : tensor<2x5x7x6xi64>
}
// -----
func.func @main(%x: tensor<2x7x8x5xui8>, %k: tensor<3x2x5x18xui8>) -> (tensor<2x3x10x18xui8>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xui8>, tensor<3x2x5x18xui8>) -> tensor<2x3x10x18xui8>
  return %0 : tensor<2x3x10x18xui8>
}
// -----
func.func @main(%x: tensor<2x7x8x6xui8>, %k: tensor<3x2x1x6xui8>) -> (tensor<2x5x7x6xui8>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xui8>, tensor<3x2x1x6xui8>) -> tensor<2x5x7x6xui8>
  return %0 : tensor<2x5x7x6xui8>
}
// -----
func.func @main(%x: tensor<2x7x8x5xui32>, %k: tensor<3x2x5x18xui32>) -> (tensor<2x3x10x18xui32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x5xui32>, tensor<3x2x5x18xui32>) -> tensor<2x3x10x18xui32>
  return %0 : tensor<2x3x10x18xui32>
}
// -----
func.func @main(%x: tensor<2x7x8x6xui32>, %k: tensor<3x2x1x6xui32>) -> (tensor<2x5x7x6xui32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x8x6xui32>, tensor<3x2x1x6xui32>) -> tensor<2x5x7x6xui32>
  return %0 : tensor<2x5x7x6xui32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>, %k: tensor<3x3x20x33xf32>, %r: tensor<2x12x13x33xf32>) -> (tensor<2x12x13x33xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x33xf32>) -> tensor<2x12x13x33xf32>
  %1 = stablehlo.add %0, %r : tensor<2x12x13x33xf32>
  %2 = stablehlo.tanh %1 : tensor<2x12x13x33xf32>
  return %2 : tensor<2x12x13x33xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>, %k: tensor<3x3x20x20xf32>) -> (tensor<2x12x13x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x20xf32>) -> tensor<2x12x13x20xf32>
  %1 = stablehlo.add %0, %x : tensor<2x12x13x20xf32>
  %2 = stablehlo.tanh %1 : tensor<2x12x13x20xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x12x13x20xf32>
  return %3 : tensor<2x12x13x20xf32>
}
// -----
func.func @main(%x: tensor<2x20x12x13xf32>, %k: tensor<20x20x3x3xf32>) -> (tensor<2x20x12x13xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x12x13xf32>, tensor<20x20x3x3xf32>) -> tensor<2x20x12x13xf32>
  %1 = stablehlo.add %0, %x : tensor<2x20x12x13xf32>
  %2 = stablehlo.tanh %1 : tensor<2x20x12x13xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x20x12x13xf32>
  return %3 : tensor<2x20x12x13xf32>
}
// -----
func.func @main(%x: tensor<2x20x12x13xf32>, %k: tensor<20x1x3x3xf32>) -> (tensor<2x20x12x13xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x12x13xf32>, tensor<20x1x3x3xf32>) -> tensor<2x20x12x13xf32>
  %1 = stablehlo.add %0, %x : tensor<2x20x12x13xf32>
  %2 = stablehlo.tanh %1 : tensor<2x20x12x13xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x20x12x13xf32>
  return %3 : tensor<2x20x12x13xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>, %r: tensor<2x12x13x33xf32>) -> (tensor<2x12x13x33xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<5940xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<5940xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<5940xf32>
  %k_s = stablehlo.sine %k_m : tensor<5940xf32>
  %k = stablehlo.reshape %k_s : (tensor<5940xf32>) -> tensor<3x3x20x33xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x33xf32>) -> tensor<2x12x13x33xf32>
  %1 = stablehlo.add %0, %r : tensor<2x12x13x33xf32>
  %2 = stablehlo.tanh %1 : tensor<2x12x13x33xf32>
  return %2 : tensor<2x12x13x33xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>) -> (tensor<2x12x13x20xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<3600xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<3600xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<3600xf32>
  %k_s = stablehlo.sine %k_m : tensor<3600xf32>
  %k = stablehlo.reshape %k_s : (tensor<3600xf32>) -> tensor<3x3x20x20xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x20xf32>) -> tensor<2x12x13x20xf32>
  %1 = stablehlo.add %0, %x : tensor<2x12x13x20xf32>
  %2 = stablehlo.tanh %1 : tensor<2x12x13x20xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x12x13x20xf32>
  return %3 : tensor<2x12x13x20xf32>
}
// -----
func.func @main(%x: tensor<2x20x12x13xf32>) -> (tensor<2x20x12x13xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<3600xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<3600xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<3600xf32>
  %k_s = stablehlo.sine %k_m : tensor<3600xf32>
  %k = stablehlo.reshape %k_s : (tensor<3600xf32>) -> tensor<20x20x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x12x13xf32>, tensor<20x20x3x3xf32>) -> tensor<2x20x12x13xf32>
  %1 = stablehlo.add %0, %x : tensor<2x20x12x13xf32>
  %2 = stablehlo.tanh %1 : tensor<2x20x12x13xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x20x12x13xf32>
  return %3 : tensor<2x20x12x13xf32>
}
// -----
func.func @main(%x: tensor<2x20x12x13xf32>) -> (tensor<2x20x12x13xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<180xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<180xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<180xf32>
  %k_s = stablehlo.sine %k_m : tensor<180xf32>
  %k = stablehlo.reshape %k_s : (tensor<180xf32>) -> tensor<20x1x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x12x13xf32>, tensor<20x1x3x3xf32>) -> tensor<2x20x12x13xf32>
  %1 = stablehlo.add %0, %x : tensor<2x20x12x13xf32>
  %2 = stablehlo.tanh %1 : tensor<2x20x12x13xf32>
  %3 = stablehlo.add %2, %0 : tensor<2x20x12x13xf32>
  return %3 : tensor<2x20x12x13xf32>
}
