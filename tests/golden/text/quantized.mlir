// RUN: tpucc
!weights = !quant.uniform<i8<-127:127>:f32:1, {2.0e-1, 0.0625:-5, 7.843137254901961E-9:127}>
func.func @main(%x: tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>, %w: tensor<4x3x!weights>, %n: tensor<?x!quant.uniform<i4:bf16, 1.0:-8>>) -> tensor<2x3x!quant.uniform<i32:f32, 1>> {
  %0 = stablehlo.add %x, %x : tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<2x4x!quant.uniform<ui8<0:255>:f32, 0.5:128>>, tensor<4x3x!weights>) -> tensor<2x3x!quant.uniform<i32:f32, 1.0:0>>
  %2 = stablehlo.constant() <{value = dense<[-128, 127]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f16:0, {0.1, 0.2:3}>>
  %3 = stablehlo.uniform_dequantize %2 : (tensor<2x!quant.uniform<i8:f16:0, {0.1, 0.2:3}>>) -> tensor<2xf16>
  %4 = stablehlo.uniform_quantize %3 : (tensor<2xf16>) -> tensor<2x!quant.uniform<i2:f16, 0.125:-1>>
  %5 = stablehlo.iota dim = 0 : tensor<4x!quant.uniform<i16:f64, 1.0e-300:-32768>>
  %6 = stablehlo.constant() <{value = dense<0> : tensor<ui8>}> : () -> tensor<!quant.uniform<u8:f32, 0.5:128>>
  %7 = stablehlo.reduce(%x init: %6) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>, tensor<!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2x!quant.uniform<u8:f32, 0.5:128>>
  return %1 : tensor<2x3x!quant.uniform<i32:f32, 1.0>>
}
// ----
module {
  func.func @main(%x: tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>, %w: tensor<4x3x!quant.uniform<i8<-127:127>:f32:1, {0.2, 0.0625:-5, 7.843137254901961e-09:127}>>, %n: tensor<?x!quant.uniform<i4:bf16, 1.0:-8>>) -> tensor<2x3x!quant.uniform<i32:f32, 1.0>> {
    %0 = stablehlo.add %x, %x : tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>
    %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>, tensor<4x3x!quant.uniform<i8<-127:127>:f32:1, {0.2, 0.0625:-5, 7.843137254901961e-09:127}>>) -> tensor<2x3x!quant.uniform<i32:f32, 1.0>>
    %2 = "stablehlo.constant"() <{value = dense<[-128, 127]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f16:0, {0.1, 0.2:3}>>
    %3 = stablehlo.uniform_dequantize %2 : (tensor<2x!quant.uniform<i8:f16:0, {0.1, 0.2:3}>>) -> tensor<2xf16>
    %4 = stablehlo.uniform_quantize %3 : (tensor<2xf16>) -> tensor<2x!quant.uniform<i2:f16, 0.125:-1>>
    %5 = stablehlo.iota dim = 0 : tensor<4x!quant.uniform<i16:f64, 1.0e-300:-32768>>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<!quant.uniform<u8:f32, 0.5:128>>
    %7 = stablehlo.reduce(%x init: %6) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4x!quant.uniform<u8:f32, 0.5:128>>, tensor<!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2x!quant.uniform<u8:f32, 0.5:128>>
    return %1 : tensor<2x3x!quant.uniform<i32:f32, 1.0>>
  }
}
