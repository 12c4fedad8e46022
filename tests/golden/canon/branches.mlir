// RUN: tpucc --passes=canon,dce
func.func @main(%p: tensor<i1>, %k: tensor<i32>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %0 = "stablehlo.if"(%true) ({
    %a = stablehlo.sine %x : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %1 = "stablehlo.case"(%nine) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %0 : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  %2:3 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %0 : tensor<2xf32>
    %b = stablehlo.cosine %0 : tensor<2xf32>
    stablehlo.return %x, %a, %b : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }, {
    stablehlo.return %x, %0, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %3 = "stablehlo.case"(%k) ({
    %a = stablehlo.tanh %0 : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %1, %2#0, %2#1, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
// ----
module {
  func.func @main(%p: tensor<i1>, %k: tensor<i32>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.sine %x : tensor<2xf32>
    %1 = "stablehlo.if"(%p) ({
      %2 = stablehlo.sine %0 : tensor<2xf32>
      stablehlo.return %2 : tensor<2xf32>
    }, {
      stablehlo.return %0 : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    %2 = stablehlo.tanh %0 : tensor<2xf32>
    return %0, %x, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
