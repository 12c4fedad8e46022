// RUN: tpucc --passes=boxes
// The one window of a scalar has no last dimension.
func.func @main(%x: tensor<f32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<f32>, %i: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %1 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
