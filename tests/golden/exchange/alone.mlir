// RUN: tpucc --passes=expand,canon,exchange,dce
// What each device does for itself may use what it knows.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>
    %1 = stablehlo.add %0, %y : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "tpu.exchange"(%x) <{tpu.members = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, tpu.collective = "all_gather"}> ({
    ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>):
      %1 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
      %2 = stablehlo.add %1, %y : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<2xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
