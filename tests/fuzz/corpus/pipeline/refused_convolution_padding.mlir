// A convolution whose padding is an argument; its largest output.
func.func @main(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>, %padding: tensor<1x2xi64>) -> tensor<f32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %y = "stablehlo.dynamic_conv"(%x, %w, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x8x1xf32>, tensor<3x1x1xf32>, tensor<1x2xi64>) -> tensor<1x?x1xf32>
  %most = stablehlo.reduce(%y init: %least) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<1x?x1xf32>, tensor<f32>) -> tensor<f32>
  return %most : tensor<f32>
}
