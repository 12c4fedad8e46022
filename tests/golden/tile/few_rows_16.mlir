// RUN: tpucc --mcpu=x86-64-v4 --cores=16 --passes=layout,sink,fuse,tile
func.func @main(%x: tensor<49x4608xf32>, %w: tensor<4608x512xf32>) -> tensor<49x512xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<49x4608xf32>, tensor<4608x512xf32>) -> tensor<49x512xf32>
  return %0 : tensor<49x512xf32>
}
// ----
module {
  func.func @main(%x: tensor<49x4608xf32>, %w: tensor<4608x512xf32>) -> tensor<49x512xf32> {
    %0 = "tpu.kernel"(%w) ({
    ^bb0(%arg0: tensor<4608x512xf32>):
      %1 = "tpu.pack"(%arg0) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<4608x512xf32>) -> tensor<32x4608x16xf32>
      stablehlo.return {tpu.domain = array<i64: 32, 4608, 16>, tpu.tile = array<i64: 8, 256, 16>} %1 : tensor<32x4608x16xf32>
    }) : (tensor<4608x512xf32>) -> tensor<32x4608x16xf32>
    %1 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<49x4608xf32>, %arg1: tensor<32x4608x16xf32>):
      %2 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<49x4608xf32>, tensor<32x4608x16xf32>) -> tensor<49x512xf32>
      stablehlo.return {tpu.domain = array<i64: 49, 512>, tpu.tile = array<i64: 49, 32>} %2 : tensor<49x512xf32>
    }) : (tensor<49x4608xf32>, tensor<32x4608x16xf32>) -> tensor<49x512xf32>
    return %1 : tensor<49x512xf32>
  }
}
