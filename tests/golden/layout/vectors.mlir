// RUN: tpucc --passes=layout,sink,canon,fold,cse,dce --mcpu=x86-64-v3
// A matrix that is known at run time only, by a vector: products and their sum, on the matrix as it lies, whichever dimension is contracted. A constant is
// packed.
func.func @main(%a: tensor<64x96xf32>, %k: tensor<4x512x64xf32>, %q: tensor<4x1x64xf32>, %x: tensor<64xf32>, %h: tensor<8x64xbf16>, %w: tensor<64xbf16>)
    -> (tensor<96xf32>, tensor<4x1x512xf32>, tensor<8xbf16>, tensor<1x5xf32>) {
  %0 = stablehlo.dot_general %x, %a, contracting_dims = [0] x [0] : (tensor<64xf32>, tensor<64x96xf32>) -> tensor<96xf32>
  %t = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<4x512x64xf32>) -> tensor<4x64x512xf32>
  %1 = stablehlo.dot_general %q, %t, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x1x64xf32>, tensor<4x64x512xf32>) -> tensor<4x1x512xf32>
  %2 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x64xbf16>, tensor<64xbf16>) -> tensor<8xbf16>
  %c = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [5.0, 4.0, 3.0, 2.0, 1.0]]> : tensor<2x5xf32>
  %y = stablehlo.slice %x [0:2] : (tensor<64xf32>) -> tensor<2xf32>
  %z = stablehlo.reshape %y : (tensor<2xf32>) -> tensor<1x2xf32>
  %3 = stablehlo.dot_general %z, %c, contracting_dims = [1] x [0] : (tensor<1x2xf32>, tensor<2x5xf32>) -> tensor<1x5xf32>
  return %0, %1, %2, %3 : tensor<96xf32>, tensor<4x1x512xf32>, tensor<8xbf16>, tensor<1x5xf32>
}
// ----
module {
  func.func @main(%a: tensor<64x96xf32>, %k: tensor<4x512x64xf32>, %q: tensor<4x1x64xf32>, %x: tensor<64xf32>, %h: tensor<8x64xbf16>, %w: tensor<64xbf16>) -> (tensor<96xf32>, tensor<4x1x512xf32>, tensor<8xbf16>, tensor<1x5xf32>) {
    %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<64xf32>) -> tensor<64x96xf32>
    %1 = stablehlo.multiply %a, %0 : tensor<64x96xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %2) applies stablehlo.add across dimensions = [0] : (tensor<64x96xf32>, tensor<f32>) -> tensor<96xf32>
    %4 = stablehlo.reshape %q : (tensor<4x1x64xf32>) -> tensor<4x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<4x64xf32>) -> tensor<4x512x64xf32>
    %6 = stablehlo.multiply %k, %5 : tensor<4x512x64xf32>
    %7 = stablehlo.reduce(%6 init: %2) applies stablehlo.add across dimensions = [2] : (tensor<4x512x64xf32>, tensor<f32>) -> tensor<4x512xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x512xf32>) -> tensor<4x1x512xf32>
    %9 = stablehlo.convert %w : (tensor<64xbf16>) -> tensor<64xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<64xf32>) -> tensor<8x64xf32>
    %11 = stablehlo.convert %h : (tensor<8x64xbf16>) -> tensor<8x64xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<8x64xf32>
    %13 = stablehlo.reduce(%12 init: %2) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.convert %13 : (tensor<8xf32>) -> tensor<8xbf16>
    %15 = stablehlo.slice %x [0:2] : (tensor<64xf32>) -> tensor<2xf32>
    %16 = stablehlo.reshape %15 : (tensor<2xf32>) -> tensor<1x2xf32>
    %17 = stablehlo.constant dense<[[[1.0, 2.0, 3.0, 4.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [5.0, 4.0, 3.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<1x2x16xf32>
    %18 = "tpu.matmul"(%16, %17) : (tensor<1x2xf32>, tensor<1x2x16xf32>) -> tensor<1x5xf32>
    return %3, %8, %14, %18 : tensor<96xf32>, tensor<4x1x512xf32>, tensor<8xbf16>, tensor<1x5xf32>
  }
}
