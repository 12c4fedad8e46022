// RUN: tpucc --passes=expand
// Sums of short floats accumulate in f32; maxima, f32 itself and running sums stay as they are.
func.func @main(%x: tensor<4x6xbf16>, %y: tensor<4x6xf32>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4x3xbf16>, tensor<4x6xbf16>) {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %2 = stablehlo.reduce(%y init: %f) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
  %4 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 6>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  return %0, %1, %2, %3, %4 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4x3xbf16>, tensor<4x6xbf16>
}
// ----
module {
  func.func @main(%x: tensor<4x6xbf16>, %y: tensor<4x6xf32>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4x3xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.constant dense<0.0> : tensor<bf16>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.convert %x : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.convert %4 : (tensor<4xf32>) -> tensor<4xbf16>
    %6 = stablehlo.reduce(%x init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %7 = stablehlo.reduce(%y init: %1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.convert %x : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %9 = stablehlo.constant dense<0.0> : tensor<f32>
    %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %11 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x3xf32>
    %11 = stablehlo.convert %10 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %12 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 1, 6>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg0: tensor<bf16>, %arg1: tensor<bf16>):
      %13 = stablehlo.add %arg0, %arg1 : tensor<bf16>
      stablehlo.return %13 : tensor<bf16>
    }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    return %5, %6, %7, %11, %12 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xf32>, tensor<4x3xbf16>, tensor<4x6xbf16>
  }
}
