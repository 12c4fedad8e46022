// RUN: tpucc --control-flow=dynamic --stop-after=assign
func.func @main(%p: tensor<i1>, %x: tensor<4x32xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<4x32xf32>
    stablehlo.return %a, %x : tensor<4x32xf32>, tensor<4x32xf32>
  }, {
    %b = stablehlo.cosine %x : tensor<4x32xf32>
    stablehlo.return %b, %b : tensor<4x32xf32>, tensor<4x32xf32>
  }) : (tensor<i1>) -> (tensor<4x32xf32>, tensor<4x32xf32>)
  %1 = stablehlo.tanh %0#1 : tensor<4x32xf32>
  return %0#0, %1 : tensor<4x32xf32>, tensor<4x32xf32>
}
// ----
module {
  func.func @main(%p: tensor<i1>, %x: tensor<4x32xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>) {
    %0:2 = "stablehlo.if"(%p) <{tpu.buffers = array<i64: 3, 0, 1, 0>}> ({
      %1 = "tpu.kernel"(%x) <{tpu.buffers = array<i64: 3, 0>}> ({
      ^bb0(%arg0: tensor<4x32xf32>):
        %2 = stablehlo.sine %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<4x32xf32>
        stablehlo.return {tpu.domain = array<i64: 4, 32>, tpu.tile = array<i64: 4, 32>} %2 : tensor<4x32xf32>
      }) : (tensor<4x32xf32>) -> tensor<4x32xf32>
      stablehlo.return %1, %x : tensor<4x32xf32>, tensor<4x32xf32>
    }, {
      %1 = "tpu.kernel"(%x) <{tpu.buffers = array<i64: 3, 0>}> ({
      ^bb0(%arg0: tensor<4x32xf32>):
        %2 = stablehlo.cosine %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<4x32xf32>
        stablehlo.return {tpu.domain = array<i64: 4, 32>, tpu.tile = array<i64: 4, 32>} %2 : tensor<4x32xf32>
      }) : (tensor<4x32xf32>) -> tensor<4x32xf32>
      stablehlo.return %1, %1 : tensor<4x32xf32>, tensor<4x32xf32>
    }) : (tensor<i1>) -> (tensor<4x32xf32>, tensor<4x32xf32>)
    %1 = "tpu.kernel"(%0#1) <{tpu.buffers = array<i64: 3, 1>}> ({
    ^bb0(%arg0: tensor<4x32xf32>):
      %2 = stablehlo.tanh %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<4x32xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 32>, tpu.tile = array<i64: 4, 32>} %2 : tensor<4x32xf32>
    }) : (tensor<4x32xf32>) -> tensor<4x32xf32>
    return %0#0, %1 : tensor<4x32xf32>, tensor<4x32xf32>
  }
}
