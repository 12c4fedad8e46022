// RUN: tpucc --passes=fuse
// rows times a vector that is made here, and their sum along that vector: the vector is stored, the products are not
func.func @main(%x: tensor<512x4096xf32>, %v: tensor<512xf32>) -> tensor<4096xf32> {
  %0 = stablehlo.sqrt %v : tensor<512xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<512x4096xf32>
  %3 = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.add across dimensions = [0] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<4096xf32>
  return %4 : tensor<4096xf32>
}
// ----
module {
  func.func @main(%x: tensor<512x4096xf32>, %v: tensor<512xf32>) -> tensor<4096xf32> {
    %0 = "tpu.kernel"(%v) ({
    ^bb0(%arg0: tensor<512xf32>):
      %1 = stablehlo.sqrt %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<512xf32>
      stablehlo.return {tpu.domain = array<i64: 512>} %1 : tensor<512xf32>
    }) : (tensor<512xf32>) -> tensor<512xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = "tpu.kernel"(%x, %0) ({
    ^bb0(%arg0: tensor<512x4096xf32>, %arg1: tensor<512xf32>):
      %3 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
      %4 = stablehlo.multiply %arg0, %3 : tensor<512x4096xf32>
      %5 = stablehlo.constant dense<0.0> : tensor<f32>
      %6 = stablehlo.reduce(%4 init: %5) applies stablehlo.add across dimensions = [0] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<512x4096xf32>, tensor<f32>) -> tensor<4096xf32>
      stablehlo.return {tpu.domain = array<i64: 4096>} %6 : tensor<4096xf32>
    }) : (tensor<512x4096xf32>, tensor<512xf32>) -> tensor<4096xf32>
    return %2 : tensor<4096xf32>
  }
}
