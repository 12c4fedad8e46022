// RUN: tpucc --passes=scans
// Forwards and backwards; dimensions of one element go; sums of bf16 are f32 until they are stored; windows that reach further or less than the operand;
// regions of several ops, where their initial values stay; initial values that are not neutral, of which the first window has ten.
func.func @main(%x: tensor<4x1x10xbf16>, %y: tensor<10x3xf32>, %d: tensor<f32>) -> (tensor<4x1x10xbf16>, tensor<10x3xf32>, tensor<10x3xf32>, tensor<11x3xf32>, tensor<10x3xf32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<bf16>
  %1 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[0, 0], [0, 0], [9, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 10>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x1x10xbf16>, tensor<bf16>) -> tensor<4x1x10xbf16>
  %2 = "stablehlo.reduce_window"(%y, %d) <{padding = dense<[[0, 9], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 10, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %3 = "stablehlo.reduce_window"(%y, %d) <{padding = dense<[[9, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 10, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<f32>
  %5 = "stablehlo.reduce_window"(%y, %4) <{padding = dense<[[12, -1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 11, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<f32>) -> tensor<11x3xf32>
  %6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = "stablehlo.reduce_window"(%y, %6) <{padding = dense<[[9, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 10, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<f32>) -> tensor<10x3xf32>
  return %1, %2, %3, %5, %7 : tensor<4x1x10xbf16>, tensor<10x3xf32>, tensor<10x3xf32>, tensor<11x3xf32>, tensor<10x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x1x10xbf16>, %y: tensor<10x3xf32>, %d: tensor<f32>) -> (tensor<4x1x10xbf16>, tensor<10x3xf32>, tensor<10x3xf32>, tensor<11x3xf32>, tensor<10x3xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<bf16>
    %1 = stablehlo.reshape %x : (tensor<4x1x10xbf16>) -> tensor<4x10xbf16>
    %2 = stablehlo.convert %1 : (tensor<4x10xbf16>) -> tensor<4x10xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %5 = "tpu.cumulate"(%2, %4) <{dimension = 1 : i64, window_dimensions = array<i64: 1, 10>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %6 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x10xf32>, tensor<4x1xf32>) -> tensor<4x10xf32>
    %6 = stablehlo.reshape %5 : (tensor<4x10xf32>) -> tensor<4x1x10xf32>
    %7 = stablehlo.convert %6 : (tensor<4x1x10xf32>) -> tensor<4x1x10xbf16>
    %8 = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %9 = "tpu.cumulate"(%y, %8) <{dimension = 0 : i64, window_dimensions = array<i64: 10, 1>, is_reverse = true}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %10 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<1x3xf32>) -> tensor<10x3xf32>
    %10 = stablehlo.constant dense<-0.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %12 = "tpu.cumulate"(%y, %11) <{dimension = 0 : i64, window_dimensions = array<i64: 10, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %13 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<1x3xf32>) -> tensor<10x3xf32>
    %13 = stablehlo.constant dense<-0.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = "tpu.cumulate"(%14, %15) <{dimension = 0 : i64, window_dimensions = array<i64: 11>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %17 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<11xf32>, tensor<1xf32>) -> tensor<11xf32>
    %17 = stablehlo.slice %16 [0:10] : (tensor<11xf32>) -> tensor<10xf32>
    %18 = stablehlo.reverse %17, dims = [0] : tensor<10xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<10xf32>) -> tensor<10x3xf32>
    %20 = stablehlo.add %19, %12 : tensor<10x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %23 = "tpu.cumulate"(%y, %22) <{dimension = 0 : i64, window_dimensions = array<i64: 10, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %24 = stablehlo.multiply %arg0, %arg1 : tensor<f32>
      stablehlo.return %24 : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<1x3xf32>) -> tensor<10x3xf32>
    %24 = stablehlo.pad %23, %21, low = [2, 0], high = [-1, 0], interior = [0, 0] : (tensor<10x3xf32>, tensor<f32>) -> tensor<11x3xf32>
    %25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %27 = "tpu.cumulate"(%y, %26) <{dimension = 0 : i64, window_dimensions = array<i64: 10, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %28 = stablehlo.compare GE, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = stablehlo.select %28, %arg0, %arg1 : tensor<i1>, tensor<f32>
      stablehlo.return %29 : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<1x3xf32>) -> tensor<10x3xf32>
    return %7, %9, %20, %24, %27 : tensor<4x1x10xbf16>, tensor<10x3xf32>, tensor<10x3xf32>, tensor<11x3xf32>, tensor<10x3xf32>
  }
}
