// RUN: tpucc --passes=gspmd,partition
// Collectives of single members leave whole arrays as they are: what JAX writes for shard_map over an axis of size 1.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @m = <["x"=2, "y"=1]>
  func.func @main(%a: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      %s = sdy.sharding_constraint %r <@m, []> : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %2 = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = "stablehlo.all_to_all"(%a) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %4 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0, %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%a: tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}) -> (tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}, tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}, tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}, tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}, tensor<2x6xf32> {tpu.parts = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}) attributes {tpu.whole} {
    return %a, %a, %a, %a, %a : tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>
  }
}
