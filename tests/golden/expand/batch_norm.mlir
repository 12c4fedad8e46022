// RUN: tpucc --passes=expand
func.func @main(%x: tensor<2x3x4xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x3x4xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.constant dense<0.00001> : tensor<3xf32>
    %1 = stablehlo.add %variance, %0 : tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.divide %scale, %2 : tensor<3xf32>
    %4 = stablehlo.multiply %mean, %3 : tensor<3xf32>
    %5 = stablehlo.subtract %offset, %4 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %7 = stablehlo.multiply %x, %6 : tensor<2x3x4xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x3x4xf32>
    return %9 : tensor<2x3x4xf32>
  }
}
