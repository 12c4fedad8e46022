// inputs: special
func.func @main(%x: tensor<1x1201xi1>) -> tensor<1x1201xi1> {
  %r12 = stablehlo.not %x : tensor<1x1201xi1>
  return %r12 : tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi1>) -> tensor<17xi1> {
  %r12 = stablehlo.not %x : tensor<17xi1>
  return %r12 : tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi8>) -> (tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xi8>
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xi8>
  %r11 = stablehlo.negate %x : tensor<1x1201xi8>
  %r12 = stablehlo.not %x : tensor<1x1201xi8>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xi8>
  %r17 = stablehlo.sign %x : tensor<1x1201xi8>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>) {
  %r0 = stablehlo.abs %x : tensor<17xi8>
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xi8>
  %r11 = stablehlo.negate %x : tensor<17xi8>
  %r12 = stablehlo.not %x : tensor<17xi8>
  %r13 = stablehlo.popcnt %x : tensor<17xi8>
  %r17 = stablehlo.sign %x : tensor<17xi8>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi16>) -> (tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xi16>
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xi16>
  %r11 = stablehlo.negate %x : tensor<1x1201xi16>
  %r12 = stablehlo.not %x : tensor<1x1201xi16>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xi16>
  %r17 = stablehlo.sign %x : tensor<1x1201xi16>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi16>) -> (tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>) {
  %r0 = stablehlo.abs %x : tensor<17xi16>
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xi16>
  %r11 = stablehlo.negate %x : tensor<17xi16>
  %r12 = stablehlo.not %x : tensor<17xi16>
  %r13 = stablehlo.popcnt %x : tensor<17xi16>
  %r17 = stablehlo.sign %x : tensor<17xi16>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi32>) -> (tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xi32>
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xi32>
  %r11 = stablehlo.negate %x : tensor<1x1201xi32>
  %r12 = stablehlo.not %x : tensor<1x1201xi32>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xi32>
  %r17 = stablehlo.sign %x : tensor<1x1201xi32>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>) {
  %r0 = stablehlo.abs %x : tensor<17xi32>
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xi32>
  %r11 = stablehlo.negate %x : tensor<17xi32>
  %r12 = stablehlo.not %x : tensor<17xi32>
  %r13 = stablehlo.popcnt %x : tensor<17xi32>
  %r17 = stablehlo.sign %x : tensor<17xi32>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi64>) -> (tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xi64>
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xi64>
  %r11 = stablehlo.negate %x : tensor<1x1201xi64>
  %r12 = stablehlo.not %x : tensor<1x1201xi64>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xi64>
  %r17 = stablehlo.sign %x : tensor<1x1201xi64>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) {
  %r0 = stablehlo.abs %x : tensor<17xi64>
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xi64>
  %r11 = stablehlo.negate %x : tensor<17xi64>
  %r12 = stablehlo.not %x : tensor<17xi64>
  %r13 = stablehlo.popcnt %x : tensor<17xi64>
  %r17 = stablehlo.sign %x : tensor<17xi64>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui8>) -> (tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xui8>
  %r11 = stablehlo.negate %x : tensor<1x1201xui8>
  %r12 = stablehlo.not %x : tensor<1x1201xui8>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xui8>
  return %r4, %r11, %r12, %r13 : tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xui8>
  %r11 = stablehlo.negate %x : tensor<17xui8>
  %r12 = stablehlo.not %x : tensor<17xui8>
  %r13 = stablehlo.popcnt %x : tensor<17xui8>
  return %r4, %r11, %r12, %r13 : tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui16>) -> (tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xui16>
  %r11 = stablehlo.negate %x : tensor<1x1201xui16>
  %r12 = stablehlo.not %x : tensor<1x1201xui16>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xui16>
  return %r4, %r11, %r12, %r13 : tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui16>) -> (tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xui16>
  %r11 = stablehlo.negate %x : tensor<17xui16>
  %r12 = stablehlo.not %x : tensor<17xui16>
  %r13 = stablehlo.popcnt %x : tensor<17xui16>
  return %r4, %r11, %r12, %r13 : tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui32>) -> (tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xui32>
  %r11 = stablehlo.negate %x : tensor<1x1201xui32>
  %r12 = stablehlo.not %x : tensor<1x1201xui32>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xui32>
  return %r4, %r11, %r12, %r13 : tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xui32>
  %r11 = stablehlo.negate %x : tensor<17xui32>
  %r12 = stablehlo.not %x : tensor<17xui32>
  %r13 = stablehlo.popcnt %x : tensor<17xui32>
  return %r4, %r11, %r12, %r13 : tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui64>) -> (tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1201xui64>
  %r11 = stablehlo.negate %x : tensor<1x1201xui64>
  %r12 = stablehlo.not %x : tensor<1x1201xui64>
  %r13 = stablehlo.popcnt %x : tensor<1x1201xui64>
  return %r4, %r11, %r12, %r13 : tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xui64>
  %r11 = stablehlo.negate %x : tensor<17xui64>
  %r12 = stablehlo.not %x : tensor<17xui64>
  %r13 = stablehlo.popcnt %x : tensor<17xui64>
  return %r4, %r11, %r12, %r13 : tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf32>) -> (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xi1>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xf32>
  %r1 = stablehlo.cbrt %x : tensor<1x1201xf32>
  %r2 = stablehlo.ceil %x : tensor<1x1201xf32>
  %r3 = stablehlo.cosine %x : tensor<1x1201xf32>
  %r5 = stablehlo.exponential %x : tensor<1x1201xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<1x1201xf32>
  %r7 = stablehlo.floor %x : tensor<1x1201xf32>
  %r8 = stablehlo.log %x : tensor<1x1201xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<1x1201xf32>
  %r10 = stablehlo.logistic %x : tensor<1x1201xf32>
  %r11 = stablehlo.negate %x : tensor<1x1201xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<1x1201xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<1x1201xf32>
  %r16 = stablehlo.rsqrt %x : tensor<1x1201xf32>
  %r17 = stablehlo.sign %x : tensor<1x1201xf32>
  %r18 = stablehlo.sine %x : tensor<1x1201xf32>
  %r19 = stablehlo.sqrt %x : tensor<1x1201xf32>
  %r20 = stablehlo.tan %x : tensor<1x1201xf32>
  %r21 = stablehlo.tanh %x : tensor<1x1201xf32>
  %e = chlo.erf %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %f = stablehlo.is_finite %x : (tensor<1x1201xf32>) -> tensor<1x1201xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>) {
  %r0 = stablehlo.abs %x : tensor<17xf32>
  %r1 = stablehlo.cbrt %x : tensor<17xf32>
  %r2 = stablehlo.ceil %x : tensor<17xf32>
  %r3 = stablehlo.cosine %x : tensor<17xf32>
  %r5 = stablehlo.exponential %x : tensor<17xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<17xf32>
  %r7 = stablehlo.floor %x : tensor<17xf32>
  %r8 = stablehlo.log %x : tensor<17xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<17xf32>
  %r10 = stablehlo.logistic %x : tensor<17xf32>
  %r11 = stablehlo.negate %x : tensor<17xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<17xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<17xf32>
  %r16 = stablehlo.rsqrt %x : tensor<17xf32>
  %r17 = stablehlo.sign %x : tensor<17xf32>
  %r18 = stablehlo.sine %x : tensor<17xf32>
  %r19 = stablehlo.sqrt %x : tensor<17xf32>
  %r20 = stablehlo.tan %x : tensor<17xf32>
  %r21 = stablehlo.tanh %x : tensor<17xf32>
  %e = chlo.erf %x : tensor<17xf32> -> tensor<17xf32>
  %f = stablehlo.is_finite %x : (tensor<17xf32>) -> tensor<17xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xi1>) {
  %r0 = stablehlo.abs %x : tensor<1x1201xf64>
  %r1 = stablehlo.cbrt %x : tensor<1x1201xf64>
  %r2 = stablehlo.ceil %x : tensor<1x1201xf64>
  %r3 = stablehlo.cosine %x : tensor<1x1201xf64>
  %r5 = stablehlo.exponential %x : tensor<1x1201xf64>
  %r6 = stablehlo.exponential_minus_one %x : tensor<1x1201xf64>
  %r7 = stablehlo.floor %x : tensor<1x1201xf64>
  %r8 = stablehlo.log %x : tensor<1x1201xf64>
  %r9 = stablehlo.log_plus_one %x : tensor<1x1201xf64>
  %r10 = stablehlo.logistic %x : tensor<1x1201xf64>
  %r11 = stablehlo.negate %x : tensor<1x1201xf64>
  %r14 = stablehlo.round_nearest_afz %x : tensor<1x1201xf64>
  %r15 = stablehlo.round_nearest_even %x : tensor<1x1201xf64>
  %r16 = stablehlo.rsqrt %x : tensor<1x1201xf64>
  %r17 = stablehlo.sign %x : tensor<1x1201xf64>
  %r18 = stablehlo.sine %x : tensor<1x1201xf64>
  %r19 = stablehlo.sqrt %x : tensor<1x1201xf64>
  %r20 = stablehlo.tan %x : tensor<1x1201xf64>
  %r21 = stablehlo.tanh %x : tensor<1x1201xf64>
  %e = chlo.erf %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %f = stablehlo.is_finite %x : (tensor<1x1201xf64>) -> tensor<1x1201xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>) {
  %r0 = stablehlo.abs %x : tensor<17xf64>
  %r1 = stablehlo.cbrt %x : tensor<17xf64>
  %r2 = stablehlo.ceil %x : tensor<17xf64>
  %r3 = stablehlo.cosine %x : tensor<17xf64>
  %r5 = stablehlo.exponential %x : tensor<17xf64>
  %r6 = stablehlo.exponential_minus_one %x : tensor<17xf64>
  %r7 = stablehlo.floor %x : tensor<17xf64>
  %r8 = stablehlo.log %x : tensor<17xf64>
  %r9 = stablehlo.log_plus_one %x : tensor<17xf64>
  %r10 = stablehlo.logistic %x : tensor<17xf64>
  %r11 = stablehlo.negate %x : tensor<17xf64>
  %r14 = stablehlo.round_nearest_afz %x : tensor<17xf64>
  %r15 = stablehlo.round_nearest_even %x : tensor<17xf64>
  %r16 = stablehlo.rsqrt %x : tensor<17xf64>
  %r17 = stablehlo.sign %x : tensor<17xf64>
  %r18 = stablehlo.sine %x : tensor<17xf64>
  %r19 = stablehlo.sqrt %x : tensor<17xf64>
  %r20 = stablehlo.tan %x : tensor<17xf64>
  %r21 = stablehlo.tanh %x : tensor<17xf64>
  %e = chlo.erf %x : tensor<17xf64> -> tensor<17xf64>
  %f = stablehlo.is_finite %x : (tensor<17xf64>) -> tensor<17xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>
}
