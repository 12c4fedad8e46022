// RUN: tpucc --passes=fuse,collapse
// Planes of 7x5 and what each channel adds: planes are one dimension, channels not with them. Their first 3 channels, and zeros behind them, stay in order.
func.func @main(%x: tensor<2x6x7x5xf32>, %v: tensor<1x6x1x1xf32>) -> (tensor<2x6x7x5xf32>, tensor<2x4x7x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1, 2, 3] : (tensor<1x6x1x1xf32>) -> tensor<2x6x7x5xf32>
  %y = stablehlo.add %x, %b : tensor<2x6x7x5xf32>
  %s = stablehlo.slice %x [0:2, 1:4, 0:7, 0:5] : (tensor<2x6x7x5xf32>) -> tensor<2x3x7x5xf32>
  %p = stablehlo.pad %s, %zero, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x7x5xf32>, tensor<f32>) -> tensor<2x4x7x5xf32>
  return %y, %p : tensor<2x6x7x5xf32>, tensor<2x4x7x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x6x7x5xf32>, %v: tensor<1x6x1x1xf32>) -> (tensor<2x6x7x5xf32>, tensor<2x4x7x5xf32>) {
    %0 = stablehlo.reshape %x : (tensor<2x6x7x5xf32>) -> tensor<2x6x35xf32>
    %1 = stablehlo.reshape %v : (tensor<1x6x1x1xf32>) -> tensor<1x6x1xf32>
    %2 = "tpu.kernel"(%0, %1) ({
    ^bb0(%arg0: tensor<2x6x35xf32>, %arg1: tensor<1x6x1xf32>):
      %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<2x6x35xf32>
      %4 = stablehlo.add %arg0, %3 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<2x6x35xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 6, 35>} %4 : tensor<2x6x35xf32>
    }) : (tensor<2x6x35xf32>, tensor<1x6x1xf32>) -> tensor<2x6x35xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x6x35xf32>) -> tensor<2x6x7x5xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reshape %x : (tensor<2x6x7x5xf32>) -> tensor<2x210xf32>
    %6 = "tpu.kernel"(%5) ({
    ^bb0(%arg0: tensor<2x210xf32>):
      %7 = stablehlo.slice %arg0 [0:2, 35:140] : (tensor<2x210xf32>) -> tensor<2x105xf32>
      %8 = stablehlo.constant dense<0.0> : tensor<f32>
      %9 = stablehlo.pad %7, %8, low = [0, 0], high = [0, 35], interior = [0, 0] {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<2x105xf32>, tensor<f32>) -> tensor<2x140xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 140>} %9 : tensor<2x140xf32>
    }) : (tensor<2x210xf32>) -> tensor<2x140xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x140xf32>) -> tensor<2x4x7x5xf32>
    return %3, %7 : tensor<2x6x7x5xf32>, tensor<2x4x7x5xf32>
  }
}
