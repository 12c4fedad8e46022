// RUN: tpucc
// A function may end with stablehlo.return, as the comparators do that JAX hands to calls.
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = call @greater(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%0) : (tensor<i1>) -> ()
}
// ----
module {
  func.func private @greater(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
    %0 = call @greater(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
