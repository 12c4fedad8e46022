func.func @main(%x: tensor<3x5x7xf32>) -> tensor<7x3x5xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x7xf32>) -> tensor<7x3x5xf32>
  return %0 : tensor<7x3x5xf32>
}
// -----
func.func @main(%x: tensor<6x20xf32>) -> tensor<4x30xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x20xf32>) -> tensor<20x6xf32>
  %1 = stablehlo.reshape %0 : (tensor<20x6xf32>) -> tensor<4x30xf32>
  %2 = stablehlo.add %1, %1 : tensor<4x30xf32>
  return %2 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<6x40xf32>, %v: tensor<f32>) -> tensor<9x83xf32> {
  %0 = stablehlo.pad %x, %v, low = [1, -1], high = [2, 6], interior = [0, 1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<9x84xf32>
  %1 = stablehlo.slice %0 [0:9, 1:84] : (tensor<9x84xf32>) -> tensor<9x83xf32>
  return %1 : tensor<9x83xf32>
}
// -----
func.func @main(%x: tensor<6x40xi32>, %y: tensor<6x7xi32>, %z: tensor<6x1xi32>) -> tensor<6x48xi32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 1 : (tensor<6x40xi32>, tensor<6x7xi32>, tensor<6x1xi32>) -> tensor<6x48xi32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<6x48xi32>
  return %1 : tensor<6x48xi32>
}
// -----
func.func @main(%x: tensor<2x40xi32>, %y: tensor<3x40xi32>) -> tensor<5x40xi32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x40xi32>, tensor<3x40xi32>) -> tensor<5x40xi32>
  %1 = stablehlo.iota dim = 1 : tensor<5x40xi32>
  %2 = stablehlo.add %0, %1 : tensor<5x40xi32>
  return %2 : tensor<5x40xi32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x30xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 30] : (tensor<20x33xf32>, tensor<i32>, tensor<i32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %u: tensor<4x30xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<20x33xf32>, tensor<20x33xf32>) {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  %1 = stablehlo.negate %0 : tensor<20x33xf32>
  %2 = stablehlo.dynamic_update_slice %1, %u, %j, %i : (tensor<20x33xf32>, tensor<4x30xf32>, tensor<i32>, tensor<i32>) -> tensor<20x33xf32>
  return %0, %2 : tensor<20x33xf32>, tensor<20x33xf32>
}
// -----
func.func @main(%x: tensor<20x33xf32>, %i: tensor<2x5x1xi32>) -> tensor<2x5x33xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<2x5x1xi32>) -> tensor<2x5x33xf32>
  return %0 : tensor<2x5x33xf32>
}
// -----
func.func @main(%x: tensor<8x9xf32>, %i: tensor<19x2xi32>) -> tensor<19xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<19x2xi32>) -> tensor<19xf32>
  return %0 : tensor<19xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  return %0, %x : tensor<3x4xf32>, tensor<4xf32>
}
// -----
func.func @main() -> (tensor<3x4xf32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<1.5> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  return %0, %1 : tensor<3x4xf32>, tensor<5xi32>
}
// -----
func.func @main(%x: tensor<3x40xf32>, %v: tensor<f32>) -> tensor<3x85xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 2], high = [0, 4], interior = [0, 1] : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x85xf32>
  return %0 : tensor<3x85xf32>
}
// -----
func.func @main(%x: tensor<3x33xi8>, %v: tensor<i8>) -> tensor<3x67xi8> {
  %0 = stablehlo.pad %x, %v, low = [0, 4], high = [0, -2], interior = [0, 1] : (tensor<3x33xi8>, tensor<i8>) -> tensor<3x67xi8>
  return %0 : tensor<3x67xi8>
}
// -----
func.func @main(%x: tensor<3x19xf64>, %v: tensor<f64>) -> tensor<3x41xf64> {
  %0 = stablehlo.pad %x, %v, low = [0, -2], high = [0, 6], interior = [0, 1] : (tensor<3x19xf64>, tensor<f64>) -> tensor<3x41xf64>
  return %0 : tensor<3x41xf64>
}
// -----
func.func @main(%x: tensor<3x50xi16>, %v: tensor<i16>) -> tensor<3x101xi16> {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x50xi16>, tensor<i16>) -> tensor<3x101xi16>
  return %0 : tensor<3x101xi16>
}
// -----
func.func @main(%x: tensor<2x70xf32>) -> tensor<2x35xf32> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xf32>) -> tensor<2x35xf32>
  return %0 : tensor<2x35xf32>
}
// -----
func.func @main(%x: tensor<2x70xf32>) -> tensor<2x24xf32> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xf32>) -> tensor<2x24xf32>
  return %0 : tensor<2x24xf32>
}
// -----
func.func @main(%x: tensor<2x70xf32>) -> tensor<2x17xf32> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xf32>) -> tensor<2x17xf32>
  return %0 : tensor<2x17xf32>
}
// -----
func.func @main(%x: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xf32>
  return %0 : tensor<3x37xf32>
}
// -----
func.func @main(%x: tensor<2x70xi8>) -> tensor<2x35xi8> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xi8>) -> tensor<2x35xi8>
  return %0 : tensor<2x35xi8>
}
// -----
func.func @main(%x: tensor<2x70xi8>) -> tensor<2x24xi8> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xi8>) -> tensor<2x24xi8>
  return %0 : tensor<2x24xi8>
}
// -----
func.func @main(%x: tensor<2x70xi8>) -> tensor<2x17xi8> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xi8>) -> tensor<2x17xi8>
  return %0 : tensor<2x17xi8>
}
// -----
func.func @main(%x: tensor<3x37xi8>) -> tensor<3x37xi8> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xi8>
  return %0 : tensor<3x37xi8>
}
// -----
func.func @main(%x: tensor<2x70xbf16>) -> tensor<2x35xbf16> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xbf16>) -> tensor<2x35xbf16>
  return %0 : tensor<2x35xbf16>
}
// -----
func.func @main(%x: tensor<2x70xbf16>) -> tensor<2x24xbf16> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xbf16>) -> tensor<2x24xbf16>
  return %0 : tensor<2x24xbf16>
}
// -----
func.func @main(%x: tensor<2x70xbf16>) -> tensor<2x17xbf16> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xbf16>) -> tensor<2x17xbf16>
  return %0 : tensor<2x17xbf16>
}
// -----
func.func @main(%x: tensor<3x37xbf16>) -> tensor<3x37xbf16> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xbf16>
  return %0 : tensor<3x37xbf16>
}
// -----
func.func @main(%x: tensor<2x70xi1>) -> tensor<2x35xi1> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xi1>) -> tensor<2x35xi1>
  return %0 : tensor<2x35xi1>
}
// -----
func.func @main(%x: tensor<2x70xi1>) -> tensor<2x24xi1> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xi1>) -> tensor<2x24xi1>
  return %0 : tensor<2x24xi1>
}
// -----
func.func @main(%x: tensor<2x70xi1>) -> tensor<2x17xi1> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xi1>) -> tensor<2x17xi1>
  return %0 : tensor<2x17xi1>
}
// -----
func.func @main(%x: tensor<3x37xi1>) -> tensor<3x37xi1> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xi1>
  return %0 : tensor<3x37xi1>
}
// -----
func.func @main(%x: tensor<2x70xf64>) -> tensor<2x35xf64> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xf64>) -> tensor<2x35xf64>
  return %0 : tensor<2x35xf64>
}
// -----
func.func @main(%x: tensor<2x70xf64>) -> tensor<2x24xf64> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xf64>) -> tensor<2x24xf64>
  return %0 : tensor<2x24xf64>
}
// -----
func.func @main(%x: tensor<2x70xf64>) -> tensor<2x17xf64> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xf64>) -> tensor<2x17xf64>
  return %0 : tensor<2x17xf64>
}
// -----
func.func @main(%x: tensor<3x37xf64>) -> tensor<3x37xf64> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xf64>
  return %0 : tensor<3x37xf64>
}
// -----
func.func @main(%x: tensor<2x70xcomplex<f32>>) -> tensor<2x35xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:2, 1:70:2] : (tensor<2x70xcomplex<f32>>) -> tensor<2x35xcomplex<f32>>
  return %0 : tensor<2x35xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x70xcomplex<f32>>) -> tensor<2x24xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:2, 0:70:3] : (tensor<2x70xcomplex<f32>>) -> tensor<2x24xcomplex<f32>>
  return %0 : tensor<2x24xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x70xcomplex<f32>>) -> tensor<2x17xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:2, 3:70:4] : (tensor<2x70xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>
  return %0 : tensor<2x17xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x37xcomplex<f32>>) -> tensor<3x37xcomplex<f32>> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x37xcomplex<f32>>
  return %0 : tensor<3x37xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<5x9xf32>, %y: tensor<5x18xf32>) -> tensor<5x18xf32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf32>) -> tensor<5x9x2xf32>
  %2 = stablehlo.reshape %1 : (tensor<5x9x2xf32>) -> tensor<5x18xf32>
  %0 = stablehlo.add %2, %y : tensor<5x18xf32>
  return %0 : tensor<5x18xf32>
}
// -----
func.func @main(%x: tensor<5x9xf32>) -> tensor<5x18xf32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf32>) -> tensor<5x9x2xf32>
  %0 = stablehlo.reshape %1 : (tensor<5x9x2xf32>) -> tensor<5x18xf32>
  return %0 : tensor<5x18xf32>
}
// -----
func.func @main(%x: tensor<5x9xi8>, %y: tensor<5x36xi8>) -> tensor<5x36xi8> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xi8>) -> tensor<5x9x4xi8>
  %2 = stablehlo.reshape %1 : (tensor<5x9x4xi8>) -> tensor<5x36xi8>
  %0 = stablehlo.add %2, %y : tensor<5x36xi8>
  return %0 : tensor<5x36xi8>
}
// -----
func.func @main(%x: tensor<5x9xi8>) -> tensor<5x36xi8> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xi8>) -> tensor<5x9x4xi8>
  %0 = stablehlo.reshape %1 : (tensor<5x9x4xi8>) -> tensor<5x36xi8>
  return %0 : tensor<5x36xi8>
}
// -----
func.func @main(%x: tensor<5x9xi32>, %y: tensor<5x72xi32>) -> tensor<5x72xi32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xi32>) -> tensor<5x9x8xi32>
  %2 = stablehlo.reshape %1 : (tensor<5x9x8xi32>) -> tensor<5x72xi32>
  %0 = stablehlo.add %2, %y : tensor<5x72xi32>
  return %0 : tensor<5x72xi32>
}
// -----
func.func @main(%x: tensor<5x9xi32>) -> tensor<5x72xi32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xi32>) -> tensor<5x9x8xi32>
  %0 = stablehlo.reshape %1 : (tensor<5x9x8xi32>) -> tensor<5x72xi32>
  return %0 : tensor<5x72xi32>
}
// -----
func.func @main(%x: tensor<5x9xf64>, %y: tensor<5x18xf64>) -> tensor<5x18xf64> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf64>) -> tensor<5x9x2xf64>
  %2 = stablehlo.reshape %1 : (tensor<5x9x2xf64>) -> tensor<5x18xf64>
  %0 = stablehlo.add %2, %y : tensor<5x18xf64>
  return %0 : tensor<5x18xf64>
}
// -----
func.func @main(%x: tensor<5x9xf64>) -> tensor<5x18xf64> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf64>) -> tensor<5x9x2xf64>
  %0 = stablehlo.reshape %1 : (tensor<5x9x2xf64>) -> tensor<5x18xf64>
  return %0 : tensor<5x18xf64>
}
// -----
func.func @main(%x: tensor<5x9xf32>, %y: tensor<5x27xf32>) -> tensor<5x27xf32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf32>) -> tensor<5x9x3xf32>
  %2 = stablehlo.reshape %1 : (tensor<5x9x3xf32>) -> tensor<5x27xf32>
  %0 = stablehlo.add %2, %y : tensor<5x27xf32>
  return %0 : tensor<5x27xf32>
}
// -----
func.func @main(%x: tensor<5x9xf32>) -> tensor<5x27xf32> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xf32>) -> tensor<5x9x3xf32>
  %0 = stablehlo.reshape %1 : (tensor<5x9x3xf32>) -> tensor<5x27xf32>
  return %0 : tensor<5x27xf32>
}
// -----
func.func @main(%x: tensor<5x9xbf16>, %y: tensor<5x144xbf16>) -> tensor<5x144xbf16> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xbf16>) -> tensor<5x9x16xbf16>
  %2 = stablehlo.reshape %1 : (tensor<5x9x16xbf16>) -> tensor<5x144xbf16>
  %0 = stablehlo.add %2, %y : tensor<5x144xbf16>
  return %0 : tensor<5x144xbf16>
}
// -----
func.func @main(%x: tensor<5x9xbf16>) -> tensor<5x144xbf16> {
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x9xbf16>) -> tensor<5x9x16xbf16>
  %0 = stablehlo.reshape %1 : (tensor<5x9x16xbf16>) -> tensor<5x144xbf16>
  return %0 : tensor<5x144xbf16>
}
