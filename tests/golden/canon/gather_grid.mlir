// RUN: tpucc --passes=canon,dce
// Resizing to the nearest, positions of a table and a reversed, strided read; a list in no order stays.
func.func @main(%x: tensor<3x2x4xf32>, %t: tensor<9x5xf32>) -> (tensor<3x4x8xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>) {
  %rows = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi32>
  %columns = stablehlo.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi32>
  %a = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<4xi32>) -> tensor<4x8x1xi32>
  %b = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<8xi32>) -> tensor<4x8x1xi32>
  %grid = stablehlo.concatenate %a, %b, dim = 2 : (tensor<4x8x1xi32>, tensor<4x8x1xi32>) -> tensor<4x8x2xi32>
  %0 = "stablehlo.gather"(%x, %grid) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x4xf32>, tensor<4x8x2xi32>) -> tensor<3x4x8xf32>
  %first = stablehlo.constant dense<[[0], [1], [2], [3], [4], [5]]> : tensor<6x1xi32>
  %1 = "stablehlo.gather"(%t, %first) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<6x1xi32>) -> tensor<6x5xf32>
  %back = stablehlo.constant dense<[8, 5, 2]> : tensor<3xi64>
  %2 = "stablehlo.gather"(%t, %back) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<3xi64>) -> tensor<5x3xf32>
  %any = stablehlo.constant dense<[8, 5, 3]> : tensor<3xi64>
  %3 = "stablehlo.gather"(%t, %any) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<3xi64>) -> tensor<3x5xf32>
  return %0, %1, %2, %3 : tensor<3x4x8xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<3x2x4xf32>, %t: tensor<9x5xf32>) -> (tensor<3x4x8xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 3] : (tensor<3x2x4xf32>) -> tensor<3x2x2x4x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x2x2x4x2xf32>) -> tensor<3x4x8xf32>
    %2 = stablehlo.slice %t [0:6, 0:5] : (tensor<9x5xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.slice %t [2:9:3, 0:5] : (tensor<9x5xf32>) -> tensor<3x5xf32>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<3x5xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.constant dense<[8, 5, 3]> : tensor<3xi64>
    %7 = "stablehlo.gather"(%t, %6) <{slice_sizes = array<i64: 1, 5>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<9x5xf32>, tensor<3xi64>) -> tensor<3x5xf32>
    return %1, %2, %5, %7 : tensor<3x4x8xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>
  }
}
