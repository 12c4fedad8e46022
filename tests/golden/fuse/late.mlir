// RUN: tpucc --passes=fuse
// Elementwise work on arguments goes where its only reader goes: one kernel.
func.func @main(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>, %c: tensor<8x16xf32>, %d: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.multiply %a, %b : tensor<8x16xf32>
  %1 = stablehlo.multiply %c, %d : tensor<8x16xf32>
  %2 = stablehlo.negate %d : tensor<8x16xf32>
  %3 = stablehlo.add %0, %1 : tensor<8x16xf32>
  %4 = stablehlo.add %3, %2 : tensor<8x16xf32>
  return %4 : tensor<8x16xf32>
}
// ----
module {
  func.func @main(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>, %c: tensor<8x16xf32>, %d: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = "tpu.kernel"(%a, %b, %c, %d) ({
    ^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8x16xf32>, %arg3: tensor<8x16xf32>):
      %1 = stablehlo.multiply %arg0, %arg1 : tensor<8x16xf32>
      %2 = stablehlo.multiply %arg2, %arg3 : tensor<8x16xf32>
      %3 = stablehlo.add %1, %2 : tensor<8x16xf32>
      %4 = stablehlo.negate %arg3 : tensor<8x16xf32>
      %5 = stablehlo.add %3, %4 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<8x16xf32>
      stablehlo.return {tpu.domain = array<i64: 8, 16>} %5 : tensor<8x16xf32>
    }) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
