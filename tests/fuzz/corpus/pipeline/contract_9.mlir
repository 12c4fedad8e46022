func.func @main(%x: tensor<2x24x10x10xf32>, %w: tensor<24x1x3x3xf32>) -> tensor<2x24x5x5xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x10x10xf32>, tensor<24x1x3x3xf32>) -> tensor<2x24x5x5xf32>
  return %0 : tensor<2x24x5x5xf32>
}
