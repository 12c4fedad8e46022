// RUN: tpucc --passes=mark,weights --weights-as=bf16
func.func @main(%x: tensor<4x64xf32>, %ids: tensor<3x1xi32>, %d: tensor<4x64xf64>, %y: tensor<64x32xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<4x2xf32>, tensor<4x32xf64>, tensor<4x32xf32>) {
  %w = stablehlo.constant dense<0.1> : tensor<64x32xf32>
  %table = stablehlo.constant dense<0.2> : tensor<100x64xf32>
  %small = stablehlo.constant dense<0.3> : tensor<64x2xf32>
  %wide = stablehlo.constant dense<0.4> : tensor<64x32xf64>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.dot_general %w, %x, contracting_dims = [0] x [1] : (tensor<64x32xf32>, tensor<4x64xf32>) -> tensor<32x4xf32>
  %2 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<100x64xf32>, tensor<3x1xi32>) -> tensor<3x64xf32>
  %3 = stablehlo.dot_general %x, %small, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x2xf32>) -> tensor<4x2xf32>
  %4 = stablehlo.dot_general %d, %wide, contracting_dims = [1] x [0] : (tensor<4x64xf64>, tensor<64x32xf64>) -> tensor<4x32xf64>
  %5 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<4x2xf32>, tensor<4x32xf64>, tensor<4x32xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x64xf32>, %ids: tensor<3x1xi32>, %d: tensor<4x64xf64>, %y: tensor<64x32xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<4x2xf32>, tensor<4x32xf64>, tensor<4x32xf32>) {
    %0 = stablehlo.constant dense<0.1> : tensor<64x32xf32>
    %1 = stablehlo.constant dense<0.2> : tensor<100x64xf32>
    %2 = stablehlo.constant dense<0.3> : tensor<64x2xf32>
    %3 = stablehlo.constant dense<0.4> : tensor<64x32xf64>
    %4 = stablehlo.convert %0 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %5 = stablehlo.convert %4 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %6 = stablehlo.dot_general %x, %5, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
    %7 = stablehlo.convert %0 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %8 = stablehlo.convert %7 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %9 = stablehlo.dot_general %8, %x, contracting_dims = [0] x [1] : (tensor<64x32xf32>, tensor<4x64xf32>) -> tensor<32x4xf32>
    %10 = stablehlo.convert %1 : (tensor<100x64xf32>) -> tensor<100x64xbf16>
    %11 = "stablehlo.gather"(%10, %ids) <{slice_sizes = array<i64: 1, 64>, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<100x64xbf16>, tensor<3x1xi32>) -> tensor<3x64xbf16>
    %12 = stablehlo.convert %11 : (tensor<3x64xbf16>) -> tensor<3x64xf32>
    %13 = stablehlo.dot_general %x, %2, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x2xf32>) -> tensor<4x2xf32>
    %14 = stablehlo.dot_general %d, %3, contracting_dims = [1] x [0] : (tensor<4x64xf64>, tensor<64x32xf64>) -> tensor<4x32xf64>
    %15 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
    return %6, %9, %12, %13, %14, %15 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<3x64xf32>, tensor<4x2xf32>, tensor<4x32xf64>, tensor<4x32xf32>
  }
}
