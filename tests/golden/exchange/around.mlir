// RUN: tpucc --passes=expand,canon,exchange,dce
// The product in front and the mean behind are part of it; what differs between devices is not.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %s = stablehlo.multiply %x, %y : tensor<4xf32>
    %0 = "stablehlo.all_reduce"(%s) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %h = stablehlo.constant dense<0.5> : tensor<4xf32>
    %m = stablehlo.multiply %0, %h : tensor<4xf32>
    %d = stablehlo.subtract %x, %m : tensor<4xf32>
    return %d : tensor<4xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "tpu.exchange"(%x, %y) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>):
      %1 = stablehlo.multiply %arg0, %arg2 : tensor<4xf32>
      %2 = stablehlo.multiply %arg1, %arg3 : tensor<4xf32>
      %3 = stablehlo.add %1, %2 : tensor<4xf32>
      %4 = stablehlo.constant dense<0.5> : tensor<4xf32>
      %5 = stablehlo.multiply %3, %4 : tensor<4xf32>
      stablehlo.return %5 : tensor<4xf32>
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.subtract %x, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
