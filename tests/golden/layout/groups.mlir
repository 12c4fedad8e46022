// RUN: tpucc --passes=mark,weights,layout --weights-as=int4
// Weights in groups are packed, whichever side they are on, a chunk of a long sum at a time.
func.func @main(%x: tensor<4x64xf32>, %y: tensor<1x16400xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<1x16xf32>) {
  %w = stablehlo.constant dense<0.1> : tensor<64x32xf32>
  %l = stablehlo.constant dense<0.2> : tensor<16400x16xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.dot_general %w, %x, contracting_dims = [0] x [1] : (tensor<64x32xf32>, tensor<4x64xf32>) -> tensor<32x4xf32>
  %2 = stablehlo.dot_general %y, %l, contracting_dims = [1] x [0] : (tensor<1x16400xf32>, tensor<16400x16xf32>) -> tensor<1x16xf32>
  return %0, %1, %2 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<1x16xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x64xf32>, %y: tensor<1x16400xf32>) -> (tensor<4x32xf32>, tensor<32x4xf32>, tensor<1x16xf32>) {
    %0 = stablehlo.constant dense<0.1> : tensor<64x32xf32>
    %1 = stablehlo.constant dense<0.2> : tensor<16400x16xf32>
    %2 = "tpu.pack_groups"(%0) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<64x32xf32>) -> tensor<2x1x576xui8>
    %3 = "tpu.matmul"(%x, %2) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<4x64xf32>, tensor<2x1x576xui8>) -> tensor<4x32xf32>
    %4 = "tpu.pack_groups"(%0) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<64x32xf32>) -> tensor<2x1x576xui8>
    %5 = "tpu.matmul"(%x, %4) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<4x64xf32>, tensor<2x1x576xui8>) -> tensor<4x32xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %7 = stablehlo.slice %y [0:1, 0:16384] : (tensor<1x16400xf32>) -> tensor<1x16384xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x16384xf32>) -> tensor<1x2x8192xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0, 2] : (tensor<1x2x8192xf32>) -> tensor<2x1x8192xf32>
    %10 = stablehlo.slice %1 [0:16384, 0:16] : (tensor<16400x16xf32>) -> tensor<16384x16xf32>
    %11 = stablehlo.reshape %10 : (tensor<16384x16xf32>) -> tensor<2x8192x16xf32>
    %12 = "tpu.pack_groups"(%11) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<2x8192x16xf32>) -> tensor<2x1x128x576xui8>
    %13 = "tpu.matmul"(%9, %12) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<2x1x8192xf32>, tensor<2x1x128x576xui8>) -> tensor<2x1x16xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %14) applies stablehlo.add across dimensions = [0] : (tensor<2x1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
    %16 = stablehlo.slice %y [0:1, 16384:16400] : (tensor<1x16400xf32>) -> tensor<1x16xf32>
    %17 = stablehlo.slice %1 [16384:16400, 0:16] : (tensor<16400x16xf32>) -> tensor<16x16xf32>
    %18 = "tpu.pack_groups"(%17) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<16x16xf32>) -> tensor<1x1x576xui8>
    %19 = "tpu.matmul"(%16, %18) <{tpu.group = 64 : i64, tpu.bits = 4 : i64}> : (tensor<1x16xf32>, tensor<1x1x576xui8>) -> tensor<1x16xf32>
    %20 = stablehlo.add %15, %19 : tensor<1x16xf32>
    return %3, %6, %20 : tensor<4x32xf32>, tensor<32x4xf32>, tensor<1x16xf32>
  }
}
