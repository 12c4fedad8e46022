// RUN: tpucc --passes=fuse --mcpu=znver4
// Vectors that lie beside each other, by the rows of a matrix: a copy brings the elements of each together.
func.func @main(%x: tensor<64x4xf32>, %w: tensor<96x64xf32>) -> tensor<4x96xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<64x4xf32>) -> tensor<4x96x64xf32>
  %1 = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<96x64xf32>) -> tensor<4x96x64xf32>
  %2 = stablehlo.multiply %1, %0 : tensor<4x96x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x96x64xf32>, tensor<f32>) -> tensor<4x96xf32>
  return %3 : tensor<4x96xf32>
}
// ----
module {
  func.func @main(%x: tensor<64x4xf32>, %w: tensor<96x64xf32>) -> tensor<4x96xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<64x4xf32>):
      %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %2 = stablehlo.reshape %1 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<4x64xf32>) -> tensor<4x64xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 64>} %2 : tensor<4x64xf32>
    }) : (tensor<64x4xf32>) -> tensor<4x64xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = "tpu.kernel"(%w, %0) ({
    ^bb0(%arg0: tensor<96x64xf32>, %arg1: tensor<4x64xf32>):
      %3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<96x64xf32>) -> tensor<4x96x64xf32>
      %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [2, 0] : (tensor<64x4xf32>) -> tensor<4x96x64xf32>
      %6 = stablehlo.multiply %3, %5 : tensor<4x96x64xf32>
      %7 = stablehlo.constant dense<0.0> : tensor<f32>
      %8 = stablehlo.reduce(%6 init: %7) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>} : (tensor<4x96x64xf32>, tensor<f32>) -> tensor<4x96xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 96>} %8 : tensor<4x96xf32>
    }) : (tensor<96x64xf32>, tensor<4x64xf32>) -> tensor<4x96xf32>
    return %2 : tensor<4x96xf32>
  }
}
