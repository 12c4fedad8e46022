// RUN(1): tpucc --stop-after=tile
// Kernels of a file are not believed.
func.func @main(%a: tensor<4x64xf32>, %b: tensor<64x5xf32>) -> (tensor<4x5xf32>, tensor<1x64x16xf32>) {
  %0 = "tpu.pack"(%b) <{tpu.panel = 16 : i64}> : (tensor<64x5xf32>) -> tensor<1x64x16xf32>
  %1 = "tpu.kernel"(%a, %0) <{tpu.domain = array<i64: 4, 5>}> ({
  ^bb0(%x: tensor<4x64xf32>, %w: tensor<1x64x16xf32>):
    %2 = "tpu.matmul"(%x, %w) <{tpu.stage = "contract"}> : (tensor<4x64xf32>, tensor<1x64x16xf32>) -> tensor<4x5xf32>
    stablehlo.return %2 : tensor<4x5xf32>
  }) : (tensor<4x64xf32>, tensor<1x64x16xf32>) -> tensor<4x5xf32>
  return %1, %0 : tensor<4x5xf32>, tensor<1x64x16xf32>
}
// ----
given_kernel.mlir:4:8: error: tpu.pack: only passes make this op, no model has it [bad-structure]
  help: a dump is taken up where it was made, with --passes=PASS,..
given_kernel.mlir:5:8: error: tpu.kernel: only passes make this op, no model has it [bad-structure]
  help: a dump is taken up where it was made, with --passes=PASS,..
