// RUN: tpucc --train --loss output --batch-norm train --data x --optimizer sgd
func.func @main(%x: tensor<4x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>) -> tensor<4x2xf32> {
  %y = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<2xf32> {jax.result_info = "scale", tpu.variable = "scale"}, tensor<2xf32> {jax.result_info = "offset", tpu.variable = "offset"}, tensor<2xf32> {jax.result_info = "mean", tpu.variable = "mean"}, tensor<2xf32> {jax.result_info = "variance", tpu.variable = "variance"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<2xf32>
    %3 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %4 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<4x2xf32>, %scale: tensor<2xf32> {tpu.variable = "scale"}, %offset: tensor<2xf32> {tpu.variable = "offset"}, %mean: tensor<2xf32> {tpu.variable = "mean"}, %variance: tensor<2xf32> {tpu.variable = "variance"}, %weights: tensor<4x2xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<2xf32> {jax.result_info = "mean", tpu.variable = "mean"}, tensor<2xf32> {jax.result_info = "variance", tpu.variable = "variance"}, tensor<2xf32> {jax.result_info = "scale", tpu.variable = "scale"}, tensor<2xf32> {jax.result_info = "offset", tpu.variable = "offset"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.constant dense<4.0> : tensor<2xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.reduce(%x init: %2) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.divide %3, %1 : tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %6 = stablehlo.subtract %x, %5 : tensor<4x2xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<4x2xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.divide %9, %1 : tensor<2xf32>
    %11 = stablehlo.constant dense<0.00001> : tensor<2xf32>
    %12 = stablehlo.add %10, %11 : tensor<2xf32>
    %13 = stablehlo.sqrt %12 : tensor<2xf32>
    %14 = stablehlo.divide %scale, %13 : tensor<2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<4x2xf32>
    %17 = stablehlo.broadcast_in_dim %offset, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %18 = stablehlo.add %16, %17 : tensor<4x2xf32>
    %19 = stablehlo.constant dense<0.9> : tensor<2xf32>
    %20 = stablehlo.constant dense<0.1> : tensor<2xf32>
    %21 = stablehlo.multiply %mean, %19 : tensor<2xf32>
    %22 = stablehlo.multiply %4, %20 : tensor<2xf32>
    %23 = stablehlo.add %21, %22 : tensor<2xf32>
    %24 = stablehlo.constant dense<0.9> : tensor<2xf32>
    %25 = stablehlo.constant dense<0.13333334> : tensor<2xf32>
    %26 = stablehlo.multiply %variance, %24 : tensor<2xf32>
    %27 = stablehlo.multiply %10, %25 : tensor<2xf32>
    %28 = stablehlo.add %26, %27 : tensor<2xf32>
    %29 = stablehlo.constant dense<1.0> : tensor<4x2xf32>
    %30 = stablehlo.constant dense<0.0> : tensor<f32>
    %31 = stablehlo.reduce(%weights init: %30) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %32 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %33 = stablehlo.compare NE, %weights, %32 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %34 = stablehlo.multiply %weights, %18 : tensor<4x2xf32>
    %35 = stablehlo.select %33, %34, %32 : tensor<4x2xi1>, tensor<4x2xf32>
    %36 = stablehlo.constant dense<0.0> : tensor<f32>
    %37 = stablehlo.reduce(%35 init: %36) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %38 = stablehlo.constant dense<0.0> : tensor<f32>
    %39 = stablehlo.constant dense<1.0> : tensor<f32>
    %40 = stablehlo.compare EQ, %31, %38 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %41 = stablehlo.select %40, %39, %31 : tensor<i1>, tensor<f32>
    %42 = stablehlo.divide %37, %41 : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %44 = stablehlo.divide %weights, %43 : tensor<4x2xf32>
    %45 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %46 = stablehlo.compare NE, %44, %45 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %47 = stablehlo.multiply %44, %29 : tensor<4x2xf32>
    %48 = stablehlo.select %46, %47, %45 : tensor<4x2xi1>, tensor<4x2xf32>
    %49 = stablehlo.constant dense<0.0> : tensor<f32>
    %50 = stablehlo.reduce(%48 init: %49) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<2xf32>
    %53 = stablehlo.subtract %offset, %52 : tensor<2xf32>
    %54 = stablehlo.multiply %48, %6 : tensor<4x2xf32>
    %55 = stablehlo.constant dense<0.0> : tensor<f32>
    %56 = stablehlo.reduce(%54 init: %55) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %57 = stablehlo.divide %56, %13 : tensor<2xf32>
    %58 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<2xf32>
    %60 = stablehlo.subtract %scale, %59 : tensor<2xf32>
    %61 = stablehlo.constant dense<1> : tensor<i64>
    %62 = stablehlo.add %step, %61 : tensor<i64>
    return %42, %37, %31, %23, %28, %60, %53, %62 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<4x2xf32>, %scale: tensor<2xf32> {tpu.variable = "scale"}, %offset: tensor<2xf32> {tpu.variable = "offset"}, %mean: tensor<2xf32> {tpu.variable = "mean"}, %variance: tensor<2xf32> {tpu.variable = "variance"}, %weights: tensor<4x2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.00001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reduce(%weights init: %1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %4 = stablehlo.compare NE, %weights, %3 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %5 = stablehlo.multiply %weights, %0 : tensor<4x2xf32>
    %6 = stablehlo.select %4, %5, %3 : tensor<4x2xi1>, tensor<4x2xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.constant dense<0.0> : tensor<f32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.compare EQ, %2, %9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %12 = stablehlo.select %11, %10, %2 : tensor<i1>, tensor<f32>
    %13 = stablehlo.divide %8, %12 : tensor<f32>
    return %13, %8, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<4x2xf32>, %scale: tensor<2xf32> {tpu.variable = "scale"}, %offset: tensor<2xf32> {tpu.variable = "offset"}, %mean: tensor<2xf32> {tpu.variable = "mean"}, %variance: tensor<2xf32> {tpu.variable = "variance"}) -> tensor<4x2xf32> {
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.00001 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
