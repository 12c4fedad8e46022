// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<6xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %state = %start) : tensor<i32>, tensor<f32>
   cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %s = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<6xf32>, tensor<i32>) -> tensor<1xf32>
    %e = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %reset = stablehlo.compare LT, %e, %start : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %sum = stablehlo.add %state, %e : tensor<f32>
    %next = stablehlo.select %reset, %start, %sum : tensor<i1>, tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<6xf32>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2:2 = stablehlo.while(%arg0 = %0, %arg1 = %1) : tensor<i32>, tensor<f32> attributes {tpu.trip_count = 6 : i64}
    cond {
      %3 = stablehlo.constant dense<6> : tensor<i32>
      %4 = stablehlo.compare LT, %arg0, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.dynamic_slice %x, %arg0, sizes = [1] : (tensor<6xf32>, tensor<i32>) -> tensor<1xf32>
      %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
      %6 = stablehlo.compare LT, %5, %1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.add %arg1, %5 : tensor<f32>
      %8 = stablehlo.select %6, %1, %7 : tensor<i1>, tensor<f32>
      %9 = stablehlo.add %arg0, %3 : tensor<i32>
      stablehlo.return %9, %8 : tensor<i32>, tensor<f32>
    }
    return %2#1 : tensor<f32>
  }
}
