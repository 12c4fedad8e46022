// RUN: tpucc --train --loss mean_squared_error --data x --batch 5
// A batch of one: where examples are counted follows from the argument, and what was as large as it is repeated.
func.func @main(%x: tensor<1x2x3xf32>, %table: tensor<1x2x3xf32>, %w: tensor<3x4xf32>) -> tensor<1x2x4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %0 = stablehlo.add %x, %table : tensor<1x2x3xf32>
  %1 = stablehlo.multiply %0, %one : tensor<1x2x3xf32>
  %2 = stablehlo.reshape %1 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %4 = stablehlo.reshape %3 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0, 2] : (tensor<1x2x4xf32>) -> tensor<2x1x4xf32>
  %6 = stablehlo.transpose %5, dims = [1, 0, 2] : (tensor<2x1x4xf32>) -> tensor<1x2x4xf32>
  return %6 : tensor<1x2x4xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<1x2x3xf32> {jax.result_info = "table", tpu.variable = "table"}, tensor<3x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
    %1 = stablehlo.reshape %seed : (tensor<ui64>) -> tensor<1xui64>
    %2 = stablehlo.constant dense<0> : tensor<1xui64>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = stablehlo.rng_bit_generator %3, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
    %5 = stablehlo.constant dense<9> : tensor<3x4xui32>
    %6 = stablehlo.shift_right_logical %4#1, %5 : tensor<3x4xui32>
    %7 = stablehlo.convert %6 : (tensor<3x4xui32>) -> tensor<3x4xf32>
    %8 = stablehlo.constant dense<0.5> : tensor<3x4xf32>
    %9 = stablehlo.constant dense<2.3841858e-07> : tensor<3x4xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<3x4xf32>
    %11 = stablehlo.add %7, %8 : tensor<3x4xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x4xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<3x4xf32>
    %14 = stablehlo.constant dense<0.9258201> : tensor<3x4xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<3x4xf32>
    %16 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %15, %16 : tensor<1x2x3xf32>, tensor<3x4xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<5x2x3xf32>, %table: tensor<1x2x3xf32> {tpu.variable = "table"}, %w: tensor<3x4xf32> {tpu.variable = "w"}, %labels: tensor<5x2x4xf32>, %weights: tensor<5x2xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<1x2x3xf32> {jax.result_info = "table", tpu.variable = "table"}, tensor<3x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<5x2x3xf32>
    %2 = stablehlo.broadcast_in_dim %table, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
    %3 = stablehlo.add %x, %2 : tensor<5x2x3xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<5x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<5x2x3xf32>) -> tensor<10x3xf32>
    %6 = stablehlo.dot_general %5, %w, contracting_dims = [1] x [0] : (tensor<10x3xf32>, tensor<3x4xf32>) -> tensor<10x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<10x4xf32>) -> tensor<5x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %10 = stablehlo.subtract %9, %labels : tensor<5x2x4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<5x2x4xf32>
    %12 = stablehlo.constant dense<0.0> : tensor<f32>
    %13 = stablehlo.reduce(%11 init: %12) applies stablehlo.add across dimensions = [2] : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x2xf32>
    %14 = stablehlo.constant dense<0.25> : tensor<5x2xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<5x2xf32>
    %16 = stablehlo.constant dense<0.5> : tensor<5x2x4xf32>
    %17 = stablehlo.multiply %10, %16 : tensor<5x2x4xf32>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.reduce(%weights init: %18) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.constant dense<0.0> : tensor<5x2xf32>
    %21 = stablehlo.compare NE, %weights, %20 : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %22 = stablehlo.multiply %weights, %15 : tensor<5x2xf32>
    %23 = stablehlo.select %21, %22, %20 : tensor<5x2xi1>, tensor<5x2xf32>
    %24 = stablehlo.constant dense<0.0> : tensor<f32>
    %25 = stablehlo.reduce(%23 init: %24) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.constant dense<0.0> : tensor<f32>
    %27 = stablehlo.constant dense<1.0> : tensor<f32>
    %28 = stablehlo.compare EQ, %19, %26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.select %28, %27, %19 : tensor<i1>, tensor<f32>
    %30 = stablehlo.divide %25, %29 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %32 = stablehlo.divide %weights, %31 : tensor<5x2xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %34 = stablehlo.constant dense<0.0> : tensor<5x2x4xf32>
    %35 = stablehlo.compare NE, %33, %34 : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xi1>
    %36 = stablehlo.multiply %33, %17 : tensor<5x2x4xf32>
    %37 = stablehlo.select %35, %36, %34 : tensor<5x2x4xi1>, tensor<5x2x4xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %40 = stablehlo.reshape %39 : (tensor<5x2x4xf32>) -> tensor<10x4xf32>
    %41 = stablehlo.dot_general %5, %40, contracting_dims = [0] x [0] : (tensor<10x3xf32>, tensor<10x4xf32>) -> tensor<3x4xf32>
    %42 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<3x4xf32>
    %44 = stablehlo.subtract %w, %43 : tensor<3x4xf32>
    %45 = stablehlo.dot_general %40, %w, contracting_dims = [1] x [1] : (tensor<10x4xf32>, tensor<3x4xf32>) -> tensor<10x3xf32>
    %46 = stablehlo.reshape %45 : (tensor<10x3xf32>) -> tensor<5x2x3xf32>
    %47 = stablehlo.multiply %46, %1 : tensor<5x2x3xf32>
    %48 = stablehlo.constant dense<0.0> : tensor<f32>
    %49 = stablehlo.reduce(%47 init: %48) applies stablehlo.add across dimensions = [0] : (tensor<5x2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.reshape %49 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %51 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x2x3xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<1x2x3xf32>
    %53 = stablehlo.subtract %table, %52 : tensor<1x2x3xf32>
    %54 = stablehlo.constant dense<1> : tensor<i64>
    %55 = stablehlo.add %step, %54 : tensor<i64>
    return %30, %25, %19, %53, %44, %55 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x2x3xf32>, tensor<3x4xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<5x2x3xf32>, %table: tensor<1x2x3xf32> {tpu.variable = "table"}, %w: tensor<3x4xf32> {tpu.variable = "w"}, %labels: tensor<5x2x4xf32>, %weights: tensor<5x2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<5x2x3xf32>
    %1 = stablehlo.broadcast_in_dim %table, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
    %2 = stablehlo.add %x, %1 : tensor<5x2x3xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<5x2x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<5x2x3xf32>) -> tensor<10x3xf32>
    %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<10x3xf32>, tensor<3x4xf32>) -> tensor<10x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<10x4xf32>) -> tensor<5x2x4xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %9 = stablehlo.subtract %8, %labels : tensor<5x2x4xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<5x2x4xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [2] : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x2xf32>
    %13 = stablehlo.constant dense<0.25> : tensor<5x2xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<5x2xf32>
    %15 = stablehlo.constant dense<0.0> : tensor<f32>
    %16 = stablehlo.reduce(%weights init: %15) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.constant dense<0.0> : tensor<5x2xf32>
    %18 = stablehlo.compare NE, %weights, %17 : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %19 = stablehlo.multiply %weights, %14 : tensor<5x2xf32>
    %20 = stablehlo.select %18, %19, %17 : tensor<5x2xi1>, tensor<5x2xf32>
    %21 = stablehlo.constant dense<0.0> : tensor<f32>
    %22 = stablehlo.reduce(%20 init: %21) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.constant dense<0.0> : tensor<f32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.compare EQ, %16, %23 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %26 = stablehlo.select %25, %24, %16 : tensor<i1>, tensor<f32>
    %27 = stablehlo.divide %22, %26 : tensor<f32>
    return %27, %22, %16 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<5x2x3xf32>, %table: tensor<1x2x3xf32> {tpu.variable = "table"}, %w: tensor<3x4xf32> {tpu.variable = "w"}) -> tensor<5x2x4xf32> {
    %0 = stablehlo.constant dense<1.0> : tensor<5x2x3xf32>
    %1 = stablehlo.broadcast_in_dim %table, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
    %2 = stablehlo.add %x, %1 : tensor<5x2x3xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<5x2x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<5x2x3xf32>) -> tensor<10x3xf32>
    %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<10x3xf32>, tensor<3x4xf32>) -> tensor<10x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<10x4xf32>) -> tensor<5x2x4xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    return %8 : tensor<5x2x4xf32>
  }
}
