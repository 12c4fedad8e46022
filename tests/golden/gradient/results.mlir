// RUN: tpucc --grad=x --grad-of=output1
// Of the second result alone, which is a number: nothing is made for the first one.
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.sine %x : tensor<3xf32>
  %z = stablehlo.exponential %x : tensor<3xf32>
  %s = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %y, %s : tensor<3xf32>, tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<3xf32> {jax.result_info = "grad_x"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.sine %x : tensor<3xf32>
    %2 = stablehlo.exponential %x : tensor<3xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3xf32>
    return %1, %3, %6 : tensor<3xf32>, tensor<f32>, tensor<3xf32>
  }
}
