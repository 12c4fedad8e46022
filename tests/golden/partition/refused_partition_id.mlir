// RUN(1): tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<ui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}
// ----
refused_partition_id.mlir:5:10: error: partition: partition_id asks for a partition where values are whole arrays [unsupported-op]
  help: put it into an sdy.manual_computation, as shard_map does, or leave out the shardings
