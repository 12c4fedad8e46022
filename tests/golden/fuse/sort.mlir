// RUN: tpucc --passes=fuse
// What is made element by element joins the sort that reads it, so does what is made of sorted rows; the positions are recomputed.
func.func @main(%x: tensor<5x64xf32>) -> tensor<5x64xi32> {
  %y = stablehlo.multiply %x, %x : tensor<5x64xf32>
  %i = stablehlo.iota dim = 1 : tensor<5x64xi32>
  %r:2 = "stablehlo.sort"(%y, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x64xf32>, tensor<5x64xi32>) -> (tensor<5x64xf32>, tensor<5x64xi32>)
  %z = stablehlo.negate %r#1 : tensor<5x64xi32>
  return %z : tensor<5x64xi32>
}
// ----
module {
  func.func @main(%x: tensor<5x64xf32>) -> tensor<5x64xi32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<5x64xf32>):
      %1 = stablehlo.multiply %arg0, %arg0 : tensor<5x64xf32>
      %2 = stablehlo.iota dim = 1 : tensor<5x64xi32>
      %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true, tpu.stage = "sort", tpu.map = array<i64: 0, -1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
        %4 = stablehlo.compare LT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      }) : (tensor<5x64xf32>, tensor<5x64xi32>) -> (tensor<5x64xf32>, tensor<5x64xi32>)
      %4 = stablehlo.negate %3#1 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<5x64xi32>
      stablehlo.return {tpu.domain = array<i64: 5>} %4 : tensor<5x64xi32>
    }) : (tensor<5x64xf32>) -> tensor<5x64xi32>
    return %0 : tensor<5x64xi32>
  }
}
