func.func @main(%x: tensor<2x7x6x60xf32>, %k: tensor<3x3x20x48xf32>) -> (tensor<2x7x6x48xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x7x6x60xf32>, tensor<3x3x20x48xf32>) -> tensor<2x7x6x48xf32>
  return %0 : tensor<2x7x6x48xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x10xf32>, %k: tensor<3x3x5x64xf32>) -> (tensor<2x7x6x64xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x7x6x10xf32>, tensor<3x3x5x64xf32>) -> tensor<2x7x6x64xf32>
  return %0 : tensor<2x7x6x64xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x35xf32>, %k: tensor<3x3x7x240xf32>) -> (tensor<2x7x6x240xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 5 : i64} : (tensor<2x7x6x35xf32>, tensor<3x3x7x240xf32>) -> tensor<2x7x6x240xf32>
  return %0 : tensor<2x7x6x240xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x12xf32>, %k: tensor<3x3x4x288xf32>) -> (tensor<2x7x6x288xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x7x6x12xf32>, tensor<3x3x4x288xf32>) -> tensor<2x7x6x288xf32>
  return %0 : tensor<2x7x6x288xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x12xf32>, %k: tensor<3x3x6x160xf32>) -> (tensor<2x7x6x160xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x7x6x12xf32>, tensor<3x3x6x160xf32>) -> tensor<2x7x6x160xf32>
  return %0 : tensor<2x7x6x160xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x160xf32>, %k: tensor<3x3x4x160xf32>) -> (tensor<2x7x6x160xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64} : (tensor<2x7x6x160xf32>, tensor<3x3x4x160xf32>) -> tensor<2x7x6x160xf32>
  return %0 : tensor<2x7x6x160xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x72xf32>, %k: tensor<3x3x8x72xf32>) -> (tensor<2x7x6x72xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 9 : i64} : (tensor<2x7x6x72xf32>, tensor<3x3x8x72xf32>) -> tensor<2x7x6x72xf32>
  return %0 : tensor<2x7x6x72xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x40xf32>, %k: tensor<3x3x2x40xf32>) -> (tensor<2x7x6x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x7x6x40xf32>, tensor<3x3x2x40xf32>) -> tensor<2x7x6x40xf32>
  return %0 : tensor<2x7x6x40xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x33xf32>, %k: tensor<3x3x1x33xf32>) -> (tensor<2x7x6x33xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 33 : i64} : (tensor<2x7x6x33xf32>, tensor<3x3x1x33xf32>) -> tensor<2x7x6x33xf32>
  return %0 : tensor<2x7x6x33xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x100xf32>, %k: tensor<3x3x1x100xf32>) -> (tensor<2x7x6x100xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 100 : i64} : (tensor<2x7x6x100xf32>, tensor<3x3x1x100xf32>) -> tensor<2x7x6x100xf32>
  return %0 : tensor<2x7x6x100xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x17xf32>, %k: tensor<3x3x1x34xf32>) -> (tensor<2x7x6x34xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<2x7x6x17xf32>, tensor<3x3x1x34xf32>) -> tensor<2x7x6x34xf32>
  return %0 : tensor<2x7x6x34xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x15xf32>, %k: tensor<3x3x3x20xf32>) -> (tensor<2x7x6x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 5 : i64} : (tensor<2x7x6x15xf32>, tensor<3x3x3x20xf32>) -> tensor<2x7x6x20xf32>
  return %0 : tensor<2x7x6x20xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x54xf32>, %k: tensor<3x3x9x48xf32>) -> (tensor<2x7x6x48xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x6x54xf32>, tensor<3x3x9x48xf32>) -> tensor<2x7x6x48xf32>
  return %0 : tensor<2x7x6x48xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x64xf32>, %k: tensor<3x3x16x16xf32>) -> (tensor<2x7x6x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x6x64xf32>, tensor<3x3x16x16xf32>) -> tensor<2x7x6x16xf32>
  return %0 : tensor<2x7x6x16xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x120xf32>, %k: tensor<3x3x40x24xf32>) -> (tensor<2x7x6x24xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x7x6x120xf32>, tensor<3x3x40x24xf32>) -> tensor<2x7x6x24xf32>
  return %0 : tensor<2x7x6x24xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x10xf32>, %k: tensor<3x3x2x15xf32>) -> (tensor<2x7x6x15xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 5 : i64} : (tensor<2x7x6x10xf32>, tensor<3x3x2x15xf32>) -> tensor<2x7x6x15xf32>
  return %0 : tensor<2x7x6x15xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x18xf32>, %k: tensor<3x3x6x72xf32>) -> (tensor<2x7x6x72xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x7x6x18xf32>, tensor<3x3x6x72xf32>) -> tensor<2x7x6x72xf32>
  return %0 : tensor<2x7x6x72xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x35xf32>, %k: tensor<3x3x5x84xf32>) -> (tensor<2x7x6x84xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 7 : i64} : (tensor<2x7x6x35xf32>, tensor<3x3x5x84xf32>) -> tensor<2x7x6x84xf32>
  return %0 : tensor<2x7x6x84xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x140xf32>, %k: tensor<3x3x70x2xf32>) -> (tensor<2x7x6x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x7x6x140xf32>, tensor<3x3x70x2xf32>) -> tensor<2x7x6x2xf32>
  return %0 : tensor<2x7x6x2xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x4xf32>, %k: tensor<3x3x1x20xf32>) -> (tensor<2x7x6x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x7x6x4xf32>, tensor<3x3x1x20xf32>) -> tensor<2x7x6x20xf32>
  return %0 : tensor<2x7x6x20xf32>
}
// -----
func.func @main(%x: tensor<2x9x12x40xf32>) -> (tensor<2x4x5x40xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<960xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<960xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<960xf32>
  %k_s = stablehlo.sine %k_m : tensor<960xf32>
  %k = stablehlo.reshape %k_s : (tensor<960xf32>) -> tensor<3x2x4x40xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[1, 0], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 10 : i64} : (tensor<2x9x12x40xf32>, tensor<3x2x4x40xf32>) -> tensor<2x4x5x40xf32>
  return %0 : tensor<2x4x5x40xf32>
}
// -----
func.func @main(%x: tensor<1x15x12x40xf32>, %k: tensor<3x5x4x40xf32>) -> (tensor<1x15x10x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [-1, 3]], lhs_dilate = [1, 1], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 10 : i64} : (tensor<1x15x12x40xf32>, tensor<3x5x4x40xf32>) -> tensor<1x15x10x40xf32>
  return %0 : tensor<1x15x10x40xf32>
}
// -----
func.func @main(%x: tensor<2x40x11x9xf32>) -> (tensor<2x40x11x9xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<1960xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<1960xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<1960xf32>
  %k_s = stablehlo.sine %k_m : tensor<1960xf32>
  %k = stablehlo.reshape %k_s : (tensor<1960xf32>) -> tensor<40x1x7x7xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64} : (tensor<2x40x11x9xf32>, tensor<40x1x7x7xf32>) -> tensor<2x40x11x9xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<2x40x11x9xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x40x11x9xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x40x11x9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x40x11x9xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x40x11x9xf32>
  return %2 : tensor<2x40x11x9xf32>
}
// -----
func.func @main(%x: tensor<2x24x11x9xf32>) -> (tensor<2x48x6x5xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<432xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<432xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<432xf32>
  %k_s = stablehlo.sine %k_m : tensor<432xf32>
  %k = stablehlo.reshape %k_s : (tensor<432xf32>) -> tensor<48x1x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x11x9xf32>, tensor<48x1x3x3xf32>) -> tensor<2x48x6x5xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<2x48x6x5xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x48x6x5xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x48x6x5xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x48x6x5xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x48x6x5xf32>
  return %2 : tensor<2x48x6x5xf32>
}
// -----
func.func @main(%x: tensor<2x9x8x64xf32>, %k: tensor<1x1x16x64xf32>) -> (tensor<2x9x8x64xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x9x8x64xf32>, tensor<1x1x16x64xf32>) -> tensor<2x9x8x64xf32>
  return %0 : tensor<2x9x8x64xf32>
}
// -----
func.func @main(%x: tensor<2x9x8x20xf32>, %k: tensor<1x1x4x20xf32>) -> (tensor<2x9x8x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 5 : i64} : (tensor<2x9x8x20xf32>, tensor<1x1x4x20xf32>) -> tensor<2x9x8x20xf32>
  %b_i = stablehlo.iota dim = 3 : tensor<2x9x8x20xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x9x8x20xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x9x8x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x9x8x20xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x9x8x20xf32>
  return %2 : tensor<2x9x8x20xf32>
}
// -----
func.func @main(%x: tensor<1x9x8x30xf32>, %k: tensor<1x1x1x30xf32>) -> (tensor<1x5x4x30xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 30 : i64} : (tensor<1x9x8x30xf32>, tensor<1x1x1x30xf32>) -> tensor<1x5x4x30xf32>
  return %0 : tensor<1x5x4x30xf32>
}
// -----
func.func @main(%x: tensor<2x70x25xf32>, %k: tensor<70x1x9xf32>) -> (tensor<2x70x25xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 4]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 70 : i64} : (tensor<2x70x25xf32>, tensor<70x1x9xf32>) -> tensor<2x70x25xf32>
  return %0 : tensor<2x70x25xf32>
}
// -----
func.func @main(%x: tensor<2x33x18xf32>, %k: tensor<3x6x36xf32>) -> (tensor<2x16x36xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x33x18xf32>, tensor<3x6x36xf32>) -> tensor<2x16x36xf32>
  return %0 : tensor<2x16x36xf32>
}
// -----
func.func @main(%x: tensor<1x3x4x5x24xf32>, %k: tensor<2x3x2x4x48xf32>) -> (tensor<1x3x4x3x48xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 2], pad = [[1, 0], [1, 1], [0, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [true, false, true]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<1x3x4x5x24xf32>, tensor<2x3x2x4x48xf32>) -> tensor<1x3x4x3x48xf32>
  return %0 : tensor<1x3x4x3x48xf32>
}
// -----
func.func @main(%x: tensor<2x6x5x40xf32>, %k: tensor<4x4x4x40xf32>) -> (tensor<2x12x10x40xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 10 : i64} : (tensor<2x6x5x40xf32>, tensor<4x4x4x40xf32>) -> tensor<2x12x10x40xf32>
  return %0 : tensor<2x12x10x40xf32>
}
// -----
func.func @main(%x: tensor<2x6x5x36xf32>, %k: tensor<3x3x12x48xf32>) -> (tensor<2x12x10x48xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x6x5x36xf32>, tensor<3x3x12x48xf32>) -> tensor<2x12x10x48xf32>
  return %0 : tensor<2x12x10x48xf32>
}
// -----
func.func @main(%x: tensor<2x30x6x5xf32>, %k: tensor<1x30x4x4xf32>) -> (tensor<2x30x12x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 30 : i64} : (tensor<2x30x6x5xf32>, tensor<1x30x4x4xf32>) -> tensor<2x30x12x10xf32>
  return %0 : tensor<2x30x12x10xf32>
}
// -----
func.func @main(%x: tensor<1x20x19x192xf32>) -> (tensor<1x20x19x192xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<10368xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<10368xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<10368xf32>
  %k_s = stablehlo.sine %k_m : tensor<10368xf32>
  %k = stablehlo.reshape %k_s : (tensor<10368xf32>) -> tensor<3x3x6x192xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x20x19x192xf32>, tensor<3x3x6x192xf32>) -> tensor<1x20x19x192xf32>
  return %0 : tensor<1x20x19x192xf32>
}
// -----
func.func @main(%x: tensor<1x20x19x160xf32>) -> (tensor<1x20x19x160xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<5760xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<5760xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<5760xf32>
  %k_s = stablehlo.sine %k_m : tensor<5760xf32>
  %k = stablehlo.reshape %k_s : (tensor<5760xf32>) -> tensor<3x3x4x160xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64} : (tensor<1x20x19x160xf32>, tensor<3x3x4x160xf32>) -> tensor<1x20x19x160xf32>
  %b_i = stablehlo.iota dim = 3 : tensor<1x20x19x160xf32>
  %b_s = stablehlo.cosine %b_i : tensor<1x20x19x160xf32>
  %1 = stablehlo.add %0, %b_s : tensor<1x20x19x160xf32>
  %z = stablehlo.constant dense<0.0> : tensor<1x20x19x160xf32>
  %2 = stablehlo.maximum %1, %z : tensor<1x20x19x160xf32>
  return %2 : tensor<1x20x19x160xf32>
}
// -----
func.func @main(%x: tensor<1x6x7x1300xf32>, %k: tensor<1x2x650x32xf32>) -> (tensor<1x6x6x32xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x6x7x1300xf32>, tensor<1x2x650x32xf32>) -> tensor<1x6x6x32xf32>
  return %0 : tensor<1x6x6x32xf32>
}
// -----
func.func @main(%x: tensor<2x7x6x48xf64>, %k: tensor<3x3x8x96xf64>) -> (tensor<2x7x6x96xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<2x7x6x48xf64>, tensor<3x3x8x96xf64>) -> tensor<2x7x6x96xf64>
  return %0 : tensor<2x7x6x96xf64>
}
// -----
func.func @main(%x: tensor<2x7x6x30xf64>, %k: tensor<3x3x2x30xf64>) -> (tensor<2x7x6x30xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 15 : i64} : (tensor<2x7x6x30xf64>, tensor<3x3x2x30xf64>) -> tensor<2x7x6x30xf64>
  %b_i = stablehlo.iota dim = 3 : tensor<2x7x6x30xf64>
  %b_s = stablehlo.cosine %b_i : tensor<2x7x6x30xf64>
  %1 = stablehlo.add %0, %b_s : tensor<2x7x6x30xf64>
  %z = stablehlo.constant dense<0.0> : tensor<2x7x6x30xf64>
  %2 = stablehlo.maximum %1, %z : tensor<2x7x6x30xf64>
  return %2 : tensor<2x7x6x30xf64>
}
// -----
func.func @main(%x: tensor<2x5x4x12xi32>, %k: tensor<3x3x3x8xi32>) -> (tensor<2x5x4x8xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x5x4x12xi32>, tensor<3x3x3x8xi32>) -> tensor<2x5x4x8xi32>
  return %0 : tensor<2x5x4x8xi32>
}
// -----
func.func @main(%x: tensor<2x5x4x12xbf16>, %k: tensor<3x3x3x8xbf16>) -> (tensor<2x5x4x8xbf16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x5x4x12xbf16>, tensor<3x3x3x8xbf16>) -> tensor<2x5x4x8xbf16>
  return %0 : tensor<2x5x4x8xbf16>
}
// -----
func.func @main(%x: tensor<2x5x4x12xcomplex<f32>>, %k: tensor<3x3x3x8xcomplex<f32>>) -> (tensor<2x5x4x8xcomplex<f32>>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x5x4x12xcomplex<f32>>, tensor<3x3x3x8xcomplex<f32>>) -> tensor<2x5x4x8xcomplex<f32>>
  return %0 : tensor<2x5x4x8xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x5x4x12xf32>, %k: tensor<3x3x3x0xf32>) -> (tensor<2x5x4x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x5x4x12xf32>, tensor<3x3x3x0xf32>) -> tensor<2x5x4x0xf32>
  return %0 : tensor<2x5x4x0xf32>
}
// -----
func.func @main(%x: tensor<0x5x4x12xf32>, %k: tensor<3x3x3x8xf32>) -> (tensor<0x5x4x8xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<0x5x4x12xf32>, tensor<3x3x3x8xf32>) -> tensor<0x5x4x8xf32>
  return %0 : tensor<0x5x4x8xf32>
}
// -----
// A dilated window of groups: no phases, which are of one group only.
func.func @main(%x: tensor<1x12x12x32xf32>, %w: tensor<3x3x16x32xf32>) -> tensor<1x12x12x32xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x12x12x32xf32>, tensor<3x3x16x32xf32>) -> tensor<1x12x12x32xf32>
  return %y : tensor<1x12x12x32xf32>
}
// -----
// Channels first, a channel a feature: rows that fill several register tiles and a rest.
func.func @main(%x: tensor<2x17x29x31xf32>, %w: tensor<17x1x5x5xf32>) -> tensor<2x17x29x31xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 17 : i64} : (tensor<2x17x29x31xf32>, tensor<17x1x5x5xf32>) -> tensor<2x17x29x31xf32>
  return %y : tensor<2x17x29x31xf32>
}
// -----
// Every third column, and every second row, of a window that lies over all borders.
func.func @main(%x: tensor<1x19x33x130xf64>, %w: tensor<19x1x4x7xf64>) -> tensor<1x19x18x45xf64> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[3, 2], [5, 4]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 19 : i64} : (tensor<1x19x33x130xf64>, tensor<19x1x4x7xf64>) -> tensor<1x19x18x45xf64>
  return %y : tensor<1x19x18x45xf64>
}
// -----
// A dilated window, a border to cut off, and what follows element by element.
func.func @main(%x: tensor<2x16x20x33xf32>, %w: tensor<16x1x3x3xf32>, %b: tensor<16xf32>) -> tensor<2x16x17x29xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[-1, 2], [4, -2]], lhs_dilate = [1, 1], rhs_dilate = [2, 3], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<2x16x20x33xf32>, tensor<16x1x3x3xf32>) -> tensor<2x16x17x29xf32>
  %e = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<2x16x17x29xf32>
  %s = stablehlo.add %y, %e : tensor<2x16x17x29xf32>
  %t = stablehlo.tanh %s : tensor<2x16x17x29xf32>
  return %t : tensor<2x16x17x29xf32>
}
// -----
// Fewer rows than a register tile has, a window larger than the image.
func.func @main(%x: tensor<3x16x3x16xf32>, %w: tensor<16x1x7x3xf32>) -> tensor<3x16x3x16xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<3x16x3x16xf32>, tensor<16x1x7x3xf32>) -> tensor<3x16x3x16xf32>
  return %y : tensor<3x16x3x16xf32>
}
// -----
func.func @main(%x: tensor<2x9x7x40xf32>) -> (tensor<2x9x7x40xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<360xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<360xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<360xf32>
  %k_s = stablehlo.sine %k_m : tensor<360xf32>
  %k = stablehlo.reshape %k_s : (tensor<360xf32>) -> tensor<3x3x1x40xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64} : (tensor<2x9x7x40xf32>, tensor<3x3x1x40xf32>) -> tensor<2x9x7x40xf32>
  %b = stablehlo.constant dense<0.25> : tensor<2x9x7x40xf32>
  %1 = stablehlo.add %0, %b : tensor<2x9x7x40xf32>
  %2 = stablehlo.tanh %1 : tensor<2x9x7x40xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x9x7x40xf32>
  return %3 : tensor<2x9x7x40xf32>
}
// -----
func.func @main(%x: tensor<1x8x17x32xf32>) -> (tensor<1x8x17x32xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<288xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<288xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<288xf32>
  %k_s = stablehlo.sine %k_m : tensor<288xf32>
  %k = stablehlo.reshape %k_s : (tensor<288xf32>) -> tensor<3x3x1x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x8x17x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x8x17x32xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x8x17x32xf32>
  %1 = stablehlo.add %0, %b : tensor<1x8x17x32xf32>
  %2 = stablehlo.tanh %1 : tensor<1x8x17x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x8x17x32xf32>
  return %3 : tensor<1x8x17x32xf32>
}
// -----
func.func @main(%x: tensor<1x14x28x80xf32>) -> (tensor<1x7x14x80xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<2000xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<2000xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<2000xf32>
  %k_s = stablehlo.sine %k_m : tensor<2000xf32>
  %k = stablehlo.reshape %k_s : (tensor<2000xf32>) -> tensor<5x5x1x80xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 2], [1, 2]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 80 : i64} : (tensor<1x14x28x80xf32>, tensor<5x5x1x80xf32>) -> tensor<1x7x14x80xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x7x14x80xf32>
  %1 = stablehlo.add %0, %b : tensor<1x7x14x80xf32>
  %2 = stablehlo.tanh %1 : tensor<1x7x14x80xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x7x14x80xf32>
  return %3 : tensor<1x7x14x80xf32>
}
// -----
func.func @main(%x: tensor<1x6x30x64xf32>) -> (tensor<1x6x30x64xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<576xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<576xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<576xf32>
  %k_s = stablehlo.sine %k_m : tensor<576xf32>
  %k = stablehlo.reshape %k_s : (tensor<576xf32>) -> tensor<3x3x1x64xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [4, 4]], rhs_dilate = [2, 4], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64} : (tensor<1x6x30x64xf32>, tensor<3x3x1x64xf32>) -> tensor<1x6x30x64xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x6x30x64xf32>
  %1 = stablehlo.add %0, %b : tensor<1x6x30x64xf32>
  %2 = stablehlo.tanh %1 : tensor<1x6x30x64xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x6x30x64xf32>
  return %3 : tensor<1x6x30x64xf32>
}
// -----
func.func @main(%x: tensor<1x3x5x8x16xf32>) -> (tensor<1x3x5x11x16xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<288xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<288xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<288xf32>
  %k_s = stablehlo.sine %k_m : tensor<288xf32>
  %k = stablehlo.reshape %k_s : (tensor<288xf32>) -> tensor<3x2x3x1x16xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [0, 1], [2, 3]], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x3x5x8x16xf32>, tensor<3x2x3x1x16xf32>) -> tensor<1x3x5x11x16xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x3x5x11x16xf32>
  %1 = stablehlo.add %0, %b : tensor<1x3x5x11x16xf32>
  %2 = stablehlo.tanh %1 : tensor<1x3x5x11x16xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x3x5x11x16xf32>
  return %3 : tensor<1x3x5x11x16xf32>
}
// -----
func.func @main(%x: tensor<2x61x48xf32>) -> (tensor<2x61x48xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<336xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<336xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<336xf32>
  %k_s = stablehlo.sine %k_m : tensor<336xf32>
  %k = stablehlo.reshape %k_s : (tensor<336xf32>) -> tensor<7x1x48xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[6, 0]], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64} : (tensor<2x61x48xf32>, tensor<7x1x48xf32>) -> tensor<2x61x48xf32>
  %b = stablehlo.constant dense<0.25> : tensor<2x61x48xf32>
  %1 = stablehlo.add %0, %b : tensor<2x61x48xf32>
  %2 = stablehlo.tanh %1 : tensor<2x61x48xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x61x48xf32>
  return %3 : tensor<2x61x48xf32>
}
// -----
func.func @main(%x: tensor<1x5x12x20xf64>) -> (tensor<1x6x12x20xf64>) {
  %k_i = stablehlo.iota dim = 0 : tensor<180xf64>
  %k_c = stablehlo.constant dense<0.73> : tensor<180xf64>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<180xf64>
  %k_s = stablehlo.sine %k_m : tensor<180xf64>
  %k = stablehlo.reshape %k_s : (tensor<180xf64>) -> tensor<3x3x1x20xf64>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[-1, 4], [7, 6]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<1x5x12x20xf64>, tensor<3x3x1x20xf64>) -> tensor<1x6x12x20xf64>
  %b = stablehlo.constant dense<0.25> : tensor<1x6x12x20xf64>
  %1 = stablehlo.add %0, %b : tensor<1x6x12x20xf64>
  %2 = stablehlo.tanh %1 : tensor<1x6x12x20xf64>
  %3 = stablehlo.multiply %1, %2 : tensor<1x6x12x20xf64>
  return %3 : tensor<1x6x12x20xf64>
}
// -----
func.func @main(%x: tensor<1x4x3x32xf32>) -> (tensor<1x4x3x32xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<288xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<288xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<288xf32>
  %k_s = stablehlo.sine %k_m : tensor<288xf32>
  %k = stablehlo.reshape %k_s : (tensor<288xf32>) -> tensor<3x3x1x32xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x4x3x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x4x3x32xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x4x3x32xf32>
  %1 = stablehlo.add %0, %b : tensor<1x4x3x32xf32>
  %2 = stablehlo.tanh %1 : tensor<1x4x3x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x4x3x32xf32>
  return %3 : tensor<1x4x3x32xf32>
}
// -----
func.func @main(%x: tensor<1x20x112x24xf32>) -> (tensor<1x20x112x24xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<648xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<648xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<648xf32>
  %k_s = stablehlo.sine %k_m : tensor<648xf32>
  %k = stablehlo.reshape %k_s : (tensor<648xf32>) -> tensor<3x9x1x24xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [4, 4]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<1x20x112x24xf32>, tensor<3x9x1x24xf32>) -> tensor<1x20x112x24xf32>
  %b = stablehlo.constant dense<0.25> : tensor<1x20x112x24xf32>
  %1 = stablehlo.add %0, %b : tensor<1x20x112x24xf32>
  %2 = stablehlo.tanh %1 : tensor<1x20x112x24xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<1x20x112x24xf32>
  return %3 : tensor<1x20x112x24xf32>
}
