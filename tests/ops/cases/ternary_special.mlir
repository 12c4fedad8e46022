// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xi1>, %y: tensor<1x1201xi1>, %z: tensor<1x1201xi1>, %q: tensor<i1>, %lo: tensor<i1>, %hi: tensor<i1>) -> (tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xi1>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xi1>, tensor<1x1201xi1>) -> tensor<1x1201xi1>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>) -> tensor<1x1201xi1>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i1>, tensor<1x1201xi1>, tensor<i1>) -> tensor<1x1201xi1>
  return %0, %1, %2, %3 : tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>, tensor<1x1201xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi1>, %y: tensor<17xi1>, %z: tensor<17xi1>, %q: tensor<i1>, %lo: tensor<i1>, %hi: tensor<i1>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi1>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i1>, tensor<17xi1>, tensor<i1>) -> tensor<17xi1>
  return %0, %1, %2, %3 : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xi8>, %y: tensor<1x1201xi8>, %z: tensor<1x1201xi8>, %q: tensor<i1>, %lo: tensor<i8>, %hi: tensor<i8>) -> (tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xi8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xi8>, tensor<1x1201xi8>) -> tensor<1x1201xi8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>) -> tensor<1x1201xi8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i8>, tensor<1x1201xi8>, tensor<i8>) -> tensor<1x1201xi8>
  return %0, %1, %2, %3 : tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>, tensor<1x1201xi8>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi8>, %y: tensor<17xi8>, %z: tensor<17xi8>, %q: tensor<i1>, %lo: tensor<i8>, %hi: tensor<i8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi8>, tensor<17xi8>) -> tensor<17xi8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>) -> tensor<17xi8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i8>, tensor<17xi8>, tensor<i8>) -> tensor<17xi8>
  return %0, %1, %2, %3 : tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xi16>, %y: tensor<1x1201xi16>, %z: tensor<1x1201xi16>, %q: tensor<i1>, %lo: tensor<i16>, %hi: tensor<i16>) -> (tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xi16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xi16>, tensor<1x1201xi16>) -> tensor<1x1201xi16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>) -> tensor<1x1201xi16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i16>, tensor<1x1201xi16>, tensor<i16>) -> tensor<1x1201xi16>
  return %0, %1, %2, %3 : tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>, tensor<1x1201xi16>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi16>, %y: tensor<17xi16>, %z: tensor<17xi16>, %q: tensor<i1>, %lo: tensor<i16>, %hi: tensor<i16>) -> (tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi16>, tensor<17xi16>) -> tensor<17xi16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi16>, tensor<17xi16>, tensor<17xi16>) -> tensor<17xi16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i16>, tensor<17xi16>, tensor<i16>) -> tensor<17xi16>
  return %0, %1, %2, %3 : tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xi32>, %y: tensor<1x1201xi32>, %z: tensor<1x1201xi32>, %q: tensor<i1>, %lo: tensor<i32>, %hi: tensor<i32>) -> (tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xi32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xi32>, tensor<1x1201xi32>) -> tensor<1x1201xi32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>) -> tensor<1x1201xi32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i32>, tensor<1x1201xi32>, tensor<i32>) -> tensor<1x1201xi32>
  return %0, %1, %2, %3 : tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>, tensor<1x1201xi32>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi32>, %y: tensor<17xi32>, %z: tensor<17xi32>, %q: tensor<i1>, %lo: tensor<i32>, %hi: tensor<i32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i32>, tensor<17xi32>, tensor<i32>) -> tensor<17xi32>
  return %0, %1, %2, %3 : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xi64>, %y: tensor<1x1201xi64>, %z: tensor<1x1201xi64>, %q: tensor<i1>, %lo: tensor<i64>, %hi: tensor<i64>) -> (tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xi64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xi64>, tensor<1x1201xi64>) -> tensor<1x1201xi64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>) -> tensor<1x1201xi64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i64>, tensor<1x1201xi64>, tensor<i64>) -> tensor<1x1201xi64>
  return %0, %1, %2, %3 : tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>, tensor<1x1201xi64>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xi64>, %y: tensor<17xi64>, %z: tensor<17xi64>, %q: tensor<i1>, %lo: tensor<i64>, %hi: tensor<i64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xi64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xi64>, tensor<17xi64>) -> tensor<17xi64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) -> tensor<17xi64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<i64>, tensor<17xi64>, tensor<i64>) -> tensor<17xi64>
  return %0, %1, %2, %3 : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xui8>, %y: tensor<1x1201xui8>, %z: tensor<1x1201xui8>, %q: tensor<i1>, %lo: tensor<ui8>, %hi: tensor<ui8>) -> (tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xui8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xui8>, tensor<1x1201xui8>) -> tensor<1x1201xui8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>) -> tensor<1x1201xui8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui8>, tensor<1x1201xui8>, tensor<ui8>) -> tensor<1x1201xui8>
  return %0, %1, %2, %3 : tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>, tensor<1x1201xui8>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xui8>, %y: tensor<17xui8>, %z: tensor<17xui8>, %q: tensor<i1>, %lo: tensor<ui8>, %hi: tensor<ui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xui8>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xui8>, tensor<17xui8>) -> tensor<17xui8>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>) -> tensor<17xui8>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui8>, tensor<17xui8>, tensor<ui8>) -> tensor<17xui8>
  return %0, %1, %2, %3 : tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xui16>, %y: tensor<1x1201xui16>, %z: tensor<1x1201xui16>, %q: tensor<i1>, %lo: tensor<ui16>, %hi: tensor<ui16>) -> (tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xui16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xui16>, tensor<1x1201xui16>) -> tensor<1x1201xui16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>) -> tensor<1x1201xui16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui16>, tensor<1x1201xui16>, tensor<ui16>) -> tensor<1x1201xui16>
  return %0, %1, %2, %3 : tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>, tensor<1x1201xui16>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xui16>, %y: tensor<17xui16>, %z: tensor<17xui16>, %q: tensor<i1>, %lo: tensor<ui16>, %hi: tensor<ui16>) -> (tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xui16>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xui16>, tensor<17xui16>) -> tensor<17xui16>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xui16>, tensor<17xui16>, tensor<17xui16>) -> tensor<17xui16>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui16>, tensor<17xui16>, tensor<ui16>) -> tensor<17xui16>
  return %0, %1, %2, %3 : tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xui32>, %y: tensor<1x1201xui32>, %z: tensor<1x1201xui32>, %q: tensor<i1>, %lo: tensor<ui32>, %hi: tensor<ui32>) -> (tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xui32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xui32>, tensor<1x1201xui32>) -> tensor<1x1201xui32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>) -> tensor<1x1201xui32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui32>, tensor<1x1201xui32>, tensor<ui32>) -> tensor<1x1201xui32>
  return %0, %1, %2, %3 : tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>, tensor<1x1201xui32>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xui32>, %y: tensor<17xui32>, %z: tensor<17xui32>, %q: tensor<i1>, %lo: tensor<ui32>, %hi: tensor<ui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xui32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xui32>, tensor<17xui32>) -> tensor<17xui32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>) -> tensor<17xui32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui32>, tensor<17xui32>, tensor<ui32>) -> tensor<17xui32>
  return %0, %1, %2, %3 : tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xui64>, %y: tensor<1x1201xui64>, %z: tensor<1x1201xui64>, %q: tensor<i1>, %lo: tensor<ui64>, %hi: tensor<ui64>) -> (tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xui64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xui64>, tensor<1x1201xui64>) -> tensor<1x1201xui64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>) -> tensor<1x1201xui64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui64>, tensor<1x1201xui64>, tensor<ui64>) -> tensor<1x1201xui64>
  return %0, %1, %2, %3 : tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>, tensor<1x1201xui64>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xui64>, %y: tensor<17xui64>, %z: tensor<17xui64>, %q: tensor<i1>, %lo: tensor<ui64>, %hi: tensor<ui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xui64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xui64>, tensor<17xui64>) -> tensor<17xui64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>) -> tensor<17xui64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<ui64>, tensor<17xui64>, tensor<ui64>) -> tensor<17xui64>
  return %0, %1, %2, %3 : tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xf32>, %y: tensor<1x1201xf32>, %z: tensor<1x1201xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xf32>, tensor<1x1201xf32>) -> tensor<1x1201xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>) -> tensor<1x1201xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<1x1201xf32>, tensor<f32>) -> tensor<1x1201xf32>
  return %0, %1, %2, %3 : tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xf32>, %y: tensor<17xf32>, %z: tensor<17xf32>, %q: tensor<i1>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xf32>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f32>, tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  return %0, %1, %2, %3 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x1201xi1>, %x: tensor<1x1201xf64>, %y: tensor<1x1201xf64>, %z: tensor<1x1201xf64>, %q: tensor<i1>, %lo: tensor<f64>, %hi: tensor<f64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<1x1201xi1>, tensor<1x1201xf64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<1x1201xf64>, tensor<1x1201xf64>) -> tensor<1x1201xf64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>) -> tensor<1x1201xf64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f64>, tensor<1x1201xf64>, tensor<f64>) -> tensor<1x1201xf64>
  return %0, %1, %2, %3 : tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%p: tensor<17xi1>, %x: tensor<17xf64>, %y: tensor<17xf64>, %z: tensor<17xf64>, %q: tensor<i1>, %lo: tensor<f64>, %hi: tensor<f64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) {
  %0 = stablehlo.select %p, %x, %y : tensor<17xi1>, tensor<17xf64>
  %1 = "stablehlo.select"(%q, %x, %y) : (tensor<i1>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %2 = "stablehlo.clamp"(%x, %y, %z) : (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %3 = "stablehlo.clamp"(%lo, %y, %hi) : (tensor<f64>, tensor<17xf64>, tensor<f64>) -> tensor<17xf64>
  return %0, %1, %2, %3 : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>
}
