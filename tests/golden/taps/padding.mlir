// RUN: tpucc --passes=taps,dce
// Taps that meet nothing but padding: 8 of 9 of a large dilation; a reversed window; where all do, or where the image is variable and the weights are not known,
// or infinite, nothing is done but what is sure.
func.func @main(%x: tensor<1x4x4x1xf32>, %l: tensor<1x6x1xf32>, %w: tensor<3x1x1xf32>) -> (tensor<1x4x4x1xf32>, tensor<1x4x1xf32>, tensor<1x2x1xf32>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) {
  %k = stablehlo.constant dense<[[[[1.0]], [[2.0]], [[3.0]]], [[[4.0]], [[5.0]], [[6.0]]], [[[7.0]], [[8.0]], [[9.0]]]]> : tensor<3x3x1x1xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[4, 4], [3, 3]], rhs_dilate = [4, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x4x4x1xf32>
  %t = stablehlo.constant dense<[[[1.0]], [[2.0]], [[3.0]], [[4.0]]]> : tensor<4x1x1xf32>
  %1 = stablehlo.convolution(%l, %t) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[9, -1]], rhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<4x1x1xf32>) -> tensor<1x4x1xf32>
  %2 = stablehlo.convolution(%l, %t) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9, -10]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<4x1x1xf32>) -> tensor<1x2x1xf32>
  %3 = stablehlo.convolution(%l, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9, 9]], rhs_dilate = [9]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<3x1x1xf32>) -> tensor<1x6x1xf32>
  %i = stablehlo.constant dense<[[[1.0]], [[2.0]], [[0x7F800000]]]> : tensor<3x1x1xf32>
  %4 = stablehlo.convolution(%l, %i) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9, 9]], rhs_dilate = [9]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<3x1x1xf32>) -> tensor<1x6x1xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4x4x1xf32>, tensor<1x4x1xf32>, tensor<1x2x1xf32>, tensor<1x6x1xf32>, tensor<1x6x1xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x4x4x1xf32>, %l: tensor<1x6x1xf32>, %w: tensor<3x1x1xf32>) -> (tensor<1x4x4x1xf32>, tensor<1x4x1xf32>, tensor<1x2x1xf32>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) {
    %0 = stablehlo.constant dense<[[[[4.0]], [[5.0]], [[6.0]]]]> : tensor<1x3x1x1xf32>
    %1 = stablehlo.convolution(%x, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [3, 3]], rhs_dilate = [4, 3]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<1x3x1x1xf32>) -> tensor<1x4x4x1xf32>
    %2 = stablehlo.constant dense<[[[1.0]], [[2.0]]]> : tensor<2x1x1xf32>
    %3 = stablehlo.convolution(%l, %2) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[5, -2]], rhs_dilate = [2], reverse = [true]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<2x1x1xf32>) -> tensor<1x4x1xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<1x2x1xf32>
    %5 = stablehlo.convolution(%l, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9, 9]], rhs_dilate = [9]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<3x1x1xf32>) -> tensor<1x6x1xf32>
    %6 = stablehlo.constant dense<[[[1.0]], [[2.0]], [[0x7F800000]]]> : tensor<3x1x1xf32>
    %7 = stablehlo.convolution(%l, %6) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9, 9]], rhs_dilate = [9]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<3x1x1xf32>) -> tensor<1x6x1xf32>
    return %1, %3, %4, %5, %7 : tensor<1x4x4x1xf32>, tensor<1x4x1xf32>, tensor<1x2x1xf32>, tensor<1x6x1xf32>, tensor<1x6x1xf32>
  }
}
