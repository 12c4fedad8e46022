// RUN: tpucc --stop-after=shapes
// The most steps that are ever wanted; those past n change nothing.
// input 1: range(0, 12)
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %most = stablehlo.constant dense<12> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %go = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.multiply %v, %half : tensor<4xf32>
    %w = stablehlo.add %a, %half : tensor<4xf32>
    %wanted = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.select %wanted, %w, %v : tensor<i1>, tensor<4xf32>
    stablehlo.return %j, %s : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<12> : tensor<i32>
    %2 = stablehlo.constant dense<0.5> : tensor<4xf32>
    %3:2 = stablehlo.while(%arg0 = %0, %arg1 = %x) : tensor<i32>, tensor<4xf32> attributes {tpu.trip_count = 12 : i64}
    cond {
      %4 = stablehlo.compare LT, %arg0, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %arg0, %4 : tensor<i32>
      %6 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      %7 = stablehlo.add %6, %2 : tensor<4xf32>
      %8 = stablehlo.compare LT, %arg0, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.select %8, %7, %arg1 : tensor<i1>, tensor<4xf32>
      stablehlo.return %5, %9 : tensor<i32>, tensor<4xf32>
    }
    return %3#1 : tensor<4xf32>
  }
}
