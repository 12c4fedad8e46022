// RUN: tpucc --passes=layout
func.func @main(%x: tensor<2x37x1x1xf32>, %w: tensor<37x20x4x3xf32>) -> tensor<2x20x4x3xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x37x1x1xf32>, tensor<37x20x4x3xf32>) -> tensor<2x20x4x3xf32>
  return %0 : tensor<2x20x4x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x37x1x1xf32>, %w: tensor<37x20x4x3xf32>) -> tensor<2x20x4x3xf32> {
    %0 = stablehlo.reverse %w, dims = [2, 3] : tensor<37x20x4x3xf32>
    %1 = stablehlo.slice %0 [0:37, 0:20, 0:4, 0:3] : (tensor<37x20x4x3xf32>) -> tensor<37x20x4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<37x20x4x3xf32>) -> tensor<37x240xf32>
    %3 = stablehlo.reshape %x : (tensor<2x37x1x1xf32>) -> tensor<2x37xf32>
    %4 = "tpu.pack"(%2) <{tpu.panel = 16 : i64}> : (tensor<37x240xf32>) -> tensor<15x37x16xf32>
    %5 = "tpu.matmul"(%3, %4) : (tensor<2x37xf32>, tensor<15x37x16xf32>) -> tensor<2x240xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x240xf32>) -> tensor<2x20x4x3xf32>
    return %6 : tensor<2x20x4x3xf32>
  }
}
