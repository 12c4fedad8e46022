// RUN(1): tpucc --stop-after=shapes
// Results and operands are small enough, but not what the windows walk over.
func.func @conv(%x: tensor<4096x7x8x5xi16>, %k: tensor<3x4096x5x18xi16>) -> tensor<4096x1x8x18xi16> {
  %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [68719476736, 17179869184],
    pad = [[1, 0], [1, 137438953472]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4096x7x8x5xi16>, tensor<3x4096x5x18xi16>) -> tensor<4096x1x8x18xi16>
  return %r : tensor<4096x1x8x18xi16>
}
func.func @main(%x: tensor<4096x7x8x5xi16>, %k: tensor<3x4096x5x18xi16>, %y: tensor<4096x8xf32>) -> (tensor<4096x1x8x18xi16>, tensor<1x8xf32>) {
  %a = call @conv(%x, %k) : (tensor<4096x7x8x5xi16>, tensor<3x4096x5x18xi16>) -> tensor<4096x1x8x18xi16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 281474976710656, 1>,
    base_dilations = array<i64: 17179869184, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4096x8xf32>, tensor<f32>) -> tensor<1x8xf32>
  return %a, %b : tensor<4096x1x8x18xi16>, tensor<1x8xf32>
}
// ----
padding_of_2_36.mlir:4:8: error: convolution: its operand, tensor<4096x7x8x5xi16>, has more than 2^48 elements once it is dilated and padded [too-large]
  help: work on parts of it: a smaller size, several calls, or a loop over slices
padding_of_2_36.mlir:11:8: error: reduce_window: its operand, tensor<4096x8xf32>, has more than 2^48 elements once it is dilated and padded [too-large]
  help: work on parts of it: a smaller size, several calls, or a loop over slices
