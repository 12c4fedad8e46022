func.func @main(%x: tensor<333xi2>) -> (tensor<i2>) {
  %z = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<333xi2>, tensor<i2>) -> tensor<i2>
  return %r : tensor<i2>
}
