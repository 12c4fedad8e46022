func.func @main(%x: tensor<128x700xi1>) -> tensor<700xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [0] : (tensor<128x700xi1>, tensor<i1>) -> tensor<700xi1>
  return %0 : tensor<700xi1>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<15x31x16xf16>, %v: tensor<31xf16>) -> tensor<15x16xf16> {
  %c = stablehlo.constant dense<0.5> : tensor<f16>
  %b = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<31xf16>) -> tensor<15x31x16xf16>
  %n = stablehlo.multiply %x, %b : tensor<15x31x16xf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<15x31x16xf16>, tensor<f16>) -> tensor<15x16xf16>
  return %0 : tensor<15x16xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x16x15xf32>) -> tensor<16x15xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %n = stablehlo.multiply %x, %x : tensor<16x16x15xf32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<16x16x15xf32>, tensor<f32>) -> tensor<16x15xf32>
  return %0 : tensor<16x15xf32>
}
// -----
func.func @main(%x: tensor<129x7xi4>) -> tensor<7xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<129x7xi4>, tensor<i4>) -> tensor<7xi4>
  return %0 : tensor<7xi4>
}
// -----
func.func @main(%x: tensor<31x17x31xi32>) -> tensor<17x31xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.multiply %x, %x : tensor<31x17x31xi32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<31x17x31xi32>, tensor<i32>) -> tensor<17x31xi32>
  return %0 : tensor<17x31xi32>
}
// -----
func.func @main(%x: tensor<1x300xi4>) -> tensor<300xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %n = stablehlo.multiply %x, %x : tensor<1x300xi4>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.add across dimensions = [0] : (tensor<1x300xi4>, tensor<i4>) -> tensor<300xi4>
  return %0 : tensor<300xi4>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<16x31x9xbf16>) -> tensor<16x9xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %n = stablehlo.multiply %x, %x : tensor<16x31x9xbf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<16x31x9xbf16>, tensor<bf16>) -> tensor<16x9xbf16>
  return %0 : tensor<16x9xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<0x129xcomplex<f32>>) -> tensor<129xcomplex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.5)> : tensor<complex<f32>>
  %n = stablehlo.multiply %x, %x : tensor<0x129xcomplex<f32>>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<0x129xcomplex<f32>>, tensor<complex<f32>>) -> tensor<129xcomplex<f32>>
  return %0 : tensor<129xcomplex<f32>>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<17x1x300xbf16>) -> tensor<17x300xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %n = stablehlo.multiply %x, %x : tensor<17x1x300xbf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<17x1x300xbf16>, tensor<bf16>) -> tensor<17x300xbf16>
  return %0 : tensor<17x300xbf16>
}
// -----
func.func @main(%x: tensor<7x9x9xi4>) -> tensor<9xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %n = stablehlo.multiply %x, %x : tensor<7x9x9xi4>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<7x9x9xi4>, tensor<i4>) -> tensor<9xi4>
  return %0 : tensor<9xi4>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<0x9xf32>) -> tensor<9xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %n = stablehlo.multiply %x, %x : tensor<0x9xf32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<0x9xf32>, tensor<f32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
// -----
func.func @main(%x: tensor<7x17x700xi64>) -> tensor<7x700xi64> {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<7x17x700xi64>, tensor<i64>) -> tensor<7x700xi64>
  return %0 : tensor<7x700xi64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x9x700xf32>) -> tensor<16x700xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<16x9x700xf32>, tensor<f32>) -> tensor<16x700xf32>
  return %0 : tensor<16x700xf32>
}
// -----
func.func @main(%x: tensor<16x9x9xui8>) -> tensor<9x9xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<16x9x9xui8>, tensor<ui8>) -> tensor<9x9xui8>
  return %0 : tensor<9x9xui8>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x15x1x31xcomplex<f32>>) -> tensor<17x1x31xcomplex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.5)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<17x15x1x31xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17x1x31xcomplex<f32>>
  return %0 : tensor<17x1x31xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<9x129xi4>) -> tensor<129xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<9x129xi4>, tensor<i4>) -> tensor<129xi4>
  return %0 : tensor<129xi4>
}
// -----
func.func @main(%x: tensor<1x16xi1>) -> tensor<16xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [0] : (tensor<1x16xi1>, tensor<i1>) -> tensor<16xi1>
  return %0 : tensor<16xi1>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x1x8xf32>, %v: tensor<16x1xf32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x8xf32>
  %n = stablehlo.multiply %x, %b : tensor<16x1x8xf32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<16x1x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @main(%x: tensor<16x31x17x129xui8>) -> tensor<17x129xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<16x31x17x129xui8>, tensor<ui8>) -> tensor<17x129xui8>
  return %0 : tensor<17x129xui8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<7x17x31xbf16>) -> tensor<17x31xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7x17x31xbf16>, tensor<bf16>) -> tensor<17x31xbf16>
  return %0 : tensor<17x31xbf16>
}
// -----
func.func @main(%x: tensor<1x17x31xi4>) -> tensor<1x31xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %n = stablehlo.multiply %x, %x : tensor<1x17x31xi4>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<1x17x31xi4>, tensor<i4>) -> tensor<1x31xi4>
  return %0 : tensor<1x31xi4>
}
// -----
func.func @main(%x: tensor<9x0xi8>, %v: tensor<9xi8>) -> tensor<0xi8> {
  %c = stablehlo.constant dense<1> : tensor<i8>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<9xi8>) -> tensor<9x0xi8>
  %n = stablehlo.multiply %x, %b : tensor<9x0xi8>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<9x0xi8>, tensor<i8>) -> tensor<0xi8>
  return %0 : tensor<0xi8>
}
// -----
func.func @main(%x: tensor<129x700xi8>) -> tensor<700xi8> {
  %c = stablehlo.constant dense<1> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<129x700xi8>, tensor<i8>) -> tensor<700xi8>
  return %0 : tensor<700xi8>
}
// -----
func.func @main(%x: tensor<9x15x7x9xf64>) -> tensor<9x7x9xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<9x15x7x9xf64>, tensor<f64>) -> tensor<9x7x9xf64>
  return %0 : tensor<9x7x9xf64>
}
// -----
func.func @main(%x: tensor<8x0xi1>) -> tensor<0xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8x0xi1>, tensor<i1>) -> tensor<0xi1>
  return %0 : tensor<0xi1>
}
// -----
func.func @main(%x: tensor<16x15x16x8xf64>) -> tensor<16x16x8xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<f64>
  %n = stablehlo.multiply %x, %x : tensor<16x15x16x8xf64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<16x15x16x8xf64>, tensor<f64>) -> tensor<16x16x8xf64>
  return %0 : tensor<16x16x8xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x700xcomplex<f32>>) -> tensor<700xcomplex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.5)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<1x700xcomplex<f32>>, tensor<complex<f32>>) -> tensor<700xcomplex<f32>>
  return %0 : tensor<700xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<0x129xi8>) -> tensor<129xi8> {
  %c = stablehlo.constant dense<1> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<0x129xi8>, tensor<i8>) -> tensor<129xi8>
  return %0 : tensor<129xi8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<0x300xbf16>) -> tensor<300xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<0x300xbf16>, tensor<bf16>) -> tensor<300xbf16>
  return %0 : tensor<300xbf16>
}
// -----
func.func @main(%x: tensor<31x16x7xui8>) -> tensor<7xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<31x16x7xui8>, tensor<ui8>) -> tensor<7xui8>
  return %0 : tensor<7xui8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<1x128xf16>) -> tensor<128xf16> {
  %c = stablehlo.constant dense<0.5> : tensor<f16>
  %n = stablehlo.multiply %x, %x : tensor<1x128xf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<1x128xf16>, tensor<f16>) -> tensor<128xf16>
  return %0 : tensor<128xf16>
}
// -----
func.func @main(%x: tensor<15x8x700xui8>) -> tensor<700xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<15x8x700xui8>, tensor<ui8>) -> tensor<700xui8>
  return %0 : tensor<700xui8>
}
// -----
func.func @main(%x: tensor<7x17x8x700xi4>) -> tensor<7x8x700xi4> {
  %c = stablehlo.constant dense<1> : tensor<i4>
  %n = stablehlo.multiply %x, %x : tensor<7x17x8x700xi4>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x17x8x700xi4>, tensor<i4>) -> tensor<7x8x700xi4>
  return %0 : tensor<7x8x700xi4>
}
// -----
func.func @main(%x: tensor<31x9xf64>) -> tensor<9xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<31x9xf64>, tensor<f64>) -> tensor<9xf64>
  return %0 : tensor<9xf64>
}
// -----
func.func @main(%x: tensor<1x8x17x16xi64>) -> tensor<8x16xi64> {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.multiply %x, %x : tensor<1x8x17x16xi64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<1x8x17x16xi64>, tensor<i64>) -> tensor<8x16xi64>
  return %0 : tensor<8x16xi64>
}
// -----
func.func @main(%x: tensor<127x8xi64>, %v: tensor<127xi64>) -> tensor<8xi64> {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<127xi64>) -> tensor<127x8xi64>
  %n = stablehlo.multiply %x, %b : tensor<127x8xi64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<127x8xi64>, tensor<i64>) -> tensor<8xi64>
  return %0 : tensor<8xi64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x15x16x15xf32>) -> tensor<1x16x15xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %n = stablehlo.multiply %x, %x : tensor<1x15x16x15xf32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<1x15x16x15xf32>, tensor<f32>) -> tensor<1x16x15xf32>
  return %0 : tensor<1x16x15xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<0x128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.5)> : tensor<complex<f32>>
  %n = stablehlo.multiply %x, %x : tensor<0x128xcomplex<f32>>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.add across dimensions = [0] : (tensor<0x128xcomplex<f32>>, tensor<complex<f32>>) -> tensor<128xcomplex<f32>>
  return %0 : tensor<128xcomplex<f32>>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<128x129xf16>) -> tensor<129xf16> {
  %c = stablehlo.constant dense<0.5> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<128x129xf16>, tensor<f16>) -> tensor<129xf16>
  return %0 : tensor<129xf16>
}
// -----
func.func @main(%x: tensor<7x8x15x31xi64>) -> tensor<7x15x31xi64> {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.multiply %x, %x : tensor<7x8x15x31xi64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<7x8x15x31xi64>, tensor<i64>) -> tensor<7x15x31xi64>
  return %0 : tensor<7x15x31xi64>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<7x128xf16>, %v: tensor<7xf16>) -> tensor<128xf16> {
  %c = stablehlo.constant dense<0.5> : tensor<f16>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<7xf16>) -> tensor<7x128xf16>
  %n = stablehlo.multiply %x, %b : tensor<7x128xf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7x128xf16>, tensor<f16>) -> tensor<128xf16>
  return %0 : tensor<128xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<7x16xcomplex<f32>>, %v: tensor<7xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.5)> : tensor<complex<f32>>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<7xcomplex<f32>>) -> tensor<7x16xcomplex<f32>>
  %n = stablehlo.multiply %x, %b : tensor<7x16xcomplex<f32>>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<7x16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
  return %0 : tensor<16xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<1x15x17xui8>, %v: tensor<1x15xui8>) -> tensor<17xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<1x15xui8>) -> tensor<1x15x17xui8>
  %n = stablehlo.multiply %x, %b : tensor<1x15x17xui8>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<1x15x17xui8>, tensor<ui8>) -> tensor<17xui8>
  return %0 : tensor<17xui8>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<9x8x8xbf16>) -> tensor<8xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %n = stablehlo.multiply %x, %x : tensor<9x8x8xbf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x8x8xbf16>, tensor<bf16>) -> tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
// -----
func.func @main(%x: tensor<8x16x7xf64>) -> tensor<16x7xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<f64>
  %n = stablehlo.multiply %x, %x : tensor<8x16x7xf64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<8x16x7xf64>, tensor<f64>) -> tensor<16x7xf64>
  return %0 : tensor<16x7xf64>
}
// -----
func.func @main(%x: tensor<15x16xi8>) -> tensor<16xi8> {
  %c = stablehlo.constant dense<1> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<15x16xi8>, tensor<i8>) -> tensor<16xi8>
  return %0 : tensor<16xi8>
}
// -----
func.func @main(%x: tensor<127x0xf64>) -> tensor<0xf64> {
  %c = stablehlo.constant dense<0.5> : tensor<f64>
  %n = stablehlo.multiply %x, %x : tensor<127x0xf64>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<127x0xf64>, tensor<f64>) -> tensor<0xf64>
  return %0 : tensor<0xf64>
}
// -----
func.func @main(%x: tensor<31x17x129xi32>, %v: tensor<31x17xi32>) -> tensor<129xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<31x17xi32>) -> tensor<31x17x129xi32>
  %n = stablehlo.multiply %x, %b : tensor<31x17x129xi32>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<31x17x129xi32>, tensor<i32>) -> tensor<129xi32>
  return %0 : tensor<129xi32>
}
// -----
// tolerance: 1e-2
func.func @main(%x: tensor<127x17xbf16>, %v: tensor<127xbf16>) -> tensor<17xbf16> {
  %c = stablehlo.constant dense<0.5> : tensor<bf16>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<127xbf16>) -> tensor<127x17xbf16>
  %n = stablehlo.multiply %x, %b : tensor<127x17xbf16>
  %0 = stablehlo.reduce(%n init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<127x17xbf16>, tensor<bf16>) -> tensor<17xbf16>
  return %0 : tensor<17xbf16>
}
// -----
func.func @main(%x: tensor<16x15x128xi32>) -> tensor<128xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x15x128xi32>, tensor<i32>) -> tensor<128xi32>
  return %0 : tensor<128xi32>
}
// -----
func.func @main(%x: tensor<50x37xf32>) -> (tensor<37xf32>, tensor<37xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<50x37xi32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [0] : (tensor<50x37xf32>, tensor<50x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<37xf32>, tensor<37xi32>)
   reducer(%a: tensor<f32>, %e: tensor<f32>) (%b: tensor<i32>, %f: tensor<i32>) {
    %1 = stablehlo.compare GE, %a, %e : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %a, %e : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %b, %f : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<37xf32>, tensor<37xi32>
}
// -----
func.func @main(%x: tensor<129x16xf32>) -> (tensor<16xf32>, tensor<16xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<129x16xi32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [0] : (tensor<129x16xf32>, tensor<129x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xi32>)
   reducer(%a: tensor<f32>, %e: tensor<f32>) (%b: tensor<i32>, %f: tensor<i32>) {
    %1 = stablehlo.compare GE, %a, %e : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %a, %e : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %b, %f : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<16xf32>, tensor<16xi32>
}
// -----
func.func @main(%x: tensor<9x130xf32>) -> (tensor<130xf32>, tensor<130xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<9x130xi32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [0] : (tensor<9x130xf32>, tensor<9x130xi32>, tensor<f32>, tensor<i32>) -> (tensor<130xf32>, tensor<130xi32>)
   reducer(%a: tensor<f32>, %e: tensor<f32>) (%b: tensor<i32>, %f: tensor<i32>) {
    %1 = stablehlo.compare GE, %a, %e : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %a, %e : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %b, %f : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<130xf32>, tensor<130xi32>
}
// -----
func.func @main(%x: tensor<20x11x17xf32>) -> (tensor<11x17xf32>, tensor<11x17xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<20x11x17xi32>
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [0] : (tensor<20x11x17xf32>, tensor<20x11x17xi32>, tensor<f32>, tensor<i32>) -> (tensor<11x17xf32>, tensor<11x17xi32>)
   reducer(%a: tensor<f32>, %e: tensor<f32>) (%b: tensor<i32>, %f: tensor<i32>) {
    %1 = stablehlo.compare GE, %a, %e : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %a, %e : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %b, %f : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<11x17xf32>, tensor<11x17xi32>
}
