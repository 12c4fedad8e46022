module @jit_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5x3x2xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg2, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg0) : tensor<5x2xi32>, tensor<5x3x2xf32>, tensor<i64>, tensor<i64>, tensor<6x7xf32>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<5x2xi32>, tensor<5x3x2xf32>, tensor<i64>, tensor<6x7xf32>) -> (tensor<i64>, tensor<6x7xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_2, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %2, %1#0, %1#1 : tensor<5x2xi32>, tensor<5x3x2xf32>, tensor<i64>, tensor<i64>, tensor<6x7xf32>
    }
    return %0#4 : tensor<6x7xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x2xi32>, %arg1: tensor<5x3x2xf32>, %arg2: tensor<i64>, %arg3: tensor<6x7xf32>) -> (tensor<i64>, tensor<6x7xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg2, %c : tensor<i64>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<5x2xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<5x2xi32>
    %4 = "stablehlo.scatter"(%arg3, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %5 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<5x2xi32>, tensor<5x3x2xf32>) -> tensor<6x7xf32>
    return %0, %4 : tensor<i64>, tensor<6x7xf32>
  }
}
