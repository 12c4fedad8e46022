// RUN: tpucc --stop-after=shapes
// At most 24 rows: number i is in row i / columns. A matrix of which row has which number sums them; rows that are not there cannot win.
// input 1: range(1, 4)
func.func @main(%x: tensor<24xf32>, %columns: tensor<i32>) -> tensor<f32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %lost = stablehlo.constant dense<0xFF800000> : tensor<24xf32>
  %all = stablehlo.constant dense<24> : tensor<i32>
  %row = stablehlo.iota dim = 0 : tensor<24x24xi32>
  %number = stablehlo.iota dim = 1 : tensor<24x24xi32>
  %width = stablehlo.broadcast_in_dim %columns, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
  %row_of = stablehlo.divide %number, %width : tensor<24x24xi32>
  %there = stablehlo.compare EQ, %row, %row_of : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
  %weight = stablehlo.convert %there : (tensor<24x24xi1>) -> tensor<24x24xf32>
  %sums = stablehlo.dot_general %weight, %x, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24xf32>) -> tensor<24xf32>
  %rows = stablehlo.divide %all, %columns : tensor<i32>
  %limit = stablehlo.broadcast_in_dim %rows, dims = [] : (tensor<i32>) -> tensor<24xi32>
  %position = stablehlo.iota dim = 0 : tensor<24xi32>
  %valid = stablehlo.compare LT, %position, %limit : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
  %kept = stablehlo.select %valid, %sums, %lost : tensor<24xi1>, tensor<24xf32>
  %most = stablehlo.reduce(%kept init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
  return %most : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<24xf32>, %columns: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<24xf32>
    %2 = stablehlo.constant dense<24> : tensor<i32>
    %3 = stablehlo.iota dim = 0 : tensor<24x24xi32>
    %4 = stablehlo.iota dim = 1 : tensor<24x24xi32>
    %5 = stablehlo.broadcast_in_dim %columns, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
    %6 = stablehlo.divide %4, %5 : tensor<24x24xi32>
    %7 = stablehlo.compare EQ, %3, %6 : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
    %8 = stablehlo.convert %7 : (tensor<24x24xi1>) -> tensor<24x24xf32>
    %9 = stablehlo.dot_general %8, %x, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %10 = stablehlo.divide %2, %columns : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.iota dim = 0 : tensor<24xi32>
    %13 = stablehlo.compare LT, %12, %11 : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %14 = stablehlo.select %13, %9, %1 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.reduce(%14 init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %15 : tensor<f32>
  }
}
