// RUN(1): tpucc
module {
  sdy.mesh @m = <["x"=8]>
  func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}
// ----
partitions.mlir:4:3: error: the mesh @m has 8 devices, the module 1 partition [bad-attribute]
  help: write mhlo.num_partitions = 8 : i32 among the attributes of the module
