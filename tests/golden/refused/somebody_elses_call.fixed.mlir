// RUN: tpucc --stop-after=shapes
// The ops that it stands for: fusing them is the compiler's work.
// twin: differs
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %sum = stablehlo.add %x, %y : tensor<4xf32>
  %z = stablehlo.tanh %sum : tensor<4xf32>
  return %z : tensor<4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %y : tensor<4xf32>
    %1 = stablehlo.tanh %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
