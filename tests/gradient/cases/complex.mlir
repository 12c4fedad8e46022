func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.negate %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.exponential %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.exponential_minus_one %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.log_plus_one %v : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.sine %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.cosine %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.tanh %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.logistic %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.tan %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.sqrt %v : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.rsqrt %v : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.log %v : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(3.0,3.0)> : tensor<3x4xcomplex<f32>>
  %s = stablehlo.constant dense<(0.4,0.1)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %far : tensor<3x4xcomplex<f32>>
  %y = stablehlo.sign %u : tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %r = stablehlo.add %x, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %r = stablehlo.subtract %x, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %r = stablehlo.multiply %x, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %r = stablehlo.divide %x, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(6.0,3.0)> : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %x, %far : tensor<3x4xcomplex<f32>>
  %r = stablehlo.power %v, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %far = stablehlo.constant dense<(6.0,3.0)> : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %x, %far : tensor<3x4xcomplex<f32>>
  %r = stablehlo.atan2 %v, %y : tensor<3x4xcomplex<f32>>
  return %r : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>, %a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
  %r = stablehlo.real %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %i = stablehlo.imag %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %m = stablehlo.abs %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %c = stablehlo.complex %a, %b : tensor<3x4xcomplex<f32>>
  %k = chlo.conj %c : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  %p = stablehlo.multiply %k, %x : tensor<3x4xcomplex<f32>>
  %f = stablehlo.convert %a : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
  %g = stablehlo.multiply %f, %x : tensor<3x4xcomplex<f32>>
  return %r, %i, %m, %p, %g : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.acos %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.asin %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.atan %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.acosh %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.asinh %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.atanh %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.cosh %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.sinh %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.square %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
  %s = stablehlo.constant dense<(0.2,0.1)> : tensor<3x4xcomplex<f32>>
  %h = stablehlo.constant dense<(0.5,0.7)> : tensor<3x4xcomplex<f32>>
  %u = stablehlo.multiply %x, %s : tensor<3x4xcomplex<f32>>
  %v = stablehlo.add %u, %h : tensor<3x4xcomplex<f32>>
  %y = chlo.tan %v : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  return %y : tensor<3x4xcomplex<f32>>
}
// -----
func.func @main(%x: tensor<2x3x4xcomplex<f32>>, %y: tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>> {
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
  return %r : tensor<2x3x5xcomplex<f32>>
}
