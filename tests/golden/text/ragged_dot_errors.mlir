// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<2x11x5xf32>, %y: tensor<3x5x7xf32>, %n: tensor<2x3xi64>, %m: tensor<4xi64>, %f: tensor<3xf32>) {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %1 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %2 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %3 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %4 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %5 = "chlo.ragged_dot"(%x, %y, %m) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<4xi64>) -> tensor<2x11x7xf32>
  %6 = "chlo.ragged_dot"(%x, %y, %f) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>} : (tensor<2x11x5xf32>, tensor<3x5x7xf32>, tensor<3xf32>) -> tensor<2x11x7xf32>
  return
}
// ----
ragged_dot_errors.mlir:3:8: error: ragged_dot: lhs_ragged_dimensions names 0 dimensions, not one [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2x11x5xf32>
  note: operand 1 is input 1 '%y': tensor<3x5x7xf32>
ragged_dot_errors.mlir:4:8: error: ragged_dot: rhs_group_dimensions names 0 dimensions, not 1: the ragged one is neither contracted nor a batch dimension [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2x11x5xf32>
  note: operand 1 is input 1 '%y': tensor<3x5x7xf32>
ragged_dot_errors.mlir:5:8: error: ragged_dot: rhs_group_dimensions names 1 dimensions, not 0: the ragged one is contracted [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2x11x5xf32>
  note: operand 1 is input 1 '%y': tensor<3x5x7xf32>
ragged_dot_errors.mlir:6:8: error: ragged_dot: rhs_group_dimensions names dimension 1 a second time [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2x11x5xf32>
  note: operand 1 is input 1 '%y': tensor<3x5x7xf32>
ragged_dot_errors.mlir:7:8: error: ragged_dot: group_sizes are integers of [groups], not tensor<2x3xi64> [shape-mismatch]
  note: group_sizes is input 2 '%n': tensor<2x3xi64>
ragged_dot_errors.mlir:8:8: error: ragged_dot: rhs has 3 groups, group_sizes 4 [shape-mismatch]
  note: rhs is input 1 '%y': tensor<3x5x7xf32>
  note: group_sizes is input 3 '%m': tensor<4xi64>
ragged_dot_errors.mlir:9:8: error: ragged_dot: group_sizes are integers of [groups] or [2xgroups], not tensor<3xf32> [shape-mismatch]
  note: group_sizes is input 4 '%f': tensor<3xf32>
