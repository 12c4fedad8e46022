// RUN(1): tpucc --train --loss mean_squared_error --data x --batch 4
func.func @main(%w: tensor<3x4xf32>, %x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 4 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  %1 = stablehlo.add %0#0, %w : tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
// ----
called_top_k.mlir:3:10: error: stablehlo.custom_call @mhlo.topk: it is not known how it goes over examples; so a batch of 4 cannot be made of one of 3 [not-trainable]
  help: write or export the model for batches of 4, or leave the size open
