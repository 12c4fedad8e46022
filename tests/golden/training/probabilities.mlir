// RUN: tpucc --train --loss binary_crossentropy --init w=zeros
// The loss is of what the logistic function is of; a parameter of bf16 is kept in f32.
func.func @main(%x: tensor<2x3xbf16>, %w: tensor<3xbf16>) -> tensor<2xbf16> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
  %p = stablehlo.logistic %y : tensor<2xbf16>
  return %p : tensor<2xbf16>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<3xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %1 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %1 : tensor<3xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<2x3xbf16>, %w: tensor<3xf32> {tpu.variable = "w"}, %labels: tensor<2xf32>, %weights: tensor<2xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<3xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.convert %w : (tensor<3xf32>) -> tensor<3xbf16>
    %2 = stablehlo.dot_general %x, %1, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
    %3 = stablehlo.convert %2 : (tensor<2xbf16>) -> tensor<2xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<2xf32>
    %6 = stablehlo.multiply %3, %labels : tensor<2xf32>
    %7 = stablehlo.abs %3 : tensor<2xf32>
    %8 = stablehlo.negate %7 : tensor<2xf32>
    %9 = stablehlo.exponential %8 : tensor<2xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2xf32>
    %11 = stablehlo.subtract %5, %6 : tensor<2xf32>
    %12 = stablehlo.logistic %3 : tensor<2xf32>
    %13 = stablehlo.add %11, %10 : tensor<2xf32>
    %14 = stablehlo.subtract %12, %labels : tensor<2xf32>
    %15 = stablehlo.constant dense<0.0> : tensor<f32>
    %16 = stablehlo.reduce(%weights init: %15) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %18 = stablehlo.compare NE, %weights, %17 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %19 = stablehlo.multiply %weights, %13 : tensor<2xf32>
    %20 = stablehlo.select %18, %19, %17 : tensor<2xi1>, tensor<2xf32>
    %21 = stablehlo.constant dense<0.0> : tensor<f32>
    %22 = stablehlo.reduce(%20 init: %21) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.constant dense<0.0> : tensor<f32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.compare EQ, %16, %23 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %26 = stablehlo.select %25, %24, %16 : tensor<i1>, tensor<f32>
    %27 = stablehlo.divide %22, %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.divide %weights, %28 : tensor<2xf32>
    %30 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %31 = stablehlo.compare NE, %29, %30 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %32 = stablehlo.multiply %29, %14 : tensor<2xf32>
    %33 = stablehlo.select %31, %32, %30 : tensor<2xi1>, tensor<2xf32>
    %34 = stablehlo.convert %33 : (tensor<2xf32>) -> tensor<2xbf16>
    %35 = stablehlo.dot_general %34, %x, contracting_dims = [0] x [0] : (tensor<2xbf16>, tensor<2x3xbf16>) -> tensor<3xbf16>
    %36 = stablehlo.convert %35 : (tensor<3xbf16>) -> tensor<3xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<3xf32>
    %39 = stablehlo.subtract %w, %38 : tensor<3xf32>
    %40 = stablehlo.constant dense<1> : tensor<i64>
    %41 = stablehlo.add %step, %40 : tensor<i64>
    return %27, %22, %16, %39, %41 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<2x3xbf16>, %w: tensor<3xf32> {tpu.variable = "w"}, %labels: tensor<2xf32>, %weights: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.convert %w : (tensor<3xf32>) -> tensor<3xbf16>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
    %2 = stablehlo.convert %1 : (tensor<2xbf16>) -> tensor<2xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<2xf32>
    %5 = stablehlo.multiply %2, %labels : tensor<2xf32>
    %6 = stablehlo.abs %2 : tensor<2xf32>
    %7 = stablehlo.negate %6 : tensor<2xf32>
    %8 = stablehlo.exponential %7 : tensor<2xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<2xf32>
    %10 = stablehlo.subtract %4, %5 : tensor<2xf32>
    %11 = stablehlo.add %10, %9 : tensor<2xf32>
    %12 = stablehlo.constant dense<0.0> : tensor<f32>
    %13 = stablehlo.reduce(%weights init: %12) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %15 = stablehlo.compare NE, %weights, %14 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %16 = stablehlo.multiply %weights, %11 : tensor<2xf32>
    %17 = stablehlo.select %15, %16, %14 : tensor<2xi1>, tensor<2xf32>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.reduce(%17 init: %18) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.constant dense<0.0> : tensor<f32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.compare EQ, %13, %20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %23 = stablehlo.select %22, %21, %13 : tensor<i1>, tensor<f32>
    %24 = stablehlo.divide %19, %23 : tensor<f32>
    return %24, %19, %13 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<2x3xbf16>, %w: tensor<3xf32> {tpu.variable = "w"}) -> tensor<2xbf16> {
    %0 = stablehlo.convert %w : (tensor<3xf32>) -> tensor<3xbf16>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
    %2 = stablehlo.logistic %1 : tensor<2xbf16>
    return %2 : tensor<2xbf16>
  }
}
probabilities.mlir:5:8: note: the model gives probabilities; the loss is of the logits that they are made of
