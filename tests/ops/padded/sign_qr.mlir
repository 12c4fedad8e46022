// says: a zero has no sign, which
// The sum of zeros of both signs, or of negative ones alone: another sign where more are added.
func.func @main(%x: tensor<?x3xf32> {tpu.dims = ["n",""]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<3x3xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %zz = stablehlo.dynamic_broadcast_in_dim %c0, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %p = stablehlo.multiply %x, %zz : tensor<?x3xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  %k = stablehlo.constant dense<[[0.0,0.0,0.0],[1.0,2.0,1.0],[2.0,1.0,1.0]]> : tensor<3x3xf32>
  %r = stablehlo.reshape %s : (tensor<3xf32>) -> tensor<1x3xf32>
  %k2 = stablehlo.slice %k [1:3, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
  %m = stablehlo.concatenate %r, %k2, dim = 0 : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  %q:2 = stablehlo.custom_call @Qr(%m) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return %q#0 : tensor<3x3xf32>
}