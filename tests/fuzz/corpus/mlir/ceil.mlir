func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>) {
  %r0 = stablehlo.abs %x : tensor<f32>
  %r1 = stablehlo.cbrt %x : tensor<f32>
  %r2 = stablehlo.ceil %x : tensor<f32>
  %r3 = stablehlo.cosine %x : tensor<f32>
  %r5 = stablehlo.exponential %x : tensor<f32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<f32>
  %r7 = stablehlo.floor %x : tensor<f32>
  %r8 = stablehlo.log %x : tensor<f32>
  %r9 = stablehlo.log_plus_one %x : tensor<f32>
  %r10 = stablehlo.logistic %x : tensor<f32>
  %r11 = stablehlo.negate %x : tensor<f32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<f32>
  %r15 = stablehlo.round_nearest_even %x : tensor<f32>
  %r16 = stablehlo.rsqrt %x : tensor<f32>
  %r17 = stablehlo.sign %x : tensor<f32>
  %r18 = stablehlo.sine %x : tensor<f32>
  %r19 = stablehlo.sqrt %x : tensor<f32>
  %r20 = stablehlo.tan %x : tensor<f32>
  %r21 = stablehlo.tanh %x : tensor<f32>
  %e = chlo.erf %x : tensor<f32> -> tensor<f32>
  %f = stablehlo.is_finite %x : (tensor<f32>) -> tensor<i1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>
}
