// RUN(1): tpucc --passes=devices
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
    %0 = stablehlo.negate %x {tpu.partition = 1 : i64} : tensor<4xf32>
    %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0, %1 : tensor<4xf32>, tensor<8xf32>
  }
}
// ----
assigned_apart.mlir:5:10: error: all_gather: tells partitions apart, which work that tpu.partition assigns does not know [bad-attribute]
  help: let replicas meet there (no channel_handle); what partitions need of each other is sent by itself
