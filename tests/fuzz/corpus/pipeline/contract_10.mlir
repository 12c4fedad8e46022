func.func @main(%x: tensor<1x8x6xf32>, %w: tensor<3x6x10xf32>) -> tensor<1x9x10xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[2, 3]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x6xf32>, tensor<3x6x10xf32>) -> tensor<1x9x10xf32>
  return %0 : tensor<1x9x10xf32>
}
