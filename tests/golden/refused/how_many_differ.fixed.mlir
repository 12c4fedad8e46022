// RUN: tpucc --stop-after=shapes
// Sorted, each that is another than the one before it counts.
// input 0: range(0, 6)
func.func @main(%text: tensor<12xi32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sorted = "stablehlo.sort"(%text) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<12xi32>) -> tensor<12xi32>
  %before = stablehlo.slice %sorted [0:11] : (tensor<12xi32>) -> tensor<11xi32>
  %after = stablehlo.slice %sorted [1:12] : (tensor<12xi32>) -> tensor<11xi32>
  %new = stablehlo.compare NE, %before, %after : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
  %marks = stablehlo.convert %new : (tensor<11xi1>) -> tensor<11xi32>
  %n = stablehlo.reduce(%marks init: %one) applies stablehlo.add across dimensions = [0] : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
  return %n : tensor<i32>
}
// ----
module {
  func.func @main(%text: tensor<12xi32>) -> tensor<i32> {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = "stablehlo.sort"(%text) <{dimension = 0 : i64}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %2 = stablehlo.compare LT, %arg0, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<12xi32>) -> tensor<12xi32>
    %2 = stablehlo.slice %1 [0:11] : (tensor<12xi32>) -> tensor<11xi32>
    %3 = stablehlo.slice %1 [1:12] : (tensor<12xi32>) -> tensor<11xi32>
    %4 = stablehlo.compare NE, %2, %3 : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %5 = stablehlo.convert %4 : (tensor<11xi1>) -> tensor<11xi32>
    %6 = stablehlo.reduce(%5 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
    return %6 : tensor<i32>
  }
}
