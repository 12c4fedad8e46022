// RUN: tpucc --stop-after=shapes
// Both, and an indicator that chooses.
func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  %positive = stablehlo.compare GT, %total, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %a = stablehlo.sine %x : tensor<4x6xf32>
  %b = stablehlo.negate %x : tensor<4x6xf32>
  %y = stablehlo.select %positive, %a, %b : tensor<i1>, tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.compare GT, %1, %0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.sine %x : tensor<4x6xf32>
    %4 = stablehlo.negate %x : tensor<4x6xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<i1>, tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
}
