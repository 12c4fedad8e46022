func.func @main(%x: tensor<7x33xf16>) -> (tensor<7x33xf16>, tensor<7x33xf16>) {
  %a = stablehlo.real %x : (tensor<7x33xf16>) -> tensor<7x33xf16>
  %b = stablehlo.imag %x : (tensor<7x33xf16>) -> tensor<7x33xf16>
  return %a, %b : tensor<7x33xf16>, tensor<7x33xf16>
}
