// padded: refused
// Complex indices are the program's own.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xcomplex<f32>>
  %k0 = stablehlo.constant dense<(100.0,0.0)> : tensor<complex<f32>>
  %k = stablehlo.dynamic_broadcast_in_dim %k0, %s, dims = [] : (tensor<complex<f32>>, tensor<1xi32>) -> tensor<?xcomplex<f32>>
  %c2 = stablehlo.multiply %c, %k : tensor<?xcomplex<f32>>
  %r = stablehlo.real %c2 : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %t = stablehlo.exponential %r : tensor<?xf32>
  %mm = stablehlo.multiply %t, %mask : tensor<?xf32>
  %sum = stablehlo.reduce(%mm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
