// tolerance: 1e-5
// A box filter of each channel by itself: a kernel of equal elements.
func.func @main(%x: tensor<1x16x16x16xf32>) -> (tensor<1x16x16x16xf32>, tensor<1x16x14x14xf32>) {
  %k = stablehlo.constant dense<0.25> : tensor<16x1x3x3xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x16x16xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x16x16xf32>
  %z = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x16x16xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x14x14xf32>
  return %y, %z : tensor<1x16x16x16xf32>, tensor<1x16x14x14xf32>
}
// -----
// tolerance: 1e-5
// The same of an image of equal elements.
func.func @main(%k: tensor<16x1x3x3xf32>) -> tensor<1x16x56x56xf32> {
  %x = stablehlo.constant dense<1.5> : tensor<1x16x56x56xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x16x56x56xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x56x56xf32>
  return %y : tensor<1x16x56x56xf32>
}
// -----
// Short floats, whose rounding is a map over a whole that a maximum takes at once.
func.func @main(%x: tensor<1x5x5x16xbf16>) -> (tensor<1x5x5x16xbf16>, tensor<bf16>) {
  %w = stablehlo.constant dense<[[[[-2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, -2.0]]]]> : tensor<1x1x1x16xbf16>
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64} : (tensor<1x5x5x16xbf16>, tensor<1x1x1x16xbf16>) -> tensor<1x5x5x16xbf16>
  %c = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %m = stablehlo.reduce(%y init: %c) applies stablehlo.maximum across dimensions = [0, 1, 2, 3] : (tensor<1x5x5x16xbf16>, tensor<bf16>) -> tensor<bf16>
  return %y, %m : tensor<1x5x5x16xbf16>, tensor<bf16>
}
