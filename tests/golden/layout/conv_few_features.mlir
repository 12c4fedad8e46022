// RUN: tpucc --passes=layout
func.func @main(%x: tensor<1x128x33x32xf32>, %w: tensor<128x3x4x4xf32>) -> tensor<1x3x66x64xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x128x33x32xf32>, tensor<128x3x4x4xf32>) -> tensor<1x3x66x64xf32>
  return %0 : tensor<1x3x66x64xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x128x33x32xf32>, %w: tensor<128x3x4x4xf32>) -> tensor<1x3x66x64xf32> {
    %0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<1x128x33x32xf32>) -> tensor<1x33x32x128xf32>
    %1 = stablehlo.reverse %w, dims = [2, 3] : tensor<128x3x4x4xf32>
    %2 = stablehlo.transpose %1, dims = [2, 3, 0, 1] : (tensor<128x3x4x4xf32>) -> tensor<4x4x128x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x4x128x3xf32>) -> tensor<2x2x2x2x128x3xf32>
    %4 = stablehlo.reverse %3, dims = [1, 3] : tensor<2x2x2x2x128x3xf32>
    %5 = stablehlo.transpose %4, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x2x2x2x128x3xf32>) -> tensor<2x2x128x2x2x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x2x128x2x2x3xf32>) -> tensor<2x2x128x12xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x2x128x12xf32>) -> tensor<1x512x12xf32>
    %8 = "tpu.pack"(%7) <{tpu.panel = 16 : i64}> : (tensor<1x512x12xf32>) -> tensor<1x1x512x16xf32>
    %9 = "tpu.conv"(%0, %8) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x33x32x128xf32>, tensor<1x1x512x16xf32>) -> tensor<1122x12xf32>
    %10 = stablehlo.reshape %9 : (tensor<1122x12xf32>) -> tensor<1x34x33x2x2x3xf32>
    %11 = stablehlo.transpose %10, dims = [0, 1, 3, 2, 4, 5] : (tensor<1x34x33x2x2x3xf32>) -> tensor<1x34x2x33x2x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x34x2x33x2x3xf32>) -> tensor<1x68x66x3xf32>
    %13 = stablehlo.slice %12 [0:1, 1:67, 1:65, 0:3] : (tensor<1x68x66x3xf32>) -> tensor<1x66x64x3xf32>
    %14 = stablehlo.transpose %13, dims = [0, 3, 1, 2] : (tensor<1x66x64x3xf32>) -> tensor<1x3x66x64xf32>
    return %14 : tensor<1x3x66x64xf32>
  }
}
