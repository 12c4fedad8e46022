func.func @main(%x: tensor<6x40xi32>, %y: tensor<6x7xi32>, %z: tensor<6x1xi32>) -> tensor<6x48xi32> {
  %0 = stablehlo.concatenate %x, %y, %z, dim = 1 : (tensor<6x40xi32>, tensor<6x7xi32>, tensor<6x1xi32>) -> tensor<6x48xi32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<6x48xi32>
  return %1 : tensor<6x48xi32>
}
