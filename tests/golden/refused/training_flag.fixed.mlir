// RUN: tpucc --stop-after=shapes
// The indicator as a number: what it is multiplied with is there or not.
func.func @main(%x: tensor<3x8xf32>, %noise: tensor<3x8xf32>, %training: tensor<i1>) -> tensor<3x8xf32> {
  %one = stablehlo.convert %training : (tensor<i1>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
  %kept = stablehlo.multiply %noise, %all : tensor<3x8xf32>
  %y = stablehlo.add %x, %kept : tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}
// ----
module {
  func.func @main(%x: tensor<3x8xf32>, %noise: tensor<3x8xf32>, %training: tensor<i1>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %training : (tensor<i1>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %2 = stablehlo.multiply %noise, %1 : tensor<3x8xf32>
    %3 = stablehlo.add %x, %2 : tensor<3x8xf32>
    return %3 : tensor<3x8xf32>
  }
}
