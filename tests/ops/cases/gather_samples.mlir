func.func @main(%x: tensor<2x3x4x5xf32>, %i2: tensor<2x6x17xi32>, %i3: tensor<2x6x17xi32>) -> tensor<2x3x6x17xf32> {
  %k0 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<2xi32>) -> tensor<2x3x6x17x1xi32>
  %k1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [1] : (tensor<3xi32>) -> tensor<2x3x6x17x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0, 2, 3] : (tensor<2x6x17xi32>) -> tensor<2x3x6x17x1xi32>
  %b3 = stablehlo.broadcast_in_dim %i3, dims = [0, 2, 3] : (tensor<2x6x17xi32>) -> tensor<2x3x6x17x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, %b3, dim = 4 : (tensor<2x3x6x17x1xi32>, tensor<2x3x6x17x1xi32>, tensor<2x3x6x17x1xi32>, tensor<2x3x6x17x1xi32>) -> tensor<2x3x6x17x4xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x5xf32>, tensor<2x3x6x17x4xi32>) -> tensor<2x3x6x17xf32>
  return %0 : tensor<2x3x6x17xf32>
}
// -----
func.func @main(%x: tensor<1x19x4x5xf32>, %i2: tensor<3x20xi64>, %i3: tensor<3x20xi64>) -> tensor<19x3x20xf32> {
  %b0 = stablehlo.constant dense<3> : tensor<19x3x20x1xi64>
  %k1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]> : tensor<19xi64>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [0] : (tensor<19xi64>) -> tensor<19x3x20x1xi64>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [1, 2] : (tensor<3x20xi64>) -> tensor<19x3x20x1xi64>
  %b3 = stablehlo.broadcast_in_dim %i3, dims = [1, 2] : (tensor<3x20xi64>) -> tensor<19x3x20x1xi64>
  %s = stablehlo.concatenate %b0, %b1, %b2, %b3, dim = 3 : (tensor<19x3x20x1xi64>, tensor<19x3x20x1xi64>, tensor<19x3x20x1xi64>, tensor<19x3x20x1xi64>) -> tensor<19x3x20x4xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [0, 1, 2, 3], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x19x4x5xf32>, tensor<19x3x20x4xi64>) -> tensor<19x3x20xf32>
  return %0 : tensor<19x3x20xf32>
}
// -----
func.func @main(%x: tensor<3x4x5xf32>, %i1: tensor<18xi64>, %i2: tensor<18x3xi64>) -> tensor<18x3xf32> {
  %k0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi64>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [1] : (tensor<3xi64>) -> tensor<18x3x1xi64>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<18xi64>) -> tensor<18x3x1xi64>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0, 1] : (tensor<18x3xi64>) -> tensor<18x3x1xi64>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 2 : (tensor<18x3x1xi64>, tensor<18x3x1xi64>, tensor<18x3x1xi64>) -> tensor<18x3x3xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x4x5xf32>, tensor<18x3x3xi64>) -> tensor<18x3xf32>
  return %0 : tensor<18x3xf32>
}
// -----
func.func @main(%x: tensor<3x4x5x2xf32>, %i1: tensor<18xi32>, %i2: tensor<3x18xi32>) -> tensor<3x18x4xf32> {
  %k0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<3xi32>) -> tensor<3x18x1xi32>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<18xi32>) -> tensor<3x18x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0, 1] : (tensor<3x18xi32>) -> tensor<3x18x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 2 : (tensor<3x18x1xi32>, tensor<3x18x1xi32>, tensor<3x18x1xi32>) -> tensor<3x18x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2, 3], start_index_map = [0, 2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 4, 1, 1>}> : (tensor<3x4x5x2xf32>, tensor<3x18x3xi32>) -> tensor<3x18x4xf32>
  return %0 : tensor<3x18x4xf32>
}
// -----
func.func @main(%x: tensor<4x5x18xf32>, %i0: tensor<2xui32>, %i1: tensor<3xui32>) -> tensor<2x3x18xf32> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [0] : (tensor<2xui32>) -> tensor<2x3x18x1xui32>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<3xui32>) -> tensor<2x3x18x1xui32>
  %k2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<18xui32>
  %b2 = stablehlo.broadcast_in_dim %k2, dims = [2] : (tensor<18xui32>) -> tensor<2x3x18x1xui32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 3 : (tensor<2x3x18x1xui32>, tensor<2x3x18x1xui32>, tensor<2x3x18x1xui32>) -> tensor<2x3x18x3xui32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x5x18xf32>, tensor<2x3x18x3xui32>) -> tensor<2x3x18xf32>
  return %0 : tensor<2x3x18xf32>
}
// -----
func.func @main(%x: tensor<4x5x18xf32>, %i0: tensor<3xi32>, %i1: tensor<7xi32>) -> tensor<7x3x18xf32> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [1] : (tensor<3xi32>) -> tensor<7x3x1xi32>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<7xi32>) -> tensor<7x3x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<7x3x1xi32>, tensor<7x3x1xi32>) -> tensor<7x3x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 18>}> : (tensor<4x5x18xf32>, tensor<7x3x2xi32>) -> tensor<7x3x18xf32>
  return %0 : tensor<7x3x18xf32>
}
// -----
func.func @main(%x: tensor<4x1x5x18xf64>, %i2: tensor<7xi32>, %i3: tensor<7x18xi32>) -> tensor<7x18xf64> {
  %k0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<18xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [1] : (tensor<18xi32>) -> tensor<7x18x1xi32>
  %b1 = stablehlo.constant dense<3> : tensor<7x18x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0] : (tensor<7xi32>) -> tensor<7x18x1xi32>
  %b3 = stablehlo.broadcast_in_dim %i3, dims = [0, 1] : (tensor<7x18xi32>) -> tensor<7x18x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, %b3, dim = 2 : (tensor<7x18x1xi32>, tensor<7x18x1xi32>, tensor<7x18x1xi32>, tensor<7x18x1xi32>) -> tensor<7x18x4xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2, 3], start_index_map = [3, 1, 0, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<4x1x5x18xf64>, tensor<7x18x4xi32>) -> tensor<7x18xf64>
  return %0 : tensor<7x18xf64>
}
// -----
func.func @main(%x: tensor<4x5xf32>, %i0: tensor<33xi8>, %i1: tensor<33xi8>) -> tensor<33xf32> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [0] : (tensor<33xi8>) -> tensor<33x1xi8>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<33xi8>) -> tensor<33x1xi8>
  %s = stablehlo.concatenate %b0, %b1, dim = 1 : (tensor<33x1xi8>, tensor<33x1xi8>) -> tensor<33x2xi8>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<33x2xi8>) -> tensor<33xf32>
  return %0 : tensor<33xf32>
}
// -----
func.func @main(%x: tensor<6x5x7xi16>, %i0: tensor<33xui64>, %i1: tensor<33xui64>) -> tensor<33x5xi16> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [0] : (tensor<33xui64>) -> tensor<33x1xui64>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<33xui64>) -> tensor<33x1xui64>
  %s = stablehlo.concatenate %b0, %b1, dim = 1 : (tensor<33x1xui64>, tensor<33x1xui64>) -> tensor<33x2xui64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<6x5x7xi16>, tensor<33x2xui64>) -> tensor<33x5xi16>
  return %0 : tensor<33x5xi16>
}
// -----
func.func @main(%x: tensor<6x5x7xbf16>, %i2: tensor<5xi32>) -> tensor<5xbf16> {
  %k0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %k1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<6x5x7xbf16>, tensor<5x3xi32>) -> tensor<5xbf16>
  return %0 : tensor<5xbf16>
}
// -----
func.func @main(%x: tensor<5x5x7xcomplex<f32>>, %i2: tensor<5xi32>) -> tensor<5xcomplex<f32>> {
  %k0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %k1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x5x7xcomplex<f32>>, tensor<5x3xi32>) -> tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<5x4x7xcomplex<f64>>, %i1: tensor<17xi32>, %i2: tensor<17xi32>) -> tensor<5x17xcomplex<f64>> {
  %k0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<5xi32>) -> tensor<5x17x1xi32>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<17xi32>) -> tensor<5x17x1xi32>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [1] : (tensor<17xi32>) -> tensor<5x17x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 2 : (tensor<5x17x1xi32>, tensor<5x17x1xi32>, tensor<5x17x1xi32>) -> tensor<5x17x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x4x7xcomplex<f64>>, tensor<5x17x3xi32>) -> tensor<5x17xcomplex<f64>>
  return %0 : tensor<5x17xcomplex<f64>>
}
// -----
func.func @main(%x: tensor<3x5x7xi1>, %i0: tensor<4xi32>) -> tensor<4x5x7xi1> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [0] : (tensor<4xi32>) -> tensor<4x5x7x1xi32>
  %k1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [1] : (tensor<5xi32>) -> tensor<4x5x7x1xi32>
  %k2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
  %b2 = stablehlo.broadcast_in_dim %k2, dims = [2] : (tensor<7xi32>) -> tensor<4x5x7x1xi32>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 3 : (tensor<4x5x7x1xi32>, tensor<4x5x7x1xi32>, tensor<4x5x7x1xi32>) -> tensor<4x5x7x3xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x5x7xi1>, tensor<4x5x7x3xi32>) -> tensor<4x5x7xi1>
  return %0 : tensor<4x5x7xi1>
}
// -----
func.func @main(%x: tensor<9x17xf32>, %i1: tensor<9x35xi32>) -> tensor<9x35xf32> {
  %k0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %b0 = stablehlo.broadcast_in_dim %k0, dims = [0] : (tensor<9xi32>) -> tensor<9x35x1xi32>
  %b1 = stablehlo.broadcast_in_dim %i1, dims = [0, 1] : (tensor<9x35xi32>) -> tensor<9x35x1xi32>
  %s = stablehlo.concatenate %b0, %b1, dim = 2 : (tensor<9x35x1xi32>, tensor<9x35x1xi32>) -> tensor<9x35x2xi32>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<9x17xf32>, tensor<9x35x2xi32>) -> tensor<9x35xf32>
  return %0 : tensor<9x35xf32>
}
// -----
func.func @main(%x: tensor<3x9x17xf32>, %i0: tensor<2xi64>, %i2: tensor<3xi64>) -> tensor<2x3x9xf32> {
  %b0 = stablehlo.broadcast_in_dim %i0, dims = [0] : (tensor<2xi64>) -> tensor<2x3x9x1xi64>
  %k1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi64>
  %b1 = stablehlo.broadcast_in_dim %k1, dims = [2] : (tensor<9xi64>) -> tensor<2x3x9x1xi64>
  %b2 = stablehlo.broadcast_in_dim %i2, dims = [1] : (tensor<3xi64>) -> tensor<2x3x9x1xi64>
  %s = stablehlo.concatenate %b0, %b1, %b2, dim = 3 : (tensor<2x3x9x1xi64>, tensor<2x3x9x1xi64>, tensor<2x3x9x1xi64>) -> tensor<2x3x9x3xi64>
  %0 = "stablehlo.gather"(%x, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x9x17xf32>, tensor<2x3x9x3xi64>) -> tensor<2x3x9xf32>
  return %0 : tensor<2x3x9xf32>
}
// -----
func.func @main(%x: tensor<3x5x6xf32>, %i: tensor<4x19xi32>, %j: tensor<4x19xi32>, %w: tensor<2x4x19xf32>) -> tensor<3x4x19xf32> {
  %one = stablehlo.constant dense<1> : tensor<4x19xi32>
  %i0 = stablehlo.add %i, %one : tensor<4x19xi32>
  %a0 = stablehlo.reshape %i : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %b0 = stablehlo.reshape %j : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %s0 = stablehlo.concatenate %a0, %b0, dim = 2 : (tensor<4x19x1xi32>, tensor<4x19x1xi32>) -> tensor<4x19x2xi32>
  %g0 = "stablehlo.gather"(%x, %s0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x5x6xf32>, tensor<4x19x2xi32>) -> tensor<3x4x19xf32>
  %p0 = stablehlo.slice %w [0:1, 0:4, 0:19] : (tensor<2x4x19xf32>) -> tensor<1x4x19xf32>
  %q0 = stablehlo.cosine %p0 : tensor<1x4x19xf32>
  %r0 = stablehlo.reshape %q0 : (tensor<1x4x19xf32>) -> tensor<4x19xf32>
  %w0 = stablehlo.broadcast_in_dim %r0, dims = [1, 2] : (tensor<4x19xf32>) -> tensor<3x4x19xf32>
  %m0 = stablehlo.multiply %g0, %w0 : tensor<3x4x19xf32>
  %a1 = stablehlo.reshape %i0 : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %b1 = stablehlo.reshape %j : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %s1 = stablehlo.concatenate %a1, %b1, dim = 2 : (tensor<4x19x1xi32>, tensor<4x19x1xi32>) -> tensor<4x19x2xi32>
  %g1 = "stablehlo.gather"(%x, %s1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x5x6xf32>, tensor<4x19x2xi32>) -> tensor<3x4x19xf32>
  %p1 = stablehlo.slice %w [1:2, 0:4, 0:19] : (tensor<2x4x19xf32>) -> tensor<1x4x19xf32>
  %q1 = stablehlo.cosine %p1 : tensor<1x4x19xf32>
  %r1 = stablehlo.reshape %q1 : (tensor<1x4x19xf32>) -> tensor<4x19xf32>
  %w1 = stablehlo.broadcast_in_dim %r1, dims = [1, 2] : (tensor<4x19xf32>) -> tensor<3x4x19xf32>
  %m1 = stablehlo.multiply %g1, %w1 : tensor<3x4x19xf32>
  %a2 = stablehlo.reshape %i0 : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %b2 = stablehlo.reshape %i : (tensor<4x19xi32>) -> tensor<4x19x1xi32>
  %s2 = stablehlo.concatenate %a2, %b2, dim = 2 : (tensor<4x19x1xi32>, tensor<4x19x1xi32>) -> tensor<4x19x2xi32>
  %g2 = "stablehlo.gather"(%x, %s2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x5x6xf32>, tensor<4x19x2xi32>) -> tensor<3x4x19xf32>
  %p2 = stablehlo.slice %w [0:1, 0:4, 0:19] : (tensor<2x4x19xf32>) -> tensor<1x4x19xf32>
  %q2 = stablehlo.cosine %p2 : tensor<1x4x19xf32>
  %r2 = stablehlo.reshape %q2 : (tensor<1x4x19xf32>) -> tensor<4x19xf32>
  %w2 = stablehlo.broadcast_in_dim %r2, dims = [1, 2] : (tensor<4x19xf32>) -> tensor<3x4x19xf32>
  %m2 = stablehlo.multiply %g2, %w2 : tensor<3x4x19xf32>
  %y0 = stablehlo.add %m0, %m1 : tensor<3x4x19xf32>
  %y1 = stablehlo.add %y0, %m2 : tensor<3x4x19xf32>
  return %y1 : tensor<3x4x19xf32>
}
// -----
func.func @main(%x: tensor<40xf32>, %i: tensor<40x1xi32>, %y: tensor<40xf32>) -> tensor<40xf32> {
  %0 = stablehlo.tanh %x : tensor<40xf32>
  %1 = stablehlo.multiply %0, %y : tensor<40xf32>
  %2 = "stablehlo.gather"(%0, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<40x1xi32>) -> tensor<40xf32>
  %3 = stablehlo.multiply %2, %y : tensor<40xf32>
  %4 = stablehlo.add %1, %3 : tensor<40xf32>
  return %4 : tensor<40xf32>
}
// -----
func.func @main(%x: tensor<40xf32>, %i: tensor<40xi32>, %y: tensor<40xf32>) -> tensor<40xf32> {
  %0 = stablehlo.add %i, %i : tensor<40xi32>
  %1 = stablehlo.convert %0 : (tensor<40xi32>) -> tensor<40xf32>
  %2 = "stablehlo.gather"(%x, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<40xi32>) -> tensor<40xf32>
  %3 = stablehlo.multiply %2, %y : tensor<40xf32>
  %4 = stablehlo.add %1, %3 : tensor<40xf32>
  return %4 : tensor<40xf32>
}
