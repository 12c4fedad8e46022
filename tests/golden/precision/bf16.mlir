// RUN: tpucc --passes=mark,precision,weights --precision=bf16
func.func @main(%x: tensor<1x32x32x4xf32>, %w: tensor<3x3x4x8xf32>, %d: tensor<3x3x1x4xf32>, %a: tensor<4x15xf32>, %b: tensor<15x4xf32>, %c: tensor<4x64xf64>) -> (tensor<1x30x30x8xf32>, tensor<1x30x30x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x32x32x4xf32>, tensor<3x3x4x8xf32>) -> tensor<1x30x30x8xf32>
  %1 = stablehlo.convolution(%x, %d) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x32x32x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x30x30x4xf32>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x4xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<4x64xf64>, tensor<4x64xf64>) -> tensor<4x4xf64>
  return %0, %1, %2, %3 : tensor<1x30x30x8xf32>, tensor<1x30x30x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>
}
// ----
module {
  func.func @main(%x: tensor<1x32x32x4xf32>, %w: tensor<3x3x4x8xf32>, %d: tensor<3x3x1x4xf32>, %a: tensor<4x15xf32>, %b: tensor<15x4xf32>, %c: tensor<4x64xf64>) -> (tensor<1x30x30x8xf32>, tensor<1x30x30x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>) {
    %0 = stablehlo.convert %x {tpu.for_units} : (tensor<1x32x32x4xf32>) -> tensor<1x32x32x4xbf16>
    %1 = stablehlo.convert %w {tpu.for_units} : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xbf16>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x32x32x4xbf16>, tensor<3x3x4x8xbf16>) -> tensor<1x30x30x8xf32>
    %3 = stablehlo.convolution(%x, %d) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<1x32x32x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x30x30x4xf32>
    %4 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.dot_general %c, %c, contracting_dims = [1] x [1] : (tensor<4x64xf64>, tensor<4x64xf64>) -> tensor<4x4xf64>
    return %2, %3, %4, %5 : tensor<1x30x30x8xf32>, tensor<1x30x30x4xf32>, tensor<4x4xf32>, tensor<4x4xf64>
  }
}
