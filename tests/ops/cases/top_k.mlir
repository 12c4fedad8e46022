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
// -----
// inputs: special
func.func @main(%x: tensor<3x5000xf32>) -> (tensor<3x7xf32>, tensor<3x7xi32>) {
  %r:2 = chlo.top_k(%x, k = 7) : tensor<3x5000xf32> -> (tensor<3x7xf32>, tensor<3x7xi32>)
  return %r#0, %r#1 : tensor<3x7xf32>, tensor<3x7xi32>
}
// -----
func.func @main(%x: tensor<50000xf32>) -> (tensor<16xf32>, tensor<16xi32>) {
  %r:2 = chlo.top_k(%x, k = 16) : tensor<50000xf32> -> (tensor<16xf32>, tensor<16xi32>)
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xi32>
}
// -----
func.func @main(%x: tensor<2x100003xf32>) -> (tensor<2x600xf32>, tensor<2x600xi32>) {
  %r:2 = chlo.top_k(%x, k = 600) : tensor<2x100003xf32> -> (tensor<2x600xf32>, tensor<2x600xi32>)
  return %r#0, %r#1 : tensor<2x600xf32>, tensor<2x600xi32>
}
// -----
func.func @main(%x: tensor<2x9000xi8>) -> (tensor<2x40xi8>, tensor<2x40xi32>) {
  %r:2 = chlo.top_k(%x, k = 40) : tensor<2x9000xi8> -> (tensor<2x40xi8>, tensor<2x40xi32>)
  return %r#0, %r#1 : tensor<2x40xi8>, tensor<2x40xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<70001xbf16>) -> (tensor<1xbf16>, tensor<1xi32>) {
  %r:2 = chlo.top_k(%x, k = 1) : tensor<70001xbf16> -> (tensor<1xbf16>, tensor<1xi32>)
  return %r#0, %r#1 : tensor<1xbf16>, tensor<1xi32>
}
// -----
// input 0: range(0, 20)
func.func @main(%x: tensor<3x40000xi32>) -> (tensor<3x300xi32>, tensor<3x300xi32>) {
  %r:2 = chlo.top_k(%x, k = 300) : tensor<3x40000xi32> -> (tensor<3x300xi32>, tensor<3x300xi32>)
  return %r#0, %r#1 : tensor<3x300xi32>, tensor<3x300xi32>
}
// -----
func.func @main(%x: tensor<4096xf64>) -> (tensor<512xf64>, tensor<512xi32>) {
  %r:2 = chlo.top_k(%x, k = 512) : tensor<4096xf64> -> (tensor<512xf64>, tensor<512xi32>)
  return %r#0, %r#1 : tensor<512xf64>, tensor<512xi32>
}
// -----
func.func @main(%x: tensor<10000xi1>) -> (tensor<9xi1>, tensor<9xi32>) {
  %r:2 = chlo.top_k(%x, k = 9) : tensor<10000xi1> -> (tensor<9xi1>, tensor<9xi32>)
  return %r#0, %r#1 : tensor<9xi1>, tensor<9xi32>
}
// -----
func.func @main(%x: tensor<4x4097xui64>) -> (tensor<4x100xui64>, tensor<4x100xi32>) {
  %r:2 = chlo.top_k(%x, k = 100) : tensor<4x4097xui64> -> (tensor<4x100xui64>, tensor<4x100xi32>)
  return %r#0, %r#1 : tensor<4x100xui64>, tensor<4x100xi32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<5000x3xf32>, %d: tensor<f32>) -> (tensor<10x3xf32>, tensor<10x3xf32>) {
  // along any dimension, of what is computed on the way, slices of different sizes, one of them read by more
  %y = stablehlo.negate %x : tensor<5000x3xf32>
  %s = "stablehlo.sort"(%y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.add %a, %d : tensor<f32>
    %q = stablehlo.add %b, %d : tensor<f32>
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5000x3xf32>) -> tensor<5000x3xf32>
  %u = stablehlo.slice %s [0:10, 0:3] : (tensor<5000x3xf32>) -> tensor<10x3xf32>
  %v = stablehlo.slice %s [5:25:2, 0:3] : (tensor<5000x3xf32>) -> tensor<10x3xf32>
  %w = stablehlo.multiply %v, %u : tensor<10x3xf32>
  return %u, %w : tensor<10x3xf32>, tensor<10x3xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<3x60000xf32>, %d: tensor<f32>) -> (tensor<3x10xf32>, tensor<3x10xf32>) {
  // along any dimension, of what is computed on the way, slices of different sizes, one of them read by more
  %y = stablehlo.negate %x : tensor<3x60000xf32>
  %s = "stablehlo.sort"(%y) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.add %a, %d : tensor<f32>
    %q = stablehlo.add %b, %d : tensor<f32>
    %c = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x60000xf32>) -> tensor<3x60000xf32>
  %u = stablehlo.slice %s [0:3, 0:10] : (tensor<3x60000xf32>) -> tensor<3x10xf32>
  %v = stablehlo.slice %s [0:3, 50:60] : (tensor<3x60000xf32>) -> tensor<3x10xf32>
  %w = stablehlo.multiply %v, %u : tensor<3x10xf32>
  return %u, %w : tensor<3x10xf32>, tensor<3x10xf32>
}
// -----
func.func @main(%x: tensor<2x20000xi32>) -> tensor<2x5xi32> {
  // descending already: every element is better than those before it
  %i = stablehlo.iota dim = 1 : tensor<2x20000xi32>
  %y = stablehlo.add %i, %i : tensor<2x20000xi32>
  %h = stablehlo.constant dense<0> : tensor<2x20000xi32>
  %z = stablehlo.and %x, %h : tensor<2x20000xi32>
  %w = stablehlo.add %y, %z : tensor<2x20000xi32>
  %s = "stablehlo.sort"(%w) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x20000xi32>) -> tensor<2x20000xi32>
  %u = stablehlo.slice %s [0:2, 0:5] : (tensor<2x20000xi32>) -> tensor<2x5xi32>
  return %u : tensor<2x5xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<3x131xf32>) -> (tensor<3x16xf32>, tensor<3x16xi32>) {
  %v, %i = chlo.top_k(%x, k = 16) : tensor<3x131xf32> -> (tensor<3x16xf32>, tensor<3x16xi32>)
  return %v, %i : tensor<3x16xf32>, tensor<3x16xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<2x1000xbf16>) -> (tensor<2x1xbf16>, tensor<2x1xi32>) {
  %v, %i = chlo.top_k(%x, k = 1) : tensor<2x1000xbf16> -> (tensor<2x1xbf16>, tensor<2x1xi32>)
  return %v, %i : tensor<2x1xbf16>, tensor<2x1xi32>
}
