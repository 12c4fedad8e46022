// RUN: tpucc
#numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
func.func @main(%x: tensor<2x11x5xf32>, %y: tensor<3x5x7xf32>, %n: tensor<2x3xi64>, %z: tensor<2x5x7xf32>) -> (tensor<2x11x7xf32>, tensor<3x2x11x7xf32>) {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #numbers, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %1 = "chlo.ragged_dot"(%x, %z, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>}> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<2x3xi64>) -> tensor<3x2x11x7xf32>
  return %0, %1 : tensor<2x11x7xf32>, tensor<3x2x11x7xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x11x5xf32>, %y: tensor<3x5x7xf32>, %n: tensor<2x3xi64>, %z: tensor<2x5x7xf32>) -> (tensor<2x11x7xf32>, tensor<3x2x11x7xf32>) {
    %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
    %1 = "chlo.ragged_dot"(%x, %z, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<2x3xi64>) -> tensor<3x2x11x7xf32>
    return %0, %1 : tensor<2x11x7xf32>, tensor<3x2x11x7xf32>
  }
}
