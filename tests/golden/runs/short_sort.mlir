// RUN: tpucc --mcpu=x86-64-v3 --passes=fuse,runs
// Enough rows that fit a core's second cache: a task sorts whole rows.
func.func @main(%x: tensor<64x40000xf32>) -> tensor<64x40000xf32> {
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x40000xf32>) -> tensor<64x40000xf32>
  return %r : tensor<64x40000xf32>
}
// ----
module {
  func.func @main(%x: tensor<64x40000xf32>) -> tensor<64x40000xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<64x40000xf32>):
      %1 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true, tpu.stage = "sort", tpu.map = array<i64: 0, -1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %2 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      }) : (tensor<64x40000xf32>) -> tensor<64x40000xf32>
      stablehlo.return {tpu.domain = array<i64: 64>} %1 : tensor<64x40000xf32>
    }) : (tensor<64x40000xf32>) -> tensor<64x40000xf32>
    return %0 : tensor<64x40000xf32>
  }
}
