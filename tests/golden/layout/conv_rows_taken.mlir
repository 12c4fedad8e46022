// RUN: tpucc --passes=layout --mcpu=sapphirerapids
// By a matrix unit: of few channels one of zeros is added, so that rows of windows are whole units; at a stride rows lie where they are where lines fill register
// tiles. Shorter lines are gathered.
func.func @main(%x: tensor<1x224x224x3xbf16>, %v: tensor<7x7x3x64xbf16>, %y: tensor<1x56x56x128xbf16>, %w: tensor<3x3x128x128xbf16>, %z: tensor<1x14x14x128xbf16>) -> (tensor<1x112x112x64xf32>, tensor<1x28x28x128xf32>, tensor<1x7x7x128xf32>) {
  %0 = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x224x224x3xbf16>, tensor<7x7x3x64xbf16>) -> tensor<1x112x112x64xf32>
  %1 = stablehlo.convolution(%y, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x56x56x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<1x28x28x128xf32>
  %2 = stablehlo.convolution(%z, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x14x14x128xbf16>, tensor<3x3x128x128xbf16>) -> tensor<1x7x7x128xf32>
  return %0, %1, %2 : tensor<1x112x112x64xf32>, tensor<1x28x28x128xf32>, tensor<1x7x7x128xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x224x224x3xbf16>, %v: tensor<7x7x3x64xbf16>, %y: tensor<1x56x56x128xbf16>, %w: tensor<3x3x128x128xbf16>, %z: tensor<1x14x14x128xbf16>) -> (tensor<1x112x112x64xf32>, tensor<1x28x28x128xf32>, tensor<1x7x7x128xf32>) {
    %0 = stablehlo.constant dense<0.0> : tensor<bf16>
    %1 = stablehlo.pad %v, %0, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<7x7x3x64xbf16>, tensor<bf16>) -> tensor<7x7x4x64xbf16>
    %2 = stablehlo.constant dense<0.0> : tensor<bf16>
    %3 = stablehlo.pad %x, %2, low = [0, 3, 3, 0], high = [0, 3, 3, 1], interior = [0, 0, 0, 0] : (tensor<1x224x224x3xbf16>, tensor<bf16>) -> tensor<1x230x230x4xbf16>
    %4 = stablehlo.reshape %1 : (tensor<7x7x4x64xbf16>) -> tensor<1x196x64xbf16>
    %5 = stablehlo.constant dense<0.0> : tensor<bf16>
    %6 = stablehlo.pad %4, %5, low = [0, 0, 0], high = [0, 28, 0], interior = [0, 0, 0] : (tensor<1x196x64xbf16>, tensor<bf16>) -> tensor<1x224x64xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1x224x64xbf16>) -> tensor<1x112x2x64xbf16>
    %8 = stablehlo.transpose %7, dims = [0, 1, 3, 2] : (tensor<1x112x2x64xbf16>) -> tensor<1x112x64x2xbf16>
    %9 = stablehlo.bitcast_convert %8 : (tensor<1x112x64x2xbf16>) -> tensor<1x112x64xui32>
    %10 = "tpu.pack"(%9) <{tpu.panel = 16 : i64}> : (tensor<1x112x64xui32>) -> tensor<1x4x112x16xui32>
    %11 = "tpu.conv"(%3, %10) <{window_dimensions = array<i64: 7, 7>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x230x230x4xbf16>, tensor<1x4x112x16xui32>) -> tensor<12544x64xf32>
    %12 = stablehlo.reshape %11 : (tensor<12544x64xf32>) -> tensor<1x112x112x64xf32>
    %13 = stablehlo.constant dense<0.0> : tensor<bf16>
    %14 = stablehlo.pad %y, %13, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x56x56x128xbf16>, tensor<bf16>) -> tensor<1x58x58x128xbf16>
    %15 = stablehlo.reshape %w : (tensor<3x3x128x128xbf16>) -> tensor<1x1152x128xbf16>
    %16 = stablehlo.reshape %15 : (tensor<1x1152x128xbf16>) -> tensor<1x576x2x128xbf16>
    %17 = stablehlo.transpose %16, dims = [0, 1, 3, 2] : (tensor<1x576x2x128xbf16>) -> tensor<1x576x128x2xbf16>
    %18 = stablehlo.bitcast_convert %17 : (tensor<1x576x128x2xbf16>) -> tensor<1x576x128xui32>
    %19 = "tpu.pack"(%18) <{tpu.panel = 16 : i64}> : (tensor<1x576x128xui32>) -> tensor<1x8x576x16xui32>
    %20 = "tpu.conv"(%14, %19) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x58x58x128xbf16>, tensor<1x8x576x16xui32>) -> tensor<784x128xf32>
    %21 = stablehlo.reshape %20 : (tensor<784x128xf32>) -> tensor<1x28x28x128xf32>
    %22 = stablehlo.constant dense<0.0> : tensor<bf16>
    %23 = stablehlo.pad %z, %22, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x14x14x128xbf16>, tensor<bf16>) -> tensor<1x16x16x128xbf16>
    %24 = stablehlo.slice %23 [0:1, 0:13:2, 0:13:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %25 = stablehlo.slice %23 [0:1, 0:13:2, 1:14:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %26 = stablehlo.slice %23 [0:1, 0:13:2, 2:15:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %27 = stablehlo.slice %23 [0:1, 1:14:2, 0:13:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %28 = stablehlo.slice %23 [0:1, 1:14:2, 1:14:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %29 = stablehlo.slice %23 [0:1, 1:14:2, 2:15:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %30 = stablehlo.slice %23 [0:1, 2:15:2, 0:13:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %31 = stablehlo.slice %23 [0:1, 2:15:2, 1:14:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %32 = stablehlo.slice %23 [0:1, 2:15:2, 2:15:2, 0:128] : (tensor<1x16x16x128xbf16>) -> tensor<1x7x7x128xbf16>
    %33 = stablehlo.concatenate %24, %25, %26, %27, %28, %29, %30, %31, %32, dim = 3 : (tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>, tensor<1x7x7x128xbf16>) -> tensor<1x7x7x1152xbf16>
    %34 = stablehlo.reshape %w : (tensor<3x3x128x128xbf16>) -> tensor<1x1152x128xbf16>
    %35 = stablehlo.reshape %34 : (tensor<1x1152x128xbf16>) -> tensor<1x576x2x128xbf16>
    %36 = stablehlo.transpose %35, dims = [0, 1, 3, 2] : (tensor<1x576x2x128xbf16>) -> tensor<1x576x128x2xbf16>
    %37 = stablehlo.bitcast_convert %36 : (tensor<1x576x128x2xbf16>) -> tensor<1x576x128xui32>
    %38 = "tpu.pack"(%37) <{tpu.panel = 16 : i64}> : (tensor<1x576x128xui32>) -> tensor<1x8x576x16xui32>
    %39 = "tpu.conv"(%33, %38) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x7x7x1152xbf16>, tensor<1x8x576x16xui32>) -> tensor<49x128xf32>
    %40 = stablehlo.reshape %39 : (tensor<49x128xf32>) -> tensor<1x7x7x128xf32>
    return %12, %21, %40 : tensor<1x112x112x64xf32>, tensor<1x28x28x128xf32>, tensor<1x7x7x128xf32>
  }
}
