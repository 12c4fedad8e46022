// RUN: tpucc --passes=canon,dce
// x[n, c, i, j] as PyTorch's index writes it: c is taken whole, n is a batch, i and j become one index. Of one image n says nothing.
func.func @main(%x: tensor<2x3x4x5xf32>, %i: tensor<2x6x7xi32>, %j: tensor<2x6x7xi32>, %y: tensor<1x4x5xf32>, %k: tensor<6xi64>, %l: tensor<6xi64>) -> (tensor<2x3x6x7xf32>, tensor<6xf32>) {
  %n0 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %c0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %n = stablehlo.broadcast_in_dim %n0, dims = [0] : (tensor<2xi32>) -> tensor<2x3x6x7x1xi32>
  %c = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<3xi32>) -> tensor<2x3x6x7x1xi32>
  %i1 = stablehlo.broadcast_in_dim %i, dims = [0, 2, 3] : (tensor<2x6x7xi32>) -> tensor<2x3x6x7x1xi32>
  %j1 = stablehlo.broadcast_in_dim %j, dims = [0, 2, 3] : (tensor<2x6x7xi32>) -> tensor<2x3x6x7x1xi32>
  %at = stablehlo.concatenate %n, %c, %i1, %j1, dim = 4 : (tensor<2x3x6x7x1xi32>, tensor<2x3x6x7x1xi32>, tensor<2x3x6x7x1xi32>, tensor<2x3x6x7x1xi32>) -> tensor<2x3x6x7x4xi32>
  %0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>, tensor<2x3x6x7x4xi32>) -> tensor<2x3x6x7xf32>
  %zero = stablehlo.constant dense<0> : tensor<6x1xi64>
  %k1 = stablehlo.reshape %k : (tensor<6xi64>) -> tensor<6x1xi64>
  %l1 = stablehlo.reshape %l : (tensor<6xi64>) -> tensor<6x1xi64>
  %one = stablehlo.concatenate %l1, %zero, %k1, dim = 1 : (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6x1xi64>) -> tensor<6x3xi64>
  %1 = "stablehlo.gather"(%y, %one) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [2, 0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>, tensor<6x3xi64>) -> tensor<6xf32>
  return %0, %1 : tensor<2x3x6x7xf32>, tensor<6xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x3x4x5xf32>, %i: tensor<2x6x7xi32>, %j: tensor<2x6x7xi32>, %y: tensor<1x4x5xf32>, %k: tensor<6xi64>, %l: tensor<6xi64>) -> (tensor<2x3x6x7xf32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.clamp %0, %j, %1 : (tensor<i32>, tensor<2x6x7xi32>, tensor<i32>) -> tensor<2x6x7xi32>
    %3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.clamp %3, %i, %4 : (tensor<i32>, tensor<2x6x7xi32>, tensor<i32>) -> tensor<2x6x7xi32>
    %6 = stablehlo.constant dense<5> : tensor<2x6x7xi32>
    %7 = stablehlo.multiply %5, %6 : tensor<2x6x7xi32>
    %8 = stablehlo.add %7, %2 : tensor<2x6x7xi32>
    %9 = stablehlo.reshape %x : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %10 = "stablehlo.gather"(%9, %8) <{slice_sizes = array<i64: 1, 3, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>}> : (tensor<2x3x20xf32>, tensor<2x6x7xi32>) -> tensor<2x3x6x7xf32>
    %11 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.constant dense<4> : tensor<i64>
    %13 = stablehlo.clamp %11, %l, %12 : (tensor<i64>, tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %14 = stablehlo.convert %13 : (tensor<6xi64>) -> tensor<6xi32>
    %15 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.constant dense<3> : tensor<i64>
    %17 = stablehlo.clamp %15, %k, %16 : (tensor<i64>, tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %18 = stablehlo.convert %17 : (tensor<6xi64>) -> tensor<6xi32>
    %19 = stablehlo.constant dense<5> : tensor<6xi32>
    %20 = stablehlo.multiply %18, %19 : tensor<6xi32>
    %21 = stablehlo.add %20, %14 : tensor<6xi32>
    %22 = stablehlo.reshape %y : (tensor<1x4x5xf32>) -> tensor<20xf32>
    %23 = "stablehlo.gather"(%22, %21) <{slice_sizes = array<i64: 1>, dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<20xf32>, tensor<6xi32>) -> tensor<6xf32>
    return %10, %23 : tensor<2x3x6x7xf32>, tensor<6xf32>
  }
}
