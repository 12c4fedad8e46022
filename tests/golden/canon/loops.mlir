// RUN: tpucc --passes=shapes,canon,dce
// The bound is carried unchanged; the second loop never runs, the third once.
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %n = %ten, %v = %x) : tensor<i32>, tensor<i32>, tensor<2xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<2xf32>
    stablehlo.return %j, %n, %w : tensor<i32>, tensor<i32>, tensor<2xf32>
  }
  %1:2 = stablehlo.while(%i = %ten, %v = %x) : tensor<i32>, tensor<2xf32>
   cond {
    %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<2xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
  }
  %2:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xf32>
   cond {
    %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<2xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
  }
  return %0#2, %1#1, %2#1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
// ----
module {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.constant dense<10> : tensor<i32>
    %3:2 = stablehlo.while(%arg0 = %0, %arg1 = %x) : tensor<i32>, tensor<2xf32> attributes {tpu.trip_count = 10 : i64}
    cond {
      %4 = stablehlo.compare LT, %arg0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.add %arg0, %1 : tensor<i32>
      %5 = stablehlo.add %arg1, %arg1 : tensor<2xf32>
      stablehlo.return %4, %5 : tensor<i32>, tensor<2xf32>
    }
    %4 = stablehlo.add %x, %x : tensor<2xf32>
    return %3#1, %x, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
