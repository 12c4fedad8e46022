// RUN: tpucc --mcpu=x86-64-v3 --passes=layout,sink,fuse,tile
func.func @main(%x: tensor<600x500xf32>, %w: tensor<500x300xf32>, %b: tensor<300xf32>) -> tensor<600x300xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<600x500xf32>, tensor<500x300xf32>) -> tensor<600x300xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<300xf32>) -> tensor<600x300xf32>
  %2 = stablehlo.add %0, %1 : tensor<600x300xf32>
  %3 = stablehlo.tanh %2 : tensor<600x300xf32>
  return %3 : tensor<600x300xf32>
}
// ----
module {
  func.func @main(%x: tensor<600x500xf32>, %w: tensor<500x300xf32>, %b: tensor<300xf32>) -> tensor<600x300xf32> {
    %0 = "tpu.kernel"(%w) ({
    ^bb0(%arg0: tensor<500x300xf32>):
      %1 = "tpu.pack"(%arg0) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<500x300xf32>) -> tensor<19x500x16xf32>
      stablehlo.return {tpu.domain = array<i64: 19, 500, 16>, tpu.tile = array<i64: 8, 167, 16>} %1 : tensor<19x500x16xf32>
    }) : (tensor<500x300xf32>) -> tensor<19x500x16xf32>
    %1 = "tpu.kernel"(%x, %0, %b) ({
    ^bb0(%arg0: tensor<600x500xf32>, %arg1: tensor<19x500x16xf32>, %arg2: tensor<300xf32>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<600x500xf32>, tensor<19x500x16xf32>) -> tensor<600x300xf32>
      %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<300xf32>) -> tensor<600x300xf32>
      %4 = stablehlo.add %2, %3 : tensor<600x300xf32>
      %5 = stablehlo.tanh %4 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<600x300xf32>
      stablehlo.return {tpu.domain = array<i64: 600, 300>, tpu.tile = array<i64: 102, 64>, tpu.order = array<i64: 1, 0>} %5 : tensor<600x300xf32>
    }) : (tensor<600x500xf32>, tensor<19x500x16xf32>, tensor<300xf32>) -> tensor<600x300xf32>
    return %1 : tensor<600x300xf32>
  }
}
