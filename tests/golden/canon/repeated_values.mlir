// RUN: tpucc --passes=canon,dce
// Elementwise work on a repeated vector is done on the vector.
func.func @main(%v: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<2x3xf32> {
  %h = stablehlo.constant dense<0.1> : tensor<2x3xf32>
  %0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.add %0, %h : tensor<2x3xf32>
  %3 = stablehlo.rsqrt %2 : tensor<2x3xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}
// ----
module {
  func.func @main(%v: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.constant dense<0.1> : tensor<3xf32>
    %1 = stablehlo.add %v, %0 : tensor<3xf32>
    %2 = stablehlo.rsqrt %1 : tensor<3xf32>
    %3 = stablehlo.multiply %2, %w : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}
