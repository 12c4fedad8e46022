// RUN(1): tpucc --passes=shapes
// Of a constant of 2^40 equal elements all positions would be kept.
func.func @main() -> tensor<?x1xi64> {
  %a = stablehlo.constant dense<1> : tensor<1099511627776xi64>
  %y = "tpu.nonzero"(%a) : (tensor<1099511627776xi64>) -> tensor<?x1xi64>
  return %y : tensor<?x1xi64>
}
// ----
nonzero_of_a_splat.mlir:5:8: error: nonzero: evaluating this takes more than 268435456 steps [too-large]
