func.func @main(%x: tensor<4x9xf32>, %y: tensor<9x5xf32>, %n: tensor<4xi32>) -> tensor<4x4x5xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} : (tensor<4x9xf32>, tensor<9x5xf32>, tensor<4xi32>) -> tensor<4x4x5xf32>
  return %0 : tensor<4x4x5xf32>
}
