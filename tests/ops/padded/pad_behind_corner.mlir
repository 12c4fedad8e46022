// padded: refused
// What is padded along both dimensions is not zero, and elements come behind it.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?x?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %nn = stablehlo.concatenate %s, %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %c = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %q = stablehlo.divide %c, %x : tensor<?xf32>
  %real = stablehlo.is_finite %q : (tensor<?xf32>) -> tensor<?xi1>
  %a = stablehlo.dynamic_broadcast_in_dim %real, %nn, dims = [0] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %b = stablehlo.dynamic_broadcast_in_dim %real, %nn, dims = [1] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %either = stablehlo.or %a, %b : tensor<?x?xi1>
  %neither = stablehlo.not %either : tensor<?x?xi1>
  %y = stablehlo.convert %neither : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %p = stablehlo.pad %y, %zero, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
