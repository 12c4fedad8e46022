// input 0: range(-128, 127)
func.func @main(%x: tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129xi1>) {
  %r0 = stablehlo.abs %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r1 = stablehlo.cbrt %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r2 = stablehlo.ceil %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r3 = stablehlo.cosine %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r4 = stablehlo.exponential %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r6 = stablehlo.floor %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r7 = stablehlo.log %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r8 = stablehlo.log_plus_one %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r9 = stablehlo.logistic %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r10 = stablehlo.negate %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r13 = stablehlo.rsqrt %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r14 = stablehlo.sign %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r15 = stablehlo.sine %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %r16 = stablehlo.sqrt %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>
  %r17 = stablehlo.tan %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>
  %r18 = stablehlo.tanh %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>
  %f = stablehlo.is_finite %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129x!quant.uniform<i8:f32, 0.0078125>>, tensor<3x129x!quant.uniform<i8:f32, 0.3:-128>>, tensor<3x129x!quant.uniform<i8:f32, 0.02:5>>, tensor<3x129xi1>
}
// -----
// input 0: range(0, 255)
func.func @main(%x: tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> (tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127xi1>) {
  %r0 = stablehlo.abs %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r1 = stablehlo.cbrt %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r2 = stablehlo.ceil %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r3 = stablehlo.cosine %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r4 = stablehlo.exponential %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r6 = stablehlo.floor %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r7 = stablehlo.log %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r8 = stablehlo.log_plus_one %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r9 = stablehlo.logistic %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r10 = stablehlo.negate %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r13 = stablehlo.rsqrt %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r14 = stablehlo.sign %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r15 = stablehlo.sine %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r16 = stablehlo.sqrt %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %r17 = stablehlo.tan %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.5:255>>
  %r18 = stablehlo.tanh %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127x!quant.uniform<u8:f32, 0.01:3>>
  %f = stablehlo.is_finite %x : (tensor<127x!quant.uniform<u8:f32, 0.05:128>>) -> tensor<127xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127x!quant.uniform<u8:f32, 0.5:255>>, tensor<127x!quant.uniform<u8:f32, 0.01:3>>, tensor<127xi1>
}
// -----
// input 0: range(-8, 7)
func.func @main(%x: tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> (tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9xi1>) {
  %r0 = stablehlo.abs %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r1 = stablehlo.cbrt %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r2 = stablehlo.ceil %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r3 = stablehlo.cosine %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r4 = stablehlo.exponential %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r6 = stablehlo.floor %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r7 = stablehlo.log %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r8 = stablehlo.log_plus_one %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r9 = stablehlo.logistic %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r10 = stablehlo.negate %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r13 = stablehlo.rsqrt %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r14 = stablehlo.sign %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r15 = stablehlo.sine %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r16 = stablehlo.sqrt %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %r17 = stablehlo.tan %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>
  %r18 = stablehlo.tanh %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9x!quant.uniform<i4:bf16, 0.5>>
  %f = stablehlo.is_finite %x : (tensor<4x9x!quant.uniform<i4:bf16, 0.25:-2>>) -> tensor<4x9xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9x!quant.uniform<i4:bf16, 0.1:3>>, tensor<4x9x!quant.uniform<i4:bf16, 0.5>>, tensor<4x9xi1>
}
// -----
// input 0: range(0, 15)
func.func @main(%x: tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> (tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37xi1>) {
  %r0 = stablehlo.abs %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r1 = stablehlo.cbrt %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r2 = stablehlo.ceil %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r3 = stablehlo.cosine %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r4 = stablehlo.exponential %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r6 = stablehlo.floor %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r7 = stablehlo.log %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r8 = stablehlo.log_plus_one %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r9 = stablehlo.logistic %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r10 = stablehlo.negate %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r13 = stablehlo.rsqrt %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r14 = stablehlo.sign %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r15 = stablehlo.sine %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r16 = stablehlo.sqrt %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %r17 = stablehlo.tan %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.1:15>>
  %r18 = stablehlo.tanh %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37x!quant.uniform<u4:f16, 0.5>>
  %f = stablehlo.is_finite %x : (tensor<37x!quant.uniform<u4:f16, 0.25:7>>) -> tensor<37xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37x!quant.uniform<u4:f16, 0.1:15>>, tensor<37x!quant.uniform<u4:f16, 0.5>>, tensor<37xi1>
}
// -----
// input 0: range(-2, 1)
func.func @main(%x: tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> (tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3xi1>) {
  %r0 = stablehlo.abs %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r1 = stablehlo.cbrt %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r2 = stablehlo.ceil %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r3 = stablehlo.cosine %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r4 = stablehlo.exponential %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r6 = stablehlo.floor %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r7 = stablehlo.log %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r8 = stablehlo.log_plus_one %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r9 = stablehlo.logistic %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r10 = stablehlo.negate %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r13 = stablehlo.rsqrt %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r14 = stablehlo.sign %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r15 = stablehlo.sine %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r16 = stablehlo.sqrt %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r17 = stablehlo.tan %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %r18 = stablehlo.tanh %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3x!quant.uniform<i2:f32, 0.5>>
  %f = stablehlo.is_finite %x : (tensor<5x3x!quant.uniform<i2:f32, 0.7:-1>>) -> tensor<5x3xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3x!quant.uniform<i2:f32, 0.5>>, tensor<5x3xi1>
}
// -----
// input 0: range(-32768, 32767)
func.func @main(%x: tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> (tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128xi1>) {
  %r0 = stablehlo.abs %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r1 = stablehlo.cbrt %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r2 = stablehlo.ceil %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r3 = stablehlo.cosine %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r4 = stablehlo.exponential %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r6 = stablehlo.floor %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r7 = stablehlo.log %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r8 = stablehlo.log_plus_one %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r9 = stablehlo.logistic %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r10 = stablehlo.negate %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r13 = stablehlo.rsqrt %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r14 = stablehlo.sign %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r15 = stablehlo.sine %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r16 = stablehlo.sqrt %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %r17 = stablehlo.tan %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0078125>>
  %r18 = stablehlo.tanh %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>
  %f = stablehlo.is_finite %x : (tensor<128x!quant.uniform<i16:f32, 0.001:-300>>) -> tensor<128xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128x!quant.uniform<i16:f32, 0.0078125>>, tensor<128x!quant.uniform<i16:f32, 0.0002:5000>>, tensor<128xi1>
}
// -----
// input 0: range(-32768, 32767)
func.func @main(%x: tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> (tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33xi1>) {
  %r0 = stablehlo.abs %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r1 = stablehlo.cbrt %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r2 = stablehlo.ceil %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r3 = stablehlo.cosine %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r4 = stablehlo.exponential %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r6 = stablehlo.floor %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r7 = stablehlo.log %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r8 = stablehlo.log_plus_one %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r9 = stablehlo.logistic %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r10 = stablehlo.negate %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r13 = stablehlo.rsqrt %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r14 = stablehlo.sign %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r15 = stablehlo.sine %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r16 = stablehlo.sqrt %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r17 = stablehlo.tan %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %r18 = stablehlo.tanh %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>
  %f = stablehlo.is_finite %x : (tensor<33x!quant.uniform<i16:f64, 0.001:-300>>) -> tensor<33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33x!quant.uniform<i16:f64, 0.0002:5000>>, tensor<33xi1>
}
// -----
// input 0: range(-2147483648, 2147483647)
func.func @main(%x: tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> (tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65xi1>) {
  %r0 = stablehlo.abs %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r1 = stablehlo.cbrt %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r2 = stablehlo.ceil %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r3 = stablehlo.cosine %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r4 = stablehlo.exponential %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r6 = stablehlo.floor %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r7 = stablehlo.log %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r8 = stablehlo.log_plus_one %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r9 = stablehlo.logistic %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r10 = stablehlo.negate %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r13 = stablehlo.rsqrt %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r14 = stablehlo.sign %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r15 = stablehlo.sine %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r16 = stablehlo.sqrt %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r17 = stablehlo.tan %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %r18 = stablehlo.tanh %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65x!quant.uniform<i32:f32, 0.00001>>
  %f = stablehlo.is_finite %x : (tensor<65x!quant.uniform<i32:f32, 0.000001:-3000>>) -> tensor<65xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65x!quant.uniform<i32:f32, 0.00001>>, tensor<65xi1>
}
// -----
// input 0: range(-128, 127)
func.func @main(%x: tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7xi1>) {
  %r0 = stablehlo.abs %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r1 = stablehlo.cbrt %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r2 = stablehlo.ceil %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r3 = stablehlo.cosine %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r4 = stablehlo.exponential %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r5 = stablehlo.exponential_minus_one %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r6 = stablehlo.floor %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r7 = stablehlo.log %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r8 = stablehlo.log_plus_one %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r9 = stablehlo.logistic %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r10 = stablehlo.negate %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r11 = stablehlo.round_nearest_afz %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r12 = stablehlo.round_nearest_even %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r13 = stablehlo.rsqrt %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r14 = stablehlo.sign %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r15 = stablehlo.sine %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r16 = stablehlo.sqrt %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r17 = stablehlo.tan %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %r18 = stablehlo.tanh %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>
  %f = stablehlo.is_finite %x : (tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.1:-30>>) -> tensor<5x7xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f : tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7x!quant.uniform<i8<-100:100>:f32, 0.02:5>>, tensor<5x7xi1>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, %y: tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) {
  %r0 = stablehlo.add %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>
  %r2 = stablehlo.divide %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>
  %r3 = stablehlo.maximum %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %r4 = stablehlo.minimum %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>
  %r5 = stablehlo.multiply %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>
  %r6 = stablehlo.power %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %r7 = stablehlo.remainder %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>
  %r8 = stablehlo.subtract %x, %y : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<3x129xi1>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<3x129xi1>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %max = stablehlo.maximum %x, %sel : tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>, tensor<3x129x!quant.uniform<i8:f32, 0.0625:3>>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129xi1>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x129x!quant.uniform<i8:f32, 0.5:-20>>
}
// -----
// input 0: range(0, 255)
// input 1: range(0, 255)
func.func @main(%x: tensor<128x!quant.uniform<u8:f32, 0.1:30>>, %y: tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) {
  %r0 = stablehlo.add %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.5:200>>
  %r2 = stablehlo.divide %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.0625>>
  %r3 = stablehlo.maximum %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %r4 = stablehlo.minimum %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.5:200>>
  %r5 = stablehlo.multiply %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.0625>>
  %r6 = stablehlo.power %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %r7 = stablehlo.remainder %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.5:200>>
  %r8 = stablehlo.subtract %x, %y : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.0625>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<128xi1>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<128xi1>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>) -> tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %max = stablehlo.maximum %x, %sel : tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<128x!quant.uniform<u8:f32, 0.1:30>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>) -> tensor<128x!quant.uniform<u8:f32, 0.5:200>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>, tensor<128x!quant.uniform<u8:f32, 0.0625>>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.1:30>>, tensor<128x!quant.uniform<u8:f32, 0.5:200>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, %y: tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) {
  %r0 = stablehlo.add %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
  %r2 = stablehlo.divide %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %r3 = stablehlo.maximum %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
  %r4 = stablehlo.minimum %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %r5 = stablehlo.multiply %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
  %r6 = stablehlo.power %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %r7 = stablehlo.remainder %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
  %r8 = stablehlo.subtract %x, %y : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<5x5xi1>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<5x5xi1>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %max = stablehlo.maximum %x, %sel : tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>) -> tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.5:-3>>, tensor<5x5x!quant.uniform<i4:f16, 0.25:2>>
}
// -----
// input 0: range(0, 3)
// input 1: range(0, 3)
func.func @main(%x: tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, %y: tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) {
  %r0 = stablehlo.add %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
  %r2 = stablehlo.divide %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %r3 = stablehlo.maximum %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
  %r4 = stablehlo.minimum %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %r5 = stablehlo.multiply %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
  %r6 = stablehlo.power %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %r7 = stablehlo.remainder %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
  %r8 = stablehlo.subtract %x, %y : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<9xi1>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<9xi1>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>) -> tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %max = stablehlo.maximum %x, %sel : tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<9x!quant.uniform<u2:bf16, 0.5:1>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>) -> tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.5:1>>, tensor<9x!quant.uniform<u2:bf16, 0.25:2>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, %y: tensor<127x!quant.uniform<i16:f32, 0.002>>) -> (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) {
  %r0 = stablehlo.add %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.002>>
  %r2 = stablehlo.divide %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.0625:3>>
  %r3 = stablehlo.maximum %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %r4 = stablehlo.minimum %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.002>>
  %r5 = stablehlo.multiply %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.0625:3>>
  %r6 = stablehlo.power %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %r7 = stablehlo.remainder %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.002>>
  %r8 = stablehlo.subtract %x, %y : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.0625:3>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<127xi1>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<127xi1>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>) -> tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %max = stablehlo.maximum %x, %sel : tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<127x!quant.uniform<i16:f32, 0.001:-30>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>) -> tensor<127x!quant.uniform<i16:f32, 0.002>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>, tensor<127x!quant.uniform<i16:f32, 0.0625:3>>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.001:-30>>, tensor<127x!quant.uniform<i16:f32, 0.002>>
}
// -----
// input 0: range(-2147483648, 2147483647)
// input 1: range(-2147483648, 2147483647)
func.func @main(%x: tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, %y: tensor<33x!quant.uniform<i32:f64, 0.002>>) -> (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) {
  %r0 = stablehlo.add %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.002>>
  %r2 = stablehlo.divide %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.0625:3>>
  %r3 = stablehlo.maximum %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %r4 = stablehlo.minimum %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.002>>
  %r5 = stablehlo.multiply %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.0625:3>>
  %r6 = stablehlo.power %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %r7 = stablehlo.remainder %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.002>>
  %r8 = stablehlo.subtract %x, %y : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.0625:3>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<33xi1>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<33xi1>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>) -> tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %max = stablehlo.maximum %x, %sel : tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<33x!quant.uniform<i32:f64, 0.001:-30>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>) -> tensor<33x!quant.uniform<i32:f64, 0.002>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>, tensor<33x!quant.uniform<i32:f64, 0.0625:3>>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.001:-30>>, tensor<33x!quant.uniform<i32:f64, 0.002>>
}
// -----
// input 0: range(-2147483648, 2147483647)
// input 1: range(-2147483648, 2147483647)
func.func @main(%x: tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, %y: tensor<33x!quant.uniform<i32:f32, 0.002>>) -> (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) {
  %r0 = stablehlo.add %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %r1 = stablehlo.atan2 %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.002>>
  %r2 = stablehlo.divide %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.0625:3>>
  %r3 = stablehlo.maximum %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %r4 = stablehlo.minimum %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.002>>
  %r5 = stablehlo.multiply %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.0625:3>>
  %r6 = stablehlo.power %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %r7 = stablehlo.remainder %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.002>>
  %r8 = stablehlo.subtract %x, %y : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.0625:3>>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sEQ = stablehlo.compare EQ, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sNE = stablehlo.compare NE, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sGE = stablehlo.compare GE, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sGT = stablehlo.compare GT, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sLE = stablehlo.compare LE, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33xi1>
  %sLT = stablehlo.compare LT, %x, %x : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33xi1>
  %sel = stablehlo.select %cLT, %x, %x : (tensor<33xi1>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %sel2 = stablehlo.select %cGT, %x, %y : (tensor<33xi1>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>) -> tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %max = stablehlo.maximum %x, %sel : tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %clamp = stablehlo.clamp %x, %sel2, %max : tensor<33x!quant.uniform<i32:f32, 0.001:-30>>
  %clamp2 = stablehlo.clamp %x, %y, %max : (tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>) -> tensor<33x!quant.uniform<i32:f32, 0.002>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQ, %sEQ, %cNE, %sNE, %cGE, %sGE, %cGT, %sGT, %cLE, %sLE, %cLT, %sLT, %sel, %sel2, %max, %clamp, %clamp2 : tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>, tensor<33x!quant.uniform<i32:f32, 0.0625:3>>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33xi1>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.001:-30>>, tensor<33x!quant.uniform<i32:f32, 0.002>>
}
// -----
func.func @main(%x: tensor<129x!quant.uniform<i32:f32, 0.1:-30>>, %y: tensor<129x!quant.uniform<i32:f32, 0.3:5>>) -> (tensor<129x!quant.uniform<i32:f32, 0.0000001>>, tensor<129x!quant.uniform<i32:f32, 0.0000001>>, tensor<129x!quant.uniform<i32:f32, 0.0000001>>) {
  %0 = stablehlo.add %x, %y : (tensor<129x!quant.uniform<i32:f32, 0.1:-30>>, tensor<129x!quant.uniform<i32:f32, 0.3:5>>) -> tensor<129x!quant.uniform<i32:f32, 0.0000001>>
  %1 = stablehlo.subtract %x, %y : (tensor<129x!quant.uniform<i32:f32, 0.1:-30>>, tensor<129x!quant.uniform<i32:f32, 0.3:5>>) -> tensor<129x!quant.uniform<i32:f32, 0.0000001>>
  %2 = stablehlo.uniform_dequantize %x : (tensor<129x!quant.uniform<i32:f32, 0.1:-30>>) -> tensor<129xf32>
  %3 = stablehlo.add %2, %2 : tensor<129xf32>
  %4 = stablehlo.uniform_quantize %3 : (tensor<129xf32>) -> tensor<129x!quant.uniform<i32:f32, 0.0000001>>
  return %0, %1, %4 : tensor<129x!quant.uniform<i32:f32, 0.0000001>>, tensor<129x!quant.uniform<i32:f32, 0.0000001>>, tensor<129x!quant.uniform<i32:f32, 0.0000001>>
}
// -----
// input 0: range(-128, 127)
func.func @main(%x: tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, %f: tensor<3x5x4xf32>) -> (tensor<3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.02, 0.25:7, 0.3, 0.04:-1}>>, tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<4x3x5x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>, tensor<3x20x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<2x3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>) -> tensor<3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.02, 0.25:7, 0.3, 0.04:-1}>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.02, 0.25:7, 0.3, 0.04:-1}>>) -> tensor<3x5x4xf32>
  %2 = stablehlo.add %f, %1 : tensor<3x5x4xf32>
  %3 = stablehlo.uniform_quantize %2 : (tensor<3x5x4xf32>) -> tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>
  %4 = stablehlo.multiply %3, %x : tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>
  %5 = stablehlo.transpose %4, dims = [2, 0, 1] : (tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>) -> tensor<4x3x5x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>
  %6 = stablehlo.reshape %x : (tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>) -> tensor<3x20x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>
  %7 = stablehlo.broadcast_in_dim %x, dims = [1, 2, 3] : (tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>) -> tensor<2x3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>
  return %0, %3, %4, %5, %6, %7 : tensor<3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.02, 0.25:7, 0.3, 0.04:-1}>>, tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<3x5x4x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<4x3x5x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>, tensor<3x20x!quant.uniform<i8:f32:0, {0.1:-30, 0.5, 0.25:7}>>, tensor<2x3x5x4x!quant.uniform<i8:f32:1, {0.1:-30, 0.5, 0.25:7}>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf32>) -> (tensor<129x!quant.uniform<i8:f32, 0.5:1>>, tensor<129x!quant.uniform<i8:f32, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i8:f32, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i8:f32, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<i8:f32, 0.5:1>>, tensor<129x!quant.uniform<i8:f32, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf32>) -> (tensor<129x!quant.uniform<u8:f32, 0.5:1>>, tensor<129x!quant.uniform<u8:f32, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<u8:f32, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<u8:f32, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<u8:f32, 0.5:1>>, tensor<129x!quant.uniform<u8:f32, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf16>) -> (tensor<129x!quant.uniform<i4:f16, 0.5:1>>, tensor<129x!quant.uniform<i4:f16, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf16>) -> tensor<129x!quant.uniform<i4:f16, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf16>) -> tensor<129x!quant.uniform<i4:f16, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<i4:f16, 0.5:1>>, tensor<129x!quant.uniform<i4:f16, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf32>) -> (tensor<129x!quant.uniform<i16:f32, 0.5:1>>, tensor<129x!quant.uniform<i16:f32, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i16:f32, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i16:f32, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<i16:f32, 0.5:1>>, tensor<129x!quant.uniform<i16:f32, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf32>) -> (tensor<129x!quant.uniform<i32:f32, 0.5:1>>, tensor<129x!quant.uniform<i32:f32, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i32:f32, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<i32:f32, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<i32:f32, 0.5:1>>, tensor<129x!quant.uniform<i32:f32, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf64>) -> (tensor<129x!quant.uniform<u32:f64, 0.5:1>>, tensor<129x!quant.uniform<u32:f64, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf64>) -> tensor<129x!quant.uniform<u32:f64, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf64>) -> tensor<129x!quant.uniform<u32:f64, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<u32:f64, 0.5:1>>, tensor<129x!quant.uniform<u32:f64, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xbf16>) -> (tensor<129x!quant.uniform<i8:bf16, 0.5:1>>, tensor<129x!quant.uniform<i8:bf16, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xbf16>) -> tensor<129x!quant.uniform<i8:bf16, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xbf16>) -> tensor<129x!quant.uniform<i8:bf16, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<i8:bf16, 0.5:1>>, tensor<129x!quant.uniform<i8:bf16, 0.0123:3>>
}
// -----
// inputs: special
func.func @main(%x: tensor<129xf32>) -> (tensor<129x!quant.uniform<u16:f32, 0.5:1>>, tensor<129x!quant.uniform<u16:f32, 0.0123:3>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<u16:f32, 0.5:1>>
  %1 = stablehlo.uniform_quantize %x : (tensor<129xf32>) -> tensor<129x!quant.uniform<u16:f32, 0.0123:3>>
  return %0, %1 : tensor<129x!quant.uniform<u16:f32, 0.5:1>>, tensor<129x!quant.uniform<u16:f32, 0.0123:3>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
// input 2: range(-128, 127)
func.func @main(%x: tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, %y: tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, %p: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %i: tensor<3x1xi32>, %o: tensor<i32>) -> (tensor<4x18x!quant.uniform<i8:f32, 0.1:-30>>, tensor<8x10x!quant.uniform<i8:f32, 0.1:-30>>, tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<300x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<4x18x!quant.uniform<i8:f32, 0.1:-30>>
  %1 = stablehlo.pad %x, %p, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<8x10x!quant.uniform<i8:f32, 0.1:-30>>
  %2 = stablehlo.slice %x [1:4:2, 0:9:3] : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>
  %3 = stablehlo.reverse %x, dims = [0] : tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>
  %4 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9>}> : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x1xi32>) -> tensor<3x9x!quant.uniform<i8:f32, 0.1:-30>>
  %5 = stablehlo.dynamic_slice %x, %o, %o, sizes = [2, 3] : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>
  %6 = stablehlo.dynamic_update_slice %x, %5, %o, %o : (tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<i32>, tensor<i32>) -> tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>
  %7 = stablehlo.constant() <{value = dense<[1, -7, 100]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.1:-30>>
  %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>
  %9 = stablehlo.add %8, %2 : tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>
  %10 = stablehlo.iota dim = 0 : tensor<300x!quant.uniform<i8:f32, 0.1:-30>>
  return %0, %1, %3, %4, %6, %9, %10 : tensor<4x18x!quant.uniform<i8:f32, 0.1:-30>>, tensor<8x10x!quant.uniform<i8:f32, 0.1:-30>>, tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<4x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<300x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x1x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<1x1x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<1x1x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x1x!quant.uniform<i8:f32, 0.1:-30>>, tensor<1x1x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<1x1x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<1x1x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<3x127x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<127x5x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<3x5x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x127x!quant.uniform<i8:f32, 0.1:-30>>, tensor<127x5x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<3x5x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<3x5x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x258x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<258x16x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<2x16x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x258x!quant.uniform<i8:f32, 0.1:-30>>, tensor<258x16x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<2x16x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<2x16x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<5x259x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<259x17x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<5x17x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x259x!quant.uniform<i8:f32, 0.1:-30>>, tensor<259x17x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<5x17x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<5x17x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<128x129x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<129x33x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<128x33x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<128x129x!quant.uniform<i8:f32, 0.1:-30>>, tensor<129x33x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<128x33x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<128x33x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x300x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<300x9x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<1x9x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300x!quant.uniform<i8:f32, 0.1:-30>>, tensor<300x9x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<1x9x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<1x9x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<7x0x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<0x3x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<7x3x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x0x!quant.uniform<i8:f32, 0.1:-30>>, tensor<0x3x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<7x3x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<7x3x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<4x40x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<40x3x!quant.uniform<i8:f32:1, {0.1:3, 0.2, 0.4:-5}>>) -> (tensor<4x3x!quant.uniform<i8:f32, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x40x!quant.uniform<i8:f32, 0.1:-30>>, tensor<40x3x!quant.uniform<i8:f32:1, {0.1:3, 0.2, 0.4:-5}>>) -> tensor<4x3x!quant.uniform<i8:f32, 1.5:2>>
  return %0 : tensor<4x3x!quant.uniform<i8:f32, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<4x40x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<40x3x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<4x3x!quant.uniform<i32:f32, 0.002>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x40x!quant.uniform<i8:f32, 0.1:-30>>, tensor<40x3x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<4x3x!quant.uniform<i32:f32, 0.002>>
  return %0 : tensor<4x3x!quant.uniform<i32:f32, 0.002>>
}
// -----
// input 0: range(0, 255)
// input 1: range(0, 255)
func.func @main(%x: tensor<4x40x!quant.uniform<u8:f32, 0.1:130>>, %w: tensor<40x6x!quant.uniform<u8:f32, 0.02:7>>) -> (tensor<4x6x!quant.uniform<u8:f32, 1.5:128>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x40x!quant.uniform<u8:f32, 0.1:130>>, tensor<40x6x!quant.uniform<u8:f32, 0.02:7>>) -> tensor<4x6x!quant.uniform<u8:f32, 1.5:128>>
  return %0 : tensor<4x6x!quant.uniform<u8:f32, 1.5:128>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<4x40x!quant.uniform<i16:f32, 0.001:13>>, %w: tensor<40x6x!quant.uniform<i16:f32, 0.002:7>>) -> (tensor<4x6x!quant.uniform<i16:f32, 1.5:128>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x40x!quant.uniform<i16:f32, 0.001:13>>, tensor<40x6x!quant.uniform<i16:f32, 0.002:7>>) -> tensor<4x6x!quant.uniform<i16:f32, 1.5:128>>
  return %0 : tensor<4x6x!quant.uniform<i16:f32, 1.5:128>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<4x40x!quant.uniform<i16:f32, 0.001:13>>, %w: tensor<40x6x!quant.uniform<i16:f32, 0.002:7>>) -> (tensor<4x6x!quant.uniform<i32:f32, 0.00025>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x40x!quant.uniform<i16:f32, 0.001:13>>, tensor<40x6x!quant.uniform<i16:f32, 0.002:7>>) -> tensor<4x6x!quant.uniform<i32:f32, 0.00025>>
  return %0 : tensor<4x6x!quant.uniform<i32:f32, 0.00025>>
}
// -----
// input 0: range(-2147483648, 2147483647)
// input 1: range(-2147483648, 2147483647)
func.func @main(%x: tensor<3x12x!quant.uniform<i32:f32, 0.00001:13>>, %w: tensor<12x4x!quant.uniform<i32:f32, 0.000002:7>>) -> (tensor<3x4x!quant.uniform<i32:f32, 1.5:128>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x12x!quant.uniform<i32:f32, 0.00001:13>>, tensor<12x4x!quant.uniform<i32:f32, 0.000002:7>>) -> tensor<3x4x!quant.uniform<i32:f32, 1.5:128>>
  return %0 : tensor<3x4x!quant.uniform<i32:f32, 1.5:128>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<3x12x!quant.uniform<i4:bf16, 0.5:1>>, %w: tensor<12x4x!quant.uniform<i4:bf16, 0.25:-7>>) -> (tensor<3x4x!quant.uniform<i4:bf16, 1.5:2>>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x12x!quant.uniform<i4:bf16, 0.5:1>>, tensor<12x4x!quant.uniform<i4:bf16, 0.25:-7>>) -> tensor<3x4x!quant.uniform<i4:bf16, 1.5:2>>
  return %0 : tensor<3x4x!quant.uniform<i4:bf16, 1.5:2>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<5x3x8x!quant.uniform<i8:f32, 0.1:4>>, %w: tensor<5x8x6x!quant.uniform<i8:f32:0, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> (tensor<5x3x6x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2, 2.0, 0.1, 0.05:-9}>>) {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x3x8x!quant.uniform<i8:f32, 0.1:4>>, tensor<5x8x6x!quant.uniform<i8:f32:0, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> tensor<5x3x6x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2, 2.0, 0.1, 0.05:-9}>>
  return %0 : tensor<5x3x6x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2, 2.0, 0.1, 0.05:-9}>>
}
// -----
// input 1: range(-128, 127)
func.func @main(%x: tensor<5x8xf32>, %w: tensor<8x3x!quant.uniform<i8:f32:1, {0.1:3, 0.2, 0.4:-5}>>) -> (tensor<5x3xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x8xf32>, tensor<8x3x!quant.uniform<i8:f32:1, {0.1:3, 0.2, 0.4:-5}>>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x9x10x3x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x3x3x5x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<2x9x10x5x!quant.uniform<i8:f32, 0.9:4>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x3x3x5x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<2x9x10x5x!quant.uniform<i8:f32, 0.9:4>>
  return %0 : tensor<2x9x10x5x!quant.uniform<i8:f32, 0.9:4>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x9x10x3x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x3x3x5x!quant.uniform<i8:f32:3, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> (tensor<2x5x5x5x!quant.uniform<i8:f32:3, {0.9:4, 0.5, 0.25, 0.125:1, 0.6}>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x3x3x5x!quant.uniform<i8:f32:3, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> tensor<2x5x5x5x!quant.uniform<i8:f32:3, {0.9:4, 0.5, 0.25, 0.125:1, 0.6}>>
  return %0 : tensor<2x5x5x5x!quant.uniform<i8:f32:3, {0.9:4, 0.5, 0.25, 0.125:1, 0.6}>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x9x10x40x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x3x40x5x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<1x7x8x5x!quant.uniform<i32:f32, 0.002>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x10x40x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x3x40x5x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<1x7x8x5x!quant.uniform<i32:f32, 0.002>>
  return %0 : tensor<1x7x8x5x!quant.uniform<i32:f32, 0.002>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x5x5x4x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<3x3x1x8x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<1x3x3x8x!quant.uniform<i32:f32, 0.002>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x5x5x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x3x1x8x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<1x3x3x8x!quant.uniform<i32:f32, 0.002>>
  return %0 : tensor<1x3x3x8x!quant.uniform<i32:f32, 0.002>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x5x5x4x!quant.uniform<i8:f32, 0.1:-30>>, %w: tensor<2x2x4x6x!quant.uniform<i8:f32, 0.02:5>>) -> (tensor<2x8x8x6x!quant.uniform<i8:f32, 0.5>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x5x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x2x4x6x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<2x8x8x6x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x8x8x6x!quant.uniform<i8:f32, 0.5>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<1x6x6x2x!quant.uniform<i16:f32, 0.001>>, %w: tensor<2x2x2x2x!quant.uniform<i16:f32, 0.002:9>>) -> (tensor<1x5x5x2x!quant.uniform<i16:f32, 0.1>>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x6x2x!quant.uniform<i16:f32, 0.001>>, tensor<2x2x2x2x!quant.uniform<i16:f32, 0.002:9>>) -> tensor<1x5x5x2x!quant.uniform<i16:f32, 0.1>>
  return %0 : tensor<1x5x5x2x!quant.uniform<i16:f32, 0.1>>
}
// -----
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x9x10x3xf32>, %w: tensor<3x3x3x5x!quant.uniform<i8:f32:3, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> (tensor<2x7x8x5xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x10x3xf32>, tensor<3x3x3x5x!quant.uniform<i8:f32:3, {0.1:3, 0.2, 0.4:-5, 0.01, 0.02}>>) -> tensor<2x7x8x5xf32>
  return %0 : tensor<2x7x8x5xf32>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<7x33x!quant.uniform<i8:f32, 0.1:-30>>, %z: tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<7x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %s = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<7x33x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<7x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<7x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<7x33x!quant.uniform<i8:f32, 0.1:-30>>, %z: tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<33x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %s = stablehlo.maximum %a, %b : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<7x33x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(0, 255)
// input 1: range(0, 255)
func.func @main(%x: tensor<129x7x!quant.uniform<u8:f32, 0.1:30>>, %z: tensor<!quant.uniform<u8:f32, 0.1:30>>) -> (tensor<7x!quant.uniform<u8:f32, 0.1:30>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<u8:f32, 0.1:30>>, %b: tensor<!quant.uniform<u8:f32, 0.1:30>>):
    %s = stablehlo.minimum %a, %b : tensor<!quant.uniform<u8:f32, 0.1:30>>
    stablehlo.return %s : tensor<!quant.uniform<u8:f32, 0.1:30>>
  }) : (tensor<129x7x!quant.uniform<u8:f32, 0.1:30>>, tensor<!quant.uniform<u8:f32, 0.1:30>>) -> tensor<7x!quant.uniform<u8:f32, 0.1:30>>
  return %0 : tensor<7x!quant.uniform<u8:f32, 0.1:30>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<5x6x!quant.uniform<i8:f32, 0.5:1>>, %z: tensor<!quant.uniform<i8:f32, 0.5:1>>) -> (tensor<5x!quant.uniform<i8:f32, 0.5:1>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:1>>, %b: tensor<!quant.uniform<i8:f32, 0.5:1>>):
    %s = stablehlo.multiply %a, %b : tensor<!quant.uniform<i8:f32, 0.5:1>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:1>>
  }) : (tensor<5x6x!quant.uniform<i8:f32, 0.5:1>>, tensor<!quant.uniform<i8:f32, 0.5:1>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:1>>
  return %0 : tensor<5x!quant.uniform<i8:f32, 0.5:1>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<5x6x!quant.uniform<i8:bf16, 0.5:1>>, %z: tensor<!quant.uniform<i8:bf16, 0.5:1>>) -> (tensor<5x!quant.uniform<i8:bf16, 0.5:1>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:bf16, 0.5:1>>, %b: tensor<!quant.uniform<i8:bf16, 0.5:1>>):
    %s = stablehlo.maximum %a, %b : tensor<!quant.uniform<i8:bf16, 0.5:1>>
    stablehlo.return %s : tensor<!quant.uniform<i8:bf16, 0.5:1>>
  }) : (tensor<5x6x!quant.uniform<i8:bf16, 0.5:1>>, tensor<!quant.uniform<i8:bf16, 0.5:1>>) -> tensor<5x!quant.uniform<i8:bf16, 0.5:1>>
  return %0 : tensor<5x!quant.uniform<i8:bf16, 0.5:1>>
}
// -----
// input 0: range(-2147483648, 2147483647)
// input 1: range(-2147483648, 2147483647)
func.func @main(%x: tensor<5x40x!quant.uniform<i32:f32, 0.001>>, %z: tensor<!quant.uniform<i32:f32, 0.001>>) -> (tensor<5x!quant.uniform<i32:f32, 0.001>>) {
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i32:f32, 0.001>>, %b: tensor<!quant.uniform<i32:f32, 0.001>>):
    %s = stablehlo.add %a, %b : tensor<!quant.uniform<i32:f32, 0.001>>
    stablehlo.return %s : tensor<!quant.uniform<i32:f32, 0.001>>
  }) : (tensor<5x40x!quant.uniform<i32:f32, 0.001>>, tensor<!quant.uniform<i32:f32, 0.001>>) -> tensor<5x!quant.uniform<i32:f32, 0.001>>
  return %0 : tensor<5x!quant.uniform<i32:f32, 0.001>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x8x9x3x!quant.uniform<i8:f32, 0.1:-30>>, %z: tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<1x4x4x3x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %s = stablehlo.maximum %a, %b : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<1x8x9x3x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<1x4x4x3x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<1x4x4x3x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
func.func @main(%x: tensor<65x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<65x!quant.uniform<i8:f32, 0.1:-30>>) {
  %n = stablehlo.constant dense<5> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = "stablehlo.while"(%z, %x) ({
  ^bb0(%i: tensor<i32>, %v: tensor<65x!quant.uniform<i8:f32, 0.1:-30>>):
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %v: tensor<65x!quant.uniform<i8:f32, 0.1:-30>>):
    %j = stablehlo.add %i, %one : tensor<i32>
    %h = stablehlo.multiply %v, %x : tensor<65x!quant.uniform<i8:f32, 0.1:-30>>
    %w = stablehlo.subtract %h, %x : tensor<65x!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %j, %w : tensor<i32>, tensor<65x!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<i32>, tensor<65x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<i32>, tensor<65x!quant.uniform<i8:f32, 0.1:-30>>)
  return %0#1 : tensor<65x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
// input 2: range(-128, 127)
func.func @main(%x: tensor<6x2x!quant.uniform<i8:f32, 0.1:-30>>, %p: tensor<1x!quant.uniform<i8:f32:0, {0.1:-30}>>, %z: tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<13x2x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30, 0.1:-30}>>, tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>) {
  %n = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %lo = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<6x2x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2xi32>) -> tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  %1 = stablehlo.dynamic_pad %x, %z, %lo, %lo, %lo : (tensor<6x2x!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<13x2x!quant.uniform<i8:f32, 0.1:-30>>
  %2 = stablehlo.dynamic_iota %n, dim = 1 : (tensor<2xi32>) -> tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  %3 = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<1x!quant.uniform<i8:f32:0, {0.1:-30}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30, 0.1:-30}>>
  %4 = stablehlo.tuple %0, %n : tuple<tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2xi32>>
  %5 = stablehlo.get_tuple_element %4[0] : (tuple<tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2xi32>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  %6 = stablehlo.optimization_barrier %5 : tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  %7 = call @f(%6) : (tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  return %1, %2, %3, %7 : tensor<13x2x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>, tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30, 0.1:-30}>>, tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
}
func.func private @f(%x: tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>> {
  %0 = stablehlo.negate %x : tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<3x4x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// control-flow: dynamic
// input 1: range(-128, 127)
func.func @main(%p: tensor<i1>, %x: tensor<33x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<33x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.add %x, %x : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %a : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
  }, {
    %b = stablehlo.tanh %x : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %b : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<i1>) -> tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<33x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
func.func @main(%x: tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %c = stablehlo.compare GT, %a, %b : (tensor<!quant.uniform<i8:f32, 0.1:-30>>, tensor<!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
func.func @main(%x: tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %c = stablehlo.multiply %a, %b : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    %d = stablehlo.sqrt %c : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %d : tensor<!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 1: range(0, 4)
// input 0: range(-128, 127)
// input 2: range(-128, 127)
func.func @main(%x: tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>, %i: tensor<3x1xi32>, %u: tensor<3x9x!quant.uniform<i8:f32, 0.1:-30>>) -> (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>) {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.1:-30>>, %b: tensor<!quant.uniform<i8:f32, 0.1:-30>>):
    %c = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.1:-30>>
    stablehlo.return %c : tensor<!quant.uniform<i8:f32, 0.1:-30>>
  }) : (tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>, tensor<3x1xi32>, tensor<3x9x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
  return %0 : tensor<5x9x!quant.uniform<i8:f32, 0.1:-30>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<127x!quant.uniform<i8:bf16, 0.003:-104>>, %y: tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> (tensor<127x!quant.uniform<i8:bf16, 0.25:-32>>, tensor<127x!quant.uniform<i8:bf16, 0.0123:-23>>, tensor<127x!quant.uniform<i8:bf16, 0.003:104>>) {
  %v0 = stablehlo.atan2 %x, %x : (tensor<127x!quant.uniform<i8:bf16, 0.003:-104>>, tensor<127x!quant.uniform<i8:bf16, 0.003:-104>>) -> tensor<127x!quant.uniform<i8:bf16, 0.25:-99>>
  %v1 = stablehlo.tan %x : (tensor<127x!quant.uniform<i8:bf16, 0.003:-104>>) -> tensor<127x!quant.uniform<i8:bf16, 0.003:86>>
  %v2 = stablehlo.add %x, %y : (tensor<127x!quant.uniform<i8:bf16, 0.003:-104>>, tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> tensor<127x!quant.uniform<i8:bf16, 0.003:-98>>
  %v3 = stablehlo.cbrt %y : (tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> tensor<127x!quant.uniform<i8:bf16, 0.25:75>>
  %v4 = stablehlo.tan %y : (tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> tensor<127x!quant.uniform<i8:bf16, 0.25:-60>>
  %v5 = stablehlo.atan2 %v3, %y : (tensor<127x!quant.uniform<i8:bf16, 0.25:75>>, tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> tensor<127x!quant.uniform<i8:bf16, 0.0123:29>>
  %v6 = stablehlo.tanh %y : (tensor<127x!quant.uniform<i8:bf16, 0.0123:-80>>) -> tensor<127x!quant.uniform<i8:bf16, 0.25:-32>>
  %v7 = stablehlo.multiply %v6, %v4 : (tensor<127x!quant.uniform<i8:bf16, 0.25:-32>>, tensor<127x!quant.uniform<i8:bf16, 0.25:-60>>) -> tensor<127x!quant.uniform<i8:bf16, 0.0123:-23>>
  %v8 = stablehlo.exponential_minus_one %v1 : (tensor<127x!quant.uniform<i8:bf16, 0.003:86>>) -> tensor<127x!quant.uniform<i8:bf16, 0.003:104>>
  return %v6, %v7, %v8 : tensor<127x!quant.uniform<i8:bf16, 0.25:-32>>, tensor<127x!quant.uniform<i8:bf16, 0.0123:-23>>, tensor<127x!quant.uniform<i8:bf16, 0.003:104>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<1x!quant.uniform<i16:f32, 0.25:6586>>, %y: tensor<1x!quant.uniform<i16:f32, 0.25:32127>>) -> (tensor<1x!quant.uniform<i16:f32, 1.7:25643>>, tensor<1x!quant.uniform<i16:f32, 0.0123:27747>>, tensor<1x!quant.uniform<i16:f32, 0.0123:-4168>>) {
  %v0 = stablehlo.cosine %x : (tensor<1x!quant.uniform<i16:f32, 0.25:6586>>) -> tensor<1x!quant.uniform<i16:f32, 1.7:26061>>
  %v1 = stablehlo.exponential %y : (tensor<1x!quant.uniform<i16:f32, 0.25:32127>>) -> tensor<1x!quant.uniform<i16:f32, 0.25:22036>>
  %v2 = stablehlo.tan %x : (tensor<1x!quant.uniform<i16:f32, 0.25:6586>>) -> tensor<1x!quant.uniform<i16:f32, 0.003:22504>>
  %v3 = stablehlo.sine %v0 : (tensor<1x!quant.uniform<i16:f32, 1.7:26061>>) -> tensor<1x!quant.uniform<i16:f32, 0.25:8355>>
  %v4 = stablehlo.log_plus_one %x : (tensor<1x!quant.uniform<i16:f32, 0.25:6586>>) -> tensor<1x!quant.uniform<i16:f32, 0.25:27027>>
  %v5 = stablehlo.logistic %v3 : (tensor<1x!quant.uniform<i16:f32, 0.25:8355>>) -> tensor<1x!quant.uniform<i16:f32, 0.003:-24249>>
  %v6 = stablehlo.round_nearest_afz %v4 : (tensor<1x!quant.uniform<i16:f32, 0.25:27027>>) -> tensor<1x!quant.uniform<i16:f32, 1.7:25643>>
  %v7 = stablehlo.sine %y : (tensor<1x!quant.uniform<i16:f32, 0.25:32127>>) -> tensor<1x!quant.uniform<i16:f32, 0.0123:27747>>
  %v8 = stablehlo.power %v0, %v1 : (tensor<1x!quant.uniform<i16:f32, 1.7:26061>>, tensor<1x!quant.uniform<i16:f32, 0.25:22036>>) -> tensor<1x!quant.uniform<i16:f32, 0.0123:-4168>>
  return %v6, %v7, %v8 : tensor<1x!quant.uniform<i16:f32, 1.7:25643>>, tensor<1x!quant.uniform<i16:f32, 0.0123:27747>>, tensor<1x!quant.uniform<i16:f32, 0.0123:-4168>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<129x!quant.uniform<i16:f64, 0.0123:-10963>>, %y: tensor<129x!quant.uniform<i16:f64, 0.003:19876>>) -> (tensor<129x!quant.uniform<i16:f64, 0.0123:-5512>>, tensor<129x!quant.uniform<i16:f64, 0.1:14963>>, tensor<129x!quant.uniform<i16:f64, 0.003:30649>>) {
  %v0 = stablehlo.multiply %y, %y : (tensor<129x!quant.uniform<i16:f64, 0.003:19876>>, tensor<129x!quant.uniform<i16:f64, 0.003:19876>>) -> tensor<129x!quant.uniform<i16:f64, 0.1:-14821>>
  %v1 = stablehlo.divide %x, %x : (tensor<129x!quant.uniform<i16:f64, 0.0123:-10963>>, tensor<129x!quant.uniform<i16:f64, 0.0123:-10963>>) -> tensor<129x!quant.uniform<i16:f64, 1.7:17097>>
  %v2 = stablehlo.divide %x, %v1 : (tensor<129x!quant.uniform<i16:f64, 0.0123:-10963>>, tensor<129x!quant.uniform<i16:f64, 1.7:17097>>) -> tensor<129x!quant.uniform<i16:f64, 0.5:-2365>>
  %v3 = stablehlo.tan %v1 : (tensor<129x!quant.uniform<i16:f64, 1.7:17097>>) -> tensor<129x!quant.uniform<i16:f64, 0.1:4185>>
  %v4 = stablehlo.add %v3, %v2 : (tensor<129x!quant.uniform<i16:f64, 0.1:4185>>, tensor<129x!quant.uniform<i16:f64, 0.5:-2365>>) -> tensor<129x!quant.uniform<i16:f64, 0.1:8993>>
  %v5 = stablehlo.cosine %v1 : (tensor<129x!quant.uniform<i16:f64, 1.7:17097>>) -> tensor<129x!quant.uniform<i16:f64, 0.003:18661>>
  %v6 = stablehlo.floor %y : (tensor<129x!quant.uniform<i16:f64, 0.003:19876>>) -> tensor<129x!quant.uniform<i16:f64, 0.003:19718>>
  %v7 = stablehlo.cosine %x : (tensor<129x!quant.uniform<i16:f64, 0.0123:-10963>>) -> tensor<129x!quant.uniform<i16:f64, 0.003:-11495>>
  %v8 = stablehlo.add %v3, %v7 : (tensor<129x!quant.uniform<i16:f64, 0.1:4185>>, tensor<129x!quant.uniform<i16:f64, 0.003:-11495>>) -> tensor<129x!quant.uniform<i16:f64, 0.0123:-12942>>
  %v9 = stablehlo.minimum %v0, %v8 : (tensor<129x!quant.uniform<i16:f64, 0.1:-14821>>, tensor<129x!quant.uniform<i16:f64, 0.0123:-12942>>) -> tensor<129x!quant.uniform<i16:f64, 0.0123:-5512>>
  %v10 = stablehlo.remainder %y, %v5 : (tensor<129x!quant.uniform<i16:f64, 0.003:19876>>, tensor<129x!quant.uniform<i16:f64, 0.003:18661>>) -> tensor<129x!quant.uniform<i16:f64, 0.1:14963>>
  %v11 = stablehlo.cosine %v0 : (tensor<129x!quant.uniform<i16:f64, 0.1:-14821>>) -> tensor<129x!quant.uniform<i16:f64, 0.003:30649>>
  return %v9, %v10, %v11 : tensor<129x!quant.uniform<i16:f64, 0.0123:-5512>>, tensor<129x!quant.uniform<i16:f64, 0.1:14963>>, tensor<129x!quant.uniform<i16:f64, 0.003:30649>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:117>>, %y: tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>) -> (tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:48>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-26>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:74>>) {
  %v0 = stablehlo.subtract %y, %x : (tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:117>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:-23>>
  %v1 = stablehlo.minimum %x, %v0 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:117>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:-23>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:24>>
  %v2 = stablehlo.subtract %v0, %y : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:-23>>, tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.25:59>>
  %v3 = stablehlo.maximum %v2, %y : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.25:59>>, tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.25:40>>
  %v4 = stablehlo.round_nearest_afz %v1 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:24>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-12>>
  %v5 = stablehlo.remainder %v4, %v0 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-12>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:-23>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-114>>
  %v6 = stablehlo.multiply %v3, %v5 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.25:40>>, tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-114>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:-29>>
  %v7 = stablehlo.sine %v1 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:24>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:-87>>
  %v8 = stablehlo.abs %v7 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.1:-87>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.5:44>>
  %v9 = stablehlo.atan2 %y, %v8 : (tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.5:44>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:48>>
  %v10 = stablehlo.multiply %v0, %v4 : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:-23>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-12>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-26>>
  %v11 = stablehlo.divide %v9, %y : (tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:48>>, tensor<2x5x13x!quant.uniform<i8:bf16, 1.7:-46>>) -> tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:74>>
  return %v9, %v10, %v11 : tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:48>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.003:-26>>, tensor<2x5x13x!quant.uniform<i8:bf16, 0.0123:74>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<127x!quant.uniform<i4:f32, 0.0123:-4>>, %y: tensor<127x!quant.uniform<i4:f32, 0.25:6>>) -> (tensor<127x!quant.uniform<i4:f32, 0.1:-2>>, tensor<127x!quant.uniform<i4:f32, 0.1:0>>, tensor<127x!quant.uniform<i4:f32, 0.003:5>>) {
  %v0 = stablehlo.subtract %y, %x : (tensor<127x!quant.uniform<i4:f32, 0.25:6>>, tensor<127x!quant.uniform<i4:f32, 0.0123:-4>>) -> tensor<127x!quant.uniform<i4:f32, 0.25:7>>
  %v1 = stablehlo.cosine %v0 : (tensor<127x!quant.uniform<i4:f32, 0.25:7>>) -> tensor<127x!quant.uniform<i4:f32, 0.25:-4>>
  %v2 = stablehlo.add %y, %y : (tensor<127x!quant.uniform<i4:f32, 0.25:6>>, tensor<127x!quant.uniform<i4:f32, 0.25:6>>) -> tensor<127x!quant.uniform<i4:f32, 0.25:-4>>
  %v3 = stablehlo.tanh %y : (tensor<127x!quant.uniform<i4:f32, 0.25:6>>) -> tensor<127x!quant.uniform<i4:f32, 0.1:-2>>
  %v4 = stablehlo.multiply %y, %x : (tensor<127x!quant.uniform<i4:f32, 0.25:6>>, tensor<127x!quant.uniform<i4:f32, 0.0123:-4>>) -> tensor<127x!quant.uniform<i4:f32, 0.1:0>>
  %v5 = stablehlo.subtract %v2, %y : (tensor<127x!quant.uniform<i4:f32, 0.25:-4>>, tensor<127x!quant.uniform<i4:f32, 0.25:6>>) -> tensor<127x!quant.uniform<i4:f32, 0.003:5>>
  return %v3, %v4, %v5 : tensor<127x!quant.uniform<i4:f32, 0.1:-2>>, tensor<127x!quant.uniform<i4:f32, 0.1:0>>, tensor<127x!quant.uniform<i4:f32, 0.003:5>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<3x43x!quant.uniform<i4:f32, 0.25:-8>>, %y: tensor<3x43x!quant.uniform<i4:f32, 0.003:-3>>) -> (tensor<3x43x!quant.uniform<i4:f32, 0.0123:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-7>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:6>>) {
  %v0 = stablehlo.tan %x : (tensor<3x43x!quant.uniform<i4:f32, 0.25:-8>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.5:-3>>
  %v1 = stablehlo.remainder %v0, %v0 : (tensor<3x43x!quant.uniform<i4:f32, 0.5:-3>>, tensor<3x43x!quant.uniform<i4:f32, 0.5:-3>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:2>>
  %v2 = stablehlo.cbrt %v0 : (tensor<3x43x!quant.uniform<i4:f32, 0.5:-3>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:-7>>
  %v3 = stablehlo.multiply %x, %v1 : (tensor<3x43x!quant.uniform<i4:f32, 0.25:-8>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:2>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:6>>
  return %v1, %v2, %v3 : tensor<3x43x!quant.uniform<i4:f32, 0.0123:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-7>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:6>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<2x5x13x!quant.uniform<i16:f32, 0.1:26521>>, %y: tensor<2x5x13x!quant.uniform<i16:f32, 0.25:29889>>) -> (tensor<2x5x13x!quant.uniform<i16:f32, 0.25:-24342>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.0123:2040>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.5:22577>>) {
  %v0 = stablehlo.divide %x, %y : (tensor<2x5x13x!quant.uniform<i16:f32, 0.1:26521>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.25:29889>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.5:1257>>
  %v1 = stablehlo.ceil %y : (tensor<2x5x13x!quant.uniform<i16:f32, 0.25:29889>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-16827>>
  %v2 = stablehlo.atan2 %y, %v0 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.25:29889>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.5:1257>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 1.7:-1227>>
  %v3 = stablehlo.sign %y : (tensor<2x5x13x!quant.uniform<i16:f32, 0.25:29889>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.5:15228>>
  %v4 = stablehlo.exponential_minus_one %v1 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-16827>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.5:-20431>>
  %v5 = stablehlo.sqrt %v1 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-16827>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 1.7:-3446>>
  %v6 = stablehlo.atan2 %v3, %v3 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.5:15228>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.5:15228>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.003:11680>>
  %v7 = stablehlo.sign %v6 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:11680>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 1.7:15198>>
  %v8 = stablehlo.logistic %v6 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:11680>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-30398>>
  %v9 = stablehlo.cosine %v1 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-16827>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.25:-24342>>
  %v10 = stablehlo.log_plus_one %v0 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.5:1257>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.0123:2040>>
  %v11 = stablehlo.power %v8, %v2 : (tensor<2x5x13x!quant.uniform<i16:f32, 0.003:-30398>>, tensor<2x5x13x!quant.uniform<i16:f32, 1.7:-1227>>) -> tensor<2x5x13x!quant.uniform<i16:f32, 0.5:22577>>
  return %v9, %v10, %v11 : tensor<2x5x13x!quant.uniform<i16:f32, 0.25:-24342>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.0123:2040>>, tensor<2x5x13x!quant.uniform<i16:f32, 0.5:22577>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>, %y: tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>) -> (tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>) {
  %v0 = stablehlo.atan2 %x, %y : (tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>, tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>
  %v1 = stablehlo.maximum %y, %x : (tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.1:-8>>
  %v2 = stablehlo.multiply %v1, %x : (tensor<3x43x!quant.uniform<i4:f32, 0.1:-8>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>
  %v3 = stablehlo.divide %v0, %v2 : (tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>
  %v4 = stablehlo.add %y, %v0 : (tensor<3x43x!quant.uniform<i4:f32, 1.7:2>>, tensor<3x43x!quant.uniform<i4:f32, 0.1:-7>>) -> tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>
  return %v2, %v3, %v4 : tensor<3x43x!quant.uniform<i4:f32, 0.0123:0>>, tensor<3x43x!quant.uniform<i4:f32, 0.25:5>>, tensor<3x43x!quant.uniform<i4:f32, 0.0123:-1>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<127x!quant.uniform<i4:f32, 0.1:1>>, %y: tensor<127x!quant.uniform<i4:f32, 0.25:-2>>) -> (tensor<127x!quant.uniform<i4:f32, 0.003:3>>, tensor<127x!quant.uniform<i4:f32, 0.0123:0>>, tensor<127x!quant.uniform<i4:f32, 0.25:1>>) {
  %v0 = stablehlo.log_plus_one %x : (tensor<127x!quant.uniform<i4:f32, 0.1:1>>) -> tensor<127x!quant.uniform<i4:f32, 0.003:-3>>
  %v1 = stablehlo.tan %v0 : (tensor<127x!quant.uniform<i4:f32, 0.003:-3>>) -> tensor<127x!quant.uniform<i4:f32, 0.0123:-8>>
  %v2 = stablehlo.cosine %v1 : (tensor<127x!quant.uniform<i4:f32, 0.0123:-8>>) -> tensor<127x!quant.uniform<i4:f32, 0.5:7>>
  %v3 = stablehlo.subtract %v2, %v1 : (tensor<127x!quant.uniform<i4:f32, 0.5:7>>, tensor<127x!quant.uniform<i4:f32, 0.0123:-8>>) -> tensor<127x!quant.uniform<i4:f32, 1.7:5>>
  %v4 = stablehlo.divide %v0, %y : (tensor<127x!quant.uniform<i4:f32, 0.003:-3>>, tensor<127x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<127x!quant.uniform<i4:f32, 0.1:-2>>
  %v5 = stablehlo.add %v4, %y : (tensor<127x!quant.uniform<i4:f32, 0.1:-2>>, tensor<127x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<127x!quant.uniform<i4:f32, 0.003:3>>
  %v6 = stablehlo.power %x, %y : (tensor<127x!quant.uniform<i4:f32, 0.1:1>>, tensor<127x!quant.uniform<i4:f32, 0.25:-2>>) -> tensor<127x!quant.uniform<i4:f32, 0.0123:0>>
  %v7 = stablehlo.remainder %v2, %x : (tensor<127x!quant.uniform<i4:f32, 0.5:7>>, tensor<127x!quant.uniform<i4:f32, 0.1:1>>) -> tensor<127x!quant.uniform<i4:f32, 0.25:1>>
  return %v5, %v6, %v7 : tensor<127x!quant.uniform<i4:f32, 0.003:3>>, tensor<127x!quant.uniform<i4:f32, 0.0123:0>>, tensor<127x!quant.uniform<i4:f32, 0.25:1>>
}
// -----
// input 0: range(-8, 7)
// input 1: range(-8, 7)
func.func @main(%x: tensor<127x!quant.uniform<i4:f32, 0.1:6>>, %y: tensor<127x!quant.uniform<i4:f32, 0.0123:0>>) -> (tensor<127x!quant.uniform<i4:f32, 1.7:4>>, tensor<127x!quant.uniform<i4:f32, 1.7:-4>>, tensor<127x!quant.uniform<i4:f32, 1.7:-4>>) {
  %v0 = stablehlo.floor %y : (tensor<127x!quant.uniform<i4:f32, 0.0123:0>>) -> tensor<127x!quant.uniform<i4:f32, 0.1:2>>
  %v1 = stablehlo.ceil %y : (tensor<127x!quant.uniform<i4:f32, 0.0123:0>>) -> tensor<127x!quant.uniform<i4:f32, 0.1:-3>>
  %v2 = stablehlo.subtract %y, %y : (tensor<127x!quant.uniform<i4:f32, 0.0123:0>>, tensor<127x!quant.uniform<i4:f32, 0.0123:0>>) -> tensor<127x!quant.uniform<i4:f32, 0.003:0>>
  %v3 = stablehlo.exponential %x : (tensor<127x!quant.uniform<i4:f32, 0.1:6>>) -> tensor<127x!quant.uniform<i4:f32, 0.0123:-6>>
  %v4 = stablehlo.logistic %v0 : (tensor<127x!quant.uniform<i4:f32, 0.1:2>>) -> tensor<127x!quant.uniform<i4:f32, 0.003:-7>>
  %v5 = stablehlo.exponential %v2 : (tensor<127x!quant.uniform<i4:f32, 0.003:0>>) -> tensor<127x!quant.uniform<i4:f32, 1.7:-1>>
  %v6 = stablehlo.minimum %v5, %v0 : (tensor<127x!quant.uniform<i4:f32, 1.7:-1>>, tensor<127x!quant.uniform<i4:f32, 0.1:2>>) -> tensor<127x!quant.uniform<i4:f32, 1.7:4>>
  %v7 = stablehlo.rsqrt %v6 : (tensor<127x!quant.uniform<i4:f32, 1.7:4>>) -> tensor<127x!quant.uniform<i4:f32, 1.7:-4>>
  %v8 = stablehlo.add %v6, %v7 : (tensor<127x!quant.uniform<i4:f32, 1.7:4>>, tensor<127x!quant.uniform<i4:f32, 1.7:-4>>) -> tensor<127x!quant.uniform<i4:f32, 1.7:-4>>
  return %v6, %v7, %v8 : tensor<127x!quant.uniform<i4:f32, 1.7:4>>, tensor<127x!quant.uniform<i4:f32, 1.7:-4>>, tensor<127x!quant.uniform<i4:f32, 1.7:-4>>
}
// -----
// input 0: range(-32768, 32767)
// input 1: range(-32768, 32767)
func.func @main(%x: tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>, %y: tensor<1x!quant.uniform<i16:f32, 0.5:14510>>) -> (tensor<1x!quant.uniform<i16:f32, 0.25:-20717>>, tensor<1x!quant.uniform<i16:f32, 0.0123:2039>>, tensor<1x!quant.uniform<i16:f32, 1.7:27569>>) {
  %v0 = stablehlo.remainder %x, %x : (tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>, tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>) -> tensor<1x!quant.uniform<i16:f32, 0.003:26396>>
  %v1 = stablehlo.subtract %x, %v0 : (tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>, tensor<1x!quant.uniform<i16:f32, 0.003:26396>>) -> tensor<1x!quant.uniform<i16:f32, 0.1:-32334>>
  %v2 = stablehlo.minimum %x, %v1 : (tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>, tensor<1x!quant.uniform<i16:f32, 0.1:-32334>>) -> tensor<1x!quant.uniform<i16:f32, 0.25:-20717>>
  %v3 = stablehlo.log %y : (tensor<1x!quant.uniform<i16:f32, 0.5:14510>>) -> tensor<1x!quant.uniform<i16:f32, 0.0123:2039>>
  %v4 = stablehlo.remainder %v1, %x : (tensor<1x!quant.uniform<i16:f32, 0.1:-32334>>, tensor<1x!quant.uniform<i16:f32, 0.0123:-27282>>) -> tensor<1x!quant.uniform<i16:f32, 1.7:27569>>
  return %v2, %v3, %v4 : tensor<1x!quant.uniform<i16:f32, 0.25:-20717>>, tensor<1x!quant.uniform<i16:f32, 0.0123:2039>>, tensor<1x!quant.uniform<i16:f32, 1.7:27569>>
}
// -----
// input 0: range(-128, 127)
// input 1: range(-128, 127)
func.func @main(%x: tensor<1x!quant.uniform<i8:f16, 0.25:-27>>, %y: tensor<1x!quant.uniform<i8:f16, 0.0123:-53>>) -> (tensor<1x!quant.uniform<i8:f16, 0.0123:-82>>, tensor<1x!quant.uniform<i8:f16, 0.5:15>>, tensor<1x!quant.uniform<i8:f16, 0.003:73>>) {
  %v0 = stablehlo.remainder %x, %x : (tensor<1x!quant.uniform<i8:f16, 0.25:-27>>, tensor<1x!quant.uniform<i8:f16, 0.25:-27>>) -> tensor<1x!quant.uniform<i8:f16, 0.1:27>>
  %v1 = stablehlo.cosine %v0 : (tensor<1x!quant.uniform<i8:f16, 0.1:27>>) -> tensor<1x!quant.uniform<i8:f16, 0.0123:120>>
  %v2 = stablehlo.remainder %v0, %v0 : (tensor<1x!quant.uniform<i8:f16, 0.1:27>>, tensor<1x!quant.uniform<i8:f16, 0.1:27>>) -> tensor<1x!quant.uniform<i8:f16, 1.7:-17>>
  %v3 = stablehlo.minimum %v2, %y : (tensor<1x!quant.uniform<i8:f16, 1.7:-17>>, tensor<1x!quant.uniform<i8:f16, 0.0123:-53>>) -> tensor<1x!quant.uniform<i8:f16, 0.003:110>>
  %v4 = stablehlo.ceil %v1 : (tensor<1x!quant.uniform<i8:f16, 0.0123:120>>) -> tensor<1x!quant.uniform<i8:f16, 0.0123:114>>
  %v5 = stablehlo.maximum %v1, %y : (tensor<1x!quant.uniform<i8:f16, 0.0123:120>>, tensor<1x!quant.uniform<i8:f16, 0.0123:-53>>) -> tensor<1x!quant.uniform<i8:f16, 0.25:102>>
  %v6 = stablehlo.round_nearest_afz %v2 : (tensor<1x!quant.uniform<i8:f16, 1.7:-17>>) -> tensor<1x!quant.uniform<i8:f16, 0.0123:-82>>
  %v7 = stablehlo.remainder %v3, %v1 : (tensor<1x!quant.uniform<i8:f16, 0.003:110>>, tensor<1x!quant.uniform<i8:f16, 0.0123:120>>) -> tensor<1x!quant.uniform<i8:f16, 0.5:15>>
  %v8 = stablehlo.sine %x : (tensor<1x!quant.uniform<i8:f16, 0.25:-27>>) -> tensor<1x!quant.uniform<i8:f16, 0.003:73>>
  return %v6, %v7, %v8 : tensor<1x!quant.uniform<i8:f16, 0.0123:-82>>, tensor<1x!quant.uniform<i8:f16, 0.5:15>>, tensor<1x!quant.uniform<i8:f16, 0.003:73>>
}
// -----
// The region that `applies` stands for works on the elements that it is given.
func.func @main(%x: tensor<5x129x!quant.uniform<i8:f32, 0.25:3>>, %s: tensor<!quant.uniform<i8:f32, 0.25:3>>) -> (tensor<5x!quant.uniform<i8:f32, 0.25:3>>, tensor<129x!quant.uniform<i8:f32, 0.25:3>>) {
  %0 = stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [1] : (tensor<5x129x!quant.uniform<i8:f32, 0.25:3>>, tensor<!quant.uniform<i8:f32, 0.25:3>>) -> tensor<5x!quant.uniform<i8:f32, 0.25:3>>
  %1 = stablehlo.reduce(%x init: %s) applies stablehlo.minimum across dimensions = [0] : (tensor<5x129x!quant.uniform<i8:f32, 0.25:3>>, tensor<!quant.uniform<i8:f32, 0.25:3>>) -> tensor<129x!quant.uniform<i8:f32, 0.25:3>>
  return %0, %1 : tensor<5x!quant.uniform<i8:f32, 0.25:3>>, tensor<129x!quant.uniform<i8:f32, 0.25:3>>
}
