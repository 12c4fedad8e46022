// RUN(1): tpucc --passes=devices
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %q = stablehlo.uniform_quantize %x {tpu.partition = 0 : i64} : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.5:3>>
    %s = stablehlo.add %q, %q {tpu.partition = 1 : i64} : tensor<8x!quant.uniform<i8:f32, 0.5:3>>
    %r = stablehlo.uniform_dequantize %s : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
}
// ----
assigned_quantized.mlir:4:10: error: uniform_quantize: its result of type tensor<8x!quant.uniform<i8:f32, 0.5:3>> is quantized, and made on one partition alone [unsupported-type]
  help: assign work on plain tensors; a bitcast_convert gives the stored integers
assigned_quantized.mlir:5:10: error: add: its result of type tensor<8x!quant.uniform<i8:f32, 0.5:3>> is quantized, and made on one partition alone [unsupported-type]
  help: assign work on plain tensors; a bitcast_convert gives the stored integers
