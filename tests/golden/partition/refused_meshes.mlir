// RUN(1): tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  sdy.mesh @n = <["z"=8]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<8x16xf32> {
    %0 = sdy.sharding_constraint %a <@n, [{"z"}, {}]> : tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
// ----
refused_meshes.mlir:6:10: error: partition: the program uses two meshes, @m and @n [unsupported-op]
  help: write all shardings with the axes of one
