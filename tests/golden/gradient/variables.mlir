// RUN: tpucc --grad
// Two variables that a call exchanges: what is differentiated is what the call gives, not what the variables are from then on.
func.func @main(%a: tensor<f32> {tpu.variable = "a"}, %b: tensor<f32> {tpu.variable = "b"}, %x: tensor<f32>) -> (tensor<f32>, tensor<f32> {tpu.variable = "b"}, tensor<f32> {tpu.variable = "a"}) {
  %y = stablehlo.multiply %a, %x : tensor<f32>
  %z = stablehlo.sine %b : tensor<f32>
  %t = stablehlo.multiply %y, %z : tensor<f32>
  return %t, %a, %y : tensor<f32>, tensor<f32>, tensor<f32>
}
// ----
module {
  func.func @main(%a: tensor<f32> {tpu.variable = "a"}, %b: tensor<f32> {tpu.variable = "b"}, %x: tensor<f32>) -> (tensor<f32>, tensor<f32> {tpu.variable = "b"}, tensor<f32> {tpu.variable = "a"}, tensor<f32> {jax.result_info = "grad_a"}, tensor<f32> {jax.result_info = "grad_b"}, tensor<f32> {jax.result_info = "grad_x"}) {
    %0 = stablehlo.multiply %a, %x : tensor<f32>
    %1 = stablehlo.sine %b : tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %3 = stablehlo.constant dense<1.0> : tensor<f32>
    %4 = stablehlo.multiply %3, %1 : tensor<f32>
    %5 = stablehlo.multiply %3, %0 : tensor<f32>
    %6 = stablehlo.cosine %b : tensor<f32>
    %7 = stablehlo.multiply %5, %6 : tensor<f32>
    %8 = stablehlo.multiply %4, %x : tensor<f32>
    %9 = stablehlo.multiply %4, %a : tensor<f32>
    return %2, %a, %0, %8, %7, %9 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
