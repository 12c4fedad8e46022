// RUN: tpucc --passes=fuse,tile,assign
// Equal elements that somebody reads in memory are filled in by a kernel; a few are stored.
func.func @main() -> (tensor<8589934592xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<3.0> : tensor<8589934592xf32>
  %1 = stablehlo.constant dense<2.0> : tensor<4xf32>
  return %0, %1 : tensor<8589934592xf32>, tensor<4xf32>
}
// ----
module {
  func.func @main() -> (tensor<8589934592xf32>, tensor<4xf32>) {
    %0 = "tpu.kernel"() <{tpu.buffers = array<i64: 3, 0>}> ({
      %1 = stablehlo.constant {tpu.stage = "map", tpu.map = array<i64: 0>} dense<3.0> : tensor<8589934592xf32>
      stablehlo.return {tpu.domain = array<i64: 8589934592>, tpu.tile = array<i64: 33554432>} %1 : tensor<8589934592xf32>
    }) : () -> tensor<8589934592xf32>
    %1 = stablehlo.constant {tpu.buffers = array<i64: 2, 0>} dense<2.0> : tensor<4xf32>
    return %0, %1 : tensor<8589934592xf32>, tensor<4xf32>
  }
}
