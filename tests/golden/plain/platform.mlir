// RUN: tpucc --passes=inline,plain
// A program for two platforms: what the other one calls has no meaning here.
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = call @f(%0, %x) : (tensor<i32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
func.func private @f(%which: tensor<i32>, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = "stablehlo.case"(%which) ({
    stablehlo.return %1 : tensor<i32>
  }, {
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %3 = stablehlo.clamp %0, %2, %1 : tensor<i32>
  %4 = "stablehlo.case"(%3) ({
    %6 = stablehlo.cosine %x : tensor<3xf32>
    %7 = stablehlo.negate %6 : tensor<3xf32>
    stablehlo.return %7 : tensor<3xf32>
  }, {
    %6 = stablehlo.custom_call @cusolver_of_another(%x) : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %6 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  %5 = stablehlo.constant dense<false> : tensor<i1>
  %6 = "stablehlo.if"(%5) ({
    %7 = stablehlo.custom_call @cusolver_of_another(%4) : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %7 : tensor<3xf32>
  }, {
    stablehlo.return %4 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %6 : tensor<3xf32>
}
// ----
module {
  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.clamp %1, %1, %2 : tensor<i32>
    %4 = stablehlo.cosine %x : tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %6 = stablehlo.constant dense<false> : tensor<i1>
    return %5 : tensor<3xf32>
  }
}
