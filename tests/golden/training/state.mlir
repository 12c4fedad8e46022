// RUN: tpucc --train --loss output:result=loss --init w=ones --state mean=new_mean --init mean=zeros --replicas 2
func.func @main(%x: tensor<4xf32>, %w: tensor<f32>, %mean: tensor<f32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "new_mean"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %new = stablehlo.add %mean, %sum : tensor<f32>
  %loss = stablehlo.multiply %w, %sum : tensor<f32>
  return %loss, %new : tensor<f32>, tensor<f32>
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @init(%seed: tensor<ui64>) -> (tensor<f32> {jax.result_info = "w", tpu.variable = "w"}, tensor<f32> {jax.result_info = "mean", tpu.variable = "mean"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.constant dense<0> : tensor<i64>
    return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<i64>
  }
  func.func public @train(%x: tensor<4xf32>, %w: tensor<f32> {tpu.variable = "w"}, %mean: tensor<f32> {tpu.variable = "mean"}, %step: tensor<i64> {tpu.variable = "optimizer/step"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}, tensor<f32> {jax.result_info = "mean", tpu.variable = "mean"}, tensor<f32> {jax.result_info = "w", tpu.variable = "w"}, tensor<i64> {jax.result_info = "optimizer/step", tpu.variable = "optimizer/step"}) {
    %0 = stablehlo.constant dense<0.001> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reduce(%x init: %1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.add %mean, %2 : tensor<f32>
    %4 = stablehlo.multiply %w, %2 : tensor<f32>
    %5 = "stablehlo.all_reduce"(%4) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %6 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %6 = stablehlo.constant dense<0.5> : tensor<f32>
    %7 = stablehlo.multiply %5, %6 : tensor<f32>
    %8 = stablehlo.constant dense<1.0> : tensor<f32>
    %9 = stablehlo.constant dense<0.5> : tensor<f32>
    %10 = "stablehlo.all_reduce"(%3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %11 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %11 = stablehlo.constant dense<0.5> : tensor<f32>
    %12 = stablehlo.multiply %10, %11 : tensor<f32>
    %13 = stablehlo.multiply %9, %2 : tensor<f32>
    %14 = "stablehlo.all_reduce"(%13) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %15 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<f32>
    %16 = stablehlo.multiply %15, %14 : tensor<f32>
    %17 = stablehlo.subtract %w, %16 : tensor<f32>
    %18 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.add %step, %18 : tensor<i64>
    return %7, %7, %8, %12, %17, %19 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>
  }
  func.func public @evaluate(%x: tensor<4xf32>, %w: tensor<f32> {tpu.variable = "w"}, %mean: tensor<f32> {tpu.variable = "mean"}) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "loss_sum"}, tensor<f32> {jax.result_info = "weight_sum"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %w, %1 : tensor<f32>
    %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.constant dense<0.5> : tensor<f32>
    %5 = stablehlo.multiply %3, %4 : tensor<f32>
    %6 = stablehlo.constant dense<1.0> : tensor<f32>
    return %5, %5, %6 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func public @predict(%x: tensor<4xf32>, %w: tensor<f32> {tpu.variable = "w"}, %mean: tensor<f32> {tpu.variable = "mean"}) -> (tensor<f32> {jax.result_info = "loss"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %w, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
