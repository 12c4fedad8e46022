module @jit_several attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<7xi32>, %arg2: tensor<10x1xi32>, %arg3: tensor<10x3xf32>, %arg4: tensor<10x3xi32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<7xi32> {jax.result_info = "result[1]"}) {
    %0 = "stablehlo.scatter"(%arg0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %2 = stablehlo.maximum %arg5, %arg6 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7xf32>, tensor<10x1xi32>, tensor<10x3xf32>) -> tensor<7xf32>
    %1 = "stablehlo.scatter"(%arg1, %arg2, %arg4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      stablehlo.return %arg6 : tensor<i32>
    }) : (tensor<7xi32>, tensor<10x1xi32>, tensor<10x3xi32>) -> tensor<7xi32>
    return %0, %1 : tensor<7xf32>, tensor<7xi32>
  }
}
