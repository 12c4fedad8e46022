// RUN: tpucc --passes=layout
func.func @main(%x: tensor<1x3x3x262145xf32>, %w: tensor<1x1x262145x2xf32>) -> tensor<1x3x3x2xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, -1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x262145xf32>, tensor<1x1x262145x2xf32>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x3x3x262145xf32>, %w: tensor<1x1x262145x2xf32>) -> tensor<1x3x3x2xf32> {
    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, -1], [0, 0]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x3x3x262145xf32>, tensor<1x1x262145x2xf32>) -> tensor<1x3x3x2xf32>
    return %0 : tensor<1x3x3x2xf32>
  }
}
