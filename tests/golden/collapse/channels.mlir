// RUN: tpucc --passes=fuse,collapse
// What three channels are multiplied by and shifted by, an argument and a constant, is repeated for all columns of a picture: rows are 30 elements then.
func.func @main(%x: tensor<9x10x3xf32>, %s: tensor<3xf32>) -> tensor<9x10x3xf32> {
  %c = stablehlo.constant dense<[0.5, -1.5, 2.0]> : tensor<3xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<3xf32>) -> tensor<9x10x3xf32>
  %d = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<3xf32>) -> tensor<9x10x3xf32>
  %0 = stablehlo.multiply %x, %b : tensor<9x10x3xf32>
  %1 = stablehlo.add %0, %d : tensor<9x10x3xf32>
  return %1 : tensor<9x10x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<9x10x3xf32>, %s: tensor<3xf32>) -> tensor<9x10x3xf32> {
    %0 = stablehlo.constant dense<[0.5, -1.5, 2.0]> : tensor<3xf32>
    %1 = "tpu.kernel"(%s) ({
    ^bb0(%arg0: tensor<3xf32>):
      %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<3xf32>) -> tensor<10x3xf32>
      stablehlo.return {tpu.domain = array<i64: 10, 3>} %2 : tensor<10x3xf32>
    }) : (tensor<3xf32>) -> tensor<10x3xf32>
    %2 = stablehlo.constant dense<[[0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0], [0.5, -1.5, 2.0]]> : tensor<10x3xf32>
    %3 = stablehlo.reshape %x : (tensor<9x10x3xf32>) -> tensor<9x30xf32>
    %4 = stablehlo.reshape %1 : (tensor<10x3xf32>) -> tensor<30xf32>
    %5 = stablehlo.reshape %2 : (tensor<10x3xf32>) -> tensor<30xf32>
    %6 = "tpu.kernel"(%3, %4, %5) ({
    ^bb0(%arg0: tensor<9x30xf32>, %arg1: tensor<30xf32>, %arg2: tensor<30xf32>):
      %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<30xf32>) -> tensor<9x30xf32>
      %8 = stablehlo.multiply %arg0, %7 : tensor<9x30xf32>
      %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<30xf32>) -> tensor<9x30xf32>
      %10 = stablehlo.add %8, %9 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<9x30xf32>
      stablehlo.return {tpu.domain = array<i64: 9, 30>} %10 : tensor<9x30xf32>
    }) : (tensor<9x30xf32>, tensor<30xf32>, tensor<30xf32>) -> tensor<9x30xf32>
    %7 = stablehlo.reshape %6 : (tensor<9x30xf32>) -> tensor<9x10x3xf32>
    return %7 : tensor<9x10x3xf32>
  }
}
