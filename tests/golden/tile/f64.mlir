// RUN: tpucc --mcpu=x86-64-v3 --cores=16 --passes=layout,sink,fuse,tile
func.func @main(%x: tensor<200x300xf64>, %w: tensor<300x100xf64>) -> tensor<200x100xf64> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<200x300xf64>, tensor<300x100xf64>) -> tensor<200x100xf64>
  return %0 : tensor<200x100xf64>
}
// ----
module {
  func.func @main(%x: tensor<200x300xf64>, %w: tensor<300x100xf64>) -> tensor<200x100xf64> {
    %0 = "tpu.kernel"(%w) ({
    ^bb0(%arg0: tensor<300x100xf64>):
      %1 = "tpu.pack"(%arg0) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<300x100xf64>) -> tensor<7x300x16xf64>
      stablehlo.return {tpu.domain = array<i64: 7, 300, 16>, tpu.tile = array<i64: 7, 75, 16>} %1 : tensor<7x300x16xf64>
    }) : (tensor<300x100xf64>) -> tensor<7x300x16xf64>
    %1 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<200x300xf64>, %arg1: tensor<7x300x16xf64>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<200x300xf64>, tensor<7x300x16xf64>) -> tensor<200x100xf64>
      stablehlo.return {tpu.domain = array<i64: 200, 100>, tpu.tile = array<i64: 50, 32>} %2 : tensor<200x100xf64>
    }) : (tensor<200x300xf64>, tensor<7x300x16xf64>) -> tensor<200x100xf64>
    return %1 : tensor<200x100xf64>
  }
}
