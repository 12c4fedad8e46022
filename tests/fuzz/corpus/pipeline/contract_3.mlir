func.func @main(%x: tensor<2x3x20x33xf32>, %y: tensor<2x3x40x33xf32>) -> tensor<2x3x20x40xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x20x33xf32>, tensor<2x3x40x33xf32>) -> tensor<2x3x20x40xf32>
  return %0 : tensor<2x3x20x40xf32>
}
