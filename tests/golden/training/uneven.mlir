// RUN(2): tpucc --train --loss output --init w=zeros --replicas 3 --batch 8
func.func @main(%x: tensor<3xf32>, %w: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.add %x, %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// ----
uneven.mlir: error: --batch 8 cannot be dealt to 3 replicas evenly
