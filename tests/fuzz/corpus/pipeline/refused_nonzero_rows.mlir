// The sum of the rows that a sparse vector names.
func.func @main(%table: tensor<5x3xf32>, %used: tensor<5xi32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %at = "tpu.nonzero"(%used) : (tensor<5xi32>) -> tensor<?x1xi64>
  %rows = "stablehlo.gather"(%table, %at) <{slice_sizes = array<i64: 1, 3>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x3xf32>, tensor<?x1xi64>) -> tensor<?x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
