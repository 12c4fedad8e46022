// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<8xf32>, %mask: tensor<8xi1>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %ones = stablehlo.convert %mask : (tensor<8xi1>) -> tensor<8xi32>
  %length = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %position = stablehlo.iota dim = 0 : tensor<8xi32>
  %limit = stablehlo.broadcast_in_dim %length, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %valid = stablehlo.compare LT, %position, %limit : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %part = stablehlo.select %valid, %x, %zeros : tensor<8xi1>, tensor<8xf32>
  %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<8xf32>, %mask: tensor<8xi1>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.constant dense<0.0> : tensor<8xf32>
    %3 = stablehlo.convert %mask : (tensor<8xi1>) -> tensor<8xi32>
    %4 = stablehlo.reduce(%3 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.iota dim = 0 : tensor<8xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %7 = stablehlo.compare LT, %5, %6 : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %8 = stablehlo.select %7, %x, %2 : tensor<8xi1>, tensor<8xf32>
    %9 = stablehlo.reduce(%8 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %9 : tensor<f32>
  }
}
