// RUN: tpucc --mcpu=x86-64-v3 --passes=scans,chunks,fuse,tile
// A long line: what each chunk sums, what each begins with, and the chunks, a task's share of them each. What is added to the result is made with it.
func.func @main(%x: tensor<200000xf32>) -> tensor<200000xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[199999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 200000>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<200000xf32>, tensor<f32>) -> tensor<200000xf32>
  %2 = stablehlo.subtract %1, %x : tensor<200000xf32>
  return %2 : tensor<200000xf32>
}
// ----
module {
  func.func @main(%x: tensor<200000xf32>) -> tensor<200000xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<200000xf32>):
      %1 = stablehlo.convert %arg0 : (tensor<200000xf32>) -> tensor<200000xf64>
      %2 = "tpu.reduce_chunks"(%1) <{window_dimensions = array<i64: 8192>, tpu.stage = "reduce", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
        %3 = stablehlo.add %arg1, %arg2 : tensor<f64>
        stablehlo.return %3 : tensor<f64>
      }) : (tensor<200000xf64>) -> tensor<25xf64>
      stablehlo.return {tpu.domain = array<i64: 200000>, tpu.tile = array<i64: 8192>} %2 : tensor<25xf64>
    }) : (tensor<200000xf32>) -> tensor<25xf64>
    %1 = stablehlo.constant dense<0.0> : tensor<f64>
    %2 = "tpu.kernel"(%0) ({
    ^bb0(%arg0: tensor<25xf64>):
      %3 = stablehlo.constant dense<0.0> : tensor<f64>
      %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %5 = "tpu.cumulate"(%arg0, %4) <{dimension = 0 : i64, window_dimensions = array<i64: 25>, tpu.stage = "cumulate", tpu.map = array<i64: -1>}> ({
      ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
        %6 = stablehlo.add %arg1, %arg2 : tensor<f64>
        stablehlo.return %6 : tensor<f64>
      }) : (tensor<25xf64>, tensor<1xf64>) -> tensor<25xf64>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %5 : tensor<25xf64>
    }) : (tensor<25xf64>) -> tensor<25xf64>
    %3 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<25xf64>):
      %4 = stablehlo.constant dense<0.0> : tensor<f64>
      %5 = stablehlo.pad %arg0, %4, low = [1], high = [-1], interior = [0] : (tensor<25xf64>, tensor<f64>) -> tensor<25xf64>
      %6 = stablehlo.convert %5 {tpu.stage = "map", tpu.map = array<i64: 0>} : (tensor<25xf64>) -> tensor<25xf32>
      stablehlo.return {tpu.domain = array<i64: 25>, tpu.tile = array<i64: 25>} %6 : tensor<25xf32>
    }) : (tensor<25xf64>) -> tensor<25xf32>
    %4 = "tpu.kernel"(%x, %3) ({
    ^bb0(%arg0: tensor<200000xf32>, %arg1: tensor<25xf32>):
      %5 = "tpu.cumulate"(%arg0, %arg1) <{dimension = 0 : i64, window_dimensions = array<i64: 8192>, tpu.stage = "cumulate", tpu.map = array<i64: 0>}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %6 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<200000xf32>, tensor<25xf32>) -> tensor<200000xf32>
      %6 = stablehlo.subtract %5, %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<200000xf32>
      stablehlo.return {tpu.domain = array<i64: 200000>, tpu.tile = array<i64: 8192>} %6 : tensor<200000xf32>
    }) : (tensor<200000xf32>, tensor<25xf32>) -> tensor<200000xf32>
    return %4 : tensor<200000xf32>
  }
}
