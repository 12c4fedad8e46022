// RUN: tpucc --passes=layout,fuse --mcpu=x86-64-v3
// Weights that are an input in f16 are widened as they are packed.
func.func @main(%x: tensor<16x64xf32>, %w: tensor<64x32xf16>) -> tensor<16x32xf32> {
  %0 = stablehlo.convert %w : (tensor<64x32xf16>) -> tensor<64x32xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
// ----
module {
  func.func @main(%x: tensor<16x64xf32>, %w: tensor<64x32xf16>) -> tensor<16x32xf32> {
    %0 = "tpu.kernel"(%w) ({
    ^bb0(%arg0: tensor<64x32xf16>):
      %1 = stablehlo.convert %arg0 : (tensor<64x32xf16>) -> tensor<64x32xf32>
      %2 = "tpu.pack"(%1) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<64x32xf32>) -> tensor<2x64x16xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 64, 16>} %2 : tensor<2x64x16xf32>
    }) : (tensor<64x32xf16>) -> tensor<2x64x16xf32>
    %1 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<16x64xf32>, %arg1: tensor<2x64x16xf32>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<16x64xf32>, tensor<2x64x16xf32>) -> tensor<16x32xf32>
      stablehlo.return {tpu.domain = array<i64: 16, 32>} %2 : tensor<16x32xf32>
    }) : (tensor<16x64xf32>, tensor<2x64x16xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
}
