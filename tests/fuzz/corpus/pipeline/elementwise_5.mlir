func.func @main(%x: tensor<3x128xf64>, %y: tensor<3x128xf64>) -> tensor<3x128xf64> {
  %0 = stablehlo.tanh %x : tensor<3x128xf64>
  %1 = stablehlo.divide %0, %y : tensor<3x128xf64>
  %2 = chlo.erf %1 : tensor<3x128xf64> -> tensor<3x128xf64>
  return %2 : tensor<3x128xf64>
}
