// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign --variables=cache=output0,pos=output1
func.func @main(%cache: tensor<64x32xf32>, %pos: tensor<i32>, %k: tensor<1x32xf32>, %q: tensor<1x32xf32>) -> (tensor<64x32xf32>, tensor<i32>, tensor<1x64xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %c = stablehlo.dynamic_update_slice %cache, %k, %pos, %z : (tensor<64x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<64x32xf32>
  %s = stablehlo.dot_general %q, %c, contracting_dims = [1] x [1] : (tensor<1x32xf32>, tensor<64x32xf32>) -> tensor<1x64xf32>
  %p = stablehlo.add %pos, %one : tensor<i32>
  return %c, %p, %s : tensor<64x32xf32>, tensor<i32>, tensor<1x64xf32>
}
// ----
module {
  func.func @main(%cache: tensor<64x32xf32> {tpu.variable = "cache"}, %pos: tensor<i32> {tpu.variable = "pos"}, %k: tensor<1x32xf32>, %q: tensor<1x32xf32>) -> (tensor<64x32xf32> {tpu.variable = "cache"}, tensor<i32> {tpu.variable = "pos"}, tensor<1x64xf32>) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0> : tensor<i32>
    %1 = "tpu.kernel"(%cache, %k, %pos) <{tpu.buffers = array<i64: 3, 0>}> ({
    ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<1x32xf32>, %arg2: tensor<i32>):
      %2 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %2 {tpu.stage = "update", tpu.map = array<i64: 0, 1>} : (tensor<64x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<64x32xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 32>, tpu.tile = array<i64: 1, 32>} %3 : tensor<64x32xf32>
    }) : (tensor<64x32xf32>, tensor<1x32xf32>, tensor<i32>) -> tensor<64x32xf32>
    %2 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.0> : tensor<f32>
    %3 = "tpu.kernel"(%1, %q) <{tpu.buffers = array<i64: 3, 2>}> ({
    ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<1x32xf32>):
      %4 = stablehlo.reshape %arg1 : (tensor<1x32xf32>) -> tensor<32xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<32xf32>) -> tensor<64x32xf32>
      %6 = stablehlo.multiply %arg0, %5 : tensor<64x32xf32>
      %7 = stablehlo.constant dense<0.0> : tensor<f32>
      %8 = stablehlo.reduce(%6 init: %7) applies stablehlo.add across dimensions = [1] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
      stablehlo.return {tpu.domain = array<i64: 64>, tpu.tile = array<i64: 64>} %8 : tensor<64xf32>
    }) : (tensor<64x32xf32>, tensor<1x32xf32>) -> tensor<64xf32>
    %4 = stablehlo.reshape %3 {tpu.buffers = array<i64: 3, 2>} : (tensor<64xf32>) -> tensor<1x64xf32>
    %5 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<1> : tensor<i32>
    %6 = "tpu.kernel"(%pos) <{tpu.buffers = array<i64: 3, 1>}> ({
    ^bb0(%arg0: tensor<i32>):
      %7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %arg0, %7 {tpu.stage = "map", tpu.map = array<i64>} : tensor<i32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %8 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    return %1, %6, %4 : tensor<64x32xf32>, tensor<i32>, tensor<1x64xf32>
  }
}
