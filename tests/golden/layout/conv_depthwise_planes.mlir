// RUN: tpucc --passes=layout
func.func @main(%x: tensor<2x20x31x30xf32>, %w: tensor<20x1x5x5xf32>) -> tensor<2x20x31x15xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<2x20x31x30xf32>, tensor<20x1x5x5xf32>) -> tensor<2x20x31x15xf32>
  return %0 : tensor<2x20x31x15xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x20x31x30xf32>, %w: tensor<20x1x5x5xf32>) -> tensor<2x20x31x15xf32> {
    %0 = stablehlo.transpose %w, dims = [0, 2, 3, 1] : (tensor<20x1x5x5xf32>) -> tensor<20x5x5x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<20x5x5x1xf32>) -> tensor<20x25xf32>
    %2 = "tpu.conv_depthwise"(%x, %1) <{window_dimensions = array<i64: 5, 5>, window_strides = array<i64: 1, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [2, 2]]> : tensor<2x2xi64>}> : (tensor<2x20x31x30xf32>, tensor<20x25xf32>) -> tensor<2x20x31x15xf32>
    return %2 : tensor<2x20x31x15xf32>
  }
}
