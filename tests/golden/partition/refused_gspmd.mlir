// RUN(1): tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8xf32> {mhlo.sharding = "{devices=[8]<=[8]}"}) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}
// ----
refused_gspmd.mlir:4:3: error: partition: argument 0 has an mhlo.sharding, shardings are read as Shardy writes them [unsupported-op]
  help: export the program with jax.config.update('jax_use_shardy_partitioner', True)
