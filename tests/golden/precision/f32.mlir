// RUN: tpucc --passes=mark,precision,weights
func.func @main(%x: tensor<4x64xf32>, %y: tensor<64x5xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x64xf32>, tensor<64x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x64xf32>, %y: tensor<64x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x64xf32>, tensor<64x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
