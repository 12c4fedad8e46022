// RUN(1): tpucc --passes=gspmd,plain
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @SPMDFullToShardShape(%x) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// ----
gspmd.mlir:4:10: error: custom_call: @SPMDFullToShardShape is not used as shard_map and with_sharding_constraint use it [unsupported-op]
  help: export the program with jax.config.update('jax_use_shardy_partitioner', True)
