// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign
func.func @main(%a: tensor<8xf32> {tpu.variable = "a"}, %b: tensor<8xf32> {tpu.variable = "b"}, %c: tensor<8xf32> {tpu.variable = "c"}) -> (tensor<8xf32> {tpu.variable = "a"}, tensor<8xf32> {tpu.variable = "b"}, tensor<8xf32> {tpu.variable = "c"}, tensor<8xf32>) {
  %0 = stablehlo.add %b, %c : tensor<8xf32>
  return %b, %a, %0, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// ----
module {
  func.func @main(%a: tensor<8xf32> {tpu.variable = "a"}, %b: tensor<8xf32> {tpu.variable = "b"}, %c: tensor<8xf32> {tpu.variable = "c"}) -> (tensor<8xf32> {tpu.variable = "a"}, tensor<8xf32> {tpu.variable = "b"}, tensor<8xf32> {tpu.variable = "c"}, tensor<8xf32>) {
    %0 = "tpu.kernel"(%c) <{tpu.buffers = array<i64: 3, 3>}> ({
    ^bb0(%arg0: tensor<8xf32>):
      %1 = stablehlo.reshape %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
      stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>} %1 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = "tpu.kernel"(%b, %c) <{tpu.buffers = array<i64: 3, 2>}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
      %2 = stablehlo.add %arg0, %arg1 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<8xf32>
      stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>} %2 : tensor<8xf32>
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "tpu.kernel"(%b) <{tpu.buffers = array<i64: 1, 0>}> ({
    ^bb0(%arg0: tensor<8xf32>):
      %3 = stablehlo.reshape %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
      stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>} %3 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = "tpu.kernel"(%a) <{tpu.buffers = array<i64: 3, 1>}> ({
    ^bb0(%arg0: tensor<8xf32>):
      %4 = stablehlo.reshape %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
      stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>} %4 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %2, %3, %1, %0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
