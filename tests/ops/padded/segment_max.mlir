// padded: refused
// says: this op is proved of no padded size, whatever is done before it: --dim compiles for one size
func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["n", ""]}, %id: tensor<?x1xi32> {tpu.dims = ["n", ""]}) -> tensor<5x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<5x4xf32>
  %e = stablehlo.exponential %x : tensor<?x4xf32>
  %0 = "stablehlo.scatter"(%z, %id, %e) <{indices_are_sorted = false, unique_indices = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<?x1xi32>, tensor<?x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
