// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<?x784xf32>, %y: tensor<2x?x?xi32>) -> tensor<?x784xf32> {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  return %0 : tensor<?x784xf32>
}
// ----
unbound.mlir:2:1: error: dimension 0 of argument 0 'x' has no size: tensor<?x784xf32> [unbound-dimension]
  help: every size must be a number when the model is compiled: give this size in the model
unbound.mlir:2:1: error: dimension 1 of argument 1 'y' has no size: tensor<2x?x?xi32> [unbound-dimension]
  help: every size must be a number when the model is compiled: give this size in the model
unbound.mlir:2:1: error: dimension 2 of argument 1 'y' has no size: tensor<2x?x?xi32> [unbound-dimension]
  help: every size must be a number when the model is compiled: give this size in the model
