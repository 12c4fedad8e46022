// RUN: tpucc --passes=expand
// Unknowns on the left of the matrix are brought to its right.
func.func @main(%a: tensor<5x5xcomplex<f32>>, %x: tensor<3x5xcomplex<f32>>, %b: tensor<70x70xf16>, %y: tensor<70x2xf16>) -> (tensor<3x5xcomplex<f32>>, tensor<70x2xf16>) {
  %0 = "stablehlo.triangular_solve"(%a, %x) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<5x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %1 = "stablehlo.triangular_solve"(%b, %y) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<70x70xf16>, tensor<70x2xf16>) -> tensor<70x2xf16>
  return %0, %1 : tensor<3x5xcomplex<f32>>, tensor<70x2xf16>
}
// ----
module {
  func.func @main(%a: tensor<5x5xcomplex<f32>>, %x: tensor<3x5xcomplex<f32>>, %b: tensor<70x70xf16>, %y: tensor<70x2xf16>) -> (tensor<3x5xcomplex<f32>>, tensor<70x2xf16>) {
    %0 = stablehlo.real %a : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1 = stablehlo.imag %a : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %2 = stablehlo.negate %1 : tensor<5x5xf32>
    %3 = stablehlo.complex %0, %2 : tensor<5x5xcomplex<f32>>
    %4 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %5 = "stablehlo.triangular_solve"(%3, %4) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.convert %b : (tensor<70x70xf16>) -> tensor<70x70xf32>
    %8 = stablehlo.convert %y : (tensor<70x2xf16>) -> tensor<70x2xf32>
    %9 = stablehlo.slice %7 [0:64, 0:64] : (tensor<70x70xf32>) -> tensor<64x64xf32>
    %10 = stablehlo.slice %7 [64:70, 64:70] : (tensor<70x70xf32>) -> tensor<6x6xf32>
    %11 = stablehlo.slice %7 [64:70, 0:64] : (tensor<70x70xf32>) -> tensor<6x64xf32>
    %12 = stablehlo.slice %8 [0:64, 0:2] : (tensor<70x2xf32>) -> tensor<64x2xf32>
    %13 = stablehlo.slice %8 [64:70, 0:2] : (tensor<70x2xf32>) -> tensor<6x2xf32>
    %14 = "stablehlo.triangular_solve"(%10, %13) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<6x6xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %15 = stablehlo.dot_general %11, %14, contracting_dims = [0] x [0] : (tensor<6x64xf32>, tensor<6x2xf32>) -> tensor<64x2xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<64x2xf32>
    %17 = "stablehlo.triangular_solve"(%9, %16) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<64x64xf32>, tensor<64x2xf32>) -> tensor<64x2xf32>
    %18 = stablehlo.concatenate %17, %14, dim = 0 : (tensor<64x2xf32>, tensor<6x2xf32>) -> tensor<70x2xf32>
    %19 = stablehlo.convert %18 : (tensor<70x2xf32>) -> tensor<70x2xf16>
    return %6, %19 : tensor<3x5xcomplex<f32>>, tensor<70x2xf16>
  }
}
