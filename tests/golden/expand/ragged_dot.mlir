// RUN: tpucc --passes=expand
func.func @main(%x: tensor<2x11x5xf32>, %y: tensor<3x5x7xf32>, %n: tensor<2x3xi32>) -> tensor<2x11x7xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi32>) -> tensor<2x11x7xf32>
  return %0 : tensor<2x11x7xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x11x5xf32>, %y: tensor<3x5x7xf32>, %n: tensor<2x3xi32>) -> tensor<2x11x7xf32> {
    %0 = stablehlo.convert %n : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>):
      %3 = stablehlo.add %arg0, %arg1 : tensor<i64>
      stablehlo.return %3 : tensor<i64>
    }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xi64>
    %4 = stablehlo.iota dim = 2 : tensor<3x2x11x5xi64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2x11x5xi64>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2x11x5xi64>
    %7 = stablehlo.compare LE, %5, %4 : (tensor<3x2x11x5xi64>, tensor<3x2x11x5xi64>) -> tensor<3x2x11x5xi1>
    %8 = stablehlo.compare LT, %4, %6 : (tensor<3x2x11x5xi64>, tensor<3x2x11x5xi64>) -> tensor<3x2x11x5xi1>
    %9 = stablehlo.and %7, %8 : tensor<3x2x11x5xi1>
    %10 = stablehlo.broadcast_in_dim %x, dims = [1, 2, 3] : (tensor<2x11x5xf32>) -> tensor<3x2x11x5xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<3x2x11x5xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<3x2x11x5xi1>, tensor<3x2x11x5xf32>
    %13 = stablehlo.dot_general %12, %y, contracting_dims = [0, 3] x [0, 1], precision = [DEFAULT, HIGHEST] : (tensor<3x2x11x5xf32>, tensor<3x5x7xf32>) -> tensor<2x11x7xf32>
    return %13 : tensor<2x11x7xf32>
  }
}
