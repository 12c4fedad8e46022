// RUN: tpucc --stop-after=shapes
// input 1: range(0, 8)
func.func @main(%x: tensor<8x3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %position = stablehlo.iota dim = 0 : tensor<8x3xi32>
  %limit = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
  %there = stablehlo.compare LT, %position, %limit : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
  %rows = stablehlo.select %there, %x, %zeros : tensor<8x3xi1>, tensor<8x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
module {
  func.func @main(%x: tensor<8x3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<8x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<8x3xi32>
    %3 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %4 = stablehlo.compare LT, %2, %3 : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %5 = stablehlo.select %4, %x, %1 : tensor<8x3xi1>, tensor<8x3xf32>
    %6 = stablehlo.reduce(%5 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
