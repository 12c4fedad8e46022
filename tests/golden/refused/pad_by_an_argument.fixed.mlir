// RUN: tpucc --stop-after=shapes
// A static size, into which the data are put where they begin.
// input 1: range(0, 11)
func.func @main(%x: tensor<5xf32>, %front: tensor<1xi64>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<16xf32>
  %five = stablehlo.constant dense<5> : tensor<i64>
  %start = stablehlo.reshape %front : (tensor<1xi64>) -> tensor<i64>
  %padded = stablehlo.dynamic_update_slice %zeros, %x, %start : (tensor<16xf32>, tensor<5xf32>, tensor<i64>) -> tensor<16xf32>
  %n = stablehlo.add %start, %five : tensor<i64>
  %sum = stablehlo.reduce(%padded init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %count = stablehlo.convert %n : (tensor<i64>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  return %mean : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<5xf32>, %front: tensor<1xi64>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<16xf32>
    %2 = stablehlo.constant dense<5> : tensor<i64>
    %3 = stablehlo.reshape %front : (tensor<1xi64>) -> tensor<i64>
    %4 = stablehlo.dynamic_update_slice %1, %x, %3 : (tensor<16xf32>, tensor<5xf32>, tensor<i64>) -> tensor<16xf32>
    %5 = stablehlo.add %3, %2 : tensor<i64>
    %6 = stablehlo.reduce(%4 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.convert %5 : (tensor<i64>) -> tensor<f32>
    %8 = stablehlo.divide %6, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
