// RUN: tpucc --stop-after=shapes
// Products of 1000 terms, to be added up by whoever calls it for all parts.
// twin: differs
func.func @main(%sum: tensor<4x4xf32>, %x: tensor<4x1000xf32>, %y: tensor<1000x4xf32>) -> tensor<4x4xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x1000xf32>, tensor<1000x4xf32>) -> tensor<4x4xf32>
  %all = stablehlo.add %sum, %r : tensor<4x4xf32>
  return %all : tensor<4x4xf32>
}
// ----
module {
  func.func @main(%sum: tensor<4x4xf32>, %x: tensor<4x1000xf32>, %y: tensor<1000x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x1000xf32>, tensor<1000x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %sum, %0 : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
