func.func @main(%x: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  return %0, %x : tensor<3x4xf32>, tensor<4xf32>
}
