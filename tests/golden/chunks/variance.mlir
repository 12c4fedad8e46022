// RUN: tpucc --mcpu=x86-64-v3 --passes=chunks,fuse,tile
// Mean and variance of bytes: both sums convert what they read, so no converted copy lies in memory.
func.func @main(%x: tensor<40000x9xi8>) -> tensor<9xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<40000.0> : tensor<9xf32>
  %c = stablehlo.convert %x : (tensor<40000x9xi8>) -> tensor<40000x9xf32>
  %0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40000x9xf32>, tensor<f32>) -> tensor<9xf32>
  %m = stablehlo.divide %0, %n : tensor<9xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<9xf32>) -> tensor<40000x9xf32>
  %d = stablehlo.subtract %c, %b : tensor<40000x9xf32>
  %q = stablehlo.multiply %d, %d : tensor<40000x9xf32>
  %1 = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0] : (tensor<40000x9xf32>, tensor<f32>) -> tensor<9xf32>
  return %1 : tensor<9xf32>
}
// ----
module {
  func.func @main(%x: tensor<40000x9xi8>) -> tensor<9xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<40000x9xi8>):
      %1 = stablehlo.convert %arg0 : (tensor<40000x9xi8>) -> tensor<40000x9xf32>
      %2 = "tpu.reduce_chunks"(%1) <{window_dimensions = array<i64: 1040, 1>, tpu.stage = "reduce", tpu.map = array<i64: 0, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<40000x9xf32>) -> tensor<39x9xf32>
      stablehlo.return {tpu.domain = array<i64: 40000, 9>, tpu.tile = array<i64: 1040, 9>} %2 : tensor<39x9xf32>
    }) : (tensor<40000x9xi8>) -> tensor<39x9xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.constant dense<40000.0> : tensor<9xf32>
    %3 = "tpu.kernel"(%0) ({
    ^bb0(%arg0: tensor<39x9xf32>):
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.reduce(%arg0 init: %4) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<39x9xf32>, tensor<f32>) -> tensor<9xf32>
      %6 = stablehlo.constant dense<40000.0> : tensor<9xf32>
      %7 = stablehlo.divide %5, %6 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<9xf32>
      stablehlo.return {tpu.domain = array<i64: 9>, tpu.tile = array<i64: 9>} %7 : tensor<9xf32>
    }) : (tensor<39x9xf32>) -> tensor<9xf32>
    %4 = "tpu.kernel"(%x, %3) ({
    ^bb0(%arg0: tensor<40000x9xi8>, %arg1: tensor<9xf32>):
      %5 = stablehlo.convert %arg0 : (tensor<40000x9xi8>) -> tensor<40000x9xf32>
      %6 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xf32>) -> tensor<40000x9xf32>
      %7 = stablehlo.subtract %5, %6 : tensor<40000x9xf32>
      %8 = stablehlo.multiply %7, %7 : tensor<40000x9xf32>
      %9 = "tpu.reduce_chunks"(%8) <{window_dimensions = array<i64: 1040, 1>, tpu.stage = "reduce", tpu.map = array<i64: 0, 1>}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %10 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %10 : tensor<f32>
      }) : (tensor<40000x9xf32>) -> tensor<39x9xf32>
      stablehlo.return {tpu.domain = array<i64: 40000, 9>, tpu.tile = array<i64: 1040, 9>} %9 : tensor<39x9xf32>
    }) : (tensor<40000x9xi8>, tensor<9xf32>) -> tensor<39x9xf32>
    %5 = "tpu.kernel"(%4) ({
    ^bb0(%arg0: tensor<39x9xf32>):
      %6 = stablehlo.constant dense<0.0> : tensor<f32>
      %7 = stablehlo.reduce(%arg0 init: %6) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<39x9xf32>, tensor<f32>) -> tensor<9xf32>
      stablehlo.return {tpu.domain = array<i64: 9>, tpu.tile = array<i64: 9>} %7 : tensor<9xf32>
    }) : (tensor<39x9xf32>) -> tensor<9xf32>
    return %5 : tensor<9xf32>
  }
}
