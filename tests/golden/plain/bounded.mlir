// RUN: tpucc --passes=plain
func.func @main(%x: tensor<4x6xf32>, %i: tensor<24x2xi32>, %u: tensor<24xf32>, %n: tensor<i32>) -> tensor<4x6xf32> {
  %0 = stablehlo.set_dimension_size %i, %n, dim = 0 : (tensor<24x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<24, ?>>
  %1 = stablehlo.set_dimension_size %u, %n, dim = 0 : (tensor<24xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<24>>
  %2 = "stablehlo.scatter"(%x, %0, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<?x2xi32, #stablehlo.bounds<24, ?>>, tensor<?xf32, #stablehlo.bounds<24>>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>, %i: tensor<24x2xi32>, %u: tensor<24xf32>, %n: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<24x2xi32>
    %1 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<24x2xi32>
    %2 = stablehlo.compare LT, %0, %1 : (tensor<24x2xi32>, tensor<24x2xi32>) -> tensor<24x2xi1>
    %3 = stablehlo.constant dense<-2147483648> : tensor<24x2xi32>
    %4 = stablehlo.select %2, %i, %3 : tensor<24x2xi1>, tensor<24x2xi32>
    %5 = "stablehlo.scatter"(%x, %4, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
}
