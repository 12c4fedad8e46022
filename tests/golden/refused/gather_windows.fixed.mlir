// RUN: tpucc --stop-after=shapes
// Windows of the largest size, masked past the one that is wanted.
// input 1: range(0, 14)
// input 2: range(0, 6)
func.func @main(%x: tensor<20xf32>, %starts: tensor<3x1xi64>, %size: tensor<1xi64>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x6xf32>
  %windows = "stablehlo.gather"(%x, %starts) <{slice_sizes = array<i64: 6>, dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<20xf32>, tensor<3x1xi64>) -> tensor<3x6xf32>
  %position = stablehlo.iota dim = 1 : tensor<3x6xi64>
  %n = stablehlo.reshape %size : (tensor<1xi64>) -> tensor<i64>
  %limit = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
  %wanted = stablehlo.compare LT, %position, %limit : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
  %kept = stablehlo.select %wanted, %windows, %zeros : tensor<3x6xi1>, tensor<3x6xf32>
  %sums = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
  return %sums : tensor<3xf32>
}
// ----
module {
  func.func @main(%x: tensor<20xf32>, %starts: tensor<3x1xi64>, %size: tensor<1xi64>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<3x6xf32>
    %2 = "stablehlo.gather"(%x, %starts) <{slice_sizes = array<i64: 6>, dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<20xf32>, tensor<3x1xi64>) -> tensor<3x6xf32>
    %3 = stablehlo.iota dim = 1 : tensor<3x6xi64>
    %4 = stablehlo.reshape %size : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<3x6xi64>
    %6 = stablehlo.compare LT, %3, %5 : (tensor<3x6xi64>, tensor<3x6xi64>) -> tensor<3x6xi1>
    %7 = stablehlo.select %6, %2, %1 : tensor<3x6xi1>, tensor<3x6xf32>
    %8 = stablehlo.reduce(%7 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    return %8 : tensor<3xf32>
  }
}
