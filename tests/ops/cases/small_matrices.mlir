// Many small matrices, a lane each: whole vectors of them and what is left; those of whole numbers are singular, and have several largest ones.
// tolerance: 4e-6
func.func @main(%a: tensor<33x3x3xf32>) -> (tensor<33x3x3xf32>, tensor<33x3xi32>, tensor<33xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<33x3x3xf32>) -> (tensor<33x3x3xf32>, tensor<33x3xi32>, tensor<33xi32>)
  return %r#0, %r#1, %r#2 : tensor<33x3x3xf32>, tensor<33x3xi32>, tensor<33xi32>
}
// -----
// tolerance: 4e-6
// input 0: range(-2, 2)
func.func @main(%a: tensor<40x4x4xi32>) -> (tensor<40x4x4xf32>, tensor<40x4xi32>, tensor<40xi32>) {
  %x = stablehlo.convert %a : (tensor<40x4x4xi32>) -> tensor<40x4x4xf32>
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<40x4x4xf32>) -> (tensor<40x4x4xf32>, tensor<40x4xi32>, tensor<40xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x4x4xf32>, tensor<40x4xi32>, tensor<40xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%a: tensor<16x1x1xf32>) -> (tensor<16x1x1xf32>, tensor<16x1xi32>, tensor<16xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<16x1x1xf32>) -> (tensor<16x1x1xf32>, tensor<16x1xi32>, tensor<16xi32>)
  return %r#0, %r#1, %r#2 : tensor<16x1x1xf32>, tensor<16x1xi32>, tensor<16xi32>
}
// -----
// tolerance: 1e-12
func.func @main(%a: tensor<2x17x5x2xf64>) -> (tensor<2x17x5x2xf64>, tensor<2x17x2xi32>, tensor<2x17x5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<2x17x5x2xf64>) -> (tensor<2x17x5x2xf64>, tensor<2x17x2xi32>, tensor<2x17x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x17x5x2xf64>, tensor<2x17x2xi32>, tensor<2x17x5xi32>
}
// -----
// tolerance: 4e-6
// input 0: range(-2, 2)
func.func @main(%a: tensor<40x16x16xi32>) -> (tensor<40x16x16xf32>, tensor<40x16xi32>, tensor<40x16xi32>) {
  %x = stablehlo.convert %a : (tensor<40x16x16xi32>) -> tensor<40x16x16xf32>
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<40x16x16xf32>) -> (tensor<40x16x16xf32>, tensor<40x16xi32>, tensor<40x16xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x16x16xf32>, tensor<40x16xi32>, tensor<40x16xi32>
}
// -----
// tolerance: 1e-12
func.func @main(%a: tensor<20x9x4xf64>) -> (tensor<20x9x4xf64>, tensor<20x4xi32>, tensor<20xi32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) : (tensor<20x9x4xf64>) -> (tensor<20x9x4xf64>, tensor<20x4xi32>, tensor<20xi32>)
  return %r#0, %r#1, %r#2 : tensor<20x9x4xf64>, tensor<20x4xi32>, tensor<20xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%a: tensor<3x16x16x16xf32>) -> (tensor<3x16x16x16xf32>, tensor<3x16x16xi32>, tensor<3x16xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<3x16x16x16xf32>) -> (tensor<3x16x16x16xf32>, tensor<3x16x16xi32>, tensor<3x16xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x16x16x16xf32>, tensor<3x16x16xi32>, tensor<3x16xi32>
}
// -----
// Factors of positive matrices, lower and upper.
// tolerance: 1e-4
func.func @main(%x: tensor<33x4x4xf32>) -> tensor<33x4x4xf32> {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %d = stablehlo.convert %e : (tensor<4x4xi1>) -> tensor<4x4xf32>
  %b = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<33x4x4xf32>
  %p = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<33x4x4xf32>, tensor<33x4x4xf32>) -> tensor<33x4x4xf32>
  %a = stablehlo.add %p, %b : tensor<33x4x4xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<33x4x4xf32>
  return %r : tensor<33x4x4xf32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<16x16x16xf64>) -> tensor<16x16x16xf64> {
  %i = stablehlo.iota dim = 0 : tensor<16x16xi32>
  %j = stablehlo.iota dim = 1 : tensor<16x16xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
  %d = stablehlo.convert %e : (tensor<16x16xi1>) -> tensor<16x16xf64>
  %b = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<16x16xf64>) -> tensor<16x16x16xf64>
  %p = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x16x16xf64>, tensor<16x16x16xf64>) -> tensor<16x16x16xf64>
  %a = stablehlo.add %p, %b : tensor<16x16x16xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<16x16x16xf64>
  return %r : tensor<16x16x16xf64>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x20x3x3xf64>) -> tensor<2x20x3x3xf64> {
  %i = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %d = stablehlo.convert %e : (tensor<3x3xi1>) -> tensor<3x3xf64>
  %b = stablehlo.broadcast_in_dim %d, dims = [2, 3] : (tensor<3x3xf64>) -> tensor<2x20x3x3xf64>
  %p = stablehlo.dot_general %x, %x, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x20x3x3xf64>, tensor<2x20x3x3xf64>) -> tensor<2x20x3x3xf64>
  %a = stablehlo.add %p, %b : tensor<2x20x3x3xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x20x3x3xf64>
  return %r : tensor<2x20x3x3xf64>
}
// -----
// tolerance: 0.01
func.func @main(%x: tensor<50x2x2xf16>) -> tensor<50x2x2xf16> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf16>
  %b = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<2x2xf16>) -> tensor<50x2x2xf16>
  %p = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<50x2x2xf16>, tensor<50x2x2xf16>) -> tensor<50x2x2xf16>
  %a = stablehlo.add %p, %b : tensor<50x2x2xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<50x2x2xf16>
  return %r : tensor<50x2x2xf16>
}
// -----
// tolerance: 1e-4
func.func @main(%x: tensor<17x1x1xf32>) -> tensor<17x1x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %b = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<17x1x1xf32>
  %p = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<17x1x1xf32>, tensor<17x1x1xf32>) -> tensor<17x1x1xf32>
  %a = stablehlo.add %p, %b : tensor<17x1x1xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<17x1x1xf32>
  return %r : tensor<17x1x1xf32>
}
