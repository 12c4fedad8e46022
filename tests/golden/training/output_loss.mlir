// RUN: tpucc --train --loss output --optimizer sgd:lr=0.1,momentum=0.9 --init w=default --batch 6
func.func @main(%x: tensor<4x3xf32>, %w: tensor<3xf32>) -> tensor<4xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
  %s = stablehlo.multiply %y, %y : tensor<4xf32>
  return %s : tensor<4xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<3xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<3xf32> {jax.result_info = "optimizer/momentum/w", tpu.variable = "optimizer/momentum/w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %2 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<6x3xf32>, %w: tensor<3xf32> {tpu.variable = "w"}, %weights: tensor<6xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}, %optimizer.momentum.w: tensor<3xf32> {tpu.variable = "optimizer/momentum/w"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<3xf32> {jax.result_info = "optimizer/momentum/w", tpu.variable = "optimizer/momentum/w"}, tensor<3xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.1> : tensor<f32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<6xf32>
    %3 = stablehlo.constant dense<1.0> : tensor<6xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reduce(%weights init: %4) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.constant dense<0.0> : tensor<6xf32>
    %7 = stablehlo.compare NE, %weights, %6 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %8 = stablehlo.multiply %weights, %2 : tensor<6xf32>
    %9 = stablehlo.select %7, %8, %6 : tensor<6xi1>, tensor<6xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %10) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.constant dense<0.0> : tensor<f32>
    %13 = stablehlo.constant dense<1.0> : tensor<f32>
    %14 = stablehlo.compare EQ, %5, %12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = stablehlo.select %14, %13, %5 : tensor<i1>, tensor<f32>
    %16 = stablehlo.divide %11, %15 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.divide %weights, %17 : tensor<6xf32>
    %19 = stablehlo.constant dense<0.0> : tensor<6xf32>
    %20 = stablehlo.compare NE, %18, %19 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %21 = stablehlo.multiply %18, %3 : tensor<6xf32>
    %22 = stablehlo.select %20, %21, %19 : tensor<6xi1>, tensor<6xf32>
    %23 = stablehlo.multiply %22, %1 : tensor<6xf32>
    %24 = stablehlo.multiply %22, %1 : tensor<6xf32>
    %25 = stablehlo.add %23, %24 : tensor<6xf32>
    %26 = stablehlo.dot_general %25, %x, contracting_dims = [0] x [0] : (tensor<6xf32>, tensor<6x3xf32>) -> tensor<3xf32>
    %27 = stablehlo.constant dense<0.9> : tensor<3xf32>
    %28 = stablehlo.multiply %optimizer.momentum.w, %27 : tensor<3xf32>
    %29 = stablehlo.add %28, %26 : tensor<3xf32>
    %30 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<3xf32>
    %32 = stablehlo.subtract %w, %31 : tensor<3xf32>
    %33 = stablehlo.constant dense<1> : tensor<i64>
    %34 = stablehlo.add %step, %33 : tensor<i64>
    return %16, %11, %5, %29, %32, %34 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<6x3xf32>, %w: tensor<3xf32> {tpu.variable = "w"}, %weights: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<6xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.reduce(%weights init: %2) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.constant dense<0.0> : tensor<6xf32>
    %5 = stablehlo.compare NE, %weights, %4 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.multiply %weights, %1 : tensor<6xf32>
    %7 = stablehlo.select %5, %6, %4 : tensor<6xi1>, tensor<6xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.constant dense<1.0> : tensor<f32>
    %12 = stablehlo.compare EQ, %3, %10 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %13 = stablehlo.select %12, %11, %3 : tensor<i1>, tensor<f32>
    %14 = stablehlo.divide %9, %13 : tensor<f32>
    return %14, %9, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<6x3xf32>, %w: tensor<3xf32> {tpu.variable = "w"}) -> tensor<6xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}
