// Few vectors of bf16 by a matrix that is no constant: pairs along rows, the last of which are not whole.
// tolerance: 1e-5
func.func @main(%x: tensor<4x301xbf16>, %w: tensor<129x301xbf16>) -> tensor<4x129xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<4x301xbf16>, tensor<129x301xbf16>) -> tensor<4x129xf32>
  return %0 : tensor<4x129xf32>
}
// -----
// Rows of whole vectors, and one result that is rounded.
// tolerance: 1e-2
func.func @main(%x: tensor<8x160xbf16>, %w: tensor<70x160xbf16>) -> tensor<8x70xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<8x160xbf16>, tensor<70x160xbf16>) -> tensor<8x70xbf16>
  return %0 : tensor<8x70xbf16>
}
// -----
// One vector, of long rows.
// tolerance: 1e-5
func.func @main(%x: tensor<1x1000xbf16>, %w: tensor<67x1000xbf16>) -> tensor<1x67xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x1000xbf16>, tensor<67x1000xbf16>) -> tensor<1x67xf32>
  return %0 : tensor<1x67xf32>
}
// -----
// Across rows, of which the last has none to make a pair with; more than a strip of columns, and a rest of them.
// tolerance: 1e-5
func.func @main(%x: tensor<8x67xbf16>, %w: tensor<67x1051xbf16>) -> tensor<8x1051xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x67xbf16>, tensor<67x1051xbf16>) -> tensor<8x1051xf32>
  return %0 : tensor<8x1051xf32>
}
// -----
// Sums of few columns stay in registers.
// tolerance: 1e-5
func.func @main(%x: tensor<8x129xbf16>, %w: tensor<129x83xbf16>) -> tensor<8x83xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x129xbf16>, tensor<129x83xbf16>) -> tensor<8x83xf32>
  return %0 : tensor<8x83xf32>
}
// -----
// More columns of fewer vectors.
// tolerance: 1e-2
func.func @main(%x: tensor<3x130xbf16>, %w: tensor<130x150xbf16>) -> tensor<3x150xbf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x130xbf16>, tensor<130x150xbf16>) -> tensor<3x150xbf16>
  return %0 : tensor<3x150xbf16>
}
// -----
// One vector across rows.
// tolerance: 1e-5
func.func @main(%x: tensor<1x131xbf16>, %w: tensor<131x200xbf16>) -> tensor<1x200xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x131xbf16>, tensor<131x200xbf16>) -> tensor<1x200xf32>
  return %0 : tensor<1x200xf32>
}
// -----
// The matrix first.
// tolerance: 1e-5
func.func @main(%x: tensor<100x70xbf16>, %w: tensor<3x70xbf16>) -> tensor<100x3xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<100x70xbf16>, tensor<3x70xbf16>) -> tensor<100x3xf32>
  return %0 : tensor<100x3xf32>
}
// -----
// Batches inside, whose elements are vectors.
// tolerance: 1e-5
func.func @main(%x: tensor<6x20x33xbf16>, %w: tensor<20x40x33xbf16>) -> tensor<33x6x40xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<6x20x33xbf16>, tensor<20x40x33xbf16>) -> tensor<33x6x40xf32>
  return %0 : tensor<33x6x40xf32>
}
// -----
// Attention of groups of queries, keys and values as a cache has them: what is multiplied second is computed.
// tolerance: 2e-2
func.func @main(%q: tensor<3x8x96xbf16>, %k: tensor<70x3x96xbf16>, %v: tensor<3x70x48xbf16>) -> tensor<3x8x48xbf16> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x8x96xbf16>, tensor<70x3x96xbf16>) -> tensor<3x8x70xbf16>
  %1 = stablehlo.tanh %0 : tensor<3x8x70xbf16>
  %2 = stablehlo.dot_general %1, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x8x70xbf16>, tensor<3x70x48xbf16>) -> tensor<3x8x48xbf16>
  return %2 : tensor<3x8x48xbf16>
}
// -----
// A matrix that is computed and rounded.
// tolerance: 1e-5
func.func @main(%x: tensor<4x70xbf16>, %w: tensor<70x48xf32>, %u: tensor<48x70xf32>) -> (tensor<4x48xf32>, tensor<4x48xf32>) {
  %0 = stablehlo.convert %w : (tensor<70x48xf32>) -> tensor<70x48xbf16>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<4x70xbf16>, tensor<70x48xbf16>) -> tensor<4x48xf32>
  %2 = stablehlo.convert %u : (tensor<48x70xf32>) -> tensor<48x70xbf16>
  %3 = stablehlo.dot_general %x, %2, contracting_dims = [1] x [1] : (tensor<4x70xbf16>, tensor<48x70xbf16>) -> tensor<4x48xf32>
  return %1, %3 : tensor<4x48xf32>, tensor<4x48xf32>
}
// -----
// Sums in registers of f32.
// tolerance: 1e-5
func.func @main(%x: tensor<8x129xf32>, %w: tensor<129x83xf32>) -> tensor<8x83xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x129xf32>, tensor<129x83xf32>) -> tensor<8x83xf32>
  return %0 : tensor<8x83xf32>
}
// -----
// Rows that are put together side by side, some more than a power of two.
// tolerance: 1e-5
func.func @main(%x: tensor<3x129xf32>, %w: tensor<83x129xf32>) -> tensor<3x83xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x129xf32>, tensor<83x129xf32>) -> tensor<3x83xf32>
  return %0 : tensor<3x83xf32>
}
// -----
// Sums in registers of f64.
// tolerance: 1e-14
func.func @main(%x: tensor<8x129xf64>, %w: tensor<129x83xf64>) -> tensor<8x83xf64> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x129xf64>, tensor<129x83xf64>) -> tensor<8x83xf64>
  return %0 : tensor<8x83xf64>
}
// -----
// Rows that are put together side by side, some more than a power of two.
// tolerance: 1e-14
func.func @main(%x: tensor<3x129xf64>, %w: tensor<83x129xf64>) -> tensor<3x83xf64> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x129xf64>, tensor<83x129xf64>) -> tensor<3x83xf64>
  return %0 : tensor<3x83xf64>
}
// -----
// Sums in registers of f16.
// tolerance: 2e-3
func.func @main(%x: tensor<8x129xf16>, %w: tensor<129x83xf16>) -> tensor<8x83xf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x129xf16>, tensor<129x83xf16>) -> tensor<8x83xf16>
  return %0 : tensor<8x83xf16>
}
// -----
// Rows that are put together side by side, some more than a power of two.
// tolerance: 2e-3
func.func @main(%x: tensor<3x129xf16>, %w: tensor<83x129xf16>) -> tensor<3x83xf16> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x129xf16>, tensor<83x129xf16>) -> tensor<3x83xf16>
  return %0 : tensor<3x83xf16>
}
// -----
// Bytes, of which words are made: along rows, across them, and one vector.
func.func @main(%x: tensor<2x301xi8>, %w: tensor<70x301xi8>) -> tensor<2x70xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<2x301xi8>, tensor<70x301xi8>) -> tensor<2x70xi32>
  return %0 : tensor<2x70xi32>
}
// -----
// Bytes across rows.
func.func @main(%x: tensor<2x67xi8>, %w: tensor<67x1051xi8>) -> tensor<2x1051xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x67xi8>, tensor<67x1051xi8>) -> tensor<2x1051xi32>
  return %0 : tensor<2x1051xi32>
}
// -----
// Without signs.
func.func @main(%x: tensor<1x133xui8>, %w: tensor<133x200xui8>) -> tensor<1x200xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x133xui8>, tensor<133x200xui8>) -> tensor<1x200xi32>
  return %0 : tensor<1x200xi32>
}
// -----
// With signs on one side.
func.func @main(%x: tensor<1x133xui8>, %w: tensor<67x133xi8>) -> tensor<1x67xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x133xui8>, tensor<67x133xi8>) -> tensor<1x67xi32>
  return %0 : tensor<1x67xi32>
}
// -----
// More of them, which processors with dot products of four bytes pack.
func.func @main(%x: tensor<7x67xi8>, %w: tensor<67x83xi8>) -> tensor<7x83xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x67xi8>, tensor<67x83xi8>) -> tensor<7x83xi32>
  return %0 : tensor<7x83xi32>
}
// -----
// The extremes of bytes.
func.func @main(%x: tensor<2x64xi8>) -> tensor<2x40xi32> {
  %low = stablehlo.constant dense<-128> : tensor<2x64xi8>
  %a = stablehlo.minimum %x, %low : tensor<2x64xi8>
  %b = stablehlo.slice %a [0:1, 0:64] : (tensor<2x64xi8>) -> tensor<1x64xi8>
  %c = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<1x64xi8>) -> tensor<40x64xi8>
  %0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<2x64xi8>, tensor<40x64xi8>) -> tensor<2x40xi32>
  return %0 : tensor<2x40xi32>
}
// -----
// Few columns by more rows, of batches side by side: rows are packed.
// tolerance: 1e-5
func.func @main(%x: tensor<3x33x20x32xf32>, %w: tensor<3x20x5x32xf32>) -> tensor<3x32x33x5xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0, 3] x [0, 3], contracting_dims = [2] x [1] : (tensor<3x33x20x32xf32>, tensor<3x20x5x32xf32>) -> tensor<3x32x33x5xf32>
  return %0 : tensor<3x32x33x5xf32>
}
// -----
// Fewer of them than lanes, of which one batch is a panel.
// tolerance: 1e-5
func.func @main(%x: tensor<16x20x32xf32>, %w: tensor<20x3x32xf32>) -> tensor<32x16x3xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<16x20x32xf32>, tensor<20x3x32xf32>) -> tensor<32x16x3xf32>
  return %0 : tensor<32x16x3xf32>
}
// -----
// Vectors that lie beside each other, by rows: each is brought together first.
// tolerance: 1e-5
func.func @main(%x: tensor<70x130xbf16>, %w: tensor<130x8xbf16>) -> tensor<70x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x130xbf16>, tensor<130x8xbf16>) -> tensor<70x8xf32>
  return %0 : tensor<70x8xf32>
}
// -----
// Vectors that lie beside each other, by rows: each is brought together first.
// tolerance: 1e-5
func.func @main(%x: tensor<70x130xf32>, %w: tensor<130x8xf32>) -> tensor<70x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x130xf32>, tensor<130x8xf32>) -> tensor<70x8xf32>
  return %0 : tensor<70x8xf32>
}
// -----
// Vectors that lie beside each other, by rows: each is brought together first.
func.func @main(%x: tensor<70x130xi8>, %w: tensor<130x2xi8>) -> tensor<70x2xi32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<70x130xi8>, tensor<130x2xi8>) -> tensor<70x2xi32>
  return %0 : tensor<70x2xi32>
}
