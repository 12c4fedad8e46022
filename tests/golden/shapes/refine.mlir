// RUN: tpucc --passes=shapes
// Sizes that were left open follow from operands and attributes; the signature follows the body.
func.func @main(%x: tensor<4x6xf32>, %y: tensor<6x3xf32>) -> (tensor<?x?xf32>, tensor<?x2xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<?x?xf32>
  %1 = stablehlo.abs %0 : tensor<?x?xf32>
  %2 = stablehlo.reshape %1 : (tensor<?x?xf32>) -> tensor<?x2xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>, %y: tensor<6x3xf32>) -> (tensor<4x3xf32>, tensor<6x2xf32>) {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.abs %0 : tensor<4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x3xf32>) -> tensor<6x2xf32>
    return %1, %2 : tensor<4x3xf32>, tensor<6x2xf32>
  }
}
