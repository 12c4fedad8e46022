func.func @main(%x: tensor<6x20xf32>) -> tensor<4x30xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x20xf32>) -> tensor<20x6xf32>
  %1 = stablehlo.reshape %0 : (tensor<20x6xf32>) -> tensor<4x30xf32>
  %2 = stablehlo.add %1, %1 : tensor<4x30xf32>
  return %2 : tensor<4x30xf32>
}
