// RUN(2): tpucc --train --loss output:result=output0 --init w=zeros --state x=output0
func.func @main(%x: tensor<3xf32>, %w: tensor<f32>) -> (tensor<f32>, tensor<3xf32>) {
  return %w, %x : tensor<f32>, tensor<3xf32>
}
// ----
state_type.mlir: error: --state x=output0: the argument is tensor<3xf32>, and the result tensor<f32>
