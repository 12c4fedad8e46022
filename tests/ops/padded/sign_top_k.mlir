// says: a zero has no sign, which
// The sum of zeros of both signs, or of negative ones alone: another sign where more are added.
func.func @main(%x: tensor<?x3xf32> {tpu.dims = ["n",""]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<3xi32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %zz = stablehlo.dynamic_broadcast_in_dim %c0, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %p = stablehlo.multiply %x, %zz : tensor<?x3xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  %v, %j = "chlo.top_k"(%s) <{k = 3 : i64}> : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %j : tensor<3xi32>
}