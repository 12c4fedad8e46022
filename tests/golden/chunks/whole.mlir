// RUN: tpucc --mcpu=x86-64-v3 --passes=chunks,fuse,tile,assign
// A sum of 2^31 elements: chunks of 8192, converted as they are summed, then those sums in the same way, then the rest. Nothing of the size of %x is kept.
func.func @main(%x: tensor<2147483648xi8>, %z: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.convert %x : (tensor<2147483648xi8>) -> tensor<2147483648xf32>
  %s = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2147483648xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<2147483648xi8>, %z: tensor<f32>) -> tensor<f32> {
    %0 = "tpu.kernel"(%x) <{tpu.buffers = array<i64: 1, 0>}> ({
    ^bb0(%arg0: tensor<2147483648xi8>):
      %1 = stablehlo.convert %arg0 : (tensor<2147483648xi8>) -> tensor<2147483648xf32>
      %2 = "tpu.reduce_chunks"(%1) <{window_dimensions = array<i64: 8192>, tpu.stage = "reduce", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<2147483648xf32>) -> tensor<262144xf32>
      stablehlo.return {tpu.domain = array<i64: 2147483648>, tpu.tile = array<i64: 8388608>} %2 : tensor<262144xf32>
    }) : (tensor<2147483648xi8>) -> tensor<262144xf32>
    %1 = "tpu.kernel"(%0) <{tpu.buffers = array<i64: 1, 1048576>}> ({
    ^bb0(%arg0: tensor<262144xf32>):
      %2 = "tpu.reduce_chunks"(%arg0) <{window_dimensions = array<i64: 8192>, tpu.stage = "reduce", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<262144xf32>) -> tensor<32xf32>
      stablehlo.return {tpu.domain = array<i64: 262144>, tpu.tile = array<i64: 16384>} %2 : tensor<32xf32>
    }) : (tensor<262144xf32>) -> tensor<32xf32>
    %2 = "tpu.kernel"(%1, %z) <{tpu.buffers = array<i64: 3, 0>}> ({
    ^bb0(%arg0: tensor<32xf32>, %arg1: tensor<f32>):
      %3 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %3 : tensor<f32>
    }) : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}
