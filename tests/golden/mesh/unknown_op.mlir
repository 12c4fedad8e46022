// RUN(1): tpucc
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%x: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<16x24xf32> {
    %0 = stablehlo.sine %x : tensor<16x24xf32>
    sdy.sharding_group %x group_id=0 : tensor<16x24xf32>
    sdy.sharding_group %0 group_id=0 : tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
}
// ----
unknown_op.mlir:6:5: error: op 'sdy.sharding_group' is not supported [unsupported-op]
  help: leave it out if it only says how values are to be cut, as JAX's shard_alike does, or say it with sdy.sharding_constraint
