func.func @main(%x: tensor<?x8xf32>, %k: tensor<i32>, %s: tensor<2xui64>) -> (tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?xui32>, tensor<?x?xf32>) {
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) : (tensor<?x8xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %n = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %1:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%s, %n) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<1xi32>) -> (tensor<2xui64>, tensor<?xui32>)
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %low = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.constant dense<0> : tensor<2x2xi32>
  %w = stablehlo.concatenate %one, %n, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %2 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %w, %ones, %ones, %ones, %pad) {called_computations = [@max]} : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0#0, %0#1, %1#0, %1#1, %2 : tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xui64>, tensor<?xui32>, tensor<?x?xf32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}




