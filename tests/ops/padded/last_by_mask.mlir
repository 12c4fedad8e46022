// The last element of a call, which a mask tells: what help says of x[-1].
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xi32> {tpu.dims = ["n"]}) -> tensor<f32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %zf = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.reduce(%mask init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %s = stablehlo.subtract %n, %one : tensor<i32>
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %d1 = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %d1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %sb = stablehlo.dynamic_broadcast_in_dim %s, %d1, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %eq = stablehlo.compare EQ, %i, %sb, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %eqf = stablehlo.convert %eq : (tensor<?xi1>) -> tensor<?xf32>
  %0 = stablehlo.dot_general %x, %eqf, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
