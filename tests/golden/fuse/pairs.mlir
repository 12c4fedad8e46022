// RUN: tpucc --passes=fuse --mcpu=znver4
// What the processor multiplies in pairs, as it lies, is widened behind its repetition, in the kernel that multiplies it.
func.func @main(%x: tensor<4x64xbf16>, %w: tensor<96x64xbf16>) -> tensor<4x96xf32> {
  %0 = stablehlo.convert %x : (tensor<4x64xbf16>) -> tensor<4x64xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<4x64xf32>) -> tensor<4x96x64xf32>
  %2 = stablehlo.convert %w : (tensor<96x64xbf16>) -> tensor<96x64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<96x64xf32>) -> tensor<4x96x64xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<4x96x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [2] {tpu.for_units} : (tensor<4x96x64xf32>, tensor<f32>) -> tensor<4x96xf32>
  return %5 : tensor<4x96xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x64xbf16>, %w: tensor<96x64xbf16>) -> tensor<4x96xf32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "tpu.kernel"(%w, %x) ({
    ^bb0(%arg0: tensor<96x64xbf16>, %arg1: tensor<4x64xbf16>):
      %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<96x64xbf16>) -> tensor<4x96x64xbf16>
      %3 = stablehlo.convert %2 : (tensor<4x96x64xbf16>) -> tensor<4x96x64xf32>
      %4 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<4x64xbf16>) -> tensor<4x96x64xbf16>
      %5 = stablehlo.convert %4 : (tensor<4x96x64xbf16>) -> tensor<4x96x64xf32>
      %6 = stablehlo.multiply %3, %5 : tensor<4x96x64xf32>
      %7 = stablehlo.constant dense<0.0> : tensor<f32>
      %8 = stablehlo.reduce(%6 init: %7) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.for_units} : (tensor<4x96x64xf32>, tensor<f32>) -> tensor<4x96xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 96>} %8 : tensor<4x96xf32>
    }) : (tensor<96x64xbf16>, tensor<4x64xbf16>) -> tensor<4x96xf32>
    return %1 : tensor<4x96xf32>
  }
}
