// padded: refused
// Bits of an integer may be those of an infinity.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %bits = stablehlo.constant dense<-8388608> : tensor<i32>
  %v = stablehlo.bitcast_convert %bits : (tensor<i32>) -> tensor<f32>
  %vb = stablehlo.dynamic_broadcast_in_dim %v, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %xx = stablehlo.abs %x : tensor<?xf32>
  %y = stablehlo.multiply %xx, %vb : tensor<?xf32>
  %sum = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %e = stablehlo.exponential %sum : tensor<f32>
  return %e : tensor<f32>
}
