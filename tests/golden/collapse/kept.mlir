// RUN: tpucc --passes=fuse,collapse
// What numbers columns, reads them in another order or repeats a vector along rows needs them as they are.
func.func @main(%x: tensor<2x6x7xf32>, %y: tensor<7x2x6xf32>, %v: tensor<7xf32>) -> (tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>) {
  %i = stablehlo.iota dim = 2 : tensor<2x6x7xf32>
  %0 = stablehlo.add %x, %i : tensor<2x6x7xf32>
  %t = stablehlo.transpose %y, dims = [1, 2, 0] : (tensor<7x2x6xf32>) -> tensor<2x6x7xf32>
  %1 = stablehlo.multiply %x, %t : tensor<2x6x7xf32>
  %b = stablehlo.broadcast_in_dim %v, dims = [2] : (tensor<7xf32>) -> tensor<2x6x7xf32>
  %2 = stablehlo.subtract %x, %b : tensor<2x6x7xf32>
  return %0, %1, %2 : tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x6x7xf32>, %y: tensor<7x2x6xf32>, %v: tensor<7xf32>) -> (tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>) {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<2x6x7xf32>):
      %1 = stablehlo.iota dim = 2 : tensor<2x6x7xf32>
      %2 = stablehlo.add %arg0, %1 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<2x6x7xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 6, 7>} %2 : tensor<2x6x7xf32>
    }) : (tensor<2x6x7xf32>) -> tensor<2x6x7xf32>
    %1 = "tpu.kernel"(%x, %y) ({
    ^bb0(%arg0: tensor<2x6x7xf32>, %arg1: tensor<7x2x6xf32>):
      %2 = stablehlo.transpose %arg1, dims = [1, 2, 0] : (tensor<7x2x6xf32>) -> tensor<2x6x7xf32>
      %3 = stablehlo.multiply %arg0, %2 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<2x6x7xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 6, 7>} %3 : tensor<2x6x7xf32>
    }) : (tensor<2x6x7xf32>, tensor<7x2x6xf32>) -> tensor<2x6x7xf32>
    %2 = "tpu.kernel"(%x, %v) ({
    ^bb0(%arg0: tensor<2x6x7xf32>, %arg1: tensor<7xf32>):
      %3 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<7xf32>) -> tensor<2x6x7xf32>
      %4 = stablehlo.subtract %arg0, %3 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : tensor<2x6x7xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 6, 7>} %4 : tensor<2x6x7xf32>
    }) : (tensor<2x6x7xf32>, tensor<7xf32>) -> tensor<2x6x7xf32>
    return %0, %1, %2 : tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>
  }
}
