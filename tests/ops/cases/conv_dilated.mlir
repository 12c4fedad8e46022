func.func @main(%x: tensor<1x7x9x20xf32>, %k: tensor<4x4x20x33xf32>) -> (tensor<1x14x18x33xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x9x20xf32>, tensor<4x4x20x33xf32>) -> tensor<1x14x18x33xf32>
  return %0 : tensor<1x14x18x33xf32>
}
// -----
func.func @main(%x: tensor<2x20x6x5xf32>, %k: tensor<20x16x2x2xf32>) -> (tensor<2x16x12x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x6x5xf32>, tensor<20x16x2x2xf32>) -> tensor<2x16x12x10xf32>
  return %0 : tensor<2x16x12x10xf32>
}
// -----
func.func @main(%x: tensor<3x20x6x5xf32>, %k: tensor<20x7x3x3xf32>) -> (tensor<3x7x12x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x20x6x5xf32>, tensor<20x7x3x3xf32>) -> tensor<3x7x12x10xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<3x7x12x10xf32>
  %b_s = stablehlo.cosine %b_i : tensor<3x7x12x10xf32>
  %1 = stablehlo.add %0, %b_s : tensor<3x7x12x10xf32>
  %z = stablehlo.constant dense<0.0> : tensor<3x7x12x10xf32>
  %2 = stablehlo.maximum %1, %z : tensor<3x7x12x10xf32>
  return %2 : tensor<3x7x12x10xf32>
}
// -----
func.func @main(%x: tensor<1x7x9x20xf32>) -> (tensor<1x14x18x33xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<10560xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<10560xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<10560xf32>
  %k_s = stablehlo.sine %k_m : tensor<10560xf32>
  %k = stablehlo.reshape %k_s : (tensor<10560xf32>) -> tensor<4x4x20x33xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x9x20xf32>, tensor<4x4x20x33xf32>) -> tensor<1x14x18x33xf32>
  return %0 : tensor<1x14x18x33xf32>
}
// -----
func.func @main(%x: tensor<2x20x6x5xf32>) -> (tensor<2x16x12x10xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<1280xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<1280xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<1280xf32>
  %k_s = stablehlo.sine %k_m : tensor<1280xf32>
  %k = stablehlo.reshape %k_s : (tensor<1280xf32>) -> tensor<20x16x2x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x20x6x5xf32>, tensor<20x16x2x2xf32>) -> tensor<2x16x12x10xf32>
  return %0 : tensor<2x16x12x10xf32>
}
// -----
func.func @main(%x: tensor<3x20x6x5xf32>) -> (tensor<3x7x12x10xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<1260xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<1260xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<1260xf32>
  %k_s = stablehlo.sine %k_m : tensor<1260xf32>
  %k = stablehlo.reshape %k_s : (tensor<1260xf32>) -> tensor<20x7x3x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x20x6x5xf32>, tensor<20x7x3x3xf32>) -> tensor<3x7x12x10xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<3x7x12x10xf32>
  %b_s = stablehlo.cosine %b_i : tensor<3x7x12x10xf32>
  %1 = stablehlo.add %0, %b_s : tensor<3x7x12x10xf32>
  %z = stablehlo.constant dense<0.0> : tensor<3x7x12x10xf32>
  %2 = stablehlo.maximum %1, %z : tensor<3x7x12x10xf32>
  return %2 : tensor<3x7x12x10xf32>
}
// -----
func.func @main(%x: tensor<1x32x40xf32>, %k: tensor<32x48x16xf32>) -> (tensor<1x48x320xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[11, 11]], lhs_dilate = [8], rhs_dilate = [1], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x40xf32>, tensor<32x48x16xf32>) -> tensor<1x48x320xf32>
  return %0 : tensor<1x48x320xf32>
}
// -----
func.func @main(%x: tensor<2x5x9xf32>, %k: tensor<5x6x3xf32>) -> (tensor<2x6x62xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 5]], lhs_dilate = [7], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x9xf32>, tensor<5x6x3xf32>) -> tensor<2x6x62xf32>
  return %0 : tensor<2x6x62xf32>
}
// -----
func.func @main(%x: tensor<2x5x9xf32>, %k: tensor<5x6x1xf32>) -> (tensor<2x6x45xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 4]], lhs_dilate = [5], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x9xf32>, tensor<5x6x1xf32>) -> tensor<2x6x45xf32>
  return %0 : tensor<2x6x45xf32>
}
// -----
func.func @main(%x: tensor<1x2x3xf32>, %k: tensor<2x3x2xf32>) -> (tensor<1x3x2202xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1100], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x3x2xf32>) -> tensor<1x3x2202xf32>
  return %0 : tensor<1x3x2202xf32>
}
// -----
func.func @main(%x: tensor<2x9x8x12xf32>, %k: tensor<3x3x12x17xf32>) -> (tensor<2x25x9x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 1]], lhs_dilate = [3, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x8x12xf32>, tensor<3x3x12x17xf32>) -> tensor<2x25x9x17xf32>
  return %0 : tensor<2x25x9x17xf32>
}
// -----
func.func @main(%x: tensor<2x9x8x12xf32>, %k: tensor<3x3x12x17xf32>) -> (tensor<2x9x8x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [2, 1]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x8x12xf32>, tensor<3x3x12x17xf32>) -> tensor<2x9x8x17xf32>
  return %0 : tensor<2x9x8x17xf32>
}
// -----
func.func @main(%x: tensor<2x6x7x9xf32>, %k: tensor<3x3x9x18xf32>) -> (tensor<2x12x6x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3], pad = [[3, 2], [2, 4]], lhs_dilate = [4, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x9xf32>, tensor<3x3x9x18xf32>) -> tensor<2x12x6x18xf32>
  return %0 : tensor<2x12x6x18xf32>
}
// -----
func.func @main(%x: tensor<2x6x7x9xf32>, %k: tensor<3x3x9x18xf32>) -> (tensor<2x22x19x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 2], [2, 4]], lhs_dilate = [4, 3], rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x9xf32>, tensor<3x3x9x18xf32>) -> tensor<2x22x19x18xf32>
  return %0 : tensor<2x22x19x18xf32>
}
// -----
func.func @main(%x: tensor<2x6x7x9xf32>, %k: tensor<3x3x9x18xf32>) -> (tensor<2x8x7x18xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[-3, 2], [2, -4]], lhs_dilate = [2, 3], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x9xf32>, tensor<3x3x9x18xf32>) -> tensor<2x8x7x18xf32>
  return %0 : tensor<2x8x7x18xf32>
}
// -----
func.func @main(%x: tensor<1x6x7x9xf32>, %k: tensor<2x2x9x5xf32>) -> (tensor<1x28x25x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[9, 9], [13, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x7x9xf32>, tensor<2x2x9x5xf32>) -> tensor<1x28x25x5xf32>
  return %0 : tensor<1x28x25x5xf32>
}
// -----
func.func @main(%x: tensor<2x8x3x4x5xf32>, %k: tensor<8x19x2x2x2xf32>) -> (tensor<2x19x6x8x10xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [true, true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x3x4x5xf32>, tensor<8x19x2x2x2xf32>) -> tensor<2x19x6x8x10xf32>
  return %0 : tensor<2x19x6x8x10xf32>
}
// -----
func.func @main(%x: tensor<1x3x4x3x8xf32>, %k: tensor<4x3x3x8x16xf32>) -> (tensor<1x6x8x3x16xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[2, 2], [1, 2], [0, 0]], lhs_dilate = [2, 2, 3], rhs_dilate = [1, 1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x4x3x8xf32>, tensor<4x3x3x8x16xf32>) -> tensor<1x6x8x3x16xf32>
  return %0 : tensor<1x6x8x3x16xf32>
}
// -----
func.func @main(%x: tensor<2x8x5x6xf32>, %k: tensor<2x12x4x4xf32>) -> (tensor<2x12x10x12xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x8x5x6xf32>, tensor<2x12x4x4xf32>) -> tensor<2x12x10x12xf32>
  return %0 : tensor<2x12x10x12xf32>
}
// -----
func.func @main(%x: tensor<2x8x5x6xf32>, %k: tensor<8x16x4x4xf32>) -> (tensor<1x16x10x12xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x8x5x6xf32>, tensor<8x16x4x4xf32>) -> tensor<1x16x10x12xf32>
  return %0 : tensor<1x16x10x12xf32>
}
// -----
func.func @main(%x: tensor<2x24x16x17xf32>, %k: tensor<24x40x4x4xf32>) -> (tensor<2x40x32x34xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x24x16x17xf32>, tensor<24x40x4x4xf32>) -> tensor<2x40x32x34xf32>
  return %0 : tensor<2x40x32x34xf32>
}
// -----
func.func @main(%x: tensor<2x16x17x24xf32>) -> (tensor<2x32x34x40xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<8640xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<8640xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<8640xf32>
  %k_s = stablehlo.sine %k_m : tensor<8640xf32>
  %k = stablehlo.reshape %k_s : (tensor<8640xf32>) -> tensor<3x3x24x40xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x17x24xf32>, tensor<3x3x24x40xf32>) -> tensor<2x32x34x40xf32>
  %b_i = stablehlo.iota dim = 3 : tensor<2x32x34x40xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x32x34x40xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x32x34x40xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x32x34x40xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x32x34x40xf32>
  return %2 : tensor<2x32x34x40xf32>
}
// -----
func.func @main(%x: tensor<1x9x10x24xf64>, %k: tensor<4x4x24x80xf64>) -> (tensor<1x18x20x80xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x10x24xf64>, tensor<4x4x24x80xf64>) -> tensor<1x18x20x80xf64>
  return %0 : tensor<1x18x20x80xf64>
}
// -----
func.func @main(%x: tensor<0x4x4x3xf32>, %k: tensor<3x3x3x5xf32>) -> (tensor<0x9x9x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<0x4x4x3xf32>, tensor<3x3x3x5xf32>) -> tensor<0x9x9x5xf32>
  return %0 : tensor<0x9x9x5xf32>
}
// -----
func.func @main(%x: tensor<2x4x4x0xf32>, %k: tensor<3x3x0x5xf32>) -> (tensor<2x9x9x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x0xf32>, tensor<3x3x0x5xf32>) -> tensor<2x9x9x5xf32>
  return %0 : tensor<2x9x9x5xf32>
}
// -----
func.func @main(%x: tensor<2x0x4x3xf32>, %k: tensor<3x3x3x5xf32>) -> (tensor<2x2x9x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x0x4x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x2x9x5xf32>
  return %0 : tensor<2x2x9x5xf32>
}
// -----
func.func @main(%x: tensor<2x4x4x3xf32>, %k: tensor<3x3x3x0xf32>) -> (tensor<2x9x9x0xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x3xf32>, tensor<3x3x3x0xf32>) -> tensor<2x9x9x0xf32>
  return %0 : tensor<2x9x9x0xf32>
}
// -----
func.func @main(%x: tensor<2x5x4x3xi32>, %k: tensor<3x3x3x5xi32>) -> (tensor<2x11x9x5xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xi32>, tensor<3x3x3x5xi32>) -> tensor<2x11x9x5xi32>
  return %0 : tensor<2x11x9x5xi32>
}
// -----
func.func @main(%x: tensor<2x5x4x3xbf16>, %k: tensor<3x3x3x5xbf16>) -> (tensor<2x11x9x5xbf16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xbf16>, tensor<3x3x3x5xbf16>) -> tensor<2x11x9x5xbf16>
  return %0 : tensor<2x11x9x5xbf16>
}
// -----
func.func @main(%x: tensor<2x5x4x3xcomplex<f32>>, %k: tensor<3x3x3x5xcomplex<f32>>) -> (tensor<2x11x9x5xcomplex<f32>>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xcomplex<f32>>, tensor<3x3x3x5xcomplex<f32>>) -> tensor<2x11x9x5xcomplex<f32>>
  return %0 : tensor<2x11x9x5xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x17x15x70xf32>) -> (tensor<2x34x30x3xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<3360xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<3360xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<3360xf32>
  %k_s = stablehlo.sine %k_m : tensor<3360xf32>
  %k = stablehlo.reshape %k_s : (tensor<3360xf32>) -> tensor<4x4x70x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x17x15x70xf32>, tensor<4x4x70x3xf32>) -> tensor<2x34x30x3xf32>
  %b_i = stablehlo.iota dim = 3 : tensor<2x34x30x3xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x34x30x3xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x34x30x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x34x30x3xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x34x30x3xf32>
  return %2 : tensor<2x34x30x3xf32>
}
// -----
func.func @main(%x: tensor<1x17x15x90xf32>, %k: tensor<4x6x90x3xf32>) -> (tensor<1x32x39x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[-1, 3], [4, -3]], lhs_dilate = [2, 3], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x15x90xf32>, tensor<4x6x90x3xf32>) -> tensor<1x32x39x3xf32>
  return %0 : tensor<1x32x39x3xf32>
}
// -----
func.func @main(%x: tensor<1x19x28x200xf32>, %k: tensor<2x3x200x5xf32>) -> (tensor<1x37x29x5xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 0], [1, 2]], lhs_dilate = [2, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x19x28x200xf32>, tensor<2x3x200x5xf32>) -> tensor<1x37x29x5xf32>
  return %0 : tensor<1x37x29x5xf32>
}
// -----
func.func @main(%x: tensor<1x700x128xf32>, %k: tensor<16x128x1xf32>) -> (tensor<1x5601x1xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[11, 12]], lhs_dilate = [8], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x700x128xf32>, tensor<16x128x1xf32>) -> tensor<1x5601x1xf32>
  return %0 : tensor<1x5601x1xf32>
}
// -----
func.func @main(%x: tensor<1x8x9x7x90xf32>, %k: tensor<4x2x4x90x2xf32>) -> (tensor<1x15x18x13x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[2, 1], [1, 1], [0, 3]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x7x90xf32>, tensor<4x2x4x90x2xf32>) -> tensor<1x15x18x13x2xf32>
  return %0 : tensor<1x15x18x13x2xf32>
}
// -----
func.func @main(%x: tensor<2x70x17x15xf32>, %k: tensor<70x3x4x4xf32>) -> (tensor<2x3x35x29xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x70x17x15xf32>, tensor<70x3x4x4xf32>) -> tensor<2x3x35x29xf32>
  return %0 : tensor<2x3x35x29xf32>
}
// -----
func.func @main(%x: tensor<1x14x14x24xf32>) -> (tensor<1x14x14x20xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<4320xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<4320xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<4320xf32>
  %k_s = stablehlo.sine %k_m : tensor<4320xf32>
  %k = stablehlo.reshape %k_s : (tensor<4320xf32>) -> tensor<3x3x24x20xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[24, 24], [13, 13]], rhs_dilate = [24, 13]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x24xf32>, tensor<3x3x24x20xf32>) -> tensor<1x14x14x20xf32>
  return %0 : tensor<1x14x14x20xf32>
}
// -----
func.func @main(%x: tensor<2x5x6x4xf32>) -> (tensor<2x5x6x6xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<240xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<240xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<240xf32>
  %k_s = stablehlo.sine %k_m : tensor<240xf32>
  %k = stablehlo.reshape %k_s : (tensor<240xf32>) -> tensor<2x5x4x6xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[7, -1], [16, 5]], lhs_dilate = [1, 2], rhs_dilate = [6, 5], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x4xf32>, tensor<2x5x4x6xf32>) -> tensor<2x5x6x6xf32>
  return %0 : tensor<2x5x6x6xf32>
}
// -----
func.func @main(%x: tensor<2x6x4xi32>) -> (tensor<2x3x6xi32>) {
  %k = stablehlo.iota dim = 0 : tensor<96xi32>
  %w = stablehlo.reshape %k : (tensor<96xi32>) -> tensor<4x4x6xi32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[13, -7]], rhs_dilate = [3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x4xi32>, tensor<4x4x6xi32>) -> tensor<2x3x6xi32>
  return %0 : tensor<2x3x6xi32>
}
// -----
func.func @main(%x: tensor<2x13x14x100xf32>) -> (tensor<2x7x14x96xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<86400xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<86400xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<86400xf32>
  %k_s = stablehlo.sine %k_m : tensor<86400xf32>
  %k = stablehlo.reshape %k_s : (tensor<86400xf32>) -> tensor<3x3x100x96xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[11, 11], [10, 10]], rhs_dilate = [11, 10], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x13x14x100xf32>, tensor<3x3x100x96xf32>) -> tensor<2x7x14x96xf32>
  return %0 : tensor<2x7x14x96xf32>
}
