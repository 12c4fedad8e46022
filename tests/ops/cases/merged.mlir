// What elementwise work reads of its like otherwise than element by element, and beside that as it lies: two kernels, one after the other.
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %1 = stablehlo.tanh %a : tensor<64x64xf32>
  %s = stablehlo.slice %1 [0:1, 0:64] : (tensor<64x64xf32>) -> tensor<1x64xf32>
  %q = stablehlo.reshape %s : (tensor<1x64xf32>) -> tensor<64xf32>
  %2 = stablehlo.broadcast_in_dim %q, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.subtract %2, %b : tensor<64x64xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<64x64xf32>
  return %4 : tensor<64x64xf32>
}
// -----
func.func @main(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %1 = stablehlo.negate %a : tensor<64x64xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.add %1, %2 : tensor<64x64xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<64x64xf32>
  return %4 : tensor<64x64xf32>
}
// -----
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %1 = stablehlo.tanh %a : tensor<64x64xf32>
  %2 = stablehlo.reverse %1, dims = [0] : tensor<64x64xf32>
  %3 = stablehlo.subtract %2, %b : tensor<64x64xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<64x64xf32>
  return %4 : tensor<64x64xf32>
}
// -----
func.func @main(%a6: tensor<200xi8>, %a7: tensor<200xi8>) -> tensor<200xi8> {
  %11 = stablehlo.negate %a6 : tensor<200xi8>
  %12 = stablehlo.reverse %11, dims = [0] : tensor<200xi8>
  %16 = stablehlo.compare LT, %12, %a7 : (tensor<200xi8>, tensor<200xi8>) -> tensor<200xi1>
  %17 = stablehlo.select %16, %12, %a7 : tensor<200xi1>, tensor<200xi8>
  return %17 : tensor<200xi8>
}
// -----
func.func @main(%a: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %1 = stablehlo.negate %a : tensor<512x512xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %3 = stablehlo.add %1, %2 : tensor<512x512xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<512x512xf32>
  return %4 : tensor<512x512xf32>
}
