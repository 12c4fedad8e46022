func.func @main(%p: tensor<128xi1>, %x: tensor<128xi1>, %y: tensor<128xi1>, %z: tensor<128xi1>, %q: tensor<i1>, %lo: tensor<i1>, %hi: tensor<i1>) -> (tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>) {
  %0 = stablehlo.select %p, %x, %y : tensor<128xi1>, tensor<128xi1>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<128xi1>, tensor<128xi1>) -> tensor<128xi1>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<128xi1>, tensor<128xi1>, tensor<128xi1>) -> tensor<128xi1>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i1>, tensor<128xi1>, tensor<i1>) -> tensor<128xi1>
  return %0, %1, %2, %3 : tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>
}
// -----
func.func @main(%p: tensor<129xi1>, %x: tensor<129xi1>, %y: tensor<129xi1>, %z: tensor<129xi1>, %q: tensor<i1>, %lo: tensor<i1>, %hi: tensor<i1>) -> (tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>) {
  %0 = stablehlo.select %p, %x, %y : tensor<129xi1>, tensor<129xi1>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<129xi1>, tensor<129xi1>) -> tensor<129xi1>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<129xi1>, tensor<129xi1>, tensor<129xi1>) -> tensor<129xi1>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i1>, tensor<129xi1>, tensor<i1>) -> tensor<129xi1>
  return %0, %1, %2, %3 : tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>
}
// -----
func.func @main(%p: tensor<3x5xi1>, %x: tensor<3x5xi1>, %y: tensor<3x5xi1>, %z: tensor<3x5xi1>, %q: tensor<i1>, %lo: tensor<i1>, %hi: tensor<i1>) -> (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) {
  %0 = stablehlo.select %p, %x, %y : tensor<3x5xi1>, tensor<3x5xi1>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i1>, tensor<3x5xi1>, tensor<i1>) -> tensor<3x5xi1>
  return %0, %1, %2, %3 : tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>
}
// -----
func.func @main(%p: tensor<2x0x3xi1>, %x: tensor<2x0x3xi8>, %y: tensor<2x0x3xi8>, %z: tensor<2x0x3xi8>, %q: tensor<i1>, %lo: tensor<i8>, %hi: tensor<i8>) -> (tensor<2x0x3xi8>, tensor<2x0x3xi8>, tensor<2x0x3xi8>, tensor<2x0x3xi8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x0x3xi1>, tensor<2x0x3xi8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x0x3xi8>, tensor<2x0x3xi8>) -> tensor<2x0x3xi8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x0x3xi8>, tensor<2x0x3xi8>, tensor<2x0x3xi8>) -> tensor<2x0x3xi8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i8>, tensor<2x0x3xi8>, tensor<i8>) -> tensor<2x0x3xi8>
  return %0, %1, %2, %3 : tensor<2x0x3xi8>, tensor<2x0x3xi8>, tensor<2x0x3xi8>, tensor<2x0x3xi8>
}
// -----
func.func @main(%p: tensor<1x1xi1>, %x: tensor<1x1xi8>, %y: tensor<1x1xi8>, %z: tensor<1x1xi8>, %q: tensor<i1>, %lo: tensor<i8>, %hi: tensor<i8>) -> (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1xi1>, tensor<1x1xi8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i8>, tensor<1x1xi8>, tensor<i8>) -> tensor<1x1xi8>
  return %0, %1, %2, %3 : tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi8>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xi8>, %y: tensor<7x33xi8>, %z: tensor<7x33xi8>, %q: tensor<i1>, %lo: tensor<i8>, %hi: tensor<i8>) -> (tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xi8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xi8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<7x33xi8>, tensor<7x33xi8>) -> tensor<7x33xi8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xi8>) -> tensor<7x33xi8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i8>, tensor<7x33xi8>, tensor<i8>) -> tensor<7x33xi8>
  return %0, %1, %2, %3 : tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xi8>, tensor<7x33xi8>
}
// -----
func.func @main(%p: tensor<4x128xi1>, %x: tensor<4x128xi16>, %y: tensor<4x128xi16>, %z: tensor<4x128xi16>, %q: tensor<i1>, %lo: tensor<i16>, %hi: tensor<i16>) -> (tensor<4x128xi16>, tensor<4x128xi16>, tensor<4x128xi16>, tensor<4x128xi16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<4x128xi1>, tensor<4x128xi16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<4x128xi16>, tensor<4x128xi16>) -> tensor<4x128xi16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<4x128xi16>, tensor<4x128xi16>, tensor<4x128xi16>) -> tensor<4x128xi16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i16>, tensor<4x128xi16>, tensor<i16>) -> tensor<4x128xi16>
  return %0, %1, %2, %3 : tensor<4x128xi16>, tensor<4x128xi16>, tensor<4x128xi16>, tensor<4x128xi16>
}
// -----
func.func @main(%p: tensor<2x3x1x17xi1>, %x: tensor<2x3x1x17xi16>, %y: tensor<2x3x1x17xi16>, %z: tensor<2x3x1x17xi16>, %q: tensor<i1>, %lo: tensor<i16>, %hi: tensor<i16>) -> (tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x3x1x17xi1>, tensor<2x3x1x17xi16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>) -> tensor<2x3x1x17xi16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>) -> tensor<2x3x1x17xi16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i16>, tensor<2x3x1x17xi16>, tensor<i16>) -> tensor<2x3x1x17xi16>
  return %0, %1, %2, %3 : tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>, tensor<2x3x1x17xi16>
}
// -----
func.func @main(%p: tensor<i1>, %x: tensor<i16>, %y: tensor<i16>, %z: tensor<i16>, %q: tensor<i1>, %lo: tensor<i16>, %hi: tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<i16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<i16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<i16>
  return %0, %1, %2, %3 : tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>
}
// -----
func.func @main(%p: tensor<0xi1>, %x: tensor<0xi32>, %y: tensor<0xi32>, %z: tensor<0xi32>, %q: tensor<i1>, %lo: tensor<i32>, %hi: tensor<i32>) -> (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<0xi1>, tensor<0xi32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i32>, tensor<0xi32>, tensor<i32>) -> tensor<0xi32>
  return %0, %1, %2, %3 : tensor<0xi32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>
}
// -----
func.func @main(%p: tensor<1xi1>, %x: tensor<1xi32>, %y: tensor<1xi32>, %z: tensor<1xi32>, %q: tensor<i1>, %lo: tensor<i32>, %hi: tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1xi1>, tensor<1xi32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %0, %1, %2, %3 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
}
// -----
func.func @main(%p: tensor<15xi1>, %x: tensor<15xi32>, %y: tensor<15xi32>, %z: tensor<15xi32>, %q: tensor<i1>, %lo: tensor<i32>, %hi: tensor<i32>) -> (tensor<15xi32>, tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<15xi1>, tensor<15xi32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i32>, tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  return %0, %1, %2, %3 : tensor<15xi32>, tensor<15xi32>, tensor<15xi32>, tensor<15xi32>
}
// -----
func.func @main(%p: tensor<16xi1>, %x: tensor<16xi64>, %y: tensor<16xi64>, %z: tensor<16xi64>, %q: tensor<i1>, %lo: tensor<i64>, %hi: tensor<i64>) -> (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<16xi1>, tensor<16xi64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<16xi64>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i64>, tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
  return %0, %1, %2, %3 : tensor<16xi64>, tensor<16xi64>, tensor<16xi64>, tensor<16xi64>
}
// -----
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi64>, %y: tensor<17xi64>, %z: tensor<17xi64>, %q: tensor<i1>, %lo: tensor<i64>, %hi: tensor<i64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi64>, tensor<17xi64>) -> tensor<17xi64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) -> tensor<17xi64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i64>, tensor<17xi64>, tensor<i64>) -> tensor<17xi64>
  return %0, %1, %2, %3 : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>
}
// -----
func.func @main(%p: tensor<127xi1>, %x: tensor<127xi64>, %y: tensor<127xi64>, %z: tensor<127xi64>, %q: tensor<i1>, %lo: tensor<i64>, %hi: tensor<i64>) -> (tensor<127xi64>, tensor<127xi64>, tensor<127xi64>, tensor<127xi64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<127xi1>, tensor<127xi64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<127xi64>, tensor<127xi64>) -> tensor<127xi64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<127xi64>, tensor<127xi64>, tensor<127xi64>) -> tensor<127xi64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i64>, tensor<127xi64>, tensor<i64>) -> tensor<127xi64>
  return %0, %1, %2, %3 : tensor<127xi64>, tensor<127xi64>, tensor<127xi64>, tensor<127xi64>
}
// -----
func.func @main(%p: tensor<128xi1>, %x: tensor<128xui8>, %y: tensor<128xui8>, %z: tensor<128xui8>, %q: tensor<i1>, %lo: tensor<ui8>, %hi: tensor<ui8>) -> (tensor<128xui8>, tensor<128xui8>, tensor<128xui8>, tensor<128xui8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<128xi1>, tensor<128xui8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<128xui8>, tensor<128xui8>) -> tensor<128xui8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<128xui8>, tensor<128xui8>, tensor<128xui8>) -> tensor<128xui8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui8>, tensor<128xui8>, tensor<ui8>) -> tensor<128xui8>
  return %0, %1, %2, %3 : tensor<128xui8>, tensor<128xui8>, tensor<128xui8>, tensor<128xui8>
}
// -----
func.func @main(%p: tensor<129xi1>, %x: tensor<129xui8>, %y: tensor<129xui8>, %z: tensor<129xui8>, %q: tensor<i1>, %lo: tensor<ui8>, %hi: tensor<ui8>) -> (tensor<129xui8>, tensor<129xui8>, tensor<129xui8>, tensor<129xui8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<129xi1>, tensor<129xui8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<129xui8>, tensor<129xui8>) -> tensor<129xui8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<129xui8>, tensor<129xui8>, tensor<129xui8>) -> tensor<129xui8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui8>, tensor<129xui8>, tensor<ui8>) -> tensor<129xui8>
  return %0, %1, %2, %3 : tensor<129xui8>, tensor<129xui8>, tensor<129xui8>, tensor<129xui8>
}
// -----
func.func @main(%p: tensor<3x5xi1>, %x: tensor<3x5xui8>, %y: tensor<3x5xui8>, %z: tensor<3x5xui8>, %q: tensor<i1>, %lo: tensor<ui8>, %hi: tensor<ui8>) -> (tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<3x5xi1>, tensor<3x5xui8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xui8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui8>, tensor<3x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
  return %0, %1, %2, %3 : tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>, tensor<3x5xui8>
}
// -----
func.func @main(%p: tensor<2x0x3xi1>, %x: tensor<2x0x3xui16>, %y: tensor<2x0x3xui16>, %z: tensor<2x0x3xui16>, %q: tensor<i1>, %lo: tensor<ui16>, %hi: tensor<ui16>) -> (tensor<2x0x3xui16>, tensor<2x0x3xui16>, tensor<2x0x3xui16>, tensor<2x0x3xui16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x0x3xi1>, tensor<2x0x3xui16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x0x3xui16>, tensor<2x0x3xui16>) -> tensor<2x0x3xui16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x0x3xui16>, tensor<2x0x3xui16>, tensor<2x0x3xui16>) -> tensor<2x0x3xui16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui16>, tensor<2x0x3xui16>, tensor<ui16>) -> tensor<2x0x3xui16>
  return %0, %1, %2, %3 : tensor<2x0x3xui16>, tensor<2x0x3xui16>, tensor<2x0x3xui16>, tensor<2x0x3xui16>
}
// -----
func.func @main(%p: tensor<1x1xi1>, %x: tensor<1x1xui16>, %y: tensor<1x1xui16>, %z: tensor<1x1xui16>, %q: tensor<i1>, %lo: tensor<ui16>, %hi: tensor<ui16>) -> (tensor<1x1xui16>, tensor<1x1xui16>, tensor<1x1xui16>, tensor<1x1xui16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1xi1>, tensor<1x1xui16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1xui16>, tensor<1x1xui16>) -> tensor<1x1xui16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1xui16>, tensor<1x1xui16>, tensor<1x1xui16>) -> tensor<1x1xui16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui16>, tensor<1x1xui16>, tensor<ui16>) -> tensor<1x1xui16>
  return %0, %1, %2, %3 : tensor<1x1xui16>, tensor<1x1xui16>, tensor<1x1xui16>, tensor<1x1xui16>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xui16>, %y: tensor<7x33xui16>, %z: tensor<7x33xui16>, %q: tensor<i1>, %lo: tensor<ui16>, %hi: tensor<ui16>) -> (tensor<7x33xui16>, tensor<7x33xui16>, tensor<7x33xui16>, tensor<7x33xui16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xui16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<7x33xui16>, tensor<7x33xui16>) -> tensor<7x33xui16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<7x33xui16>, tensor<7x33xui16>, tensor<7x33xui16>) -> tensor<7x33xui16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui16>, tensor<7x33xui16>, tensor<ui16>) -> tensor<7x33xui16>
  return %0, %1, %2, %3 : tensor<7x33xui16>, tensor<7x33xui16>, tensor<7x33xui16>, tensor<7x33xui16>
}
// -----
func.func @main(%p: tensor<4x128xi1>, %x: tensor<4x128xui32>, %y: tensor<4x128xui32>, %z: tensor<4x128xui32>, %q: tensor<i1>, %lo: tensor<ui32>, %hi: tensor<ui32>) -> (tensor<4x128xui32>, tensor<4x128xui32>, tensor<4x128xui32>, tensor<4x128xui32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<4x128xi1>, tensor<4x128xui32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<4x128xui32>, tensor<4x128xui32>) -> tensor<4x128xui32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<4x128xui32>, tensor<4x128xui32>, tensor<4x128xui32>) -> tensor<4x128xui32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui32>, tensor<4x128xui32>, tensor<ui32>) -> tensor<4x128xui32>
  return %0, %1, %2, %3 : tensor<4x128xui32>, tensor<4x128xui32>, tensor<4x128xui32>, tensor<4x128xui32>
}
// -----
func.func @main(%p: tensor<2x3x1x17xi1>, %x: tensor<2x3x1x17xui32>, %y: tensor<2x3x1x17xui32>, %z: tensor<2x3x1x17xui32>, %q: tensor<i1>, %lo: tensor<ui32>, %hi: tensor<ui32>) -> (tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x3x1x17xi1>, tensor<2x3x1x17xui32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>) -> tensor<2x3x1x17xui32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>) -> tensor<2x3x1x17xui32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui32>, tensor<2x3x1x17xui32>, tensor<ui32>) -> tensor<2x3x1x17xui32>
  return %0, %1, %2, %3 : tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>, tensor<2x3x1x17xui32>
}
// -----
func.func @main(%p: tensor<i1>, %x: tensor<ui32>, %y: tensor<ui32>, %z: tensor<ui32>, %q: tensor<i1>, %lo: tensor<ui32>, %hi: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<ui32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %0, %1, %2, %3 : tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>
}
// -----
func.func @main(%p: tensor<0xi1>, %x: tensor<0xui64>, %y: tensor<0xui64>, %z: tensor<0xui64>, %q: tensor<i1>, %lo: tensor<ui64>, %hi: tensor<ui64>) -> (tensor<0xui64>, tensor<0xui64>, tensor<0xui64>, tensor<0xui64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<0xi1>, tensor<0xui64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<0xui64>, tensor<0xui64>) -> tensor<0xui64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<0xui64>, tensor<0xui64>, tensor<0xui64>) -> tensor<0xui64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui64>, tensor<0xui64>, tensor<ui64>) -> tensor<0xui64>
  return %0, %1, %2, %3 : tensor<0xui64>, tensor<0xui64>, tensor<0xui64>, tensor<0xui64>
}
// -----
func.func @main(%p: tensor<1xi1>, %x: tensor<1xui64>, %y: tensor<1xui64>, %z: tensor<1xui64>, %q: tensor<i1>, %lo: tensor<ui64>, %hi: tensor<ui64>) -> (tensor<1xui64>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1xi1>, tensor<1xui64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui64>, tensor<1xui64>, tensor<ui64>) -> tensor<1xui64>
  return %0, %1, %2, %3 : tensor<1xui64>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>
}
// -----
func.func @main(%p: tensor<15xi1>, %x: tensor<15xui64>, %y: tensor<15xui64>, %z: tensor<15xui64>, %q: tensor<i1>, %lo: tensor<ui64>, %hi: tensor<ui64>) -> (tensor<15xui64>, tensor<15xui64>, tensor<15xui64>, tensor<15xui64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<15xi1>, tensor<15xui64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<15xui64>, tensor<15xui64>, tensor<15xui64>) -> tensor<15xui64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui64>, tensor<15xui64>, tensor<ui64>) -> tensor<15xui64>
  return %0, %1, %2, %3 : tensor<15xui64>, tensor<15xui64>, tensor<15xui64>, tensor<15xui64>
}
// -----
func.func @main(%p: tensor<16xi1>, %x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<16xi1>, tensor<16xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0, %1, %2, %3 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}
// -----
func.func @main(%p: tensor<17xi1>, %x: tensor<17xf32>, %y: tensor<17xf32>, %z: tensor<17xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  return %0, %1, %2, %3 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
func.func @main(%p: tensor<127xi1>, %x: tensor<127xf32>, %y: tensor<127xf32>, %z: tensor<127xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<127xi1>, tensor<127xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<127xf32>, tensor<127xf32>) -> tensor<127xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>) -> tensor<127xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<127xf32>, tensor<f32>) -> tensor<127xf32>
  return %0, %1, %2, %3 : tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>
}
// -----
func.func @main(%p: tensor<128xi1>, %x: tensor<128xf64>, %y: tensor<128xf64>, %z: tensor<128xf64>, %q: tensor<i1>, %lo: tensor<f64>, %hi: tensor<f64>) -> (tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<128xi1>, tensor<128xf64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<128xf64>, tensor<128xf64>, tensor<128xf64>) -> tensor<128xf64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f64>, tensor<128xf64>, tensor<f64>) -> tensor<128xf64>
  return %0, %1, %2, %3 : tensor<128xf64>, tensor<128xf64>, tensor<128xf64>, tensor<128xf64>
}
// -----
func.func @main(%p: tensor<129xi1>, %x: tensor<129xf64>, %y: tensor<129xf64>, %z: tensor<129xf64>, %q: tensor<i1>, %lo: tensor<f64>, %hi: tensor<f64>) -> (tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<129xi1>, tensor<129xf64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<129xf64>, tensor<129xf64>) -> tensor<129xf64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<129xf64>, tensor<129xf64>, tensor<129xf64>) -> tensor<129xf64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f64>, tensor<129xf64>, tensor<f64>) -> tensor<129xf64>
  return %0, %1, %2, %3 : tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>
}
// -----
func.func @main(%p: tensor<3x5xi1>, %x: tensor<3x5xf64>, %y: tensor<3x5xf64>, %z: tensor<3x5xf64>, %q: tensor<i1>, %lo: tensor<f64>, %hi: tensor<f64>) -> (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<3x5xi1>, tensor<3x5xf64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f64>, tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
  return %0, %1, %2, %3 : tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>
}
// -----
func.func @main(%p: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<f32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// -----
func.func @main(%p: tensor<0xi1>, %x: tensor<0xf32>, %y: tensor<0xf32>, %z: tensor<0xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<0xi1>, tensor<0xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<0xf32>, tensor<f32>) -> tensor<0xf32>
  return %0, %1, %2, %3 : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}
// -----
func.func @main(%p: tensor<1xi1>, %x: tensor<1xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1xi1>, tensor<1xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0, %1, %2, %3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
// -----
func.func @main(%p: tensor<15xi1>, %x: tensor<15xf32>, %y: tensor<15xf32>, %z: tensor<15xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<15xi1>, tensor<15xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>) -> tensor<15xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  return %0, %1, %2, %3 : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>
}
// -----
func.func @main(%p: tensor<16xi1>, %x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<16xi1>, tensor<16xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0, %1, %2, %3 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}
// -----
func.func @main(%p: tensor<17xi1>, %x: tensor<17xf32>, %y: tensor<17xf32>, %z: tensor<17xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  return %0, %1, %2, %3 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
func.func @main(%p: tensor<127xi1>, %x: tensor<127xf32>, %y: tensor<127xf32>, %z: tensor<127xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<127xi1>, tensor<127xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<127xf32>, tensor<127xf32>) -> tensor<127xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>) -> tensor<127xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<127xf32>, tensor<f32>) -> tensor<127xf32>
  return %0, %1, %2, %3 : tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>
}
// -----
func.func @main(%p: tensor<128xi1>, %x: tensor<128xf32>, %y: tensor<128xf32>, %z: tensor<128xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<128xi1>, tensor<128xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
  return %0, %1, %2, %3 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
}
// -----
func.func @main(%p: tensor<129xi1>, %x: tensor<129xf32>, %y: tensor<129xf32>, %z: tensor<129xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<129xi1>, tensor<129xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<129xf32>, tensor<129xf32>) -> tensor<129xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>) -> tensor<129xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<129xf32>, tensor<f32>) -> tensor<129xf32>
  return %0, %1, %2, %3 : tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>
}
// -----
func.func @main(%p: tensor<3x5xi1>, %x: tensor<3x5xf32>, %y: tensor<3x5xf32>, %z: tensor<3x5xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<3x5xi1>, tensor<3x5xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %0, %1, %2, %3 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
// -----
func.func @main(%p: tensor<2x0x3xi1>, %x: tensor<2x0x3xf32>, %y: tensor<2x0x3xf32>, %z: tensor<2x0x3xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x0x3xi1>, tensor<2x0x3xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<2x0x3xf32>, tensor<f32>) -> tensor<2x0x3xf32>
  return %0, %1, %2, %3 : tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>
}
// -----
func.func @main(%p: tensor<1x1xi1>, %x: tensor<1x1xf32>, %y: tensor<1x1xf32>, %z: tensor<1x1xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1xi1>, tensor<1x1xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
  return %0, %1, %2, %3 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xf32>, %y: tensor<7x33xf32>, %z: tensor<7x33xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<7x33xf32>, tensor<f32>) -> tensor<7x33xf32>
  return %0, %1, %2, %3 : tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
func.func @main(%p: tensor<4x128xi1>, %x: tensor<4x128xf32>, %y: tensor<4x128xf32>, %z: tensor<4x128xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<4x128xi1>, tensor<4x128xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<4x128xf32>, tensor<f32>) -> tensor<4x128xf32>
  return %0, %1, %2, %3 : tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>
}
// -----
func.func @main(%p: tensor<2x3x1x17xi1>, %x: tensor<2x3x1x17xf32>, %y: tensor<2x3x1x17xf32>, %z: tensor<2x3x1x17xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<2x3x1x17xi1>, tensor<2x3x1x17xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<2x3x1x17xf32>, tensor<f32>) -> tensor<2x3x1x17xf32>
  return %0, %1, %2, %3 : tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>
}
