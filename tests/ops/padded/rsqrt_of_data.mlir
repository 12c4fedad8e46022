// What is negative has no square root, and 0 times that is no 0 to pad with.
// padded: refused
func.func @main(%x: tensor<?x3xf32> {tpu.dims = ["n", ""]}, %w: tensor<5x3xf32>) -> tensor<5x?xf32> {
  %r = stablehlo.rsqrt %w : tensor<5x3xf32>
  %d = stablehlo.dot_general %r, %x, contracting_dims = [1] x [1] : (tensor<5x3xf32>, tensor<?x3xf32>) -> tensor<5x?xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %d, %z, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x?xf32>, tensor<f32>) -> tensor<5x?xf32>
  return %p : tensor<5x?xf32>
}
