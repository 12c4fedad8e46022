func.func @main(%x: tensor<37x50xf32>, %y: tensor<37x50xf32>) -> tensor<37x50xf32> {
  %0 = stablehlo.add %x, %y : tensor<37x50xf32>
  %1 = stablehlo.exponential %0 : tensor<37x50xf32>
  return %1 : tensor<37x50xf32>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.multiply %x, %y : tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = stablehlo.negate %x : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
// -----
func.func @main(%x: tensor<129xi32>, %y: tensor<129xi32>) -> (tensor<129xi32>, tensor<129xi32>, tensor<129xi1>) {
  %0 = stablehlo.divide %x, %y : tensor<129xi32>
  %1 = stablehlo.remainder %x, %y : tensor<129xi32>
  %2 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<129xi32>, tensor<129xi32>) -> tensor<129xi1>
  return %0, %1, %2 : tensor<129xi32>, tensor<129xi32>, tensor<129xi1>
}
// -----
func.func @main(%x: tensor<4x127xi8>, %y: tensor<4x127xi8>) -> (tensor<4x127xi8>, tensor<4x127xf32>) {
  %0 = stablehlo.power %x, %y : tensor<4x127xi8>
  %1 = stablehlo.convert %x : (tensor<4x127xi8>) -> tensor<4x127xf32>
  return %0, %1 : tensor<4x127xi8>, tensor<4x127xf32>
}
// -----
func.func @main(%x: tensor<3x128xf64>, %y: tensor<3x128xf64>) -> tensor<3x128xf64> {
  %0 = stablehlo.tanh %x : tensor<3x128xf64>
  %1 = stablehlo.divide %0, %y : tensor<3x128xf64>
  %2 = chlo.erf %1 : tensor<3x128xf64> -> tensor<3x128xf64>
  return %2 : tensor<3x128xf64>
}
// -----
func.func @main(%p: tensor<5x17xi1>, %x: tensor<5x17xf32>, %lo: tensor<f32>, %hi: tensor<f32>) -> (tensor<5x17xf32>, tensor<5x17xi1>) {
  %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<5x17xf32>, tensor<f32>) -> tensor<5x17xf32>
  %1 = stablehlo.select %p, %0, %x : tensor<5x17xi1>, tensor<5x17xf32>
  %2 = stablehlo.not %p : tensor<5x17xi1>
  return %1, %2 : tensor<5x17xf32>, tensor<5x17xi1>
}
// -----
func.func @main(%x: tensor<33xui8>, %y: tensor<33xui8>) -> (tensor<33xui8>, tensor<33xui8>, tensor<33xui8>, tensor<33xi64>) {
  %0 = stablehlo.shift_left %x, %y : tensor<33xui8>
  %1 = stablehlo.shift_right_arithmetic %x, %y : tensor<33xui8>
  %2 = stablehlo.maximum %x, %y : tensor<33xui8>
  %3 = stablehlo.convert %x : (tensor<33xui8>) -> tensor<33xi64>
  return %0, %1, %2, %3 : tensor<33xui8>, tensor<33xui8>, tensor<33xui8>, tensor<33xi64>
}
