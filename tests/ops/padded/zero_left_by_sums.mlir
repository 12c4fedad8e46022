// A sum with data of the same sign is not zero, wherever what is added to it is.
func.func @main(%w: tensor<4xf32>, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<4xf32> {
  %table = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %v = stablehlo.abs %w : tensor<4xf32>
  %p = stablehlo.multiply %v, %table : tensor<4xf32>
  %q = stablehlo.add %p, %v : tensor<4xf32>
  %y = stablehlo.divide %w, %q : tensor<4xf32>
  %n = stablehlo.get_dimension_size %mask, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %keep = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %masked = stablehlo.multiply %keep, %all : tensor<?x4xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%masked init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}
