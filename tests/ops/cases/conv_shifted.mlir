func.func @main(%x: tensor<1x40x13x17xf32>, %k: tensor<3x40x7x7xf32>) -> (tensor<1x3x13x17xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x13x17xf32>, tensor<3x40x7x7xf32>) -> tensor<1x3x13x17xf32>
  return %0 : tensor<1x3x13x17xf32>
}
// -----
func.func @main(%x: tensor<2x14x19x32xf32>) -> (tensor<2x14x20x4xf32>) {
  %k_i = stablehlo.iota dim = 0 : tensor<1152xf32>
  %k_c = stablehlo.constant dense<0.73> : tensor<1152xf32>
  %k_m = stablehlo.multiply %k_i, %k_c : tensor<1152xf32>
  %k_s = stablehlo.sine %k_m : tensor<1152xf32>
  %k = stablehlo.reshape %k_s : (tensor<1152xf32>) -> tensor<3x3x32x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x14x19x32xf32>, tensor<3x3x32x4xf32>) -> tensor<2x14x20x4xf32>
  %b_i = stablehlo.iota dim = 3 : tensor<2x14x20x4xf32>
  %b_s = stablehlo.cosine %b_i : tensor<2x14x20x4xf32>
  %1 = stablehlo.add %0, %b_s : tensor<2x14x20x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<2x14x20x4xf32>
  %2 = stablehlo.maximum %1, %z : tensor<2x14x20x4xf32>
  return %2 : tensor<2x14x20x4xf32>
}
// -----
func.func @main(%x: tensor<1x32x21x24xf32>, %k: tensor<2x32x3x5xf32>) -> (tensor<1x2x10x20xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[0, 0], [3, 1]], rhs_dilate = [1, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x21x24xf32>, tensor<2x32x3x5xf32>) -> tensor<1x2x10x20xf32>
  return %0 : tensor<1x2x10x20xf32>
}
// -----
func.func @main(%x: tensor<1x24x21x40xf32>, %k: tensor<5x24x3x4xf32>) -> (tensor<1x5x17x35xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[-1, 1], [1, -3]], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x24x21x40xf32>, tensor<5x24x3x4xf32>) -> tensor<1x5x17x35xf32>
  return %0 : tensor<1x5x17x35xf32>
}
// -----
func.func @main(%x: tensor<3x40x300xf32>, %k: tensor<1x40x9xf32>) -> (tensor<3x1x300xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[4, 4]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x40x300xf32>, tensor<1x40x9xf32>) -> tensor<3x1x300xf32>
  %b_i = stablehlo.iota dim = 1 : tensor<3x1x300xf32>
  %b_s = stablehlo.cosine %b_i : tensor<3x1x300xf32>
  %1 = stablehlo.add %0, %b_s : tensor<3x1x300xf32>
  %z = stablehlo.constant dense<0.0> : tensor<3x1x300xf32>
  %2 = stablehlo.maximum %1, %z : tensor<3x1x300xf32>
  return %2 : tensor<3x1x300xf32>
}
// -----
func.func @main(%x: tensor<1x8x9x10x16xf32>, %k: tensor<3x3x3x16x2xf32>) -> (tensor<1x8x9x10x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {pad = [[1, 1], [1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x10x16xf32>, tensor<3x3x3x16x2xf32>) -> tensor<1x8x9x10x2xf32>
  return %0 : tensor<1x8x9x10x2xf32>
}
// -----
func.func @main(%x: tensor<1x48x60x3xf32>, %k: tensor<3x48x3x5xf32>) -> (tensor<1x3x60x7xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [4, 4]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x48x60x3xf32>, tensor<3x48x3x5xf32>) -> tensor<1x3x60x7xf32>
  return %0 : tensor<1x3x60x7xf32>
}
// -----
func.func @main(%x: tensor<14x2x64x15xf32>, %k: tensor<3x64x3x2xf32>) -> (tensor<15x14x2x2xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [0, b, f, 1]x[0, i, 1, o]->[1, 0, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<14x2x64x15xf32>, tensor<3x64x3x2xf32>) -> tensor<15x14x2x2xf32>
  return %0 : tensor<15x14x2x2xf32>
}
// -----
func.func @main(%x: tensor<1x64x12x14xbf16>, %k: tensor<3x64x5x5xbf16>) -> (tensor<1x3x12x14xbf16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x12x14xbf16>, tensor<3x64x5x5xbf16>) -> tensor<1x3x12x14xbf16>
  return %0 : tensor<1x3x12x14xbf16>
}
// -----
func.func @main(%x: tensor<1x12x14x64xf16>, %k: tensor<5x5x64x3xf16>) -> (tensor<1x12x14x3xf16>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x14x64xf16>, tensor<5x5x64x3xf16>) -> tensor<1x12x14x3xf16>
  return %0 : tensor<1x12x14x3xf16>
}
// -----
func.func @main(%x: tensor<1x64x12x14xi8>, %k: tensor<3x64x5x5xi8>) -> (tensor<1x3x12x14xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x12x14xi8>, tensor<3x64x5x5xi8>) -> tensor<1x3x12x14xi32>
  return %0 : tensor<1x3x12x14xi32>
}
// -----
func.func @main(%x: tensor<1x64x12x14xi8>, %k: tensor<3x64x5x5xi8>) -> (tensor<1x3x12x14xi8>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x12x14xi8>, tensor<3x64x5x5xi8>) -> tensor<1x3x12x14xi8>
  return %0 : tensor<1x3x12x14xi8>
}
// -----
func.func @main(%x: tensor<1x64x12x14xi32>, %k: tensor<3x64x5x5xi32>) -> (tensor<1x3x12x14xi32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x12x14xi32>, tensor<3x64x5x5xi32>) -> tensor<1x3x12x14xi32>
  return %0 : tensor<1x3x12x14xi32>
}
// -----
func.func @main(%x: tensor<1x64x12x14xf64>, %k: tensor<3x64x5x5xf64>) -> (tensor<1x3x12x14xf64>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x12x14xf64>, tensor<3x64x5x5xf64>) -> tensor<1x3x12x14xf64>
  return %0 : tensor<1x3x12x14xf64>
}
