// inputs: special
func.func @main(%x: tensor<601xi1>, %y: tensor<601xi1>) -> (tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xi1>
  %r1 = stablehlo.and %x, %y : tensor<601xi1>
  %r4 = stablehlo.maximum %x, %y : tensor<601xi1>
  %r5 = stablehlo.minimum %x, %y : tensor<601xi1>
  %r6 = stablehlo.multiply %x, %y : tensor<601xi1>
  %r7 = stablehlo.or %x, %y : tensor<601xi1>
  %r14 = stablehlo.xor %x, %y : tensor<601xi1>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<601xi1>, tensor<601xi1>) -> tensor<601xi1>
  return %r0, %r1, %r4, %r5, %r6, %r7, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
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
// inputs: special
func.func @main(%x: tensor<601xi8>, %y: tensor<601xi8>) -> (tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xi8>
  %r1 = stablehlo.and %x, %y : tensor<601xi8>
  %r3 = stablehlo.divide %x, %y : tensor<601xi8>
  %r4 = stablehlo.maximum %x, %y : tensor<601xi8>
  %r5 = stablehlo.minimum %x, %y : tensor<601xi8>
  %r6 = stablehlo.multiply %x, %y : tensor<601xi8>
  %r7 = stablehlo.or %x, %y : tensor<601xi8>
  %r8 = stablehlo.power %x, %y : tensor<601xi8>
  %r9 = stablehlo.remainder %x, %y : tensor<601xi8>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xi8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xi8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xi8>
  %r13 = stablehlo.subtract %x, %y : tensor<601xi8>
  %r14 = stablehlo.xor %x, %y : tensor<601xi8>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<601xi8>, tensor<601xi8>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi8>, %y: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xi8>
  %r1 = stablehlo.and %x, %y : tensor<17xi8>
  %r3 = stablehlo.divide %x, %y : tensor<17xi8>
  %r4 = stablehlo.maximum %x, %y : tensor<17xi8>
  %r5 = stablehlo.minimum %x, %y : tensor<17xi8>
  %r6 = stablehlo.multiply %x, %y : tensor<17xi8>
  %r7 = stablehlo.or %x, %y : tensor<17xi8>
  %r8 = stablehlo.power %x, %y : tensor<17xi8>
  %r9 = stablehlo.remainder %x, %y : tensor<17xi8>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xi8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xi8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xi8>
  %r13 = stablehlo.subtract %x, %y : tensor<17xi8>
  %r14 = stablehlo.xor %x, %y : tensor<17xi8>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi16>, %y: tensor<601xi16>) -> (tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xi16>
  %r1 = stablehlo.and %x, %y : tensor<601xi16>
  %r3 = stablehlo.divide %x, %y : tensor<601xi16>
  %r4 = stablehlo.maximum %x, %y : tensor<601xi16>
  %r5 = stablehlo.minimum %x, %y : tensor<601xi16>
  %r6 = stablehlo.multiply %x, %y : tensor<601xi16>
  %r7 = stablehlo.or %x, %y : tensor<601xi16>
  %r8 = stablehlo.power %x, %y : tensor<601xi16>
  %r9 = stablehlo.remainder %x, %y : tensor<601xi16>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xi16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xi16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xi16>
  %r13 = stablehlo.subtract %x, %y : tensor<601xi16>
  %r14 = stablehlo.xor %x, %y : tensor<601xi16>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<601xi16>, tensor<601xi16>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi16>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi16>, %y: tensor<17xi16>) -> (tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xi16>
  %r1 = stablehlo.and %x, %y : tensor<17xi16>
  %r3 = stablehlo.divide %x, %y : tensor<17xi16>
  %r4 = stablehlo.maximum %x, %y : tensor<17xi16>
  %r5 = stablehlo.minimum %x, %y : tensor<17xi16>
  %r6 = stablehlo.multiply %x, %y : tensor<17xi16>
  %r7 = stablehlo.or %x, %y : tensor<17xi16>
  %r8 = stablehlo.power %x, %y : tensor<17xi16>
  %r9 = stablehlo.remainder %x, %y : tensor<17xi16>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xi16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xi16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xi16>
  %r13 = stablehlo.subtract %x, %y : tensor<17xi16>
  %r14 = stablehlo.xor %x, %y : tensor<17xi16>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<17xi16>, tensor<17xi16>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi32>, %y: tensor<601xi32>) -> (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xi32>
  %r1 = stablehlo.and %x, %y : tensor<601xi32>
  %r3 = stablehlo.divide %x, %y : tensor<601xi32>
  %r4 = stablehlo.maximum %x, %y : tensor<601xi32>
  %r5 = stablehlo.minimum %x, %y : tensor<601xi32>
  %r6 = stablehlo.multiply %x, %y : tensor<601xi32>
  %r7 = stablehlo.or %x, %y : tensor<601xi32>
  %r8 = stablehlo.power %x, %y : tensor<601xi32>
  %r9 = stablehlo.remainder %x, %y : tensor<601xi32>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xi32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xi32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xi32>
  %r13 = stablehlo.subtract %x, %y : tensor<601xi32>
  %r14 = stablehlo.xor %x, %y : tensor<601xi32>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<601xi32>, tensor<601xi32>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi32>, %y: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xi32>
  %r1 = stablehlo.and %x, %y : tensor<17xi32>
  %r3 = stablehlo.divide %x, %y : tensor<17xi32>
  %r4 = stablehlo.maximum %x, %y : tensor<17xi32>
  %r5 = stablehlo.minimum %x, %y : tensor<17xi32>
  %r6 = stablehlo.multiply %x, %y : tensor<17xi32>
  %r7 = stablehlo.or %x, %y : tensor<17xi32>
  %r8 = stablehlo.power %x, %y : tensor<17xi32>
  %r9 = stablehlo.remainder %x, %y : tensor<17xi32>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xi32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xi32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xi32>
  %r13 = stablehlo.subtract %x, %y : tensor<17xi32>
  %r14 = stablehlo.xor %x, %y : tensor<17xi32>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi64>, %y: tensor<601xi64>) -> (tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xi64>
  %r1 = stablehlo.and %x, %y : tensor<601xi64>
  %r3 = stablehlo.divide %x, %y : tensor<601xi64>
  %r4 = stablehlo.maximum %x, %y : tensor<601xi64>
  %r5 = stablehlo.minimum %x, %y : tensor<601xi64>
  %r6 = stablehlo.multiply %x, %y : tensor<601xi64>
  %r7 = stablehlo.or %x, %y : tensor<601xi64>
  %r8 = stablehlo.power %x, %y : tensor<601xi64>
  %r9 = stablehlo.remainder %x, %y : tensor<601xi64>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xi64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xi64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xi64>
  %r13 = stablehlo.subtract %x, %y : tensor<601xi64>
  %r14 = stablehlo.xor %x, %y : tensor<601xi64>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<601xi64>, tensor<601xi64>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xi64>, %y: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xi64>
  %r1 = stablehlo.and %x, %y : tensor<17xi64>
  %r3 = stablehlo.divide %x, %y : tensor<17xi64>
  %r4 = stablehlo.maximum %x, %y : tensor<17xi64>
  %r5 = stablehlo.minimum %x, %y : tensor<17xi64>
  %r6 = stablehlo.multiply %x, %y : tensor<17xi64>
  %r7 = stablehlo.or %x, %y : tensor<17xi64>
  %r8 = stablehlo.power %x, %y : tensor<17xi64>
  %r9 = stablehlo.remainder %x, %y : tensor<17xi64>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xi64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xi64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xi64>
  %r13 = stablehlo.subtract %x, %y : tensor<17xi64>
  %r14 = stablehlo.xor %x, %y : tensor<17xi64>
  %cEQ = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xui8>, %y: tensor<601xui8>) -> (tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xui8>
  %r1 = stablehlo.and %x, %y : tensor<601xui8>
  %r3 = stablehlo.divide %x, %y : tensor<601xui8>
  %r4 = stablehlo.maximum %x, %y : tensor<601xui8>
  %r5 = stablehlo.minimum %x, %y : tensor<601xui8>
  %r6 = stablehlo.multiply %x, %y : tensor<601xui8>
  %r7 = stablehlo.or %x, %y : tensor<601xui8>
  %r8 = stablehlo.power %x, %y : tensor<601xui8>
  %r9 = stablehlo.remainder %x, %y : tensor<601xui8>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xui8>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xui8>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xui8>
  %r13 = stablehlo.subtract %x, %y : tensor<601xui8>
  %r14 = stablehlo.xor %x, %y : tensor<601xui8>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<601xui8>, tensor<601xui8>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xui8>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
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
// inputs: special
func.func @main(%x: tensor<601xui16>, %y: tensor<601xui16>) -> (tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xui16>
  %r1 = stablehlo.and %x, %y : tensor<601xui16>
  %r3 = stablehlo.divide %x, %y : tensor<601xui16>
  %r4 = stablehlo.maximum %x, %y : tensor<601xui16>
  %r5 = stablehlo.minimum %x, %y : tensor<601xui16>
  %r6 = stablehlo.multiply %x, %y : tensor<601xui16>
  %r7 = stablehlo.or %x, %y : tensor<601xui16>
  %r8 = stablehlo.power %x, %y : tensor<601xui16>
  %r9 = stablehlo.remainder %x, %y : tensor<601xui16>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xui16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xui16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xui16>
  %r13 = stablehlo.subtract %x, %y : tensor<601xui16>
  %r14 = stablehlo.xor %x, %y : tensor<601xui16>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<601xui16>, tensor<601xui16>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xui16>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui16>, %y: tensor<17xui16>) -> (tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xui16>
  %r1 = stablehlo.and %x, %y : tensor<17xui16>
  %r3 = stablehlo.divide %x, %y : tensor<17xui16>
  %r4 = stablehlo.maximum %x, %y : tensor<17xui16>
  %r5 = stablehlo.minimum %x, %y : tensor<17xui16>
  %r6 = stablehlo.multiply %x, %y : tensor<17xui16>
  %r7 = stablehlo.or %x, %y : tensor<17xui16>
  %r8 = stablehlo.power %x, %y : tensor<17xui16>
  %r9 = stablehlo.remainder %x, %y : tensor<17xui16>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xui16>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xui16>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xui16>
  %r13 = stablehlo.subtract %x, %y : tensor<17xui16>
  %r14 = stablehlo.xor %x, %y : tensor<17xui16>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<17xui16>, tensor<17xui16>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xui16>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xui32>, %y: tensor<601xui32>) -> (tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xui32>
  %r1 = stablehlo.and %x, %y : tensor<601xui32>
  %r3 = stablehlo.divide %x, %y : tensor<601xui32>
  %r4 = stablehlo.maximum %x, %y : tensor<601xui32>
  %r5 = stablehlo.minimum %x, %y : tensor<601xui32>
  %r6 = stablehlo.multiply %x, %y : tensor<601xui32>
  %r7 = stablehlo.or %x, %y : tensor<601xui32>
  %r8 = stablehlo.power %x, %y : tensor<601xui32>
  %r9 = stablehlo.remainder %x, %y : tensor<601xui32>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xui32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xui32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xui32>
  %r13 = stablehlo.subtract %x, %y : tensor<601xui32>
  %r14 = stablehlo.xor %x, %y : tensor<601xui32>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<601xui32>, tensor<601xui32>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xui32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui32>, %y: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xui32>
  %r1 = stablehlo.and %x, %y : tensor<17xui32>
  %r3 = stablehlo.divide %x, %y : tensor<17xui32>
  %r4 = stablehlo.maximum %x, %y : tensor<17xui32>
  %r5 = stablehlo.minimum %x, %y : tensor<17xui32>
  %r6 = stablehlo.multiply %x, %y : tensor<17xui32>
  %r7 = stablehlo.or %x, %y : tensor<17xui32>
  %r8 = stablehlo.power %x, %y : tensor<17xui32>
  %r9 = stablehlo.remainder %x, %y : tensor<17xui32>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xui32>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xui32>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xui32>
  %r13 = stablehlo.subtract %x, %y : tensor<17xui32>
  %r14 = stablehlo.xor %x, %y : tensor<17xui32>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xui64>, %y: tensor<601xui64>) -> (tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xui64>
  %r1 = stablehlo.and %x, %y : tensor<601xui64>
  %r3 = stablehlo.divide %x, %y : tensor<601xui64>
  %r4 = stablehlo.maximum %x, %y : tensor<601xui64>
  %r5 = stablehlo.minimum %x, %y : tensor<601xui64>
  %r6 = stablehlo.multiply %x, %y : tensor<601xui64>
  %r7 = stablehlo.or %x, %y : tensor<601xui64>
  %r8 = stablehlo.power %x, %y : tensor<601xui64>
  %r9 = stablehlo.remainder %x, %y : tensor<601xui64>
  %r10 = stablehlo.shift_left %x, %y : tensor<601xui64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<601xui64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<601xui64>
  %r13 = stablehlo.subtract %x, %y : tensor<601xui64>
  %r14 = stablehlo.xor %x, %y : tensor<601xui64>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<601xui64>, tensor<601xui64>) -> tensor<601xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xui64>, %y: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<17xui64>
  %r1 = stablehlo.and %x, %y : tensor<17xui64>
  %r3 = stablehlo.divide %x, %y : tensor<17xui64>
  %r4 = stablehlo.maximum %x, %y : tensor<17xui64>
  %r5 = stablehlo.minimum %x, %y : tensor<17xui64>
  %r6 = stablehlo.multiply %x, %y : tensor<17xui64>
  %r7 = stablehlo.or %x, %y : tensor<17xui64>
  %r8 = stablehlo.power %x, %y : tensor<17xui64>
  %r9 = stablehlo.remainder %x, %y : tensor<17xui64>
  %r10 = stablehlo.shift_left %x, %y : tensor<17xui64>
  %r11 = stablehlo.shift_right_arithmetic %x, %y : tensor<17xui64>
  %r12 = stablehlo.shift_right_logical %x, %y : tensor<17xui64>
  %r13 = stablehlo.subtract %x, %y : tensor<17xui64>
  %r14 = stablehlo.xor %x, %y : tensor<17xui64>
  %cEQ = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  %cNE = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  %cGE = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  %cGT = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  %cLE = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  %cLT = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
  return %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %cEQ, %cNE, %cGE, %cGT, %cLE, %cLT : tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xf32>, %y: tensor<601xf32>) -> (tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xf32>
  %r2 = stablehlo.atan2 %x, %y : tensor<601xf32>
  %r3 = stablehlo.divide %x, %y : tensor<601xf32>
  %r4 = stablehlo.maximum %x, %y : tensor<601xf32>
  %r5 = stablehlo.minimum %x, %y : tensor<601xf32>
  %r6 = stablehlo.multiply %x, %y : tensor<601xf32>
  %r8 = stablehlo.power %x, %y : tensor<601xf32>
  %r9 = stablehlo.remainder %x, %y : tensor<601xf32>
  %r13 = stablehlo.subtract %x, %y : tensor<601xf32>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<601xf32>, tensor<601xf32>) -> tensor<601xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
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
// inputs: special
func.func @main(%x: tensor<601xf64>, %y: tensor<601xf64>) -> (tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<601xf64>
  %r2 = stablehlo.atan2 %x, %y : tensor<601xf64>
  %r3 = stablehlo.divide %x, %y : tensor<601xf64>
  %r4 = stablehlo.maximum %x, %y : tensor<601xf64>
  %r5 = stablehlo.minimum %x, %y : tensor<601xf64>
  %r6 = stablehlo.multiply %x, %y : tensor<601xf64>
  %r8 = stablehlo.power %x, %y : tensor<601xf64>
  %r9 = stablehlo.remainder %x, %y : tensor<601xf64>
  %r13 = stablehlo.subtract %x, %y : tensor<601xf64>
  %cEQ = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tEQ = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %cNE = stablehlo.compare NE, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tNE = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %cGE = stablehlo.compare GE, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tGE = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %cGT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tGT = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %cLE = stablehlo.compare LE, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tLE = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %cLT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  %tLT = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<601xf64>, tensor<601xf64>) -> tensor<601xi1>
  return %r0, %r2, %r3, %r4, %r5, %r6, %r8, %r9, %r13, %cEQ, %tEQ, %cNE, %tNE, %cGE, %tGE, %cGT, %tGT, %cLE, %tLE, %cLT, %tLT : tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>, tensor<601xi1>
}
// -----
// inputs: special
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
// inputs: special
// Zeros of both signs, and NaN in the second: each row's, each column's, and of vectors and what is left of them.
func.func @main(%x: tensor<40x83xf32>, %y: tensor<83x3xf64>) -> (tensor<40xf32>, tensor<40xf32>, tensor<83xf32>, tensor<83xf32>, tensor<83xf64>, tensor<83xf64>, tensor<3xf64>) {
  %nought = stablehlo.constant dense<0.0> : tensor<40x83xf32>
  %minus = stablehlo.constant dense<-0.0> : tensor<40x83xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %low64 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %high64 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %0 = stablehlo.multiply %x, %nought : tensor<40x83xf32>
  %1 = stablehlo.compare EQ, %0, %0 : (tensor<40x83xf32>, tensor<40x83xf32>) -> tensor<40x83xi1>
  %zeros = stablehlo.select %1, %0, %minus : tensor<40x83xi1>, tensor<40x83xf32>
  %2 = stablehlo.reduce(%zeros init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<40x83xf32>, tensor<f32>) -> tensor<40xf32>
  %3 = stablehlo.reduce(%zeros init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<40x83xf32>, tensor<f32>) -> tensor<40xf32>
  %4 = stablehlo.reduce(%zeros init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<40x83xf32>, tensor<f32>) -> tensor<83xf32>
  %5 = stablehlo.reduce(%zeros init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<40x83xf32>, tensor<f32>) -> tensor<83xf32>
  %6 = stablehlo.reduce(%y init: %low64) applies stablehlo.maximum across dimensions = [1] : (tensor<83x3xf64>, tensor<f64>) -> tensor<83xf64>
  %7 = stablehlo.reduce(%y init: %high64) applies stablehlo.minimum across dimensions = [1] : (tensor<83x3xf64>, tensor<f64>) -> tensor<83xf64>
  %8 = stablehlo.reduce(%y init: %low64) applies stablehlo.maximum across dimensions = [0] : (tensor<83x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %2, %3, %4, %5, %6, %7, %8 : tensor<40xf32>, tensor<40xf32>, tensor<83xf32>, tensor<83xf32>, tensor<83xf64>, tensor<83xf64>, tensor<3xf64>
}
// -----
// inputs: special
// Long rows by a number each, and by constants.
func.func @main(%x: tensor<40x150xf32>, %s: tensor<40xf32>, %y: tensor<9x131xf64>, %t: tensor<9xf64>) -> (tensor<40x150xf32>, tensor<40x150xf32>, tensor<9x131xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<40x150xf32>
  %0 = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<40xf32>) -> tensor<40x150xf32>
  %1 = stablehlo.divide %x, %0 : tensor<40x150xf32>
  %2 = stablehlo.divide %x, %three : tensor<40x150xf32>
  %3 = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<9xf64>) -> tensor<9x131xf64>
  %4 = stablehlo.divide %y, %3 : tensor<9x131xf64>
  return %1, %2, %4 : tensor<40x150xf32>, tensor<40x150xf32>, tensor<9x131xf64>
}
