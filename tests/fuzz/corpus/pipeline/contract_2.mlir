func.func @main(%x: tensor<1x1000xf32>, %y: tensor<1000x10xf32>) -> tensor<1x10xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x1000xf32>, tensor<1000x10xf32>) -> tensor<1x10xf32>
  return %0 : tensor<1x10xf32>
}
