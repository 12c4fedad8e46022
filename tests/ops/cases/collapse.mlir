// Work on short rows, whose dimensions become one (passes/fuse/collapse.c), and what must keep its own.

// Planes and a number a channel, which is repeated by way of dimensions of one element, or without.
func.func @main(%x: tensor<3x5x7x5xf32>, %v: tensor<1x5x1x1xf32>, %w: tensor<5xf32>) -> tensor<3x5x7x5xf32> {
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1, 2, 3] : (tensor<1x5x1x1xf32>) -> tensor<3x5x7x5xf32>
  %c = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<5xf32>) -> tensor<3x5x7x5xf32>
  %0 = stablehlo.multiply %x, %b : tensor<3x5x7x5xf32>
  %1 = stablehlo.add %0, %c : tensor<3x5x7x5xf32>
  return %1 : tensor<3x5x7x5xf32>
}
// -----
// A row and a column beside each other: neither is repeated along both.
func.func @main(%x: tensor<6x7x5xf32>, %v: tensor<6x7xf32>, %w: tensor<5xf32>) -> (tensor<6x7x5xf32>, tensor<6x7x5xf32>) {
  %b = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<6x7xf32>) -> tensor<6x7x5xf32>
  %c = stablehlo.broadcast_in_dim %w, dims = [2] : (tensor<5xf32>) -> tensor<6x7x5xf32>
  %0 = stablehlo.multiply %x, %b : tensor<6x7x5xf32>
  %1 = stablehlo.add %x, %c : tensor<6x7x5xf32>
  return %0, %1 : tensor<6x7x5xf32>, tensor<6x7x5xf32>
}
// -----
// Some channels, backwards, behind others, and around all of them zeros of the first dimensions.
func.func @main(%x: tensor<2x6x7x5xf32>, %y: tensor<2x2x7x5xf32>) -> (tensor<2x5x7x5xf32>, tensor<4x8x7x5xf32>) {
  %zero = stablehlo.constant dense<0.5> : tensor<f32>
  %s = stablehlo.slice %x [0:2, 1:6:2, 0:7, 0:5] : (tensor<2x6x7x5xf32>) -> tensor<2x3x7x5xf32>
  %r = stablehlo.reverse %s, dims = [1] : tensor<2x3x7x5xf32>
  %c = stablehlo.concatenate %y, %r, dim = 1 : (tensor<2x2x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x5x7x5xf32>
  %t = stablehlo.sine %c : tensor<2x5x7x5xf32>
  %n = stablehlo.negate %x : tensor<2x6x7x5xf32>
  %p = stablehlo.pad %n, %zero, low = [1, 2, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x7x5xf32>, tensor<f32>) -> tensor<4x8x7x5xf32>
  return %t, %p : tensor<2x5x7x5xf32>, tensor<4x8x7x5xf32>
}
// -----
// The same along the last dimensions, which stay.
func.func @main(%x: tensor<2x6x7xf32>, %y: tensor<2x6x3xf32>) -> (tensor<2x6x10xf32>, tensor<2x8x9xf32>, tensor<2x4x4xf32>, tensor<2x6x7xf32>) {
  %zero = stablehlo.constant dense<0.5> : tensor<f32>
  %c = stablehlo.concatenate %x, %y, dim = 2 : (tensor<2x6x7xf32>, tensor<2x6x3xf32>) -> tensor<2x6x10xf32>
  %t = stablehlo.sine %c : tensor<2x6x10xf32>
  %p = stablehlo.pad %x, %zero, low = [0, 1, 1], high = [0, 1, 1], interior = [0, 0, 0] : (tensor<2x6x7xf32>, tensor<f32>) -> tensor<2x8x9xf32>
  %u = stablehlo.cosine %p : tensor<2x8x9xf32>
  %s = stablehlo.slice %x [0:2, 1:5, 2:6] : (tensor<2x6x7xf32>) -> tensor<2x4x4xf32>
  %v = stablehlo.sine %s : tensor<2x4x4xf32>
  %r = stablehlo.reverse %x, dims = [2] : tensor<2x6x7xf32>
  %w = stablehlo.add %x, %r : tensor<2x6x7xf32>
  return %t, %u, %v, %w : tensor<2x6x10xf32>, tensor<2x8x9xf32>, tensor<2x4x4xf32>, tensor<2x6x7xf32>
}
// -----
// Backwards along both dimensions; numbers of rows, of columns and of what is around them.
func.func @main(%x: tensor<4x6x7xi32>) -> (tensor<4x6x7xi32>, tensor<4x6x7xi32>, tensor<4x6x7xi32>) {
  %r = stablehlo.reverse %x, dims = [1, 2] : tensor<4x6x7xi32>
  %0 = stablehlo.add %r, %x : tensor<4x6x7xi32>
  %i = stablehlo.iota dim = 1 : tensor<4x6x7xi32>
  %1 = stablehlo.multiply %x, %i : tensor<4x6x7xi32>
  %j = stablehlo.iota dim = 0 : tensor<4x6x7xi32>
  %2 = stablehlo.subtract %x, %j : tensor<4x6x7xi32>
  return %0, %1, %2 : tensor<4x6x7xi32>, tensor<4x6x7xi32>, tensor<4x6x7xi32>
}
// -----
// Planes in another order, and rows of them in another one.
func.func @main(%x: tensor<2x6x7x5xf32>, %y: tensor<6x2x7x5xf32>, %z: tensor<6x2x5x7xf32>) -> (tensor<2x6x7x5xf32>, tensor<2x6x7x5xf32>) {
  %t = stablehlo.transpose %y, dims = [1, 0, 2, 3] : (tensor<6x2x7x5xf32>) -> tensor<2x6x7x5xf32>
  %0 = stablehlo.add %x, %t : tensor<2x6x7x5xf32>
  %u = stablehlo.transpose %z, dims = [1, 0, 3, 2] : (tensor<6x2x5x7xf32>) -> tensor<2x6x7x5xf32>
  %1 = stablehlo.add %x, %u : tensor<2x6x7x5xf32>
  return %0, %1 : tensor<2x6x7x5xf32>, tensor<2x6x7x5xf32>
}
// -----
// Through other shapes, with dimensions of one element between.
func.func @main(%x: tensor<4x15x7xf32>, %y: tensor<4x3x1x5x7xf32>, %z: tensor<420xf32>) -> tensor<4x3x1x5x7xf32> {
  %r = stablehlo.reshape %x : (tensor<4x15x7xf32>) -> tensor<4x3x1x5x7xf32>
  %s = stablehlo.reshape %z : (tensor<420xf32>) -> tensor<4x3x1x5x7xf32>
  %0 = stablehlo.add %r, %y : tensor<4x3x1x5x7xf32>
  %1 = stablehlo.tanh %0 : tensor<4x3x1x5x7xf32>
  %2 = stablehlo.multiply %1, %s : tensor<4x3x1x5x7xf32>
  return %2 : tensor<4x3x1x5x7xf32>
}
// -----
// Two results of one kernel, one of them read by a sum over planes; numbers of 16 bits.
func.func @main(%x: tensor<8x9x7x7xbf16>, %v: tensor<9xbf16>) -> (tensor<8x9x7x7xbf16>, tensor<8x9xbf16>, tensor<8x9x7x7xi1>) {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %b = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<9xbf16>) -> tensor<8x9x7x7xbf16>
  %z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<bf16>) -> tensor<8x9x7x7xbf16>
  %0 = stablehlo.add %x, %b : tensor<8x9x7x7xbf16>
  %1 = stablehlo.maximum %0, %z : tensor<8x9x7x7xbf16>
  %2 = stablehlo.compare GT, %0, %z : (tensor<8x9x7x7xbf16>, tensor<8x9x7x7xbf16>) -> tensor<8x9x7x7xi1>
  %s = stablehlo.reduce(%1 init: %zero) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<8x9x7x7xbf16>, tensor<bf16>) -> tensor<8x9xbf16>
  return %1, %s, %2 : tensor<8x9x7x7xbf16>, tensor<8x9xbf16>, tensor<8x9x7x7xi1>
}
// -----
// In a loop, whose state has short rows.
func.func @main(%x: tensor<5x6x3xf32>) -> tensor<5x6x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<5x6x3xf32>
    cond {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %t = stablehlo.sine %s : tensor<5x6x3xf32>
      %u = stablehlo.add %t, %x : tensor<5x6x3xf32>
      stablehlo.return %next, %u : tensor<i32>, tensor<5x6x3xf32>
    }
  return %0#1 : tensor<5x6x3xf32>
}
// -----
// Three channels last, each with a scale and a shift of its own: an argument, a constant, bf16.
func.func @main(%x: tensor<4x20x30x3xf32>, %s: tensor<3xf32>, %y: tensor<90x7x5xbf16>, %t: tensor<5xbf16>) -> (tensor<4x20x30x3xf32>, tensor<90x7x5xbf16>) {
  %c = stablehlo.constant dense<[0.5, -1.5, 2.0]> : tensor<3xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [3] : (tensor<3xf32>) -> tensor<4x20x30x3xf32>
  %d = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<3xf32>) -> tensor<4x20x30x3xf32>
  %0 = stablehlo.multiply %x, %b : tensor<4x20x30x3xf32>
  %1 = stablehlo.add %0, %d : tensor<4x20x30x3xf32>
  %2 = stablehlo.tanh %1 : tensor<4x20x30x3xf32>
  %3 = stablehlo.multiply %2, %b : tensor<4x20x30x3xf32>
  %e = stablehlo.broadcast_in_dim %t, dims = [2] : (tensor<5xbf16>) -> tensor<90x7x5xbf16>
  %4 = stablehlo.multiply %y, %e : tensor<90x7x5xbf16>
  return %3, %4 : tensor<4x20x30x3xf32>, tensor<90x7x5xbf16>
}
// -----
// The same rows as an argument beside a vector, and a number for each row, which keeps them apart.
func.func @main(%x: tensor<64x9x3xf32>, %s: tensor<3xf32>, %r: tensor<9x3xf32>, %q: tensor<64xf32>, %p: tensor<64x9xf32>) -> (tensor<64x9x3xf32>, tensor<64x9x3xf32>) {
  %b = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<3xf32>) -> tensor<64x9x3xf32>
  %c = stablehlo.broadcast_in_dim %r, dims = [1, 2] : (tensor<9x3xf32>) -> tensor<64x9x3xf32>
  %d = stablehlo.broadcast_in_dim %q, dims = [0] : (tensor<64xf32>) -> tensor<64x9x3xf32>
  %0 = stablehlo.multiply %x, %b : tensor<64x9x3xf32>
  %1 = stablehlo.add %0, %c : tensor<64x9x3xf32>
  %2 = stablehlo.subtract %1, %d : tensor<64x9x3xf32>
  %e = stablehlo.broadcast_in_dim %p, dims = [0, 1] : (tensor<64x9xf32>) -> tensor<64x9x3xf32>
  %3 = stablehlo.multiply %x, %b : tensor<64x9x3xf32>
  %4 = stablehlo.add %3, %e : tensor<64x9x3xf32>
  return %2, %4 : tensor<64x9x3xf32>, tensor<64x9x3xf32>
}
// -----
// One vector along rows and along what is in front of them, whichever comes first; another one of that length.
func.func @main(%x: tensor<15x5x15xf32>, %v: tensor<15xf32>) -> tensor<15x5x15xf32> {
  %a = stablehlo.broadcast_in_dim %v, dims = [2] : (tensor<15xf32>) -> tensor<15x5x15xf32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<15xf32>) -> tensor<15x5x15xf32>
  %0 = stablehlo.multiply %x, %a : tensor<15x5x15xf32>
  %1 = stablehlo.add %0, %b : tensor<15x5x15xf32>
  return %1 : tensor<15x5x15xf32>
}
// -----
func.func @main(%x: tensor<15x5x15xf32>, %v: tensor<15xf32>, %w: tensor<15xf32>, %u: tensor<5xf32>) -> (tensor<15x5x15xf32>, tensor<15x5x15xf32>, tensor<15x5x15xf32>) {
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<15xf32>) -> tensor<15x5x15xf32>
  %a = stablehlo.broadcast_in_dim %v, dims = [2] : (tensor<15xf32>) -> tensor<15x5x15xf32>
  %0 = stablehlo.multiply %x, %a : tensor<15x5x15xf32>
  %1 = stablehlo.add %0, %b : tensor<15x5x15xf32>
  %c = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<15xf32>) -> tensor<15x5x15xf32>
  %2 = stablehlo.multiply %x, %c : tensor<15x5x15xf32>
  %3 = stablehlo.add %2, %a : tensor<15x5x15xf32>
  %d = stablehlo.broadcast_in_dim %u, dims = [1] : (tensor<5xf32>) -> tensor<15x5x15xf32>
  %4 = stablehlo.multiply %x, %d : tensor<15x5x15xf32>
  %5 = stablehlo.add %4, %a : tensor<15x5x15xf32>
  return %1, %3, %5 : tensor<15x5x15xf32>, tensor<15x5x15xf32>, tensor<15x5x15xf32>
}
