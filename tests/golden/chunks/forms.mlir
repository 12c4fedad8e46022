// RUN: tpucc --passes=expand,chunks
// What is short stays. Sizes of 1 go; reduced dimensions side by side are one where they lie in memory. A sum of bf16
// has become one of f32, of what is computed as it is read; a maximum of bf16 stays one.
func.func @main(%x: tensor<1x200x1x300x4xbf16>, %z: tensor<bf16>, %y: tensor<40000x3xf32>, %i: tensor<f32>) -> (tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>, tensor<1x1x4xbf16>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 3] : (tensor<1x200x1x300x4xbf16>, tensor<bf16>) -> tensor<1x1x4xbf16>
  %1 = stablehlo.reduce(%y init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<3xf32>
  %n = stablehlo.negate %y : tensor<40000x3xf32>
  %2 = stablehlo.reduce(%n init: %i) applies stablehlo.add across dimensions = [0, 1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<40000xf32>
  %4 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<1x200x1x300x4xbf16>, tensor<bf16>) -> tensor<1x1x4xbf16>
  return %0, %1, %2, %3, %4 : tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>, tensor<1x1x4xbf16>
}
// ----
module {
  func.func @main(%x: tensor<1x200x1x300x4xbf16>, %z: tensor<bf16>, %y: tensor<40000x3xf32>, %i: tensor<f32>) -> (tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>, tensor<1x1x4xbf16>) {
    %0 = stablehlo.convert %x : (tensor<1x200x1x300x4xbf16>) -> tensor<1x200x1x300x4xf32>
    %1 = stablehlo.convert %z : (tensor<bf16>) -> tensor<f32>
    %2 = stablehlo.reshape %0 : (tensor<1x200x1x300x4xf32>) -> tensor<200x300x4xf32>
    %3 = "tpu.reduce_chunks"(%2) <{window_dimensions = array<i64: 3, 300, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<200x300x4xf32>) -> tensor<67x1x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<67x1x4xf32>) -> tensor<67x4xf32>
    %5 = stablehlo.reduce(%4 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<67x4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.reshape %5 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %7 = stablehlo.convert %6 : (tensor<1x1x4xf32>) -> tensor<1x1x4xbf16>
    %8 = "tpu.reduce_chunks"(%y) <{window_dimensions = array<i64: 1040, 1>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %9 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<40000x3xf32>) -> tensor<39x3xf32>
    %9 = stablehlo.reduce(%8 init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<39x3xf32>, tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.negate %y : tensor<40000x3xf32>
    %11 = "tpu.reduce_chunks"(%10) <{window_dimensions = array<i64: 346, 3>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %12 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<40000x3xf32>) -> tensor<116x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<116x1xf32>) -> tensor<116xf32>
    %13 = stablehlo.reduce(%12 init: %i) applies stablehlo.add across dimensions = [0] : (tensor<116xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [1] : (tensor<40000x3xf32>, tensor<f32>) -> tensor<40000xf32>
    %15 = stablehlo.reshape %x : (tensor<1x200x1x300x4xbf16>) -> tensor<60000x4xbf16>
    %16 = "tpu.reduce_chunks"(%15) <{window_dimensions = array<i64: 1040, 1>}> ({
    ^bb0(%arg0: tensor<bf16>, %arg1: tensor<bf16>):
      %17 = stablehlo.maximum %arg0, %arg1 : tensor<bf16>
      stablehlo.return %17 : tensor<bf16>
    }) : (tensor<60000x4xbf16>) -> tensor<58x4xbf16>
    %17 = stablehlo.reduce(%16 init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<58x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %18 = stablehlo.reshape %17 : (tensor<4xbf16>) -> tensor<1x1x4xbf16>
    return %7, %9, %13, %14, %18 : tensor<1x1x4xbf16>, tensor<3xf32>, tensor<f32>, tensor<40000xf32>, tensor<1x1x4xbf16>
  }
}
