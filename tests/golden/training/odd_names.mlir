// RUN: tpucc --train --loss output --optimizer sgd --init arg1=ones
// A variable's name stands in files as it is: what would need escapes is called by its number.
func.func @main(%arg0: tensor<2xf32> loc("x\22"), %arg1: tensor<f32> loc("w\22")) -> tensor<2xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<f32> {jax.result_info = "arg1", tpu.variable = "arg1"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %1 : tensor<f32>, tensor<i64>
  }
  func.func public @train(%arg0: tensor<2xf32> loc("x\22"), %arg1: tensor<f32> {tpu.variable = "arg1"} loc("w\22"), %weights: tensor<2xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<f32> {jax.result_info = "arg1", tpu.variable = "arg1"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2xf32>
    %3 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reduce(%weights init: %4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %7 = stablehlo.compare NE, %weights, %6 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = stablehlo.multiply %weights, %2 : tensor<2xf32>
    %9 = stablehlo.select %7, %8, %6 : tensor<2xi1>, tensor<2xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %10) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.constant dense<0.0> : tensor<f32>
    %13 = stablehlo.constant dense<1.0> : tensor<f32>
    %14 = stablehlo.compare EQ, %5, %12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = stablehlo.select %14, %13, %5 : tensor<i1>, tensor<f32>
    %16 = stablehlo.divide %11, %15 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.divide %weights, %17 : tensor<2xf32>
    %19 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %20 = stablehlo.compare NE, %18, %19 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %21 = stablehlo.multiply %18, %3 : tensor<2xf32>
    %22 = stablehlo.select %20, %21, %19 : tensor<2xi1>, tensor<2xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<2xf32>
    %24 = stablehlo.constant dense<0.0> : tensor<f32>
    %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<f32>
    %27 = stablehlo.multiply %26, %25 : tensor<f32>
    %28 = stablehlo.subtract %arg1, %27 : tensor<f32>
    %29 = stablehlo.constant dense<1> : tensor<i64>
    %30 = stablehlo.add %step, %29 : tensor<i64>
    return %16, %11, %5, %28, %30 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>
  }
  func.func public @evaluate(%arg0: tensor<2xf32> loc("x\22"), %arg1: tensor<f32> {tpu.variable = "arg1"} loc("w\22"), %weights: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.reduce(%weights init: %2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %5 = stablehlo.compare NE, %weights, %4 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %6 = stablehlo.multiply %weights, %1 : tensor<2xf32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2xi1>, tensor<2xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.constant dense<1.0> : tensor<f32>
    %12 = stablehlo.compare EQ, %3, %10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = stablehlo.select %12, %11, %3 : tensor<i1>, tensor<f32>
    %14 = stablehlo.divide %9, %13 : tensor<f32>
    return %14, %9, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%arg0: tensor<2xf32> loc("x\22"), %arg1: tensor<f32> {tpu.variable = "arg1"} loc("w\22")) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
