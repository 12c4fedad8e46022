func.func @main(%x: tensor<2x40xi32>, %y: tensor<3x40xi32>) -> tensor<5x40xi32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x40xi32>, tensor<3x40xi32>) -> tensor<5x40xi32>
  %1 = stablehlo.iota dim = 1 : tensor<5x40xi32>
  %2 = stablehlo.add %0, %1 : tensor<5x40xi32>
  return %2 : tensor<5x40xi32>
}
