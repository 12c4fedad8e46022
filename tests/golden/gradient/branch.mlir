// RUN: tpucc --grad --control-flow=dynamic
func.func @main(%p: tensor<i1>, %x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %r = "stablehlo.if"(%p) ({
    %a = stablehlo.multiply %x, %y : tensor<3xf32>
    stablehlo.return %a : tensor<3xf32>
  }, {
    %a = stablehlo.sine %x : tensor<3xf32>
    stablehlo.return %a : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
// ----
module {
  func.func @main(%p: tensor<i1>, %x: tensor<3xf32>, %y: tensor<3xf32>, %cotangent_output0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32> {jax.result_info = "grad_x"}, tensor<3xf32> {jax.result_info = "grad_y"}) {
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.multiply %x, %y : tensor<3xf32>
      stablehlo.return %1 : tensor<3xf32>
    }, {
      %1 = stablehlo.sine %x : tensor<3xf32>
      stablehlo.return %1 : tensor<3xf32>
    }) : (tensor<i1>) -> tensor<3xf32>
    %1:2 = "stablehlo.if"(%p) ({
      %2 = stablehlo.multiply %cotangent_output0, %y : tensor<3xf32>
      %3 = stablehlo.multiply %cotangent_output0, %x : tensor<3xf32>
      stablehlo.return %2, %3 : tensor<3xf32>, tensor<3xf32>
    }, {
      %2 = stablehlo.cosine %x : tensor<3xf32>
      %3 = stablehlo.multiply %cotangent_output0, %2 : tensor<3xf32>
      %4 = stablehlo.constant dense<0.0> : tensor<3xf32>
      stablehlo.return %3, %4 : tensor<3xf32>, tensor<3xf32>
    }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
    return %0, %1#0, %1#1 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
