// says: a zero has no sign, which
// The sum of zeros of both signs, or of negative ones alone: another sign where more are added.
func.func @main(%x: tensor<?x3xf32> {tpu.dims = ["n",""]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> (tensor<3xf32>, tensor<3xi32>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %c3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %zz = stablehlo.dynamic_broadcast_in_dim %c0, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %p = stablehlo.multiply %x, %zz : tensor<?x3xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  %i = stablehlo.iota dim = 0 : tensor<3xi32>
  %a, %b = "stablehlo.sort"(%s, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%xx: tensor<f32>, %yy: tensor<f32>, %r: tensor<i32>, %t: tensor<i32>):
    %g = stablehlo.compare GT, %xx, %yy, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }) : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %a, %b : tensor<3xf32>, tensor<3xi32>
}