// RUN: tpucc --passes=expand
func.func @main(%x: tensor<2x4x4x3xf32>, %s: tensor<2x2x2x3xf32>, %z: tensor<f32>) -> tensor<2x4x4x3xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x4x4x3xf32>, tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x4x4x3xf32>
  return %0 : tensor<2x4x4x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x4x4x3xf32>, %s: tensor<2x2x2x3xf32>, %z: tensor<f32>) -> tensor<2x4x4x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<16xi32>
    %1 = stablehlo.reshape %0 : (tensor<16xi32>) -> tensor<4x4xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x4xi32>) -> tensor<2x4x4x3xi32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.constant dense<-1> : tensor<i32>
    %5:2 = "stablehlo.reduce_window"(%x, %2, %3, %4) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<i32>):
      %6 = stablehlo.compare GE, %arg0, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.not %6 : tensor<i1>
      %9 = stablehlo.compare GE, %arg3, %7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %10 = stablehlo.and %8, %9 : tensor<i1>
      %11 = stablehlo.compare LT, %arg1, %7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.or %11, %10 : tensor<i1>
      %13 = stablehlo.select %12, %arg2, %arg0 : tensor<i1>, tensor<f32>
      %14 = stablehlo.select %12, %arg3, %arg1 : tensor<i1>, tensor<i32>
      stablehlo.return %13, %14 : tensor<f32>, tensor<i32>
    }) : (tensor<2x4x4x3xf32>, tensor<2x4x4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2x2x3xf32>, tensor<2x2x2x3xi32>)
    %6 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<2x16x3xf32>
    %7 = "stablehlo.scatter"(%6, %5#1, %s) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 3], scatter_dims_to_operand_dims = [1], index_vector_dim = 4>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %8 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x16x3xf32>, tensor<2x2x2x3xi32>, tensor<2x2x2x3xf32>) -> tensor<2x16x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x16x3xf32>) -> tensor<2x4x4x3xf32>
    return %8 : tensor<2x4x4x3xf32>
  }
}
