// Weights of one type whose sums, of another one, are multiplied by constants: these are no factors of the weights.
func.func @main(%x: tensor<3x5xbf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[-1.500, 8.375, -4.875, 2.750, 6.125, -7.000, -8.625], [6.000, -0.750, 8.625, -1.625, -2.875, 6.000, 8.250], [8.500, 6.125, 3.625, -4.250, -1.625, -4.250, 7.625], [3.375, -8.625, -7.000, -4.000, -7.750, 0.625, -8.125], [-0.500, 6.125, 3.375, 4.625, 3.625, 5.125, -4.750]]> : tensor<5x7xbf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xbf16>, tensor<5x7xbf16>) -> tensor<3x7xf32>
  %s = stablehlo.constant dense<0.375> : tensor<3x7xf32>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xbf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[2.625, -6.000, -7.875, -4.750, 6.750, -2.125, -0.750], [4.875, 0.625, 4.375, 7.125, 3.250, 2.125, 8.000], [4.000, -1.625, 1.750, -8.125, -0.125, -3.875, 1.375], [8.250, -5.750, -2.250, -0.500, 0.000, -5.125, -7.000], [6.375, 6.375, -6.250, 2.000, -6.875, 4.125, -4.250]]> : tensor<5x7xbf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xbf16>, tensor<5x7xbf16>) -> tensor<3x7xf32>
  %v = stablehlo.constant dense<[-8.375, 0.375, 4.625, 4.250, -5.250, -7.625, -7.625]> : tensor<7xf32>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xbf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[3.000, 1.500, 8.625, -0.125, 7.125, -1.500, -7.875], [0.875, -8.875, -6.625, -5.625, 8.125, -8.000, -2.750], [4.000, 0.250, -0.625, -4.125, -7.750, 1.750, 1.000], [2.500, -4.625, 3.000, 3.000, 5.625, 7.625, 3.250], [8.875, -5.750, 7.125, -0.375, 4.750, -1.500, 0.625]]> : tensor<5x7xbf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xbf16>, tensor<5x7xbf16>) -> tensor<3x7xf32>
  %b = stablehlo.constant dense<[4.875, -0.750, 7.625, 0.625, 8.500, 1.750, -8.750]> : tensor<7xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %z = stablehlo.add %y, %bb : tensor<3x7xf32>
  %v = stablehlo.constant dense<[4.250, 1.000, -8.375, 3.000, -4.750, -7.125, 1.625]> : tensor<7xf32>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %e = stablehlo.multiply %z, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[5.875, 2.250, 2.250, -0.125, 6.625, -8.375, -7.125], [-8.375, 2.750, -1.000, 5.500, 0.500, 1.125, -3.375], [2.625, -3.125, 1.000, 2.750, -0.625, 0.500, 3.000], [-5.750, -8.250, -4.875, 0.875, 7.000, -2.000, -0.500], [-1.375, 1.375, -3.125, 4.875, -6.000, -5.750, 1.250]]> : tensor<5x7xf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf16>, tensor<5x7xf16>) -> tensor<3x7xf32>
  %s = stablehlo.constant dense<0.375> : tensor<3x7xf32>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[1.625, -1.875, 5.000, -3.625, -6.500, 1.750, -2.125], [5.375, -0.375, -1.875, -5.250, -8.000, 7.875, -3.000], [1.000, -3.250, -0.125, 1.875, -6.375, 2.000, -4.875], [4.375, 0.250, 7.500, -0.375, 5.750, 2.000, 4.250], [0.250, 4.375, 4.000, -7.875, 4.125, -4.125, -2.625]]> : tensor<5x7xf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf16>, tensor<5x7xf16>) -> tensor<3x7xf32>
  %v = stablehlo.constant dense<[-8.875, 6.250, 7.250, 4.875, 8.875, -2.000, -8.000]> : tensor<7xf32>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xf16>) -> tensor<3x7xf32> {
  %w = stablehlo.constant dense<[[5.500, 7.500, 0.125, 8.375, 1.875, -1.750, -6.875], [0.125, -5.250, -1.250, -7.625, -8.000, 7.375, -2.750], [4.750, -7.500, -8.625, 6.375, -5.250, -3.625, 7.000], [0.500, -1.375, -8.375, 7.750, 8.125, 4.125, -7.375], [-5.375, 1.875, -5.000, -1.000, 8.250, 6.250, -7.125]]> : tensor<5x7xf16>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf16>, tensor<5x7xf16>) -> tensor<3x7xf32>
  %b = stablehlo.constant dense<[2.250, -2.000, -2.750, -5.125, 8.000, -5.250, -3.625]> : tensor<7xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %z = stablehlo.add %y, %bb : tensor<3x7xf32>
  %v = stablehlo.constant dense<[-1.375, -0.250, -5.000, -8.875, 6.500, 3.750, -7.500]> : tensor<7xf32>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf32>) -> tensor<3x7xf32>
  %e = stablehlo.multiply %z, %s : tensor<3x7xf32>
  return %e : tensor<3x7xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x7xf64> {
  %w = stablehlo.constant dense<[[-0.375, -1.125, -0.500, 7.750, 7.625, 4.500, -7.375], [6.125, 1.250, -9.000, -7.250, -5.000, -7.625, -5.125], [-7.500, -6.875, 6.375, -8.000, -6.250, 7.375, 7.000], [6.625, 1.000, -4.000, 1.000, -6.750, 2.125, 3.250], [3.375, 0.625, 2.500, -0.625, -3.000, 1.500, 4.625]]> : tensor<5x7xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf64>
  %s = stablehlo.constant dense<0.375> : tensor<3x7xf64>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf64>
  return %e : tensor<3x7xf64>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x7xf64> {
  %w = stablehlo.constant dense<[[-5.125, -5.000, 8.750, -9.000, 3.125, -6.500, -3.375], [-7.750, 2.875, 5.625, 8.250, 3.125, -7.625, 4.750], [-7.375, 2.875, 6.875, 1.000, 4.375, 4.375, 5.625], [-8.500, -1.250, -2.125, 8.125, -0.375, -6.750, 4.500], [-1.875, 4.625, -4.875, -8.125, 1.375, 2.875, 8.875]]> : tensor<5x7xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf64>
  %v = stablehlo.constant dense<[-0.625, -5.125, 5.750, -5.125, 7.875, 3.000, -5.625]> : tensor<7xf64>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf64>) -> tensor<3x7xf64>
  %e = stablehlo.multiply %y, %s : tensor<3x7xf64>
  return %e : tensor<3x7xf64>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x7xf64> {
  %w = stablehlo.constant dense<[[1.125, 9.000, 8.000, -5.750, -8.875, 6.125, -4.500], [-1.500, 3.375, -7.625, 7.750, -6.125, 9.000, -5.875], [3.000, -3.375, -8.250, 1.875, -5.125, -8.250, -5.375], [6.375, 0.000, 0.500, -6.250, -7.875, 9.000, 7.250], [7.875, -1.375, -5.625, 8.625, -5.875, 8.625, -7.125]]> : tensor<5x7xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf64>
  %b = stablehlo.constant dense<[8.500, 1.375, 9.000, -3.250, -6.625, -1.375, -3.250]> : tensor<7xf64>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<7xf64>) -> tensor<3x7xf64>
  %z = stablehlo.add %y, %bb : tensor<3x7xf64>
  %v = stablehlo.constant dense<[-1.125, 5.500, 3.500, -1.000, 2.750, 3.625, 2.125]> : tensor<7xf64>
  %s = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<7xf64>) -> tensor<3x7xf64>
  %e = stablehlo.multiply %z, %s : tensor<3x7xf64>
  return %e : tensor<3x7xf64>
}
// -----
func.func @main(%x: tensor<1x4x4x2xbf16>) -> tensor<1x4x4x3xf32> {
  %w = stablehlo.constant dense<[[[[8.750, 4.375, -6.375], [3.000, 7.000, -1.500]]]]> : tensor<1x1x2x3xbf16>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xbf16>, tensor<1x1x2x3xbf16>) -> tensor<1x4x4x3xf32>
  %v = stablehlo.constant dense<[0.5, -3.25, 7.0]> : tensor<3xf32>
  %s = stablehlo.broadcast_in_dim %v, dims = [3] : (tensor<3xf32>) -> tensor<1x4x4x3xf32>
  %e = stablehlo.multiply %y, %s : tensor<1x4x4x3xf32>
  return %e : tensor<1x4x4x3xf32>
}
// -----
// Weights of 16 bits are scaled by powers of two alone: others would be rounded, or be infinite.
func.func @main(%x: tensor<4x2xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>) {
  %c = stablehlo.constant dense<0.001> : tensor<4x2xf16>
  %y = stablehlo.multiply %x, %c : tensor<4x2xf16>
  %w = stablehlo.constant dense<[[200.0, 1.0], [300.0, -3.0]]> : tensor<2x2xf16>
  %d = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<4x2xf16>, tensor<2x2xf16>) -> tensor<4x2xf16>
  %s = stablehlo.constant dense<400.0> : tensor<4x2xf16>
  %r = stablehlo.multiply %d, %s : tensor<4x2xf16>
  %e = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<4x2xf16>, tensor<2x2xf16>) -> tensor<4x2xf16>
  %two = stablehlo.constant dense<[4.0, 0.5]> : tensor<2xf16>
  %twos = stablehlo.broadcast_in_dim %two, dims = [1] : (tensor<2xf16>) -> tensor<4x2xf16>
  %q = stablehlo.multiply %e, %twos : tensor<4x2xf16>
  %f = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<4x2xf16>, tensor<2x2xf16>) -> tensor<4x2xf16>
  %b = stablehlo.constant dense<0.125> : tensor<4x2xf16>
  %z = stablehlo.add %f, %b : tensor<4x2xf16>
  %v = stablehlo.multiply %z, %s : tensor<4x2xf16>
  return %r, %q, %v : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>
}
// -----
func.func @main(%x: tensor<4x2xbf16>) -> tensor<4x1xbf16> {
  %one = stablehlo.constant dense<1.0> : tensor<4x2xbf16>
  %y = stablehlo.maximum %x, %one : tensor<4x2xbf16>
  %w = stablehlo.constant dense<[[127.0], [-126.0]]> : tensor<2x1xbf16>
  %d = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<4x2xbf16>, tensor<2x1xbf16>) -> tensor<4x1xbf16>
  %s = stablehlo.constant dense<0.0123> : tensor<4x1xbf16>
  %r = stablehlo.multiply %d, %s : tensor<4x1xbf16>
  return %r : tensor<4x1xbf16>
}
