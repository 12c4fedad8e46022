// RUN: tpucc --passes=chunks
// What is short stays. Sizes of 1 go; reduced dimensions side by side are one where they lie in memory. A sum of bf16 is one of f32, rounded once.
func.func @main(%x: tensor<1x200x1x300x4xbf16>, %z: tensor<bf16>, %y: tensor<40000x3xf32>, %i: tensor<f32>) -> (tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 3] : (tensor<1x200x1x300x4xbf16>, tensor<bf16>) -> tensor<1x1x4xbf16>
  %1 = stablehlo.reduce(%y init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<3xf32>
  %n = stablehlo.negate %y : tensor<40000x3xf32>
  %2 = stablehlo.reduce(%n init: %i) applies stablehlo.add across dimensions = [0, 1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<40000xf32>
  return %0, %1, %2, %3 : tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x200x1x300x4xbf16>, %z: tensor<bf16>, %y: tensor<40000x3xf32>, %i: tensor<f32>) -> (tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>) {
    %0 = stablehlo.reshape %x : (tensor<1x200x1x300x4xbf16>) -> tensor<60000x4xbf16>
    %1 = "tpu.reduce_chunks"(%0) <{window_dimensions = array<i64: 1040, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<60000x4xbf16>) -> tensor<58x4xf32>
    %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<58x4xf32>, tensor<bf16>) -> tensor<4xf32>
    %3 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %4 = stablehlo.convert %3 : (tensor<1x1x4xf32>) -> tensor<1x1x4xbf16>
    %5 = "tpu.reduce_chunks"(%y) <{window_dimensions = array<i64: 1040, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %6 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<40000x3xf32>) -> tensor<39x3xf32>
    %6 = stablehlo.reduce(%5 init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<39x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.negate %y : tensor<40000x3xf32>
    %8 = "tpu.reduce_chunks"(%7) <{window_dimensions = array<i64: 346, 3>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %9 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<40000x3xf32>) -> tensor<116x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<116x1xf32>) -> tensor<116xf32>
    %10 = stablehlo.reduce(%9 init: %i) applies stablehlo.add across dimensions = [0] : (tensor<116xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<40000xf32>
    return %4, %6, %10, %11 : tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>
  }
}
