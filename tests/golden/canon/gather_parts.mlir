// RUN: tpucc --passes=canon,dce
// Padding by reflection, by the edge and around; a list of many parts stays.
func.func @main(%x: tensor<2x6xf32>, %t: tensor<40xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x8xf32>, tensor<6x2xf32>, tensor<5xf32>) {
  %reflected = stablehlo.constant dense<[[2], [1], [0], [1], [2], [3], [4], [5], [4], [3]]> : tensor<10x1xi64>
  %0 = "stablehlo.gather"(%x, %reflected) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<10x1xi64>) -> tensor<2x10xf32>
  %edge = stablehlo.constant dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<10xi32>
  %1 = "stablehlo.gather"(%x, %edge) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<10xi32>) -> tensor<2x10xf32>
  %around = stablehlo.constant dense<[5, 0, 1, 2, 3, 4, 5, 0]> : tensor<8xi32>
  %2 = "stablehlo.gather"(%x, %around) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<8xi32>) -> tensor<2x8xf32>
  %short = stablehlo.constant dense<[0, 1, 2, 5, 4, 3]> : tensor<6xi32>
  %3 = "stablehlo.gather"(%x, %short) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf32>, tensor<6xi32>) -> tensor<6x2xf32>
  %many = stablehlo.constant dense<[7, 39, 2, 18, 30]> : tensor<5xi32>
  %4 = "stablehlo.gather"(%t, %many) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<5xi32>) -> tensor<5xf32>
  return %0, %1, %2, %3, %4 : tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x8xf32>, tensor<6x2xf32>, tensor<5xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x6xf32>, %t: tensor<40xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x8xf32>, tensor<6x2xf32>, tensor<5xf32>) {
    %0 = stablehlo.slice %x [0:2, 1:3] : (tensor<2x6xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x2xf32>
    %2 = stablehlo.slice %x [0:2, 3:5] : (tensor<2x6xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.reverse %2, dims = [1] : tensor<2x2xf32>
    %4 = stablehlo.concatenate %1, %x, %3, dim = 1 : (tensor<2x2xf32>, tensor<2x6xf32>, tensor<2x2xf32>) -> tensor<2x10xf32>
    %5 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x1xf32>) -> tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %8 = stablehlo.slice %x [0:2, 5:6] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x1xf32>) -> tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %11 = stablehlo.concatenate %7, %x, %10, dim = 1 : (tensor<2x2xf32>, tensor<2x6xf32>, tensor<2x2xf32>) -> tensor<2x10xf32>
    %12 = stablehlo.slice %x [0:2, 5:6] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %13 = stablehlo.slice %x [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %14 = stablehlo.concatenate %12, %x, %13, dim = 1 : (tensor<2x1xf32>, tensor<2x6xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
    %15 = stablehlo.slice %x [0:2, 0:3] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.slice %x [0:2, 3:6] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %17 = stablehlo.reverse %16, dims = [1] : tensor<2x3xf32>
    %18 = stablehlo.concatenate %15, %17, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %20 = stablehlo.constant dense<[7, 39, 2, 18, 30]> : tensor<5xi32>
    %21 = "stablehlo.gather"(%t, %20) <{slice_sizes = array<i64: 1>, dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<40xf32>, tensor<5xi32>) -> tensor<5xf32>
    return %4, %11, %14, %19, %21 : tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x8xf32>, tensor<6x2xf32>, tensor<5xf32>
  }
}
