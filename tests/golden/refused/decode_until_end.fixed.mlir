// RUN: tpucc --stop-after=shapes
// Always the longest text; an indicator stops what is written and counted.
// input 0: range(0, 7)
func.func @main(%first: tensor<i32>) -> (tensor<16xi32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %empty = stablehlo.constant dense<0> : tensor<16xi32>
  %0:4 = stablehlo.while(%i = %zero, %n = %zero, %token = %first, %text = %empty) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<16xi32>
   cond {
    %last = stablehlo.constant dense<16> : tensor<i32>
    %room = stablehlo.compare LT, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %room : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %seven = stablehlo.constant dense<7> : tensor<i32>
    %more = stablehlo.compare NE, %token, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %row = stablehlo.reshape %token : (tensor<i32>) -> tensor<1xi32>
    %written = stablehlo.dynamic_update_slice %text, %row, %i : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %longer = stablehlo.select %more, %written, %text : tensor<i1>, tensor<16xi32>
    %a = stablehlo.multiply %token, %three : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<i32>
    %made = stablehlo.and %b, %seven : tensor<i32>
    %next = stablehlo.select %more, %made, %token : tensor<i1>, tensor<i32>
    %step = stablehlo.convert %more : (tensor<i1>) -> tensor<i32>
    %count = stablehlo.add %n, %step : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %count, %next, %longer : tensor<i32>, tensor<i32>, tensor<i32>, tensor<16xi32>
  }
  return %0#3, %0#1 : tensor<16xi32>, tensor<i32>
}
// ----
module {
  func.func @main(%first: tensor<i32>) -> (tensor<16xi32>, tensor<i32>) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<0> : tensor<16xi32>
    %2:4 = stablehlo.while(%arg0 = %0, %arg1 = %0, %arg2 = %first, %arg3 = %1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<16xi32> attributes {tpu.trip_count = 16 : i64}
    cond {
      %3 = stablehlo.constant dense<16> : tensor<i32>
      %4 = stablehlo.compare LT, %arg0, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.constant dense<3> : tensor<i32>
      %5 = stablehlo.constant dense<7> : tensor<i32>
      %6 = stablehlo.compare NE, %arg2, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.reshape %arg2 : (tensor<i32>) -> tensor<1xi32>
      %8 = stablehlo.dynamic_update_slice %arg3, %7, %arg0 : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
      %9 = stablehlo.select %6, %8, %arg3 : tensor<i1>, tensor<16xi32>
      %10 = stablehlo.multiply %arg2, %4 : tensor<i32>
      %11 = stablehlo.add %10, %3 : tensor<i32>
      %12 = stablehlo.and %11, %5 : tensor<i32>
      %13 = stablehlo.select %6, %12, %arg2 : tensor<i1>, tensor<i32>
      %14 = stablehlo.convert %6 : (tensor<i1>) -> tensor<i32>
      %15 = stablehlo.add %arg1, %14 : tensor<i32>
      %16 = stablehlo.add %arg0, %3 : tensor<i32>
      stablehlo.return %16, %15, %13, %9 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<16xi32>
    }
    return %2#3, %2#1 : tensor<16xi32>, tensor<i32>
  }
}
