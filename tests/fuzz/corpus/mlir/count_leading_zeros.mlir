func.func @main(%x: tensor<0xui8>) -> (tensor<0xui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) {
  %r4 = stablehlo.count_leading_zeros %x : tensor<0xui8>
  %r11 = stablehlo.negate %x : tensor<0xui8>
  %r12 = stablehlo.not %x : tensor<0xui8>
  %r13 = stablehlo.popcnt %x : tensor<0xui8>
  return %r4, %r11, %r12, %r13 : tensor<0xui8>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>
}
