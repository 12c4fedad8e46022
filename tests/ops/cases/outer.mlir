// Products of one term each are elementwise (passes/layout/vector.c).
func.func @main(%x: tensor<37xf32>, %y: tensor<70xf32>) -> tensor<37x70xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<37xf32>, tensor<70xf32>) -> tensor<37x70xf32>
  return %r : tensor<37x70xf32>
}
// -----
func.func @main(%x: tensor<9x1xf32>, %y: tensor<1x33xf32>) -> tensor<9x33xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x1xf32>, tensor<1x33xf32>) -> tensor<9x33xf32>
  return %r : tensor<9x33xf32>
}
// -----
func.func @main(%x: tensor<5x1x3x7xf32>, %y: tensor<7x20x1x3xf32>, %b: tensor<20xf32>) -> tensor<3x7x5x20xf32> {
  %r = stablehlo.dot_general %x, %y, batching_dims = [2, 3] x [3, 0], contracting_dims = [1] x [2] : (tensor<5x1x3x7xf32>, tensor<7x20x1x3xf32>) -> tensor<3x7x5x20xf32>
  %c = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<20xf32>) -> tensor<3x7x5x20xf32>
  %s = stablehlo.add %r, %c : tensor<3x7x5x20xf32>
  return %s : tensor<3x7x5x20xf32>
}
// -----
func.func @main(%x: tensor<1x6x17xi8>, %y: tensor<1x19xi8>) -> tensor<6x17x19xi32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1x6x17xi8>, tensor<1x19xi8>) -> tensor<6x17x19xi32>
  return %r : tensor<6x17x19xi32>
}
// -----
func.func @main(%x: tensor<40xbf16>, %y: tensor<33xbf16>) -> tensor<40x33xbf16> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<40xbf16>, tensor<33xbf16>) -> tensor<40x33xbf16>
  return %r : tensor<40x33xbf16>
}
// -----
func.func @main(%x: tensor<4x1xf16>, %y: tensor<4x18xf16>) -> tensor<4x18xf32> {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<4x1xf16>, tensor<4x18xf16>) -> tensor<4x1x18xf32>
  %s = stablehlo.reshape %r : (tensor<4x1x18xf32>) -> tensor<4x18xf32>
  return %s : tensor<4x18xf32>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<f32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
func.func @main(%x: tensor<3x1xcomplex<f32>>, %y: tensor<1x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x1xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  return %r : tensor<3x5xcomplex<f32>>
}
