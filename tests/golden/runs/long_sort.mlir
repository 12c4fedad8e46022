// RUN: tpucc --mcpu=x86-64-v3 --passes=fuse,runs,tile,assign
// 40000 elements are five runs of 8192, merged in three phases. The last phase's buffer is the result, and serves the phase before the
// one before it.
func.func @main(%x: tensor<40000xf32>) -> tensor<40000xf32> {
  %n = stablehlo.negate %x : tensor<40000xf32>
  %r = "stablehlo.sort"(%n) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40000xf32>) -> tensor<40000xf32>
  return %r : tensor<40000xf32>
}
// ----
module {
  func.func @main(%x: tensor<40000xf32>) -> tensor<40000xf32> {
    %0 = "tpu.kernel"(%x) <{tpu.buffers = array<i64: 1, 0>}> ({
    ^bb0(%arg0: tensor<40000xf32>):
      %1 = stablehlo.negate %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<40000xf32>
      stablehlo.return {tpu.domain = array<i64: 40000>, tpu.tile = array<i64: 20000>} %1 : tensor<40000xf32>
    }) : (tensor<40000xf32>) -> tensor<40000xf32>
    %1 = "tpu.kernel"(%0) <{tpu.buffers = array<i64: 3, 0, 1, 160000, 3, 0, 1, 160000>}> ({
    ^bb0(%arg0: tensor<40000xf32>):
      %2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true, tpu.tile = array<i64: 8192>, tpu.stage = "sort", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %3 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      }) : (tensor<40000xf32>) -> tensor<40000xf32>
      stablehlo.return {tpu.domain = array<i64: 40000>, tpu.tile = array<i64: 8192>} %2 : tensor<40000xf32>
    }, {
    ^bb0(%arg0: tensor<40000xf32>, %arg1: tensor<40000xf32>):
      %2 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = true, tpu.tile = array<i64: 8192>, tpu.stage = "merge", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %3 = stablehlo.compare LT, %arg2, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      }) : (tensor<40000xf32>) -> tensor<40000xf32>
      stablehlo.return {tpu.domain = array<i64: 40000>, tpu.tile = array<i64: 8192>} %2 : tensor<40000xf32>
    }, {
    ^bb0(%arg0: tensor<40000xf32>, %arg1: tensor<40000xf32>, %arg2: tensor<40000xf32>):
      %2 = "stablehlo.sort"(%arg2) <{dimension = 0 : i64, is_stable = true, tpu.tile = array<i64: 16384>, tpu.stage = "merge", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %3 = stablehlo.compare LT, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      }) : (tensor<40000xf32>) -> tensor<40000xf32>
      stablehlo.return {tpu.domain = array<i64: 40000>, tpu.tile = array<i64: 8192>} %2 : tensor<40000xf32>
    }, {
    ^bb0(%arg0: tensor<40000xf32>, %arg1: tensor<40000xf32>, %arg2: tensor<40000xf32>, %arg3: tensor<40000xf32>):
      %2 = "stablehlo.sort"(%arg3) <{dimension = 0 : i64, is_stable = true, tpu.tile = array<i64: 32768>, tpu.stage = "merge", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %3 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      }) : (tensor<40000xf32>) -> tensor<40000xf32>
      stablehlo.return {tpu.domain = array<i64: 40000>, tpu.tile = array<i64: 8192>} %2 : tensor<40000xf32>
    }) : (tensor<40000xf32>) -> tensor<40000xf32>
    return %1 : tensor<40000xf32>
  }
}
