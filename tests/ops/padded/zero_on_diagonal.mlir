// padded: refused
// A constant triangular matrix may be singular: its solutions are infinite.
func.func @main(%w: tensor<2x1xf32>, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<2xf32> {
  %table = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf32>
  %s = "stablehlo.triangular_solve"(%table, %w) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = stablehlo.reshape %s : (tensor<2x1xf32>) -> tensor<2xf32>
  %n = stablehlo.get_dimension_size %mask, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %keep = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x2xf32>
  %masked = stablehlo.multiply %keep, %all : tensor<?x2xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%masked init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %sum : tensor<2xf32>
}
