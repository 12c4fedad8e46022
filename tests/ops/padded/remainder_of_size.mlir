// n % 5 ones are none where n is padded to 5: their maximum is not 1 there.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %three = stablehlo.constant dense<5> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.remainder %n, %three : tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0.5> : tensor<f32>
  %o = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t = stablehlo.reduce(%o init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t : tensor<f32>
}
