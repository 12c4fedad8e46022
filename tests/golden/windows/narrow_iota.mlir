// RUN: tpucc --passes=windows --scatter=xla
// An i8 has no index 128: what it has instead may lie partly outside. An i32 has every index that there is, and all windows fit.
func.func @main(%x: tensor<300xf32>, %u: tensor<256x2xf32>) -> tensor<300xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x1xi8>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<300xf32>, tensor<256x1xi8>, tensor<256x2xf32>) -> tensor<300xf32>
  %j = stablehlo.iota dim = 0 : tensor<256x1xi32>
  %1 = "stablehlo.scatter"(%0, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<300xf32>, tensor<256x1xi32>, tensor<256x2xf32>) -> tensor<300xf32>
  return %1 : tensor<300xf32>
}
// ----
module {
  func.func @main(%x: tensor<300xf32>, %u: tensor<256x2xf32>) -> tensor<300xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<256x1xi8>
    %1 = stablehlo.convert %0 : (tensor<256x1xi8>) -> tensor<256x1xi64>
    %2 = stablehlo.constant dense<0> : tensor<1xi64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xi64>) -> tensor<256x1xi64>
    %4 = stablehlo.constant dense<298> : tensor<1xi64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<1xi64>) -> tensor<256x1xi64>
    %6 = stablehlo.compare GE, %1, %3 : (tensor<256x1xi64>, tensor<256x1xi64>) -> tensor<256x1xi1>
    %7 = stablehlo.compare LE, %1, %5 : (tensor<256x1xi64>, tensor<256x1xi64>) -> tensor<256x1xi1>
    %8 = stablehlo.and %6, %7 : tensor<256x1xi1>
    %9 = stablehlo.constant dense<300> : tensor<256x1xi64>
    %10 = stablehlo.select %8, %1, %9 : tensor<256x1xi1>, tensor<256x1xi64>
    %11 = "stablehlo.scatter"(%x, %10, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %12 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<300xf32>, tensor<256x1xi64>, tensor<256x2xf32>) -> tensor<300xf32>
    %12 = stablehlo.iota dim = 0 : tensor<256x1xi32>
    %13 = "stablehlo.scatter"(%11, %12, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %14 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<300xf32>, tensor<256x1xi32>, tensor<256x2xf32>) -> tensor<300xf32>
    return %13 : tensor<300xf32>
  }
}
