// The network of ../digits with its 56,714 weights as arguments: two convolutions, each with a maximum of 2x2, and two dense layers; one image at a time.
module @digits {
  func.func @main(%image: tensor<1x1x28x28xf32>, %conv1.weight: tensor<16x1x3x3xf32>, %conv1.bias: tensor<16xf32>, %conv2.weight: tensor<32x16x3x3xf32>, %conv2.bias: tensor<32xf32>, %dense1.weight: tensor<64x800xf32>, %dense1.bias: tensor<64xf32>, %dense2.weight: tensor<10x64xf32>, %dense2.bias: tensor<10xf32>) -> (tensor<1x10xf32> {jax.result_info = "scores"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.convolution(%image, %conv1.weight) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x28x28xf32>, tensor<16x1x3x3xf32>) -> tensor<1x16x26x26xf32>
    %1 = stablehlo.broadcast_in_dim %conv1.bias, dims = [1] : (tensor<16xf32>) -> tensor<1x16x26x26xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x16x26x26xf32>
    %3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x16x26x26xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<1x16x26x26xf32>
    %5 = "stablehlo.reduce_window"(%4, %low) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<1x16x26x26xf32>, tensor<f32>) -> tensor<1x16x13x13xf32>
    %6 = stablehlo.convolution(%5, %conv2.weight) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x16x13x13xf32>, tensor<32x16x3x3xf32>) -> tensor<1x32x11x11xf32>
    %7 = stablehlo.broadcast_in_dim %conv2.bias, dims = [1] : (tensor<32xf32>) -> tensor<1x32x11x11xf32>
    %8 = stablehlo.add %6, %7 : tensor<1x32x11x11xf32>
    %9 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x32x11x11xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<1x32x11x11xf32>
    %11 = "stablehlo.reduce_window"(%10, %low) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<1x32x11x11xf32>, tensor<f32>) -> tensor<1x32x5x5xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x32x5x5xf32>) -> tensor<1x800xf32>
    %13 = stablehlo.dot_general %12, %dense1.weight, contracting_dims = [1] x [1] : (tensor<1x800xf32>, tensor<64x800xf32>) -> tensor<1x64xf32>
    %14 = stablehlo.broadcast_in_dim %dense1.bias, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x64xf32>
    %16 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %17 = stablehlo.maximum %15, %16 : tensor<1x64xf32>
    %18 = stablehlo.dot_general %17, %dense2.weight, contracting_dims = [1] x [1] : (tensor<1x64xf32>, tensor<10x64xf32>) -> tensor<1x10xf32>
    %19 = stablehlo.broadcast_in_dim %dense2.bias, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %scores = stablehlo.add %18, %19 : tensor<1x10xf32>
    return %scores : tensor<1x10xf32>
  }
}
