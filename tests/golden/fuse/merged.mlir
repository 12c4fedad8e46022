// RUN: tpucc --passes=fuse
// Two chains that are read elsewhere as well, and one op that wants both: one kernel. Not where one of them waits for a sum of what the other makes.
func.func @main(%a: tensor<400x300xf32>, %b: tensor<400x300xf32>, %c: tensor<400x300xf32>) -> (tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>) {
  %0 = stablehlo.tanh %a : tensor<400x300xf32>
  %1 = stablehlo.sine %b : tensor<400x300xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<400x300xf32>
  %3 = stablehlo.cosine %c : tensor<400x300xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<400x300xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<400x300xf32>
  %d = stablehlo.multiply %4, %a : tensor<400x300xf32>
  %5 = stablehlo.exponential %d : tensor<400x300xf32>
  %6 = stablehlo.add %3, %5 : tensor<400x300xf32>
  return %0, %1, %2, %5, %6 : tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>
}
// ----
module {
  func.func @main(%a: tensor<400x300xf32>, %b: tensor<400x300xf32>, %c: tensor<400x300xf32>) -> (tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>) {
    %0:3 = "tpu.kernel"(%a, %b) ({
    ^bb0(%arg0: tensor<400x300xf32>, %arg1: tensor<400x300xf32>):
      %1 = stablehlo.tanh %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      %2 = stablehlo.sine %arg1 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      %3 = stablehlo.multiply %1, %2 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      stablehlo.return {tpu.domain = array<i64: 400, 300>} %1, %2, %3 : tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>
    }) : (tensor<400x300xf32>, tensor<400x300xf32>) -> (tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>)
    %1 = "tpu.kernel"(%c) ({
    ^bb0(%arg0: tensor<400x300xf32>):
      %2 = stablehlo.cosine %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      stablehlo.return {tpu.domain = array<i64: 400, 300>} %2 : tensor<400x300xf32>
    }) : (tensor<400x300xf32>) -> tensor<400x300xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = "tpu.kernel"(%1) ({
    ^bb0(%arg0: tensor<400x300xf32>):
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.reduce(%arg0 init: %4) applies stablehlo.add across dimensions = [0, 1] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<400x300xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>} %5 : tensor<f32>
    }) : (tensor<400x300xf32>) -> tensor<f32>
    %4:2 = "tpu.kernel"(%3, %a, %1) ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<400x300xf32>, %arg2: tensor<400x300xf32>):
      %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<400x300xf32>
      %6 = stablehlo.multiply %5, %arg1 : tensor<400x300xf32>
      %7 = stablehlo.exponential %6 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      %8 = stablehlo.add %arg2, %7 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<400x300xf32>
      stablehlo.return {tpu.domain = array<i64: 400, 300>} %7, %8 : tensor<400x300xf32>, tensor<400x300xf32>
    }) : (tensor<f32>, tensor<400x300xf32>, tensor<400x300xf32>) -> (tensor<400x300xf32>, tensor<400x300xf32>)
    return %0#0, %0#1, %0#2, %4#0, %4#1 : tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>, tensor<400x300xf32>
  }
}
