// RUN(1): tpucc --passes=mark,weights --weights-as=bf16
func.func @main(%x: tensor<4x64xf32>) -> tensor<4x32xf32> {
  %w = stablehlo.constant dense<3.4e38> : tensor<64x32xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x64xf32>, tensor<64x32xf32>) -> tensor<4x32xf32>
  return %0 : tensor<4x32xf32>
}
// ----
refused.mlir:4:8: error: dot_general: some of its weights are too large for bf16 [weights-error]
  help: without --weights-as they stay f32
