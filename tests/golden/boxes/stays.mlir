// RUN: tpucc --passes=boxes
// These stay: windows of few elements; a region that is no single op; a sum that does not begin with 0; a product, which may overflow in another order.
func.func @main(%x: tensor<8x20x20xf32>) -> (tensor<8x18x18xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) {
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%x, %1) <{window_dimensions = array<i64: 1, 3, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x18x18xf32>
  %3 = "stablehlo.reduce_window"(%x, %1) <{window_dimensions = array<i64: 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    %t = stablehlo.abs %s : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
  %4 = "stablehlo.reduce_window"(%x, %1) <{window_dimensions = array<i64: 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
  %5 = "stablehlo.reduce_window"(%x, %1) <{window_dimensions = array<i64: 1, 5, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
  return %2, %3, %4, %5 : tensor<8x18x18xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<8x20x20xf32>) -> (tensor<8x18x18xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) {
    %0 = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 1, 3, 3>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %2 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x18x18xf32>
    %2 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 1, 5, 5>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %3 = stablehlo.add %arg0, %arg1 : tensor<f32>
      %4 = stablehlo.abs %3 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
    %3 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 1, 5, 5>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
    %4 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 1, 5, 5>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %5 = stablehlo.multiply %arg0, %arg1 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x16x16xf32>
    return %1, %2, %3, %4 : tensor<8x18x18xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>
  }
}
