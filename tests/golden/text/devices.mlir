// RUN: tpucc
// Ops between devices, in both spellings of what has no value.
module @m attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
func.func @main(%x: tensor<4x2xf32>, %r: tensor<1xi32>) -> (tensor<4x2xf32>, tensor<8x2xf32>, tensor<2x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<16x2xf32>) {
  %a = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %b = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x2xf32>) -> tensor<8x2xf32>
  %c = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, scatter_dimension = 0 : i64}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %d = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %e = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<1> : tensor<1x1xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %f = "stablehlo.collective_broadcast"(%x, %r) <{replica_groups = dense<> : tensor<0x0xi64>, has_dynamic_root = true}> : (tensor<4x2xf32>, tensor<1xi32>) -> tensor<4x2xf32>
  %g = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %h = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = false} : (tensor<4x2xf32>) -> tensor<16x2xf32>
  %i = stablehlo.replica_id : tensor<ui32>
  %j = stablehlo.partition_id {foo = 1} : tensor<ui32>
  %k = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1], [2, 3], [-1, 3]]> : tensor<4x2xi64>, tpu.shared = true}> ({
  ^bb0(%l: tensor<4x2xf32>, %m: tensor<4x2xf32>):
    %s = stablehlo.add %l, %m : tensor<4x2xf32>
    stablehlo.return %s : tensor<4x2xf32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : tensor<4x2xf32>, tensor<8x2xf32>, tensor<2x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<16x2xf32>
}
}
// ----
module @m attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x2xf32>, %r: tensor<1xi32>) -> (tensor<4x2xf32>, tensor<8x2xf32>, tensor<2x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<16x2xf32>) {
    %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %1 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<8x2xf32>
    %2 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      %3 = stablehlo.add %arg0, %arg1 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %4 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<1> : tensor<1x1xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %5 = "stablehlo.collective_broadcast"(%x, %r) <{has_dynamic_root, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<4x2xf32>, tensor<1xi32>) -> tensor<4x2xf32>
    %6 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.replica_id : tensor<ui32>
    %9 = stablehlo.partition_id {foo = 1} : tensor<ui32>
    %10 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1], [2, 3], [-1, 3]]> : tensor<4x2xi64>, tpu.shared = true}> ({
    ^bb0(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>):
      %11 = stablehlo.add %arg0, %arg1 : tensor<4x2xf32>
      stablehlo.return %11 : tensor<4x2xf32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4x2xf32>, tensor<8x2xf32>, tensor<2x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<16x2xf32>
  }
}
