// RUN: tpucc --mcpu=znver4 --precision=bf16 --passes=mark,precision
// Of two layers the first one has so many pixels that Winograd's method in f32 takes fewer cycles than products of bf16; what it multiplies is rounded all the
// same.
func.func @main(%x: tensor<8x56x56x64xf32>, %y: tensor<1x7x7x64xf32>) -> (tensor<8x56x56x64xf32>, tensor<1x7x7x64xf32>) {
  %w = stablehlo.constant dense<0.1> : tensor<3x3x64x64xf32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
  %1 = stablehlo.convolution(%y, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x7x7x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x7x7x64xf32>
  return %0, %1 : tensor<8x56x56x64xf32>, tensor<1x7x7x64xf32>
}
// ----
module {
  func.func @main(%x: tensor<8x56x56x64xf32>, %y: tensor<1x7x7x64xf32>) -> (tensor<8x56x56x64xf32>, tensor<1x7x7x64xf32>) {
    %0 = stablehlo.constant dense<0.1> : tensor<3x3x64x64xf32>
    %1 = stablehlo.convert %x {tpu.for_units} : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xbf16>
    %2 = stablehlo.convert %1 : (tensor<8x56x56x64xbf16>) -> tensor<8x56x56x64xf32>
    %3 = stablehlo.constant dense<0.100097656> : tensor<3x3x64x64xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %5 = stablehlo.convert %y {tpu.for_units} : (tensor<1x7x7x64xf32>) -> tensor<1x7x7x64xbf16>
    %6 = stablehlo.convert %0 {tpu.for_units} : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xbf16>
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x7x7x64xbf16>, tensor<3x3x64x64xbf16>) -> tensor<1x7x7x64xf32>
    return %4, %7 : tensor<8x56x56x64xf32>, tensor<1x7x7x64xf32>
  }
}
