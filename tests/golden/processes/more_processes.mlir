// RUN: tpucc --processes=4 --passes=processes
// Three and more processes: what is summed across is scattered and gathered, so that each gets a part of it. One device in each: nothing is inside.
module attributes {mhlo.num_replicas = 4 : i32} {
func.func @main(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
  %y = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<64x64xf64>) -> tensor<64x64xf64>
  return %y : tensor<64x64xf64>
}
}
// ----
module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
    %0 = stablehlo.reshape %x : (tensor<64x64xf64>) -> tensor<4096xf64>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg0: tensor<f64>, %arg1: tensor<f64>):
      %2 = stablehlo.add %arg0, %arg1 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4096xf64>) -> tensor<1024xf64>
    %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<1024xf64>) -> tensor<4096xf64>
    %3 = stablehlo.slice %2 [0:4096] : (tensor<4096xf64>) -> tensor<4096xf64>
    %4 = stablehlo.reshape %3 : (tensor<4096xf64>) -> tensor<64x64xf64>
    return %4 : tensor<64x64xf64>
  }
}
