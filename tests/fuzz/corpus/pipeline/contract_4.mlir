func.func @main(%x: tensor<70x5x20xf32>, %y: tensor<5x20x33xf32>) -> tensor<70x33xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<70x5x20xf32>, tensor<5x20x33xf32>) -> tensor<70x33xf32>
  %1 = stablehlo.tanh %0 : tensor<70x33xf32>
  return %1 : tensor<70x33xf32>
}
