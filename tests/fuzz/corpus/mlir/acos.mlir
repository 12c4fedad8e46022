func.func @main(%x: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>) {
  %r0 = chlo.acos %x : tensor<0xf16> -> tensor<0xf16>
  %r1 = chlo.acosh %x : tensor<0xf16> -> tensor<0xf16>
  %r2 = chlo.asin %x : tensor<0xf16> -> tensor<0xf16>
  %r3 = chlo.asinh %x : tensor<0xf16> -> tensor<0xf16>
  %r4 = chlo.atan %x : tensor<0xf16> -> tensor<0xf16>
  %r5 = chlo.atanh %x : tensor<0xf16> -> tensor<0xf16>
  %r6 = chlo.cosh %x : tensor<0xf16> -> tensor<0xf16>
  %r7 = chlo.tan %x : tensor<0xf16> -> tensor<0xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>, tensor<0xf16>
}
