func.func @main(%x: tensor<7x33xi2>) -> (tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>) {
  %r0 = stablehlo.abs %x : tensor<7x33xi2>
  %r1 = stablehlo.count_leading_zeros %x : tensor<7x33xi2>
  %r2 = stablehlo.negate %x : tensor<7x33xi2>
  %r3 = stablehlo.not %x : tensor<7x33xi2>
  %r4 = stablehlo.popcnt %x : tensor<7x33xi2>
  %r5 = stablehlo.sign %x : tensor<7x33xi2>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>
}
// -----
func.func @main(%x: tensor<7x33xi2>, %y: tensor<7x33xi2>) -> (tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xi2>
  %r1 = stablehlo.and %x, %y : tensor<7x33xi2>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xi2>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xi2>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xi2>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xi2>
  %r6 = stablehlo.or %x, %y : tensor<7x33xi2>
  %r7 = stablehlo.power %x, %y : tensor<7x33xi2>
  %r8 = stablehlo.remainder %x, %y : tensor<7x33xi2>
  %r9 = stablehlo.shift_left %x, %y : tensor<7x33xi2>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xi2>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<7x33xi2>
  %r12 = stablehlo.subtract %x, %y : tensor<7x33xi2>
  %r13 = stablehlo.xor %x, %y : tensor<7x33xi2>
  %cEQSIGNED = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  %cNESIGNED = stablehlo.compare NE, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  %cGESIGNED = stablehlo.compare GE, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  %cGTSIGNED = stablehlo.compare GT, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  %cLESIGNED = stablehlo.compare LE, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  %cLTSIGNED = stablehlo.compare LT, %x, %y, SIGNED : (tensor<7x33xi2>, tensor<7x33xi2>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQSIGNED, %cNESIGNED, %cGESIGNED, %cGTSIGNED, %cLESIGNED, %cLTSIGNED : tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi2>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xi2>, %y: tensor<7x33xi2>) -> (tensor<7x33xi2>, tensor<7x33xi2>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xi2>
  %m = stablehlo.minimum %x, %y : tensor<7x33xi2>
  %q = stablehlo.maximum %x, %y : tensor<7x33xi2>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xi2>
  return %s, %c : tensor<7x33xi2>, tensor<7x33xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xi2>) -> (tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>) {
  %r0 = stablehlo.abs %x : tensor<1x2003xi2>
  %r1 = stablehlo.count_leading_zeros %x : tensor<1x2003xi2>
  %r2 = stablehlo.negate %x : tensor<1x2003xi2>
  %r3 = stablehlo.not %x : tensor<1x2003xi2>
  %r4 = stablehlo.popcnt %x : tensor<1x2003xi2>
  %r5 = stablehlo.sign %x : tensor<1x2003xi2>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xi2>, %y: tensor<1x2003xi2>) -> (tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xi2>
  %r1 = stablehlo.and %x, %y : tensor<1x2003xi2>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xi2>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xi2>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xi2>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xi2>
  %r6 = stablehlo.or %x, %y : tensor<1x2003xi2>
  %r7 = stablehlo.power %x, %y : tensor<1x2003xi2>
  %r8 = stablehlo.remainder %x, %y : tensor<1x2003xi2>
  %r9 = stablehlo.shift_left %x, %y : tensor<1x2003xi2>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x2003xi2>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<1x2003xi2>
  %r12 = stablehlo.subtract %x, %y : tensor<1x2003xi2>
  %r13 = stablehlo.xor %x, %y : tensor<1x2003xi2>
  %cEQSIGNED = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %cNESIGNED = stablehlo.compare NE, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %cGESIGNED = stablehlo.compare GE, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %cGTSIGNED = stablehlo.compare GT, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %cLESIGNED = stablehlo.compare LE, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  %cLTSIGNED = stablehlo.compare LT, %x, %y, SIGNED : (tensor<1x2003xi2>, tensor<1x2003xi2>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQSIGNED, %cNESIGNED, %cGESIGNED, %cGTSIGNED, %cLESIGNED, %cLTSIGNED : tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi2>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xi2>, %y: tensor<1x2003xi2>) -> (tensor<1x2003xi2>, tensor<1x2003xi2>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xi2>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xi2>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xi2>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xi2>
  return %s, %c : tensor<1x2003xi2>, tensor<1x2003xi2>
}
// -----
func.func @main(%x: tensor<7x33xi2>, %y: tensor<7x33xi2>, %z: tensor<7x33xi2>) -> (tensor<7x33xi2>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xi2>
  %b = stablehlo.add %a, %z : tensor<7x33xi2>
  %c = stablehlo.multiply %b, %b : tensor<7x33xi2>
  %d = stablehlo.subtract %c, %a : tensor<7x33xi2>
  return %d : tensor<7x33xi2>
}
// -----
func.func @main(%x: tensor<3x5x17xi2>, %y: tensor<3x2x17xi2>, %p: tensor<i2>) -> (tensor<51x5xi2>, tensor<3x7x17xi2>, tensor<3x3x5xi2>, tensor<4x6x38xi2>, tensor<5x37xi2>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xi2>) -> tensor<17x3x5xi2>
  %r = stablehlo.reshape %t : (tensor<17x3x5xi2>) -> tensor<51x5xi2>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xi2>, tensor<3x2x17xi2>) -> tensor<3x7x17xi2>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xi2>) -> tensor<3x3x5xi2>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xi2>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xi2>, tensor<i2>) -> tensor<4x6x38xi2>
  %i = stablehlo.iota dim = 1 : tensor<5x37xi2>
  %k = stablehlo.constant dense<1> : tensor<37xi2>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xi2>) -> tensor<5x37xi2>
  %j = stablehlo.subtract %i, %b : tensor<5x37xi2>
  return %r, %c, %v, %q, %j : tensor<51x5xi2>, tensor<3x7x17xi2>, tensor<3x3x5xi2>, tensor<4x6x38xi2>, tensor<5x37xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<-2> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<6xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<6x200xi2>, tensor<i2>) -> tensor<6xi2>
  return %r : tensor<6xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<-2> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi2>) -> (tensor<200xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<6x200xi2>, tensor<i2>) -> tensor<200xi2>
  return %r : tensor<200xi2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<-2> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
// -----
func.func @main(%x: tensor<2x9x11xi2>) -> (tensor<2x5x11xi2>) {
  %z = stablehlo.constant dense<0> : tensor<i2>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<i2>, %b: tensor<i2>):
      %s = stablehlo.add %a, %b : tensor<i2>
      stablehlo.return %s : tensor<i2>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xi2>, tensor<i2>) -> tensor<2x5x11xi2>
  return %r : tensor<2x5x11xi2>
}
// -----
func.func @main(%x: tensor<2x9x11xi2>) -> (tensor<2x5x11xi2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<i2>, %b: tensor<i2>):
      %s = stablehlo.maximum %a, %b : tensor<i2>
      stablehlo.return %s : tensor<i2>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xi2>, tensor<i2>) -> tensor<2x5x11xi2>
  return %r : tensor<2x5x11xi2>
}
// -----
func.func @main(%x: tensor<2x5x19xi2>, %y: tensor<2x19x21xi2>) -> (tensor<2x5x21xi2>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xi2>, tensor<2x19x21xi2>) -> tensor<2x5x21xi2>
  return %r : tensor<2x5x21xi2>
}
// -----
func.func @main(%x: tensor<2x5x19xi2>, %y: tensor<2x19x21xi2>) -> (tensor<2x5x21xi32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xi2>, tensor<2x19x21xi2>) -> tensor<2x5x21xi32>
  return %r : tensor<2x5x21xi32>
}
// -----
func.func @main(%x: tensor<1x8x9x3xi2>, %y: tensor<3x3x3x5xi2>) -> (tensor<1x8x9x5xi2>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xi2>, tensor<3x3x3x5xi2>) -> tensor<1x8x9x5xi2>
  return %r : tensor<1x8x9x5xi2>
}
// -----
// input 1: special
// input 2: special
func.func @main(%x: tensor<9x20xf32>, %i: tensor<i2>, %j: tensor<i2>) -> (tensor<4x17xf32>) {
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 17] : (tensor<9x20xf32>, tensor<i2>, tensor<i2>) -> tensor<4x17xf32>
  return %r : tensor<4x17xf32>
}
// -----
func.func @main(%x: tensor<7x33xi4>) -> (tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>) {
  %r0 = stablehlo.abs %x : tensor<7x33xi4>
  %r1 = stablehlo.count_leading_zeros %x : tensor<7x33xi4>
  %r2 = stablehlo.negate %x : tensor<7x33xi4>
  %r3 = stablehlo.not %x : tensor<7x33xi4>
  %r4 = stablehlo.popcnt %x : tensor<7x33xi4>
  %r5 = stablehlo.sign %x : tensor<7x33xi4>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>
}
// -----
func.func @main(%x: tensor<7x33xi4>, %y: tensor<7x33xi4>) -> (tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xi4>
  %r1 = stablehlo.and %x, %y : tensor<7x33xi4>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xi4>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xi4>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xi4>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xi4>
  %r6 = stablehlo.or %x, %y : tensor<7x33xi4>
  %r7 = stablehlo.power %x, %y : tensor<7x33xi4>
  %r8 = stablehlo.remainder %x, %y : tensor<7x33xi4>
  %r9 = stablehlo.shift_left %x, %y : tensor<7x33xi4>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xi4>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<7x33xi4>
  %r12 = stablehlo.subtract %x, %y : tensor<7x33xi4>
  %r13 = stablehlo.xor %x, %y : tensor<7x33xi4>
  %cEQSIGNED = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  %cNESIGNED = stablehlo.compare NE, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  %cGESIGNED = stablehlo.compare GE, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  %cGTSIGNED = stablehlo.compare GT, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  %cLESIGNED = stablehlo.compare LE, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  %cLTSIGNED = stablehlo.compare LT, %x, %y, SIGNED : (tensor<7x33xi4>, tensor<7x33xi4>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQSIGNED, %cNESIGNED, %cGESIGNED, %cGTSIGNED, %cLESIGNED, %cLTSIGNED : tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi4>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xi4>, %y: tensor<7x33xi4>) -> (tensor<7x33xi4>, tensor<7x33xi4>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xi4>
  %m = stablehlo.minimum %x, %y : tensor<7x33xi4>
  %q = stablehlo.maximum %x, %y : tensor<7x33xi4>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xi4>
  return %s, %c : tensor<7x33xi4>, tensor<7x33xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xi4>) -> (tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>) {
  %r0 = stablehlo.abs %x : tensor<1x2003xi4>
  %r1 = stablehlo.count_leading_zeros %x : tensor<1x2003xi4>
  %r2 = stablehlo.negate %x : tensor<1x2003xi4>
  %r3 = stablehlo.not %x : tensor<1x2003xi4>
  %r4 = stablehlo.popcnt %x : tensor<1x2003xi4>
  %r5 = stablehlo.sign %x : tensor<1x2003xi4>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xi4>, %y: tensor<1x2003xi4>) -> (tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xi4>
  %r1 = stablehlo.and %x, %y : tensor<1x2003xi4>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xi4>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xi4>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xi4>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xi4>
  %r6 = stablehlo.or %x, %y : tensor<1x2003xi4>
  %r7 = stablehlo.power %x, %y : tensor<1x2003xi4>
  %r8 = stablehlo.remainder %x, %y : tensor<1x2003xi4>
  %r9 = stablehlo.shift_left %x, %y : tensor<1x2003xi4>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x2003xi4>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<1x2003xi4>
  %r12 = stablehlo.subtract %x, %y : tensor<1x2003xi4>
  %r13 = stablehlo.xor %x, %y : tensor<1x2003xi4>
  %cEQSIGNED = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %cNESIGNED = stablehlo.compare NE, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %cGESIGNED = stablehlo.compare GE, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %cGTSIGNED = stablehlo.compare GT, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %cLESIGNED = stablehlo.compare LE, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  %cLTSIGNED = stablehlo.compare LT, %x, %y, SIGNED : (tensor<1x2003xi4>, tensor<1x2003xi4>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQSIGNED, %cNESIGNED, %cGESIGNED, %cGTSIGNED, %cLESIGNED, %cLTSIGNED : tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi4>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xi4>, %y: tensor<1x2003xi4>) -> (tensor<1x2003xi4>, tensor<1x2003xi4>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xi4>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xi4>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xi4>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xi4>
  return %s, %c : tensor<1x2003xi4>, tensor<1x2003xi4>
}
// -----
func.func @main(%x: tensor<7x33xi4>, %y: tensor<7x33xi4>, %z: tensor<7x33xi4>) -> (tensor<7x33xi4>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xi4>
  %b = stablehlo.add %a, %z : tensor<7x33xi4>
  %c = stablehlo.multiply %b, %b : tensor<7x33xi4>
  %d = stablehlo.subtract %c, %a : tensor<7x33xi4>
  return %d : tensor<7x33xi4>
}
// -----
func.func @main(%x: tensor<3x5x17xi4>, %y: tensor<3x2x17xi4>, %p: tensor<i4>) -> (tensor<51x5xi4>, tensor<3x7x17xi4>, tensor<3x3x5xi4>, tensor<4x6x38xi4>, tensor<5x37xi4>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xi4>) -> tensor<17x3x5xi4>
  %r = stablehlo.reshape %t : (tensor<17x3x5xi4>) -> tensor<51x5xi4>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xi4>, tensor<3x2x17xi4>) -> tensor<3x7x17xi4>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xi4>) -> tensor<3x3x5xi4>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xi4>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xi4>, tensor<i4>) -> tensor<4x6x38xi4>
  %i = stablehlo.iota dim = 1 : tensor<5x37xi4>
  %k = stablehlo.constant dense<1> : tensor<37xi4>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xi4>) -> tensor<5x37xi4>
  %j = stablehlo.subtract %i, %b : tensor<5x37xi4>
  return %r, %c, %v, %q, %j : tensor<51x5xi4>, tensor<3x7x17xi4>, tensor<3x3x5xi4>, tensor<4x6x38xi4>, tensor<5x37xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<-2> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<6xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<6x200xi4>, tensor<i4>) -> tensor<6xi4>
  return %r : tensor<6xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<-2> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xi4>) -> (tensor<200xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<6x200xi4>, tensor<i4>) -> tensor<200xi4>
  return %r : tensor<200xi4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<-2> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xi4>) -> (tensor<i4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<333xi4>, tensor<i4>) -> tensor<i4>
  return %r : tensor<i4>
}
// -----
func.func @main(%x: tensor<2x9x11xi4>) -> (tensor<2x5x11xi4>) {
  %z = stablehlo.constant dense<0> : tensor<i4>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<i4>, %b: tensor<i4>):
      %s = stablehlo.add %a, %b : tensor<i4>
      stablehlo.return %s : tensor<i4>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xi4>, tensor<i4>) -> tensor<2x5x11xi4>
  return %r : tensor<2x5x11xi4>
}
// -----
func.func @main(%x: tensor<2x9x11xi4>) -> (tensor<2x5x11xi4>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<i4>, %b: tensor<i4>):
      %s = stablehlo.maximum %a, %b : tensor<i4>
      stablehlo.return %s : tensor<i4>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xi4>, tensor<i4>) -> tensor<2x5x11xi4>
  return %r : tensor<2x5x11xi4>
}
// -----
func.func @main(%x: tensor<2x5x19xi4>, %y: tensor<2x19x21xi4>) -> (tensor<2x5x21xi4>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xi4>, tensor<2x19x21xi4>) -> tensor<2x5x21xi4>
  return %r : tensor<2x5x21xi4>
}
// -----
func.func @main(%x: tensor<2x5x19xi4>, %y: tensor<2x19x21xi4>) -> (tensor<2x5x21xi32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xi4>, tensor<2x19x21xi4>) -> tensor<2x5x21xi32>
  return %r : tensor<2x5x21xi32>
}
// -----
func.func @main(%x: tensor<1x8x9x3xi4>, %y: tensor<3x3x3x5xi4>) -> (tensor<1x8x9x5xi4>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xi4>, tensor<3x3x3x5xi4>) -> tensor<1x8x9x5xi4>
  return %r : tensor<1x8x9x5xi4>
}
// -----
// input 1: special
// input 2: special
func.func @main(%x: tensor<9x20xf32>, %i: tensor<i4>, %j: tensor<i4>) -> (tensor<4x17xf32>) {
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 17] : (tensor<9x20xf32>, tensor<i4>, tensor<i4>) -> tensor<4x17xf32>
  return %r : tensor<4x17xf32>
}
// -----
func.func @main(%x: tensor<7x33xui2>) -> (tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>) {
  %r0 = stablehlo.count_leading_zeros %x : tensor<7x33xui2>
  %r1 = stablehlo.not %x : tensor<7x33xui2>
  %r2 = stablehlo.popcnt %x : tensor<7x33xui2>
  %r3 = stablehlo.negate %x : tensor<7x33xui2>
  return %r0, %r1, %r2, %r3 : tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>
}
// -----
func.func @main(%x: tensor<7x33xui2>, %y: tensor<7x33xui2>) -> (tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xui2>
  %r1 = stablehlo.and %x, %y : tensor<7x33xui2>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xui2>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xui2>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xui2>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xui2>
  %r6 = stablehlo.or %x, %y : tensor<7x33xui2>
  %r7 = stablehlo.power %x, %y : tensor<7x33xui2>
  %r8 = stablehlo.remainder %x, %y : tensor<7x33xui2>
  %r9 = stablehlo.shift_left %x, %y : tensor<7x33xui2>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xui2>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<7x33xui2>
  %r12 = stablehlo.subtract %x, %y : tensor<7x33xui2>
  %r13 = stablehlo.xor %x, %y : tensor<7x33xui2>
  %cEQUNSIGNED = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  %cNEUNSIGNED = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  %cGEUNSIGNED = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  %cGTUNSIGNED = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  %cLEUNSIGNED = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  %cLTUNSIGNED = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<7x33xui2>, tensor<7x33xui2>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQUNSIGNED, %cNEUNSIGNED, %cGEUNSIGNED, %cGTUNSIGNED, %cLEUNSIGNED, %cLTUNSIGNED : tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xui2>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xui2>, %y: tensor<7x33xui2>) -> (tensor<7x33xui2>, tensor<7x33xui2>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xui2>
  %m = stablehlo.minimum %x, %y : tensor<7x33xui2>
  %q = stablehlo.maximum %x, %y : tensor<7x33xui2>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xui2>
  return %s, %c : tensor<7x33xui2>, tensor<7x33xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xui2>) -> (tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>) {
  %r0 = stablehlo.count_leading_zeros %x : tensor<1x2003xui2>
  %r1 = stablehlo.not %x : tensor<1x2003xui2>
  %r2 = stablehlo.popcnt %x : tensor<1x2003xui2>
  %r3 = stablehlo.negate %x : tensor<1x2003xui2>
  return %r0, %r1, %r2, %r3 : tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xui2>, %y: tensor<1x2003xui2>) -> (tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xui2>
  %r1 = stablehlo.and %x, %y : tensor<1x2003xui2>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xui2>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xui2>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xui2>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xui2>
  %r6 = stablehlo.or %x, %y : tensor<1x2003xui2>
  %r7 = stablehlo.power %x, %y : tensor<1x2003xui2>
  %r8 = stablehlo.remainder %x, %y : tensor<1x2003xui2>
  %r9 = stablehlo.shift_left %x, %y : tensor<1x2003xui2>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x2003xui2>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<1x2003xui2>
  %r12 = stablehlo.subtract %x, %y : tensor<1x2003xui2>
  %r13 = stablehlo.xor %x, %y : tensor<1x2003xui2>
  %cEQUNSIGNED = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %cNEUNSIGNED = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %cGEUNSIGNED = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %cGTUNSIGNED = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %cLEUNSIGNED = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  %cLTUNSIGNED = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<1x2003xui2>, tensor<1x2003xui2>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQUNSIGNED, %cNEUNSIGNED, %cGEUNSIGNED, %cGTUNSIGNED, %cLEUNSIGNED, %cLTUNSIGNED : tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xui2>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xui2>, %y: tensor<1x2003xui2>) -> (tensor<1x2003xui2>, tensor<1x2003xui2>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xui2>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xui2>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xui2>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xui2>
  return %s, %c : tensor<1x2003xui2>, tensor<1x2003xui2>
}
// -----
func.func @main(%x: tensor<7x33xui2>, %y: tensor<7x33xui2>, %z: tensor<7x33xui2>) -> (tensor<7x33xui2>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xui2>
  %b = stablehlo.add %a, %z : tensor<7x33xui2>
  %c = stablehlo.multiply %b, %b : tensor<7x33xui2>
  %d = stablehlo.subtract %c, %a : tensor<7x33xui2>
  return %d : tensor<7x33xui2>
}
// -----
func.func @main(%x: tensor<3x5x17xui2>, %y: tensor<3x2x17xui2>, %p: tensor<ui2>) -> (tensor<51x5xui2>, tensor<3x7x17xui2>, tensor<3x3x5xui2>, tensor<4x6x38xui2>, tensor<5x37xui2>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xui2>) -> tensor<17x3x5xui2>
  %r = stablehlo.reshape %t : (tensor<17x3x5xui2>) -> tensor<51x5xui2>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xui2>, tensor<3x2x17xui2>) -> tensor<3x7x17xui2>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xui2>) -> tensor<3x3x5xui2>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xui2>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xui2>, tensor<ui2>) -> tensor<4x6x38xui2>
  %i = stablehlo.iota dim = 1 : tensor<5x37xui2>
  %k = stablehlo.constant dense<1> : tensor<37xui2>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xui2>) -> tensor<5x37xui2>
  %j = stablehlo.subtract %i, %b : tensor<5x37xui2>
  return %r, %c, %v, %q, %j : tensor<51x5xui2>, tensor<3x7x17xui2>, tensor<3x3x5xui2>, tensor<4x6x38xui2>, tensor<5x37xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<6xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<6xui2>
  return %r : tensor<6xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui2>) -> (tensor<200xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<6x200xui2>, tensor<ui2>) -> tensor<200xui2>
  return %r : tensor<200xui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui2>) -> (tensor<ui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<333xui2>, tensor<ui2>) -> tensor<ui2>
  return %r : tensor<ui2>
}
// -----
func.func @main(%x: tensor<2x9x11xui2>) -> (tensor<2x5x11xui2>) {
  %z = stablehlo.constant dense<0> : tensor<ui2>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
      %s = stablehlo.add %a, %b : tensor<ui2>
      stablehlo.return %s : tensor<ui2>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xui2>, tensor<ui2>) -> tensor<2x5x11xui2>
  return %r : tensor<2x5x11xui2>
}
// -----
func.func @main(%x: tensor<2x9x11xui2>) -> (tensor<2x5x11xui2>) {
  %z = stablehlo.constant dense<1> : tensor<ui2>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
      %s = stablehlo.maximum %a, %b : tensor<ui2>
      stablehlo.return %s : tensor<ui2>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xui2>, tensor<ui2>) -> tensor<2x5x11xui2>
  return %r : tensor<2x5x11xui2>
}
// -----
func.func @main(%x: tensor<2x5x19xui2>, %y: tensor<2x19x21xui2>) -> (tensor<2x5x21xui2>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xui2>, tensor<2x19x21xui2>) -> tensor<2x5x21xui2>
  return %r : tensor<2x5x21xui2>
}
// -----
func.func @main(%x: tensor<2x5x19xui2>, %y: tensor<2x19x21xui2>) -> (tensor<2x5x21xui32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xui2>, tensor<2x19x21xui2>) -> tensor<2x5x21xui32>
  return %r : tensor<2x5x21xui32>
}
// -----
func.func @main(%x: tensor<1x8x9x3xui2>, %y: tensor<3x3x3x5xui2>) -> (tensor<1x8x9x5xui2>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xui2>, tensor<3x3x3x5xui2>) -> tensor<1x8x9x5xui2>
  return %r : tensor<1x8x9x5xui2>
}
// -----
// input 1: special
// input 2: special
func.func @main(%x: tensor<9x20xf32>, %i: tensor<ui2>, %j: tensor<ui2>) -> (tensor<4x17xf32>) {
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 17] : (tensor<9x20xf32>, tensor<ui2>, tensor<ui2>) -> tensor<4x17xf32>
  return %r : tensor<4x17xf32>
}
// -----
func.func @main(%x: tensor<7x33xui4>) -> (tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>) {
  %r0 = stablehlo.count_leading_zeros %x : tensor<7x33xui4>
  %r1 = stablehlo.not %x : tensor<7x33xui4>
  %r2 = stablehlo.popcnt %x : tensor<7x33xui4>
  %r3 = stablehlo.negate %x : tensor<7x33xui4>
  return %r0, %r1, %r2, %r3 : tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>
}
// -----
func.func @main(%x: tensor<7x33xui4>, %y: tensor<7x33xui4>) -> (tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xui4>
  %r1 = stablehlo.and %x, %y : tensor<7x33xui4>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xui4>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xui4>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xui4>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xui4>
  %r6 = stablehlo.or %x, %y : tensor<7x33xui4>
  %r7 = stablehlo.power %x, %y : tensor<7x33xui4>
  %r8 = stablehlo.remainder %x, %y : tensor<7x33xui4>
  %r9 = stablehlo.shift_left %x, %y : tensor<7x33xui4>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xui4>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<7x33xui4>
  %r12 = stablehlo.subtract %x, %y : tensor<7x33xui4>
  %r13 = stablehlo.xor %x, %y : tensor<7x33xui4>
  %cEQUNSIGNED = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  %cNEUNSIGNED = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  %cGEUNSIGNED = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  %cGTUNSIGNED = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  %cLEUNSIGNED = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  %cLTUNSIGNED = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<7x33xui4>, tensor<7x33xui4>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQUNSIGNED, %cNEUNSIGNED, %cGEUNSIGNED, %cGTUNSIGNED, %cLEUNSIGNED, %cLTUNSIGNED : tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xui4>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xui4>, %y: tensor<7x33xui4>) -> (tensor<7x33xui4>, tensor<7x33xui4>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xui4>
  %m = stablehlo.minimum %x, %y : tensor<7x33xui4>
  %q = stablehlo.maximum %x, %y : tensor<7x33xui4>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xui4>
  return %s, %c : tensor<7x33xui4>, tensor<7x33xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xui4>) -> (tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>) {
  %r0 = stablehlo.count_leading_zeros %x : tensor<1x2003xui4>
  %r1 = stablehlo.not %x : tensor<1x2003xui4>
  %r2 = stablehlo.popcnt %x : tensor<1x2003xui4>
  %r3 = stablehlo.negate %x : tensor<1x2003xui4>
  return %r0, %r1, %r2, %r3 : tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x2003xui4>, %y: tensor<1x2003xui4>) -> (tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xui4>
  %r1 = stablehlo.and %x, %y : tensor<1x2003xui4>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xui4>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xui4>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xui4>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xui4>
  %r6 = stablehlo.or %x, %y : tensor<1x2003xui4>
  %r7 = stablehlo.power %x, %y : tensor<1x2003xui4>
  %r8 = stablehlo.remainder %x, %y : tensor<1x2003xui4>
  %r9 = stablehlo.shift_left %x, %y : tensor<1x2003xui4>
  %r10 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x2003xui4>
  %r11 = stablehlo.shift_right_logical %x, %y : tensor<1x2003xui4>
  %r12 = stablehlo.subtract %x, %y : tensor<1x2003xui4>
  %r13 = stablehlo.xor %x, %y : tensor<1x2003xui4>
  %cEQUNSIGNED = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %cNEUNSIGNED = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %cGEUNSIGNED = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %cGTUNSIGNED = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %cLEUNSIGNED = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  %cLTUNSIGNED = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<1x2003xui4>, tensor<1x2003xui4>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %cEQUNSIGNED, %cNEUNSIGNED, %cGEUNSIGNED, %cGTUNSIGNED, %cLEUNSIGNED, %cLTUNSIGNED : tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xui4>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xui4>, %y: tensor<1x2003xui4>) -> (tensor<1x2003xui4>, tensor<1x2003xui4>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xui4>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xui4>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xui4>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xui4>
  return %s, %c : tensor<1x2003xui4>, tensor<1x2003xui4>
}
// -----
func.func @main(%x: tensor<7x33xui4>, %y: tensor<7x33xui4>, %z: tensor<7x33xui4>) -> (tensor<7x33xui4>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xui4>
  %b = stablehlo.add %a, %z : tensor<7x33xui4>
  %c = stablehlo.multiply %b, %b : tensor<7x33xui4>
  %d = stablehlo.subtract %c, %a : tensor<7x33xui4>
  return %d : tensor<7x33xui4>
}
// -----
func.func @main(%x: tensor<3x5x17xui4>, %y: tensor<3x2x17xui4>, %p: tensor<ui4>) -> (tensor<51x5xui4>, tensor<3x7x17xui4>, tensor<3x3x5xui4>, tensor<4x6x38xui4>, tensor<5x37xui4>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xui4>) -> tensor<17x3x5xui4>
  %r = stablehlo.reshape %t : (tensor<17x3x5xui4>) -> tensor<51x5xui4>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xui4>, tensor<3x2x17xui4>) -> tensor<3x7x17xui4>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xui4>) -> tensor<3x3x5xui4>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xui4>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xui4>, tensor<ui4>) -> tensor<4x6x38xui4>
  %i = stablehlo.iota dim = 1 : tensor<5x37xui4>
  %k = stablehlo.constant dense<1> : tensor<37xui4>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xui4>) -> tensor<5x37xui4>
  %j = stablehlo.subtract %i, %b : tensor<5x37xui4>
  return %r, %c, %v, %q, %j : tensor<51x5xui4>, tensor<3x7x17xui4>, tensor<3x3x5xui4>, tensor<4x6x38xui4>, tensor<5x37xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<6xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<6xui4>
  return %r : tensor<6xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<6x200xui4>) -> (tensor<200xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<6x200xui4>, tensor<ui4>) -> tensor<200xui4>
  return %r : tensor<200xui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
// inputs: special
func.func @main(%x: tensor<333xui4>) -> (tensor<ui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<333xui4>, tensor<ui4>) -> tensor<ui4>
  return %r : tensor<ui4>
}
// -----
func.func @main(%x: tensor<2x9x11xui4>) -> (tensor<2x5x11xui4>) {
  %z = stablehlo.constant dense<0> : tensor<ui4>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
      %s = stablehlo.add %a, %b : tensor<ui4>
      stablehlo.return %s : tensor<ui4>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xui4>, tensor<ui4>) -> tensor<2x5x11xui4>
  return %r : tensor<2x5x11xui4>
}
// -----
func.func @main(%x: tensor<2x9x11xui4>) -> (tensor<2x5x11xui4>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
      %s = stablehlo.maximum %a, %b : tensor<ui4>
      stablehlo.return %s : tensor<ui4>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xui4>, tensor<ui4>) -> tensor<2x5x11xui4>
  return %r : tensor<2x5x11xui4>
}
// -----
func.func @main(%x: tensor<2x5x19xui4>, %y: tensor<2x19x21xui4>) -> (tensor<2x5x21xui4>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xui4>, tensor<2x19x21xui4>) -> tensor<2x5x21xui4>
  return %r : tensor<2x5x21xui4>
}
// -----
func.func @main(%x: tensor<2x5x19xui4>, %y: tensor<2x19x21xui4>) -> (tensor<2x5x21xui32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xui4>, tensor<2x19x21xui4>) -> tensor<2x5x21xui32>
  return %r : tensor<2x5x21xui32>
}
// -----
func.func @main(%x: tensor<1x8x9x3xui4>, %y: tensor<3x3x3x5xui4>) -> (tensor<1x8x9x5xui4>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xui4>, tensor<3x3x3x5xui4>) -> tensor<1x8x9x5xui4>
  return %r : tensor<1x8x9x5xui4>
}
// -----
// input 1: special
// input 2: special
func.func @main(%x: tensor<9x20xf32>, %i: tensor<ui4>, %j: tensor<ui4>) -> (tensor<4x17xf32>) {
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [4, 17] : (tensor<9x20xf32>, tensor<ui4>, tensor<ui4>) -> tensor<4x17xf32>
  return %r : tensor<4x17xf32>
}
// -----
func.func @main(%x: tensor<6x45xi4>) -> (tensor<6xi8>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xi4>, tensor<i4>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
// -----
func.func @main(%x: tensor<6x45xi4>) -> (tensor<45xi8>) {
  %z = stablehlo.constant dense<1> : tensor<i4>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %s = stablehlo.add %a, %b : tensor<i8>
      stablehlo.return %s : tensor<i8>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xi4>, tensor<i4>) -> tensor<45xi8>
  return %r : tensor<45xi8>
}
// -----
func.func @main(%x: tensor<6x45xi8>) -> (tensor<6xi32>) {
  %z = stablehlo.constant dense<1> : tensor<i8>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xi8>, tensor<i8>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
// -----
func.func @main(%x: tensor<6x45xi8>) -> (tensor<45xi32>) {
  %z = stablehlo.constant dense<1> : tensor<i8>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xi8>, tensor<i8>) -> tensor<45xi32>
  return %r : tensor<45xi32>
}
// -----
func.func @main(%x: tensor<6x45xui4>) -> (tensor<6xui32>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %s = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xui4>, tensor<ui4>) -> tensor<6xui32>
  return %r : tensor<6xui32>
}
// -----
func.func @main(%x: tensor<6x45xui4>) -> (tensor<45xui32>) {
  %z = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %s = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xui4>, tensor<ui4>) -> tensor<45xui32>
  return %r : tensor<45xui32>
}
// -----
func.func @main(%x: tensor<6x45xi2>) -> (tensor<6xi64>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xi2>, tensor<i2>) -> tensor<6xi64>
  return %r : tensor<6xi64>
}
// -----
func.func @main(%x: tensor<6x45xi2>) -> (tensor<45xi64>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xi2>, tensor<i2>) -> tensor<45xi64>
  return %r : tensor<45xi64>
}
