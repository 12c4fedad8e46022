// RUN: tpucc --passes=sink,dce
// Parts that are transposed alike, one of them seen through a reshape that splits a dimension and moves sizes of 1; a slice of it; and parts that are not.
func.func @main(%x: tensor<1x4x5x3xf32>, %y: tensor<1x20x2xf32>, %z: tensor<1x3x4x5xf32>) -> (tensor<1x2x4x5xf32>, tensor<1x6x4x5xf32>) {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0, 3] : (tensor<1x4x5x3xf32>) -> tensor<4x5x1x3xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x5x1x3xf32>) -> tensor<1x4x5x3xf32>
  %2 = stablehlo.transpose %1, dims = [0, 3, 1, 2] : (tensor<1x4x5x3xf32>) -> tensor<1x3x4x5xf32>
  %3 = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<1x20x2xf32>) -> tensor<1x2x20xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x2x20xf32>) -> tensor<1x2x4x5xf32>
  %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<1x3x4x5xf32>, tensor<1x2x4x5xf32>) -> tensor<1x5x4x5xf32>
  %6 = stablehlo.slice %5 [0:1, 2:4, 0:4, 0:5] : (tensor<1x5x4x5xf32>) -> tensor<1x2x4x5xf32>
  %7 = stablehlo.concatenate %2, %z, dim = 1 : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x6x4x5xf32>
  return %6, %7 : tensor<1x2x4x5xf32>, tensor<1x6x4x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x4x5x3xf32>, %y: tensor<1x20x2xf32>, %z: tensor<1x3x4x5xf32>) -> (tensor<1x2x4x5xf32>, tensor<1x6x4x5xf32>) {
    %0 = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<1x4x5x3xf32>) -> tensor<1x3x4x5xf32>
    %1 = stablehlo.reshape %y : (tensor<1x20x2xf32>) -> tensor<1x4x5x2xf32>
    %2 = stablehlo.concatenate %x, %1, dim = 3 : (tensor<1x4x5x3xf32>, tensor<1x4x5x2xf32>) -> tensor<1x4x5x5xf32>
    %3 = stablehlo.slice %2 [0:1, 0:4, 0:5, 2:4] : (tensor<1x4x5x5xf32>) -> tensor<1x4x5x2xf32>
    %4 = stablehlo.transpose %3, dims = [0, 3, 1, 2] : (tensor<1x4x5x2xf32>) -> tensor<1x2x4x5xf32>
    %5 = stablehlo.concatenate %0, %z, dim = 1 : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x6x4x5xf32>
    return %4, %5 : tensor<1x2x4x5xf32>, tensor<1x6x4x5xf32>
  }
}
