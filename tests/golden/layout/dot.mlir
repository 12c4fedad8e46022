// RUN: tpucc --passes=layout
func.func @main(%x: tensor<20x33xf32>, %w: tensor<33x40xf32>, %b: tensor<40xf32>) -> tensor<20x40xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<20x33xf32>, tensor<33x40xf32>) -> tensor<20x40xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<20x40xf32>
  %2 = stablehlo.add %0, %1 : tensor<20x40xf32>
  %3 = stablehlo.tanh %2 : tensor<20x40xf32>
  return %3 : tensor<20x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<20x33xf32>, %w: tensor<33x40xf32>, %b: tensor<40xf32>) -> tensor<20x40xf32> {
    %0 = "tpu.pack"(%w) <{tpu.panel = 16 : i64}> : (tensor<33x40xf32>) -> tensor<3x33x16xf32>
    %1 = "tpu.matmul"(%x, %0) : (tensor<20x33xf32>, tensor<3x33x16xf32>) -> tensor<20x40xf32>
    %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<20x40xf32>
    %3 = stablehlo.add %1, %2 : tensor<20x40xf32>
    %4 = stablehlo.tanh %3 : tensor<20x40xf32>
    return %4 : tensor<20x40xf32>
  }
}
