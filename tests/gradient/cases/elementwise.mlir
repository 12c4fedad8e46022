func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.negate %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.exponential %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.exponential_minus_one %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.log %p : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.log_plus_one %p : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.sine %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.cosine %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.tan %u : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.tanh %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.sqrt %p : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.rsqrt %p : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.cbrt %p : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.logistic %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.abs %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.sign %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.floor %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.ceil %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.round_nearest_afz %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = stablehlo.round_nearest_even %x : tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.erf %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.erfc %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.erf_inv %u : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.acos %u : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.asin %u : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.atan %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.acosh %g : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.asinh %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.atanh %u : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.cosh %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.sinh %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.tan %u : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.square %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.digamma %p : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.lgamma %p : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %tenth = stablehlo.constant dense<0.3> : tensor<3x5xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x5xf32>
  %two = stablehlo.constant dense<2.5> : tensor<3x5xf32>
  %u = stablehlo.multiply %x, %tenth : tensor<3x5xf32>
  %s = stablehlo.multiply %x, %x : tensor<3x5xf32>
  %p = stablehlo.add %s, %half : tensor<3x5xf32>
  %g = stablehlo.add %s, %two : tensor<3x5xf32>
  %y = chlo.conj %x : tensor<3x5xf32> -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.add %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.subtract %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.multiply %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.divide %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.maximum %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.minimum %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.atan2 %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.remainder %x, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<4x3xf32>
  %s = stablehlo.multiply %x, %x : tensor<4x3xf32>
  %p = stablehlo.add %s, %half : tensor<4x3xf32>
  %r = stablehlo.power %p, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// the order and the exponent are constants
func.func @main(%x: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %two = stablehlo.constant dense<2.0> : tensor<4x3xf32>
  %s = stablehlo.multiply %x, %x : tensor<4x3xf32>
  %p = stablehlo.add %s, %two : tensor<4x3xf32>
  %r = chlo.polygamma %two, %p : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x3xf32>
  %z = chlo.zeta %two, %p : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x3xf32>
  return %r, %z : tensor<4x3xf32>, tensor<4x3xf32>
}
// -----
// refused
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<4x3xf32>
  %r = chlo.polygamma %x, %two : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %r = stablehlo.maximum %zero, %x : tensor<4x3xf32>
  %q = stablehlo.minimum %r, %x : tensor<4x3xf32>
  %v = stablehlo.add %r, %q : tensor<4x3xf32>
  return %v : tensor<4x3xf32>
}
// -----
// numbers that the gradient of maximum shares among equal ones: both are x
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.maximum %x, %x : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%p: tensor<4x3xi1>, %q: tensor<i1>, %x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %r = stablehlo.select %p, %x, %y : tensor<4x3xi1>, tensor<4x3xf32>
  %s = stablehlo.select %q, %r, %x : tensor<i1>, tensor<4x3xf32>
  return %r, %s : tensor<4x3xf32>, tensor<4x3xf32>
}
// -----
func.func @main(%l: tensor<f32>, %x: tensor<4x3xf32>, %h: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.clamp"(%l, %x, %h) : (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @main(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %l = stablehlo.constant dense<-0.5> : tensor<f32>
  %h = stablehlo.constant dense<1.0> : tensor<f32>
  %r = "stablehlo.clamp"(%l, %x, %h) : (tensor<f32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// no room between the bounds: they are the result, below, above and on them
func.func @main(%l: tensor<4x3xf32>, %x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = "stablehlo.clamp"(%l, %x, %l) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// input 0: range(-4, 4)
func.func @main(%l: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %x = stablehlo.round_nearest_even %l : tensor<4x3xf32>
  %r = "stablehlo.clamp"(%l, %x, %l) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// through integers none goes
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %i = stablehlo.convert %x : (tensor<4x3xf32>) -> tensor<4x3xi32>
  %f = stablehlo.convert %i : (tensor<4x3xi32>) -> tensor<4x3xf32>
  %r = stablehlo.multiply %f, %y : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// wrt: y
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = stablehlo.multiply %x, %y : tensor<4x3xf32>
  %s = stablehlo.multiply %r, %y : tensor<4x3xf32>
  return %s : tensor<4x3xf32>
}
// -----
// an argument that nothing depends on, and a result that is one
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>, %z: tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %s = stablehlo.sine %x : tensor<4x3xf32>
  return %s, %z : tensor<4x3xf32>, tensor<f32>
}
// -----
// one number
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %s = stablehlo.sine %x : tensor<f32>
  return %s : tensor<f32>
}
// -----
func.func @main(%x: tensor<0x3xf32>, %y: tensor<3xf32>) -> (tensor<0x3xf32>, tensor<3xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.sine %x : tensor<0x3xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<3xf32>) -> tensor<0x3xf32>
  %t = stablehlo.multiply %s, %b : tensor<0x3xf32>
  %r = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %t, %r : tensor<0x3xf32>, tensor<3xf32>
}
