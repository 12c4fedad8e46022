// RUN(1): tpucc --stop-after=shapes
// Products of 2^45 terms.
func.func @main(%x: tensor<4x35184372088832xf32>, %y: tensor<35184372088832x4xf32>) -> tensor<4x4xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x35184372088832xf32>, tensor<35184372088832x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// ----
long_product.mlir:3:1: error: argument 'x', tensor<4x35184372088832xf32>, takes 512 TiB, more than the 64 TiB that a program can address [too-large]
  help: work on parts of it: a smaller size, several calls, or a loop over slices
long_product.mlir:3:1: error: argument 'y', tensor<35184372088832x4xf32>, takes 512 TiB, more than the 64 TiB that a program can address [too-large]
  help: work on parts of it: a smaller size, several calls, or a loop over slices
