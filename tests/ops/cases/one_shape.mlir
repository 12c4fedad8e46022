// normalisation of groups
func.func @main(%x: tensor<2x12x7x9xf32>, %w: tensor<12xf32>, %b: tensor<12xf32>) -> tensor<2x12x7x9xf32> {
  %r = stablehlo.reshape %x : (tensor<2x12x7x9xf32>) -> tensor<2x3x4x7x9xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x3x4x7x9xf32>, tensor<f32>) -> tensor<2x3xf32>
  %n = stablehlo.constant dense<252.0> : tensor<2x3xf32>
  %mean = stablehlo.divide %sum, %n : tensor<2x3xf32>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x7x9xf32>
  %d = stablehlo.subtract %r, %mb : tensor<2x3x4x7x9xf32>
  %sq = stablehlo.multiply %d, %d : tensor<2x3x4x7x9xf32>
  %var = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x3x4x7x9xf32>, tensor<f32>) -> tensor<2x3xf32>
  %eps = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %v1 = stablehlo.add %var, %eps : tensor<2x3xf32>
  %rs = stablehlo.rsqrt %v1 : tensor<2x3xf32>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4x7x9xf32>
  %y5 = stablehlo.multiply %d, %rb : tensor<2x3x4x7x9xf32>
  %y = stablehlo.reshape %y5 : (tensor<2x3x4x7x9xf32>) -> tensor<2x12x7x9xf32>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<12xf32>) -> tensor<2x12x7x9xf32>
  %yw = stablehlo.multiply %y, %wb : tensor<2x12x7x9xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xf32>) -> tensor<2x12x7x9xf32>
  %o = stablehlo.add %yw, %bb : tensor<2x12x7x9xf32>
  return %o : tensor<2x12x7x9xf32>
}
// -----
// of one channel each, f64
func.func @main(%x: tensor<2x6x11x13xf64>, %w: tensor<6xf64>, %b: tensor<6xf64>) -> tensor<2x6x11x13xf64> {
  %r = stablehlo.reshape %x : (tensor<2x6x11x13xf64>) -> tensor<2x6x1x11x13xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x6x1x11x13xf64>, tensor<f64>) -> tensor<2x6xf64>
  %n = stablehlo.constant dense<143.0> : tensor<2x6xf64>
  %mean = stablehlo.divide %sum, %n : tensor<2x6xf64>
  %mb = stablehlo.broadcast_in_dim %mean, dims = [0, 1] : (tensor<2x6xf64>) -> tensor<2x6x1x11x13xf64>
  %d = stablehlo.subtract %r, %mb : tensor<2x6x1x11x13xf64>
  %sq = stablehlo.multiply %d, %d : tensor<2x6x1x11x13xf64>
  %var = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x6x1x11x13xf64>, tensor<f64>) -> tensor<2x6xf64>
  %eps = stablehlo.constant dense<1.0> : tensor<2x6xf64>
  %v1 = stablehlo.add %var, %eps : tensor<2x6xf64>
  %rs = stablehlo.rsqrt %v1 : tensor<2x6xf64>
  %rb = stablehlo.broadcast_in_dim %rs, dims = [0, 1] : (tensor<2x6xf64>) -> tensor<2x6x1x11x13xf64>
  %y5 = stablehlo.multiply %d, %rb : tensor<2x6x1x11x13xf64>
  %y = stablehlo.reshape %y5 : (tensor<2x6x1x11x13xf64>) -> tensor<2x6x11x13xf64>
  %wb = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<6xf64>) -> tensor<2x6x11x13xf64>
  %yw = stablehlo.multiply %y, %wb : tensor<2x6x11x13xf64>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<6xf64>) -> tensor<2x6x11x13xf64>
  %o = stablehlo.add %yw, %bb : tensor<2x6x11x13xf64>
  return %o : tensor<2x6x11x13xf64>
}
// -----
// rows and columns are one dimension
func.func @main(%x: tensor<3x5x14x14xf32>) -> (tensor<3x5x14x14xf32>, tensor<3x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<3x5x14x14xf32>, tensor<f32>) -> tensor<3x5xf32>
  %b = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x14x14xf32>
  %d = stablehlo.subtract %x, %b : tensor<3x5x14x14xf32>
  return %d, %sum : tensor<3x5x14x14xf32>, tensor<3x5xf32>
}
// -----
// batch and pixels: what is kept lies between
func.func @main(%x: tensor<4x6x9x9xf32>) -> (tensor<4x6x9x9xf32>, tensor<6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x9x9xf32>, tensor<f32>) -> tensor<6xf32>
  %b = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<6xf32>) -> tensor<4x6x9x9xf32>
  %d = stablehlo.subtract %x, %b : tensor<4x6x9x9xf32>
  return %d, %sum : tensor<4x6x9x9xf32>, tensor<6xf32>
}
// -----
// integers, with sizes of one
func.func @main(%x: tensor<2x1x5x1x10x21xi32>) -> (tensor<2x1x5x1x10x21xi32>, tensor<2x1x5x1xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [4, 5] : (tensor<2x1x5x1x10x21xi32>, tensor<i32>) -> tensor<2x1x5x1xi32>
  %b = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2, 3] : (tensor<2x1x5x1xi32>) -> tensor<2x1x5x1x10x21xi32>
  %d = stablehlo.subtract %x, %b : tensor<2x1x5x1x10x21xi32>
  return %d, %sum : tensor<2x1x5x1x10x21xi32>, tensor<2x1x5x1xi32>
}
// -----
// a maximum; the last dimension is kept: nothing to merge
func.func @main(%x: tensor<5x9x11x10xf32>) -> (tensor<5x9x11x10xf32>, tensor<5x10xf32>) {
  %zero = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x9x11x10xf32>, tensor<f32>) -> tensor<5x10xf32>
  %b = stablehlo.broadcast_in_dim %sum, dims = [0, 3] : (tensor<5x10xf32>) -> tensor<5x9x11x10xf32>
  %d = stablehlo.subtract %x, %b : tensor<5x9x11x10xf32>
  return %d, %sum : tensor<5x9x11x10xf32>, tensor<5x10xf32>
}
// -----
// a dimension that two shapes cut in ways that do not fit: they stay two
func.func @main(%x: tensor<12x10x10xf32>) -> tensor<12x10x10xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reshape %x : (tensor<12x10x10xf32>) -> tensor<8x15x10xf32>
  %s = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x15x10xf32>, tensor<f32>) -> tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<8xf32>) -> tensor<8x15x10xf32>
  %d = stablehlo.subtract %r, %b : tensor<8x15x10xf32>
  %y = stablehlo.reshape %d : (tensor<8x15x10xf32>) -> tensor<12x10x10xf32>
  %s1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x10x10xf32>, tensor<f32>) -> tensor<12xf32>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [0] : (tensor<12xf32>) -> tensor<12x10x10xf32>
  %o = stablehlo.add %y, %b1 : tensor<12x10x10xf32>
  return %o : tensor<12x10x10xf32>
}
// -----
// positions: an iota keeps the shape
func.func @main(%x: tensor<6x13x14xf32>) -> tensor<6x13x14xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.iota dim = 2 : tensor<6x13x14xf32>
  %y = stablehlo.multiply %x, %i : tensor<6x13x14xf32>
  %s = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x13x14xf32>, tensor<f32>) -> tensor<6xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<6xf32>) -> tensor<6x13x14xf32>
  %o = stablehlo.subtract %x, %b : tensor<6x13x14xf32>
  return %o : tensor<6x13x14xf32>
}
// -----
// selections by a scalar, a mask and a clamp between scalars; what is turned behind it sees its own shape
func.func @main(%x: tensor<4x18x18xf32>, %p: tensor<i1>, %low: tensor<f32>) -> (tensor<4x18x18xf32>, tensor<18x18x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x18x18xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x18x18xf32>
  %d = stablehlo.subtract %x, %b : tensor<4x18x18xf32>
  %e = stablehlo.select %p, %d, %x : tensor<i1>, tensor<4x18x18xf32>
  %o = stablehlo.clamp %low, %e, %one : (tensor<f32>, tensor<4x18x18xf32>, tensor<f32>) -> tensor<4x18x18xf32>
  %t = stablehlo.transpose %o, dims = [1, 2, 0] : (tensor<4x18x18xf32>) -> tensor<18x18x4xf32>
  return %o, %t : tensor<4x18x18xf32>, tensor<18x18x4xf32>
}
// -----
// what a loop carries, with what is made around it
// control-flow: dynamic
func.func @main(%x: tensor<4x18x18xf32>) -> tensor<4x18x18xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<4x18x18xf32>
  %y = stablehlo.multiply %x, %two : tensor<4x18x18xf32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%k = %i, %v = %x) : tensor<i32>, tensor<4x18x18xf32>
    cond {
      %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %s = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x18x18xf32>, tensor<f32>) -> tensor<4xf32>
      %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x18x18xf32>
      %h = stablehlo.constant dense<1.0e-03> : tensor<4x18x18xf32>
      %m = stablehlo.multiply %b, %h : tensor<4x18x18xf32>
      %d = stablehlo.subtract %v, %m : tensor<4x18x18xf32>
      %e = stablehlo.add %d, %y : tensor<4x18x18xf32>
      %k1 = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %k1, %e : tensor<i32>, tensor<4x18x18xf32>
    }
  return %r#1 : tensor<4x18x18xf32>
}
// -----
// tolerance: 1e-2
// What rows of 16 bits leave in scratch, where it is wide, is read as it is, by a reduction, and under another shape.
func.func @main(%x: tensor<3x31xbf16>, %y: tensor<40x80xf16>) -> (tensor<3x31xbf16>, tensor<93x31xbf16>, tensor<40x80xf16>) {
  %0 = stablehlo.constant dense<-16.0> : tensor<bf16>
  %1 = stablehlo.reduce(%x init: %0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x31xbf16>, tensor<bf16>) -> tensor<bf16>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<bf16>) -> tensor<3x31xbf16>
  %3 = stablehlo.subtract %x, %2 : tensor<3x31xbf16>
  %4 = stablehlo.reduce(%3 init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<3x31xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xbf16>) -> tensor<3x31xbf16>
  %6 = stablehlo.subtract %3, %5 : tensor<3x31xbf16>
  %7 = stablehlo.reshape %3 : (tensor<3x31xbf16>) -> tensor<93xbf16>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<93xbf16>) -> tensor<93x31xbf16>
  %9 = stablehlo.exponential %8 : tensor<93x31xbf16>
  %10 = stablehlo.constant dense<0.0> : tensor<f16>
  %11 = stablehlo.exponential %y : tensor<40x80xf16>
  %12 = stablehlo.reduce(%11 init: %10) applies stablehlo.add across dimensions = [1] : (tensor<40x80xf16>, tensor<f16>) -> tensor<40xf16>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<40xf16>) -> tensor<40x80xf16>
  %14 = stablehlo.divide %11, %13 : tensor<40x80xf16>
  return %6, %9, %14 : tensor<3x31xbf16>, tensor<93x31xbf16>, tensor<40x80xf16>
}
