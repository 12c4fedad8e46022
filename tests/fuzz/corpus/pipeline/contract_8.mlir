func.func @main(%x: tensor<1x20x9x9xf32>, %w: tensor<40x20x3x3xf32>, %b: tensor<40xf32>) -> tensor<1x40x9x9xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x9x9xf32>, tensor<40x20x3x3xf32>) -> tensor<1x40x9x9xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<1x40x9x9xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x40x9x9xf32>
  return %2 : tensor<1x40x9x9xf32>
}
