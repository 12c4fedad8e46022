// padded: refused
// A quotient of numbers of the program.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %b0 = stablehlo.constant dense<28> : tensor<i32>
  %cb = stablehlo.dynamic_broadcast_in_dim %b0, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %m0 = stablehlo.constant dense<100> : tensor<i32>
  %cm = stablehlo.dynamic_broadcast_in_dim %m0, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %o0 = stablehlo.constant dense<1> : tensor<i32>
  %c1 = stablehlo.dynamic_broadcast_in_dim %o0, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %u0 = stablehlo.multiply %t1, %cm : tensor<?xi32>
  %u = stablehlo.divide %u0, %c1 : tensor<?xi32>
  %v = stablehlo.convert %u : (tensor<?xi32>) -> tensor<?xf32>
  %t = stablehlo.exponential %v : tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
