// RUN: tpucc --passes=expand,canon,fold_scale,fold,cse,dce
// A convolution, its bias and a batch normalisation become one convolution and one bias.
func.func @main(%x: tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32> {
  %w = stablehlo.constant dense<[[[[1.0]], [[2.0]]], [[[3.0]], [[4.0]]]]> : tensor<2x2x1x1xf32>
  %bias = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf32>
  %scale = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[3.0, 15.0]> : tensor<2xf32>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x3xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x3x3xf32>
  %1 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x2x3x3xf32>
  %3 = "stablehlo.batch_norm_inference"(%2, %scale, %offset, %mean, %variance) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<1x2x3x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x3x3xf32>
  return %3 : tensor<1x2x3x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32> {
    %0 = stablehlo.constant dense<[1.0, 1.5]> : tensor<2xf32>
    %1 = stablehlo.constant dense<[[[[2.0]], [[4.0]]], [[[1.5]], [[2.0]]]]> : tensor<2x2x1x1xf32>
    %2 = stablehlo.convolution(%x, %1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x2x3x3xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %3 = stablehlo.constant dense<[1.0, -0.25]> : tensor<2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
    %5 = stablehlo.add %2, %4 : tensor<1x2x3x3xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x2x3x3xf32>
    return %7 : tensor<1x2x3x3xf32>
  }
}
