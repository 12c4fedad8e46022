// padded: refused
// A function without bounds, of numbers of the program.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %b0 = stablehlo.constant dense<1.0e36> : tensor<f32>
  %cb = stablehlo.dynamic_broadcast_in_dim %b0, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %v = stablehlo.multiply %t1, %cb : tensor<?xf32>
  %r = chlo.asinh %v : tensor<?xf32> -> tensor<?xf32>
  %m0 = stablehlo.constant dense<2.0> : tensor<f32>
  %cm = stablehlo.dynamic_broadcast_in_dim %m0, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %q = stablehlo.multiply %r, %cm : tensor<?xf32>
  %t = stablehlo.exponential %q : tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
