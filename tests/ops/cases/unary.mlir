func.func @main(%x: tensor<0xi1>) -> tensor<0xi1> {
  %r12 = stablehlo.not %x : tensor<0xi1>
  return %r12 : tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xi1>) -> tensor<1xi1> {
  %r12 = stablehlo.not %x : tensor<1xi1>
  return %r12 : tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xi1>) -> tensor<15xi1> {
  %r12 = stablehlo.not %x : tensor<15xi1>
  return %r12 : tensor<15xi1>
}
// -----
func.func @main(%x: tensor<16xi8>) -> (tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>) {
  %r0 = stablehlo.abs %x : tensor<16xi8>
  %r4 = stablehlo.count_leading_zeros %x : tensor<16xi8>
  %r11 = stablehlo.negate %x : tensor<16xi8>
  %r12 = stablehlo.not %x : tensor<16xi8>
  %r13 = stablehlo.popcnt %x : tensor<16xi8>
  %r17 = stablehlo.sign %x : tensor<16xi8>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>
}
// -----
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
func.func @main(%x: tensor<127xi8>) -> (tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>) {
  %r0 = stablehlo.abs %x : tensor<127xi8>
  %r4 = stablehlo.count_leading_zeros %x : tensor<127xi8>
  %r11 = stablehlo.negate %x : tensor<127xi8>
  %r12 = stablehlo.not %x : tensor<127xi8>
  %r13 = stablehlo.popcnt %x : tensor<127xi8>
  %r17 = stablehlo.sign %x : tensor<127xi8>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>, tensor<127xi8>
}
// -----
func.func @main(%x: tensor<128xi16>) -> (tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>) {
  %r0 = stablehlo.abs %x : tensor<128xi16>
  %r4 = stablehlo.count_leading_zeros %x : tensor<128xi16>
  %r11 = stablehlo.negate %x : tensor<128xi16>
  %r12 = stablehlo.not %x : tensor<128xi16>
  %r13 = stablehlo.popcnt %x : tensor<128xi16>
  %r17 = stablehlo.sign %x : tensor<128xi16>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>, tensor<128xi16>
}
// -----
func.func @main(%x: tensor<129xi16>) -> (tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>) {
  %r0 = stablehlo.abs %x : tensor<129xi16>
  %r4 = stablehlo.count_leading_zeros %x : tensor<129xi16>
  %r11 = stablehlo.negate %x : tensor<129xi16>
  %r12 = stablehlo.not %x : tensor<129xi16>
  %r13 = stablehlo.popcnt %x : tensor<129xi16>
  %r17 = stablehlo.sign %x : tensor<129xi16>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>, tensor<129xi16>
}
// -----
func.func @main(%x: tensor<3x5xi16>) -> (tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>) {
  %r0 = stablehlo.abs %x : tensor<3x5xi16>
  %r4 = stablehlo.count_leading_zeros %x : tensor<3x5xi16>
  %r11 = stablehlo.negate %x : tensor<3x5xi16>
  %r12 = stablehlo.not %x : tensor<3x5xi16>
  %r13 = stablehlo.popcnt %x : tensor<3x5xi16>
  %r17 = stablehlo.sign %x : tensor<3x5xi16>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>, tensor<3x5xi16>
}
// -----
func.func @main(%x: tensor<2x0x3xi32>) -> (tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>) {
  %r0 = stablehlo.abs %x : tensor<2x0x3xi32>
  %r4 = stablehlo.count_leading_zeros %x : tensor<2x0x3xi32>
  %r11 = stablehlo.negate %x : tensor<2x0x3xi32>
  %r12 = stablehlo.not %x : tensor<2x0x3xi32>
  %r13 = stablehlo.popcnt %x : tensor<2x0x3xi32>
  %r17 = stablehlo.sign %x : tensor<2x0x3xi32>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>, tensor<2x0x3xi32>
}
// -----
func.func @main(%x: tensor<1x1xi32>) -> (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) {
  %r0 = stablehlo.abs %x : tensor<1x1xi32>
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1xi32>
  %r11 = stablehlo.negate %x : tensor<1x1xi32>
  %r12 = stablehlo.not %x : tensor<1x1xi32>
  %r13 = stablehlo.popcnt %x : tensor<1x1xi32>
  %r17 = stablehlo.sign %x : tensor<1x1xi32>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>
}
// -----
func.func @main(%x: tensor<7x33xi32>) -> (tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>) {
  %r0 = stablehlo.abs %x : tensor<7x33xi32>
  %r4 = stablehlo.count_leading_zeros %x : tensor<7x33xi32>
  %r11 = stablehlo.negate %x : tensor<7x33xi32>
  %r12 = stablehlo.not %x : tensor<7x33xi32>
  %r13 = stablehlo.popcnt %x : tensor<7x33xi32>
  %r17 = stablehlo.sign %x : tensor<7x33xi32>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>, tensor<7x33xi32>
}
// -----
func.func @main(%x: tensor<4x128xi64>) -> (tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>) {
  %r0 = stablehlo.abs %x : tensor<4x128xi64>
  %r4 = stablehlo.count_leading_zeros %x : tensor<4x128xi64>
  %r11 = stablehlo.negate %x : tensor<4x128xi64>
  %r12 = stablehlo.not %x : tensor<4x128xi64>
  %r13 = stablehlo.popcnt %x : tensor<4x128xi64>
  %r17 = stablehlo.sign %x : tensor<4x128xi64>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>, tensor<4x128xi64>
}
// -----
func.func @main(%x: tensor<2x3x1x17xi64>) -> (tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>) {
  %r0 = stablehlo.abs %x : tensor<2x3x1x17xi64>
  %r4 = stablehlo.count_leading_zeros %x : tensor<2x3x1x17xi64>
  %r11 = stablehlo.negate %x : tensor<2x3x1x17xi64>
  %r12 = stablehlo.not %x : tensor<2x3x1x17xi64>
  %r13 = stablehlo.popcnt %x : tensor<2x3x1x17xi64>
  %r17 = stablehlo.sign %x : tensor<2x3x1x17xi64>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xi64>
}
// -----
func.func @main(%x: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
  %r0 = stablehlo.abs %x : tensor<i64>
  %r4 = stablehlo.count_leading_zeros %x : tensor<i64>
  %r11 = stablehlo.negate %x : tensor<i64>
  %r12 = stablehlo.not %x : tensor<i64>
  %r13 = stablehlo.popcnt %x : tensor<i64>
  %r17 = stablehlo.sign %x : tensor<i64>
  return %r0, %r4, %r11, %r12, %r13, %r17 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
// -----
func.func @main(%x: tensor<0xui8>) -> (tensor<0xui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<0xui8>
  %r11 = stablehlo.negate %x : tensor<0xui8>
  %r12 = stablehlo.not %x : tensor<0xui8>
  %r13 = stablehlo.popcnt %x : tensor<0xui8>
  return %r4, %r11, %r12, %r13 : tensor<0xui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>
}
// -----
func.func @main(%x: tensor<1xui8>) -> (tensor<1xui8>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1xui8>
  %r11 = stablehlo.negate %x : tensor<1xui8>
  %r12 = stablehlo.not %x : tensor<1xui8>
  %r13 = stablehlo.popcnt %x : tensor<1xui8>
  return %r4, %r11, %r12, %r13 : tensor<1xui8>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>
}
// -----
func.func @main(%x: tensor<15xui8>) -> (tensor<15xui8>, tensor<15xui8>, tensor<15xui8>, tensor<15xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<15xui8>
  %r11 = stablehlo.negate %x : tensor<15xui8>
  %r12 = stablehlo.not %x : tensor<15xui8>
  %r13 = stablehlo.popcnt %x : tensor<15xui8>
  return %r4, %r11, %r12, %r13 : tensor<15xui8>, tensor<15xui8>, tensor<15xui8>, tensor<15xui8>
}
// -----
func.func @main(%x: tensor<16xui16>) -> (tensor<16xui16>, tensor<16xui16>, tensor<16xui16>, tensor<16xui16>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<16xui16>
  %r11 = stablehlo.negate %x : tensor<16xui16>
  %r12 = stablehlo.not %x : tensor<16xui16>
  %r13 = stablehlo.popcnt %x : tensor<16xui16>
  return %r4, %r11, %r12, %r13 : tensor<16xui16>, tensor<16xui16>, tensor<16xui16>, tensor<16xui16>
}
// -----
func.func @main(%x: tensor<17xui16>) -> (tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<17xui16>
  %r11 = stablehlo.negate %x : tensor<17xui16>
  %r12 = stablehlo.not %x : tensor<17xui16>
  %r13 = stablehlo.popcnt %x : tensor<17xui16>
  return %r4, %r11, %r12, %r13 : tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>
}
// -----
func.func @main(%x: tensor<127xui16>) -> (tensor<127xui16>, tensor<127xui16>, tensor<127xui16>, tensor<127xui16>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<127xui16>
  %r11 = stablehlo.negate %x : tensor<127xui16>
  %r12 = stablehlo.not %x : tensor<127xui16>
  %r13 = stablehlo.popcnt %x : tensor<127xui16>
  return %r4, %r11, %r12, %r13 : tensor<127xui16>, tensor<127xui16>, tensor<127xui16>, tensor<127xui16>
}
// -----
func.func @main(%x: tensor<128xui32>) -> (tensor<128xui32>, tensor<128xui32>, tensor<128xui32>, tensor<128xui32>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<128xui32>
  %r11 = stablehlo.negate %x : tensor<128xui32>
  %r12 = stablehlo.not %x : tensor<128xui32>
  %r13 = stablehlo.popcnt %x : tensor<128xui32>
  return %r4, %r11, %r12, %r13 : tensor<128xui32>, tensor<128xui32>, tensor<128xui32>, tensor<128xui32>
}
// -----
func.func @main(%x: tensor<129xui32>) -> (tensor<129xui32>, tensor<129xui32>, tensor<129xui32>, tensor<129xui32>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<129xui32>
  %r11 = stablehlo.negate %x : tensor<129xui32>
  %r12 = stablehlo.not %x : tensor<129xui32>
  %r13 = stablehlo.popcnt %x : tensor<129xui32>
  return %r4, %r11, %r12, %r13 : tensor<129xui32>, tensor<129xui32>, tensor<129xui32>, tensor<129xui32>
}
// -----
func.func @main(%x: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<3x5xui32>
  %r11 = stablehlo.negate %x : tensor<3x5xui32>
  %r12 = stablehlo.not %x : tensor<3x5xui32>
  %r13 = stablehlo.popcnt %x : tensor<3x5xui32>
  return %r4, %r11, %r12, %r13 : tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>
}
// -----
func.func @main(%x: tensor<2x0x3xui64>) -> (tensor<2x0x3xui64>, tensor<2x0x3xui64>, tensor<2x0x3xui64>, tensor<2x0x3xui64>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<2x0x3xui64>
  %r11 = stablehlo.negate %x : tensor<2x0x3xui64>
  %r12 = stablehlo.not %x : tensor<2x0x3xui64>
  %r13 = stablehlo.popcnt %x : tensor<2x0x3xui64>
  return %r4, %r11, %r12, %r13 : tensor<2x0x3xui64>, tensor<2x0x3xui64>, tensor<2x0x3xui64>, tensor<2x0x3xui64>
}
// -----
func.func @main(%x: tensor<1x1xui64>) -> (tensor<1x1xui64>, tensor<1x1xui64>, tensor<1x1xui64>, tensor<1x1xui64>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<1x1xui64>
  %r11 = stablehlo.negate %x : tensor<1x1xui64>
  %r12 = stablehlo.not %x : tensor<1x1xui64>
  %r13 = stablehlo.popcnt %x : tensor<1x1xui64>
  return %r4, %r11, %r12, %r13 : tensor<1x1xui64>, tensor<1x1xui64>, tensor<1x1xui64>, tensor<1x1xui64>
}
// -----
func.func @main(%x: tensor<7x33xui64>) -> (tensor<7x33xui64>, tensor<7x33xui64>, tensor<7x33xui64>, tensor<7x33xui64>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<7x33xui64>
  %r11 = stablehlo.negate %x : tensor<7x33xui64>
  %r12 = stablehlo.not %x : tensor<7x33xui64>
  %r13 = stablehlo.popcnt %x : tensor<7x33xui64>
  return %r4, %r11, %r12, %r13 : tensor<7x33xui64>, tensor<7x33xui64>, tensor<7x33xui64>, tensor<7x33xui64>
}
// -----
func.func @main(%x: tensor<4x128xf32>) -> (tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>) {
  %r0 = stablehlo.abs %x : tensor<4x128xf32>
  %r1 = stablehlo.cbrt %x : tensor<4x128xf32>
  %r2 = stablehlo.ceil %x : tensor<4x128xf32>
  %r3 = stablehlo.cosine %x : tensor<4x128xf32>
  %r5 = stablehlo.exponential %x : tensor<4x128xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<4x128xf32>
  %r7 = stablehlo.floor %x : tensor<4x128xf32>
  %r8 = stablehlo.log %x : tensor<4x128xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<4x128xf32>
  %r10 = stablehlo.logistic %x : tensor<4x128xf32>
  %r11 = stablehlo.negate %x : tensor<4x128xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<4x128xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<4x128xf32>
  %r16 = stablehlo.rsqrt %x : tensor<4x128xf32>
  %r17 = stablehlo.sign %x : tensor<4x128xf32>
  %r18 = stablehlo.sine %x : tensor<4x128xf32>
  %r19 = stablehlo.sqrt %x : tensor<4x128xf32>
  %r20 = stablehlo.tan %x : tensor<4x128xf32>
  %r21 = stablehlo.tanh %x : tensor<4x128xf32>
  %e = chlo.erf %x : tensor<4x128xf32> -> tensor<4x128xf32>
  %f = stablehlo.is_finite %x : (tensor<4x128xf32>) -> tensor<4x128xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>
}
// -----
func.func @main(%x: tensor<2x3x1x17xf32>) -> (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>) {
  %r0 = stablehlo.abs %x : tensor<2x3x1x17xf32>
  %r1 = stablehlo.cbrt %x : tensor<2x3x1x17xf32>
  %r2 = stablehlo.ceil %x : tensor<2x3x1x17xf32>
  %r3 = stablehlo.cosine %x : tensor<2x3x1x17xf32>
  %r5 = stablehlo.exponential %x : tensor<2x3x1x17xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<2x3x1x17xf32>
  %r7 = stablehlo.floor %x : tensor<2x3x1x17xf32>
  %r8 = stablehlo.log %x : tensor<2x3x1x17xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<2x3x1x17xf32>
  %r10 = stablehlo.logistic %x : tensor<2x3x1x17xf32>
  %r11 = stablehlo.negate %x : tensor<2x3x1x17xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<2x3x1x17xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<2x3x1x17xf32>
  %r16 = stablehlo.rsqrt %x : tensor<2x3x1x17xf32>
  %r17 = stablehlo.sign %x : tensor<2x3x1x17xf32>
  %r18 = stablehlo.sine %x : tensor<2x3x1x17xf32>
  %r19 = stablehlo.sqrt %x : tensor<2x3x1x17xf32>
  %r20 = stablehlo.tan %x : tensor<2x3x1x17xf32>
  %r21 = stablehlo.tanh %x : tensor<2x3x1x17xf32>
  %e = chlo.erf %x : tensor<2x3x1x17xf32> -> tensor<2x3x1x17xf32>
  %f = stablehlo.is_finite %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>
}
// -----
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
// -----
func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xi1>) {
  %r0 = stablehlo.abs %x : tensor<0xf64>
  %r1 = stablehlo.cbrt %x : tensor<0xf64>
  %r2 = stablehlo.ceil %x : tensor<0xf64>
  %r3 = stablehlo.cosine %x : tensor<0xf64>
  %r5 = stablehlo.exponential %x : tensor<0xf64>
  %r6 = stablehlo.exponential_minus_one %x : tensor<0xf64>
  %r7 = stablehlo.floor %x : tensor<0xf64>
  %r8 = stablehlo.log %x : tensor<0xf64>
  %r9 = stablehlo.log_plus_one %x : tensor<0xf64>
  %r10 = stablehlo.logistic %x : tensor<0xf64>
  %r11 = stablehlo.negate %x : tensor<0xf64>
  %r14 = stablehlo.round_nearest_afz %x : tensor<0xf64>
  %r15 = stablehlo.round_nearest_even %x : tensor<0xf64>
  %r16 = stablehlo.rsqrt %x : tensor<0xf64>
  %r17 = stablehlo.sign %x : tensor<0xf64>
  %r18 = stablehlo.sine %x : tensor<0xf64>
  %r19 = stablehlo.sqrt %x : tensor<0xf64>
  %r20 = stablehlo.tan %x : tensor<0xf64>
  %r21 = stablehlo.tanh %x : tensor<0xf64>
  %e = chlo.erf %x : tensor<0xf64> -> tensor<0xf64>
  %f = stablehlo.is_finite %x : (tensor<0xf64>) -> tensor<0xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xi1>) {
  %r0 = stablehlo.abs %x : tensor<1xf64>
  %r1 = stablehlo.cbrt %x : tensor<1xf64>
  %r2 = stablehlo.ceil %x : tensor<1xf64>
  %r3 = stablehlo.cosine %x : tensor<1xf64>
  %r5 = stablehlo.exponential %x : tensor<1xf64>
  %r6 = stablehlo.exponential_minus_one %x : tensor<1xf64>
  %r7 = stablehlo.floor %x : tensor<1xf64>
  %r8 = stablehlo.log %x : tensor<1xf64>
  %r9 = stablehlo.log_plus_one %x : tensor<1xf64>
  %r10 = stablehlo.logistic %x : tensor<1xf64>
  %r11 = stablehlo.negate %x : tensor<1xf64>
  %r14 = stablehlo.round_nearest_afz %x : tensor<1xf64>
  %r15 = stablehlo.round_nearest_even %x : tensor<1xf64>
  %r16 = stablehlo.rsqrt %x : tensor<1xf64>
  %r17 = stablehlo.sign %x : tensor<1xf64>
  %r18 = stablehlo.sine %x : tensor<1xf64>
  %r19 = stablehlo.sqrt %x : tensor<1xf64>
  %r20 = stablehlo.tan %x : tensor<1xf64>
  %r21 = stablehlo.tanh %x : tensor<1xf64>
  %e = chlo.erf %x : tensor<1xf64> -> tensor<1xf64>
  %f = stablehlo.is_finite %x : (tensor<1xf64>) -> tensor<1xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xf64>) -> (tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xi1>) {
  %r0 = stablehlo.abs %x : tensor<15xf64>
  %r1 = stablehlo.cbrt %x : tensor<15xf64>
  %r2 = stablehlo.ceil %x : tensor<15xf64>
  %r3 = stablehlo.cosine %x : tensor<15xf64>
  %r5 = stablehlo.exponential %x : tensor<15xf64>
  %r6 = stablehlo.exponential_minus_one %x : tensor<15xf64>
  %r7 = stablehlo.floor %x : tensor<15xf64>
  %r8 = stablehlo.log %x : tensor<15xf64>
  %r9 = stablehlo.log_plus_one %x : tensor<15xf64>
  %r10 = stablehlo.logistic %x : tensor<15xf64>
  %r11 = stablehlo.negate %x : tensor<15xf64>
  %r14 = stablehlo.round_nearest_afz %x : tensor<15xf64>
  %r15 = stablehlo.round_nearest_even %x : tensor<15xf64>
  %r16 = stablehlo.rsqrt %x : tensor<15xf64>
  %r17 = stablehlo.sign %x : tensor<15xf64>
  %r18 = stablehlo.sine %x : tensor<15xf64>
  %r19 = stablehlo.sqrt %x : tensor<15xf64>
  %r20 = stablehlo.tan %x : tensor<15xf64>
  %r21 = stablehlo.tanh %x : tensor<15xf64>
  %e = chlo.erf %x : tensor<15xf64> -> tensor<15xf64>
  %f = stablehlo.is_finite %x : (tensor<15xf64>) -> tensor<15xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xf64>, tensor<15xi1>
}
// -----
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
// -----
func.func @main(%x: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>) {
  %r0 = stablehlo.abs %x : tensor<0xf32>
  %r1 = stablehlo.cbrt %x : tensor<0xf32>
  %r2 = stablehlo.ceil %x : tensor<0xf32>
  %r3 = stablehlo.cosine %x : tensor<0xf32>
  %r5 = stablehlo.exponential %x : tensor<0xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<0xf32>
  %r7 = stablehlo.floor %x : tensor<0xf32>
  %r8 = stablehlo.log %x : tensor<0xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<0xf32>
  %r10 = stablehlo.logistic %x : tensor<0xf32>
  %r11 = stablehlo.negate %x : tensor<0xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<0xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<0xf32>
  %r16 = stablehlo.rsqrt %x : tensor<0xf32>
  %r17 = stablehlo.sign %x : tensor<0xf32>
  %r18 = stablehlo.sine %x : tensor<0xf32>
  %r19 = stablehlo.sqrt %x : tensor<0xf32>
  %r20 = stablehlo.tan %x : tensor<0xf32>
  %r21 = stablehlo.tanh %x : tensor<0xf32>
  %e = chlo.erf %x : tensor<0xf32> -> tensor<0xf32>
  %f = stablehlo.is_finite %x : (tensor<0xf32>) -> tensor<0xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>) {
  %r0 = stablehlo.abs %x : tensor<1xf32>
  %r1 = stablehlo.cbrt %x : tensor<1xf32>
  %r2 = stablehlo.ceil %x : tensor<1xf32>
  %r3 = stablehlo.cosine %x : tensor<1xf32>
  %r5 = stablehlo.exponential %x : tensor<1xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<1xf32>
  %r7 = stablehlo.floor %x : tensor<1xf32>
  %r8 = stablehlo.log %x : tensor<1xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<1xf32>
  %r10 = stablehlo.logistic %x : tensor<1xf32>
  %r11 = stablehlo.negate %x : tensor<1xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<1xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<1xf32>
  %r16 = stablehlo.rsqrt %x : tensor<1xf32>
  %r17 = stablehlo.sign %x : tensor<1xf32>
  %r18 = stablehlo.sine %x : tensor<1xf32>
  %r19 = stablehlo.sqrt %x : tensor<1xf32>
  %r20 = stablehlo.tan %x : tensor<1xf32>
  %r21 = stablehlo.tanh %x : tensor<1xf32>
  %e = chlo.erf %x : tensor<1xf32> -> tensor<1xf32>
  %f = stablehlo.is_finite %x : (tensor<1xf32>) -> tensor<1xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>) {
  %r0 = stablehlo.abs %x : tensor<15xf32>
  %r1 = stablehlo.cbrt %x : tensor<15xf32>
  %r2 = stablehlo.ceil %x : tensor<15xf32>
  %r3 = stablehlo.cosine %x : tensor<15xf32>
  %r5 = stablehlo.exponential %x : tensor<15xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<15xf32>
  %r7 = stablehlo.floor %x : tensor<15xf32>
  %r8 = stablehlo.log %x : tensor<15xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<15xf32>
  %r10 = stablehlo.logistic %x : tensor<15xf32>
  %r11 = stablehlo.negate %x : tensor<15xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<15xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<15xf32>
  %r16 = stablehlo.rsqrt %x : tensor<15xf32>
  %r17 = stablehlo.sign %x : tensor<15xf32>
  %r18 = stablehlo.sine %x : tensor<15xf32>
  %r19 = stablehlo.sqrt %x : tensor<15xf32>
  %r20 = stablehlo.tan %x : tensor<15xf32>
  %r21 = stablehlo.tanh %x : tensor<15xf32>
  %e = chlo.erf %x : tensor<15xf32> -> tensor<15xf32>
  %f = stablehlo.is_finite %x : (tensor<15xf32>) -> tensor<15xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>
}
// -----
func.func @main(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>) {
  %r0 = stablehlo.abs %x : tensor<16xf32>
  %r1 = stablehlo.cbrt %x : tensor<16xf32>
  %r2 = stablehlo.ceil %x : tensor<16xf32>
  %r3 = stablehlo.cosine %x : tensor<16xf32>
  %r5 = stablehlo.exponential %x : tensor<16xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<16xf32>
  %r7 = stablehlo.floor %x : tensor<16xf32>
  %r8 = stablehlo.log %x : tensor<16xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<16xf32>
  %r10 = stablehlo.logistic %x : tensor<16xf32>
  %r11 = stablehlo.negate %x : tensor<16xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<16xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<16xf32>
  %r16 = stablehlo.rsqrt %x : tensor<16xf32>
  %r17 = stablehlo.sign %x : tensor<16xf32>
  %r18 = stablehlo.sine %x : tensor<16xf32>
  %r19 = stablehlo.sqrt %x : tensor<16xf32>
  %r20 = stablehlo.tan %x : tensor<16xf32>
  %r21 = stablehlo.tanh %x : tensor<16xf32>
  %e = chlo.erf %x : tensor<16xf32> -> tensor<16xf32>
  %f = stablehlo.is_finite %x : (tensor<16xf32>) -> tensor<16xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>
}
// -----
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
func.func @main(%x: tensor<127xf32>) -> (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xi1>) {
  %r0 = stablehlo.abs %x : tensor<127xf32>
  %r1 = stablehlo.cbrt %x : tensor<127xf32>
  %r2 = stablehlo.ceil %x : tensor<127xf32>
  %r3 = stablehlo.cosine %x : tensor<127xf32>
  %r5 = stablehlo.exponential %x : tensor<127xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<127xf32>
  %r7 = stablehlo.floor %x : tensor<127xf32>
  %r8 = stablehlo.log %x : tensor<127xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<127xf32>
  %r10 = stablehlo.logistic %x : tensor<127xf32>
  %r11 = stablehlo.negate %x : tensor<127xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<127xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<127xf32>
  %r16 = stablehlo.rsqrt %x : tensor<127xf32>
  %r17 = stablehlo.sign %x : tensor<127xf32>
  %r18 = stablehlo.sine %x : tensor<127xf32>
  %r19 = stablehlo.sqrt %x : tensor<127xf32>
  %r20 = stablehlo.tan %x : tensor<127xf32>
  %r21 = stablehlo.tanh %x : tensor<127xf32>
  %e = chlo.erf %x : tensor<127xf32> -> tensor<127xf32>
  %f = stablehlo.is_finite %x : (tensor<127xf32>) -> tensor<127xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xi1>
}
// -----
func.func @main(%x: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xi1>) {
  %r0 = stablehlo.abs %x : tensor<128xf32>
  %r1 = stablehlo.cbrt %x : tensor<128xf32>
  %r2 = stablehlo.ceil %x : tensor<128xf32>
  %r3 = stablehlo.cosine %x : tensor<128xf32>
  %r5 = stablehlo.exponential %x : tensor<128xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<128xf32>
  %r7 = stablehlo.floor %x : tensor<128xf32>
  %r8 = stablehlo.log %x : tensor<128xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<128xf32>
  %r10 = stablehlo.logistic %x : tensor<128xf32>
  %r11 = stablehlo.negate %x : tensor<128xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<128xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<128xf32>
  %r16 = stablehlo.rsqrt %x : tensor<128xf32>
  %r17 = stablehlo.sign %x : tensor<128xf32>
  %r18 = stablehlo.sine %x : tensor<128xf32>
  %r19 = stablehlo.sqrt %x : tensor<128xf32>
  %r20 = stablehlo.tan %x : tensor<128xf32>
  %r21 = stablehlo.tanh %x : tensor<128xf32>
  %e = chlo.erf %x : tensor<128xf32> -> tensor<128xf32>
  %f = stablehlo.is_finite %x : (tensor<128xf32>) -> tensor<128xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xi1>
}
// -----
func.func @main(%x: tensor<129xf32>) -> (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xi1>) {
  %r0 = stablehlo.abs %x : tensor<129xf32>
  %r1 = stablehlo.cbrt %x : tensor<129xf32>
  %r2 = stablehlo.ceil %x : tensor<129xf32>
  %r3 = stablehlo.cosine %x : tensor<129xf32>
  %r5 = stablehlo.exponential %x : tensor<129xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<129xf32>
  %r7 = stablehlo.floor %x : tensor<129xf32>
  %r8 = stablehlo.log %x : tensor<129xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<129xf32>
  %r10 = stablehlo.logistic %x : tensor<129xf32>
  %r11 = stablehlo.negate %x : tensor<129xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<129xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<129xf32>
  %r16 = stablehlo.rsqrt %x : tensor<129xf32>
  %r17 = stablehlo.sign %x : tensor<129xf32>
  %r18 = stablehlo.sine %x : tensor<129xf32>
  %r19 = stablehlo.sqrt %x : tensor<129xf32>
  %r20 = stablehlo.tan %x : tensor<129xf32>
  %r21 = stablehlo.tanh %x : tensor<129xf32>
  %e = chlo.erf %x : tensor<129xf32> -> tensor<129xf32>
  %f = stablehlo.is_finite %x : (tensor<129xf32>) -> tensor<129xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xi1>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>) {
  %r0 = stablehlo.abs %x : tensor<3x5xf32>
  %r1 = stablehlo.cbrt %x : tensor<3x5xf32>
  %r2 = stablehlo.ceil %x : tensor<3x5xf32>
  %r3 = stablehlo.cosine %x : tensor<3x5xf32>
  %r5 = stablehlo.exponential %x : tensor<3x5xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<3x5xf32>
  %r7 = stablehlo.floor %x : tensor<3x5xf32>
  %r8 = stablehlo.log %x : tensor<3x5xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<3x5xf32>
  %r10 = stablehlo.logistic %x : tensor<3x5xf32>
  %r11 = stablehlo.negate %x : tensor<3x5xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<3x5xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<3x5xf32>
  %r16 = stablehlo.rsqrt %x : tensor<3x5xf32>
  %r17 = stablehlo.sign %x : tensor<3x5xf32>
  %r18 = stablehlo.sine %x : tensor<3x5xf32>
  %r19 = stablehlo.sqrt %x : tensor<3x5xf32>
  %r20 = stablehlo.tan %x : tensor<3x5xf32>
  %r21 = stablehlo.tanh %x : tensor<3x5xf32>
  %e = chlo.erf %x : tensor<3x5xf32> -> tensor<3x5xf32>
  %f = stablehlo.is_finite %x : (tensor<3x5xf32>) -> tensor<3x5xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>
}
// -----
func.func @main(%x: tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xi1>) {
  %r0 = stablehlo.abs %x : tensor<2x0x3xf32>
  %r1 = stablehlo.cbrt %x : tensor<2x0x3xf32>
  %r2 = stablehlo.ceil %x : tensor<2x0x3xf32>
  %r3 = stablehlo.cosine %x : tensor<2x0x3xf32>
  %r5 = stablehlo.exponential %x : tensor<2x0x3xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<2x0x3xf32>
  %r7 = stablehlo.floor %x : tensor<2x0x3xf32>
  %r8 = stablehlo.log %x : tensor<2x0x3xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<2x0x3xf32>
  %r10 = stablehlo.logistic %x : tensor<2x0x3xf32>
  %r11 = stablehlo.negate %x : tensor<2x0x3xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<2x0x3xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<2x0x3xf32>
  %r16 = stablehlo.rsqrt %x : tensor<2x0x3xf32>
  %r17 = stablehlo.sign %x : tensor<2x0x3xf32>
  %r18 = stablehlo.sine %x : tensor<2x0x3xf32>
  %r19 = stablehlo.sqrt %x : tensor<2x0x3xf32>
  %r20 = stablehlo.tan %x : tensor<2x0x3xf32>
  %r21 = stablehlo.tanh %x : tensor<2x0x3xf32>
  %e = chlo.erf %x : tensor<2x0x3xf32> -> tensor<2x0x3xf32>
  %f = stablehlo.is_finite %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xi1>
}
// -----
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xi1>) {
  %r0 = stablehlo.abs %x : tensor<1x1xf32>
  %r1 = stablehlo.cbrt %x : tensor<1x1xf32>
  %r2 = stablehlo.ceil %x : tensor<1x1xf32>
  %r3 = stablehlo.cosine %x : tensor<1x1xf32>
  %r5 = stablehlo.exponential %x : tensor<1x1xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<1x1xf32>
  %r7 = stablehlo.floor %x : tensor<1x1xf32>
  %r8 = stablehlo.log %x : tensor<1x1xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<1x1xf32>
  %r10 = stablehlo.logistic %x : tensor<1x1xf32>
  %r11 = stablehlo.negate %x : tensor<1x1xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<1x1xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<1x1xf32>
  %r16 = stablehlo.rsqrt %x : tensor<1x1xf32>
  %r17 = stablehlo.sign %x : tensor<1x1xf32>
  %r18 = stablehlo.sine %x : tensor<1x1xf32>
  %r19 = stablehlo.sqrt %x : tensor<1x1xf32>
  %r20 = stablehlo.tan %x : tensor<1x1xf32>
  %r21 = stablehlo.tanh %x : tensor<1x1xf32>
  %e = chlo.erf %x : tensor<1x1xf32> -> tensor<1x1xf32>
  %f = stablehlo.is_finite %x : (tensor<1x1xf32>) -> tensor<1x1xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xi1>
}
// -----
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xi1>) {
  %r0 = stablehlo.abs %x : tensor<7x33xf32>
  %r1 = stablehlo.cbrt %x : tensor<7x33xf32>
  %r2 = stablehlo.ceil %x : tensor<7x33xf32>
  %r3 = stablehlo.cosine %x : tensor<7x33xf32>
  %r5 = stablehlo.exponential %x : tensor<7x33xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<7x33xf32>
  %r7 = stablehlo.floor %x : tensor<7x33xf32>
  %r8 = stablehlo.log %x : tensor<7x33xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<7x33xf32>
  %r10 = stablehlo.logistic %x : tensor<7x33xf32>
  %r11 = stablehlo.negate %x : tensor<7x33xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<7x33xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<7x33xf32>
  %r16 = stablehlo.rsqrt %x : tensor<7x33xf32>
  %r17 = stablehlo.sign %x : tensor<7x33xf32>
  %r18 = stablehlo.sine %x : tensor<7x33xf32>
  %r19 = stablehlo.sqrt %x : tensor<7x33xf32>
  %r20 = stablehlo.tan %x : tensor<7x33xf32>
  %r21 = stablehlo.tanh %x : tensor<7x33xf32>
  %e = chlo.erf %x : tensor<7x33xf32> -> tensor<7x33xf32>
  %f = stablehlo.is_finite %x : (tensor<7x33xf32>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xi1>
}
// -----
func.func @main(%x: tensor<4x128xf32>) -> (tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>) {
  %r0 = stablehlo.abs %x : tensor<4x128xf32>
  %r1 = stablehlo.cbrt %x : tensor<4x128xf32>
  %r2 = stablehlo.ceil %x : tensor<4x128xf32>
  %r3 = stablehlo.cosine %x : tensor<4x128xf32>
  %r5 = stablehlo.exponential %x : tensor<4x128xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<4x128xf32>
  %r7 = stablehlo.floor %x : tensor<4x128xf32>
  %r8 = stablehlo.log %x : tensor<4x128xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<4x128xf32>
  %r10 = stablehlo.logistic %x : tensor<4x128xf32>
  %r11 = stablehlo.negate %x : tensor<4x128xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<4x128xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<4x128xf32>
  %r16 = stablehlo.rsqrt %x : tensor<4x128xf32>
  %r17 = stablehlo.sign %x : tensor<4x128xf32>
  %r18 = stablehlo.sine %x : tensor<4x128xf32>
  %r19 = stablehlo.sqrt %x : tensor<4x128xf32>
  %r20 = stablehlo.tan %x : tensor<4x128xf32>
  %r21 = stablehlo.tanh %x : tensor<4x128xf32>
  %e = chlo.erf %x : tensor<4x128xf32> -> tensor<4x128xf32>
  %f = stablehlo.is_finite %x : (tensor<4x128xf32>) -> tensor<4x128xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>
}
// -----
func.func @main(%x: tensor<2x3x1x17xf32>) -> (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>) {
  %r0 = stablehlo.abs %x : tensor<2x3x1x17xf32>
  %r1 = stablehlo.cbrt %x : tensor<2x3x1x17xf32>
  %r2 = stablehlo.ceil %x : tensor<2x3x1x17xf32>
  %r3 = stablehlo.cosine %x : tensor<2x3x1x17xf32>
  %r5 = stablehlo.exponential %x : tensor<2x3x1x17xf32>
  %r6 = stablehlo.exponential_minus_one %x : tensor<2x3x1x17xf32>
  %r7 = stablehlo.floor %x : tensor<2x3x1x17xf32>
  %r8 = stablehlo.log %x : tensor<2x3x1x17xf32>
  %r9 = stablehlo.log_plus_one %x : tensor<2x3x1x17xf32>
  %r10 = stablehlo.logistic %x : tensor<2x3x1x17xf32>
  %r11 = stablehlo.negate %x : tensor<2x3x1x17xf32>
  %r14 = stablehlo.round_nearest_afz %x : tensor<2x3x1x17xf32>
  %r15 = stablehlo.round_nearest_even %x : tensor<2x3x1x17xf32>
  %r16 = stablehlo.rsqrt %x : tensor<2x3x1x17xf32>
  %r17 = stablehlo.sign %x : tensor<2x3x1x17xf32>
  %r18 = stablehlo.sine %x : tensor<2x3x1x17xf32>
  %r19 = stablehlo.sqrt %x : tensor<2x3x1x17xf32>
  %r20 = stablehlo.tan %x : tensor<2x3x1x17xf32>
  %r21 = stablehlo.tanh %x : tensor<2x3x1x17xf32>
  %e = chlo.erf %x : tensor<2x3x1x17xf32> -> tensor<2x3x1x17xf32>
  %f = stablehlo.is_finite %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  return %r0, %r1, %r2, %r3, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %e, %f : tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>
}
