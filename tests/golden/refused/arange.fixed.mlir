// RUN: tpucc --stop-after=shapes
// input 0: range(0, 32)
func.func @main(%n: tensor<i32>, %scale: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<32xf32>
  %x = stablehlo.iota dim = 0 : tensor<32xf32>
  %position = stablehlo.iota dim = 0 : tensor<32xi32>
  %limit = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<32xi32>
  %there = stablehlo.compare LT, %position, %limit : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
  %kept = stablehlo.select %there, %x, %zeros : tensor<32xi1>, tensor<32xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
  %y = stablehlo.multiply %sum, %scale : tensor<f32>
  return %y : tensor<f32>
}
// ----
module {
  func.func @main(%n: tensor<i32>, %scale: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<32xf32>
    %2 = stablehlo.iota dim = 0 : tensor<32xf32>
    %3 = stablehlo.iota dim = 0 : tensor<32xi32>
    %4 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %5 = stablehlo.compare LT, %3, %4 : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %6 = stablehlo.select %5, %2, %1 : tensor<32xi1>, tensor<32xf32>
    %7 = stablehlo.reduce(%6 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.multiply %7, %scale : tensor<f32>
    return %8 : tensor<f32>
  }
}
