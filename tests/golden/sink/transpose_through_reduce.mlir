// RUN: tpucc --passes=sink
func.func @main(%x: tensor<2x8x9x4xf32>, %b: tensor<4xf32>, %z: tensor<f32>) -> tensor<2x4xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<2x8x9x4xf32>) -> tensor<2x4x8x9xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<2x4x8x9xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x4x8x9xf32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x4x8x9xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x8x9x4xf32>, %b: tensor<4xf32>, %z: tensor<f32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<4xf32>) -> tensor<2x8x9x4xf32>
    %1 = stablehlo.add %x, %0 : tensor<2x8x9x4xf32>
    %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x8x9x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
