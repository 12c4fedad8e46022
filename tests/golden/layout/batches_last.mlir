// RUN: tpucc --passes=layout --mcpu=znver4
// Few columns by more rows, of batches that lie side by side: the rows are packed.
func.func @main(%x: tensor<16x20x32xf32>, %w: tensor<20x3x32xf32>) -> tensor<32x16x3xf32> {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<16x20x32xf32>, tensor<20x3x32xf32>) -> tensor<32x16x3xf32>
  return %0 : tensor<32x16x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<16x20x32xf32>, %w: tensor<20x3x32xf32>) -> tensor<32x16x3xf32> {
    %0 = stablehlo.transpose %w, dims = [2, 1, 0] : (tensor<20x3x32xf32>) -> tensor<32x3x20xf32>
    %1 = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<16x20x32xf32>) -> tensor<32x20x16xf32>
    %2 = "tpu.pack"(%1) <{tpu.panel = 16 : i64}> : (tensor<32x20x16xf32>) -> tensor<32x1x20x16xf32>
    %3 = "tpu.matmul"(%0, %2) : (tensor<32x3x20xf32>, tensor<32x1x20x16xf32>) -> tensor<32x3x16xf32>
    %4 = stablehlo.transpose %3, dims = [0, 2, 1] : (tensor<32x3x16xf32>) -> tensor<32x16x3xf32>
    return %4 : tensor<32x16x3xf32>
  }
}
