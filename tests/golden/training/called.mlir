// RUN: tpucc --train --loss mean_squared_error --data x --batch 4
// torch_xla's erf goes over examples as any elementwise op does.
func.func @main(%w: tensor<5x4xf32>, %x: tensor<3x5xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.custom_call @mhlo.erf(%0) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<5x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.reshape %seed : (tensor<ui64>) -> tensor<1xui64>
    %1 = stablehlo.constant dense<0> : tensor<1xui64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = stablehlo.rng_bit_generator %2, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x4xui32>)
    %4 = stablehlo.constant dense<9> : tensor<5x4xui32>
    %5 = stablehlo.shift_right_logical %3#1, %4 : tensor<5x4xui32>
    %6 = stablehlo.convert %5 : (tensor<5x4xui32>) -> tensor<5x4xf32>
    %7 = stablehlo.constant dense<0.5> : tensor<5x4xf32>
    %8 = stablehlo.constant dense<2.3841858e-07> : tensor<5x4xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<5x4xf32>
    %10 = stablehlo.add %6, %7 : tensor<5x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<5x4xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<5x4xf32>
    %13 = stablehlo.constant dense<0.8164966> : tensor<5x4xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<5x4xf32>
    %15 = stablehlo.constant dense<0> : tensor<i64>
    return %14, %15 : tensor<5x4xf32>, tensor<i64>
  }
  func.func public @train(%w: tensor<5x4xf32> {tpu.variable = "w"}, %x: tensor<4x5xf32>, %labels: tensor<4x4xf32>, %weights: tensor<4xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<5x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
    %2 = chlo.erf %1 : tensor<4x4xf32> -> tensor<4x4xf32>
    %3 = stablehlo.subtract %2, %labels : tensor<4x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<4x4xf32>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.reduce(%4 init: %5) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.constant dense<0.25> : tensor<4xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<4xf32>
    %9 = stablehlo.constant dense<0.5> : tensor<4x4xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<4x4xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = stablehlo.reduce(%weights init: %11) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %14 = stablehlo.compare NE, %weights, %13 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %15 = stablehlo.multiply %weights, %8 : tensor<4xf32>
    %16 = stablehlo.select %14, %15, %13 : tensor<4xi1>, tensor<4xf32>
    %17 = stablehlo.constant dense<0.0> : tensor<f32>
    %18 = stablehlo.reduce(%16 init: %17) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.constant dense<0.0> : tensor<f32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.compare EQ, %12, %19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.select %21, %20, %12 : tensor<i1>, tensor<f32>
    %23 = stablehlo.divide %18, %22 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.divide %weights, %24 : tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
    %28 = stablehlo.compare NE, %26, %27 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %29 = stablehlo.multiply %26, %10 : tensor<4x4xf32>
    %30 = stablehlo.select %28, %29, %27 : tensor<4x4xi1>, tensor<4x4xf32>
    %31 = stablehlo.multiply %1, %1 : tensor<4x4xf32>
    %32 = stablehlo.negate %31 : tensor<4x4xf32>
    %33 = stablehlo.exponential %32 : tensor<4x4xf32>
    %34 = stablehlo.constant dense<1.1283792> : tensor<4x4xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<4x4xf32>
    %36 = stablehlo.multiply %30, %35 : tensor<4x4xf32>
    %37 = stablehlo.dot_general %x, %36, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %38 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<5x4xf32>
    %40 = stablehlo.subtract %w, %39 : tensor<5x4xf32>
    %41 = stablehlo.constant dense<1> : tensor<i64>
    %42 = stablehlo.add %step, %41 : tensor<i64>
    return %23, %18, %12, %40, %42 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x4xf32>, tensor<i64>
  }
  func.func public @evaluate(%w: tensor<5x4xf32> {tpu.variable = "w"}, %x: tensor<4x5xf32>, %labels: tensor<4x4xf32>, %weights: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.custom_call @mhlo.erf(%0) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.subtract %1, %labels : tensor<4x4xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<4x4xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.constant dense<0.25> : tensor<4xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<4xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%weights init: %8) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %11 = stablehlo.compare NE, %weights, %10 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %12 = stablehlo.multiply %weights, %7 : tensor<4xf32>
    %13 = stablehlo.select %11, %12, %10 : tensor<4xi1>, tensor<4xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.constant dense<0.0> : tensor<f32>
    %17 = stablehlo.constant dense<1.0> : tensor<f32>
    %18 = stablehlo.compare EQ, %9, %16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %19 = stablehlo.select %18, %17, %9 : tensor<i1>, tensor<f32>
    %20 = stablehlo.divide %15, %19 : tensor<f32>
    return %20, %15, %9 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%w: tensor<5x4xf32> {tpu.variable = "w"}, %x: tensor<4x5xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.custom_call @mhlo.erf(%0) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
