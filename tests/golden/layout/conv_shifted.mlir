// RUN: tpucc --passes=layout --mcpu=znver4
func.func @main(%x: tensor<1x64x24x40xf32>, %w: tensor<3x64x9x9xf32>) -> tensor<1x3x24x40xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[4, 4], [4, 4]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x24x40xf32>, tensor<3x64x9x9xf32>) -> tensor<1x3x24x40xf32>
  return %0 : tensor<1x3x24x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x64x24x40xf32>, %w: tensor<3x64x9x9xf32>) -> tensor<1x3x24x40xf32> {
    %0 = stablehlo.transpose %w, dims = [3, 0, 1, 2] : (tensor<3x64x9x9xf32>) -> tensor<9x3x64x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<9x3x64x9xf32>) -> tensor<27x64x9x1xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 3, 1] : (tensor<27x64x9x1xf32>) -> tensor<27x9x1x64xf32>
    %3 = stablehlo.reshape %2 : (tensor<27x9x1x64xf32>) -> tensor<1x27x576xf32>
    %4 = "tpu.conv_planes"(%x, %3) <{window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 4], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x64x24x40xf32>, tensor<1x27x576xf32>) -> tensor<1x27x960xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x27x960xf32>) -> tensor<1x27x24x40xf32>
    %6 = stablehlo.constant dense<0.0> : tensor<27x64x9x1xf32>
    %7 = stablehlo.multiply %1, %6 : tensor<27x64x9x1xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<27x64x9x1xf32>, tensor<f32>) -> tensor<27xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<27xf32>) -> tensor<1x27x24x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<27xf32>) -> tensor<1x27x24x4xf32>
    %12 = stablehlo.concatenate %10, %5, %11, dim = 3 : (tensor<1x27x24x4xf32>, tensor<1x27x24x40xf32>, tensor<1x27x24x4xf32>) -> tensor<1x27x24x48xf32>
    %13 = stablehlo.slice %12 [0:1, 0:3, 0:24, 0:40] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %14 = stablehlo.slice %12 [0:1, 3:6, 0:24, 1:41] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %15 = stablehlo.add %13, %14 : tensor<1x3x24x40xf32>
    %16 = stablehlo.slice %12 [0:1, 6:9, 0:24, 2:42] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %17 = stablehlo.add %15, %16 : tensor<1x3x24x40xf32>
    %18 = stablehlo.slice %12 [0:1, 9:12, 0:24, 3:43] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %19 = stablehlo.add %17, %18 : tensor<1x3x24x40xf32>
    %20 = stablehlo.slice %12 [0:1, 12:15, 0:24, 4:44] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %21 = stablehlo.add %19, %20 : tensor<1x3x24x40xf32>
    %22 = stablehlo.slice %12 [0:1, 15:18, 0:24, 5:45] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %23 = stablehlo.add %21, %22 : tensor<1x3x24x40xf32>
    %24 = stablehlo.slice %12 [0:1, 18:21, 0:24, 6:46] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %25 = stablehlo.add %23, %24 : tensor<1x3x24x40xf32>
    %26 = stablehlo.slice %12 [0:1, 21:24, 0:24, 7:47] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %27 = stablehlo.add %25, %26 : tensor<1x3x24x40xf32>
    %28 = stablehlo.slice %12 [0:1, 24:27, 0:24, 8:48] : (tensor<1x27x24x48xf32>) -> tensor<1x3x24x40xf32>
    %29 = stablehlo.add %27, %28 : tensor<1x3x24x40xf32>
    return %29 : tensor<1x3x24x40xf32>
  }
}
