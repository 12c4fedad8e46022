// Few vectors by a matrix that is no constant: as it lies, rows in lanes.
// tolerance: 1e-5
func.func @main(%x: tensor<4x300xf32>, %w: tensor<129x300xf32>) -> tensor<4x129xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<4x300xf32>, tensor<129x300xf32>) -> tensor<4x129xf32>
  return %0 : tensor<4x129xf32>
}
// -----
// Row by row onto sums of all columns, more than one strip of them.
// tolerance: 1e-5
func.func @main(%x: tensor<8x67xf32>, %w: tensor<67x1030xf32>) -> tensor<8x1030xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x67xf32>, tensor<67x1030xf32>) -> tensor<8x1030xf32>
  return %0 : tensor<8x1030xf32>
}
// -----
// The matrix first, and its transpose.
// tolerance: 1e-5
func.func @main(%w: tensor<65x40xf32>, %x: tensor<65x3xf32>) -> tensor<40x3xf32> {
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<65x40xf32>) -> tensor<40x65xf32>
  %0 = stablehlo.dot_general %t, %x, contracting_dims = [1] x [0] : (tensor<40x65xf32>, tensor<65x3xf32>) -> tensor<40x3xf32>
  return %0 : tensor<40x3xf32>
}
// -----
// Two free dimensions, and two contracted ones in another order than those of the matrix.
// tolerance: 1e-5
func.func @main(%x: tensor<2x31x3x7xf32>, %w: tensor<33x7x31xf32>) -> tensor<2x3x33xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1, 3] x [2, 1] : (tensor<2x31x3x7xf32>, tensor<33x7x31xf32>) -> tensor<2x3x33xf32>
  return %0 : tensor<2x3x33xf32>
}
// -----
// Attention of groups of queries, keys and values as a cache has them.
// tolerance: 1e-5
func.func @main(%q: tensor<3x5x32xf32>, %k: tensor<70x3x32xf32>, %v: tensor<3x70x48xf32>) -> tensor<3x5x48xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<3x5x32xf32>, tensor<70x3x32xf32>) -> tensor<3x5x70xf32>
  %1 = stablehlo.tanh %0 : tensor<3x5x70xf32>
  %2 = stablehlo.dot_general %1, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x5x70xf32>, tensor<3x70x48xf32>) -> tensor<3x5x48xf32>
  return %2 : tensor<3x5x48xf32>
}
// -----
// Batches inside, in whose order elements lie.
// tolerance: 1e-5
func.func @main(%x: tensor<6x20x33xf32>, %w: tensor<20x40x33xf32>) -> tensor<33x40x6xf32> {
  %0 = stablehlo.dot_general %w, %x, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<20x40x33xf32>, tensor<6x20x33xf32>) -> tensor<33x40x6xf32>
  return %0 : tensor<33x40x6xf32>
}
// -----
// tolerance: 1e-14
func.func @main(%x: tensor<7x70xf64>, %w: tensor<70x35xf64>, %u: tensor<37x70xf64>) -> (tensor<7x35xf64>, tensor<7x37xf64>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<7x70xf64>, tensor<70x35xf64>) -> tensor<7x35xf64>
  %1 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [1] : (tensor<7x70xf64>, tensor<37x70xf64>) -> tensor<7x37xf64>
  return %0, %1 : tensor<7x35xf64>, tensor<7x37xf64>
}
// -----
// Shorter floats are summed up in f32.
// tolerance: 2e-3
func.func @main(%x: tensor<4x70xf16>, %w: tensor<70x35xf16>, %u: tensor<37x70xf16>) -> (tensor<4x35xf16>, tensor<4x37xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x70xf16>, tensor<70x35xf16>) -> tensor<4x35xf16>
  %1 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [1] : (tensor<4x70xf16>, tensor<37x70xf16>) -> tensor<4x37xf32>
  return %0, %1 : tensor<4x35xf16>, tensor<4x37xf32>
}
// -----
// Bytes with a scale of each column.
// tolerance: 1e-5
func.func @main(%x: tensor<4x70xf32>, %w: tensor<70x48xi8>, %s: tensor<48xf32>) -> tensor<4x48xf32> {
  %0 = stablehlo.convert %w : (tensor<70x48xi8>) -> tensor<70x48xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<48xf32>) -> tensor<70x48xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<70x48xf32>
  %3 = stablehlo.dot_general %x, %2, contracting_dims = [1] x [0] : (tensor<4x70xf32>, tensor<70x48xf32>) -> tensor<4x48xf32>
  return %3 : tensor<4x48xf32>
}
// -----
// Distances of many points from a few: what is read is shared likewise.
// tolerance: 1e-5
func.func @main(%x: tensor<5x67xf32>, %y: tensor<50x67xf32>) -> tensor<5x50xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<5x67xf32>) -> tensor<5x50x67xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<50x67xf32>) -> tensor<5x50x67xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<5x50x67xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<5x50x67xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<5x50x67xf32>, tensor<f32>) -> tensor<5x50xf32>
  return %4 : tensor<5x50xf32>
}
// -----
// The largest of their differences, with a column that all have in front of those that are kept.
// tolerance: 1e-5
func.func @main(%x: tensor<20x4xf32>, %y: tensor<20x70xf32>) -> tensor<4x70xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<20x4xf32>) -> tensor<20x4x70xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [0, 2] : (tensor<20x70xf32>) -> tensor<20x4x70xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<20x4x70xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<20x4x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  return %3 : tensor<4x70xf32>
}
// -----
// In a loop, whose rounds all read the same matrix: that is packed, in front of it. Another one is not.
// tolerance: 1e-4
func.func @main(%x: tensor<4x33xf32>, %w: tensor<33x33xf32>) -> (tensor<4x33xf32>, tensor<33x33xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %h = %x, %m = %w) : tensor<i32>, tensor<4x33xf32>, tensor<33x33xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<4x33xf32>, tensor<33x33xf32>) -> tensor<4x33xf32>
    %1 = stablehlo.tanh %0 : tensor<4x33xf32>
    %2 = stablehlo.dot_general %1, %m, contracting_dims = [1] x [1] : (tensor<4x33xf32>, tensor<33x33xf32>) -> tensor<4x33xf32>
    %3 = stablehlo.tanh %2 : tensor<4x33xf32>
    %4 = stablehlo.cosine %m : tensor<33x33xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %3, %4 : tensor<i32>, tensor<4x33xf32>, tensor<33x33xf32>
  }
  return %r#1, %r#2 : tensor<4x33xf32>, tensor<33x33xf32>
}
