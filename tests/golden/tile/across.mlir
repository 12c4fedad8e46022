// RUN: tpucc --passes=fuse,tile
// A transpose is loaded along the rows of its operand; so is one beside a value that is not turned. Where the last dimension is read in order, nothing is said.
func.func @main(%x: tensor<512x64x96xf32>, %y: tensor<96x64x512xf32>) -> (tensor<512x96x64xf32>, tensor<96x64x512xf32>, tensor<64x512x96xf32>) {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<512x64x96xf32>) -> tensor<512x96x64xf32>
  %1 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<512x64x96xf32>) -> tensor<96x64x512xf32>
  %2 = stablehlo.add %1, %y : tensor<96x64x512xf32>
  %3 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<512x64x96xf32>) -> tensor<64x512x96xf32>
  return %0, %2, %3 : tensor<512x96x64xf32>, tensor<96x64x512xf32>, tensor<64x512x96xf32>
}
// ----
module {
  func.func @main(%x: tensor<512x64x96xf32>, %y: tensor<96x64x512xf32>) -> (tensor<512x96x64xf32>, tensor<96x64x512xf32>, tensor<64x512x96xf32>) {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<512x64x96xf32>):
      %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>, tpu.across = 1 : i64} : (tensor<512x64x96xf32>) -> tensor<512x96x64xf32>
      stablehlo.return {tpu.domain = array<i64: 512, 96, 64>, tpu.tile = array<i64: 6, 96, 64>} %1 : tensor<512x96x64xf32>
    }) : (tensor<512x64x96xf32>) -> tensor<512x96x64xf32>
    %1 = "tpu.kernel"(%x, %y) ({
    ^bb0(%arg0: tensor<512x64x96xf32>, %arg1: tensor<96x64x512xf32>):
      %2 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<512x64x96xf32>) -> tensor<96x64x512xf32>
      %3 = stablehlo.add %2, %arg1 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>, tpu.across = 0 : i64} : tensor<96x64x512xf32>
      stablehlo.return {tpu.domain = array<i64: 96, 64, 512>, tpu.tile = array<i64: 16, 2, 512>} %3 : tensor<96x64x512xf32>
    }) : (tensor<512x64x96xf32>, tensor<96x64x512xf32>) -> tensor<96x64x512xf32>
    %2 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<512x64x96xf32>):
      %3 = stablehlo.transpose %arg0, dims = [1, 0, 2] {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : (tensor<512x64x96xf32>) -> tensor<64x512x96xf32>
      stablehlo.return {tpu.domain = array<i64: 64, 512, 96>, tpu.tile = array<i64: 1, 512, 96>} %3 : tensor<64x512x96xf32>
    }) : (tensor<512x64x96xf32>) -> tensor<64x512x96xf32>
    return %0, %1, %2 : tensor<512x96x64xf32>, tensor<96x64x512xf32>, tensor<64x512x96xf32>
  }
}
