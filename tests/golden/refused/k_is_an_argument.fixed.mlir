// RUN: tpucc --stop-after=shapes
// The most that are ever wanted, and a mask of those that are.
// input 1: range(0, 8)
func.func @main(%x: tensor<10xf32>, %k: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %top, %at = chlo.top_k(%x, k = 8) : tensor<10xf32> -> (tensor<8xf32>, tensor<8xi32>)
  %position = stablehlo.iota dim = 0 : tensor<8xi32>
  %limit = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %wanted = stablehlo.compare LT, %position, %limit : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %kept = stablehlo.select %wanted, %top, %zeros : tensor<8xi1>, tensor<8xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<10xf32>, %k: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<8xf32>
    %2:2 = chlo.top_k(%x, k = 8) : tensor<10xf32> -> (tensor<8xf32>, tensor<8xi32>)
    %3 = stablehlo.iota dim = 0 : tensor<8xi32>
    %4 = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.compare LT, %3, %4 : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %6 = stablehlo.select %5, %2#0, %1 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.reduce(%6 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
}
