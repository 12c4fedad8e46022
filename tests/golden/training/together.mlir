// RUN(2): tpucc --train --loss output --init w=zeros --grad
func.func @main(%x: tensor<3xf32>, %w: tensor<f32>) -> tensor<f32> {
  return %w : tensor<f32>
}
// ----
tpucc: error: --train and --grad do not go together
  help: --train -o train.mlir gives a model of several functions, for whatever comes then
