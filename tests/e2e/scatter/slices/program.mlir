module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2x3xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<2xi64>) -> tensor<2x1xi64>
    %1 = stablehlo.reshape %arg1 : (tensor<1xi32>) -> tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x1xi64>
    %4 = stablehlo.add %3, %0 : tensor<2x1xi64>
    %5 = stablehlo.iota dim = 0 : tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x1xi64>
    %7 = stablehlo.compare LT, %4, %6, SIGNED : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x1xi64>
    %9 = stablehlo.add %4, %8 : tensor<2x1xi64>
    %10 = stablehlo.select %7, %9, %4 : tensor<2x1xi1>, tensor<2x1xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %14 = stablehlo.add %5, %13 : tensor<3xi64>
    %15 = stablehlo.select %12, %14, %5 : tensor<3xi1>, tensor<3xi64>
    %16 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xi64>) -> tensor<2x3xi64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
    %18 = stablehlo.convert %16 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %19 = stablehlo.convert %17 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %23 = "stablehlo.scatter"(%arg0, %22, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %24 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %24 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<2x3x2xi32>, tensor<2x3xf32>) -> tensor<6x7xf32>
    return %23 : tensor<6x7xf32>
  }
}
