// RUN: tpucc --passes=layout
func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x8x7x20xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x14xf32>, tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<2x20x8x7xf32>) -> tensor<2x8x7x20xf32>
  return %1 : tensor<2x8x7x20xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x8x7x20xf32> {
    %0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x3x15x14xf32>) -> tensor<2x15x14x3xf32>
    %1 = stablehlo.transpose %w, dims = [2, 3, 1, 0] : (tensor<20x3x3x3xf32>) -> tensor<3x3x3x20xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.pad %0, %2, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x15x14x3xf32>, tensor<f32>) -> tensor<2x17x16x3xf32>
    %4 = stablehlo.reshape %1 : (tensor<3x3x3x20xf32>) -> tensor<1x27x20xf32>
    %5 = "tpu.pack"(%4) <{tpu.panel = 16 : i64}> : (tensor<1x27x20xf32>) -> tensor<1x2x27x16xf32>
    %6 = "tpu.conv"(%3, %5) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<2x17x16x3xf32>, tensor<1x2x27x16xf32>) -> tensor<112x20xf32>
    %7 = stablehlo.reshape %6 : (tensor<112x20xf32>) -> tensor<2x8x7x20xf32>
    %8 = stablehlo.transpose %7, dims = [0, 3, 1, 2] : (tensor<2x8x7x20xf32>) -> tensor<2x20x8x7xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 3, 1] : (tensor<2x20x8x7xf32>) -> tensor<2x8x7x20xf32>
    return %9 : tensor<2x8x7x20xf32>
  }
}
