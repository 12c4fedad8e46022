// RUN: tpucc --passes=cse
// Equal regions make equal ops, a commuted sum is the same sum, and what is outside a loop is seen inside it.
func.func @main(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<4x4xf32>
  %1 = stablehlo.add %y, %x : tensor<4x4xf32>
  %2 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.reduce(%1 init: %z2) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.reduce(%1 init: %z2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %5:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<4x4xf32>
   cond {
    %n2 = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %x, %y : tensor<4x4xf32>
    %w = stablehlo.subtract %v, %s : tensor<4x4xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<4x4xf32>
  }
  return %2, %3, %4, %5#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.add %x, %y : tensor<4x4xf32>
    %2 = stablehlo.reduce(%1 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.reduce(%1 init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.constant dense<3> : tensor<i32>
    %6:2 = stablehlo.while(%arg0 = %4, %arg1 = %x) : tensor<i32>, tensor<4x4xf32>
    cond {
      %7 = stablehlo.compare LT, %arg0, %5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %arg0, %7 : tensor<i32>
      %9 = stablehlo.subtract %arg1, %1 : tensor<4x4xf32>
      stablehlo.return %8, %9 : tensor<i32>, tensor<4x4xf32>
    }
    return %2, %2, %3, %6#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
}
