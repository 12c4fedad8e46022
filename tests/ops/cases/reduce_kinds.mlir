func.func @main(%x: tensor<5x17x33xf32>, %z: tensor<f32>) -> (tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>, tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>, tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17x33xf32>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x33xf32>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x17xf32>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<33xf32>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17xf32>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5xf32>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<f32>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17x33xf32>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x33xf32>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x17xf32>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<33xf32>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17xf32>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5xf32>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<f32>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17x33xf32>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x33xf32>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5x17xf32>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<33xf32>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<17xf32>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<5xf32>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xf32>, tensor<f32>) -> tensor<f32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20 : tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>, tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>, tensor<17x33xf32>, tensor<5x33xf32>, tensor<5x17xf32>, tensor<33xf32>, tensor<17xf32>, tensor<5xf32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<5x17x33xf64>, %z: tensor<f64>) -> (tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>, tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>, tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17x33xf64>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x33xf64>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x17xf64>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<33xf64>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17xf64>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5xf64>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<f64>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17x33xf64>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x33xf64>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x17xf64>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<33xf64>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17xf64>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5xf64>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<f64>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17x33xf64>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x33xf64>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5x17xf64>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<33xf64>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<17xf64>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<5xf64>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xf64>, tensor<f64>) -> tensor<f64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20 : tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>, tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>, tensor<17x33xf64>, tensor<5x33xf64>, tensor<5x17xf64>, tensor<33xf64>, tensor<17xf64>, tensor<5xf64>, tensor<f64>
}
// -----
func.func @main(%x: tensor<5x17x33xi8>, %z: tensor<i8>) -> (tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17x33xi8>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x33xi8>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5x17xi8>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<33xi8>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<17xi8>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<5xi8>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xi8>, tensor<i8>) -> tensor<i8>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>, tensor<17x33xi8>, tensor<5x33xi8>, tensor<5x17xi8>, tensor<33xi8>, tensor<17xi8>, tensor<5xi8>, tensor<i8>
}
// -----
func.func @main(%x: tensor<5x17x33xi16>, %z: tensor<i16>) -> (tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17x33xi16>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x33xi16>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5x17xi16>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<33xi16>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<17xi16>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<5xi16>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xi16>, tensor<i16>) -> tensor<i16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>, tensor<17x33xi16>, tensor<5x33xi16>, tensor<5x17xi16>, tensor<33xi16>, tensor<17xi16>, tensor<5xi16>, tensor<i16>
}
// -----
func.func @main(%x: tensor<5x17x33xi32>, %z: tensor<i32>) -> (tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17x33xi32>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x33xi32>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5x17xi32>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<33xi32>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<17xi32>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<5xi32>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xi32>, tensor<i32>) -> tensor<i32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>, tensor<17x33xi32>, tensor<5x33xi32>, tensor<5x17xi32>, tensor<33xi32>, tensor<17xi32>, tensor<5xi32>, tensor<i32>
}
// -----
func.func @main(%x: tensor<5x17x33xi64>, %z: tensor<i64>) -> (tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17x33xi64>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x33xi64>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5x17xi64>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<33xi64>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<17xi64>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<5xi64>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xi64>, tensor<i64>) -> tensor<i64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>, tensor<17x33xi64>, tensor<5x33xi64>, tensor<5x17xi64>, tensor<33xi64>, tensor<17xi64>, tensor<5xi64>, tensor<i64>
}
// -----
func.func @main(%x: tensor<5x17x33xui8>, %z: tensor<ui8>) -> (tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17x33xui8>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x33xui8>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5x17xui8>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<33xui8>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<17xui8>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<5xui8>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xui8>, tensor<ui8>) -> tensor<ui8>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>, tensor<17x33xui8>, tensor<5x33xui8>, tensor<5x17xui8>, tensor<33xui8>, tensor<17xui8>, tensor<5xui8>, tensor<ui8>
}
// -----
func.func @main(%x: tensor<5x17x33xui16>, %z: tensor<ui16>) -> (tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17x33xui16>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x33xui16>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5x17xui16>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<33xui16>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<17xui16>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<5xui16>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xui16>, tensor<ui16>) -> tensor<ui16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>, tensor<17x33xui16>, tensor<5x33xui16>, tensor<5x17xui16>, tensor<33xui16>, tensor<17xui16>, tensor<5xui16>, tensor<ui16>
}
// -----
func.func @main(%x: tensor<5x17x33xui32>, %z: tensor<ui32>) -> (tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17x33xui32>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x33xui32>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5x17xui32>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<33xui32>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<17xui32>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<5xui32>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xui32>, tensor<ui32>) -> tensor<ui32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>, tensor<17x33xui32>, tensor<5x33xui32>, tensor<5x17xui32>, tensor<33xui32>, tensor<17xui32>, tensor<5xui32>, tensor<ui32>
}
// -----
func.func @main(%x: tensor<5x17x33xui64>, %z: tensor<ui64>) -> (tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r21 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r22 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r23 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r24 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r25 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r26 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r27 = stablehlo.reduce(%x init: %z) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r28 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r29 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r30 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r31 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r32 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r33 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r34 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r35 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r36 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r37 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r38 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r39 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r40 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r41 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  %r42 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17x33xui64>
  %r43 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x33xui64>
  %r44 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5x17xui64>
  %r45 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<33xui64>
  %r46 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<17xui64>
  %r47 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<5xui64>
  %r48 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xui64>, tensor<ui64>) -> tensor<ui64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48 : tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>, tensor<17x33xui64>, tensor<5x33xui64>, tensor<5x17xui64>, tensor<33xui64>, tensor<17xui64>, tensor<5xui64>, tensor<ui64>
}
// -----
func.func @main(%x: tensor<5x17x33xi1>, %z: tensor<i1>) -> (tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>, tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>, tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>) {
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17x33xi1>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x33xi1>
  %r2 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x17xi1>
  %r3 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<33xi1>
  %r4 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17xi1>
  %r5 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5xi1>
  %r6 = stablehlo.reduce(%x init: %z) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<i1>
  %r7 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17x33xi1>
  %r8 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x33xi1>
  %r9 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x17xi1>
  %r10 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<33xi1>
  %r11 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17xi1>
  %r12 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5xi1>
  %r13 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<i1>
  %r14 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17x33xi1>
  %r15 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x33xi1>
  %r16 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5x17xi1>
  %r17 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<33xi1>
  %r18 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<17xi1>
  %r19 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<5xi1>
  %r20 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<5x17x33xi1>, tensor<i1>) -> tensor<i1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20 : tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>, tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>, tensor<17x33xi1>, tensor<5x33xi1>, tensor<5x17xi1>, tensor<33xi1>, tensor<17xi1>, tensor<5xi1>, tensor<i1>
}
// -----
func.func @main(%x: tensor<0xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x0xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<0x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<0x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<0x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<0x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x0x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x0x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<1xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x1xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<1x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<1x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x1x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x1x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x1x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<15xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x15xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x15xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x15xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<15x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<15x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<15x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<15x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<15x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<15x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x15x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x15x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x15x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<16xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x16xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x16xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x16xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<16x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<16x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<16x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<16x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x16x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x16x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x16x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<17xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x17xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<17x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<17x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<17x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<17x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<17x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<17x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x17x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x17x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x17x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<127xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<127xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x127xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x127xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x127xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<127x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<127x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<127x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<127x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<127x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<127x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x127x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x127x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x127x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<128xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x128xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x128xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x128xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<128x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<128x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<128x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<128x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<128x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<128x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x128x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x128x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x128x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<129xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<129xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<129xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x129xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x129xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x129xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<129x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<129x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<129x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<129x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<129x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<129x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x129x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x129x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x129x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
func.func @main(%x: tensor<5000xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5000xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5000xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %0, %1 : tensor<f32>
  return %0, %2 : tensor<f32>, tensor<f32>
}
// -----
func.func @main(%x: tensor<3x5000xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x5000xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5000xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<5000x3xf32>, %i: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5000x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5000x3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.add %0, %1 : tensor<3xf32>
  return %0, %2 : tensor<3xf32>, tensor<3xf32>
}
// -----
func.func @main(%x: tensor<5000x20xf32>, %i: tensor<f32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5000x20xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5000x20xf32>, tensor<f32>) -> tensor<20xf32>
  %2 = stablehlo.add %0, %1 : tensor<20xf32>
  return %0, %2 : tensor<20xf32>, tensor<20xf32>
}
// -----
func.func @main(%x: tensor<2x5000x18xf32>, %i: tensor<f32>) -> (tensor<2x18xf32>, tensor<2x18xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x5000x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5000x18xf32>, tensor<f32>) -> tensor<2x18xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x18xf32>
  return %0, %2 : tensor<2x18xf32>, tensor<2x18xf32>
}
// -----
// inputs: special
func.func @main(%x: tensor<7x30xf32>, %i: tensor<f32>) -> (tensor<7xf32>, tensor<30xf32>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<7x30xf32>, tensor<f32>) -> tensor<7xf32>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<7x30xf32>, tensor<f32>) -> tensor<30xf32>
  return %0, %1 : tensor<7xf32>, tensor<30xf32>
}
// -----
func.func @main(%x: tensor<6x20xf32>, %i: tensor<f32>) -> (tensor<6xf32>) {
  %q = stablehlo.multiply %x, %x : tensor<6x20xf32>
  %0 = stablehlo.reduce(%q init: %i) applies stablehlo.add across dimensions = [1] : (tensor<6x20xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.sqrt %0 : tensor<6xf32>
  return %1 : tensor<6xf32>
}
// -----
func.func @main(%x: tensor<20x6xf32>, %i: tensor<f32>) -> (tensor<6xf32>) {
  %q = stablehlo.multiply %x, %x : tensor<20x6xf32>
  %0 = stablehlo.reduce(%q init: %i) applies stablehlo.add across dimensions = [0] : (tensor<20x6xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.sqrt %0 : tensor<6xf32>
  return %1 : tensor<6xf32>
}
// -----
func.func @main(%x: tensor<3x5x7xf32>, %i: tensor<f32>) -> (tensor<5xf32>) {
  %q = stablehlo.multiply %x, %x : tensor<3x5x7xf32>
  %0 = stablehlo.reduce(%q init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.sqrt %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
}
// -----
func.func @main(%x: tensor<4x129xf32>, %i: tensor<f32>) -> (tensor<4xf32>) {
  %q = stablehlo.multiply %x, %x : tensor<4x129xf32>
  %0 = stablehlo.reduce(%q init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x129xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.sqrt %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
// inputs: special
// Extremes of rows of 16 bits, which are words until they are known: long ones, and ends of rows.
func.func @main(%x: tensor<9x131xbf16>, %y: tensor<9x131xf16>, %z: tensor<7x21xbf16>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf16>, tensor<7xbf16>, tensor<7xbf16>) {
  %0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %1 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %2 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %3 = stablehlo.constant dense<-1.0> : tensor<f16>
  %4 = stablehlo.reduce(%x init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<9x131xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %5 = stablehlo.reduce(%x init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<9x131xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %6 = stablehlo.reduce(%y init: %2) applies stablehlo.maximum across dimensions = [1] : (tensor<9x131xf16>, tensor<f16>) -> tensor<9xf16>
  %7 = stablehlo.reduce(%y init: %3) applies stablehlo.minimum across dimensions = [1] : (tensor<9x131xf16>, tensor<f16>) -> tensor<9xf16>
  %8 = stablehlo.reduce(%z init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<7x21xbf16>, tensor<bf16>) -> tensor<7xbf16>
  %9 = stablehlo.reduce(%z init: %1) applies stablehlo.minimum across dimensions = [1] : (tensor<7x21xbf16>, tensor<bf16>) -> tensor<7xbf16>
  return %4, %5, %6, %7, %8, %9 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf16>, tensor<7xbf16>, tensor<7xbf16>
}
