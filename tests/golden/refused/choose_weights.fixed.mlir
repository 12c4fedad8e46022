// RUN: tpucc --stop-after=shapes
// The matrices in one tensor, of which a slice of static size is taken.
// input 1: range(0, 1)
func.func @main(%x: tensor<3x4xf32>, %expert: tensor<i32>) -> tensor<3x4xf32> {
  %w = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]]]> : tensor<2x4x4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.dynamic_slice %w, %expert, %zero, %zero, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
  %m = stablehlo.reshape %s : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %m, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
  return %y : tensor<3x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<3x4xf32>, %expert: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]]]> : tensor<2x4x4xf32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %0, %expert, %1, %1, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.dot_general %x, %3, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
}
