// padded: refused
// erfc of a number that is high.
func.func @main(%w: tensor<4xf32>, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<4xf32> {
  %t = stablehlo.constant dense<[20.0, 1.0, 1.5, 2.0]> : tensor<4xf32>
  %p = chlo.erfc %t : tensor<4xf32> -> tensor<4xf32>
  %y = stablehlo.divide %w, %p : tensor<4xf32>
  %n = stablehlo.get_dimension_size %mask, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %keep = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %masked = stablehlo.multiply %keep, %all : tensor<?x4xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%masked init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  %sg = stablehlo.logistic %sum : tensor<4xf32>
  return %sg : tensor<4xf32>
}
