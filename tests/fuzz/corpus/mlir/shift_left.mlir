func.func @main(%x: tensor<33xui8>, %y: tensor<33xui8>) -> (tensor<33xui8>, tensor<33xui8>, tensor<33xui8>, tensor<33xi64>) {
  %0 = stablehlo.shift_left %x, %y : tensor<33xui8>
  %1 = stablehlo.shift_right_arithmetic %x, %y : tensor<33xui8>
  %2 = stablehlo.maximum %x, %y : tensor<33xui8>
  %3 = stablehlo.convert %x : (tensor<33xui8>) -> tensor<33xi64>
  return %0, %1, %2, %3 : tensor<33xui8>, tensor<33xui8>, tensor<33xui8>, tensor<33xi64>
}
