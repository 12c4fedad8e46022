func.func @main(%x: tensor<128x2xi32>, %y: tensor<128xi32>) -> tensor<2xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<128x2xi32>, tensor<128xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x2x31xf32>, %y: tensor<2xf32>) -> tensor<16x31xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16x2x31xf32>, tensor<2xf32>) -> tensor<16x31xf32>
  return %0 : tensor<16x31xf32>
}
// -----
func.func @main(%x: tensor<31x17x8xi64>, %y: tensor<31x17x8x31xi64>) -> tensor<31x17x31xi64> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [3, 1], contracting_dims = [2] x [2] : (tensor<31x17x8xi64>, tensor<31x17x8x31xi64>) -> tensor<31x17x31xi64>
  return %0 : tensor<31x17x31xi64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x17x3x1x2xf32>, %y: tensor<15x17x15x3x1x2xf32>) -> tensor<1x2x1x15x15xf32> {
  %t = stablehlo.transpose %x, dims = [1, 2, 4, 0, 3] : (tensor<1x17x3x1x2xf32>) -> tensor<17x3x2x1x1xf32>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [4, 2] x [4, 5], contracting_dims = [1, 0] x [3, 1] : (tensor<17x3x2x1x1xf32>, tensor<15x17x15x3x1x2xf32>) -> tensor<1x2x1x15x15xf32>
  return %0 : tensor<1x2x1x15x15xf32>
}
// -----
func.func @main(%x: tensor<7x3x1x1xi4>, %y: tensor<3x7x1xi4>) -> tensor<7x3x1xi32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [1, 0], contracting_dims = [2] x [2] : (tensor<7x3x1x1xi4>, tensor<3x7x1xi4>) -> tensor<7x3x1xi32>
  return %0 : tensor<7x3x1xi32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<17x3x1xbf16>, %y: tensor<1x17xbf16>) -> tensor<1x3xbf16> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [1] : (tensor<17x3x1xbf16>, tensor<1x17xbf16>) -> tensor<1x3xbf16>
  return %0 : tensor<1x3xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<129x15xf32>, %y: tensor<129xf32>) -> tensor<15xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<129x15xf32>, tensor<129xf32>) -> tensor<15xf32>
  return %0 : tensor<15xf32>
}
// -----
func.func @main(%x: tensor<0x0xi8>, %y: tensor<0xi8>) -> tensor<0xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<0x0xi8>, tensor<0xi8>) -> tensor<0xi32>
  return %0 : tensor<0xi32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<2x16x1xf16>, %y: tensor<16x1xf16>) -> tensor<2xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [2, 1] x [1, 0] : (tensor<2x16x1xf16>, tensor<16x1xf16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x7x8xf32>, %y: tensor<2xf32>) -> tensor<7x8xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x7x8xf32>, tensor<2xf32>) -> tensor<7x8xf32>
  return %0 : tensor<7x8xf32>
}
// -----
func.func @main(%x: tensor<3x1x15xi1>, %y: tensor<15x1x3xi1>) -> tensor<3x1x1xi1> {
  %t = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<3x1x15xi1>) -> tensor<1x3x15xi1>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [1] x [2], contracting_dims = [2] x [0] : (tensor<1x3x15xi1>, tensor<15x1x3xi1>) -> tensor<3x1x1xi1>
  return %0 : tensor<3x1x1xi1>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x15x16xcomplex<f32>>, %y: tensor<15xcomplex<f32>>) -> tensor<2x16xcomplex<f32>> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x15x16xcomplex<f32>>, tensor<15xcomplex<f32>>) -> tensor<2x16xcomplex<f32>>
  return %0 : tensor<2x16xcomplex<f32>>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x16x16x8xf32>, %y: tensor<8x16x2x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [3, 1] x [0, 3], contracting_dims = [0, 2] x [2, 1] : (tensor<2x16x16x8xf32>, tensor<8x16x2x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// -----
func.func @main(%x: tensor<8x15xi32>, %y: tensor<15xi32>) -> tensor<8xi32> {
  %t = stablehlo.transpose %x, dims = [0, 1] : (tensor<8x15xi32>) -> tensor<8x15xi32>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [1] x [0] : (tensor<8x15xi32>, tensor<15xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<8x3x3xbf16>, %y: tensor<8x1xbf16>) -> tensor<3x3x1xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x3x3xbf16>, tensor<8x1xbf16>) -> tensor<3x3x1xbf16>
  return %0 : tensor<3x3x1xbf16>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<257xbf16>, %y: tensor<1x257xbf16>) -> tensor<1xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<257xbf16>, tensor<1x257xbf16>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<16x8xf16>, %y: tensor<16xf16>) -> tensor<8xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<16x8xf16>, tensor<16xf16>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @main(%x: tensor<1x8xi32>, %y: tensor<2x8x1xi32>) -> tensor<2xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [2, 1] : (tensor<1x8xi32>, tensor<2x8x1xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @main(%x: tensor<2xi4>, %y: tensor<2xi4>) -> tensor<i32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xi4>, tensor<2xi4>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<3x3x17xf16>, %y: tensor<3x17x3xf16>) -> tensor<17x3xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2, 1] x [1, 2], contracting_dims = [0] x [0] : (tensor<3x3x17xf16>, tensor<3x17x3xf16>) -> tensor<17x3xf32>
  return %0 : tensor<17x3xf32>
}
// -----
func.func @main(%x: tensor<128x15xi4>, %y: tensor<128x15x1xi4>) -> tensor<128x1xi4> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<128x15xi4>, tensor<128x15x1xi4>) -> tensor<128x1xi4>
  return %0 : tensor<128x1xi4>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<2xbf16>, %y: tensor<15x2x3xbf16>) -> tensor<15x3xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<2xbf16>, tensor<15x2x3xbf16>) -> tensor<15x3xf32>
  return %0 : tensor<15x3xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x1x31xf32>, %y: tensor<2x16x31x1xf32>) -> tensor<2x1x16xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 3], contracting_dims = [2] x [2] : (tensor<2x1x31xf32>, tensor<2x16x31x1xf32>) -> tensor<2x1x16xf32>
  return %0 : tensor<2x1x16xf32>
}
// -----
func.func @main(%x: tensor<31x31xi32>, %y: tensor<31x31x31xi32>) -> tensor<31xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [0, 1] : (tensor<31x31xi32>, tensor<31x31x31xi32>) -> tensor<31xi32>
  return %0 : tensor<31xi32>
}
// -----
func.func @main(%x: tensor<15x8x15xi1>, %y: tensor<8xi1>) -> tensor<15x15xi1> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<15x8x15xi1>, tensor<8xi1>) -> tensor<15x15xi1>
  return %0 : tensor<15x15xi1>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<15x3x7xbf16>, %y: tensor<3x1xbf16>) -> tensor<15x7x1xf32> {
  %t = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<15x3x7xbf16>) -> tensor<15x3x7xbf16>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [1] x [0] : (tensor<15x3x7xbf16>, tensor<3x1xbf16>) -> tensor<15x7x1xf32>
  return %0 : tensor<15x7x1xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x16x7x3x1xf32>, %y: tensor<17x3x1x1xf32>) -> tensor<17x3x7x16x1xf32> {
  %t = stablehlo.transpose %x, dims = [3, 4, 2, 1, 0] : (tensor<17x16x7x3x1xf32>) -> tensor<3x1x7x16x17xf32>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [4, 0] x [0, 1], contracting_dims = [1] x [2] : (tensor<3x1x7x16x17xf32>, tensor<17x3x1x1xf32>) -> tensor<17x3x7x16x1xf32>
  return %0 : tensor<17x3x7x16x1xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<2x3x1xf16>, %y: tensor<3x2x17xf16>) -> tensor<2x1x17xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<2x3x1xf16>, tensor<3x2x17xf16>) -> tensor<2x1x17xf32>
  return %0 : tensor<2x1x17xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<3xf16>, %y: tensor<8x3xf16>) -> tensor<8xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<3xf16>, tensor<8x3xf16>) -> tensor<8xf16>
  return %0 : tensor<8xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3xcomplex<f32>>, %y: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// -----
func.func @main(%x: tensor<15x31x8x3x15x31xf64>, %y: tensor<31x3x31x15xf64>) -> tensor<31x3x15x8xf64> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1, 3] x [0, 1], contracting_dims = [5, 4] x [2, 3] : (tensor<15x31x8x3x15x31xf64>, tensor<31x3x31x15xf64>) -> tensor<31x3x15x8xf64>
  return %0 : tensor<31x3x15x8xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x16x15x3xf32>, %y: tensor<15x2x1x3x15x16xf32>) -> tensor<3x15x2x15xf32> {
  %t = stablehlo.transpose %x, dims = [3, 2, 1, 0] : (tensor<1x16x15x3xf32>) -> tensor<3x15x16x1xf32>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [0, 1] x [3, 0], contracting_dims = [2, 3] x [5, 2] : (tensor<3x15x16x1xf32>, tensor<15x2x1x3x15x16xf32>) -> tensor<3x15x2x15xf32>
  return %0 : tensor<3x15x2x15xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x7xf32>, %y: tensor<3x7x8x17xf32>) -> tensor<3x8x17xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x7xf32>, tensor<3x7x8x17xf32>) -> tensor<3x8x17xf32>
  return %0 : tensor<3x8x17xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<8x16x1x2xf32>, %y: tensor<1x8x1xf32>) -> tensor<2x16x1xf32> {
  %t = stablehlo.transpose %x, dims = [0, 3, 1, 2] : (tensor<8x16x1x2xf32>) -> tensor<8x2x16x1xf32>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [3, 0] x [0, 1] : (tensor<8x2x16x1xf32>, tensor<1x8x1xf32>) -> tensor<2x16x1xf32>
  return %0 : tensor<2x16x1xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<15x16x1xf16>, %y: tensor<15x16x31x15xf16>) -> tensor<1x31x15xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [0, 1] : (tensor<15x16x1xf16>, tensor<15x16x31x15xf16>) -> tensor<1x31x15xf16>
  return %0 : tensor<1x31x15xf16>
}
// -----
func.func @main(%x: tensor<7x16x31xi8>, %y: tensor<31x1xi8>) -> tensor<7x16x1xi32> {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<7x16x31xi8>) -> tensor<31x7x16xi8>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [0] x [0] : (tensor<31x7x16xi8>, tensor<31x1xi8>) -> tensor<7x16x1xi32>
  return %0 : tensor<7x16x1xi32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<8x15x15x2xbf16>, %y: tensor<15x15x2x8xbf16>) -> tensor<15x15xbf16> {
  %t = stablehlo.transpose %x, dims = [3, 2, 0, 1] : (tensor<8x15x15x2xbf16>) -> tensor<2x15x8x15xbf16>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [1, 3] x [0, 1], contracting_dims = [0, 2] x [2, 3] : (tensor<2x15x8x15xbf16>, tensor<15x15x2x8xbf16>) -> tensor<15x15xbf16>
  return %0 : tensor<15x15xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x7xf32>, %y: tensor<7x1xf32>) -> tensor<17x1xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<17x7xf32>, tensor<7x1xf32>) -> tensor<17x1xf32>
  return %0 : tensor<17x1xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<15x3x15xbf16>, %y: tensor<3x15xbf16>) -> tensor<3x15xbf16> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<15x3x15xbf16>, tensor<3x15xbf16>) -> tensor<3x15xbf16>
  return %0 : tensor<3x15xbf16>
}
// -----
func.func @main(%x: tensor<16x127xi64>, %y: tensor<16x127xi64>) -> tensor<i64> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<16x127xi64>) -> tensor<127x16xi64>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [0, 1] x [1, 0] : (tensor<127x16xi64>, tensor<16x127xi64>) -> tensor<i64>
  return %0 : tensor<i64>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<16x7x7x17xf16>, %y: tensor<17x7x16x1xf16>) -> tensor<17x7x7x1xf32> {
  %t = stablehlo.transpose %x, dims = [3, 2, 1, 0] : (tensor<16x7x7x17xf16>) -> tensor<17x7x7x16xf16>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [0, 2] x [0, 1], contracting_dims = [3] x [2] : (tensor<17x7x7x16xf16>, tensor<17x7x16x1xf16>) -> tensor<17x7x7x1xf32>
  return %0 : tensor<17x7x7x1xf32>
}
// -----
func.func @main(%x: tensor<1x15x1xi64>, %y: tensor<1x3x3x15xi64>) -> tensor<1x3x3xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0, 1] x [0, 3] : (tensor<1x15x1xi64>, tensor<1x3x3x15xi64>) -> tensor<1x3x3xi64>
  return %0 : tensor<1x3x3xi64>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<7x16x1xf16>, %y: tensor<7x16xf16>) -> tensor<7x1xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<7x16x1xf16>, tensor<7x16xf16>) -> tensor<7x1xf32>
  return %0 : tensor<7x1xf32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<3x16xbf16>, %y: tensor<3x17x16xbf16>) -> tensor<16x17xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [2], contracting_dims = [0] x [0] : (tensor<3x16xbf16>, tensor<3x17x16xbf16>) -> tensor<16x17xf32>
  return %0 : tensor<16x17xf32>
}
// -----
func.func @main(%x: tensor<16x1x7xf64>, %y: tensor<1xf64>) -> tensor<16x7xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16x1x7xf64>, tensor<1xf64>) -> tensor<16x7xf64>
  return %0 : tensor<16x7xf64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<7x15xf32>, %y: tensor<17x15x7xf32>) -> tensor<7x17xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [1] x [1] : (tensor<7x15xf32>, tensor<17x15x7xf32>) -> tensor<7x17xf32>
  return %0 : tensor<7x17xf32>
}
// -----
func.func @main(%x: tensor<17x3x8xi4>, %y: tensor<3x8x17xi4>) -> tensor<8x17xi32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2, 0] x [1, 2], contracting_dims = [1] x [0] : (tensor<17x3x8xi4>, tensor<3x8x17xi4>) -> tensor<8x17xi32>
  return %0 : tensor<8x17xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<16x1x17xf32>, %y: tensor<1x16x17x17x17xf32>) -> tensor<1x16x17x17xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1, 0] x [0, 1], contracting_dims = [2] x [2] : (tensor<16x1x17xf32>, tensor<1x16x17x17x17xf32>) -> tensor<1x16x17x17xf32>
  return %0 : tensor<1x16x17x17xf32>
}
// -----
func.func @main(%x: tensor<127x1xi64>, %y: tensor<127x0xi64>) -> tensor<1x0xi64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<127x1xi64>, tensor<127x0xi64>) -> tensor<1x0xi64>
  return %0 : tensor<1x0xi64>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x3x1x15xf32>, %y: tensor<1x3x1x3xf32>) -> tensor<3x3x15x1xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1, 0] x [3, 1], contracting_dims = [2] x [2] : (tensor<3x3x1x15xf32>, tensor<1x3x1x3xf32>) -> tensor<3x3x15x1xf32>
  return %0 : tensor<3x3x15x1xf32>
}
// -----
func.func @main(%x: tensor<0xi4>, %y: tensor<0xi4>) -> tensor<i4> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<0xi4>, tensor<0xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x16x7x16xf32>, %y: tensor<16x7xf32>) -> tensor<16x3x16xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [3] x [0], contracting_dims = [2] x [1] : (tensor<3x16x7x16xf32>, tensor<16x7xf32>) -> tensor<16x3x16xf32>
  return %0 : tensor<16x3x16xf32>
}
// -----
func.func @main(%x: tensor<31xi8>, %y: tensor<2x31xi8>) -> tensor<2xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<31xi8>, tensor<2x31xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @main(%x: tensor<17xi8>, %y: tensor<17x1x16xi8>) -> tensor<1x16xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<17xi8>, tensor<17x1x16xi8>) -> tensor<1x16xi32>
  return %0 : tensor<1x16xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17xcomplex<f32>>, %y: tensor<1x17xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<17xcomplex<f32>>, tensor<1x17xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x1xf32>, %y: tensor<0x2xf32>) -> tensor<1x0xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<2x1xf32>, tensor<0x2xf32>) -> tensor<1x0xf32>
  return %0 : tensor<1x0xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<15x16x7xf32>, %y: tensor<16x15x7xf32>) -> tensor<15x7xf32> {
  %t = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<15x16x7xf32>) -> tensor<15x16x7xf32>
  %0 = stablehlo.dot_general %t, %y, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [0] : (tensor<15x16x7xf32>, tensor<16x15x7xf32>) -> tensor<15x7xf32>
  return %0 : tensor<15x7xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x127xf32>, %y: tensor<2x1xf32>) -> tensor<127x1xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x127xf32>, tensor<2x1xf32>) -> tensor<127x1xf32>
  return %0 : tensor<127x1xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1xf32>, %y: tensor<257x1xf32>) -> tensor<257xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<1xf32>, tensor<257x1xf32>) -> tensor<257xf32>
  return %0 : tensor<257xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<15x16x17xf32>, %y: tensor<17x15xf32>) -> tensor<16xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [2, 0] x [0, 1] : (tensor<15x16x17xf32>, tensor<17x15xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @main(%x: tensor<128xi4>, %y: tensor<128xi4>) -> tensor<i32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<128xi4>, tensor<128xi4>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
// tolerance: 2e-2
func.func @main(%x: tensor<2x2xf16>, %y: tensor<2x16x2xf16>) -> tensor<2x16xf16> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<2x2xf16>, tensor<2x16x2xf16>) -> tensor<2x16xf16>
  return %0 : tensor<2x16xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<127x3xcomplex<f32>>, %y: tensor<127xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<127x3xcomplex<f32>>) -> tensor<3x127xcomplex<f32>>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [1] x [0] : (tensor<3x127xcomplex<f32>>, tensor<127xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x17x2xi4>, %y: tensor<2x17x8x2xi4>) -> tensor<2x8xi32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 3] : (tensor<2x17x2xi4>, tensor<2x17x8x2xi4>) -> tensor<2x8xi32>
  return %0 : tensor<2x8xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<31x17xf32>, %y: tensor<1x17x1x31xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 0] x [1, 3] : (tensor<31x17xf32>, tensor<1x17x1x31xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x3x3x31xf32>, %y: tensor<8x3x3x31x3xf32>) -> tensor<3x3x8xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [1, 4], contracting_dims = [2, 3] x [2, 3] : (tensor<3x3x3x31xf32>, tensor<8x3x3x31x3xf32>) -> tensor<3x3x8xf32>
  return %0 : tensor<3x3x8xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<17x1xf32>, %y: tensor<127x17xf32>) -> tensor<1x127xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1] : (tensor<17x1xf32>, tensor<127x17xf32>) -> tensor<1x127xf32>
  return %0 : tensor<1x127xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1xf32>, %y: tensor<1x3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1xf32>, tensor<1x3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
// -----
func.func @main(%x: tensor<31xi8>, %y: tensor<31x1xi8>) -> tensor<1xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<31xi8>, tensor<31x1xi8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x1x15xf32>, %y: tensor<1x15xf32>) -> tensor<1xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<1x1x15xf32>, tensor<1x15xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
