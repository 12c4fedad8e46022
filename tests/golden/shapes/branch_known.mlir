// RUN: tpucc --passes=shapes
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %p = stablehlo.compare LT, %four, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }, {
    %b = stablehlo.cosine %x : tensor<2xf32>
    stablehlo.return %b : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %minus = stablehlo.negate %two : tensor<i32>
  %1 = "stablehlo.case"(%minus) ({
    stablehlo.return %0 : tensor<2xf32>
  }, {
    %c = "stablehlo.if"(%p) ({
      stablehlo.return %x : tensor<2xf32>
    }, {
      %d = stablehlo.tanh %0 : tensor<2xf32>
      stablehlo.return %d : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    stablehlo.return %c : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
// ----
module {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.cosine %x : tensor<2xf32>
    %4 = stablehlo.negate %0 : tensor<i32>
    %5 = stablehlo.tanh %3 : tensor<2xf32>
    return %3, %5 : tensor<2xf32>, tensor<2xf32>
  }
}
