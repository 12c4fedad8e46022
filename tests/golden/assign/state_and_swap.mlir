// RUN: tpucc --mcpu=x86-64-v3 --passes=shapes,fuse,tile,assign
func.func @main(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %a, %t = %b) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %y = stablehlo.tanh %s : tensor<4x8xf32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %i1 = stablehlo.add %i, %o : tensor<i32>
    stablehlo.return %i1, %t, %y : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#1, %r#2 : tensor<4x8xf32>, tensor<4x8xf32>
}
// ----
module {
  func.func @main(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 2, 0>} dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%arg0 = %0, %arg1 = %a, %arg2 = %b) : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32> attributes {tpu.trip_count = 3 : i64, tpu.buffers = array<i64: 1, 128, 3, 0, 3, 1, 1, 128, 3, 0, 3, 1>}
    cond {
      %2 = stablehlo.constant dense<3> : tensor<i32>
      %3 = stablehlo.compare LT, %arg0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %2 = "tpu.kernel"(%arg1) <{tpu.buffers = array<i64: 1, 0>}> ({
      ^bb0(%arg3: tensor<4x8xf32>):
        %3 = stablehlo.tanh %arg3 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<4x8xf32>
        stablehlo.return {tpu.domain = array<i64: 4, 8>, tpu.tile = array<i64: 4, 8>} %3 : tensor<4x8xf32>
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %3 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<1> : tensor<i32>
      %4 = "tpu.kernel"(%arg0) <{tpu.buffers = array<i64: 1, 128>}> ({
      ^bb0(%arg3: tensor<i32>):
        %5 = stablehlo.constant dense<1> : tensor<i32>
        %6 = stablehlo.add %arg3, %5 {tpu.stage = "map", tpu.map = array<i64>} : tensor<i32>
        stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %6 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %5 = "tpu.kernel"(%arg2) <{tpu.buffers = array<i64: 3, 0>}> ({
      ^bb0(%arg3: tensor<4x8xf32>):
        %6 = stablehlo.reshape %arg3 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
        stablehlo.return {tpu.domain = array<i64: 4, 8>, tpu.tile = array<i64: 4, 8>} %6 : tensor<4x8xf32>
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      stablehlo.return %4, %5, %2 : tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
    }
    return %1#1, %1#2 : tensor<4x8xf32>, tensor<4x8xf32>
  }
}
