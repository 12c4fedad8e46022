// inputs: special
func.func @main(%x: tensor<1x1201xi1>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xi1>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi1>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xi1>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi8>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xi8>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi8>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xi8>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi16>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xi16>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi16>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xi16>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi32>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xi32>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi32>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xi32>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xi64>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xi64>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi64>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xi64>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui8>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xui8>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui8>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xui8>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui16>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xui16>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui16>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xui16>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui32>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xui32>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui32>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xui32>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xui64>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xui64>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui64>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xui64>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf32>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xf32>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf32>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1201xf64>) -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1201xi1>, tensor<1x1201xi8>, tensor<1x1201xi16>, tensor<1x1201xi32>, tensor<1x1201xi64>, tensor<1x1201xui8>, tensor<1x1201xui16>, tensor<1x1201xui32>, tensor<1x1201xui64>, tensor<1x1201xf32>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf64>) -> (tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi1>
  %r1 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi8>
  %r2 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi16>
  %r3 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi32>
  %r4 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi64>
  %r5 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui8>
  %r6 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui16>
  %r7 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui32>
  %r8 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui64>
  %r9 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf32>
  %r10 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xi1>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xui8>, tensor<17xui16>, tensor<17xui32>, tensor<17xui64>, tensor<17xf32>, tensor<17xf64>
}
