// RUN: tpucc --stop-after=shapes
// Equal rows need not be there at all.
// input 1: range(0, 20)
func.func @main(%row: tensor<3xf32>, %times: tensor<i64>) -> tensor<3xf32> {
  %n = stablehlo.convert %times : (tensor<i64>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %sum = stablehlo.multiply %row, %all : tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
module {
  func.func @main(%row: tensor<3xf32>, %times: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %times : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %row, %1 : tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}
