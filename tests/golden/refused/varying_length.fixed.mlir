// RUN: tpucc --stop-after=shapes
// Padded to the longest; rows past the length are zeros, and the mean is over the length.
// input 1: range(1, 16)
func.func @main(%x: tensor<16x4xf32>, %length: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<16x4xf32>
  %position = stablehlo.iota dim = 0 : tensor<16x4xi32>
  %limit = stablehlo.broadcast_in_dim %length, dims = [] : (tensor<i32>) -> tensor<16x4xi32>
  %valid = stablehlo.compare LT, %position, %limit : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
  %part = stablehlo.select %valid, %x, %zeros : tensor<16x4xi1>, tensor<16x4xf32>
  %sum = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.convert %length : (tensor<i32>) -> tensor<f32>
  %ns = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %mean = stablehlo.divide %sum, %ns : tensor<4xf32>
  return %mean : tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<16x4xf32>, %length: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<16x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<16x4xi32>
    %3 = stablehlo.broadcast_in_dim %length, dims = [] : (tensor<i32>) -> tensor<16x4xi32>
    %4 = stablehlo.compare LT, %2, %3 : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
    %5 = stablehlo.select %4, %x, %1 : tensor<16x4xi1>, tensor<16x4xf32>
    %6 = stablehlo.reduce(%5 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.convert %length : (tensor<i32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %6, %8 : tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}
