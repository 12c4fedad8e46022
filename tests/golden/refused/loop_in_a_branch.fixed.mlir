// RUN: tpucc --stop-after=shapes
// The loop is counted, so it may always run.
func.func @main(%x: tensor<4xf32>, %again: tensor<i1>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.sine %v : tensor<4xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<4xf32>
  }
  %y = stablehlo.select %again, %r#1, %x : tensor<i1>, tensor<4xf32>
  return %y : tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %again: tensor<i1>) -> tensor<4xf32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%arg0 = %0, %arg1 = %x) : tensor<i32>, tensor<4xf32> attributes {tpu.trip_count = 4 : i64}
    cond {
      %2 = stablehlo.constant dense<4> : tensor<i32>
      %3 = stablehlo.compare LT, %arg0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %2 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %arg0, %2 : tensor<i32>
      %4 = stablehlo.sine %arg1 : tensor<4xf32>
      stablehlo.return %3, %4 : tensor<i32>, tensor<4xf32>
    }
    %2 = stablehlo.select %again, %1#1, %x : tensor<i1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
