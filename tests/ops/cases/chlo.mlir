// inputs: special
// tolerance: 1e-3
func.func @main(%x: tensor<1x1201xf16>) -> (tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>) {
  %r0 = chlo.acos %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r1 = chlo.acosh %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r2 = chlo.asin %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r3 = chlo.asinh %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r4 = chlo.atan %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r5 = chlo.atanh %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r6 = chlo.cosh %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r7 = chlo.tan %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>
}
// -----
// inputs: special
// tolerance: 1e-3
func.func @main(%x: tensor<1x1201xf16>) -> (tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>) {
  %r0 = chlo.sinh %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r1 = chlo.erfc %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r2 = chlo.erf_inv %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r3 = chlo.lgamma %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r4 = chlo.digamma %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  %r5 = chlo.bessel_i1e %x : tensor<1x1201xf16> -> tensor<1x1201xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>, tensor<1x1201xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<129xf16>) -> (tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>) {
  %r0 = chlo.acos %x : tensor<129xf16> -> tensor<129xf16>
  %r1 = chlo.acosh %x : tensor<129xf16> -> tensor<129xf16>
  %r2 = chlo.asin %x : tensor<129xf16> -> tensor<129xf16>
  %r3 = chlo.asinh %x : tensor<129xf16> -> tensor<129xf16>
  %r4 = chlo.atan %x : tensor<129xf16> -> tensor<129xf16>
  %r5 = chlo.atanh %x : tensor<129xf16> -> tensor<129xf16>
  %r6 = chlo.cosh %x : tensor<129xf16> -> tensor<129xf16>
  %r7 = chlo.tan %x : tensor<129xf16> -> tensor<129xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<129xf16>) -> (tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>) {
  %r0 = chlo.sinh %x : tensor<129xf16> -> tensor<129xf16>
  %r1 = chlo.erfc %x : tensor<129xf16> -> tensor<129xf16>
  %r2 = chlo.erf_inv %x : tensor<129xf16> -> tensor<129xf16>
  %r3 = chlo.lgamma %x : tensor<129xf16> -> tensor<129xf16>
  %r4 = chlo.digamma %x : tensor<129xf16> -> tensor<129xf16>
  %r5 = chlo.bessel_i1e %x : tensor<129xf16> -> tensor<129xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>, tensor<129xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>) {
  %r0 = chlo.acos %x : tensor<17xf16> -> tensor<17xf16>
  %r1 = chlo.acosh %x : tensor<17xf16> -> tensor<17xf16>
  %r2 = chlo.asin %x : tensor<17xf16> -> tensor<17xf16>
  %r3 = chlo.asinh %x : tensor<17xf16> -> tensor<17xf16>
  %r4 = chlo.atan %x : tensor<17xf16> -> tensor<17xf16>
  %r5 = chlo.atanh %x : tensor<17xf16> -> tensor<17xf16>
  %r6 = chlo.cosh %x : tensor<17xf16> -> tensor<17xf16>
  %r7 = chlo.tan %x : tensor<17xf16> -> tensor<17xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>) {
  %r0 = chlo.sinh %x : tensor<17xf16> -> tensor<17xf16>
  %r1 = chlo.erfc %x : tensor<17xf16> -> tensor<17xf16>
  %r2 = chlo.erf_inv %x : tensor<17xf16> -> tensor<17xf16>
  %r3 = chlo.lgamma %x : tensor<17xf16> -> tensor<17xf16>
  %r4 = chlo.digamma %x : tensor<17xf16> -> tensor<17xf16>
  %r5 = chlo.bessel_i1e %x : tensor<17xf16> -> tensor<17xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>) {
  %r0 = chlo.acos %x : tensor<0xf16> -> tensor<0xf16>
  %r1 = chlo.acosh %x : tensor<0xf16> -> tensor<0xf16>
  %r2 = chlo.asin %x : tensor<0xf16> -> tensor<0xf16>
  %r3 = chlo.asinh %x : tensor<0xf16> -> tensor<0xf16>
  %r4 = chlo.atan %x : tensor<0xf16> -> tensor<0xf16>
  %r5 = chlo.atanh %x : tensor<0xf16> -> tensor<0xf16>
  %r6 = chlo.cosh %x : tensor<0xf16> -> tensor<0xf16>
  %r7 = chlo.tan %x : tensor<0xf16> -> tensor<0xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>) {
  %r0 = chlo.sinh %x : tensor<0xf16> -> tensor<0xf16>
  %r1 = chlo.erfc %x : tensor<0xf16> -> tensor<0xf16>
  %r2 = chlo.erf_inv %x : tensor<0xf16> -> tensor<0xf16>
  %r3 = chlo.lgamma %x : tensor<0xf16> -> tensor<0xf16>
  %r4 = chlo.digamma %x : tensor<0xf16> -> tensor<0xf16>
  %r5 = chlo.bessel_i1e %x : tensor<0xf16> -> tensor<0xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) {
  %r0 = chlo.acos %x : tensor<1xf16> -> tensor<1xf16>
  %r1 = chlo.acosh %x : tensor<1xf16> -> tensor<1xf16>
  %r2 = chlo.asin %x : tensor<1xf16> -> tensor<1xf16>
  %r3 = chlo.asinh %x : tensor<1xf16> -> tensor<1xf16>
  %r4 = chlo.atan %x : tensor<1xf16> -> tensor<1xf16>
  %r5 = chlo.atanh %x : tensor<1xf16> -> tensor<1xf16>
  %r6 = chlo.cosh %x : tensor<1xf16> -> tensor<1xf16>
  %r7 = chlo.tan %x : tensor<1xf16> -> tensor<1xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>
}
// -----
// tolerance: 1e-3
func.func @main(%x: tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) {
  %r0 = chlo.sinh %x : tensor<1xf16> -> tensor<1xf16>
  %r1 = chlo.erfc %x : tensor<1xf16> -> tensor<1xf16>
  %r2 = chlo.erf_inv %x : tensor<1xf16> -> tensor<1xf16>
  %r3 = chlo.lgamma %x : tensor<1xf16> -> tensor<1xf16>
  %r4 = chlo.digamma %x : tensor<1xf16> -> tensor<1xf16>
  %r5 = chlo.bessel_i1e %x : tensor<1xf16> -> tensor<1xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>
}
// -----
// inputs: special
// tolerance: 8e-3
func.func @main(%x: tensor<1x1201xbf16>) -> (tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>) {
  %r0 = chlo.acos %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r1 = chlo.acosh %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r2 = chlo.asin %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r3 = chlo.asinh %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r4 = chlo.atan %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r5 = chlo.atanh %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r6 = chlo.cosh %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r7 = chlo.tan %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>
}
// -----
// inputs: special
// tolerance: 8e-3
func.func @main(%x: tensor<1x1201xbf16>) -> (tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>) {
  %r0 = chlo.sinh %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r1 = chlo.erfc %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r2 = chlo.erf_inv %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r3 = chlo.lgamma %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r4 = chlo.digamma %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  %r5 = chlo.bessel_i1e %x : tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>, tensor<1x1201xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<129xbf16>) -> (tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>) {
  %r0 = chlo.acos %x : tensor<129xbf16> -> tensor<129xbf16>
  %r1 = chlo.acosh %x : tensor<129xbf16> -> tensor<129xbf16>
  %r2 = chlo.asin %x : tensor<129xbf16> -> tensor<129xbf16>
  %r3 = chlo.asinh %x : tensor<129xbf16> -> tensor<129xbf16>
  %r4 = chlo.atan %x : tensor<129xbf16> -> tensor<129xbf16>
  %r5 = chlo.atanh %x : tensor<129xbf16> -> tensor<129xbf16>
  %r6 = chlo.cosh %x : tensor<129xbf16> -> tensor<129xbf16>
  %r7 = chlo.tan %x : tensor<129xbf16> -> tensor<129xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<129xbf16>) -> (tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>) {
  %r0 = chlo.sinh %x : tensor<129xbf16> -> tensor<129xbf16>
  %r1 = chlo.erfc %x : tensor<129xbf16> -> tensor<129xbf16>
  %r2 = chlo.erf_inv %x : tensor<129xbf16> -> tensor<129xbf16>
  %r3 = chlo.lgamma %x : tensor<129xbf16> -> tensor<129xbf16>
  %r4 = chlo.digamma %x : tensor<129xbf16> -> tensor<129xbf16>
  %r5 = chlo.bessel_i1e %x : tensor<129xbf16> -> tensor<129xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>, tensor<129xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>) {
  %r0 = chlo.acos %x : tensor<17xbf16> -> tensor<17xbf16>
  %r1 = chlo.acosh %x : tensor<17xbf16> -> tensor<17xbf16>
  %r2 = chlo.asin %x : tensor<17xbf16> -> tensor<17xbf16>
  %r3 = chlo.asinh %x : tensor<17xbf16> -> tensor<17xbf16>
  %r4 = chlo.atan %x : tensor<17xbf16> -> tensor<17xbf16>
  %r5 = chlo.atanh %x : tensor<17xbf16> -> tensor<17xbf16>
  %r6 = chlo.cosh %x : tensor<17xbf16> -> tensor<17xbf16>
  %r7 = chlo.tan %x : tensor<17xbf16> -> tensor<17xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>) {
  %r0 = chlo.sinh %x : tensor<17xbf16> -> tensor<17xbf16>
  %r1 = chlo.erfc %x : tensor<17xbf16> -> tensor<17xbf16>
  %r2 = chlo.erf_inv %x : tensor<17xbf16> -> tensor<17xbf16>
  %r3 = chlo.lgamma %x : tensor<17xbf16> -> tensor<17xbf16>
  %r4 = chlo.digamma %x : tensor<17xbf16> -> tensor<17xbf16>
  %r5 = chlo.bessel_i1e %x : tensor<17xbf16> -> tensor<17xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<0xbf16>) -> (tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>) {
  %r0 = chlo.acos %x : tensor<0xbf16> -> tensor<0xbf16>
  %r1 = chlo.acosh %x : tensor<0xbf16> -> tensor<0xbf16>
  %r2 = chlo.asin %x : tensor<0xbf16> -> tensor<0xbf16>
  %r3 = chlo.asinh %x : tensor<0xbf16> -> tensor<0xbf16>
  %r4 = chlo.atan %x : tensor<0xbf16> -> tensor<0xbf16>
  %r5 = chlo.atanh %x : tensor<0xbf16> -> tensor<0xbf16>
  %r6 = chlo.cosh %x : tensor<0xbf16> -> tensor<0xbf16>
  %r7 = chlo.tan %x : tensor<0xbf16> -> tensor<0xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<0xbf16>) -> (tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>) {
  %r0 = chlo.sinh %x : tensor<0xbf16> -> tensor<0xbf16>
  %r1 = chlo.erfc %x : tensor<0xbf16> -> tensor<0xbf16>
  %r2 = chlo.erf_inv %x : tensor<0xbf16> -> tensor<0xbf16>
  %r3 = chlo.lgamma %x : tensor<0xbf16> -> tensor<0xbf16>
  %r4 = chlo.digamma %x : tensor<0xbf16> -> tensor<0xbf16>
  %r5 = chlo.bessel_i1e %x : tensor<0xbf16> -> tensor<0xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>, tensor<0xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
  %r0 = chlo.acos %x : tensor<1xbf16> -> tensor<1xbf16>
  %r1 = chlo.acosh %x : tensor<1xbf16> -> tensor<1xbf16>
  %r2 = chlo.asin %x : tensor<1xbf16> -> tensor<1xbf16>
  %r3 = chlo.asinh %x : tensor<1xbf16> -> tensor<1xbf16>
  %r4 = chlo.atan %x : tensor<1xbf16> -> tensor<1xbf16>
  %r5 = chlo.atanh %x : tensor<1xbf16> -> tensor<1xbf16>
  %r6 = chlo.cosh %x : tensor<1xbf16> -> tensor<1xbf16>
  %r7 = chlo.tan %x : tensor<1xbf16> -> tensor<1xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>
}
// -----
// tolerance: 8e-3
func.func @main(%x: tensor<1xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) {
  %r0 = chlo.sinh %x : tensor<1xbf16> -> tensor<1xbf16>
  %r1 = chlo.erfc %x : tensor<1xbf16> -> tensor<1xbf16>
  %r2 = chlo.erf_inv %x : tensor<1xbf16> -> tensor<1xbf16>
  %r3 = chlo.lgamma %x : tensor<1xbf16> -> tensor<1xbf16>
  %r4 = chlo.digamma %x : tensor<1xbf16> -> tensor<1xbf16>
  %r5 = chlo.bessel_i1e %x : tensor<1xbf16> -> tensor<1xbf16>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>
}
// -----
// inputs: special
// tolerance: 4e-7
func.func @main(%x: tensor<1x1201xf32>) -> (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>) {
  %r0 = chlo.acos %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r1 = chlo.acosh %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r2 = chlo.asin %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r3 = chlo.asinh %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r4 = chlo.atan %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r5 = chlo.atanh %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r6 = chlo.cosh %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r7 = chlo.tan %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>
}
// -----
// inputs: special
// tolerance: 4e-7
func.func @main(%x: tensor<1x1201xf32>) -> (tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>) {
  %r0 = chlo.sinh %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r1 = chlo.erfc %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r2 = chlo.erf_inv %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r3 = chlo.lgamma %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r4 = chlo.digamma %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  %r5 = chlo.bessel_i1e %x : tensor<1x1201xf32> -> tensor<1x1201xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>, tensor<1x1201xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<129xf32>) -> (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>) {
  %r0 = chlo.acos %x : tensor<129xf32> -> tensor<129xf32>
  %r1 = chlo.acosh %x : tensor<129xf32> -> tensor<129xf32>
  %r2 = chlo.asin %x : tensor<129xf32> -> tensor<129xf32>
  %r3 = chlo.asinh %x : tensor<129xf32> -> tensor<129xf32>
  %r4 = chlo.atan %x : tensor<129xf32> -> tensor<129xf32>
  %r5 = chlo.atanh %x : tensor<129xf32> -> tensor<129xf32>
  %r6 = chlo.cosh %x : tensor<129xf32> -> tensor<129xf32>
  %r7 = chlo.tan %x : tensor<129xf32> -> tensor<129xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<129xf32>) -> (tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>) {
  %r0 = chlo.sinh %x : tensor<129xf32> -> tensor<129xf32>
  %r1 = chlo.erfc %x : tensor<129xf32> -> tensor<129xf32>
  %r2 = chlo.erf_inv %x : tensor<129xf32> -> tensor<129xf32>
  %r3 = chlo.lgamma %x : tensor<129xf32> -> tensor<129xf32>
  %r4 = chlo.digamma %x : tensor<129xf32> -> tensor<129xf32>
  %r5 = chlo.bessel_i1e %x : tensor<129xf32> -> tensor<129xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>, tensor<129xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %r0 = chlo.acos %x : tensor<17xf32> -> tensor<17xf32>
  %r1 = chlo.acosh %x : tensor<17xf32> -> tensor<17xf32>
  %r2 = chlo.asin %x : tensor<17xf32> -> tensor<17xf32>
  %r3 = chlo.asinh %x : tensor<17xf32> -> tensor<17xf32>
  %r4 = chlo.atan %x : tensor<17xf32> -> tensor<17xf32>
  %r5 = chlo.atanh %x : tensor<17xf32> -> tensor<17xf32>
  %r6 = chlo.cosh %x : tensor<17xf32> -> tensor<17xf32>
  %r7 = chlo.tan %x : tensor<17xf32> -> tensor<17xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %r0 = chlo.sinh %x : tensor<17xf32> -> tensor<17xf32>
  %r1 = chlo.erfc %x : tensor<17xf32> -> tensor<17xf32>
  %r2 = chlo.erf_inv %x : tensor<17xf32> -> tensor<17xf32>
  %r3 = chlo.lgamma %x : tensor<17xf32> -> tensor<17xf32>
  %r4 = chlo.digamma %x : tensor<17xf32> -> tensor<17xf32>
  %r5 = chlo.bessel_i1e %x : tensor<17xf32> -> tensor<17xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %r0 = chlo.acos %x : tensor<0xf32> -> tensor<0xf32>
  %r1 = chlo.acosh %x : tensor<0xf32> -> tensor<0xf32>
  %r2 = chlo.asin %x : tensor<0xf32> -> tensor<0xf32>
  %r3 = chlo.asinh %x : tensor<0xf32> -> tensor<0xf32>
  %r4 = chlo.atan %x : tensor<0xf32> -> tensor<0xf32>
  %r5 = chlo.atanh %x : tensor<0xf32> -> tensor<0xf32>
  %r6 = chlo.cosh %x : tensor<0xf32> -> tensor<0xf32>
  %r7 = chlo.tan %x : tensor<0xf32> -> tensor<0xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %r0 = chlo.sinh %x : tensor<0xf32> -> tensor<0xf32>
  %r1 = chlo.erfc %x : tensor<0xf32> -> tensor<0xf32>
  %r2 = chlo.erf_inv %x : tensor<0xf32> -> tensor<0xf32>
  %r3 = chlo.lgamma %x : tensor<0xf32> -> tensor<0xf32>
  %r4 = chlo.digamma %x : tensor<0xf32> -> tensor<0xf32>
  %r5 = chlo.bessel_i1e %x : tensor<0xf32> -> tensor<0xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %r0 = chlo.acos %x : tensor<1xf32> -> tensor<1xf32>
  %r1 = chlo.acosh %x : tensor<1xf32> -> tensor<1xf32>
  %r2 = chlo.asin %x : tensor<1xf32> -> tensor<1xf32>
  %r3 = chlo.asinh %x : tensor<1xf32> -> tensor<1xf32>
  %r4 = chlo.atan %x : tensor<1xf32> -> tensor<1xf32>
  %r5 = chlo.atanh %x : tensor<1xf32> -> tensor<1xf32>
  %r6 = chlo.cosh %x : tensor<1xf32> -> tensor<1xf32>
  %r7 = chlo.tan %x : tensor<1xf32> -> tensor<1xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %r0 = chlo.sinh %x : tensor<1xf32> -> tensor<1xf32>
  %r1 = chlo.erfc %x : tensor<1xf32> -> tensor<1xf32>
  %r2 = chlo.erf_inv %x : tensor<1xf32> -> tensor<1xf32>
  %r3 = chlo.lgamma %x : tensor<1xf32> -> tensor<1xf32>
  %r4 = chlo.digamma %x : tensor<1xf32> -> tensor<1xf32>
  %r5 = chlo.bessel_i1e %x : tensor<1xf32> -> tensor<1xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
// -----
// inputs: special
// tolerance: 8e-16
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>) {
  %r0 = chlo.acos %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r1 = chlo.acosh %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r2 = chlo.asin %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r3 = chlo.asinh %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r4 = chlo.atan %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r5 = chlo.atanh %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r6 = chlo.cosh %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r7 = chlo.tan %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>
}
// -----
// inputs: special
// tolerance: 1e-15
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>) {
  %r0 = chlo.sinh %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r1 = chlo.erfc %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r2 = chlo.erf_inv %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r3 = chlo.bessel_i1e %x : tensor<1x1201xf64> -> tensor<1x1201xf64>
  return %r0, %r1, %r2, %r3 : tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>, tensor<1x1201xf64>
}
// -----
// tolerance: 1e-15
// absolute: 4e-15
func.func @main(%x: tensor<1x1201xf64>) -> (tensor<1x1201xf64>, tensor<1x1201xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<1x1201xf64>
  %y = stablehlo.multiply %x, %three : tensor<1x1201xf64>
  %r0 = chlo.lgamma %y : tensor<1x1201xf64> -> tensor<1x1201xf64>
  %r1 = chlo.digamma %y : tensor<1x1201xf64> -> tensor<1x1201xf64>
  return %r0, %r1 : tensor<1x1201xf64>, tensor<1x1201xf64>
}
// -----
// tolerance: 8e-16
func.func @main(%x: tensor<129xf64>) -> (tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>) {
  %r0 = chlo.acos %x : tensor<129xf64> -> tensor<129xf64>
  %r1 = chlo.acosh %x : tensor<129xf64> -> tensor<129xf64>
  %r2 = chlo.asin %x : tensor<129xf64> -> tensor<129xf64>
  %r3 = chlo.asinh %x : tensor<129xf64> -> tensor<129xf64>
  %r4 = chlo.atan %x : tensor<129xf64> -> tensor<129xf64>
  %r5 = chlo.atanh %x : tensor<129xf64> -> tensor<129xf64>
  %r6 = chlo.cosh %x : tensor<129xf64> -> tensor<129xf64>
  %r7 = chlo.tan %x : tensor<129xf64> -> tensor<129xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>
}
// -----
// tolerance: 1e-15
func.func @main(%x: tensor<129xf64>) -> (tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>) {
  %r0 = chlo.sinh %x : tensor<129xf64> -> tensor<129xf64>
  %r1 = chlo.erfc %x : tensor<129xf64> -> tensor<129xf64>
  %r2 = chlo.erf_inv %x : tensor<129xf64> -> tensor<129xf64>
  %r3 = chlo.bessel_i1e %x : tensor<129xf64> -> tensor<129xf64>
  return %r0, %r1, %r2, %r3 : tensor<129xf64>, tensor<129xf64>, tensor<129xf64>, tensor<129xf64>
}
// -----
// tolerance: 1e-15
// absolute: 4e-15
func.func @main(%x: tensor<129xf64>) -> (tensor<129xf64>, tensor<129xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<129xf64>
  %y = stablehlo.multiply %x, %three : tensor<129xf64>
  %r0 = chlo.lgamma %y : tensor<129xf64> -> tensor<129xf64>
  %r1 = chlo.digamma %y : tensor<129xf64> -> tensor<129xf64>
  return %r0, %r1 : tensor<129xf64>, tensor<129xf64>
}
// -----
// tolerance: 8e-16
func.func @main(%x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) {
  %r0 = chlo.acos %x : tensor<17xf64> -> tensor<17xf64>
  %r1 = chlo.acosh %x : tensor<17xf64> -> tensor<17xf64>
  %r2 = chlo.asin %x : tensor<17xf64> -> tensor<17xf64>
  %r3 = chlo.asinh %x : tensor<17xf64> -> tensor<17xf64>
  %r4 = chlo.atan %x : tensor<17xf64> -> tensor<17xf64>
  %r5 = chlo.atanh %x : tensor<17xf64> -> tensor<17xf64>
  %r6 = chlo.cosh %x : tensor<17xf64> -> tensor<17xf64>
  %r7 = chlo.tan %x : tensor<17xf64> -> tensor<17xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>
}
// -----
// tolerance: 1e-15
func.func @main(%x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) {
  %r0 = chlo.sinh %x : tensor<17xf64> -> tensor<17xf64>
  %r1 = chlo.erfc %x : tensor<17xf64> -> tensor<17xf64>
  %r2 = chlo.erf_inv %x : tensor<17xf64> -> tensor<17xf64>
  %r3 = chlo.bessel_i1e %x : tensor<17xf64> -> tensor<17xf64>
  return %r0, %r1, %r2, %r3 : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>
}
// -----
// tolerance: 1e-15
// absolute: 4e-15
func.func @main(%x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<17xf64>
  %y = stablehlo.multiply %x, %three : tensor<17xf64>
  %r0 = chlo.lgamma %y : tensor<17xf64> -> tensor<17xf64>
  %r1 = chlo.digamma %y : tensor<17xf64> -> tensor<17xf64>
  return %r0, %r1 : tensor<17xf64>, tensor<17xf64>
}
// -----
// tolerance: 8e-16
func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>) {
  %r0 = chlo.acos %x : tensor<0xf64> -> tensor<0xf64>
  %r1 = chlo.acosh %x : tensor<0xf64> -> tensor<0xf64>
  %r2 = chlo.asin %x : tensor<0xf64> -> tensor<0xf64>
  %r3 = chlo.asinh %x : tensor<0xf64> -> tensor<0xf64>
  %r4 = chlo.atan %x : tensor<0xf64> -> tensor<0xf64>
  %r5 = chlo.atanh %x : tensor<0xf64> -> tensor<0xf64>
  %r6 = chlo.cosh %x : tensor<0xf64> -> tensor<0xf64>
  %r7 = chlo.tan %x : tensor<0xf64> -> tensor<0xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-15
func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>) {
  %r0 = chlo.sinh %x : tensor<0xf64> -> tensor<0xf64>
  %r1 = chlo.erfc %x : tensor<0xf64> -> tensor<0xf64>
  %r2 = chlo.erf_inv %x : tensor<0xf64> -> tensor<0xf64>
  %r3 = chlo.bessel_i1e %x : tensor<0xf64> -> tensor<0xf64>
  return %r0, %r1, %r2, %r3 : tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>
}
// -----
// tolerance: 1e-15
// absolute: 4e-15
func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<0xf64>
  %y = stablehlo.multiply %x, %three : tensor<0xf64>
  %r0 = chlo.lgamma %y : tensor<0xf64> -> tensor<0xf64>
  %r1 = chlo.digamma %y : tensor<0xf64> -> tensor<0xf64>
  return %r0, %r1 : tensor<0xf64>, tensor<0xf64>
}
// -----
// tolerance: 8e-16
func.func @main(%x: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) {
  %r0 = chlo.acos %x : tensor<1xf64> -> tensor<1xf64>
  %r1 = chlo.acosh %x : tensor<1xf64> -> tensor<1xf64>
  %r2 = chlo.asin %x : tensor<1xf64> -> tensor<1xf64>
  %r3 = chlo.asinh %x : tensor<1xf64> -> tensor<1xf64>
  %r4 = chlo.atan %x : tensor<1xf64> -> tensor<1xf64>
  %r5 = chlo.atanh %x : tensor<1xf64> -> tensor<1xf64>
  %r6 = chlo.cosh %x : tensor<1xf64> -> tensor<1xf64>
  %r7 = chlo.tan %x : tensor<1xf64> -> tensor<1xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
}
// -----
// tolerance: 1e-15
func.func @main(%x: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) {
  %r0 = chlo.sinh %x : tensor<1xf64> -> tensor<1xf64>
  %r1 = chlo.erfc %x : tensor<1xf64> -> tensor<1xf64>
  %r2 = chlo.erf_inv %x : tensor<1xf64> -> tensor<1xf64>
  %r3 = chlo.bessel_i1e %x : tensor<1xf64> -> tensor<1xf64>
  return %r0, %r1, %r2, %r3 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
}
// -----
// tolerance: 1e-15
// absolute: 4e-15
func.func @main(%x: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<1xf64>
  %y = stablehlo.multiply %x, %three : tensor<1xf64>
  %r0 = chlo.lgamma %y : tensor<1xf64> -> tensor<1xf64>
  %r1 = chlo.digamma %y : tensor<1xf64> -> tensor<1xf64>
  return %r0, %r1 : tensor<1xf64>, tensor<1xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf16>, %y: tensor<1x1201xf16>) -> (tensor<1x1201xf16>) {
  %a = chlo.next_after %x, %y : tensor<1x1201xf16>, tensor<1x1201xf16> -> tensor<1x1201xf16>
  return %a : tensor<1x1201xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf16>, %y: tensor<17xf16>) -> (tensor<17xf16>) {
  %a = chlo.next_after %x, %y : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
  return %a : tensor<17xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf16>, %y: tensor<0xf16>) -> (tensor<0xf16>) {
  %a = chlo.next_after %x, %y : tensor<0xf16>, tensor<0xf16> -> tensor<0xf16>
  return %a : tensor<0xf16>
}
// -----
// input 0: range(0, 6)
// tolerance: 1e-3
func.func @main(%n: tensor<1x401xf16>, %x: tensor<1x401xf16>) -> (tensor<1x401xf16>, tensor<1x401xf16>, tensor<1x401xf16>) {
  %c = stablehlo.constant dense<4.5> : tensor<1x401xf16>
  %y = stablehlo.add %x, %c : tensor<1x401xf16>
  %a = chlo.polygamma %n, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  %z = chlo.zeta %y, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  %one = stablehlo.constant dense<1.0> : tensor<1x401xf16>
  %o = stablehlo.add %n, %one : tensor<1x401xf16>
  %w = chlo.zeta %o, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  return %a, %z, %w : tensor<1x401xf16>, tensor<1x401xf16>, tensor<1x401xf16>
}
// -----
// input 0: range(0, 6)
// tolerance: 1e-3
func.func @main(%n: tensor<17xf16>, %x: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>) {
  %c = stablehlo.constant dense<4.5> : tensor<17xf16>
  %y = stablehlo.add %x, %c : tensor<17xf16>
  %a = chlo.polygamma %n, %y : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
  %z = chlo.zeta %y, %y : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
  %one = stablehlo.constant dense<1.0> : tensor<17xf16>
  %o = stablehlo.add %n, %one : tensor<17xf16>
  %w = chlo.zeta %o, %y : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
  return %a, %z, %w : tensor<17xf16>, tensor<17xf16>, tensor<17xf16>
}
// -----
// inputs: special
// tolerance: 1e-3
func.func @main(%x: tensor<1x401xf16>, %y: tensor<1x401xf16>) -> (tensor<1x401xf16>) {
  %z = chlo.zeta %x, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  return %z : tensor<1x401xf16>
}
// -----
// inputs: special
// input 0: range(0, 9)
// tolerance: 1e-3
func.func @main(%x: tensor<1x401xf16>, %y: tensor<1x401xf16>) -> (tensor<1x401xf16>) {
  %z = chlo.polygamma %x, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  return %z : tensor<1x401xf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xbf16>, %y: tensor<1x1201xbf16>) -> (tensor<1x1201xbf16>) {
  %a = chlo.next_after %x, %y : tensor<1x1201xbf16>, tensor<1x1201xbf16> -> tensor<1x1201xbf16>
  return %a : tensor<1x1201xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xbf16>, %y: tensor<17xbf16>) -> (tensor<17xbf16>) {
  %a = chlo.next_after %x, %y : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
  return %a : tensor<17xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xbf16>, %y: tensor<0xbf16>) -> (tensor<0xbf16>) {
  %a = chlo.next_after %x, %y : tensor<0xbf16>, tensor<0xbf16> -> tensor<0xbf16>
  return %a : tensor<0xbf16>
}
// -----
// input 0: range(0, 6)
// tolerance: 8e-3
func.func @main(%n: tensor<1x401xbf16>, %x: tensor<1x401xbf16>) -> (tensor<1x401xbf16>, tensor<1x401xbf16>, tensor<1x401xbf16>) {
  %c = stablehlo.constant dense<4.5> : tensor<1x401xbf16>
  %y = stablehlo.add %x, %c : tensor<1x401xbf16>
  %a = chlo.polygamma %n, %y : tensor<1x401xbf16>, tensor<1x401xbf16> -> tensor<1x401xbf16>
  %z = chlo.zeta %y, %y : tensor<1x401xbf16>, tensor<1x401xbf16> -> tensor<1x401xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<1x401xbf16>
  %o = stablehlo.add %n, %one : tensor<1x401xbf16>
  %w = chlo.zeta %o, %y : tensor<1x401xbf16>, tensor<1x401xbf16> -> tensor<1x401xbf16>
  return %a, %z, %w : tensor<1x401xbf16>, tensor<1x401xbf16>, tensor<1x401xbf16>
}
// -----
// input 0: range(0, 6)
// tolerance: 8e-3
func.func @main(%n: tensor<17xbf16>, %x: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>) {
  %c = stablehlo.constant dense<4.5> : tensor<17xbf16>
  %y = stablehlo.add %x, %c : tensor<17xbf16>
  %a = chlo.polygamma %n, %y : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
  %z = chlo.zeta %y, %y : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<17xbf16>
  %o = stablehlo.add %n, %one : tensor<17xbf16>
  %w = chlo.zeta %o, %y : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
  return %a, %z, %w : tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>
}
// -----
// inputs: special
// tolerance: 8e-3
func.func @main(%x: tensor<1x401xbf16>, %y: tensor<1x401xbf16>) -> (tensor<1x401xbf16>) {
  %z = chlo.zeta %x, %y : tensor<1x401xbf16>, tensor<1x401xbf16> -> tensor<1x401xbf16>
  return %z : tensor<1x401xbf16>
}
// -----
// inputs: special
// input 0: range(0, 9)
// tolerance: 8e-3
func.func @main(%x: tensor<1x401xbf16>, %y: tensor<1x401xbf16>) -> (tensor<1x401xbf16>) {
  %z = chlo.polygamma %x, %y : tensor<1x401xbf16>, tensor<1x401xbf16> -> tensor<1x401xbf16>
  return %z : tensor<1x401xbf16>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf32>, %y: tensor<1x1201xf32>) -> (tensor<1x1201xf32>) {
  %a = chlo.next_after %x, %y : tensor<1x1201xf32>, tensor<1x1201xf32> -> tensor<1x1201xf32>
  return %a : tensor<1x1201xf32>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf32>, %y: tensor<17xf32>) -> (tensor<17xf32>) {
  %a = chlo.next_after %x, %y : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
  return %a : tensor<17xf32>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf32>, %y: tensor<0xf32>) -> (tensor<0xf32>) {
  %a = chlo.next_after %x, %y : tensor<0xf32>, tensor<0xf32> -> tensor<0xf32>
  return %a : tensor<0xf32>
}
// -----
// input 0: range(0, 6)
// tolerance: 4e-7
func.func @main(%n: tensor<1x401xf32>, %x: tensor<1x401xf32>) -> (tensor<1x401xf32>, tensor<1x401xf32>, tensor<1x401xf32>) {
  %c = stablehlo.constant dense<4.5> : tensor<1x401xf32>
  %y = stablehlo.add %x, %c : tensor<1x401xf32>
  %a = chlo.polygamma %n, %y : tensor<1x401xf32>, tensor<1x401xf32> -> tensor<1x401xf32>
  %z = chlo.zeta %y, %y : tensor<1x401xf32>, tensor<1x401xf32> -> tensor<1x401xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1x401xf32>
  %o = stablehlo.add %n, %one : tensor<1x401xf32>
  %w = chlo.zeta %o, %y : tensor<1x401xf32>, tensor<1x401xf32> -> tensor<1x401xf32>
  return %a, %z, %w : tensor<1x401xf32>, tensor<1x401xf32>, tensor<1x401xf32>
}
// -----
// input 0: range(0, 6)
// tolerance: 4e-7
func.func @main(%n: tensor<17xf32>, %x: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
  %c = stablehlo.constant dense<4.5> : tensor<17xf32>
  %y = stablehlo.add %x, %c : tensor<17xf32>
  %a = chlo.polygamma %n, %y : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
  %z = chlo.zeta %y, %y : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
  %one = stablehlo.constant dense<1.0> : tensor<17xf32>
  %o = stablehlo.add %n, %one : tensor<17xf32>
  %w = chlo.zeta %o, %y : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
  return %a, %z, %w : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
// -----
// inputs: special
// tolerance: 4e-7
func.func @main(%x: tensor<1x401xf32>, %y: tensor<1x401xf32>) -> (tensor<1x401xf32>) {
  %z = chlo.zeta %x, %y : tensor<1x401xf32>, tensor<1x401xf32> -> tensor<1x401xf32>
  return %z : tensor<1x401xf32>
}
// -----
// inputs: special
// input 0: range(0, 9)
// tolerance: 4e-7
func.func @main(%x: tensor<1x401xf32>, %y: tensor<1x401xf32>) -> (tensor<1x401xf32>) {
  %z = chlo.polygamma %x, %y : tensor<1x401xf32>, tensor<1x401xf32> -> tensor<1x401xf32>
  return %z : tensor<1x401xf32>
}
// -----
// inputs: special
func.func @main(%x: tensor<1x1201xf64>, %y: tensor<1x1201xf64>) -> (tensor<1x1201xf64>) {
  %a = chlo.next_after %x, %y : tensor<1x1201xf64>, tensor<1x1201xf64> -> tensor<1x1201xf64>
  return %a : tensor<1x1201xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<17xf64>, %y: tensor<17xf64>) -> (tensor<17xf64>) {
  %a = chlo.next_after %x, %y : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
  return %a : tensor<17xf64>
}
// -----
// inputs: special
func.func @main(%x: tensor<0xf64>, %y: tensor<0xf64>) -> (tensor<0xf64>) {
  %a = chlo.next_after %x, %y : tensor<0xf64>, tensor<0xf64> -> tensor<0xf64>
  return %a : tensor<0xf64>
}
// -----
// input 0: range(0, 6)
// tolerance: 2e-14
func.func @main(%n: tensor<1x401xf64>, %x: tensor<1x401xf64>) -> (tensor<1x401xf64>, tensor<1x401xf64>, tensor<1x401xf64>) {
  %c = stablehlo.constant dense<4.5> : tensor<1x401xf64>
  %y = stablehlo.add %x, %c : tensor<1x401xf64>
  %a = chlo.polygamma %n, %y : tensor<1x401xf64>, tensor<1x401xf64> -> tensor<1x401xf64>
  %z = chlo.zeta %y, %y : tensor<1x401xf64>, tensor<1x401xf64> -> tensor<1x401xf64>
  %one = stablehlo.constant dense<1.0> : tensor<1x401xf64>
  %o = stablehlo.add %n, %one : tensor<1x401xf64>
  %w = chlo.zeta %o, %y : tensor<1x401xf64>, tensor<1x401xf64> -> tensor<1x401xf64>
  return %a, %z, %w : tensor<1x401xf64>, tensor<1x401xf64>, tensor<1x401xf64>
}
// -----
// input 0: range(0, 6)
// tolerance: 2e-14
func.func @main(%n: tensor<17xf64>, %x: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) {
  %c = stablehlo.constant dense<4.5> : tensor<17xf64>
  %y = stablehlo.add %x, %c : tensor<17xf64>
  %a = chlo.polygamma %n, %y : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
  %z = chlo.zeta %y, %y : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
  %one = stablehlo.constant dense<1.0> : tensor<17xf64>
  %o = stablehlo.add %n, %one : tensor<17xf64>
  %w = chlo.zeta %o, %y : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
  return %a, %z, %w : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>
}

// -----

// A scalar of f16 between two functions that are computed in f64 and f32.
// tolerance: 2e-3
func.func @main(%x: tensor<f16>) -> tensor<f16> {
  %0 = "chlo.atan"(%x) : (tensor<f16>) -> tensor<f16>
  %1 = "chlo.erf"(%0) : (tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}
