// 1e9 to the power of 1e9 is infinite, and 0 times that NaN.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %big = stablehlo.constant dense<1.0e9> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %bb = stablehlo.dynamic_broadcast_in_dim %big, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %v = stablehlo.select %arg1, %x, %bb : tensor<?xi1>, tensor<?xf32>
  %w = stablehlo.power %v, %v : tensor<?xf32>
  %t = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  return %t : tensor<f32>
}
