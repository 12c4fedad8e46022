// RUN(1): tpucc --passes=gspmd
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{maximal device=0}"} : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// ----
refused.mlir:4:10: error: the sharding "{maximal device=0}" is not supported [unsupported-op]
  help: export the program with jax.config.update('jax_use_shardy_partitioner', True)
