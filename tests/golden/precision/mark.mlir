// RUN: tpucc --passes=mark,expand --precision=bf16
// What the model asks for keeps the mark where it is written again, as of f32 by bf16; products of integers and of a transform have none.
func.func @main(%x: tensor<4x64xf32>, %y: tensor<64x5xbf16>, %i: tensor<4x64xi32>, %j: tensor<64x5xi32>, %s: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x3xcomplex<f32>>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x5xbf16>) -> tensor<4x5xf32>
  %1 = stablehlo.dot_general %i, %j, contracting_dims = [1] x [0] : (tensor<4x64xi32>, tensor<64x5xi32>) -> tensor<4x5xf32>
  %2 = stablehlo.fft %s, type = RFFT, length = [5] : (tensor<4x5xf32>) -> tensor<4x3xcomplex<f32>>
  return %0, %1, %2 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x3xcomplex<f32>>
}
// ----
module {
  func.func @main(%x: tensor<4x64xf32>, %y: tensor<64x5xbf16>, %i: tensor<4x64xi32>, %j: tensor<64x5xi32>, %s: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x3xcomplex<f32>>) {
    %0 = stablehlo.convert %y : (tensor<64x5xbf16>) -> tensor<64x5xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] {tpu.model} : (tensor<4x64xf32>, tensor<64x5xf32>) -> tensor<4x5xf32>
    %2 = stablehlo.convert %i : (tensor<4x64xi32>) -> tensor<4x64xf32>
    %3 = stablehlo.convert %j : (tensor<64x5xi32>) -> tensor<64x5xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x5xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 0.0, 0.0, 0.0], [1.0, 0.309017, -0.809017, 0.0, -0.95105654, -0.58778524], [1.0, -0.809017, 0.309017, 0.0, -0.58778524, 0.95105654], [1.0, -0.809017, 0.309017, 0.0, 0.58778524, -0.95105654], [1.0, 0.309017, -0.809017, 0.0, 0.95105654, 0.58778524]]> : tensor<5x6xf32>
    %6 = stablehlo.dot_general %s, %5, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.slice %6 [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.slice %6 [0:4, 3:6] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.complex %7, %8 : tensor<4x3xcomplex<f32>>
    return %1, %4, %9 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x3xcomplex<f32>>
  }
}
