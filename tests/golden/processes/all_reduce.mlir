// RUN: tpucc --processes=2 --passes=processes
// Large sums are made inside each process first, then across, on a part each. What does not fit is left as it is: a small one, groups that a process has
// different numbers of, an order that goes back and forth between processes, a region that nobody knows.
module attributes {mhlo.num_replicas = 4 : i32} {
func.func @main(%x: tensor<4099xf32>, %s: tensor<7xf32>) -> (tensor<4099xf32>, tensor<7xf32>, tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>) {
  %large = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[1, 0, 3, 2]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4099xf32>) -> tensor<4099xf32>
  %small = "stablehlo.all_reduce"(%s) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  %uneven = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4099xf32>) -> tensor<4099xf32>
  %mixed = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4099xf32>) -> tensor<4099xf32>
  %unknown = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4099xf32>) -> tensor<4099xf32>
  return %large, %small, %uneven, %mixed, %unknown : tensor<4099xf32>, tensor<7xf32>, tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>
}
}
// ----
module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<4099xf32>, %s: tensor<7xf32>) -> (tensor<4099xf32>, tensor<7xf32>, tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.pad %x, %0, low = [0], high = [1], interior = [0] : (tensor<4099xf32>, tensor<f32>) -> tensor<4100xf32>
    %2 = "stablehlo.reduce_scatter"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %3 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<4100xf32>) -> tensor<2050xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 3], [0, 2]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %4 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2050xf32>) -> tensor<2050xf32>
    %4 = "stablehlo.all_gather"(%3) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2050xf32>) -> tensor<4100xf32>
    %5 = stablehlo.slice %4 [0:4099] : (tensor<4100xf32>) -> tensor<4099xf32>
    %6 = "stablehlo.all_reduce"(%s) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %7 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<7xf32>) -> tensor<7xf32>
    %7 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %8 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4099xf32>) -> tensor<4099xf32>
    %8 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 2, 1, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %9 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4099xf32>) -> tensor<4099xf32>
    %9 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %10 = stablehlo.subtract %arg0, %arg1 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4099xf32>) -> tensor<4099xf32>
    return %5, %6, %7, %8, %9 : tensor<4099xf32>, tensor<7xf32>, tensor<4099xf32>, tensor<4099xf32>, tensor<4099xf32>
  }
}
