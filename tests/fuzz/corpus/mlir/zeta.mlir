func.func @main(%x: tensor<1x401xf16>, %y: tensor<1x401xf16>) -> (tensor<1x401xf16>) {
  %z = chlo.zeta %x, %y : tensor<1x401xf16>, tensor<1x401xf16> -> tensor<1x401xf16>
  return %z : tensor<1x401xf16>
}
