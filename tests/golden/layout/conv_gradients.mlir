// RUN: tpucc --passes=layout
func.func @main(%x: tensor<6x14x13x5xf32>, %y: tensor<6x7x7x6xf32>, %z: tensor<2x14x13x10xf32>) -> (tensor<3x3x5x6xf32>, tensor<3x3x1x10xf32>) {
  %0 = stablehlo.convolution(%x, %y) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 0], [1, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x5xf32>, tensor<6x7x7x6xf32>) -> tensor<3x3x5x6xf32>
  %1 = stablehlo.convolution(%z, %z) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 10 : i64, feature_group_count = 1 : i64} : (tensor<2x14x13x10xf32>, tensor<2x14x13x10xf32>) -> tensor<3x3x1x10xf32>
  return %0, %1 : tensor<3x3x5x6xf32>, tensor<3x3x1x10xf32>
}
// ----
module {
  func.func @main(%x: tensor<6x14x13x5xf32>, %y: tensor<6x7x7x6xf32>, %z: tensor<2x14x13x10xf32>) -> (tensor<3x3x5x6xf32>, tensor<3x3x1x10xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.pad %x, %0, low = [0, 1, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<6x14x13x5xf32>, tensor<f32>) -> tensor<6x15x15x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<6x15x15x5xf32>) -> tensor<1x6x15x15x1x5xf32>
    %3 = stablehlo.transpose %2, dims = [0, 1, 2, 3, 5, 4] : (tensor<1x6x15x15x1x5xf32>) -> tensor<1x6x15x15x5x1xf32>
    %4 = stablehlo.reshape %y : (tensor<6x7x7x6xf32>) -> tensor<1x294x6xf32>
    %5 = "tpu.pack"(%4) <{tpu.panel = 16 : i64}> : (tensor<1x294x6xf32>) -> tensor<1x1x294x16xf32>
    %6 = "tpu.conv"(%3, %5) <{window_dimensions = array<i64: 6, 7, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x6x15x15x5x1xf32>, tensor<1x1x294x16xf32>) -> tensor<45x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<45x6xf32>) -> tensor<3x3x5x6xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.pad %z, %8, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x14x13x10xf32>, tensor<f32>) -> tensor<2x16x15x10xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x16x15x10xf32>) -> tensor<1x2x16x15x10x1xf32>
    %11 = stablehlo.transpose %10, dims = [0, 1, 2, 3, 5, 4] : (tensor<1x2x16x15x10x1xf32>) -> tensor<1x2x16x15x1x10xf32>
    %12 = stablehlo.reshape %z : (tensor<2x14x13x10xf32>) -> tensor<1x364x10xf32>
    %13 = "tpu.pack"(%12) <{tpu.panel = 16 : i64}> : (tensor<1x364x10xf32>) -> tensor<1x1x364x16xf32>
    %14 = "tpu.conv"(%11, %13) <{window_dimensions = array<i64: 2, 14, 13, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, feature_group_count = 10 : i64}> : (tensor<1x2x16x15x1x10xf32>, tensor<1x1x364x16xf32>) -> tensor<9x10xf32>
    %15 = stablehlo.reshape %14 : (tensor<9x10xf32>) -> tensor<3x3x1x10xf32>
    return %7, %15 : tensor<3x3x5x6xf32>, tensor<3x3x1x10xf32>
  }
}
