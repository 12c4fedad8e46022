// tolerance: 0
func.func @main(%x: tensor<7x33xi1>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi1>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi1>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi2>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xi2>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi2>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xi2>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi4>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xi4>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi4>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xi4>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi8>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi8>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi8>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi8>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi16>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi16>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi16>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi16>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi32>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi32>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi32>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi32>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xi64>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xi64>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xi64>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xi64>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui2>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xui2>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui2>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xui2>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui4>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xui4>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui4>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xui4>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui8>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui8>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui8>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui16>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui16>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui16>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui16>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui32>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui32>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui32>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui32>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xui64>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xui64>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xui64>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xui64>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf16>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xf16>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xf16>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xf16>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xbf16>) -> (tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi2>
  %r2 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi4>
  %r3 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi8>
  %r4 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi16>
  %r5 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi32>
  %r6 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xi64>
  %r7 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui2>
  %r8 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui4>
  %r9 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui8>
  %r10 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui16>
  %r11 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui32>
  %r12 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xui64>
  %r13 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xf16>
  %r14 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xbf16>
  %r15 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xf32>
  %r16 = stablehlo.convert %x : (tensor<7x33xbf16>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<7x33xi1>, tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf16>, tensor<7x33xbf16>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xbf16>) -> (tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %r1 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi2>
  %r2 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi4>
  %r3 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi8>
  %r4 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi32>
  %r6 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi64>
  %r7 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui2>
  %r8 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui4>
  %r9 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui8>
  %r10 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui16>
  %r11 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui32>
  %r12 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xui64>
  %r13 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xf16>
  %r14 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xbf16>
  %r15 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xf32>
  %r16 = stablehlo.convert %x : (tensor<1x2003xbf16>) -> tensor<1x2003xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16 : tensor<1x2003xi1>, tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xi8>, tensor<1x2003xi16>, tensor<1x2003xi32>, tensor<1x2003xi64>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xui8>, tensor<1x2003xui16>, tensor<1x2003xui32>, tensor<1x2003xui64>, tensor<1x2003xf16>, tensor<1x2003xbf16>, tensor<1x2003xf32>, tensor<1x2003xf64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xf32>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xf32>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf64>) -> (tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi2>
  %r1 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi4>
  %r2 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui2>
  %r3 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui4>
  %r4 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xf16>
  %r5 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi4>, tensor<7x33xui2>, tensor<7x33xui4>, tensor<7x33xf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<1x2003xf64>) -> (tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xi2>
  %r1 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xi4>
  %r2 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xui2>
  %r3 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xui4>
  %r4 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xf16>
  %r5 = stablehlo.convert %x : (tensor<1x2003xf64>) -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi4>, tensor<1x2003xui2>, tensor<1x2003xui4>, tensor<1x2003xf16>, tensor<1x2003xbf16>
}
