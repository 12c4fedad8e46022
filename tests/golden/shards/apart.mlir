// RUN: tpucc --passes=expand,canon,shards,dce
// Nothing moves into the sum of a pair of four, nor what each replica has of its own. The sum of all moves behind what else the new value needs, but not behind
// what needs the sum.
module attributes {mhlo.num_replicas = 4 : i32} {
  func.func public @train(%w: tensor<8xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %own: tensor<8xf32> {tpu.variable = "own", tpu.variable_scope = "replica"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<8xf32> {tpu.variable = "own"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %pair = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %all = "stablehlo.all_reduce"(%pair) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %both = "stablehlo.all_reduce"(%pair) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %sum = stablehlo.reduce(%both init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.multiply %both, %sums : tensor<8xf32>
    %m1 = stablehlo.subtract %m, %1 : tensor<8xf32>
    %most = stablehlo.reduce(%w init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %repeated = stablehlo.broadcast_in_dim %most, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %0 = stablehlo.multiply %all, %repeated : tensor<8xf32>
    %w1 = stablehlo.subtract %w, %0 : tensor<8xf32>
    %own1 = stablehlo.add %own, %pair : tensor<8xf32>
    return %w1, %m1, %own1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 4 : i32} {
  func.func public @train(%w: tensor<8xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %own: tensor<8xf32> {tpu.variable = "own", tpu.variable_scope = "replica"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<8xf32> {tpu.variable = "own"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "tpu.exchange"(%g) <{tpu.members = dense<[[0, 1], [0, 1], [2, 3], [2, 3]]> : tensor<4x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
      stablehlo.return %2 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %2 = "tpu.exchange"(%1) <{tpu.members = dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<4x4xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>):
      %3 = stablehlo.maximum %arg0, %arg1 : tensor<8xf32>
      %4 = stablehlo.maximum %3, %arg2 : tensor<8xf32>
      %5 = stablehlo.maximum %4, %arg3 : tensor<8xf32>
      stablehlo.return %5 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<8xf32>
    %6 = stablehlo.subtract %m, %5 : tensor<8xf32>
    %7 = stablehlo.reduce(%w init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %8 = "tpu.exchange"(%1) <{tpu.members = dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<4x4xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>):
      %9 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
      %10 = stablehlo.add %9, %arg2 : tensor<8xf32>
      %11 = stablehlo.add %10, %arg3 : tensor<8xf32>
      %12 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %13 = stablehlo.multiply %11, %12 : tensor<8xf32>
      %14 = stablehlo.subtract %w, %13 : tensor<8xf32>
      stablehlo.return %14 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %9 = stablehlo.add %own, %1 : tensor<8xf32>
    return %8, %6, %9 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
