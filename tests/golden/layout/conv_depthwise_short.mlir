// RUN: tpucc --passes=layout,sink,dce
func.func @main(%x: tensor<2x20x31x30xbf16>, %w: tensor<20x1x5x5xbf16>, %y: tensor<1x16x9x16xf16>) -> (tensor<2x20x31x15xbf16>, tensor<1x16x9x16xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x31x30xbf16>, tensor<20x1x5x5xbf16>) -> tensor<2x20x31x15xbf16>
  %c = stablehlo.constant dense<[[[[1.0, 2.0, 3.0]]]]> : tensor<1x1x1x3xf16>
  %v = stablehlo.broadcast_in_dim %c, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf16>) -> tensor<16x1x1x3xf16>
  %1 = stablehlo.convolution(%y, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [1, 1]], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x9x16xf16>, tensor<16x1x1x3xf16>) -> tensor<1x16x9x16xf32>
  return %0, %1 : tensor<2x20x31x15xbf16>, tensor<1x16x9x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x20x31x30xbf16>, %w: tensor<20x1x5x5xbf16>, %y: tensor<1x16x9x16xf16>) -> (tensor<2x20x31x15xbf16>, tensor<1x16x9x16xf32>) {
    %0 = stablehlo.reshape %w : (tensor<20x1x5x5xbf16>) -> tensor<20x25xbf16>
    %1 = "tpu.conv_depthwise"(%x, %0) <{window_dimensions = array<i64: 5, 5>, window_strides = array<i64: 1, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>}> : (tensor<2x20x31x30xbf16>, tensor<20x25xbf16>) -> tensor<2x20x31x15xbf16>
    %2 = stablehlo.constant dense<[[[[1.0, 2.0, 3.0]]]]> : tensor<1x1x1x3xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf16>) -> tensor<16x1x1x3xf16>
    %4 = stablehlo.reverse %3, dims = [2, 3] : tensor<16x1x1x3xf16>
    %5 = stablehlo.reshape %4 : (tensor<16x1x1x3xf16>) -> tensor<16x3xf16>
    %6 = "tpu.conv_depthwise"(%y, %5) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<1x16x9x16xf16>, tensor<16x3xf16>) -> tensor<1x16x9x16xf32>
    return %1, %6 : tensor<2x20x31x15xbf16>, tensor<1x16x9x16xf32>
  }
}
