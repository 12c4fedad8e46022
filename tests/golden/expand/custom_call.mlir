// RUN(1): tpucc --passes=shapes,expand
// Targets that mean an op have that op's rules; an annotation does not change a type; others are refused.
func.func @main(%x: tensor<5xf32>, %i: tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>) {
  %z = stablehlo.custom_call @somebody_elses(%x) : (tensor<5xf32>) -> tensor<5xf32>
  %t = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 5 : i64, largest = false}} : (tensor<5xf32>) -> tensor<5xf32>
  return %z, %i : tensor<5xf32>, tensor<5xi32>
}
// ----
custom_call.mlir:4:8: error: custom_call: nothing is known of a function @somebody_elses with 1 operands [unsupported-op]
  help: write it with ops of StableHLO
custom_call.mlir:5:8: error: custom_call: nothing is known of a function @mhlo.topk with 1 operands [unsupported-op]
  help: write it with ops of StableHLO
