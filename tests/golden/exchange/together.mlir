// RUN: tpucc --passes=expand,canon,exchange,dce
// The first two are one; the third needs the first.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.add %0, %x : tensor<4xf32>
    %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %1, %3 : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4xf32>, %y: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) {
    %0:2 = "tpu.exchange"(%x, %y) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      %1 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
      %2 = stablehlo.add %arg2, %arg3 : tensor<2xf32>
      stablehlo.return %1, %2 : tensor<4xf32>, tensor<2xf32>
    }) : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
    %1 = stablehlo.add %0#0, %x : tensor<4xf32>
    %2 = "tpu.exchange"(%1) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
      %3 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0#0, %0#1, %2 : tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
  }
}
