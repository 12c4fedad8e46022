func.func @main(%x: tensor<2x11x12x4xf32>, %k: tensor<9x9x4x20xf32>) -> tensor<2x6x10x20xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[4, 4], [3, 3]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x12x4xf32>, tensor<9x9x4x20xf32>) -> tensor<2x6x10x20xf32>
  return %0 : tensor<2x6x10x20xf32>
}
// -----
func.func @main(%x: tensor<2x21x12x20xf32>, %k: tensor<9x9x20x7xf32>) -> tensor<2x21x4x7xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 3], pad = [[4, 4], [5, 11]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x21x12x20xf32>, tensor<9x9x20x7xf32>) -> tensor<2x21x4x7xf32>
  return %0 : tensor<2x21x4x7xf32>
}
// -----
func.func @main(%x: tensor<3x20x18x15xf32>, %k: tensor<9x9x20x16xf32>) -> tensor<3x16x10x15xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [4, 4]], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x20x18x15xf32>, tensor<9x9x20x16xf32>) -> tensor<3x16x10x15xf32>
  return %0 : tensor<3x16x10x15xf32>
}
// -----
func.func @main(%x: tensor<2x3x40x18xf32>, %k: tensor<1x150x18x24xf32>) -> tensor<2x3x41x24xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [120, 30]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x40x18xf32>, tensor<1x150x18x24xf32>) -> tensor<2x3x41x24xf32>
  return %0 : tensor<2x3x41x24xf32>
}
// -----
func.func @main(%x: tensor<2x60x32xf32>, %k: tensor<140x8x64xf32>) -> tensor<2x31x64xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[149, 100]], rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x60x32xf32>, tensor<140x8x64xf32>) -> tensor<2x31x64xf32>
  return %0 : tensor<2x31x64xf32>
}
// -----
func.func @main(%x: tensor<3x50x24xf32>, %k: tensor<140x1x24xf32>) -> tensor<3x38x24xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[139, 25]]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<3x50x24xf32>, tensor<140x1x24xf32>) -> tensor<3x38x24xf32>
  return %0 : tensor<3x38x24xf32>
}
// -----
func.func @main(%x: tensor<2x24x12x13xf64>, %k: tensor<13x11x1x48xf64>) -> tensor<2x48x6x5xf64> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[5, 7], [10, 10]], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x12x13xf64>, tensor<13x11x1x48xf64>) -> tensor<2x48x6x5xf64>
  return %0 : tensor<2x48x6x5xf64>
}
// -----
func.func @main(%x: tensor<2x5x6x7x16xf32>, %k: tensor<6x5x5x16x8xf32>) -> tensor<2x5x3x7x8xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 2, 1], pad = [[3, 2], [2, 1], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x7x16xf32>, tensor<6x5x5x16x8xf32>) -> tensor<2x5x3x7x8xf32>
  return %0 : tensor<2x5x3x7x8xf32>
}
// -----
func.func @main(%x: tensor<1x100x2xf32>, %k: tensor<700000x1x2xf32>) -> tensor<1x12x2xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [9], pad = [[350000, 349999]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x100x2xf32>, tensor<700000x1x2xf32>) -> tensor<1x12x2xf32>
  return %0 : tensor<1x12x2xf32>
}
