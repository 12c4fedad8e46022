// RUN: tpucc --stop-after=shapes
// All six, those that are kept in front and in order, and their number; the rest are zeros.
// twin: differs
func.func @main(%boxes: tensor<6x4xf32>, %scores: tensor<6xf32>) -> (tensor<6x4xf32>, tensor<i32>) {
  %half = stablehlo.constant dense<0.5> : tensor<6xf32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<6x4xf32>
  %good = stablehlo.compare GT, %scores, %half : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %bad = stablehlo.not %good : tensor<6xi1>
  %position = stablehlo.iota dim = 0 : tensor<6xi32>
  %0:2 = "stablehlo.sort"(%bad, %position) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>, %c: tensor<i32>, %d: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<6xi1>, tensor<6xi32>) -> (tensor<6xi1>, tensor<6xi32>)
  %rows = stablehlo.reshape %0#1 : (tensor<6xi32>) -> tensor<6x1xi32>
  %sorted = "stablehlo.gather"(%boxes, %rows) <{slice_sizes = array<i64: 1, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
  %out = stablehlo.broadcast_in_dim %0#0, dims = [0] : (tensor<6xi1>) -> tensor<6x4xi1>
  %kept = stablehlo.select %out, %zeros, %sorted : tensor<6x4xi1>, tensor<6x4xf32>
  %ones = stablehlo.convert %good : (tensor<6xi1>) -> tensor<6xi32>
  %n = stablehlo.reduce(%ones init: %none) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
  return %kept, %n : tensor<6x4xf32>, tensor<i32>
}
// ----
module {
  func.func @main(%boxes: tensor<6x4xf32>, %scores: tensor<6xf32>) -> (tensor<6x4xf32>, tensor<i32>) {
    %0 = stablehlo.constant dense<0.5> : tensor<6xf32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.constant dense<0.0> : tensor<6x4xf32>
    %3 = stablehlo.compare GT, %scores, %0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %4 = stablehlo.not %3 : tensor<6xi1>
    %5 = stablehlo.iota dim = 0 : tensor<6xi32>
    %6:2 = "stablehlo.sort"(%4, %5) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: tensor<i32>):
      %7 = stablehlo.compare LT, %arg0, %arg1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    }) : (tensor<6xi1>, tensor<6xi32>) -> (tensor<6xi1>, tensor<6xi32>)
    %7 = stablehlo.reshape %6#1 : (tensor<6xi32>) -> tensor<6x1xi32>
    %8 = "stablehlo.gather"(%boxes, %7) <{slice_sizes = array<i64: 1, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<6x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
    %9 = stablehlo.broadcast_in_dim %6#0, dims = [0] : (tensor<6xi1>) -> tensor<6x4xi1>
    %10 = stablehlo.select %9, %2, %8 : tensor<6x4xi1>, tensor<6x4xf32>
    %11 = stablehlo.convert %3 : (tensor<6xi1>) -> tensor<6xi32>
    %12 = stablehlo.reduce(%11 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    return %10, %12 : tensor<6x4xf32>, tensor<i32>
  }
}
