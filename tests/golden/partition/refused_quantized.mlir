// RUN(1): tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x!quant.uniform<i8:f32, 0.5>> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8x!quant.uniform<i8:f32, 0.5>> {
    return %a : tensor<8x!quant.uniform<i8:f32, 0.5>>
  }
}
// ----
refused_quantized.mlir:4:3: error: partition: tensor<8x!quant.uniform<i8:f32, 0.5>> is to be cut into parts, which quantized tensors are not [unsupported-op]
  help: shard it behind uniform_dequantize, or leave it whole
