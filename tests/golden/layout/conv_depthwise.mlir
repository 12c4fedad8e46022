// RUN: tpucc --passes=layout
func.func @main(%x: tensor<1x9x8x32xf32>, %v: tensor<3x3x1x32xf32>, %w: tensor<5x5x1x32xf32>) -> (tensor<1x9x8x32xf32>, tensor<1x9x8x32xf32>) {
  %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x9x8x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x9x8x32xf32>
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<1x9x8x32xf32>, tensor<5x5x1x32xf32>) -> tensor<1x9x8x32xf32>
  return %0, %1 : tensor<1x9x8x32xf32>, tensor<1x9x8x32xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x9x8x32xf32>, %v: tensor<3x3x1x32xf32>, %w: tensor<5x5x1x32xf32>) -> (tensor<1x9x8x32xf32>, tensor<1x9x8x32xf32>) {
    %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 32 : i64, batch_group_count = 1 : i64} : (tensor<1x9x8x32xf32>, tensor<3x3x1x32xf32>) -> tensor<1x9x8x32xf32>
    %1 = stablehlo.reshape %w : (tensor<5x5x1x32xf32>) -> tensor<1x25x32xf32>
    %2 = "tpu.pack"(%1) <{tpu.panel = 16 : i64}> : (tensor<1x25x32xf32>) -> tensor<1x2x25x16xf32>
    %3 = "tpu.conv"(%x, %2) <{window_dimensions = array<i64: 5, 5>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, feature_group_count = 32 : i64}> : (tensor<1x9x8x32xf32>, tensor<1x2x25x16xf32>) -> tensor<72x32xf32>
    %4 = stablehlo.reshape %3 : (tensor<72x32xf32>) -> tensor<1x9x8x32xf32>
    return %0, %4 : tensor<1x9x8x32xf32>, tensor<1x9x8x32xf32>
  }
}
