// RUN: tpucc --passes=fold,dce
// Elementwise work on a constant and what repeats smaller ones is computed, sums of it too; what would be larger than each of the constants stays, unless it
// is weights: of several rows, or in groups.
func.func @main(%x: tensor<1x4xf32>, %y: tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>) {
  %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 9.0]]> : tensor<4x2xf32>
  %s = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf32>
  %t = stablehlo.constant dense<[1.0, -1.0, 2.0, -2.0]> : tensor<4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  // computed
  %s0 = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
  %s1 = stablehlo.broadcast_in_dim %s0, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
  %0 = stablehlo.multiply %w, %s1 : tensor<4x2xf32>
  // a mean subtracted, which reads the weights twice
  %sum = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %mean = stablehlo.multiply %sum, %half : tensor<4xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.subtract %w, %means : tensor<4x2xf32>
  // an outer product stays
  %t1 = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.multiply %t1, %s1 : tensor<4x2xf32>
  // as weights of one row as well, but not as those of two
  %3 = stablehlo.add %t1, %s1 : tensor<4x2xf32>
  %4 = stablehlo.dot_general %x, %3, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
  %5 = stablehlo.subtract %t1, %s1 : tensor<4x2xf32>
  %6 = stablehlo.dot_general %y, %5, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  // numbers of 4 bits, two in a byte
  %b = stablehlo.constant dense<[[18, 52], [86, 120]]> : tensor<2x2xui8>
  %by = stablehlo.constant dense<[0, 4]> : tensor<2xui8>
  %b1 = stablehlo.broadcast_in_dim %b, dims = [0, 2] : (tensor<2x2xui8>) -> tensor<2x2x2xui8>
  %by1 = stablehlo.broadcast_in_dim %by, dims = [1] : (tensor<2xui8>) -> tensor<2x2x2xui8>
  %low = stablehlo.constant dense<15> : tensor<2x2x2xui8>
  %7 = stablehlo.shift_right_logical %b1, %by1 : tensor<2x2x2xui8>
  %8 = stablehlo.and %7, %low : tensor<2x2x2xui8>
  %9 = stablehlo.convert %8 : (tensor<2x2x2xui8>) -> tensor<2x2x2xf32>
  %10 = stablehlo.reshape %9 : (tensor<2x2x2xf32>) -> tensor<4x2xf32>
  %11 = stablehlo.dot_general %x, %10, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
  return %0, %1, %2, %4, %6, %11 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x4xf32>, %y: tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>) {
    %0 = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf32>
    %1 = stablehlo.constant dense<[1.0, -1.0, 2.0, -2.0]> : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.constant dense<[[0.5, 4.0], [1.5, 8.0], [2.5, 12.0], [3.5, 18.0]]> : tensor<4x2xf32>
    %5 = stablehlo.constant dense<[[-0.5, 0.5], [-0.5, 0.5], [-0.5, 0.5], [-1.0, 1.0]]> : tensor<4x2xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<4x2xf32>
    %8 = stablehlo.add %6, %3 : tensor<4x2xf32>
    %9 = stablehlo.dot_general %x, %8, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.constant dense<[[0.5, -1.0], [-1.5, -3.0], [1.5, 0.0], [-2.5, -4.0]]> : tensor<4x2xf32>
    %11 = stablehlo.dot_general %y, %10, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
    %12 = stablehlo.constant dense<[[2.0, 4.0], [1.0, 3.0], [6.0, 8.0], [5.0, 7.0]]> : tensor<4x2xf32>
    %13 = stablehlo.dot_general %x, %12, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
    return %4, %5, %7, %9, %11, %13 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>
  }
}
