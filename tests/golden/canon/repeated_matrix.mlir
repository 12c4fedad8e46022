// RUN: tpucc --passes=canon,dce
// A matrix that is the same in all batches is multiplied by the rows of all of them.
func.func @main(%x: tensor<5x2x80xf32>, %y: tensor<2x80x5xf32>, %w: tensor<384x80xf32>, %v: tensor<5x80xf32>)
    -> (tensor<5x2x384xf32>, tensor<5x2x384xf32>, tensor<5x384x1xf32>, tensor<5x384x2xf32>, tensor<5x2x384xf32>) {
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<384x80xf32>) -> tensor<5x80x384xf32>
  %0 = stablehlo.dot_general %x, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x2x80xf32>, tensor<5x80x384xf32>) -> tensor<5x2x384xf32>
  // Batches that come last come first.
  %1 = stablehlo.dot_general %y, %b, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<2x80x5xf32>, tensor<5x80x384xf32>) -> tensor<5x2x384xf32>
  // From the left, where that is a vector by it, but not where results would have to be transposed.
  %c = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<384x80xf32>) -> tensor<5x384x80xf32>
  %z = stablehlo.reshape %v : (tensor<5x80xf32>) -> tensor<5x80x1xf32>
  %2 = stablehlo.dot_general %c, %z, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x384x80xf32>, tensor<5x80x1xf32>) -> tensor<5x384x1xf32>
  %3 = stablehlo.dot_general %c, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x384x80xf32>, tensor<5x2x80xf32>) -> tensor<5x384x2xf32>
  // One matrix a batch, whose columns are repeated.
  %d = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<5x80xf32>) -> tensor<5x80x384xf32>
  %4 = stablehlo.dot_general %x, %d, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x2x80xf32>, tensor<5x80x384xf32>) -> tensor<5x2x384xf32>
  return %0, %1, %2, %3, %4 : tensor<5x2x384xf32>, tensor<5x2x384xf32>, tensor<5x384x1xf32>, tensor<5x384x2xf32>, tensor<5x2x384xf32>
}
// ----
module {
  func.func @main(%x: tensor<5x2x80xf32>, %y: tensor<2x80x5xf32>, %w: tensor<384x80xf32>, %v: tensor<5x80xf32>) -> (tensor<5x2x384xf32>, tensor<5x2x384xf32>, tensor<5x384x1xf32>, tensor<5x384x2xf32>, tensor<5x2x384xf32>) {
    %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<384x80xf32>) -> tensor<80x384xf32>
    %1 = stablehlo.dot_general %x, %0, contracting_dims = [2] x [0] : (tensor<5x2x80xf32>, tensor<80x384xf32>) -> tensor<5x2x384xf32>
    %2 = stablehlo.transpose %w, dims = [1, 0] : (tensor<384x80xf32>) -> tensor<80x384xf32>
    %3 = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<2x80x5xf32>) -> tensor<5x2x80xf32>
    %4 = stablehlo.dot_general %3, %2, contracting_dims = [2] x [0] : (tensor<5x2x80xf32>, tensor<80x384xf32>) -> tensor<5x2x384xf32>
    %5 = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<384x80xf32>) -> tensor<5x384x80xf32>
    %6 = stablehlo.reshape %v : (tensor<5x80xf32>) -> tensor<5x80x1xf32>
    %7 = stablehlo.dot_general %6, %w, contracting_dims = [1] x [1] : (tensor<5x80x1xf32>, tensor<384x80xf32>) -> tensor<5x1x384xf32>
    %8 = stablehlo.reshape %7 : (tensor<5x1x384xf32>) -> tensor<5x384x1xf32>
    %9 = stablehlo.dot_general %5, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x384x80xf32>, tensor<5x2x80xf32>) -> tensor<5x384x2xf32>
    %10 = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<5x80xf32>) -> tensor<5x80x384xf32>
    %11 = stablehlo.dot_general %x, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x2x80xf32>, tensor<5x80x384xf32>) -> tensor<5x2x384xf32>
    return %1, %4, %8, %9, %11 : tensor<5x2x384xf32>, tensor<5x2x384xf32>, tensor<5x384x1xf32>, tensor<5x384x2xf32>, tensor<5x2x384xf32>
  }
}
