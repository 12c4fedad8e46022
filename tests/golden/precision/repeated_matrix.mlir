// RUN: tpucc --passes=mark,precision --precision=bf16
// Vectors by one matrix for all batches count together, since they are one product after canon: ten are bf16, six are f32.
func.func @main(%x: tensor<5x2x640xf32>, %y: tensor<3x2x640xf32>, %m: tensor<1x640x48xf32>) -> (tensor<5x2x48xf32>, tensor<3x2x48xf32>) {
  %v = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<5x640x48xf32>
  %0 = stablehlo.dot_general %x, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x2x640xf32>, tensor<5x640x48xf32>) -> tensor<5x2x48xf32>
  %w = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<3x640x48xf32>
  %1 = stablehlo.dot_general %y, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x2x640xf32>, tensor<3x640x48xf32>) -> tensor<3x2x48xf32>
  return %0, %1 : tensor<5x2x48xf32>, tensor<3x2x48xf32>
}
// ----
module {
  func.func @main(%x: tensor<5x2x640xf32>, %y: tensor<3x2x640xf32>, %m: tensor<1x640x48xf32>) -> (tensor<5x2x48xf32>, tensor<3x2x48xf32>) {
    %0 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<5x640x48xf32>
    %1 = stablehlo.convert %x {tpu.for_units} : (tensor<5x2x640xf32>) -> tensor<5x2x640xbf16>
    %2 = stablehlo.convert %0 {tpu.for_units} : (tensor<5x640x48xf32>) -> tensor<5x640x48xbf16>
    %3 = stablehlo.dot_general %1, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1] {tpu.model} : (tensor<5x2x640xbf16>, tensor<5x640x48xbf16>) -> tensor<5x2x48xf32>
    %4 = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<3x640x48xf32>
    %5 = stablehlo.dot_general %y, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1] {tpu.model} : (tensor<3x2x640xf32>, tensor<3x640x48xf32>) -> tensor<3x2x48xf32>
    return %3, %5 : tensor<5x2x48xf32>, tensor<3x2x48xf32>
  }
}
