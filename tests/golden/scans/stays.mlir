// RUN: tpucc --passes=scans
// These stay: windows shorter than the operand, padded on both sides, with a stride; a difference, which makes of two initial values another.
func.func @main(%x: tensor<10xf32>) -> (tensor<9xf32>, tensor<10xf32>, tensor<5xf32>, tensor<10xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 9>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10xf32>, tensor<f32>) -> tensor<9xf32>
  %2 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[5, 4]]> : tensor<1x2xi64>, window_dimensions = array<i64: 10>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
  %3 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 10>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = "stablehlo.reduce_window"(%x, %0) <{padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 10>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
  return %1, %2, %3, %4 : tensor<9xf32>, tensor<10xf32>, tensor<5xf32>, tensor<10xf32>
}
// ----
module {
  func.func @main(%x: tensor<10xf32>) -> (tensor<9xf32>, tensor<10xf32>, tensor<5xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 9>, padding = dense<[[7, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %2 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<9xf32>
    %2 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 10>, padding = dense<[[5, 4]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %3 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %3 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 10>, window_strides = array<i64: 2>, padding = dense<[[9, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 10>, padding = dense<[[9, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %5 = stablehlo.subtract %arg0, %arg1 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    return %1, %2, %3, %4 : tensor<9xf32>, tensor<10xf32>, tensor<5xf32>, tensor<10xf32>
  }
}
