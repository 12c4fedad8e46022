// inputs: special
// tolerance: 4e-7
func.func @main(%x: tensor<1x1201xcomplex<f32>>) -> (tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>) {
  %r0 = chlo.acos %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r1 = chlo.acosh %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r2 = chlo.asin %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r3 = chlo.asinh %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r4 = chlo.atan %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r5 = chlo.atanh %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r6 = chlo.cosh %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r7 = chlo.sinh %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  %r8 = chlo.tan %x : tensor<1x1201xcomplex<f32>> -> tensor<1x1201xcomplex<f32>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>, tensor<1x1201xcomplex<f32>>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<129xcomplex<f32>>) -> (tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>) {
  %r0 = chlo.acos %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r1 = chlo.acosh %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r2 = chlo.asin %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r3 = chlo.asinh %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r4 = chlo.atan %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r5 = chlo.atanh %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r6 = chlo.cosh %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r7 = chlo.sinh %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  %r8 = chlo.tan %x : tensor<129xcomplex<f32>> -> tensor<129xcomplex<f32>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<129xcomplex<f32>>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) {
  %r0 = chlo.acos %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r1 = chlo.acosh %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r2 = chlo.asin %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r3 = chlo.asinh %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r4 = chlo.atan %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r5 = chlo.atanh %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r6 = chlo.cosh %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r7 = chlo.sinh %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  %r8 = chlo.tan %x : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
}
// -----
// tolerance: 4e-7
func.func @main(%x: tensor<0xcomplex<f32>>) -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %r0 = chlo.acos %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r1 = chlo.acosh %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r2 = chlo.asin %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r3 = chlo.asinh %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r4 = chlo.atan %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r5 = chlo.atanh %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r6 = chlo.cosh %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r7 = chlo.sinh %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  %r8 = chlo.tan %x : tensor<0xcomplex<f32>> -> tensor<0xcomplex<f32>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
}
// -----
// inputs: special
// tolerance: 2e-15
func.func @main(%x: tensor<1x1201xcomplex<f64>>) -> (tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>) {
  %r0 = chlo.acos %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r1 = chlo.acosh %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r2 = chlo.asin %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r3 = chlo.asinh %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r4 = chlo.atan %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r5 = chlo.atanh %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r6 = chlo.cosh %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r7 = chlo.sinh %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  %r8 = chlo.tan %x : tensor<1x1201xcomplex<f64>> -> tensor<1x1201xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>, tensor<1x1201xcomplex<f64>>
}
// -----
// tolerance: 2e-15
func.func @main(%x: tensor<129xcomplex<f64>>) -> (tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>) {
  %r0 = chlo.acos %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r1 = chlo.acosh %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r2 = chlo.asin %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r3 = chlo.asinh %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r4 = chlo.atan %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r5 = chlo.atanh %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r6 = chlo.cosh %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r7 = chlo.sinh %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  %r8 = chlo.tan %x : tensor<129xcomplex<f64>> -> tensor<129xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>, tensor<129xcomplex<f64>>
}
// -----
// tolerance: 2e-15
func.func @main(%x: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
  %r0 = chlo.acos %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r1 = chlo.acosh %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r2 = chlo.asin %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r3 = chlo.asinh %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r4 = chlo.atan %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r5 = chlo.atanh %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r6 = chlo.cosh %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r7 = chlo.sinh %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  %r8 = chlo.tan %x : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
}
// -----
// tolerance: 2e-15
func.func @main(%x: tensor<0xcomplex<f64>>) -> (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) {
  %r0 = chlo.acos %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r1 = chlo.acosh %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r2 = chlo.asin %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r3 = chlo.asinh %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r4 = chlo.atan %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r5 = chlo.atanh %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r6 = chlo.cosh %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r7 = chlo.sinh %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  %r8 = chlo.tan %x : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
}
// -----
// inputs: special
// tolerance: 1e-15
// Ends of the range: x + x i and x - x i of the largest numbers.
func.func @main(%x: tensor<1x401xf64>) -> (tensor<1x401xcomplex<f64>>, tensor<1x401xcomplex<f64>>) {
  %n = stablehlo.negate %x : tensor<1x401xf64>
  %z = stablehlo.complex %x, %n : tensor<1x401xcomplex<f64>>
  %s = chlo.square %z : tensor<1x401xcomplex<f64>> -> tensor<1x401xcomplex<f64>>
  %r = stablehlo.sqrt %z : tensor<1x401xcomplex<f64>>
  return %s, %r : tensor<1x401xcomplex<f64>>, tensor<1x401xcomplex<f64>>
}
