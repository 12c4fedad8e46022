// RUN: tpucc --passes=expand
func.func @main(%x: tensor<3x4xf32>, %y: tensor<2x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f32>>, tensor<2x4xf64>) {
  %0 = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<3x4xf32>) -> tensor<3x3xcomplex<f32>>
  %1 = stablehlo.fft %y, type = IRFFT, length = [2, 4] : (tensor<2x3xcomplex<f64>>) -> tensor<2x4xf64>
  return %0, %1 : tensor<3x3xcomplex<f32>>, tensor<2x4xf64>
}
// ----
module {
  func.func @main(%x: tensor<3x4xf32>, %y: tensor<2x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f32>>, tensor<2x4xf64>) {
    %0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 0.0, 0.0, 0.0], [1.0, 0.0, -1.0, 0.0, -1.0, 0.0], [1.0, -1.0, 1.0, 0.0, 0.0, 0.0], [1.0, 0.0, -1.0, 0.0, 1.0, 0.0]]> : tensor<4x6xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %2 = stablehlo.slice %1 [0:3, 0:3] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.slice %1 [0:3, 3:6] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.complex %2, %3 : tensor<3x3xcomplex<f32>>
    %5 = stablehlo.real %y : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %6 = stablehlo.imag %y : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %7 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
    %8 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
    %9 = stablehlo.constant dense<[[0.5, 0.5, 0.0, 0.0], [0.5, -0.5, 0.0, 0.0]]> : tensor<2x4xf64>
    %10 = stablehlo.dot_general %7, %9, contracting_dims = [1] x [0] : (tensor<3x2xf64>, tensor<2x4xf64>) -> tensor<3x4xf64>
    %11 = stablehlo.constant dense<[[0.0, 0.0, 0.5, 0.5], [0.0, 0.0, 0.5, -0.5]]> : tensor<2x4xf64>
    %12 = stablehlo.dot_general %8, %11, contracting_dims = [1] x [0] : (tensor<3x2xf64>, tensor<2x4xf64>) -> tensor<3x4xf64>
    %13 = stablehlo.add %12, %10 : tensor<3x4xf64>
    %14 = stablehlo.slice %13 [0:3, 0:2] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %15 = stablehlo.slice %13 [0:3, 2:4] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %17 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %18 = stablehlo.constant dense<[[0.25, 0.25, 0.25, 0.25], [0.5, 0.0, -0.5, 0.0], [0.25, -0.25, 0.25, -0.25]]> : tensor<3x4xf64>
    %19 = stablehlo.dot_general %16, %18, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
    %20 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, -0.5, 0.0, 0.5], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf64>
    %21 = stablehlo.dot_general %17, %20, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
    %22 = stablehlo.add %21, %19 : tensor<2x4xf64>
    return %4, %22 : tensor<3x3xcomplex<f32>>, tensor<2x4xf64>
  }
}
