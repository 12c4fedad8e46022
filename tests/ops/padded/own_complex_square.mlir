// padded: refused
// Squares of complex numbers of the program overflow.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %b0 = stablehlo.constant dense<1.0e20> : tensor<f32>
  %cb = stablehlo.dynamic_broadcast_in_dim %b0, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %v = stablehlo.multiply %t1, %cb : tensor<?xf32>
  %z = stablehlo.dynamic_broadcast_in_dim %zero, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %c = stablehlo.complex %v, %z : tensor<?xcomplex<f32>>
  %c2 = stablehlo.multiply %c, %c : tensor<?xcomplex<f32>>
  %t = stablehlo.real %c2 : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
