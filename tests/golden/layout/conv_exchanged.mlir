// RUN: tpucc --passes=layout
func.func @main(%x: tensor<4x16x16x33xf32>, %y: tensor<4x31x32x40xf32>) -> tensor<1x2x33x40xf32> {
  %0 = stablehlo.convolution(%x, %y) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[0, 0], [1, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x16x33xf32>, tensor<4x31x32x40xf32>) -> tensor<1x2x33x40xf32>
  return %0 : tensor<1x2x33x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x16x16x33xf32>, %y: tensor<4x31x32x40xf32>) -> tensor<1x2x33x40xf32> {
    %0 = stablehlo.reshape %y : (tensor<4x31x32x40xf32>) -> tensor<1x4x31x32x1x40xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 2, 3, 5, 4] : (tensor<1x4x31x32x1x40xf32>) -> tensor<1x4x31x32x40x1xf32>
    %2 = stablehlo.reshape %x : (tensor<4x16x16x33xf32>) -> tensor<1x1024x33xf32>
    %3 = "tpu.pack"(%2) <{tpu.panel = 16 : i64}> : (tensor<1x1024x33xf32>) -> tensor<1x3x1024x16xf32>
    %4 = "tpu.conv"(%1, %3) <{window_dimensions = array<i64: 4, 16, 16, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x4x31x32x40x1xf32>, tensor<1x3x1024x16xf32>) -> tensor<80x33xf32>
    %5 = stablehlo.reshape %4 : (tensor<80x33xf32>) -> tensor<1x2x40x33xf32>
    %6 = stablehlo.transpose %5, dims = [0, 1, 3, 2] : (tensor<1x2x40x33xf32>) -> tensor<1x2x33x40xf32>
    %7 = stablehlo.reverse %6, dims = [0, 1] : tensor<1x2x33x40xf32>
    return %7 : tensor<1x2x33x40xf32>
  }
}
