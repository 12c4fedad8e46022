// Rows that are sorted side by side: in registers and in scratch, more of them than there are lanes and fewer, along the last dimension and another one.
// inputs: special
func.func @main(%x: tensor<33x5xf32>) -> tensor<33x5xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<33x5xf32>) -> tensor<33x5xf32>
  return %0 : tensor<33x5xf32>
}
// -----
// Equal numbers, of which the first stays the first: by exchanges of neighbours, and by their positions.
// input 0: range(0, 4)
func.func @main(%a0: tensor<17x12xi32>, %a1: tensor<17x12xf32>) -> (tensor<17x12xi32>, tensor<17x12xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<f32>, %y1: tensor<f32>):
    %c = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<17x12xi32>, tensor<17x12xf32>) -> (tensor<17x12xi32>, tensor<17x12xf32>)
  return %r#0, %r#1 : tensor<17x12xi32>, tensor<17x12xf32>
}
// -----
// input 0: range(0, 4)
func.func @main(%a0: tensor<17x13xi32>, %a1: tensor<17x13xf32>) -> (tensor<17x13xi32>, tensor<17x13xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<f32>, %y1: tensor<f32>):
    %c = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<17x13xi32>, tensor<17x13xf32>) -> (tensor<17x13xi32>, tensor<17x13xf32>)
  return %r#0, %r#1 : tensor<17x13xi32>, tensor<17x13xf32>
}
// -----
// input 0: range(0, 4)
func.func @main(%a0: tensor<2x31x100xi8>, %a1: tensor<2x31x100xf64>, %a2: tensor<2x31x100xbf16>) -> (tensor<2x31x100xi8>, tensor<2x31x100xf64>, tensor<2x31x100xbf16>) {
  %r:3 = "stablehlo.sort"(%a0, %a1, %a2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f64>, %y1: tensor<f64>, %x2: tensor<bf16>, %y2: tensor<bf16>):
    %c = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x31x100xi8>, tensor<2x31x100xf64>, tensor<2x31x100xbf16>) -> (tensor<2x31x100xi8>, tensor<2x31x100xf64>, tensor<2x31x100xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x31x100xi8>, tensor<2x31x100xf64>, tensor<2x31x100xbf16>
}
// -----
// An operand that counts along the row; one that does so in f32, and along another dimension.
func.func @main(%a0: tensor<40x129xf32>) -> (tensor<40x129xf32>, tensor<40x129xi32>) {
  %a1 = stablehlo.iota dim = 1 : tensor<40x129xi32>
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %c = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40x129xf32>, tensor<40x129xi32>) -> (tensor<40x129xf32>, tensor<40x129xi32>)
  return %r#0, %r#1 : tensor<40x129xf32>, tensor<40x129xi32>
}
// -----
// input 0: range(0, 4)
func.func @main(%a0: tensor<16x129xi32>) -> (tensor<16x129xi32>, tensor<16x129xf32>) {
  %a1 = stablehlo.iota dim = 1 : tensor<16x129xf32>
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<f32>, %y1: tensor<f32>):
    %c = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16x129xi32>, tensor<16x129xf32>) -> (tensor<16x129xi32>, tensor<16x129xf32>)
  return %r#0, %r#1 : tensor<16x129xi32>, tensor<16x129xf32>
}
// -----
// input 0: range(0, 4)
func.func @main(%a0: tensor<64x20xi32>) -> (tensor<64x20xi32>, tensor<64x20xi64>) {
  %a1 = stablehlo.iota dim = 0 : tensor<64x20xi64>
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i64>, %y1: tensor<i64>):
    %c = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x20xi32>, tensor<64x20xi64>) -> (tensor<64x20xi32>, tensor<64x20xi64>)
  return %r#0, %r#1 : tensor<64x20xi32>, tensor<64x20xi64>
}
// -----
// Along a dimension whose rows lie apart: a block of lanes and what is left of one, and no whole one.
func.func @main(%a0: tensor<3x13x17xui8>, %a1: tensor<3x13x17xi1>) -> (tensor<3x13x17xui8>, tensor<3x13x17xi1>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui8>, %y0: tensor<ui8>, %x1: tensor<i1>, %y1: tensor<i1>):
    %c = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x13x17xui8>, tensor<3x13x17xi1>) -> (tensor<3x13x17xui8>, tensor<3x13x17xi1>)
  return %r#0, %r#1 : tensor<3x13x17xui8>, tensor<3x13x17xi1>
}
// -----
// inputs: special
func.func @main(%a0: tensor<2x30x8xf16>) -> tensor<2x30x8xf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>):
    %c = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x30x8xf16>) -> tensor<2x30x8xf16>
  return %r : tensor<2x30x8xf16>
}
// -----
// inputs: special
func.func @main(%a0: tensor<7x40xbf16>) -> tensor<7x40xbf16> {
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>):
    %c = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7x40xbf16>) -> tensor<7x40xbf16>
  return %r : tensor<7x40xbf16>
}
// -----
func.func @main(%a0: tensor<16x2xi1>) -> tensor<16x2xi1> {
  %r = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>):
    %c = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16x2xi1>) -> tensor<16x2xi1>
  return %r : tensor<16x2xi1>
}
// -----
// Rows of several dimensions, the lanes along one that is not next to theirs.
func.func @main(%a0: tensor<2x16x3x9xi64>) -> tensor<2x16x3x9xi64> {
  %r = "stablehlo.sort"(%a0) <{dimension = 3 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %c = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x16x3x9xi64>) -> tensor<2x16x3x9xi64>
  return %r : tensor<2x16x3x9xi64>
}
