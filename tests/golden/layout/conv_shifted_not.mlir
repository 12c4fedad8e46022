// RUN: tpucc --passes=layout --mcpu=znver4
func.func @main(%x: tensor<1x64x24x40xf32>, %w: tensor<3x64x3x3xf32>) -> tensor<1x3x12x20xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x24x40xf32>, tensor<3x64x3x3xf32>) -> tensor<1x3x12x20xf32>
  return %0 : tensor<1x3x12x20xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x64x24x40xf32>, %w: tensor<3x64x3x3xf32>) -> tensor<1x3x12x20xf32> {
    %0 = stablehlo.transpose %w, dims = [0, 2, 3, 1] : (tensor<3x64x3x3xf32>) -> tensor<3x3x3x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x3x3x64xf32>) -> tensor<1x3x576xf32>
    %2 = "tpu.conv_planes"(%x, %1) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x64x24x40xf32>, tensor<1x3x576xf32>) -> tensor<1x3x240xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x3x240xf32>) -> tensor<1x3x12x20xf32>
    return %3 : tensor<1x3x12x20xf32>
  }
}
