// Weights of a grid times gathered windows (passes/simplify/canon_resample.c), and what only looks like it.
// Resizing of 5 to 12 as torch_xla writes it: starts and weights are computed from iota, windows of 3 gathered.
func.func @main(%x: tensor<2x4x5x7xf32>) -> tensor<2x4x12x12xf32> {
  %i = stablehlo.iota dim = 0 : tensor<12xf32>
  %scale = stablehlo.constant dense<0.4166666666666667> : tensor<12xf32>
  %half = stablehlo.constant dense<0.5> : tensor<12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<12xf32>
  %last = stablehlo.constant dense<2.0> : tensor<12xf32>
  %0 = stablehlo.multiply %i, %scale : tensor<12xf32>
  %1 = stablehlo.subtract %0, %half : tensor<12xf32>
  %2 = stablehlo.ceil %1 : tensor<12xf32>
  %start = stablehlo.clamp %zero, %2, %last : tensor<12xf32>
  %3 = stablehlo.subtract %start, %0 : tensor<12xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<12xf32>) -> tensor<12x3xf32>
  %5 = stablehlo.iota dim = 1 : tensor<12x3xf32>
  %6 = stablehlo.add %4, %5 : tensor<12x3xf32>
  %u = stablehlo.cosine %6 : tensor<12x3xf32>
  %v = stablehlo.sine %6 : tensor<12x3xf32>
  %w = stablehlo.dot_general %u, %v, contracting_dims = [] x [] : (tensor<12x3xf32>, tensor<12x3xf32>) -> tensor<12x3x12x3xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x4x5x7xf32>) -> tensor<2x7x5x4xf32>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<12xf32>) -> tensor<12x12x1xf32>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<12xf32>) -> tensor<12x12x1xf32>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x12x1xf32>, tensor<12x12x1xf32>) -> tensor<12x12x2xf32>
  %index = stablehlo.convert %at : (tensor<12x12x2xf32>) -> tensor<12x12x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 3, 3, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x7x5x4xf32>, tensor<12x12x2xi32>) -> tensor<2x3x3x4x12x12xf32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<12x3x12x3xf32>, tensor<2x3x3x4x12x12xf32>) -> tensor<12x12x2x4xf32>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<12x12x2x4xf32>) -> tensor<2x4x12x12xf32>
  return %y : tensor<2x4x12x12xf32>
}
// -----
// Resizing of 20 to 7 as torch_xla writes it: starts and weights are computed from iota, windows of 2 gathered.
func.func @main(%x: tensor<2x1x20x22xf32>) -> tensor<2x1x7x7xf32> {
  %i = stablehlo.iota dim = 0 : tensor<7xf32>
  %scale = stablehlo.constant dense<2.857142857142857> : tensor<7xf32>
  %half = stablehlo.constant dense<0.5> : tensor<7xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<7xf32>
  %last = stablehlo.constant dense<18.0> : tensor<7xf32>
  %0 = stablehlo.multiply %i, %scale : tensor<7xf32>
  %1 = stablehlo.subtract %0, %half : tensor<7xf32>
  %2 = stablehlo.ceil %1 : tensor<7xf32>
  %start = stablehlo.clamp %zero, %2, %last : tensor<7xf32>
  %3 = stablehlo.subtract %start, %0 : tensor<7xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x2xf32>
  %5 = stablehlo.iota dim = 1 : tensor<7x2xf32>
  %6 = stablehlo.add %4, %5 : tensor<7x2xf32>
  %u = stablehlo.cosine %6 : tensor<7x2xf32>
  %v = stablehlo.sine %6 : tensor<7x2xf32>
  %w = stablehlo.dot_general %u, %v, contracting_dims = [] x [] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x2x7x2xf32>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x1x20x22xf32>) -> tensor<2x22x20x1xf32>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<7xf32>) -> tensor<7x7x1xf32>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<7xf32>) -> tensor<7x7x1xf32>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<7x7x1xf32>, tensor<7x7x1xf32>) -> tensor<7x7x2xf32>
  %index = stablehlo.convert %at : (tensor<7x7x2xf32>) -> tensor<7x7x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 2, 2, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x22x20x1xf32>, tensor<7x7x2xi32>) -> tensor<2x2x2x1x7x7xf32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<7x2x7x2xf32>, tensor<2x2x2x1x7x7xf32>) -> tensor<7x7x2x1xf32>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<7x7x2x1xf32>) -> tensor<2x1x7x7xf32>
  return %y : tensor<2x1x7x7xf32>
}
// -----
// Along one dimension, gathered on the left; starts beyond the end are clamped.
func.func @main(%x: tensor<9x4xf32>) -> tensor<5x4xf32> {
  %index = stablehlo.constant dense<[-3, 2, 0, 40, 7]> : tensor<5xi64>
  %w = stablehlo.constant dense<[[1.0, 2.0], [0.5, -1.0], [3.0, 0.25], [-2.0, 1.5], [0.0, 1.0]]> : tensor<5x2xf32>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 2, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>}> : (tensor<9x4xf32>, tensor<5xi64>) -> tensor<5x2x4xf32>
  %d = stablehlo.dot_general %g, %w, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<5x2x4xf32>, tensor<5x2xf32>) -> tensor<5x4xf32>
  return %d : tensor<5x4xf32>
}
// -----
// Weights that are one constant: a product of two.
func.func @main(%x: tensor<5x6xf32>) -> tensor<2x3xf32> {
  %a = stablehlo.constant dense<[[[0], [0], [0]], [[3], [3], [3]]]> : tensor<2x3x1xi32>
  %b = stablehlo.constant dense<[[[1], [4], [2]], [[1], [4], [2]]]> : tensor<2x3x1xi32>
  %index = stablehlo.concatenate %a, %b, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
  %w = stablehlo.constant dense<[[[[2.0, 1.0], [4.0, 2.0]], [[-2.0, 0.0], [-4.0, 0.0]], [[1.0, 1.0], [2.0, 2.0]]], [[[6.0, 3.0], [0.0, 0.0]], [[-6.0, 0.0], [0.0, 0.0]], [[3.0, 3.0], [0.0, 0.0]]]]> : tensor<2x3x2x2xf32>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 2, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xf32>, tensor<2x3x2xi32>) -> tensor<2x3x2x2xf32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [0, 1], contracting_dims = [2, 3] x [2, 3] : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3xf32>
  return %d : tensor<2x3xf32>
}
// -----
// No product: the last element.
func.func @main(%x: tensor<5x6xf32>) -> tensor<2x2xf32> {
  %a = stablehlo.constant dense<[[[0], [0]], [[3], [3]]]> : tensor<2x2x1xi32>
  %b = stablehlo.constant dense<[[[1], [4]], [[1], [4]]]> : tensor<2x2x1xi32>
  %index = stablehlo.concatenate %a, %b, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
  %w = stablehlo.constant dense<[[[[2.0, 1.0], [4.0, 2.0]], [[-2.0, 0.0], [-4.0, 0.0]]], [[[6.0, 3.0], [0.0, 0.0]], [[-6.0, 0.0], [0.0, 1.0]]]]> : tensor<2x2x2x2xf32>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 2, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xf32>, tensor<2x2x2xi32>) -> tensor<2x2x2x2xf32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [0, 1], contracting_dims = [2, 3] x [2, 3] : (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) -> tensor<2x2xf32>
  return %d : tensor<2x2xf32>
}
