// RUN: tpucc --passes=canon,dce
func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.select %true, %x, %y : tensor<i1>, tensor<4xf32>
  %1 = stablehlo.not %p : tensor<4xi1>
  %2 = stablehlo.select %1, %x, %y : tensor<4xi1>, tensor<4xf32>
  %3 = stablehlo.compare GE, %n, %n : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  // NaN is not equal to itself
  %4 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %c = stablehlo.constant dense<0> : tensor<4xi32>
  %5 = stablehlo.compare LT, %c, %n : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
// ----
module {
  func.func @main(%p: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
    %0 = stablehlo.select %p, %y, %x : tensor<4xi1>, tensor<4xf32>
    %1 = stablehlo.constant dense<true> : tensor<4xi1>
    %2 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.constant dense<0> : tensor<4xi32>
    %4 = stablehlo.compare GT, %n, %3 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    return %x, %0, %1, %2, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
  }
}
