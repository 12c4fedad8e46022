// tolerance: 0
// inputs: special
func.func @main(%w2: tensor<3x19x2xi1>, %w4: tensor<3x19x4xi1>, %w8: tensor<3x19x8xi1>, %w16: tensor<3x19x16xi1>, %w32: tensor<3x19x32xi1>, %w64: tensor<3x19x64xi1>) -> (tensor<3x19xi2>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x19xui2>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi1>) -> tensor<3x19xi2>
  %r1 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi1>) -> tensor<3x19xi4>
  %r2 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi1>) -> tensor<3x19xi8>
  %r3 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi1>) -> tensor<3x19xi16>
  %r4 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi1>) -> tensor<3x19xi32>
  %r5 = stablehlo.bitcast_convert %w64 : (tensor<3x19x64xi1>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi1>) -> tensor<3x19xui2>
  %r7 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi1>) -> tensor<3x19xui4>
  %r8 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi1>) -> tensor<3x19xui8>
  %r9 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi1>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi1>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w64 : (tensor<3x19x64xi1>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi1>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi1>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi1>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w64 : (tensor<3x19x64xi1>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x19xi2>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x19xui2>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi2>, %w2: tensor<3x19x2xi2>, %w4: tensor<3x19x4xi2>, %w8: tensor<3x19x8xi2>, %w16: tensor<3x19x16xi2>, %w32: tensor<3x19x32xi2>) -> (tensor<3x33x2xi1>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33xui2>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi2>) -> tensor<3x33x2xi1>
  %r1 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi2>) -> tensor<3x19xi4>
  %r2 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi2>) -> tensor<3x19xi8>
  %r3 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi2>) -> tensor<3x19xi16>
  %r4 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi2>) -> tensor<3x19xi32>
  %r5 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi2>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi2>) -> tensor<3x33xui2>
  %r7 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi2>) -> tensor<3x19xui4>
  %r8 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi2>) -> tensor<3x19xui8>
  %r9 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi2>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi2>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi2>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi2>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi2>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi2>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xi2>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x2xi1>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33xui2>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi4>, %w2: tensor<3x19x2xi4>, %w4: tensor<3x19x4xi4>, %w8: tensor<3x19x8xi4>, %w16: tensor<3x19x16xi4>) -> (tensor<3x33x4xi1>, tensor<3x33x2xi2>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x2xui2>, tensor<3x33xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi4>) -> tensor<3x33x4xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xi4>) -> tensor<3x33x2xi2>
  %r2 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi4>) -> tensor<3x19xi8>
  %r3 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi4>) -> tensor<3x19xi16>
  %r4 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi4>) -> tensor<3x19xi32>
  %r5 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi4>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi4>) -> tensor<3x33x2xui2>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xi4>) -> tensor<3x33xui4>
  %r8 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi4>) -> tensor<3x19xui8>
  %r9 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi4>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi4>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi4>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi4>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi4>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi4>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xi4>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x4xi1>, tensor<3x33x2xi2>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x2xui2>, tensor<3x33xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi8>, %w2: tensor<3x19x2xi8>, %w4: tensor<3x19x4xi8>, %w8: tensor<3x19x8xi8>) -> (tensor<3x33x8xi1>, tensor<3x33x4xi2>, tensor<3x33x2xi4>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x4xui2>, tensor<3x33x2xui4>, tensor<3x33xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33x8xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33x4xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33x2xi4>
  %r3 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi8>) -> tensor<3x19xi16>
  %r4 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi8>) -> tensor<3x19xi32>
  %r5 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi8>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33x4xui2>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33x2xui4>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xi8>) -> tensor<3x33xui8>
  %r9 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi8>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi8>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi8>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi8>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi8>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi8>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xi8>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x8xi1>, tensor<3x33x4xi2>, tensor<3x33x2xi4>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x4xui2>, tensor<3x33x2xui4>, tensor<3x33xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi16>, %w2: tensor<3x19x2xi16>, %w4: tensor<3x19x4xi16>) -> (tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x16xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x8xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x4xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x2xi8>
  %r4 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi16>) -> tensor<3x19xi32>
  %r5 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi16>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x8xui2>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x4xui4>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33x2xui8>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33xui16>
  %r10 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi16>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi16>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xi16>) -> tensor<3x33xbf16>
  %r14 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi16>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xi16>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi32>, %w2: tensor<3x19x2xi32>) -> (tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x33xui32>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x33xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x32xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x16xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x8xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x4xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x2xi16>
  %r5 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi32>) -> tensor<3x19xi64>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x16xui2>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x8xui4>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x4xui8>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x2xui16>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33xui32>
  %r11 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi32>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x2xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33x2xbf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xi32>) -> tensor<3x33xf32>
  %r15 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xi32>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x33xui32>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x33xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xi64>) -> (tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33xui64>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>, tensor<3x33xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x64xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x32xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x16xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x8xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x4xi16>
  %r5 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x2xi32>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x32xui2>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x16xui4>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x8xui8>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x4xui16>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x2xui32>
  %r11 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33xui64>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x4xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x4xbf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33x2xf32>
  %r15 = stablehlo.bitcast_convert %x : (tensor<3x33xi64>) -> tensor<3x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33xui64>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>, tensor<3x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui2>, %w2: tensor<3x19x2xui2>, %w4: tensor<3x19x4xui2>, %w8: tensor<3x19x8xui2>, %w16: tensor<3x19x16xui2>, %w32: tensor<3x19x32xui2>) -> (tensor<3x33x2xi1>, tensor<3x33xi2>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui2>) -> tensor<3x33x2xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui2>) -> tensor<3x33xi2>
  %r2 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui2>) -> tensor<3x19xi4>
  %r3 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui2>) -> tensor<3x19xi8>
  %r4 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui2>) -> tensor<3x19xi16>
  %r5 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui2>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xui2>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui2>) -> tensor<3x19xui4>
  %r8 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui2>) -> tensor<3x19xui8>
  %r9 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui2>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui2>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xui2>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui2>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui2>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui2>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w32 : (tensor<3x19x32xui2>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x2xi1>, tensor<3x33xi2>, tensor<3x19xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x19xui4>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui4>, %w2: tensor<3x19x2xui4>, %w4: tensor<3x19x4xui4>, %w8: tensor<3x19x8xui4>, %w16: tensor<3x19x16xui4>) -> (tensor<3x33x4xi1>, tensor<3x33x2xi2>, tensor<3x33xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x2xui2>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui4>) -> tensor<3x33x4xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui4>) -> tensor<3x33x2xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xui4>) -> tensor<3x33xi4>
  %r3 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui4>) -> tensor<3x19xi8>
  %r4 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui4>) -> tensor<3x19xi16>
  %r5 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui4>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui4>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xui4>) -> tensor<3x33x2xui2>
  %r8 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui4>) -> tensor<3x19xui8>
  %r9 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui4>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui4>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui4>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui4>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui4>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui4>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w16 : (tensor<3x19x16xui4>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x4xi1>, tensor<3x33x2xi2>, tensor<3x33xi4>, tensor<3x19xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x2xui2>, tensor<3x19xui8>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui8>, %w2: tensor<3x19x2xui8>, %w4: tensor<3x19x4xui8>, %w8: tensor<3x19x8xui8>) -> (tensor<3x33x8xi1>, tensor<3x33x4xi2>, tensor<3x33x2xi4>, tensor<3x33xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x4xui2>, tensor<3x33x2xui4>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33x8xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33x4xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33x2xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33xi8>
  %r4 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui8>) -> tensor<3x19xi16>
  %r5 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui8>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui8>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33x4xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xui8>) -> tensor<3x33x2xui4>
  %r9 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui8>) -> tensor<3x19xui16>
  %r10 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui8>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui8>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui8>) -> tensor<3x19xf16>
  %r13 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui8>) -> tensor<3x19xbf16>
  %r14 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui8>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w8 : (tensor<3x19x8xui8>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x8xi1>, tensor<3x33x4xi2>, tensor<3x33x2xi4>, tensor<3x33xi8>, tensor<3x19xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x4xui2>, tensor<3x33x2xui4>, tensor<3x19xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x19xf16>, tensor<3x19xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui16>, %w2: tensor<3x19x2xui16>, %w4: tensor<3x19x4xui16>) -> (tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x16xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x8xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x4xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x2xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33xi16>
  %r5 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui16>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui16>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x8xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x4xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33x2xui8>
  %r10 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui16>) -> tensor<3x19xui32>
  %r11 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui16>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xui16>) -> tensor<3x33xbf16>
  %r14 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui16>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xui16>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui32>, %w2: tensor<3x19x2xui32>) -> (tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x33xi32>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x33xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x32xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x16xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x8xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x4xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x2xi16>
  %r5 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33xi32>
  %r6 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui32>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x16xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x8xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x4xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x2xui16>
  %r11 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui32>) -> tensor<3x19xui64>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x2xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33x2xbf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xui32>) -> tensor<3x33xf32>
  %r15 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xui32>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x33xi32>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x33xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xui64>) -> (tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33xi64>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>, tensor<3x33xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x64xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x32xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x16xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x8xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x4xi16>
  %r5 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x2xi32>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x32xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x16xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x8xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x4xui16>
  %r11 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x2xui32>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x4xf16>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x4xbf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33x2xf32>
  %r15 = stablehlo.bitcast_convert %x : (tensor<3x33xui64>) -> tensor<3x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33xi64>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>, tensor<3x33xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf16>, %w2: tensor<3x19x2xf16>, %w4: tensor<3x19x4xf16>) -> (tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x16xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x8xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x4xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x2xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33xi16>
  %r5 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf16>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xf16>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x8xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x4xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33x2xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33xui16>
  %r11 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf16>) -> tensor<3x19xui32>
  %r12 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xf16>) -> tensor<3x19xui64>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xf16>) -> tensor<3x33xbf16>
  %r14 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf16>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xf16>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xbf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xbf16>, %w2: tensor<3x19x2xbf16>, %w4: tensor<3x19x4xbf16>) -> (tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x19xf32>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x16xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x8xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x4xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x2xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33xi16>
  %r5 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xbf16>) -> tensor<3x19xi32>
  %r6 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xbf16>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x8xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x4xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33x2xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33xui16>
  %r11 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xbf16>) -> tensor<3x19xui32>
  %r12 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xbf16>) -> tensor<3x19xui64>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xbf16>) -> tensor<3x33xf16>
  %r14 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xbf16>) -> tensor<3x19xf32>
  %r15 = stablehlo.bitcast_convert %w4 : (tensor<3x19x4xbf16>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x16xi1>, tensor<3x33x8xi2>, tensor<3x33x4xi4>, tensor<3x33x2xi8>, tensor<3x33xi16>, tensor<3x19xi32>, tensor<3x19xi64>, tensor<3x33x8xui2>, tensor<3x33x4xui4>, tensor<3x33x2xui8>, tensor<3x33xui16>, tensor<3x19xui32>, tensor<3x19xui64>, tensor<3x33xf16>, tensor<3x19xf32>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w2: tensor<3x19x2xf32>) -> (tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x33xi32>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x33xui32>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x19xf64>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x32xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x16xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x8xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x4xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x2xi16>
  %r5 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33xi32>
  %r6 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf32>) -> tensor<3x19xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x16xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x8xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x4xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x2xui16>
  %r11 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33xui32>
  %r12 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf32>) -> tensor<3x19xui64>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x2xf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xf32>) -> tensor<3x33x2xbf16>
  %r15 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xf32>) -> tensor<3x19xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x32xi1>, tensor<3x33x16xi2>, tensor<3x33x8xi4>, tensor<3x33x4xi8>, tensor<3x33x2xi16>, tensor<3x33xi32>, tensor<3x19xi64>, tensor<3x33x16xui2>, tensor<3x33x8xui4>, tensor<3x33x4xui8>, tensor<3x33x2xui16>, tensor<3x33xui32>, tensor<3x19xui64>, tensor<3x33x2xf16>, tensor<3x33x2xbf16>, tensor<3x19xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf64>) -> (tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33xi64>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33xui64>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x64xi1>
  %r1 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x32xi2>
  %r2 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x16xi4>
  %r3 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x8xi8>
  %r4 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x4xi16>
  %r5 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x2xi32>
  %r6 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33xi64>
  %r7 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x32xui2>
  %r8 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x16xui4>
  %r9 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x8xui8>
  %r10 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x4xui16>
  %r11 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x2xui32>
  %r12 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33xui64>
  %r13 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x4xf16>
  %r14 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x4xbf16>
  %r15 = stablehlo.bitcast_convert %x : (tensor<3x33xf64>) -> tensor<3x33x2xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x33x64xi1>, tensor<3x33x32xi2>, tensor<3x33x16xi4>, tensor<3x33x8xi8>, tensor<3x33x4xi16>, tensor<3x33x2xi32>, tensor<3x33xi64>, tensor<3x33x32xui2>, tensor<3x33x16xui4>, tensor<3x33x8xui8>, tensor<3x33x4xui16>, tensor<3x33x2xui32>, tensor<3x33xui64>, tensor<3x33x4xf16>, tensor<3x33x4xbf16>, tensor<3x33x2xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%w2: tensor<3x19x2xcomplex<f32>>) -> (tensor<3x19xcomplex<f64>>) {
  %r0 = stablehlo.bitcast_convert %w2 : (tensor<3x19x2xcomplex<f32>>) -> tensor<3x19xcomplex<f64>>
  return %r0 : tensor<3x19xcomplex<f64>>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xcomplex<f64>>) -> (tensor<3x33x2xcomplex<f32>>) {
  %r0 = stablehlo.bitcast_convert %x : (tensor<3x33xcomplex<f64>>) -> tensor<3x33x2xcomplex<f32>>
  return %r0 : tensor<3x33x2xcomplex<f32>>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<0xf32>) -> (tensor<0xi32>, tensor<0x2xi16>, tensor<0xf32>) {
  %a = stablehlo.add %x, %x : tensor<0xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<0xf32>) -> tensor<0xi32>
  %c = stablehlo.negate %b : tensor<0xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<0xi32>) -> tensor<0x2xi16>
  %e = stablehlo.negate %d : tensor<0x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<0x2xi16>) -> tensor<0xf32>
  return %c, %e, %f : tensor<0xi32>, tensor<0x2xi16>, tensor<0xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<1xf32>) -> (tensor<1xi32>, tensor<1x2xi16>, tensor<1xf32>) {
  %a = stablehlo.add %x, %x : tensor<1xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<1xf32>) -> tensor<1xi32>
  %c = stablehlo.negate %b : tensor<1xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<1xi32>) -> tensor<1x2xi16>
  %e = stablehlo.negate %d : tensor<1x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<1x2xi16>) -> tensor<1xf32>
  return %c, %e, %f : tensor<1xi32>, tensor<1x2xi16>, tensor<1xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<15xf32>) -> (tensor<15xi32>, tensor<15x2xi16>, tensor<15xf32>) {
  %a = stablehlo.add %x, %x : tensor<15xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<15xf32>) -> tensor<15xi32>
  %c = stablehlo.negate %b : tensor<15xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<15xi32>) -> tensor<15x2xi16>
  %e = stablehlo.negate %d : tensor<15x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<15x2xi16>) -> tensor<15xf32>
  return %c, %e, %f : tensor<15xi32>, tensor<15x2xi16>, tensor<15xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<16xf32>) -> (tensor<16xi32>, tensor<16x2xi16>, tensor<16xf32>) {
  %a = stablehlo.add %x, %x : tensor<16xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<16xf32>) -> tensor<16xi32>
  %c = stablehlo.negate %b : tensor<16xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<16xi32>) -> tensor<16x2xi16>
  %e = stablehlo.negate %d : tensor<16x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<16x2xi16>) -> tensor<16xf32>
  return %c, %e, %f : tensor<16xi32>, tensor<16x2xi16>, tensor<16xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<17xf32>) -> (tensor<17xi32>, tensor<17x2xi16>, tensor<17xf32>) {
  %a = stablehlo.add %x, %x : tensor<17xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<17xf32>) -> tensor<17xi32>
  %c = stablehlo.negate %b : tensor<17xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<17xi32>) -> tensor<17x2xi16>
  %e = stablehlo.negate %d : tensor<17x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<17x2xi16>) -> tensor<17xf32>
  return %c, %e, %f : tensor<17xi32>, tensor<17x2xi16>, tensor<17xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<127xf32>) -> (tensor<127xi32>, tensor<127x2xi16>, tensor<127xf32>) {
  %a = stablehlo.add %x, %x : tensor<127xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<127xf32>) -> tensor<127xi32>
  %c = stablehlo.negate %b : tensor<127xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<127xi32>) -> tensor<127x2xi16>
  %e = stablehlo.negate %d : tensor<127x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<127x2xi16>) -> tensor<127xf32>
  return %c, %e, %f : tensor<127xi32>, tensor<127x2xi16>, tensor<127xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<128xf32>) -> (tensor<128xi32>, tensor<128x2xi16>, tensor<128xf32>) {
  %a = stablehlo.add %x, %x : tensor<128xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<128xf32>) -> tensor<128xi32>
  %c = stablehlo.negate %b : tensor<128xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<128xi32>) -> tensor<128x2xi16>
  %e = stablehlo.negate %d : tensor<128x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<128x2xi16>) -> tensor<128xf32>
  return %c, %e, %f : tensor<128xi32>, tensor<128x2xi16>, tensor<128xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<129xf32>) -> (tensor<129xi32>, tensor<129x2xi16>, tensor<129xf32>) {
  %a = stablehlo.add %x, %x : tensor<129xf32>
  %b = stablehlo.bitcast_convert %a : (tensor<129xf32>) -> tensor<129xi32>
  %c = stablehlo.negate %b : tensor<129xi32>
  %d = stablehlo.bitcast_convert %c : (tensor<129xi32>) -> tensor<129x2xi16>
  %e = stablehlo.negate %d : tensor<129x2xi16>
  %f = stablehlo.bitcast_convert %e : (tensor<129x2xi16>) -> tensor<129xf32>
  return %c, %e, %f : tensor<129xi32>, tensor<129x2xi16>, tensor<129xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<f64>) -> (tensor<ui64>, tensor<16xi4>, tensor<i64>) {
  %a = stablehlo.bitcast_convert %x : (tensor<f64>) -> tensor<ui64>
  %b = stablehlo.bitcast_convert %a : (tensor<ui64>) -> tensor<16xi4>
  %c = stablehlo.bitcast_convert %b : (tensor<16xi4>) -> tensor<i64>
  return %a, %b, %c : tensor<ui64>, tensor<16xi4>, tensor<i64>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x401xf16>) -> (tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf16>
  %r1 = stablehlo.reduce_precision %x, format = e1m10 : tensor<3x401xf16>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf16>
  %r3 = stablehlo.reduce_precision %x, format = e3m1 : tensor<3x401xf16>
  %r4 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf16>
  %r5 = stablehlo.reduce_precision %x, format = e4m10 : tensor<3x401xf16>
  %r6 = stablehlo.reduce_precision %x, format = e5m0 : tensor<3x401xf16>
  %r7 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf16>
  %r8 = stablehlo.reduce_precision %x, format = e5m9 : tensor<3x401xf16>
  %r9 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf16>
  %r10 = stablehlo.reduce_precision %x, format = e5m15 : tensor<3x401xf16>
  %r11 = stablehlo.reduce_precision %x, format = e6m10 : tensor<3x401xf16>
  %r12 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf16>
  %r13 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x401xf16>) -> (tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf16>
  %r1 = stablehlo.reduce_precision %x, format = e1m10 : tensor<3x401xf16>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf16>
  %r3 = stablehlo.reduce_precision %x, format = e3m1 : tensor<3x401xf16>
  %r4 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf16>
  %r5 = stablehlo.reduce_precision %x, format = e4m10 : tensor<3x401xf16>
  %r6 = stablehlo.reduce_precision %x, format = e5m0 : tensor<3x401xf16>
  %r7 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf16>
  %r8 = stablehlo.reduce_precision %x, format = e5m9 : tensor<3x401xf16>
  %r9 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf16>
  %r10 = stablehlo.reduce_precision %x, format = e5m15 : tensor<3x401xf16>
  %r11 = stablehlo.reduce_precision %x, format = e6m10 : tensor<3x401xf16>
  %r12 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf16>
  %r13 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>, tensor<3x401xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x401xbf16>) -> (tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xbf16>
  %r1 = stablehlo.reduce_precision %x, format = e1m7 : tensor<3x401xbf16>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xbf16>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xbf16>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xbf16>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xbf16>
  %r6 = stablehlo.reduce_precision %x, format = e6m1 : tensor<3x401xbf16>
  %r7 = stablehlo.reduce_precision %x, format = e7m7 : tensor<3x401xbf16>
  %r8 = stablehlo.reduce_precision %x, format = e8m0 : tensor<3x401xbf16>
  %r9 = stablehlo.reduce_precision %x, format = e8m6 : tensor<3x401xbf16>
  %r10 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xbf16>
  %r11 = stablehlo.reduce_precision %x, format = e8m12 : tensor<3x401xbf16>
  %r12 = stablehlo.reduce_precision %x, format = e9m7 : tensor<3x401xbf16>
  %r13 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x401xbf16>) -> (tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xbf16>
  %r1 = stablehlo.reduce_precision %x, format = e1m7 : tensor<3x401xbf16>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xbf16>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xbf16>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xbf16>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xbf16>
  %r6 = stablehlo.reduce_precision %x, format = e6m1 : tensor<3x401xbf16>
  %r7 = stablehlo.reduce_precision %x, format = e7m7 : tensor<3x401xbf16>
  %r8 = stablehlo.reduce_precision %x, format = e8m0 : tensor<3x401xbf16>
  %r9 = stablehlo.reduce_precision %x, format = e8m6 : tensor<3x401xbf16>
  %r10 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xbf16>
  %r11 = stablehlo.reduce_precision %x, format = e8m12 : tensor<3x401xbf16>
  %r12 = stablehlo.reduce_precision %x, format = e9m7 : tensor<3x401xbf16>
  %r13 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>, tensor<3x401xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x401xf32>) -> (tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf32>
  %r1 = stablehlo.reduce_precision %x, format = e1m23 : tensor<3x401xf32>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf32>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf32>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf32>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf32>
  %r6 = stablehlo.reduce_precision %x, format = e6m1 : tensor<3x401xf32>
  %r7 = stablehlo.reduce_precision %x, format = e7m23 : tensor<3x401xf32>
  %r8 = stablehlo.reduce_precision %x, format = e8m0 : tensor<3x401xf32>
  %r9 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf32>
  %r10 = stablehlo.reduce_precision %x, format = e8m22 : tensor<3x401xf32>
  %r11 = stablehlo.reduce_precision %x, format = e8m23 : tensor<3x401xf32>
  %r12 = stablehlo.reduce_precision %x, format = e8m28 : tensor<3x401xf32>
  %r13 = stablehlo.reduce_precision %x, format = e9m23 : tensor<3x401xf32>
  %r14 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x401xf32>) -> (tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf32>
  %r1 = stablehlo.reduce_precision %x, format = e1m23 : tensor<3x401xf32>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf32>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf32>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf32>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf32>
  %r6 = stablehlo.reduce_precision %x, format = e6m1 : tensor<3x401xf32>
  %r7 = stablehlo.reduce_precision %x, format = e7m23 : tensor<3x401xf32>
  %r8 = stablehlo.reduce_precision %x, format = e8m0 : tensor<3x401xf32>
  %r9 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf32>
  %r10 = stablehlo.reduce_precision %x, format = e8m22 : tensor<3x401xf32>
  %r11 = stablehlo.reduce_precision %x, format = e8m23 : tensor<3x401xf32>
  %r12 = stablehlo.reduce_precision %x, format = e8m28 : tensor<3x401xf32>
  %r13 = stablehlo.reduce_precision %x, format = e9m23 : tensor<3x401xf32>
  %r14 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>, tensor<3x401xf32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x401xf64>) -> (tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf64>
  %r1 = stablehlo.reduce_precision %x, format = e1m52 : tensor<3x401xf64>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf64>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf64>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf64>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf64>
  %r6 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf64>
  %r7 = stablehlo.reduce_precision %x, format = e8m23 : tensor<3x401xf64>
  %r8 = stablehlo.reduce_precision %x, format = e9m1 : tensor<3x401xf64>
  %r9 = stablehlo.reduce_precision %x, format = e10m52 : tensor<3x401xf64>
  %r10 = stablehlo.reduce_precision %x, format = e11m0 : tensor<3x401xf64>
  %r11 = stablehlo.reduce_precision %x, format = e11m51 : tensor<3x401xf64>
  %r12 = stablehlo.reduce_precision %x, format = e11m52 : tensor<3x401xf64>
  %r13 = stablehlo.reduce_precision %x, format = e11m57 : tensor<3x401xf64>
  %r14 = stablehlo.reduce_precision %x, format = e12m52 : tensor<3x401xf64>
  %r15 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x401xf64>) -> (tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>) {
  %r0 = stablehlo.reduce_precision %x, format = e1m0 : tensor<3x401xf64>
  %r1 = stablehlo.reduce_precision %x, format = e1m52 : tensor<3x401xf64>
  %r2 = stablehlo.reduce_precision %x, format = e2m3 : tensor<3x401xf64>
  %r3 = stablehlo.reduce_precision %x, format = e4m3 : tensor<3x401xf64>
  %r4 = stablehlo.reduce_precision %x, format = e5m2 : tensor<3x401xf64>
  %r5 = stablehlo.reduce_precision %x, format = e5m10 : tensor<3x401xf64>
  %r6 = stablehlo.reduce_precision %x, format = e8m7 : tensor<3x401xf64>
  %r7 = stablehlo.reduce_precision %x, format = e8m23 : tensor<3x401xf64>
  %r8 = stablehlo.reduce_precision %x, format = e9m1 : tensor<3x401xf64>
  %r9 = stablehlo.reduce_precision %x, format = e10m52 : tensor<3x401xf64>
  %r10 = stablehlo.reduce_precision %x, format = e11m0 : tensor<3x401xf64>
  %r11 = stablehlo.reduce_precision %x, format = e11m51 : tensor<3x401xf64>
  %r12 = stablehlo.reduce_precision %x, format = e11m52 : tensor<3x401xf64>
  %r13 = stablehlo.reduce_precision %x, format = e11m57 : tensor<3x401xf64>
  %r14 = stablehlo.reduce_precision %x, format = e12m52 : tensor<3x401xf64>
  %r15 = stablehlo.reduce_precision %x, format = e15m60 : tensor<3x401xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>, tensor<3x401xf64>
}
// -----
// tolerance: 0
// Random bits to numbers in [0, 1), as JAX makes them
func.func @main(%x: tensor<33x129xui32>) -> (tensor<33xf32>, tensor<33x129xf32>) {
  %nine = stablehlo.constant dense<9> : tensor<33x129xui32>
  %one = stablehlo.constant dense<1.0> : tensor<33x129xf32>
  %low = stablehlo.constant dense<-0.0> : tensor<f32>
  %exponent = stablehlo.bitcast_convert %one : (tensor<33x129xf32>) -> tensor<33x129xui32>
  %s = stablehlo.shift_right_logical %x, %nine : tensor<33x129xui32>
  %b = stablehlo.or %s, %exponent : tensor<33x129xui32>
  %f = stablehlo.bitcast_convert %b : (tensor<33x129xui32>) -> tensor<33x129xf32>
  %u = stablehlo.subtract %f, %one : tensor<33x129xf32>
  %m = stablehlo.reduce(%u init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<33x129xf32>, tensor<f32>) -> tensor<33xf32>
  return %m, %u : tensor<33xf32>, tensor<33x129xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x401xf8E5M2>, %y: tensor<3x401xf8E4M3>, %z: tensor<3x401xf8E3M4>) -> (tensor<3x401xf8E5M2>, tensor<3x401xf8E4M3>, tensor<3x401xf8E3M4>, tensor<3x401xf8E3M4>) {
  %a = stablehlo.reduce_precision %x, format = e3m1 : tensor<3x401xf8E5M2>
  %b = stablehlo.reduce_precision %y, format = e2m0 : tensor<3x401xf8E4M3>
  %c = stablehlo.reduce_precision %z, format = e1m3 : tensor<3x401xf8E3M4>
  %d = stablehlo.reduce_precision %z, format = e8m1 : tensor<3x401xf8E3M4>
  return %a, %b, %c, %d : tensor<3x401xf8E5M2>, tensor<3x401xf8E4M3>, tensor<3x401xf8E3M4>, tensor<3x401xf8E3M4>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf4E2M1FN>, tensor<3x33xui4>, tensor<3x33xf32>, tensor<3x33x8xf4E2M1FN>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf4E2M1FN>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf4E2M1FN>) -> tensor<3x33xui4>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui4>) -> tensor<3x33xf4E2M1FN>
  %y = stablehlo.convert %r : (tensor<3x33xf4E2M1FN>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x8xf4E2M1FN>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x8xf4E2M1FN>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x8xf4E2M1FN>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf4E2M1FN>, tensor<3x33xui4>, tensor<3x33xf32>, tensor<3x33x8xf4E2M1FN>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>) -> (tensor<3x33xf6E2M3FN>, tensor<3x33xf6E3M2FN>, tensor<3x33xf32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf6E2M3FN>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf6E2M3FN>) -> tensor<3x33xf6E3M2FN>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xf6E3M2FN>) -> tensor<3x33xf6E2M3FN>
  %y = stablehlo.convert %r : (tensor<3x33xf6E2M3FN>) -> tensor<3x33xf32>
  return %q, %b, %y : tensor<3x33xf6E2M3FN>, tensor<3x33xf6E3M2FN>, tensor<3x33xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>) -> (tensor<3x33xf6E3M2FN>, tensor<3x33xf6E2M3FN>, tensor<3x33xf32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf6E3M2FN>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf6E3M2FN>) -> tensor<3x33xf6E2M3FN>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xf6E2M3FN>) -> tensor<3x33xf6E3M2FN>
  %y = stablehlo.convert %r : (tensor<3x33xf6E3M2FN>) -> tensor<3x33xf32>
  return %q, %b, %y : tensor<3x33xf6E3M2FN>, tensor<3x33xf6E2M3FN>, tensor<3x33xf32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E3M4>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E3M4>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E3M4>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E3M4>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E3M4>
  %y = stablehlo.convert %r : (tensor<3x33xf8E3M4>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E3M4>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E3M4>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E3M4>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E3M4>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E3M4>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E4M3>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E4M3>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E4M3>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E4M3>
  %y = stablehlo.convert %r : (tensor<3x33xf8E4M3>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E4M3>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E4M3>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E4M3>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E4M3>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E4M3B11FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3B11FNUZ>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E4M3B11FNUZ>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E4M3B11FNUZ>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E4M3B11FNUZ>
  %y = stablehlo.convert %r : (tensor<3x33xf8E4M3B11FNUZ>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E4M3B11FNUZ>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E4M3B11FNUZ>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E4M3B11FNUZ>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E4M3B11FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3B11FNUZ>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E4M3FN>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3FN>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E4M3FN>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E4M3FN>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E4M3FN>
  %y = stablehlo.convert %r : (tensor<3x33xf8E4M3FN>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E4M3FN>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E4M3FN>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E4M3FN>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E4M3FN>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3FN>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E4M3FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3FNUZ>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E4M3FNUZ>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E4M3FNUZ>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E4M3FNUZ>
  %y = stablehlo.convert %r : (tensor<3x33xf8E4M3FNUZ>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E4M3FNUZ>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E4M3FNUZ>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E4M3FNUZ>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E4M3FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E4M3FNUZ>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E5M2>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E5M2>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E5M2>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E5M2>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E5M2>
  %y = stablehlo.convert %r : (tensor<3x33xf8E5M2>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E5M2>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E5M2>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E5M2>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E5M2>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E5M2>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E5M2FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E5M2FNUZ>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E5M2FNUZ>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E5M2FNUZ>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E5M2FNUZ>
  %y = stablehlo.convert %r : (tensor<3x33xf8E5M2FNUZ>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E5M2FNUZ>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E5M2FNUZ>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E5M2FNUZ>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E5M2FNUZ>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E5M2FNUZ>, tensor<3x33xi32>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x33xf32>, %w: tensor<3x33xi32>) -> (tensor<3x33xf8E8M0FNU>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E8M0FNU>, tensor<3x33xi32>) {
  %q = stablehlo.convert %x : (tensor<3x33xf32>) -> tensor<3x33xf8E8M0FNU>
  %b = stablehlo.bitcast_convert %q : (tensor<3x33xf8E8M0FNU>) -> tensor<3x33xui8>
  %r = stablehlo.bitcast_convert %b : (tensor<3x33xui8>) -> tensor<3x33xf8E8M0FNU>
  %y = stablehlo.convert %r : (tensor<3x33xf8E8M0FNU>) -> tensor<3x33xf32>
  %v = stablehlo.bitcast_convert %w : (tensor<3x33xi32>) -> tensor<3x33x4xf8E8M0FNU>
  %n = stablehlo.reverse %v, dims = [2] : tensor<3x33x4xf8E8M0FNU>
  %u = stablehlo.bitcast_convert %n : (tensor<3x33x4xf8E8M0FNU>) -> tensor<3x33xi32>
  return %q, %b, %y, %v, %u : tensor<3x33xf8E8M0FNU>, tensor<3x33xui8>, tensor<3x33xf32>, tensor<3x33x4xf8E8M0FNU>, tensor<3x33xi32>
}
