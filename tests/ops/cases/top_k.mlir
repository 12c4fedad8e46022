// inputs: special
func.func @main(%x: tensor<3x50xf32>) -> (tensor<3x7xf32>, tensor<3x7xi32>) {
  %r:2 = chlo.top_k(%x, k = 7) : tensor<3x50xf32> -> (tensor<3x7xf32>, tensor<3x7xi32>)
  return %r#0, %r#1 : tensor<3x7xf32>, tensor<3x7xi32>
}
// -----
func.func @main(%x: tensor<1000xf32>) -> (tensor<16xf32>, tensor<16xi32>) {
  %r:2 = chlo.top_k(%x, k = 16) : tensor<1000xf32> -> (tensor<16xf32>, tensor<16xi32>)
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<4x40000xf32>) -> (tensor<4x5xf32>, tensor<4x5xi32>) {
  %r:2 = chlo.top_k(%x, k = 5) : tensor<4x40000xf32> -> (tensor<4x5xf32>, tensor<4x5xi32>)
  return %r#0, %r#1 : tensor<4x5xf32>, tensor<4x5xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<2x33xbf16>) -> (tensor<2x33xbf16>, tensor<2x33xi32>) {
  %r:2 = chlo.top_k(%x, k = 33) : tensor<2x33xbf16> -> (tensor<2x33xbf16>, tensor<2x33xi32>)
  return %r#0, %r#1 : tensor<2x33xbf16>, tensor<2x33xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<9xf16>) -> (tensor<1xf16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%x, k = 1) : tensor<9xf16> -> (tensor<1xf16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xf16>, tensor<1xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<2x3x17xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4xi32>) {
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x3x17xf64> -> (tensor<2x3x4xf64>, tensor<2x3x4xi32>)
  return %r#0, %r#1 : tensor<2x3x4xf64>, tensor<2x3x4xi32>
}
// -----
func.func @main(%x: tensor<5x100xi8>) -> (tensor<5x9xi8>, tensor<5x9xi32>) {
  %r:2 = chlo.top_k(%x, k = 9) : tensor<5x100xi8> -> (tensor<5x9xi8>, tensor<5x9xi32>)
  return %r#0, %r#1 : tensor<5x9xi8>, tensor<5x9xi32>
}
// -----
func.func @main(%x: tensor<5x100xui8>) -> (tensor<5x9xui8>, tensor<5x9xi32>) {
  %r:2 = chlo.top_k(%x, k = 9) : tensor<5x100xui8> -> (tensor<5x9xui8>, tensor<5x9xi32>)
  return %r#0, %r#1 : tensor<5x9xui8>, tensor<5x9xi32>
}
// -----
func.func @main(%x: tensor<20xi64>) -> (tensor<3xi64>, tensor<3xi32>) {
  %r:2 = chlo.top_k(%x, k = 3) : tensor<20xi64> -> (tensor<3xi64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi32>
}
// -----
func.func @main(%x: tensor<3x10xi1>) -> (tensor<3x4xi1>, tensor<3x4xi32>) {
  %r:2 = chlo.top_k(%x, k = 4) : tensor<3x10xi1> -> (tensor<3x4xi1>, tensor<3x4xi32>)
  return %r#0, %r#1 : tensor<3x4xi1>, tensor<3x4xi32>
}
// -----
func.func @main(%x: tensor<70xui32>) -> (tensor<0xui32>, tensor<0xi32>) {
  %r:2 = chlo.top_k(%x, k = 0) : tensor<70xui32> -> (tensor<0xui32>, tensor<0xi32>)
  return %r#0, %r#1 : tensor<0xui32>, tensor<0xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<0x4xf32>) -> (tensor<0x2xf32>, tensor<0x2xi32>) {
  %r:2 = chlo.top_k(%x, k = 2) : tensor<0x4xf32> -> (tensor<0x2xf32>, tensor<0x2xi32>)
  return %r#0, %r#1 : tensor<0x2xf32>, tensor<0x2xi32>
}
// -----
func.func @main(%x: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%x, k = 1) : tensor<1xi32> -> (tensor<1xi32>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xi32>, tensor<1xi32>
}
// -----
func.func @main(%x: tensor<3x40xi4>) -> (tensor<3x5xi4>, tensor<3x5xi32>) {
  %r:2 = chlo.top_k(%x, k = 5) : tensor<3x40xi4> -> (tensor<3x5xi4>, tensor<3x5xi32>)
  return %r#0, %r#1 : tensor<3x5xi4>, tensor<3x5xi32>
}
