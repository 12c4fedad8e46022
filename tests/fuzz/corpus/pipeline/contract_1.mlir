func.func @main(%x: tensor<129x127xf32>, %y: tensor<131x127xf32>, %b: tensor<131xf32>) -> tensor<129x131xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<129x127xf32>, tensor<131x127xf32>) -> tensor<129x131xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<131xf32>) -> tensor<129x131xf32>
  %2 = stablehlo.add %0, %1 : tensor<129x131xf32>
  %z = stablehlo.constant dense<0.0> : tensor<129x131xf32>
  %3 = stablehlo.maximum %2, %z : tensor<129x131xf32>
  return %3 : tensor<129x131xf32>
}
