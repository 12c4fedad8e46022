// RUN: tpucc --passes=layout --mcpu=znver4
func.func @main(%x: tensor<2x30x29x32xbf16>) -> tensor<2x28x27x1xbf16> {
  %w = stablehlo.constant dense<0.5> : tensor<3x3x32x1xbf16>
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [-1, 1]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x30x29x32xbf16>, tensor<3x3x32x1xbf16>) -> tensor<2x28x27x1xbf16>
  return %0 : tensor<2x28x27x1xbf16>
}
// ----
module {
  func.func @main(%x: tensor<2x30x29x32xbf16>) -> tensor<2x28x27x1xbf16> {
    %0 = stablehlo.constant dense<0.5> : tensor<3x3x32x1xbf16>
    %1 = stablehlo.transpose %0, dims = [2, 0, 1, 3] : (tensor<3x3x32x1xbf16>) -> tensor<32x3x3x1xbf16>
    %2 = stablehlo.reshape %1 : (tensor<32x3x3x1xbf16>) -> tensor<1x1x32x9xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1x1x32x9xbf16>) -> tensor<1x32x9xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x32x9xbf16>) -> tensor<1x16x2x9xbf16>
    %5 = stablehlo.transpose %4, dims = [0, 1, 3, 2] : (tensor<1x16x2x9xbf16>) -> tensor<1x16x9x2xbf16>
    %6 = stablehlo.bitcast_convert %5 : (tensor<1x16x9x2xbf16>) -> tensor<1x16x9xui32>
    %7 = "tpu.pack"(%6) <{tpu.panel = 16 : i64}> : (tensor<1x16x9xui32>) -> tensor<1x1x16x16xui32>
    %8 = "tpu.conv"(%x, %7) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<2x30x29x32xbf16>, tensor<1x1x16x16xui32>) -> tensor<1740x9xf32>
    %9 = stablehlo.reshape %8 : (tensor<1740x9xf32>) -> tensor<2x30x29x9xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.pad %9, %10, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x30x29x9xf32>, tensor<f32>) -> tensor<2x30x30x9xf32>
    %12 = stablehlo.slice %11 [0:2, 0:28, 3:30, 0:1] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %13 = stablehlo.slice %11 [0:2, 0:28, 2:29, 1:2] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x28x27x1xf32>
    %15 = stablehlo.slice %11 [0:2, 0:28, 1:28, 2:3] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x28x27x1xf32>
    %17 = stablehlo.slice %11 [0:2, 1:29, 3:30, 3:4] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %18 = stablehlo.add %16, %17 : tensor<2x28x27x1xf32>
    %19 = stablehlo.slice %11 [0:2, 1:29, 2:29, 4:5] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x28x27x1xf32>
    %21 = stablehlo.slice %11 [0:2, 1:29, 1:28, 5:6] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %22 = stablehlo.add %20, %21 : tensor<2x28x27x1xf32>
    %23 = stablehlo.slice %11 [0:2, 2:30, 3:30, 6:7] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %24 = stablehlo.add %22, %23 : tensor<2x28x27x1xf32>
    %25 = stablehlo.slice %11 [0:2, 2:30, 2:29, 7:8] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %26 = stablehlo.add %24, %25 : tensor<2x28x27x1xf32>
    %27 = stablehlo.slice %11 [0:2, 2:30, 1:28, 8:9] : (tensor<2x30x30x9xf32>) -> tensor<2x28x27x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x28x27x1xf32>
    %29 = stablehlo.convert %28 : (tensor<2x28x27x1xf32>) -> tensor<2x28x27x1xbf16>
    return %29 : tensor<2x28x27x1xbf16>
  }
}
