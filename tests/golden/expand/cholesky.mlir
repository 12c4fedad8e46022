// RUN: tpucc --passes=expand
// Up to 64 rows as it is; larger ones in halves, the first a power of two, with a product between them.
func.func @main(%x: tensor<70x70xf32>, %y: tensor<3x12x12xf32>) -> (tensor<70x70xf32>, tensor<3x12x12xf32>) {
  %0 = stablehlo.cholesky %x, lower = true : tensor<70x70xf32>
  %1 = stablehlo.cholesky %y, lower = true : tensor<3x12x12xf32>
  return %0, %1 : tensor<70x70xf32>, tensor<3x12x12xf32>
}
// ----
module {
  func.func @main(%x: tensor<70x70xf32>, %y: tensor<3x12x12xf32>) -> (tensor<70x70xf32>, tensor<3x12x12xf32>) {
    %0 = stablehlo.slice %x [0:64, 0:64] : (tensor<70x70xf32>) -> tensor<64x64xf32>
    %1 = stablehlo.cholesky %0, lower = true : tensor<64x64xf32>
    %2 = stablehlo.slice %x [64:70, 0:64] : (tensor<70x70xf32>) -> tensor<6x64xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x64xf32>) -> tensor<64x6xf32>
    %4 = "stablehlo.triangular_solve"(%1, %3) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<64x64xf32>, tensor<64x6xf32>) -> tensor<64x6xf32>
    %5 = stablehlo.slice %x [64:70, 64:70] : (tensor<70x70xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.dot_general %4, %4, contracting_dims = [0] x [0] : (tensor<64x6xf32>, tensor<64x6xf32>) -> tensor<6x6xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<6x6xf32>
    %8 = stablehlo.cholesky %7, lower = true : tensor<6x6xf32>
    %9 = stablehlo.transpose %4, dims = [1, 0] : (tensor<64x6xf32>) -> tensor<6x64xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<64x6xf32>
    %11 = stablehlo.concatenate %1, %10, dim = 1 : (tensor<64x64xf32>, tensor<64x6xf32>) -> tensor<64x70xf32>
    %12 = stablehlo.concatenate %9, %8, dim = 1 : (tensor<6x64xf32>, tensor<6x6xf32>) -> tensor<6x70xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<64x70xf32>, tensor<6x70xf32>) -> tensor<70x70xf32>
    %14 = stablehlo.cholesky %y, lower = true : tensor<3x12x12xf32>
    return %13, %14 : tensor<70x70xf32>, tensor<3x12x12xf32>
  }
}
