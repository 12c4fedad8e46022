// heads and batches; whole panels
func.func @main(%q: tensor<2x3x24x8xf32>, %k: tensor<2x3x24x8xf32>, %v: tensor<2x3x24x8xf32>) -> (tensor<2x3x24x8xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x24x8xf32>, tensor<2x3x24x8xf32>) -> tensor<2x3x24x24xf32>
  %c = stablehlo.constant dense<0.3> : tensor<2x3x24x24xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<2x3x24x24xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x24x24xf32>, tensor<f32>) -> tensor<2x3x24xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x3x24xf32>) -> tensor<2x3x24x24xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<2x3x24x24xf32>
  %e = stablehlo.exponential %d : tensor<2x3x24x24xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x24x24xf32>, tensor<f32>) -> tensor<2x3x24xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x3x24xf32>) -> tensor<2x3x24x24xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x3x24x24xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x24x24xf32>, tensor<2x3x24x8xf32>) -> tensor<2x3x24x8xf32>
  return %o : tensor<2x3x24x8xf32>
}
// -----
// columns that are no whole panels, rows that are no whole register tiles
func.func @main(%q: tensor<3x37x8xf32>, %k: tensor<3x49x8xf32>, %v: tensor<3x49x5xf32>) -> (tensor<3x37x5xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x37x8xf32>, tensor<3x49x8xf32>) -> tensor<3x37x49xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x37x49xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x37x49xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x37x49xf32>, tensor<f32>) -> tensor<3x37xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x37xf32>) -> tensor<3x37x49xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<3x37x49xf32>
  %e = stablehlo.exponential %d : tensor<3x37x49xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x37x49xf32>, tensor<f32>) -> tensor<3x37xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x37xf32>) -> tensor<3x37x49xf32>
  %p = stablehlo.divide %e, %sb : tensor<3x37x49xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x37x49xf32>, tensor<3x49x5xf32>) -> tensor<3x37x5xf32>
  return %o : tensor<3x37x5xf32>
}
// -----
// a bias that heads share
func.func @main(%q: tensor<2x2x37x16xf32>, %k: tensor<2x2x77x16xf32>, %v: tensor<2x2x77x20xf32>, %bias: tensor<2x1x37x77xf32>) -> (tensor<2x2x37x20xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x2x37x16xf32>, tensor<2x2x77x16xf32>) -> tensor<2x2x37x77xf32>
  %c = stablehlo.constant dense<0.3> : tensor<2x2x37x77xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<2x2x37x77xf32>
  %bb = stablehlo.broadcast_in_dim %bias, dims = [0, 1, 2, 3] : (tensor<2x1x37x77xf32>) -> tensor<2x2x37x77xf32>
  %s2 = stablehlo.add %s1, %bb : tensor<2x2x37x77xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s2 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x37x77xf32>, tensor<f32>) -> tensor<2x2x37xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x2x37xf32>) -> tensor<2x2x37x77xf32>
  %d = stablehlo.subtract %s2, %mb : tensor<2x2x37x77xf32>
  %e = stablehlo.exponential %d : tensor<2x2x37x77xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x37x77xf32>, tensor<f32>) -> tensor<2x2x37xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x2x37xf32>) -> tensor<2x2x37x77xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x2x37x77xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x2x37x77xf32>, tensor<2x2x77x20xf32>) -> tensor<2x2x37x20xf32>
  return %o : tensor<2x2x37x20xf32>
}
// -----
// no batch
func.func @main(%q: tensor<150x7xf32>, %k: tensor<33x7xf32>, %v: tensor<33x16xf32>) -> (tensor<150x16xf32>) {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<150x7xf32>, tensor<33x7xf32>) -> tensor<150x33xf32>
  %c = stablehlo.constant dense<0.3> : tensor<150x33xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<150x33xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<150x33xf32>, tensor<f32>) -> tensor<150xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<150xf32>) -> tensor<150x33xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<150x33xf32>
  %e = stablehlo.exponential %d : tensor<150x33xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<150x33xf32>, tensor<f32>) -> tensor<150xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<150xf32>) -> tensor<150x33xf32>
  %p = stablehlo.divide %e, %sb : tensor<150x33xf32>
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<150x33xf32>, tensor<33x16xf32>) -> tensor<150x16xf32>
  return %o : tensor<150x16xf32>
}
// -----
// terms of the second product in blocks
func.func @main(%q: tensor<4x30x8xf32>, %k: tensor<4x600x8xf32>, %v: tensor<4x600x16xf32>) -> (tensor<4x30x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x30x8xf32>, tensor<4x600x8xf32>) -> tensor<4x30x600xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x30x600xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x30x600xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x30x600xf32>, tensor<f32>) -> tensor<4x30xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x30xf32>) -> tensor<4x30x600xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<4x30x600xf32>
  %e = stablehlo.exponential %d : tensor<4x30x600xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x30x600xf32>, tensor<f32>) -> tensor<4x30xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x30xf32>) -> tensor<4x30x600xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x30x600xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x30x600xf32>, tensor<4x600x16xf32>) -> tensor<4x30x16xf32>
  return %o : tensor<4x30x16xf32>
}
// -----
// f64
func.func @main(%q: tensor<2x50x4xf64>, %k: tensor<2x20x4xf64>, %v: tensor<2x20x20xf64>) -> (tensor<2x50x20xf64>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x50x4xf64>, tensor<2x20x4xf64>) -> tensor<2x50x20xf64>
  %c = stablehlo.constant dense<0.3> : tensor<2x50x20xf64>
  %s1 = stablehlo.multiply %s, %c : tensor<2x50x20xf64>
  %ninf = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x50x20xf64>, tensor<f64>) -> tensor<2x50xf64>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x50xf64>) -> tensor<2x50x20xf64>
  %d = stablehlo.subtract %s1, %mb : tensor<2x50x20xf64>
  %e = stablehlo.exponential %d : tensor<2x50x20xf64>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x50x20xf64>, tensor<f64>) -> tensor<2x50xf64>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x50xf64>) -> tensor<2x50x20xf64>
  %p = stablehlo.divide %e, %sb : tensor<2x50x20xf64>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x50x20xf64>, tensor<2x20x20xf64>) -> tensor<2x50x20xf64>
  return %o : tensor<2x50x20xf64>
}
// -----
// causal
func.func @main(%q: tensor<4x70x8xf32>, %k: tensor<4x70x8xf32>, %v: tensor<4x70x16xf32>) -> (tensor<4x70x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x70x8xf32>, tensor<4x70x8xf32>) -> tensor<4x70x70xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x70x70xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x70x70xf32>
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %off = stablehlo.constant dense<0> : tensor<70x70xi32>
  %io = stablehlo.add %i, %off : tensor<70x70xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<70x70xi1>) -> tensor<4x70x70xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<4x70x70xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x70x70xi1>, tensor<4x70x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x70x70xf32>
  %e = stablehlo.exponential %d : tensor<4x70x70xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x70x70xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x70x70xf32>, tensor<4x70x16xf32>) -> tensor<4x70x16xf32>
  return %o : tensor<4x70x16xf32>
}
// -----
// causal, with a batch of one; several vectors at a time
func.func @main(%q: tensor<1x4x130x8xf32>, %k: tensor<1x4x130x8xf32>, %v: tensor<1x4x130x16xf32>) -> (tensor<1x4x130x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<1x4x130x8xf32>, tensor<1x4x130x8xf32>) -> tensor<1x4x130x130xf32>
  %c = stablehlo.constant dense<0.3> : tensor<1x4x130x130xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<1x4x130x130xf32>
  %i = stablehlo.iota dim = 0 : tensor<130x130xi32>
  %j = stablehlo.iota dim = 1 : tensor<130x130xi32>
  %off = stablehlo.constant dense<0> : tensor<130x130xi32>
  %io = stablehlo.add %i, %off : tensor<130x130xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<130x130xi32>, tensor<130x130xi32>) -> tensor<130x130xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [2, 3] : (tensor<130x130xi1>) -> tensor<1x4x130x130xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<1x4x130x130xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<1x4x130x130xi1>, tensor<1x4x130x130xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<1x4x130x130xf32>, tensor<f32>) -> tensor<1x4x130xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x4x130xf32>) -> tensor<1x4x130x130xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<1x4x130x130xf32>
  %e = stablehlo.exponential %d : tensor<1x4x130x130xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<1x4x130x130xf32>, tensor<f32>) -> tensor<1x4x130xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<1x4x130xf32>) -> tensor<1x4x130x130xf32>
  %p = stablehlo.divide %e, %sb : tensor<1x4x130x130xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1x4x130x130xf32>, tensor<1x4x130x16xf32>) -> tensor<1x4x130x16xf32>
  return %o : tensor<1x4x130x16xf32>
}
// -----
// causal, of the last rows
func.func @main(%q: tensor<4x40x8xf32>, %k: tensor<4x110x8xf32>, %v: tensor<4x110x16xf32>) -> (tensor<4x40x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x40x8xf32>, tensor<4x110x8xf32>) -> tensor<4x40x110xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x40x110xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x40x110xf32>
  %i = stablehlo.iota dim = 0 : tensor<40x110xi32>
  %j = stablehlo.iota dim = 1 : tensor<40x110xi32>
  %off = stablehlo.constant dense<70> : tensor<40x110xi32>
  %io = stablehlo.add %i, %off : tensor<40x110xi32>
  %cmp = stablehlo.compare LE, %j, %io : (tensor<40x110xi32>, tensor<40x110xi32>) -> tensor<40x110xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<40x110xi1>) -> tensor<4x40x110xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<4x40x110xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x40x110xi1>, tensor<4x40x110xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x40x110xf32>, tensor<f32>) -> tensor<4x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x110xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x40x110xf32>
  %e = stablehlo.exponential %d : tensor<4x40x110xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x40x110xf32>, tensor<f32>) -> tensor<4x40xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x110xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x40x110xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x40x110xf32>, tensor<4x110x16xf32>) -> tensor<4x40x16xf32>
  return %o : tensor<4x40x16xf32>
}
// -----
// causal, the first rows have nothing: NaN, as the program says
func.func @main(%q: tensor<4x80x8xf32>, %k: tensor<4x64x8xf32>, %v: tensor<4x64x16xf32>) -> (tensor<4x80x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x80x8xf32>, tensor<4x64x8xf32>) -> tensor<4x80x64xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x80x64xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x80x64xf32>
  %i = stablehlo.iota dim = 0 : tensor<80x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<80x64xi32>
  %off = stablehlo.constant dense<-7> : tensor<80x64xi32>
  %io = stablehlo.add %i, %off : tensor<80x64xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<80x64xi32>, tensor<80x64xi32>) -> tensor<80x64xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<80x64xi1>) -> tensor<4x80x64xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<4x80x64xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x80x64xi1>, tensor<4x80x64xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x80x64xf32>, tensor<f32>) -> tensor<4x80xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x80xf32>) -> tensor<4x80x64xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x80x64xf32>
  %e = stablehlo.exponential %d : tensor<4x80x64xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x80x64xf32>, tensor<f32>) -> tensor<4x80xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x80xf32>) -> tensor<4x80x64xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x80x64xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x80x64xf32>, tensor<4x64x16xf32>) -> tensor<4x80x16xf32>
  return %o : tensor<4x80x16xf32>
}
// -----
// masked by the lowest float
func.func @main(%q: tensor<4x70x8xf32>, %k: tensor<4x70x8xf32>, %v: tensor<4x70x16xf32>) -> (tensor<4x70x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x70x8xf32>, tensor<4x70x8xf32>) -> tensor<4x70x70xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x70x70xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x70x70xf32>
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %off = stablehlo.constant dense<0> : tensor<70x70xi32>
  %io = stablehlo.add %i, %off : tensor<70x70xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<70x70xi1>) -> tensor<4x70x70xi1>
  %low = stablehlo.constant dense<-3.40282347E+38> : tensor<4x70x70xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x70x70xi1>, tensor<4x70x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x70x70xf32>
  %e = stablehlo.exponential %d : tensor<4x70x70xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x70x70xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x70x70xf32>, tensor<4x70x16xf32>) -> tensor<4x70x16xf32>
  return %o : tensor<4x70x16xf32>
}
// -----
// masked by the lowest float: rows of nothing else are means
func.func @main(%q: tensor<4x70x8xf32>, %k: tensor<4x70x8xf32>, %v: tensor<4x70x16xf32>) -> (tensor<4x70x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x70x8xf32>, tensor<4x70x8xf32>) -> tensor<4x70x70xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x70x70xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x70x70xf32>
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %off = stablehlo.constant dense<-2> : tensor<70x70xi32>
  %io = stablehlo.add %i, %off : tensor<70x70xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<70x70xi1>) -> tensor<4x70x70xi1>
  %low = stablehlo.constant dense<-3.40282347E+38> : tensor<4x70x70xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x70x70xi1>, tensor<4x70x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x70x70xf32>
  %e = stablehlo.exponential %d : tensor<4x70x70xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x70x70xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x70x70xf32>, tensor<4x70x16xf32>) -> tensor<4x70x16xf32>
  return %o : tensor<4x70x16xf32>
}
// -----
// masked by a number that is not small: all columns count
func.func @main(%q: tensor<4x70x8xf32>, %k: tensor<4x70x8xf32>, %v: tensor<4x70x16xf32>) -> (tensor<4x70x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x70x8xf32>, tensor<4x70x8xf32>) -> tensor<4x70x70xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x70x70xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x70x70xf32>
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %off = stablehlo.constant dense<0> : tensor<70x70xi32>
  %io = stablehlo.add %i, %off : tensor<70x70xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<70x70xi1>) -> tensor<4x70x70xi1>
  %low = stablehlo.constant dense<-9.0> : tensor<4x70x70xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x70x70xi1>, tensor<4x70x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x70x70xf32>
  %e = stablehlo.exponential %d : tensor<4x70x70xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x70x70xf32>, tensor<f32>) -> tensor<4x70xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x70xf32>) -> tensor<4x70x70xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x70x70xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x70x70xf32>, tensor<4x70x16xf32>) -> tensor<4x70x16xf32>
  return %o : tensor<4x70x16xf32>
}
// -----
// the rows are a result as well
func.func @main(%q: tensor<4x40x8xf32>, %k: tensor<4x40x8xf32>, %v: tensor<4x40x16xf32>) -> (tensor<4x40x16xf32>, tensor<4x40x40xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x40x8xf32>, tensor<4x40x8xf32>) -> tensor<4x40x40xf32>
  %c = stablehlo.constant dense<0.3> : tensor<4x40x40xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<4x40x40xf32>
  %i = stablehlo.iota dim = 0 : tensor<40x40xi32>
  %j = stablehlo.iota dim = 1 : tensor<40x40xi32>
  %off = stablehlo.constant dense<0> : tensor<40x40xi32>
  %io = stablehlo.add %i, %off : tensor<40x40xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<40x40xi32>, tensor<40x40xi32>) -> tensor<40x40xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<40x40xi1>) -> tensor<4x40x40xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<4x40x40xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<4x40x40xi1>, tensor<4x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x40x40xf32>, tensor<f32>) -> tensor<4x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x40xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<4x40x40xf32>
  %e = stablehlo.exponential %d : tensor<4x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x40x40xf32>, tensor<f32>) -> tensor<4x40xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<4x40xf32>) -> tensor<4x40x40xf32>
  %p = stablehlo.divide %e, %sb : tensor<4x40x40xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x40x40xf32>, tensor<4x40x16xf32>) -> tensor<4x40x16xf32>
  return %o, %p : tensor<4x40x16xf32>, tensor<4x40x40xf32>
}
// -----
// rows that masking leaves at -infinity
func.func @main(%q: tensor<3x60x8xf32>, %k: tensor<3x60x8xf32>, %v: tensor<3x60x16xf32>) -> (tensor<3x60x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x60x8xf32>, tensor<3x60x8xf32>) -> tensor<3x60x60xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x60x60xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x60x60xf32>
  %i = stablehlo.iota dim = 0 : tensor<60x60xi32>
  %j = stablehlo.iota dim = 1 : tensor<60x60xi32>
  %off = stablehlo.constant dense<0> : tensor<60x60xi32>
  %io = stablehlo.add %i, %off : tensor<60x60xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<60x60xi32>, tensor<60x60xi32>) -> tensor<60x60xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<60x60xi1>) -> tensor<3x60x60xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<3x60x60xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<3x60x60xi1>, tensor<3x60x60xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x60x60xf32>, tensor<f32>) -> tensor<3x60xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x60xf32>) -> tensor<3x60x60xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<3x60x60xf32>
  %e = stablehlo.exponential %d : tensor<3x60x60xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x60x60xf32>, tensor<f32>) -> tensor<3x60xf32>
  %ls = stablehlo.log %sum : tensor<3x60xf32>
  %sb = stablehlo.broadcast_in_dim %ls, dims = [0, 1] : (tensor<3x60xf32>) -> tensor<3x60x60xf32>
  %p = stablehlo.subtract %d, %sb : tensor<3x60x60xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x60x60xf32>, tensor<3x60x16xf32>) -> tensor<3x60x16xf32>
  return %o : tensor<3x60x16xf32>
}
// -----
// work behind the second product
func.func @main(%q: tensor<3x40x8xf32>, %k: tensor<3x40x8xf32>, %v: tensor<3x40x16xf32>) -> (tensor<3x40x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x40x8xf32>, tensor<3x40x8xf32>) -> tensor<3x40x40xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x40x40xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<3x40x40xf32>
  %e = stablehlo.exponential %d : tensor<3x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %p = stablehlo.divide %e, %sb : tensor<3x40x40xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x40x40xf32>, tensor<3x40x16xf32>) -> tensor<3x40x16xf32>
  %a = stablehlo.multiply %o, %o : tensor<3x40x16xf32>
  return %a : tensor<3x40x16xf32>
}
// -----
// keys that lie turned
func.func @main(%q: tensor<3x40x8xf32>, %k: tensor<3x8x40xf32>, %v: tensor<3x40x16xf32>) -> (tensor<3x40x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x40x8xf32>, tensor<3x8x40xf32>) -> tensor<3x40x40xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x40x40xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x40x40xf32>
  %i = stablehlo.iota dim = 0 : tensor<40x40xi64>
  %j = stablehlo.iota dim = 1 : tensor<40x40xi64>
  %off = stablehlo.constant dense<0> : tensor<40x40xi64>
  %io = stablehlo.add %i, %off : tensor<40x40xi64>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<40x40xi1>) -> tensor<3x40x40xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<3x40x40xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<3x40x40xi1>, tensor<3x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<3x40x40xf32>
  %e = stablehlo.exponential %d : tensor<3x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %p = stablehlo.divide %e, %sb : tensor<3x40x40xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x40x40xf32>, tensor<3x40x16xf32>) -> tensor<3x40x16xf32>
  return %o : tensor<3x40x16xf32>
}
// -----
// inputs: special
// NaN and infinities
func.func @main(%q: tensor<3x40x8xf32>, %k: tensor<3x40x8xf32>, %v: tensor<3x40x16xf32>) -> (tensor<3x40x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x40x8xf32>, tensor<3x40x8xf32>) -> tensor<3x40x40xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x40x40xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s1 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %d = stablehlo.subtract %s1, %mb : tensor<3x40x40xf32>
  %e = stablehlo.exponential %d : tensor<3x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x40x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x40xf32>) -> tensor<3x40x40xf32>
  %p = stablehlo.divide %e, %sb : tensor<3x40x40xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x40x40xf32>, tensor<3x40x16xf32>) -> tensor<3x40x16xf32>
  return %o : tensor<3x40x16xf32>
}
// -----
// input 0: special
// input 1: special
// NaN and infinities in what is masked
func.func @main(%q: tensor<3x70x8xf32>, %k: tensor<3x70x8xf32>, %v: tensor<3x70x16xf32>) -> (tensor<3x70x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x70x8xf32>, tensor<3x70x8xf32>) -> tensor<3x70x70xf32>
  %c = stablehlo.constant dense<0.3> : tensor<3x70x70xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<3x70x70xf32>
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %off = stablehlo.constant dense<0> : tensor<70x70xi32>
  %io = stablehlo.add %i, %off : tensor<70x70xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<70x70xi1>) -> tensor<3x70x70xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<3x70x70xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<3x70x70xi1>, tensor<3x70x70xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x70x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x70xf32>) -> tensor<3x70x70xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<3x70x70xf32>
  %e = stablehlo.exponential %d : tensor<3x70x70xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x70x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x70xf32>) -> tensor<3x70x70xf32>
  %p = stablehlo.divide %e, %sb : tensor<3x70x70xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x70x70xf32>, tensor<3x70x16xf32>) -> tensor<3x70x16xf32>
  return %o : tensor<3x70x16xf32>
}
// -----
// causal: tasks reach a part of the columns
func.func @main(%q: tensor<2x200x8xf32>, %k: tensor<2x200x8xf32>, %v: tensor<2x200x16xf32>) -> (tensor<2x200x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x200x8xf32>, tensor<2x200x8xf32>) -> tensor<2x200x200xf32>
  %c = stablehlo.constant dense<0.3> : tensor<2x200x200xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<2x200x200xf32>
  %i = stablehlo.iota dim = 0 : tensor<200x200xi32>
  %j = stablehlo.iota dim = 1 : tensor<200x200xi32>
  %off = stablehlo.constant dense<0> : tensor<200x200xi32>
  %io = stablehlo.add %i, %off : tensor<200x200xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<200x200xi32>, tensor<200x200xi32>) -> tensor<200x200xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<200x200xi1>) -> tensor<2x200x200xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<2x200x200xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<2x200x200xi1>, tensor<2x200x200xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x200x200xf32>, tensor<f32>) -> tensor<2x200xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x200xf32>) -> tensor<2x200x200xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<2x200x200xf32>
  %e = stablehlo.exponential %d : tensor<2x200x200xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x200x200xf32>, tensor<f32>) -> tensor<2x200xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x200xf32>) -> tensor<2x200x200xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x200x200xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x200x200xf32>, tensor<2x200x16xf32>) -> tensor<2x200x16xf32>
  return %o : tensor<2x200x16xf32>
}
// -----
// causal, of the last rows: columns that are no whole vectors
func.func @main(%q: tensor<140x8xf32>, %k: tensor<270x8xf32>, %v: tensor<270x16xf32>) -> (tensor<140x16xf32>) {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<140x8xf32>, tensor<270x8xf32>) -> tensor<140x270xf32>
  %c = stablehlo.constant dense<0.3> : tensor<140x270xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<140x270xf32>
  %i = stablehlo.iota dim = 0 : tensor<140x270xi32>
  %j = stablehlo.iota dim = 1 : tensor<140x270xi32>
  %off = stablehlo.constant dense<130> : tensor<140x270xi32>
  %io = stablehlo.add %i, %off : tensor<140x270xi32>
  %cmp = stablehlo.compare LE, %j, %io : (tensor<140x270xi32>, tensor<140x270xi32>) -> tensor<140x270xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [0, 1] : (tensor<140x270xi1>) -> tensor<140x270xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<140x270xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<140x270xi1>, tensor<140x270xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<140x270xf32>, tensor<f32>) -> tensor<140xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<140xf32>) -> tensor<140x270xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<140x270xf32>
  %e = stablehlo.exponential %d : tensor<140x270xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<140x270xf32>, tensor<f32>) -> tensor<140xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<140xf32>) -> tensor<140x270xf32>
  %p = stablehlo.divide %e, %sb : tensor<140x270xf32>
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<140x270xf32>, tensor<270x16xf32>) -> tensor<140x16xf32>
  return %o : tensor<140x16xf32>
}
// -----
// causal: rows of tasks that reach nothing
func.func @main(%q: tensor<2x130x8xf32>, %k: tensor<2x130x8xf32>, %v: tensor<2x130x16xf32>) -> (tensor<2x130x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x130x8xf32>, tensor<2x130x8xf32>) -> tensor<2x130x130xf32>
  %c = stablehlo.constant dense<0.3> : tensor<2x130x130xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<2x130x130xf32>
  %i = stablehlo.iota dim = 0 : tensor<130x130xi32>
  %j = stablehlo.iota dim = 1 : tensor<130x130xi32>
  %off = stablehlo.constant dense<-70> : tensor<130x130xi32>
  %io = stablehlo.add %i, %off : tensor<130x130xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<130x130xi32>, tensor<130x130xi32>) -> tensor<130x130xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<130x130xi1>) -> tensor<2x130x130xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<2x130x130xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<2x130x130xi1>, tensor<2x130x130xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x130x130xf32>, tensor<f32>) -> tensor<2x130xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x130xf32>) -> tensor<2x130x130xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<2x130x130xf32>
  %e = stablehlo.exponential %d : tensor<2x130x130xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x130x130xf32>, tensor<f32>) -> tensor<2x130xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x130xf32>) -> tensor<2x130x130xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x130x130xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x130x130xf32>, tensor<2x130x16xf32>) -> tensor<2x130x16xf32>
  return %o : tensor<2x130x16xf32>
}
// -----
// causal: terms of the second product in blocks
func.func @main(%q: tensor<1x90x8xf32>, %k: tensor<1x700x8xf32>, %v: tensor<1x700x16xf32>) -> (tensor<1x90x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x90x8xf32>, tensor<1x700x8xf32>) -> tensor<1x90x700xf32>
  %c = stablehlo.constant dense<0.3> : tensor<1x90x700xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<1x90x700xf32>
  %i = stablehlo.iota dim = 0 : tensor<90x700xi32>
  %j = stablehlo.iota dim = 1 : tensor<90x700xi32>
  %off = stablehlo.constant dense<100> : tensor<90x700xi32>
  %io = stablehlo.add %i, %off : tensor<90x700xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<90x700xi32>, tensor<90x700xi32>) -> tensor<90x700xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<90x700xi1>) -> tensor<1x90x700xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<1x90x700xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<1x90x700xi1>, tensor<1x90x700xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<1x90x700xf32>, tensor<f32>) -> tensor<1x90xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<1x90xf32>) -> tensor<1x90x700xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<1x90x700xf32>
  %e = stablehlo.exponential %d : tensor<1x90x700xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x90x700xf32>, tensor<f32>) -> tensor<1x90xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<1x90xf32>) -> tensor<1x90x700xf32>
  %p = stablehlo.divide %e, %sb : tensor<1x90x700xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x90x700xf32>, tensor<1x700x16xf32>) -> tensor<1x90x16xf32>
  return %o : tensor<1x90x16xf32>
}
// -----
// causal, f64
func.func @main(%q: tensor<2x100x8xf64>, %k: tensor<2x100x8xf64>, %v: tensor<2x100x16xf64>) -> (tensor<2x100x16xf64>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x100x8xf64>, tensor<2x100x8xf64>) -> tensor<2x100x100xf64>
  %c = stablehlo.constant dense<0.3> : tensor<2x100x100xf64>
  %s1 = stablehlo.multiply %s, %c : tensor<2x100x100xf64>
  %i = stablehlo.iota dim = 0 : tensor<100x100xi64>
  %j = stablehlo.iota dim = 1 : tensor<100x100xi64>
  %off = stablehlo.constant dense<0> : tensor<100x100xi64>
  %io = stablehlo.add %i, %off : tensor<100x100xi64>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<100x100xi64>, tensor<100x100xi64>) -> tensor<100x100xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<100x100xi1>) -> tensor<2x100x100xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<2x100x100xf64>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<2x100x100xi1>, tensor<2x100x100xf64>
  %ninf = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x100x100xf64>, tensor<f64>) -> tensor<2x100xf64>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x100xf64>) -> tensor<2x100x100xf64>
  %d = stablehlo.subtract %s3, %mb : tensor<2x100x100xf64>
  %e = stablehlo.exponential %d : tensor<2x100x100xf64>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x100x100xf64>, tensor<f64>) -> tensor<2x100xf64>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x100xf64>) -> tensor<2x100x100xf64>
  %p = stablehlo.divide %e, %sb : tensor<2x100x100xf64>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x100x100xf64>, tensor<2x100x16xf64>) -> tensor<2x100x16xf64>
  return %o : tensor<2x100x16xf64>
}
// -----
// masked by 0: all columns count
func.func @main(%q: tensor<2x150x8xf32>, %k: tensor<2x150x8xf32>, %v: tensor<2x150x16xf32>) -> (tensor<2x150x16xf32>) {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x150x8xf32>, tensor<2x150x8xf32>) -> tensor<2x150x150xf32>
  %c = stablehlo.constant dense<0.3> : tensor<2x150x150xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<2x150x150xf32>
  %i = stablehlo.iota dim = 0 : tensor<150x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<150x150xi32>
  %off = stablehlo.constant dense<0> : tensor<150x150xi32>
  %io = stablehlo.add %i, %off : tensor<150x150xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<150x150xi32>, tensor<150x150xi32>) -> tensor<150x150xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [1, 2] : (tensor<150x150xi1>) -> tensor<2x150x150xi1>
  %low = stablehlo.constant dense<0.0> : tensor<2x150x150xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<2x150x150xi1>, tensor<2x150x150xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x150x150xf32>, tensor<f32>) -> tensor<2x150xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x150xf32>) -> tensor<2x150x150xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<2x150x150xf32>
  %e = stablehlo.exponential %d : tensor<2x150x150xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x150x150xf32>, tensor<f32>) -> tensor<2x150xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x150xf32>) -> tensor<2x150x150xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x150x150xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x150x150xf32>, tensor<2x150x16xf32>) -> tensor<2x150x16xf32>
  return %o : tensor<2x150x16xf32>
}
// -----
// input 0: special
// input 1: special
// NaN and infinities in rows that reach a part of the columns
func.func @main(%q: tensor<150x8xf32>, %k: tensor<150x8xf32>, %v: tensor<150x16xf32>) -> (tensor<150x16xf32>) {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<150x8xf32>, tensor<150x8xf32>) -> tensor<150x150xf32>
  %c = stablehlo.constant dense<0.3> : tensor<150x150xf32>
  %s1 = stablehlo.multiply %s, %c : tensor<150x150xf32>
  %i = stablehlo.iota dim = 0 : tensor<150x150xi32>
  %j = stablehlo.iota dim = 1 : tensor<150x150xi32>
  %off = stablehlo.constant dense<0> : tensor<150x150xi32>
  %io = stablehlo.add %i, %off : tensor<150x150xi32>
  %cmp = stablehlo.compare GE, %io, %j : (tensor<150x150xi32>, tensor<150x150xi32>) -> tensor<150x150xi1>
  %mask = stablehlo.broadcast_in_dim %cmp, dims = [0, 1] : (tensor<150x150xi1>) -> tensor<150x150xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<150x150xf32>
  %s3 = stablehlo.select %mask, %s1, %low : tensor<150x150xi1>, tensor<150x150xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s3 init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<150x150xf32>, tensor<f32>) -> tensor<150xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<150xf32>) -> tensor<150x150xf32>
  %d = stablehlo.subtract %s3, %mb : tensor<150x150xf32>
  %e = stablehlo.exponential %d : tensor<150x150xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<150x150xf32>, tensor<f32>) -> tensor<150xf32>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<150xf32>) -> tensor<150x150xf32>
  %p = stablehlo.divide %e, %sb : tensor<150x150xf32>
  %o = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0] : (tensor<150x150xf32>, tensor<150x16xf32>) -> tensor<150x16xf32>
  return %o : tensor<150x16xf32>
}
// -----
// as PyTorch writes it: heads and batches in one dimension, and not
func.func @main(%q: tensor<2x3x40x8xf32>, %k: tensor<2x3x40x8xf32>, %v: tensor<2x3x40x8xf32>, %bias: tensor<2x1x1x40xf32>) -> (tensor<2x40x24xf32>) {
  %kt = stablehlo.transpose %k, dims = [0, 1, 3, 2] : (tensor<2x3x40x8xf32>) -> tensor<2x3x8x40xf32>
  %q3 = stablehlo.reshape %q : (tensor<2x3x40x8xf32>) -> tensor<6x40x8xf32>
  %k3 = stablehlo.reshape %kt : (tensor<2x3x8x40xf32>) -> tensor<6x8x40xf32>
  %s3 = stablehlo.dot_general %q3, %k3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x40x8xf32>, tensor<6x8x40xf32>) -> tensor<6x40x40xf32>
  %s4 = stablehlo.reshape %s3 : (tensor<6x40x40xf32>) -> tensor<2x3x40x40xf32>
  %c = stablehlo.constant dense<4.0> : tensor<2x3x40x40xf32>
  %s5 = stablehlo.divide %s4, %c : tensor<2x3x40x40xf32>
  %bb = stablehlo.broadcast_in_dim %bias, dims = [0, 1, 2, 3] : (tensor<2x1x1x40xf32>) -> tensor<2x3x40x40xf32>
  %s6 = stablehlo.add %s5, %bb : tensor<2x3x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s6 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x40x40xf32>, tensor<f32>) -> tensor<2x3x40xf32>
  %m1 = stablehlo.reshape %m : (tensor<2x3x40xf32>) -> tensor<2x3x40x1xf32>
  %mb = stablehlo.broadcast_in_dim %m1, dims = [0, 1, 2, 3] : (tensor<2x3x40x1xf32>) -> tensor<2x3x40x40xf32>
  %d = stablehlo.subtract %s6, %mb : tensor<2x3x40x40xf32>
  %e = stablehlo.exponential %d : tensor<2x3x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x40x40xf32>, tensor<f32>) -> tensor<2x3x40xf32>
  %s1 = stablehlo.reshape %sum : (tensor<2x3x40xf32>) -> tensor<2x3x40x1xf32>
  %sb = stablehlo.broadcast_in_dim %s1, dims = [0, 1, 2, 3] : (tensor<2x3x40x1xf32>) -> tensor<2x3x40x40xf32>
  %p = stablehlo.divide %e, %sb : tensor<2x3x40x40xf32>
  %p3 = stablehlo.reshape %p : (tensor<2x3x40x40xf32>) -> tensor<6x40x40xf32>
  %v3 = stablehlo.reshape %v : (tensor<2x3x40x8xf32>) -> tensor<6x40x8xf32>
  %o3 = stablehlo.dot_general %p3, %v3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x40x40xf32>, tensor<6x40x8xf32>) -> tensor<6x40x8xf32>
  %o4 = stablehlo.reshape %o3 : (tensor<6x40x8xf32>) -> tensor<2x3x40x8xf32>
  %ot = stablehlo.transpose %o4, dims = [0, 2, 1, 3] : (tensor<2x3x40x8xf32>) -> tensor<2x40x3x8xf32>
  %o = stablehlo.reshape %ot : (tensor<2x40x3x8xf32>) -> tensor<2x40x24xf32>
  return %o : tensor<2x40x24xf32>
}
// -----
// a batch of one
func.func @main(%q: tensor<1x12x25x8xf32>, %k: tensor<1x12x25x8xf32>, %v: tensor<1x12x25x8xf32>, %bias: tensor<1x1x1x25xf32>) -> (tensor<1x25x96xf32>) {
  %kt = stablehlo.transpose %k, dims = [0, 1, 3, 2] : (tensor<1x12x25x8xf32>) -> tensor<1x12x8x25xf32>
  %q3 = stablehlo.reshape %q : (tensor<1x12x25x8xf32>) -> tensor<12x25x8xf32>
  %k3 = stablehlo.reshape %kt : (tensor<1x12x8x25xf32>) -> tensor<12x8x25xf32>
  %s3 = stablehlo.dot_general %q3, %k3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x25x8xf32>, tensor<12x8x25xf32>) -> tensor<12x25x25xf32>
  %s4 = stablehlo.reshape %s3 : (tensor<12x25x25xf32>) -> tensor<1x12x25x25xf32>
  %c = stablehlo.constant dense<4.0> : tensor<1x12x25x25xf32>
  %s5 = stablehlo.divide %s4, %c : tensor<1x12x25x25xf32>
  %bb = stablehlo.broadcast_in_dim %bias, dims = [0, 1, 2, 3] : (tensor<1x1x1x25xf32>) -> tensor<1x12x25x25xf32>
  %s6 = stablehlo.add %s5, %bb : tensor<1x12x25x25xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s6 init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<1x12x25x25xf32>, tensor<f32>) -> tensor<1x12x25xf32>
  %m1 = stablehlo.reshape %m : (tensor<1x12x25xf32>) -> tensor<1x12x25x1xf32>
  %mb = stablehlo.broadcast_in_dim %m1, dims = [0, 1, 2, 3] : (tensor<1x12x25x1xf32>) -> tensor<1x12x25x25xf32>
  %d = stablehlo.subtract %s6, %mb : tensor<1x12x25x25xf32>
  %e = stablehlo.exponential %d : tensor<1x12x25x25xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<1x12x25x25xf32>, tensor<f32>) -> tensor<1x12x25xf32>
  %s1 = stablehlo.reshape %sum : (tensor<1x12x25xf32>) -> tensor<1x12x25x1xf32>
  %sb = stablehlo.broadcast_in_dim %s1, dims = [0, 1, 2, 3] : (tensor<1x12x25x1xf32>) -> tensor<1x12x25x25xf32>
  %p = stablehlo.divide %e, %sb : tensor<1x12x25x25xf32>
  %p3 = stablehlo.reshape %p : (tensor<1x12x25x25xf32>) -> tensor<12x25x25xf32>
  %v3 = stablehlo.reshape %v : (tensor<1x12x25x8xf32>) -> tensor<12x25x8xf32>
  %o3 = stablehlo.dot_general %p3, %v3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x25x25xf32>, tensor<12x25x8xf32>) -> tensor<12x25x8xf32>
  %o4 = stablehlo.reshape %o3 : (tensor<12x25x8xf32>) -> tensor<1x12x25x8xf32>
  %ot = stablehlo.transpose %o4, dims = [0, 2, 1, 3] : (tensor<1x12x25x8xf32>) -> tensor<1x25x12x8xf32>
  %o = stablehlo.reshape %ot : (tensor<1x25x12x8xf32>) -> tensor<1x25x96xf32>
  return %o : tensor<1x25x96xf32>
}
// -----
// a batch that lies last: vectors of the softmax run over it
func.func @main(%i0: tensor<20x2x5x8xf32>, %i1: tensor<20x48x2x5xf32>, %i2: tensor<33x20x48xf32>) -> (tensor<8x48x20xf32>, tensor<20x8x33xf32>) {
  %v1 = stablehlo.transpose %i0, dims = [0, 1, 2, 3] : (tensor<20x2x5x8xf32>) -> tensor<20x2x5x8xf32>
  %v2 = stablehlo.logistic %i1 : tensor<20x48x2x5xf32>
  %v3 = stablehlo.dot_general %v1, %v2, batching_dims = [0] x [0], contracting_dims = [2, 1] x [3, 2] : (tensor<20x2x5x8xf32>, tensor<20x48x2x5xf32>) -> tensor<20x8x48xf32>
  %v4 = stablehlo.transpose %v3, dims = [1, 2, 0] : (tensor<20x8x48xf32>) -> tensor<8x48x20xf32>
  %v5 = stablehlo.constant dense<-1.0e4> : tensor<f32>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.maximum across dimensions = [1] : (tensor<8x48x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %v7 = stablehlo.broadcast_in_dim %v6, dims = [0, 2] : (tensor<8x20xf32>) -> tensor<8x48x20xf32>
  %v8 = stablehlo.subtract %v4, %v7 : tensor<8x48x20xf32>
  %v9 = stablehlo.exponential %v8 : tensor<8x48x20xf32>
  %v10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.reduce(%v9 init: %v10) applies stablehlo.add across dimensions = [1] : (tensor<8x48x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %v12 = stablehlo.broadcast_in_dim %v11, dims = [0, 2] : (tensor<8x20xf32>) -> tensor<8x48x20xf32>
  %v13 = stablehlo.divide %v9, %v12 : tensor<8x48x20xf32>
  %v14 = stablehlo.transpose %i2, dims = [1, 2, 0] : (tensor<33x20x48xf32>) -> tensor<20x48x33xf32>
  %v15 = stablehlo.dot_general %v13, %v14, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<8x48x20xf32>, tensor<20x48x33xf32>) -> tensor<20x8x33xf32>
  return %v13, %v15 : tensor<8x48x20xf32>, tensor<20x8x33xf32>
}
// -----
func.func @main(%i0: tensor<3x32x12x5xf64>, %i1: tensor<5x12x16x32xf64>, %i2: tensor<16x17x12x32xf64>) -> (tensor<32x12x3x17xf64>) {
  %v1 = stablehlo.transpose %i0, dims = [1, 2, 0, 3] : (tensor<3x32x12x5xf64>) -> tensor<32x12x3x5xf64>
  %v2 = stablehlo.dot_general %v1, %i1, batching_dims = [0, 1] x [3, 1], contracting_dims = [3] x [0] : (tensor<32x12x3x5xf64>, tensor<5x12x16x32xf64>) -> tensor<32x12x3x16xf64>
  %v3 = stablehlo.transpose %v2, dims = [1, 2, 3, 0] : (tensor<32x12x3x16xf64>) -> tensor<12x3x16x32xf64>
  %v4 = stablehlo.constant dense<-1.0e4> : tensor<f64>
  %v5 = stablehlo.reduce(%v3 init: %v4) applies stablehlo.maximum across dimensions = [2] : (tensor<12x3x16x32xf64>, tensor<f64>) -> tensor<12x3x32xf64>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0, 1, 3] : (tensor<12x3x32xf64>) -> tensor<12x3x16x32xf64>
  %v7 = stablehlo.subtract %v3, %v6 : tensor<12x3x16x32xf64>
  %v8 = stablehlo.exponential %v7 : tensor<12x3x16x32xf64>
  %v9 = stablehlo.constant dense<0.0> : tensor<f64>
  %v10 = stablehlo.reduce(%v8 init: %v9) applies stablehlo.add across dimensions = [2] : (tensor<12x3x16x32xf64>, tensor<f64>) -> tensor<12x3x32xf64>
  %v11 = stablehlo.broadcast_in_dim %v10, dims = [0, 1, 3] : (tensor<12x3x32xf64>) -> tensor<12x3x16x32xf64>
  %v12 = stablehlo.divide %v8, %v11 : tensor<12x3x16x32xf64>
  %v13 = stablehlo.dot_general %v12, %i2, batching_dims = [3, 0] x [3, 2], contracting_dims = [2] x [0] : (tensor<12x3x16x32xf64>, tensor<16x17x12x32xf64>) -> tensor<32x12x3x17xf64>
  return %v13 : tensor<32x12x3x17xf64>
}
// -----
func.func @main(%i0: tensor<17x3x65x2xf32>, %i1: tensor<65x17x17x2xf32>, %i2: tensor<65x17x17xf32>, %i3: tensor<65x17x5x2xf32>) -> (tensor<65x2x3x5xf32>) {
  %v1 = stablehlo.broadcast_in_dim %i2, dims = [0, 1, 2] : (tensor<65x17x17xf32>) -> tensor<65x17x17x2xf32>
  %v2 = stablehlo.add %i1, %v1 : tensor<65x17x17x2xf32>
  %v3 = stablehlo.dot_general %i0, %v2, batching_dims = [2, 3] x [0, 3], contracting_dims = [0] x [2] : (tensor<17x3x65x2xf32>, tensor<65x17x17x2xf32>) -> tensor<65x2x3x17xf32>
  %v4 = stablehlo.transpose %v3, dims = [0, 2, 3, 1] : (tensor<65x2x3x17xf32>) -> tensor<65x3x17x2xf32>
  %v5 = stablehlo.constant dense<-1.0e4> : tensor<f32>
  %v6 = stablehlo.reduce(%v4 init: %v5) applies stablehlo.maximum across dimensions = [2] : (tensor<65x3x17x2xf32>, tensor<f32>) -> tensor<65x3x2xf32>
  %v7 = stablehlo.broadcast_in_dim %v6, dims = [0, 1, 3] : (tensor<65x3x2xf32>) -> tensor<65x3x17x2xf32>
  %v8 = stablehlo.subtract %v4, %v7 : tensor<65x3x17x2xf32>
  %v9 = stablehlo.exponential %v8 : tensor<65x3x17x2xf32>
  %v10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.reduce(%v9 init: %v10) applies stablehlo.add across dimensions = [2] : (tensor<65x3x17x2xf32>, tensor<f32>) -> tensor<65x3x2xf32>
  %v12 = stablehlo.broadcast_in_dim %v11, dims = [0, 1, 3] : (tensor<65x3x2xf32>) -> tensor<65x3x17x2xf32>
  %v13 = stablehlo.divide %v9, %v12 : tensor<65x3x17x2xf32>
  %v14 = stablehlo.constant dense<0.0> : tensor<f32>
  %v15 = stablehlo.reduce(%i3 init: %v14) applies stablehlo.add across dimensions = [1] : (tensor<65x17x5x2xf32>, tensor<f32>) -> tensor<65x5x2xf32>
  %v16 = stablehlo.broadcast_in_dim %v15, dims = [0, 2, 3] : (tensor<65x5x2xf32>) -> tensor<65x17x5x2xf32>
  %v17 = stablehlo.subtract %i3, %v16 : tensor<65x17x5x2xf32>
  %v18 = stablehlo.transpose %v17, dims = [1, 0, 2, 3] : (tensor<65x17x5x2xf32>) -> tensor<17x65x5x2xf32>
  %v19 = stablehlo.dot_general %v13, %v18, batching_dims = [0, 3] x [1, 3], contracting_dims = [2] x [0] : (tensor<65x3x17x2xf32>, tensor<17x65x5x2xf32>) -> tensor<65x2x3x5xf32>
  %v20 = stablehlo.constant dense<-1.0e4> : tensor<f32>
  %v21 = stablehlo.reduce(%v19 init: %v20) applies stablehlo.maximum across dimensions = [3] : (tensor<65x2x3x5xf32>, tensor<f32>) -> tensor<65x2x3xf32>
  %v22 = stablehlo.broadcast_in_dim %v21, dims = [0, 1, 2] : (tensor<65x2x3xf32>) -> tensor<65x2x3x5xf32>
  %v23 = stablehlo.subtract %v19, %v22 : tensor<65x2x3x5xf32>
  return %v23 : tensor<65x2x3x5xf32>
}
