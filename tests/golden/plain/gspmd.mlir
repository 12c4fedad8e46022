// RUN(1): tpucc --passes=plain
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// ----
gspmd.mlir:4:10: error: custom_call: @Sharding cuts an array among 2 partitions, shardings are read as Shardy writes them [unsupported-op]
  help: export the program with jax.config.update('jax_use_shardy_partitioner', True)
