func.func @main(%x: tensor<37x50xf32>, %y: tensor<37x50xf32>) -> tensor<37x50xf32> {
  %0 = stablehlo.add %x, %y : tensor<37x50xf32>
  %1 = stablehlo.exponential %0 : tensor<37x50xf32>
  return %1 : tensor<37x50xf32>
}
