// RUN(1): tpucc --train --loss output --init w=zeros
func.func @main(%x: tensor<3xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
// ----
no_effect.mlir:2:1: error: no parameter has an effect on the loss [not-trainable]
