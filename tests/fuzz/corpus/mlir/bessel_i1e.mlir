func.func @main(%x: tensor<0xf64>) -> (tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>) {
  %r0 = chlo.sinh %x : tensor<0xf64> -> tensor<0xf64>
  %r1 = chlo.erfc %x : tensor<0xf64> -> tensor<0xf64>
  %r2 = chlo.erf_inv %x : tensor<0xf64> -> tensor<0xf64>
  %r3 = chlo.bessel_i1e %x : tensor<0xf64> -> tensor<0xf64>
  return %r0, %r1, %r2, %r3 : tensor<0xf64>, tensor<0xf64>, tensor<0xf64>, tensor<0xf64>
}
