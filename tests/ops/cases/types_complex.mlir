// tolerance: 2e-6
func.func @main(%x: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.cbrt %x : tensor<7x33xcomplex<f32>>
  %r1 = stablehlo.cosine %x : tensor<7x33xcomplex<f32>>
  %r2 = stablehlo.exponential %x : tensor<7x33xcomplex<f32>>
  %r3 = stablehlo.exponential_minus_one %x : tensor<7x33xcomplex<f32>>
  %r4 = stablehlo.log %x : tensor<7x33xcomplex<f32>>
  %r5 = stablehlo.log_plus_one %x : tensor<7x33xcomplex<f32>>
  %r6 = stablehlo.logistic %x : tensor<7x33xcomplex<f32>>
  %r7 = stablehlo.negate %x : tensor<7x33xcomplex<f32>>
  %r8 = stablehlo.rsqrt %x : tensor<7x33xcomplex<f32>>
  %r9 = stablehlo.sign %x : tensor<7x33xcomplex<f32>>
  %r10 = stablehlo.sine %x : tensor<7x33xcomplex<f32>>
  %r11 = stablehlo.sqrt %x : tensor<7x33xcomplex<f32>>
  %r12 = stablehlo.tan %x : tensor<7x33xcomplex<f32>>
  %r13 = stablehlo.tanh %x : tensor<7x33xcomplex<f32>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<7x33xcomplex<f32>>, %y: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xcomplex<f32>>
  %r1 = stablehlo.divide %x, %y : tensor<7x33xcomplex<f32>>
  %r2 = stablehlo.maximum %x, %y : tensor<7x33xcomplex<f32>>
  %r3 = stablehlo.minimum %x, %y : tensor<7x33xcomplex<f32>>
  %r4 = stablehlo.multiply %x, %y : tensor<7x33xcomplex<f32>>
  %r5 = stablehlo.power %x, %y : tensor<7x33xcomplex<f32>>
  %r6 = stablehlo.subtract %x, %y : tensor<7x33xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>) -> tensor<7x33xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %e, %n : tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f32>>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xf32>) {
  %r = stablehlo.abs %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf32>
  return %r : tensor<7x33xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xf64>
  %r17 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xcomplex<f32>>
  %r18 = stablehlo.convert %x : (tensor<7x33xcomplex<f32>>) -> tensor<7x33xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 2e-6
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xcomplex<f32>>, %y: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xcomplex<f32>>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xcomplex<f32>>
  return %s : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.cbrt %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.cosine %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.exponential %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.exponential_minus_one %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.log %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.log_plus_one %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.logistic %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.negate %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.rsqrt %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.sign %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.sine %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.sqrt %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.tan %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %r0 = stablehlo.tanh %x : tensor<1x2003xcomplex<f32>>
  return %r0 : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.divide %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.maximum %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.minimum %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.multiply %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.subtract %x, %y : tensor<1x2003xcomplex<f32>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f32>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xf32>) {
  %r = stablehlo.abs %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf32>
  return %r : tensor<1x2003xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>, tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xf64>
  %r17 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xcomplex<f32>>
  %r18 = stablehlo.convert %x : (tensor<1x2003xcomplex<f32>>) -> tensor<1x2003xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>, tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 2e-6
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xcomplex<f32>>, %y: tensor<1x2003xcomplex<f32>>) -> (tensor<1x2003xcomplex<f32>>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xcomplex<f32>>
  return %s : tensor<1x2003xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi1>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi4>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui8>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi64>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xbf16>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf64>) -> (tensor<7x33xcomplex<f32>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xcomplex<f32>>
  return %r0 : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<7x33xcomplex<f32>>, %y: tensor<7x33xcomplex<f32>>, %z: tensor<7x33xcomplex<f32>>) -> (tensor<7x33xcomplex<f32>>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xcomplex<f32>>
  %b = stablehlo.add %a, %z : tensor<7x33xcomplex<f32>>
  %c = stablehlo.multiply %b, %b : tensor<7x33xcomplex<f32>>
  %d = stablehlo.subtract %c, %a : tensor<7x33xcomplex<f32>>
  return %d : tensor<7x33xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x5x17xcomplex<f32>>, %y: tensor<3x2x17xcomplex<f32>>, %p: tensor<complex<f32>>) -> (tensor<51x5xcomplex<f32>>, tensor<3x7x17xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>, tensor<4x6x38xcomplex<f32>>, tensor<5x37xcomplex<f32>>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xcomplex<f32>>) -> tensor<17x3x5xcomplex<f32>>
  %r = stablehlo.reshape %t : (tensor<17x3x5xcomplex<f32>>) -> tensor<51x5xcomplex<f32>>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xcomplex<f32>>, tensor<3x2x17xcomplex<f32>>) -> tensor<3x7x17xcomplex<f32>>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xcomplex<f32>>) -> tensor<3x3x5xcomplex<f32>>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xcomplex<f32>>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6x38xcomplex<f32>>
  %i = stablehlo.iota dim = 1 : tensor<5x37xcomplex<f32>>
  %k = stablehlo.constant dense<(1.5,-2.0)> : tensor<37xcomplex<f32>>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xcomplex<f32>>) -> tensor<5x37xcomplex<f32>>
  %j = stablehlo.subtract %i, %b : tensor<5x37xcomplex<f32>>
  return %r, %c, %v, %q, %j : tensor<51x5xcomplex<f32>>, tensor<3x7x17xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>, tensor<4x6x38xcomplex<f32>>, tensor<5x37xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<6x200xcomplex<f32>>) -> (tensor<6xcomplex<f32>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
  return %r : tensor<6xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<6x200xcomplex<f32>>) -> (tensor<200xcomplex<f32>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xcomplex<f32>>, tensor<complex<f32>>) -> tensor<200xcomplex<f32>>
  return %r : tensor<200xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<333xcomplex<f32>>) -> (tensor<complex<f32>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<4x9xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
  %z = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<4x9xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<2x9x11xcomplex<f32>>) -> (tensor<2x5x11xcomplex<f32>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
      %s = stablehlo.add %a, %b : tensor<complex<f32>>
      stablehlo.return %s : tensor<complex<f32>>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x5x11xcomplex<f32>>
  return %r : tensor<2x5x11xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<2x5x19xcomplex<f32>>, %y: tensor<2x19x21xcomplex<f32>>) -> (tensor<2x5x21xcomplex<f32>>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xcomplex<f32>>, tensor<2x19x21xcomplex<f32>>) -> tensor<2x5x21xcomplex<f32>>
  return %r : tensor<2x5x21xcomplex<f32>>
}
// -----
// tolerance: 2e-6
func.func @main(%x: tensor<1x8x9x3xcomplex<f32>>, %y: tensor<3x3x3x5xcomplex<f32>>) -> (tensor<1x8x9x5xcomplex<f32>>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xcomplex<f32>>, tensor<3x3x3x5xcomplex<f32>>) -> tensor<1x8x9x5xcomplex<f32>>
  return %r : tensor<1x8x9x5xcomplex<f32>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.cbrt %x : tensor<7x33xcomplex<f64>>
  %r1 = stablehlo.cosine %x : tensor<7x33xcomplex<f64>>
  %r2 = stablehlo.exponential %x : tensor<7x33xcomplex<f64>>
  %r3 = stablehlo.exponential_minus_one %x : tensor<7x33xcomplex<f64>>
  %r4 = stablehlo.log %x : tensor<7x33xcomplex<f64>>
  %r5 = stablehlo.log_plus_one %x : tensor<7x33xcomplex<f64>>
  %r6 = stablehlo.logistic %x : tensor<7x33xcomplex<f64>>
  %r7 = stablehlo.negate %x : tensor<7x33xcomplex<f64>>
  %r8 = stablehlo.rsqrt %x : tensor<7x33xcomplex<f64>>
  %r9 = stablehlo.sign %x : tensor<7x33xcomplex<f64>>
  %r10 = stablehlo.sine %x : tensor<7x33xcomplex<f64>>
  %r11 = stablehlo.sqrt %x : tensor<7x33xcomplex<f64>>
  %r12 = stablehlo.tan %x : tensor<7x33xcomplex<f64>>
  %r13 = stablehlo.tanh %x : tensor<7x33xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<7x33xcomplex<f64>>, %y: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xcomplex<f64>>
  %r1 = stablehlo.divide %x, %y : tensor<7x33xcomplex<f64>>
  %r2 = stablehlo.maximum %x, %y : tensor<7x33xcomplex<f64>>
  %r3 = stablehlo.minimum %x, %y : tensor<7x33xcomplex<f64>>
  %r4 = stablehlo.multiply %x, %y : tensor<7x33xcomplex<f64>>
  %r5 = stablehlo.power %x, %y : tensor<7x33xcomplex<f64>>
  %r6 = stablehlo.subtract %x, %y : tensor<7x33xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>) -> tensor<7x33xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %e, %n : tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xcomplex<f64>>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xf64>) {
  %r = stablehlo.abs %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf64>
  return %r : tensor<7x33xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xf64>
  %r17 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xcomplex<f32>>
  %r18 = stablehlo.convert %x : (tensor<7x33xcomplex<f64>>) -> tensor<7x33xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>, tensor<7x33xcomplex<f32>>, tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xcomplex<f64>>, %y: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xcomplex<f64>>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xcomplex<f64>>
  return %s : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.cbrt %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.cosine %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.exponential %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.exponential_minus_one %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.log %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.log_plus_one %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.logistic %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.negate %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.rsqrt %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.sign %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.sine %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.sqrt %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.tan %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.tanh %x : tensor<1x2003xcomplex<f64>>
  return %r0 : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.maximum %x, %y : tensor<1x2003xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.minimum %x, %y : tensor<1x2003xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.multiply %x, %y : tensor<1x2003xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.subtract %x, %y : tensor<1x2003xcomplex<f64>>
  %e = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %n = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xcomplex<f64>>, tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  return %r0, %e, %n : tensor<1x2003xcomplex<f64>>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xf64>) {
  %r = stablehlo.abs %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf64>
  return %r : tensor<1x2003xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>, tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xf64>
  %r17 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xcomplex<f32>>
  %r18 = stablehlo.convert %x : (tensor<1x2003xcomplex<f64>>) -> tensor<1x2003xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>, tensor<1x2003xcomplex<f32>>, tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 1e-13
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xcomplex<f64>>, %y: tensor<1x2003xcomplex<f64>>) -> (tensor<1x2003xcomplex<f64>>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xcomplex<f64>>
  return %s : tensor<1x2003xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi1>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi4>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui8>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi64>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xbf16>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf64>) -> (tensor<7x33xcomplex<f64>>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xcomplex<f64>>
  return %r0 : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<7x33xcomplex<f64>>, %y: tensor<7x33xcomplex<f64>>, %z: tensor<7x33xcomplex<f64>>) -> (tensor<7x33xcomplex<f64>>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xcomplex<f64>>
  %b = stablehlo.add %a, %z : tensor<7x33xcomplex<f64>>
  %c = stablehlo.multiply %b, %b : tensor<7x33xcomplex<f64>>
  %d = stablehlo.subtract %c, %a : tensor<7x33xcomplex<f64>>
  return %d : tensor<7x33xcomplex<f64>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x5x17xcomplex<f64>>, %y: tensor<3x2x17xcomplex<f64>>, %p: tensor<complex<f64>>) -> (tensor<51x5xcomplex<f64>>, tensor<3x7x17xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>, tensor<4x6x38xcomplex<f64>>, tensor<5x37xcomplex<f64>>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xcomplex<f64>>) -> tensor<17x3x5xcomplex<f64>>
  %r = stablehlo.reshape %t : (tensor<17x3x5xcomplex<f64>>) -> tensor<51x5xcomplex<f64>>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xcomplex<f64>>, tensor<3x2x17xcomplex<f64>>) -> tensor<3x7x17xcomplex<f64>>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xcomplex<f64>>) -> tensor<3x3x5xcomplex<f64>>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xcomplex<f64>>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6x38xcomplex<f64>>
  %i = stablehlo.iota dim = 1 : tensor<5x37xcomplex<f64>>
  %k = stablehlo.constant dense<(1.5,-2.0)> : tensor<37xcomplex<f64>>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xcomplex<f64>>) -> tensor<5x37xcomplex<f64>>
  %j = stablehlo.subtract %i, %b : tensor<5x37xcomplex<f64>>
  return %r, %c, %v, %q, %j : tensor<51x5xcomplex<f64>>, tensor<3x7x17xcomplex<f64>>, tensor<3x3x5xcomplex<f64>>, tensor<4x6x38xcomplex<f64>>, tensor<5x37xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<6x200xcomplex<f64>>) -> (tensor<6xcomplex<f64>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
  return %r : tensor<6xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<6x200xcomplex<f64>>) -> (tensor<200xcomplex<f64>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xcomplex<f64>>, tensor<complex<f64>>) -> tensor<200xcomplex<f64>>
  return %r : tensor<200xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<333xcomplex<f64>>) -> (tensor<complex<f64>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %r : tensor<complex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<4x9xcomplex<f64>>) -> (tensor<4xcomplex<f64>>) {
  %z = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<4x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %r : tensor<4xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x9x11xcomplex<f64>>) -> (tensor<2x5x11xcomplex<f64>>) {
  %z = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
      %s = stablehlo.add %a, %b : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x5x11xcomplex<f64>>
  return %r : tensor<2x5x11xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x5x19xcomplex<f64>>, %y: tensor<2x19x21xcomplex<f64>>) -> (tensor<2x5x21xcomplex<f64>>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xcomplex<f64>>, tensor<2x19x21xcomplex<f64>>) -> tensor<2x5x21xcomplex<f64>>
  return %r : tensor<2x5x21xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x8x9x3xcomplex<f64>>, %y: tensor<3x3x3x5xcomplex<f64>>) -> (tensor<1x8x9x5xcomplex<f64>>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xcomplex<f64>>, tensor<3x3x3x5xcomplex<f64>>) -> tensor<1x8x9x5xcomplex<f64>>
  return %r : tensor<1x8x9x5xcomplex<f64>>
}
