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
// -----
// tolerance: 1e-3
// Resizing of 5 to 12 in f16, whose weights are rounded, and their products in the program alone.
func.func @main(%x: tensor<2x4x5x7xf16>) -> tensor<2x4x12x12xf16> {
  %i = stablehlo.iota dim = 0 : tensor<12xf16>
  %half = stablehlo.constant dense<0.5> : tensor<12xf16>
  %scale = stablehlo.constant dense<0.4166666666666667> : tensor<12xf16>
  %one = stablehlo.constant dense<1.0> : tensor<12xf16>
  %zero = stablehlo.constant dense<0.0> : tensor<12xf16>
  %last = stablehlo.constant dense<2.0> : tensor<12xf16>
  %halves = stablehlo.constant dense<0.5> : tensor<12x3xf16>
  %ones = stablehlo.constant dense<1.0> : tensor<12x3xf16>
  %zeros = stablehlo.constant dense<0.0> : tensor<12x3xf16>
  %none = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = stablehlo.add %i, %half : tensor<12xf16>
  %1 = stablehlo.multiply %0, %scale : tensor<12xf16>
  %2 = stablehlo.subtract %1, %one : tensor<12xf16>
  %3 = stablehlo.subtract %2, %half : tensor<12xf16>
  %4 = stablehlo.ceil %3 : tensor<12xf16>
  %start = stablehlo.clamp %zero, %4, %last : tensor<12xf16>
  %5 = stablehlo.subtract %start, %1 : tensor<12xf16>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<12xf16>) -> tensor<12x3xf16>
  %7 = stablehlo.iota dim = 1 : tensor<12x3xf16>
  %8 = stablehlo.add %6, %7 : tensor<12x3xf16>
  %9 = stablehlo.add %8, %halves : tensor<12x3xf16>
  %10 = stablehlo.abs %9 : tensor<12x3xf16>
  %11 = stablehlo.subtract %ones, %10 : tensor<12x3xf16>
  %12 = stablehlo.maximum %11, %zeros : tensor<12x3xf16>
  %13 = stablehlo.reduce(%12 init: %none) applies stablehlo.add across dimensions = [1] : (tensor<12x3xf16>, tensor<f16>) -> tensor<12xf16>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<12xf16>) -> tensor<12x3xf16>
  %u = stablehlo.divide %12, %14 : tensor<12x3xf16>
  %w = stablehlo.dot_general %u, %u, contracting_dims = [] x [] : (tensor<12x3xf16>, tensor<12x3xf16>) -> tensor<12x3x12x3xf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x4x5x7xf16>) -> tensor<2x7x5x4xf16>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<12xf16>) -> tensor<12x12x1xf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<12xf16>) -> tensor<12x12x1xf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x12x1xf16>, tensor<12x12x1xf16>) -> tensor<12x12x2xf16>
  %index = stablehlo.convert %at : (tensor<12x12x2xf16>) -> tensor<12x12x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 3, 3, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x7x5x4xf16>, tensor<12x12x2xi32>) -> tensor<2x3x3x4x12x12xf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<12x3x12x3xf16>, tensor<2x3x3x4x12x12xf16>) -> tensor<12x12x2x4xf16>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<12x12x2x4xf16>) -> tensor<2x4x12x12xf16>
  return %y : tensor<2x4x12x12xf16>
}
// -----
// tolerance: 8e-3
// The same in bf16.
func.func @main(%x: tensor<2x4x5x7xbf16>) -> tensor<2x4x12x12xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<12xbf16>
  %half = stablehlo.constant dense<0.5> : tensor<12xbf16>
  %scale = stablehlo.constant dense<0.4166666666666667> : tensor<12xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<12xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<12xbf16>
  %last = stablehlo.constant dense<2.0> : tensor<12xbf16>
  %halves = stablehlo.constant dense<0.5> : tensor<12x3xbf16>
  %ones = stablehlo.constant dense<1.0> : tensor<12x3xbf16>
  %zeros = stablehlo.constant dense<0.0> : tensor<12x3xbf16>
  %none = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.add %i, %half : tensor<12xbf16>
  %1 = stablehlo.multiply %0, %scale : tensor<12xbf16>
  %2 = stablehlo.subtract %1, %one : tensor<12xbf16>
  %3 = stablehlo.subtract %2, %half : tensor<12xbf16>
  %4 = stablehlo.ceil %3 : tensor<12xbf16>
  %start = stablehlo.clamp %zero, %4, %last : tensor<12xbf16>
  %5 = stablehlo.subtract %start, %1 : tensor<12xbf16>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<12xbf16>) -> tensor<12x3xbf16>
  %7 = stablehlo.iota dim = 1 : tensor<12x3xbf16>
  %8 = stablehlo.add %6, %7 : tensor<12x3xbf16>
  %9 = stablehlo.add %8, %halves : tensor<12x3xbf16>
  %10 = stablehlo.abs %9 : tensor<12x3xbf16>
  %11 = stablehlo.subtract %ones, %10 : tensor<12x3xbf16>
  %12 = stablehlo.maximum %11, %zeros : tensor<12x3xbf16>
  %13 = stablehlo.reduce(%12 init: %none) applies stablehlo.add across dimensions = [1] : (tensor<12x3xbf16>, tensor<bf16>) -> tensor<12xbf16>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<12xbf16>) -> tensor<12x3xbf16>
  %u = stablehlo.divide %12, %14 : tensor<12x3xbf16>
  %w = stablehlo.dot_general %u, %u, contracting_dims = [] x [] : (tensor<12x3xbf16>, tensor<12x3xbf16>) -> tensor<12x3x12x3xbf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x4x5x7xbf16>) -> tensor<2x7x5x4xbf16>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x12x1xbf16>, tensor<12x12x1xbf16>) -> tensor<12x12x2xbf16>
  %index = stablehlo.convert %at : (tensor<12x12x2xbf16>) -> tensor<12x12x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 3, 3, 4>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x7x5x4xbf16>, tensor<12x12x2xi32>) -> tensor<2x3x3x4x12x12xbf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<12x3x12x3xbf16>, tensor<2x3x3x4x12x12xbf16>) -> tensor<12x12x2x4xbf16>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<12x12x2x4xbf16>) -> tensor<2x4x12x12xbf16>
  return %y : tensor<2x4x12x12xbf16>
}
// -----
// tolerance: 8e-3
// Resizing of 20 to 7 in bf16.
func.func @main(%x: tensor<2x1x20x22xbf16>) -> tensor<2x1x7x7xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<7xbf16>
  %half = stablehlo.constant dense<0.5> : tensor<7xbf16>
  %scale = stablehlo.constant dense<2.857142857142857> : tensor<7xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<7xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<7xbf16>
  %last = stablehlo.constant dense<18.0> : tensor<7xbf16>
  %halves = stablehlo.constant dense<0.5> : tensor<7x2xbf16>
  %ones = stablehlo.constant dense<1.0> : tensor<7x2xbf16>
  %zeros = stablehlo.constant dense<0.0> : tensor<7x2xbf16>
  %none = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.add %i, %half : tensor<7xbf16>
  %1 = stablehlo.multiply %0, %scale : tensor<7xbf16>
  %2 = stablehlo.subtract %1, %one : tensor<7xbf16>
  %3 = stablehlo.subtract %2, %half : tensor<7xbf16>
  %4 = stablehlo.ceil %3 : tensor<7xbf16>
  %start = stablehlo.clamp %zero, %4, %last : tensor<7xbf16>
  %5 = stablehlo.subtract %start, %1 : tensor<7xbf16>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xbf16>) -> tensor<7x2xbf16>
  %7 = stablehlo.iota dim = 1 : tensor<7x2xbf16>
  %8 = stablehlo.add %6, %7 : tensor<7x2xbf16>
  %9 = stablehlo.add %8, %halves : tensor<7x2xbf16>
  %10 = stablehlo.abs %9 : tensor<7x2xbf16>
  %11 = stablehlo.subtract %ones, %10 : tensor<7x2xbf16>
  %12 = stablehlo.maximum %11, %zeros : tensor<7x2xbf16>
  %13 = stablehlo.reduce(%12 init: %none) applies stablehlo.add across dimensions = [1] : (tensor<7x2xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xbf16>) -> tensor<7x2xbf16>
  %u = stablehlo.divide %12, %14 : tensor<7x2xbf16>
  %w = stablehlo.dot_general %u, %u, contracting_dims = [] x [] : (tensor<7x2xbf16>, tensor<7x2xbf16>) -> tensor<7x2x7x2xbf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x1x20x22xbf16>) -> tensor<2x22x20x1xbf16>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<7xbf16>) -> tensor<7x7x1xbf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<7xbf16>) -> tensor<7x7x1xbf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<7x7x1xbf16>, tensor<7x7x1xbf16>) -> tensor<7x7x2xbf16>
  %index = stablehlo.convert %at : (tensor<7x7x2xbf16>) -> tensor<7x7x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 2, 2, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x22x20x1xbf16>, tensor<7x7x2xi32>) -> tensor<2x2x2x1x7x7xbf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<7x2x7x2xbf16>, tensor<2x2x2x1x7x7xbf16>) -> tensor<7x7x2x1xbf16>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<7x7x2x1xbf16>) -> tensor<2x1x7x7xbf16>
  return %y : tensor<2x1x7x7xbf16>
}
// -----
// inputs: special
// bounds: 0
// Nearest elements of f16; -0 may stay what it is.
func.func @main(%x: tensor<2x3x6x7xf16>) -> tensor<2x3x14x14xf16> {
  %w = stablehlo.constant dense<1.0> : tensor<14x1x14x1xf16>
  %i = stablehlo.iota dim = 0 : tensor<14xf16>
  %scale = stablehlo.constant dense<0.42857142857142855> : tensor<14xf16>
  %last = stablehlo.constant dense<5.0> : tensor<14xf16>
  %0 = stablehlo.multiply %i, %scale : tensor<14xf16>
  %1 = stablehlo.floor %0 : tensor<14xf16>
  %start = stablehlo.minimum %1, %last : tensor<14xf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x3x6x7xf16>) -> tensor<2x7x6x3xf16>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<14xf16>) -> tensor<14x14x1xf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<14xf16>) -> tensor<14x14x1xf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<14x14x1xf16>, tensor<14x14x1xf16>) -> tensor<14x14x2xf16>
  %index = stablehlo.convert %at : (tensor<14x14x2xf16>) -> tensor<14x14x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 1, 1, 3>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x7x6x3xf16>, tensor<14x14x2xi32>) -> tensor<2x1x1x3x14x14xf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<14x1x14x1xf16>, tensor<2x1x1x3x14x14xf16>) -> tensor<14x14x2x3xf16>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<14x14x2x3xf16>) -> tensor<2x3x14x14xf16>
  return %y : tensor<2x3x14x14xf16>
}
// -----
// inputs: special
// bounds: 0
// Nearest elements of bf16.
func.func @main(%x: tensor<1x5x6x7xbf16>) -> tensor<1x5x12x12xbf16> {
  %w = stablehlo.constant dense<1.0> : tensor<12x1x12x1xbf16>
  %i = stablehlo.iota dim = 0 : tensor<12xbf16>
  %scale = stablehlo.constant dense<0.5> : tensor<12xbf16>
  %last = stablehlo.constant dense<5.0> : tensor<12xbf16>
  %0 = stablehlo.multiply %i, %scale : tensor<12xbf16>
  %1 = stablehlo.floor %0 : tensor<12xbf16>
  %start = stablehlo.minimum %1, %last : tensor<12xbf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<1x5x6x7xbf16>) -> tensor<1x7x6x5xbf16>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x12x1xbf16>, tensor<12x12x1xbf16>) -> tensor<12x12x2xbf16>
  %index = stablehlo.convert %at : (tensor<12x12x2xbf16>) -> tensor<12x12x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 1, 1, 1, 5>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<1x7x6x5xbf16>, tensor<12x12x2xi32>) -> tensor<1x1x1x5x12x12xbf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<12x1x12x1xbf16>, tensor<1x1x1x5x12x12xbf16>) -> tensor<12x12x1x5xbf16>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<12x12x1x5xbf16>) -> tensor<1x5x12x12xbf16>
  return %y : tensor<1x5x12x12xbf16>
}
// -----
// tolerance: 0
// Nearest elements that are integers.
func.func @main(%x: tensor<2x3x6x7xi32>) -> tensor<2x3x12x12xi32> {
  %w = stablehlo.constant dense<1> : tensor<12x1x12x1xi32>
  %i = stablehlo.iota dim = 0 : tensor<12xbf16>
  %scale = stablehlo.constant dense<0.5> : tensor<12xbf16>
  %last = stablehlo.constant dense<5.0> : tensor<12xbf16>
  %0 = stablehlo.multiply %i, %scale : tensor<12xbf16>
  %1 = stablehlo.floor %0 : tensor<12xbf16>
  %start = stablehlo.minimum %1, %last : tensor<12xbf16>
  %t = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<2x3x6x7xi32>) -> tensor<2x7x6x3xi32>
  %a = stablehlo.broadcast_in_dim %start, dims = [0] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %b = stablehlo.broadcast_in_dim %start, dims = [1] : (tensor<12xbf16>) -> tensor<12x12x1xbf16>
  %at = stablehlo.concatenate %a, %b, dim = 2 : (tensor<12x12x1xbf16>, tensor<12x12x1xbf16>) -> tensor<12x12x2xbf16>
  %index = stablehlo.convert %at : (tensor<12x12x2xbf16>) -> tensor<12x12x2xi32>
  %g = "stablehlo.gather"(%t, %index) <{slice_sizes = array<i64: 2, 1, 1, 3>, dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<2x7x6x3xi32>, tensor<12x12x2xi32>) -> tensor<2x1x1x3x12x12xi32>
  %d = stablehlo.dot_general %w, %g, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2] : (tensor<12x1x12x1xi32>, tensor<2x1x1x3x12x12xi32>) -> tensor<12x12x2x3xi32>
  %y = stablehlo.transpose %d, dims = [2, 3, 0, 1] : (tensor<12x12x2x3xi32>) -> tensor<2x3x12x12xi32>
  return %y : tensor<2x3x12x12xi32>
}
// -----
// tolerance: 1e-2
// Weights that are one constant of bf16: a product of [1.1, 2.3] and [1.3, 0.7], rounded.
func.func @main(%x: tensor<5x6xbf16>) -> tensor<1x1xbf16> {
  %index = stablehlo.constant dense<[[[2, 3]]]> : tensor<1x1x2xi32>
  %w = stablehlo.constant dense<[[[[1.43, 0.77], [2.99, 1.61]]]]> : tensor<1x1x2x2xbf16>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 2, 2>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xbf16>, tensor<1x1x2xi32>) -> tensor<1x1x2x2xbf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [0, 1], contracting_dims = [2, 3] x [2, 3] : (tensor<1x1x2x2xbf16>, tensor<1x1x2x2xbf16>) -> tensor<1x1xbf16>
  return %d : tensor<1x1xbf16>
}
// -----
// Products of weights that are infinite in f16.
func.func @main(%x: tensor<5x6xf16>) -> tensor<2x3xf16> {
  %a = stablehlo.constant dense<[[[0], [0], [0]], [[3], [3], [3]]]> : tensor<2x3x1xi32>
  %b = stablehlo.constant dense<[[[1], [4], [2]], [[1], [4], [2]]]> : tensor<2x3x1xi32>
  %index = stablehlo.concatenate %a, %b, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
  %u = stablehlo.constant dense<[[2.0], [300.0]]> : tensor<2x1xf16>
  %v = stablehlo.constant dense<[[400.0], [-1.0], [0.5]]> : tensor<3x1xf16>
  %w = stablehlo.dot_general %u, %v, contracting_dims = [] x [] : (tensor<2x1xf16>, tensor<3x1xf16>) -> tensor<2x1x3x1xf16>
  %g = "stablehlo.gather"(%x, %index) <{slice_sizes = array<i64: 1, 1>, dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<5x6xf16>, tensor<2x3x2xi32>) -> tensor<2x3x1x1xf16>
  %d = stablehlo.dot_general %w, %g, batching_dims = [0, 2] x [0, 1], contracting_dims = [1, 3] x [2, 3] : (tensor<2x1x3x1xf16>, tensor<2x3x1x1xf16>) -> tensor<2x3xf16>
  return %d : tensor<2x3xf16>
}
