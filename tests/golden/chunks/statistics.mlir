// RUN: tpucc --mcpu=x86-64-v3 --passes=chunks,fuse,tile
// Two sums join what they are sums of, which is a result as well: one walk through memory. Tasks are whole chunks.
func.func @main(%x: tensor<300x400xf32>) -> (tensor<300x400xf32>, tensor<f32>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<300x400xf32>
  %q = stablehlo.multiply %e, %e : tensor<300x400xf32>
  %0 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x400xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x400xf32>, tensor<f32>) -> tensor<f32>
  return %e, %0, %1 : tensor<300x400xf32>, tensor<f32>, tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<300x400xf32>) -> (tensor<300x400xf32>, tensor<f32>, tensor<f32>) {
    %0:3 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<300x400xf32>):
      %1 = stablehlo.exponential %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<300x400xf32>
      %2 = stablehlo.multiply %1, %1 : tensor<300x400xf32>
      %3 = "tpu.reduce_chunks"(%1) <{window_dimensions = array<i64: 20, 400>, tpu.stage = "reduce", tpu.map = array<i64: 0, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<300x400xf32>) -> tensor<15x1xf32>
      %4 = "tpu.reduce_chunks"(%2) <{window_dimensions = array<i64: 20, 400>, tpu.stage = "reduce", tpu.map = array<i64: 0, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<300x400xf32>) -> tensor<15x1xf32>
      stablehlo.return {tpu.domain = array<i64: 300, 400>, tpu.tile = array<i64: 20, 400>} %1, %3, %4 : tensor<300x400xf32>, tensor<15x1xf32>, tensor<15x1xf32>
    }) : (tensor<300x400xf32>) -> (tensor<300x400xf32>, tensor<15x1xf32>, tensor<15x1xf32>)
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = "tpu.kernel"(%0#1) ({
    ^bb0(%arg0: tensor<15x1xf32>):
      %3 = stablehlo.reshape %arg0 : (tensor<15x1xf32>) -> tensor<15xf32>
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %5 : tensor<f32>
    }) : (tensor<15x1xf32>) -> tensor<f32>
    %3 = "tpu.kernel"(%0#2) ({
    ^bb0(%arg0: tensor<15x1xf32>):
      %4 = stablehlo.reshape %arg0 : (tensor<15x1xf32>) -> tensor<15xf32>
      %5 = stablehlo.constant dense<0.0> : tensor<f32>
      %6 = stablehlo.reduce(%4 init: %5) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %6 : tensor<f32>
    }) : (tensor<15x1xf32>) -> tensor<f32>
    return %0#0, %2, %3 : tensor<300x400xf32>, tensor<f32>, tensor<f32>
  }
}
