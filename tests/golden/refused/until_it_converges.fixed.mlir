// RUN: tpucc --stop-after=shapes
// It contracts by 1/4 a step, so 24 steps are enough for any b: those that are not needed change nothing that matters.
// tolerance: 1e-4
func.func @main(%b: tensor<3xf32>) -> tensor<3xf32> {
  %first = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0:2 = stablehlo.while(%i = %first, %x = %start) : tensor<i32>, tensor<3xf32>
   cond {
    %n = stablehlo.constant dense<24> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %half = stablehlo.constant dense<0.25> : tensor<3xf32>
    %turned = stablehlo.reverse %x, dims = [0] : tensor<3xf32>
    %part = stablehlo.multiply %turned, %half : tensor<3xf32>
    %next = stablehlo.add %part, %b : tensor<3xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<3xf32>
  }
  return %0#1 : tensor<3xf32>
}
// ----
module {
  func.func @main(%b: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %2:2 = stablehlo.while(%arg0 = %0, %arg1 = %1) : tensor<i32>, tensor<3xf32> attributes {tpu.trip_count = 24 : i64}
    cond {
      %3 = stablehlo.constant dense<24> : tensor<i32>
      %4 = stablehlo.compare LT, %arg0, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %3 = stablehlo.constant dense<0.25> : tensor<3xf32>
      %4 = stablehlo.reverse %arg1, dims = [0] : tensor<3xf32>
      %5 = stablehlo.multiply %4, %3 : tensor<3xf32>
      %6 = stablehlo.add %5, %b : tensor<3xf32>
      %7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %arg0, %7 : tensor<i32>
      stablehlo.return %8, %6 : tensor<i32>, tensor<3xf32>
    }
    return %2#1 : tensor<3xf32>
  }
}
