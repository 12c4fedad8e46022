// tolerance: 0.004
func.func @main(%x: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf16>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf16>
  %a = stablehlo.add %m, %f : tensor<1x1xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<2x2xf16>) -> tensor<2x2xf16> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf16>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf16>
  %a = stablehlo.add %m, %f : tensor<2x2xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<5x5xf16>) -> tensor<5x5xf16> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf16>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf16>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf16>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf16>
  %a = stablehlo.add %m, %f : tensor<5x5xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xf16>
  return %r : tensor<5x5xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<3x17x17xf16>) -> tensor<3x17x17xf16> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf16>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf16>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf16>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf16>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xf16>
  return %r : tensor<3x17x17xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<2x2x9x9xf16>) -> tensor<2x2x9x9xf16> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf16>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf16>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xf16>
  return %r : tensor<2x2x9x9xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf16>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf16>
  %a = stablehlo.add %m, %f : tensor<64x64xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf16>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf16>
  %a = stablehlo.add %m, %f : tensor<1x1xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xf16>
  return %r : tensor<1x1xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<2x2xf16>) -> tensor<2x2xf16> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf16>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf16>
  %a = stablehlo.add %m, %f : tensor<2x2xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xf16>
  return %r : tensor<2x2xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<5x5xf16>) -> tensor<5x5xf16> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf16>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf16>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf16>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf16>
  %a = stablehlo.add %m, %f : tensor<5x5xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xf16>
  return %r : tensor<5x5xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<3x17x17xf16>) -> tensor<3x17x17xf16> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf16>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf16>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf16>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf16>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xf16>
  return %r : tensor<3x17x17xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<2x2x9x9xf16>) -> tensor<2x2x9x9xf16> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf16>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf16>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xf16>
  return %r : tensor<2x2x9x9xf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf16>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf16>
  %a = stablehlo.add %m, %f : tensor<64x64xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xbf16>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xbf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xbf16>
  %a = stablehlo.add %m, %f : tensor<1x1xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xbf16>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xbf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xbf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2xbf16>
  %a = stablehlo.add %m, %f : tensor<2x2xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<5x5xbf16>) -> tensor<5x5xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xbf16>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xbf16>
  %f = stablehlo.multiply %d, %k : tensor<5x5xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xbf16>
  %m = stablehlo.multiply %x, %s : tensor<5x5xbf16>
  %a = stablehlo.add %m, %f : tensor<5x5xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xbf16>
  return %r : tensor<5x5xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<3x17x17xbf16>) -> tensor<3x17x17xbf16> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xbf16>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xbf16>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xbf16>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xbf16>
  %a = stablehlo.add %m, %f : tensor<3x17x17xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xbf16>
  return %r : tensor<3x17x17xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<2x2x9x9xbf16>) -> tensor<2x2x9x9xbf16> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xbf16>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xbf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xbf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xbf16>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xbf16>
  return %r : tensor<2x2x9x9xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xbf16>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xbf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xbf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xbf16>
  %a = stablehlo.add %m, %f : tensor<64x64xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xbf16>
  return %r : tensor<64x64xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xbf16>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xbf16>
  %f = stablehlo.multiply %d, %k : tensor<1x1xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xbf16>
  %m = stablehlo.multiply %x, %s : tensor<1x1xbf16>
  %a = stablehlo.add %m, %f : tensor<1x1xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xbf16>
  return %r : tensor<1x1xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xbf16>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xbf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xbf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2xbf16>
  %a = stablehlo.add %m, %f : tensor<2x2xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<5x5xbf16>) -> tensor<5x5xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xbf16>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xbf16>
  %f = stablehlo.multiply %d, %k : tensor<5x5xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xbf16>
  %m = stablehlo.multiply %x, %s : tensor<5x5xbf16>
  %a = stablehlo.add %m, %f : tensor<5x5xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xbf16>
  return %r : tensor<5x5xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<3x17x17xbf16>) -> tensor<3x17x17xbf16> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xbf16>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xbf16>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xbf16>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xbf16>
  %a = stablehlo.add %m, %f : tensor<3x17x17xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xbf16>
  return %r : tensor<3x17x17xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<2x2x9x9xbf16>) -> tensor<2x2x9x9xbf16> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xbf16>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xbf16>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xbf16>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xbf16>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xbf16>
  return %r : tensor<2x2x9x9xbf16>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xbf16>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xbf16>
  %f = stablehlo.multiply %d, %k : tensor<64x64xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xbf16>
  %m = stablehlo.multiply %x, %s : tensor<64x64xbf16>
  %a = stablehlo.add %m, %f : tensor<64x64xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xbf16>
  return %r : tensor<64x64xbf16>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf32>
  %a = stablehlo.add %m, %f : tensor<2x2xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf32>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf32>
  %a = stablehlo.add %m, %f : tensor<5x5xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<3x17x17xf32>) -> tensor<3x17x17xf32> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf32>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf32>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf32>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xf32>
  return %r : tensor<3x17x17xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2x9x9xf32>) -> tensor<2x2x9x9xf32> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf32>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf32>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xf32>
  return %r : tensor<2x2x9x9xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf32>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf32>
  %a = stablehlo.add %m, %f : tensor<64x64xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf32>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf32>
  %a = stablehlo.add %m, %f : tensor<1x1xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf32>
  %a = stablehlo.add %m, %f : tensor<2x2xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf32>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf32>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf32>
  %a = stablehlo.add %m, %f : tensor<5x5xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<3x17x17xf32>) -> tensor<3x17x17xf32> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf32>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf32>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf32>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xf32>
  return %r : tensor<3x17x17xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2x9x9xf32>) -> tensor<2x2x9x9xf32> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf32>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf32>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xf32>
  return %r : tensor<2x2x9x9xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf32>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf32>
  %a = stablehlo.add %m, %f : tensor<64x64xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf64>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf64>
  %a = stablehlo.add %m, %f : tensor<1x1xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf64>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf64>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf64>
  %a = stablehlo.add %m, %f : tensor<2x2xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<5x5xf64>) -> tensor<5x5xf64> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf64>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf64>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf64>
  %a = stablehlo.add %m, %f : tensor<5x5xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<3x17x17xf64>) -> tensor<3x17x17xf64> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf64>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf64>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf64>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf64>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xf64>
  return %r : tensor<3x17x17xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2x9x9xf64>) -> tensor<2x2x9x9xf64> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf64>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf64>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf64>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xf64>
  return %r : tensor<2x2x9x9xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf64>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf64>
  %a = stablehlo.add %m, %f : tensor<64x64xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xf64>
  return %r : tensor<64x64xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<1x1xf64>
  %m = stablehlo.multiply %x, %s : tensor<1x1xf64>
  %a = stablehlo.add %m, %f : tensor<1x1xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf64>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf64>
  %m = stablehlo.multiply %x, %s : tensor<2x2xf64>
  %a = stablehlo.add %m, %f : tensor<2x2xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<5x5xf64>) -> tensor<5x5xf64> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf64>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<5x5xf64>
  %m = stablehlo.multiply %x, %s : tensor<5x5xf64>
  %a = stablehlo.add %m, %f : tensor<5x5xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xf64>
  return %r : tensor<5x5xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<3x17x17xf64>) -> tensor<3x17x17xf64> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf64>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf64>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<3x17x17xf64>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xf64>
  %a = stablehlo.add %m, %f : tensor<3x17x17xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xf64>
  return %r : tensor<3x17x17xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2x9x9xf64>) -> tensor<2x2x9x9xf64> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf64>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x2x9x9xf64>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xf64>
  %a = stablehlo.add %m, %f : tensor<2x2x9x9xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xf64>
  return %r : tensor<2x2x9x9xf64>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<64x64xf64>
  %m = stablehlo.multiply %x, %s : tensor<64x64xf64>
  %a = stablehlo.add %m, %f : tensor<64x64xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xf64>
  return %r : tensor<64x64xf64>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %g = stablehlo.convert %f : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf32>
  %g = stablehlo.convert %f : (tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<2x2xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<2x2xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf32>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf32>
  %g = stablehlo.convert %f : (tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<5x5xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<5x5xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<5x5xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xcomplex<f32>>
  return %r : tensor<5x5xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<3x17x17xcomplex<f32>>) -> tensor<3x17x17xcomplex<f32>> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf32>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf32>
  %g = stablehlo.convert %f : (tensor<3x17x17xf32>) -> tensor<3x17x17xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<3x17x17xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<3x17x17xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xcomplex<f32>>
  return %r : tensor<3x17x17xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2x9x9xcomplex<f32>>) -> tensor<2x2x9x9xcomplex<f32>> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf32>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf32>
  %g = stablehlo.convert %f : (tensor<2x2x9x9xf32>) -> tensor<2x2x9x9xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2x9x9xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<2x2x9x9xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xcomplex<f32>>
  return %r : tensor<2x2x9x9xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %g = stablehlo.convert %f : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<64x64xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xcomplex<f32>>
  return %r : tensor<64x64xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf32>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf32>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf32>
  %g = stablehlo.convert %f : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xcomplex<f32>>
  return %r : tensor<1x1xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf32>
  %g = stablehlo.convert %f : (tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<2x2xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<2x2xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf32>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf32>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf32>
  %g = stablehlo.convert %f : (tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<5x5xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<5x5xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<5x5xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xcomplex<f32>>
  return %r : tensor<5x5xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<3x17x17xcomplex<f32>>) -> tensor<3x17x17xcomplex<f32>> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf32>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf32>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf32>
  %g = stablehlo.convert %f : (tensor<3x17x17xf32>) -> tensor<3x17x17xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<3x17x17xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<3x17x17xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xcomplex<f32>>
  return %r : tensor<3x17x17xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<2x2x9x9xcomplex<f32>>) -> tensor<2x2x9x9xcomplex<f32>> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf32>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf32>
  %g = stablehlo.convert %f : (tensor<2x2x9x9xf32>) -> tensor<2x2x9x9xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2x9x9xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<2x2x9x9xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xcomplex<f32>>
  return %r : tensor<2x2x9x9xcomplex<f32>>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf32>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf32>
  %g = stablehlo.convert %f : (tensor<64x64xf32>) -> tensor<64x64xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<64x64xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xcomplex<f32>>
  return %r : tensor<64x64xcomplex<f32>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %g = stablehlo.convert %f : (tensor<1x1xf64>) -> tensor<1x1xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf64>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf64>
  %g = stablehlo.convert %f : (tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x2xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x2xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf64>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf64>
  %g = stablehlo.convert %f : (tensor<5x5xf64>) -> tensor<5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<5x5xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xcomplex<f64>>
  return %r : tensor<5x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<3x17x17xcomplex<f64>>) -> tensor<3x17x17xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf64>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf64>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf64>
  %g = stablehlo.convert %f : (tensor<3x17x17xf64>) -> tensor<3x17x17xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<3x17x17xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<3x17x17xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x17x17xcomplex<f64>>
  return %r : tensor<3x17x17xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2x9x9xcomplex<f64>>) -> tensor<2x2x9x9xcomplex<f64>> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf64>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf64>
  %g = stablehlo.convert %f : (tensor<2x2x9x9xf64>) -> tensor<2x2x9x9xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2x9x9xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x2x9x9xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x9x9xcomplex<f64>>
  return %r : tensor<2x2x9x9xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xcomplex<f64>>) -> tensor<64x64xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %g = stablehlo.convert %f : (tensor<64x64xf64>) -> tensor<64x64xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<64x64xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = true : tensor<64x64xcomplex<f64>>
  return %r : tensor<64x64xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<1x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %d = stablehlo.convert %e : (tensor<1x1xi1>) -> tensor<1x1xf64>
  %k = stablehlo.constant dense<3.000000e+00> : tensor<1x1xf64>
  %f = stablehlo.multiply %d, %k : tensor<1x1xf64>
  %g = stablehlo.convert %f : (tensor<1x1xf64>) -> tensor<1x1xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<1x1xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<1x1xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<1x1xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<1x1xcomplex<f64>>
  return %r : tensor<1x1xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %d = stablehlo.convert %e : (tensor<2x2xi1>) -> tensor<2x2xf64>
  %k = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2xf64>
  %g = stablehlo.convert %f : (tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x2xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x2xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %d = stablehlo.convert %e : (tensor<5x5xi1>) -> tensor<5x5xf64>
  %k = stablehlo.constant dense<1.100000e+01> : tensor<5x5xf64>
  %f = stablehlo.multiply %d, %k : tensor<5x5xf64>
  %g = stablehlo.convert %f : (tensor<5x5xf64>) -> tensor<5x5xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<5x5xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<5x5xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<5x5xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xcomplex<f64>>
  return %r : tensor<5x5xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<3x17x17xcomplex<f64>>) -> tensor<3x17x17xcomplex<f64>> {
  %i = stablehlo.iota dim = 1 : tensor<3x17x17xi32>
  %j = stablehlo.iota dim = 2 : tensor<3x17x17xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<3x17x17xi32>, tensor<3x17x17xi32>) -> tensor<3x17x17xi1>
  %d = stablehlo.convert %e : (tensor<3x17x17xi1>) -> tensor<3x17x17xf64>
  %k = stablehlo.constant dense<3.500000e+01> : tensor<3x17x17xf64>
  %f = stablehlo.multiply %d, %k : tensor<3x17x17xf64>
  %g = stablehlo.convert %f : (tensor<3x17x17xf64>) -> tensor<3x17x17xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<3x17x17xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<3x17x17xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<3x17x17xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<3x17x17xcomplex<f64>>
  return %r : tensor<3x17x17xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<2x2x9x9xcomplex<f64>>) -> tensor<2x2x9x9xcomplex<f64>> {
  %i = stablehlo.iota dim = 2 : tensor<2x2x9x9xi32>
  %j = stablehlo.iota dim = 3 : tensor<2x2x9x9xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x2x9x9xi32>, tensor<2x2x9x9xi32>) -> tensor<2x2x9x9xi1>
  %d = stablehlo.convert %e : (tensor<2x2x9x9xi1>) -> tensor<2x2x9x9xf64>
  %k = stablehlo.constant dense<1.900000e+01> : tensor<2x2x9x9xf64>
  %f = stablehlo.multiply %d, %k : tensor<2x2x9x9xf64>
  %g = stablehlo.convert %f : (tensor<2x2x9x9xf64>) -> tensor<2x2x9x9xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<2x2x9x9xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<2x2x9x9xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<2x2x9x9xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x9x9xcomplex<f64>>
  return %r : tensor<2x2x9x9xcomplex<f64>>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<64x64xcomplex<f64>>) -> tensor<64x64xcomplex<f64>> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %d = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf64>
  %k = stablehlo.constant dense<1.290000e+02> : tensor<64x64xf64>
  %f = stablehlo.multiply %d, %k : tensor<64x64xf64>
  %g = stablehlo.convert %f : (tensor<64x64xf64>) -> tensor<64x64xcomplex<f64>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<64x64xcomplex<f64>>
  %m = stablehlo.multiply %x, %s : tensor<64x64xcomplex<f64>>
  %a = stablehlo.add %m, %g : tensor<64x64xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<64x64xcomplex<f64>>
  return %r : tensor<64x64xcomplex<f64>>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>) -> tensor<0x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<2x0x0xf32>) -> tensor<2x0x0xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x0x0xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x0x0xi32>, tensor<2x0x0xi32>) -> tensor<2x0x0xi1>
  %d = stablehlo.convert %e : (tensor<2x0x0xi1>) -> tensor<2x0x0xf32>
  %k = stablehlo.constant dense<1.000000e+00> : tensor<2x0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x0x0xf32>
  %a = stablehlo.add %m, %f : tensor<2x0x0xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x0x0xf32>
  return %r : tensor<2x0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<0x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x3x3xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x3x3xi32>, tensor<0x3x3xi32>) -> tensor<0x3x3xi1>
  %d = stablehlo.convert %e : (tensor<0x3x3xi1>) -> tensor<0x3x3xf32>
  %k = stablehlo.constant dense<7.000000e+00> : tensor<0x3x3xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x3x3xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x3x3xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x3x3xf32>
  %a = stablehlo.add %m, %f : tensor<0x3x3xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<0x3x3xf32>
  return %r : tensor<0x3x3xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<65x65xf32>) -> tensor<65x65xf32> {
  %i = stablehlo.iota dim = 0 : tensor<65x65xi32>
  %j = stablehlo.iota dim = 1 : tensor<65x65xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<65x65xi32>, tensor<65x65xi32>) -> tensor<65x65xi1>
  %d = stablehlo.convert %e : (tensor<65x65xi1>) -> tensor<65x65xf32>
  %k = stablehlo.constant dense<1.310000e+02> : tensor<65x65xf32>
  %f = stablehlo.multiply %d, %k : tensor<65x65xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<65x65xf32>
  %m = stablehlo.multiply %x, %s : tensor<65x65xf32>
  %a = stablehlo.add %m, %f : tensor<65x65xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<65x65xf32>
  return %r : tensor<65x65xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<127x127xf32>) -> tensor<127x127xf32> {
  %i = stablehlo.iota dim = 0 : tensor<127x127xi32>
  %j = stablehlo.iota dim = 1 : tensor<127x127xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<127x127xi32>, tensor<127x127xi32>) -> tensor<127x127xi1>
  %d = stablehlo.convert %e : (tensor<127x127xi1>) -> tensor<127x127xf32>
  %k = stablehlo.constant dense<2.550000e+02> : tensor<127x127xf32>
  %f = stablehlo.multiply %d, %k : tensor<127x127xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<127x127xf32>
  %m = stablehlo.multiply %x, %s : tensor<127x127xf32>
  %a = stablehlo.add %m, %f : tensor<127x127xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<127x127xf32>
  return %r : tensor<127x127xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
  %d = stablehlo.convert %e : (tensor<128x128xi1>) -> tensor<128x128xf32>
  %k = stablehlo.constant dense<2.570000e+02> : tensor<128x128xf32>
  %f = stablehlo.multiply %d, %k : tensor<128x128xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<128x128xf32>
  %m = stablehlo.multiply %x, %s : tensor<128x128xf32>
  %a = stablehlo.add %m, %f : tensor<128x128xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<128x128xf32>
  return %r : tensor<128x128xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>) -> tensor<129x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.590000e+02> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<129x129xf32>
  return %r : tensor<129x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<2x130x130xf32>) -> tensor<2x130x130xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x130x130xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x130x130xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x130x130xi32>, tensor<2x130x130xi32>) -> tensor<2x130x130xi1>
  %d = stablehlo.convert %e : (tensor<2x130x130xi1>) -> tensor<2x130x130xf32>
  %k = stablehlo.constant dense<2.610000e+02> : tensor<2x130x130xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x130x130xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x130x130xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x130x130xf32>
  %a = stablehlo.add %m, %f : tensor<2x130x130xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x130x130xf32>
  return %r : tensor<2x130x130xf32>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<129x129xf64>) -> tensor<129x129xf64> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf64>
  %k = stablehlo.constant dense<2.590000e+02> : tensor<129x129xf64>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<129x129xf64>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf64>
  %a = stablehlo.add %m, %f : tensor<129x129xf64>
  %r = stablehlo.cholesky %a, lower = true : tensor<129x129xf64>
  return %r : tensor<129x129xf64>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>) -> tensor<70x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<1.410000e+02> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<70x70xcomplex<f32>>
  return %r : tensor<70x70xcomplex<f32>>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<66x66xbf16>) -> tensor<66x66xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<66x66xi32>
  %j = stablehlo.iota dim = 1 : tensor<66x66xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<66x66xi32>, tensor<66x66xi32>) -> tensor<66x66xi1>
  %d = stablehlo.convert %e : (tensor<66x66xi1>) -> tensor<66x66xbf16>
  %k = stablehlo.constant dense<1.330000e+02> : tensor<66x66xbf16>
  %f = stablehlo.multiply %d, %k : tensor<66x66xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<66x66xbf16>
  %m = stablehlo.multiply %x, %s : tensor<66x66xbf16>
  %a = stablehlo.add %m, %f : tensor<66x66xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<66x66xbf16>
  return %r : tensor<66x66xbf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<70x70xf16>) -> tensor<70x70xf16> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf16>
  %k = stablehlo.constant dense<1.410000e+02> : tensor<70x70xf16>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<70x70xf16>
  %m = stablehlo.multiply %x, %s : tensor<70x70xf16>
  %a = stablehlo.add %m, %f : tensor<70x70xf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<70x70xf16>
  return %r : tensor<70x70xf16>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<5.130000e+02> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %a = stablehlo.add %x, %x : tensor<5x5xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<4x70x70xf32>) -> tensor<4x70x70xf32> {
  %a = stablehlo.add %x, %x : tensor<4x70x70xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x70x70xf32>
  return %r : tensor<4x70x70xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x0xf32>) -> tensor<0x0xf32> {
  %i = stablehlo.iota dim = 0 : tensor<0x0xi32>
  %j = stablehlo.iota dim = 1 : tensor<0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
  %d = stablehlo.convert %e : (tensor<0x0xi1>) -> tensor<0x0xf32>
  %k = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x0xf32>
  %a = stablehlo.add %m, %f : tensor<0x0xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<0x0xf32>
  return %r : tensor<0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<2x0x0xf32>) -> tensor<2x0x0xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x0x0xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x0x0xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x0x0xi32>, tensor<2x0x0xi32>) -> tensor<2x0x0xi1>
  %d = stablehlo.convert %e : (tensor<2x0x0xi1>) -> tensor<2x0x0xf32>
  %k = stablehlo.constant dense<1.000000e+00> : tensor<2x0x0xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x0x0xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x0x0xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x0x0xf32>
  %a = stablehlo.add %m, %f : tensor<2x0x0xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x0x0xf32>
  return %r : tensor<2x0x0xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<0x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<0x3x3xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<0x3x3xi32>, tensor<0x3x3xi32>) -> tensor<0x3x3xi1>
  %d = stablehlo.convert %e : (tensor<0x3x3xi1>) -> tensor<0x3x3xf32>
  %k = stablehlo.constant dense<7.000000e+00> : tensor<0x3x3xf32>
  %f = stablehlo.multiply %d, %k : tensor<0x3x3xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<0x3x3xf32>
  %m = stablehlo.multiply %x, %s : tensor<0x3x3xf32>
  %a = stablehlo.add %m, %f : tensor<0x3x3xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<0x3x3xf32>
  return %r : tensor<0x3x3xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<65x65xf32>) -> tensor<65x65xf32> {
  %i = stablehlo.iota dim = 0 : tensor<65x65xi32>
  %j = stablehlo.iota dim = 1 : tensor<65x65xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<65x65xi32>, tensor<65x65xi32>) -> tensor<65x65xi1>
  %d = stablehlo.convert %e : (tensor<65x65xi1>) -> tensor<65x65xf32>
  %k = stablehlo.constant dense<1.310000e+02> : tensor<65x65xf32>
  %f = stablehlo.multiply %d, %k : tensor<65x65xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<65x65xf32>
  %m = stablehlo.multiply %x, %s : tensor<65x65xf32>
  %a = stablehlo.add %m, %f : tensor<65x65xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<65x65xf32>
  return %r : tensor<65x65xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<127x127xf32>) -> tensor<127x127xf32> {
  %i = stablehlo.iota dim = 0 : tensor<127x127xi32>
  %j = stablehlo.iota dim = 1 : tensor<127x127xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<127x127xi32>, tensor<127x127xi32>) -> tensor<127x127xi1>
  %d = stablehlo.convert %e : (tensor<127x127xi1>) -> tensor<127x127xf32>
  %k = stablehlo.constant dense<2.550000e+02> : tensor<127x127xf32>
  %f = stablehlo.multiply %d, %k : tensor<127x127xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<127x127xf32>
  %m = stablehlo.multiply %x, %s : tensor<127x127xf32>
  %a = stablehlo.add %m, %f : tensor<127x127xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<127x127xf32>
  return %r : tensor<127x127xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
  %d = stablehlo.convert %e : (tensor<128x128xi1>) -> tensor<128x128xf32>
  %k = stablehlo.constant dense<2.570000e+02> : tensor<128x128xf32>
  %f = stablehlo.multiply %d, %k : tensor<128x128xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<128x128xf32>
  %m = stablehlo.multiply %x, %s : tensor<128x128xf32>
  %a = stablehlo.add %m, %f : tensor<128x128xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<128x128xf32>
  return %r : tensor<128x128xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<129x129xf32>) -> tensor<129x129xf32> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf32>
  %k = stablehlo.constant dense<2.590000e+02> : tensor<129x129xf32>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<129x129xf32>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf32>
  %a = stablehlo.add %m, %f : tensor<129x129xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<129x129xf32>
  return %r : tensor<129x129xf32>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<2x130x130xf32>) -> tensor<2x130x130xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x130x130xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x130x130xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<2x130x130xi32>, tensor<2x130x130xi32>) -> tensor<2x130x130xi1>
  %d = stablehlo.convert %e : (tensor<2x130x130xi1>) -> tensor<2x130x130xf32>
  %k = stablehlo.constant dense<2.610000e+02> : tensor<2x130x130xf32>
  %f = stablehlo.multiply %d, %k : tensor<2x130x130xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<2x130x130xf32>
  %m = stablehlo.multiply %x, %s : tensor<2x130x130xf32>
  %a = stablehlo.add %m, %f : tensor<2x130x130xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x130x130xf32>
  return %r : tensor<2x130x130xf32>
}
// -----
// tolerance: 1e-13
func.func @main(%x: tensor<129x129xf64>) -> tensor<129x129xf64> {
  %i = stablehlo.iota dim = 0 : tensor<129x129xi32>
  %j = stablehlo.iota dim = 1 : tensor<129x129xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<129x129xi32>, tensor<129x129xi32>) -> tensor<129x129xi1>
  %d = stablehlo.convert %e : (tensor<129x129xi1>) -> tensor<129x129xf64>
  %k = stablehlo.constant dense<2.590000e+02> : tensor<129x129xf64>
  %f = stablehlo.multiply %d, %k : tensor<129x129xf64>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<129x129xf64>
  %m = stablehlo.multiply %x, %s : tensor<129x129xf64>
  %a = stablehlo.add %m, %f : tensor<129x129xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<129x129xf64>
  return %r : tensor<129x129xf64>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<70x70xcomplex<f32>>) -> tensor<70x70xcomplex<f32>> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf32>
  %k = stablehlo.constant dense<1.410000e+02> : tensor<70x70xf32>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf32>
  %g = stablehlo.convert %f : (tensor<70x70xf32>) -> tensor<70x70xcomplex<f32>>
  %s = stablehlo.constant dense<(1.000000e+00, 0.0)> : tensor<70x70xcomplex<f32>>
  %m = stablehlo.multiply %x, %s : tensor<70x70xcomplex<f32>>
  %a = stablehlo.add %m, %g : tensor<70x70xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = false : tensor<70x70xcomplex<f32>>
  return %r : tensor<70x70xcomplex<f32>>
}
// -----
// tolerance: 0.03
func.func @main(%x: tensor<66x66xbf16>) -> tensor<66x66xbf16> {
  %i = stablehlo.iota dim = 0 : tensor<66x66xi32>
  %j = stablehlo.iota dim = 1 : tensor<66x66xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<66x66xi32>, tensor<66x66xi32>) -> tensor<66x66xi1>
  %d = stablehlo.convert %e : (tensor<66x66xi1>) -> tensor<66x66xbf16>
  %k = stablehlo.constant dense<1.330000e+02> : tensor<66x66xbf16>
  %f = stablehlo.multiply %d, %k : tensor<66x66xbf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<66x66xbf16>
  %m = stablehlo.multiply %x, %s : tensor<66x66xbf16>
  %a = stablehlo.add %m, %f : tensor<66x66xbf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<66x66xbf16>
  return %r : tensor<66x66xbf16>
}
// -----
// tolerance: 0.004
func.func @main(%x: tensor<70x70xf16>) -> tensor<70x70xf16> {
  %i = stablehlo.iota dim = 0 : tensor<70x70xi32>
  %j = stablehlo.iota dim = 1 : tensor<70x70xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
  %d = stablehlo.convert %e : (tensor<70x70xi1>) -> tensor<70x70xf16>
  %k = stablehlo.constant dense<1.410000e+02> : tensor<70x70xf16>
  %f = stablehlo.multiply %d, %k : tensor<70x70xf16>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<70x70xf16>
  %m = stablehlo.multiply %x, %s : tensor<70x70xf16>
  %a = stablehlo.add %m, %f : tensor<70x70xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<70x70xf16>
  return %r : tensor<70x70xf16>
}
// -----
// tolerance: 1e-05
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %i = stablehlo.iota dim = 0 : tensor<256x256xi32>
  %j = stablehlo.iota dim = 1 : tensor<256x256xi32>
  %e = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
  %d = stablehlo.convert %e : (tensor<256x256xi1>) -> tensor<256x256xf32>
  %k = stablehlo.constant dense<5.130000e+02> : tensor<256x256xf32>
  %f = stablehlo.multiply %d, %k : tensor<256x256xf32>
  %s = stablehlo.constant dense<1.000000e+00> : tensor<256x256xf32>
  %m = stablehlo.multiply %x, %s : tensor<256x256xf32>
  %a = stablehlo.add %m, %f : tensor<256x256xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %a = stablehlo.add %x, %x : tensor<5x5xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
// -----
// tolerance: 1e-06
func.func @main(%x: tensor<4x70x70xf32>) -> tensor<4x70x70xf32> {
  %a = stablehlo.add %x, %x : tensor<4x70x70xf32>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x70x70xf32>
  return %r : tensor<4x70x70xf32>
}
// -----
// tolerance: 0.3
func.func @main(%x: tensor<3x9x9xf8E5M2>) -> tensor<3x9x9xf8E5M2> {
  %r = stablehlo.cholesky %x, lower = true : tensor<3x9x9xf8E5M2>
  return %r : tensor<3x9x9xf8E5M2>
}
// -----
// tolerance: 0.15
func.func @main(%x: tensor<3x9x9xf8E4M3FN>) -> tensor<3x9x9xf8E4M3FN> {
  %r = stablehlo.cholesky %x, lower = true : tensor<3x9x9xf8E4M3FN>
  return %r : tensor<3x9x9xf8E4M3FN>
}
// -----
// tolerance: 0.15
func.func @main(%x: tensor<3x9x9xf8E4M3B11FNUZ>) -> tensor<3x9x9xf8E4M3B11FNUZ> {
  %r = stablehlo.cholesky %x, lower = true : tensor<3x9x9xf8E4M3B11FNUZ>
  return %r : tensor<3x9x9xf8E4M3B11FNUZ>
}
// -----
// tolerance: 0.08
func.func @main(%x: tensor<3x9x9xf8E3M4>) -> tensor<3x9x9xf8E3M4> {
  %r = stablehlo.cholesky %x, lower = true : tensor<3x9x9xf8E3M4>
  return %r : tensor<3x9x9xf8E3M4>
}
