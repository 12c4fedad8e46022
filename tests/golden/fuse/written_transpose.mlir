// RUN: tpucc --passes=fuse
// A picture of bytes, channels last, as numbers with channels first: one kernel, which reads bytes. Not where the numbers are read elsewhere as well.
func.func @main(%x: tensor<20x30x3xui8>, %y: tensor<20x30xf32>) -> (tensor<3x20x30xf32>, tensor<30x20xf32>, tensor<20x30xf32>) {
  %s = stablehlo.constant dense<255.0> : tensor<20x30x3xf32>
  %0 = stablehlo.convert %x : (tensor<20x30x3xui8>) -> tensor<20x30x3xf32>
  %1 = stablehlo.divide %0, %s : tensor<20x30x3xf32>
  %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<20x30x3xf32>) -> tensor<3x20x30xf32>
  %3 = stablehlo.sine %y : tensor<20x30xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<20x30xf32>) -> tensor<30x20xf32>
  return %2, %4, %3 : tensor<3x20x30xf32>, tensor<30x20xf32>, tensor<20x30xf32>
}
// ----
module {
  func.func @main(%x: tensor<20x30x3xui8>, %y: tensor<20x30xf32>) -> (tensor<3x20x30xf32>, tensor<30x20xf32>, tensor<20x30xf32>) {
    %0 = stablehlo.constant dense<255.0> : tensor<20x30x3xf32>
    %1 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<20x30x3xui8>):
      %2 = stablehlo.convert %arg0 : (tensor<20x30x3xui8>) -> tensor<20x30x3xf32>
      %3 = stablehlo.constant dense<255.0> : tensor<20x30x3xf32>
      %4 = stablehlo.divide %2, %3 : tensor<20x30x3xf32>
      %5 = stablehlo.transpose %4, dims = [2, 0, 1] {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : (tensor<20x30x3xf32>) -> tensor<3x20x30xf32>
      stablehlo.return {tpu.domain = array<i64: 3, 20, 30>} %5 : tensor<3x20x30xf32>
    }) : (tensor<20x30x3xui8>) -> tensor<3x20x30xf32>
    %2 = "tpu.kernel"(%y) ({
    ^bb0(%arg0: tensor<20x30xf32>):
      %3 = stablehlo.sine %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<20x30xf32>
      stablehlo.return {tpu.domain = array<i64: 20, 30>} %3 : tensor<20x30xf32>
    }) : (tensor<20x30xf32>) -> tensor<20x30xf32>
    %3 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<20x30xf32>):
      %4 = stablehlo.transpose %arg0, dims = [1, 0] {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<20x30xf32>) -> tensor<30x20xf32>
      stablehlo.return {tpu.domain = array<i64: 30, 20>} %4 : tensor<30x20xf32>
    }) : (tensor<20x30xf32>) -> tensor<30x20xf32>
    return %1, %3, %2 : tensor<3x20x30xf32>, tensor<30x20xf32>, tensor<20x30xf32>
  }
}
