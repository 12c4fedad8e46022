// RUN: tpucc --grad=x
// Where a call gives nothing else, it is the variables' new values.
func.func @main(%a: tensor<f32> {tpu.variable = "a"}, %x: tensor<f32>) -> (tensor<f32> {tpu.variable = "a"}) {
  %y = stablehlo.multiply %a, %x : tensor<f32>
  return %y : tensor<f32>
}
// ----
module {
  func.func @main(%a: tensor<f32> {tpu.variable = "a"}, %x: tensor<f32>) -> (tensor<f32> {tpu.variable = "a"}, tensor<f32> {jax.result_info = "grad_x"}) {
    %0 = stablehlo.multiply %a, %x : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.multiply %1, %a : tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
}
