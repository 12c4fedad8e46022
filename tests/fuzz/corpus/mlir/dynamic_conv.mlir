func.func @main(%x: tensor<1x4x4x1xf32>, %w: tensor<3x3x1x2xf32>) -> tensor<1x4x4x2xf32> {
  %p = stablehlo.constant dense<1> : tensor<2x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{window_strides = array<i64: 1, 1>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf32>, tensor<3x3x1x2xf32>, tensor<2x2xi64>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
