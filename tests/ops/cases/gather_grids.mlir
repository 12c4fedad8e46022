func.func @main(%x: tensor<20x17x20xf64>) -> tensor<20x10x3xf64> {
  %c0 = stablehlo.constant dense<[1, 3, 5, 7, 9, 11, 13, 15, 17, 19]> : tensor<10xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<10xi32>) -> tensor<10x3x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<3xi32>) -> tensor<10x3x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<10x3x1xi32>, tensor<10x3x1xi32>) -> tensor<10x3x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 20>}> : (tensor<20x17x20xf64>, tensor<10x3x2xi32>) -> tensor<20x10x3xf64>
  return %0 : tensor<20x10x3xf64>
}
// -----
func.func @main(%x: tensor<1x17xi32>) -> tensor<2x17xi32> {
  %c0 = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<2xui8>) -> tensor<2x17x1xui8>
  %c1 = stablehlo.constant dense<[16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> : tensor<17xui8>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<17xui8>) -> tensor<2x17x1xui8>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<2x17x1xui8>, tensor<2x17x1xui8>) -> tensor<2x17x2xui8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x17xi32>, tensor<2x17x2xui8>) -> tensor<2x17xi32>
  return %0 : tensor<2x17xi32>
}
// -----
func.func @main(%x: tensor<20x1xi32>) -> tensor<1x20xi32> {
  %c0 = stablehlo.constant dense<[19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> : tensor<20xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<20xi64>) -> tensor<1x20x1xi64>
  %c1 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<1xi64>) -> tensor<1x20x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<1x20x1xi64>, tensor<1x20x1xi64>) -> tensor<1x20x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<20x1xi32>, tensor<1x20x2xi64>) -> tensor<1x20xi32>
  return %0 : tensor<1x20xi32>
}
// -----
func.func @main(%x: tensor<20x8x20xbf16>) -> tensor<24x20x7xbf16> {
  %c0 = stablehlo.constant dense<[0, 3, 6, 9, 12, 15, 18]> : tensor<7xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<7xi32>) -> tensor<24x7x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]> : tensor<24xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<24xi32>) -> tensor<24x7x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<24x7x1xi32>, tensor<24x7x1xi32>) -> tensor<24x7x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 20>}> : (tensor<20x8x20xbf16>, tensor<24x7x2xi32>) -> tensor<24x20x7xbf16>
  return %0 : tensor<24x20x7xbf16>
}
// -----
func.func @main(%x: tensor<1x17x2x2xi8>) -> tensor<1x17x1x2x1xi8> {
  %c0 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<1xi64>) -> tensor<1x1x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 17, 1, 2>}> : (tensor<1x17x2x2xi8>, tensor<1x1x1xi64>) -> tensor<1x17x1x2x1xi8>
  return %0 : tensor<1x17x1x2x1xi8>
}
// -----
func.func @main(%x: tensor<5x2x2x20xf64>) -> tensor<8x2x2x20xf64> {
  %c0 = stablehlo.constant dense<[1, 1, 0, 4, 0, 1, 4, 0]> : tensor<8xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2, 20>}> : (tensor<5x2x2x20xf64>, tensor<8x1xi32>) -> tensor<8x2x2x20xf64>
  return %0 : tensor<8x2x2x20xf64>
}
// -----
func.func @main(%x: tensor<2xi1>) -> tensor<1xi1> {
  %c0 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi1>, tensor<1x1xi32>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}
// -----
func.func @main(%x: tensor<17x20x20xbf16>) -> tensor<4x20x2xbf16> {
  %c0 = stablehlo.constant dense<[-3, -3, 24, 24]> : tensor<4xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<4xi64>) -> tensor<4x2x1xi64>
  %c1 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<2xi64>) -> tensor<4x2x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<4x2x1xi64>, tensor<4x2x1xi64>) -> tensor<4x2x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 20, 1>}> : (tensor<17x20x20xbf16>, tensor<4x2x2xi64>) -> tensor<4x20x2xbf16>
  return %0 : tensor<4x20x2xbf16>
}
// -----
func.func @main(%x: tensor<17x17x20x5xf32>) -> tensor<17x17x20x10xf32> {
  %c0 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]> : tensor<10xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<10xi64>) -> tensor<10x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 17, 17, 20, 1>}> : (tensor<17x17x20x5xf32>, tensor<10x1xi64>) -> tensor<17x17x20x10xf32>
  return %0 : tensor<17x17x20x10xf32>
}
// -----
func.func @main(%x: tensor<1xf32>) -> tensor<20xf32> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<20xi64>) -> tensor<20x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<20x1xi64>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<1x2xbf16>) -> tensor<4x8xbf16> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0]> : tensor<8xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<8xi32>) -> tensor<4x8x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<4xi32>) -> tensor<4x8x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<4x8x1xi32>, tensor<4x8x1xi32>) -> tensor<4x8x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xbf16>, tensor<4x8x2xi32>) -> tensor<4x8xbf16>
  return %0 : tensor<4x8xbf16>
}
// -----
func.func @main(%x: tensor<5x2x17xi1>) -> tensor<1x3x5x2xi1> {
  %c0 = stablehlo.constant dense<[1, 4, 7]> : tensor<3xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 5, 2, 1>}> : (tensor<5x2x17xi1>, tensor<1x1x3xi32>) -> tensor<1x3x5x2xi1>
  return %0 : tensor<1x3x5x2xi1>
}
// -----
func.func @main(%x: tensor<17x20x8xi1>) -> tensor<20x8x8xi1> {
  %c0 = stablehlo.constant dense<[11, 11, 11, 11, 11, 11, 11, 11]> : tensor<8xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xui8>) -> tensor<8x1xui8>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 20, 8>}> : (tensor<17x20x8xi1>, tensor<8x1xui8>) -> tensor<20x8x8xi1>
  return %0 : tensor<20x8x8xi1>
}
// -----
func.func @main(%x: tensor<2x17x2xi8>) -> tensor<8x1x2xi8> {
  %c0 = stablehlo.constant dense<[1]> : tensor<1xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<1xui8>) -> tensor<8x1x1xui8>
  %c1 = stablehlo.constant dense<[16, 15, 14, 13, 12, 11, 10, 9]> : tensor<8xui8>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<8xui8>) -> tensor<8x1x1xui8>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<8x1x1xui8>, tensor<8x1x1xui8>) -> tensor<8x1x2xui8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x17x2xi8>, tensor<8x1x2xui8>) -> tensor<8x1x2xi8>
  return %0 : tensor<8x1x2xi8>
}
// -----
func.func @main(%x: tensor<8x17x20xf64>) -> tensor<3x17x8xf64> {
  %c0 = stablehlo.constant dense<[16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> : tensor<17xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<17xi64>) -> tensor<3x17x1xi64>
  %c1 = stablehlo.constant dense<[19, 18, 17]> : tensor<3xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<3xi64>) -> tensor<3x17x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<3x17x1xi64>, tensor<3x17x1xi64>) -> tensor<3x17x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1, 1>}> : (tensor<8x17x20xf64>, tensor<3x17x2xi64>) -> tensor<3x17x8xf64>
  return %0 : tensor<3x17x8xf64>
}
// -----
func.func @main(%x: tensor<20x5x2xf32>) -> tensor<4x2x5xf32> {
  %c0 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<2xi32>) -> tensor<4x2x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<4xi32>) -> tensor<4x2x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<20x5x2xf32>, tensor<4x2x2xi32>) -> tensor<4x2x5xf32>
  return %0 : tensor<4x2x5xf32>
}
// -----
func.func @main(%x: tensor<20x8x17xf32>) -> tensor<9x1x20x17xf32> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<9xi64>) -> tensor<9x1x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 20, 1, 17>}> : (tensor<20x8x17xf32>, tensor<9x1x1xi64>) -> tensor<9x1x20x17xf32>
  return %0 : tensor<9x1x20x17xf32>
}
// -----
func.func @main(%x: tensor<1x2x8xf32>) -> tensor<2x20x2xf32> {
  %c0 = stablehlo.constant dense<[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]> : tensor<20xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<20xi64>) -> tensor<20x2x1xi64>
  %c1 = stablehlo.constant dense<[-1, 8]> : tensor<2xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<2xi64>) -> tensor<20x2x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<20x2x1xi64>, tensor<20x2x1xi64>) -> tensor<20x2x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x8xf32>, tensor<20x2x2xi64>) -> tensor<2x20x2xf32>
  return %0 : tensor<2x20x2xf32>
}
// -----
func.func @main(%x: tensor<2xf32>) -> tensor<1x1xf32> {
  %c0 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<1xui8>) -> tensor<1x1x1xui8>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1x1xui8>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<8x1xbf16>) -> tensor<8x3x1xbf16> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0]> : tensor<8xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xi64>) -> tensor<8x3x1x1xi64>
  %c1 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<3xi64>) -> tensor<8x3x1x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 3 : (tensor<8x3x1x1xi64>, tensor<8x3x1x1xi64>) -> tensor<8x3x1x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xbf16>, tensor<8x3x1x2xi64>) -> tensor<8x3x1xbf16>
  return %0 : tensor<8x3x1xbf16>
}
// -----
func.func @main(%x: tensor<2x17x20xf64>) -> tensor<2x20x2xf64> {
  %c0 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<2xi32>) -> tensor<2x20x2x1xi32>
  %c1 = stablehlo.constant dense<[-1, 24]> : tensor<2xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [2] : (tensor<2xi32>) -> tensor<2x20x2x1xi32>
  %c2 = stablehlo.constant dense<[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]> : tensor<20xi32>
  %b2 = stablehlo.broadcast_in_dim %c2, dims = [1] : (tensor<20xi32>) -> tensor<2x20x2x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 3 : (tensor<2x20x2x1xi32>, tensor<2x20x2x1xi32>, tensor<2x20x2x1xi32>) -> tensor<2x20x2x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x17x20xf64>, tensor<2x20x2x3xi32>) -> tensor<2x20x2xf64>
  return %0 : tensor<2x20x2xf64>
}
// -----
func.func @main(%x: tensor<2x5x17xi1>) -> tensor<8x2x5xi1> {
  %c0 = stablehlo.constant dense<[1, 3, 5, 7, 9, 11, 13, 15]> : tensor<8xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xui8>) -> tensor<8x1xui8>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 5, 1>}> : (tensor<2x5x17xi1>, tensor<8x1xui8>) -> tensor<8x2x5xi1>
  return %0 : tensor<8x2x5xi1>
}
// -----
func.func @main(%x: tensor<17x8xf32>) -> tensor<2x17xf32> {
  %c0 = stablehlo.constant dense<[-1, 15]> : tensor<2xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 17, 1>}> : (tensor<17x8xf32>, tensor<2x1xi32>) -> tensor<2x17xf32>
  return %0 : tensor<2x17xf32>
}
// -----
func.func @main(%x: tensor<5x20x17x1xf32>) -> tensor<10x20x17x1xf32> {
  %c0 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]> : tensor<10xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<10xui8>) -> tensor<10x20x1x1xui8>
  %c1 = stablehlo.constant dense<[7, 9, 2, 7, 6, 6, 8, 3, 6, 18, 5, 15, 9, 14, 4, 15, 12, 14, 14, 12]> : tensor<20xui8>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<20xui8>) -> tensor<10x20x1x1xui8>
  %c2 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %b2 = stablehlo.broadcast_in_dim %c2, dims = [2] : (tensor<1xui8>) -> tensor<10x20x1x1xui8>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 3 : (tensor<10x20x1x1xui8>, tensor<10x20x1x1xui8>, tensor<10x20x1x1xui8>) -> tensor<10x20x1x3xui8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1, 3], start_index_map = [0, 1, 3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 17, 1>}> : (tensor<5x20x17x1xf32>, tensor<10x20x1x3xui8>) -> tensor<10x20x17x1xf32>
  return %0 : tensor<10x20x17x1xf32>
}
// -----
func.func @main(%x: tensor<5x2x1xbf16>) -> tensor<2x5x1x2xbf16> {
  %c0 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<1xi64>) -> tensor<2x1x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 5, 2, 1>}> : (tensor<5x2x1xbf16>, tensor<2x1x1xi64>) -> tensor<2x5x1x2xbf16>
  return %0 : tensor<2x5x1x2xbf16>
}
// -----
func.func @main(%x: tensor<1x2x1xf64>) -> tensor<2x1x4xf64> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<4xi32>) -> tensor<2x4x1xi32>
  %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<2xi32>) -> tensor<2x4x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x2x1xf64>, tensor<2x4x2xi32>) -> tensor<2x1x4xf64>
  return %0 : tensor<2x1x4xf64>
}
// -----
func.func @main(%x: tensor<17x5x2xi32>) -> tensor<5x2x2xi32> {
  %c0 = stablehlo.constant dense<[-1, 24]> : tensor<2xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<2xi64>) -> tensor<2x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<17x5x2xi32>, tensor<2x1xi64>) -> tensor<5x2x2xi32>
  return %0 : tensor<5x2x2xi32>
}
// -----
func.func @main(%x: tensor<2x17x20x1xi32>) -> tensor<17x8x20x1xi32> {
  %c0 = stablehlo.constant dense<[19, 18, 17, 16, 15, 14, 13, 12]> : tensor<8xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xi32>) -> tensor<8x20x1xi32>
  %c1 = stablehlo.constant dense<[0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0]> : tensor<20xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<20xi32>) -> tensor<8x20x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<8x20x1xi32>, tensor<8x20x1xi32>) -> tensor<8x20x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 17, 1, 1>}> : (tensor<2x17x20x1xi32>, tensor<8x20x2xi32>) -> tensor<17x8x20x1xi32>
  return %0 : tensor<17x8x20x1xi32>
}
// -----
func.func @main(%x: tensor<1x17xf32>) -> tensor<17x4xf32> {
  %c0 = stablehlo.constant dense<[-3, -3, 5, 5]> : tensor<4xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 17>}> : (tensor<1x17xf32>, tensor<1x4xi32>) -> tensor<17x4xf32>
  return %0 : tensor<17x4xf32>
}
// -----
func.func @main(%x: tensor<17x8x20xbf16>) -> tensor<9x20x4xbf16> {
  %c0 = stablehlo.constant dense<[0, 2, 4, 6, 8, 10, 12, 14, 16]> : tensor<9xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<9xi64>) -> tensor<9x4x1xi64>
  %c1 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<4xi64>) -> tensor<9x4x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<9x4x1xi64>, tensor<9x4x1xi64>) -> tensor<9x4x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 20>}> : (tensor<17x8x20xbf16>, tensor<9x4x2xi64>) -> tensor<9x20x4xbf16>
  return %0 : tensor<9x20x4xbf16>
}
// -----
func.func @main(%x: tensor<5x1x17xf64>) -> tensor<8x12x1x1xf64> {
  %c0 = stablehlo.constant dense<[1, 0, 2, 1, 4, 1, 0, 0]> : tensor<8xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<8xi64>) -> tensor<8x12x1x1xi64>
  %c1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]> : tensor<12xi64>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<12xi64>) -> tensor<8x12x1x1xi64>
  %s = stablehlo.concatenate %b0, %b1, dim = 3 : (tensor<8x12x1x1xi64>, tensor<8x12x1x1xi64>) -> tensor<8x12x1x2xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x1x17xf64>, tensor<8x12x1x2xi64>) -> tensor<8x12x1x1xf64>
  return %0 : tensor<8x12x1x1xf64>
}
// -----
func.func @main(%x: tensor<20xbf16>) -> tensor<3xbf16> {
  %c0 = stablehlo.constant dense<[19, 18, 17]> : tensor<3xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xbf16>, tensor<3x1xi32>) -> tensor<3xbf16>
  return %0 : tensor<3xbf16>
}
// -----
func.func @main(%x: tensor<8x2x17xi1>) -> tensor<8x2x2xi1> {
  %c0 = stablehlo.constant dense<[-1, 24]> : tensor<2xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 8, 2, 1>}> : (tensor<8x2x17xi1>, tensor<2x1xi32>) -> tensor<8x2x2xi1>
  return %0 : tensor<8x2x2xi1>
}
// -----
func.func @main(%x: tensor<2x1x2xi1>) -> tensor<6x1x20x1xi1> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1]> : tensor<6xui8>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<6xui8>) -> tensor<6x1x20x1xui8>
  %c1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui8>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [2] : (tensor<20xui8>) -> tensor<6x1x20x1xui8>
  %s = stablehlo.concatenate %b0, %b1, dim = 1 : (tensor<6x1x20x1xui8>, tensor<6x1x20x1xui8>) -> tensor<6x2x20x1xui8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x1x2xi1>, tensor<6x2x20x1xui8>) -> tensor<6x1x20x1xi1>
  return %0 : tensor<6x1x20x1xi1>
}
// -----
func.func @main(%x: tensor<20x2x20x5xf32>) -> tensor<2x2x20x5xf32> {
  %c0 = stablehlo.constant dense<[4, 5, 2, 14, 19, 17, 17, 7, 4, 15, 4, 8, 16, 17, 19, 7, 16, 8, 8, 2]> : tensor<20xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [3] : (tensor<20xi32>) -> tensor<2x1x2x20xi32>
  %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [0] : (tensor<2xi32>) -> tensor<2x1x2x20xi32>
  %c2 = stablehlo.constant dense<[-1, 27]> : tensor<2xi32>
  %b2 = stablehlo.broadcast_in_dim %c2, dims = [2] : (tensor<2xi32>) -> tensor<2x1x2x20xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 1 : (tensor<2x1x2x20xi32>, tensor<2x1x2x20xi32>, tensor<2x1x2x20xi32>) -> tensor<2x3x2x20xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 5>}> : (tensor<20x2x20x5xf32>, tensor<2x3x2x20xi32>) -> tensor<2x2x20x5xf32>
  return %0 : tensor<2x2x20x5xf32>
}
// -----
func.func @main(%x: tensor<20x1xi32>) -> tensor<1x4xi32> {
  %c0 = stablehlo.constant dense<[-3, -3, 24, 24]> : tensor<4xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<20x1xi32>, tensor<4x1xi32>) -> tensor<1x4xi32>
  return %0 : tensor<1x4xi32>
}
// -----
func.func @main(%x: tensor<5x1xi32>) -> tensor<1x5xi32> {
  %c0 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<1xi64>) -> tensor<1x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x1xi32>, tensor<1x1xi64>) -> tensor<1x5xi32>
  return %0 : tensor<1x5xi32>
}
// -----
func.func @main(%x: tensor<1x20x17xbf16>) -> tensor<1x1x17x1xbf16> {
  %c0 = stablehlo.constant dense<[13]> : tensor<1xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<1xi64>) -> tensor<1x1x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 17>}> : (tensor<1x20x17xbf16>, tensor<1x1x1xi64>) -> tensor<1x1x17x1xbf16>
  return %0 : tensor<1x1x17x1xbf16>
}
// -----
func.func @main(%x: tensor<5x8x8xi1>) -> tensor<6x8x1x8xi1> {
  %c0 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi32>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [0] : (tensor<6xi32>) -> tensor<6x8x1x1xi32>
  %c1 = stablehlo.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi32>
  %b1 = stablehlo.broadcast_in_dim %c1, dims = [1] : (tensor<8xi32>) -> tensor<6x8x1x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 3 : (tensor<6x8x1x1xi32>, tensor<6x8x1x1xi32>) -> tensor<6x8x1x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8, 1>}> : (tensor<5x8x8xi1>, tensor<6x8x1x2xi32>) -> tensor<6x8x1x8xi1>
  return %0 : tensor<6x8x1x8xi1>
}
// -----
func.func @main(%x: tensor<5x17x5xi8>) -> tensor<17x5x15x1xi8> {
  %c0 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]> : tensor<15xi64>
  %b0 = stablehlo.broadcast_in_dim %c0, dims = [1] : (tensor<15xi64>) -> tensor<1x15x1xi64>
  %0 = "stablehlo.gather"(%x, %b0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 17, 5>}> : (tensor<5x17x5xi8>, tensor<1x15x1xi64>) -> tensor<17x5x15x1xi8>
  return %0 : tensor<17x5x15x1xi8>
}
