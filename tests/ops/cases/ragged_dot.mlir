// Rows in groups; the last rows are in none, one group is empty.
// input 2: range(0, 3)
func.func @main(%x: tensor<11x5xf32>, %y: tensor<4x5x7xf32>, %n: tensor<4xi64>) -> tensor<11x7xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<4x5x7xf32>, tensor<4xi64>) -> tensor<11x7xf32>
  return %0 : tensor<11x7xf32>
}
// -----
// Batches with sizes of their own, the group dimension of rhs in the middle, 129 rows, a result that is wider.
// input 2: range(0, 60)
func.func @main(%x: tensor<2x129x17xbf16>, %y: tensor<17x3x2x33xbf16>, %n: tensor<2x3xi32>) -> tensor<2x129x33xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]} : (tensor<2x129x17xbf16>, tensor<17x3x2x33xbf16>, tensor<2x3xi32>) -> tensor<2x129x33xf32>
  return %0 : tensor<2x129x33xf32>
}
// -----
// The ragged dimension behind another free one, whose places have sizes of their own; two contracted dimensions; integers.
// input 2: range(-2, 9)
func.func @main(%x: tensor<3x4x9x2xi8>, %y: tensor<2x2x4x5xi8>, %n: tensor<3x2xi16>) -> tensor<3x9x5xi32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [3, 1],
    rhs_contracting_dimensions = [0, 2], lhs_ragged_dimensions = [2], rhs_group_dimensions = [1]>} : (tensor<3x4x9x2xi8>, tensor<2x2x4x5xi8>, tensor<3x2xi16>) -> tensor<3x9x5xi32>
  return %0 : tensor<3x9x5xi32>
}
// -----
// Terms in groups: a result a group; a batch; one list of sizes for all.
// input 2: range(0, 50)
func.func @main(%x: tensor<2x11x128xf32>, %y: tensor<128x2x7xf32>, %n: tensor<3xui8>) -> tensor<3x2x11x7xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2]>} : (tensor<2x11x128xf32>, tensor<128x2x7xf32>, tensor<3xui8>) -> tensor<3x2x11x7xf32>
  return %0 : tensor<3x2x11x7xf32>
}
// -----
// Terms with sizes for each place of the contracted dimension before, in the order of the list.
// input 2: range(0, 4)
func.func @main(%x: tensor<6x5x19xf64>, %y: tensor<19x6x7xf64>, %n: tensor<19x3xi64>) -> tensor<3x5x7xf64> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2, 0],
    rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [0]>} : (tensor<6x5x19xf64>, tensor<19x6x7xf64>, tensor<19x3xi64>) -> tensor<3x5x7xf64>
  return %0 : tensor<3x5x7xf64>
}
// -----
// Terms of other groups do not matter, also where they are not finite.
// inputs: special
// input 2: range(0, 3)
func.func @main(%x: tensor<4x9xf32>, %y: tensor<9x5xf32>, %n: tensor<4xi32>) -> tensor<4x4x5xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} : (tensor<4x9xf32>, tensor<9x5xf32>, tensor<4xi32>) -> tensor<4x4x5xf32>
  return %0 : tensor<4x4x5xf32>
}
// -----
// Batches in groups: sizes say nothing. No groups; no rows; one row.
// input 2: range(0, 4)
func.func @main(%x: tensor<3x4x5x2xf32>, %y: tensor<3x4x2x6xf32>, %n: tensor<3x2xi64>, %a: tensor<4x5xf32>, %b: tensor<0x5x6xf32>, %m: tensor<0xi64>,
    %c: tensor<0x5xf32>, %d: tensor<2x5x6xf32>, %k: tensor<2xi64>, %e: tensor<1x5xf32>) -> (tensor<3x4x5x6xf32>, tensor<4x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>) {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1],
    lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1]>} : (tensor<3x4x5x2xf32>, tensor<3x4x2x6xf32>, tensor<3x2xi64>) -> tensor<3x4x5x6xf32>
  %1 = "chlo.ragged_dot"(%a, %b, %m) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<4x5xf32>, tensor<0x5x6xf32>, tensor<0xi64>) -> tensor<4x6xf32>
  %2 = "chlo.ragged_dot"(%c, %d, %k) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<0x5xf32>, tensor<2x5x6xf32>, tensor<2xi64>) -> tensor<0x6xf32>
  %3 = "chlo.ragged_dot"(%e, %d, %k) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<1x5xf32>, tensor<2x5x6xf32>, tensor<2xi64>) -> tensor<1x6xf32>
  return %0, %1, %2, %3 : tensor<3x4x5x6xf32>, tensor<4x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>
}
// -----
// Complex numbers and truth values.
// input 2: range(0, 5)
func.func @main(%x: tensor<8x3xcomplex<f32>>, %y: tensor<2x3x5xcomplex<f32>>, %n: tensor<2xui32>, %a: tensor<6x8xi1>, %b: tensor<8x3xi1>) -> (tensor<8x5xcomplex<f32>>, tensor<2x6x3xi1>) {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2xui32>) -> tensor<8x5xcomplex<f32>>
  %1 = "chlo.ragged_dot"(%a, %b, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} : (tensor<6x8xi1>, tensor<8x3xi1>, tensor<2xui32>) -> tensor<2x6x3xi1>
  return %0, %1 : tensor<8x5xcomplex<f32>>, tensor<2x6x3xi1>
}
// -----
// Of two types.
func.func @main(%x: tensor<20x6xi8>, %y: tensor<3x6x5xui8>, %g: tensor<3xi32>) -> tensor<20x5xi32> {
  %0 = "chlo.ragged_dot"(%x, %y, %g) {precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<20x6xi8>, tensor<3x6x5xui8>, tensor<3xi32>) -> tensor<20x5xi32>
  return %0 : tensor<20x5xi32>
}
