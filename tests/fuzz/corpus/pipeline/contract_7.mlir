func.func @main(%x: tensor<2x3x15x14xf32>, %w: tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x15x14xf32>, tensor<20x3x3x3xf32>) -> tensor<2x20x8x7xf32>
  return %0 : tensor<2x20x8x7xf32>
}
