// RUN: tpucc --passes=canon,dce
func.func @main(%x: tensor<4x1xf32>, %e: tensor<4x0xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x0xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x1xf32>, %e: tensor<4x0xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<4xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %3 = stablehlo.add %1, %2 : tensor<4xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<4xf32>
    return %0, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
