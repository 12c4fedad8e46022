// RUN: tpucc --stop-after=shapes
// All rows, times whether they are used: a product of a vector and a matrix.
// input 1: range(0, 1)
func.func @main(%table: tensor<5x3xf32>, %used: tensor<5xi32>) -> tensor<3xf32> {
  %zeros = stablehlo.constant dense<0> : tensor<5xi32>
  %mask = stablehlo.compare NE, %used, %zeros : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  %weight = stablehlo.convert %mask : (tensor<5xi1>) -> tensor<5xf32>
  %sum = stablehlo.dot_general %weight, %table, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
module {
  func.func @main(%table: tensor<5x3xf32>, %used: tensor<5xi32>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<0> : tensor<5xi32>
    %1 = stablehlo.compare NE, %used, %0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %2 = stablehlo.convert %1 : (tensor<5xi1>) -> tensor<5xf32>
    %3 = stablehlo.dot_general %2, %table, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
    return %3 : tensor<3xf32>
  }
}
