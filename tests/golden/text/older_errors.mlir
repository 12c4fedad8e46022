// RUN(1): tpucc
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3x4xf32>, %i: tensor<2xi32>) -> tensor<2x3xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.broadcast %a, sizes = [2, 5] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
  %2 = "stablehlo.broadcast"(%a) : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
  %3 = stablehlo.einsum %a, %a, config = "ij,ij->i" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  %4 = "stablehlo.unary_einsum"(%a) {einsum_config = "ij->i"} : (tensor<2x3xf32>) -> tensor<2xf32>
  %5 = "stablehlo.torch_index_select"(%a, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %6 = "stablehlo.cross-replica-sum"(%a) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = mhlo.dot %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = stablehlo.ad %a, %a : tensor<2x3xf32>
  return %a : tensor<2x3xf32>
}
// ----
older_errors.mlir:3:8: error: dot multiplies vectors and matrices, not tensor<2x3x4xf32> [shape-mismatch]
older_errors.mlir:4:8: error: broadcast: its sizes are not what its result, tensor<5x2x3xf32>, has more than its operand, tensor<2x3xf32> [shape-mismatch]
older_errors.mlir:5:8: error: stablehlo.broadcast has to have 'broadcast_sizes' [bad-attribute]
older_errors.mlir:6:8: error: op 'stablehlo.einsum' is not supported [unsupported-op]
  help: StableHLO has it no more: write stablehlo.dot_general, and stablehlo.transpose where the result's subscripts stand in another order than batch, left, right
older_errors.mlir:7:8: error: op 'stablehlo.unary_einsum' is not supported [unsupported-op]
  help: StableHLO has it no more: write stablehlo.transpose, and stablehlo.reduce by add over the subscripts that the result does not have
older_errors.mlir:8:8: error: op 'stablehlo.torch_index_select' is not supported [unsupported-op]
  help: StableHLO has it no more: write stablehlo.gather
older_errors.mlir:9:8: error: op 'stablehlo.cross-replica-sum' is not supported [unsupported-op]
  help: StableHLO has it no more: write stablehlo.all_reduce with a region that adds
older_errors.mlir:10:8: error: op 'mhlo.dot' is not supported [unsupported-op]
  help: StableHLO has it no more: write stablehlo.dot_general
older_errors.mlir:11:8: error: op 'stablehlo.ad' is not supported [unsupported-op]
  help: did you mean stablehlo.add?
