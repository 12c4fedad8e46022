func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>) {
  %three = stablehlo.constant dense<3.0> : tensor<0xf64>
  %y = stablehlo.multiply %x, %three : tensor<0xf64>
  %r0 = chlo.lgamma %y : tensor<0xf64> -> tensor<0xf64>
  %r1 = chlo.digamma %y : tensor<0xf64> -> tensor<0xf64>
  return %r0, %r1 : tensor<0xf64>, tensor<0xf64>
}
