func.func @main(%x: tensor<0xf16>) -> (tensor<0xf16>, tensor<0xf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %a = chlo.square %x : tensor<0xf16> -> tensor<0xf16>
  %b = chlo.conj %x : tensor<0xf16> -> tensor<0xf16>
  %c = chlo.is_inf %x : tensor<0xf16> -> tensor<0xi1>
  %d = chlo.is_pos_inf %x : tensor<0xf16> -> tensor<0xi1>
  %e = chlo.is_neg_inf %x : tensor<0xf16> -> tensor<0xi1>
  return %a, %b, %c, %d, %e : tensor<0xf16>, tensor<0xf16>, tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
