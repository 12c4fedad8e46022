// RUN: tpucc --grad
// A layer of PyTorch: the gradient of the weights is one product, nothing is transposed behind it.
func.func @main(%x: tensor<4x5xf32>, %w: tensor<3x5xf32>) -> tensor<4x3xf32> {
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %r = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x5xf32>, %w: tensor<3x5xf32>, %cotangent_output0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x5xf32> {jax.result_info = "grad_x"}, tensor<3x5xf32> {jax.result_info = "grad_w"}) {
    %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.dot_general %cotangent_output0, %0, contracting_dims = [1] x [1] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %3 = stablehlo.dot_general %cotangent_output0, %x, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    return %1, %2, %3 : tensor<4x3xf32>, tensor<4x5xf32>, tensor<3x5xf32>
  }
}
