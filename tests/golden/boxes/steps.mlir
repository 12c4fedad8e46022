// RUN: tpucc --passes=expand,boxes
// Padding first, then rows before columns. A maximum over 13 is one over windows of 4 that begin 3 apart; a sum over 17 one of 4 sums of 4, and an element.
// Sums of bf16 have become those of f32; windows that are running reductions along a dimension stay along that one; a box that is all of its operand is a
// reduction.
func.func @main(%x: tensor<1x8x20x20xf32>, %y: tensor<4x40xbf16>) -> (tensor<1x8x20x20xf32>, tensor<4x24xbf16>, tensor<4x40xbf16>, tensor<1x8x1x1xf32>) {
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %m) <{padding = dense<[[0, 0], [0, 0], [6, 6], [2, 2]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 13, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x20x20xf32>, tensor<f32>) -> tensor<1x8x20x20xf32>
  %1 = "stablehlo.reduce_window"(%y, %z) <{window_dimensions = array<i64: 1, 17>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x40xbf16>, tensor<bf16>) -> tensor<4x24xbf16>
  %2 = "stablehlo.reduce_window"(%y, %z) <{padding = dense<[[1, 1], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 40>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x40xbf16>, tensor<bf16>) -> tensor<4x40xbf16>
  %3 = "stablehlo.reduce_window"(%x, %m) <{window_dimensions = array<i64: 1, 1, 20, 20>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x8x20x20xf32>, tensor<f32>) -> tensor<1x8x1x1xf32>
  return %0, %1, %2, %3 : tensor<1x8x20x20xf32>, tensor<4x24xbf16>, tensor<4x40xbf16>, tensor<1x8x1x1xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x8x20x20xf32>, %y: tensor<4x40xbf16>) -> (tensor<1x8x20x20xf32>, tensor<4x24xbf16>, tensor<4x40xbf16>, tensor<1x8x1x1xf32>) {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<bf16>
    %2 = stablehlo.pad %x, %0, low = [0, 0, 6, 2], high = [0, 0, 6, 2], interior = [0, 0, 0, 0] : (tensor<1x8x20x20xf32>, tensor<f32>) -> tensor<1x8x32x24xf32>
    %3 = "stablehlo.reduce_window"(%2, %0) <{window_dimensions = array<i64: 1, 1, 4, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<1x8x32x24xf32>, tensor<f32>) -> tensor<1x8x29x24xf32>
    %4 = "stablehlo.reduce_window"(%3, %0) <{window_dimensions = array<i64: 1, 1, 4, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 3, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %5 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<1x8x29x24xf32>, tensor<f32>) -> tensor<1x8x20x24xf32>
    %5 = "stablehlo.reduce_window"(%4, %0) <{window_dimensions = array<i64: 1, 1, 1, 5>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %6 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<1x8x20x24xf32>, tensor<f32>) -> tensor<1x8x20x20xf32>
    %6 = stablehlo.convert %y : (tensor<4x40xbf16>) -> tensor<4x40xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<f32>
    %8 = "stablehlo.reduce_window"(%6, %7) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %9 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x40xf32>, tensor<f32>) -> tensor<4x37xf32>
    %9 = "stablehlo.reduce_window"(%8, %7) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 4>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %10 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x37xf32>, tensor<f32>) -> tensor<4x25xf32>
    %10 = stablehlo.slice %6 [0:4, 16:40] : (tensor<4x40xf32>) -> tensor<4x24xf32>
    %11 = stablehlo.slice %9 [0:4, 0:24] : (tensor<4x25xf32>) -> tensor<4x24xf32>
    %12 = stablehlo.add %11, %10 : tensor<4x24xf32>
    %13 = stablehlo.convert %12 : (tensor<4x24xf32>) -> tensor<4x24xbf16>
    %14 = stablehlo.pad %y, %1, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<4x40xbf16>, tensor<bf16>) -> tensor<6x40xbf16>
    %15 = "stablehlo.reduce_window"(%14, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>}> ({
    ^bb0(%arg0: tensor<bf16>, %arg1: tensor<bf16>):
      %16 = stablehlo.maximum %arg0, %arg1 : tensor<bf16>
      stablehlo.return %16 : tensor<bf16>
    }) : (tensor<6x40xbf16>, tensor<bf16>) -> tensor<4x40xbf16>
    %16 = "stablehlo.reduce_window"(%15, %1) <{window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg0: tensor<bf16>, %arg1: tensor<bf16>):
      %17 = stablehlo.maximum %arg0, %arg1 : tensor<bf16>
      stablehlo.return %17 : tensor<bf16>
    }) : (tensor<4x40xbf16>, tensor<bf16>) -> tensor<4x40xbf16>
    %17 = stablehlo.reduce(%x init: %0) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<1x8x20x20xf32>, tensor<f32>) -> tensor<1x8xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x8xf32>) -> tensor<1x8x1x1xf32>
    return %5, %13, %16, %18 : tensor<1x8x20x20xf32>, tensor<4x24xbf16>, tensor<4x40xbf16>, tensor<1x8x1x1xf32>
  }
}
