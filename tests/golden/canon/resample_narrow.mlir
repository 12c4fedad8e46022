// RUN: tpucc --passes=canon,fold,canon,dce
func.func @main(%x: tensor<5x6xbf16>, %y: tensor<5x2xf16>, %z: tensor<5x2xi32>) -> (tensor<2x1xbf16>, tensor<3x2xf16>, tensor<3x2xi32>) {
  %xindex = stablehlo.constant dense<[[[0, 3]], [[2, 3]]]> : tensor<2x1x2xi32>
  %u = stablehlo.constant dense<[[0.3, 0.7], [1.0, 0.0]]> : tensor<2x2xbf16>
  %v = stablehlo.constant dense<[[0.1]]> : tensor<1x1xbf16>
  %w = stablehlo.dot_general %u, %v, contracting_dims = [] x [] : (tensor<2x2xbf16>, tensor<1x1xbf16>) -> tensor<2x2x1x1xbf16>
  %xs = "stablehlo.gather"(%x, %xindex) <{slice_sizes = array<i64: 2, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xbf16>, tensor<2x1x2xi32>) -> tensor<2x1x2x1xbf16>
  %0 = stablehlo.dot_general %w, %xs, batching_dims = [0, 2] x [0, 1], contracting_dims = [1, 3] x [2, 3] : (tensor<2x2x1x1xbf16>, tensor<2x1x2x1xbf16>) -> tensor<2x1xbf16>
  %index = stablehlo.constant dense<[0, 0, 3]> : tensor<3xi32>
  %one = stablehlo.constant dense<1.0> : tensor<3x1xf16>
  %ys = "stablehlo.gather"(%y, %index) <{slice_sizes = array<i64: 1, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xf16>, tensor<3xi32>) -> tensor<3x1x2xf16>
  %1 = stablehlo.dot_general %ys, %one, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x1x2xf16>, tensor<3x1xf16>) -> tensor<3x2xf16>
  %unit = stablehlo.constant dense<1> : tensor<3x1xi32>
  %zs = "stablehlo.gather"(%z, %index) <{slice_sizes = array<i64: 1, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xi32>, tensor<3xi32>) -> tensor<3x1x2xi32>
  %2 = stablehlo.dot_general %zs, %unit, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x1x2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  return %0, %1, %2 : tensor<2x1xbf16>, tensor<3x2xf16>, tensor<3x2xi32>
}
// ----
module {
  func.func @main(%x: tensor<5x6xbf16>, %y: tensor<5x2xf16>, %z: tensor<5x2xi32>) -> (tensor<2x1xbf16>, tensor<3x2xf16>, tensor<3x2xi32>) {
    %0 = stablehlo.convert %x : (tensor<5x6xbf16>) -> tensor<5x6xf32>
    %1 = stablehlo.slice %0 [0:3:2, 3:4] : (tensor<5x6xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.constant dense<[[0.030107498], [0.100097656]]> : tensor<2x1xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x1xf32>
    %4 = stablehlo.slice %0 [1:4:2, 3:4] : (tensor<5x6xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.constant dense<[[0.06999016], [0.0]]> : tensor<2x1xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<2x1xf32>
    %7 = stablehlo.add %3, %6 : tensor<2x1xf32>
    %8 = stablehlo.convert %7 : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %9 = stablehlo.constant dense<[0, 0, 3]> : tensor<3xi32>
    %10 = "stablehlo.gather"(%y, %9) <{slice_sizes = array<i64: 1, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xf16>, tensor<3xi32>) -> tensor<3x2xf16>
    %11 = stablehlo.constant dense<[0, 0, 3]> : tensor<3xi32>
    %12 = "stablehlo.gather"(%z, %11) <{slice_sizes = array<i64: 1, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xi32>, tensor<3xi32>) -> tensor<3x2xi32>
    return %8, %10, %12 : tensor<2x1xbf16>, tensor<3x2xf16>, tensor<3x2xi32>
  }
}
