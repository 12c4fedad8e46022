// RUN: tpucc --precision=bf16 --passes=mark,precision
// Few features, plane by plane: in f32 rows of the image fill vectors, in bf16 these are as long as a panel for each feature. That is f32 for windows of many
// channels (0) and where taps become features (1); bf16 where channels fill lines and taps do not move far (2), and with channels last (3).
func.func @main(%x: tensor<2x56x16x16xf32>, %y: tensor<1x24x39x39xf32>, %z: tensor<1x112x8x8xf32>, %c: tensor<1x24x24x40xf32>) -> (tensor<2x2x16x16xf32>, tensor<1x1x39x39xf32>, tensor<1x8x8x8xf32>, tensor<1x24x24x4xf32>) {
  %k = stablehlo.constant dense<0.5> : tensor<2x56x3x1xf32>
  %l = stablehlo.constant dense<0.25> : tensor<1x24x1x3xf32>
  %m = stablehlo.constant dense<0.125> : tensor<8x112x7x7xf32>
  %n = stablehlo.constant dense<0.75> : tensor<3x3x40x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x56x16x16xf32>, tensor<2x56x3x1xf32>) -> tensor<2x2x16x16xf32>
  %1 = stablehlo.convolution(%y, %l) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x24x39x39xf32>, tensor<1x24x1x3xf32>) -> tensor<1x1x39x39xf32>
  %2 = stablehlo.convolution(%z, %m) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x112x8x8xf32>, tensor<8x112x7x7xf32>) -> tensor<1x8x8x8xf32>
  %3 = stablehlo.convolution(%c, %n) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x24x24x40xf32>, tensor<3x3x40x4xf32>) -> tensor<1x24x24x4xf32>
  return %0, %1, %2, %3 : tensor<2x2x16x16xf32>, tensor<1x1x39x39xf32>, tensor<1x8x8x8xf32>, tensor<1x24x24x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x56x16x16xf32>, %y: tensor<1x24x39x39xf32>, %z: tensor<1x112x8x8xf32>, %c: tensor<1x24x24x40xf32>) -> (tensor<2x2x16x16xf32>, tensor<1x1x39x39xf32>, tensor<1x8x8x8xf32>, tensor<1x24x24x4xf32>) {
    %0 = stablehlo.constant dense<0.5> : tensor<2x56x3x1xf32>
    %1 = stablehlo.constant dense<0.25> : tensor<1x24x1x3xf32>
    %2 = stablehlo.constant dense<0.125> : tensor<8x112x7x7xf32>
    %3 = stablehlo.constant dense<0.75> : tensor<3x3x40x4xf32>
    %4 = stablehlo.convolution(%x, %0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [0, 0]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<2x56x16x16xf32>, tensor<2x56x3x1xf32>) -> tensor<2x2x16x16xf32>
    %5 = stablehlo.convolution(%y, %1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 0], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x24x39x39xf32>, tensor<1x24x1x3xf32>) -> tensor<1x1x39x39xf32>
    %6 = stablehlo.convert %z {tpu.for_units} : (tensor<1x112x8x8xf32>) -> tensor<1x112x8x8xbf16>
    %7 = stablehlo.convert %2 {tpu.for_units} : (tensor<8x112x7x7xf32>) -> tensor<8x112x7x7xbf16>
    %8 = stablehlo.convolution(%6, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[3, 3], [3, 3]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x112x8x8xbf16>, tensor<8x112x7x7xbf16>) -> tensor<1x8x8x8xf32>
    %9 = stablehlo.convert %c {tpu.for_units} : (tensor<1x24x24x40xf32>) -> tensor<1x24x24x40xbf16>
    %10 = stablehlo.convert %3 {tpu.for_units} : (tensor<3x3x40x4xf32>) -> tensor<3x3x40x4xbf16>
    %11 = stablehlo.convolution(%9, %10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x24x24x40xbf16>, tensor<3x3x40x4xbf16>) -> tensor<1x24x24x4xf32>
    return %4, %5, %8, %11 : tensor<2x2x16x16xf32>, tensor<1x1x39x39xf32>, tensor<1x8x8x8xf32>, tensor<1x24x24x4xf32>
  }
}
