// RUN: tpucc --passes=layout
func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x14xf32>, tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32>
  return %0 : tensor<2x20x8x7xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32> {
    %0 = stablehlo.transpose %w, dims = [0, 2, 3, 1] : (tensor<20x3x3x3xf32>) -> tensor<20x3x3x3xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.pad %x, %1, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x3x15x14xf32>, tensor<f32>) -> tensor<2x3x17x16xf32>
    %3 = stablehlo.reshape %0 : (tensor<20x3x3x3xf32>) -> tensor<1x20x27xf32>
    %4 = "tpu.conv_planes"(%2, %3) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<2x3x17x16xf32>, tensor<1x20x27xf32>) -> tensor<2x20x56xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x20x56xf32>) -> tensor<2x20x8x7xf32>
    return %5 : tensor<2x20x8x7xf32>
  }
}
