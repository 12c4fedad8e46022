// RUN: tpucc --passes=mark,weights --weights-as=int8:32
// Sums of fewer than 32 terms stay f32, and so do convolutions; tables are bf16.
func.func @main(%x: tensor<4x64xf32>, %ids: tensor<3x1xi32>, %y: tensor<2x16xf32>, %z: tensor<4x2x32xf32>, %i: tensor<1x8x8x8xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<2x64xf32>, tensor<4x32xf32>, tensor<1x8x8x32xf32>) {
  %w = stablehlo.constant dense<0.1> : tensor<64x32xf32>
  %table = stablehlo.constant dense<0.2> : tensor<100x64xf32>
  %short = stablehlo.constant dense<0.3> : tensor<16x64xf32>
  %two = stablehlo.constant dense<0.4> : tensor<32x2x32xf32>
  %k = stablehlo.constant dense<0.5> : tensor<3x3x8x32xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.dot_general %w, %x, contracting_dims = [0] x [1] : (tensor<64x32xf32>, tensor<4x64xf32>) -> tensor<32x4xf32>
  %2 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<100x64xf32>, tensor<3x1xi32>) -> tensor<3x64xf32>
  %3 = stablehlo.dot_general %y, %short, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x64xf32>) -> tensor<2x64xf32>
  %4 = stablehlo.dot_general %z, %two, contracting_dims = [1, 2] x [1, 0] : (tensor<4x2x32xf32>, tensor<32x2x32xf32>) -> tensor<4x32xf32>
  %5 = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x8xf32>, tensor<3x3x8x32xf32>) -> tensor<1x8x8x32xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<2x64xf32>, tensor<4x32xf32>, tensor<1x8x8x32xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x64xf32>, %ids: tensor<3x1xi32>, %y: tensor<2x16xf32>, %z: tensor<4x2x32xf32>, %i: tensor<1x8x8x8xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<2x64xf32>, tensor<4x32xf32>, tensor<1x8x8x32xf32>) {
    %0 = stablehlo.constant dense<0.1> : tensor<64x32xf32>
    %1 = stablehlo.constant dense<0.2> : tensor<100x64xf32>
    %2 = stablehlo.constant dense<0.3> : tensor<16x64xf32>
    %3 = stablehlo.constant dense<0.4> : tensor<32x2x32xf32>
    %4 = stablehlo.constant dense<0.5> : tensor<3x3x8x32xf32>
    %5 = "tpu.round_groups"(%0) <{dimensions = array<i64: 0>, tpu.group = 32 : i64, tpu.bits = 8 : i64}> : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %6 = stablehlo.dot_general %x, %5, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
    %7 = "tpu.round_groups"(%0) <{dimensions = array<i64: 0>, tpu.group = 32 : i64, tpu.bits = 8 : i64}> : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %8 = stablehlo.dot_general %7, %x, contracting_dims = [0] x [1] : (tensor<64x32xf32>, tensor<4x64xf32>) -> tensor<32x4xf32>
    %9 = stablehlo.convert %1 : (tensor<100x64xf32>) -> tensor<100x64xbf16>
    %10 = "stablehlo.gather"(%9, %ids) <{slice_sizes = array<i64: 1, 64>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<100x64xbf16>, tensor<3x1xi32>) -> tensor<3x64xbf16>
    %11 = stablehlo.convert %10 : (tensor<3x64xbf16>) -> tensor<3x64xf32>
    %12 = stablehlo.dot_general %y, %2, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x64xf32>) -> tensor<2x64xf32>
    %13 = "tpu.round_groups"(%3) <{dimensions = array<i64: 1, 0>, tpu.group = 32 : i64, tpu.bits = 8 : i64}> : (tensor<32x2x32xf32>) -> tensor<32x2x32xf32>
    %14 = stablehlo.dot_general %z, %13, contracting_dims = [1, 2] x [1, 0] : (tensor<4x2x32xf32>, tensor<32x2x32xf32>) -> tensor<4x32xf32>
    %15 = stablehlo.convolution(%i, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x8x8xf32>, tensor<3x3x8x32xf32>) -> tensor<1x8x8x32xf32>
    return %6, %8, %11, %12, %14, %15 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<2x64xf32>, tensor<4x32xf32>, tensor<1x8x8x32xf32>
  }
}
