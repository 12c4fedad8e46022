// RUN: tpucc --stop-after=shapes
// Looks at all elements at once: the least position of those that match.
// input 0: range(0, 5)
// input 1: range(0, 5)
func.func @main(%list: tensor<10xi32>, %key: tensor<i32>) -> tensor<i32> {
  %keys = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<i32>) -> tensor<10xi32>
  %found = stablehlo.compare EQ, %list, %keys : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
  %positions = stablehlo.iota dim = 0 : tensor<10xi32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %past = stablehlo.constant dense<10> : tensor<10xi32>
  %where = stablehlo.select %found, %positions, %past : tensor<10xi1>, tensor<10xi32>
  %at = stablehlo.reduce(%where init: %n) applies stablehlo.minimum across dimensions = [0] : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
  return %at : tensor<i32>
}
// ----
module {
  func.func @main(%list: tensor<10xi32>, %key: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.compare EQ, %list, %0 : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %2 = stablehlo.iota dim = 0 : tensor<10xi32>
    %3 = stablehlo.constant dense<10> : tensor<i32>
    %4 = stablehlo.constant dense<10> : tensor<10xi32>
    %5 = stablehlo.select %1, %2, %4 : tensor<10xi1>, tensor<10xi32>
    %6 = stablehlo.reduce(%5 init: %3) applies stablehlo.minimum across dimensions = [0] : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
    return %6 : tensor<i32>
  }
}
