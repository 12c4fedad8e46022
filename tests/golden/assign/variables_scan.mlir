// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign
func.func @main(%cache: tensor<16x8xf32> {tpu.variable = "cache"}, %x: tensor<4x1x8xf32>) -> (tensor<16x8xf32> {tpu.variable = "cache"}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %c = %cache) : tensor<i32>, tensor<16x8xf32>
    cond {
      %p = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %s = stablehlo.dynamic_slice %x, %i, %zero, %zero, sizes = [1, 1, 8] : (tensor<4x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xf32>
      %r = stablehlo.reshape %s : (tensor<1x1x8xf32>) -> tensor<1x8xf32>
      %u = stablehlo.dynamic_update_slice %c, %r, %i, %zero : (tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %u : tensor<i32>, tensor<16x8xf32>
    }
  return %0#1 : tensor<16x8xf32>
}
// ----
module {
  func.func @main(%cache: tensor<16x8xf32> {tpu.variable = "cache"}, %x: tensor<4x1x8xf32>) -> (tensor<16x8xf32> {tpu.variable = "cache"}) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 2, 0>} dense<0> : tensor<i32>
    %1 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<4> : tensor<i32>
    %2:2 = stablehlo.while(%arg0 = %0, %arg1 = %cache) : tensor<i32>, tensor<16x8xf32> attributes {tpu.trip_count = 4 : i64, tpu.buffers = array<i64: 1, 64, 3, 0, 1, 64, 3, 0>}
    cond {
      %3 = stablehlo.compare LT, %arg0, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0> : tensor<i32>
      %4 = "tpu.kernel"(%x, %arg0) <{tpu.buffers = array<i64: 1, 0>}> ({
      ^bb0(%arg2: tensor<4x1x8xf32>, %arg3: tensor<i32>):
        %5 = stablehlo.constant dense<0> : tensor<i32>
        %6 = stablehlo.dynamic_slice %arg2, %arg3, %5, %5, sizes = [1, 1, 8] {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : (tensor<4x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xf32>
        stablehlo.return {tpu.domain = array<i64: 1, 1, 8>, tpu.tile = array<i64: 1, 1, 8>} %6 : tensor<1x1x8xf32>
      }) : (tensor<4x1x8xf32>, tensor<i32>) -> tensor<1x1x8xf32>
      %5 = "tpu.kernel"(%arg1, %4, %arg0) <{tpu.buffers = array<i64: 3, 0>}> ({
      ^bb0(%arg2: tensor<16x8xf32>, %arg3: tensor<1x1x8xf32>, %arg4: tensor<i32>):
        %6 = stablehlo.reshape %arg3 : (tensor<1x1x8xf32>) -> tensor<1x8xf32>
        %7 = stablehlo.constant dense<0> : tensor<i32>
        %8 = stablehlo.dynamic_update_slice %arg2, %6, %arg4, %7 {tpu.stage = "update", tpu.map = array<i64: 0, 1>} : (tensor<16x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
        stablehlo.return {tpu.domain = array<i64: 1, 8>, tpu.tile = array<i64: 1, 8>} %8 : tensor<16x8xf32>
      }) : (tensor<16x8xf32>, tensor<1x1x8xf32>, tensor<i32>) -> tensor<16x8xf32>
      %6 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<1> : tensor<i32>
      %7 = "tpu.kernel"(%arg0) <{tpu.buffers = array<i64: 1, 64>}> ({
      ^bb0(%arg2: tensor<i32>):
        %8 = stablehlo.constant dense<1> : tensor<i32>
        %9 = stablehlo.add %arg2, %8 {tpu.stage = "map", tpu.map = array<i64>} : tensor<i32>
        stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %9 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %7, %5 : tensor<i32>, tensor<16x8xf32>
    }
    return %2#1 : tensor<16x8xf32>
  }
}
