// RUN: tpucc --passes=layout
func.func @main(%x: tensor<1x5x4x16xf32>, %w: tensor<3x3x4x16xf32>, %v: tensor<3x3x4x12xf32>) -> (tensor<1x5x4x16xf32>, tensor<1x5x4x12xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x5x4x16xf32>, tensor<3x3x4x16xf32>) -> tensor<1x5x4x16xf32>
  %1 = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x5x4x16xf32>, tensor<3x3x4x12xf32>) -> tensor<1x5x4x12xf32>
  return %0, %1 : tensor<1x5x4x16xf32>, tensor<1x5x4x12xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x5x4x16xf32>, %w: tensor<3x3x4x16xf32>, %v: tensor<3x3x4x12xf32>) -> (tensor<1x5x4x16xf32>, tensor<1x5x4x12xf32>) {
    %0 = stablehlo.reshape %w : (tensor<3x3x4x16xf32>) -> tensor<1x36x16xf32>
    %1 = "tpu.pack"(%0) <{tpu.panel = 16 : i64}> : (tensor<1x36x16xf32>) -> tensor<1x1x36x16xf32>
    %2 = "tpu.conv"(%x, %1) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 4 : i64}> : (tensor<1x5x4x16xf32>, tensor<1x1x36x16xf32>) -> tensor<20x16xf32>
    %3 = stablehlo.reshape %2 : (tensor<20x16xf32>) -> tensor<1x5x4x16xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reshape %v : (tensor<3x3x4x12xf32>) -> tensor<36x4x3xf32>
    %6 = stablehlo.pad %5, %4, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<36x4x3xf32>, tensor<f32>) -> tensor<36x4x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<36x4x4xf32>) -> tensor<36x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<36x16xf32>) -> tensor<1x36x16xf32>
    %9 = "tpu.pack"(%8) <{tpu.panel = 16 : i64}> : (tensor<1x36x16xf32>) -> tensor<1x1x36x16xf32>
    %10 = "tpu.conv"(%x, %9) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 4 : i64}> : (tensor<1x5x4x16xf32>, tensor<1x1x36x16xf32>) -> tensor<20x16xf32>
    %11 = stablehlo.reshape %10 : (tensor<20x16xf32>) -> tensor<20x4x4xf32>
    %12 = stablehlo.slice %11 [0:20, 0:4, 0:3] : (tensor<20x4x4xf32>) -> tensor<20x4x3xf32>
    %13 = stablehlo.reshape %12 : (tensor<20x4x3xf32>) -> tensor<1x5x4x12xf32>
    return %3, %13 : tensor<1x5x4x16xf32>, tensor<1x5x4x12xf32>
  }
}
