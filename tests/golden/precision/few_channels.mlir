// RUN: tpucc --passes=mark,precision --precision=bf16
// Of few channels and features, read plane by plane: f32. With more of either, or with channels last: bf16.
func.func @main(%x: tensor<1x8x96x96xf32>, %w: tensor<3x8x3x3xf32>, %y: tensor<1x96x96x8xf32>, %v: tensor<64x8x3x3xf32>)
    -> (tensor<1x3x96x96xf32>, tensor<1x96x96x3xf32>, tensor<1x64x96x96xf32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x96x96xf32>, tensor<3x8x3x3xf32>) -> tensor<1x3x96x96xf32>
  %1 = stablehlo.convolution(%y, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x96x96x8xf32>, tensor<3x8x3x3xf32>) -> tensor<1x96x96x3xf32>
  %2 = stablehlo.convolution(%x, %v) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x96x96xf32>, tensor<64x8x3x3xf32>) -> tensor<1x64x96x96xf32>
  return %0, %1, %2 : tensor<1x3x96x96xf32>, tensor<1x96x96x3xf32>, tensor<1x64x96x96xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x8x96x96xf32>, %w: tensor<3x8x3x3xf32>, %y: tensor<1x96x96x8xf32>, %v: tensor<64x8x3x3xf32>) -> (tensor<1x3x96x96xf32>, tensor<1x96x96x3xf32>, tensor<1x64x96x96xf32>) {
    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x8x96x96xf32>, tensor<3x8x3x3xf32>) -> tensor<1x3x96x96xf32>
    %1 = stablehlo.convert %y {tpu.for_units} : (tensor<1x96x96x8xf32>) -> tensor<1x96x96x8xbf16>
    %2 = stablehlo.convert %w {tpu.for_units} : (tensor<3x8x3x3xf32>) -> tensor<3x8x3x3xbf16>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x96x96x8xbf16>, tensor<3x8x3x3xbf16>) -> tensor<1x96x96x3xf32>
    %4 = stablehlo.convert %x {tpu.for_units} : (tensor<1x8x96x96xf32>) -> tensor<1x8x96x96xbf16>
    %5 = stablehlo.convert %v {tpu.for_units} : (tensor<64x8x3x3xf32>) -> tensor<64x8x3x3xbf16>
    %6 = stablehlo.convolution(%4, %5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, tpu.model} : (tensor<1x8x96x96xbf16>, tensor<64x8x3x3xbf16>) -> tensor<1x64x96x96xf32>
    return %0, %3, %6 : tensor<1x3x96x96xf32>, tensor<1x96x96x3xf32>, tensor<1x64x96x96xf32>
  }
}
