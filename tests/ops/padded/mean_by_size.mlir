// padded: refused
// says: convert: it computes with the size n, which is that of the padded dimension
// says: A mean is sum(x * mask) / sum(mask)
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %1 = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %2 = stablehlo.divide %0, %1 : tensor<f32>
  return %2 : tensor<f32>
}
