// tolerance: 1e-3
func.func @main(%x: tensor<7x33xf16>) -> (tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xi1>, tensor<7x33xf16>) {
  %r0 = stablehlo.abs %x : tensor<7x33xf16>
  %r1 = stablehlo.cbrt %x : tensor<7x33xf16>
  %r2 = stablehlo.ceil %x : tensor<7x33xf16>
  %r3 = stablehlo.cosine %x : tensor<7x33xf16>
  %r4 = stablehlo.exponential %x : tensor<7x33xf16>
  %r5 = stablehlo.exponential_minus_one %x : tensor<7x33xf16>
  %r6 = stablehlo.floor %x : tensor<7x33xf16>
  %r7 = stablehlo.log %x : tensor<7x33xf16>
  %r8 = stablehlo.log_plus_one %x : tensor<7x33xf16>
  %r9 = stablehlo.logistic %x : tensor<7x33xf16>
  %r10 = stablehlo.negate %x : tensor<7x33xf16>
  %r11 = stablehlo.round_nearest_afz %x : tensor<7x33xf16>
  %r12 = stablehlo.round_nearest_even %x : tensor<7x33xf16>
  %r13 = stablehlo.rsqrt %x : tensor<7x33xf16>
  %r14 = stablehlo.sign %x : tensor<7x33xf16>
  %r15 = stablehlo.sine %x : tensor<7x33xf16>
  %r16 = stablehlo.sqrt %x : tensor<7x33xf16>
  %r17 = stablehlo.tan %x : tensor<7x33xf16>
  %r18 = stablehlo.tanh %x : tensor<7x33xf16>
  %f = stablehlo.is_finite %x : (tensor<7x33xf16>) -> tensor<7x33xi1>
  %e = chlo.erf %x : tensor<7x33xf16> -> tensor<7x33xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f, %e : tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xi1>, tensor<7x33xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<7x33xf16>, %y: tensor<7x33xf16>) -> (tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xf16>
  %r1 = stablehlo.atan2 %x, %y : tensor<7x33xf16>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xf16>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xf16>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xf16>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xf16>
  %r6 = stablehlo.power %x, %y : tensor<7x33xf16>
  %r7 = stablehlo.remainder %x, %y : tensor<7x33xf16>
  %r8 = stablehlo.subtract %x, %y : tensor<7x33xf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<7x33xf16>, tensor<7x33xf16>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xf16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
// tolerance: 1e-3
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xf16>, %y: tensor<7x33xf16>) -> (tensor<7x33xf16>, tensor<7x33xf16>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xf16>
  %m = stablehlo.minimum %x, %y : tensor<7x33xf16>
  %q = stablehlo.maximum %x, %y : tensor<7x33xf16>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xf16>
  return %s, %c : tensor<7x33xf16>, tensor<7x33xf16>
}
// -----
// tolerance: 1e-3
// inputs: special
func.func @main(%x: tensor<1x2003xf16>) -> (tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xi1>, tensor<1x2003xf16>) {
  %r0 = stablehlo.abs %x : tensor<1x2003xf16>
  %r1 = stablehlo.cbrt %x : tensor<1x2003xf16>
  %r2 = stablehlo.ceil %x : tensor<1x2003xf16>
  %r3 = stablehlo.cosine %x : tensor<1x2003xf16>
  %r4 = stablehlo.exponential %x : tensor<1x2003xf16>
  %r5 = stablehlo.exponential_minus_one %x : tensor<1x2003xf16>
  %r6 = stablehlo.floor %x : tensor<1x2003xf16>
  %r7 = stablehlo.log %x : tensor<1x2003xf16>
  %r8 = stablehlo.log_plus_one %x : tensor<1x2003xf16>
  %r9 = stablehlo.logistic %x : tensor<1x2003xf16>
  %r10 = stablehlo.negate %x : tensor<1x2003xf16>
  %r11 = stablehlo.round_nearest_afz %x : tensor<1x2003xf16>
  %r12 = stablehlo.round_nearest_even %x : tensor<1x2003xf16>
  %r13 = stablehlo.rsqrt %x : tensor<1x2003xf16>
  %r14 = stablehlo.sign %x : tensor<1x2003xf16>
  %r15 = stablehlo.sine %x : tensor<1x2003xf16>
  %r16 = stablehlo.sqrt %x : tensor<1x2003xf16>
  %r17 = stablehlo.tan %x : tensor<1x2003xf16>
  %r18 = stablehlo.tanh %x : tensor<1x2003xf16>
  %f = stablehlo.is_finite %x : (tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %e = chlo.erf %x : tensor<1x2003xf16> -> tensor<1x2003xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f, %e : tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xi1>, tensor<1x2003xf16>
}
// -----
// tolerance: 1e-3
// inputs: special
func.func @main(%x: tensor<1x2003xf16>, %y: tensor<1x2003xf16>) -> (tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xf16>
  %r1 = stablehlo.atan2 %x, %y : tensor<1x2003xf16>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xf16>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xf16>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xf16>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xf16>
  %r6 = stablehlo.power %x, %y : tensor<1x2003xf16>
  %r7 = stablehlo.remainder %x, %y : tensor<1x2003xf16>
  %r8 = stablehlo.subtract %x, %y : tensor<1x2003xf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<1x2003xf16>, tensor<1x2003xf16>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xf16>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 1e-3
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xf16>, %y: tensor<1x2003xf16>) -> (tensor<1x2003xf16>, tensor<1x2003xf16>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xf16>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xf16>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xf16>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xf16>
  return %s, %c : tensor<1x2003xf16>, tensor<1x2003xf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x700xf16>, %y: tensor<3x700xf16>) -> (tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<3x700xf16>
  %r1 = stablehlo.divide %x, %y : tensor<3x700xf16>
  %r2 = stablehlo.maximum %x, %y : tensor<3x700xf16>
  %r3 = stablehlo.minimum %x, %y : tensor<3x700xf16>
  %r4 = stablehlo.multiply %x, %y : tensor<3x700xf16>
  %r5 = stablehlo.subtract %x, %y : tensor<3x700xf16>
  %r6 = stablehlo.remainder %x, %y : tensor<3x700xf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<3x700xf16>, tensor<3x700xf16>) -> tensor<3x700xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xf16>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x700xf16>) -> (tensor<3x700xf16>) {
  %r = stablehlo.sqrt %x : tensor<3x700xf16>
  return %r : tensor<3x700xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xf16>, %y: tensor<7x33xf16>, %z: tensor<7x33xf16>) -> (tensor<7x33xf16>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xf16>
  %b = stablehlo.add %a, %z : tensor<7x33xf16>
  %c = stablehlo.multiply %b, %b : tensor<7x33xf16>
  %d = stablehlo.subtract %c, %a : tensor<7x33xf16>
  return %d : tensor<7x33xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x5x17xf16>, %y: tensor<3x2x17xf16>, %p: tensor<f16>) -> (tensor<51x5xf16>, tensor<3x7x17xf16>, tensor<3x3x5xf16>, tensor<4x6x38xf16>, tensor<5x37xf16>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xf16>) -> tensor<17x3x5xf16>
  %r = stablehlo.reshape %t : (tensor<17x3x5xf16>) -> tensor<51x5xf16>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xf16>, tensor<3x2x17xf16>) -> tensor<3x7x17xf16>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xf16>) -> tensor<3x3x5xf16>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xf16>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xf16>, tensor<f16>) -> tensor<4x6x38xf16>
  %i = stablehlo.iota dim = 1 : tensor<5x37xf16>
  %k = stablehlo.constant dense<1.100000e+00> : tensor<37xf16>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xf16>) -> tensor<5x37xf16>
  %j = stablehlo.subtract %i, %b : tensor<5x37xf16>
  return %r, %c, %v, %q, %j : tensor<51x5xf16>, tensor<3x7x17xf16>, tensor<3x3x5xf16>, tensor<4x6x38xf16>, tensor<5x37xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xf16>) -> (tensor<6xf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xf16>) -> (tensor<6xf16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xf16>, tensor<f16>) -> tensor<6xf16>
  return %r : tensor<6xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xf16>) -> (tensor<200xf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xf16>, tensor<f16>) -> tensor<200xf16>
  return %r : tensor<200xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xf16>) -> (tensor<200xf16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xf16>, tensor<f16>) -> tensor<200xf16>
  return %r : tensor<200xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<5x7x40xf16>) -> (tensor<7xf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x7x40xf16>, tensor<f16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<5x7x40xf16>) -> (tensor<7xf16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x7x40xf16>, tensor<f16>) -> tensor<7xf16>
  return %r : tensor<7xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<333xf16>) -> (tensor<f16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<333xf16>) -> (tensor<f16>) {
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<4x37xf16>) -> (tensor<4xf16>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<f16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<4x37xf16>, tensor<f16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<2x9x11xf16>) -> (tensor<2x5x11xf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.add %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xf16>, tensor<f16>) -> tensor<2x5x11xf16>
  return %r : tensor<2x5x11xf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<2x9x11xf16>) -> (tensor<2x5x11xf16>) {
  %z = stablehlo.constant dense<-1.000000e+02> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = stablehlo.maximum %a, %b : tensor<f16>
      stablehlo.return %s : tensor<f16>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xf16>, tensor<f16>) -> tensor<2x5x11xf16>
  return %r : tensor<2x5x11xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<2x5x19xf16>, %y: tensor<2x19x21xf16>) -> (tensor<2x5x21xf16>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xf16>, tensor<2x19x21xf16>) -> tensor<2x5x21xf16>
  return %r : tensor<2x5x21xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x5x19xf16>, %y: tensor<2x19x21xf16>) -> (tensor<2x5x21xf32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xf16>, tensor<2x19x21xf16>) -> tensor<2x5x21xf32>
  return %r : tensor<2x5x21xf32>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<1x8x9x3xf16>, %y: tensor<3x3x3x5xf16>) -> (tensor<1x8x9x5xf16>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xf16>, tensor<3x3x3x5xf16>) -> tensor<1x8x9x5xf16>
  return %r : tensor<1x8x9x5xf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x8x9x3xf16>, %y: tensor<3x3x3x5xf16>) -> (tensor<1x8x9x5xf32>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xf16>, tensor<3x3x3x5xf16>) -> tensor<1x8x9x5xf32>
  return %r : tensor<1x8x9x5xf32>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<7x33xbf16>) -> (tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xi1>, tensor<7x33xbf16>) {
  %r0 = stablehlo.abs %x : tensor<7x33xbf16>
  %r1 = stablehlo.cbrt %x : tensor<7x33xbf16>
  %r2 = stablehlo.ceil %x : tensor<7x33xbf16>
  %r3 = stablehlo.cosine %x : tensor<7x33xbf16>
  %r4 = stablehlo.exponential %x : tensor<7x33xbf16>
  %r5 = stablehlo.exponential_minus_one %x : tensor<7x33xbf16>
  %r6 = stablehlo.floor %x : tensor<7x33xbf16>
  %r7 = stablehlo.log %x : tensor<7x33xbf16>
  %r8 = stablehlo.log_plus_one %x : tensor<7x33xbf16>
  %r9 = stablehlo.logistic %x : tensor<7x33xbf16>
  %r10 = stablehlo.negate %x : tensor<7x33xbf16>
  %r11 = stablehlo.round_nearest_afz %x : tensor<7x33xbf16>
  %r12 = stablehlo.round_nearest_even %x : tensor<7x33xbf16>
  %r13 = stablehlo.rsqrt %x : tensor<7x33xbf16>
  %r14 = stablehlo.sign %x : tensor<7x33xbf16>
  %r15 = stablehlo.sine %x : tensor<7x33xbf16>
  %r16 = stablehlo.sqrt %x : tensor<7x33xbf16>
  %r17 = stablehlo.tan %x : tensor<7x33xbf16>
  %r18 = stablehlo.tanh %x : tensor<7x33xbf16>
  %f = stablehlo.is_finite %x : (tensor<7x33xbf16>) -> tensor<7x33xi1>
  %e = chlo.erf %x : tensor<7x33xbf16> -> tensor<7x33xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f, %e : tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xi1>, tensor<7x33xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<7x33xbf16>, %y: tensor<7x33xbf16>) -> (tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<7x33xbf16>
  %r1 = stablehlo.atan2 %x, %y : tensor<7x33xbf16>
  %r2 = stablehlo.divide %x, %y : tensor<7x33xbf16>
  %r3 = stablehlo.maximum %x, %y : tensor<7x33xbf16>
  %r4 = stablehlo.minimum %x, %y : tensor<7x33xbf16>
  %r5 = stablehlo.multiply %x, %y : tensor<7x33xbf16>
  %r6 = stablehlo.power %x, %y : tensor<7x33xbf16>
  %r7 = stablehlo.remainder %x, %y : tensor<7x33xbf16>
  %r8 = stablehlo.subtract %x, %y : tensor<7x33xbf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<7x33xbf16>, tensor<7x33xbf16>) -> tensor<7x33xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xbf16>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>, tensor<7x33xi1>
}
// -----
// tolerance: 8e-3
func.func @main(%p: tensor<7x33xi1>, %x: tensor<7x33xbf16>, %y: tensor<7x33xbf16>) -> (tensor<7x33xbf16>, tensor<7x33xbf16>) {
  %s = stablehlo.select %p, %x, %y : tensor<7x33xi1>, tensor<7x33xbf16>
  %m = stablehlo.minimum %x, %y : tensor<7x33xbf16>
  %q = stablehlo.maximum %x, %y : tensor<7x33xbf16>
  %c = stablehlo.clamp %m, %y, %q : tensor<7x33xbf16>
  return %s, %c : tensor<7x33xbf16>, tensor<7x33xbf16>
}
// -----
// tolerance: 8e-3
// inputs: special
func.func @main(%x: tensor<1x2003xbf16>) -> (tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xi1>, tensor<1x2003xbf16>) {
  %r0 = stablehlo.abs %x : tensor<1x2003xbf16>
  %r1 = stablehlo.cbrt %x : tensor<1x2003xbf16>
  %r2 = stablehlo.ceil %x : tensor<1x2003xbf16>
  %r3 = stablehlo.cosine %x : tensor<1x2003xbf16>
  %r4 = stablehlo.exponential %x : tensor<1x2003xbf16>
  %r5 = stablehlo.exponential_minus_one %x : tensor<1x2003xbf16>
  %r6 = stablehlo.floor %x : tensor<1x2003xbf16>
  %r7 = stablehlo.log %x : tensor<1x2003xbf16>
  %r8 = stablehlo.log_plus_one %x : tensor<1x2003xbf16>
  %r9 = stablehlo.logistic %x : tensor<1x2003xbf16>
  %r10 = stablehlo.negate %x : tensor<1x2003xbf16>
  %r11 = stablehlo.round_nearest_afz %x : tensor<1x2003xbf16>
  %r12 = stablehlo.round_nearest_even %x : tensor<1x2003xbf16>
  %r13 = stablehlo.rsqrt %x : tensor<1x2003xbf16>
  %r14 = stablehlo.sign %x : tensor<1x2003xbf16>
  %r15 = stablehlo.sine %x : tensor<1x2003xbf16>
  %r16 = stablehlo.sqrt %x : tensor<1x2003xbf16>
  %r17 = stablehlo.tan %x : tensor<1x2003xbf16>
  %r18 = stablehlo.tanh %x : tensor<1x2003xbf16>
  %f = stablehlo.is_finite %x : (tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %e = chlo.erf %x : tensor<1x2003xbf16> -> tensor<1x2003xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %f, %e : tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xi1>, tensor<1x2003xbf16>
}
// -----
// tolerance: 8e-3
// inputs: special
func.func @main(%x: tensor<1x2003xbf16>, %y: tensor<1x2003xbf16>) -> (tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<1x2003xbf16>
  %r1 = stablehlo.atan2 %x, %y : tensor<1x2003xbf16>
  %r2 = stablehlo.divide %x, %y : tensor<1x2003xbf16>
  %r3 = stablehlo.maximum %x, %y : tensor<1x2003xbf16>
  %r4 = stablehlo.minimum %x, %y : tensor<1x2003xbf16>
  %r5 = stablehlo.multiply %x, %y : tensor<1x2003xbf16>
  %r6 = stablehlo.power %x, %y : tensor<1x2003xbf16>
  %r7 = stablehlo.remainder %x, %y : tensor<1x2003xbf16>
  %r8 = stablehlo.subtract %x, %y : tensor<1x2003xbf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<1x2003xbf16>, tensor<1x2003xbf16>) -> tensor<1x2003xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xbf16>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>, tensor<1x2003xi1>
}
// -----
// tolerance: 8e-3
// inputs: special
func.func @main(%p: tensor<1x2003xi1>, %x: tensor<1x2003xbf16>, %y: tensor<1x2003xbf16>) -> (tensor<1x2003xbf16>, tensor<1x2003xbf16>) {
  %s = stablehlo.select %p, %x, %y : tensor<1x2003xi1>, tensor<1x2003xbf16>
  %m = stablehlo.minimum %x, %y : tensor<1x2003xbf16>
  %q = stablehlo.maximum %x, %y : tensor<1x2003xbf16>
  %c = stablehlo.clamp %m, %y, %q : tensor<1x2003xbf16>
  return %s, %c : tensor<1x2003xbf16>, tensor<1x2003xbf16>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x700xbf16>, %y: tensor<3x700xbf16>) -> (tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>) {
  %r0 = stablehlo.add %x, %y : tensor<3x700xbf16>
  %r1 = stablehlo.divide %x, %y : tensor<3x700xbf16>
  %r2 = stablehlo.maximum %x, %y : tensor<3x700xbf16>
  %r3 = stablehlo.minimum %x, %y : tensor<3x700xbf16>
  %r4 = stablehlo.multiply %x, %y : tensor<3x700xbf16>
  %r5 = stablehlo.subtract %x, %y : tensor<3x700xbf16>
  %r6 = stablehlo.remainder %x, %y : tensor<3x700xbf16>
  %cEQFLOAT = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cEQTOTALORDER = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cNEFLOAT = stablehlo.compare NE, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cNETOTALORDER = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cGEFLOAT = stablehlo.compare GE, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cGETOTALORDER = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cGTFLOAT = stablehlo.compare GT, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cGTTOTALORDER = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cLEFLOAT = stablehlo.compare LE, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cLETOTALORDER = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cLTFLOAT = stablehlo.compare LT, %x, %y, FLOAT : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  %cLTTOTALORDER = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<3x700xbf16>, tensor<3x700xbf16>) -> tensor<3x700xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %cEQFLOAT, %cEQTOTALORDER, %cNEFLOAT, %cNETOTALORDER, %cGEFLOAT, %cGETOTALORDER, %cGTFLOAT, %cGTTOTALORDER, %cLEFLOAT, %cLETOTALORDER, %cLTFLOAT, %cLTTOTALORDER : tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xbf16>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>, tensor<3x700xi1>
}
// -----
// tolerance: 0
// inputs: special
func.func @main(%x: tensor<3x700xbf16>) -> (tensor<3x700xbf16>) {
  %r = stablehlo.sqrt %x : tensor<3x700xbf16>
  return %r : tensor<3x700xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<7x33xbf16>, %y: tensor<7x33xbf16>, %z: tensor<7x33xbf16>) -> (tensor<7x33xbf16>) {
  %a = stablehlo.multiply %x, %y : tensor<7x33xbf16>
  %b = stablehlo.add %a, %z : tensor<7x33xbf16>
  %c = stablehlo.multiply %b, %b : tensor<7x33xbf16>
  %d = stablehlo.subtract %c, %a : tensor<7x33xbf16>
  return %d : tensor<7x33xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<3x5x17xbf16>, %y: tensor<3x2x17xbf16>, %p: tensor<bf16>) -> (tensor<51x5xbf16>, tensor<3x7x17xbf16>, tensor<3x3x5xbf16>, tensor<4x6x38xbf16>, tensor<5x37xbf16>) {
  %t = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x5x17xbf16>) -> tensor<17x3x5xbf16>
  %r = stablehlo.reshape %t : (tensor<17x3x5xbf16>) -> tensor<51x5xbf16>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x5x17xbf16>, tensor<3x2x17xbf16>) -> tensor<3x7x17xbf16>
  %s = stablehlo.slice %c [0:3, 1:7:2, 2:17:3] : (tensor<3x7x17xbf16>) -> tensor<3x3x5xbf16>
  %v = stablehlo.reverse %s, dims = [0, 2] : tensor<3x3x5xbf16>
  %q = stablehlo.pad %x, %p, low = [0, 1, 2], high = [1, 0, 3], interior = [0, 0, 1] : (tensor<3x5x17xbf16>, tensor<bf16>) -> tensor<4x6x38xbf16>
  %i = stablehlo.iota dim = 1 : tensor<5x37xbf16>
  %k = stablehlo.constant dense<1.100000e+00> : tensor<37xbf16>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<37xbf16>) -> tensor<5x37xbf16>
  %j = stablehlo.subtract %i, %b : tensor<5x37xbf16>
  return %r, %c, %v, %q, %j : tensor<51x5xbf16>, tensor<3x7x17xbf16>, tensor<3x3x5xbf16>, tensor<4x6x38xbf16>, tensor<5x37xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xbf16>) -> (tensor<6xbf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x200xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xbf16>) -> (tensor<6xbf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<6x200xbf16>, tensor<bf16>) -> tensor<6xbf16>
  return %r : tensor<6xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xbf16>) -> (tensor<200xbf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<6x200xbf16>, tensor<bf16>) -> tensor<200xbf16>
  return %r : tensor<200xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x200xbf16>) -> (tensor<200xbf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x200xbf16>, tensor<bf16>) -> tensor<200xbf16>
  return %r : tensor<200xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<5x7x40xbf16>) -> (tensor<7xbf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x7x40xbf16>, tensor<bf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<5x7x40xbf16>) -> (tensor<7xbf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x7x40xbf16>, tensor<bf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<333xbf16>) -> (tensor<bf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<333xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<333xbf16>) -> (tensor<bf16>) {
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<333xbf16>, tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<4x37xbf16>) -> (tensor<4xbf16>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<4x37xbf16>, tensor<bf16>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<2x9x11xbf16>) -> (tensor<2x5x11xbf16>) {
  %z = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xbf16>, tensor<bf16>) -> tensor<2x5x11xbf16>
  return %r : tensor<2x5x11xbf16>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<2x9x11xbf16>) -> (tensor<2x5x11xbf16>) {
  %z = stablehlo.constant dense<-1.000000e+02> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) {padding = dense<[[0, 0], [1, 1], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>} : (tensor<2x9x11xbf16>, tensor<bf16>) -> tensor<2x5x11xbf16>
  return %r : tensor<2x5x11xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<2x5x19xbf16>, %y: tensor<2x19x21xbf16>) -> (tensor<2x5x21xbf16>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xbf16>, tensor<2x19x21xbf16>) -> tensor<2x5x21xbf16>
  return %r : tensor<2x5x21xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<2x5x19xbf16>, %y: tensor<2x19x21xbf16>) -> (tensor<2x5x21xf32>) {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x19xbf16>, tensor<2x19x21xbf16>) -> tensor<2x5x21xf32>
  return %r : tensor<2x5x21xf32>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<1x8x9x3xbf16>, %y: tensor<3x3x3x5xbf16>) -> (tensor<1x8x9x5xbf16>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xbf16>, tensor<3x3x3x5xbf16>) -> tensor<1x8x9x5xbf16>
  return %r : tensor<1x8x9x5xbf16>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<1x8x9x3xbf16>, %y: tensor<3x3x3x5xbf16>) -> (tensor<1x8x9x5xf32>) {
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x9x3xbf16>, tensor<3x3x3x5xbf16>) -> tensor<1x8x9x5xf32>
  return %r : tensor<1x8x9x5xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xf16>) -> (tensor<6xf32>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<f16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xf16>, tensor<f16>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xf16>) -> (tensor<45xf32>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<f16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xf16>, tensor<f16>) -> tensor<45xf32>
  return %r : tensor<45xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xbf16>) -> (tensor<6xf32>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xbf16>, tensor<bf16>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xbf16>) -> (tensor<45xf32>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xbf16>, tensor<bf16>) -> tensor<45xf32>
  return %r : tensor<45xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xf32>) -> (tensor<6xf64>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xf32>, tensor<f32>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xf32>) -> (tensor<45xf64>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xf32>, tensor<f32>) -> tensor<45xf64>
  return %r : tensor<45xf64>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xbf16>) -> (tensor<6xf64>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) {dimensions = array<i64: 1>} : (tensor<6x45xbf16>, tensor<bf16>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<6x45xbf16>) -> (tensor<45xf64>) {
  %z = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
  %r = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %s = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) {dimensions = array<i64: 0>} : (tensor<6x45xbf16>, tensor<bf16>) -> tensor<45xf64>
  return %r : tensor<45xf64>
}
// -----
// Scalars, whose halves LLVM narrows in its own way
func.func @main(%x: tensor<f16>, %y: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.remainder %x, %y : tensor<f16>
  return %0 : tensor<f16>
}
// -----
// Functions whose f64 result ends with a sign, of f16 elements one at a time.
// tolerance: 2e-3
func.func @main(%x: tensor<9x3x8x1xf16>, %s: tensor<8xf16>) -> (tensor<9x3x8x1xf16>, tensor<f16>) {
  %0 = chlo.bessel_i1e %x : tensor<9x3x8x1xf16> -> tensor<9x3x8x1xf16>
  %1:3 = "stablehlo.batch_norm_training"(%0, %s, %s) <{epsilon = 5.000000e-01 : f32, feature_index = 2 : i64}> : (tensor<9x3x8x1xf16>, tensor<8xf16>, tensor<8xf16>) -> (tensor<9x3x8x1xf16>, tensor<8xf16>, tensor<8xf16>)
  %2 = stablehlo.slice %s [3:4] : (tensor<8xf16>) -> tensor<1xf16>
  %3 = stablehlo.reshape %2 : (tensor<1xf16>) -> tensor<f16>
  %4 = chlo.bessel_i1e %3 : tensor<f16> -> tensor<f16>
  return %1#0, %4 : tensor<9x3x8x1xf16>, tensor<f16>
}
// -----
// inputs: special
// tolerance: 1e-2
// What one op makes of bf16, NaN too, is what the next one takes.
func.func @main(%x: tensor<9x33xbf16>, %y: tensor<9x33xbf16>) -> (tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>) {
  %a0 = stablehlo.sqrt %x : tensor<9x33xbf16>
  %a1 = stablehlo.floor %x : tensor<9x33xbf16>
  %a2 = stablehlo.ceil %x : tensor<9x33xbf16>
  %a3 = stablehlo.round_nearest_afz %x : tensor<9x33xbf16>
  %a4 = stablehlo.round_nearest_even %x : tensor<9x33xbf16>
  %a5 = stablehlo.sign %x : tensor<9x33xbf16>
  %a6 = stablehlo.abs %x : tensor<9x33xbf16>
  %a7 = stablehlo.negate %x : tensor<9x33xbf16>
  %a8 = stablehlo.rsqrt %x : tensor<9x33xbf16>
  %a9 = stablehlo.exponential %x : tensor<9x33xbf16>
  %a10 = stablehlo.tanh %x : tensor<9x33xbf16>
  %a11 = stablehlo.logistic %x : tensor<9x33xbf16>
  %a12 = stablehlo.maximum %x, %y : tensor<9x33xbf16>
  %a13 = stablehlo.minimum %x, %y : tensor<9x33xbf16>
  %a14 = stablehlo.add %x, %y : tensor<9x33xbf16>
  %a15 = stablehlo.subtract %x, %y : tensor<9x33xbf16>
  %a16 = stablehlo.multiply %x, %y : tensor<9x33xbf16>
  %a17 = stablehlo.divide %x, %y : tensor<9x33xbf16>
  %a18 = stablehlo.remainder %x, %y : tensor<9x33xbf16>
  %a19 = stablehlo.power %x, %y : tensor<9x33xbf16>
  %a20 = stablehlo.atan2 %x, %y : tensor<9x33xbf16>
  %a21 = stablehlo.clamp %y, %x, %x : tensor<9x33xbf16>
  %b0 = stablehlo.multiply %a0, %y : tensor<9x33xbf16>
  %b1 = stablehlo.add %a1, %y : tensor<9x33xbf16>
  %b2 = stablehlo.multiply %a2, %y : tensor<9x33xbf16>
  %b3 = stablehlo.add %a3, %y : tensor<9x33xbf16>
  %b4 = stablehlo.multiply %a4, %y : tensor<9x33xbf16>
  %b5 = stablehlo.add %a5, %y : tensor<9x33xbf16>
  %b6 = stablehlo.multiply %a6, %y : tensor<9x33xbf16>
  %b7 = stablehlo.add %a7, %y : tensor<9x33xbf16>
  %b8 = stablehlo.multiply %a8, %y : tensor<9x33xbf16>
  %b9 = stablehlo.add %a9, %y : tensor<9x33xbf16>
  %b10 = stablehlo.multiply %a10, %y : tensor<9x33xbf16>
  %b11 = stablehlo.add %a11, %y : tensor<9x33xbf16>
  %b12 = stablehlo.multiply %a12, %y : tensor<9x33xbf16>
  %b13 = stablehlo.add %a13, %y : tensor<9x33xbf16>
  %b14 = stablehlo.multiply %a14, %y : tensor<9x33xbf16>
  %b15 = stablehlo.add %a15, %y : tensor<9x33xbf16>
  %b16 = stablehlo.multiply %a16, %y : tensor<9x33xbf16>
  %b17 = stablehlo.add %a17, %y : tensor<9x33xbf16>
  %b18 = stablehlo.multiply %a18, %y : tensor<9x33xbf16>
  %b19 = stablehlo.add %a19, %y : tensor<9x33xbf16>
  %b20 = stablehlo.multiply %a20, %y : tensor<9x33xbf16>
  %b21 = stablehlo.add %a21, %y : tensor<9x33xbf16>
  return %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9, %b10, %b11, %b12, %b13, %b14, %b15, %b16, %b17, %b18, %b19, %b20, %b21 : tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>, tensor<9x33xbf16>
}
// -----
// inputs: special
// tolerance: 2e-3
// What one op makes of f16, NaN too, is what the next one takes.
func.func @main(%x: tensor<9x33xf16>, %y: tensor<9x33xf16>) -> (tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>) {
  %a0 = stablehlo.sqrt %x : tensor<9x33xf16>
  %a1 = stablehlo.floor %x : tensor<9x33xf16>
  %a2 = stablehlo.ceil %x : tensor<9x33xf16>
  %a3 = stablehlo.round_nearest_afz %x : tensor<9x33xf16>
  %a4 = stablehlo.round_nearest_even %x : tensor<9x33xf16>
  %a5 = stablehlo.sign %x : tensor<9x33xf16>
  %a6 = stablehlo.abs %x : tensor<9x33xf16>
  %a7 = stablehlo.negate %x : tensor<9x33xf16>
  %a8 = stablehlo.rsqrt %x : tensor<9x33xf16>
  %a9 = stablehlo.exponential %x : tensor<9x33xf16>
  %a10 = stablehlo.tanh %x : tensor<9x33xf16>
  %a11 = stablehlo.logistic %x : tensor<9x33xf16>
  %a12 = stablehlo.maximum %x, %y : tensor<9x33xf16>
  %a13 = stablehlo.minimum %x, %y : tensor<9x33xf16>
  %a14 = stablehlo.add %x, %y : tensor<9x33xf16>
  %a15 = stablehlo.subtract %x, %y : tensor<9x33xf16>
  %a16 = stablehlo.multiply %x, %y : tensor<9x33xf16>
  %a17 = stablehlo.divide %x, %y : tensor<9x33xf16>
  %a18 = stablehlo.remainder %x, %y : tensor<9x33xf16>
  %a19 = stablehlo.power %x, %y : tensor<9x33xf16>
  %a20 = stablehlo.atan2 %x, %y : tensor<9x33xf16>
  %a21 = stablehlo.clamp %y, %x, %x : tensor<9x33xf16>
  %b0 = stablehlo.multiply %a0, %y : tensor<9x33xf16>
  %b1 = stablehlo.add %a1, %y : tensor<9x33xf16>
  %b2 = stablehlo.multiply %a2, %y : tensor<9x33xf16>
  %b3 = stablehlo.add %a3, %y : tensor<9x33xf16>
  %b4 = stablehlo.multiply %a4, %y : tensor<9x33xf16>
  %b5 = stablehlo.add %a5, %y : tensor<9x33xf16>
  %b6 = stablehlo.multiply %a6, %y : tensor<9x33xf16>
  %b7 = stablehlo.add %a7, %y : tensor<9x33xf16>
  %b8 = stablehlo.multiply %a8, %y : tensor<9x33xf16>
  %b9 = stablehlo.add %a9, %y : tensor<9x33xf16>
  %b10 = stablehlo.multiply %a10, %y : tensor<9x33xf16>
  %b11 = stablehlo.add %a11, %y : tensor<9x33xf16>
  %b12 = stablehlo.multiply %a12, %y : tensor<9x33xf16>
  %b13 = stablehlo.add %a13, %y : tensor<9x33xf16>
  %b14 = stablehlo.multiply %a14, %y : tensor<9x33xf16>
  %b15 = stablehlo.add %a15, %y : tensor<9x33xf16>
  %b16 = stablehlo.multiply %a16, %y : tensor<9x33xf16>
  %b17 = stablehlo.add %a17, %y : tensor<9x33xf16>
  %b18 = stablehlo.multiply %a18, %y : tensor<9x33xf16>
  %b19 = stablehlo.add %a19, %y : tensor<9x33xf16>
  %b20 = stablehlo.multiply %a20, %y : tensor<9x33xf16>
  %b21 = stablehlo.add %a21, %y : tensor<9x33xf16>
  return %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9, %b10, %b11, %b12, %b13, %b14, %b15, %b16, %b17, %b18, %b19, %b20, %b21 : tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>, tensor<9x33xf16>
}
