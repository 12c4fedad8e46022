// RUN: tpucc --passes=canon,dce
func.func @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<2x2xf32>) {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %4 = stablehlo.slice %x [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.reshape %5 : (tensor<3x1xf32>) -> tensor<3xf32>
  // a vector per channel looks alike however it was repeated
  %7 = stablehlo.reshape %v : (tensor<3xf32>) -> tensor<1x3x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<1x3x5xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x3x5xf32>) -> tensor<4x3x5xf32>
  %10 = stablehlo.slice %x [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %11 = stablehlo.slice %10 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %12 = stablehlo.slice %10 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %13 = stablehlo.concatenate %11, dim = 0 : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %14 = stablehlo.concatenate %13, %12, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  return %1, %3, %6, %9, %14 : tensor<6xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<2x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x3xf32>, %v: tensor<3xf32>) -> (tensor<6xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.slice %x [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf32>) -> tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<4x3x5xf32>
    %4 = stablehlo.slice %x [1:2, 1:3] : (tensor<2x3xf32>) -> tensor<1x2xf32>
    %5 = stablehlo.slice %x [0:1, 1:3] : (tensor<2x3xf32>) -> tensor<1x2xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    return %0, %x, %2, %3, %6 : tensor<6xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x3x5xf32>, tensor<2x2xf32>
  }
}
