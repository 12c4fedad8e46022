// RUN(1): tpucc --train --loss output --init w=zeros --batch 8
func.func @main(%x: tensor<4x3xf32>, %w: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.multiply %0, %x : tensor<4x3xf32>
  %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xf32>
  return %2 : tensor<4x3xf32>
}
// ----
batch_turned.mlir:5:8: error: stablehlo.reverse: it turns the order of the examples around; so a batch of 8 cannot be made of one of 4 [not-trainable]
  help: write or export the model for batches of 8, or leave the size open
