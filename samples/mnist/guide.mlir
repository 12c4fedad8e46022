// The network of the TPU guide: two convolutions of 256 channels, dense layers of 256, 128 and 10; 38 million weights as arguments, one image at a time.
module @guide {
  func.func @main(%image: tensor<1x28x28x1xf32>, %conv1.weight: tensor<3x3x1x256xf32>, %conv1.bias: tensor<256xf32>, %conv2.weight: tensor<3x3x256x256xf32>, %conv2.bias: tensor<256xf32>, %dense1.weight: tensor<147456x256xf32>, %dense1.bias: tensor<256xf32>, %dense2.weight: tensor<256x128xf32>, %dense2.bias: tensor<128xf32>, %dense3.weight: tensor<128x10xf32>, %dense3.bias: tensor<10xf32>) -> (tensor<1x10xf32> {jax.result_info = "scores"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.convolution(%image, %conv1.weight) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x28x28x1xf32>, tensor<3x3x1x256xf32>) -> tensor<1x26x26x256xf32>
    %1 = stablehlo.broadcast_in_dim %conv1.bias, dims = [3] : (tensor<256xf32>) -> tensor<1x26x26x256xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x26x26x256xf32>
    %3 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x26x26x256xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<1x26x26x256xf32>
    %5 = stablehlo.convolution(%4, %conv2.weight) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x26x26x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x24x24x256xf32>
    %6 = stablehlo.broadcast_in_dim %conv2.bias, dims = [3] : (tensor<256xf32>) -> tensor<1x24x24x256xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x24x24x256xf32>
    %8 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x24x24x256xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<1x24x24x256xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x24x24x256xf32>) -> tensor<1x147456xf32>
    %11 = stablehlo.dot_general %10, %dense1.weight, contracting_dims = [1] x [0] : (tensor<1x147456xf32>, tensor<147456x256xf32>) -> tensor<1x256xf32>
    %12 = stablehlo.broadcast_in_dim %dense1.bias, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %13 = stablehlo.add %11, %12 : tensor<1x256xf32>
    %14 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<1x256xf32>
    %16 = stablehlo.dot_general %15, %dense2.weight, contracting_dims = [1] x [0] : (tensor<1x256xf32>, tensor<256x128xf32>) -> tensor<1x128xf32>
    %17 = stablehlo.broadcast_in_dim %dense2.bias, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x128xf32>
    %19 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x128xf32>
    %20 = stablehlo.maximum %18, %19 : tensor<1x128xf32>
    %21 = stablehlo.dot_general %20, %dense3.weight, contracting_dims = [1] x [0] : (tensor<1x128xf32>, tensor<128x10xf32>) -> tensor<1x10xf32>
    %22 = stablehlo.broadcast_in_dim %dense3.bias, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %scores = stablehlo.add %21, %22 : tensor<1x10xf32>
    return %scores : tensor<1x10xf32>
  }
}
