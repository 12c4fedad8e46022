// RUN: tpucc --passes=layout
// So many pixels that codegen, which counts those of planes in 32 bits, would lose count: channels last.
func.func @main(%x: tensor<1x2x300000000xf32>, %w: tensor<2x2x1xf32>) -> tensor<1x2x300000000xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x300000000xf32>, tensor<2x2x1xf32>) -> tensor<1x2x300000000xf32>
  return %0 : tensor<1x2x300000000xf32>
}
// ----
module {
  func.func @main(%x: tensor<1x2x300000000xf32>, %w: tensor<2x2x1xf32>) -> tensor<1x2x300000000xf32> {
    %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<1x2x300000000xf32>) -> tensor<1x300000000x2xf32>
    %1 = stablehlo.transpose %w, dims = [2, 1, 0] : (tensor<2x2x1xf32>) -> tensor<1x2x2xf32>
    %2 = "tpu.pack"(%1) <{tpu.panel = 16 : i64}> : (tensor<1x2x2xf32>) -> tensor<1x1x2x16xf32>
    %3 = "tpu.conv"(%0, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, feature_group_count = 1 : i64}> : (tensor<1x300000000x2xf32>, tensor<1x1x2x16xf32>) -> tensor<300000000x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<300000000x2xf32>) -> tensor<1x300000000x2xf32>
    %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<1x300000000x2xf32>) -> tensor<1x2x300000000xf32>
    return %5 : tensor<1x2x300000000xf32>
  }
}
