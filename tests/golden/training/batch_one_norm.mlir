// RUN(1): tpucc --train --loss output --init w=zeros --batch 8
// Of a batch of one, this is a layer norm of each position or a batch norm over examples.
func.func @main(%x: tensor<1x3x4xf32>, %w: tensor<3xf32>) -> tensor<1x3x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_training"(%x, %w, %zero) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<1x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0 : tensor<1x3x4xf32>
}
// ----
batch_one_norm.mlir:5:10: error: stablehlo.batch_norm_training: in a batch of one it is not known whether it goes over examples or in each of them; so a batch of 8 cannot be made of one of 1 [not-trainable]
  help: write or export the model for batches of 8, or leave the size open
