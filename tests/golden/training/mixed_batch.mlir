// RUN(1): tpucc --train --loss output --init w=zeros --batch 8
func.func @main(%x: tensor<4x3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %2 = stablehlo.slice %1 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x3xf32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
// ----
mixed_batch.mlir:4:8: error: stablehlo.dot_general: it goes over the examples; so a batch of 8 cannot be made of one of 4 [not-trainable]
  help: write or export the model for batches of 8, or leave the size open
