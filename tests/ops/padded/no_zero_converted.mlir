// padded: refused
// A type without a zero makes something else of it.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.convert %x : (tensor<?xf32>) -> tensor<?xf8E8M0FNU>
  %b = stablehlo.convert %a : (tensor<?xf8E8M0FNU>) -> tensor<?xf32>
  %k = stablehlo.constant dense<1.0e38> : tensor<f32>
  %vb = stablehlo.dynamic_broadcast_in_dim %k, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %c = stablehlo.multiply %b, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
