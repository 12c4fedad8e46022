// RUN: tpucc --train --loss mean_squared_error --optimizer adamw --data x --replicas 2 --batch 8
// The size of the batch is open; gradients are summed where they are complete, and the parameter is updated there.
func.func @main(%x: tensor<?x3xf32>, %w: tensor<3x2xf32>) -> tensor<?x2xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x3xf32>, tensor<3x2xf32>) -> tensor<?x2xf32>
  return %y : tensor<?x2xf32>
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<3x2xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<3x2xf32> {jax.result_info = "optimizer/m/w", tpu.variable = "optimizer/m/w"}, tensor<3x2xf32> {jax.result_info = "optimizer/v/w", tpu.variable = "optimizer/v/w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = "stablehlo.all_reduce"(%seed) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<ui64>, %arg1: tensor<ui64>):
      %1 = stablehlo.maximum %arg0, %arg1 : tensor<ui64>
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<ui64>) -> tensor<ui64>
    %1 = stablehlo.reshape %0 : (tensor<ui64>) -> tensor<1xui64>
    %2 = stablehlo.constant dense<0> : tensor<1xui64>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %4:2 = stablehlo.rng_bit_generator %3, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>)
    %5 = stablehlo.constant dense<9> : tensor<3x2xui32>
    %6 = stablehlo.shift_right_logical %4#1, %5 : tensor<3x2xui32>
    %7 = stablehlo.convert %6 : (tensor<3x2xui32>) -> tensor<3x2xf32>
    %8 = stablehlo.constant dense<0.5> : tensor<3x2xf32>
    %9 = stablehlo.constant dense<2.3841858e-07> : tensor<3x2xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<3x2xf32>
    %11 = stablehlo.add %7, %8 : tensor<3x2xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x2xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<3x2xf32>
    %14 = stablehlo.constant dense<1.0954452> : tensor<3x2xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<3x2xf32>
    %16 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
    %17 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
    %18 = stablehlo.constant dense<0> : tensor<i64>
    return %15, %16, %17, %18 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<i64>
  }
  func.func public @train(%x: tensor<4x3xf32>, %w: tensor<3x2xf32> {tpu.variable = "w"}, %labels: tensor<4x2xf32>, %weights: tensor<4xf32>, %step: tensor<i64> {tpu.variable = "optimizer/step"}, %optimizer.m.w: tensor<3x2xf32> {tpu.variable = "optimizer/m/w"}, %optimizer.v.w: tensor<3x2xf32> {tpu.variable = "optimizer/v/w"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<3x2xf32> {jax.result_info = "optimizer/m/w", tpu.variable = "optimizer/m/w"}, tensor<3x2xf32> {jax.result_info = "optimizer/v/w", tpu.variable = "optimizer/v/w"}, tensor<3x2xf32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.convert %step : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.constant dense<0.001> : tensor<f32>
    %2 = stablehlo.constant dense<1.0> : tensor<f64>
    %3 = stablehlo.add %0, %2 : tensor<f64>
    %4 = stablehlo.constant dense<0.9> : tensor<f64>
    %5 = stablehlo.constant dense<0.999> : tensor<f64>
    %6 = stablehlo.constant dense<1.0> : tensor<f64>
    %7 = stablehlo.power %4, %3 : tensor<f64>
    %8 = stablehlo.power %5, %3 : tensor<f64>
    %9 = stablehlo.subtract %6, %7 : tensor<f64>
    %10 = stablehlo.subtract %6, %8 : tensor<f64>
    %11 = stablehlo.divide %6, %9 : tensor<f64>
    %12 = stablehlo.rsqrt %10 : tensor<f64>
    %13 = stablehlo.convert %11 : (tensor<f64>) -> tensor<f32>
    %14 = stablehlo.convert %12 : (tensor<f64>) -> tensor<f32>
    %15 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %16 = stablehlo.subtract %15, %labels : tensor<4x2xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<4x2xf32>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.reduce(%17 init: %18) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.constant dense<0.5> : tensor<4xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<4xf32>
    %22 = stablehlo.constant dense<1.0> : tensor<4x2xf32>
    %23 = stablehlo.multiply %16, %22 : tensor<4x2xf32>
    %24 = stablehlo.constant dense<0.0> : tensor<f32>
    %25 = stablehlo.reduce(%weights init: %24) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.all_reduce"(%25) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %27 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %27 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %28 = stablehlo.compare NE, %weights, %27 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %29 = stablehlo.multiply %weights, %21 : tensor<4xf32>
    %30 = stablehlo.select %28, %29, %27 : tensor<4xi1>, tensor<4xf32>
    %31 = stablehlo.constant dense<0.0> : tensor<f32>
    %32 = stablehlo.reduce(%30 init: %31) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.all_reduce"(%32) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %34 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %34 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %34 = stablehlo.constant dense<0.0> : tensor<f32>
    %35 = stablehlo.constant dense<1.0> : tensor<f32>
    %36 = stablehlo.compare EQ, %26, %34 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %37 = stablehlo.select %36, %35, %26 : tensor<i1>, tensor<f32>
    %38 = stablehlo.divide %33, %37 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.divide %weights, %39 : tensor<4xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %42 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %43 = stablehlo.compare NE, %41, %42 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %44 = stablehlo.multiply %41, %23 : tensor<4x2xf32>
    %45 = stablehlo.select %43, %44, %42 : tensor<4x2xi1>, tensor<4x2xf32>
    %46 = stablehlo.dot_general %x, %45, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %47 = "stablehlo.all_reduce"(%46) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %48 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %48 : tensor<f32>
    }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %48 = stablehlo.constant dense<0.9> : tensor<3x2xf32>
    %49 = stablehlo.multiply %optimizer.m.w, %48 : tensor<3x2xf32>
    %50 = stablehlo.constant dense<0.1> : tensor<3x2xf32>
    %51 = stablehlo.multiply %47, %50 : tensor<3x2xf32>
    %52 = stablehlo.add %49, %51 : tensor<3x2xf32>
    %53 = stablehlo.multiply %47, %47 : tensor<3x2xf32>
    %54 = stablehlo.constant dense<0.999> : tensor<3x2xf32>
    %55 = stablehlo.multiply %optimizer.v.w, %54 : tensor<3x2xf32>
    %56 = stablehlo.constant dense<0.001> : tensor<3x2xf32>
    %57 = stablehlo.multiply %53, %56 : tensor<3x2xf32>
    %58 = stablehlo.add %55, %57 : tensor<3x2xf32>
    %59 = stablehlo.sqrt %58 : tensor<3x2xf32>
    %60 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<3x2xf32>
    %62 = stablehlo.constant dense<1.0e-08> : tensor<3x2xf32>
    %63 = stablehlo.add %61, %62 : tensor<3x2xf32>
    %64 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %65 = stablehlo.multiply %52, %64 : tensor<3x2xf32>
    %66 = stablehlo.divide %65, %63 : tensor<3x2xf32>
    %67 = stablehlo.constant dense<-0.01> : tensor<f32>
    %68 = stablehlo.multiply %1, %67 : tensor<f32>
    %69 = stablehlo.constant dense<1.0> : tensor<f32>
    %70 = stablehlo.add %68, %69 : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %72 = stablehlo.multiply %w, %71 : tensor<3x2xf32>
    %73 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %74 = stablehlo.multiply %73, %66 : tensor<3x2xf32>
    %75 = stablehlo.subtract %72, %74 : tensor<3x2xf32>
    %76 = stablehlo.constant dense<1> : tensor<i64>
    %77 = stablehlo.add %step, %76 : tensor<i64>
    return %38, %33, %26, %52, %58, %75, %77 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<4x3xf32>, %w: tensor<3x2xf32> {tpu.variable = "w"}, %labels: tensor<4x2xf32>, %weights: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.subtract %0, %labels : tensor<4x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4x2xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.constant dense<0.5> : tensor<4xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<4xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<f32>
    %8 = stablehlo.reduce(%weights init: %7) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.all_reduce"(%8) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %10 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %10 = stablehlo.constant dense<0.0> : tensor<4xf32>
    %11 = stablehlo.compare NE, %weights, %10 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %12 = stablehlo.multiply %weights, %6 : tensor<4xf32>
    %13 = stablehlo.select %11, %12, %10 : tensor<4xi1>, tensor<4xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.all_reduce"(%15) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %17 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %17 = stablehlo.constant dense<0.0> : tensor<f32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.compare EQ, %9, %17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = stablehlo.select %19, %18, %9 : tensor<i1>, tensor<f32>
    %21 = stablehlo.divide %16, %20 : tensor<f32>
    return %21, %16, %9 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<4x3xf32>, %w: tensor<3x2xf32> {tpu.variable = "w"}) -> tensor<4x2xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
