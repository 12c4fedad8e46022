// RUN: tpucc --passes=canon,dce
// Zeros around an image, also behind a reshape, and the initial value around windows are padding of what reads them; other values stay.
func.func @main(%x: tensor<1x4x9xf32>, %k: tensor<4x4x1x3xf32>, %y: tensor<1x2x9x9xf32>) -> (tensor<1x4x1x9xf32>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %p = stablehlo.pad %x, %zero, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x9xf32>, tensor<f32>) -> tensor<1x4x11xf32>
  %r = stablehlo.reshape %p : (tensor<1x4x11xf32>) -> tensor<1x4x1x11xf32>
  %0 = stablehlo.convolution(%r, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x11xf32>, tensor<4x4x1x3xf32>) -> tensor<1x4x1x9xf32>
  %q = stablehlo.pad %y, %low, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x2x9x9xf32>, tensor<f32>) -> tensor<1x2x11x11xf32>
  %1 = "stablehlo.reduce_window"(%q, %low) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<1x2x11x11xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  %2 = "stablehlo.reduce_window"(%q, %zero) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<1x2x11x11xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
  return %0, %1, %2 : tensor<1x4x1x9xf32>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x4x9xf32>, %k: tensor<4x4x1x3xf32>, %y: tensor<1x2x9x9xf32>) -> (tensor<1x4x1x9xf32>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reshape %x : (tensor<1x4x9xf32>) -> tensor<1x4x1x9xf32>
    %3 = stablehlo.convolution(%2, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [2, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x1x9xf32>, tensor<4x4x1x3xf32>) -> tensor<1x4x1x9xf32>
    %4 = stablehlo.pad %y, %1, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x2x9x9xf32>, tensor<f32>) -> tensor<1x2x11x11xf32>
    %5 = "stablehlo.reduce_window"(%y, %1) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %6 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<1x2x9x9xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
    %6 = "stablehlo.reduce_window"(%4, %0) <{window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %7 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<1x2x11x11xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
    return %3, %5, %6 : tensor<1x4x1x9xf32>, tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>
  }
}
