// RUN: tpucc --passes=fuse,tile
// Elements that are put side by side are read along the dimension before; where a part has several of them, or there are many, nothing is said.
func.func @main(%x: tensor<64x512x1xf32>, %y: tensor<64x512x1xf32>, %z: tensor<64x512x2xf32>) -> (tensor<64x512x2xf32>, tensor<64x512x3xf32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 2 : (tensor<64x512x1xf32>, tensor<64x512x1xf32>) -> tensor<64x512x2xf32>
  %1 = stablehlo.concatenate %x, %z, dim = 2 : (tensor<64x512x1xf32>, tensor<64x512x2xf32>) -> tensor<64x512x3xf32>
  return %0, %1 : tensor<64x512x2xf32>, tensor<64x512x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<64x512x1xf32>, %y: tensor<64x512x1xf32>, %z: tensor<64x512x2xf32>) -> (tensor<64x512x2xf32>, tensor<64x512x3xf32>) {
    %0 = "tpu.kernel"(%x, %y) ({
    ^bb0(%arg0: tensor<64x512x1xf32>, %arg1: tensor<64x512x1xf32>):
      %1 = stablehlo.concatenate %arg0, %arg1, dim = 2 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>, tpu.across = 1 : i64} : (tensor<64x512x1xf32>, tensor<64x512x1xf32>) -> tensor<64x512x2xf32>
      stablehlo.return {tpu.domain = array<i64: 64, 512, 2>, tpu.tile = array<i64: 32, 512, 2>} %1 : tensor<64x512x2xf32>
    }) : (tensor<64x512x1xf32>, tensor<64x512x1xf32>) -> tensor<64x512x2xf32>
    %1 = "tpu.kernel"(%x, %z) ({
    ^bb0(%arg0: tensor<64x512x1xf32>, %arg1: tensor<64x512x2xf32>):
      %2 = stablehlo.concatenate %arg0, %arg1, dim = 2 {tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>} : (tensor<64x512x1xf32>, tensor<64x512x2xf32>) -> tensor<64x512x3xf32>
      stablehlo.return {tpu.domain = array<i64: 64, 512, 3>, tpu.tile = array<i64: 22, 512, 3>} %2 : tensor<64x512x3xf32>
    }) : (tensor<64x512x1xf32>, tensor<64x512x2xf32>) -> tensor<64x512x3xf32>
    return %0, %1 : tensor<64x512x2xf32>, tensor<64x512x3xf32>
  }
}
