// RUN: tpucc --passes=fuse
// bf16 that an earlier kernel stores is widened by its reader, which is in a later one
func.func @main(%w: tensor<4x64x16xf32>, %h: tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xbf16>) {
  %0 = "tpu.matmul"(%h, %w) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
  %1 = stablehlo.convert %0 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
  %2 = stablehlo.convert %1 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
  %3 = "tpu.matmul"(%h, %w) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
  %4 = stablehlo.add %3, %2 : tensor<32x64xf32>
  return %4, %1 : tensor<32x64xf32>, tensor<32x64xbf16>
}
// ----
module {
  func.func @main(%w: tensor<4x64x16xf32>, %h: tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xbf16>) {
    %0 = "tpu.kernel"(%h, %w) ({
    ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<4x64x16xf32>):
      %1 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
      %2 = stablehlo.convert %1 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      stablehlo.return {tpu.domain = array<i64: 32, 64>} %2 : tensor<32x64xbf16>
    }) : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xbf16>
    %1 = "tpu.kernel"(%h, %w, %0) ({
    ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<4x64x16xf32>, %arg2: tensor<32x64xbf16>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<32x64xf32>, tensor<4x64x16xf32>) -> tensor<32x64xf32>
      %3 = stablehlo.convert %arg2 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
      %4 = stablehlo.add %2, %3 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<32x64xf32>
      stablehlo.return {tpu.domain = array<i64: 32, 64>} %4 : tensor<32x64xf32>
    }) : (tensor<32x64xf32>, tensor<4x64x16xf32>, tensor<32x64xbf16>) -> tensor<32x64xf32>
    return %1, %0 : tensor<32x64xf32>, tensor<32x64xbf16>
  }
}
