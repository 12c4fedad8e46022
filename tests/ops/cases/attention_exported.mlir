// Attention as PyTorch's exporter writes it: keys scaled and transposed, a causal mask as a difference of positions that is added, batches in one dimension.
func.func @main(%q: tensor<3x37x8xf32>, %k: tensor<3x49x8xf32>, %v: tensor<3x49x5xf32>) -> tensor<3x37x5xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]> : tensor<37xi64>
  %columns = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48]> : tensor<49xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<49xi64>) -> tensor<37x49xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<37xi64>) -> tensor<37x49xi64>
  %far = stablehlo.subtract %c, %r : tensor<37x49xi64>
  %none = stablehlo.constant dense<0> : tensor<37x49xi64>
  %seen = stablehlo.compare LE, %far, %none : (tensor<37x49xi64>, tensor<37x49xi64>) -> tensor<37x49xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<37x49xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<37x49xf32>
  %mask = stablehlo.select %seen, %zeros, %low : tensor<37x49xi1>, tensor<37x49xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<37x49xf32>) -> tensor<3x37x49xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<3x49x8xf32>) -> tensor<3x8x49xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<3x8x49xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<3x8x49xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x37x8xf32>, tensor<3x8x49xf32>) -> tensor<3x37x49xf32>
  %sm = stablehlo.add %s, %mb : tensor<3x37x49xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x37x49xf32>, tensor<f32>) -> tensor<3x37xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x37xf32>) -> tensor<3x37x49xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<3x37x49xf32>
  %e = stablehlo.exponential %x : tensor<3x37x49xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x37x49xf32>, tensor<f32>) -> tensor<3x37xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x37xf32>) -> tensor<3x37x49xf32>
  %p = stablehlo.divide %e, %sw : tensor<3x37x49xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x37x49xf32>, tensor<3x49x5xf32>) -> tensor<3x37x5xf32>
  return %o : tensor<3x37x5xf32>
}
// -----
func.func @main(%q: tensor<2x129x16xf32>, %k: tensor<2x129x16xf32>, %v: tensor<2x129x16xf32>) -> tensor<2x129x16xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128]> : tensor<129xi64>
  %columns = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128]> : tensor<129xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<129xi64>) -> tensor<129x129xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<129xi64>) -> tensor<129x129xi64>
  %far = stablehlo.subtract %c, %r : tensor<129x129xi64>
  %none = stablehlo.constant dense<0> : tensor<129x129xi64>
  %seen = stablehlo.compare LE, %far, %none : (tensor<129x129xi64>, tensor<129x129xi64>) -> tensor<129x129xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<129x129xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<129x129xf32>
  %mask = stablehlo.select %seen, %zeros, %low : tensor<129x129xi1>, tensor<129x129xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<129x129xf32>) -> tensor<2x129x129xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<2x129x16xf32>) -> tensor<2x16x129xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<2x16x129xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<2x16x129xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x129x16xf32>, tensor<2x16x129xf32>) -> tensor<2x129x129xf32>
  %sm = stablehlo.add %s, %mb : tensor<2x129x129xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x129x129xf32>, tensor<f32>) -> tensor<2x129xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x129xf32>) -> tensor<2x129x129xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<2x129x129xf32>
  %e = stablehlo.exponential %x : tensor<2x129x129xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x129x129xf32>, tensor<f32>) -> tensor<2x129xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x129xf32>) -> tensor<2x129x129xf32>
  %p = stablehlo.divide %e, %sw : tensor<2x129x129xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x129x129xf32>, tensor<2x129x16xf32>) -> tensor<2x129x16xf32>
  return %o : tensor<2x129x16xf32>
}
// -----
func.func @main(%q: tensor<2x64x16xf32>, %k: tensor<2x96x16xf32>, %v: tensor<2x96x8xf32>) -> tensor<2x64x8xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : tensor<64xi64>
  %columns = stablehlo.constant dense<[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90]> : tensor<96xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<96xi64>) -> tensor<64x96xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<64xi64>) -> tensor<64x96xi64>
  %far = stablehlo.subtract %c, %r : tensor<64x96xi64>
  %none = stablehlo.constant dense<0> : tensor<64x96xi64>
  %seen = stablehlo.compare LE, %far, %none : (tensor<64x96xi64>, tensor<64x96xi64>) -> tensor<64x96xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<64x96xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<64x96xf32>
  %mask = stablehlo.select %seen, %zeros, %low : tensor<64x96xi1>, tensor<64x96xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<64x96xf32>) -> tensor<2x64x96xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<2x96x16xf32>) -> tensor<2x16x96xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<2x16x96xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<2x16x96xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x64x16xf32>, tensor<2x16x96xf32>) -> tensor<2x64x96xf32>
  %sm = stablehlo.add %s, %mb : tensor<2x64x96xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x64x96xf32>, tensor<f32>) -> tensor<2x64xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x96xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<2x64x96xf32>
  %e = stablehlo.exponential %x : tensor<2x64x96xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x64x96xf32>, tensor<f32>) -> tensor<2x64xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x96xf32>
  %p = stablehlo.divide %e, %sw : tensor<2x64x96xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x64x96xf32>, tensor<2x96x8xf32>) -> tensor<2x64x8xf32>
  return %o : tensor<2x64x8xf32>
}
// -----
func.func @main(%q: tensor<2x33x8xf32>, %k: tensor<2x33x8xf32>, %v: tensor<2x33x8xf32>) -> tensor<2x33x8xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]> : tensor<33xi64>
  %columns = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]> : tensor<33xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<33xi64>) -> tensor<33x33xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<33xi64>) -> tensor<33x33xi64>
  %far = stablehlo.subtract %c, %r : tensor<33x33xi64>
  %none = stablehlo.constant dense<0> : tensor<33x33xi64>
  %seen = stablehlo.compare GT, %far, %none : (tensor<33x33xi64>, tensor<33x33xi64>) -> tensor<33x33xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<33x33xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<33x33xf32>
  %mask = stablehlo.select %seen, %low, %zeros : tensor<33x33xi1>, tensor<33x33xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<33x33xf32>) -> tensor<2x33x33xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<2x33x8xf32>) -> tensor<2x8x33xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<2x8x33xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<2x8x33xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x33x8xf32>, tensor<2x8x33xf32>) -> tensor<2x33x33xf32>
  %sm = stablehlo.add %mb, %s : tensor<2x33x33xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x33x33xf32>, tensor<f32>) -> tensor<2x33xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x33xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<2x33x33xf32>
  %e = stablehlo.exponential %x : tensor<2x33x33xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x33x33xf32>, tensor<f32>) -> tensor<2x33xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x33xf32>) -> tensor<2x33x33xf32>
  %p = stablehlo.divide %e, %sw : tensor<2x33x33xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x33x33xf32>, tensor<2x33x8xf32>) -> tensor<2x33x8xf32>
  return %o : tensor<2x33x8xf32>
}
// -----
func.func @main(%q: tensor<2x128x16xf32>, %k: tensor<2x128x16xf32>, %v: tensor<2x128x16xf32>) -> tensor<2x128x16xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127]> : tensor<128xi32>
  %columns = stablehlo.constant dense<[-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126]> : tensor<128xi32>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<128xi32>) -> tensor<128x128xi32>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<128xi32>) -> tensor<128x128xi32>
  %far = stablehlo.subtract %c, %r : tensor<128x128xi32>
  %none = stablehlo.constant dense<0> : tensor<128x128xi32>
  %seen = stablehlo.compare GE, %far, %none : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<128x128xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<128x128xf32>
  %mask = stablehlo.select %seen, %low, %zeros : tensor<128x128xi1>, tensor<128x128xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<128x128xf32>) -> tensor<2x128x128xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<2x128x16xf32>) -> tensor<2x16x128xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<2x16x128xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<2x16x128xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x128x16xf32>, tensor<2x16x128xf32>) -> tensor<2x128x128xf32>
  %sm = stablehlo.add %s, %mb : tensor<2x128x128xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x128x128xf32>, tensor<f32>) -> tensor<2x128xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x128xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<2x128x128xf32>
  %e = stablehlo.exponential %x : tensor<2x128x128xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x128x128xf32>, tensor<f32>) -> tensor<2x128xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x128xf32>
  %p = stablehlo.divide %e, %sw : tensor<2x128x128xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x128x128xf32>, tensor<2x128x16xf32>) -> tensor<2x128x16xf32>
  return %o : tensor<2x128x16xf32>
}
// -----
func.func @main(%q: tensor<2x40x8xf32>, %k: tensor<2x40x8xf32>, %v: tensor<2x40x8xf32>) -> tensor<2x40x8xf32> {
  %rows = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi64>
  %columns = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]> : tensor<40xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<40xi64>) -> tensor<40x40xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<40xi64>) -> tensor<40x40xi64>
  %far = stablehlo.subtract %c, %r : tensor<40x40xi64>
  %none = stablehlo.constant dense<0> : tensor<40x40xi64>
  %seen = stablehlo.compare LT, %far, %none : (tensor<40x40xi64>, tensor<40x40xi64>) -> tensor<40x40xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<40x40xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<40x40xf32>
  %mask = stablehlo.select %seen, %zeros, %low : tensor<40x40xi1>, tensor<40x40xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<40x40xf32>) -> tensor<2x40x40xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<2x40x8xf32>) -> tensor<2x8x40xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<2x8x40xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<2x8x40xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x8xf32>, tensor<2x8x40xf32>) -> tensor<2x40x40xf32>
  %sm = stablehlo.add %s, %mb : tensor<2x40x40xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<2x40x40xf32>, tensor<f32>) -> tensor<2x40xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x40xf32>) -> tensor<2x40x40xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<2x40x40xf32>
  %e = stablehlo.exponential %x : tensor<2x40x40xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x40x40xf32>, tensor<f32>) -> tensor<2x40xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x40xf32>) -> tensor<2x40x40xf32>
  %p = stablehlo.divide %e, %sw : tensor<2x40x40xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf32>, tensor<2x40x8xf32>) -> tensor<2x40x8xf32>
  return %o : tensor<2x40x8xf32>
}
// -----
func.func @main(%q: tensor<3x1x8xf32>, %k: tensor<3x49x8xf32>, %v: tensor<3x49x8xf32>) -> tensor<3x1x8xf32> {
  %rows = stablehlo.constant dense<[0]> : tensor<1xi64>
  %columns = stablehlo.constant dense<[-20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]> : tensor<49xi64>
  %c = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<49xi64>) -> tensor<1x49xi64>
  %r = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<1xi64>) -> tensor<1x49xi64>
  %far = stablehlo.subtract %c, %r : tensor<1x49xi64>
  %none = stablehlo.constant dense<0> : tensor<1x49xi64>
  %seen = stablehlo.compare LE, %far, %none : (tensor<1x49xi64>, tensor<1x49xi64>) -> tensor<1x49xi1>
  %zeros = stablehlo.constant dense<0.0> : tensor<1x49xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<1x49xf32>
  %mask = stablehlo.select %seen, %zeros, %low : tensor<1x49xi1>, tensor<1x49xf32>
  %mb = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<1x49xf32>) -> tensor<3x1x49xf32>
  %kt = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<3x49x8xf32>) -> tensor<3x8x49xf32>
  %scale = stablehlo.constant dense<0.353553385> : tensor<3x8x49xf32>
  %ks = stablehlo.multiply %kt, %scale : tensor<3x8x49xf32>
  %s = stablehlo.dot_general %q, %ks, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x1x8xf32>, tensor<3x8x49xf32>) -> tensor<3x1x49xf32>
  %sm = stablehlo.add %s, %mb : tensor<3x1x49xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%sm init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<3x1x49xf32>, tensor<f32>) -> tensor<3x1xf32>
  %mw = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x49xf32>
  %x = stablehlo.subtract %sm, %mw : tensor<3x1x49xf32>
  %e = stablehlo.exponential %x : tensor<3x1x49xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x1x49xf32>, tensor<f32>) -> tensor<3x1xf32>
  %sw = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x49xf32>
  %p = stablehlo.divide %e, %sw : tensor<3x1x49xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x1x49xf32>, tensor<3x49x8xf32>) -> tensor<3x1x8xf32>
  return %o : tensor<3x1x8xf32>
}
// -----
func.func @main(%q: tensor<1x3x1x16xf32>, %k: tensor<1x3x129x16xf32>) -> tensor<3x1x129xf32> {
  %scale = stablehlo.constant dense<0.353553385> : tensor<1x3x16x129xf32>
  %0 = stablehlo.reshape %q : (tensor<1x3x1x16xf32>) -> tensor<3x1x16xf32>
  %1 = stablehlo.transpose %k, dims = [0, 1, 3, 2] : (tensor<1x3x129x16xf32>) -> tensor<1x3x16x129xf32>
  %2 = stablehlo.multiply %1, %scale : tensor<1x3x16x129xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x3x16x129xf32>) -> tensor<3x16x129xf32>
  %4 = stablehlo.dot_general %0, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x1x16xf32>, tensor<3x16x129xf32>) -> tensor<3x1x129xf32>
  return %4 : tensor<3x1x129xf32>
}
// -----
func.func @main(%a: tensor<7x1x33xf32>, %b: tensor<7x33x1xf32>) -> tensor<7x1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<7x1x33xf32>, tensor<7x33x1xf32>) -> tensor<7x1x1xf32>
  return %0 : tensor<7x1x1xf32>
}
// -----
func.func @main(%a: tensor<7x33x1xf32>, %b: tensor<7x33x1xf32>) -> tensor<7x1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<7x33x1xf32>, tensor<7x33x1xf32>) -> tensor<7x1x1xf32>
  return %0 : tensor<7x1x1xf32>
}
// -----
func.func @main(%a: tensor<7x1x33xf32>, %b: tensor<7x1x33xf32>) -> tensor<7x1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x1x33xf32>, tensor<7x1x33xf32>) -> tensor<7x1x1xf32>
  return %0 : tensor<7x1x1xf32>
}
// -----
func.func @main(%a: tensor<7x1x33xf64>, %b: tensor<7x33x1xf64>) -> tensor<7x1x1xf64> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<7x1x33xf64>, tensor<7x33x1xf64>) -> tensor<7x1x1xf64>
  return %0 : tensor<7x1x1xf64>
}
// -----
func.func @main(%a: tensor<7x33x1xf64>, %b: tensor<7x33x1xf64>) -> tensor<7x1x1xf64> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<7x33x1xf64>, tensor<7x33x1xf64>) -> tensor<7x1x1xf64>
  return %0 : tensor<7x1x1xf64>
}
// -----
func.func @main(%a: tensor<7x1x33xf64>, %b: tensor<7x1x33xf64>) -> tensor<7x1x1xf64> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x1x33xf64>, tensor<7x1x33xf64>) -> tensor<7x1x1xf64>
  return %0 : tensor<7x1x1xf64>
}
// -----
func.func @main(%a: tensor<7x1x33xi32>, %b: tensor<7x33x1xi32>) -> tensor<7x1x1xi32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<7x1x33xi32>, tensor<7x33x1xi32>) -> tensor<7x1x1xi32>
  return %0 : tensor<7x1x1xi32>
}
// -----
func.func @main(%a: tensor<7x33x1xi32>, %b: tensor<7x33x1xi32>) -> tensor<7x1x1xi32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<7x33x1xi32>, tensor<7x33x1xi32>) -> tensor<7x1x1xi32>
  return %0 : tensor<7x1x1xi32>
}
// -----
func.func @main(%a: tensor<7x1x33xi32>, %b: tensor<7x1x33xi32>) -> tensor<7x1x1xi32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x1x33xi32>, tensor<7x1x33xi32>) -> tensor<7x1x1xi32>
  return %0 : tensor<7x1x1xi32>
}
// -----
func.func @main(%a: tensor<3x4x1x5x1xf32>, %b: tensor<3x5x4xf32>) -> tensor<3x1x1xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1, 3] x [2, 1] : (tensor<3x4x1x5x1xf32>, tensor<3x5x4xf32>) -> tensor<3x1x1xf32>
  return %0 : tensor<3x1x1xf32>
}
// -----
func.func @main(%x: tensor<2x9x12xf32>) -> tensor<2x9x12xf32> {
  %r = stablehlo.constant dense<[3, 5, 7, 9, 11, 13, 15, 17, 19]> : tensor<9xi64>
  %c = stablehlo.constant dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<12xi64>
  %i = stablehlo.iota dim = 0 : tensor<9x12xi64>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<9xi64>) -> tensor<9x12xi64>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xi64>) -> tensor<9x12xi64>
  %d = stablehlo.subtract %cb, %i : tensor<9x12xi64>
  %e = stablehlo.subtract %rb, %i : tensor<9x12xi64>
  %p = stablehlo.compare LT, %d, %e : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %four = stablehlo.constant dense<4> : tensor<9x12xi64>
  %q = stablehlo.compare LT, %cb, %i : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %s = stablehlo.compare LT, %d, %four : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %pq = stablehlo.xor %p, %q : tensor<9x12xi1>
  %all = stablehlo.xor %pq, %s : tensor<9x12xi1>
  %b = stablehlo.broadcast_in_dim %all, dims = [1, 2] : (tensor<9x12xi1>) -> tensor<2x9x12xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x9x12xf32>
  %0 = stablehlo.select %b, %x, %zero : tensor<2x9x12xi1>, tensor<2x9x12xf32>
  return %0 : tensor<2x9x12xf32>
}
// -----
func.func @main(%x: tensor<2x9x12xf32>) -> tensor<2x9x12xf32> {
  %r = stablehlo.constant dense<[3, 5, 7, 9, 11, 13, 15, 17, 19]> : tensor<9xi64>
  %c = stablehlo.constant dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<12xi64>
  %i = stablehlo.iota dim = 0 : tensor<9x12xi64>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<9xi64>) -> tensor<9x12xi64>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xi64>) -> tensor<9x12xi64>
  %d = stablehlo.subtract %cb, %i : tensor<9x12xi64>
  %e = stablehlo.subtract %rb, %i : tensor<9x12xi64>
  %p = stablehlo.compare NE, %d, %e : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %four = stablehlo.constant dense<4> : tensor<9x12xi64>
  %q = stablehlo.compare NE, %cb, %i : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %s = stablehlo.compare NE, %d, %four : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %pq = stablehlo.xor %p, %q : tensor<9x12xi1>
  %all = stablehlo.xor %pq, %s : tensor<9x12xi1>
  %b = stablehlo.broadcast_in_dim %all, dims = [1, 2] : (tensor<9x12xi1>) -> tensor<2x9x12xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x9x12xf32>
  %0 = stablehlo.select %b, %x, %zero : tensor<2x9x12xi1>, tensor<2x9x12xf32>
  return %0 : tensor<2x9x12xf32>
}
// -----
func.func @main(%x: tensor<2x9x12xf32>) -> tensor<2x9x12xf32> {
  %r = stablehlo.constant dense<[3, 5, 7, 9, 11, 13, 15, 17, 19]> : tensor<9xi64>
  %c = stablehlo.constant dense<[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<12xi64>
  %i = stablehlo.iota dim = 0 : tensor<9x12xi64>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<9xi64>) -> tensor<9x12xi64>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xi64>) -> tensor<9x12xi64>
  %d = stablehlo.add %cb, %i : tensor<9x12xi64>
  %e = stablehlo.subtract %rb, %i : tensor<9x12xi64>
  %p = stablehlo.compare GE, %d, %e : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %four = stablehlo.constant dense<4> : tensor<9x12xi64>
  %q = stablehlo.compare GE, %cb, %i : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %s = stablehlo.compare GE, %d, %four : (tensor<9x12xi64>, tensor<9x12xi64>) -> tensor<9x12xi1>
  %pq = stablehlo.xor %p, %q : tensor<9x12xi1>
  %all = stablehlo.xor %pq, %s : tensor<9x12xi1>
  %b = stablehlo.broadcast_in_dim %all, dims = [1, 2] : (tensor<9x12xi1>) -> tensor<2x9x12xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x9x12xf32>
  %0 = stablehlo.select %b, %x, %zero : tensor<2x9x12xi1>, tensor<2x9x12xf32>
  return %0 : tensor<2x9x12xf32>
}
// -----
// a mask of truths in bytes, shared by two layers
func.func @main(%q: tensor<3x24x8xf32>, %k: tensor<3x24x8xf32>, %on: tensor<24xi1>) -> (tensor<3x24x24xf32>, tensor<3x24x24xf32>, tensor<3x24x24xf32>) {
  %n = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : tensor<24xi64>
  %i = stablehlo.broadcast_in_dim %n, dims = [2] : (tensor<24xi64>) -> tensor<1x1x24x24xi64>
  %j = stablehlo.broadcast_in_dim %n, dims = [3] : (tensor<24xi64>) -> tensor<1x1x24x24xi64>
  %c = stablehlo.compare LE, %j, %i : (tensor<1x1x24x24xi64>, tensor<1x1x24x24xi64>) -> tensor<1x1x24x24xi1>
  %c8 = stablehlo.convert %c : (tensor<1x1x24x24xi1>) -> tensor<1x1x24x24xui8>
  %one = stablehlo.constant dense<1> : tensor<1x1x24x24xui8>
  %zero = stablehlo.constant dense<0> : tensor<1x1x24x24xui8>
  %both = stablehlo.and %one, %c8 : tensor<1x1x24x24xui8>
  %seen = stablehlo.compare NE, %both, %zero : (tensor<1x1x24x24xui8>, tensor<1x1x24x24xui8>) -> tensor<1x1x24x24xi1>
  %none = stablehlo.constant dense<0.0> : tensor<1x1x24x24xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<1x1x24x24xf32>
  %m4 = stablehlo.select %seen, %none, %low : tensor<1x1x24x24xi1>, tensor<1x1x24x24xf32>
  %m3 = stablehlo.reshape %m4 : (tensor<1x1x24x24xf32>) -> tensor<1x24x24xf32>
  %m = stablehlo.broadcast_in_dim %m3, dims = [0, 1, 2] : (tensor<1x24x24xf32>) -> tensor<3x24x24xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x24x8xf32>, tensor<3x24x8xf32>) -> tensor<3x24x24xf32>
  %t = stablehlo.dot_general %k, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x24x8xf32>, tensor<3x24x8xf32>) -> tensor<3x24x24xf32>
  %sm = stablehlo.add %s, %m : tensor<3x24x24xf32>
  %tm = stablehlo.add %t, %m : tensor<3x24x24xf32>
  %se = stablehlo.exponential %sm : tensor<3x24x24xf32>
  %te = stablehlo.tanh %tm : tensor<3x24x24xf32>
  %on8 = stablehlo.convert %on : (tensor<24xi1>) -> tensor<24xui8>
  %onb = stablehlo.broadcast_in_dim %on8, dims = [3] : (tensor<24xui8>) -> tensor<1x1x24x24xui8>
  %p8 = stablehlo.xor %onb, %c8 : tensor<1x1x24x24xui8>
  %p = stablehlo.compare EQ, %p8, %one : (tensor<1x1x24x24xui8>, tensor<1x1x24x24xui8>) -> tensor<1x1x24x24xi1>
  %pr = stablehlo.reshape %p : (tensor<1x1x24x24xi1>) -> tensor<24x24xi1>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [1, 2] : (tensor<24x24xi1>) -> tensor<3x24x24xi1>
  %u = stablehlo.select %pb, %s, %t : tensor<3x24x24xi1>, tensor<3x24x24xf32>
  return %se, %te, %u : tensor<3x24x24xf32>, tensor<3x24x24xf32>, tensor<3x24x24xf32>
}
