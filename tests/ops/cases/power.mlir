// Multiples of 1/2 as exponents are products, quotients and roots, with the bits of a power that is rounded once, but for rsqrt.
// Left as powers (--opaque, --level=0) they differ in last bits.
// inputs: special
// tolerance: 0
func.func @main(%x: tensor<601xf32>) -> (tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>) {
  %c0 = stablehlo.constant dense<3.0> : tensor<601xf32>
  %r0 = stablehlo.power %x, %c0 : tensor<601xf32>
  %c1 = stablehlo.constant dense<4.0> : tensor<601xf32>
  %r1 = stablehlo.power %x, %c1 : tensor<601xf32>
  %c2 = stablehlo.constant dense<5.0> : tensor<601xf32>
  %r2 = stablehlo.power %x, %c2 : tensor<601xf32>
  %c3 = stablehlo.constant dense<8.0> : tensor<601xf32>
  %r3 = stablehlo.power %x, %c3 : tensor<601xf32>
  %c4 = stablehlo.constant dense<-1.0> : tensor<601xf32>
  %r4 = stablehlo.power %x, %c4 : tensor<601xf32>
  %c5 = stablehlo.constant dense<-2.0> : tensor<601xf32>
  %r5 = stablehlo.power %x, %c5 : tensor<601xf32>
  %c6 = stablehlo.constant dense<-3.0> : tensor<601xf32>
  %r6 = stablehlo.power %x, %c6 : tensor<601xf32>
  %c7 = stablehlo.constant dense<0.5> : tensor<601xf32>
  %r7 = stablehlo.power %x, %c7 : tensor<601xf32>
  %c8 = stablehlo.constant dense<1.5> : tensor<601xf32>
  %r8 = stablehlo.power %x, %c8 : tensor<601xf32>
  %c9 = stablehlo.constant dense<2.5> : tensor<601xf32>
  %r9 = stablehlo.power %x, %c9 : tensor<601xf32>
  %c10 = stablehlo.constant dense<-1.5> : tensor<601xf32>
  %r10 = stablehlo.power %x, %c10 : tensor<601xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>
}
// -----
// inputs: special
// tolerance: 0
func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %c0 = stablehlo.constant dense<3.0> : tensor<17xf32>
  %r0 = stablehlo.power %x, %c0 : tensor<17xf32>
  %c1 = stablehlo.constant dense<4.0> : tensor<17xf32>
  %r1 = stablehlo.power %x, %c1 : tensor<17xf32>
  %c2 = stablehlo.constant dense<5.0> : tensor<17xf32>
  %r2 = stablehlo.power %x, %c2 : tensor<17xf32>
  %c3 = stablehlo.constant dense<8.0> : tensor<17xf32>
  %r3 = stablehlo.power %x, %c3 : tensor<17xf32>
  %c4 = stablehlo.constant dense<-1.0> : tensor<17xf32>
  %r4 = stablehlo.power %x, %c4 : tensor<17xf32>
  %c5 = stablehlo.constant dense<-2.0> : tensor<17xf32>
  %r5 = stablehlo.power %x, %c5 : tensor<17xf32>
  %c6 = stablehlo.constant dense<-3.0> : tensor<17xf32>
  %r6 = stablehlo.power %x, %c6 : tensor<17xf32>
  %c7 = stablehlo.constant dense<0.5> : tensor<17xf32>
  %r7 = stablehlo.power %x, %c7 : tensor<17xf32>
  %c8 = stablehlo.constant dense<1.5> : tensor<17xf32>
  %r8 = stablehlo.power %x, %c8 : tensor<17xf32>
  %c9 = stablehlo.constant dense<2.5> : tensor<17xf32>
  %r9 = stablehlo.power %x, %c9 : tensor<17xf32>
  %c10 = stablehlo.constant dense<-1.5> : tensor<17xf32>
  %r10 = stablehlo.power %x, %c10 : tensor<17xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
// inputs: special
// tolerance: 2e-7
func.func @main(%x: tensor<2003xf32>) -> tensor<2003xf32> {
  %c0 = stablehlo.constant dense<-0.5> : tensor<2003xf32>
  %r0 = stablehlo.power %x, %c0 : tensor<2003xf32>
  return %r0 : tensor<2003xf32>
}
// -----
// tolerance: 2e-7
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>) {
  %c0 = stablehlo.constant dense<3.0> : tensor<7x33xf32>
  %r0 = stablehlo.power %x, %c0 : tensor<7x33xf32>
  %c1 = stablehlo.constant dense<4.0> : tensor<7x33xf32>
  %r1 = stablehlo.power %x, %c1 : tensor<7x33xf32>
  %c2 = stablehlo.constant dense<5.0> : tensor<7x33xf32>
  %r2 = stablehlo.power %x, %c2 : tensor<7x33xf32>
  %c3 = stablehlo.constant dense<8.0> : tensor<7x33xf32>
  %r3 = stablehlo.power %x, %c3 : tensor<7x33xf32>
  %c4 = stablehlo.constant dense<-1.0> : tensor<7x33xf32>
  %r4 = stablehlo.power %x, %c4 : tensor<7x33xf32>
  %c5 = stablehlo.constant dense<-2.0> : tensor<7x33xf32>
  %r5 = stablehlo.power %x, %c5 : tensor<7x33xf32>
  %c6 = stablehlo.constant dense<-3.0> : tensor<7x33xf32>
  %r6 = stablehlo.power %x, %c6 : tensor<7x33xf32>
  %c7 = stablehlo.constant dense<0.5> : tensor<7x33xf32>
  %r7 = stablehlo.power %x, %c7 : tensor<7x33xf32>
  %c8 = stablehlo.constant dense<1.5> : tensor<7x33xf32>
  %r8 = stablehlo.power %x, %c8 : tensor<7x33xf32>
  %c9 = stablehlo.constant dense<2.5> : tensor<7x33xf32>
  %r9 = stablehlo.power %x, %c9 : tensor<7x33xf32>
  %c10 = stablehlo.constant dense<-1.5> : tensor<7x33xf32>
  %r10 = stablehlo.power %x, %c10 : tensor<7x33xf32>
  %c11 = stablehlo.constant dense<-0.5> : tensor<7x33xf32>
  %r11 = stablehlo.power %x, %c11 : tensor<7x33xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x33xf32>
}
// -----
// what stays a power
// inputs: special
func.func @main(%x: tensor<601xf32>) -> (tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>) {
  %c0 = stablehlo.constant dense<9.0> : tensor<601xf32>
  %r0 = stablehlo.power %x, %c0 : tensor<601xf32>
  %c1 = stablehlo.constant dense<0.25> : tensor<601xf32>
  %r1 = stablehlo.power %x, %c1 : tensor<601xf32>
  %c2 = stablehlo.constant dense<-8.5> : tensor<601xf32>
  %r2 = stablehlo.power %x, %c2 : tensor<601xf32>
  %c3 = stablehlo.constant dense<0.0> : tensor<601xf32>
  %r3 = stablehlo.power %x, %c3 : tensor<601xf32>
  %c4 = stablehlo.constant dense<0x7F800000> : tensor<601xf32>
  %r4 = stablehlo.power %x, %c4 : tensor<601xf32>
  %c5 = stablehlo.constant dense<0xFF800000> : tensor<601xf32>
  %r5 = stablehlo.power %x, %c5 : tensor<601xf32>
  %c6 = stablehlo.constant dense<0x7FC00000> : tensor<601xf32>
  %r6 = stablehlo.power %x, %c6 : tensor<601xf32>
  %c7 = stablehlo.constant dense<3.0000002> : tensor<601xf32>
  %r7 = stablehlo.power %x, %c7 : tensor<601xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>, tensor<601xf32>
}
// -----
// inputs: special
// tolerance: 5e-16
func.func @main(%x: tensor<601xf64>) -> (tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>) {
  %c0 = stablehlo.constant dense<-1.0> : tensor<601xf64>
  %r0 = stablehlo.power %x, %c0 : tensor<601xf64>
  %c1 = stablehlo.constant dense<0.5> : tensor<601xf64>
  %r1 = stablehlo.power %x, %c1 : tensor<601xf64>
  %c2 = stablehlo.constant dense<-0.5> : tensor<601xf64>
  %r2 = stablehlo.power %x, %c2 : tensor<601xf64>
  %c3 = stablehlo.constant dense<3.0> : tensor<601xf64>
  %r3 = stablehlo.power %x, %c3 : tensor<601xf64>
  %c4 = stablehlo.constant dense<4.0> : tensor<601xf64>
  %r4 = stablehlo.power %x, %c4 : tensor<601xf64>
  %c5 = stablehlo.constant dense<1.5> : tensor<601xf64>
  %r5 = stablehlo.power %x, %c5 : tensor<601xf64>
  %c6 = stablehlo.constant dense<-2.0> : tensor<601xf64>
  %r6 = stablehlo.power %x, %c6 : tensor<601xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>, tensor<601xf64>
}
// -----
// tolerance: 5e-16
func.func @main(%x: tensor<7x33xf64>) -> (tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>) {
  %c0 = stablehlo.constant dense<-1.0> : tensor<7x33xf64>
  %r0 = stablehlo.power %x, %c0 : tensor<7x33xf64>
  %c1 = stablehlo.constant dense<0.5> : tensor<7x33xf64>
  %r1 = stablehlo.power %x, %c1 : tensor<7x33xf64>
  %c2 = stablehlo.constant dense<-0.5> : tensor<7x33xf64>
  %r2 = stablehlo.power %x, %c2 : tensor<7x33xf64>
  %c3 = stablehlo.constant dense<3.0> : tensor<7x33xf64>
  %r3 = stablehlo.power %x, %c3 : tensor<7x33xf64>
  %c4 = stablehlo.constant dense<4.0> : tensor<7x33xf64>
  %r4 = stablehlo.power %x, %c4 : tensor<7x33xf64>
  %c5 = stablehlo.constant dense<1.5> : tensor<7x33xf64>
  %r5 = stablehlo.power %x, %c5 : tensor<7x33xf64>
  %c6 = stablehlo.constant dense<-2.0> : tensor<7x33xf64>
  %r6 = stablehlo.power %x, %c6 : tensor<7x33xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>, tensor<7x33xf64>
}
// -----
// every f16
// inputs: special
// tolerance: 0
func.func @main(%o: tensor<ui16>) -> (tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>) {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %s = stablehlo.broadcast_in_dim %o, dims = [] : (tensor<ui16>) -> tensor<65536xui16>
  %b = stablehlo.add %i, %s : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %b : (tensor<65536xui16>) -> tensor<65536xf16>
  %c0 = stablehlo.constant dense<3.0> : tensor<65536xf16>
  %r0 = stablehlo.power %x, %c0 : tensor<65536xf16>
  %c1 = stablehlo.constant dense<4.0> : tensor<65536xf16>
  %r1 = stablehlo.power %x, %c1 : tensor<65536xf16>
  %c2 = stablehlo.constant dense<5.0> : tensor<65536xf16>
  %r2 = stablehlo.power %x, %c2 : tensor<65536xf16>
  %c3 = stablehlo.constant dense<8.0> : tensor<65536xf16>
  %r3 = stablehlo.power %x, %c3 : tensor<65536xf16>
  %c4 = stablehlo.constant dense<-1.0> : tensor<65536xf16>
  %r4 = stablehlo.power %x, %c4 : tensor<65536xf16>
  %c5 = stablehlo.constant dense<-2.0> : tensor<65536xf16>
  %r5 = stablehlo.power %x, %c5 : tensor<65536xf16>
  %c6 = stablehlo.constant dense<-3.0> : tensor<65536xf16>
  %r6 = stablehlo.power %x, %c6 : tensor<65536xf16>
  %c7 = stablehlo.constant dense<0.5> : tensor<65536xf16>
  %r7 = stablehlo.power %x, %c7 : tensor<65536xf16>
  %c8 = stablehlo.constant dense<1.5> : tensor<65536xf16>
  %r8 = stablehlo.power %x, %c8 : tensor<65536xf16>
  %c9 = stablehlo.constant dense<2.5> : tensor<65536xf16>
  %r9 = stablehlo.power %x, %c9 : tensor<65536xf16>
  %c10 = stablehlo.constant dense<-1.5> : tensor<65536xf16>
  %r10 = stablehlo.power %x, %c10 : tensor<65536xf16>
  %c11 = stablehlo.constant dense<-0.5> : tensor<65536xf16>
  %r11 = stablehlo.power %x, %c11 : tensor<65536xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>, tensor<65536xf16>
}
// -----
// every bf16
// inputs: special
// tolerance: 0
func.func @main(%o: tensor<ui16>) -> (tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>) {
  %i = stablehlo.iota dim = 0 : tensor<65536xui16>
  %s = stablehlo.broadcast_in_dim %o, dims = [] : (tensor<ui16>) -> tensor<65536xui16>
  %b = stablehlo.add %i, %s : tensor<65536xui16>
  %x = stablehlo.bitcast_convert %b : (tensor<65536xui16>) -> tensor<65536xbf16>
  %c0 = stablehlo.constant dense<3.0> : tensor<65536xbf16>
  %r0 = stablehlo.power %x, %c0 : tensor<65536xbf16>
  %c1 = stablehlo.constant dense<4.0> : tensor<65536xbf16>
  %r1 = stablehlo.power %x, %c1 : tensor<65536xbf16>
  %c2 = stablehlo.constant dense<5.0> : tensor<65536xbf16>
  %r2 = stablehlo.power %x, %c2 : tensor<65536xbf16>
  %c3 = stablehlo.constant dense<8.0> : tensor<65536xbf16>
  %r3 = stablehlo.power %x, %c3 : tensor<65536xbf16>
  %c4 = stablehlo.constant dense<-1.0> : tensor<65536xbf16>
  %r4 = stablehlo.power %x, %c4 : tensor<65536xbf16>
  %c5 = stablehlo.constant dense<-2.0> : tensor<65536xbf16>
  %r5 = stablehlo.power %x, %c5 : tensor<65536xbf16>
  %c6 = stablehlo.constant dense<-3.0> : tensor<65536xbf16>
  %r6 = stablehlo.power %x, %c6 : tensor<65536xbf16>
  %c7 = stablehlo.constant dense<0.5> : tensor<65536xbf16>
  %r7 = stablehlo.power %x, %c7 : tensor<65536xbf16>
  %c8 = stablehlo.constant dense<1.5> : tensor<65536xbf16>
  %r8 = stablehlo.power %x, %c8 : tensor<65536xbf16>
  %c9 = stablehlo.constant dense<2.5> : tensor<65536xbf16>
  %r9 = stablehlo.power %x, %c9 : tensor<65536xbf16>
  %c10 = stablehlo.constant dense<-1.5> : tensor<65536xbf16>
  %r10 = stablehlo.power %x, %c10 : tensor<65536xbf16>
  %c11 = stablehlo.constant dense<-0.5> : tensor<65536xbf16>
  %r11 = stablehlo.power %x, %c11 : tensor<65536xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi8>) -> (tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>) {
  %c0 = stablehlo.constant dense<3> : tensor<601xi8>
  %r0 = stablehlo.power %x, %c0 : tensor<601xi8>
  %c1 = stablehlo.constant dense<4> : tensor<601xi8>
  %r1 = stablehlo.power %x, %c1 : tensor<601xi8>
  %c2 = stablehlo.constant dense<8> : tensor<601xi8>
  %r2 = stablehlo.power %x, %c2 : tensor<601xi8>
  %c3 = stablehlo.constant dense<5> : tensor<601xi8>
  %r3 = stablehlo.power %x, %c3 : tensor<601xi8>
  %c4 = stablehlo.constant dense<-1> : tensor<601xi8>
  %r4 = stablehlo.power %x, %c4 : tensor<601xi8>
  %c5 = stablehlo.constant dense<-3> : tensor<601xi8>
  %r5 = stablehlo.power %x, %c5 : tensor<601xi8>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>, tensor<601xi8>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi32>) -> (tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>) {
  %c0 = stablehlo.constant dense<3> : tensor<601xi32>
  %r0 = stablehlo.power %x, %c0 : tensor<601xi32>
  %c1 = stablehlo.constant dense<4> : tensor<601xi32>
  %r1 = stablehlo.power %x, %c1 : tensor<601xi32>
  %c2 = stablehlo.constant dense<8> : tensor<601xi32>
  %r2 = stablehlo.power %x, %c2 : tensor<601xi32>
  %c3 = stablehlo.constant dense<5> : tensor<601xi32>
  %r3 = stablehlo.power %x, %c3 : tensor<601xi32>
  %c4 = stablehlo.constant dense<-1> : tensor<601xi32>
  %r4 = stablehlo.power %x, %c4 : tensor<601xi32>
  %c5 = stablehlo.constant dense<-3> : tensor<601xi32>
  %r5 = stablehlo.power %x, %c5 : tensor<601xi32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>, tensor<601xi32>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xui64>) -> (tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>) {
  %c0 = stablehlo.constant dense<3> : tensor<601xui64>
  %r0 = stablehlo.power %x, %c0 : tensor<601xui64>
  %c1 = stablehlo.constant dense<4> : tensor<601xui64>
  %r1 = stablehlo.power %x, %c1 : tensor<601xui64>
  %c2 = stablehlo.constant dense<8> : tensor<601xui64>
  %r2 = stablehlo.power %x, %c2 : tensor<601xui64>
  %c3 = stablehlo.constant dense<5> : tensor<601xui64>
  %r3 = stablehlo.power %x, %c3 : tensor<601xui64>
  return %r0, %r1, %r2, %r3 : tensor<601xui64>, tensor<601xui64>, tensor<601xui64>, tensor<601xui64>
}
// -----
// inputs: special
func.func @main(%x: tensor<601xi4>) -> (tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>) {
  %c0 = stablehlo.constant dense<3> : tensor<601xi4>
  %r0 = stablehlo.power %x, %c0 : tensor<601xi4>
  %c1 = stablehlo.constant dense<4> : tensor<601xi4>
  %r1 = stablehlo.power %x, %c1 : tensor<601xi4>
  %c2 = stablehlo.constant dense<7> : tensor<601xi4>
  %r2 = stablehlo.power %x, %c2 : tensor<601xi4>
  %c3 = stablehlo.constant dense<5> : tensor<601xi4>
  %r3 = stablehlo.power %x, %c3 : tensor<601xi4>
  %c4 = stablehlo.constant dense<-1> : tensor<601xi4>
  %r4 = stablehlo.power %x, %c4 : tensor<601xi4>
  %c5 = stablehlo.constant dense<-3> : tensor<601xi4>
  %r5 = stablehlo.power %x, %c5 : tensor<601xi4>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>, tensor<601xi4>
}
