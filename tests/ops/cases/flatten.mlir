// tolerance: 1e-5
// A dense layer behind convolutions: its constant weights are put into the order of their images.
func.func @main(%x: tensor<3x3x9x8xf32>, %a: tensor<16x3x3x3xf32>, %b: tensor<16x16x3x3xf32>) -> tensor<3x2xf32> {
  %w = stablehlo.constant dense<[[-1.25, 4.38], [3.62, -3.0], [0.88, 4.62], [2.50, 5.0], [4.25, -4.0], [4.62, -4.88], [2.50, -0.88], [3.75, -1.38], [-2.0, 2.50], [3.62, 3.75], [2.50, 1.25], [-2.62, -1.38], [-2.62, 3.25], [1.12, -4.88], [-4.0, -2.50], [4.38, -4.38], [-0.25, -4.62], [-0.75, 2.50], [4.50, 1.12], [1.75, 1.25], [4.12, 2.0], [-2.88, 0.75], [-3.50, -4.50], [-2.88, 2.88], [-1.62, -0.88], [1.88, 5.0], [-0.25, 1.62], [3.0, 1.12], [4.12, 0.50], [3.50, 4.25], [1.50, 4.25], [-1.38, 0.38], [-4.62, -0.62], [4.62, -2.50], [0.12, 3.62], [4.12, 4.0], [-3.38, -1.62], [4.12, -0.75], [-0.50, -3.12], [-4.0, 2.62], [2.62, -3.62], [0.50, -4.0], [1.50, -2.62], [-4.75, -0.38], [1.75, 1.62], [-3.12, -4.38], [4.62, 4.75], [-4.38, 1.0], [4.38, 0.25], [3.75, -0.62], [3.0, -1.25], [-4.50, -0.12], [-5.0, -3.88], [-3.38, 4.50], [3.50, -4.50], [-1.88, 1.50], [-0.38, 4.75], [-0.88, -2.62], [-4.38, 0.38], [0.0, 0.75], [-2.88, 1.0], [1.0, 2.25], [3.25, 1.12], [4.50, 3.88]]> : tensor<64x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x16x2x2xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%x, %a) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x3x9x8xf32>, tensor<16x3x3x3xf32>) -> tensor<3x16x7x6xf32>
  %1 = stablehlo.convolution(%0, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x7x6xf32>, tensor<16x16x3x3xf32>) -> tensor<3x16x5x5xf32>
  %2 = "stablehlo.reduce_window"(%1, %low) <{window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<3x16x5x5xf32>, tensor<f32>) -> tensor<3x16x2x2xf32>
  %3 = stablehlo.maximum %2, %zero : tensor<3x16x2x2xf32>
  %4 = stablehlo.reshape %3 : (tensor<3x16x2x2xf32>) -> tensor<3x64xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<3x64xf32>, tensor<64x2xf32>) -> tensor<3x2xf32>
  return %5 : tensor<3x2xf32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<3x3x9x8xf32>, %a: tensor<16x3x3x3xf32>, %b: tensor<16x16x3x3xf32>) -> tensor<3x2xf32> {
  %w = stablehlo.constant dense<[[-1.25, 3.62, 0.88, 2.50, 4.25, 4.62, 2.50, 3.75, -2.0, 3.62, 2.50, -2.62, -2.62, 1.12, -4.0, 4.38, -0.25, -0.75, 4.50, 1.75, 4.12, -2.88, -3.50, -2.88, -1.62, 1.88, -0.25, 3.0, 4.12, 3.50, 1.50, -1.38, -4.62, 4.62, 0.12, 4.12, -3.38, 4.12, -0.50, -4.0, 2.62, 0.50, 1.50, -4.75, 1.75, -3.12, 4.62, -4.38, 4.38, 3.75, 3.0, -4.50, -5.0, -3.38, 3.50, -1.88, -0.38, -0.88, -4.38, 0.0, -2.88, 1.0, 3.25, 4.50], [4.38, -3.0, 4.62, 5.0, -4.0, -4.88, -0.88, -1.38, 2.50, 3.75, 1.25, -1.38, 3.25, -4.88, -2.50, -4.38, -4.62, 2.50, 1.12, 1.25, 2.0, 0.75, -4.50, 2.88, -0.88, 5.0, 1.62, 1.12, 0.50, 4.25, 4.25, 0.38, -0.62, -2.50, 3.62, 4.0, -1.62, -0.75, -3.12, 2.62, -3.62, -4.0, -2.62, -0.38, 1.62, -4.38, 4.75, 1.0, 0.25, -0.62, -1.25, -0.12, -3.88, 4.50, -4.50, 1.50, 4.75, -2.62, 0.38, 0.75, 1.0, 2.25, 1.12, 3.88]]> : tensor<2x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x16x2x2xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.convolution(%x, %a) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x3x9x8xf32>, tensor<16x3x3x3xf32>) -> tensor<3x16x7x6xf32>
  %1 = stablehlo.convolution(%0, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x7x6xf32>, tensor<16x16x3x3xf32>) -> tensor<3x16x5x5xf32>
  %2 = "stablehlo.reduce_window"(%1, %low) <{window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %m = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<3x16x5x5xf32>, tensor<f32>) -> tensor<3x16x2x2xf32>
  %3 = stablehlo.maximum %2, %zero : tensor<3x16x2x2xf32>
  %4 = stablehlo.reshape %3 : (tensor<3x16x2x2xf32>) -> tensor<3x64xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [1] : (tensor<3x64xf32>, tensor<2x64xf32>) -> tensor<3x2xf32>
  return %5 : tensor<3x2xf32>
}
