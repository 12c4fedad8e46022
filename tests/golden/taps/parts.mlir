// RUN: tpucc --passes=taps,dce
// Of 14 rows by 14 columns those at the sides have two taps, those in the middle one: parts, along the columns inside of those along the rows. A small one, and
// one whose weights would be read again for few pixels, stay.
func.func @main(%x: tensor<1x14x14x256xf32>, %y: tensor<1x2x2x256xf32>) -> (tensor<1x14x14x256xf32>, tensor<1x2x2x256xf32>, tensor<1x14x14x8xf32>) {
  %k = stablehlo.constant dense<0.5> : tensor<3x3x256x256xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[12, 12], [8, 8]], rhs_dilate = [12, 8]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x14x14x256xf32>
  %1 = stablehlo.convolution(%y, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x2x2x256xf32>
  %s = stablehlo.constant dense<0.5> : tensor<3x3x256x8xf32>
  %2 = stablehlo.convolution(%x, %s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[12, 12], [8, 8]], rhs_dilate = [12, 8]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<3x3x256x8xf32>) -> tensor<1x14x14x8xf32>
  return %0, %1, %2 : tensor<1x14x14x256xf32>, tensor<1x2x2x256xf32>, tensor<1x14x14x8xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x14x14x256xf32>, %y: tensor<1x2x2x256xf32>) -> (tensor<1x14x14x256xf32>, tensor<1x2x2x256xf32>, tensor<1x14x14x8xf32>) {
    %0 = stablehlo.constant dense<0.5> : tensor<3x3x256x256xf32>
    %1 = stablehlo.constant dense<0.5> : tensor<2x3x256x256xf32>
    %2 = stablehlo.convolution(%x, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [8, 8]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<2x3x256x256xf32>) -> tensor<1x2x14x256xf32>
    %3 = stablehlo.constant dense<0.5> : tensor<1x2x256x256xf32>
    %4 = stablehlo.convolution(%x, %3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[-2, -2], [0, 0]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<1x2x256x256xf32>) -> tensor<1x10x6x256xf32>
    %5 = stablehlo.constant dense<0.5> : tensor<1x1x256x256xf32>
    %6 = stablehlo.convolution(%x, %5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[-2, -2], [-6, -6]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<1x1x256x256xf32>) -> tensor<1x10x2x256xf32>
    %7 = stablehlo.constant dense<0.5> : tensor<1x2x256x256xf32>
    %8 = stablehlo.convolution(%x, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[-2, -2], [0, 0]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<1x2x256x256xf32>) -> tensor<1x10x6x256xf32>
    %9 = stablehlo.concatenate %4, %6, %8, dim = 2 : (tensor<1x10x6x256xf32>, tensor<1x10x2x256xf32>, tensor<1x10x6x256xf32>) -> tensor<1x10x14x256xf32>
    %10 = stablehlo.constant dense<0.5> : tensor<2x3x256x256xf32>
    %11 = stablehlo.convolution(%x, %10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [8, 8]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<2x3x256x256xf32>) -> tensor<1x2x14x256xf32>
    %12 = stablehlo.concatenate %2, %9, %11, dim = 1 : (tensor<1x2x14x256xf32>, tensor<1x10x14x256xf32>, tensor<1x2x14x256xf32>) -> tensor<1x14x14x256xf32>
    %13 = stablehlo.convolution(%y, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x2x2x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x2x2x256xf32>
    %14 = stablehlo.constant dense<0.5> : tensor<3x3x256x8xf32>
    %15 = stablehlo.convolution(%x, %14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[12, 12], [8, 8]], rhs_dilate = [12, 8]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x14x14x256xf32>, tensor<3x3x256x8xf32>) -> tensor<1x14x14x8xf32>
    return %12, %13, %15 : tensor<1x14x14x256xf32>, tensor<1x2x2x256xf32>, tensor<1x14x14x8xf32>
  }
}
