// RUN: tpucc --passes=layout
func.func @main(%x: tensor<1x6x4x5xf32>, %w: tensor<6x3x4x4xf32>) -> tensor<1x3x8x10xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x4x5xf32>, tensor<6x3x4x4xf32>) -> tensor<1x3x8x10xf32>
  return %0 : tensor<1x3x8x10xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x6x4x5xf32>, %w: tensor<6x3x4x4xf32>) -> tensor<1x3x8x10xf32> {
    %0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<1x6x4x5xf32>) -> tensor<1x4x5x6xf32>
    %1 = stablehlo.reverse %w, dims = [2, 3] : tensor<6x3x4x4xf32>
    %2 = stablehlo.transpose %1, dims = [2, 3, 0, 1] : (tensor<6x3x4x4xf32>) -> tensor<4x4x6x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x4x6x3xf32>) -> tensor<1x96x3xf32>
    %4 = "tpu.pack"(%3) <{tpu.panel = 16 : i64}> : (tensor<1x96x3xf32>) -> tensor<1x1x96x16xf32>
    %5 = "tpu.conv"(%0, %4) <{window_dimensions = array<i64: 4, 4>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x4x5x6xf32>, tensor<1x1x96x16xf32>) -> tensor<80x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<80x3xf32>) -> tensor<1x8x10x3xf32>
    %7 = stablehlo.transpose %6, dims = [0, 3, 1, 2] : (tensor<1x8x10x3xf32>) -> tensor<1x3x8x10xf32>
    return %7 : tensor<1x3x8x10xf32>
  }
}
