// RUN: tpucc --mcpu=x86-64-v4 --cores=2 --passes=fuse,tile
// Whole rows in scratch: no more of them at a time than stay in the first cache, be it one, though lanes run along them.
func.func @main(%x: tensor<64x32000xf32>, %y: tensor<4000x512xf32>) -> (tensor<64x32000xf32>, tensor<4000x512xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<64x32000xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32000xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x32000xf32>
  %3 = stablehlo.divide %0, %2 : tensor<64x32000xf32>
  %4 = stablehlo.exponential %y : tensor<4000x512xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4000x512xf32>, tensor<f32>) -> tensor<4000xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4000xf32>) -> tensor<4000x512xf32>
  %7 = stablehlo.divide %4, %6 : tensor<4000x512xf32>
  return %3, %7 : tensor<64x32000xf32>, tensor<4000x512xf32>
}
// ----
module {
  func.func @main(%x: tensor<64x32000xf32>, %y: tensor<4000x512xf32>) -> (tensor<64x32000xf32>, tensor<4000x512xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<64x32000xf32>):
      %2 = stablehlo.exponential %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<64x32000xf32>
      %3 = stablehlo.constant dense<0.0> : tensor<f32>
      %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.add across dimensions = [1] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<64x32000xf32>, tensor<f32>) -> tensor<64xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x32000xf32>
      %6 = stablehlo.divide %2, %5 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<64x32000xf32>
      stablehlo.return {tpu.domain = array<i64: 64>, tpu.tile = array<i64: 1>} %6 : tensor<64x32000xf32>
    }) : (tensor<64x32000xf32>) -> tensor<64x32000xf32>
    %2 = "tpu.kernel"(%y) ({
    ^bb0(%arg0: tensor<4000x512xf32>):
      %3 = stablehlo.exponential %arg0 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<4000x512xf32>
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.reduce(%3 init: %4) applies stablehlo.add across dimensions = [1] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<4000x512xf32>, tensor<f32>) -> tensor<4000xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4000xf32>) -> tensor<4000x512xf32>
      %7 = stablehlo.divide %3, %6 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<4000x512xf32>
      stablehlo.return {tpu.domain = array<i64: 4000>, tpu.tile = array<i64: 8>} %7 : tensor<4000x512xf32>
    }) : (tensor<4000x512xf32>) -> tensor<4000x512xf32>
    return %1, %2 : tensor<64x32000xf32>, tensor<4000x512xf32>
  }
}
