// RUN: tpucc --passes=canon,dce
// Through a wider type of the same kind nothing is lost; from an integer through a float to an integer the rules differ.
func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xi8>) {
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf64>
  %1 = stablehlo.convert %0 : (tensor<4xf64>) -> tensor<4xf32>
  %2 = stablehlo.convert %n : (tensor<4xi32>) -> tensor<4xi64>
  %3 = stablehlo.convert %2 : (tensor<4xi64>) -> tensor<4xi8>
  %4 = stablehlo.convert %n : (tensor<4xi32>) -> tensor<4xf64>
  %5 = stablehlo.convert %4 : (tensor<4xf64>) -> tensor<4xi8>
  return %1, %3, %5 : tensor<4xf32>, tensor<4xi8>, tensor<4xi8>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi8>, tensor<4xi8>) {
    %0 = stablehlo.convert %n : (tensor<4xi32>) -> tensor<4xi8>
    %1 = stablehlo.convert %n : (tensor<4xi32>) -> tensor<4xf64>
    %2 = stablehlo.convert %1 : (tensor<4xf64>) -> tensor<4xi8>
    return %x, %0, %2 : tensor<4xf32>, tensor<4xi8>, tensor<4xi8>
  }
}
