// RUN(1): tpucc --stop-after=shapes
// The sum of the rows that a sparse vector names.
func.func @main(%table: tensor<5x3xf32>, %used: tensor<5xi32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %at = "tpu.nonzero"(%used) : (tensor<5xi32>) -> tensor<?x1xi64>
  %rows = "stablehlo.gather"(%table, %at) <{slice_sizes = array<i64: 1, 3>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x3xf32>, tensor<?x1xi64>) -> tensor<?x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
nonzero_rows.mlir:5:9: error: nonzero: dimension 0 of its result, tensor<?x1xi64>, is how many elements of %used are not zero: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%used': tensor<5xi32>
  help: work on all positions and choose there: stablehlo.select(%used != 0, value, 0), or multiply by stablehlo.convert(%used != 0)
  help: or give a static bound N <= 5 with a count, as jnp.nonzero(x, size=N, fill_value=0) does: sort the positions by %used == 0, stable, take the first N, and count with the sum of %used != 0
