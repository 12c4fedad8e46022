// RUN(1): tpucc
// A line that is wrong in one way each.
func.func @main(%x: tensor<2xf32>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.0>>
  %2 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.0e50>>
  %3 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.0e-60>>
  %4 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:128>>
  %5 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<u4:f32, 0.5:-1>>
  %6 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8<-200:127>:f32, 0.5>>
  %7 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8<5:5>:f32, 0.5:5>>
  %8 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i64:f32, 0.5>>
  %9 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<f16:f32, 0.5>>
  %10 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i32:f16, 0.5>>
  %11 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:i32, 0.5>>
  %12 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>
  %13 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  %14 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, 0.5>>
  %15 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.5}}>>
  %17 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i4:f8E5M2, 0.5>>
  %18 = stablehlo.constant dense<1> : tensor<2x!quant.uniform<i8:f32, 0.5>>
  %19 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8, 0.5>>
  %20 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:x>>
  return
}
// ----
quantized_errors.mlir:4:68: error: the scale 0 is not a positive number [syntax]
quantized_errors.mlir:5:68: error: the scale 1e+50 is infinite as f32 [syntax]
quantized_errors.mlir:6:68: error: the scale 1e-60 is zero as f32 [syntax]
quantized_errors.mlir:7:68: error: the zero point 128 is not in the range of the storage type, -128 to 127 [syntax]
quantized_errors.mlir:8:68: error: the zero point -1 is not in the range of the storage type, 0 to 15 [syntax]
quantized_errors.mlir:9:68: error: -200:127 is no range of i8, which has -128 to 127 [syntax]
quantized_errors.mlir:10:68: error: 5:5 is no range of i8, which has -128 to 127 [syntax]
quantized_errors.mlir:11:68: error: i64 is no storage type: integers of 2 to 32 bits are [syntax]
quantized_errors.mlir:12:83: error: a quantized type is stored as i2, i4, i8, i16, i32 or u2, u4, u8, u16, u32, not as 'f16' [unsupported-type]
quantized_errors.mlir:13:69: error: f16 cannot express i32: f16, bf16, f32 and f64 can, if they have as many bits [syntax]
quantized_errors.mlir:14:87: error: a quantized type expresses floating-point numbers, not 'i32' [unsupported-type]
quantized_errors.mlir:15:60: error: the elements are quantized along dimension 1, the tensor has 1 [syntax]
quantized_errors.mlir:16:60: error: there are 3 scales for dimension 0, which has size 2 [syntax]
quantized_errors.mlir:17:94: error: expected '{', found '0.5' [syntax]
quantized_errors.mlir:18:91: error: quantization in blocks along several dimensions is not supported [unsupported-type]
quantized_errors.mlir:19:69: error: f8E5M2 cannot express i4: f16, bf16, f32 and f64 can, if they have as many bits [syntax]
quantized_errors.mlir:20:39: error: a constant is written as the integers that are stored [syntax]
  help: write stablehlo.constant() <{value = dense<...> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
quantized_errors.mlir:21:86: error: expected ':', found ',' [syntax]
quantized_errors.mlir:22:96: error: expected an integer, found 'x' [syntax]
