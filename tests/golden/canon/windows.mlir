// RUN: tpucc --passes=canon,fold,dce
// How many elements the windows of an average have is known, and the same for all images and channels; a row that is repeated has its windows once.
func.func @main(%r: tensor<6xf32>) -> (tensor<2x4x5x8xf32>, tensor<9x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<2x4x5x8xf32>
  %0 = "stablehlo.reduce_window"(%o, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4x5x8xf32>, tensor<f32>) -> tensor<2x4x5x8xf32>
  %x = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<6xf32>) -> tensor<9x6xf32>
  %1 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x6xf32>, tensor<f32>) -> tensor<9x6xf32>
  return %0, %1 : tensor<2x4x5x8xf32>, tensor<9x6xf32>
}
// ----
module {
  func.func @main(%r: tensor<6xf32>) -> (tensor<2x4x5x8xf32>, tensor<9x6xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<[[4.0, 6.0, 6.0, 6.0, 4.0], [6.0, 9.0, 9.0, 9.0, 6.0], [6.0, 9.0, 9.0, 9.0, 6.0], [4.0, 6.0, 6.0, 6.0, 4.0]]> : tensor<4x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x5xf32>) -> tensor<2x4x5x8xf32>
    %3 = stablehlo.reshape %r : (tensor<6xf32>) -> tensor<1x6xf32>
    %4 = "stablehlo.reduce_window"(%3, %0) <{window_dimensions = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %5 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<1x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x6xf32>) -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6xf32>) -> tensor<9x6xf32>
    return %2, %6 : tensor<2x4x5x8xf32>, tensor<9x6xf32>
  }
}
