// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<12xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<?x?xf32>
  %1 = stablehlo.exponential %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// ----
unbound_result.mlir:3:8: error: reshape: the size of its result is not known: tensor<?x?xf32> [unbound-dimension]
  help: every size must be a number when the model is compiled: give this size in the model
