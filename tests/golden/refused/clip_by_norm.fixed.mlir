// RUN: tpucc --stop-after=shapes
// Division by max(norm, 1): arithmetic instead of a branch.
func.func @main(%g: tensor<7xf32>) -> tensor<7xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %squares = stablehlo.multiply %g, %g : tensor<7xf32>
  %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %sum : tensor<f32>
  %least = stablehlo.maximum %norm, %one : tensor<f32>
  %n = stablehlo.broadcast_in_dim %least, dims = [] : (tensor<f32>) -> tensor<7xf32>
  %y = stablehlo.divide %g, %n : tensor<7xf32>
  return %y : tensor<7xf32>
}
// ----
module {
  func.func @main(%g: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.multiply %g, %g : tensor<7xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.sqrt %3 : tensor<f32>
    %5 = stablehlo.maximum %4, %1 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.divide %g, %6 : tensor<7xf32>
    return %7 : tensor<7xf32>
  }
}
