func.func @main(%x: tensor<2x0x3xi1>) -> (tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xi1>
  %r1 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xi8>
  %r2 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xi16>
  %r3 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xi32>
  %r4 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xi64>
  %r5 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xui8>
  %r6 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xui16>
  %r7 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xui32>
  %r8 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xui64>
  %r9 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xf32>
  %r10 = stablehlo.convert %x : (tensor<2x0x3xi1>) -> tensor<2x0x3xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>
}
// -----
func.func @main(%x: tensor<1x1xi1>) -> (tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1xi1>) -> tensor<1x1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<7x33xi1>) -> (tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi8>
  %r2 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi16>
  %r3 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi32>
  %r4 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xi64>
  %r5 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui8>
  %r6 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui16>
  %r7 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui32>
  %r8 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xui64>
  %r9 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xf32>
  %r10 = stablehlo.convert %x : (tensor<7x33xi1>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
func.func @main(%x: tensor<4x128xi8>) -> (tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xi1>
  %r1 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xi8>
  %r2 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xi16>
  %r3 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xi32>
  %r4 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xi64>
  %r5 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xui8>
  %r6 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xui16>
  %r7 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xui32>
  %r8 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xui64>
  %r9 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xf32>
  %r10 = stablehlo.convert %x : (tensor<4x128xi8>) -> tensor<4x128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>
}
// -----
func.func @main(%x: tensor<2x3x1x17xi8>) -> (tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xi1>
  %r1 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xi8>
  %r2 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xi16>
  %r3 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xi32>
  %r4 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xi64>
  %r5 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xui8>
  %r6 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xui16>
  %r7 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xui32>
  %r8 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xui64>
  %r9 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xf32>
  %r10 = stablehlo.convert %x : (tensor<2x3x1x17xi8>) -> tensor<2x3x1x17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>
}
// -----
func.func @main(%x: tensor<i8>) -> (tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>) {
  %r0 = stablehlo.convert %x : (tensor<i8>) -> tensor<i1>
  %r1 = stablehlo.convert %x : (tensor<i8>) -> tensor<i8>
  %r2 = stablehlo.convert %x : (tensor<i8>) -> tensor<i16>
  %r3 = stablehlo.convert %x : (tensor<i8>) -> tensor<i32>
  %r4 = stablehlo.convert %x : (tensor<i8>) -> tensor<i64>
  %r5 = stablehlo.convert %x : (tensor<i8>) -> tensor<ui8>
  %r6 = stablehlo.convert %x : (tensor<i8>) -> tensor<ui16>
  %r7 = stablehlo.convert %x : (tensor<i8>) -> tensor<ui32>
  %r8 = stablehlo.convert %x : (tensor<i8>) -> tensor<ui64>
  %r9 = stablehlo.convert %x : (tensor<i8>) -> tensor<f32>
  %r10 = stablehlo.convert %x : (tensor<i8>) -> tensor<f64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>
}
// -----
func.func @main(%x: tensor<0xi16>) -> (tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>) {
  %r0 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xi1>
  %r1 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xi8>
  %r2 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xi16>
  %r3 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xi32>
  %r4 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xi64>
  %r5 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xui8>
  %r6 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xui16>
  %r7 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xui32>
  %r8 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xui64>
  %r9 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xf32>
  %r10 = stablehlo.convert %x : (tensor<0xi16>) -> tensor<0xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>
}
// -----
func.func @main(%x: tensor<1xi16>) -> (tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xi1>
  %r1 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xi8>
  %r2 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xi16>
  %r3 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xi32>
  %r4 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xi64>
  %r5 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xui8>
  %r6 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xui16>
  %r7 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xui32>
  %r8 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xui64>
  %r9 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xf32>
  %r10 = stablehlo.convert %x : (tensor<1xi16>) -> tensor<1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>
}
// -----
func.func @main(%x: tensor<15xi16>) -> (tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>) {
  %r0 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xi1>
  %r1 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xi8>
  %r2 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xi16>
  %r3 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xi32>
  %r4 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xi64>
  %r5 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xui8>
  %r6 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xui16>
  %r7 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xui32>
  %r8 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xui64>
  %r9 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xf32>
  %r10 = stablehlo.convert %x : (tensor<15xi16>) -> tensor<15xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>
}
// -----
func.func @main(%x: tensor<16xi32>) -> (tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>) {
  %r0 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi1>
  %r1 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi8>
  %r2 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi16>
  %r3 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi32>
  %r4 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xi64>
  %r5 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui8>
  %r6 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui16>
  %r7 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui32>
  %r8 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xui64>
  %r9 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf32>
  %r10 = stablehlo.convert %x : (tensor<16xi32>) -> tensor<16xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>
}
// -----
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
func.func @main(%x: tensor<127xi32>) -> (tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>) {
  %r0 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xi1>
  %r1 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xi8>
  %r2 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xi16>
  %r3 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xi32>
  %r4 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xi64>
  %r5 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xui8>
  %r6 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xui16>
  %r7 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xui32>
  %r8 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xui64>
  %r9 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xf32>
  %r10 = stablehlo.convert %x : (tensor<127xi32>) -> tensor<127xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>
}
// -----
func.func @main(%x: tensor<128xi64>) -> (tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xi1>
  %r1 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xi8>
  %r2 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xi16>
  %r3 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xi32>
  %r4 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xi64>
  %r5 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xui8>
  %r6 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xui16>
  %r7 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xui32>
  %r8 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xui64>
  %r9 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xf32>
  %r10 = stablehlo.convert %x : (tensor<128xi64>) -> tensor<128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>
}
// -----
func.func @main(%x: tensor<129xi64>) -> (tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>) {
  %r0 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xi1>
  %r1 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xi8>
  %r2 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xi16>
  %r3 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xi32>
  %r4 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xi64>
  %r5 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xui8>
  %r6 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xui16>
  %r7 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xui32>
  %r8 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xui64>
  %r9 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xf32>
  %r10 = stablehlo.convert %x : (tensor<129xi64>) -> tensor<129xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>
}
// -----
func.func @main(%x: tensor<3x5xi64>) -> (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>) {
  %r0 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xi1>
  %r1 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xi8>
  %r2 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xi16>
  %r3 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xi32>
  %r4 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xi64>
  %r5 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xui8>
  %r6 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xui16>
  %r7 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xui32>
  %r8 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xui64>
  %r9 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xf32>
  %r10 = stablehlo.convert %x : (tensor<3x5xi64>) -> tensor<3x5xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>
}
// -----
func.func @main(%x: tensor<2x0x3xui8>) -> (tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xi1>
  %r1 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xi8>
  %r2 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xi16>
  %r3 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xi32>
  %r4 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xi64>
  %r5 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xui8>
  %r6 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xui16>
  %r7 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xui32>
  %r8 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xui64>
  %r9 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xf32>
  %r10 = stablehlo.convert %x : (tensor<2x0x3xui8>) -> tensor<2x0x3xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>
}
// -----
func.func @main(%x: tensor<1x1xui8>) -> (tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1xui8>) -> tensor<1x1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<7x33xui8>) -> (tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi8>
  %r2 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi16>
  %r3 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi32>
  %r4 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xi64>
  %r5 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui8>
  %r6 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui16>
  %r7 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui32>
  %r8 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xui64>
  %r9 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xf32>
  %r10 = stablehlo.convert %x : (tensor<7x33xui8>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
func.func @main(%x: tensor<4x128xui16>) -> (tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xi1>
  %r1 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xi8>
  %r2 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xi16>
  %r3 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xi32>
  %r4 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xi64>
  %r5 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xui8>
  %r6 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xui16>
  %r7 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xui32>
  %r8 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xui64>
  %r9 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xf32>
  %r10 = stablehlo.convert %x : (tensor<4x128xui16>) -> tensor<4x128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>
}
// -----
func.func @main(%x: tensor<2x3x1x17xui16>) -> (tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xi1>
  %r1 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xi8>
  %r2 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xi16>
  %r3 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xi32>
  %r4 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xi64>
  %r5 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xui8>
  %r6 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xui16>
  %r7 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xui32>
  %r8 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xui64>
  %r9 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xf32>
  %r10 = stablehlo.convert %x : (tensor<2x3x1x17xui16>) -> tensor<2x3x1x17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>
}
// -----
func.func @main(%x: tensor<ui16>) -> (tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>) {
  %r0 = stablehlo.convert %x : (tensor<ui16>) -> tensor<i1>
  %r1 = stablehlo.convert %x : (tensor<ui16>) -> tensor<i8>
  %r2 = stablehlo.convert %x : (tensor<ui16>) -> tensor<i16>
  %r3 = stablehlo.convert %x : (tensor<ui16>) -> tensor<i32>
  %r4 = stablehlo.convert %x : (tensor<ui16>) -> tensor<i64>
  %r5 = stablehlo.convert %x : (tensor<ui16>) -> tensor<ui8>
  %r6 = stablehlo.convert %x : (tensor<ui16>) -> tensor<ui16>
  %r7 = stablehlo.convert %x : (tensor<ui16>) -> tensor<ui32>
  %r8 = stablehlo.convert %x : (tensor<ui16>) -> tensor<ui64>
  %r9 = stablehlo.convert %x : (tensor<ui16>) -> tensor<f32>
  %r10 = stablehlo.convert %x : (tensor<ui16>) -> tensor<f64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>
}
// -----
func.func @main(%x: tensor<0xui32>) -> (tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>) {
  %r0 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xi1>
  %r1 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xi8>
  %r2 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xi16>
  %r3 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xi32>
  %r4 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xi64>
  %r5 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xui8>
  %r6 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xui16>
  %r7 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xui32>
  %r8 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xui64>
  %r9 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xf32>
  %r10 = stablehlo.convert %x : (tensor<0xui32>) -> tensor<0xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>
}
// -----
func.func @main(%x: tensor<1xui32>) -> (tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xi1>
  %r1 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xi8>
  %r2 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xi16>
  %r3 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xi32>
  %r4 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xi64>
  %r5 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xui8>
  %r6 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xui16>
  %r7 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xui32>
  %r8 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xui64>
  %r9 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xf32>
  %r10 = stablehlo.convert %x : (tensor<1xui32>) -> tensor<1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>
}
// -----
func.func @main(%x: tensor<15xui32>) -> (tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>) {
  %r0 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xi1>
  %r1 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xi8>
  %r2 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xi16>
  %r3 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xi32>
  %r4 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xi64>
  %r5 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xui8>
  %r6 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xui16>
  %r7 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xui32>
  %r8 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xui64>
  %r9 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xf32>
  %r10 = stablehlo.convert %x : (tensor<15xui32>) -> tensor<15xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>
}
// -----
func.func @main(%x: tensor<16xui64>) -> (tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>) {
  %r0 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi1>
  %r1 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi8>
  %r2 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi16>
  %r3 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi32>
  %r4 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xi64>
  %r5 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui8>
  %r6 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui16>
  %r7 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui32>
  %r8 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xui64>
  %r9 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf32>
  %r10 = stablehlo.convert %x : (tensor<16xui64>) -> tensor<16xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>
}
// -----
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
func.func @main(%x: tensor<127xui64>) -> (tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>) {
  %r0 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xi1>
  %r1 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xi8>
  %r2 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xi16>
  %r3 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xi32>
  %r4 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xi64>
  %r5 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xui8>
  %r6 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xui16>
  %r7 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xui32>
  %r8 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xui64>
  %r9 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xf32>
  %r10 = stablehlo.convert %x : (tensor<127xui64>) -> tensor<127xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>
}
// -----
func.func @main(%x: tensor<128xf32>) -> (tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi1>
  %r1 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi8>
  %r2 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi16>
  %r3 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi32>
  %r4 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi64>
  %r5 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui8>
  %r6 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui16>
  %r7 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui32>
  %r8 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui64>
  %r9 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xf32>
  %r10 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>
}
// -----
func.func @main(%x: tensor<129xf32>) -> (tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>) {
  %r0 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi1>
  %r1 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi8>
  %r2 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi16>
  %r3 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi32>
  %r4 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi64>
  %r5 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui8>
  %r6 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui16>
  %r7 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui32>
  %r8 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui64>
  %r9 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xf32>
  %r10 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>) {
  %r0 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi1>
  %r1 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi8>
  %r2 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi16>
  %r3 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi32>
  %r4 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi64>
  %r5 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui8>
  %r6 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui16>
  %r7 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui32>
  %r8 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui64>
  %r9 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %r10 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>
}
// -----
func.func @main(%x: tensor<2x0x3xf64>) -> (tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xi1>
  %r1 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xi8>
  %r2 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xi16>
  %r3 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xi32>
  %r4 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xi64>
  %r5 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xui8>
  %r6 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xui16>
  %r7 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xui32>
  %r8 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xui64>
  %r9 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xf32>
  %r10 = stablehlo.convert %x : (tensor<2x0x3xf64>) -> tensor<2x0x3xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>
}
// -----
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1xf64>) -> tensor<1x1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<7x33xf64>) -> (tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi8>
  %r2 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi16>
  %r3 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi32>
  %r4 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xi64>
  %r5 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui8>
  %r6 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui16>
  %r7 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui32>
  %r8 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xui64>
  %r9 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xf32>
  %r10 = stablehlo.convert %x : (tensor<7x33xf64>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
func.func @main(%x: tensor<f32>) -> (tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>) {
  %r0 = stablehlo.convert %x : (tensor<f32>) -> tensor<i1>
  %r1 = stablehlo.convert %x : (tensor<f32>) -> tensor<i8>
  %r2 = stablehlo.convert %x : (tensor<f32>) -> tensor<i16>
  %r3 = stablehlo.convert %x : (tensor<f32>) -> tensor<i32>
  %r4 = stablehlo.convert %x : (tensor<f32>) -> tensor<i64>
  %r5 = stablehlo.convert %x : (tensor<f32>) -> tensor<ui8>
  %r6 = stablehlo.convert %x : (tensor<f32>) -> tensor<ui16>
  %r7 = stablehlo.convert %x : (tensor<f32>) -> tensor<ui32>
  %r8 = stablehlo.convert %x : (tensor<f32>) -> tensor<ui64>
  %r9 = stablehlo.convert %x : (tensor<f32>) -> tensor<f32>
  %r10 = stablehlo.convert %x : (tensor<f32>) -> tensor<f64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<i1>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<f32>, tensor<f64>
}
// -----
func.func @main(%x: tensor<0xf32>) -> (tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>) {
  %r0 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xi1>
  %r1 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xi8>
  %r2 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xi16>
  %r3 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xi32>
  %r4 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xi64>
  %r5 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xui8>
  %r6 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xui16>
  %r7 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xui32>
  %r8 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xui64>
  %r9 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xf32>
  %r10 = stablehlo.convert %x : (tensor<0xf32>) -> tensor<0xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<0xi1>, tensor<0xi8>, tensor<0xi16>, tensor<0xi32>, tensor<0xi64>, tensor<0xui8>, tensor<0xui16>, tensor<0xui32>, tensor<0xui64>, tensor<0xf32>, tensor<0xf64>
}
// -----
func.func @main(%x: tensor<1xf32>) -> (tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xi1>
  %r1 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xi8>
  %r2 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xi16>
  %r3 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xi32>
  %r4 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xi64>
  %r5 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xui8>
  %r6 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xui16>
  %r7 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xui32>
  %r8 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xui64>
  %r9 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xf32>
  %r10 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1xi1>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>, tensor<1xi64>, tensor<1xui8>, tensor<1xui16>, tensor<1xui32>, tensor<1xui64>, tensor<1xf32>, tensor<1xf64>
}
// -----
func.func @main(%x: tensor<15xf32>) -> (tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>) {
  %r0 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xi1>
  %r1 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xi8>
  %r2 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xi16>
  %r3 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xi32>
  %r4 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xi64>
  %r5 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xui8>
  %r6 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xui16>
  %r7 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xui32>
  %r8 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xui64>
  %r9 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xf32>
  %r10 = stablehlo.convert %x : (tensor<15xf32>) -> tensor<15xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<15xi1>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xui8>, tensor<15xui16>, tensor<15xui32>, tensor<15xui64>, tensor<15xf32>, tensor<15xf64>
}
// -----
func.func @main(%x: tensor<16xf32>) -> (tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>) {
  %r0 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xi1>
  %r1 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xi8>
  %r2 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xi16>
  %r3 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xi32>
  %r4 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xi64>
  %r5 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xui8>
  %r6 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xui16>
  %r7 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xui32>
  %r8 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xui64>
  %r9 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xf32>
  %r10 = stablehlo.convert %x : (tensor<16xf32>) -> tensor<16xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<16xi1>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf32>, tensor<16xf64>
}
// -----
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
func.func @main(%x: tensor<127xf32>) -> (tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>) {
  %r0 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xi1>
  %r1 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xi8>
  %r2 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xi16>
  %r3 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xi32>
  %r4 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xi64>
  %r5 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xui8>
  %r6 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xui16>
  %r7 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xui32>
  %r8 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xui64>
  %r9 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xf32>
  %r10 = stablehlo.convert %x : (tensor<127xf32>) -> tensor<127xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<127xi1>, tensor<127xi8>, tensor<127xi16>, tensor<127xi32>, tensor<127xi64>, tensor<127xui8>, tensor<127xui16>, tensor<127xui32>, tensor<127xui64>, tensor<127xf32>, tensor<127xf64>
}
// -----
func.func @main(%x: tensor<128xf32>) -> (tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi1>
  %r1 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi8>
  %r2 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi16>
  %r3 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi32>
  %r4 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xi64>
  %r5 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui8>
  %r6 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui16>
  %r7 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui32>
  %r8 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xui64>
  %r9 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xf32>
  %r10 = stablehlo.convert %x : (tensor<128xf32>) -> tensor<128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<128xi1>, tensor<128xi8>, tensor<128xi16>, tensor<128xi32>, tensor<128xi64>, tensor<128xui8>, tensor<128xui16>, tensor<128xui32>, tensor<128xui64>, tensor<128xf32>, tensor<128xf64>
}
// -----
func.func @main(%x: tensor<129xf32>) -> (tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>) {
  %r0 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi1>
  %r1 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi8>
  %r2 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi16>
  %r3 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi32>
  %r4 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xi64>
  %r5 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui8>
  %r6 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui16>
  %r7 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui32>
  %r8 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xui64>
  %r9 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xf32>
  %r10 = stablehlo.convert %x : (tensor<129xf32>) -> tensor<129xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<129xi1>, tensor<129xi8>, tensor<129xi16>, tensor<129xi32>, tensor<129xi64>, tensor<129xui8>, tensor<129xui16>, tensor<129xui32>, tensor<129xui64>, tensor<129xf32>, tensor<129xf64>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>) {
  %r0 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi1>
  %r1 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi8>
  %r2 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi16>
  %r3 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi32>
  %r4 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xi64>
  %r5 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui8>
  %r6 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui16>
  %r7 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui32>
  %r8 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xui64>
  %r9 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xf32>
  %r10 = stablehlo.convert %x : (tensor<3x5xf32>) -> tensor<3x5xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf32>, tensor<3x5xf64>
}
// -----
func.func @main(%x: tensor<2x0x3xf32>) -> (tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %r1 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi8>
  %r2 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi16>
  %r3 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi32>
  %r4 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xi64>
  %r5 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xui8>
  %r6 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xui16>
  %r7 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xui32>
  %r8 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xui64>
  %r9 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  %r10 = stablehlo.convert %x : (tensor<2x0x3xf32>) -> tensor<2x0x3xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x0x3xi1>, tensor<2x0x3xi8>, tensor<2x0x3xi16>, tensor<2x0x3xi32>, tensor<2x0x3xi64>, tensor<2x0x3xui8>, tensor<2x0x3xui16>, tensor<2x0x3xui32>, tensor<2x0x3xui64>, tensor<2x0x3xf32>, tensor<2x0x3xf64>
}
// -----
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>) {
  %r0 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xi1>
  %r1 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xi8>
  %r2 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xi16>
  %r3 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xi32>
  %r4 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xi64>
  %r5 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xui8>
  %r6 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xui16>
  %r7 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xui32>
  %r8 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xui64>
  %r9 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %r10 = stablehlo.convert %x : (tensor<1x1xf32>) -> tensor<1x1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi16>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1x1xui8>, tensor<1x1xui16>, tensor<1x1xui32>, tensor<1x1xui64>, tensor<1x1xf32>, tensor<1x1xf64>
}
// -----
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>) {
  %r0 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi1>
  %r1 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi8>
  %r2 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi16>
  %r3 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi32>
  %r4 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xi64>
  %r5 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui8>
  %r6 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui16>
  %r7 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui32>
  %r8 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xui64>
  %r9 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xf32>
  %r10 = stablehlo.convert %x : (tensor<7x33xf32>) -> tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<7x33xi1>, tensor<7x33xi8>, tensor<7x33xi16>, tensor<7x33xi32>, tensor<7x33xi64>, tensor<7x33xui8>, tensor<7x33xui16>, tensor<7x33xui32>, tensor<7x33xui64>, tensor<7x33xf32>, tensor<7x33xf64>
}
// -----
func.func @main(%x: tensor<4x128xf32>) -> (tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>) {
  %r0 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xi1>
  %r1 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xi8>
  %r2 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xi16>
  %r3 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xi32>
  %r4 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xi64>
  %r5 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xui8>
  %r6 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xui16>
  %r7 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xui32>
  %r8 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xui64>
  %r9 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xf32>
  %r10 = stablehlo.convert %x : (tensor<4x128xf32>) -> tensor<4x128xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<4x128xi1>, tensor<4x128xi8>, tensor<4x128xi16>, tensor<4x128xi32>, tensor<4x128xi64>, tensor<4x128xui8>, tensor<4x128xui16>, tensor<4x128xui32>, tensor<4x128xui64>, tensor<4x128xf32>, tensor<4x128xf64>
}
// -----
func.func @main(%x: tensor<2x3x1x17xf32>) -> (tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>) {
  %r0 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %r1 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi8>
  %r2 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi16>
  %r3 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi32>
  %r4 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi64>
  %r5 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xui8>
  %r6 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xui16>
  %r7 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xui32>
  %r8 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xui64>
  %r9 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xf32>
  %r10 = stablehlo.convert %x : (tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<2x3x1x17xi1>, tensor<2x3x1x17xi8>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi64>, tensor<2x3x1x17xui8>, tensor<2x3x1x17xui16>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf64>
}
