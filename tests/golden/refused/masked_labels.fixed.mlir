// RUN: tpucc --stop-after=shapes
// Zeros where the label is masked, and the sum of the mask to divide by.
// input 1: range(-1, 5)
func.func @main(%loss: tensor<4x8xf32>, %labels: tensor<4x8xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %masked = stablehlo.constant dense<-1> : tensor<4x8xi32>
  %valid = stablehlo.compare NE, %labels, %masked : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
  %kept = stablehlo.select %valid, %loss, %zeros : tensor<4x8xi1>, tensor<4x8xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %ones = stablehlo.convert %valid : (tensor<4x8xi1>) -> tensor<4x8xf32>
  %count = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  return %mean : tensor<f32>
}
// ----
module {
  func.func @main(%loss: tensor<4x8xf32>, %labels: tensor<4x8xi32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<-1> : tensor<4x8xi32>
    %3 = stablehlo.compare NE, %labels, %2 : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
    %4 = stablehlo.select %3, %loss, %1 : tensor<4x8xi1>, tensor<4x8xf32>
    %5 = stablehlo.reduce(%4 init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.convert %3 : (tensor<4x8xi1>) -> tensor<4x8xf32>
    %7 = stablehlo.reduce(%6 init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.divide %5, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
