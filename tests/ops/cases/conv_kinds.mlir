func.func @main(%x: tensor<2x12x13x5xf32>, %k: tensor<3x3x5x7xf32>) -> (tensor<2x10x11x7xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x5xf32>, tensor<3x3x5x7xf32>) -> tensor<2x10x11x7xf32>
  return %0 : tensor<2x10x11x7xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x5xf32>) -> (tensor<2x10x11x7xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<315xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<315xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<315xf32>
  %k_s = stablehlo.sine %k_m : tensor<315xf32>
  %k = stablehlo.reshape %k_s : (tensor<315xf32>) -> tensor<3x3x5x7xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x5xf32>, tensor<3x3x5x7xf32>) -> tensor<2x10x11x7xf32>
  return %0 : tensor<2x10x11x7xf32>
}
// -----
func.func @main(%x: tensor<2x5x12x13xf32>, %k: tensor<7x5x3x3xf32>) -> (tensor<2x7x10x11xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x12x13xf32>, tensor<7x5x3x3xf32>) -> tensor<2x7x10x11xf32>
  return %0 : tensor<2x7x10x11xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x5xf32>, %k: tensor<3x3x5x16xf32>) -> (tensor<2x12x13x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x5xf32>, tensor<3x3x5x16xf32>) -> tensor<2x12x13x16xf32>
  return %0 : tensor<2x12x13x16xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x5xf32>) -> (tensor<2x12x13x16xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<720xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<720xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<720xf32>
  %k_s = stablehlo.sine %k_m : tensor<720xf32>
  %k = stablehlo.reshape %k_s : (tensor<720xf32>) -> tensor<3x3x5x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x5xf32>, tensor<3x3x5x16xf32>) -> tensor<2x12x13x16xf32>
  return %0 : tensor<2x12x13x16xf32>
}
// -----
func.func @main(%x: tensor<2x5x12x13xf32>, %k: tensor<16x5x3x3xf32>) -> (tensor<2x16x12x13xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x12x13xf32>, tensor<16x5x3x3xf32>) -> tensor<2x16x12x13xf32>
  return %0 : tensor<2x16x12x13xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>, %k: tensor<3x3x20x33xf32>) -> (tensor<2x6x7x33xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x33xf32>) -> tensor<2x6x7x33xf32>
  return %0 : tensor<2x6x7x33xf32>
}
// -----
func.func @main(%x: tensor<2x12x13x20xf32>) -> (tensor<2x6x7x33xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<5940xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<5940xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<5940xf32>
  %k_s = stablehlo.sine %k_m : tensor<5940xf32>
  %k = stablehlo.reshape %k_s : (tensor<5940xf32>) -> tensor<3x3x20x33xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x20xf32>, tensor<3x3x20x33xf32>) -> tensor<2x6x7x33xf32>
  return %0 : tensor<2x6x7x33xf32>
}
// -----
func.func @main(%x: tensor<2x20x12x13xf32>, %k: tensor<33x20x3x3xf32>) -> (tensor<2x33x6x7xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x12x13xf32>, tensor<33x20x3x3xf32>) -> tensor<2x33x6x7xf32>
  return %0 : tensor<2x33x6x7xf32>
}
// -----
func.func @main(%x: tensor<1x20x20x16xf32>, %k: tensor<1x1x16x48xf32>) -> (tensor<1x20x20x48xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x16xf32>, tensor<1x1x16x48xf32>) -> tensor<1x20x20x48xf32>
  return %0 : tensor<1x20x20x48xf32>
}
// -----
func.func @main(%x: tensor<1x20x20x16xf32>) -> (tensor<1x20x20x48xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<768xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<768xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<768xf32>
  %k_s = stablehlo.sine %k_m : tensor<768xf32>
  %k = stablehlo.reshape %k_s : (tensor<768xf32>) -> tensor<1x1x16x48xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x16xf32>, tensor<1x1x16x48xf32>) -> tensor<1x20x20x48xf32>
  return %0 : tensor<1x20x20x48xf32>
}
// -----
func.func @main(%x: tensor<1x16x20x20xf32>, %k: tensor<48x16x1x1xf32>) -> (tensor<1x48x20x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x20x20xf32>, tensor<48x16x1x1xf32>) -> tensor<1x48x20x20xf32>
  return %0 : tensor<1x48x20x20xf32>
}
// -----
func.func @main(%x: tensor<2x9x9x32xf32>, %k: tensor<1x1x32x17xf32>) -> (tensor<2x5x5x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x32xf32>, tensor<1x1x32x17xf32>) -> tensor<2x5x5x17xf32>
  return %0 : tensor<2x5x5x17xf32>
}
// -----
func.func @main(%x: tensor<2x9x9x32xf32>) -> (tensor<2x5x5x17xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<544xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<544xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<544xf32>
  %k_s = stablehlo.sine %k_m : tensor<544xf32>
  %k = stablehlo.reshape %k_s : (tensor<544xf32>) -> tensor<1x1x32x17xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x32xf32>, tensor<1x1x32x17xf32>) -> tensor<2x5x5x17xf32>
  return %0 : tensor<2x5x5x17xf32>
}
// -----
func.func @main(%x: tensor<2x32x9x9xf32>, %k: tensor<17x32x1x1xf32>) -> (tensor<2x17x5x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x9x9xf32>, tensor<17x32x1x1xf32>) -> tensor<2x17x5x5xf32>
  return %0 : tensor<2x17x5x5xf32>
}
// -----
func.func @main(%x: tensor<1x30x31x3xf32>, %k: tensor<7x7x3x20xf32>) -> (tensor<1x15x16x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x30x31x3xf32>, tensor<7x7x3x20xf32>) -> tensor<1x15x16x20xf32>
  return %0 : tensor<1x15x16x20xf32>
}
// -----
func.func @main(%x: tensor<1x30x31x3xf32>) -> (tensor<1x15x16x20xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<2940xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<2940xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<2940xf32>
  %k_s = stablehlo.sine %k_m : tensor<2940xf32>
  %k = stablehlo.reshape %k_s : (tensor<2940xf32>) -> tensor<7x7x3x20xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x30x31x3xf32>, tensor<7x7x3x20xf32>) -> tensor<1x15x16x20xf32>
  return %0 : tensor<1x15x16x20xf32>
}
// -----
func.func @main(%x: tensor<1x3x30x31xf32>, %k: tensor<20x3x7x7xf32>) -> (tensor<1x20x15x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x30x31xf32>, tensor<20x3x7x7xf32>) -> tensor<1x20x15x16xf32>
  return %0 : tensor<1x20x15x16xf32>
}
// -----
func.func @main(%x: tensor<1x9x8x4xf32>, %k: tensor<5x2x4x18xf32>) -> (tensor<1x6x8x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 2], [3, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x8x4xf32>, tensor<5x2x4x18xf32>) -> tensor<1x6x8x18xf32>
  return %0 : tensor<1x6x8x18xf32>
}
// -----
func.func @main(%x: tensor<1x9x8x4xf32>) -> (tensor<1x6x8x18xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<720xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<720xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<720xf32>
  %k_s = stablehlo.sine %k_m : tensor<720xf32>
  %k = stablehlo.reshape %k_s : (tensor<720xf32>) -> tensor<5x2x4x18xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 2], [3, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x8x4xf32>, tensor<5x2x4x18xf32>) -> tensor<1x6x8x18xf32>
  return %0 : tensor<1x6x8x18xf32>
}
// -----
func.func @main(%x: tensor<1x4x9x8xf32>, %k: tensor<18x4x5x2xf32>) -> (tensor<1x18x6x8xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 2], [3, -2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x9x8xf32>, tensor<18x4x5x2xf32>) -> tensor<1x18x6x8xf32>
  return %0 : tensor<1x18x6x8xf32>
}
// -----
func.func @main(%x: tensor<1x16x15x6xf32>, %k: tensor<3x3x6x9xf32>) -> (tensor<1x16x15x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x15x6xf32>, tensor<3x3x6x9xf32>) -> tensor<1x16x15x9xf32>
  return %0 : tensor<1x16x15x9xf32>
}
// -----
func.func @main(%x: tensor<1x16x15x6xf32>) -> (tensor<1x16x15x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<486xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<486xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<486xf32>
  %k_s = stablehlo.sine %k_m : tensor<486xf32>
  %k = stablehlo.reshape %k_s : (tensor<486xf32>) -> tensor<3x3x6x9xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x15x6xf32>, tensor<3x3x6x9xf32>) -> tensor<1x16x15x9xf32>
  return %0 : tensor<1x16x15x9xf32>
}
// -----
func.func @main(%x: tensor<1x6x16x15xf32>, %k: tensor<9x6x3x3xf32>) -> (tensor<1x9x16x15xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x16x15xf32>, tensor<9x6x3x3xf32>) -> tensor<1x9x16x15xf32>
  return %0 : tensor<1x9x16x15xf32>
}
// -----
func.func @main(%x: tensor<2x5x6x4xf32>, %k: tensor<3x3x4x9xf32>) -> (tensor<2x9x16x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x4xf32>, tensor<3x3x4x9xf32>) -> tensor<2x9x16x9xf32>
  return %0 : tensor<2x9x16x9xf32>
}
// -----
func.func @main(%x: tensor<2x5x6x4xf32>) -> (tensor<2x9x16x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<324xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<324xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<324xf32>
  %k_s = stablehlo.sine %k_m : tensor<324xf32>
  %k = stablehlo.reshape %k_s : (tensor<324xf32>) -> tensor<3x3x4x9xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x4xf32>, tensor<3x3x4x9xf32>) -> tensor<2x9x16x9xf32>
  return %0 : tensor<2x9x16x9xf32>
}
// -----
func.func @main(%x: tensor<2x4x5x6xf32>, %k: tensor<9x4x3x3xf32>) -> (tensor<2x9x9x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 3], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x5x6xf32>, tensor<9x4x3x3xf32>) -> tensor<2x9x9x16xf32>
  return %0 : tensor<2x9x9x16xf32>
}
// -----
func.func @main(%x: tensor<2x5x6x4xf32>, %k: tensor<3x3x4x9xf32>) -> (tensor<2x5x11x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 2], [4, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x4xf32>, tensor<3x3x4x9xf32>) -> tensor<2x5x11x9xf32>
  return %0 : tensor<2x5x11x9xf32>
}
// -----
func.func @main(%x: tensor<2x5x6x4xf32>) -> (tensor<2x5x11x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<324xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<324xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<324xf32>
  %k_s = stablehlo.sine %k_m : tensor<324xf32>
  %k = stablehlo.reshape %k_s : (tensor<324xf32>) -> tensor<3x3x4x9xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 2], [4, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x4xf32>, tensor<3x3x4x9xf32>) -> tensor<2x5x11x9xf32>
  return %0 : tensor<2x5x11x9xf32>
}
// -----
func.func @main(%x: tensor<2x4x5x6xf32>, %k: tensor<9x4x3x3xf32>) -> (tensor<2x9x5x11xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 2], [4, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x5x6xf32>, tensor<9x4x3x3xf32>) -> tensor<2x9x5x11xf32>
  return %0 : tensor<2x9x5x11xf32>
}
// -----
func.func @main(%x: tensor<1x8x8x6xf32>, %k: tensor<3x2x6x9xf32>) -> (tensor<1x6x7x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x6xf32>, tensor<3x2x6x9xf32>) -> tensor<1x6x7x9xf32>
  return %0 : tensor<1x6x7x9xf32>
}
// -----
func.func @main(%x: tensor<1x8x8x6xf32>) -> (tensor<1x6x7x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<324xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<324xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<324xf32>
  %k_s = stablehlo.sine %k_m : tensor<324xf32>
  %k = stablehlo.reshape %k_s : (tensor<324xf32>) -> tensor<3x2x6x9xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x6xf32>, tensor<3x2x6x9xf32>) -> tensor<1x6x7x9xf32>
  return %0 : tensor<1x6x7x9xf32>
}
// -----
func.func @main(%x: tensor<1x6x8x8xf32>, %k: tensor<9x6x3x2xf32>) -> (tensor<1x9x6x7xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x8x8xf32>, tensor<9x6x3x2xf32>) -> tensor<1x9x6x7xf32>
  return %0 : tensor<1x9x6x7xf32>
}
// -----
func.func @main(%x: tensor<1x8x8x20xf32>, %k: tensor<3x3x20x16xf32>) -> (tensor<1x8x8x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x20xf32>, tensor<3x3x20x16xf32>) -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}
// -----
func.func @main(%x: tensor<1x8x8x20xf32>) -> (tensor<1x8x8x16xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<2880xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<2880xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<2880xf32>
  %k_s = stablehlo.sine %k_m : tensor<2880xf32>
  %k = stablehlo.reshape %k_s : (tensor<2880xf32>) -> tensor<3x3x20x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x20xf32>, tensor<3x3x20x16xf32>) -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}
// -----
func.func @main(%x: tensor<1x20x8x8xf32>, %k: tensor<16x20x3x3xf32>) -> (tensor<1x16x8x8xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x8x8xf32>, tensor<16x20x3x3xf32>) -> tensor<1x16x8x8xf32>
  return %0 : tensor<1x16x8x8xf32>
}
// -----
func.func @main(%x: tensor<2x10x10x12xf32>, %k: tensor<3x3x4x18xf32>) -> (tensor<2x10x10x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x10x10x12xf32>, tensor<3x3x4x18xf32>) -> tensor<2x10x10x18xf32>
  return %0 : tensor<2x10x10x18xf32>
}
// -----
func.func @main(%x: tensor<2x10x10x12xf32>) -> (tensor<2x10x10x18xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<648xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<648xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<648xf32>
  %k_s = stablehlo.sine %k_m : tensor<648xf32>
  %k = stablehlo.reshape %k_s : (tensor<648xf32>) -> tensor<3x3x4x18xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x10x10x12xf32>, tensor<3x3x4x18xf32>) -> tensor<2x10x10x18xf32>
  return %0 : tensor<2x10x10x18xf32>
}
// -----
func.func @main(%x: tensor<2x12x10x10xf32>, %k: tensor<18x4x3x3xf32>) -> (tensor<2x18x10x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x12x10x10xf32>, tensor<18x4x3x3xf32>) -> tensor<2x18x10x10xf32>
  return %0 : tensor<2x18x10x10xf32>
}
// -----
func.func @main(%x: tensor<2x10x10x24xf32>, %k: tensor<3x3x1x24xf32>) -> (tensor<2x10x10x24xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x10x10x24xf32>, tensor<3x3x1x24xf32>) -> tensor<2x10x10x24xf32>
  return %0 : tensor<2x10x10x24xf32>
}
// -----
func.func @main(%x: tensor<2x10x10x24xf32>) -> (tensor<2x10x10x24xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<216xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<216xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<216xf32>
  %k_s = stablehlo.sine %k_m : tensor<216xf32>
  %k = stablehlo.reshape %k_s : (tensor<216xf32>) -> tensor<3x3x1x24xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x10x10x24xf32>, tensor<3x3x1x24xf32>) -> tensor<2x10x10x24xf32>
  return %0 : tensor<2x10x10x24xf32>
}
// -----
func.func @main(%x: tensor<2x24x10x10xf32>, %k: tensor<24x1x3x3xf32>) -> (tensor<2x24x10x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x10x10xf32>, tensor<24x1x3x3xf32>) -> tensor<2x24x10x10xf32>
  return %0 : tensor<2x24x10x10xf32>
}
// -----
func.func @main(%x: tensor<1x11x10x17xf32>, %k: tensor<3x3x1x34xf32>) -> (tensor<1x5x4x34xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x11x10x17xf32>, tensor<3x3x1x34xf32>) -> tensor<1x5x4x34xf32>
  return %0 : tensor<1x5x4x34xf32>
}
// -----
func.func @main(%x: tensor<1x11x10x17xf32>) -> (tensor<1x5x4x34xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<306xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<306xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<306xf32>
  %k_s = stablehlo.sine %k_m : tensor<306xf32>
  %k = stablehlo.reshape %k_s : (tensor<306xf32>) -> tensor<3x3x1x34xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x11x10x17xf32>, tensor<3x3x1x34xf32>) -> tensor<1x5x4x34xf32>
  return %0 : tensor<1x5x4x34xf32>
}
// -----
func.func @main(%x: tensor<1x17x11x10xf32>, %k: tensor<34x1x3x3xf32>) -> (tensor<1x34x5x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x17x11x10xf32>, tensor<34x1x3x3xf32>) -> tensor<1x34x5x4xf32>
  return %0 : tensor<1x34x5x4xf32>
}
// -----
func.func @main(%x: tensor<1x11x10x17xf32>, %k: tensor<5x3x1x17xf32>) -> (tensor<1x11x10x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[4, 4], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x11x10x17xf32>, tensor<5x3x1x17xf32>) -> tensor<1x11x10x17xf32>
  return %0 : tensor<1x11x10x17xf32>
}
// -----
func.func @main(%x: tensor<1x11x10x17xf32>) -> (tensor<1x11x10x17xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<255xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<255xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<255xf32>
  %k_s = stablehlo.sine %k_m : tensor<255xf32>
  %k = stablehlo.reshape %k_s : (tensor<255xf32>) -> tensor<5x3x1x17xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[4, 4], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x11x10x17xf32>, tensor<5x3x1x17xf32>) -> tensor<1x11x10x17xf32>
  return %0 : tensor<1x11x10x17xf32>
}
// -----
func.func @main(%x: tensor<1x17x11x10xf32>, %k: tensor<17x1x5x3xf32>) -> (tensor<1x17x11x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[4, 4], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<1x17x11x10xf32>, tensor<17x1x5x3xf32>) -> tensor<1x17x11x10xf32>
  return %0 : tensor<1x17x11x10xf32>
}
// -----
func.func @main(%x: tensor<4x6x6x5xf32>, %k: tensor<3x3x5x8xf32>) -> (tensor<2x4x4x8xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x5xf32>, tensor<3x3x5x8xf32>) -> tensor<2x4x4x8xf32>
  return %0 : tensor<2x4x4x8xf32>
}
// -----
func.func @main(%x: tensor<4x6x6x5xf32>) -> (tensor<2x4x4x8xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<360xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<360xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<360xf32>
  %k_s = stablehlo.sine %k_m : tensor<360xf32>
  %k = stablehlo.reshape %k_s : (tensor<360xf32>) -> tensor<3x3x5x8xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x5xf32>, tensor<3x3x5x8xf32>) -> tensor<2x4x4x8xf32>
  return %0 : tensor<2x4x4x8xf32>
}
// -----
func.func @main(%x: tensor<4x5x6x6xf32>, %k: tensor<8x5x3x3xf32>) -> (tensor<2x8x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x5x6x6xf32>, tensor<8x5x3x3xf32>) -> tensor<2x8x4x4xf32>
  return %0 : tensor<2x8x4x4xf32>
}
// -----
func.func @main(%x: tensor<6x6x6x5xf32>, %k: tensor<2x2x5x9xf32>) -> (tensor<2x3x5x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x6x6x5xf32>, tensor<2x2x5x9xf32>) -> tensor<2x3x5x9xf32>
  return %0 : tensor<2x3x5x9xf32>
}
// -----
func.func @main(%x: tensor<6x6x6x5xf32>) -> (tensor<2x3x5x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<180xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<180xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<180xf32>
  %k_s = stablehlo.sine %k_m : tensor<180xf32>
  %k = stablehlo.reshape %k_s : (tensor<180xf32>) -> tensor<2x2x5x9xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x6x6x5xf32>, tensor<2x2x5x9xf32>) -> tensor<2x3x5x9xf32>
  return %0 : tensor<2x3x5x9xf32>
}
// -----
func.func @main(%x: tensor<6x5x6x6xf32>, %k: tensor<9x5x2x2xf32>) -> (tensor<2x9x3x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x5x6x6xf32>, tensor<9x5x2x2xf32>) -> tensor<2x9x3x5xf32>
  return %0 : tensor<2x9x3x5xf32>
}
// -----
func.func @main(%x: tensor<1x3x3x4xf32>, %k: tensor<5x5x4x6xf32>) -> (tensor<1x0x0x6xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x4xf32>, tensor<5x5x4x6xf32>) -> tensor<1x0x0x6xf32>
  return %0 : tensor<1x0x0x6xf32>
}
// -----
func.func @main(%x: tensor<1x3x3x4xf32>) -> (tensor<1x0x0x6xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<600xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<600xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<600xf32>
  %k_s = stablehlo.sine %k_m : tensor<600xf32>
  %k = stablehlo.reshape %k_s : (tensor<600xf32>) -> tensor<5x5x4x6xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x4xf32>, tensor<5x5x4x6xf32>) -> tensor<1x0x0x6xf32>
  return %0 : tensor<1x0x0x6xf32>
}
// -----
func.func @main(%x: tensor<1x4x3x3xf32>, %k: tensor<6x4x5x5xf32>) -> (tensor<1x6x0x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x3x3xf32>, tensor<6x4x5x5xf32>) -> tensor<1x6x0x0xf32>
  return %0 : tensor<1x6x0x0xf32>
}
// -----
func.func @main(%x: tensor<1x3x3x4xf32>, %k: tensor<4x4x4x6xf32>) -> (tensor<1x0x0x6xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x4xf32>, tensor<4x4x4x6xf32>) -> tensor<1x0x0x6xf32>
  return %0 : tensor<1x0x0x6xf32>
}
// -----
func.func @main(%x: tensor<1x3x3x4xf32>) -> (tensor<1x0x0x6xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<384xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<384xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<384xf32>
  %k_s = stablehlo.sine %k_m : tensor<384xf32>
  %k = stablehlo.reshape %k_s : (tensor<384xf32>) -> tensor<4x4x4x6xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x4xf32>, tensor<4x4x4x6xf32>) -> tensor<1x0x0x6xf32>
  return %0 : tensor<1x0x0x6xf32>
}
// -----
func.func @main(%x: tensor<1x4x3x3xf32>, %k: tensor<6x4x4x4xf32>) -> (tensor<1x6x0x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x3x3xf32>, tensor<6x4x4x4xf32>) -> tensor<1x6x0x0xf32>
  return %0 : tensor<1x6x0x0xf32>
}
// -----
func.func @main(%x: tensor<2x0x5x3xf32>, %k: tensor<1x1x3x4xf32>) -> (tensor<2x0x5x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x0x5x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x0x5x4xf32>
  return %0 : tensor<2x0x5x4xf32>
}
// -----
func.func @main(%x: tensor<2x0x5x3xf32>) -> (tensor<2x0x5x4xf32>) {
  %k = stablehlo.constant dense<"0xD7A370BF9A99593FB81E85BEAE47613F5C8FC23E3333B33E8FC275BD0AD7633F5C8F42BF7B14AE3E3D0AD7BE3333B33E"> : tensor<1x1x3x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x0x5x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x0x5x4xf32>
  return %0 : tensor<2x0x5x4xf32>
}
// -----
func.func @main(%x: tensor<2x3x0x5xf32>, %k: tensor<4x3x1x1xf32>) -> (tensor<2x4x0x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x0x5xf32>, tensor<4x3x1x1xf32>) -> tensor<2x4x0x5xf32>
  return %0 : tensor<2x4x0x5xf32>
}
// -----
func.func @main(%x: tensor<0x5x5x3xf32>, %k: tensor<2x2x3x4xf32>) -> (tensor<0x4x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<0x5x5x3xf32>, tensor<2x2x3x4xf32>) -> tensor<0x4x4x4xf32>
  return %0 : tensor<0x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<0x5x5x3xf32>) -> (tensor<0x4x4x4xf32>) {
  %k = stablehlo.constant dense<"0x1F85EB3E1F852BBF9A9919BF333373BF713D0ABF3D0A57BFCDCC4CBE3333733F713D8ABE5C8FC2BE8FC275BDF628DCBE1F85EB3EAE47E13E1F852BBFB81E05BF7B14AE3EAE47613FE17A943E295C0FBE3333733FA4707DBFAE4761BF295C0F3FEC5138BEC3F568BFCDCCCC3D48E17A3F0AD7233D9A9999BE295C4FBFF6285CBFCDCC4C3F0AD7A3BC52B85E3F0AD763BF5C8F02BF666666BF3D0A57BEAE4761BF48E1FABE5C8F42BE14AEC7BE666666BF1F856BBFD7A3703F0AD723BF0AD7A33C"> : tensor<2x2x3x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<0x5x5x3xf32>, tensor<2x2x3x4xf32>) -> tensor<0x4x4x4xf32>
  return %0 : tensor<0x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<0x3x5x5xf32>, %k: tensor<4x3x2x2xf32>) -> (tensor<0x4x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<0x3x5x5xf32>, tensor<4x3x2x2xf32>) -> tensor<0x4x4x4xf32>
  return %0 : tensor<0x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<2x5x5x0xf32>, %k: tensor<2x2x0x4xf32>) -> (tensor<2x4x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x0xf32>, tensor<2x2x0x4xf32>) -> tensor<2x4x4x4xf32>
  return %0 : tensor<2x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<2x5x5x0xf32>, %k: tensor<2x2x0x4xf32>) -> (tensor<2x4x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x0xf32>, tensor<2x2x0x4xf32>) -> tensor<2x4x4x4xf32>
  return %0 : tensor<2x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<2x0x5x5xf32>, %k: tensor<4x0x2x2xf32>) -> (tensor<2x4x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x0x5x5xf32>, tensor<4x0x2x2xf32>) -> tensor<2x4x4x4xf32>
  return %0 : tensor<2x4x4x4xf32>
}
// -----
func.func @main(%x: tensor<2x5x5x3xf32>, %k: tensor<2x2x3x0xf32>) -> (tensor<2x4x4x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x3xf32>, tensor<2x2x3x0xf32>) -> tensor<2x4x4x0xf32>
  return %0 : tensor<2x4x4x0xf32>
}
// -----
func.func @main(%x: tensor<2x5x5x3xf32>, %k: tensor<2x2x3x0xf32>) -> (tensor<2x4x4x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x3xf32>, tensor<2x2x3x0xf32>) -> tensor<2x4x4x0xf32>
  return %0 : tensor<2x4x4x0xf32>
}
// -----
func.func @main(%x: tensor<2x3x5x5xf32>, %k: tensor<0x3x2x2xf32>) -> (tensor<2x0x4x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x5x5xf32>, tensor<0x3x2x2xf32>) -> tensor<2x0x4x4xf32>
  return %0 : tensor<2x0x4x4xf32>
}
// -----
func.func @main(%x: tensor<1x40x40x18xf32>, %k: tensor<11x11x18x20xf32>) -> (tensor<1x9x9x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x40x18xf32>, tensor<11x11x18x20xf32>) -> tensor<1x9x9x20xf32>
  return %0 : tensor<1x9x9x20xf32>
}
// -----
func.func @main(%x: tensor<1x40x40x18xf32>) -> (tensor<1x9x9x20xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<43560xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<43560xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<43560xf32>
  %k_s = stablehlo.sine %k_m : tensor<43560xf32>
  %k = stablehlo.reshape %k_s : (tensor<43560xf32>) -> tensor<11x11x18x20xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x40x18xf32>, tensor<11x11x18x20xf32>) -> tensor<1x9x9x20xf32>
  return %0 : tensor<1x9x9x20xf32>
}
// -----
func.func @main(%x: tensor<1x18x40x40xf32>, %k: tensor<20x18x11x11xf32>) -> (tensor<1x20x9x9xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [4, 4], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x18x40x40xf32>, tensor<20x18x11x11xf32>) -> tensor<1x20x9x9xf32>
  return %0 : tensor<1x20x9x9xf32>
}
// -----
func.func @main(%x: tensor<3x1x1x150xf32>, %k: tensor<1x1x150x129xf32>) -> (tensor<3x1x1x129xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x1x150xf32>, tensor<1x1x150x129xf32>) -> tensor<3x1x1x129xf32>
  return %0 : tensor<3x1x1x129xf32>
}
// -----
func.func @main(%x: tensor<3x1x1x150xf32>) -> (tensor<3x1x1x129xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<19350xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<19350xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<19350xf32>
  %k_s = stablehlo.sine %k_m : tensor<19350xf32>
  %k = stablehlo.reshape %k_s : (tensor<19350xf32>) -> tensor<1x1x150x129xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x1x150xf32>, tensor<1x1x150x129xf32>) -> tensor<3x1x1x129xf32>
  return %0 : tensor<3x1x1x129xf32>
}
// -----
func.func @main(%x: tensor<3x150x1x1xf32>, %k: tensor<129x150x1x1xf32>) -> (tensor<3x129x1x1xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x150x1x1xf32>, tensor<129x150x1x1xf32>) -> tensor<3x129x1x1xf32>
  return %0 : tensor<3x129x1x1xf32>
}
// -----
func.func @main(%x: tensor<1x17x1x130xf32>, %k: tensor<3x1x130x300xf32>) -> (tensor<1x17x1x300xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x1x130xf32>, tensor<3x1x130x300xf32>) -> tensor<1x17x1x300xf32>
  return %0 : tensor<1x17x1x300xf32>
}
// -----
func.func @main(%x: tensor<1x17x1x130xf32>) -> (tensor<1x17x1x300xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<117000xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<117000xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<117000xf32>
  %k_s = stablehlo.sine %k_m : tensor<117000xf32>
  %k = stablehlo.reshape %k_s : (tensor<117000xf32>) -> tensor<3x1x130x300xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x1x130xf32>, tensor<3x1x130x300xf32>) -> tensor<1x17x1x300xf32>
  return %0 : tensor<1x17x1x300xf32>
}
// -----
func.func @main(%x: tensor<1x130x17x1xf32>, %k: tensor<300x130x3x1xf32>) -> (tensor<1x300x17x1xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x130x17x1xf32>, tensor<300x130x3x1xf32>) -> tensor<1x300x17x1xf32>
  return %0 : tensor<1x300x17x1xf32>
}
// -----
func.func @main(%x: tensor<8x7x7x64xf32>, %k: tensor<3x3x64x64xf32>) -> (tensor<8x7x7x64xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x7x7x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x7x7x64xf32>
  return %0 : tensor<8x7x7x64xf32>
}
// -----
func.func @main(%x: tensor<8x7x7x64xf32>) -> (tensor<8x7x7x64xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<36864xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<36864xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<36864xf32>
  %k_s = stablehlo.sine %k_m : tensor<36864xf32>
  %k = stablehlo.reshape %k_s : (tensor<36864xf32>) -> tensor<3x3x64x64xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x7x7x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x7x7x64xf32>
  return %0 : tensor<8x7x7x64xf32>
}
// -----
func.func @main(%x: tensor<8x64x7x7xf32>, %k: tensor<64x64x3x3xf32>) -> (tensor<8x64x7x7xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x64x7x7xf32>, tensor<64x64x3x3xf32>) -> tensor<8x64x7x7xf32>
  return %0 : tensor<8x64x7x7xf32>
}
// -----
// bounds: 1e-4
// An image of one pixel, as a transposed convolution at the beginning of a generator has it.
func.func @main(%x: tensor<2x37x1x1xf32>, %w: tensor<37x20x4x3xf32>) -> tensor<2x20x4x3xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [2, 2]], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x37x1x1xf32>, tensor<37x20x4x3xf32>) -> tensor<2x20x4x3xf32>
  return %y : tensor<2x20x4x3xf32>
}
// -----
// bounds: 1e-4
// Fewer results than taps, in another order, and what follows element by element.
func.func @main(%x: tensor<19x1x3x1xf32>, %w: tensor<5x21x4x19xf32>, %r: tensor<2x21x3x3xf32>) -> tensor<2x21x3x3xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [f, 0, b, 1]x[0, o, 1, i]->[0, f, b, 1], window = {pad = [[3, 2], [2, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<19x1x3x1xf32>, tensor<5x21x4x19xf32>) -> tensor<2x21x3x3xf32>
  %z = stablehlo.add %y, %r : tensor<2x21x3x3xf32>
  return %z : tensor<2x21x3x3xf32>
}
// -----
// bounds: 1e-4
// Results that meet the pixel at no tap.
func.func @main(%x: tensor<2x1x1x19xf32>, %w: tensor<3x3x19x21xf32>) -> tensor<2x5x4x21xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[3, 3], [2, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x1x19xf32>, tensor<3x3x19x21xf32>) -> tensor<2x5x4x21xf32>
  return %y : tensor<2x5x4x21xf32>
}
