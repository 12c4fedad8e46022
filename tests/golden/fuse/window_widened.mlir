// RUN: tpucc --passes=expand,fuse
// What bf16 are widened for windows is so as these read them, in their kernel; where many windows have an element, it lies widened in memory.
func.func @main(%x: tensor<1x8x8x32xbf16>) -> (tensor<1x4x4x32xbf16>, tensor<1x6x6x32xbf16>) {
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x8x8x32xbf16>, tensor<bf16>) -> tensor<1x4x4x32xbf16>
  %1 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 3, 3, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<1x8x8x32xbf16>, tensor<bf16>) -> tensor<1x6x6x32xbf16>
  return %0, %1 : tensor<1x4x4x32xbf16>, tensor<1x6x6x32xbf16>
}
// ----
module {
  func.func @main(%x: tensor<1x8x8x32xbf16>) -> (tensor<1x4x4x32xbf16>, tensor<1x6x6x32xbf16>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<1x8x8x32xbf16>):
      %2 = stablehlo.convert %arg0 : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xf32>
      %3 = stablehlo.constant dense<0.0> : tensor<f32>
      %4 = "stablehlo.reduce_window"(%2, %3) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<1x8x8x32xf32>, tensor<f32>) -> tensor<1x4x4x32xf32>
      %5 = stablehlo.convert %4 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2, 3>} : (tensor<1x4x4x32xf32>) -> tensor<1x4x4x32xbf16>
      stablehlo.return {tpu.domain = array<i64: 1, 4, 4, 32>} %5 : tensor<1x4x4x32xbf16>
    }) : (tensor<1x8x8x32xbf16>) -> tensor<1x4x4x32xbf16>
    %2 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<1x8x8x32xbf16>):
      %3 = stablehlo.convert %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2, 3>} : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xf32>
      stablehlo.return {tpu.domain = array<i64: 1, 8, 8, 32>} %3 : tensor<1x8x8x32xf32>
    }) : (tensor<1x8x8x32xbf16>) -> tensor<1x8x8x32xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = "tpu.kernel"(%2) ({
    ^bb0(%arg0: tensor<1x8x8x32xf32>):
      %5 = stablehlo.constant dense<0.0> : tensor<f32>
      %6 = "stablehlo.reduce_window"(%arg0, %5) <{window_dimensions = array<i64: 1, 3, 3, 1>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %7 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %7 : tensor<f32>
      }) : (tensor<1x8x8x32xf32>, tensor<f32>) -> tensor<1x6x6x32xf32>
      %7 = stablehlo.convert %6 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2, 3>} : (tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xbf16>
      stablehlo.return {tpu.domain = array<i64: 1, 6, 6, 32>} %7 : tensor<1x6x6x32xbf16>
    }) : (tensor<1x8x8x32xf32>) -> tensor<1x6x6x32xbf16>
    return %1, %4 : tensor<1x4x4x32xbf16>, tensor<1x6x6x32xbf16>
  }
}
