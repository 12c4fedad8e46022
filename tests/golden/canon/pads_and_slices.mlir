// RUN: tpucc --passes=canon,dce
func.func @main(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.pad %x, %z, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  %1 = stablehlo.pad %x, %z, low = [-1, 0], high = [0, -2], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x2xf32>
  // the start is clamped to 3
  %2 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %3 = stablehlo.reverse %x, dims = [0, 1] : tensor<4x4xf32>
  %4 = stablehlo.reverse %3, dims = [1] : tensor<4x4xf32>
  return %0, %1, %2, %4 : tensor<4x4xf32>, tensor<3x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>) {
    %0 = stablehlo.slice %x [1:4, 0:2] : (tensor<4x4xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %x [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.reverse %x, dims = [0] : tensor<4x4xf32>
    return %x, %0, %1, %2 : tensor<4x4xf32>, tensor<3x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>
  }
}
