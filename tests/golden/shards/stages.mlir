// RUN: tpucc --passes=expand,canon,shards,dce
// What needs a norm of what comes of the sum is a stage later, and stays outside; what others read is a result of the exchange, the sum too.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<8xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %m1 = stablehlo.add %m, %sum : tensor<8xf32>
    %u = stablehlo.tanh %m1 : tensor<8xf32>
    %norm = stablehlo.reduce(%u init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %norms = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %0 = stablehlo.divide %u, %norms : tensor<8xf32>
    %w1 = stablehlo.subtract %w, %0 : tensor<8xf32>
    %most = stablehlo.reduce(%sum init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %w1, %m1, %most : tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<8xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<f32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1:3 = "tpu.exchange"(%g) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
      %3 = stablehlo.add %m, %2 : tensor<8xf32>
      %4 = stablehlo.tanh %3 : tensor<8xf32>
      stablehlo.return %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %2 = stablehlo.reduce(%1#2 init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.divide %1#2, %3 : tensor<8xf32>
    %5 = stablehlo.subtract %w, %4 : tensor<8xf32>
    %6 = stablehlo.reduce(%1#0 init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %5, %1#1, %6 : tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
}
