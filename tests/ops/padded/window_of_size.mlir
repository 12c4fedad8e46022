// padded: refused
// A window as long as the dimension takes in all of it.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<1xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %window = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %none = stablehlo.constant dense<0> : tensor<1x2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.cosine %x : tensor<?xf32>
  %sum = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%y, %zero, %window, %one, %one, %one, %none) {api_version = 2 : i32, called_computations = [@add]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<1xf32>
  return %sum : tensor<1xf32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.add %a, %b : tensor<f32>
  return %c : tensor<f32>
}
