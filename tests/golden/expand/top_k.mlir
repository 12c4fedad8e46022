// RUN: tpucc --passes=expand
func.func @main(%x: tensor<3x50xf32>) -> (tensor<3x7xf32>, tensor<3x7xi32>) {
  %r:2 = chlo.top_k(%x, k = 7) : tensor<3x50xf32> -> (tensor<3x7xf32>, tensor<3x7xi32>)
  return %r#0, %r#1 : tensor<3x7xf32>, tensor<3x7xi32>
}
// ----
module {
  func.func @main(%x: tensor<3x50xf32>) -> (tensor<3x7xf32>, tensor<3x7xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<3x50xi32>
    %1:2 = "stablehlo.sort"(%x, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
      %2 = stablehlo.compare GT, %arg0, %arg1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<3x50xf32>, tensor<3x50xi32>) -> (tensor<3x50xf32>, tensor<3x50xi32>)
    %2 = stablehlo.slice %1#0 [0:3, 0:7] : (tensor<3x50xf32>) -> tensor<3x7xf32>
    %3 = stablehlo.slice %1#1 [0:3, 0:7] : (tensor<3x50xi32>) -> tensor<3x7xi32>
    return %2, %3 : tensor<3x7xf32>, tensor<3x7xi32>
  }
}
