// RUN: tpucc --passes=canon,fold,canon,dce
func.func @main(%x: tensor<5x6xf32>) -> tensor<2x3xf32> {
  %a = stablehlo.constant dense<[[[0], [0], [0]], [[3], [3], [3]]]> : tensor<2x3x1xi32>
  %b = stablehlo.constant dense<[[[1], [4], [2]], [[1], [4], [2]]]> : tensor<2x3x1xi32>
  %index = stablehlo.concatenate %a, %b, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
  %w = stablehlo.constant dense<[[[[2.0, 1.0], [4.0, 2.0]], [[-2.0, 0.0], [-4.0, 0.0]], [[1.0, 1.0], [2.0, 2.0]]], [[[6.0, 3.0], [0.0, 0.0]], [[-6.0, 0.0], [0.0, 0.0]], [[3.0, 3.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf32>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 2, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2x2xf32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [0, 1], contracting_dims = [2, 3] x [2, 3] : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3xf32>
  return %d : tensor<2x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<5x6xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %x [0:4:3, 0:6] : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %1 = stablehlo.constant dense<[2.0, 6.0]> : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x6xf32>
    %4 = stablehlo.slice %x [1:5:3, 0:6] : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %5 = stablehlo.constant dense<[4.0, 0.0]> : tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x6xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<2x6xf32>
    %8 = stablehlo.add %3, %7 : tensor<2x6xf32>
    %9 = stablehlo.constant dense<[1, 4, 2]> : tensor<3xi32>
    %10 = "stablehlo.gather"(%8, %9) <{slice_sizes = array<i64: 2, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x6xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %11 = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<[2, 5, 3]> : tensor<3xi32>
    %15 = "stablehlo.gather"(%8, %14) <{slice_sizes = array<i64: 2, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x6xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %16 = stablehlo.constant dense<[0.5, 0.0, 0.5]> : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.add %13, %18 : tensor<2x3xf32>
    return %19 : tensor<2x3xf32>
  }
}
