// RUN: tpucc --passes=canon,dce
// What is a sum of bf16 only when its region has been simplified accumulates in f32 as others do.
func.func @main(%x: tensor<4x1xf32>, %e: tensor<4x0xf32>, %b: tensor<4x6xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4x3xbf16>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x0xf32>, tensor<f32>) -> tensor<4xf32>
  %s = stablehlo.constant dense<0.0> : tensor<bf16>
  %3 = "stablehlo.reduce"(%b, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>):
    %t = stablehlo.add %l, %r : tensor<bf16>
    %u = stablehlo.reshape %t : (tensor<bf16>) -> tensor<bf16>
    stablehlo.return %u : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %4 = "stablehlo.reduce_window"(%b, %s) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>):
    %o = stablehlo.constant dense<1.0> : tensor<bf16>
    %t = stablehlo.add %l, %r : tensor<bf16>
    %u = stablehlo.multiply %t, %o : tensor<bf16>
    stablehlo.return %u : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4x3xbf16>
}
// ----
module {
  func.func @main(%x: tensor<4x1xf32>, %e: tensor<4x0xf32>, %b: tensor<4x6xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4x3xbf16>) {
    %0 = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %x : (tensor<4x1xf32>) -> tensor<4xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %3 = stablehlo.add %1, %2 : tensor<4xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %5 = stablehlo.convert %b : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.reduce(%5 init: %6) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.convert %7 : (tensor<4xf32>) -> tensor<4xbf16>
    %9 = stablehlo.convert %b : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = "stablehlo.reduce_window"(%9, %10) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %12 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x3xf32>
    %12 = stablehlo.convert %11 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %0, %3, %4, %8, %12 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4x3xbf16>
  }
}
