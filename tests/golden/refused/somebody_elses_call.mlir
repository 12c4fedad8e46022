// RUN(1): tpucc --stop-after=shapes
// A kernel of another compiler behind a custom_call.
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.custom_call @fused_add_tanh(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}
// ----
somebody_elses_call.mlir:4:8: error: custom_call: nothing is known of a function @fused_add_tanh with 2 operands [unsupported-op]
  help: write it with ops of StableHLO
