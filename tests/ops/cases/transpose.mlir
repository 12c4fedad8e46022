func.func @main(%x: tensor<33x31xf32>) -> tensor<31x33xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x31xf32>) -> tensor<31x33xf32>
  return %0 : tensor<31x33xf32>
}
// -----
func.func @main(%x: tensor<1x2x5xf32>) -> tensor<5x2x1xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<1x2x5xf32>) -> tensor<5x2x1xf32>
  return %0 : tensor<5x2x1xf32>
}
// -----
func.func @main(%x: tensor<8x129xf32>) -> tensor<129x8xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x129xf32>) -> tensor<129x8xf32>
  return %0 : tensor<129x8xf32>
}
// -----
func.func @main(%x: tensor<7x17xf32>) -> tensor<17x7xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x17xf32>) -> tensor<17x7xf32>
  return %0 : tensor<17x7xf32>
}
// -----
func.func @main(%x: tensor<3x129xf64>) -> tensor<129x3xf64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x129xf64>) -> tensor<129x3xf64>
  return %0 : tensor<129x3xf64>
}
// -----
func.func @main(%x: tensor<1x5x20xf64>) -> tensor<1x5x20xf64> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<1x5x20xf64>) -> tensor<1x5x20xf64>
  return %0 : tensor<1x5x20xf64>
}
// -----
func.func @main(%x: tensor<17x20x16xf64>) -> tensor<17x16x20xf64> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<17x20x16xf64>) -> tensor<17x16x20xf64>
  return %0 : tensor<17x16x20xf64>
}
// -----
func.func @main(%x: tensor<16x16x20xf64>) -> tensor<20x16x16xf64> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<16x16x20xf64>) -> tensor<20x16x16xf64>
  return %0 : tensor<20x16x16xf64>
}
// -----
func.func @main(%x: tensor<17x15xi8>) -> tensor<15x17xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x15xi8>) -> tensor<15x17xi8>
  return %0 : tensor<15x17xi8>
}
// -----
func.func @main(%x: tensor<0x128xi8>) -> tensor<128x0xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<0x128xi8>) -> tensor<128x0xi8>
  return %0 : tensor<128x0xi8>
}
// -----
func.func @main(%x: tensor<15x7xi8>) -> tensor<7x15xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<15x7xi8>) -> tensor<7x15xi8>
  return %0 : tensor<7x15xi8>
}
// -----
func.func @main(%x: tensor<3x5x3xi8>) -> tensor<3x5x3xi8> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<3x5x3xi8>) -> tensor<3x5x3xi8>
  return %0 : tensor<3x5x3xi8>
}
// -----
func.func @main(%x: tensor<7x33xui8>) -> tensor<33x7xui8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x33xui8>) -> tensor<33x7xui8>
  return %0 : tensor<33x7xui8>
}
// -----
func.func @main(%x: tensor<33x64xui8>) -> tensor<64x33xui8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x64xui8>) -> tensor<64x33xui8>
  return %0 : tensor<64x33xui8>
}
// -----
func.func @main(%x: tensor<2x7xui8>) -> tensor<7x2xui8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x7xui8>) -> tensor<7x2xui8>
  return %0 : tensor<7x2xui8>
}
// -----
func.func @main(%x: tensor<20x20x20x16xui8>) -> tensor<20x20x16x20xui8> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<20x20x20x16xui8>) -> tensor<20x20x16x20xui8>
  return %0 : tensor<20x20x16x20xui8>
}
// -----
func.func @main(%x: tensor<5x20x16xi16>) -> tensor<5x20x16xi16> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<5x20x16xi16>) -> tensor<5x20x16xi16>
  return %0 : tensor<5x20x16xi16>
}
// -----
func.func @main(%x: tensor<8x33xi16>) -> tensor<33x8xi16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x33xi16>) -> tensor<33x8xi16>
  return %0 : tensor<33x8xi16>
}
// -----
func.func @main(%x: tensor<7x16xi16>) -> tensor<16x7xi16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x16xi16>) -> tensor<16x7xi16>
  return %0 : tensor<16x7xi16>
}
// -----
func.func @main(%x: tensor<8x31xi16>) -> tensor<31x8xi16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x31xi16>) -> tensor<31x8xi16>
  return %0 : tensor<31x8xi16>
}
// -----
func.func @main(%x: tensor<1x2xi32>) -> tensor<2x1xi32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x2xi32>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}
// -----
func.func @main(%x: tensor<0x129xi32>) -> tensor<129x0xi32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<0x129xi32>) -> tensor<129x0xi32>
  return %0 : tensor<129x0xi32>
}
// -----
func.func @main(%x: tensor<20x17x1xi32>) -> tensor<20x17x1xi32> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<20x17x1xi32>) -> tensor<20x17x1xi32>
  return %0 : tensor<20x17x1xi32>
}
// -----
func.func @main(%x: tensor<1x1x1xi32>) -> tensor<1x1x1xi32> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
  return %0 : tensor<1x1x1xi32>
}
// -----
func.func @main(%x: tensor<1x3x3xi64>) -> tensor<1x3x3xi64> {
  %0 = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
  return %0 : tensor<1x3x3xi64>
}
// -----
func.func @main(%x: tensor<31x7xi64>) -> tensor<7x31xi64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<31x7xi64>) -> tensor<7x31xi64>
  return %0 : tensor<7x31xi64>
}
// -----
func.func @main(%x: tensor<17x15xi64>) -> tensor<15x17xi64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x15xi64>) -> tensor<15x17xi64>
  return %0 : tensor<15x17xi64>
}
// -----
func.func @main(%x: tensor<64x15xi64>) -> tensor<15x64xi64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<64x15xi64>) -> tensor<15x64xi64>
  return %0 : tensor<15x64xi64>
}
// -----
func.func @main(%x: tensor<1x33xf16>) -> tensor<33x1xf16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x33xf16>) -> tensor<33x1xf16>
  return %0 : tensor<33x1xf16>
}
// -----
func.func @main(%x: tensor<127x31xf16>) -> tensor<31x127xf16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<127x31xf16>) -> tensor<31x127xf16>
  return %0 : tensor<31x127xf16>
}
// -----
func.func @main(%x: tensor<20x16x2x20xf16>) -> tensor<16x2x20x20xf16> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 3, 0] : (tensor<20x16x2x20xf16>) -> tensor<16x2x20x20xf16>
  return %0 : tensor<16x2x20x20xf16>
}
// -----
func.func @main(%x: tensor<33x129xf16>) -> tensor<129x33xf16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x129xf16>) -> tensor<129x33xf16>
  return %0 : tensor<129x33xf16>
}
// -----
func.func @main(%x: tensor<3x20x2xbf16>) -> tensor<2x20x3xbf16> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<3x20x2xbf16>) -> tensor<2x20x3xbf16>
  return %0 : tensor<2x20x3xbf16>
}
// -----
func.func @main(%x: tensor<20x17x16xbf16>) -> tensor<20x16x17xbf16> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<20x17x16xbf16>) -> tensor<20x16x17xbf16>
  return %0 : tensor<20x16x17xbf16>
}
// -----
func.func @main(%x: tensor<16x3x2xbf16>) -> tensor<16x2x3xbf16> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<16x3x2xbf16>) -> tensor<16x2x3xbf16>
  return %0 : tensor<16x2x3xbf16>
}
// -----
func.func @main(%x: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
}
// -----
func.func @main(%x: tensor<127x7xi1>) -> tensor<7x127xi1> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<127x7xi1>) -> tensor<7x127xi1>
  return %0 : tensor<7x127xi1>
}
// -----
func.func @main(%x: tensor<33x1xi1>) -> tensor<1x33xi1> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x1xi1>) -> tensor<1x33xi1>
  return %0 : tensor<1x33xi1>
}
// -----
func.func @main(%x: tensor<5x5x5x1xi1>) -> tensor<5x1x5x5xi1> {
  %0 = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<5x5x5x1xi1>) -> tensor<5x1x5x5xi1>
  return %0 : tensor<5x1x5x5xi1>
}
// -----
func.func @main(%x: tensor<3x2x20xi1>) -> tensor<20x2x3xi1> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<3x2x20xi1>) -> tensor<20x2x3xi1>
  return %0 : tensor<20x2x3xi1>
}
// -----
func.func @main(%x: tensor<33x33xi4>) -> tensor<33x33xi4> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x33xi4>) -> tensor<33x33xi4>
  return %0 : tensor<33x33xi4>
}
// -----
func.func @main(%x: tensor<1x16xi4>) -> tensor<16x1xi4> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x16xi4>) -> tensor<16x1xi4>
  return %0 : tensor<16x1xi4>
}
// -----
func.func @main(%x: tensor<33x31xi4>) -> tensor<31x33xi4> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x31xi4>) -> tensor<31x33xi4>
  return %0 : tensor<31x33xi4>
}
// -----
func.func @main(%x: tensor<1x17xi4>) -> tensor<17x1xi4> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x17xi4>) -> tensor<17x1xi4>
  return %0 : tensor<17x1xi4>
}
// -----
func.func @main(%x: tensor<17x7xcomplex<f32>>) -> tensor<7x17xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x7xcomplex<f32>>) -> tensor<7x17xcomplex<f32>>
  return %0 : tensor<7x17xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<8x15xcomplex<f32>>) -> tensor<15x8xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x15xcomplex<f32>>) -> tensor<15x8xcomplex<f32>>
  return %0 : tensor<15x8xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<128x2xcomplex<f32>>) -> tensor<2x128xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<128x2xcomplex<f32>>) -> tensor<2x128xcomplex<f32>>
  return %0 : tensor<2x128xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<16x17xcomplex<f32>>) -> tensor<17x16xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x17xcomplex<f32>>) -> tensor<17x16xcomplex<f32>>
  return %0 : tensor<17x16xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<16x1x3x3xcomplex<f64>>) -> tensor<3x16x1x3xcomplex<f64>> {
  %0 = stablehlo.transpose %x, dims = [3, 0, 1, 2] : (tensor<16x1x3x3xcomplex<f64>>) -> tensor<3x16x1x3xcomplex<f64>>
  return %0 : tensor<3x16x1x3xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<16x1xcomplex<f64>>) -> tensor<1x16xcomplex<f64>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x1xcomplex<f64>>) -> tensor<1x16xcomplex<f64>>
  return %0 : tensor<1x16xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<3x1x20x1xcomplex<f64>>) -> tensor<1x20x3x1xcomplex<f64>> {
  %0 = stablehlo.transpose %x, dims = [1, 2, 0, 3] : (tensor<3x1x20x1xcomplex<f64>>) -> tensor<1x20x3x1xcomplex<f64>>
  return %0 : tensor<1x20x3x1xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<2x17xcomplex<f64>>) -> tensor<17x2xcomplex<f64>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x17xcomplex<f64>>) -> tensor<17x2xcomplex<f64>>
  return %0 : tensor<17x2xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<64x15xui2>) -> tensor<15x64xui2> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<64x15xui2>) -> tensor<15x64xui2>
  return %0 : tensor<15x64xui2>
}
// -----
func.func @main(%x: tensor<5x1x17x17xui2>) -> tensor<17x1x17x5xui2> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 3, 0] : (tensor<5x1x17x17xui2>) -> tensor<17x1x17x5xui2>
  return %0 : tensor<17x1x17x5xui2>
}
// -----
func.func @main(%x: tensor<3x20x3xui2>) -> tensor<3x20x3xui2> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<3x20x3xui2>) -> tensor<3x20x3xui2>
  return %0 : tensor<3x20x3xui2>
}
// -----
func.func @main(%x: tensor<2x2x1xui2>) -> tensor<1x2x2xui2> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<2x2x1xui2>) -> tensor<1x2x2xui2>
  return %0 : tensor<1x2x2xui2>
}
// -----
func.func @main(%x: tensor<7x127xf8E4M3FN>) -> tensor<127x7xf8E4M3FN> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x127xf8E4M3FN>) -> tensor<127x7xf8E4M3FN>
  return %0 : tensor<127x7xf8E4M3FN>
}
// -----
func.func @main(%x: tensor<20x5x3xf8E4M3FN>) -> tensor<20x3x5xf8E4M3FN> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<20x5x3xf8E4M3FN>) -> tensor<20x3x5xf8E4M3FN>
  return %0 : tensor<20x3x5xf8E4M3FN>
}
// -----
func.func @main(%x: tensor<16x0xf8E4M3FN>) -> tensor<0x16xf8E4M3FN> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x0xf8E4M3FN>) -> tensor<0x16xf8E4M3FN>
  return %0 : tensor<0x16xf8E4M3FN>
}
// -----
func.func @main(%x: tensor<1x1x17x5xf8E4M3FN>) -> tensor<1x5x17x1xf8E4M3FN> {
  %0 = stablehlo.transpose %x, dims = [1, 3, 2, 0] : (tensor<1x1x17x5xf8E4M3FN>) -> tensor<1x5x17x1xf8E4M3FN>
  return %0 : tensor<1x5x17x1xf8E4M3FN>
}
// -----
func.func @main(%x: tensor<3x33xi16>, %y: tensor<33x3xi16>) -> tensor<33x3xi16> {
  %v = stablehlo.slice %y [0:33, 0:1] : (tensor<33x3xi16>) -> tensor<33x1xi16>
  %w = stablehlo.reshape %v : (tensor<33x1xi16>) -> tensor<33xi16>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<33xi16>) -> tensor<33x3xi16>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x33xi16>) -> tensor<33x3xi16>
  %1 = stablehlo.add %0, %u : tensor<33x3xi16>
  return %1 : tensor<33x3xi16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x129xf32>, %y: tensor<128x129xf32>) -> tensor<16x128xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<16x129xf32>, tensor<128x129xf32>) -> tensor<16x128xf32>
  return %0 : tensor<16x128xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x129xf32>, %y: tensor<1x129xf32>) -> tensor<17x1xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<17x129xf32>, tensor<1x129xf32>) -> tensor<17x1xf32>
  return %0 : tensor<17x1xf32>
}
// -----
func.func @main(%x: tensor<127x17xi32>, %y: tensor<17x127xi32>) -> tensor<17x127xi32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<127x17xi32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<127x17xi32>) -> tensor<17x127xi32>
  %1 = stablehlo.add %2, %y : tensor<17x127xi32>
  return %1 : tensor<17x127xi32>
}
// -----
func.func @main(%x: tensor<15x33xf64>, %y: tensor<33x15xf64>) -> tensor<33x15xf64> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<15x33xf64>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<15x33xf64>) -> tensor<33x15xf64>
  %1 = stablehlo.add %2, %y : tensor<33x15xf64>
  return %1 : tensor<33x15xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x16xf32>, %y: tensor<33x16xf32>) -> tensor<1x33xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<1x16xf32>, tensor<33x16xf32>) -> tensor<1x33xf32>
  return %0 : tensor<1x33xf32>
}
// -----
func.func @main(%x: tensor<129x3xi32>, %y: tensor<3x129xi32>) -> tensor<3x129xi32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<129x3xi32>) -> tensor<3x129xi32>
  %4 = stablehlo.transpose %y, dims = [1, 0] : (tensor<3x129xi32>) -> tensor<129x3xi32>
  %2 = stablehlo.subtract %y, %0 : tensor<3x129xi32>
  %3 = stablehlo.add %x, %4 : tensor<129x3xi32>
  %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<129x3xi32>) -> tensor<3x129xi32>
  %1 = stablehlo.add %2, %5 : tensor<3x129xi32>
  return %1 : tensor<3x129xi32>
}
// -----
func.func @main(%x: tensor<16x15xf64>, %y: tensor<15x16xf64>) -> tensor<15x16xf64> {
  %v = stablehlo.slice %y [0:15, 0:1] : (tensor<15x16xf64>) -> tensor<15x1xf64>
  %w = stablehlo.reshape %v : (tensor<15x1xf64>) -> tensor<15xf64>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<15xf64>) -> tensor<15x16xf64>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x15xf64>) -> tensor<15x16xf64>
  %1 = stablehlo.add %0, %u : tensor<15x16xf64>
  return %1 : tensor<15x16xf64>
}
// -----
func.func @main(%x: tensor<127x33xi32>, %y: tensor<33x127xi32>) -> tensor<33x127xi32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<127x33xi32>) -> tensor<33x127xi32>
  %4 = stablehlo.transpose %y, dims = [1, 0] : (tensor<33x127xi32>) -> tensor<127x33xi32>
  %2 = stablehlo.subtract %y, %0 : tensor<33x127xi32>
  %3 = stablehlo.add %x, %4 : tensor<127x33xi32>
  %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<127x33xi32>) -> tensor<33x127xi32>
  %1 = stablehlo.add %2, %5 : tensor<33x127xi32>
  return %1 : tensor<33x127xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x33xf32>, %y: tensor<16x33xf32>) -> tensor<17x16xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<17x33xf32>, tensor<16x33xf32>) -> tensor<17x16xf32>
  return %0 : tensor<17x16xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<128x5xf32>, %y: tensor<129x5xf32>) -> tensor<128x129xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<128x5xf32>, tensor<129x5xf32>) -> tensor<128x129xf32>
  return %0 : tensor<128x129xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<128x1xf32>, %y: tensor<129x1xf32>) -> tensor<128x129xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<128x1xf32>, tensor<129x1xf32>) -> tensor<128x129xf32>
  return %0 : tensor<128x129xf32>
}
// -----
func.func @main(%x: tensor<17x8xbf16>, %y: tensor<8x17xbf16>) -> tensor<8x17xbf16> {
  %v = stablehlo.slice %y [0:8, 0:1] : (tensor<8x17xbf16>) -> tensor<8x1xbf16>
  %w = stablehlo.reshape %v : (tensor<8x1xbf16>) -> tensor<8xbf16>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<8xbf16>) -> tensor<8x17xbf16>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x8xbf16>) -> tensor<8x17xbf16>
  %1 = stablehlo.add %0, %u : tensor<8x17xbf16>
  return %1 : tensor<8x17xbf16>
}
// -----
func.func @main(%x: tensor<7x127xf32>, %y: tensor<127x7xf32>) -> tensor<127x7xf32> {
  %v = stablehlo.slice %y [0:127, 0:1] : (tensor<127x7xf32>) -> tensor<127x1xf32>
  %w = stablehlo.reshape %v : (tensor<127x1xf32>) -> tensor<127xf32>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<127xf32>) -> tensor<127x7xf32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x127xf32>) -> tensor<127x7xf32>
  %1 = stablehlo.add %0, %u : tensor<127x7xf32>
  return %1 : tensor<127x7xf32>
}
// -----
func.func @main(%x: tensor<33x128xi32>, %y: tensor<128x33xi32>) -> tensor<128x33xi32> {
  %v = stablehlo.slice %y [0:1, 0:33] : (tensor<128x33xi32>) -> tensor<1x33xi32>
  %w = stablehlo.reshape %v : (tensor<1x33xi32>) -> tensor<33xi32>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<33xi32>) -> tensor<128x33xi32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x128xi32>) -> tensor<128x33xi32>
  %1 = stablehlo.add %0, %u : tensor<128x33xi32>
  return %1 : tensor<128x33xi32>
}
// -----
func.func @main(%x: tensor<31x33xf64>, %y: tensor<33x31xf64>) -> tensor<33x31xf64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<31x33xf64>) -> tensor<33x31xf64>
  %4 = stablehlo.transpose %y, dims = [1, 0] : (tensor<33x31xf64>) -> tensor<31x33xf64>
  %2 = stablehlo.subtract %y, %0 : tensor<33x31xf64>
  %3 = stablehlo.add %x, %4 : tensor<31x33xf64>
  %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<31x33xf64>) -> tensor<33x31xf64>
  %1 = stablehlo.add %2, %5 : tensor<33x31xf64>
  return %1 : tensor<33x31xf64>
}
// -----
func.func @main(%x: tensor<33x3xf64>, %y: tensor<3x33xf64>) -> tensor<3x33xf64> {
  %0 = stablehlo.multiply %x, %x : tensor<33x3xf64>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<33x3xf64>) -> tensor<3x33xf64>
  %1 = stablehlo.add %2, %y : tensor<3x33xf64>
  return %1 : tensor<3x33xf64>
}
// -----
func.func @main(%x: tensor<17x31xi8>, %y: tensor<31x17xi8>) -> tensor<31x17xi8> {
  %v = stablehlo.slice %y [0:1, 0:17] : (tensor<31x17xi8>) -> tensor<1x17xi8>
  %w = stablehlo.reshape %v : (tensor<1x17xi8>) -> tensor<17xi8>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<17xi8>) -> tensor<31x17xi8>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x31xi8>) -> tensor<31x17xi8>
  %1 = stablehlo.add %0, %u : tensor<31x17xi8>
  return %1 : tensor<31x17xi8>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x16xf32>, %y: tensor<16x16xf32>) -> tensor<1x16xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<1x16xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
  return %0 : tensor<1x16xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<129x33xf32>, %y: tensor<128x33xf32>) -> tensor<129x128xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<129x33xf32>, tensor<128x33xf32>) -> tensor<129x128xf32>
  return %0 : tensor<129x128xf32>
}
// -----
func.func @main(%x: tensor<128x127xf32>, %y: tensor<127x128xf32>) -> tensor<127x128xf32> {
  %v = stablehlo.slice %y [0:1, 0:128] : (tensor<127x128xf32>) -> tensor<1x128xf32>
  %w = stablehlo.reshape %v : (tensor<1x128xf32>) -> tensor<128xf32>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<128xf32>) -> tensor<127x128xf32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<128x127xf32>) -> tensor<127x128xf32>
  %1 = stablehlo.add %0, %u : tensor<127x128xf32>
  return %1 : tensor<127x128xf32>
}
// -----
func.func @main(%x: tensor<31x7xi8>, %y: tensor<7x31xi8>) -> tensor<7x31xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<31x7xi8>) -> tensor<7x31xi8>
  %4 = stablehlo.transpose %y, dims = [1, 0] : (tensor<7x31xi8>) -> tensor<31x7xi8>
  %2 = stablehlo.subtract %y, %0 : tensor<7x31xi8>
  %3 = stablehlo.add %x, %4 : tensor<31x7xi8>
  %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<31x7xi8>) -> tensor<7x31xi8>
  %1 = stablehlo.add %2, %5 : tensor<7x31xi8>
  return %1 : tensor<7x31xi8>
}
// -----
func.func @main(%x: tensor<7x33xi16>, %y: tensor<33x7xi16>) -> tensor<33x7xi16> {
  %0 = stablehlo.multiply %x, %x : tensor<7x33xi16>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<7x33xi16>) -> tensor<33x7xi16>
  %1 = stablehlo.add %2, %y : tensor<33x7xi16>
  return %1 : tensor<33x7xi16>
}
// -----
func.func @main(%x: tensor<64x17xi8>, %y: tensor<17x64xi8>) -> tensor<17x64xi8> {
  %v = stablehlo.slice %y [0:1, 0:64] : (tensor<17x64xi8>) -> tensor<1x64xi8>
  %w = stablehlo.reshape %v : (tensor<1x64xi8>) -> tensor<64xi8>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<64xi8>) -> tensor<17x64xi8>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<64x17xi8>) -> tensor<17x64xi8>
  %1 = stablehlo.add %0, %u : tensor<17x64xi8>
  return %1 : tensor<17x64xi8>
}
// -----
func.func @main(%x: tensor<7x33xf32>, %y: tensor<33x7xf32>) -> tensor<33x7xf32> {
  %v = stablehlo.slice %y [0:33, 0:1] : (tensor<33x7xf32>) -> tensor<33x1xf32>
  %w = stablehlo.reshape %v : (tensor<33x1xf32>) -> tensor<33xf32>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<33xf32>) -> tensor<33x7xf32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x33xf32>) -> tensor<33x7xf32>
  %1 = stablehlo.add %0, %u : tensor<33x7xf32>
  return %1 : tensor<33x7xf32>
}
// -----
func.func @main(%x: tensor<127x3xf32>, %y: tensor<3x127xf32>) -> tensor<3x127xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<127x3xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<127x3xf32>) -> tensor<3x127xf32>
  %1 = stablehlo.add %2, %y : tensor<3x127xf32>
  return %1 : tensor<3x127xf32>
}
// -----
func.func @main(%x: tensor<7x3xi32>, %y: tensor<3x7xi32>) -> tensor<3x7xi32> {
  %v = stablehlo.slice %y [0:3, 0:1] : (tensor<3x7xi32>) -> tensor<3x1xi32>
  %w = stablehlo.reshape %v : (tensor<3x1xi32>) -> tensor<3xi32>
  %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<3xi32>) -> tensor<3x7xi32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x3xi32>) -> tensor<3x7xi32>
  %1 = stablehlo.add %0, %u : tensor<3x7xi32>
  return %1 : tensor<3x7xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x129xf32>, %y: tensor<33x129xf32>) -> tensor<1x33xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<1x129xf32>, tensor<33x129xf32>) -> tensor<1x33xf32>
  return %0 : tensor<1x33xf32>
}
// -----
func.func @main(%x: tensor<7x17xi8>, %y: tensor<17x7xi8>) -> tensor<17x7xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x17xi8>) -> tensor<17x7xi8>
  %2 = stablehlo.subtract %y, %0 : tensor<17x7xi8>
  %3 = stablehlo.multiply %0, %y : tensor<17x7xi8>
  %1 = stablehlo.add %2, %3 : tensor<17x7xi8>
  return %1 : tensor<17x7xi8>
}
// -----
func.func @main(%x: tensor<7x15xbf16>, %y: tensor<15x7xbf16>) -> tensor<15x7xbf16> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x15xbf16>) -> tensor<15x7xbf16>
  %1 = stablehlo.add %0, %y : tensor<15x7xbf16>
  return %1 : tensor<15x7xbf16>
}
// -----
func.func @main(%x: tensor<7x129xcomplex<f32>>, %y: tensor<129x7xcomplex<f32>>) -> tensor<129x7xcomplex<f32>> {
  %v = stablehlo.slice %y [0:1, 0:7] : (tensor<129x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
  %w = stablehlo.reshape %v : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<129x7xcomplex<f32>>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<7x129xcomplex<f32>>) -> tensor<129x7xcomplex<f32>>
  %1 = stablehlo.add %0, %u : tensor<129x7xcomplex<f32>>
  return %1 : tensor<129x7xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<128x15xf64>, %y: tensor<15x128xf64>) -> tensor<15x128xf64> {
  %v = stablehlo.slice %y [0:1, 0:128] : (tensor<15x128xf64>) -> tensor<1x128xf64>
  %w = stablehlo.reshape %v : (tensor<1x128xf64>) -> tensor<128xf64>
  %u = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<128xf64>) -> tensor<15x128xf64>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<128x15xf64>) -> tensor<15x128xf64>
  %1 = stablehlo.add %0, %u : tensor<15x128xf64>
  return %1 : tensor<15x128xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<7x16xf32>, %y: tensor<16x16xf32>) -> tensor<7x16xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<7x16xf32>, tensor<16x16xf32>) -> tensor<7x16xf32>
  return %0 : tensor<7x16xf32>
}
// -----
func.func @main(%x: tensor<15x7xi8>, %y: tensor<7x15xi8>) -> tensor<7x15xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<15x7xi8>) -> tensor<7x15xi8>
  %1 = stablehlo.add %0, %y : tensor<7x15xi8>
  return %1 : tensor<7x15xi8>
}
