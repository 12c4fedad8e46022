// jnp.arange(n) for a run-time n.
func.func @main(%n: tensor<i32>, %scale: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %size = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %x = stablehlo.dynamic_iota %size, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %y = stablehlo.multiply %sum, %scale : tensor<f32>
  return %y : tensor<f32>
}
