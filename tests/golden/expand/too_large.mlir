// RUN(1): tpucc --passes=expand
// What would be as much code or as many constants as the input has rows is refused.
func.func @main(%a: tensor<32769x32769xf32>, %b: tensor<1048576x1048576xf64>, %v: tensor<1048576x1xf64>, %z: tensor<2x16777217xcomplex<f32>>, %r: tensor<4294967296xf32>) -> (tensor<32769x32769xf32>, tensor<1048576x1xf64>, tensor<2x16777217xcomplex<f32>>, tensor<2147483649xcomplex<f32>>) {
  %0 = stablehlo.cholesky %a, lower = true : tensor<32769x32769xf32>
  %1 = "stablehlo.triangular_solve"(%b, %v) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<1048576x1048576xf64>, tensor<1048576x1xf64>) -> tensor<1048576x1xf64>
  %2 = stablehlo.fft %z, type = IFFT, length = [16777217] : (tensor<2x16777217xcomplex<f32>>) -> tensor<2x16777217xcomplex<f32>>
  %3 = stablehlo.fft %r, type = RFFT, length = [4294967296] : (tensor<4294967296xf32>) -> tensor<2147483649xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<32769x32769xf32>, tensor<1048576x1xf64>, tensor<2x16777217xcomplex<f32>>, tensor<2147483649xcomplex<f32>>
}
// ----
too_large.mlir:4:8: error: cholesky: no code is generated for more than 32768 rows, here 32769 [too-large]
  help: write it with several smaller ones
too_large.mlir:5:8: error: triangular_solve: no code is generated for more than 32768 rows, here 1048576 [too-large]
  help: write it with several smaller ones
too_large.mlir:6:8: error: fft: no code is generated for more than 16777216 elements a dimension, here 16777217 [too-large]
  help: write it with several smaller ones
too_large.mlir:7:8: error: fft: no code is generated for more than 16777216 elements a dimension, here 4294967296 [too-large]
  help: write it with several smaller ones
