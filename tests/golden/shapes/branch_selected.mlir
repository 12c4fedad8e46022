// RUN: tpucc --passes=shapes --control-flow=select
func.func @main(%x: tensor<2xf32>, %k: tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.compare GT, %s, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %0:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<2xf32>
    stablehlo.return %a, %x : tensor<2xf32>, tensor<2xf32>
  }, {
    %b = stablehlo.cosine %x : tensor<2xf32>
    stablehlo.return %b, %b : tensor<2xf32>, tensor<2xf32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = "stablehlo.case"(%k) ({
    stablehlo.return %0#0 : tensor<2xf32>
  }, {
    stablehlo.return %0#1 : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %0#0, %1 : tensor<2xf32>, tensor<2xf32>
}
// ----
module {
  func.func @main(%x: tensor<2xf32>, %k: tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.compare GT, %1, %0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.sine %x : tensor<2xf32>
    %4 = stablehlo.cosine %x : tensor<2xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<i1>, tensor<2xf32>
    %6 = stablehlo.select %2, %x, %4 : tensor<i1>, tensor<2xf32>
    %7 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.compare EQ, %k, %7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.select %8, %6, %x : tensor<i1>, tensor<2xf32>
    %10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare EQ, %k, %10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.select %11, %5, %9 : tensor<i1>, tensor<2xf32>
    return %5, %12 : tensor<2xf32>, tensor<2xf32>
  }
}
