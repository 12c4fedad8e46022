// RUN: tpucc --train --loss output --data x --batch 5
// Steps in the order of time, both ways, as torch_xla writes a recurrence: [T, B, D] becomes [T * B, D], the first state depends on no example. Its layer norm
// takes examples for features.
func.func @main(%x: tensor<2x3x4xf32>, %w: tensor<4x4xf32>) -> tensor<2x3x4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<6xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<6xf32>
  %first = stablehlo.constant dense<0.5> : tensor<2x4xf32>
  %0 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<3x2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x2x4xf32>) -> tensor<6x4xf32>
  %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %4 = stablehlo.reshape %3 : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  %5 = stablehlo.dot_general %first, %w, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
  %7 = stablehlo.slice %4 [0:2, 0:2, 0:4] : (tensor<3x2x4xf32>) -> tensor<2x2x4xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 0 : (tensor<1x2x4xf32>, tensor<2x2x4xf32>) -> tensor<3x2x4xf32>
  %9 = stablehlo.transpose %8, dims = [1, 0, 2] : (tensor<3x2x4xf32>) -> tensor<2x3x4xf32>
  %10 = stablehlo.reshape %9 : (tensor<2x3x4xf32>) -> tensor<1x6x4xf32>
  %11:3 = "stablehlo.batch_norm_training"(%10, %one, %zero) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<1x6x4xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<1x6x4xf32>, tensor<6xf32>, tensor<6xf32>)
  %12 = stablehlo.reshape %11#0 : (tensor<1x6x4xf32>) -> tensor<2x3x4xf32>
  return %12 : tensor<2x3x4xf32>
}
// ----
module {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<4x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.reshape %seed : (tensor<ui64>) -> tensor<1xui64>
    %1 = stablehlo.constant dense<0> : tensor<1xui64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %3:2 = stablehlo.rng_bit_generator %2, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x4xui32>)
    %4 = stablehlo.constant dense<9> : tensor<4x4xui32>
    %5 = stablehlo.shift_right_logical %3#1, %4 : tensor<4x4xui32>
    %6 = stablehlo.convert %5 : (tensor<4x4xui32>) -> tensor<4x4xf32>
    %7 = stablehlo.constant dense<0.5> : tensor<4x4xf32>
    %8 = stablehlo.constant dense<2.3841858e-07> : tensor<4x4xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<4x4xf32>
    %10 = stablehlo.add %6, %7 : tensor<4x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<4x4xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<4x4xf32>
    %13 = stablehlo.constant dense<0.8660254> : tensor<4x4xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<4x4xf32>
    %15 = stablehlo.constant dense<0> : tensor<i64>
    return %14, %15 : tensor<4x4xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<5x3x4xf32>, %w: tensor<4x4xf32> {tpu.variable = "w"}, %weights: tensor<5x3x4xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<4x4xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<15xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<15xf32>
    %3 = stablehlo.constant dense<0.5> : tensor<5x4xf32>
    %4 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %5 = stablehlo.reverse %4, dims = [0] : tensor<3x5x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x5x4xf32>) -> tensor<15x4xf32>
    %7 = stablehlo.dot_general %6, %w, contracting_dims = [1] x [0] : (tensor<15x4xf32>, tensor<4x4xf32>) -> tensor<15x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<15x4xf32>) -> tensor<3x5x4xf32>
    %9 = stablehlo.dot_general %3, %w, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %11 = stablehlo.slice %8 [0:2, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<2x5x4xf32>
    %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1x5x4xf32>, tensor<2x5x4xf32>) -> tensor<3x5x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<5x3x4xf32>) -> tensor<1x15x4xf32>
    %15 = stablehlo.constant dense<4.0> : tensor<15xf32>
    %16 = stablehlo.constant dense<0.0> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %16) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x15x4xf32>, tensor<f32>) -> tensor<15xf32>
    %18 = stablehlo.divide %17, %15 : tensor<15xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<15xf32>) -> tensor<1x15x4xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<1x15x4xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<1x15x4xf32>
    %22 = stablehlo.constant dense<0.0> : tensor<f32>
    %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x15x4xf32>, tensor<f32>) -> tensor<15xf32>
    %24 = stablehlo.divide %23, %15 : tensor<15xf32>
    %25 = stablehlo.constant dense<0.00001> : tensor<15xf32>
    %26 = stablehlo.add %24, %25 : tensor<15xf32>
    %27 = stablehlo.sqrt %26 : tensor<15xf32>
    %28 = stablehlo.divide %1, %27 : tensor<15xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<15xf32>) -> tensor<1x15x4xf32>
    %30 = stablehlo.multiply %20, %29 : tensor<1x15x4xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<15xf32>) -> tensor<1x15x4xf32>
    %32 = stablehlo.add %30, %31 : tensor<1x15x4xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x15x4xf32>) -> tensor<5x3x4xf32>
    %34 = stablehlo.constant dense<1.0> : tensor<5x3x4xf32>
    %35 = stablehlo.constant dense<0.0> : tensor<f32>
    %36 = stablehlo.reduce(%weights init: %35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.constant dense<0.0> : tensor<5x3x4xf32>
    %38 = stablehlo.compare NE, %weights, %37 : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xi1>
    %39 = stablehlo.multiply %weights, %33 : tensor<5x3x4xf32>
    %40 = stablehlo.select %38, %39, %37 : tensor<5x3x4xi1>, tensor<5x3x4xf32>
    %41 = stablehlo.constant dense<0.0> : tensor<f32>
    %42 = stablehlo.reduce(%40 init: %41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.constant dense<0.0> : tensor<f32>
    %44 = stablehlo.constant dense<1.0> : tensor<f32>
    %45 = stablehlo.compare EQ, %36, %43 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = stablehlo.select %45, %44, %36 : tensor<i1>, tensor<f32>
    %47 = stablehlo.divide %42, %46 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<5x3x4xf32>
    %49 = stablehlo.divide %weights, %48 : tensor<5x3x4xf32>
    %50 = stablehlo.constant dense<0.0> : tensor<5x3x4xf32>
    %51 = stablehlo.compare NE, %49, %50 : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xi1>
    %52 = stablehlo.multiply %49, %34 : tensor<5x3x4xf32>
    %53 = stablehlo.select %51, %52, %50 : tensor<5x3x4xi1>, tensor<5x3x4xf32>
    %54 = stablehlo.reshape %53 : (tensor<5x3x4xf32>) -> tensor<1x15x4xf32>
    %55 = stablehlo.multiply %54, %29 : tensor<1x15x4xf32>
    %56 = stablehlo.multiply %54, %20 : tensor<1x15x4xf32>
    %57 = stablehlo.constant dense<0.0> : tensor<f32>
    %58 = stablehlo.reduce(%56 init: %57) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x15x4xf32>, tensor<f32>) -> tensor<15xf32>
    %59 = stablehlo.divide %58, %27 : tensor<15xf32>
    %60 = stablehlo.multiply %59, %28 : tensor<15xf32>
    %61 = stablehlo.negate %60 : tensor<15xf32>
    %62 = stablehlo.constant dense<0.5> : tensor<15xf32>
    %63 = stablehlo.multiply %61, %62 : tensor<15xf32>
    %64 = stablehlo.divide %63, %27 : tensor<15xf32>
    %65 = stablehlo.divide %64, %15 : tensor<15xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [1] : (tensor<15xf32>) -> tensor<1x15x4xf32>
    %67 = stablehlo.multiply %66, %20 : tensor<1x15x4xf32>
    %68 = stablehlo.add %55, %67 : tensor<1x15x4xf32>
    %69 = stablehlo.multiply %66, %20 : tensor<1x15x4xf32>
    %70 = stablehlo.add %68, %69 : tensor<1x15x4xf32>
    %71 = stablehlo.negate %70 : tensor<1x15x4xf32>
    %72 = stablehlo.constant dense<0.0> : tensor<f32>
    %73 = stablehlo.reduce(%71 init: %72) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x15x4xf32>, tensor<f32>) -> tensor<15xf32>
    %74 = stablehlo.divide %73, %15 : tensor<15xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [1] : (tensor<15xf32>) -> tensor<1x15x4xf32>
    %76 = stablehlo.add %70, %75 : tensor<1x15x4xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x15x4xf32>) -> tensor<5x3x4xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %79 = stablehlo.slice %78 [0:1, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %80 = stablehlo.slice %78 [1:3, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<2x5x4xf32>
    %81 = stablehlo.constant dense<0.0> : tensor<f32>
    %82 = stablehlo.pad %80, %81, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<3x5x4xf32>
    %83 = stablehlo.reshape %79 : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %84 = stablehlo.dot_general %3, %83, contracting_dims = [0] x [0] : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
    %85 = stablehlo.reshape %82 : (tensor<3x5x4xf32>) -> tensor<15x4xf32>
    %86 = stablehlo.dot_general %6, %85, contracting_dims = [0] x [0] : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<4x4xf32>
    %87 = stablehlo.add %84, %86 : tensor<4x4xf32>
    %88 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<4x4xf32>
    %90 = stablehlo.subtract %w, %89 : tensor<4x4xf32>
    %91 = stablehlo.constant dense<1> : tensor<i64>
    %92 = stablehlo.add %step, %91 : tensor<i64>
    return %47, %42, %36, %90, %92 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x4xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<5x3x4xf32>, %w: tensor<4x4xf32> {tpu.variable = "w"}, %weights: tensor<5x3x4xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<15xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<15xf32>
    %2 = stablehlo.constant dense<0.5> : tensor<5x4xf32>
    %3 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<3x5x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x5x4xf32>) -> tensor<15x4xf32>
    %6 = stablehlo.dot_general %5, %w, contracting_dims = [1] x [0] : (tensor<15x4xf32>, tensor<4x4xf32>) -> tensor<15x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<15x4xf32>) -> tensor<3x5x4xf32>
    %8 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %10 = stablehlo.slice %7 [0:2, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<2x5x4xf32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1x5x4xf32>, tensor<2x5x4xf32>) -> tensor<3x5x4xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<5x3x4xf32>) -> tensor<1x15x4xf32>
    %14:3 = "stablehlo.batch_norm_training"(%13, %0, %1) <{epsilon = 0.00001 : f32, feature_index = 1 : i64}> : (tensor<1x15x4xf32>, tensor<15xf32>, tensor<15xf32>) -> (tensor<1x15x4xf32>, tensor<15xf32>, tensor<15xf32>)
    %15 = stablehlo.reshape %14#0 : (tensor<1x15x4xf32>) -> tensor<5x3x4xf32>
    %16 = stablehlo.constant dense<0.0> : tensor<f32>
    %17 = stablehlo.reduce(%weights init: %16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.constant dense<0.0> : tensor<5x3x4xf32>
    %19 = stablehlo.compare NE, %weights, %18 : (tensor<5x3x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xi1>
    %20 = stablehlo.multiply %weights, %15 : tensor<5x3x4xf32>
    %21 = stablehlo.select %19, %20, %18 : tensor<5x3x4xi1>, tensor<5x3x4xf32>
    %22 = stablehlo.constant dense<0.0> : tensor<f32>
    %23 = stablehlo.reduce(%21 init: %22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x3x4xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.constant dense<0.0> : tensor<f32>
    %25 = stablehlo.constant dense<1.0> : tensor<f32>
    %26 = stablehlo.compare EQ, %17, %24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %27 = stablehlo.select %26, %25, %17 : tensor<i1>, tensor<f32>
    %28 = stablehlo.divide %23, %27 : tensor<f32>
    return %28, %23, %17 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<5x3x4xf32>, %w: tensor<4x4xf32> {tpu.variable = "w"}) -> tensor<5x3x4xf32> {
    %0 = stablehlo.constant dense<1.0> : tensor<15xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<15xf32>
    %2 = stablehlo.constant dense<0.5> : tensor<5x4xf32>
    %3 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<5x3x4xf32>) -> tensor<3x5x4xf32>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<3x5x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x5x4xf32>) -> tensor<15x4xf32>
    %6 = stablehlo.dot_general %5, %w, contracting_dims = [1] x [0] : (tensor<15x4xf32>, tensor<4x4xf32>) -> tensor<15x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<15x4xf32>) -> tensor<3x5x4xf32>
    %8 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %10 = stablehlo.slice %7 [0:2, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<2x5x4xf32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1x5x4xf32>, tensor<2x5x4xf32>) -> tensor<3x5x4xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<3x5x4xf32>) -> tensor<5x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<5x3x4xf32>) -> tensor<1x15x4xf32>
    %14:3 = "stablehlo.batch_norm_training"(%13, %0, %1) <{epsilon = 0.00001 : f32, feature_index = 1 : i64}> : (tensor<1x15x4xf32>, tensor<15xf32>, tensor<15xf32>) -> (tensor<1x15x4xf32>, tensor<15xf32>, tensor<15xf32>)
    %15 = stablehlo.reshape %14#0 : (tensor<1x15x4xf32>) -> tensor<5x3x4xf32>
    return %15 : tensor<5x3x4xf32>
  }
}
