// RUN: tpucc --passes=expand,canon,shards,dce
// SGD with momentum: what lies between the sum and the new values is part of the exchange, and the sum is no result of it. The learning rate is repeated in it,
// it stands behind what else is read; others may read the old value later.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<4x8xf32> {tpu.variable = "w"}, %m: tensor<32xf32> {tpu.variable = "m"}, %lr: tensor<f32> {tpu.variable = "lr"}, %g: tensor<4x8xf32>) -> (tensor<4x8xf32> {tpu.variable = "w"}, tensor<32xf32> {tpu.variable = "m"}, tensor<4x8xf32>) {
    %sum = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %old = stablehlo.reshape %m : (tensor<32xf32>) -> tensor<4x8xf32>
    %mu = stablehlo.constant dense<0.9> : tensor<4x8xf32>
    %0 = stablehlo.multiply %old, %mu : tensor<4x8xf32>
    %m1 = stablehlo.add %0, %sum : tensor<4x8xf32>
    %rates = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %1 = stablehlo.multiply %m1, %rates : tensor<4x8xf32>
    %w1 = stablehlo.subtract %w, %1 : tensor<4x8xf32>
    %m2 = stablehlo.reshape %m1 : (tensor<4x8xf32>) -> tensor<32xf32>
    %y = stablehlo.multiply %w, %g : tensor<4x8xf32>
    return %w1, %m2, %y : tensor<4x8xf32>, tensor<32xf32>, tensor<4x8xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<4x8xf32> {tpu.variable = "w"}, %m: tensor<32xf32> {tpu.variable = "m"}, %lr: tensor<f32> {tpu.variable = "lr"}, %g: tensor<4x8xf32>) -> (tensor<4x8xf32> {tpu.variable = "w"}, tensor<32xf32> {tpu.variable = "m"}, tensor<4x8xf32>) {
    %0 = stablehlo.reshape %m : (tensor<32xf32>) -> tensor<4x8xf32>
    %1:2 = "tpu.exchange"(%g) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<4x8xf32>
      %3 = stablehlo.constant dense<0.9> : tensor<4x8xf32>
      %4 = stablehlo.multiply %0, %3 : tensor<4x8xf32>
      %5 = stablehlo.add %4, %2 : tensor<4x8xf32>
      %6 = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
      %7 = stablehlo.multiply %5, %6 : tensor<4x8xf32>
      %8 = stablehlo.subtract %w, %7 : tensor<4x8xf32>
      stablehlo.return %5, %8 : tensor<4x8xf32>, tensor<4x8xf32>
    }) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %2 = stablehlo.reshape %1#0 : (tensor<4x8xf32>) -> tensor<32xf32>
    %3 = stablehlo.multiply %w, %g : tensor<4x8xf32>
    return %1#1, %2, %3 : tensor<4x8xf32>, tensor<32xf32>, tensor<4x8xf32>
  }
}
