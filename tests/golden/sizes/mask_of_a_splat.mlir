// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<1099511627776xf32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<true> : tensor<1099511627776xi1>
  %y = "tpu.boolean_mask"(%x, %a) {dimension = 0 : i64} : (tensor<1099511627776xf32>, tensor<1099511627776xi1>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
// ----
mask_of_a_splat.mlir:4:8: error: boolean_mask: 1099511627776 rows are too many to be chosen when the model is compiled [too-large]
