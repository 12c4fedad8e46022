// RUN: tpucc --stop-after=shapes
// The divisor is made harmless first, so that neither result nor gradient is infinite where it is not wanted.
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %safe = stablehlo.compare NE, %y, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %divisor = stablehlo.select %safe, %y, %one : tensor<i1>, tensor<f32>
  %q = stablehlo.divide %x, %divisor : tensor<f32>
  %z = stablehlo.select %safe, %q, %zero : tensor<i1>, tensor<f32>
  return %z : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.compare NE, %y, %0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.select %2, %y, %1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.divide %x, %3 : tensor<f32>
    %5 = stablehlo.select %2, %4, %0 : tensor<i1>, tensor<f32>
    return %5 : tensor<f32>
  }
}
