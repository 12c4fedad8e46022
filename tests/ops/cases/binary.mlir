func.func @main(%x: tensor<16xi1>, %y: tensor<16xi1>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<16xi1>
  %r1 = stablehlo.and %x, %y : tensor<16xi1>
  %r4 = stablehlo.maximum %x, %y : tensor<16xi1>
  %r5 = stablehlo.minimum %x, %y : tensor<16xi1>
  %r6 = stablehlo.multiply %x, %y : tensor<16xi1>
  %r7 = stablehlo.or %x, %y : tensor<16xi1>
  %r14 = stablehlo.xor %x, %y : tensor<16xi1>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
  return %r0, %r1, %r4, %r5, %r6, %r7, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}
// -----
func.func @main(%x: tensor<17xi1>, %y: tensor<17xi1>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xi1>
  %r1 = stablehlo.and %x, %y : tensor<17xi1>
  %r4 = stablehlo.maximum %x, %y : tensor<17xi1>
  %r5 = stablehlo.minimum %x, %y : tensor<17xi1>
  %r6 = stablehlo.multiply %x, %y : tensor<17xi1>
  %r7 = stablehlo.or %x, %y : tensor<17xi1>
  %r14 = stablehlo.xor %x, %y : tensor<17xi1>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<17xi1>, tensor<17xi1>) -> tensor<17xi1>
  return %r0, %r1, %r4, %r5, %r6, %r7, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
func.func @main(%x: tensor<127xi1>, %y: tensor<127xi1>) -> (tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<127xi1>
  %r1 = stablehlo.and %x, %y : tensor<127xi1>
  %r4 = stablehlo.maximum %x, %y : tensor<127xi1>
  %r5 = stablehlo.minimum %x, %y : tensor<127xi1>
  %r6 = stablehlo.multiply %x, %y : tensor<127xi1>
  %r7 = stablehlo.or %x, %y : tensor<127xi1>
  %r14 = stablehlo.xor %x, %y : tensor<127xi1>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<127xi1>, tensor<127xi1>) -> tensor<127xi1>
  return %r0, %r1, %r4, %r5, %r6, %r7, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>
}
// -----
func.func @main(%x: tensor<128xi8>, %y: tensor<128xi8>) -> (tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<128xi8>
  %r1 = stablehlo.and %x, %y : tensor<128xi8>
  %r3 = stablehlo.divide %x, %y : tensor<128xi8>
  %r4 = stablehlo.maximum %x, %y : tensor<128xi8>
  %r5 = stablehlo.minimum %x, %y : tensor<128xi8>
  %r6 = stablehlo.multiply %x, %y : tensor<128xi8>
  %r7 = stablehlo.or %x, %y : tensor<128xi8>
  %r8 = stablehlo.power %x, %y : tensor<128xi8>
  %r9 = stablehlo.remainder %x, %y : tensor<128xi8>
  %r10 = stablehlo.shift_left %x, %y : tensor<128xi8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<128xi8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<128xi8>
  %r13 = stablehlo.subtract %x, %y : tensor<128xi8>
  %r14 = stablehlo.xor %x, %y : tensor<128xi8>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<128xi8>, tensor<128xi8>) -> tensor<128xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi8>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>
}
// -----
func.func @main(%x: tensor<129xi8>, %y: tensor<129xi8>) -> (tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<129xi8>
  %r1 = stablehlo.and %x, %y : tensor<129xi8>
  %r3 = stablehlo.divide %x, %y : tensor<129xi8>
  %r4 = stablehlo.maximum %x, %y : tensor<129xi8>
  %r5 = stablehlo.minimum %x, %y : tensor<129xi8>
  %r6 = stablehlo.multiply %x, %y : tensor<129xi8>
  %r7 = stablehlo.or %x, %y : tensor<129xi8>
  %r8 = stablehlo.power %x, %y : tensor<129xi8>
  %r9 = stablehlo.remainder %x, %y : tensor<129xi8>
  %r10 = stablehlo.shift_left %x, %y : tensor<129xi8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<129xi8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<129xi8>
  %r13 = stablehlo.subtract %x, %y : tensor<129xi8>
  %r14 = stablehlo.xor %x, %y : tensor<129xi8>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<129xi8>, tensor<129xi8>) -> tensor<129xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi8>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>
}
// -----
func.func @main(%x: tensor<3x5xi8>, %y: tensor<3x5xi8>) -> (tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<3x5xi8>
  %r1 = stablehlo.and %x, %y : tensor<3x5xi8>
  %r3 = stablehlo.divide %x, %y : tensor<3x5xi8>
  %r4 = stablehlo.maximum %x, %y : tensor<3x5xi8>
  %r5 = stablehlo.minimum %x, %y : tensor<3x5xi8>
  %r6 = stablehlo.multiply %x, %y : tensor<3x5xi8>
  %r7 = stablehlo.or %x, %y : tensor<3x5xi8>
  %r8 = stablehlo.power %x, %y : tensor<3x5xi8>
  %r9 = stablehlo.remainder %x, %y : tensor<3x5xi8>
  %r10 = stablehlo.shift_left %x, %y : tensor<3x5xi8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<3x5xi8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<3x5xi8>
  %r13 = stablehlo.subtract %x, %y : tensor<3x5xi8>
  %r14 = stablehlo.xor %x, %y : tensor<3x5xi8>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi8>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>
}
// -----
func.func @main(%x: tensor<2x0x3xi16>, %y: tensor<2x0x3xi16>) -> (tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x0x3xi16>
  %r1 = stablehlo.and %x, %y : tensor<2x0x3xi16>
  %r3 = stablehlo.divide %x, %y : tensor<2x0x3xi16>
  %r4 = stablehlo.maximum %x, %y : tensor<2x0x3xi16>
  %r5 = stablehlo.minimum %x, %y : tensor<2x0x3xi16>
  %r6 = stablehlo.multiply %x, %y : tensor<2x0x3xi16>
  %r7 = stablehlo.or %x, %y : tensor<2x0x3xi16>
  %r8 = stablehlo.power %x, %y : tensor<2x0x3xi16>
  %r9 = stablehlo.remainder %x, %y : tensor<2x0x3xi16>
  %r10 = stablehlo.shift_left %x, %y : tensor<2x0x3xi16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x0x3xi16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<2x0x3xi16>
  %r13 = stablehlo.subtract %x, %y : tensor<2x0x3xi16>
  %r14 = stablehlo.xor %x, %y : tensor<2x0x3xi16>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<2x0x3xi16>, tensor<2x0x3xi16>) -> tensor<2x0x3xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi16>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>
}
// -----
func.func @main(%x: tensor<1x1xi16>, %y: tensor<1x1xi16>) -> (tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x1xi16>
  %r1 = stablehlo.and %x, %y : tensor<1x1xi16>
  %r3 = stablehlo.divide %x, %y : tensor<1x1xi16>
  %r4 = stablehlo.maximum %x, %y : tensor<1x1xi16>
  %r5 = stablehlo.minimum %x, %y : tensor<1x1xi16>
  %r6 = stablehlo.multiply %x, %y : tensor<1x1xi16>
  %r7 = stablehlo.or %x, %y : tensor<1x1xi16>
  %r8 = stablehlo.power %x, %y : tensor<1x1xi16>
  %r9 = stablehlo.remainder %x, %y : tensor<1x1xi16>
  %r10 = stablehlo.shift_left %x, %y : tensor<1x1xi16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x1xi16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<1x1xi16>
  %r13 = stablehlo.subtract %x, %y : tensor<1x1xi16>
  %r14 = stablehlo.xor %x, %y : tensor<1x1xi16>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi16>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>
}
// -----
func.func @main(%x: tensor<7x33xi16>, %y: tensor<7x33xi16>) -> (tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xi16>
  %r1 = stablehlo.and %x, %y : tensor<7x33xi16>
  %r3 = stablehlo.divide %x, %y : tensor<7x33xi16>
  %r4 = stablehlo.maximum %x, %y : tensor<7x33xi16>
  %r5 = stablehlo.minimum %x, %y : tensor<7x33xi16>
  %r6 = stablehlo.multiply %x, %y : tensor<7x33xi16>
  %r7 = stablehlo.or %x, %y : tensor<7x33xi16>
  %r8 = stablehlo.power %x, %y : tensor<7x33xi16>
  %r9 = stablehlo.remainder %x, %y : tensor<7x33xi16>
  %r10 = stablehlo.shift_left %x, %y : tensor<7x33xi16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xi16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<7x33xi16>
  %r13 = stablehlo.subtract %x, %y : tensor<7x33xi16>
  %r14 = stablehlo.xor %x, %y : tensor<7x33xi16>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<7x33xi16>, tensor<7x33xi16>) -> tensor<7x33xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%x: tensor<4x128xi32>, %y: tensor<4x128xi32>) -> (tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<4x128xi32>
  %r1 = stablehlo.and %x, %y : tensor<4x128xi32>
  %r3 = stablehlo.divide %x, %y : tensor<4x128xi32>
  %r4 = stablehlo.maximum %x, %y : tensor<4x128xi32>
  %r5 = stablehlo.minimum %x, %y : tensor<4x128xi32>
  %r6 = stablehlo.multiply %x, %y : tensor<4x128xi32>
  %r7 = stablehlo.or %x, %y : tensor<4x128xi32>
  %r8 = stablehlo.power %x, %y : tensor<4x128xi32>
  %r9 = stablehlo.remainder %x, %y : tensor<4x128xi32>
  %r10 = stablehlo.shift_left %x, %y : tensor<4x128xi32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<4x128xi32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<4x128xi32>
  %r13 = stablehlo.subtract %x, %y : tensor<4x128xi32>
  %r14 = stablehlo.xor %x, %y : tensor<4x128xi32>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<4x128xi32>, tensor<4x128xi32>) -> tensor<4x128xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi32>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>
}
// -----
func.func @main(%x: tensor<2x3x1x17xi32>, %y: tensor<2x3x1x17xi32>) -> (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x3x1x17xi32>
  %r1 = stablehlo.and %x, %y : tensor<2x3x1x17xi32>
  %r3 = stablehlo.divide %x, %y : tensor<2x3x1x17xi32>
  %r4 = stablehlo.maximum %x, %y : tensor<2x3x1x17xi32>
  %r5 = stablehlo.minimum %x, %y : tensor<2x3x1x17xi32>
  %r6 = stablehlo.multiply %x, %y : tensor<2x3x1x17xi32>
  %r7 = stablehlo.or %x, %y : tensor<2x3x1x17xi32>
  %r8 = stablehlo.power %x, %y : tensor<2x3x1x17xi32>
  %r9 = stablehlo.remainder %x, %y : tensor<2x3x1x17xi32>
  %r10 = stablehlo.shift_left %x, %y : tensor<2x3x1x17xi32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x3x1x17xi32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<2x3x1x17xi32>
  %r13 = stablehlo.subtract %x, %y : tensor<2x3x1x17xi32>
  %r14 = stablehlo.xor %x, %y : tensor<2x3x1x17xi32>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>) -> tensor<2x3x1x17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi32>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>
}
// -----
func.func @main(%x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %r0 = stablehlo.add %x, %y : tensor<i32>
  %r1 = stablehlo.and %x, %y : tensor<i32>
  %r3 = stablehlo.divide %x, %y : tensor<i32>
  %r4 = stablehlo.maximum %x, %y : tensor<i32>
  %r5 = stablehlo.minimum %x, %y : tensor<i32>
  %r6 = stablehlo.multiply %x, %y : tensor<i32>
  %r7 = stablehlo.or %x, %y : tensor<i32>
  %r8 = stablehlo.power %x, %y : tensor<i32>
  %r9 = stablehlo.remainder %x, %y : tensor<i32>
  %r10 = stablehlo.shift_left %x, %y : tensor<i32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<i32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<i32>
  %r13 = stablehlo.subtract %x, %y : tensor<i32>
  %r14 = stablehlo.xor %x, %y : tensor<i32>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// -----
func.func @main(%x: tensor<0xi64>, %y: tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<0xi64>
  %r1 = stablehlo.and %x, %y : tensor<0xi64>
  %r3 = stablehlo.divide %x, %y : tensor<0xi64>
  %r4 = stablehlo.maximum %x, %y : tensor<0xi64>
  %r5 = stablehlo.minimum %x, %y : tensor<0xi64>
  %r6 = stablehlo.multiply %x, %y : tensor<0xi64>
  %r7 = stablehlo.or %x, %y : tensor<0xi64>
  %r8 = stablehlo.power %x, %y : tensor<0xi64>
  %r9 = stablehlo.remainder %x, %y : tensor<0xi64>
  %r10 = stablehlo.shift_left %x, %y : tensor<0xi64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<0xi64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<0xi64>
  %r13 = stablehlo.subtract %x, %y : tensor<0xi64>
  %r14 = stablehlo.xor %x, %y : tensor<0xi64>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xi64>, %y: tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1xi64>
  %r1 = stablehlo.and %x, %y : tensor<1xi64>
  %r3 = stablehlo.divide %x, %y : tensor<1xi64>
  %r4 = stablehlo.maximum %x, %y : tensor<1xi64>
  %r5 = stablehlo.minimum %x, %y : tensor<1xi64>
  %r6 = stablehlo.multiply %x, %y : tensor<1xi64>
  %r7 = stablehlo.or %x, %y : tensor<1xi64>
  %r8 = stablehlo.power %x, %y : tensor<1xi64>
  %r9 = stablehlo.remainder %x, %y : tensor<1xi64>
  %r10 = stablehlo.shift_left %x, %y : tensor<1xi64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<1xi64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<1xi64>
  %r13 = stablehlo.subtract %x, %y : tensor<1xi64>
  %r14 = stablehlo.xor %x, %y : tensor<1xi64>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xi64>, %y: tensor<15xi64>) -> (tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<15xi64>
  %r1 = stablehlo.and %x, %y : tensor<15xi64>
  %r3 = stablehlo.divide %x, %y : tensor<15xi64>
  %r4 = stablehlo.maximum %x, %y : tensor<15xi64>
  %r5 = stablehlo.minimum %x, %y : tensor<15xi64>
  %r6 = stablehlo.multiply %x, %y : tensor<15xi64>
  %r7 = stablehlo.or %x, %y : tensor<15xi64>
  %r8 = stablehlo.power %x, %y : tensor<15xi64>
  %r9 = stablehlo.remainder %x, %y : tensor<15xi64>
  %r10 = stablehlo.shift_left %x, %y : tensor<15xi64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<15xi64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<15xi64>
  %r13 = stablehlo.subtract %x, %y : tensor<15xi64>
  %r14 = stablehlo.xor %x, %y : tensor<15xi64>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<15xi64>, tensor<15xi64>) -> tensor<15xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi64>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>
}
// -----
func.func @main(%x: tensor<16xui8>, %y: tensor<16xui8>) -> (tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<16xui8>
  %r1 = stablehlo.and %x, %y : tensor<16xui8>
  %r3 = stablehlo.divide %x, %y : tensor<16xui8>
  %r4 = stablehlo.maximum %x, %y : tensor<16xui8>
  %r5 = stablehlo.minimum %x, %y : tensor<16xui8>
  %r6 = stablehlo.multiply %x, %y : tensor<16xui8>
  %r7 = stablehlo.or %x, %y : tensor<16xui8>
  %r8 = stablehlo.power %x, %y : tensor<16xui8>
  %r9 = stablehlo.remainder %x, %y : tensor<16xui8>
  %r10 = stablehlo.shift_left %x, %y : tensor<16xui8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<16xui8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<16xui8>
  %r13 = stablehlo.subtract %x, %y : tensor<16xui8>
  %r14 = stablehlo.xor %x, %y : tensor<16xui8>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<16xui8>, tensor<16xui8>) -> tensor<16xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}
// -----
func.func @main(%x: tensor<17xui8>, %y: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xui8>
  %r1 = stablehlo.and %x, %y : tensor<17xui8>
  %r3 = stablehlo.divide %x, %y : tensor<17xui8>
  %r4 = stablehlo.maximum %x, %y : tensor<17xui8>
  %r5 = stablehlo.minimum %x, %y : tensor<17xui8>
  %r6 = stablehlo.multiply %x, %y : tensor<17xui8>
  %r7 = stablehlo.or %x, %y : tensor<17xui8>
  %r8 = stablehlo.power %x, %y : tensor<17xui8>
  %r9 = stablehlo.remainder %x, %y : tensor<17xui8>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xui8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xui8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xui8>
  %r13 = stablehlo.subtract %x, %y : tensor<17xui8>
  %r14 = stablehlo.xor %x, %y : tensor<17xui8>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
func.func @main(%x: tensor<127xui8>, %y: tensor<127xui8>) -> (tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<127xui8>
  %r1 = stablehlo.and %x, %y : tensor<127xui8>
  %r3 = stablehlo.divide %x, %y : tensor<127xui8>
  %r4 = stablehlo.maximum %x, %y : tensor<127xui8>
  %r5 = stablehlo.minimum %x, %y : tensor<127xui8>
  %r6 = stablehlo.multiply %x, %y : tensor<127xui8>
  %r7 = stablehlo.or %x, %y : tensor<127xui8>
  %r8 = stablehlo.power %x, %y : tensor<127xui8>
  %r9 = stablehlo.remainder %x, %y : tensor<127xui8>
  %r10 = stablehlo.shift_left %x, %y : tensor<127xui8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<127xui8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<127xui8>
  %r13 = stablehlo.subtract %x, %y : tensor<127xui8>
  %r14 = stablehlo.xor %x, %y : tensor<127xui8>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<127xui8>, tensor<127xui8>) -> tensor<127xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xui8>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>
}
// -----
func.func @main(%x: tensor<128xui16>, %y: tensor<128xui16>) -> (tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<128xui16>
  %r1 = stablehlo.and %x, %y : tensor<128xui16>
  %r3 = stablehlo.divide %x, %y : tensor<128xui16>
  %r4 = stablehlo.maximum %x, %y : tensor<128xui16>
  %r5 = stablehlo.minimum %x, %y : tensor<128xui16>
  %r6 = stablehlo.multiply %x, %y : tensor<128xui16>
  %r7 = stablehlo.or %x, %y : tensor<128xui16>
  %r8 = stablehlo.power %x, %y : tensor<128xui16>
  %r9 = stablehlo.remainder %x, %y : tensor<128xui16>
  %r10 = stablehlo.shift_left %x, %y : tensor<128xui16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<128xui16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<128xui16>
  %r13 = stablehlo.subtract %x, %y : tensor<128xui16>
  %r14 = stablehlo.xor %x, %y : tensor<128xui16>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<128xui16>, tensor<128xui16>) -> tensor<128xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xui16>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>
}
// -----
func.func @main(%x: tensor<129xui16>, %y: tensor<129xui16>) -> (tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<129xui16>
  %r1 = stablehlo.and %x, %y : tensor<129xui16>
  %r3 = stablehlo.divide %x, %y : tensor<129xui16>
  %r4 = stablehlo.maximum %x, %y : tensor<129xui16>
  %r5 = stablehlo.minimum %x, %y : tensor<129xui16>
  %r6 = stablehlo.multiply %x, %y : tensor<129xui16>
  %r7 = stablehlo.or %x, %y : tensor<129xui16>
  %r8 = stablehlo.power %x, %y : tensor<129xui16>
  %r9 = stablehlo.remainder %x, %y : tensor<129xui16>
  %r10 = stablehlo.shift_left %x, %y : tensor<129xui16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<129xui16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<129xui16>
  %r13 = stablehlo.subtract %x, %y : tensor<129xui16>
  %r14 = stablehlo.xor %x, %y : tensor<129xui16>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<129xui16>, tensor<129xui16>) -> tensor<129xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xui16>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>
}
// -----
func.func @main(%x: tensor<3x5xui16>, %y: tensor<3x5xui16>) -> (tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<3x5xui16>
  %r1 = stablehlo.and %x, %y : tensor<3x5xui16>
  %r3 = stablehlo.divide %x, %y : tensor<3x5xui16>
  %r4 = stablehlo.maximum %x, %y : tensor<3x5xui16>
  %r5 = stablehlo.minimum %x, %y : tensor<3x5xui16>
  %r6 = stablehlo.multiply %x, %y : tensor<3x5xui16>
  %r7 = stablehlo.or %x, %y : tensor<3x5xui16>
  %r8 = stablehlo.power %x, %y : tensor<3x5xui16>
  %r9 = stablehlo.remainder %x, %y : tensor<3x5xui16>
  %r10 = stablehlo.shift_left %x, %y : tensor<3x5xui16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<3x5xui16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<3x5xui16>
  %r13 = stablehlo.subtract %x, %y : tensor<3x5xui16>
  %r14 = stablehlo.xor %x, %y : tensor<3x5xui16>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xui16>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>
}
// -----
func.func @main(%x: tensor<2x0x3xui32>, %y: tensor<2x0x3xui32>) -> (tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x0x3xui32>
  %r1 = stablehlo.and %x, %y : tensor<2x0x3xui32>
  %r3 = stablehlo.divide %x, %y : tensor<2x0x3xui32>
  %r4 = stablehlo.maximum %x, %y : tensor<2x0x3xui32>
  %r5 = stablehlo.minimum %x, %y : tensor<2x0x3xui32>
  %r6 = stablehlo.multiply %x, %y : tensor<2x0x3xui32>
  %r7 = stablehlo.or %x, %y : tensor<2x0x3xui32>
  %r8 = stablehlo.power %x, %y : tensor<2x0x3xui32>
  %r9 = stablehlo.remainder %x, %y : tensor<2x0x3xui32>
  %r10 = stablehlo.shift_left %x, %y : tensor<2x0x3xui32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x0x3xui32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<2x0x3xui32>
  %r13 = stablehlo.subtract %x, %y : tensor<2x0x3xui32>
  %r14 = stablehlo.xor %x, %y : tensor<2x0x3xui32>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<2x0x3xui32>, tensor<2x0x3xui32>) -> tensor<2x0x3xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xui32>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>
}
// -----
func.func @main(%x: tensor<1x1xui32>, %y: tensor<1x1xui32>) -> (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x1xui32>
  %r1 = stablehlo.and %x, %y : tensor<1x1xui32>
  %r3 = stablehlo.divide %x, %y : tensor<1x1xui32>
  %r4 = stablehlo.maximum %x, %y : tensor<1x1xui32>
  %r5 = stablehlo.minimum %x, %y : tensor<1x1xui32>
  %r6 = stablehlo.multiply %x, %y : tensor<1x1xui32>
  %r7 = stablehlo.or %x, %y : tensor<1x1xui32>
  %r8 = stablehlo.power %x, %y : tensor<1x1xui32>
  %r9 = stablehlo.remainder %x, %y : tensor<1x1xui32>
  %r10 = stablehlo.shift_left %x, %y : tensor<1x1xui32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<1x1xui32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<1x1xui32>
  %r13 = stablehlo.subtract %x, %y : tensor<1x1xui32>
  %r14 = stablehlo.xor %x, %y : tensor<1x1xui32>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>
}
// -----
func.func @main(%x: tensor<7x33xui32>, %y: tensor<7x33xui32>) -> (tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xui32>
  %r1 = stablehlo.and %x, %y : tensor<7x33xui32>
  %r3 = stablehlo.divide %x, %y : tensor<7x33xui32>
  %r4 = stablehlo.maximum %x, %y : tensor<7x33xui32>
  %r5 = stablehlo.minimum %x, %y : tensor<7x33xui32>
  %r6 = stablehlo.multiply %x, %y : tensor<7x33xui32>
  %r7 = stablehlo.or %x, %y : tensor<7x33xui32>
  %r8 = stablehlo.power %x, %y : tensor<7x33xui32>
  %r9 = stablehlo.remainder %x, %y : tensor<7x33xui32>
  %r10 = stablehlo.shift_left %x, %y : tensor<7x33xui32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<7x33xui32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<7x33xui32>
  %r13 = stablehlo.subtract %x, %y : tensor<7x33xui32>
  %r14 = stablehlo.xor %x, %y : tensor<7x33xui32>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<7x33xui32>, tensor<7x33xui32>) -> tensor<7x33xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xui32>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%x: tensor<4x128xui64>, %y: tensor<4x128xui64>) -> (tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<4x128xui64>
  %r1 = stablehlo.and %x, %y : tensor<4x128xui64>
  %r3 = stablehlo.divide %x, %y : tensor<4x128xui64>
  %r4 = stablehlo.maximum %x, %y : tensor<4x128xui64>
  %r5 = stablehlo.minimum %x, %y : tensor<4x128xui64>
  %r6 = stablehlo.multiply %x, %y : tensor<4x128xui64>
  %r7 = stablehlo.or %x, %y : tensor<4x128xui64>
  %r8 = stablehlo.power %x, %y : tensor<4x128xui64>
  %r9 = stablehlo.remainder %x, %y : tensor<4x128xui64>
  %r10 = stablehlo.shift_left %x, %y : tensor<4x128xui64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<4x128xui64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<4x128xui64>
  %r13 = stablehlo.subtract %x, %y : tensor<4x128xui64>
  %r14 = stablehlo.xor %x, %y : tensor<4x128xui64>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<4x128xui64>, tensor<4x128xui64>) -> tensor<4x128xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xui64>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>
}
// -----
func.func @main(%x: tensor<2x3x1x17xui64>, %y: tensor<2x3x1x17xui64>) -> (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x3x1x17xui64>
  %r1 = stablehlo.and %x, %y : tensor<2x3x1x17xui64>
  %r3 = stablehlo.divide %x, %y : tensor<2x3x1x17xui64>
  %r4 = stablehlo.maximum %x, %y : tensor<2x3x1x17xui64>
  %r5 = stablehlo.minimum %x, %y : tensor<2x3x1x17xui64>
  %r6 = stablehlo.multiply %x, %y : tensor<2x3x1x17xui64>
  %r7 = stablehlo.or %x, %y : tensor<2x3x1x17xui64>
  %r8 = stablehlo.power %x, %y : tensor<2x3x1x17xui64>
  %r9 = stablehlo.remainder %x, %y : tensor<2x3x1x17xui64>
  %r10 = stablehlo.shift_left %x, %y : tensor<2x3x1x17xui64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<2x3x1x17xui64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<2x3x1x17xui64>
  %r13 = stablehlo.subtract %x, %y : tensor<2x3x1x17xui64>
  %r14 = stablehlo.xor %x, %y : tensor<2x3x1x17xui64>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>) -> tensor<2x3x1x17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xui64>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>
}
// -----
func.func @main(%x: tensor<ui64>, %y: tensor<ui64>) -> (tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %r0 = stablehlo.add %x, %y : tensor<ui64>
  %r1 = stablehlo.and %x, %y : tensor<ui64>
  %r3 = stablehlo.divide %x, %y : tensor<ui64>
  %r4 = stablehlo.maximum %x, %y : tensor<ui64>
  %r5 = stablehlo.minimum %x, %y : tensor<ui64>
  %r6 = stablehlo.multiply %x, %y : tensor<ui64>
  %r7 = stablehlo.or %x, %y : tensor<ui64>
  %r8 = stablehlo.power %x, %y : tensor<ui64>
  %r9 = stablehlo.remainder %x, %y : tensor<ui64>
  %r10 = stablehlo.shift_left %x, %y : tensor<ui64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<ui64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<ui64>
  %r13 = stablehlo.subtract %x, %y : tensor<ui64>
  %r14 = stablehlo.xor %x, %y : tensor<ui64>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// -----
func.func @main(%x: tensor<0xf32>, %y: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<0xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<0xf32>
  %r3 = stablehlo.divide %x, %y : tensor<0xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<0xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<0xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<0xf32>
  %r8 = stablehlo.power %x, %y : tensor<0xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<0xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<0xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<1xf32>
  %r3 = stablehlo.divide %x, %y : tensor<1xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<1xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<1xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<1xf32>
  %r8 = stablehlo.power %x, %y : tensor<1xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<1xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<1xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xf32>, %y: tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<15xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<15xf32>
  %r3 = stablehlo.divide %x, %y : tensor<15xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<15xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<15xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<15xf32>
  %r8 = stablehlo.power %x, %y : tensor<15xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<15xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<15xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>
}
// -----
func.func @main(%x: tensor<16xf64>, %y: tensor<16xf64>) -> (tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<16xf64>
  %r2 = stablehlo.atan2 %x, %y : tensor<16xf64>
  %r3 = stablehlo.divide %x, %y : tensor<16xf64>
  %r4 = stablehlo.maximum %x, %y : tensor<16xf64>
  %r5 = stablehlo.minimum %x, %y : tensor<16xf64>
  %r6 = stablehlo.multiply %x, %y : tensor<16xf64>
  %r8 = stablehlo.power %x, %y : tensor<16xf64>
  %r9 = stablehlo.remainder %x, %y : tensor<16xf64>
  %r13 = stablehlo.subtract %x, %y : tensor<16xf64>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xf64>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}
// -----
func.func @main(%x: tensor<17xf64>, %y: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xf64>
  %r2 = stablehlo.atan2 %x, %y : tensor<17xf64>
  %r3 = stablehlo.divide %x, %y : tensor<17xf64>
  %r4 = stablehlo.maximum %x, %y : tensor<17xf64>
  %r5 = stablehlo.minimum %x, %y : tensor<17xf64>
  %r6 = stablehlo.multiply %x, %y : tensor<17xf64>
  %r8 = stablehlo.power %x, %y : tensor<17xf64>
  %r9 = stablehlo.remainder %x, %y : tensor<17xf64>
  %r13 = stablehlo.subtract %x, %y : tensor<17xf64>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
func.func @main(%x: tensor<127xf64>, %y: tensor<127xf64>) -> (tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<127xf64>
  %r2 = stablehlo.atan2 %x, %y : tensor<127xf64>
  %r3 = stablehlo.divide %x, %y : tensor<127xf64>
  %r4 = stablehlo.maximum %x, %y : tensor<127xf64>
  %r5 = stablehlo.minimum %x, %y : tensor<127xf64>
  %r6 = stablehlo.multiply %x, %y : tensor<127xf64>
  %r8 = stablehlo.power %x, %y : tensor<127xf64>
  %r9 = stablehlo.remainder %x, %y : tensor<127xf64>
  %r13 = stablehlo.subtract %x, %y : tensor<127xf64>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<127xf64>, tensor<127xf64>) -> tensor<127xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xf64>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %r0 = stablehlo.add %x, %y : tensor<f32>
  %r2 = stablehlo.atan2 %x, %y : tensor<f32>
  %r3 = stablehlo.divide %x, %y : tensor<f32>
  %r4 = stablehlo.maximum %x, %y : tensor<f32>
  %r5 = stablehlo.minimum %x, %y : tensor<f32>
  %r6 = stablehlo.multiply %x, %y : tensor<f32>
  %r8 = stablehlo.power %x, %y : tensor<f32>
  %r9 = stablehlo.remainder %x, %y : tensor<f32>
  %r13 = stablehlo.subtract %x, %y : tensor<f32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// -----
func.func @main(%x: tensor<0xf32>, %y: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<0xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<0xf32>
  %r3 = stablehlo.divide %x, %y : tensor<0xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<0xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<0xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<0xf32>
  %r8 = stablehlo.power %x, %y : tensor<0xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<0xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<0xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
// -----
func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<1xf32>
  %r3 = stablehlo.divide %x, %y : tensor<1xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<1xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<1xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<1xf32>
  %r8 = stablehlo.power %x, %y : tensor<1xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<1xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<1xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
// -----
func.func @main(%x: tensor<15xf32>, %y: tensor<15xf32>) -> (tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<15xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<15xf32>
  %r3 = stablehlo.divide %x, %y : tensor<15xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<15xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<15xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<15xf32>
  %r8 = stablehlo.power %x, %y : tensor<15xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<15xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<15xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>, tensor<15xi1>
}
// -----
func.func @main(%x: tensor<16xf32>, %y: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<16xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<16xf32>
  %r3 = stablehlo.divide %x, %y : tensor<16xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<16xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<16xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<16xf32>
  %r8 = stablehlo.power %x, %y : tensor<16xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<16xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<16xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>
}
// -----
func.func @main(%x: tensor<17xf32>, %y: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<17xf32>
  %r3 = stablehlo.divide %x, %y : tensor<17xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<17xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<17xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<17xf32>
  %r8 = stablehlo.power %x, %y : tensor<17xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<17xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<17xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
func.func @main(%x: tensor<127xf32>, %y: tensor<127xf32>) -> (tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<127xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<127xf32>
  %r3 = stablehlo.divide %x, %y : tensor<127xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<127xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<127xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<127xf32>
  %r8 = stablehlo.power %x, %y : tensor<127xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<127xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<127xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<127xf32>, tensor<127xf32>) -> tensor<127xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xf32>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>, tensor<127xi1>
}
// -----
func.func @main(%x: tensor<128xf32>, %y: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<128xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<128xf32>
  %r3 = stablehlo.divide %x, %y : tensor<128xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<128xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<128xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<128xf32>
  %r8 = stablehlo.power %x, %y : tensor<128xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<128xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<128xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>, tensor<128xi1>
}
// -----
func.func @main(%x: tensor<129xf32>, %y: tensor<129xf32>) -> (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<129xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<129xf32>
  %r3 = stablehlo.divide %x, %y : tensor<129xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<129xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<129xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<129xf32>
  %r8 = stablehlo.power %x, %y : tensor<129xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<129xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<129xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<129xf32>, tensor<129xf32>) -> tensor<129xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>, tensor<129xi1>
}
// -----
func.func @main(%x: tensor<3x5xf32>, %y: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<3x5xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<3x5xf32>
  %r3 = stablehlo.divide %x, %y : tensor<3x5xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<3x5xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<3x5xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<3x5xf32>
  %r8 = stablehlo.power %x, %y : tensor<3x5xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<3x5xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<3x5xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>
}
// -----
func.func @main(%x: tensor<2x0x3xf32>, %y: tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x0x3xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<2x0x3xf32>
  %r3 = stablehlo.divide %x, %y : tensor<2x0x3xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<2x0x3xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<2x0x3xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<2x0x3xf32>
  %r8 = stablehlo.power %x, %y : tensor<2x0x3xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<2x0x3xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<2x0x3xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xf32>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>, tensor<2x0x3xi1>
}
// -----
func.func @main(%x: tensor<1x1xf32>, %y: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x1xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<1x1xf32>
  %r3 = stablehlo.divide %x, %y : tensor<1x1xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<1x1xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<1x1xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<1x1xf32>
  %r8 = stablehlo.power %x, %y : tensor<1x1xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<1x1xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<1x1xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>, tensor<1x1xi1>
}
// -----
func.func @main(%x: tensor<7x33xf32>, %y: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<7x33xf32>
  %r3 = stablehlo.divide %x, %y : tensor<7x33xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<7x33xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<7x33xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<7x33xf32>
  %r8 = stablehlo.power %x, %y : tensor<7x33xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<7x33xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<7x33xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
func.func @main(%x: tensor<4x128xf32>, %y: tensor<4x128xf32>) -> (tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<4x128xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<4x128xf32>
  %r3 = stablehlo.divide %x, %y : tensor<4x128xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<4x128xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<4x128xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<4x128xf32>
  %r8 = stablehlo.power %x, %y : tensor<4x128xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<4x128xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<4x128xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<4x128xf32>, tensor<4x128xf32>) -> tensor<4x128xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xf32>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>, tensor<4x128xi1>
}
// -----
func.func @main(%x: tensor<2x3x1x17xf32>, %y: tensor<2x3x1x17xf32>) -> (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<2x3x1x17xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<2x3x1x17xf32>
  %r3 = stablehlo.divide %x, %y : tensor<2x3x1x17xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<2x3x1x17xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<2x3x1x17xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<2x3x1x17xf32>
  %r8 = stablehlo.power %x, %y : tensor<2x3x1x17xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<2x3x1x17xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<2x3x1x17xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) -> tensor<2x3x1x17xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>, tensor<2x3x1x17xi1>
}
