// RUN: tpucc --passes=layout,dce
// Patches as JAX takes them: every kernel picks one element of the window.
func.func @main(%x: tensor<1x2x5x6xf32>) -> tensor<1x8x2x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %3 = stablehlo.convert %2 : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x4xf32>) -> tensor<8x1x2x2xf32>
  %6 = stablehlo.convolution(%x, %5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1]} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<1x2x5x6xf32>, tensor<8x1x2x2xf32>) -> tensor<1x8x2x5xf32>
  return %6 : tensor<1x8x2x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x2x5x6xf32>) -> tensor<1x8x2x5xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.pad %x, %0, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x6xf32>, tensor<f32>) -> tensor<1x2x5x6xf32>
    %2 = stablehlo.slice %1 [0:1, 0:2, 0:3:2, 0:5] : (tensor<1x2x5x6xf32>) -> tensor<1x2x2x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
    %4 = stablehlo.slice %1 [0:1, 0:2, 0:3:2, 1:6] : (tensor<1x2x5x6xf32>) -> tensor<1x2x2x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
    %6 = stablehlo.slice %1 [0:1, 0:2, 1:4:2, 0:5] : (tensor<1x2x5x6xf32>) -> tensor<1x2x2x5xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
    %8 = stablehlo.slice %1 [0:1, 0:2, 1:4:2, 1:6] : (tensor<1x2x5x6xf32>) -> tensor<1x2x2x5xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x2x5xf32>
    %10 = stablehlo.concatenate %3, %5, %7, %9, dim = 2 : (tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>, tensor<1x2x1x2x5xf32>) -> tensor<1x2x4x2x5xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2x4x2x5xf32>) -> tensor<1x8x2x5xf32>
    return %11 : tensor<1x8x2x5xf32>
  }
}
