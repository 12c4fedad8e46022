// Contractions whose result is of a wider class than their operands, which are converted to it first.
func.func @main(%x: tensor<4x129xi8>, %y: tensor<129x17xi8>) -> (tensor<4x17xf32>, tensor<4x17xf64>, tensor<4x17xcomplex<f32>>) {
  %f = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x129xi8>, tensor<129x17xi8>) -> tensor<4x17xf32>
  %d = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x129xi8>, tensor<129x17xi8>) -> tensor<4x17xf64>
  %c = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x129xi8>, tensor<129x17xi8>) -> tensor<4x17xcomplex<f32>>
  return %f, %d, %c : tensor<4x17xf32>, tensor<4x17xf64>, tensor<4x17xcomplex<f32>>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<3x4xi16>, %y: tensor<4x6xi16>) -> (tensor<3x6xbf16>, tensor<3x6xf16>) {
  %b = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xi16>, tensor<4x6xi16>) -> tensor<3x6xbf16>
  %h = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xi16>, tensor<4x6xi16>) -> tensor<3x6xf16>
  return %b, %h : tensor<3x6xbf16>, tensor<3x6xf16>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<2x8x3xui64>, %y: tensor<2x3x5xui64>, %z: tensor<2x8x3xf32>, %w: tensor<2x3x5xf32>) -> (tensor<2x8x5xf32>, tensor<2x8x5xcomplex<f64>>) {
  %f = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x3xui64>, tensor<2x3x5xui64>) -> tensor<2x8x5xf32>
  %c = stablehlo.dot_general %z, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x3xf32>, tensor<2x3x5xf32>) -> tensor<2x8x5xcomplex<f64>>
  return %f, %c : tensor<2x8x5xf32>, tensor<2x8x5xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<4x33xi1>, %y: tensor<33x5xi1>) -> (tensor<4x5xi32>, tensor<4x5xf32>) {
  %n = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x33xi1>, tensor<33x5xi1>) -> tensor<4x5xi32>
  %f = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x33xi1>, tensor<33x5xi1>) -> tensor<4x5xf32>
  return %n, %f : tensor<4x5xi32>, tensor<4x5xf32>
}
// -----
func.func @main(%x: tensor<2x3x9x10xi8>, %y: tensor<3x3x4x5xi8>) -> (tensor<2x3x6x6xf64>, tensor<2x3x6x6xf32>) {
  %d = stablehlo.convolution(%x, %y) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9x10xi8>, tensor<3x3x4x5xi8>) -> tensor<2x3x6x6xf64>
  %f = stablehlo.convolution(%x, %y) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9x10xi8>, tensor<3x3x4x5xi8>) -> tensor<2x3x6x6xf32>
  return %d, %f : tensor<2x3x6x6xf64>, tensor<2x3x6x6xf32>
}
// -----
// Complex products round each of theirs, in f32 too: squares of squares where the parts cancel.
func.func @main(%x: tensor<129xcomplex<f32>>, %y: tensor<129xcomplex<f32>>) -> (tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>) {
  %a = stablehlo.multiply %x, %y : tensor<129xcomplex<f32>>
  %s = stablehlo.multiply %x, %x : tensor<129xcomplex<f32>>
  %q = stablehlo.multiply %s, %s : tensor<129xcomplex<f32>>
  return %a, %q : tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>
}
// -----
// Operands of different types, converted to the result's.
// tolerance: 1e-6
func.func @main(%x: tensor<4x33xf32>, %y: tensor<33x17xi32>, %z: tensor<33x17xbf16>, %d: tensor<33x17xf64>) -> (tensor<4x17xf32>, tensor<4x17xf32>, tensor<4x17xf64>, tensor<17x17xcomplex<f32>>) {
  %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x33xf32>, tensor<33x17xi32>) -> tensor<4x17xf32>
  %b = stablehlo.dot_general %x, %z, contracting_dims = [1] x [0] : (tensor<4x33xf32>, tensor<33x17xbf16>) -> tensor<4x17xf32>
  %e = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0] : (tensor<4x33xf32>, tensor<33x17xf64>) -> tensor<4x17xf64>
  %c = stablehlo.dot_general %y, %z, contracting_dims = [0] x [0] : (tensor<33x17xi32>, tensor<33x17xbf16>) -> tensor<17x17xcomplex<f32>>
  return %a, %b, %e, %c : tensor<4x17xf32>, tensor<4x17xf32>, tensor<4x17xf64>, tensor<17x17xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<4x33xi8>, %y: tensor<33x17xui8>, %z: tensor<33x17xi16>, %p: tensor<33x17xi1>) -> (tensor<4x17xi32>, tensor<4x17xi16>, tensor<4x17xi32>) {
  %a = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x33xi8>, tensor<33x17xui8>) -> tensor<4x17xi32>
  %b = stablehlo.dot_general %x, %z, contracting_dims = [1] x [0] : (tensor<4x33xi8>, tensor<33x17xi16>) -> tensor<4x17xi16>
  %c = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<4x33xi8>, tensor<33x17xi1>) -> tensor<4x17xi32>
  return %a, %b, %c : tensor<4x17xi32>, tensor<4x17xi16>, tensor<4x17xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x9x9x3xf32>, %w: tensor<3x3x3x8xi8>) -> tensor<2x7x7x8xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x3xf32>, tensor<3x3x3x8xi8>) -> tensor<2x7x7x8xf32>
  return %r : tensor<2x7x7x8xf32>
}
