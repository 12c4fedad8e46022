// Rows of a few elements, each of which lies elsewhere: stored as one run.
func.func @main(%x: tensor<37x29xf32>, %y: tensor<37x29xf32>) -> tensor<37x29x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<37x29xf32>) -> tensor<37x29x1xf32>
  %1 = stablehlo.reshape %y : (tensor<37x29xf32>) -> tensor<37x29x1xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<37x29x1xf32>, tensor<37x29x1xf32>) -> tensor<37x29x2xf32>
  return %2 : tensor<37x29x2xf32>
}
// -----
// Of three, which are computed, and one of which is read as it lies.
func.func @main(%x: tensor<500xf32>, %y: tensor<500xf32>, %z: tensor<500x1xf32>) -> tensor<500x3xf32> {
  %0 = stablehlo.add %x, %y : tensor<500xf32>
  %1 = stablehlo.multiply %x, %y : tensor<500xf32>
  %2 = stablehlo.reshape %0 : (tensor<500xf32>) -> tensor<500x1xf32>
  %3 = stablehlo.reshape %1 : (tensor<500xf32>) -> tensor<500x1xf32>
  %4 = stablehlo.concatenate %2, %3, %z, dim = 1 : (tensor<500x1xf32>, tensor<500x1xf32>, tensor<500x1xf32>) -> tensor<500x3xf32>
  return %4 : tensor<500x3xf32>
}
// -----
func.func @main(%x: tensor<6x70xbf16>, %y: tensor<6x70xbf16>, %z: tensor<6x70xbf16>, %w: tensor<6x70xbf16>) -> tensor<6x70x4xbf16> {
  %0 = stablehlo.reshape %x : (tensor<6x70xbf16>) -> tensor<6x70x1xbf16>
  %1 = stablehlo.reshape %y : (tensor<6x70xbf16>) -> tensor<6x70x1xbf16>
  %2 = stablehlo.reshape %z : (tensor<6x70xbf16>) -> tensor<6x70x1xbf16>
  %3 = stablehlo.reshape %w : (tensor<6x70xbf16>) -> tensor<6x70x1xbf16>
  %4 = stablehlo.concatenate %0, %1, %2, %3, dim = 2 : (tensor<6x70x1xbf16>, tensor<6x70x1xbf16>, tensor<6x70x1xbf16>, tensor<6x70x1xbf16>) -> tensor<6x70x4xbf16>
  return %4 : tensor<6x70x4xbf16>
}
// -----
// Of bytes, across a dimension that is not the one before.
func.func @main(%x: tensor<3x9x33xui8>) -> tensor<33x9x3xui8> {
  %0 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<3x9x33xui8>) -> tensor<33x9x3xui8>
  return %0 : tensor<33x9x3xui8>
}
// -----
func.func @main(%x: tensor<2x3x17x31xf32>) -> tensor<2x17x31x3xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x3x17x31xf32>) -> tensor<2x17x31x3xf32>
  return %0 : tensor<2x17x31x3xf32>
}
// -----
func.func @main(%x: tensor<2x130xf64>) -> tensor<130x2xf64> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x130xf64>) -> tensor<130x2xf64>
  %1 = stablehlo.negate %0 : tensor<130x2xf64>
  return %1 : tensor<130x2xf64>
}
// -----
func.func @main(%x: tensor<4x19xi1>) -> tensor<19x4xi1> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x19xi1>) -> tensor<19x4xi1>
  return %0 : tensor<19x4xi1>
}
// -----
func.func @main(%x: tensor<3x40xcomplex<f32>>) -> tensor<40x3xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x40xcomplex<f32>>) -> tensor<40x3xcomplex<f32>>
  return %0 : tensor<40x3xcomplex<f32>>
}
// -----
// Pixels that are put between each other: rows of two that go on into those of the next line.
func.func @main(%x: tensor<12x7x21xf32>) -> tensor<3x14x42xf32> {
  %0 = stablehlo.reshape %x : (tensor<12x7x21xf32>) -> tensor<3x2x2x7x21xf32>
  %1 = stablehlo.transpose %0, dims = [0, 3, 1, 4, 2] : (tensor<3x2x2x7x21xf32>) -> tensor<3x7x2x21x2xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x7x2x21x2xf32>) -> tensor<3x14x42xf32>
  return %2 : tensor<3x14x42xf32>
}
// -----
// Two results of one kernel, one read as it is written.
func.func @main(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64x2xf32>, tensor<64x2xf32>) {
  %0 = stablehlo.reshape %x : (tensor<64xf32>) -> tensor<64x1xf32>
  %1 = stablehlo.reshape %y : (tensor<64xf32>) -> tensor<64x1xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x2xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<64x2xf32>
  return %2, %3 : tensor<64x2xf32>, tensor<64x2xf32>
}
// -----
// What is cut off, of one to fifteen columns.
func.func @main(%x: tensor<40x33xf32>, %b: tensor<7xi8>) -> (tensor<40x1xf32>, tensor<40x7xf32>, tensor<40x15xf32>, tensor<40x7xi8>) {
  %0 = stablehlo.slice %x [0:40, 2:3] : (tensor<40x33xf32>) -> tensor<40x1xf32>
  %1 = stablehlo.slice %x [0:40, 3:10] : (tensor<40x33xf32>) -> tensor<40x7xf32>
  %2 = stablehlo.slice %x [0:40, 18:33] : (tensor<40x33xf32>) -> tensor<40x15xf32>
  %3 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<7xi8>) -> tensor<40x7xi8>
  return %0, %1, %2, %3 : tensor<40x1xf32>, tensor<40x7xf32>, tensor<40x15xf32>, tensor<40x7xi8>
}
